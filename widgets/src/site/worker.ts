// Runs Python in a worker. Questions and answers are JSON.
import { start, type App } from "./start";
import type { Loaded, Parts, Question, Reply, WorkerMessage } from "./messages";

interface Running { answer: App["answer"]; /** Fetches the remaining files, once. Are they there now? */ complete(): Promise<boolean> }

/** After this time without a question, in ms, Python is warmed up, then the remaining files are fetched. */
const IDLE = 400;
/** A file that has not been fetched yet. Any other error would occur again. */
const MISSING = /ModuleNotFoundError|FileNotFoundError/;
const worker = self as unknown as { postMessage(message: WorkerMessage): void; addEventListener(type: "message", listener: (event: MessageEvent<Loaded | Question>) => void): void };

/** The URLs are relative to this script. */
const absolute = (url: string) => url && new URL(url, location.href).href;
const located = ({ lock, pyodide, stdlib, app, rest }: Parts): Parts =>
  ({ lock, pyodide: absolute(pyodide), stdlib: absolute(stdlib), app: absolute(app), rest: absolute(rest) });

const run = async (parts: Parts): Promise<Running> => {
  const { app, complete } = await start(parts);
  let completed: Promise<boolean> | undefined;
  const failed = (error: unknown) => {
    console.warn(error);
    completed = undefined; // the next question tries again
    return false;
  };
  const completeOnce = () => completed ??= complete().then(() => true, failed);
  idleTasks.push(() => prewarm(app), completeOnce);
  scheduleIdleTask();
  return { answer: app.answer, complete: completeOnce }; // one proxy: each access makes a new one
};

// ---- while nothing is asked

const idleTasks: (() => Promise<unknown>)[] = [];
let idle: ReturnType<typeof setTimeout> | undefined;
const scheduleIdleTask = () => {
  clearTimeout(idle);
  if (idleTasks.length > 0) idle = setTimeout(() => void idleTasks.shift()?.().then(scheduleIdleTask), IDLE);
};
const prewarm = async (app: App): Promise<void> => {
  try {
    app.prewarm();
  } catch (error) {
    console.warn(error); // a question would report it
  }
};

// ---- questions

/** If a file was missing, the page asks again in a new session, as the action may have been half done. */
const replyTo = async (question: Question["question"]): Promise<Reply> => {
  const { answer, complete } = await running;
  if ((question.body as { text?: string }).text) await complete(); // reading a text needs the remaining files
  const reply = JSON.parse(answer(JSON.stringify(question))) as Reply;
  if (!MISSING.test(reply.failed ?? "")) return reply;
  await complete();
  return { late: true };
};
const receive = async ({ n, question }: Question): Promise<void> => {
  clearTimeout(idle);
  try {
    worker.postMessage({ n, reply: await replyTo(question) });
  } catch (error) {
    worker.postMessage({ n, reply: { failed: String(error) } });
  }
  scheduleIdleTask();
};

const running = run(located(JSON.parse(self.name) as Parts));
running.catch(() => {}); // reported when the page has loaded

let queue: Promise<void> = Promise.resolve();
worker.addEventListener("message", ({ data: message }) => {
  if ("question" in message) queue = queue.then(() => receive(message));
  else running.then(() => worker.postMessage({ ready: true }), (error: unknown) => worker.postMessage({ unloaded: String(error) }));
});
