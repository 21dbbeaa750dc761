// A seat: name, title, turn, hand, and folded settings.
import { useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { nameOf, seatOf } from "../model/placeKeys";
import type { Seat } from "../protocol";
import type { TableState } from "../model/sharedState";
import { IncomingCards, Fan, Glyph } from "../parts/cards";
import { OfferedMoves, turnsWithMoves } from "../parts/offeredMoves";
import { MarkChip, PickCards, slug } from "../parts/panels";
import { Button, Faults, Icon, TextField, Select, Switch } from "../parts/parts";
import { useStore, type Store } from "../model/store";
import { Zone } from "./zone";

const MOST_LETTERS = 9;

/** Whether a word of the name needs smaller letters to stay whole on a phone. */
const isLong = (name: string): boolean => name.split(/\s/).some((word) => word.length > MOST_LETTERS);

interface SeatProps { seat: Seat; index: number; style?: string }

export const handNote = (store: Pick<Store, "label">, seat: Seat): string => {
  if (seat.outLabel) return seat.outLabel;
  if (seat.unknown === null) return seat.cards.length ? store.label("and-unknown") : store.label("hand-unknown");
  if (seat.unknown > 0) return store.label("unknown-count", { n: seat.unknown });
  return seat.cards.length ? "" : store.label("hand-none");
};

export const SeatView = ({ seat, index, style }: SeatProps) => {
  const store = useStore();
  const editing = useSignal(false);
  const id = `seat-${index}`;
  const place = `hand:${nameOf(seat, index)}`;
  const isHighlighted = store.highlight.value?.players.includes(seat.name);
  const { asks, disputed } = store.state.value;
  const isOnStrip = !store.state.value.tried && turnsWithMoves(store.state.value)[0]?.seat === index;
  const plays = disputed.cards.length > 0 && disputed.seat === index;
  const guessed = asks.find((ask) => ask.inferred !== "");
  const suffix = plays ? `, ${store.label(guessed ? "plays-it-maybe" : "plays-it")}` : "";
  const say = () => {
    if (!guessed?.choices.some((choice) => choice.value === seat.name)) return false;
    store.send({ type: "tell", ask: guessed.id, choice: seat.name });
    return true;
  };
  const state = [
    isOnStrip && "on-strip", seat.turn && "turn", seat.out && "gone", (seat.cards.length > 3 || (seat.waits && !isOnStrip)) && "holds", isHighlighted && "lit",
    plays && (guessed ? "disputer guessed" : "disputer"),
    seat.faults.length > 0 && "faulty", editing.value && "editing",
  ];
  const note = handNote(store, seat);
  const title = (
    <>
      <span class={isLong(seat.name) ? "seat-name long" : "seat-name"}>{seat.name}</span>
      {seat.titleLabel && <span class="badge">{seat.titleLabel}</span>}
      {seat.turn && !seat.waits && <span class="badge turn-badge">{store.label("turn")}</span>}
    </>
  );
  const tools = (
    <Button
      id={`${id}-edit`} class="btn ghosty icon-only" label={store.label("edit-seat", { name: seat.name })}
      pressed={editing.value} onClick={() => (editing.value = !editing.value)}
    >
      <Icon name={editing.value ? "close" : "edit"} />
    </Button>
  );
  return (
    <Zone
      id={id} place={place} title={title} tools={tools} style={style} onTap={say}
      label={`${store.label("hand-of", { name: seat.name })}${suffix}`} class={["seat", ...state.filter(Boolean)].join(" ")}
    >
      {seat.cards.length > 0 && <Fan texts={seat.cards} place={place} id={id} wrong={seat.wrong} />}
      <IncomingCards place={place} />
      <Tokens seat={seat} index={index} />
      <WaitingFor seat={seat} index={index} hasMoves={true} />
      {note && <p class="hand-note">{(seat.unknown ?? 0) > 0 && <Backs count={seat.unknown ?? 0} />}<span>{note}</span></p>}
      <Faults id={id} faults={seat.faults} />
      {editing.value && <SeatForm seat={seat} index={index} onClose={() => (editing.value = false)} />}
    </Zone>
  );
};

/** What the table is waiting for from this seat, at the desk with the likely moves. */
export const WaitingFor = ({ seat, index, hasMoves }: SeatProps & { hasMoves?: boolean }) => {
  const store = useStore<TableState>();
  const { waits } = seat;
  if (!waits) return null;
  const id = `seat-${index}`;
  return (
    <div class="waits" data-testid={`${id}-waits`}>
      <p>{waits.text}{waits.clauses && <small> {waits.clauses}</small>}</p>
      {hasMoves && (waits.moves.length > 0 || waits.picks) && (
        <OfferedMoves
          id={`${id}-move`} moves={waits.moves} player={seat.name} chip="chip on-felt"
          onMake={(move) => store.send({ type: "make", move: move.text, offered: true })}
        >
          {waits.picks && <PickCards seat={index} id={`${id}-pick-cards`} class="chip on-felt" />}
        </OfferedMoves>
      )}
    </div>
  );
};

/** What belongs to a seat besides its hand: meeples, tricks, passes, where it points. */
export const Tokens = ({ seat, index }: SeatProps) => {
  const store = useStore<TableState>();
  const id = `seat-${index}`;
  const { deck } = store.state.value;
  const { tokens } = seat;
  if (tokens.length === 0 && !seat.points) return null;
  return (
    <ul class="tokens" aria-label={store.label("beside", { name: seat.name })}>
      {seat.points && <li class="token points" data-testid={`${id}-points`}><Icon name="arrow" />{seat.points.label}</li>}
      {tokens.map((token, tokenIndex) => (
        <li class="token" key={`${token.kind}${tokenIndex}`} data-testid={`${id}-token-${token.kind}`} title={token.detail || undefined}>
          {token.suit && <Meeple suit={token.suit} sign={deck.suits.find((suit) => suit.id === token.suit)?.symbol ?? ""} />}
          {token.label}
          {token.detail && <span class="unseen">: {token.detail}</span>}
        </li>
      ))}
    </ul>
  );
};

const MEEPLE = "M16 2a5 5 0 0 1 4.800 6.500C25 10 29 12.500 29 15c0 2-2 2.500-6.500 2l5 11c.4 1-.3 2-1.500 2h-6L16 24l-4 6H6c-1.200 0-1.900-1-1.500-2l5-11C5 17.500 3 17 3 15c0-2.500 4-5 8.200-6.500A5 5 0 0 1 16 2Z";

const Meeple = ({ suit, sign }: { suit: string; sign: string }) => (
  <span class="meeple" data-filled={suit} aria-hidden="true">
    <svg viewBox="0 0 32 32"><path d={MEEPLE} /></svg><Glyph class="sign" text={sign} />
  </span>
);

export const Backs = ({ count }: { count: number }) => (
  <span class="backs" aria-hidden="true">
    {Array.from({ length: Math.min(count, 5) }, (_, index) => <i key={index} />)}
  </span>
);

const SeatForm = ({ seat, index, onClose }: SeatProps & { onClose: () => void }) => {
  const store = useStore();
  const { titles, outs, marks } = store.state.value;
  const own = marks.filter((mark) => mark.seat === seat.name && (mark.apart || mark.on));
  const id = `seat-${index}`;
  const place = seatOf(store.state.value, index);
  const hasTurn = store.expected((action) => (action.type === "turn" ? action.on !== false && action.seat === index : undefined), seat.turn);
  const noChoice = { value: "", label: "—" };
  const form = useRef<HTMLDivElement>(null);
  // On a phone the form may be covered by the box of cards: the page scrolls, and back when it is closed.
  useLayoutEffect(() => {
    const { scrollY: before } = window;
    const isOnPage = form.current?.closest(".referee-page");
    form.current?.closest(".zone")?.scrollIntoView({ block: "nearest" });
    return () => { if (isOnPage) window.scrollTo({ top: before }); };
  }, []);
  // The name is what is changed most often: it can be typed at once.
  useLayoutEffect(() => form.current?.querySelector("input")?.select(), []);
  const typed = useSignal<string | null>(null);
  const sent = useRef({ seq: 0, closes: false });
  const rename = (name: string) => {
    if (name.trim() !== seat.name) sent.current = { seq: store.send({ type: "rename", ...place, name: name.trim() }), closes: false };
  };
  const renameAndClose = (name: string) => {
    if (name.trim() === seat.name) return onClose();
    rename(name);
    sent.current.closes = true;
  };
  // A name that is refused stays in the field, so that it can be changed.
  useEffect(() => {
    const { seq, closes } = sent.current;
    if (!seq || store.lastAnswered() < seq) return;
    sent.current = { seq: 0, closes: false };
    if (store.state.value.problem?.kind === "name") return;
    typed.value = null;
    if (closes) onClose();
  }, [store.state.value]);
  return (
    <div class="seat-form" ref={form}>
      <TextField id={`${id}-name`} label={store.label("name")} value={typed.value ?? seat.name} onInput={(name) => (typed.value = name)} onEnter={renameAndClose} onLeave={rename} />
      {own.length > 0 && (
        <div class="chips" role="group" aria-label={store.label("marks")}>
          {own.map((mark) => <MarkChip key={mark.mark} mark={mark} id={`${id}-set-${slug(mark.mark)}`} />)}
        </div>
      )}
      {titles.length > 0 && (
        <label class="field-row">
          <span>{store.label("last-title")}</span>
          <Select
            id={`${id}-title`} label={store.label("last-title")} value={seat.title ?? ""} choices={[noChoice, ...titles]}
            onPick={(title) => store.send({ type: "title", ...place, title: title || null })}
          />
        </label>
      )}
      <label class="field-row">
        <span>{store.label("out")}</span>
        <Select
          id={`${id}-out`} label={store.label("out")} value={seat.out ?? ""} choices={[noChoice, ...outs]}
          onPick={(out) => store.send({ type: "out", ...place, out: out || null })}
        />
      </label>
      <UnknownCards seat={seat} index={index} />
      <Switch
        id={`${id}-turn`} label={store.label("to-play")} on={hasTurn}
        onFlip={(on) => store.send({ type: "turn", ...place, on })}
      />
    </div>
  );
};

const UnknownCards = ({ seat, index }: SeatProps) => {
  const store = useStore();
  const id = `seat-${index}-unknown`;
  const place = seatOf(store.state.value, index);
  const isEmpty = store.pending.value.length === 0 && seat.unknown === 0;
  const addUnknown = (change: 1 | -1) => store.send({ type: "unknown", ...place, by: change });
  return (
    <div class="field-row" role="group" aria-label={store.label("unknown-cards")}>
      <span>{store.label("unknown-cards")}</span>
      <span class="stepper">
        <Button id={`${id}-less`} label={store.label("less")} disabled={isEmpty} onClick={() => addUnknown(-1)}>
          <Icon name="minus" />
        </Button>
        <output data-testid={id}>{seat.unknown ?? "?"}</output>
        <Button id={`${id}-more`} label={store.label("more")} onClick={() => addUnknown(1)}><Icon name="plus" /></Button>
        <Button id={`${id}-none`} label={store.label("unknown-number")} pressed={seat.unknown === null} onClick={() => store.send({ type: "unknown", ...place, count: null })}>?</Button>
      </span>
    </div>
  );
};
