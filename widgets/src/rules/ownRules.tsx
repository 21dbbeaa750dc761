// The house's own rules, and the builder that makes one word by word.
import { useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import type { TargetedFocusEvent, TargetedKeyboardEvent } from "preact";
import type { PickerState } from "../protocol";
import { useStore, type Store } from "../model/store";
import { onUndoKey } from "../parts/frame";
import { CopyableText } from "./copyable";
import { Button, Fold, Icon, TextField } from "../parts/parts";
import { OF_THE_HOUSE } from "./ruleProblems";
import { useView } from "./view";

type Building = NonNullable<PickerState["builder"]>;
type Slot = Building["slots"][number];
type SlotWord = Slot["words"][number];

/** The house's own rules, with a button for a new one. */
export const OwnRules = () => {
  const store = useStore<PickerState>();
  const { builds, builder, notice, ownNotice } = store.state.value;
  const home = useRef<HTMLElement>(null);
  const message = useRef<HTMLParagraphElement>(null);
  const isBuilding = builder !== null;
  const was = useRef(isBuilding);
  // If the focused element was removed with the builder or a row, the focus goes to the message about it.
  useEffect(() => {
    const hasEnded = was.current && !isBuilding;
    was.current = isBuilding;
    if (isBuilding || !home.current || !(hasEnded || ((notice || ownNotice) && isFocusLost(home.current)))) return;
    (message.current ?? home.current).focus({ preventScroll: true });
    home.current.scrollIntoView({ block: "start" });
  }, [isBuilding, notice, ownNotice]);
  if (!builds) return null;
  return (
    <section class="panel own" data-testid="own" aria-label={store.label("own-rules")} ref={home} tabIndex={-1}>
      <h2>{store.label("own-rules")}</h2>
      {!builder && ownNotice && <p class="notice" role="status" data-testid="own-notice" ref={message} tabIndex={-1}>{ownNotice}</p>}
      {builder ? <Builder builder={builder} /> : <OwnRuleList />}
    </section>
  );
};

/** Whether no element has the focus. */
const isFocusLost = (element: HTMLElement): boolean => {
  const root = element.getRootNode() as Document | ShadowRoot;
  return !root.activeElement || root.activeElement.matches("body, dialog");
};

const OwnRuleList = () => {
  const store = useStore<PickerState>();
  const { ownRules, ownGone, ownLeft, house } = store.state.value;
  return (
    <>
      {ownRules.length === 0 && <p class="small-text">{store.label("own-none")}</p>}
      <ul class="plain">{ownRules.map((rule) => <OwnRule key={rule.id} rule={rule} />)}</ul>
      {ownGone.map((title) => <p key={title} class="odd-here">{store.label("own-gone", { title, file: house?.file ?? "" })}</p>)}
      {ownLeft && <p class="small-text" data-testid="own-left">{store.label("own-was-left", { text: ownLeft })}</p>}
      <div class="row">
        <Button id="own-new" class="btn gold" onClick={() => store.send({ type: "build", open: true })}>{store.label("own-new")}</Button>
        {ownLeft && <Button id="own-again" onClick={() => store.send({ type: "build", open: true, again: true })}>{store.label("own-again")}</Button>}
        <SaveHouse />
      </div>
      <Fold id="own-recipes" title={store.label("own-recipes")}><Recipes recipes={store.state.value.recipes} /></Fold>
    </>
  );
};

/** House rules of the cookbook. A tap begins a rule like one of them. */
export const Recipes = ({ recipes, onStart }: { recipes: PickerState["recipes"]; onStart?: () => void }) => {
  const store = useStore<PickerState>();
  const start = (recipe: string) => {
    onStart?.();
    store.send({ type: "build", open: true, recipe });
  };
  return (
    <ul class="plain recipes">{recipes.map(({ id, title, text }) => (
      <li key={id}>
        <Button id={`recipe-${id}`} class="ruling-link" onClick={() => start(id)}><span>{title}</span><small>{text}</small></Button>
      </li>
    ))}</ul>
  );
};

/** The button that saves the house's file. Problems are shown at the house. */
const SaveHouse = () => {
  const store = useStore<PickerState>();
  const view = useView();
  const { house, ownRules, ownGone, problem } = store.state.value;
  if (!house || (ownRules.every((rule) => rule.kept) && ownGone.length === 0)) return null;
  const refused = problem && OF_THE_HOUSE.includes(problem.kind);
  return (
    <>
      <Button id="own-save" onClick={() => store.send({ type: "save" })}><Icon name="save" />{store.label("own-save", { file: house.file })}</Button>
      {refused && <><p class="odd-here">{problem.message}</p><Button id="own-house" onClick={() => view.scrollToGroup("house")}>{store.label("house")}</Button></>}
    </>
  );
};

const OwnRule = ({ rule }: { rule: PickerState["ownRules"][number] }) => {
  const store = useStore<PickerState>();
  const { id, title } = rule;
  return (
    <li class="own-rule" data-testid={`own-${id}`}>
      <b>{title}</b>
      {!title.startsWith(rule.wording.replace(/[.。]$/, "")) && <p class="small-text">{rule.wording}</p>}
      <p class="own-stands" data-testid={`own-stands-${id}`} data-on={rule.on ? "yes" : "no"} data-kept={rule.kept ? "yes" : "no"}>{rule.stands}</p>
      <div class="row">
        {rule.edits && (
          <Button id={`own-edit-${id}`} label={store.label("own-edit-of", { title })} onClick={() => store.send({ type: "build", open: true, rule: id })}>{store.label("own-edit")}</Button>
        )}
        <Button id={`own-drop-${id}`} label={store.label("own-drop-of", { title })} onClick={() => store.send({ type: "drop_rule", rule: id })}>{store.label("own-drop")}</Button>
      </div>
    </li>
  );
};

const Builder = ({ builder }: { builder: Building }) => {
  const store = useStore<PickerState>();
  const head = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    head.current?.focus({ preventScroll: true });
    form.current?.scrollIntoView({ block: "start" });
  }, [builder.at]);
  const onFocus = useFocusKept(form, head);
  return (
    <div class="builder" data-testid="builder" ref={form} onFocusIn={onFocus} onKeyDown={(event) => (event.ctrlKey || event.metaKey) && onUndoKey(event, store)}>
      <div class="own-said" role="group" aria-label={store.label("own-so-far")} tabIndex={-1} ref={head}>
        <div role="status" aria-atomic="true">
          <p class="own-sentence" data-testid="own-sentence">{builder.sentence}</p>
          <Outcome builder={builder} />
        </div>
        <div class="row own-ends">
          <Button id="own-keep" class="btn gold" disabled={!builder.whole} onClick={() => store.send({ type: "keep_rule" })}>{store.label(builder.id ? "own-change" : "own-keep")}</Button>
          {builder.more && <Button id="own-and" label={store.label("own-and")} onClick={() => store.send({ type: "sentence", at: builder.sentences.length })}><Icon name="plus" /><span>{store.label("own-and")}</span></Button>}
          <Button id="own-leave" class="btn icon-only" label={store.label("own-leave")} onClick={() => store.send({ type: "build", open: false })}><Icon name="close" /></Button>
        </div>
        <div class="row own-parts">{builder.slots.filter(isShown).map(({ id, label }) => (
          <Button key={id} id={`own-to-${id}`} class="chip" onClick={() => scrollToPart(form.current, head.current, id)}>{label}</Button>
        ))}</div>
      </div>
      <p class="small-text" data-testid="own-draft">{builder.stands}</p>
      {builder.sentences.length > 1 && <Sentences builder={builder} />}
      {builder.whole && <Example builder={builder} />}
      {builder.overrides.length > 0 && <Overrides builder={builder} />}
      {builder.slots.map((slot) => <Part key={slot.id} slot={slot} />)}
      {builder.whole && <Title builder={builder} />}
    </div>
  );
};

/** Scrolls to a part of the sentence, below the head, which covers the top of the page. Above the first part is what the rule does. */
const scrollToPart = (form: HTMLElement | null, head: HTMLElement | null, id: string) => {
  const part = form?.querySelector<HTMLElement>(`[data-testid="own-slot-${CSS.escape(id)}"]`);
  if (!part || !head) return;
  if (part === form?.querySelector('[data-testid^="own-slot-"]')) {
    form.scrollIntoView({ block: "start" });
    return;
  }
  part.style.scrollMarginTop = `${parseFloat(getComputedStyle(head).top) + head.offsetHeight + 4}px`;
  part.scrollIntoView({ block: "start" });
};

/** Moves the focus with a word that is drawn in another place. */
const useFocusKept = (form: { current: HTMLElement | null }, head: { current: HTMLElement | null }) => {
  const last = useRef("");
  useLayoutEffect(() => {
    if (!last.current || !form.current || !isFocusLost(form.current)) return;
    const moved = form.current.querySelector<HTMLElement>(`[data-testid="${CSS.escape(last.current)}"]:not(:disabled)`);
    (moved ?? head.current)?.focus({ preventScroll: true });
  });
  return (event: TargetedFocusEvent<HTMLElement>) => {
    last.current = (event.target as HTMLElement).dataset["testid"] ?? "";
  };
};

/** The sentences of a rule that has several. The current one is marked. */
const Sentences = ({ builder }: { builder: Building }) => {
  const store = useStore<PickerState>();
  return (
    <ol class="plain own-sentences" aria-label={store.label("own-sentences")}>{builder.sentences.map((text, index) => (
      <li key={index} class="row">
        <Button id={`own-sentence-${index}`} class="chip" current={index === builder.at} onClick={() => store.send({ type: "sentence", at: index })}>
          <span class="own-number">{store.label("own-sentence", { n: index + 1 })}</span>{text}
        </Button>
        <Button id={`own-sentence-${index}-drop`} class="btn icon-only" label={store.label("own-sentence-drop", { n: index + 1 })} onClick={() => store.send({ type: "sentence", at: index, drop: true })}>
          <Icon name="trash" />
        </Button>
      </li>
    ))}</ol>
  );
};

/** What the rule does at the current table, and the rules with which it interacts. */
const Outcome = ({ builder }: { builder: Building }) => {
  const { trial, meets } = builder;
  const tone = trial?.changes ? "changes" : trial?.fires ? "fires" : "not";
  return (
    <>
      {trial && <p class="own-trial" data-testid="own-trial" data-tone={tone}>{trial.text}</p>}
      {meets.map((text) => <p key={text} class="odd-here">{text}</p>)}
    </>
  );
};

/** The smallest table on which the rule acts, on request. */
const Example = ({ builder }: { builder: Building }) => {
  const store = useStore<PickerState>();
  const { example } = builder;
  return (
    <section class="own-example" aria-label={store.label("own-example")} aria-live="polite">
      {!example && <Button id="own-example" onClick={() => store.send({ type: "example" })}>{store.label("own-example")}</Button>}
      {example && !example.table && <p class="small-text" data-testid="own-example-none">{store.label("own-example-none")}</p>}
      {example?.table && (
        <>
          <h3>{store.label("own-example-found")}</h3>
          <CopyableText id="own-example" text={example.table} />
          <p data-testid="own-example-says">{example.says}</p>
        </>
      )}
    </section>
  );
};

/** The clauses that stand in the rule's way. A tap lets the rule take precedence. */
const Overrides = ({ builder }: { builder: Building }) => {
  const store = useStore<PickerState>();
  return (
    <section class="own-slot" aria-label={store.label("own-overrides")} data-testid="own-overrides">
      <h3>{store.label("own-overrides")}</h3>
      <div class="chips">{builder.overrides.map(({ id, title, on }) => (
        <Button key={id} id={`override-${id.replace(/\./g, "-")}`} class="chip" pressed={on} onClick={() => store.send({ type: "override", clause: id })}>{title}</Button>
      ))}</div>
    </section>
  );
};

const Title = ({ builder }: { builder: Building }) => {
  const store = useStore<PickerState>();
  const draft = useSignal<string | null>(null);
  const call = (text: string) => {
    draft.value = null;
    if (text.trim() !== builder.title) store.send({ type: "call", title: text });
  };
  return (
    <label class="house-name">
      <span>{store.label("own-title")}</span>
      <TextField
        id="own-title" label={store.label("own-title")} value={draft.value ?? builder.title}
        onInput={(text) => (draft.value = text)} onEnter={call} onLeave={call}
      />
    </label>
  );
};

const isShown = (slot: Slot): boolean => slot.words.length > 0 || slot.faults.length > 0;

/** The words of a part: the usual ones, and the others folded. */
const Part = ({ slot }: { slot: Slot }) => {
  const store = useStore<PickerState>();
  if (!isShown(slot)) return null;
  const others = slot.words.filter((word) => !word.often);
  return (
    <section class="own-slot" aria-label={slot.label} data-testid={`own-slot-${slot.id}`}>
      <h3>{slot.label}</h3>
      <Faults texts={slot.faults} />
      {slot.words.filter((word) => word.often).map((word) => <Word key={word.path} word={word} />)}
      {others.length > 0 && (
        <Fold id={`own-more-${slot.id}`} title={store.label("own-more-in", { slot: slot.label })}>
          {others.map((word) => <Word key={word.path} word={word} />)}
        </Fold>
      )}
    </section>
  );
};

/** Whether a value is said. A tap is seen before it is answered. */
const isSaid = (store: Store<PickerState>, word: SlotWord, value: string): boolean => {
  const said = word.said.includes(value);
  return store.expected((action) => (action.type === "word" && action.word === word.path && action.value === value ? !said : undefined), said);
};

const Word = ({ word }: { word: SlotWord }) => {
  const store = useStore<PickerState>();
  const say = (value: string) => store.send({ type: "word", word: word.path, value });
  const id = word.path.replace(/\./g, "-");
  const onlyChoice = word.choices.length === 1 && word.choices[0]?.value === "True" ? word.choices[0] : null;
  return (
    <div class="own-word" role="group" aria-label={word.label}>
      {onlyChoice ? (
        <Button id={`say-${id}`} class="chip" pressed={isSaid(store, word, onlyChoice.value)} onClick={() => say(onlyChoice.value)}>{word.label}</Button>
      ) : (
        <>
          <span class="own-name" aria-hidden="true">{word.label}</span>
          <Choices word={word} id={id} say={say} />
        </>
      )}
      <Faults texts={word.faults} />
    </div>
  );
};

/** One tab stop. Arrow keys move through the choices. */
const Choices = ({ word, id, say }: { word: SlotWord; id: string; say: (value: string) => void }) => {
  const store = useStore<PickerState>();
  const current = useSignal("");
  const values = word.choices.map((choice) => choice.value);
  const tabStop = values.includes(current.value) ? current.value : word.said.find((value) => values.includes(value)) ?? values[0];
  return (
    <div class="chips" role="toolbar" aria-label={word.label} onKeyDown={walkChips} onFocusOut={() => (current.value = "")}>{word.choices.map(({ value, label }) => (
      <Button
        key={value} id={`say-${id}-${value.replace(/ /g, "-")}`} class="chip" label={`${word.label}: ${label}`} pressed={isSaid(store, word, value)}
        tab={value === tabStop ? 0 : -1} onFocus={() => (current.value = value)} onClick={() => say(value)}
      >
        {label}
      </Button>
    ))}</div>
  );
};

const walkChips = (event: TargetedKeyboardEvent<HTMLElement>) => {
  const chips = [...event.currentTarget.querySelectorAll("button")];
  const index = chips.indexOf(event.target as HTMLButtonElement);
  const goal = { ArrowRight: index + 1, ArrowDown: index + 1, ArrowLeft: index - 1, ArrowUp: index - 1, Home: 0, End: chips.length - 1 }[event.key];
  const next = goal === undefined ? undefined : chips[goal];
  if (!next) return;
  event.preventDefault();
  next.focus();
};

const Faults = ({ texts }: { texts: string[] }) => <>{texts.map((text) => <p key={text} class="odd-here">{text}</p>)}</>;
