// Text with a button that copies it.
import { useSignal } from "@preact/signals";
import type { PickerState } from "../protocol";
import { copyToClipboard as copy } from "../model/clipboard";
import { Button, Icon } from "../parts/parts";
import { useStore } from "../model/store";

const SAID = 1500;

export const CopyableText = ({ id, text }: { id: string; text: string }) => {
  const store = useStore<PickerState>();
  const copied = useSignal(false);
  const onCopy = async () => {
    copied.value = await copy(text); // without a clipboard, the user can select the text
    if (copied.value) setTimeout(() => (copied.value = false), SAID);
  };
  return (
    <div class="copyable">
      <pre class="lines" data-testid={`${id}-lines`} tabIndex={0} data-lm-suppress-shortcuts="true">{text}</pre>
      <Button id={`${id}-copy`} onClick={() => void onCopy()}><Icon name="copy" />{store.label(copied.value ? "copied" : "copy")}</Button>
    </div>
  );
};
