// The page's end of the worker. Where Python fails it is begun anew: the page knows its table.
import type { Answered, Begin, Heard } from "./wire";

export interface Python {
  /** Begins where nothing runs. Rejects with TypeError where Python cannot be loaded. */
  ready(): Promise<void>;
  ask(path: string, body: unknown, house: string | null): Promise<Answered>;
  /** Ends what runs; the next question begins anew. */
  end(): void;
}
interface Waiting<A> { hear(answer: A): void; fail(error: Error): void }

/** The worker that the page has begun before this script was there. */
const begunAhead = (): Worker | null => {
  const page = globalThis as { begun?: Worker | null };
  const begun = page.begun ?? null;
  page.begun = null;
  return begun;
};

export const startPython = (url: string, parts: Begin): Python => {
  let worker: Worker | undefined;
  let last = 0;
  const waiting = new Map<number, Waiting<Answered>>();

  let isReady = false;
  let waitingForIt: Waiting<void>[] = [];

  const end = () => {
    worker?.terminate();
    worker = undefined;
    isReady = false;
  };
  const fail = (error: Error) => {
    end();
    const all = [...waiting.values(), ...waitingForIt];
    waiting.clear();
    waitingForIt = [];
    all.forEach((each) => each.fail(error));
  };
  const hear = (heard: Heard) => {
    if ("ready" in heard) {
      isReady = true;
      return waitingForIt.splice(0).forEach((each) => each.hear());
    }
    if ("unloaded" in heard) return fail(new TypeError(heard.unloaded));
    const asked = waiting.get(heard.n);
    waiting.delete(heard.n);
    asked?.hear(heard.answer);
  };
  const begin = (): Worker => {
    const begun = begunAhead() ?? new Worker(url, { type: "module", name: JSON.stringify(parts) });
    begun.addEventListener("message", ({ data }: MessageEvent<Heard>) => hear(data));
    begun.addEventListener("error", (event) => fail(new TypeError(event.message || "worker")));
    begun.postMessage({ there: true });
    return begun;
  };
  worker = begin();
  return {
    end,
    ready: () => new Promise((hear, fail) => {
      worker ??= begin();
      if (isReady) hear();
      else waitingForIt.push({ hear, fail });
    }),
    ask: (path, body, house) => new Promise((done, failed) => {
      worker ??= begin();
      last += 1;
      waiting.set(last, { hear: done, fail: failed });
      worker.postMessage({ n: last, asked: { path, body, house } });
    }),
  };
};
