// Places as short keys ("hand:2", "field:0", "field"), so that they can stand in a data attribute and be compared.
import type { DeskState, Place } from "../protocol";

export const placeKey = (place: Place): string => {
  if (place.zone === "hand") return `hand:${place.seat}`;
  if (place.zone === "field" && place.play != null) return `field:${place.play}`;
  return place.zone;
};

export const keyPlace = (key: string): Place => {
  const [zone, index] = key.split(":");
  if (zone === "hand") return { zone, seat: Number(index) };
  if (zone === "field") return index === undefined ? { zone } : { zone, play: Number(index) };
  if (zone === "disputed" || zone === "discards") return { zone };
  return { zone: "box" };
};

/** A target may vanish under the user (a play taken back, a seat less): fall back to the field. */
export const liveTarget = (target: string, state: Pick<DeskState, "seats" | "field">): string => {
  const place = keyPlace(target);
  if (place.zone === "hand" && place.seat >= state.seats.length) return "field";
  if (place.zone === "field" && place.play != null && place.play >= state.field.length) return "field";
  return target;
};

/** Where a tapped card goes: to the target, or back to the box when it lies there already. */
export const tapGoal = (from: string, target: string): string => {
  if (from === "box") return target;
  if (from === target || (target === "field" && from.startsWith("field:"))) return "box";
  return target;
};

/** The place of every card on the table, by its natural name; jokers are listed one by one. */
export const placed = (state: DeskState): { cards: Map<string, string>; jokers: { text: string; at: string }[] } => {
  const cards = new Map<string, string>();
  const jokers: { text: string; at: string }[] = [];
  const lay = (texts: string[], at: string) => {
    for (const text of texts) {
      const card = readCard(text);
      if (card.joker) jokers.push({ text, at });
      else if (!card.hidden) cards.set(card.suit + card.rank, at);
    }
  };
  state.field.forEach((play, index) => lay(play.cards, `field:${index}`));
  lay(state.disputed.cards, "disputed");
  state.seats.forEach((seat, index) => lay(seat.cards, `hand:${index}`));
  lay(state.discards.cards, "discards");
  return { cards, jokers };
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
