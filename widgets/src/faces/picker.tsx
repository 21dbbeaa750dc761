// The rule picker as a view.
import type { PickerState } from "../protocol";
import { FaceTitle, Frame, HomeButton, LanguageButtons, UndoRedo } from "../parts/frame";
import { Rules } from "../rules/picker";
import type { Store } from "../model/store";

export const Picker = ({ store }: { store: Store<PickerState> }) => (
  <Frame store={store} id="picker" class="picking">
    <Rules tools={<><HomeButton /><FaceTitle>{store.label(titleOf(store.state.value))}</FaceTitle><UndoRedo /><LanguageButtons /></>} />
  </Frame>
);

/** What is done here. On a page of its own, the rules are called as on the front page. */
const titleOf = ({ agreement, face }: PickerState & { face?: string }): string => agreement ? "agree" : face ? "house-rules" : "picker";
