// A face that opens on a page whose address carries a table takes that table, once.
import type { Shown } from "./told";
import { isLink, readLink } from "./link";
import type { Store } from "./store";

/** The first face of a page takes the link; it then leaves the address, so that a reload does not undo what was done since. */
export const takeLink = async (store: Store<any>, view: Window = window): Promise<void> => {
  const { location, history } = view;
  if (store.still || !isLink(location.hash)) return;
  const { hash } = location;
  history.replaceState(history.state, "", location.pathname + location.search);
  try {
    const text = await readLink(hash);
    const shown = store.state.value as Shown;
    if (text.trim() === shown.text.trim()) return;
    store.send(shown.face ? { type: "open", kind: "text", text } : { type: "text", text });
  } catch {
    store.said.value = store.label("link-damaged");
  }
};
