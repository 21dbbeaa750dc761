// A tab that was duplicated has the other's session in its storage: the tabs ask each other which of them shows it.
const CHANNEL = "referee-tabs";
/** The other tab answers at once, or is asleep. */
const PATIENCE = 150;

interface Said { asks?: string; shows?: string }

const channel = (): BroadcastChannel | undefined => (typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel(CHANNEL));

/** From now on this tab answers for its session. */
export const answerFor = (shown: () => string): void => {
  const tabs = channel();
  tabs?.addEventListener("message", ({ data }: MessageEvent<Said>) => {
    if (data.asks !== undefined && data.asks === shown()) tabs.postMessage({ shows: data.asks });
  });
};

/** Whether another tab shows a session. */
export const isShown = async (id: string): Promise<boolean> => {
  const tabs = channel();
  if (!tabs) return false;
  const answer = new Promise<boolean>((done) => {
    tabs.addEventListener("message", ({ data }: MessageEvent<Said>) => data.shows === id && done(true));
    setTimeout(() => done(false), PATIENCE);
  });
  tabs.postMessage({ asks: id });
  const found = await answer;
  tabs.close();
  return found;
};
