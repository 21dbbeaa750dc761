// Starts Python with the files that the first verdict needs.
import { unpack, type Files } from "./archive";
import type { Parts } from "./messages";

/** `referee/static_site/browser.py`. */
export interface App { answer(question: string): string; prewarm(): void; find_new_modules(): void }
interface Python {
  pyimport(module: "referee.static_site.browser"): { start(folder: string): App };
  pyimport(module: "gc"): { disable(): void };
  FS: Files;
}
interface Started {
  app: App;
  /** Fetches all other files. */
  complete(): Promise<void>;
}

const SITE_PACKAGES = "/lib/python3.14/site-packages";
/** Where the house file is stored during a question. */
const HOUSE = "/house";

const checked = (response: Response): Response => {
  if (!response.ok) throw new TypeError(`${response.status} ${response.url}`);
  return response;
};
const download = async (url: string): Promise<ArrayBuffer> => checked(await fetch(url)).arrayBuffer();

/** Resolves when this many bytes of a response have arrived, or all of it. */
const arrival = async (response: Response, bytes: number): Promise<void> => {
  const reader = response.body!.getReader();
  for (let length = 0; length < bytes;) {
    const { value, done } = await reader.read();
    length = done ? Infinity : length + value.length;
  }
  void reader.cancel();
};

/** Pyodide requests its files one after the other. Here they are requested at once, and it gets their responses. */
const requestAtOnce = (urls: string[]): Promise<Response>[] => {
  const request = self.fetch;
  const responses = new Map(urls.map((url) => [url, request(url).then(checked)]));
  self.fetch = (url, options) => {
    const response = responses.get(String(url));
    responses.delete(String(url));
    return response ?? request(url, options);
  };
  return [...responses.values()].map((response) => response.then((each) => each.clone()));
};

const load = async ({ pyodide, lock, stdlib }: Parts): Promise<Python> => {
  const { loadPyodide } = await import(`${pyodide}pyodide.mjs`) as { loadPyodide(options: object): Promise<Python> };
  return loadPyodide({ indexURL: pyodide, stdLibURL: stdlib, lockFileContents: lock, packageBaseUrl: pyodide });
};

/** Nearly all of Pyodide's WebAssembly, in bytes: the rest takes as long as the next request. */
const WASM = 9.3e6;

export const start = async (parts: Parts): Promise<Started> => {
  const [wasm, stdlib] = requestAtOnce([`${parts.pyodide}pyodide.asm.wasm`, parts.stdlib]);
  // The app arrives while Python starts. Had it been requested earlier, Python would have started later; later, it would arrive later.
  const archive = wasm!.then((response) => arrival(response, WASM)).then(() => download(parts.app));
  const [python, files] = await Promise.all([load(parts), archive, stdlib, import(`${parts.pyodide}pyodide.asm.mjs`)]);
  unpack(files, SITE_PACKAGES, python.FS);
  python.pyimport("gc").disable(); // until the first verdict nearly all that is allocated stays
  const app = python.pyimport("referee.static_site.browser").start(HOUSE);
  const complete = async () => {
    if (!parts.rest) return;
    unpack(await download(parts.rest), SITE_PACKAGES, python.FS);
    app.find_new_modules();
  };
  return { app, complete };
};
