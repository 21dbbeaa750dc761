// What was done on this page and nobody has answered yet. All views of one session share a line, so that none overtakes another.
import { signal, type Signal } from "@preact/signals";
import type { Action } from "../protocol";
import type { Model, Told } from "./sharedState";

export type Sent = Action & { seq: number; sender: string };

/** After so long without an answer everything unanswered is sent once more, then at longer and longer intervals. */
const PATIENCE = 4000;
const MOST_PATIENCE = 30_000;

export interface Line {
  /** Sent, or waiting to be sent, in the order in which it was done. */
  waiting: Signal<Sent[]>;
  /** Nobody has answered for long. */
  late: Signal<boolean>;
  /** Nobody is there any more who could. */
  lost: Signal<boolean>;
  /** The last action that a state answers. */
  answered(state: Told): number;
  push(action: Action): number;
  /** A state has come. */
  hear(state: Told): void;
  join(model: Model): void;
  leave(model: Model): void;
}

const LINES = new Map<string, Line>();

/** The line of a model's session; a model without a key has one of its own. */
export const lineOf = (model: Model): Line => {
  const key = model.get("key");
  if (typeof key !== "string" || key === "") return createLine();
  return LINES.get(key) ?? LINES.set(key, createLine()).get(key)!;
};

const createLine = (): Line => {
  const sender = Math.random().toString(36).slice(2, 12);
  const waiting = signal<Sent[]>([]);
  const late = signal(false);
  const lost = signal(false);
  const models = new Set<Model>();
  let last = 0;
  /** The newest action on its way; 0: none is. */
  let flying = 0;
  let patience = PATIENCE;
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  // A session that names no pages answers one after the other: its `seq` is ours.
  const answered = ({ heard, seq }: Told): number => (heard ? heard[sender] ?? 0 : seq);

  /** One message at a time, with all that waits: no host drops what comes too fast, and none is flooded. */
  const transmit = () => {
    const model = [...models].at(-1);
    const newest = waiting.value.at(-1);
    if (!model || !newest) return;
    flying = newest.seq;
    const action = { ...newest, earlier: waiting.value.slice(0, -1), ...(tries > 0 ? { tries } : {}) };
    clearTimeout(timer);
    timer = setTimeout(again, patience);
    try {
      model.set("action", action);
      model.save_changes();
      // A trait that was on its way when the connection broke may block those after it; a message goes past it.
      if (tries > 0) model.send?.({ action });
    } catch (error) {
      console.warn(error);
      lost.value = true;
    }
  };
  const wait = (actions: Sent[]) => {
    waiting.value = actions;
    for (const model of models) model.waits?.(actions);
  };
  const again = () => {
    late.value = true;
    tries += 1;
    patience = Math.min(patience * 2, MOST_PATIENCE);
    transmit();
  };
  return {
    waiting, late, lost, answered,
    push: (action) => {
      last += 1;
      wait([...waiting.value, { sender, ...action, seq: last } as Sent]);
      if (flying === 0) transmit();
      return last;
    },
    hear: (state) => {
      const done = answered(state);
      last = Math.max(last, state.heard ? 0 : state.seq);
      if (waiting.value.some((action) => action.seq <= done)) wait(waiting.value.filter((action) => action.seq > done));
      if (flying === 0 || flying > done) return;
      clearTimeout(timer);
      [flying, tries, patience, late.value, lost.value] = [0, 0, PATIENCE, false, false];
      transmit();
    },
    join: (model) => void models.add(model),
    leave: (model) => {
      models.delete(model);
      if (models.size === 0) clearTimeout(timer);
    },
  };
};
