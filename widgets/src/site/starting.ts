// How Python begins: with what the first verdict needs.
import { placesIn, unpack, type Files } from "./archive";
import type { Begin } from "./wire";

/** The modules of Python's that are called from here. */
interface Modules {
  gathered: { begin(archive: string, folder: string): void; end(): void };
  "referee.static_site.browser": { begin(folder: string): Within };
}
export interface Within { answer(asked: string): string; exercise(): void }
export interface Python {
  pyimport<Name extends keyof Modules>(name: Name): Modules[Name];
  FS: Files;
}
export interface Started {
  python: Python;
  /** Lays what is missing. */
  complete(): Promise<void>;
}

const SITE_PACKAGES = "/lib/python3.14/site-packages";
/** A still page is written of these; they lie beside the page anyway. */
const STATIC = `${SITE_PACKAGES}/referee/web/static`;
/** Of the largest part; what comes next is on its way then when the rest of it arrives. */
const NEARLY = 0.93;

/** Modules are found in the archive as it is, until there is time to write them. */
const ARCHIVE = "/gathered.zip";
const isGathered = (name: string): boolean => name.endsWith(".pyc") && name.includes("/");

const gather = (archive: ArrayBuffer, python: Python): void => {
  const { FS } = python;
  unpack(archive, SITE_PACKAGES, FS, (name) => !isGathered(name));
  FS.writeFile(ARCHIVE, new Uint8Array(archive));
  FS.writeFile(`${ARCHIVE}.json`, new TextEncoder().encode(JSON.stringify(placesIn(archive, isGathered))));
  python.pyimport("gathered").begin(ARCHIVE, SITE_PACKAGES);
};

const bytes = async (url: string): Promise<ArrayBuffer> => {
  const answer = await fetch(url);
  if (!answer.ok) throw new TypeError(`${answer.status} ${url}`);
  return answer.arrayBuffer();
};

/** Once so much of an answer has come, or all of it. Nothing of it is kept. */
const come = async (answer: Response, enough: number): Promise<void> => {
  const reader = answer.body?.getReader();
  for (let length = 0; reader && length < enough;) {
    const { value, done } = await reader.read();
    length = done ? Infinity : length + value.length;
  }
  void reader?.cancel();
};

/** A host may not know what it serves. */
const compiled = async (answer: Response): Promise<WebAssembly.Module> => {
  if (!answer.ok) throw new TypeError(`${answer.status} ${answer.url}`);
  const isTold = answer.headers.get("Content-Type")?.startsWith("application/wasm");
  return isTold ? WebAssembly.compileStreaming(answer) : WebAssembly.compile(await answer.arrayBuffer());
};

interface Ahead { /** Once nearly all of the machine has come. */ came: Promise<void>; /** Once it can be begun. */ ready: Promise<unknown>; /** What Pyodide asks for is its own affair again. */ done(): void }

/** Whether nothing of a site is kept here. What is comes at once: to count it would only take time. */
const isNew = async (): Promise<boolean> => {
  try {
    return (await caches.keys()).length === 0;
  } catch {
    return true; // nothing can be kept
  }
};

/** Asks at once for what Pyodide would ask for one after the other, and gets its machine ready meanwhile. */
const ahead = ({ pyodide, stdlib, machine: size }: Begin): Ahead => {
  const url = `${pyodide}pyodide.asm.wasm`;
  const [fetching, instantiating] = [self.fetch, WebAssembly.instantiateStreaming];
  const [machine, library, counted] = [fetching(url), fetching(stdlib), isNew()];
  const begun = Promise.all([machine, counted]).then(([answer, isCounted]) => ({
    came: isCounted ? come(answer.clone(), NEARLY * size) : Promise.resolve(),
    ready: compiled(answer),
  }));
  const [came, ready] = [begun.then((each) => each.came), begun.then((each) => each.ready)];
  for (const each of [library, came, ready, import(`${pyodide}pyodide.asm.mjs`)]) each.catch(() => {}); // told where it is waited for
  let isLent = false;
  self.fetch = (what, more) => {
    if (String(what) === url) return ready.then(() => new Response());
    if (String(what) !== stdlib || isLent) return fetching(what, more);
    isLent = true;
    return library;
  };
  WebAssembly.instantiateStreaming = async (answer, imports) => {
    await answer;
    const module = await ready;
    return { module, instance: await WebAssembly.instantiate(module, imports) };
  };
  const done = () => { [self.fetch, WebAssembly.instantiateStreaming] = [fetching, instantiating]; };
  return { came, ready, done };
};

const load = async ({ pyodide, lock, stdlib }: Begin): Promise<Python> => {
  const { loadPyodide } = await import(`${pyodide}pyodide.mjs`) as { loadPyodide(options: object): Promise<Python> };
  return loadPyodide({ indexURL: pyodide, stdLibURL: stdlib, lockFileContents: lock, packageBaseUrl: pyodide });
};

/** Fetched once, when it is first wanted. */
const once = (url: string): (() => Promise<ArrayBuffer>) => {
  let fetched: Promise<ArrayBuffer> | undefined;
  return () => {
    fetched ??= bytes(url);
    fetched.catch(() => { fetched = undefined; }); // the next who wants it tries again
    return fetched;
  };
};

export const start = async (parts: Begin): Promise<Started> => {
  const { came, ready, done } = ahead(parts);
  const begun = load(parts).finally(done);
  begun.catch(() => {}); // told below, where it is waited for
  const app = once(parts.app);
  // While the app is on its way Python begins; had both come at once it would have to wait for all of it.
  came.catch(() => {}).then(app).catch(() => {}); // told below, too
  const python = await ready.then(() => begun); // Pyodide itself would wait for ever for a machine that does not come
  gather(await app(), python);
  const complete = async () => {
    unpack(await app(), SITE_PACKAGES, python.FS);
    if (parts.late) unpack(await bytes(parts.late), SITE_PACKAGES, python.FS);
    python.pyimport("gathered").end();
    python.FS.mkdirTree(STATIC);
    for (const [name, url] of Object.entries(parts.stills)) python.FS.writeFile(`${STATIC}/${name}`, new Uint8Array(await bytes(url)));
  };
  return { python, complete };
};
