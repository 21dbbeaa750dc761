// The service worker of a static site: it stores all files of a version at the first visit and serves them from there.
// `referee site` writes these in front of it: what the page's SHA-256 begins with, and the files.
import { isIntact } from "./intact";

declare const VERSION: string;
declare const PAGE_HASH: string;
declare const FILES: string[];

interface ExtendableEventLike extends Event { waitUntil(work: Promise<unknown>): void }
interface FetchEventLike extends ExtendableEventLike { request: Request; respondWith(response: Promise<Response>): void }
interface PageClient { id: string; postMessage(message: string): void }
interface MessageEventLike extends ExtendableEventLike { data: unknown; source: PageClient | null }
const worker = self as unknown as {
  registration: ServiceWorkerRegistration;
  clients: { matchAll(options: { type: "window"; includeUncontrolled: boolean }): Promise<PageClient[]> };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: ExtendableEventLike) => void): void;
  addEventListener(type: "fetch", listener: (event: FetchEventLike) => void): void;
  addEventListener(type: "message", listener: (event: MessageEventLike) => void): void;
};

const { scope } = worker.registration;
/** One host may have several sites. */
const CACHE_PREFIX = `referee ${scope} `;
const CACHE_NAME = CACHE_PREFIX + VERSION;
const urlOf = (name: string) => new URL(name, scope).href;
const PAGE = urlOf("./");

/** Browsers don't accept a redirected response for a page. */
const withoutRedirect = async (response: Response): Promise<Response> =>
  response.redirected ? new Response(await response.blob(), { headers: response.headers }) : response;

/** Files that the last version had, too, are not fetched again: except for the page, a name stands for one content. */
const store = async (cache: Cache, name: string): Promise<void> => {
  const url = urlOf(name);
  const stored = url === PAGE ? undefined : await caches.match(url);
  const response = stored && await isIntact(stored, url) ? stored : await fetch(url, { cache: url === PAGE ? "reload" : "default" });
  if (!response.ok) throw new TypeError(`${response.status} ${url}`);
  await cache.put(url, await withoutRedirect(response));
};

const install = async () => {
  const cache = await caches.open(CACHE_NAME);
  for (const name of FILES) await store(cache, name);
};

/** The caches of other versions, the oldest first. */
const stored = async () => (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX) && name !== CACHE_NAME);

/** The last version stays, as a page of it may be open. */
const deleteOldCaches = async () => {
  await Promise.all((await stored()).slice(0, -1).map((name) => caches.delete(name)));
};

/** The browser's own copy of a WebAssembly file, which has its compiled code. Any other copy would be compiled again. */
const compiledResponse = async ({ url }: Request): Promise<Response | undefined> => {
  const response = await fetch(url, { cache: "only-if-cached", mode: "same-origin" }).catch(() => undefined);
  return response?.ok && response.headers.get("Content-Type")?.startsWith("application/wasm") ? response : undefined;
};

/** A file of this version or the last. If it is not stored, or no longer what was built, it is fetched. */
const response = async (request: Request): Promise<Response> => {
  const compiled = request.url.endsWith(".wasm") && await compiledResponse(request);
  if (compiled) return compiled;
  const isPage = request.mode === "navigate";
  const url = isPage ? PAGE : request.url;
  const cache = await caches.open(CACHE_NAME);
  const names = isPage ? [CACHE_NAME] : [CACHE_NAME, ...await stored()];
  let damaged: Response | undefined;
  for (const cacheName of names) {
    const stored = await caches.match(url, { cacheName });
    if (stored && await isIntact(stored, url, isPage ? PAGE_HASH : undefined)) return stored;
    damaged ??= stored;
  }
  const response = await fetch(isPage ? PAGE : request, damaged && { cache: "reload" }).catch((error: unknown) => {
    if (damaged) return damaged; // a host may have changed the file on its way
    throw error;
  });
  if (response.ok && FILE_URLS.has(url)) await cache.put(url, response.clone());
  return response;
};
const FILE_URLS = new Set(FILES.map(urlOf));

worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) => event.waitUntil(deleteOldCaches()));
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { href, origin, pathname } = new URL(request.url);
  const isOurs = request.mode === "navigate" ? [PAGE, urlOf("index.html")].includes(origin + pathname) : href.startsWith(scope);
  if (request.method === "GET" && isOurs) event.respondWith(response(request));
});
/** Open pages answer within this time, in ms. Pages that are being closed don't, but are still listed. */
const ANSWER_TIME = 600;
let isOtherOpen = false;

// A new version may only replace this one if no other page is open.
const activateIfAlone = async (page: MessageEventLike["source"]) => {
  const open = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const others = open.filter(({ id }) => id !== page?.id);
  isOtherOpen = false;
  for (const other of others) other.postMessage("there?");
  if (others.length > 0) await new Promise((done) => setTimeout(done, ANSWER_TIME));
  if (isOtherOpen) page?.postMessage("later");
  else await worker.skipWaiting();
};
worker.addEventListener("message", (event) => {
  if (event.data === "here") isOtherOpen = true;
  if (event.data === "take") event.waitUntil(activateIfAlone(event.source));
});
