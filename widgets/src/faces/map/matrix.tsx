// A matrix of cards: how many pairs of their rules interact, coloured by the most serious one.
import { useSignal } from "@preact/signals";
import type { TargetedKeyboardEvent } from "preact";
import { useRef } from "preact/hooks";
import type { MapState } from "../../protocol";
import { useStore } from "../../model/store";
import { KEEP } from "../../parts/parts";
import { between, gravest, type Met } from "./meeting";

const SHORT = 3; // column names up to this length are upright

export interface Cell { row: number; column: number }

export const Matrix = ({ pairs, cell, onCell }: { pairs: Met[]; cell: Cell | null; onCell: (cell: Cell) => void }) => {
  const store = useStore<MapState>();
  const state = store.state.value;
  const table = useRef<HTMLTableElement>(null);
  const at = useSignal<Cell>({ row: 0, column: 0 }); // the one cell that Tab leads to
  const size = state.groups.length;
  const go = (to: Cell) => {
    at.value = to;
    table.current?.querySelector<HTMLElement>(`[data-testid="cell-${to.row}-${to.column}"]`)?.focus();
  };
  const onKey = (event: TargetedKeyboardEvent<HTMLElement>) => {
    const to = moved(event.key, at.value, size);
    if (!to) return;
    event.preventDefault();
    event.stopPropagation();
    go(to);
  };
  return (
    <div class="matrix-scroll">
      <table class="matrix" ref={table} data-testid="matrix" onKeyDown={onKey}>
        <caption class="small-text">{store.label("pick")}</caption>
        <thead><tr><td />{state.groups.map((group) => <th key={group.id} scope="col" class={group.label.length > SHORT ? "long" : ""}><span>{group.label}</span></th>)}</tr></thead>
        <tbody>{state.groups.map((group, row) => (
          <tr key={group.id}>
            <th scope="row">{group.label}</th>
            {state.groups.slice(0, row + 1).map((_, column) => {
              const met = between(state, pairs, row, column);
              const isHere = at.value.row === row && at.value.column === column;
              return (
                <td key={column}>
                  <button
                    type="button" class="cell" {...KEEP} data-testid={`cell-${row}-${column}`} data-kind={gravest(state, met) ?? "none"}
                    tabIndex={isHere ? 0 : -1} aria-pressed={cell?.row === row && cell.column === column}
                    aria-label={store.label("cell", { one: group.label, other: state.groups[column]!.label, n: met.length })}
                    onFocus={() => (at.value = { row, column })} onClick={() => onCell({ row, column })}
                  >
                    {met.length || ""}
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
const moved = (key: string, { row, column }: Cell, size: number): Cell | null => {
  const step = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] }[key];
  if (key === "Home") return { row, column: 0 };
  if (key === "End") return { row, column: row };
  if (!step) return null;
  const [to, at] = [row + step[0]!, column + step[1]!];
  return to < 0 || to >= size || at < 0 || at > to ? { row, column } : { row: to, column: at };
};
