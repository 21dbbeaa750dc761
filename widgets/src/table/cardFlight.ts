// Cards fly to their new places, and cards that leave the table fade out, unless the user prefers less motion.
import type { Made } from "../protocol";

const DURATION = 320;
const EASE = "cubic-bezier(.2, .7, .2, 1)";

interface Spot { x: number; y: number; node: HTMLElement }
export interface Spots { width: number; spots: Map<string, Spot> }

const cardsOf = (root: HTMLElement): Map<string, HTMLElement> => {
  const cards = new Map<string, HTMLElement>();
  for (const node of root.querySelectorAll<HTMLElement>("[data-card]")) {
    // A joker stays the same card if it stands for another one.
    let name = (node.dataset["card"] ?? "").replace(/[()]/g, "").replace(/=.*/, "");
    while (cards.has(name)) name += "'";
    cards.set(name, node);
  }
  return cards;
};

/** The position of each card, relative to the root, so that scrolling does not matter. */
export const spotsOf = (root: HTMLElement): Spots => {
  const origin = root.getBoundingClientRect();
  const spots = new Map<string, Spot>();
  for (const [name, node] of cardsOf(root)) {
    const box = node.getBoundingClientRect();
    spots.set(name, { x: box.left - origin.left, y: box.top - origin.top, node });
  }
  return { width: origin.width, spots };
};

const wantsStillness = (root: HTMLElement): boolean =>
  typeof root.animate !== "function" || (root.ownerDocument.defaultView?.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false);

/** Moves the cards that have a new place. A card that was hidden comes from the hand of the player. */
export const animateMoves = (root: HTMLElement, former: Spots, current: Spots, move: Made | null): void => {
  if (wantsStillness(root) || Math.abs(former.width - current.width) > 1) return;
  const origin = root.getBoundingClientRect();
  const hand = root.querySelector<HTMLElement>(`[data-seat="${move?.seat ?? ""}"]`)?.getBoundingClientRect();
  for (const [name, { x, y, node }] of current.spots) {
    const from = former.spots.get(name) ?? (hand && move?.cards.includes(node.dataset["card"] ?? "")
      ? { x: hand.left - origin.left + hand.width / 2, y: hand.top - origin.top + hand.height / 2 } : undefined);
    if (!from || Math.hypot(from.x - x, from.y - y) < 3) continue;
    node.classList.add("flying");
    const flight = node.animate([{ transform: `translate(${from.x - x}px, ${from.y - y}px)` }, { transform: "none" }], { duration: DURATION, easing: EASE });
    flight.onfinish = flight.oncancel = () => node.classList.remove("flying");
  }
  for (const [name, spot] of former.spots) if (!current.spots.has(name)) fadeOut(root, spot);
};

const fadeOut = (root: HTMLElement, { x, y, node }: Spot) => {
  const ghost = node.cloneNode(true) as HTMLElement;
  for (const name of ["data-card", "data-testid", "role", "aria-label"]) ghost.removeAttribute(name);
  ghost.setAttribute("aria-hidden", "true");
  ghost.classList.add("ghost");
  Object.assign(ghost.style, { left: `${x}px`, top: `${y}px` });
  root.firstElementChild?.append(ghost);
  const end = ghost.animate([{ opacity: 1 }, { opacity: 0, transform: "translateY(-18px) scale(.8)" }], { duration: DURATION, easing: EASE });
  end.onfinish = end.oncancel = () => ghost.remove();
};
