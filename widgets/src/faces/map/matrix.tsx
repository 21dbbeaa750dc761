// A matrix of cards: how many pairs of their rules interact, coloured by the most serious one.
import { useSignal } from "@preact/signals";
import type { TargetedKeyboardEvent } from "preact";
import { useRef } from "preact/hooks";
import type { MapState } from "../../protocol";
import { useStore } from "../../model/store";
import { OWN_KEYS } from "../../parts/parts";
import { pairsOfCell, mostSerious, type InteractionPair } from "./meeting";

const MAX_UPRIGHT = 3; // column names up to this length are upright

export interface Cell { row: number; column: number }

export const Matrix = ({ pairs, cell, onCell }: { pairs: InteractionPair[]; cell: Cell | null; onCell: (cell: Cell) => void }) => {
  const store = useStore<MapState>();
  const state = store.state.value;
  const table = useRef<HTMLTableElement>(null);
  const current = useSignal<Cell>({ row: 0, column: 0 }); // the one cell that Tab leads to
  const size = state.groups.length;
  const focusCell = (goal: Cell) => {
    current.value = goal;
    table.current?.querySelector<HTMLElement>(`[data-testid="cell-${goal.row}-${goal.column}"]`)?.focus();
  };
  const onKey = (event: TargetedKeyboardEvent<HTMLElement>) => {
    const goal = neighbour(event.key, current.value, size);
    if (!goal) return;
    event.preventDefault();
    event.stopPropagation();
    focusCell(goal);
  };
  return (
    <div class="matrix-scroll">
      <table class="matrix" ref={table} data-testid="matrix" onKeyDown={onKey}>
        <caption class="small-text">{store.label("pick")}</caption>
        <thead><tr><td />{state.groups.map((group) => <th key={group.id} scope="col" class={group.label.length > MAX_UPRIGHT ? "long" : ""}><span>{group.label}</span></th>)}</tr></thead>
        <tbody>{state.groups.map((group, row) => (
          <tr key={group.id}>
            <th scope="row">{group.label}</th>
            {state.groups.slice(0, row + 1).map((_, column) => {
              const cellPairs = pairsOfCell(state, pairs, row, column);
              const isCurrent = current.value.row === row && current.value.column === column;
              return (
                <td key={column}>
                  <button
                    type="button" class="cell" {...OWN_KEYS} data-testid={`cell-${row}-${column}`} data-kind={mostSerious(state, cellPairs) ?? "none"}
                    tabIndex={isCurrent ? 0 : -1} aria-pressed={cell?.row === row && cell.column === column}
                    aria-label={store.label("cell", { one: group.label, other: state.groups[column]!.label, n: cellPairs.length })}
                    onFocus={() => (current.value = { row, column })} onClick={() => onCell({ row, column })}
                  >
                    {cellPairs.length || ""}
                  </button>
                </td>
              );
            })}
          </tr>
        ))}</tbody>
      </table>
    </div>
  );
};

/** The cell to which an arrow key leads. The matrix has only one half. */
const neighbour = (key: string, { row, column }: Cell, size: number): Cell | null => {
  const step = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] }[key];
  if (key === "Home") return { row, column: 0 };
  if (key === "End") return { row, column: row };
  if (!step) return null;
  const [goal, current] = [row + step[0]!, column + step[1]!];
  return goal < 0 || goal >= size || current < 0 || current > goal ? { row, column } : { row: goal, column: current };
};
