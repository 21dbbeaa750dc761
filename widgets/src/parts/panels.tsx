// What stands beside the table: questions, marks, house rules and readings, the table as text.
import { useSignal, type Signal } from "@preact/signals";
import { useRef } from "preact/hooks";
import type { Mark, Option, Problem } from "../protocol";
import type { Shown } from "../model/told";
import { Btn, Fold, Icon, KEEP, Line, Pick, Tick } from "./parts";
import { useStore } from "../model/store";

export const Questions = () => {
  const store = useStore();
  const draft = useSignal("");
  const { question, questions, problem } = store.state.value;
  const ask = (text: string) => {
    if (text.trim()) store.send({ type: "ask", text: text.trim() });
  };
  return (
    <section class="panel questions" aria-label={store.label("questions")}>
      <h2>{store.label("questions")}</h2>
      <div class="chips">
        <Btn id="question-follow" class="chip" pressed={question.followed} onClick={() => store.send({ type: "ask", text: null })}>
          {store.label("follow")}
        </Btn>
        {questions.map((item, index) => (
          <Btn
            key={item.text} id={`question-${index}`} class="chip" pressed={!question.followed && question.text === item.text}
            onClick={() => store.send({ type: "ask", text: item.text })}
          >
            {item.label}
          </Btn>
        ))}
      </div>
      <div class="row">
        <Line
          id="question-input" label={store.label("own-question")} value={draft.value}
          placeholder={store.label("own-question-example")} onInput={(text) => (draft.value = text)} onEnter={ask}
        />
        <Btn id="question-ask" onClick={() => ask(draft.value)}>{store.label("ask")}</Btn>
      </div>
      {problem?.kind === "question" && <ProblemLine problem={problem} id="question-problem" />}
    </section>
  );
};

export const ProblemLine = ({ problem, id }: { problem: Problem; id: string }) => (
  <p class={problem.kind === "gone" ? "notice" : "problem"} role={problem.kind === "gone" ? "status" : "alert"} data-testid={id}>{problem.message}</p>
);

export const Moves = () => {
  const store = useStore();
  const draft = useSignal("");
  const { moves, problem } = store.state.value;
  const make = (move: string) => {
    if (move.trim()) store.send({ type: "make", move: move.trim() });
  };
  return (
    <section class="panel" aria-label={store.label("go-on")}>
      <h2>{store.label("go-on")}</h2>
      <div class="chips">{(moves ?? []).map((move, index) => (
        <Btn
          key={move.text} id={`move-${index}`} class="chip" onClick={() => store.send({ type: "make", move: move.text, offered: true })}
        >
          {move.label}
        </Btn>
      ))}</div>
      <div class="row">
        <Line
          id="move-input" label={store.label("own-move")} value={draft.value} placeholder={store.label("own-move-example")}
          onInput={(text) => (draft.value = text)} onEnter={make}
        />
        <Btn id="move-make" onClick={() => make(draft.value)}>{store.label("make")}</Btn>
      </div>
      {problem?.kind === "move" && <ProblemLine problem={problem} id="move-problem" />}
    </section>
  );
};

export const slug = (text: string): string => text.trim().replace(/\s+/g, "-");

export const Marks = () => {
  const store = useStore();
  const { marks } = store.state.value;
  if (marks.length === 0) return null;
  return (
    <section class="panel marks" aria-label={store.label("marks")}>
      <h2>{store.label("marks")}</h2>
      <div class="chips">{marks.map((mark) => <MarkChip key={mark.mark} mark={mark} />)}</div>
    </section>
  );
};

export const MarkChip = ({ mark, id }: { mark: Mark; id?: string }) => {
  const store = useStore();
  const on = store.expected((action) => (action.type === "mark" && action.mark === mark.mark ? action.on === true : undefined), mark.on);
  return (
    <Btn
      id={id ?? `mark-${slug(mark.mark)}`} class={mark.follows ? "chip follows" : "chip"} pressed={on}
      onClick={() => store.send({ type: "mark", mark: mark.mark, on: !on })}
    >
      {mark.label}{mark.follows && <small>{store.label("from-field")}</small>}
    </Btn>
  );
};

export const Options = () => {
  const store = useStore();
  const search = useSignal("");
  const { options } = store.state.value;
  const wanted = search.value.trim().toLowerCase();
  const shown = options.filter((option) => `${option.title} ${option.id} ${option.text}`.toLowerCase().includes(wanted));
  const changed = options.filter((option) => option.kind !== "game" && option.value !== option.default).length;
  const title = <>{store.label("house-rules")}{changed > 0 && <span class="badge">{store.label("changed", { n: changed })}</span>}</>;
  return (
    <Fold id="options" class="panel fold" title={title}>
      <Line
        id="options-search" label={store.label("search")} value={search.value}
        onInput={(text) => (search.value = text)}
      />
      <div class="options">
        <OptionList options={shown.filter((option) => option.kind === "switch")} />
        <h3>{store.label("readings")}</h3>
        <OptionList options={shown.filter((option) => option.kind === "reading")} />
      </div>
    </Fold>
  );
};

const OptionList = ({ options }: { options: Option[] }) => (
  <ul class="plain">{options.map((option) => <OptionView key={option.id} option={option} />)}</ul>
);

const OptionView = ({ option }: { option: Option }) => {
  const store = useStore();
  const value = store.expected((action) => (action.type === "option" && action.option === option.id ? action.value : undefined), option.value);
  const set = (value: Option["value"]) => store.send({ type: "option", option: option.id, value });
  const pick = (text: string) => {
    const found = option.values.find((choice) => `${choice.value}` === text);
    if (found) set(found.value);
  };
  return (
    <li class={option.value === option.default ? "option" : "option changed"}>
      {option.kind === "switch"
        ? <Tick id={`option-${option.id}`} label={option.title} on={value === true} onFlip={set} />
        : (
          <label class="field-row reading">
            <span>{option.title}</span>
            <Pick
              id={`option-${option.id}`} label={option.title} value={`${value}`} onPick={pick}
              choices={option.values.map((choice) => ({ value: `${choice.value}`, label: choice.label }))}
            />
          </label>
        )}
      {option.text && <p class="small-text">{option.text}{option.where && <span class="where"> {option.where}</span>}</p>}
    </li>
  );
};

/** The text as edited, or null while it simply follows the table. */
export const TextPanel = ({ draft }: { draft: Signal<string | null> }) => {
  const store = useStore<Shown>();
  const area = useRef<HTMLTextAreaElement>(null);
  const copied = useSignal(false);
  const { text, problem } = store.state.value;
  const bad = problem?.kind === "unreadable" ? problem : null;
  const shown = draft.value ?? bad?.text ?? text;
  const dirty = shown !== text;
  const copy = async () => {
    area.current?.select();
    try {
      await navigator.clipboard.writeText(shown);
    } catch {
      area.current?.ownerDocument.execCommand?.("copy");
    }
    copied.value = true;
    setTimeout(() => (copied.value = false), 1500);
  };
  // Taking the table's own text again also tells the session that the unreadable one is given up.
  const revert = () => {
    draft.value = null;
    if (bad) store.send({ type: "text", text });
  };
  const goTo = () => {
    const offset = offsetOf(shown, bad?.line ?? 1, bad?.column ?? 1);
    area.current?.focus();
    area.current?.setSelectionRange(offset, offset + (/^[^\s,:#]*/.exec(shown.slice(offset))?.[0].length || 1));
  };
  return (
    <Fold id="text" class="panel fold" title={store.label("table-text")} open={bad !== null}>
      <textarea
        ref={area} {...KEEP} class="text" data-testid="text-input" aria-label={store.label("table-text")} spellcheck={false}
        rows={Math.min(18, shown.split("\n").length + 1)} value={shown} aria-invalid={bad !== null} readOnly={store.still}
        onInput={(event) => (draft.value = event.currentTarget.value)}
      />
      {bad && <ProblemLine problem={bad} id="text-problem" />}
      <div class="row">
        {!store.still && <Btn id="text-apply" class="btn gold" disabled={!dirty} onClick={() => store.send({ type: "text", text: shown })}>
          {store.label("apply")}
        </Btn>}
        {!store.still && <Btn id="text-revert" disabled={!dirty} onClick={revert}>{store.label("revert")}</Btn>}
        <Btn id="text-copy" onClick={() => void copy()}><Icon name="copy" />{store.label(copied.value ? "copied" : "copy")}</Btn>
        {bad?.line && <Btn id="text-goto" onClick={goTo}>{store.label("show-error")}</Btn>}
      </div>
    </Fold>
  );
};

export const offsetOf = (text: string, line: number, column: number): number => {
  const lines = text.split("\n").slice(0, line - 1);
  return lines.reduce((sum, each) => sum + each.length + 1, 0) + column - 1;
};
