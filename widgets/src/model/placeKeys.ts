// Places as short keys ("hand:2", "field:0", "field") for data attributes and comparisons.
import type { Action, DeskState, Place } from "../protocol";

/** The name of a seat or a play in a key: its id, which never changes, or its index if it has none. */
export const nameOf = ({ id }: { id?: number }, index: number): number => id ?? index;

type Table = Pick<DeskState, "seats" | "field">;

export const placeKey = (place: Place): string => {
  if (place.zone === "hand") return `hand:${place.seatId ?? place.seat}`;
  if (place.zone === "field" && (place.playId ?? place.play) != null) return `field:${place.playId ?? place.play}`;
  return place.zone;
};

/** A seat or a play in an action: its index, and its id if it has one. */
export const seatOf = ({ seats }: Pick<Table, "seats">, index: number) => ({ seat: index, ...idField("seatId", seats[index]?.id) });
export const playOf = ({ field }: Pick<Table, "field">, index: number) => ({ play: index, ...idField("playId", field[index]?.id) });
const idField = <K extends string>(key: K, id: number | undefined) => (id === undefined ? {} : { [key]: id }) as Partial<Record<K, number>>;

/** The index of the seat or play with this key, or -1. */
export const indexOf = (list: { id?: number }[], key: string): number =>
  list.findIndex((item, index) => nameOf(item, index) === Number(key.split(":")[1]));

export const keyPlace = (key: string, table: Table): Place => {
  const [zone, name] = key.split(":");
  if (zone === "hand") {
    const index = indexOf(table.seats, key);
    return index < 0 ? { zone, seat: 0, seatId: Number(name) } : { zone, ...seatOf(table, index) };
  }
  if (zone === "field" && name !== undefined) {
    const index = indexOf(table.field, key);
    return index < 0 ? { zone, playId: Number(name) } : { zone, ...playOf(table, index) };
  }
  if (zone === "field") return { zone };
  if (zone === "disputed" || zone === "discards") return { zone };
  return { zone: "box" };
};

/** The target, or the field if the target is gone, for example because a play was taken back. */
export const liveTarget = (target: string, state: Pick<DeskState, "seats" | "field">): string => {
  if (target.startsWith("hand:") && indexOf(state.seats, target) < 0) return "field";
  if (target.startsWith("field:") && indexOf(state.field, target) < 0) return "field";
  return target;
};

/** Where a tapped card goes: to the target, or back to the box if it is at the target. */
export const tapGoal = (from: string, target: string): string => {
  if (from === "box") return target;
  if (from === target || (target === "field" && from.startsWith("field:"))) return "box";
  return target;
};

interface Joker { text: string; place: string; nth: number }
interface PlacedCards { cards: Map<string, string>; jokers: Joker[] }

type Places = Map<string, string[]>;

/** The place of every card that isn't in the box any more, by its natural name, after the pending moves: of several copies the last one. Jokers are listed one by one. */
export const placedCards = (state: DeskState, pending: Action[] = []): PlacedCards => {
  const places: Places = new Map();
  const jokers: Joker[] = [];
  const place = (texts: string[], place: string) => {
    for (const text of texts) {
      const card = readCard(text);
      if (card.joker) jokers.push({ text, place, nth: jokers.filter((item) => item.place === place).length });
      else if (!card.hidden) places.set(card.suit + card.rank, [...(places.get(card.suit + card.rank) ?? []), place]);
    }
  };
  state.field.forEach((play, index) => place(play.cards, `field:${nameOf(play, index)}`));
  place(state.disputed.cards, "disputed");
  state.seats.forEach((seat, index) => place(seat.cards, `hand:${nameOf(seat, index)}`));
  place(state.discards.cards, "discards");
  pending.forEach((action) => action.type === "move" && applyMove(state, places, jokers, action));
  const cards = new Map<string, string>();
  places.forEach((list, name) => { if (list.length >= copiesOf(state, name)) cards.set(name, list.at(-1)!); });
  return { cards, jokers };
};

/** How many there are of a card. */
export const copiesOf = ({ deck }: Pick<DeskState, "deck">, text: string): number => deck?.copies?.[readCard(text).rank] ?? 1;

const applyMove = (state: DeskState, places: Places, jokers: Joker[], { card: text, from, to }: Extract<Action, { type: "move" }>) => {
  const card = readCard(text);
  const goal = placeKey(to);
  if (card.joker) {
    const place = jokers.findIndex((item) => item.place === placeKey(from));
    if (place >= 0) jokers.splice(place, 1);
    if (goal !== "box") jokers.push({ text, place: goal, nth: jokers.filter((item) => item.place === goal).length });
  } else if (!card.hidden) {
    const name = card.suit + card.rank;
    const left = [...(places.get(name) ?? [])];
    const index = copiesOf(state, name) === 1 ? 0 : left.lastIndexOf(placeKey(from));
    if (index >= 0) left.splice(index, 1);
    if (goal !== "box") left.push(goal);
    if (left.length > 0) places.set(name, left);
    else places.delete(name);
  }
};

/** The cards that pending moves bring to a place, in their order. */
export const incomingCards = (pending: Action[], place: string): string[] => {
  const cards: string[] = [];
  for (const action of pending) {
    if (action.type !== "move") continue;
    const index = cards.indexOf(action.card);
    if (placeKey(action.to) === place) cards.push(action.card);
    else if (index >= 0 && placeKey(action.from) === place) cards.splice(index, 1);
  }
  return cards;
};

const HIDDEN = "?";

export interface CardFace { joker: boolean; suit: string; rank: string; stands: string | null; down: boolean; hidden: boolean }

export const readCard = (text: string): CardFace => {
  const down = text.startsWith("(");
  const bare = down ? text.slice(1, -1) : text;
  if (bare === "Jo" || bare.startsWith("Jo=")) {
    const stands = bare.includes("=") ? bare.slice(bare.indexOf("=") + 1) : null;
    return { joker: true, suit: "", rank: "", stands, down, hidden: false };
  }
  const hidden = bare === HIDDEN;
  // Cards without a suit are a rank: `3`, `J`, `W+4`, `Jo-` (the small one of two jokers).
  const [, suit = "", rank = bare] = /^(\D?)(\d+|[JQKA])$/.exec(bare) ?? /^([RBYG])([SR]|\+\d)$/.exec(bare) ?? [];
  return { joker: false, suit, rank: hidden ? "" : rank, stands: null, down, hidden };
};
