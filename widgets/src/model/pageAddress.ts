// The address of a page contains its table. A link opens the table in it once.
import type { TableState, SharedState } from "./sharedState";
import { save, load } from "./storage";
import { keyOf } from "./savedTable";
import { isLink, packText, readLink } from "./link";
import type { Store } from "./store";

/** Bookmarks of a view. */
const VIEW_HASH = /^#(desk|picker)$/;

/** Open the link in the address and remove it from there, so that a reload does not open it again. */
export const openLink = async (store: Store<any>, view: Window = window): Promise<void> => {
  const { location, history } = view;
  const link = String(store.model.get("link") ?? location.hash);
  if (VIEW_HASH.test(link) && (store.state.value as SharedState).face) {
    store.send({ type: "open", kind: link.slice(1) as "desk" });
    return;
  }
  if (store.still || !isLink(link)) return;
  if (location.hash === link) history.replaceState(history.state, "", location.pathname + location.search);
  try {
    const text = await readLink(link);
    const state = store.state.value as TableState;
    if ([state.text, state.shared].some((known) => known?.trim() === text.trim())) return;
    store.send(state.face ? { type: "open", kind: "text", text } : { type: "text", text });
  } catch {
    store.showNotice("link-damaged");
  }
};

/** The first line of a house's rules in a table text. */
const HOUSE_LINE = /^house: /m;

const isWritten = (): boolean => (history.state as { own?: boolean } | null)?.own === true;

/** Whether the user has opened another address in this page, by pasting it for example. Its history entry has no state of ours. */
export const isNewAddress = (): boolean => (isLink(location.hash) || VIEW_HASH.test(location.hash)) && !isWritten();

/** How many fragments of this tab are remembered. */
const MAX_FRAGMENTS = 12;
const known = (): string[] => {
  try {
    return JSON.parse(load("sessionStorage", keyOf("written")) ?? "[]") as string[];
  } catch {
    return []; // damaged
  }
};
const isReload = (): boolean => {
  const [entry] = performance.getEntriesByType?.("navigation") ?? [];
  return (entry as PerformanceNavigationTiming | undefined)?.type === "reload";
};

/** Whether this tab wrote the address, so that it is not a link that the user opened. Chromium may lose the state of the history entry
 * in a reload, so the written fragments are remembered as well. */
export const isOwnAddress = (): boolean => isWritten() || (isReload() && known().includes(location.hash));

/** Hidden pages are not painted. In ms. */
const PAINT_TIMEOUT = 100;
const painted = () => new Promise<void>((done) => {
  globalThis.requestAnimationFrame?.(() => setTimeout(done));
  setTimeout(done, PAINT_TIMEOUT);
});

let newestWrite = 0;
let newestFragment: string | null = null;
/** Write the newest table into the address again, after a step back in the history. */
export const rewriteAddress = (): void => {
  if (newestFragment !== null) history.replaceState({ ...history.state, own: true }, "", `${location.pathname}${location.search}${newestFragment}`);
};

/** Write the table into the address, with the rules of its house. Views without a table leave it empty. This takes a browser as long as
 * to draw the table, so it is done after painting. */
export const writeAddress = async ({ text, shared, view }: TableState): Promise<void> => {
  const write = newestWrite += 1;
  const hasTable = view === undefined || view === "desk" || view === "stepper";
  const table = shared && HOUSE_LINE.test(shared) ? shared : text;
  const fragment = hasTable ? `#${await packText(table)}` : "";
  await painted();
  if (write !== newestWrite) return; // there is a newer state
  newestFragment = fragment;
  rewriteAddress();
  const before = known().filter((former) => former !== fragment);
  save("sessionStorage", keyOf("written"), JSON.stringify([...before, fragment].slice(-MAX_FRAGMENTS)));
};
