// Drag and drop with pointer events: at once by mouse and pen, after a short hold by touch, so that the page can be scrolled.
import type { Store } from "../model/store";

const MIN_DISTANCE = 6;
const HOLD_TIME = 180;
const EDGE = 70;
const SCROLL_STEP = 12;

interface Drag { source: HTMLElement; card: string; from: string; nth: number | undefined; x: number; y: number; ghost: HTMLElement | null; ready: boolean }

/** The nearest scrollable element around the desk: a notebook scrolls its panel, not the page. */
const scroller = (root: HTMLElement): Element | null => {
  let node: Node | null = root;
  while (node) {
    if (node instanceof HTMLElement && node.scrollHeight > node.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(node).overflowY)) return node;
    node = node instanceof ShadowRoot ? node.host : node.parentNode;
  }
  return root.ownerDocument.scrollingElement;
};

export const installDrag = (root: HTMLElement, store: Store): (() => void) => {
  const view = root.ownerDocument.defaultView ?? window;
  let drag: Drag | null = null;
  let hovered: HTMLElement | null = null;
  let hold: ReturnType<typeof setTimeout> | undefined;
  let isDropped = false;
  let scrolling: ReturnType<typeof setInterval> | undefined;

  const mark = (zone: HTMLElement | null) => {
    if (zone === hovered) return;
    hovered?.removeAttribute("data-over");
    zone?.setAttribute("data-over", "");
    hovered = zone;
  };
  const end = () => {
    clearTimeout(hold);
    clearInterval(scrolling);
    drag?.ghost?.remove();
    drag?.source.removeAttribute("data-dragged");
    mark(null);
    drag = null;
  };
  // The document's elementFromPoint would stop at the host of the shadow root.
  const zoneAt = (x: number, y: number): HTMLElement | null => {
    const scope = root.getRootNode() as Document | ShadowRoot;
    return scope.elementFromPoint(x, y)?.closest<HTMLElement>("[data-place]") ?? null;
  };
  const startDrag = (drag: Drag) => {
    const box = drag.source.getBoundingClientRect();
    drag.ghost = drag.source.cloneNode(true) as HTMLElement;
    drag.ghost.classList.add("ghost");
    for (const name of ["data-testid", "data-dragged", "data-card"]) drag.ghost.removeAttribute(name);
    drag.ghost.setAttribute("aria-hidden", "true");
    Object.assign(drag.ghost.style, { width: `${box.width}px`, height: `${box.height}px` });
    drag.source.setAttribute("data-dragged", "");
    root.append(drag.ghost);
  };
  const moveGhost = (drag: Drag, x: number, y: number) => {
    const origin = root.getBoundingClientRect();
    drag.ghost!.style.transform = `translate(${x - origin.left}px, ${y - origin.top}px) translate(-50%, -60%) rotate(-4deg)`;
    mark(zoneAt(x, y));
  };

  // The goal may be off the screen, so the page scrolls near its edge.
  const scroll = (drag: Drag, x: number, y: number) => {
    clearInterval(scrolling);
    const step = y < EDGE ? -SCROLL_STEP : y > view.innerHeight - EDGE ? SCROLL_STEP : 0;
    if (step === 0) return;
    const scrollable = scroller(root);
    scrolling = setInterval(() => {
      scrollable?.scrollBy(0, step);
      moveGhost(drag, x, y);
    }, 16);
  };

  const onDown = (event: PointerEvent) => {
    const source = (event.target as HTMLElement).closest<HTMLElement>("[data-card][data-from]");
    if (!source || event.button !== 0) return;
    const scrolls = event.pointerType === "touch" && source.dataset["from"] === "box";
    const held: Drag = {
      source, card: source.dataset["card"]!, from: source.dataset["from"]!, nth: source.dataset["nth"] === undefined ? undefined : Number(source.dataset["nth"]),
      x: event.clientX, y: event.clientY, ghost: null, ready: !scrolls,
    };
    end();
    drag = held;
    if (scrolls) hold = setTimeout(() => { held.ready = true; source.setAttribute("data-dragged", ""); }, HOLD_TIME);
  };
  const onMove = (event: PointerEvent) => {
    if (!drag) return;
    const isFar = Math.hypot(event.clientX - drag.x, event.clientY - drag.y) > MIN_DISTANCE;
    if (!drag.ghost && !isFar) return;
    if (!drag.ready) return end();
    if (!drag.ghost) startDrag(drag);
    moveGhost(drag, event.clientX, event.clientY);
    scroll(drag, event.clientX, event.clientY);
  };
  const onUp = (event: PointerEvent) => {
    if (!drag) return;
    const { card, from, nth, ghost } = drag;
    const goal = ghost ? zoneAt(event.clientX, event.clientY)?.dataset["place"] : undefined;
    end();
    if (!ghost) return;
    isDropped = true;
    setTimeout(() => (isDropped = false));
    if (goal) store.move(card, from, goal, nth);
  };
  // The click that ends a drag is not a tap.
  const onClick = (event: MouseEvent) => {
    if (!isDropped) return;
    isDropped = false;
    event.stopPropagation();
    event.preventDefault();
  };
  const onTouch = (event: TouchEvent) => {
    if (drag?.ready && event.cancelable) event.preventDefault();
  };

  root.addEventListener("pointerdown", onDown);
  view.addEventListener("pointermove", onMove);
  view.addEventListener("pointerup", onUp);
  view.addEventListener("pointercancel", end);
  root.addEventListener("click", onClick, true);
  root.addEventListener("touchmove", onTouch, { passive: false });
  return () => {
    end();
    root.removeEventListener("pointerdown", onDown);
    view.removeEventListener("pointermove", onMove);
    view.removeEventListener("pointerup", onUp);
    view.removeEventListener("pointercancel", end);
    root.removeEventListener("click", onClick, true);
    root.removeEventListener("touchmove", onTouch);
  };
};
