// Arrows from seats that point at a seat or at the field. On a phone there is only text.
import { useSignal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { TableState } from "../model/sharedState";
import { useStore } from "../model/store";

interface Spot { x: number; y: number; w: number; h: number }
const CURVATURE = 0.16;

const spotOf = (felt: HTMLElement, id: string): Spot | null => {
  const box = felt.querySelector(`[data-testid="${id}"]`)?.getBoundingClientRect();
  const origin = felt.getBoundingClientRect();
  return box ? { x: box.left + box.width / 2 - origin.left, y: box.top + box.height / 2 - origin.top, w: box.width / 2, h: box.height / 2 } : null;
};

/** The point where the line from a box's centre towards a point leaves the box. */
const edge = (spot: Spot, x: number, y: number): [number, number] => {
  const [dx, dy] = [x - spot.x, y - spot.y];
  const reach = Math.min(spot.w / Math.abs(dx || 1e-6), spot.h / Math.abs(dy || 1e-6), 1);
  return [spot.x + dx * reach, spot.y + dy * reach];
};

/** A curve from box to box. Two seats that point at each other have two curves. */
export const arrow = (from: Spot, to: Spot): string => {
  const middle: [number, number] = [
    (from.x + to.x) / 2 - (to.y - from.y) * CURVATURE, (from.y + to.y) / 2 + (to.x - from.x) * CURVATURE,
  ];
  const [start, end] = [edge(from, ...middle), edge(to, ...middle)];
  return `M${start.map(Math.round).join(" ")}Q${middle.map(Math.round).join(" ")} ${end.map(Math.round).join(" ")}`;
};

export const Arrows = () => {
  const { seats } = useStore<TableState>().state.value;
  const svg = useRef<SVGSVGElement>(null);
  const paths = useSignal<string[]>([]);
  const pairs = seats.flatMap((seat, index) => (seat.points ? [[`seat-${index}`, seat.points.to === null ? "field" : `seat-${seat.points.to}`]] : []));
  const key = pairs.join(" ");
  useLayoutEffect(() => {
    const felt = svg.current?.parentElement;
    if (!felt) return undefined;
    const draw = () => {
      const curves = pairs.flatMap(([from, to]) => {
        const [a, b] = [spotOf(felt, from!), spotOf(felt, to!)];
        return a && b ? [arrow(a, b)] : [];
      });
      if (curves.join() !== paths.peek().join()) paths.value = curves;
    };
    draw();
    const watch = new ResizeObserver(draw);
    watch.observe(felt);
    return () => watch.disconnect();
  }, [key, seats]);
  if (pairs.length === 0) return null;
  return (
    <svg class="arrows" ref={svg} aria-hidden="true">
      <defs>
        <marker id="referee-arrow" viewBox="0 0 10 10" refX="8" refY="5" markerWidth="4" markerHeight="4" orient="auto"><path d="M0 0 10 5 0 10Z" /></marker>
      </defs>
      {paths.value.map((path) => <path key={path} class="aim-line" d={path} marker-end="url(#referee-arrow)" />)}
    </svg>
  );
};
