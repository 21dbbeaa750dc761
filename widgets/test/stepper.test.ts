import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { StepperState, TreeLine } from "../src/protocol";
import { animateMoves, spotsOf } from "../src/table/cardFlight";
import { fakeModel, state, settle, type FakeModel } from "./fixture";
import face from "../src/index";

const steps = (before: number, ...labels: string[]) =>
  labels.map((label, at) => ({ index: before + at + 1, seat: "Aki", label, tone: "yes" as const, said: false, on: before === 0 }));
const tree: TreeLine[] = [
  { name: "", label: "Main line", depth: 0, before: 0, steps: steps(0, "♦4", "♦7", "♦9") },
  { name: "what if", label: "what if", depth: 1, before: 1, steps: [{ ...steps(1, "pass")[0]!, tone: "no", said: true }] },
];
const { labels, ...table } = state();
const stepState = (changes: Partial<StepperState> = {}): StepperState => ({
  ...table, labels: { ...labels, "step-n": "{n} of {all}", "step-refused": "refused", "has-comment": "said" },
  marks: [], move: null, changes: [], branch: "", index: 1, length: 3, tree, comment: "", commentHtml: "", next: "Ben",
  plays: [{ label: "singles", plays: [["D9"]] }], moves: [{ text: "Ben: pass", label: "Ben passes", grid: "", row: "", short: "" }], asked: [], ...changes,
});

let el: HTMLElement;
let model: FakeModel;
let stop: () => void;
const find = (id: string): HTMLElement => {
  const found = el.querySelector<HTMLElement>(`[data-testid="${id}"]`);
  if (!found) throw new Error(`${id} is not there`);
  return found;
};
const show = async (next: StepperState) => {
  model.show(next as never);
  await settle();
};

beforeEach(() => {
  el = document.createElement("div");
  document.body.append(el);
  model = fakeModel(stepState() as never, "stepper");
  stop = face.render({ model, el });
});
afterEach(() => {
  stop();
  el.remove();
});

test("buttons and arrow keys step", () => {
  find("forward").click();
  expect(model.sent.at(-1)).toMatchObject({ seq: 1, type: "step", by: 1 });
  find("first").click();
  expect(model.sent.at(-1)).toMatchObject({ type: "go", index: 0 });
  const press = (key: string) => find("forward").dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  press("End");
  expect(model.sent.at(-1)).toMatchObject({ type: "go", index: null });
  press("ArrowLeft");
  expect(model.sent.at(-1)).toMatchObject({ type: "step", by: -1 });
  const count = model.sent.length;
  find("move-input").dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowLeft", bubbles: true }));
  expect(model.sent.length).toBe(count);
});

test("a branch of the tree can be gone to, and its steps say what is with them", async () => {
  const step = find("step-1-2");
  expect(step.textContent).toBe("2Aki pass✗refused, said");
  step.click();
  expect(model.sent.at(-1)).toMatchObject({ type: "go", branch: "what if", index: 2 });
  expect(find("step-0-1").getAttribute("aria-current")).toBe("step");
  await show(stepState({ branch: "what if", index: 2 }));
  (find("branch-name") as HTMLInputElement).value = "if so";
  find("branch-name").dispatchEvent(new Event("input", { bubbles: true }));
  await settle();
  find("branch-rename").click();
  expect(model.sent.at(-1)).toMatchObject({ type: "rename", branch: "what if", name: "if so" });
});

test("plays are tapped, moves written", async () => {
  find("try-D9").click();
  expect(model.sent.at(-1)).toMatchObject({ type: "try", cards: ["D9"] });
  find("move-0").click();
  expect(model.sent.at(-1)).toMatchObject({ type: "make", move: "Ben: pass" });
});

test("a comment is shown as it was made, and edited as it was written", async () => {
  await show(stepState({ comment: "**b**", commentHtml: "<p><strong>b</strong></p>" }));
  expect(find("comment").querySelector("strong")?.textContent).toBe("b");
  find("comment-edit").click();
  await settle();
  const area = find("comment-input") as HTMLTextAreaElement;
  expect(area.value).toBe("**b**");
  find("comment-save").click();
  expect(model.sent.at(-1)).toMatchObject({ type: "say", comment: "**b**" });
});

test("playing goes on by itself and stops at the end", async () => {
  find("play").click();
  await settle(2100);
  expect(model.sent.at(-1)).toMatchObject({ type: "go", index: 2 });
  model.show(stepState({ index: 3 }) as never);
  await settle(5000);
  expect(model.sent.length).toBe(1);
});

test("at the end, Play starts again from the beginning", async () => {
  await show(stepState({ index: 3 }));
  model.silent = true; // the answer comes later
  find("play").click();
  await settle();
  expect(model.sent.at(-1)).toMatchObject({ type: "go", index: 0 });
  await show(stepState({ index: 0 }));
  await settle(2100);
  expect(model.sent.at(-1)).toMatchObject({ type: "go", index: 1 });
});

test("every control keeps its keys from the notebook and has a test id", async () => {
  await show(stepState({ branch: "what if", index: 1, comment: "x", commentHtml: "<p>x</p>" }));
  const controls = [...el.querySelectorAll<HTMLElement>("button, select, input, textarea, summary")];
  expect(controls.length).toBeGreaterThan(20);
  for (const control of controls) {
    expect(control.dataset["lmSuppressShortcuts"], control.outerHTML).toBe("true");
    expect(control.dataset["testid"], control.outerHTML).toBeTruthy();
  }
});

test("cards fly from where they lay, unless less motion is wanted", () => {
  const root = document.createElement("div");
  root.innerHTML = '<div><span data-card="D4"></span><span data-card="Jo=S8"></span></div>';
  const flown: Element[] = [];
  const boxes = new Map<Element, number>();
  HTMLElement.prototype.getBoundingClientRect = function (this: Element) {
    return { left: boxes.get(this) ?? 0, top: 0, width: 300, height: 10 } as DOMRect;
  };
  const [four, joker] = [...root.querySelectorAll("[data-card]")] as [HTMLElement, HTMLElement];
  for (const each of [root, four, joker]) each.animate = function (this: Element) { flown.push(this); return {} as Animation; } as never;
  const before = spotsOf(root);
  boxes.set(joker, 80);
  joker.dataset["card"] = "Jo";
  animateMoves(root, before, spotsOf(root), null);
  expect(flown).toEqual([joker]);
  const matchMedia = vi.spyOn(window, "matchMedia").mockReturnValue({ matches: true } as MediaQueryList);
  animateMoves(root, before, spotsOf(root), null);
  expect(flown.length).toBe(1);
  matchMedia.mockRestore();
});
