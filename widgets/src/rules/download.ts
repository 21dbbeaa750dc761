import type { PickerState } from "../protocol";

/** Saves the house's book as a file, without a server. */
export const download = (event: Event, state: PickerState) => {
  const doc = (event.target as HTMLElement).ownerDocument;
  const url = URL.createObjectURL(new Blob([state.text], { type: "application/toml" }));
  const link = Object.assign(doc.createElement("a"), { href: url, download: fileName(state) });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
};

const fileName = ({ house, ours, book }: PickerState): string => house?.file ?? `${ours?.id ?? `our-${book}`}.toml`;
