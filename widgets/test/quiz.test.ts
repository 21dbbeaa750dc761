import { afterEach, beforeEach, expect, test } from "vitest";
import type { FormValue, QuizForm, QuizState } from "../src/protocol";
import { choose, continued, answerOf } from "../src/faces/quiz/answer";
import { fakeModel, state, settle, type FakeModel } from "./fixture";
import face from "../src/index";

const value = (word: string, more: Partial<FormValue> = {}): FormValue => ({ value: word, label: word, seat: null, cards: [], ...more });
const OTHERS = [value("depends"), value("unsettled")];
const form = (kind: QuizForm["kind"], values: FormValue[] = []): QuizForm => ({ kind, asks: "what to do", values, others: OTHERS });
const SEATS = [value("seat-0", { label: "Aki", seat: 0 }), value("seat-1", { label: "Ben", seat: 1 })];
const YES_NO = form("one", [value("yes"), value("no")]);
const { labels, tried, house, notice, ...table } = state();
const verdict = { answer: "no", answerLabel: "No", tone: "no" as const, headline: "No – Suit lock.", sentence: "She may not.", rest: "", why: "", reasons: [], rulings: [], flips: [], open: [], unknown: [], plays: [] };
const quizState = (changes: Partial<QuizState> = {}): QuizState => ({
  ...table, labels: { ...labels, "score-n": "{right}/{answered}", right: "Right!", "you-said": "You said: {said}", "all-done": "{of} done" },
  marks: [], question: { text: "may Aki play D4", label: "May Aki play ♦4?", followed: false }, verdict: null,
  index: 0, quizId: 0, title: "Title", remarkHtml: "<p>Look <em>here</em></p>", hasHint: true, hintHtml: "", rules: { book: "Offkai", changes: ["x: off"] },
  then: [{ label: "Aki: ♦4", cards: ["D4"], seat: 0, refused: false }], form: YES_NO, given: null,
  score: { right: 0, answered: 0, of: 2 }, list: [{ quizId: 0, label: "Title", done: "open" }, { quizId: 1, label: "Other", done: "open" }], ...changes,
});
const right = (changes: Partial<QuizState> = {}) => quizState({
  given: { said: "no", label: "No", right: true, first: true }, verdict, afterHtml: "<p>So it is.</p>", looking: false,
  score: { right: 1, answered: 1, of: 2 }, ...changes,
});

let el: HTMLElement;
let model: FakeModel;
let stop: () => void;
const maybe = (id: string) => el.querySelector<HTMLElement>(`[data-testid="${id}"]`);
const find = (id: string): HTMLElement => {
  const found = maybe(id);
  if (!found) throw new Error(`${id} is not there`);
  return found;
};
const show = async (next: QuizState) => {
  model.show(next as never);
  await settle();
};
const press = (id: string, key: string) => find(id).dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));

beforeEach(() => {
  el = document.createElement("div");
  document.body.append(el);
  model = fakeModel(quizState() as never, "quiz");
  stop = face.render({ model, el });
});
afterEach(() => {
  stop();
  el.remove();
});

test("a choice is answered, and only then the verdict stands there", async () => {
  expect(maybe("verdict")).toBeNull();
  expect((find("answer") as HTMLButtonElement).disabled).toBe(true);
  find("say-no").click();
  await settle();
  expect(find("say-no").getAttribute("aria-pressed")).toBe("true");
  find("answer").click();
  expect(model.sent.at(-1)).toMatchObject({ type: "answer", said: "no" });
  await show(right());
  expect(find("outcome").textContent).toBe("Right!");
  expect(find("you-said").textContent).toBe("You said: No");
  expect(find("verdict-answer").textContent).toBe("No");
  expect(find("quiz-aloud").textContent).toBe("Right! She may not.");
  expect(document.activeElement).toBe(find("next"));
  find("next").click();
  expect(model.sent.at(-1)).toMatchObject({ type: "go", index: 1 });
  await show(quizState({ index: 1 }));
  expect(document.activeElement).toBe(find("say-yes"));
  expect(find("say-no").getAttribute("aria-pressed")).toBe("false");
});

test("digits choose, arrows walk, Enter on what is chosen answers", async () => {
  find("say-yes").focus();
  press("say-yes", "ArrowRight");
  expect(document.activeElement).toBe(find("say-no"));
  press("say-no", "3");
  await settle();
  expect(document.activeElement).toBe(find("say-depends"));
  press("say-depends", "Enter");
  expect(model.sent.at(-1)).toMatchObject({ type: "answer", said: "depends" });
});

test("seats can be tapped at the table", async () => {
  await show(quizState({ form: form("many", SEATS) }));
  find("seat-1-pick").click();
  await settle();
  expect(find("say-seat-1").getAttribute("aria-pressed")).toBe("true");
  find("say-seat-0").click();
  await settle();
  find("answer").click();
  expect(model.sent.at(-1)).toMatchObject({ type: "answer", said: ["seat-1", "seat-0"] });
  await show(right());
  expect(maybe("seat-1-pick")).toBeNull();
});

test("cards are tapped, two jokers are two", async () => {
  await show(quizState({ form: form("cards", [value("D4"), value("Jo"), value("Jo")]) }));
  for (const id of ["say-Jo", "say-Jo-2"]) {
    find(id).click();
    await settle();
  }
  find("answer").click();
  expect(model.sent.at(-1)).toMatchObject({ type: "answer", said: ["Jo", "Jo"] });
});

test("seat by seat and with a number", async () => {
  await show(quizState({ form: form("each") }));
  const points = find("each-1") as HTMLInputElement;
  points.value = "-3";
  points.dispatchEvent(new Event("input", { bubbles: true }));
  await settle();
  find("answer").click();
  expect(model.sent.at(-1)).toMatchObject({ type: "answer", said: [null, -3] });
  await show(quizState({ index: 1, form: form("number") }));
  find("number-more").click();
  await settle();
  find("answer").click();
  expect(model.sent.at(-1)).toMatchObject({ type: "answer", said: 1 });
});

test("a quiz that nobody can answer here is shown, and the reader judges", async () => {
  await show(quizState({ form: form("self") }));
  expect(maybe("answer")).toBeNull();
  find("reveal").click();
  expect(model.sent.at(-1)).toMatchObject({ type: "reveal" });
  await show(right({ form: form("self"), given: { said: null, label: "", right: null, first: true } }));
  expect(maybe("next")).toBeNull();
  find("missed").click();
  expect(model.sent.at(-1)).toMatchObject({ type: "judge", knew: false });
});

test("another rule than the table's is asked for by itself: the quiz keeps none", async () => {
  const flip = {
    option: "suit_lock", value: false, label: "without it", answer: "yes", answerLabel: "Yes", kind: "switch" as const, tone: "yes" as const,
    ruling: "", warnings: [],
  };
  await show(right({ verdict: { ...verdict, flips: [flip] } }));
  find("flip-suit_lock").click();
  expect(model.sent.at(-1)).toMatchObject({ type: "option", option: "suit_lock", value: false });
});

test("hint, list, starting over, another case", async () => {
  find("hint").click();
  expect(model.sent.at(-1)).toMatchObject({ type: "hint" });
  find("quiz-1").click();
  expect(model.sent.at(-1)).toMatchObject({ type: "go", index: 1 });
  await show(right({ looking: true, index: 1, score: { right: 1, answered: 2, of: 2 }, canUndo: true }));
  expect(find("all-done").textContent).toBe("2 done");
  find("look-back").click();
  expect(model.sent.at(-1)).toMatchObject({ type: "back" });
  find("reset").click();
  expect(model.sent.at(-1)).toMatchObject({ type: "reset" });
  find("undo").click();
  expect(model.sent.at(-1)).toMatchObject({ type: "undo" });
});

test("every control keeps its keys from the notebook and has a test id", async () => {
  for (const each of [quizState({ form: form("each", [value("fugo")]) }), quizState({ form: form("order", SEATS) }), right({ looking: true })]) {
    await show(each);
    const controls = [...el.querySelectorAll<HTMLElement>("button, select, input, textarea, summary")];
    expect(controls.length).toBeGreaterThan(8);
    for (const control of controls) {
      expect(control.dataset["lmSuppressShortcuts"], control.outerHTML).toBe("true");
      expect(control.dataset["testid"], control.outerHTML).toBeTruthy();
    }
  }
});

test("what is chosen becomes what is said", () => {
  const many = form("many", SEATS);
  const nothing = { picked: [], each: [], number: "" };
  const both = choose(many, choose(many, nothing, "seat-1"), "seat-0");
  expect(answerOf(many, both, 2)).toEqual(["seat-1", "seat-0"]);
  expect(answerOf(many, choose(many, both, "seat-1"), 2)).toEqual(["seat-0"]);
  const open = choose(many, both, "depends");
  expect(answerOf(many, open, 2)).toBe("depends");
  expect(answerOf(many, choose(many, open, "seat-0"), 2)).toEqual(["seat-0"]);
  expect(answerOf(many, nothing, 2)).toBeNull();
  expect(answerOf(form("number"), { ...nothing, number: "x" }, 2)).toBeNull();
  expect(answerOf(form("each", [value("fugo")]), { ...nothing, each: ["", "fugo"] }, 2)).toEqual([null, "fugo"]);
  expect(answerOf(form("each"), { ...nothing, each: ["1", "many"] }, 2)).toBeNull();
});

test("a long order goes on by itself", () => {
  const ranks = form("order", ["3", "4", "5", "2", "Jo"].map((rank) => value(rank)));
  expect(continued(ranks, ["2", "5"])).toEqual(["2", "5", "4", "3", "Jo"]);
  expect(continued(ranks, ["3", "4"])).toEqual(["3", "4", "5", "2", "Jo"]);
  expect(continued(ranks, ["5", "3", "4"])).toEqual(["5", "3", "4", "2", "Jo"]);
});
