// The desk where no session answers: its table and verdict to look at.
import { useSignal } from "@preact/signals";
import { Frame, Langs } from "../parts/frame";
import { TextPanel } from "../parts/panels";
import { Faults } from "../parts/parts";
import { Share } from "../parts/share";
import { Spread } from "../table/spread";
import type { Store } from "../model/store";
import { VerdictCard } from "../verdict/verdict";

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
