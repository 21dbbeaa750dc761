// On a page of its own the browser's way back leads from a face to the front page, and forward again.
import { effect } from "@preact/signals";
import type { Lobbied, Told } from "./sharedState";
import type { Store } from "./store";

type Place = NonNullable<Lobbied["place"]> | null;
interface Kept { room?: Place }

const isSame = (one: Place, other: Place): boolean => one?.kind === other?.kind && one?.id === other?.id;

/** Until the returned function is called. */
export const followRooms = (store: Store<Told>, view: Window = window): (() => void) => {
  const { history } = view;
  const here = (): Place => store.state.value.place ?? null;
  const kept = (state: unknown): Place => (state as Kept | null)?.room ?? null;
  let place = here();
  // Whether the page's first entry is the front page: one that began at a table goes back to that, after what stood over it.
  let beganAtHome = place === null;
  const stop = effect(() => {
    const next = here();
    if (isSame(next, place)) return;
    const left = place;
    place = next;
    if (isSame(next, kept(history.state))) return; // the browser has led here
    if (left === null) history.pushState({ ...history.state, room: next }, "");
    else if (kept(history.state) === null) beganAtHome ||= next === null;
    else if (next === null) history.back();
    else history.replaceState({ ...history.state, room: next }, "");
  });
  const onPop = (event: PopStateEvent) => {
    const room = kept(event.state);
    if (room === null && here() !== null && beganAtHome) store.send({ type: "home" });
    if (room !== null && here() === null) store.send({ type: "open", kind: room.kind as "desk", id: room.id });
  };
  view.addEventListener("popstate", onPop);
  return () => {
    stop();
    view.removeEventListener("popstate", onPop);
  };
};
