// The moves that a player may make next: chips, and a grid if there are many of one kind.
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import type { OfferedMove, WaitsFor } from "../protocol";
import type { TableState } from "../model/sharedState";
import { useStore } from "../model/store";
import { Button } from "./parts";

/** The players for whom the table waits, with moves to tap. The strip shows those of the first. */
export const turnsWithMoves = (state: TableState): WaitsFor[] => {
  const canPick = "disputed" in state;
  return (state.waiting?.turns ?? []).filter((turn) => turn.moves.length > 0 || (canPick && turn.picks));
};

interface OfferedMovesProps {
  moves: OfferedMove[];
  id: string;
  /** The player, unless the labels name them. */
  player?: string;
  /** The class of a chip. */
  chip?: string;
  onMake: (move: OfferedMove) => void;
  /** Further chips. */
  children?: ComponentChildren;
}

export const OfferedMoves = ({ moves, id, player, chip = "chip", onMake, children }: OfferedMovesProps) => {
  const store = useStore();
  const draw = (move: OfferedMove) => (
    <Button
      key={move.text} id={`${id}-${moves.indexOf(move)}`} class={chip} onClick={() => onMake(move)}
      label={player ? store.label("waits", { name: player, text: move.label }) : move.short ? move.label : undefined}
    >
      {move.short || move.label}
    </Button>
  );
  const grids = new Set(moves.map((move) => move.grid));
  return (
    <>
      {(grids.delete("") || children) && <div class="chips">{moves.filter((move) => !move.grid).map(draw)}{children}</div>}
      {[...grids].map((heading) => (
        <MoveGrid key={heading} heading={heading} id={`${id}-row`} moves={moves.filter((move) => move.grid === heading)} chip={chip} draw={draw} />
      ))}
    </>
  );
};

const MOST_AT_TABLE = 2;

/**
 * Moves without cards that may come next, such as a pass, once it is known whose turn it is. A few have room at the
 * place of the disputed cards, more are on the strip.
 */
export const NextMoves = ({ placement }: { placement: "table" | "strip" }) => {
  const store = useStore();
  const { moves, seats, tried, asks, waiting } = store.state.value;
  const isHere = (moves.length <= MOST_AT_TABLE) === (placement === "table");
  if (!isHere || moves.length === 0 || tried || !seats.some((seat) => seat.turn)) return null;
  if (placement === "strip" && (asks.length > 0 || waiting)) return null;
  const chips = moves.map((move, index) => (
    <Button key={move.text} id={`next-move-${index}`} class={placement === "table" ? "chip on-felt" : "chip"} onClick={() => store.send({ type: "make", move: move.text, offered: true })}>{move.label}</Button>
  ));
  if (placement === "table") return <div class="row next-moves">{chips}</div>;
  return <div class="asks strip-moves" role="group" aria-label={store.label("moves")}><div class="chips">{chips}</div></div>;
};

interface MoveGridProps {
  heading: string;
  id: string;
  moves: OfferedMove[];
  chip: string;
  draw: (move: OfferedMove) => ComponentChildren;
}

/** One row is shown at a time, the first until another is chosen. */
const MoveGrid = ({ heading, id, moves, chip, draw }: MoveGridProps) => {
  const chosen = useSignal("");
  const rows = [...new Set(moves.map((move) => move.row))];
  const shown = rows.includes(chosen.value) ? chosen.value : rows[0];
  return (
    <div class="move-grid" role="group" aria-label={heading}>
      <span class="move-grid-heading" aria-hidden="true">{heading}</span>
      {rows.length > 1 && <div class="move-cells">{rows.map((row) => (
        <Button key={row} id={`${id}-${row}`} class={chip} label={`${heading}: ${row}`} pressed={row === shown} onClick={() => (chosen.value = row)}>{row}</Button>
      ))}</div>}
      <div class="move-cells">{moves.filter((move) => move.row === shown).map(draw)}</div>
    </div>
  );
};
