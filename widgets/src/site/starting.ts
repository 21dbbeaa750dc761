// How Python begins: with what the first verdict needs, or where its memory is kept, there.
import { unpack, type Files } from "./archive";
import { forget, recall } from "./memory";
import type { Begin } from "./wire";

export interface Python {
  runPython(code: string): unknown;
  makeMemorySnapshot(): Uint8Array;
  FS: Files;
}
export interface Started {
  python: Python;
  isRecalled: boolean;
  /** Lays what is missing; a memory holds no files, but has read those that it needs first. */
  complete(): Promise<void>;
}

interface Machine { HEAPU8: Uint8Array; _malloc(bytes: number): number }
type Make = (settings: object) => Promise<Machine>;

const SITE_PACKAGES = "/lib/python3.14/site-packages";
/** A still page is written of these; they lie beside the page anyway. */
const STATIC = `${SITE_PACKAGES}/referee/web/static`;
/** What a machine has in use before anything runs. */
const BARE = 7e6;

const bytes = async (url: string): Promise<ArrayBuffer> => {
  const answer = await fetch(url);
  if (!answer.ok) throw new TypeError(`${answer.status} ${url}`);
  return answer.arrayBuffer();
};

const load = async ({ pyodide, lock, stdlib }: Begin, more: object): Promise<Python> => {
  const { loadPyodide } = await import(`${pyodide}pyodide.mjs`) as { loadPyodide(options: object): Promise<Python> };
  return loadPyodide({ indexURL: pyodide, stdLibURL: stdlib, lockFileContents: lock, packageBaseUrl: pyodide, ...more });
};

/** A machine with room for that memory: by itself it is made as large as an empty one. */
const roomy = async (pyodide: string, memory: Uint8Array) => {
  const { default: make } = await import(`${pyodide}pyodide.asm.mjs`) as { default: Make };
  return async (settings: object) => {
    const machine = await make(settings);
    if (machine.HEAPU8.length < memory.length) machine._malloc(memory.length - BARE);
    return machine;
  };
};

const recalled = async (parts: Begin): Promise<Python | undefined> => {
  const memory = parts.memory ? await recall(parts.memory) : undefined;
  if (!memory) return undefined;
  try {
    return await load(parts, { _loadSnapshot: memory, createPyodideModule: await roomy(parts.pyodide, memory) });
  } catch (error) {
    console.warn(error);
    await forget();
    return undefined;
  }
};

/** Once a file of that name has come, or failed to. */
const arrived = (name: string): Promise<void> => new Promise((done) => {
  const seen = new PerformanceObserver((list) => {
    if (!list.getEntries().some((each) => each.name.endsWith(name))) return;
    seen.disconnect();
    done();
  });
  seen.observe({ type: "resource", buffered: true });
});

export const start = async (parts: Begin): Promise<Started> => {
  const begun = recalled(parts).then(async (before) => ({ before, python: before ?? await load(parts, { _makeSnapshot: true }) }));
  // While the app is on its way Python begins; had both come at once it would have to wait for all of it.
  const packed = Promise.race([arrived(".asm.wasm"), begun]).then(() => bytes(parts.app));
  packed.catch(() => {}); // told below, where it is waited for
  const { before, python } = await begun;
  const lay = async () => unpack(await packed, SITE_PACKAGES, python.FS);
  if (!before) await lay();
  const complete = async () => {
    if (before) await lay();
    if (parts.late) unpack(await bytes(parts.late), SITE_PACKAGES, python.FS);
    python.FS.mkdirTree(STATIC);
    for (const [name, url] of Object.entries(parts.stills)) python.FS.writeFile(`${STATIC}/${name}`, new Uint8Array(await bytes(url)));
  };
  return { python, isRecalled: before !== undefined, complete };
};
