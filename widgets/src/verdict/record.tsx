// The moves of the table in order: what each did, and what can be done with it.
import { useSignal, type Signal } from "@preact/signals";
import type { DeskState, RecordedMove } from "../protocol";
import { ProblemLine, useSent } from "../parts/panels";
import { Button, Icon, OWN_KEYS, TextField } from "../parts/parts";
import { useStore } from "../model/store";

const TONES = { made: "none", stood: "no", refused: "no", waiting: "open" } as const;

export const Record = () => {
  const store = useStore<DeskState>();
  const { record, before } = store.state.value;
  const chosen = useSignal<number | null>(null);
  return (
    <section class="panel record" aria-label={store.label("record")} data-testid="record">
      <h2>{store.label("record")}</h2>
      {before && <p class="small-text" data-testid="record-before">{before}</p>}
      {record.length === 0 && <p class="small-text" data-testid="record-none">{store.label("record-none")}</p>}
      <ol class="plain">{record.map((move, index) => <Recorded key={`${index} ${move.text}`} move={move} index={index} chosen={chosen} />)}</ol>
    </section>
  );
};

const Recorded = ({ move, index, chosen }: { move: RecordedMove; index: number; chosen: Signal<number | null> }) => {
  const store = useStore<DeskState>();
  const isChosen = chosen.value === index;
  return (
    <li>
      <button
        type="button" {...OWN_KEYS} class="recorded" data-testid={`record-${index}`} aria-expanded={isChosen} data-tone={TONES[move.status]}
        onClick={() => (chosen.value = isChosen ? null : index)}
      >
        <small>{index + 1}</small>
        <span class="recorded-move">
          <b>{move.label}</b>
          {move.status !== "made" && <span class="recorded-status">{store.label(`record-${move.status}`)}</span>}
          {move.effects.map((effect) => <small key={effect}>{effect}</small>)}
        </span>
      </button>
      {isChosen && <RecordTools move={move} index={index} />}
    </li>
  );
};

type Draft = { text: string; drop: number };

/** What can be done with a move of the record. */
const RecordTools = ({ move, index }: { move: RecordedMove; index: number }) => {
  const store = useStore<DeskState>();
  const draft = useSignal<Draft | null>(null);
  const { record, problem } = store.state.value;
  const id = `record-${index}`;
  const target = { at: index, of: move.text };
  const isSent = useSent(store, () => {
    if (store.state.value.problem?.kind !== "revise") draft.value = null;
    return false;
  });
  const write = (text: string) => {
    if (!draft.value || !text.trim()) return;
    isSent.current = true;
    store.send({ type: "revise", ...target, drop: draft.value.drop, move: text.trim() });
  };
  if (draft.value) {
    const { text } = draft.value;
    return (
      <div class="record-tools">
        <div class="row">
          <TextField id={`${id}-text`} label={store.label("own-move")} value={text} onInput={(typed) => (draft.value = { ...draft.value!, text: typed })} onEnter={write} />
          <Button id={`${id}-apply`} class="btn gold" onClick={() => write(draft.value!.text)}>{store.label("apply")}</Button>
          <Button id={`${id}-revert`} class="btn icon-only" label={store.label("revert")} onClick={() => (draft.value = null)}><Icon name="close" /></Button>
        </div>
        {problem?.kind === "revise" && <ProblemLine problem={problem} id={`${id}-problem`} onNear={write} />}
      </div>
    );
  }
  return (
    <div class="chips record-tools">
      {move.asks && <Button id={`${id}-contest`} class="chip" onClick={() => store.send({ type: "contest", ...target })}>{store.label("record-contest")}</Button>}
      {index + 1 < record.length && (
        <Button id={`${id}-back`} class="chip" onClick={() => store.send({ type: "revise", at: index + 1, of: record[index + 1]!.text, drop: null, move: null })}>
          {store.label("record-back")}
        </Button>
      )}
      <Button id={`${id}-change`} class="chip" onClick={() => (draft.value = { text: move.text.replace(" !", ""), drop: 1 })}>{store.label("record-change")}</Button>
      <Button id={`${id}-add`} class="chip" onClick={() => (draft.value = { text: "", drop: 0 })}>{store.label("record-add")}</Button>
      <Button id={`${id}-remove`} class="chip" onClick={() => store.send({ type: "revise", ...target, drop: 1, move: null })}>{store.label("record-remove")}</Button>
    </div>
  );
};
