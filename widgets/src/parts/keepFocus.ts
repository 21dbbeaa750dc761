// Keyboard: the focus is never lost, and always in sight.

// After a touch, the focus in an input field would open the phone's keyboard.
const FOCUSABLE = "button:not(:disabled), summary, a[href], input[type=checkbox]:not(:disabled), select:not(:disabled)";

const DRAWN = 100;

/** Moves the focus to the nearest element if the one that had it is gone or disabled. Not in notebooks, where the focus may be in
 * another cell. */
export const keepFocus = (root: HTMLElement): (() => void) => {
  if (!root.closest(".referee-page")) return () => undefined;
  let path: HTMLElement[] = [];
  const onFocus = (event: FocusEvent) => { path = pathOf(event.target as HTMLElement, root); };
  const rememberFocus = () => {
    const element = path[0];
    if (!element || !root.isConnected || hasFocus(root)) return;
    // The user has moved the focus.
    if (element.isConnected && !element.matches(":disabled")) path = [];
    else nearest(path)?.focus({ preventScroll: true });
  };
  let later: ReturnType<typeof setTimeout> | undefined;
  // Later, as a view may set the focus itself when it has drawn.
  const restoreLater = () => {
    clearTimeout(later);
    later = setTimeout(rememberFocus, DRAWN);
  };
  const changes = new MutationObserver(restoreLater);
  root.addEventListener("focusin", onFocus);
  root.addEventListener("focusout", restoreLater);
  changes.observe(root, { subtree: true, childList: true, attributeFilter: ["disabled"] });
  return () => {
    clearTimeout(later);
    root.removeEventListener("focusin", onFocus);
    root.removeEventListener("focusout", restoreLater);
    changes.disconnect();
  };
};

const pathOf = (from: HTMLElement, root: HTMLElement): HTMLElement[] => {
  const path = [from];
  for (let element = from; element !== root && element.parentElement; element = element.parentElement) path.push(element.parentElement);
  return path;
};

const hasFocus = (root: HTMLElement): boolean => {
  const { activeElement } = root.getRootNode() as Document | ShadowRoot;
  return activeElement !== null && activeElement !== root.ownerDocument.body && !activeElement.matches(":disabled");
};

const nearest = (path: HTMLElement[]): HTMLElement | undefined => {
  for (const ancestor of path) {
    const candidate = ancestor.isConnected && [...ancestor.querySelectorAll<HTMLElement>(FOCUSABLE)].find((element) => element.checkVisibility());
    if (candidate) return candidate;
  }
  return undefined;
};

/** Keeps focused elements clear of the bar at the bottom of the window. */
export const reserveFoot = (root: HTMLElement): (() => void) => {
  const foot = root.closest(".referee-page") && root.querySelector<HTMLElement>(".dock");
  const main = root.querySelector<HTMLElement>(".main");
  if (!foot || !main || !("ResizeObserver" in globalThis)) return () => undefined;
  // Set on the covered elements only, as everything inside is restyled when it changes.
  const measure = () => main.style.setProperty("--foot", `${foot.offsetHeight}px`);
  const sizes = new ResizeObserver(measure);
  sizes.observe(foot);
  measure(); // the observer only calls with the next frame
  return () => sizes.disconnect();
};
