// The table itself: seats around, the field in the middle, the disputed play, the discards.
import { Arrows } from "./arrows";
import { Box } from "./box";
import { nameOf, playOf, seatOf } from "../model/place";
import type { Play } from "../protocol";
import { Fan, JokerPicks } from "../parts/cards";
import { Btn, Faults, Icon, Pick } from "../parts/parts";
import { SeatView } from "./seat";
import { useStore } from "../model/store";
import { Zone } from "./zone";

// How many seats sit below, left, above and right; turn order runs clockwise from below.
const SIDES: Record<number, [number, number, number, number]> = {
  2: [1, 0, 1, 0], 3: [1, 1, 0, 1], 4: [1, 1, 1, 1], 5: [1, 1, 2, 1],
  6: [2, 1, 2, 1], 7: [2, 1, 3, 1], 8: [3, 1, 3, 1], 9: [3, 1, 4, 1],
};

/** The grid cell of a seat on a wide table: twelve columns, three rows. */
export const seatCell = (index: number, count: number): string => {
  const [below, left, above] = SIDES[count] ?? [count, 0, 0, 0];
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
          <div class="beside">
            <Disputed />
            <Discards />
          </div>
        </div>
        <Box />
        {seats.map((seat, index) => (
          <SeatView key={nameOf(seat, index)} seat={seat} index={index} style={seatCell(index, seats.length)} />
        ))}
        <Arrows />
      </div>
    </div>
  );
};

const FieldView = () => {
  const store = useStore();
  const { field, middle } = store.state.value;
  const label = middle?.label ?? store.label("field");
  const top = field.length - 1;
  const onTop = top < 0 ? "" : `field:${nameOf(field[top]!, top)}`;
  const tools = field.length > 0 && (
    <>
      <Btn
        id="field-top" class="btn ghosty" pressed={store.target.value === onTop}
        onClick={() => (store.target.value = onTop)}
      >
        {store.label("add-to-top")}
      </Btn>
      <Btn
        id="field-clear" class="btn ghosty icon-only" label={store.label("clear-field")}
        onClick={() => store.send({ type: "clear", what: "field" })}
      >
        <Icon name="trash" />
      </Btn>
    </>
  );
  return (
    <Zone id="field" at="field" title={label} label={label} class="field" tools={tools}>
      {field.length === 0
        ? (
          <p class="empty">
            {middle?.kind === "victim" && <span class="card mini-back"><span class="face back" aria-hidden="true" /></span>}
            {middle?.empty ?? store.label("field-empty")}
          </p>
        )
        : <ol class="plays">{field.map((play, index) => <PlayView key={nameOf(play, index)} play={play} index={index} top={index === top} />)}</ol>}
    </Zone>
  );
};

const PlayView = ({ play, index, top }: { play: Play; index: number; top: boolean }) => {
  const store = useStore();
  const state = store.state.value;
  const { seats, middle } = state;
  const ownerless = middle?.kind === "rows" || middle?.kind === "victim";
  const at = `field:${nameOf(play, index)}`;
  const id = `field-play-${index}`;
  const aimed = store.target.value === at;
  // Nobody has said whose play it is, but the order of turns tells.
  const inferred = play.seat === null && play.inferred !== undefined ? seats[play.inferred]?.name : undefined;
  const unsaid = inferred === undefined ? store.label("who") : `(${inferred})`;
  const choices = [{ value: "", label: unsaid }, ...seats.map((seat, n) => ({ value: `${n}`, label: seat.name }))];
  return (
    <li class={`play${top ? " top" : ""}${aimed ? " aimed" : ""}`} data-testid={id} data-place={at}>
      <div class="play-head">
        <Fan texts={play.cards} at={at} id={id} wrong={play.wrong} />
        <Btn
          id={`${id}-target`} class="play-number" pressed={aimed} label={store.label("add-to-play", { n: index + 1 })}
          onClick={() => (store.target.value = at)}
        >
          {aimed ? <Icon name="plus" /> : index + 1}
        </Btn>
      </div>
      {!ownerless && <Pick
        id={`${id}-player`} class={inferred === undefined ? "pick small" : "pick small inferred"} label={store.label("played-by", { n: index + 1 })} choices={choices}
        value={play.seat === null ? "" : `${play.seat}`}
        onPick={(seat) => store.send({ type: "player", ...playOf(state, index), ...(seat === "" ? { seat: null } : seatOf(state, Number(seat))) })}
      />}
      <JokerPicks texts={play.cards} at={at} id={id} />
      <Faults id={id} faults={play.faults} />
    </li>
  );
};

const Disputed = () => {
  const store = useStore();
  const state = store.state.value;
  const { disputed, seats } = state;
  const choices = seats.map((seat, index) => ({ value: `${index}`, label: seat.name }));
  const unset = disputed.seat === null ? [{ value: "", label: store.label("who") }] : [];
  const tools = (
    <Pick
      id="disputed-player" class="pick small" label={store.label("disputed-by")} choices={[...unset, ...choices]}
      value={disputed.seat === null ? "" : `${disputed.seat}`}
      onPick={(seat) => seat !== "" && store.send({ type: "disputer", ...seatOf(state, Number(seat)) })}
    />
  );
  return (
    <Zone id="disputed" at="disputed" title={store.label("disputed")} label={store.label("disputed")} class="disputed" tools={tools}>
      {disputed.cards.length === 0
        ? <p class="empty">{store.label("disputed-empty")}</p>
        : <Fan texts={disputed.cards} at="disputed" id="disputed" wrong={disputed.wrong} />}
      <JokerPicks texts={disputed.cards} at="disputed" id="disputed" />
      <Faults id="disputed" faults={disputed.faults} />
      {disputed.cards.length > 0 && (
        <div class="row">
          <Btn id="disputed-play" class="btn gold" onClick={() => store.send({ type: "play" })}>{store.label("let-stand")}</Btn>
          <Btn
            id="disputed-clear" class="btn ghosty icon-only" label={store.label("clear-disputed")}
            onClick={() => store.send({ type: "clear", what: "disputed" })}
          >
            <Icon name="trash" />
          </Btn>
        </div>
      )}
    </Zone>
  );
};

const Discards = () => {
  const store = useStore();
  const { discards } = store.state.value;
  const title = <>{store.label("discards")}{discards.cards.length > 0 && <span class="badge">{discards.cards.length}</span>}</>;
  return (
    <Zone id="discards" at="discards" title={title} label={store.label("discards")} class="discards">
      {discards.cards.length > 0 && <Fan texts={discards.cards} at="discards" id="discards" wrong={discards.wrong} />}
      <Faults id="discards" faults={discards.faults} />
    </Zone>
  );
};
