// A verdict alone: the question, the card with its flips, and the folded table.
import { Frame, LanguageButtons, UndoRedo } from "../parts/frame";
import { ProblemLine } from "../parts/panels";
import { Fold } from "../parts/parts";
import { Share } from "../parts/share";
import { Spread } from "../table/spread";
import type { Store } from "../model/store";
import { VerdictCard } from "../verdict/verdict";

export const VerdictFace = ({ store }: { store: Store }) => {
  const { problem } = store.state.value;
  return (
    <Frame store={store} id="verdict-card" class="card-face">
      <header class="bar">
        <UndoRedo />
        <LanguageButtons />
      </header>
      {problem && <ProblemLine problem={problem} id="problem" />}
      <VerdictCard />
      <Share />
      <Fold id="picture" class="panel fold" title={store.label("picture")} open={store.still}><Spread /></Fold>
    </Frame>
  );
};

