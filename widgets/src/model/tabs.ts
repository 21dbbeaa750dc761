// A tab that was duplicated has the other's session in its storage: the tabs find out which of them shows it.
const CHANNEL = "referee-tabs";
/** How long the other tab is waited for, in ms: without locks its silence is all there is to go by. */
const [PATIENCE, WITHOUT_LOCKS] = [5000, 300];

interface Said { asks?: string; shows?: string }

const channel = (): BroadcastChannel | undefined => (typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel(CHANNEL));
/** A page from a plain address of the house's network has none. */
const locks = (): LockManager | undefined => globalThis.navigator?.locks ?? undefined;

const held = new Set<string>();

/** Holds a session as long as this tab lives; done once it does, unless that is given up before. */
const hold = (id: string, given?: AbortSignal): Promise<void> => new Promise((done) => {
  if (held.has(id)) return done();
  locks()?.request(`referee-tab:${id}`, given ? { signal: given } : {}, () => {
    held.add(id);
    done();
    return new Promise(() => {});
  }).catch(() => {}); // given up, or the page is on its way out
});

/** From now on this tab answers for its session. */
export const answerFor = (shown: () => string): void => {
  const tabs = channel();
  tabs?.addEventListener("message", ({ data }: MessageEvent<Said>) => {
    if (data.asks !== undefined && data.asks === shown()) tabs.postMessage({ shows: data.asks });
  });
};

/** This tab shows a session. */
export const shows = (id: string): void => void hold(id);

/** Whether another tab shows a session: it says so, or the session is free. */
export const isShown = async (id: string): Promise<boolean> => {
  const tabs = channel();
  const said = new Promise<boolean>((done) => {
    tabs?.addEventListener("message", ({ data }: MessageEvent<Said>) => data.shows === id && done(true));
    setTimeout(() => done(locks() !== undefined), locks() ? PATIENCE : WITHOUT_LOCKS);
  });
  tabs?.postMessage({ asks: id });
  const giveUp = new AbortController();
  const found = await Promise.race([said, hold(id, giveUp.signal).then(() => false)]);
  giveUp.abort();
  tabs?.close();
  return found;
};
