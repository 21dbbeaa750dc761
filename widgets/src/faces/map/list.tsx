// The pairs as a sortable list. A tap opens a pair.
import { useSignal } from "@preact/signals";
import type { MapState } from "../../protocol";
import { useStore } from "../../model/store";
import { Btn } from "../../parts/parts";
import { sorted, type By, type Met } from "./meeting";

const COLUMNS: By[] = ["first", "second", "how", "tables"];
const MANY = 200;

export const List = ({ pairs }: { pairs: Met[] }) => {
  const store = useStore<MapState>();
  const state = store.state.value;
  const by = useSignal<By>("how");
  const down = useSignal(false);
  const all = useSignal(false);
  const told = sorted(state, pairs, by.value, down.value);
  const shown = all.value ? told : told.slice(0, MANY);
  const sort = (column: By) => {
    down.value = by.value === column && !down.value;
    by.value = column;
  };
  if (pairs.length === 0) return <p class="small-text" data-testid="no-pairs">{store.label("none")}</p>;
  return (
    <>
      <table class="pairs" data-testid="pairs">
        <thead><tr>{COLUMNS.map((column) => (
          <th key={column} scope="col" aria-sort={by.value === column ? (down.value ? "descending" : "ascending") : "none"}>
            <Btn id={`sort-${column}`} class="btn quiet" onClick={() => sort(column)}>{store.label(column)}</Btn>
          </th>
        ))}</tr></thead>
        <tbody>{shown.map((pair) => <Row key={`${pair.one} ${pair.other}`} pair={pair} />)}</tbody>
      </table>
      {shown.length < told.length && <Btn id="all-pairs" onClick={() => (all.value = true)}>{store.label("all")} ({told.length})</Btn>}
    </>
  );
};

const Row = ({ pair }: { pair: Met }) => {
  const store = useStore<MapState>();
  const { clauses, kinds, opened } = store.state.value;
  const [one, other] = [clauses[pair.one]!, clauses[pair.other]!];
  const isOpen = opened?.clauses.every((each) => each.id === one.id || each.id === other.id) ?? false;
  const kind = kinds.find((each) => each.id === pair.kind)!;
  return (
    <tr data-kind={pair.ruled ? "ordered" : pair.kind} class={isOpen ? "shown-pair" : ""}>
      <td>
        <Btn id={`open-${one.id}-${other.id}`} class="btn quiet pair-link" pressed={isOpen} onClick={() => store.send({ type: "pair", clauses: isOpen ? [] : [one.id, other.id] })}>
          {one.title}
        </Btn>
      </td>
      <td>{other.title}</td>
      <td><span class="kind" data-kind={pair.ruled ? "ordered" : pair.kind}>{pair.ruled ? store.label("decided") : kind.label}</span></td>
      <td class="number">{pair.tables}</td>
    </tr>
  );
};
