// The service worker of a static site stores it for offline use. The page switches to a new version when it starts.
const SCRIPT = "sw.js";
/** How long to wait for the answer of a new version, in ms. Without one, it is used at the next start. */
const TIMEOUT = 5000;

const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };

/** Activate a new version that is waiting. If this returns true, the page has to be reloaded. */
export const switchToNewVersion = async (): Promise<boolean> => {
  serviceWorker?.addEventListener("message", ({ data, source }) => {
    if (data === "there?") source?.postMessage("here");
  });
  const waiting = (await serviceWorker?.getRegistration().catch(() => undefined))?.waiting;
  if (!serviceWorker?.controller || !waiting) return false;
  const isSwitched = new Promise<boolean>((done) => {
    serviceWorker.addEventListener("controllerchange", () => done(true), { once: true });
    serviceWorker.addEventListener("message", ({ data }) => data === "later" && done(false));
    serviceWorker.startMessages();
    setTimeout(() => done(false), TIMEOUT);
  });
  waiting.postMessage("take");
  return isSwitched;
};

/** Store the site for offline use. Calls `onNewVersion` when a new version is waiting. */
export const storeOffline = async (onNewVersion: () => void): Promise<void> => {
  if (!serviceWorker) return; // not over https
  try {
    const registration = await serviceWorker.register(SCRIPT, { updateViaCache: "none" });
    const watch = (worker: ServiceWorker | null) => worker?.addEventListener("statechange", () => {
      if (worker.state === "installed" && serviceWorker.controller) onNewVersion();
    });
    if (registration.waiting && serviceWorker.controller) onNewVersion();
    watch(registration.installing);
    registration.addEventListener("updatefound", () => watch(registration.installing));
  } catch (error) {
    console.warn(error); // the site then needs a network
  }
};
