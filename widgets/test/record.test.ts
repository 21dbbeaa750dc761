// The moves of the table in order, and what can be done with each.
import { afterEach, beforeEach, expect, test } from "vitest";
import entry from "../src/index";
import type { RecordedMove } from "../src/protocol";
import { fakeModel, state, settle, type FakeModel } from "./fixture";

let el: HTMLElement;
let model: FakeModel;
let stop: () => void;
const maybe = (id: string) => el.querySelector<HTMLElement>(`[data-testid="${id}"]`);
const tap = async (id: string) => {
  maybe(id)!.click();
  await settle();
};
const recorded = (text: string, changes: Partial<RecordedMove> = {}): RecordedMove => ({ text, label: text, status: "made", effects: [], asks: true, ...changes });
const record = [recorded("Aki: S4"), recorded("Ben: S5 !", { status: "stood", effects: ["Aki is skipped"] }), recorded("Ben: pass", { asks: false })];
beforeEach(() => {
  model = fakeModel(state({ record }));
  el = document.createElement("div");
  document.body.append(el);
  stop = entry.render({ model: model as never, el }) as () => void;
});
afterEach(() => {
  stop();
  el.remove();
});

test("a move shows what it led to, and its ways when it is tapped", async () => {
  expect(maybe("record-1")!.textContent).toContain("Aki is skipped");
  expect(maybe("record-1-contest")).toBeNull();
  await tap("record-1");
  expect(maybe("record-1")!.getAttribute("aria-expanded")).toBe("true");
  await tap("record-1-contest");
  expect(model.sent.at(-1)).toMatchObject({ type: "contest", at: 1, of: "Ben: S5 !" });
});

test("what follows a move is taken back from the next one on", async () => {
  await tap("record-0");
  await tap("record-0-back");
  expect(model.sent.at(-1)).toMatchObject({ type: "revise", at: 1, of: "Ben: S5 !", drop: null });
  await tap("record-2");
  expect(maybe("record-2-back")).toBeNull(); // nothing follows
  expect(maybe("record-2-contest")).toBeNull(); // there is no question about it
});

test("a move is written anew, and another one before it", async () => {
  const type = async (id: string, text: string) => {
    const field = maybe(id) as HTMLInputElement;
    field.value = text;
    field.dispatchEvent(new Event("input", { bubbles: true }));
    await settle();
  };
  await tap("record-1");
  await tap("record-1-change");
  expect((maybe("record-1-text") as HTMLInputElement).value).toBe("Ben: S5");
  await type("record-1-text", "Ben: S6");
  await tap("record-1-apply");
  expect(model.sent.at(-1)).toMatchObject({ type: "revise", at: 1, drop: 1, move: "Ben: S6" });
  expect(maybe("record-1-text")).toBeNull(); // answered without a problem
  await tap("record-1-add");
  await type("record-1-text", "zzz");
  model.silent = true;
  await tap("record-1-apply");
  model.show(state({ record, problem: { kind: "revise", message: "no move", line: null, column: null, text: "zzz" } }));
  await settle();
  expect((maybe("record-1-text") as HTMLInputElement).value).toBe("zzz");
  expect(maybe("record-1-problem")!.textContent).toContain("no move");
});
