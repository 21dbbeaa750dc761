// Python's memory as it was when all was read, kept for the next visit: it then begins where it would be after some seconds.
// Of Pyodide's own making, and undocumented: whatever goes wrong with it, Python begins plainly.
const CACHE = `referee-memory ${location.href.replace(/[^/]*$/, "")}`;
/** Below this much room nothing is kept that can be made again. */
const ROOM = 200e6;

const urlOf = (version: string) => new URL(`memory-${version}`, location.href).href;

const hasRoom = async (): Promise<boolean> => {
  const { quota = ROOM, usage = 0 } = await navigator.storage.estimate();
  return quota - usage >= ROOM;
};

/** How the memory of a version is read, where there is one. */
export const recalling = async (version: string): Promise<(() => Promise<Uint8Array>) | undefined> => {
  try {
    const kept = await caches.match(urlOf(version), { cacheName: CACHE });
    return kept && (async () => new Uint8Array(await kept.arrayBuffer()));
  } catch {
    return undefined; // no storage, or none for this page
  }
};

/** That of another version goes. */
export const remember = async (version: string, memory: Uint8Array): Promise<void> => {
  if (!await hasRoom()) return;
  const cache = await caches.open(CACHE);
  for (const { url } of await cache.keys()) if (url !== urlOf(version)) await cache.delete(url);
  await cache.put(urlOf(version), new Response(memory as Uint8Array<ArrayBuffer>));
};

export const forget = async (): Promise<void> => {
  try {
    await caches.delete(CACHE);
  } catch { /* nor is anything kept there */ }
};
