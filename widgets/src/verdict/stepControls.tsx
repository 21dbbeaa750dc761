// The controls for stepping through moves, and the last move in words.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Action, StepperState } from "../protocol";
import { Button, Icon, Select } from "../parts/parts";
import { useStore } from "../model/store";
import { SmallCards } from "./verdict";

const PACES = [1, 2, 4, 8];

export const Controls = () => {
  const store = useStore<StepperState>();
  const { index, length } = store.state.value;
  const playing = useSignal(false);
  const pace = useSignal(2);
  const isAnswered = store.pending.value.length === 0;
  const goTo = (goal: number) => store.send({ type: "go", index: goal });
  useEffect(() => {
    if (!playing.value) return;
    if (index >= length) {
      if (isAnswered) playing.value = false; // otherwise it starts again from the beginning
      return;
    }
    const timer = setTimeout(() => goTo(index + 1), pace.value * 1000);
    return () => clearTimeout(timer);
  }, [playing.value, pace.value, index, length, isAnswered]);
  // A step by hand ends the playback.
  const stopAndSend = (action: Action) => {
    playing.value = false;
    store.send(action);
  };
  const onPlay = () => {
    playing.value = !playing.value;
    if (playing.value && index >= length) goTo(0);
  };
  return (
    <div class="controls" role="group" aria-label={store.label("steps-of")}>
      <span class="walk">
        <Button id="first" class="btn icon-only" label={store.label("first")} disabled={isAnswered && index === 0} onClick={() => stopAndSend({ type: "go", index: 0 })}><Icon name="first" /></Button>
        <Button id="back" class="btn icon-only" label={store.label("back")} disabled={isAnswered && index === 0} onClick={() => stopAndSend({ type: "step", by: -1 })}><Icon name="back" /></Button>
        <Button id="play" class="btn icon-only gold" label={store.label(playing.value ? "pause" : "play-through")} disabled={length === 0} onClick={onPlay}>
          <Icon name={playing.value ? "pause" : "play"} />
        </Button>
        <Button id="forward" class="btn icon-only" label={store.label("forward")} disabled={isAnswered && index >= length} onClick={() => stopAndSend({ type: "step", by: 1 })}><Icon name="forward" /></Button>
        <Button id="last" class="btn icon-only" label={store.label("last")} disabled={isAnswered && index >= length} onClick={() => stopAndSend({ type: "go", index: null })}><Icon name="last" /></Button>
      </span>
      <output class="place" data-testid="place" aria-live="polite">
        {index === 0 ? store.label("step-beginning") : store.label("step-n", { n: index, all: length })}
      </output>
      <Select
        id="pace" class="pick small" label={store.label("pace")} value={`${pace.value}`} onPick={(value) => (pace.value = Number(value))}
        choices={PACES.map((pace) => ({ value: `${pace}`, label: store.label("seconds", { n: pace }) }))}
      />
    </div>
  );
};

/** The last move and its effects. */
export const StepLine = () => {
  const store = useStore<StepperState>();
  const { move, changes } = store.state.value;
  if (!move) return null;
  return (
    <section class={move.refused ? "panel made refused" : "panel made"} aria-label={store.label("changed-by-move")} data-testid="made">
      <p class="made-head">
        <b data-testid="made-label">{move.label}</b>
        <SmallCards cards={move.cards} />
        {move.refused && <span class="stood" data-testid="made-refused">{store.label("refused")}</span>}
        {!move.made && <span class="stood">{store.label("not-made")}</span>}
      </p>
      <ul class="plain" data-testid="changes">
        {changes.length === 0 && move.made && <li class="small-text">{store.label("nothing-special")}</li>}
        {changes.map((change) => <li key={change.text}>{change.text}{change.clause && <span class="badge">{change.clause}</span>}</li>)}
      </ul>
    </section>
  );
};
