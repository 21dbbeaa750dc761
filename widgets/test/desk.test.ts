import { afterEach, beforeEach, expect, test } from "vitest";
import type { DeskState } from "../src/protocol";
import { fakeModel, state, settle, until, type FakeModel } from "./fixture";
import { narrowPages, pagesOf } from "../src/table/box";
import { fieldMarks } from "../src/table/felt";
import desk from "../src/index";

let el: HTMLElement;
let model: FakeModel;
let stop: () => void;

const show = async (next: DeskState) => {
  model.show(next);
  await settle();
};
const find = (id: string): HTMLElement => {
  const found = el.querySelector<HTMLElement>(`[data-testid="${id}"]`);
  if (!found) throw new Error(`${id} is not there`);
  return found;
};
const tap = async (id: string) => {
  find(id).click();
  await settle();
};

beforeEach(() => {
  el = document.createElement("div");
  document.body.append(el);
  model = fakeModel(state());
  stop = desk.render({ model, el });
});
afterEach(() => {
  stop();
  el.remove();
});

test("a card of the box goes to the active target", async () => {
  await tap("box-D4");
  expect(model.sent.at(-1)).toMatchObject({ seq: 1, type: "move", card: "D4", from: { zone: "box" }, to: { zone: "field" } });
  await tap("disputed-target");
  expect(find("disputed-target").getAttribute("aria-pressed")).toBe("true");
  await tap("box-Jo");
  expect(model.sent.at(-1)).toMatchObject({ seq: 2, card: "Jo", to: { zone: "disputed" } });
  await tap("seat-1-target");
  await tap("box-S10");
  expect(model.sent.at(-1)).toMatchObject({ card: "S10", to: { zone: "hand", seat: 1 } });
});

test("a card lies where it was sent before anybody has answered, and cannot be taken from there", async () => {
  model.silent = true;
  await tap("box-D4");
  await tap("seat-1-target");
  await tap("box-S10");
  expect(find("coming-field").textContent).toContain("4");
  expect(find("coming-hand:1").querySelectorAll("button")).toHaveLength(0);
  expect(el.querySelectorAll('[data-testid^="coming-"]')).toHaveLength(2);
  model.silent = false;
  await show(state({ seq: 2 } as never));
  expect(el.querySelectorAll('[data-testid^="coming-"]')).toHaveLength(0);
});

test("a hollow of the box brings its card to the target, and takes it back from there", async () => {
  await show(state({ disputed: { seat: 0, cards: ["Jo=S8"], faults: [], wrong: [] } }));
  expect(find("box-Jo").getAttribute("aria-pressed")).toBe("true");
  await tap("box-Jo");
  expect(model.sent.at(-1)).toMatchObject({ card: "Jo=S8", from: { zone: "disputed" }, to: { zone: "field" } });
  await tap("disputed-target");
  await tap("box-Jo");
  expect(model.sent.at(-1)).toMatchObject({ card: "Jo=S8", from: { zone: "disputed" }, to: { zone: "box" } });
});

test("the focus follows a card that moved", async () => {
  await show(state({ disputed: { seat: 0, cards: ["C10"], faults: [], wrong: [] } }));
  find("disputed-card-C10").focus();
  model.silent = true;
  await tap("disputed-card-C10");
  await show(state({ seq: 1, field: [{ cards: ["C10"], seat: null, faults: [], wrong: [] }] }));
  await until(() => expect(document.activeElement).toBe(find("field-play-0-card-C10")));
});

const coloured = {
  suits: [{ id: "R", symbol: "R", name: "red", color: "red" }, { id: "B", symbol: "B", name: "blue", color: "blue" }],
  ranks: ["1", "2", "3"], suitless: [], copies: {}, jokers: 0, beyond: [], hidden: false,
};

test("a coloured card says its colour, and the games stand beside the book", async () => {
  const game = {
    id: "game", title: "Which game?", value: "A",
    values: [{ value: "A", label: "A" }, { value: "C", label: "C (must-follow)" }],
  };
  await show(state({ seq: 1, deck: coloured, game, labels: { "coloured-card": "{colour} {rank}" } }));
  expect(find("box-R2").getAttribute("aria-label")).toBe("red 2");
  expect(find("box-R2").querySelector<HTMLElement>(".sign")?.dataset["glyph"]).toBe("R");
  const menu = find("game") as HTMLSelectElement;
  menu.value = "C";
  menu.dispatchEvent(new Event("change", { bubbles: true }));
  expect(model.sent.at(-1)).toMatchObject({ type: "option", option: "game", value: "C" });
});

test("a laid card is turned over by its button and by D, where the deck knows cards face down", async () => {
  const laid = { field: [{ cards: ["H3", "(?)"], seat: null, faults: [], wrong: [] }] };
  await show(state({ seq: 1, ...laid }));
  expect(el.querySelector('[data-testid="field-play-0-card-H3-down"]')).toBeNull();
  await show(state({ seq: 2, ...laid, deck: { ...state().deck, hidden: true } }));
  await tap("field-play-0-card-H3");
  await tap("field-play-0-card-H3-down");
  const turned = { type: "down", card: "H3", at: { zone: "field", play: 0 }, down: true };
  expect(model.sent.at(-1)).toMatchObject(turned);
  find("field-play-0-card-H3").dispatchEvent(new KeyboardEvent("keydown", { key: "d", bubbles: true }));
  expect(model.sent).toHaveLength(2);
  expect(model.sent.at(-1)).toMatchObject(turned);
  expect(el.querySelector('[data-testid="field-play-0-card-hidden-down"]')).toBeNull();
  await tap("box-hidden");
  expect(model.sent.at(-1)).toMatchObject({ type: "move", card: "(?)", from: { zone: "box" } });
});

test("a seat shows its meeple, and what it points at", async () => {
  const [aki, ben] = state().seats;
  const tokens = [{ kind: "meeple", label: "meeple: red", suit: "R", detail: "" }];
  await show(state({ seq: 1, deck: coloured, seats: [{ ...aki!, tokens, points: { to: 1, label: "points at Ben" } }, ben!] }));
  expect(find("seat-0-token-meeple").textContent).toContain("meeple: red");
  expect(find("seat-0-points").textContent).toBe("points at Ben");
  expect(el.querySelectorAll(".aim-line")).toHaveLength(1);
});

test("a hand is said to hold nothing unknown by one tap", async () => {
  await tap("seat-0-edit");
  await tap("seat-0-unknown-less");
  expect(model.sent.at(-1)).toMatchObject({ type: "unknown", seat: 0, by: -1 });
});

test("the palette says which ranks its button brings", () => {
  expect(find("box-more").textContent).toBe("10–2");
});

test.each([[8, 7], [7, 6], [6, 5], [13, 12]])("a palette with room for %i columns shows whole ones, and each on some page", (alone, beside) => {
  for (let columns = 1; columns <= 20; columns += 1) {
    const { pages, size } = narrowPages(columns, { alone, beside });
    expect(size).toBeLessThanOrEqual(pages > 1 ? beside : alone);
    expect(pages * size).toBeGreaterThanOrEqual(columns);
    expect((pages - 1) * size).toBeLessThan(columns);
  }
});

test("the pages of the palette that have cards of some ranks", () => {
  const columns = ["3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "2", "Jo"];
  expect(pagesOf(columns, ["10", "J", "Jo"], 7)).toEqual([1]);
  expect(pagesOf(columns, ["9", "10"], 7)).toEqual([0, 1]);
  expect(pagesOf(columns, [], 7)).toEqual([]);
});

test("the palette turns to the stronger cards when the disputed cards are to be tapped, unless it shows one", async () => {
  const turned: number[] = [];
  const watch = () => { el.querySelector<HTMLElement>(".grid")!.scrollTo = ((to: { left: number }) => turned.push(to.left)) as never; };
  const field = [{ cards: ["D8"], seat: null, faults: [], wrong: [] }];
  await show(state({ field, stronger: ["9", "10"] }));
  watch();
  await tap("disputed-target");
  expect(turned).toEqual([]);
  await tap("field-target");
  await show(state({ field, stronger: ["10"] }));
  watch();
  await tap("disputed-target");
  expect(turned).toHaveLength(1);
});

test("a lock that the cards suggest is on the field if there is room", () => {
  const mark = (name: string, on: boolean, near: boolean) => ({ mark: name, label: name, on, near, follows: on, seat: "", apart: false });
  const [strict, suit, revolution] = [mark("strict lock D", false, true), mark("suit lock D", true, false), mark("revolution", true, false)];
  expect(fieldMarks([mark("J-back", false, false), strict, suit])).toEqual([suit, strict]);
  expect(fieldMarks([revolution, strict, suit])).toEqual([revolution, suit]);
  const set = { ...strict, on: true, near: false };
  expect(fieldMarks([set, suit])).toEqual([suit, set]); // it stays where it was tapped
});

test("arrow keys walk the grid", async () => {
  find("box-S3").focus();
  const press = (key: string) => document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  press("ArrowRight");
  press("ArrowDown");
  expect(document.activeElement).toBe(find("box-H4"));
  press("End");
  expect(document.activeElement).toBe(find("box-Jo-2"));
});

test("every control keeps its keys from the notebook, and none is unnamed", async () => {
  await show(state({ field: [{ cards: ["D4"], seat: 0, faults: [], wrong: [] }], disputed: { seat: 0, cards: ["Jo"], faults: [], wrong: [] } }));
  const controls = [...el.querySelectorAll<HTMLElement>("button, select, input, textarea, summary")];
  expect(controls.length).toBeGreaterThan(60);
  for (const control of controls) {
    expect(control.dataset["lmSuppressShortcuts"], control.outerHTML).toBe("true");
    expect(control.dataset["testid"], control.outerHTML).toBeTruthy();
  }
});

test("keys without Ctrl stay inside; Ctrl+Z undoes", async () => {
  let heard = 0;
  document.body.addEventListener("keydown", () => (heard += 1), { once: true });
  find("box-S3").dispatchEvent(new KeyboardEvent("keydown", { key: "a", bubbles: true }));
  expect(heard).toBe(0);
  await show(state({ canUndo: true }));
  find("box-S3").dispatchEvent(new KeyboardEvent("keydown", { key: "z", ctrlKey: true, bubbles: true }));
  expect(model.sent.at(-1)).toMatchObject({ type: "undo" });
});

test("an unreadable text is kept, and its place named", async () => {
  const problem = { kind: "unreadable", message: "Line 2, column 8: expected a card", line: 2, column: 8, text: "seats: Aki\nfield: X9" };
  await show(state({ problem}));
  expect((find("text-input") as HTMLTextAreaElement).value).toBe("seats: Aki\nfield: X9");
  expect(find("text-problem").textContent).toContain("Line 2, column 8:");
  await tap("text-apply");
  expect(model.sent.at(-1)).toMatchObject({ type: "text", text: "seats: Aki\nfield: X9" });
});

test("the verdict is announced, its clause can be read, its flips tapped", async () => {
  const reason = {
    clause: "offkai.suit_lock", title: "Suit lock", did: "bars", text: "Diamonds are locked.", wording: "The wording.",
    where: "line 3", cards: ["C10"], players: ["Aki"], didLabel: "forbids it", ruling: "",
  };
  await show(state({
    verdict: {
      answer: "no", answerLabel: "No", tone: "no", headline: "No – Suit lock: only diamonds.", sentence: "No.", rest: "", why: "", reasons: [reason], rulings: [], open: [], unknown: [], plays: [],
      flips: [{ option: "suit_lock", value: false, label: "without it", answer: "yes", answerLabel: "Yes", kind: "switch", tone: "yes", ruling: "", warnings: [] }],
    },
  }));
  expect(find("verdict-answer").textContent).toBe("No");
  expect(find("verdict-answer").closest("[aria-live]")).toBeTruthy();
  expect(find("reason-offkai.suit_lock-wording").textContent).toContain("The wording.");
  await tap("flip-suit_lock");
  expect(model.sent.at(-1)).toMatchObject({ type: "suppose", more: { suit_lock: false } });
});

test("what may be done about what is said stands there as buttons, each sent once it is tapped", async () => {
  const way = (kind: "undo" | "noted" | "stands" | "without" | "make" | "instead", move = "") => ({ kind, label: kind, move });
  const play = { id: 7, cards: ["S8"], seat: null, faults: [], wrong: [] };
  await show(state({ seq: 0, field: [play], offers: [way("instead", "Aki: S8"), way("undo"), way("stands", "Dan: C10")] }));
  await tap("offer-instead");
  expect(model.sent.at(-1)).toMatchObject({ type: "instead", play: 0, playId: 7 });
  await tap("offer-undo");
  expect(model.sent.at(-1)).toMatchObject({ type: "undo" });
  await tap("offer-stands");
  expect(model.sent.at(-1)).toMatchObject({ type: "stands", move: "Dan: C10" });
  await show(state({ seq: 3, offers: [way("make", "Dan: gives C4 to Aki")], refused: { text: "Dan: C10", label: "Dan: ♣10" } }));
  expect(find("refused").textContent).toBe("Dan: ♣10");
  await tap("offer-make");
  expect(model.sent.at(-1)).toMatchObject({ type: "make", move: "Dan: gives C4 to Aki", offered: true });
});

test("that a table brings rules is news; what is wrong is a problem", async () => {
  const said = { message: "It brings rules.", line: null, column: null, text: "" };
  await show(state({ problem: { ...said, kind: "brought" } as never }));
  expect([find("problem").className, find("problem").getAttribute("role")]).toEqual(["notice", "status"]);
  await show(state({ problem: { ...said, kind: "house" } as never }));
  expect([find("problem").className, find("problem").getAttribute("role")]).toEqual(["problem", "alert"]);
});
