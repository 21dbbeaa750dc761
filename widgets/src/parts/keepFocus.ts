// Keyboard: the focus is never lost, and always in sight.

// A touch would bring up the keys of a field that is to be typed in.
const NEXT = "button:not(:disabled), summary, a[href], input[type=checkbox]:not(:disabled), select:not(:disabled)";

const DRAWN = 100;

/** Moves the focus to the nearest element if the one that had it is gone or disabled. Not in notebooks, where the focus may be in
 * another cell. */
export const keepFocus = (root: HTMLElement): (() => void) => {
  if (!root.closest(".referee-page")) return () => undefined;
  let path: HTMLElement[] = [];
  const onFocus = (event: FocusEvent) => { path = pathOf(event.target as HTMLElement, root); };
  const look = () => {
    const last = path[0];
    if (!last || !root.isConnected || hasFocus(root)) return;
    // The user has moved the focus.
    if (last.isConnected && !last.matches(":disabled")) path = [];
    else nearest(path)?.focus({ preventScroll: true });
  };
  let later: ReturnType<typeof setTimeout> | undefined;
  // Later, as a view may set the focus itself when it has drawn.
  const soon = () => {
    clearTimeout(later);
    later = setTimeout(look, DRAWN);
  };
  const changes = new MutationObserver(soon);
  root.addEventListener("focusin", onFocus);
  root.addEventListener("focusout", soon);
  changes.observe(root, { subtree: true, childList: true, attributeFilter: ["disabled"] });
  return () => {
    clearTimeout(later);
    root.removeEventListener("focusin", onFocus);
    root.removeEventListener("focusout", soon);
    changes.disconnect();
  };
};

const pathOf = (from: HTMLElement, root: HTMLElement): HTMLElement[] => {
  const path = [from];
  for (let each = from; each !== root && each.parentElement; each = each.parentElement) path.push(each.parentElement);
  return path;
};

const hasFocus = (root: HTMLElement): boolean => {
  const { activeElement } = root.getRootNode() as Document | ShadowRoot;
  return activeElement !== null && activeElement !== root.ownerDocument.body && !activeElement.matches(":disabled");
};

const nearest = (path: HTMLElement[]): HTMLElement | undefined => {
  for (const around of path) {
    const next = around.isConnected && [...around.querySelectorAll<HTMLElement>(NEXT)].find((each) => each.checkVisibility());
    if (next) return next;
  }
  return undefined;
};

/** Keeps focused elements clear of the bar at the bottom of the window. */
export const keepClear = (root: HTMLElement): (() => void) => {
  const foot = root.closest(".referee-page") && root.querySelector<HTMLElement>(".dock");
  const above = root.querySelector<HTMLElement>(".main");
  if (!foot || !above || !("ResizeObserver" in globalThis)) return () => undefined;
  // Set on the covered elements only, as everything inside is restyled when it changes.
  const measure = () => above.style.setProperty("--foot", `${foot.offsetHeight}px`);
  const sizes = new ResizeObserver(measure);
  sizes.observe(foot);
  measure(); // the observer only calls with the next frame
  return () => sizes.disconnect();
};
