// One signal per trait, plus what only the screen knows: the target, the card to focus, the cards to light up.
import { signal, type Signal } from "@preact/signals";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Action, DeskState } from "../protocol";
import type { Model, Shown, Told } from "./told";
import { keyPlace, liveTarget, tapGoal } from "./place";

export type Act = (action: Action) => void;
export interface Lit { cards: string[]; players: string[] }

export interface Store<S extends Told = DeskState> {
  state: Signal<S>;
  busy: Signal<boolean>;
  target: Signal<string>;
  lit: Signal<Lit | null>;
  /** The card that should have the focus once the state that answers the action `seq` is drawn. */
  follow: Signal<{ card: string; at: string; seq: number } | null>;
  /** Nobody answers: a page without Python. */
  still: boolean;
  /** What the page itself has to say: a link that cannot be read, a server that is gone. */
  said: Signal<string>;
  model: Model;
  send: Act;
  move(card: string, from: string, to: string): void;
  tap(card: string, from: string): void;
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
  const said = signal("");
  let last = 0;
  /** Sent and not yet answered. Jupyter keeps only the newest value of a trait while one is on its way, so each action brings these along. */
  let unanswered: (Action & { seq: number })[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const onState = () => {
    state.value = read();
    if ("seats" in state.value) target.value = liveTarget(target.value, state.value as unknown as Shown);
    unanswered = unanswered.filter((action) => action.seq > state.value.seq);
    if (state.value.seq >= last) {
      clearTimeout(timer);
      busy.value = false;
    }
  };
  model.on("change:state", onState);
  model.on("change:fixed", onState);
  const onDown = () => {
    const why = String(model.get("down") ?? "");
    said.value = why && (state.value.labels[why] ?? why);
  };
  model.on("change:down", onDown);

  const send = (action: Action) => {
    const known = (model.get("action") as { seq?: number } | null)?.seq ?? 0;
    last = Math.max(last, known, state.value.seq) + 1;
    const numbered = { seq: last, ...action };
    model.set("action", { ...numbered, earlier: unanswered });
    unanswered = [...unanswered, numbered];
    clearTimeout(timer);
    timer = setTimeout(() => (busy.value = state.value.seq < last), BUSY_AFTER);
    model.save_changes();
  };

  const move = (card: string, from: string, to: string) => {
    if (from === to) return;
    send({ type: "move", card, from: keyPlace(from), to: keyPlace(to) });
    if (from !== "box") follow.value = { card, at: to, seq: last };
  };

  return {
    state, busy, target, lit, follow, send, move, model, said, still: model.get("still") === true,
    tap: (card, from) => move(card, from, tapGoal(from, target.value)),
    label: (key, fill = {}) => fillIn(state.value.labels[key] ?? key, fill),
    dispose: () => {
      model.off("change:state", onState);
      model.off("change:fixed", onState);
      model.off("change:down", onDown);
      clearTimeout(timer);
    },
  };
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
