// Places as short keys ("hand:2", "field:0", "field"), so that they can stand in a data attribute and be compared.
import type { Action, DeskState, Place } from "../protocol";

/** What a seat or a play is called in a key: its id, which stays its own; its place where it has none. */
export const nameOf = ({ id }: { id?: number }, index: number): number => id ?? index;

type Table = Pick<DeskState, "seats" | "field">;

export const placeKey = (place: Place): string => {
  if (place.zone === "hand") return `hand:${place.seatId ?? place.seat}`;
  if (place.zone === "field" && (place.playId ?? place.play) != null) return `field:${place.playId ?? place.play}`;
  return place.zone;
};

/** How an action names a seat or a play: its place as drawn, and its id where it has one. */
export const seatOf = ({ seats }: Pick<Table, "seats">, index: number) => ({ seat: index, ...told("seatId", seats[index]?.id) });
export const playOf = ({ field }: Pick<Table, "field">, index: number) => ({ play: index, ...told("playId", field[index]?.id) });
const told = <K extends string>(key: K, id: number | undefined) => (id === undefined ? {} : { [key]: id }) as Partial<Record<K, number>>;

/** The seat or the play of a key in a list of them, or -1. */
export const indexOf = (list: { id?: number }[], key: string): number =>
  list.findIndex((each, index) => nameOf(each, index) === Number(key.split(":")[1]));

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

/** A target may vanish under the user (a play taken back, a seat less): fall back to the field. */
export const liveTarget = (target: string, state: Pick<DeskState, "seats" | "field">): string => {
  if (target.startsWith("hand:") && indexOf(state.seats, target) < 0) return "field";
  if (target.startsWith("field:") && indexOf(state.field, target) < 0) return "field";
  return target;
};

/** Where a tapped card goes: to the target, or back to the box when it lies there already. */
export const tapGoal = (from: string, target: string): string => {
  if (from === "box") return target;
  if (from === target || (target === "field" && from.startsWith("field:"))) return "box";
  return target;
};

interface Joker { text: string; at: string; nth: number }
interface Placed { cards: Map<string, string>; jokers: Joker[] }

/** The place of every card on the table, by its natural name; jokers are listed one by one. `waiting`: moves that are still to come. */
export const placed = (state: DeskState, waiting: Action[] = []): Placed => {
  const cards = new Map<string, string>();
  const jokers: Joker[] = [];
  const lay = (texts: string[], at: string) => {
    for (const text of texts) {
      const card = readCard(text);
      if (card.joker) jokers.push({ text, at, nth: jokers.filter((each) => each.at === at).length });
      else if (!card.hidden) cards.set(card.suit + card.rank, at);
    }
  };
  state.field.forEach((play, index) => lay(play.cards, `field:${nameOf(play, index)}`));
  lay(state.disputed.cards, "disputed");
  state.seats.forEach((seat, index) => lay(seat.cards, `hand:${nameOf(seat, index)}`));
  lay(state.discards.cards, "discards");
  waiting.forEach((action) => action.type === "move" && shift({ cards, jokers }, action));
  return { cards, jokers };
};

const shift = ({ cards, jokers }: Placed, { card: text, from, to }: Extract<Action, { type: "move" }>) => {
  const card = readCard(text);
  const goal = placeKey(to);
  if (card.joker) {
    const at = jokers.findIndex((each) => each.at === placeKey(from));
    if (at >= 0) jokers.splice(at, 1);
    if (goal !== "box") jokers.push({ text, at: goal, nth: jokers.filter((each) => each.at === goal).length });
  } else if (goal === "box") cards.delete(card.suit + card.rank);
  else if (!card.hidden) cards.set(card.suit + card.rank, goal);
};

/** The cards that moves still to come bring to a place, as they were laid. */
export const coming = (waiting: Action[], at: string): string[] => {
  const cards: string[] = [];
  for (const action of waiting) {
    if (action.type !== "move") continue;
    const here = cards.indexOf(action.card);
    if (placeKey(action.to) === at) cards.push(action.card);
    else if (here >= 0 && placeKey(action.from) === at) cards.splice(here, 1);
  }
  return cards;
};

const HIDDEN = "?";

export interface CardFace { joker: boolean; suit: string; rank: string; stands: string | null; down: boolean; hidden: boolean }

export const readCard = (text: string): CardFace => {
  const down = text.startsWith("(");
  const bare = down ? text.slice(1, -1) : text;
  if (bare.startsWith("Jo")) {
    const stands = bare.includes("=") ? bare.slice(bare.indexOf("=") + 1) : null;
    return { joker: true, suit: "", rank: "", stands, down, hidden: false };
  }
  const hidden = bare === HIDDEN;
  // Cards without suits are a rank alone: `3`, `J`.
  const [, suit = "", rank = bare] = /^(\D?)(\d+|[JQKA])$/.exec(bare) ?? [];
  return { joker: false, suit, rank: hidden ? "" : rank, stands: null, down, hidden };
};
