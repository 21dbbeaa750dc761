// The browser's back and forward buttons lead between the front page and the other views.
import { effect } from "@preact/signals";
import type { OpenView, SharedState } from "./sharedState";
import type { Store } from "./store";

type Place = NonNullable<OpenView["place"]> | null;
interface HistoryState { room?: Place }

const isSame = (first: Place, second: Place): boolean => first?.kind === second?.kind && first?.id === second?.id;

/** Returns a function that ends it. */
export const syncHistory = (store: Store<SharedState>, view: Window = window): (() => void) => {
  const { history } = view;
  const shownPlace = (): Place => store.state.value.place ?? null;
  const placeIn = (state: unknown): Place => (state as HistoryState | null)?.room ?? null;
  let place = shownPlace();
  // Whether the first history entry of the page is the front page.
  let beganAtHome = place === null;
  const stop = effect(() => {
    const next = shownPlace();
    if (isSame(next, place)) return;
    const former = place;
    place = next;
    if (isSame(next, placeIn(history.state))) return; // by the browser's button
    if (former === null) history.pushState({ ...history.state, room: next }, "");
    else if (placeIn(history.state) === null) beganAtHome ||= next === null;
    else if (next === null) history.back();
    else history.replaceState({ ...history.state, room: next }, "");
  });
  const onPop = (event: PopStateEvent) => {
    const room = placeIn(event.state);
    if (room === null && shownPlace() !== null && beganAtHome) store.send({ type: "home" });
    if (room !== null && shownPlace() === null) store.send({ type: "open", kind: room.kind as "desk", id: room.id });
  };
  view.addEventListener("popstate", onPop);
  return () => {
    stop();
    view.removeEventListener("popstate", onPop);
  };
};
