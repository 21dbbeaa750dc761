import type { PickerState } from "../protocol";

/** The house's book as a file of the page's own making: no server has to have it. */
export const download = (event: Event, state: PickerState) => {
  const doc = (event.target as HTMLElement).ownerDocument;
  const url = URL.createObjectURL(new Blob([state.text], { type: "application/toml" }));
  const link = Object.assign(doc.createElement("a"), { href: url, download: fileName(state) });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
};

const fileName = ({ house, ours, book }: PickerState): string => house?.file ?? `${ours?.id ?? `our-${book}`}.toml`;
