// The pairs as a sortable list. A tap opens a pair.
import { useSignal } from "@preact/signals";
import type { MapState } from "../../protocol";
import { useStore } from "../../model/store";
import { Button } from "../../parts/parts";
import { sorted, type SortKey, type InteractionPair } from "./meeting";

const COLUMNS: SortKey[] = ["first", "second", "how", "tables"];
const MAX_ROWS = 200;

export const List = ({ pairs }: { pairs: InteractionPair[] }) => {
  const store = useStore<MapState>();
  const state = store.state.value;
  const sortKey = useSignal<SortKey>("how");
  const down = useSignal(false);
  const showsAll = useSignal(false);
  const rows = sorted(state, pairs, sortKey.value, down.value);
  const shown = showsAll.value ? rows : rows.slice(0, MAX_ROWS);
  const sort = (column: SortKey) => {
    down.value = sortKey.value === column && !down.value;
    sortKey.value = column;
  };
  if (pairs.length === 0) return <p class="small-text" data-testid="no-pairs">{store.label("none")}</p>;
  return (
    <>
      <table class="pairs" data-testid="pairs">
        <thead><tr>{COLUMNS.map((column) => (
          <th key={column} scope="col" aria-sort={sortKey.value === column ? (down.value ? "descending" : "ascending") : "none"}>
            <Button id={`sort-${column}`} class="btn quiet" onClick={() => sort(column)}>{store.label(column)}</Button>
          </th>
        ))}</tr></thead>
        <tbody>{shown.map((pair) => <Row key={`${pair.first} ${pair.second}`} pair={pair} />)}</tbody>
      </table>
      {shown.length < rows.length && <Button id="all-pairs" onClick={() => (showsAll.value = true)}>{store.label("all")} ({rows.length})</Button>}
    </>
  );
};

const Row = ({ pair }: { pair: InteractionPair }) => {
  const store = useStore<MapState>();
  const { clauses, kinds, opened } = store.state.value;
  const [one, other] = [clauses[pair.first]!, clauses[pair.second]!];
  const isOpen = opened?.clauses.every((clause) => clause.id === one.id || clause.id === other.id) ?? false;
  const kind = kinds.find((kind) => kind.id === pair.kind)!;
  return (
    <tr data-kind={pair.ruled ? "ordered" : pair.kind} class={isOpen ? "shown-pair" : ""}>
      <td>
        <Button id={`open-${one.id}-${other.id}`} class="btn quiet pair-link" pressed={isOpen} onClick={() => store.send({ type: "pair", clauses: isOpen ? [] : [one.id, other.id] })}>
          {one.title}
        </Button>
      </td>
      <td>{other.title}</td>
      <td><span class="kind" data-kind={pair.ruled ? "ordered" : pair.kind}>{pair.ruled ? store.label("decided") : kind.label}</span></td>
      <td class="number">{pair.tables}</td>
    </tr>
  );
};
