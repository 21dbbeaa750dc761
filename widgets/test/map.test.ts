import { afterEach, beforeEach, expect, test } from "vitest";
import type { DeskState, MapState } from "../src/protocol";
import { pairsOfCell, mostSerious, pairsOf, sorted } from "../src/faces/map/meeting";
import entry from "../src/index";
import { fakeModel, settle, type FakeModel } from "./fixture";

const KINDS = ["not_seen", "independent", "ordered", "entangled", "unsettled"] as const;
const state = (changes: Partial<MapState> = {}): MapState => ({
  seq: 0, heard: {}, lang: "en", problem: null, canUndo: false, canRedo: false, labels: { cell: "{one} and {other}: {n}" },
  title: "Where the rules meet", summary: "3 rules", text: "rules: ours", notice: "", opened: null, stepper: null, ruled: [],
  groups: [{ id: "4", label: "4" }, { id: "7", label: "7" }],
  clauses: [{ id: "ours.thief", title: "Thief", group: 0 }, { id: "ours.death", title: "Death", group: 0 }, { id: "ours.pass", title: "7-pass", group: 1 }],
  pairs: [[0, 1, 4, 9], [0, 2, 1, 30], [1, 2, 2, 4]],
  kinds: KINDS.map((id) => ({ id, label: id, says: id, count: 1 })),
  ...changes,
});

test("a cell counts the pairs of two cards and shows the gravest; what is ruled is grave no more", () => {
  const open = state();
  const pairs = pairsOf(open, new Set(KINDS));
  expect(pairsOfCell(open, pairs, 1, 0).length).toBe(2);
  expect(mostSerious(open, pairsOfCell(open, pairs, 0, 0))).toBe("unsettled");
  expect(mostSerious(open, pairsOfCell(open, pairs, 1, 0))).toBe("ordered");
  expect(mostSerious(open, [])).toBe(null);
  const ruled = state({ ruled: [[0, 1]] });
  expect(mostSerious(ruled, pairsOfCell(ruled, pairsOf(ruled, new Set(KINDS)), 0, 0))).toBe("ordered");
});

test("the list is sorted by any column, up and down", () => {
  const open = state();
  const pairs = pairsOf(open, new Set(KINDS));
  expect(sorted(open, pairs, "how", false).map((pair) => pair.kind)).toEqual(["unsettled", "ordered", "independent"]);
  expect(sorted(open, pairs, "tables", true).map((pair) => pair.tables)).toEqual([4, 9, 30]);
});

let el: HTMLElement;
let model: FakeModel;
let stop = () => {};
const has = (id: string): HTMLElement | null => el.querySelector<HTMLElement>(`[data-testid="${id}"]`);
const find = (id: string): HTMLElement => {
  const found = has(id);
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
});
afterEach(() => {
  stop();
  el.remove();
});
const show = (shown: MapState) => {
  model = fakeModel(shown as unknown as DeskState, "map");
  stop = entry.render({ model, el });
};

test("a cell with one pair opens it, arrows go from cell to cell, kinds are shown and hidden", async () => {
  show(state());
  expect(has("open-ours.thief-ours.death")).toBeTruthy();
  expect(has("open-ours.thief-ours.pass")).toBeFalsy();
  await tap("kind-independent");
  expect(has("open-ours.thief-ours.pass")).toBeTruthy();
  await tap("cell-0-0");
  expect(model.sent.at(-1)).toMatchObject({ type: "pair", clauses: ["ours.thief", "ours.death"] });
  const cell = find("cell-0-0");
  cell.focus();
  cell.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowDown", bubbles: true }));
  expect((document.activeElement as HTMLElement).dataset["testid"]).toBe("cell-1-0");
  expect(find("cell-1-0").getAttribute("aria-label")).toBe("7 and 4: 2");
});

test("an open pair shows both outcomes, and the house decides", async () => {
  const decides = { option: "thief_or_death", question: "Which?", ruling: "", values: [{ value: "thief_first", label: "Thief first", chosen: false }] };
  show(state({
    opened: {
      clauses: [{ id: "ours.thief", title: "Thief", wording: "takes" }, { id: "ours.death", title: "Death", wording: "discards" }], kind: "unsettled",
      says: "open", counts: "9 tables", cited: [], outcomes: [{ when: "Thief comes first", says: ["Aki."] }, { when: "Death comes first", says: ["Ben."] }],
      table: "rules: ours", decides, undecided: "",
    },
  }));
  expect(find("outcomes").children.length).toBe(2);
  await tap("decide-thief_first");
  expect(model.sent.at(-1)).toMatchObject({ type: "decide", value: "thief_first" });
  await tap("close-pair");
  expect(model.sent.at(-1)).toMatchObject({ type: "pair", clauses: [] });
});
