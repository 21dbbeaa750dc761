// A duplicated tab has a copy of the other tab's storage, session id included. The tabs find out which of them shows the session.
const CHANNEL = "referee-tabs";
/** How long to wait for an answer of the other tab, in ms. Without locks, no answer means no other tab. */
const [TIMEOUT, TIMEOUT_WITHOUT_LOCKS] = [5000, 300];

interface TabMessage { asks?: string; claimSession?: string }

const openChannel = (): BroadcastChannel | undefined => (typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel(CHANNEL));
/** Pages without https have no locks. */
const lockManager = (): LockManager | undefined => globalThis.navigator?.locks ?? undefined;

const heldSessions = new Set<string>();

/** Locks a session until this tab is closed. Resolves when it has the lock. */
const holdSession = (id: string, signal?: AbortSignal): Promise<void> => new Promise((done) => {
  if (heldSessions.has(id)) return done();
  lockManager()?.request(`referee-tab:${id}`, signal ? { signal } : {}, () => {
    heldSessions.add(id);
    done();
    return new Promise(() => {});
  }).catch(() => {}); // aborted, or the page is being closed
});

/** From now on, tell other tabs which session this tab shows. */
export const answerOtherTabs = (shown: () => string): void => {
  const channel = openChannel();
  channel?.addEventListener("message", ({ data }: MessageEvent<TabMessage>) => {
    if (data.asks !== undefined && data.asks === shown()) channel.postMessage({ shows: data.asks });
  });
};

/** Mark a session as shown by this tab. */
export const claimSession = (id: string): void => void holdSession(id);

/** Whether another tab shows a session: either that tab says so, or this tab can lock the session. */
export const isShownElsewhere = async (id: string): Promise<boolean> => {
  const channel = openChannel();
  const reply = new Promise<boolean>((done) => {
    channel?.addEventListener("message", ({ data }: MessageEvent<TabMessage>) => data.claimSession === id && done(true));
    setTimeout(() => done(lockManager() !== undefined), lockManager() ? TIMEOUT : TIMEOUT_WITHOUT_LOCKS);
  });
  channel?.postMessage({ asks: id });
  const abort = new AbortController();
  const isElsewhere = await Promise.race([reply, holdSession(id, abort.signal).then(() => false)]);
  abort.abort();
  channel?.close();
  return isElsewhere;
};
