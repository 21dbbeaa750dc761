// All cards as a grid of suits and ranks. A tap brings a card to the target; if it is there already, it takes it back.
import { useSignal, useSignalEffect, type Signal } from "@preact/signals";
import type { TargetedKeyboardEvent } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Action, DeskState } from "../protocol";
import { cardName, fillColor, Glyph, Pip, jokerColor, rankSign } from "../parts/cards";
import { indexOf, placedCards, tapGoal } from "../model/placeKeys";
import { Button, Icon } from "../parts/parts";
import { useStore, type Store } from "../model/store";

interface Cell { id: string; text: string; suit: string; rank: string; color: string; place: string; nth?: number | undefined; column: number; row: number }

/** `pending`: actions without an answer, so that a cell shows at once what the next tap does. */
export const boxCells = (state: DeskState, pending: Action[] = []): Cell[] => {
  const { deck } = state;
  const { cards, jokers } = placedCards(state, pending);
  const cells: Cell[] = deck.suits.flatMap((suit, row) => deck.ranks.flatMap((rank, column) => {
    const isSuitless = deck.suitless?.includes(rank) ?? false;
    if (isSuitless && row > 0) return [];
    const text = isSuitless ? rank : suit.id + rank;
    if (isSuitless) return { id: `box-${text}`, text, suit: "", rank, color: jokerColor(rank) ?? "black", place: cards.get(text) ?? "box", column, row };
    return { id: `box-${text}`, text, suit: suit.id, rank, color: suit.color, place: cards.get(text) ?? "box", column, row };
  }));
  for (let jokerIndex = 0; jokerIndex < deck.jokers; jokerIndex += 1) {
    const joker = jokers[jokerIndex];
    cells.push({
      id: jokerIndex === 0 ? "box-Jo" : `box-Jo-${jokerIndex + 1}`, text: joker?.text ?? "Jo", suit: "", rank: "Jo", color: "joker",
      place: joker?.place ?? "box", nth: joker?.nth, column: deck.ranks.length, row: jokerIndex,
    });
  }
  if (deck.hidden) {
    const row = deck.jokers > 0 ? deck.jokers : 0;
    cells.push({ id: "box-hidden", text: "(?)", suit: "", rank: "?", color: "hidden", place: "box", column: deck.ranks.length, row });
  }
  return cells;
};

const KEY_STEPS: Record<string, [number, number]> = {
  ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1],
};

/** The cell to which an arrow key moves. */
export const neighbour = (cells: Cell[], from: Cell, key: string): Cell | undefined => {
  if (key === "Home") return cells.find((cell) => cell.row === from.row);
  if (key === "End") return cells.findLast((cell) => cell.row === from.row);
  const step = KEY_STEPS[key];
  if (!step) return undefined;
  return cells.find((cell) => cell.column === from.column + step[0] && cell.row === from.row + step[1]);
};

/** Another deck begins with its first ranks. */
export const Box = () => <Palette key={useStore().state.value.deck.ranks.join()} />;

const Palette = () => {
  const store = useStore();
  const state = store.state.value;
  const current = useSignal("");
  const cells = boxCells(state, store.pending.value);
  const onKeyDown = (event: TargetedKeyboardEvent<HTMLElement>) => {
    const from = cells.find((cell) => cell.id === (event.target as HTMLElement).dataset["testid"]);
    const next = from && neighbour(cells, from, event.key);
    if (!next) return;
    event.preventDefault();
    event.currentTarget.querySelector<HTMLElement>(`[data-testid="${next.id}"]`)?.focus();
  };
  const { deck } = state;
  const columns = deck.ranks.length + (deck.jokers > 0 || deck.hidden ? 1 : 0);
  const grid = useRef<HTMLDivElement>(null);
  const page = useSignal(0);
  const box = useRef<HTMLElement>(null);
  const room = useSignal(ROOM);
  useLayoutEffect(() => {
    if (typeof ResizeObserver === "undefined") return undefined;
    const observer = new ResizeObserver(() => { room.value = roomOf(box.current!); });
    observer.observe(box.current!);
    return () => observer.disconnect();
  }, []);
  const { pages, size } = narrowPages(columns, room.value);
  const next = (page.value + 1) % pages;
  const pageWidth = () => (grid.current!.scrollWidth * size) / columns;
  const onScroll = () => { page.value = Math.round(grid.current!.scrollLeft / pageWidth()); };
  const showPage = (shown: number) => grid.current?.scrollTo({ left: shown * pageWidth() });
  const turn = () => showPage(next);
  useSignalEffect(() => {
    // The cards in dispute are mostly stronger than the last play.
    if (store.target.value !== "disputed") return;
    const { deck, stronger } = store.state.peek();
    const likely = pagesOf([...deck.ranks, "Jo"], stronger, size);
    if (likely.length > 0 && !likely.includes(page.peek())) showPage(likely[0]!);
  });
  const others = deck.ranks.slice(next * size, (next + 1) * size);
  return (
    <section class="panel box" ref={box} data-testid="box" data-place="box" aria-label={store.label("box")}>
      {!["field", "disputed"].includes(store.target.value) && <span class="aim" data-testid="aim">{store.label("box-hint", { place: targetName(store) })}</span>}
      <div class="grid" ref={grid} role="group" aria-label={store.label("box")} style={`--columns: ${columns}; --shown: ${size}`} onScroll={onScroll} onKeyDown={onKeyDown}>
        {cells.map((cell) => <CellView key={cell.id} cell={cell} current={current} first={cells[0]?.id ?? ""} />)}
      </div>
      {pages > 1 && (
        <Button id="box-more" class="btn box-more" tab={-1} onClick={turn}>
          <Icon name={next < page.value ? "back" : "forward"} /><span>{rankSign(others[0]!)}<br />–<br />{rankSign(others.at(-1)!)}</span>
        </Button>
      )}
    </section>
  );
};

/** The number of seats. */
export const SeatCount = () => {
  const store = useStore();
  const count = store.state.value.seats.length;
  const isAnswered = store.pending.value.length === 0;
  const addSeats = (change: 1 | -1) => store.send({ type: "seats", by: change });
  return (
    <span class="stepper seat-count" role="group" aria-label={store.label("seats")}>
      <Button id="seats-less" label={store.label("seats-less")} disabled={isAnswered && count <= 2} onClick={() => addSeats(-1)}><Icon name="minus" /></Button>
      <output data-testid="seats-count">{store.label("seats-n", { n: count })}</output>
      <Button id="seats-more" label={store.label("seats-more")} disabled={isAnswered && count >= 9} onClick={() => addSeats(1)}><Icon name="plus" /></Button>
    </span>
  );
};

/** Takes everything off the table. */
export const ClearAll = () => {
  const store = useStore();
  const clearAll = () => store.send({ type: "clear", what: "all" });
  return <Button id="clear-all" class="btn ghosty icon-only" label={store.label("clear-all")} onClick={clearAll}><Icon name="trash" /></Button>;
};

/** How many whole columns fit, without the button and beside it. */
export interface Room { alone: number; beside: number }

const ROOM: Room = { alone: 8, beside: 7 }; // of a phone, until it is measured
const CELL = 44;
const LEAST = 3;

const roomOf = (box: HTMLElement): Room => {
  const style = getComputedStyle(box);
  const gap = parseFloat(getComputedStyle(box.querySelector(".grid")!).columnGap) || 0;
  const width = box.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
  const fit = (free: number) => Math.max(LEAST, Math.floor((free + gap + 0.5) / (CELL + gap)));
  return { alone: fit(width), beside: fit(width - CELL - (parseFloat(style.columnGap) || 0)) };
};

/** How many pages a narrow screen has, and how many columns each: whole ones, at most those that fit. */
export const narrowPages = (columns: number, { alone, beside }: Room) => {
  const pages = columns > alone ? Math.ceil(columns / beside) : 1;
  return { pages, size: Math.ceil(columns / pages) };
};

/** The pages that have cards of these ranks. */
export const pagesOf = (columns: string[], ranks: string[], size: number): number[] =>
  [...new Set(columns.flatMap((rank, column) => (ranks.includes(rank) ? [Math.floor(column / size)] : [])))];

const targetName = (store: Store): string => {
  const target = store.target.value;
  const { seats, field } = store.state.value;
  if (target.startsWith("hand:")) return store.label("hand-of", { name: seats[indexOf(seats, target)]?.name ?? "" });
  if (target.startsWith("field:")) return store.label("play-n", { n: indexOf(field, target) + 1 });
  return placeName(store, target);
};

/** The name of the field in this game: trick, rows, victim. */
const placeName = (store: Store, place: string): string =>
  (place === "field" && store.state.value.middle?.label) || store.label(place);

interface CellProps { cell: Cell; current: Signal<string>; first: string }

const CellView = ({ cell, current, first }: CellProps) => {
  const store = useStore();
  const isSpent = cell.place === "box" && store.state.value.spent.includes(cell.text);
  const isEmpty = cell.place !== "box";
  const isBack = isEmpty && tapGoal(cell.place, store.target.value) === "box";
  const onClick = () => {
    store.tap(cell.text, cell.place, cell.nth);
    store.focusCard.value = null; // the focus stays on the cell
  };
  return (
    <span class="cell-slot" style={`--x: ${cell.column + 1}; --y: ${cell.row + 1}`}>
      <Button
        id={cell.id} class={isEmpty ? "cell used" : isSpent ? "cell spent" : "cell"} pressed={isEmpty} label={isSpent ? store.label("spent-card", { card: cellLabel(store, cell, isBack) }) : cellLabel(store, cell, isBack)}
        tab={(current.value || first) === cell.id ? 0 : -1} onFocus={() => (current.value = cell.id)}
        data={{ "data-color": cell.color, "data-filled": fillColor(cell.suit, cell.rank), "data-card": isEmpty ? undefined : cell.text, "data-from": isEmpty ? undefined : "box" }}
        onClick={onClick}
      >
        {cell.color === "hidden" ? <i class="tiny-back" /> : cell.color === "joker" ? <Glyph class="jo" text="Jo" /> : <b>{rankSign(cell.rank, cell.suit)}</b>}
        {fillColor(cell.suit) ? <Glyph class="sign" text={signOf(store, cell.suit)} /> : cell.suit && <Pip suit={cell.suit} />}
      </Button>
    </span>
  );
};

const signOf = (store: Store, suit: string) => store.state.value.deck.suits.find((other) => other.id === suit)?.symbol;

const cellLabel = (store: Store, cell: Cell, isBack: boolean) => {
  const name = cardName(store, cell.rank === "Jo" ? "Jo" : cell.text);
  return isBack ? store.label("take-back", { card: name }) : name;
};

