// The service worker: what belongs to this version is kept at the first visit and served from there, without a network too.
// `referee site` writes VERSION and FILES before it.
declare const VERSION: string;
declare const FILES: string[];

interface Happening extends Event { waitUntil(work: Promise<unknown>): void }
interface Fetching extends Happening { request: Request; respondWith(answer: Promise<Response>): void }
interface Page { id: string; postMessage(said: string): void }
interface Told extends Happening { data: unknown; source: Page | null }
const worker = self as unknown as {
  registration: ServiceWorkerRegistration;
  clients: { matchAll(options: { type: "window"; includeUncontrolled: boolean }): Promise<Page[]> };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", each: (event: Happening) => void): void;
  addEventListener(type: "fetch", each: (event: Fetching) => void): void;
  addEventListener(type: "message", each: (event: Told) => void): void;
};

const { scope } = worker.registration;
/** Several sites may lie on one host. */
const MINE = `referee ${scope} `;
const NAME = MINE + VERSION;
const urlOf = (name: string) => new URL(name, scope).href;
const PAGE = urlOf("./");

/** What a redirect has led to may not be shown for an address. */
const plain = async (answer: Response): Promise<Response> =>
  answer.redirected ? new Response(await answer.blob(), { headers: answer.headers }) : answer;

/** What has not changed since the last version is not fetched again: its name tells its content. */
const keep = async (cache: Cache, name: string): Promise<void> => {
  const url = urlOf(name);
  const former = url === PAGE ? undefined : await caches.match(url);
  const answer = former ?? await fetch(url, { cache: url === PAGE ? "reload" : "default" });
  if (!answer.ok) throw new TypeError(`${answer.status} ${url}`);
  await cache.put(url, await plain(answer));
};

const install = async () => {
  const cache = await caches.open(NAME);
  for (const name of FILES) await keep(cache, name);
};

/** Those of this site, the oldest first. */
const former = async () => (await caches.keys()).filter((name) => name.startsWith(MINE) && name !== NAME);

/** The last one stays: a page of it may be open still. */
const forgetOthers = async () => {
  await Promise.all((await former()).slice(0, -1).map((name) => caches.delete(name)));
};

/** What the browser has made of a program it keeps with the answer that it came in: of any other it makes it anew. */
const asItCame = async ({ url }: Request): Promise<Response | undefined> => {
  const found = await fetch(url, { cache: "only-if-cached", mode: "same-origin" }).catch(() => undefined);
  return found?.ok && found.headers.get("Content-Type")?.startsWith("application/wasm") ? found : undefined;
};

/** Anything of this version, or of the last; what has got lost is fetched and kept again. */
const answer = async (request: Request): Promise<Response> => {
  const compiled = request.url.endsWith(".wasm") && await asItCame(request);
  if (compiled) return compiled;
  const isPage = request.mode === "navigate";
  const url = isPage ? PAGE : request.url;
  const cache = await caches.open(NAME);
  const names = isPage ? [NAME] : [NAME, ...await former()];
  for (const cacheName of names) {
    const kept = await caches.match(url, { cacheName });
    if (kept) return kept;
  }
  const fetched = await fetch(isPage ? PAGE : request);
  if (fetched.ok && KNOWN.has(url)) await cache.put(url, fetched.clone());
  return fetched;
};
const KNOWN = new Set(FILES.map(urlOf));

worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) => event.waitUntil(forgetOthers()));
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { href, origin, pathname } = new URL(request.url);
  const isOurs = request.mode === "navigate" ? [PAGE, urlOf("index.html")].includes(origin + pathname) : href.startsWith(scope);
  if (request.method === "GET" && isOurs) event.respondWith(answer(request));
});
/** A page that is open answers within this; one that is being left does not, though it is counted for a while. */
const PAUSE = 600;
let isAnswered = false;

// Only a page that is alone may take a newer version: another may be in the middle of a quarrel.
const takeOver = async (asking: Told["source"]) => {
  const open = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const others = open.filter(({ id }) => id !== asking?.id);
  isAnswered = false;
  for (const other of others) other.postMessage("there?");
  if (others.length > 0) await new Promise((done) => setTimeout(done, PAUSE));
  if (isAnswered) asking?.postMessage("later");
  else await worker.skipWaiting();
};
worker.addEventListener("message", (event) => {
  if (event.data === "here") isAnswered = true;
  if (event.data === "take") event.waitUntil(takeOver(event.source));
});
