// The page's side of the worker with Python. If Python fails it is started again: the page knows its table.
import type { Loaded, Parts, Question, Reply, WorkerMessage } from "./messages";

export interface Python {
  /** Starts Python unless it runs. Rejects with TypeError if it cannot be loaded. */
  ready(): Promise<void>;
  ask(path: string, body: unknown, house: string | null): Promise<Reply>;
  /** Stops Python; the next question starts it again. */
  end(): void;
}
interface Waiting<Value> { resolve(value: Value): void; reject(error: Error): void }

/** The worker that the page has started before this script ran, unless that failed. */
const takeEarlyWorker = (): Worker | null => {
  const page = globalThis as { earlyWorker?: Worker | null };
  const worker = page.earlyWorker ?? null;
  page.earlyWorker = null;
  return worker;
};

export const startPython = (url: string, parts: Parts): Python => {
  let worker: Worker | undefined;
  let isReady = false;
  let waitingForPython: Waiting<void>[] = [];
  let last = 0;
  const waitingForReply = new Map<number, Waiting<Reply>>();

  const end = () => {
    worker?.terminate();
    worker = undefined;
    isReady = false;
  };
  const fail = (error: Error) => {
    end();
    const all = [...waitingForReply.values(), ...waitingForPython];
    waitingForReply.clear();
    waitingForPython = [];
    all.forEach((waiting) => waiting.reject(error));
  };
  const receive = (message: WorkerMessage) => {
    if ("ready" in message) {
      isReady = true;
      return waitingForPython.splice(0).forEach((waiting) => waiting.resolve());
    }
    if ("unloaded" in message) return fail(new TypeError(message.unloaded));
    const waiting = waitingForReply.get(message.n);
    waitingForReply.delete(message.n);
    waiting?.resolve(message.reply);
  };
  const start = (): Worker => {
    const started = takeEarlyWorker() ?? new Worker(url, { type: "module", name: JSON.stringify(parts) });
    started.addEventListener("message", ({ data }: MessageEvent<WorkerMessage>) => receive(data));
    started.addEventListener("error", (event) => fail(new TypeError(event.message || "worker")));
    started.postMessage({ loaded: true } satisfies Loaded);
    return started;
  };
  worker = start();
  return {
    end,
    ready: () => new Promise((resolve, reject) => {
      worker ??= start();
      if (isReady) resolve();
      else waitingForPython.push({ resolve, reject });
    }),
    ask: (path, body, house) => new Promise((resolve, reject) => {
      worker ??= start();
      last += 1;
      waitingForReply.set(last, { resolve, reject });
      worker.postMessage({ n: last, question: { path, body, house } } satisfies Question);
    }),
  };
};
