// Python in a worker of its own: what it is asked and what it answers is JSON.
import { start, type Within } from "./starting";
import type { Answered, Asked, Begin, Heard, There } from "./wire";

interface Running { answer: Within["answer"]; /** Fetches, once, the files that are not there: are they now? */ complete(): Promise<boolean> }

const WITHIN = "referee.static_site.browser";
/** Where the house's file lies while somebody is asked. */
const HOUSE = "/house";
/** As long as nobody asks anything there is time to get ready for it, then to fetch what is missing, in ms. */
const PAUSE = 400;
/** A file that has not come yet; what else goes wrong, goes wrong again. */
const MISSING = /ModuleNotFoundError|FileNotFoundError/;
const worker = self as unknown as { postMessage(heard: Heard): void; addEventListener(type: "message", each: (event: MessageEvent<There | Asked>) => void): void };

/** The parts lie beside this script. */
const absolute = (url: string) => new URL(url, location.href).href;
const located = (parts: Begin): Begin => ({
  ...parts, pyodide: absolute(parts.pyodide), stdlib: absolute(parts.stdlib), app: absolute(parts.app),
  late: parts.late && absolute(parts.late),
  stills: Object.fromEntries(Object.entries(parts.stills).map(([name, url]) => [name, absolute(url)])),
});

const begin = async (parts: Begin): Promise<Running> => {
  const { python, complete } = await start(parts);
  const within = python.pyimport(WITHIN).begin(HOUSE);
  let whole: Promise<boolean> | undefined;
  const failed = (error: unknown) => {
    console.warn(error);
    whole = undefined; // the next who asks tries again
    return false;
  };
  const completed = () => whole ??= complete().then(() => true, failed);
  // What is waiting to be asked goes first.
  todo.push(() => exercise(within), completed);
  later();
  return { answer: within.answer, complete: completed }; // taken once: each time it would be another proxy
};

// ---- what there is time for when nobody asks

const todo: (() => Promise<unknown>)[] = [];
let quiet: ReturnType<typeof setTimeout> | undefined;
const later = () => {
  clearTimeout(quiet);
  if (todo.length > 0) quiet = setTimeout(() => void todo.shift()?.().then(later), PAUSE);
};
const exercise = async (within: Within): Promise<void> => {
  try {
    within.exercise();
  } catch (error) {
    console.warn(error); // whoever asks for it hears of it
  }
};

// ---- asked and answered

/** What was half done when something was missing is done anew, by a session that begins with it there. */
const answerTo = async (asked: Asked["asked"]): Promise<Answered> => {
  const { answer, complete } = await running;
  if ((asked.body as { text?: string }).text) await complete(); // what reads texts comes late
  const answered = JSON.parse(answer(JSON.stringify(asked))) as Answered;
  if (!MISSING.test(answered.failed ?? "")) return answered;
  await complete();
  return { late: true };
};
const hear = async ({ n, asked }: Asked): Promise<void> => {
  clearTimeout(quiet);
  try {
    worker.postMessage({ n, answer: await answerTo(asked) });
  } catch (error) {
    worker.postMessage({ n, answer: { failed: String(error) } });
  }
  later();
};

const running = begin(located(JSON.parse(self.name) as Begin));
running.catch(() => {}); // told once the page is there

let line: Promise<void> = Promise.resolve();
worker.addEventListener("message", ({ data: said }) => {
  if ("asked" in said) line = line.then(() => hear(said)); // one after the other
  else running.then(() => worker.postMessage({ ready: true }), (error: unknown) => worker.postMessage({ unloaded: String(error) }));
});
