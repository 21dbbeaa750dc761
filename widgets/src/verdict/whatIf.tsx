// "Make it our ruling": the user tries other rules, and undoes them or saves them as a ruling.
import { useSignal } from "@preact/signals";
import type { Ruling, Supposed, Tried, Value, Verdict } from "../protocol";
import type { TableState } from "../model/sharedState";
import { Button, Chip, Icon, Implication, TextField } from "../parts/parts";
import { useStore, type Store } from "../model/store";

export const shownVerdict = ({ tried, verdict }: Pick<TableState, "tried" | "verdict">): Verdict | null => tried?.verdict ?? verdict;

/** Tries one more change, or undoes it. A stepper changes the rule instead. */
export const tryOption = (store: Store<any>, option: string, value: Value) => {
  const { tried, quizId } = store.state.value as TableState & { quizId?: number };
  if (tried === undefined) return store.send({ type: "option", option, value, ...(quizId === undefined ? {} : { quizId }) });
  const triedValue = expectedOptions(store)[option];
  store.send(triedValue === value ? { type: "suppose", less: [option] } : { type: "suppose", more: { [option]: value } });
};

/** The tried rules after all pending actions. */
const expectedOptions = (store: Store<any>): Tried => {
  let tried: Tried = (store.state.value as TableState).tried?.options ?? {};
  for (const action of store.pending.value) {
    if (action.type !== "suppose") continue;
    const { options, more, less } = action;
    tried = options ?? Object.fromEntries(Object.entries({ ...tried, ...more }).filter(([name]) => !less?.includes(name)));
  }
  return tried;
};

/** The tried rules, with buttons that save or undo them. */
export const TriedRules = ({ tried }: { tried: Supposed }) => {
  const store = useStore<TableState>();
  const note = useSignal("");
  const { house: shownHouse } = store.state.value;
  const house = shownHouse?.other ? null : shownHouse;
  const saveRuling = (target: "house" | "table") => store.send({ type: "keep", note: note.value, where: target, options: expectedOptions(store) });
  return (
    <div class="part keep" data-testid="tried">
      <div class="chips">
        {tried.changes.map((change) => (
          <Button
            key={change.option} id={change.kind === "switch" ? `flip-${change.option}` : `flip-${change.option}-${change.value}`}
            class="chip" pressed={true} onClick={() => tryOption(store, change.option, change.value)}
          >
            {change.label}<Icon name="close" />
          </Button>
        ))}
        <Button id="tried-back" class="chip" onClick={() => store.send({ type: "suppose", options: {} })}>
          <Icon name="undo" />{store.label("tried-back")}
        </Button>
      </div>
      {house && (
        <label class="note">
          <span class="small-text">{store.label("keep-note")}</span>
          <TextField
            id="keep-note" label={store.label("keep-note")} value={note.value} placeholder={store.label("keep-note-example")}
            onInput={(text) => (note.value = text)} onEnter={() => saveRuling("house")}
          />
        </label>
      )}
      <div class="row">
        <Button id="keep" class="btn gold" onClick={() => saveRuling(house ? "house" : "table")}>{store.label("keep")}</Button>
        {house && <Button id="keep-table" onClick={() => saveRuling("table")}>{store.label("keep-table")}</Button>}
      </div>
      <p class="small-text" data-testid="keep-where">
        {shownHouse?.other && <>{shownHouse.other} </>}
        {house ? store.label("keep-in", { file: house.file }) : store.label("keep-no-house")}
        {house?.brings && <b> {house.brings}</b>}
      </p>
    </div>
  );
};

/** The house's rulings on which the verdict depends. */
export const Rulings = ({ rulings }: { rulings: Ruling[] }) => {
  const store = useStore();
  return (
    <div class="part rulings">
      <h3>{store.label("ruling-there-is")}</h3>
      <ul class="plain">{rulings.map((ruling) => (
        <li key={ruling.option} data-testid={`ruling-${ruling.option}`}>
          <b>{ruling.label}</b><span class="cited">{ruling.ruling}</span>
          {ruling.note && <q>{ruling.note}</q>}
        </li>
      ))}</ul>
    </div>
  );
};

/** If no single change flips the answer, pairs of changes, on request. */
export const Pairs = ({ verdict }: { verdict: Verdict }) => {
  const store = useStore<TableState>();
  const { pairs, pairsLeft } = verdict;
  const isYesOrNo = verdict.tone === "yes" || verdict.tone === "no";
  if (pairs === undefined || verdict.flips?.length !== 0 || verdict.open.length > 0 || !isYesOrNo) return null;
  if (pairs === null) {
    if (store.still || store.state.value.tried === undefined) return null;
    return (
      <div class="part">
        <Button id="pairs" class="btn quiet" onClick={() => store.send({ type: "pairs" })}>{store.label("pairs")}</Button>
      </div>
    );
  }
  return (
    <div class="part" data-testid="pairs-found">
      <h3>{store.label(pairs.length ? "pairs-are" : pairsLeft ? "pairs-none-yet" : "pairs-none")}</h3>
      <div class="chips">{pairs.map((pair, n) => (
        <Chip
          key={pair.labels.join()} id={`pair-${n}`} tone={pair.tone}
          onClick={() => store.send({ type: "suppose", more: pair.options })}
        >
          <Implication from={pair.labels.join(" + ")} to={pair.answerLabel} />
        </Chip>
      ))}</div>
      {pairsLeft && <UntriedChanges id="pairs" text={pairsLeft} />}
    </div>
  );
};

/** Says that not all changes were tried; at the desk with a button that continues. */
export const UntriedChanges = ({ id, text }: { id: "flips" | "pairs"; text: string }) => {
  const store = useStore<TableState>();
  const goesOn = !store.still && store.state.value.tried !== undefined;
  return (
    <div class="row">
      <span class="small-text" data-testid={`${id}-left`}>{text}</span>
      {goesOn && <Button id={`${id}-on`} class="btn quiet" onClick={() => store.send({ type: id })}>{store.label("pairs-on")}</Button>}
    </div>
  );
};
