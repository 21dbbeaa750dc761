// The cells and the list of the map, computed from the state.
import type { MapState } from "../../protocol";

export type Kind = MapState["kinds"][number]["id"];
/** A pair: the indices of its rules, how they interact, and on how many tables. */
export interface InteractionPair { first: number; second: number; kind: Kind; tables: number; ruled: boolean }
export type SortKey = "first" | "second" | "how" | "tables";

/** All pairs of these kinds. */
export const pairsOf = (state: MapState, kinds: ReadonlySet<Kind>): InteractionPair[] => {
  const ruled = new Set(state.ruled.map((pair) => pair.join(" ")));
  return state.pairs
    .map(([first, second, kind, tables]) => ({
      first: first!, second: second!, kind: state.kinds[kind!]!.id, tables: tables!, ruled: ruled.has(`${first} ${second}`),
    }))
    .filter((pair) => kinds.has(pair.kind));
};

/** The pairs of two cards, by their indices in any order. */
export const pairsOfCell = (state: MapState, pairs: InteractionPair[], row: number, column: number): InteractionPair[] =>
  pairs.filter(({ first, second }) => {
    const groups = [state.clauses[first]!.group, state.clauses[second]!.group];
    return (groups[0] === row && groups[1] === column) || (groups[0] === column && groups[1] === row);
  });

/** The most serious kind among the pairs of a cell. Pairs with a ruling don't count. */
export const mostSerious = (state: MapState, pairs: InteractionPair[]): Kind | null => {
  const order = state.kinds.map((kind) => kind.id);
  const ranks = pairs.map((pair) => (pair.ruled ? order.indexOf("ordered") : order.indexOf(pair.kind)));
  return pairs.length === 0 ? null : order[Math.max(...ranks)]!;
};

export const sorted = (state: MapState, pairs: InteractionPair[], sortKey: SortKey, down: boolean): InteractionPair[] => {
  const order = state.kinds.map((kind) => kind.id);
  const rank: Record<SortKey, (pair: InteractionPair) => number> = {
    first: ({ first }) => first, second: ({ second }) => second, how: ({ kind }) => -order.indexOf(kind), tables: ({ tables }) => -tables,
  };
  const rows = [...pairs].sort((a, b) => rank[sortKey](a) - rank[sortKey](b) || a.first - b.first || a.second - b.second);
  return down ? rows.reverse() : rows;
};
