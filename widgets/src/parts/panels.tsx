// The panels next to the table: questions, marks, the table as text.
import { useSignal, useSignalEffect, type Signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { DeskState, Mark, Problem } from "../protocol";
import type { TableState, SharedState } from "../model/sharedState";
import { ArgumentAnswer, ArgumentField, isSaidByVerdict } from "./argument";
import { Button, Fold, Icon, OWN_KEYS, TextField } from "./parts";
import { seatOf } from "../model/placeKeys";
import { useStore, type Store } from "../model/store";

export const QuestionPanel = () => {
  const store = useStore();
  const draft = useSignal("");
  const { question, questions, problem, argument } = store.state.value;
  // Words that weren't understood wait here, so that they can be changed, and those that were if nothing else was typed.
  const words = argument?.text;
  const isUnread = Boolean(argument && !isSaidByVerdict(argument));
  useEffect(() => { if (words && (isUnread || !draft.peek())) draft.value = words; }, [words, isUnread]);
  return (
    <section class="panel questions" aria-label={store.label("questions")}>
      <h2>{store.label("questions")}</h2>
      <div class="chips">
        <Button id="question-follow" class="chip" pressed={question.followed} onClick={() => store.send({ type: "ask", text: null })}>
          {store.label("follow")}
        </Button>
        {questions.map((item, index) => (
          <Button
            key={item.text} id={`question-${index}`} class="chip" pressed={!question.followed && question.text === item.text}
            onClick={() => store.send({ type: "ask", text: item.text })}
          >
            {item.label}
          </Button>
        ))}
      </div>
      <ArgumentField draft={draft} example={store.state.value.example} onSend={(text) => store.send({ type: "argue", text })} />
      <ArgumentAnswer id="sheet-argument" meaning="sheet-meaning" />
      {problem?.kind === "question" && <ProblemLine problem={problem} id="question-problem" onNear={(text) => store.send({ type: "ask", text })} />}
    </section>
  );
};

/** Whether the text of a field was sent. When all is answered, `settle` decides whether that is still true. */
export const useSent = (store: Store, settle: () => boolean) => {
  const isSent = useRef(false);
  useSignalEffect(() => {
    const answered = store.pending.value.length === 0 && Boolean(store.state.value);
    if (answered && isSent.current) isSent.current = settle();
  });
  return isSent;
};

const IS_NEWS = ["gone", "brought"]; // nothing is wrong

/** A problem. Suggestions can be tapped; what else could be written there is folded. */
export const ProblemLine = ({ problem, id, onNear }: { problem: Problem; id: string; onNear?: (text: string) => void }) => {
  const store = useStore<SharedState>();
  const suggestions = onNear ? problem.near ?? [] : [];
  const isNews = IS_NEWS.includes(problem.kind);
  return (
    <div class={isNews ? "notice" : "problem"} role={isNews ? "status" : "alert"} data-testid={id}>
      <p>{problem.message}</p>
      {suggestions.length > 0 && <div class="chips">{suggestions.map((suggestion, index) => (
        <Button key={suggestion.text} id={`${id}-near-${index}`} class="chip" onClick={() => onNear?.(suggestion.text)}>{suggestion.label}</Button>
      ))}</div>}
      {problem.more && <Fold id={`${id}-more`} title={store.label("problem-more")}><p class="small-text">{problem.more}</p></Fold>}
    </div>
  );
};

export const MovePanel = () => {
  const store = useStore();
  const draft = useSignal("");
  const { moves, problem, waiting } = store.state.value;
  const isSent = useSent(store, () => {
    if (store.state.value.problem?.kind !== "move") draft.value = "";
    return false;
  });
  const sendMove = (move: string) => {
    if (!move.trim()) return;
    isSent.current = true;
    store.send({ type: "make", move: move.trim() });
  };
  return (
    <section class="panel" aria-label={store.label("go-on")}>
      <h2>{store.label("go-on")}</h2>
      <div class="chips">{(moves ?? []).map((move, index) => (
        <Button
          key={move.text} id={`move-${index}`} class="chip" onClick={() => store.send({ type: "make", move: move.text, offered: true })}
        >
          {move.label}
        </Button>
      ))}</div>
      <div class="row">
        <TextField
          id="move-input" label={store.label("own-move")} value={draft.value} placeholder={disputedMove(store.state.value) ?? waiting?.turns[0]?.moves[0]?.text ?? firstCard(store.state.value)}
          onInput={(text) => (draft.value = text)} onEnter={sendMove}
        />
        <Button id="move-make" onClick={() => sendMove(draft.value)}>{store.label("make")}</Button>
      </div>
      {problem?.kind === "move" && <ProblemLine problem={problem} id="move-problem" onNear={sendMove} />}
    </section>
  );
};

/** The player picks the cards of a move: the next taps put them in the disputed slot. */
export const PickCards = ({ seat, id, class: name }: { seat: number; id: string; class: string }) => {
  const store = useStore();
  const pick = () => {
    store.send({ type: "disputer", ...seatOf(store.state.value, seat) });
    store.target.value = "disputed";
  };
  return <Button id={id} class={name} onClick={pick}>{store.label("pick-cards")}</Button>;
};

/** The disputed play as a move. */
const disputedMove = ({ seats, disputed: { seat, cards } }: DeskState): string | undefined =>
  seat === null || cards.length === 0 ? undefined : `${seats[seat]?.name}: ${cards.join(" ")}`;

/** An example of a move with a card of this deck, by the player whose turn it is. */
export const firstCard = ({ seats, deck }: Pick<DeskState, "seats" | "deck">): string =>
  `${(seats.find((seat) => seat.turn) ?? seats[0])?.name ?? ""}: ${deck.suits[0]?.id ?? ""}${deck.ranks[0] ?? ""}`;

export const slug = (text: string): string => text.trim().replace(/\s+/g, "-");

export const MarkPanel = () => {
  const store = useStore();
  const marks = store.state.value.marks.filter((mark) => !mark.apart);
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
  const isOn = store.expected((action) => (action.type === "mark" && action.mark === mark.mark ? action.on === true : undefined), mark.on);
  return (
    <Button
      id={id ?? `mark-${slug(mark.mark)}`} class={mark.follows ? "chip follows" : "chip"} pressed={isOn}
      onClick={() => store.send({ type: "mark", mark: mark.mark, on: !isOn })}
    >
      <span class={mark.label.includes(" ") ? undefined : "unbroken"}>{mark.label}</span>{mark.follows && <small>{store.label("from-field")}</small>}
    </Button>
  );
};

/** The edited text, or null if it is the table's. */
export const TextPanel = ({ draft }: { draft: Signal<string | null> }) => {
  const store = useStore<TableState>();
  const area = useRef<HTMLTextAreaElement>(null);
  const copied = useSignal(false);
  const { text, problem } = store.state.value;
  const textProblem = problem?.kind === "unreadable" ? problem : null;
  const shown = draft.value ?? textProblem?.text ?? text;
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
  // Sending the table's own text also tells the session to forget the unreadable one.
  const revert = () => {
    draft.value = null;
    if (textProblem) store.send({ type: "text", text });
  };
  const goTo = () => {
    const offset = offsetOf(shown, textProblem?.line ?? 1, textProblem?.column ?? 1);
    area.current?.focus();
    area.current?.setSelectionRange(offset, offset + (/^[^\s,:#]*/.exec(shown.slice(offset))?.[0].length || 1));
  };
  return (
    <Fold id="text" class="panel fold" title={store.label("table-text")} open={textProblem !== null}>
      <textarea
        ref={area} {...OWN_KEYS} class="text" data-testid="text-input" aria-label={store.label("table-text")} spellcheck={false} autocapitalize="off"
        rows={Math.min(18, shown.split("\n").length + 1)} value={shown} aria-invalid={textProblem !== null} readOnly={store.still}
        onInput={(event) => (draft.value = event.currentTarget.value)}
      />
      {textProblem && <ProblemLine problem={textProblem} id="text-problem" />}
      <div class="row">
        {!store.still && <Button id="text-apply" class="btn gold" disabled={!dirty} onClick={() => store.send({ type: "text", text: shown })}>
          {store.label("apply")}
        </Button>}
        {!store.still && <Button id="text-revert" disabled={!dirty} onClick={revert}>{store.label("revert")}</Button>}
        <Button id="text-copy" onClick={() => void copy()}><Icon name="copy" />{store.label(copied.value ? "copied" : "copy")}</Button>
        {textProblem?.line && <Button id="text-goto" onClick={goTo}>{store.label("show-error")}</Button>}
      </div>
    </Fold>
  );
};

const offsetOf = (text: string, line: number, column: number): number => {
  const lines = text.split("\n").slice(0, line - 1);
  return lines.reduce((sum, row) => sum + row.length + 1, 0) + column - 1;
};
