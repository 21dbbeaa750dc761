// The table to look at: the seats, the field, the marks in force.
import type { Play, Seat } from "../protocol";
import type { TableState } from "../model/sharedState";
import { Arrows } from "./arrows";
import { CardFace, cardLook, testNames } from "../parts/cards";
import { seatCell } from "./felt";
import { Button, Faults } from "../parts/parts";
import { Backs, handNote, Tokens, WaitingFor } from "./seat";
import { useStore } from "../model/store";

/** Makes seats selectable by their names. */
interface SeatPick { chosen: number[]; onPick: (seat: number) => void; say: (name: string) => string }

export const Spread = ({ pick }: { pick?: SeatPick | undefined }) => {
  const store = useStore<TableState>();
  const { seats, field, discards, marks, middle } = store.state.value;
  const label = middle?.label ?? store.label("field");
  const inForce = marks.filter((mark) => mark.on && !mark.seat); // seats show their own
  return (
    <div class="rim">
      <div class="felt spread" data-seats={seats.length} role="group" aria-label={store.label("picture")}>
        <div class="middle">
          <section class="zone field" aria-label={label} data-testid="field">
            <h3 class="zone-name">{label}</h3>
            {field.length === 0 ? <p class="empty">{middle?.kind === "victim" ? middle.empty : store.label("answer-none")}</p> : (
              <ol class="plays">{field.map((play, index) => <StillPlay key={index} play={play} index={index} top={index === field.length - 1} />)}</ol>
            )}
            {inForce.length > 0 && <p class="held">{inForce.map((mark) => <span class="badge turn-badge" key={mark.mark}>{mark.label}</span>)}</p>}
          </section>
          {discards.cards.length > 0 && (
            <section class="zone discards" aria-label={store.label("discards")} data-testid="discards">
              <h3 class="zone-name">{store.label("discards")}</h3>
              <StillCards texts={discards.cards} id="discards" wrong={discards.wrong} />
            </section>
          )}
        </div>
        {seats.map((seat, index) => <StillSeat key={index} seat={seat} index={index} style={seatCell(index, seats.length)} pick={pick} />)}
        <Arrows />
      </div>
    </div>
  );
};

const StillPlay = ({ play, index, top }: { play: Play; index: number; top: boolean }) => {
  const { seats } = useStore<TableState>().state.value;
  return (
    <li class={top ? "play top" : "play"} data-testid={`field-play-${index}`}>
      <StillCards texts={play.cards} id={`field-play-${index}`} wrong={play.wrong} />
      <small class="by">{play.seat === null ? "" : seats[play.seat]?.name}</small>
    </li>
  );
};

const StillSeat = ({ seat, index, style, pick }: { seat: Seat; index: number; style: string; pick?: SeatPick | undefined }) => {
  const store = useStore<TableState>();
  const note = handNote(store, seat);
  const state = ["zone", "seat", seat.turn && "turn", seat.out && "gone", seat.cards.length > 4 && "holds"].filter(Boolean);
  return (
    <section class={state.join(" ")} style={style} aria-label={store.label("hand-of", { name: seat.name })} data-testid={`seat-${index}`} data-seat={index}>
      <h3 class="zone-name">
        {pick ? (
          <Button id={`seat-${index}-pick`} class="btn seat-pick" label={pick.say(seat.name)} pressed={pick.chosen.includes(index)} onClick={() => pick.onPick(index)}>
            <span class="seat-name">{seat.name}</span>
          </Button>
        ) : <span class="seat-name">{seat.name}</span>}
        {seat.titleLabel && <span class="badge">{seat.titleLabel}</span>}
        {seat.turn && !seat.waits && <span class="badge turn-badge">{store.label("turn")}</span>}
      </h3>
      {seat.cards.length > 0 && <StillCards texts={seat.cards} id={`seat-${index}`} wrong={seat.wrong} />}
      <Tokens seat={seat} index={index} />
      <WaitingFor seat={seat} index={index} />
      {note && <p class="hand-note">{(seat.unknown ?? 0) > 0 && <Backs count={seat.unknown ?? 0} />}<span>{note}</span></p>}
      <Faults id={`seat-${index}`} faults={seat.faults} />
    </section>
  );
};

/** A fan of cards that can't be moved. */
export const StillCards = ({ texts, id, wrong }: { texts: string[]; id: string; wrong?: string[] | undefined }) => {
  const store = useStore<TableState>();
  const names = testNames(texts);
  const looks = texts.map((text) => cardLook(store, text, wrong, "card still"));
  return (
    <div class="fan">
      {texts.map((text, index) => (
        <span class="slot" key={names[index]}>
          <span
            class={looks[index]!.class} role="img" aria-label={looks[index]!.label}
            data-card={text} data-testid={`${id}-card-${names[index]}`}
          >
            <CardFace text={text} deck={store.state.value.deck} />
          </span>
        </span>
      ))}
    </div>
  );
};
