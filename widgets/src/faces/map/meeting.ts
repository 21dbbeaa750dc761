// The cells and the list of the map, computed from the state.
import type { MapState } from "../../protocol";

export type Kind = MapState["kinds"][number]["id"];
/** A pair: the indices of its rules, how they interact, and on how many tables. */
export interface Met { one: number; other: number; kind: Kind; tables: number; ruled: boolean }
export type By = "first" | "second" | "how" | "tables";

/** All pairs of these kinds. */
export const pairsOf = (state: MapState, shown: ReadonlySet<Kind>): Met[] => {
  const ruled = new Set(state.ruled.map((pair) => pair.join(" ")));
  return state.pairs
    .map(([one, other, kind, tables]) => ({
      one: one!, other: other!, kind: state.kinds[kind!]!.id, tables: tables!, ruled: ruled.has(`${one} ${other}`),
    }))
    .filter((pair) => shown.has(pair.kind));
};

/** The pairs of two cards, by their indices in any order. */
export const between = (state: MapState, pairs: Met[], row: number, column: number): Met[] =>
  pairs.filter(({ one, other }) => {
    const groups = [state.clauses[one]!.group, state.clauses[other]!.group];
    return (groups[0] === row && groups[1] === column) || (groups[0] === column && groups[1] === row);
  });

/** The most serious kind among the pairs of a cell. Pairs with a ruling don't count. */
export const gravest = (state: MapState, pairs: Met[]): Kind | null => {
  const order = state.kinds.map((kind) => kind.id);
  const grave = pairs.map((pair) => (pair.ruled ? order.indexOf("ordered") : order.indexOf(pair.kind)));
  return pairs.length === 0 ? null : order[Math.max(...grave)]!;
};

export const sorted = (state: MapState, pairs: Met[], by: By, down: boolean): Met[] => {
  const order = state.kinds.map((kind) => kind.id);
  const rank: Record<By, (pair: Met) => number> = {
    first: ({ one }) => one, second: ({ other }) => other, how: ({ kind }) => -order.indexOf(kind), tables: ({ tables }) => -tables,
  };
  const told = [...pairs].sort((a, b) => rank[by](a) - rank[by](b) || a.one - b.one || a.other - b.other);
  return down ? told.reverse() : told;
};
