// The desk where no session answers: its table and verdict to look at.
import { useSignal } from "@preact/signals";
import { Frame, Langs } from "./frame";
import { TextPanel } from "./panels";
import { Faults } from "./parts";
import { Share } from "./share";
import { Spread } from "./spread";
import type { Store } from "./store";
import { VerdictCard } from "./verdict";

export const StillTable = ({ store }: { store: Store }) => {
  const draft = useSignal<string | null>(null);
  return (
    <Frame store={store} id="still-table" class="still">
      <header class="bar">
        <h2 class="face-title">{store.label("picture")}</h2>
        <Langs />
      </header>
      <div class="main">
        <Faults id="table" faults={store.state.value.faults} />
        <Spread />
      </div>
      <div class="side"><VerdictCard /></div>
      <div class="under">
        <Share />
        <TextPanel draft={draft} />
      </div>
    </Frame>
  );
};
