// Taps faster than answers, two views of one session, and nobody who answers.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createStore, type Store } from "../src/model/store";
import { boxCells } from "../src/table/box";
import type { DeskState } from "../src/protocol";
import { fakeModel, state, type FakeModel } from "./fixture";

type Told = { type: string; seq: number; sender: string; card?: string; earlier: Told[] };
let keys = 0;
let model: FakeModel;
let stores: Store[];
const open = (of: FakeModel): Store => {
  const store = createStore<DeskState>(of);
  stores.push(store);
  return store;
};
const told = () => (model.sent as unknown as Told[]).at(-1)!;
const cards = (...ids: string[]) => ids.map((id) => ({ type: "move" as const, card: id, from: { zone: "box" as const }, to: { zone: "field" as const } }));
const play = (id: number, ...laid: string[]) => ({ id, cards: laid, seat: null, faults: [], wrong: [] });

beforeEach(() => {
  stores = [];
  model = fakeModel(state(), "desk", `session ${keys += 1}`);
  model.silent = true;
});
afterEach(() => {
  stores.forEach((store) => store.dispose());
});

test("one message is on its way at a time, and the next one brings all that came meanwhile", () => {
  const store = open(model);
  cards("D4", "D7", "D9").forEach(store.send);
  expect(model.sent).toHaveLength(1);
  expect(told()).toMatchObject({ seq: 1, card: "D4", earlier: [] });
  model.show(state());
  expect(model.sent).toHaveLength(2);
  expect(told()).toMatchObject({ seq: 3, card: "D9", earlier: [{ seq: 2, card: "D7", sender: told().sender }] });
  model.show(state());
  expect(model.sent).toHaveLength(2);
  expect(store.pending.value).toEqual([]);
});

test("two views of one session count together, and those of two do not", () => {
  const [one, two] = [open(model), open(model)];
  const [first, second, third] = cards("D4", "D7", "D9");
  one.send(first!);
  two.send(second!);
  one.send(third!);
  expect(two.pending.value.map(({ seq }) => seq)).toEqual([1, 2, 3]);
  model.show(state());
  expect(told()).toMatchObject({ seq: 3, earlier: [{ seq: 2 }] });
  const another = fakeModel(state(), "desk", "another session");
  open(another).send(first!);
  expect(another.sent.at(-1)).toMatchObject({ seq: 1 });
});

test("what nobody answers is said to wait, and sent again with all the rest until somebody does", () => {
  const messages: unknown[] = [];
  model.send = (content) => void messages.push(content);
  const store = open(model);
  cards("D4", "D7").forEach(store.send);
  expect(store.connectionProblem.value).toBe("");
  vi.advanceTimersByTime(4000);
  expect(store.connectionProblem.value).toBe("python-late");
  expect(model.sent).toHaveLength(2);
  expect(told()).toMatchObject({ seq: 2, earlier: [{ seq: 1 }] });
  expect(messages).toEqual([{ action: told() }]); // past a trait that may be blocked
  vi.advanceTimersByTime(8000);
  expect(model.sent).toHaveLength(3);
  model.show(state());
  expect(store.connectionProblem.value).toBe("");
  vi.advanceTimersByTime(100_000);
  expect(model.sent).toHaveLength(3);
});

test("where nobody is any more it says so at once, and shows the last answer", () => {
  const store = open(model);
  model.save_changes = () => { throw new Error("Cannot send"); };
  vi.spyOn(console, "warn").mockImplementation(() => {});
  store.move("D4", "box", "field");
  expect(store.connectionProblem.value).toBe("python-gone");
  expect(store.pending.value).toEqual([]);
  model.show({ ...state(), heard: {} });
  expect(store.connectionProblem.value).toBe("python-gone");
});

test("a kernel that went is asked whether it is there", () => {
  const asked: unknown[] = [];
  model.send = (content) => void asked.push(content);
  const store = open(model);
  model.tell("comm_live_update");
  expect([store.connectionProblem.value, asked]).toEqual(["python-gone", [{ hello: true }]]);
  model.tell("msg:custom");
  expect(store.connectionProblem.value).toBe("");
});

test("a cell of the box shows what the taps on it have come to", () => {
  const store = open(model);
  const cell = (id: string) => boxCells(store.state.value, store.pending.value).find((each) => each.id === id)!;
  store.tap("D4", "box");
  expect(cell("box-D4").place).toBe("field");
  store.move("D4", cell("box-D4").place, "box");
  expect(cell("box-D4").place).toBe("box");
  store.tap("Jo", "box");
  expect([cell("box-Jo").place, cell("box-Jo-2").place]).toEqual(["field", "box"]);
  store.tap("Jo", "box");
  expect(cell("box-Jo-2").place).toBe("field");
});

test("a play is named by its id, wherever it lies, and a joker is tapped once", () => {
  const store = open(model);
  model.show(state({ field: [play(7, "D4"), play(9, "Jo", "Jo")] }));
  store.target.value = "field:9";
  store.tap("H4", "box");
  expect(told()).toMatchObject({ to: { zone: "field", play: 1, playId: 9 } });
  model.show(state({ field: [play(9, "Jo", "Jo")] }));
  expect(store.target.value).toBe("field:9");
  for (const nth of [0, 0, 1]) store.move("Jo", "field:9", "box", nth);
  expect(store.pending.value).toHaveLength(2);
  model.show(state({ field: [play(12, "D4")] }));
  expect(store.target.value).toBe("field");
});

test("another table begins with the field", () => {
  const store = open(model);
  for (const action of [{ type: "clear", what: "all" }, { type: "book", book: "daifugo" }] as const) {
    store.target.value = "disputed";
    store.send(action);
    expect(store.target.value).toBe("field");
  }
  store.target.value = "disputed";
  store.send({ type: "clear", what: "field" });
  expect(store.target.value).toBe("disputed");
});
