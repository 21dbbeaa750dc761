// The table: the seats, the field in the middle, the disputed play, the discards.
import { useSignal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import { Arrows } from "./arrows";
import { ClearAll, SeatCount } from "./box";
import { incomingCards, nameOf, seatOf } from "../model/placeKeys";
import type { Mark, Play } from "../protocol";
import { IncomingCards, Fan, JokerPicks } from "../parts/cards";
import { NextMoves } from "../parts/offeredMoves";
import { Button, Faults, Icon, Select } from "../parts/parts";
import { MarkChip, slug } from "../parts/panels";
import { MarkMenu, PlayMenu } from "./playmenu";
import { SeatView } from "./seat";
import { useStore } from "../model/store";
import { Zone } from "./zone";

// The number of seats below, left, above and right. The turn order is clockwise from below.
const SEATS_BY_SIDE: Record<number, [number, number, number, number]> = {
  2: [1, 0, 1, 0], 3: [1, 1, 0, 1], 4: [1, 1, 1, 1], 5: [1, 1, 2, 1],
  6: [2, 1, 2, 1], 7: [2, 1, 3, 1], 8: [3, 1, 3, 1], 9: [3, 1, 4, 1],
};

/** The grid cell of a seat on a wide table: twelve columns, three rows. */
export const seatCell = (index: number, count: number): string => {
  const [below, left, above] = SEATS_BY_SIDE[count] ?? [count, 0, 0, 0];
  if (index < below) return cell("3", (below - 1 - index) * (12 / below) + 1, 12 / below);
  if (index < below + left) return cell("2", 1, 3);
  if (index < below + left + above) return cell("1", (index - below - left) * (12 / above) + 1, 12 / above);
  return cell("2", 10, 3);
};
const cell = (row: string, column: number, span: number) => `--cell: ${row} / ${column} / auto / span ${span}`;

export const Felt = () => {
  const { seats } = useStore().state.value;
  return (
    <div class="rim">
      <div class="felt" data-seats={seats.length}>
        <div class="middle">
          <FieldView />
          <Disputed />
        </div>
        {seats.map((seat, index) => (
          <SeatView key={nameOf(seat, index)} seat={seat} index={index} style={seatCell(index, seats.length)} />
        ))}
        <Discards />
        <div class="foot"><SeatCount /><ClearAll /></div>
        <Arrows />
      </div>
    </div>
  );
};

const FieldView = () => {
  const store = useStore();
  const { field, middle, marks } = store.state.value;
  const label = middle?.label ?? store.label("field");
  const top = field.length - 1;
  const openPlay = useSignal<number | null>(null);
  const showsMarks = useSignal(false);
  const list = useRef<HTMLOListElement>(null);
  const key = openPlay.value;
  const isComing = incomingCards(store.pending.value, "field").length > 0;
  const openIndex = field.findIndex((play, index) => nameOf(play, index) === key);
  const hasPlayers = middle?.kind !== "rows" && middle?.kind !== "victim";
  useLayoutEffect(() => {
    if (list.current) list.current.scrollLeft = list.current.scrollWidth; // the last play is the one in question
  }, [top]);
  const close = () => {
    openPlay.value = null;
    list.current?.querySelector<HTMLElement>(`[data-testid="field-play-${openIndex}"] [data-card]`)?.focus({ preventScroll: true });
  };
  const tools = ( // always there, so that the first card does not shift the layout
    <>
    {marks.some((mark) => !mark.seat) && <Button id="marks-open" class="btn ghosty icon-only" label={store.label("marks")} expanded={showsMarks.value} onClick={() => (showsMarks.value = true)}><Icon name="plus" /></Button>}
    <Button id="field-clear" class="btn ghosty icon-only" label={store.label("clear-field", { place: label })} disabled={field.length === 0} onClick={() => store.send({ type: "clear", what: "field" })}>
      <Icon name="trash" />
    </Button>
    </>
  );
  return (
    <Zone id="field" place="field" title={label} label={label} class="field" tools={tools}>
      {field.length === 0 && !isComing
        ? (
          <p class="empty">
            {middle?.kind === "victim" && <span class="card mini-back"><span class="face back" aria-hidden="true" /></span>}
            {middle?.empty ?? store.label("field-empty")}
          </p>
        )
        : (
          <ol class="plays" ref={list}>{field.map((play, index) => (
            <PlayView key={nameOf(play, index)} play={play} index={index} top={index === top} open={index === openIndex} onPick={() => (openPlay.value = nameOf(play, index))} />
          ))}{isComing && <li class="play"><IncomingCards place="field" /></li>}</ol>
        )}
      {field.map((play, index) => <Faults key={nameOf(play, index)} id={`field-play-${index}`} faults={play.faults} scrolls />)}
      <div class="held">{fieldMarks(marks).map((mark) => <MarkChip key={mark.mark} mark={mark} id={`held-${slug(mark.mark)}`} />)}</div>
      {showsMarks.value && <MarkMenu onClose={() => (showsMarks.value = false)} />}
      {openIndex >= 0 && <PlayMenu key={key} play={field[openIndex]!} index={openIndex} hasPlayer={hasPlayers} onClose={close} />}
    </Zone>
  );
};

const MOST_ON_FIELD = 2;

/** What is in effect, what follows from the cards first, and what they suggest if there is room for it. */
export const fieldMarks = (marks: Mark[]): Mark[] => {
  const ofTable = marks.filter((mark) => !mark.seat).sort((one, other) => Number(other.follows) - Number(one.follows));
  const shown = ofTable.filter((mark) => mark.on || mark.near);
  return shown.length > MOST_ON_FIELD ? ofTable.filter((mark) => mark.on) : shown;
};

const PlayView = ({ play, index, top, open, onPick }: { play: Play; index: number; top: boolean; open: boolean; onPick: () => void }) => {
  const store = useStore();
  const { seats } = store.state.value;
  const place = `field:${nameOf(play, index)}`;
  const id = `field-play-${index}`;
  const isTarget = open || store.target.value === place;
  // If the player is not given, the turn order may tell.
  const player = play.seat ?? play.inferred;
  const onArea = (event: MouseEvent) => {
    event.stopPropagation(); // not a click on the field
    if (!(event.target as HTMLElement).closest("button")) onPick();
  };
  return (
    <li class={`play${top ? " top" : ""}${isTarget ? " aimed" : ""}`} data-testid={id} data-place={place} onClick={onArea}>
      <Fan texts={play.cards} place={place} id={id} wrong={play.wrong} onPick={onPick} />
      <IncomingCards place={place} />
      <small class={play.seat === null ? "by inferred" : "by"}>{player === undefined ? "" : seats[player]?.name}</small>
    </li>
  );
};

const Disputed = () => {
  const store = useStore();
  const state = store.state.value;
  const { disputed, offers, seats } = state;
  const choices = seats.map((seat, index) => ({ value: `${index}`, label: seat.name }));
  const isGuessed = state.asks.some((ask) => ask.inferred !== "");
  const isComing = incomingCards(store.pending.value, "disputed").length > 0;
  const emptyChoice = disputed.seat === null ? [{ value: "", label: store.label("who") }] : [];
  const tools = (
    <Select
      id="disputed-player" class={`pick small${isGuessed ? " inferred" : ""}`} label={store.label("disputed-by")} choices={[...emptyChoice, ...choices]}
      value={disputed.seat === null ? "" : `${disputed.seat}`}
      onPick={(seat) => seat !== "" && store.send({ type: "disputer", ...seatOf(state, Number(seat)) })}
    />
  );
  return (
    <Zone id="disputed" place="disputed" title={store.label("disputed")} label={store.label("disputed")} class="disputed" tools={tools}>
      {disputed.cards.length === 0 && !isComing
        ? <p class="empty">{store.label("disputed-empty")}</p>
        : (
          <div class="asked-of">
            {disputed.cards.length > 0 && <Fan texts={disputed.cards} place="disputed" id="disputed" wrong={disputed.wrong} />}
            <IncomingCards place="disputed" />
            <JokerPicks texts={disputed.cards} place="disputed" id="disputed" />
          </div>
        )}
      <Faults id="disputed" faults={disputed.faults} scrolls />
      {disputed.cards.length > 0 && (
        <div class="row">
          <Button id="disputed-play" class={offers.some(({ kind }) => kind === "make") ? "btn on-felt" : "btn gold"} onClick={() => store.send({ type: "play" })}>{store.label("let-stand")}</Button>
          <Button
            id="disputed-clear" class="btn ghosty icon-only" label={store.label("clear-disputed")}
            onClick={() => store.send({ type: "clear", what: "disputed" })}
          >
            <Icon name="trash" />
          </Button>
        </div>
      )}
      {disputed.cards.length === 0 && !isComing && <NextMoves placement="table" />}
    </Zone>
  );
};

const Discards = () => {
  const store = useStore();
  const { discards } = store.state.value;
  const title = <>{store.label("discards")}{discards.cards.length > 0 && <span class="badge">{discards.cards.length}</span>}</>;
  return (
    <Zone id="discards" place="discards" title={title} label={store.label("discards")} class="discards">
      {discards.cards.length > 0 && <Fan texts={discards.cards} place="discards" id="discards" wrong={discards.wrong} />}
      <IncomingCards place="discards" />
      <Faults id="discards" faults={discards.faults} />
    </Zone>
  );
};
