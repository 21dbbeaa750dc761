// Rules of one's own: those that there are, and the builder that makes one by taps, word by word.
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { PickerState } from "../protocol";
import { useStore } from "../model/store";
import { Btn, Fold, Line } from "../parts/parts";

type Building = NonNullable<PickerState["builder"]>;
type Slot = Building["slots"][number];
type Said = Slot["words"][number];

/** The rules that the house's text states itself, and the way to one more. */
export const OwnRules = () => {
  const store = useStore<PickerState>();
  const { builds, builder, ownRules } = store.state.value;
  if (!builds) return null;
  return (
    <section class="panel own" data-testid="own" aria-label={store.label("own-rules")}>
      <h2>{store.label("own-rules")}</h2>
      {builder ? <Builder builder={builder} /> : (
        <>
          {ownRules.length === 0 && <p class="small-text">{store.label("own-none")}</p>}
          <ul class="plain">{ownRules.map((rule) => <Own key={rule.id} rule={rule} />)}</ul>
          <div class="row"><Btn id="own-new" class="btn gold" onClick={() => store.send({ type: "build", open: true })}>{store.label("own-new")}</Btn></div>
        </>
      )}
    </section>
  );
};

const Own = ({ rule }: { rule: PickerState["ownRules"][number] }) => {
  const store = useStore<PickerState>();
  const { id, title } = rule;
  return (
    <li class="own-rule" data-testid={`own-${id}`}>
      <b>{title}</b>
      {!title.startsWith(rule.wording.replace(/[.。]$/, "")) && <p class="small-text">{rule.wording}</p>}
      {!rule.on && <p class="small-text">{store.label("own-off")}</p>}
      <div class="row">
        {rule.edits && (
          <Btn id={`own-edit-${id}`} label={store.label("own-edit-of", { title })} onClick={() => store.send({ type: "build", open: true, rule: id })}>{store.label("own-edit")}</Btn>
        )}
        <Btn id={`own-drop-${id}`} label={store.label("own-drop-of", { title })} onClick={() => store.send({ type: "drop_rule", rule: id })}>{store.label("own-drop")}</Btn>
      </div>
    </li>
  );
};

const Builder = ({ builder }: { builder: Building }) => {
  const store = useStore<PickerState>();
  const head = useRef<HTMLDivElement>(null);
  useEffect(() => head.current?.focus(), []);
  return (
    <div class="builder" data-testid="builder">
      <div class="own-said" role="status" tabIndex={-1} ref={head}>
        <p class="own-sentence" data-testid="own-sentence">{builder.sentence}</p>
        <p class="small-text" lang={store.state.value.lang === "ja" ? "en" : "ja"}>{builder.other}</p>
        <Outcome builder={builder} />
      </div>
      {builder.slots.map((slot) => <Part key={slot.id} slot={slot} />)}
      {builder.whole && <Title builder={builder} />}
      <div class="row own-ends">
        <Btn id="own-keep" class="btn gold" disabled={!builder.whole} onClick={() => store.send({ type: "keep_rule" })}>{store.label(builder.id ? "own-change" : "own-keep")}</Btn>
        <Btn id="own-leave" onClick={() => store.send({ type: "build", open: false })}>{store.label("own-leave")}</Btn>
      </div>
    </div>
  );
};

/** What the rule does at the table that lies there, and which rules it meets. */
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
      <Line
        id="own-title" label={store.label("own-title")} placeholder={builder.made} value={draft.value ?? builder.title}
        onInput={(text) => (draft.value = text)} onEnter={call} onLeave={call}
      />
    </label>
  );
};

/** When, if, then or until: the usual words, and the rest one tap further. */
const Part = ({ slot }: { slot: Slot }) => {
  const store = useStore<PickerState>();
  if (slot.words.length === 0 && slot.faults.length === 0) return null;
  const seldom = slot.words.filter((word) => !word.often);
  return (
    <section class="own-slot" aria-label={slot.label} data-testid={`own-slot-${slot.id}`}>
      <h3>{slot.label}</h3>
      <Faults texts={slot.faults} />
      {slot.words.filter((word) => word.often).map((word) => <Word key={word.path} word={word} />)}
      {seldom.length > 0 && (
        <Fold id={`own-more-${slot.id}`} title={store.label("own-more-in", { slot: slot.label })}>
          {seldom.map((word) => <Word key={word.path} word={word} />)}
        </Fold>
      )}
    </section>
  );
};

const Word = ({ word }: { word: Said }) => {
  const store = useStore<PickerState>();
  const say = (value: string) => store.send({ type: "word", word: word.path, value });
  const id = word.path.replace(/\./g, "-");
  const alone = word.choices.length === 1 && word.choices[0]?.value === "True" ? word.choices[0] : null;
  return (
    <div class="own-word" role="group" aria-label={word.label}>
      {alone ? (
        <Btn id={`say-${id}`} class="chip" pressed={word.said.length > 0} onClick={() => say(alone.value)}>{word.label}</Btn>
      ) : (
        <>
          <span class="own-name" aria-hidden="true">{word.label}</span>
          <div class="chips">{word.choices.map(({ value, label }) => (
            <Btn key={value} id={`say-${id}-${value.replace(/ /g, "-")}`} class="chip" label={`${word.label}: ${label}`} pressed={word.said.includes(value)} onClick={() => say(value)}>{label}</Btn>
          ))}</div>
        </>
      )}
      <Faults texts={word.faults} />
    </div>
  );
};

const Faults = ({ texts }: { texts: string[] }) => <>{texts.map((text) => <p key={text} class="odd-here">{text}</p>)}</>;
