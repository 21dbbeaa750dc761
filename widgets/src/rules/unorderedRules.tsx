// Rules in use whose order is undecided: at their switches, and in a list.
import { useSignal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { PickerState } from "../protocol";
import { Button, Fold } from "../parts/parts";
import { useStore, type Store } from "../model/store";
import { CopyableText } from "./copyable";
import { useView } from "./view";

type UnorderedPair = PickerState["met"][number];

const titleIn = (store: Store<PickerState>, name: string): string =>
  store.state.value.catalog.groups.flatMap((group) => group.clauses).find((rule) => rule.name === name)?.title ?? name;

/** The rules in use whose order with this one is undecided, with folded outcomes. */
export const UnorderedPairs = ({ clause }: { clause: string }) => {
  const store = useStore<PickerState>();
  const pairs = store.state.value.met.filter((met) => met.clauses.includes(clause));
  return (
    <>{pairs.map((pair) => {
      const other = pair.clauses.find((name) => name !== clause)!;
      return (
        <div key={other} class="odd-here meets" data-testid={`meets-${clause}-${other}`}>
          <p>{store.label("meets", { title: titleIn(store, other) })}</p>
          <PairOutcomes id={`meets-${clause}-${other}`} met={pair} other={other} />
        </div>
      );
    })}</>
  );
};

const PairOutcomes = ({ id, met, other }: { id: string; met: UnorderedPair; other: string }) => {
  const store = useStore<PickerState>();
  const view = useView();
  return (
    <Fold id={`${id}-shows`} title={store.label("meets-shows")}>
      <ul>{met.outcomes.map((outcome) => <li key={outcome}>{outcome}</li>)}</ul>
      <CopyableText id={id} text={met.table} />
      <Button id={`${id}-go`} class="chip" onClick={() => view.scrollToGroup(`clause-${other}`)}>{store.label("go-to")}</Button>
    </Fold>
  );
};

/** All such pairs, and those that have not been tried. */
export const Collisions = () => {
  const store = useStore<PickerState>();
  const view = useView();
  const { met, untried } = store.state.value;
  return (
    <section class="panel collisions" aria-label={store.label("collisions")} data-testid="collisions">
      <h2>{store.label("collisions")}</h2>
      {met.length === 0 && !untried && <p class="small-text">{store.label("no-collisions")}</p>}
      <ul class="plain">{met.map(({ clauses }) => (
        <li key={clauses.join(" ")}>
          <Button id={`go-meets-${clauses.join("-")}`} class="ruling-link" onClick={() => view.scrollToGroup(`clause-${clauses[0]}`)}>
            {clauses.map((name) => titleIn(store, name)).join(" × ")}
          </Button>
        </li>
      ))}</ul>
      {untried && <UntriedPairs progress={untried} />}
    </section>
  );
};

/** Tries some of the pairs at a time, so that the page stays responsive, until all are done or the user stops it. */
const UntriedPairs = ({ progress }: { progress: string }) => {
  const store = useStore<PickerState>();
  const isRunning = useSignal(false);
  const former = useRef("");
  const hasPending = store.pending.value.length > 0;
  const next = () => {
    former.current = progress;
    store.send({ type: "meet" });
  };
  useLayoutEffect(() => {
    if (!isRunning.value || hasPending) return;
    if (progress === former.current) isRunning.value = false; // there was no progress
    else next();
  }, [progress, hasPending]);
  const start = () => {
    isRunning.value = true;
    next();
  };
  return (
    <>
      <p class="small-text" role="status" data-testid="untried">{progress}</p>
      {isRunning.value
        ? <Button id="meet-stop" onClick={() => (isRunning.value = false)}>{store.label("try-stop")}</Button>
        : <Button id="meet" onClick={start}>{store.label("try")}</Button>}
    </>
  );
};
