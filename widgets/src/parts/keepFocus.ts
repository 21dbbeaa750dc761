// A page by the keys: what has the focus is there, and in sight.

// A touch would bring up the keys of a field that is to be typed in.
const NEXT = "button:not(:disabled), summary, a[href], input[type=checkbox]:not(:disabled), select:not(:disabled)";

const DRAWN = 100;

/** Where what had the focus is gone or can no longer be used, the focus goes to what is nearest: the keys go on from there. On pages of the
 * desk's own: a notebook has the focus elsewhere, in a cell or in another face, and a face does not see where. */
export const keepFocus = (root: HTMLElement): (() => void) => {
  if (!root.closest(".referee-page")) return () => undefined;
  let path: HTMLElement[] = [];
  const onFocus = (event: FocusEvent) => { path = pathOf(event.target as HTMLElement, root); };
  const look = () => {
    const last = path[0];
    if (!last || !root.isConnected || hasFocus(root)) return;
    // Somebody went elsewhere: on the page, or out of it.
    if (last.isConnected && !last.matches(":disabled")) path = [];
    else nearest(path)?.focus({ preventScroll: true });
  };
  let later: ReturnType<typeof setTimeout> | undefined;
  // Once it is clear what follows: a face may have a place of its own for the focus, which it gives when all is drawn.
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

/** What stands at the foot of the window covers nothing that gets the focus, or is to be seen. */
export const keepClear = (root: HTMLElement): (() => void) => {
  const foot = root.closest(".referee-page") && root.querySelector<HTMLElement>(".dock");
  const above = root.querySelector<HTMLElement>(".main");
  if (!foot || !above || !("ResizeObserver" in globalThis)) return () => undefined;
  // Told to what it may cover alone: all within is styled anew whenever it changes.
  const measure = () => above.style.setProperty("--foot", `${foot.offsetHeight}px`);
  const sizes = new ResizeObserver(measure);
  sizes.observe(foot);
  measure(); // the observer first tells of it with the next picture
  return () => sizes.disconnect();
};
