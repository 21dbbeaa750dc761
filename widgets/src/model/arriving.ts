// A face that opens on a page whose address carries a table takes that table, once.
import type { Shown, Told } from "./told";
import { isLink, readLink } from "./link";
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
