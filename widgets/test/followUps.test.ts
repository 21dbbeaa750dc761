// The one line on card and strip; what is asked back and waited for, with the buttons that answer it.
import { afterEach, beforeEach, expect, test } from "vitest";
import entry from "../src/index";
import type { DeskState, Verdict } from "../src/protocol";
import { splitHeadline } from "../src/parts/headline";
import { fakeModel, state, settle, type FakeModel } from "./fixture";

let el: HTMLElement;
let model: FakeModel;
let stop: () => void;
const maybe = (id: string) => el.querySelector<HTMLElement>(`[data-testid="${id}"]`);
const find = (id: string): HTMLElement => {
  const found = maybe(id);
  if (!found) throw new Error(`${id} is not there`);
  return found;
};
const show = async (next: DeskState) => {
  model.show(next);
  await settle();
};
beforeEach(() => {
  model = fakeModel(state());
  el = document.createElement("div");
  document.body.append(el);
  stop = entry.render({ model: model as never, el }) as () => void;
});
afterEach(() => {
  stop();
  el.remove();
});

const verdict = (changes: Partial<Verdict> = {}): Verdict => ({
  answer: "no", answerLabel: "No", tone: "no", headline: "No – Suit lock: only diamonds.", sentence: "Aki may not play ♣10.", rest: "", why: "",
  reasons: [], rulings: [], flips: [], open: [], unknown: [], plays: [], ...changes,
});
const fact = { fact: "who played ♦7", ifTrue: "", ifFalse: "" };
const ask = {
  id: "told who-played D7 yes", text: "Who played ♦7?", fact: fact.fact, inferred: "",
  choices: [{ value: "Aki", label: "Aki", answerLabel: "", tone: "value" as const }, { value: "Ben", label: "Ben", answerLabel: "Ben leads", tone: "value" as const }],
};
const offer = (text: string) => ({ text, label: text, grid: "", row: "", short: "" });
const waiting = {
  text: "Aki and Ben still have to point.",
  turns: ["Aki", "Ben"].map((name, seat) => ({ seat, name, text: "points", moves: [offer(`${name}: points victim`)], picks: seat === 1 })),
};

test("card and strip say one and the same line, and the card no second sentence", async () => {
  await show(state({ verdict: verdict() }));
  expect(find("verdict-headline").textContent).toBe("No – Suit lock: only diamonds.");
  expect(find("verdict-strip").textContent).toBe("No – Suit lock: only diamonds.");
  expect(find("verdict-answer").textContent).toBe("No");
  expect(maybe("verdict-sentence")).toBeNull();
});

test("without a question the card only says what to do", async () => {
  await show(state({ verdict: null, question: { text: "", label: "", followed: true } }));
  expect(find("verdict").querySelector(".asked")!.textContent).toBe("");
  expect(find("verdict-sentence").textContent).not.toBe("");
});

test("the answer is the bold part of its line, or the whole line", () => {
  expect(splitHeadline({ headline: "It is Ben’s turn.", answerLabel: "Ben" })).toEqual(["It is ", "Ben", "’s turn."]);
  expect(splitHeadline({ headline: "Ben still has to point.", answerLabel: "nothing" })).toEqual(["", "Ben still has to point.", ""]);
});

test("what the line leaves out stands below it", async () => {
  await show(state({ verdict: verdict({ tone: "value", headline: "The field is cleared.", rest: "The field is cleared. Aki leads." }) }));
  expect(find("verdict-sentence").textContent).toBe("The field is cleared. Aki leads.");
});

test.each(["ask", "strip-ask"])("what is asked back is told by a tap (%s), and told to be open but once", async (id) => {
  await show(state({ verdict: verdict({ tone: "open", unknown: [fact] }), asks: [ask] }));
  expect(find(id).textContent).toContain("Who played ♦7?");
  expect(maybe("unknown-0")).toBeNull();
  find(`${id}-Ben`).click();
  expect(model.sent.at(-1)).toMatchObject({ type: "tell", ask: ask.id, choice: "Ben" });
});

test("what the line says is not asked in words once more", async () => {
  await show(state({ verdict: verdict({ tone: "open", headline: "Depends on who played ♦7.", unknown: [fact] }), asks: [ask] }));
  expect(find("ask").textContent).not.toContain("Who played");
  expect(find("ask").getAttribute("aria-label")).toBe("Who played ♦7?");
});

test("many moves are a grid: a row is chosen, then a move of it", async () => {
  const bid = (short: string) => ({ text: `Aki: bids ${short}`, label: `bids ${short}`, grid: "Bid", row: short[0]!, short });
  const moves = [offer("Aki: pass"), bid("1♠"), bid("1NT"), bid("2♣"), bid("2♦"), bid("2NT")];
  await show(state({ waiting: { text: "", turns: [{ seat: 0, name: "Aki", text: "bids", moves, picks: false }] }, labels: { ...state().labels, waits: "{name}: {text}" } }));
  const shown = () => [...find("waiting").querySelectorAll("button")].map((button) => button.textContent);
  expect(shown()).toEqual(["Aki: pass", "1", "2", "1♠", "1NT"]);
  expect(find("waiting-0-row-1").getAttribute("aria-pressed")).toBe("true");
  find("waiting-0-row-2").click();
  await settle();
  expect(shown()).toEqual(["Aki: pass", "1", "2", "2♣", "2♦", "2NT"]);
  expect(find("waiting-0-4").getAttribute("aria-label")).toBe("Aki: bids 2♦");
  find("waiting-0-4").click();
  expect(model.sent.at(-1)).toMatchObject({ type: "make", move: "Aki: bids 2♦", offered: true });
});

test("what is inferred meanwhile is marked, and said aloud", async () => {
  await show(state({ asks: [{ ...ask, inferred: "Aki" }], labels: { ...state().labels, inferred: "taken as {label} meanwhile" } }));
  expect(find("ask-Aki").className).toContain("inferred");
  expect(find("ask-Aki").getAttribute("aria-label")).toBe("Aki: taken as Aki meanwhile");
});

test("who is waited for moves by a tap: all on the card, the first on the strip", async () => {
  await show(state({ waiting }));
  expect(find("waiting").textContent).toContain("Aki and Ben still have to point.");
  find("waiting-1-0").click();
  expect(model.sent.at(-1)).toMatchObject({ type: "make", move: "Ben: points victim", offered: true });
  expect(find("strip-waiting-0-0").textContent).toBe("Aki: points victim");
  expect(maybe("strip-waiting-1-0")).toBeNull();
  expect(maybe("waiting-0-pick")).toBeNull();
  find("waiting-1-pick").click();
  expect(model.sent.at(-1)).toMatchObject({ type: "disputer", seat: 1 });
});

test("the verdict on a guess says so, on card and strip", async () => {
  const argument = { text: "…", notes: [], answers: [], choose: "Another?", guess: "If I read you right:", offers: [] };
  await show(state({ verdict: verdict(), argument }));
  expect(find("verdict-strip").textContent).toBe("If I read you right: No – Suit lock: only diamonds.");
  expect(find("verdict-guess").textContent).toBe("If I read you right:");
  await show(state({ verdict: verdict(), argument: { ...argument, guess: "" } }));
  expect(find("verdict-strip").textContent).toBe("No – Suit lock: only diamonds.");
});

test("a pass is one tap on the table, while nothing is disputed and it is somebody's turn", async () => {
  const moves = [{ text: "Aki: pass", label: "Aki passes" }];
  const seats = state().seats.map((seat, index) => ({ ...seat, turn: index === 0 }));
  await show(state({ moves, seats }));
  find("next-move-0").click();
  expect(model.sent.at(-1)).toMatchObject({ type: "make", move: "Aki: pass", offered: true });
  await show(state({ moves, seats, disputed: { seat: 0, cards: ["C10"], faults: [], wrong: [] } }));
  expect(maybe("next-move-0")).toBeNull();
  const many = ["Aki", "Ben", "Chie"].map((name) => ({ text: `${name}: pass`, label: name }));
  await show(state({ moves: many, seats: state().seats }));
  expect(maybe("next-move-0")).toBeNull();
  await show(state({ moves: many, seats }));
  expect(find("next-move-2").closest(".strip")).not.toBeNull();
});

test("a verdict with which a page begins asks for its flips once", async () => {
  stop();
  model = fakeModel(state({ verdict: verdict({ flips: null }) }));
  stop = entry.render({ model: model as never, el }) as () => void;
  await settle();
  expect(model.sent.map(({ type }) => type)).toEqual(["flips"]);
});

test("the strip asks in its own line until there is a verdict, and the player's cards come next", async () => {
  const who = { ...ask, id: "disputer", text: "Who made the disputed play?", fact: "" };
  await show(state({ asks: [who] }));
  expect(find("verdict-strip").textContent).toBe("Who made the disputed play?");
  expect(find("strip-ask").textContent).toBe("AkiBen");
  find("strip-ask-Ben").click();
  await settle();
  expect(model.sent.at(-1)).toMatchObject({ type: "tell", ask: "disputer", choice: "Ben" });
  expect(find("disputed-target").getAttribute("aria-pressed")).toBe("true");
  await show(state({ asks: [who], verdict: verdict() }));
  expect(find("strip-ask").textContent).toBe("Who made the disputed play?AkiBen");
});

test("words that were not understood wait in the field, so that they can be changed", async () => {
  const argument = { text: "florbl", notes: ["I don't understand."], answers: [], choose: "", guess: "", offers: [] };
  const field = () => find("question-input") as HTMLTextAreaElement;
  await show(state({ argument }));
  expect(field().value).toBe("florbl");
  await show(state({ argument: { ...argument, text: "read", notes: [] }, verdict: verdict() }));
  expect(field().value).toBe("florbl"); // what is typed next is not touched
});

test("words that were understood wait in the field as well, unless something else was typed", async () => {
  const argument = { text: "D4, can Ben play C10?", notes: [], answers: [], choose: "", guess: "", offers: [] };
  await show(state({ argument, verdict: verdict() }));
  expect((find("question-input") as HTMLTextAreaElement).value).toBe(argument.text);
});

test("beside an answer nothing to begin with is offered, and its words can be changed", async () => {
  const begin = [{ id: "offkai", title: "Offkai" }];
  const argument = { text: "florbl", notes: ["I don't understand."], answers: [], choose: "", guess: "", offers: [] };
  await show(state({ begin }));
  expect(document.querySelector('[data-testid="begin"]')).not.toBeNull();
  await show(state({ begin, argument }));
  expect(document.querySelector('[data-testid="begin"]')).toBeNull();
  HTMLElement.prototype.checkVisibility ??= () => true; // of browsers
  find("argument-edit").click();
  expect(document.activeElement).toBe(find("question-input"));
});
