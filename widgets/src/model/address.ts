// The address of a page: the table that lies there stands in it, to be sent or kept as a bookmark.
import { packText } from "./link";
import type { Shown } from "./told";

/** Where a table brings the rules of its house along, it is this line that they begin with. */
const HOUSE = /^house: /m;

/** Whether it is the page itself, in this tab, that wrote what stands there, and not a link that somebody opened. It may be a step behind. */
export const isOwnAddress = (): boolean => (history.state as { own?: boolean } | null)?.own === true;

/** The table stands in the address, with rules that only it has; where there is none, nothing does. */
export const keepInAddress = async ({ text, shared, view }: Shown): Promise<void> => {
  const carries = view === undefined || view === "desk" || view === "stepper";
  const whole = shared && HOUSE.test(shared) ? shared : text;
  const fragment = carries ? `#${await packText(whole)}` : "";
  history.replaceState({ ...history.state, own: true }, "", `${location.pathname}${location.search}${fragment}`);
};
