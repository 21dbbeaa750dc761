// The store of a view: its state, its pending actions, and what only the page knows, such as the target of a tap.
import { computed, signal, type ReadonlySignal, type Signal } from "@preact/signals";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Action, DeskState } from "../protocol";
import { queueOf, type SentAction } from "./sendQueue";
import type { Model, TableState, SharedState } from "./sharedState";
import { keyPlace, liveTarget, placeKey, readCard, tapGoal } from "./placeKeys";

export type Act = (action: Action) => void;
interface Highlight { cards: string[]; players: string[] }

export interface Store<S extends SharedState = DeskState> {
  state: Signal<S>;
  busy: Signal<boolean>;
  target: Signal<string>;
  highlight: Signal<Highlight | null>;
  /** Words of the front page that weren't sent yet. */
  words: Signal<string>;
  /** The card that gets the focus when the state that answers the action `seq` is drawn. */
  focusCard: Signal<{ card: string; place: string; seq: number } | null>;
  /** Actions of the user without an answer yet. */
  pending: ReadonlySignal<SentAction[]>;
  /** The label that says that there is no answer; empty if all is well. */
  connectionProblem: ReadonlySignal<"" | "python-late" | "python-gone" | "server-gone">;
  /** Whether all actions are answered, those of the page itself, too. */
  isIdle(): boolean;
  /** The `seq` of the last action that the state answers. */
  lastAnswered(): number;
  /** A value after all pending actions: that of the last action for which `valueOf` has one, otherwise `shown`. */
  expected<V>(valueOf: (action: SentAction) => V | undefined, shown: V): V;
  /** A still page, which has no Python. */
  still: boolean;
  /** A notice about the page itself, such as a link that can't be read; empty if there is none. */
  pageNotice: ReadonlySignal<string>;
  /** Show a notice, by the key of its label. */
  showNotice(key: string): void;
  /** Close the notice. */
  dismissNotice(): void;
  model: Model;
  /** Send an action. Returns its `seq`. */
  send(action: Action): number;
  move(card: string, from: string, to: string, nth?: number): void;
  tap(card: string, from: string, nth?: number): void;
  label(key: string, values?: Record<string, string | number>): string;
  dispose(): void;
}

const BUSY_AFTER = 400;

export const createStore = <S extends SharedState = DeskState>(model: Model): Store<S> => {
  // Values that hardly ever change have their own trait.
  const readState = (): S => ({ ...(model.get("fixed") as Partial<S> | undefined), ...(model.get("state") as S) });
  const state = signal(readState());
  const busy = signal(false);
  const target = signal("field");
  const highlight = signal<Highlight | null>(null);
  const words = signal("");
  const focusCard = signal<{ card: string; place: string; seq: number } | null>(null);
  const noticeKey = signal("");
  const pageNotice = computed(() => noticeKey.value && (state.value.labels[noticeKey.value] ?? noticeKey.value));
  const queue = queueOf(model);
  // If no one is left to answer, nothing will come of them.
  // The page itself asks for the flips: nobody waits for them.
  const pending = computed(() => (queue.isLost.value ? [] : queue.pending.value.filter(({ type }) => type !== "flips")));
  const isServerGone = signal(false);
  const connectionProblem = computed(() => (queue.isLost.value ? "python-gone" : isServerGone.value ? "server-gone" : queue.isLate.value ? "python-late" : ""));
  let timer: ReturnType<typeof setTimeout> | undefined;
  queue.addModel(model);
  queue.receive(state.value);

  const onState = () => {
    state.value = readState();
    if ("seats" in state.value) target.value = liveTarget(target.value, state.value as unknown as TableState);
    queue.receive(state.value);
    if (pending.value.length === 0) {
      clearTimeout(timer);
      busy.value = false;
    }
  };
  model.on("change:state", onState);
  model.on("change:fixed", onState);
  const onDown = () => {
    const down = String(model.get("down") ?? "");
    isServerGone.value = down === "server-gone";
    noticeKey.value = isServerGone.value ? "" : down;
  };
  model.on("change:down", onDown);
  onDown(); // it may have been set before
  // The kernel has ended or restarted. If it is there, it answers.
  const onKernelChange = () => {
    queue.isLost.value = true;
    try {
      model.send?.({ hello: true });
    } catch { /* it is not */ }
  };
  const onAnswer = () => { queue.isLost.value = false; };
  model.on("comm_live_update", onKernelChange);
  model.on("msg:custom", onAnswer);

  const send = (action: Action): number => {
    if (action.type === "book" || (action.type === "clear" && action.what === "all")) target.value = "field"; // a new table begins with the field
    clearTimeout(timer);
    timer = setTimeout(() => (busy.value = pending.value.length > 0), BUSY_AFTER);
    // The action is meant for this view only; the session may show another by then.
    const { face } = state.value;
    return queue.push((face ? { ...action, face } : action) as Action);
  };

  const move = (card: string, from: string, to: string, nth?: number) => {
    if (from === to || isPending(queue.pending.value, card, from, nth)) return;
    const table = state.value as unknown as TableState;
    const position = nth === undefined ? {} : { nth };
    const seq = send({ type: "move", card, ...position, from: keyPlace(from, table), to: keyPlace(to, table) });
    if (from !== "box") focusCard.value = { card, place: to, seq };
  };

  return {
    state, busy, target, highlight, words, focusCard, pending, connectionProblem, send, move, model, pageNotice, still: model.get("still") === true,
    showNotice: (key) => { noticeKey.value = key; },
    dismissNotice: () => {
      noticeKey.value = "";
      model.set("down", "");
    },
    isIdle: () => queue.pending.value.length === 0,
    lastAnswered: () => queue.lastAnswered(state.value),
    expected: (valueOf, shown) => {
      for (const action of pending.value.toReversed()) {
        const value = valueOf(action);
        if (value !== undefined) return value;
      }
      return shown;
    },
    tap: (card, from, nth) => move(card, from, tapGoal(from, target.value), nth),
    label: (key, values = {}) => fillIn(state.value.labels[key] ?? key, values),
    dispose: () => {
      model.off("change:state", onState);
      model.off("change:fixed", onState);
      model.off("change:down", onDown);
      model.off("comm_live_update", onKernelChange);
      model.off("msg:custom", onAnswer);
      clearTimeout(timer);
      queue.removeModel(model);
    },
  };
};

/** Whether a card is being moved already that has duplicates: a second move would take another one of them. */
const isPending = (pending: SentAction[], card: string, from: string, nth: number | undefined): boolean => {
  const { joker, hidden } = readCard(card);
  return from !== "box" && (joker || hidden) && pending.some((action) => action.type === "move"
    && action.card === card && placeKey(action.from) === from && (action.nth ?? 0) === (nth ?? 0));
};

export const fillIn = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

// One context for the stores of all views.
const StoreContext = createContext<Store<any> | null>(null);
export const StoreProvider = StoreContext.Provider;

export const useStore = <S extends SharedState = DeskState>(): Store<S> => {
  const store = useContext(StoreContext);
  if (!store) throw new Error("a face's parts need its store");
  return store;
};
