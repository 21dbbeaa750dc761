// The page and its service worker: what the page needs is kept on the phone; a newer version is taken when the page starts.
const FILE = "sw.js";
/** The newer version answers that it has come, or comes later; one that says nothing for so long waits for the next start. */
const PATIENCE = 5000;

const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };

/** Whether a newer version has been waiting, and is there now: then the page has to begin anew. */
export const takeNewer = async (): Promise<boolean> => {
  serviceWorker?.addEventListener("message", ({ data, source }) => {
    if (data === "there?") source?.postMessage("here");
  });
  const waiting = (await serviceWorker?.getRegistration().catch(() => undefined))?.waiting;
  if (!serviceWorker?.controller || !waiting) return false;
  const taken = new Promise<boolean>((done) => {
    serviceWorker.addEventListener("controllerchange", () => done(true), { once: true });
    serviceWorker.addEventListener("message", ({ data }) => data === "later" && done(false));
    serviceWorker.startMessages();
    setTimeout(() => done(false), PATIENCE);
  });
  waiting.postMessage("take");
  return taken;
};

/** Keeps all of the page for when there is no network. `tell`: a newer version waits for the next start. */
export const keepOffline = async (tell: () => void): Promise<void> => {
  if (!serviceWorker) return; // not over https
  try {
    const known = await serviceWorker.register(FILE, { updateViaCache: "none" });
    const watch = (worker: ServiceWorker | null) => worker?.addEventListener("statechange", () => {
      if (worker.state === "installed" && serviceWorker.controller) tell();
    });
    if (known.waiting && serviceWorker.controller) tell();
    watch(known.installing);
    known.addEventListener("updatefound", () => watch(known.installing));
  } catch (error) {
    console.warn(error); // a browser that keeps nothing: the page works as long as there is a network
  }
};
