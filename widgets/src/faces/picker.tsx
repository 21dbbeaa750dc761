// The rule picker as a view.
import type { PickerState } from "../protocol";
import { Frame, HomeButton, LanguageButtons, UndoRedo } from "../parts/frame";
import { Rules } from "../rules/picker";
import type { Store } from "../model/store";

export const Picker = ({ store }: { store: Store<PickerState> }) => (
  <Frame store={store} id="picker" class="picking">
    <Rules tools={<><HomeButton /><h2 class="face-title">{store.label("picker")}</h2><UndoRedo /><LanguageButtons /></>} />
  </Frame>
);
