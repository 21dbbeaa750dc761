// The actions of this page that have not been answered. All views of a session share one queue, which keeps their order.
import { signal, type Signal } from "@preact/signals";
import type { Action } from "../protocol";
import type { Model, SharedState } from "./sharedState";

export type SentAction = Action & { seq: number; sender: string };

/** After this time without an answer, in ms, all pending actions are sent again, then at growing intervals. */
const RETRY_AFTER = 4000;
const MAX_RETRY_AFTER = 30_000;

interface SendQueue {
  /** Actions that were sent or will be, the oldest first. */
  pending: Signal<SentAction[]>;
  /** There has been no answer for long. */
  isLate: Signal<boolean>;
  /** There is no one left to answer. */
  isLost: Signal<boolean>;
  /** The `seq` of the last action that a state answers. */
  lastAnswered(state: SharedState): number;
  push(action: Action): number;
  /** Remove the actions that a new state answers. */
  receive(state: SharedState): void;
  addModel(model: Model): void;
  removeModel(model: Model): void;
}

const QUEUES = new Map<string, SendQueue>();

/** The queue of a model's session. A model without a key has its own. */
export const queueOf = (model: Model): SendQueue => {
  const key = model.get("key");
  if (typeof key !== "string" || key === "") return createQueue();
  return QUEUES.get(key) ?? QUEUES.set(key, createQueue()).get(key)!;
};

const createQueue = (): SendQueue => {
  const sender = Math.random().toString(36).slice(2, 12);
  const pending = signal<SentAction[]>([]);
  const isLate = signal(false);
  const isLost = signal(false);
  const models = new Set<Model>();
  let lastSeq = 0;
  /** The `seq` of the newest action that was sent and not answered; 0 if there is none. */
  let sentSeq = 0;
  let retryAfter = RETRY_AFTER;
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  // In a session without `heard` there is only one page, and `seq` is ours.
  const lastAnswered = ({ heard, seq }: SharedState): number => (heard ? heard[sender] ?? 0 : seq);

  /** One message at a time, with all pending actions: some hosts drop messages that come too fast. */
  const transmit = () => {
    const model = [...models].at(-1);
    const newest = pending.value.at(-1);
    if (!model || !newest) return;
    sentSeq = newest.seq;
    const action = { ...newest, earlier: pending.value.slice(0, -1), ...(tries > 0 ? { tries } : {}) };
    clearTimeout(timer);
    timer = setTimeout(retry, retryAfter);
    try {
      model.set("action", action);
      model.save_changes();
      // If a trait was being sent when the connection broke, it may block later ones, but not a message.
      if (tries > 0) model.send?.({ action });
    } catch (error) {
      console.warn(error);
      isLost.value = true;
    }
  };
  const setPending = (actions: SentAction[]) => {
    pending.value = actions;
    for (const model of models) model.savePending?.(actions);
  };
  const retry = () => {
    isLate.value = true;
    tries += 1;
    retryAfter = Math.min(retryAfter * 2, MAX_RETRY_AFTER);
    transmit();
  };
  return {
    pending, isLate, isLost, lastAnswered,
    push: (action) => {
      lastSeq += 1;
      setPending([...pending.value, { sender, ...action, seq: lastSeq } as SentAction]);
      if (sentSeq === 0) transmit();
      return lastSeq;
    },
    receive: (state) => {
      const answeredSeq = lastAnswered(state);
      lastSeq = Math.max(lastSeq, state.heard ? 0 : state.seq);
      if (pending.value.some((action) => action.seq <= answeredSeq)) setPending(pending.value.filter((action) => action.seq > answeredSeq));
      if (sentSeq === 0 || sentSeq > answeredSeq) return;
      clearTimeout(timer);
      [sentSeq, tries, retryAfter, isLate.value, isLost.value] = [0, 0, RETRY_AFTER, false, false];
      transmit();
    },
    addModel: (model) => void models.add(model),
    removeModel: (model) => {
      models.delete(model);
      if (models.size === 0) clearTimeout(timer);
    },
  };
};
