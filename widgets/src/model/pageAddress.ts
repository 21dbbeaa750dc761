// The address of a page: a face that opens takes the table that it carries, once; the table that lies there stands in it.
import type { Shown, Told } from "./sharedState";
import { keep, kept } from "./storage";
import { keyOf } from "./savedTable";
import { isLink, packText, readLink } from "./link";
import type { Store } from "./store";

/** An address may name what it wants to show, to be kept as a bookmark. */
const ROOMS = /^#(desk|picker)$/;

/** The first face of a page takes the link; it then leaves the address, so that a reload does not undo what was done since. */
export const takeLink = async (store: Store<any>, view: Window = window): Promise<void> => {
  const { location, history } = view;
  const link = String(store.model.get("link") ?? location.hash);
  if (ROOMS.test(link) && (store.state.value as Told).face) {
    store.send({ type: "open", kind: link.slice(1) as "desk" });
    return;
  }
  if (store.still || !isLink(link)) return;
  if (location.hash === link) history.replaceState(history.state, "", location.pathname + location.search);
  try {
    const text = await readLink(link);
    const shown = store.state.value as Shown;
    if ([shown.text, shown.shared].some((here) => here?.trim() === text.trim())) return;
    store.send(shown.face ? { type: "open", kind: "text", text } : { type: "text", text });
  } catch {
    store.say("link-damaged");
  }
};

/** Where a table brings the rules of its house along, it is this line that they begin with. */
const HOUSE = /^house: /m;

const isWritten = (): boolean => (history.state as { own?: boolean } | null)?.own === true;

/** Whether somebody has opened an address while the page was there: pasted it, say. Such an entry has no state of ours. */
export const bringsAnother = (): boolean => (isLink(location.hash) || ROOMS.test(location.hash)) && !isWritten();

/** How many fragments are known as this tab's own: a reload meets one of the last. */
const MOST_KNOWN = 12;
const known = (): string[] => {
  try {
    return JSON.parse(kept("sessionStorage", keyOf("written")) ?? "[]") as string[];
  } catch {
    return []; // damaged
  }
};
const isReload = (): boolean => {
  const [begun] = performance.getEntriesByType?.("navigation") ?? [];
  return (begun as PerformanceNavigationTiming | undefined)?.type === "reload";
};

/** Whether it is the page itself, in this tab, that wrote what stood there when it began, and not a link that somebody opened. It may be a
 * step behind. Chromium loses the entry's state where a reload overtakes a way back, so what was written is known twice. */
export const isOwnAddress = (): boolean => isWritten() || (isReload() && known().includes(location.hash));

/** Once a state is drawn; a page that nobody sees draws nothing. In ms. */
const UNSEEN = 100;
const drawn = () => new Promise<void>((done) => {
  globalThis.requestAnimationFrame?.(() => setTimeout(done));
  setTimeout(done, UNSEEN);
});

let newest = 0;
/** The table stands in the address, with rules that only it has; where there is none, nothing does. To write it there takes a browser as long as to draw the table, so that comes first. */
export const keepInAddress = async ({ text, shared, view }: Shown): Promise<void> => {
  const own = newest += 1;
  const carries = view === undefined || view === "desk" || view === "stepper";
  const whole = shared && HOUSE.test(shared) ? shared : text;
  const fragment = carries ? `#${await packText(whole)}` : "";
  await drawn();
  if (own !== newest) return; // another has come since
  history.replaceState({ ...history.state, own: true }, "", `${location.pathname}${location.search}${fragment}`);
  const before = known().filter((each) => each !== fragment);
  keep("sessionStorage", keyOf("written"), JSON.stringify([...before, fragment].slice(-MOST_KNOWN)));
};
