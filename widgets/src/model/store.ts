// One signal per trait, plus what only the screen knows: the target, the card to focus, the cards to light up.
import { computed, signal, type ReadonlySignal, type Signal } from "@preact/signals";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Action, DeskState } from "../protocol";
import { lineOf, type Sent } from "./sendQueue";
import type { Model, Shown, Told } from "./sharedState";
import { keyPlace, liveTarget, placeKey, readCard, tapGoal } from "./placeKeys";

export type Act = (action: Action) => void;
export interface Lit { cards: string[]; players: string[] }

export interface Store<S extends Told = DeskState> {
  state: Signal<S>;
  busy: Signal<boolean>;
  target: Signal<string>;
  lit: Signal<Lit | null>;
  /** The card that should have the focus once the state that answers the action `seq` is drawn. */
  follow: Signal<{ card: string; at: string; seq: number } | null>;
  /** Done and not yet answered: what is drawn is a step behind. */
  waiting: ReadonlySignal<Sent[]>;
  /** Nobody has answered for long, or nobody can any more: the word that says so. */
  silence: ReadonlySignal<"" | "python-late" | "python-gone" | "server-gone">;
  /** The last action that the state drawn answers. */
  answered(): number;
  /** What something will be once all is answered: of the last action that says it, else as it is drawn. */
  expected<V>(says: (action: Sent) => V | undefined, drawn: V): V;
  /** Nobody answers: a page without Python. */
  still: boolean;
  /** What the page itself has to say: a link that cannot be read, a server that is gone. */
  said: ReadonlySignal<string>;
  /** Has it said, by the key of its word, in whatever language is chosen while it is there. */
  say(key: string): void;
  /** Somebody has read what the page had to say. */
  read(): void;
  model: Model;
  send: Act;
  move(card: string, from: string, to: string, nth?: number): void;
  tap(card: string, from: string, nth?: number): void;
  label(key: string, fill?: Record<string, string | number>): string;
  dispose(): void;
}

const BUSY_AFTER = 400;

export const createStore = <S extends Told = DeskState>(model: Model): Store<S> => {
  // What hardly ever changes comes in a trait of its own.
  const read = (): S => ({ ...(model.get("fixed") as Partial<S> | undefined), ...(model.get("state") as S) });
  const state = signal(read());
  const busy = signal(false);
  const target = signal("field");
  const lit = signal<Lit | null>(null);
  const follow = signal<{ card: string; at: string; seq: number } | null>(null);
  const why = signal("");
  const said = computed(() => why.value && (state.value.labels[why.value] ?? why.value));
  const line = lineOf(model);
  // Where nobody is there any more nothing comes of it.
  const waiting = computed(() => (line.lost.value ? [] : line.waiting.value));
  const away = signal(false);
  const silence = computed(() => (line.lost.value ? "python-gone" : away.value ? "server-gone" : line.late.value ? "python-late" : ""));
  let timer: ReturnType<typeof setTimeout> | undefined;
  line.join(model);
  line.hear(state.value);

  const onState = () => {
    state.value = read();
    if ("seats" in state.value) target.value = liveTarget(target.value, state.value as unknown as Shown);
    line.hear(state.value);
    if (line.waiting.value.length === 0) {
      clearTimeout(timer);
      busy.value = false;
    }
  };
  model.on("change:state", onState);
  model.on("change:fixed", onState);
  const onDown = () => {
    const down = String(model.get("down") ?? "");
    away.value = down === "server-gone";
    why.value = away.value ? "" : down;
  };
  model.on("change:down", onDown);
  onDown(); // it may have been said before anybody listened
  // Jupyter tells that the kernel has gone, or is back: who is there answers.
  const onComm = () => {
    line.lost.value = true;
    try {
      model.send?.({ hello: true });
    } catch { /* nobody is */ }
  };
  const onAnswer = () => { line.lost.value = false; };
  model.on("comm_live_update", onComm);
  model.on("msg:custom", onAnswer);

  const send = (action: Action): number => {
    if (action.type === "book" || (action.type === "clear" && action.what === "all")) target.value = "field"; // a table begins there
    clearTimeout(timer);
    timer = setTimeout(() => (busy.value = line.waiting.value.length > 0), BUSY_AFTER);
    // Where one face follows another, what was meant for this one is done at no other.
    const { face } = state.value;
    return line.push((face ? { ...action, face } : action) as Action);
  };

  const move = (card: string, from: string, to: string, nth?: number) => {
    if (from === to || isTwice(line.waiting.value, card, from, nth)) return;
    const table = state.value as unknown as Shown;
    const which = nth === undefined ? {} : { nth };
    const seq = send({ type: "move", card, ...which, from: keyPlace(from, table), to: keyPlace(to, table) });
    if (from !== "box") follow.value = { card, at: to, seq };
  };

  return {
    state, busy, target, lit, follow, waiting, silence, send, move, model, said, still: model.get("still") === true,
    say: (key) => { why.value = key; },
    read: () => {
      why.value = "";
      model.set("down", "");
    },
    answered: () => line.answered(state.value),
    expected: (says, drawn) => {
      for (const action of waiting.value.toReversed()) {
        const told = says(action);
        if (told !== undefined) return told;
      }
      return drawn;
    },
    tap: (card, from, nth) => move(card, from, tapGoal(from, target.value), nth),
    label: (key, fill = {}) => fillIn(state.value.labels[key] ?? key, fill),
    dispose: () => {
      model.off("change:state", onState);
      model.off("change:fixed", onState);
      model.off("change:down", onDown);
      model.off("comm_live_update", onComm);
      model.off("msg:custom", onAnswer);
      clearTimeout(timer);
      line.leave(model);
    },
  };
};

/** One of several cards alike that is on its way already: it would be another one of them the second time. */
const isTwice = (waiting: Sent[], card: string, from: string, nth: number | undefined): boolean => {
  const { joker, hidden } = readCard(card);
  return from !== "box" && (joker || hidden) && waiting.some((action) => action.type === "move"
    && action.card === card && placeKey(action.from) === from && (action.nth ?? 0) === (nth ?? 0));
};

export const fillIn = (text: string, fill: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(fill[name] ?? whole));

// One context for the stores of all faces.
const Context = createContext<Store<any> | null>(null);
export const StoreProvider = Context.Provider;

export const useStore = <S extends Told = DeskState>(): Store<S> => {
  const store = useContext(Context);
  if (!store) throw new Error("a face's parts need its store");
  return store;
};
