// The desk on a still page: its table and verdict to look at.
import { useSignal } from "@preact/signals";
import { cardName } from "../parts/cards";
import { Frame, LanguageButtons } from "../parts/frame";
import { TextPanel } from "../parts/panels";
import { Faults } from "../parts/parts";
import { Share } from "../parts/share";
import { Spread } from "../table/spread";
import { useStore, type Store } from "../model/store";
import { SmallCards, VerdictCard } from "../verdict/verdict";

export const StillTable = ({ store }: { store: Store }) => {
  const draft = useSignal<string | null>(null);
  return (
    <Frame store={store} id="still-table" class="still">
      <header class="bar">
        <h2 class="face-title">{store.label("picture")}</h2>
        <LanguageButtons />
      </header>
      <div class="main">
        <Faults id="table" faults={store.state.value.faults} />
        <Rules />
        <Spread />
        <Disputed />
      </div>
      <div class="side"><VerdictCard /></div>
      <div class="under">
        <Share />
        <TextPanel draft={draft} />
      </div>
    </Frame>
  );
};

/** The rulebook, and the changes of this table. */
const Rules = () => {
  const { playing } = useStore().state.value;
  return <p class="still-rules" data-testid="still-rules"><b>{playing.label}</b></p>;
};

/** The disputed cards. */
const Disputed = () => {
  const store = useStore();
  const { disputed, seats } = store.state.value;
  if (!disputed?.cards.length) return null;
  const player = disputed.seat === null ? "" : seats[disputed.seat]?.name ?? "";
  return (
    <section class="panel still-disputed" data-testid="still-disputed" aria-label={store.label("disputed")}>
      <h2>{store.label("disputed")}</h2>
      <span role="img" aria-label={disputed.cards.map((card) => cardName(store, card)).join(", ")}><SmallCards cards={disputed.cards} /></span>
      {player && <span>{player}</span>}
    </section>
  );
};
