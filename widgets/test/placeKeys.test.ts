import { expect, test } from "vitest";
import type { Action } from "../src/protocol";
import { incomingCards, keyPlace, liveTarget, placedCards, placeKey, readCard, tapGoal } from "../src/model/placeKeys";
import { copyNumbers, testNames } from "../src/parts/cards";
import { state } from "./fixture";

test("places and their keys are the same thing", () => {
  for (const key of ["box", "hand:2", "field", "field:0", "disputed", "discards"]) expect(placeKey(keyPlace(key, state()))).toBe(key);
});

test("a tap takes a card to the target, and back to the box when it lies there", () => {
  expect(tapGoal("box", "disputed")).toBe("disputed");
  expect(tapGoal("disputed", "disputed")).toBe("box");
  expect(tapGoal("field:1", "field")).toBe("box");
  expect(tapGoal("hand:0", "field")).toBe("field");
});

test("a target that vanished falls back to the field", () => {
  expect(liveTarget("hand:5", state())).toBe("field");
  expect(liveTarget("field:0", state())).toBe("field");
  expect(liveTarget("hand:1", state())).toBe("hand:1");
});

test("cards are read as they are written", () => {
  expect(readCard("S10")).toMatchObject({ suit: "S", rank: "10", joker: false });
  expect(readCard("Jo=S8")).toMatchObject({ joker: true, stands: "S8" });
  expect(readCard("(H3)")).toMatchObject({ suit: "H", rank: "3", down: true });
  expect(readCard("(?)")).toMatchObject({ suit: "", rank: "", down: true, hidden: true });
  expect(readCard("3")).toMatchObject({ suit: "", rank: "3", joker: false });
  expect(readCard("J")).toMatchObject({ suit: "", rank: "J" });
  expect(readCard("R10")).toMatchObject({ suit: "R", rank: "10" });
  expect(readCard("(Jo)")).toMatchObject({ joker: true, down: true });
});

test("jokers are counted one by one wherever they lie", () => {
  const table = state({ field: [{ cards: ["Jo=S8", "H8"], seat: null, faults: [], wrong: [] }], discards: { cards: ["Jo"], faults: [], wrong: [] } });
  expect(placedCards(table).jokers).toEqual([{ text: "Jo=S8", place: "field:0", nth: 0 }, { text: "Jo", place: "discards", nth: 0 }]);
  expect(placedCards(table).cards.get("H8")).toBe("field:0");
});

test("what a tap has sent to a place is on its way there, until it is sent on", () => {
  type Zone = "box" | "field" | "disputed";
  const move = (card: string, from: Zone, to: Zone): Action => ({ type: "move", card, from: { zone: from }, to: { zone: to } });
  const waiting = [move("D4", "box", "field"), move("C10", "box", "disputed"), move("D7", "box", "field"), move("D4", "field", "disputed")];
  expect(incomingCards(waiting, "field")).toEqual(["D7"]);
  expect(incomingCards(waiting, "disputed")).toEqual(["C10", "D4"]);
  expect(incomingCards([...waiting, { type: "undo" }], "box")).toEqual([]);
});

test("a card of which there are several is in the box until all are placed", () => {
  const deck = { ...state().deck, copies: { 8: 2 } };
  const one = state({ deck, field: [], discards: { ...state().discards, cards: ["H8"] } });
  expect(placedCards(one).cards.has("H8")).toBe(false);
  const move: Action = { type: "move", card: "H8", from: { zone: "box" }, to: { zone: "disputed" } };
  expect(placedCards(one, [move]).cards.get("H8")).toBe("disputed");
  expect(copyNumbers(["H8", "H8", "S9"])).toEqual([undefined, 1, undefined]);
  expect(testNames(["H8", "H8"])).toEqual(["H8", "H8-2"]);
});

test("cards of listed decks are read", () => {
  const read = (text: string) => [readCard(text).suit, readCard(text).rank];
  expect(["R+2", "RR", "GS", "W", "W+4", "B0"].map(read)).toEqual([["R", "+2"], ["R", "R"], ["G", "S"], ["", "W"], ["", "W+4"], ["B", "0"]]);
});
