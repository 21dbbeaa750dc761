// The open pair: how its rules interact, the outcomes, the table step by step, and the house's choice.
import { computed, type Signal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import type { Action, MapState, StepperAction, StepperState } from "../../protocol";
import { Controls, StepLine } from "../../verdict/stepControls";
import { StoreProvider, useStore, type Store } from "../../model/store";
import { Button, Fold, Icon } from "../../parts/parts";
import { CopyableText } from "../../rules/copyable";
import { Spread } from "../../table/spread";

type Opened = NonNullable<MapState["opened"]>;

export const PairView = ({ opened }: { opened: Opened }) => {
  const store = useStore<MapState>();
  const stepper = useMemo(() => stepperOf(store), [store]);
  return (
    <section class="pair" data-testid="pair" data-kind={opened.kind} aria-label={opened.clauses.map((clause) => clause.title).join(" × ")}>
      <div class="panel">
        <div class="row pair-head">
          <h2>{opened.clauses.map((clause) => clause.title).join(" × ")}</h2>
          <Button id="close-pair" class="btn icon-only" label={store.label("close")} onClick={() => store.send({ type: "pair", clauses: [] })}><Icon name="close" /></Button>
        </div>
        <p>{opened.says}</p>
        {!opened.decides && opened.cited.length > 0 && <ul class="deciding">{opened.cited.map((text) => <li key={text}>{text}</li>)}</ul>}
        <Outcomes opened={opened} />
        <Decision opened={opened} />
      </div>
      {store.state.value.stepper && (
        <StoreProvider value={stepper}>
          <div class="witness">
            <h3>{store.label("witness")}</h3>
            <Spread />
            {!store.still && <Controls />}
            <StepLine />
          </div>
        </StoreProvider>
      )}
      <div class="panel">
        <Fold id="pair-rules" title={store.label("whose-rules")}>
          <dl>{opened.clauses.map((clause) => <div key={clause.id}><dt>{clause.title}</dt><dd>{clause.wording}</dd></div>)}</dl>
          {opened.table && <CopyableText id="pair-table" text={opened.table} />}
          <p class="small-text">{opened.counts}</p>
        </Fold>
      </div>
    </section>
  );
};

/** The outcomes, side by side. */
const Outcomes = ({ opened }: { opened: Opened }) => (
  <div class="outcomes" data-testid="outcomes">{opened.outcomes.map((outcome, index) => (
    <div key={index} class="outcome">
      <h3>{outcome.when}</h3>
      {outcome.says.map((line) => <p key={line}>{line}</p>)}
    </div>
  ))}</div>
);

/** "Make it our ruling": the house's choice if the text leaves the pair open. */
const Decision = ({ opened }: { opened: Opened }) => {
  const store = useStore<MapState>();
  const { decides, undecided } = opened;
  if (undecided) return <p class="small-text" data-testid="undecided">{undecided}</p>;
  if (!decides || store.still) return null;
  return (
    <div class="decide" data-testid="decide" role="group" aria-label={decides.question}>
      <p><b>{decides.question}</b></p>
      {decides.values.map((choice) => (
        <Button key={choice.value} id={`decide-${choice.value}`} class={choice.chosen ? "btn" : "btn gold"} pressed={choice.chosen} onClick={() => store.send({ type: "decide", value: choice.value })}>
          {choice.label}{!choice.chosen && `: ${store.label("decide")}`}
        </Button>
      ))}
      {decides.ruling && <p class="ruling"><Icon name="stamp" /><b>{decides.ruling}</b> <Button id="decide-not" class="chip" onClick={() => store.send({ type: "decide", value: null })}>{store.label("take-back")}</Button></p>}
    </div>
  );
};

/** The stepper's store within the map's. */
const stepperOf = (map: Store<MapState>): Store<StepperState> => {
  const state = computed(() => map.state.value.stepper) as unknown as Signal<StepperState>;
  return {
    ...(map as unknown as Store<StepperState>),
    state,
    send: (action: Action) => map.send({ type: "within", do: action as StepperAction }),
  };
};
