import { afterEach, beforeEach, expect, test } from "vitest";
import type { DeskState, Elsewhere, Verdict } from "../src/protocol";
import { fakeModel, state, settle, type FakeModel } from "./fixture";
import face from "../src/index";

let el: HTMLElement;
let model: FakeModel;
let stop: () => void;
const seek = (id: string) => el.querySelector<HTMLElement>(`[data-testid="${id}"]`);
const find = (id: string): HTMLElement => seek(id)!;
const begin = (view = "desk", still = false) => {
  model = fakeModel(state(), view);
  model.set("still", still);
  stop = face.render({ model, el });
};
const show = async (changes: Partial<DeskState>) => {
  model.show(state(changes));
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

const flip = { option: "strict_lock", value: true, label: "with it", answer: "no", answerLabel: "No", kind: "switch" as const, tone: "no" as const, ruling: "", warnings: [] };
const verdict = (changes: Partial<Verdict> = {}): Verdict => ({
  answer: "no", answerLabel: "No", tone: "no", headline: "No – Suit lock: only diamonds.", sentence: "No.", rest: "", why: "", reasons: [], open: [], unknown: [], flips: [], rulings: [], plays: [], ...changes,
});
const listed: Elsewhere = {
  answers: [
    { book: "league", title: "League", answerLabel: "Yes", tone: "yes", same: false },
    { book: "uecda", title: "UECda", answerLabel: "No", tone: "no", same: true },
  ],
  shown: null,
};
const whole: Elsewhere = {
  ...listed,
  shown: {
    book: "league", title: "League",
    verdict: verdict({
      answer: "yes", answerLabel: "Yes", tone: "yes", headline: "Yes – she may.", sentence: "Yes.", rest: "", flips: [flip], plays: [{ label: "singles", plays: [["D9"]] }],
    }),
  },
};

test("opened it asks, and lists who says what", async () => {
  begin();
  await show({ seq: 1, verdict: verdict(), elsewhere: null });
  const fold = find("elsewhere") as HTMLDetailsElement;
  expect(fold.open).toBe(false);
  expect(model.sent).toEqual([]);
  fold.open = true;
  fold.dispatchEvent(new Event("toggle"));
  expect(model.sent.at(-1)).toMatchObject({ type: "elsewhere", book: null });
  await show({ seq: 2, verdict: verdict(), elsewhere: listed });
  expect(fold.open).toBe(true);
  expect(find("elsewhere-league").textContent).toBe("LeagueYes");
  expect(find("elsewhere-uecda").textContent).toContain("elsewhere-same");
  const sent = model.sent.length;
  fold.open = false;
  fold.dispatchEvent(new Event("toggle"));
  fold.open = true;
  fold.dispatchEvent(new Event("toggle"));
  expect(model.sent.length).toBe(sent);
  await show({ seq: 3, verdict: verdict(), elsewhere: null });
  expect(fold.open).toBe(false);
});

test("a row shows the whole verdict in its place, to be read only, and the focus goes there and back", async () => {
  begin();
  await show({ seq: 1, verdict: verdict(), elsewhere: listed });
  find("elsewhere-league").focus();
  find("elsewhere-league").click();
  expect(model.sent.at(-1)).toMatchObject({ type: "elsewhere", book: "league" });
  await show({ seq: 2, verdict: verdict(), elsewhere: whole });
  expect(document.activeElement).toBe(find("elsewhere-back"));
  expect([find("elsewhere-answer").textContent, find("verdict-answer").textContent]).toEqual(["Yes", "No"]);
  expect(find("elsewhere-verdict").querySelectorAll("button")).toHaveLength(0);
  expect(find("flip-strict_lock").textContent).toContain("No");
  find("elsewhere-back").click();
  expect(model.sent.at(-1)).toMatchObject({ type: "elsewhere", book: null });
  await show({ seq: 3, verdict: verdict(), elsewhere: listed });
  expect(document.activeElement).toBe(find("elsewhere-league"));
});

test("where no other book has the table this is said", async () => {
  begin();
  await show({ seq: 1, verdict: verdict(), elsewhere: { answers: [], shown: null } });
  expect(find("elsewhere-none").textContent).toBe("elsewhere-none");
});

test("without a verdict, and on a still page, there is nothing to open", async () => {
  begin();
  await show({ seq: 1 });
  expect(seek("elsewhere")).toBeNull();
  stop();
  el.replaceChildren();
  begin("desk", true);
  await show({ seq: 1, verdict: verdict(), elsewhere: listed });
  expect(seek("elsewhere")).toBeNull();
});
