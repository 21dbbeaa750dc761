import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { DeskState, Verdict } from "../src/protocol";
import { bareAddress, linkTo, packText, readLink } from "../src/model/link";
import { startPage } from "../src/model/page";
import { stillModel } from "../src/model/stillModel";
import { fakeModel, state, settle, until, type FakeModel } from "./fixture";
import face from "../src/index";

let el: HTMLElement;
let model: FakeModel;
let stop: () => void;
const find = (id: string): HTMLElement => {
  const found = el.querySelector<HTMLElement>(`[data-testid="${id}"]`);
  if (!found) throw new Error(`${id} is not there`);
  return found;
};
const show = async (next: DeskState) => {
  model.show(next);
  await settle();
};
const begin = (view = "desk") => {
  model = fakeModel(state({ tried: null, house: null, notice: "" }), view);
  stop = face.render({ model, el });
};

beforeEach(() => {
  history.replaceState(null, "", "/desk?token=secret");
  el = document.createElement("div");
  document.body.append(el);
});
afterEach(() => {
  stop?.();
  el.remove();
  vi.restoreAllMocks();
});

const verdict = (changes: Partial<Verdict> = {}): Verdict => ({
  answer: "no", answerLabel: "No", tone: "no", headline: "No – Suit lock: only diamonds.", sentence: "No.", rest: "", why: "", reasons: [], open: [], unknown: [], flips: [], rulings: [], pairs: null, plays: [], ...changes,
});
const flip = { option: "suit_lock", value: false, label: "without it", answer: "yes", answerLabel: "Yes", kind: "switch" as const, tone: "yes" as const, ruling: "", warnings: [] };
const tried = {
  options: { suit_lock: false }, heading: "If you played without it:",
  changes: [{ option: "suit_lock", value: false, kind: "switch" as const, label: "without it" }],
  verdict: verdict({ answer: "yes", answerLabel: "Yes", tone: "yes", headline: "Yes – she may.", sentence: "Yes.", rest: "", why: "", flips: [{ ...flip, option: "emperor", value: true }] }),
};

// ---- other rules

test("a flip is looked at, another on top, and a second tap goes back", async () => {
  begin();
  await show(state({ seq: 1, tried: null, verdict: verdict({ flips: [flip] }) }));
  find("flip-suit_lock").click();
  expect(model.sent.at(-1)).toMatchObject({ type: "suppose", more: { suit_lock: false } });
  await show(state({ seq: 2, tried, verdict: verdict({ flips: [flip] }) }));
  expect(find("verdict-answer").textContent).toBe("Yes");
  expect(find("tried-heading").closest("[aria-live]")).toBeTruthy();
  expect(find("verdict-strip").textContent).toContain("If you played without it:");
  expect(find("flip-suit_lock").getAttribute("aria-pressed")).toBe("true");
  find("flip-emperor").click();
  expect(model.sent.at(-1)).toMatchObject({ type: "suppose", more: { emperor: true } });
  find("flip-suit_lock").click();
  expect(model.sent.at(-1)).toMatchObject({ type: "suppose", less: ["suit_lock"] });
});

test("the focus goes with the chip that was tapped, there and back", async () => {
  begin();
  await show(state({ seq: 1, tried: null, verdict: verdict({ flips: [flip] }) }));
  find("flip-suit_lock").focus();
  await show(state({ seq: 2, tried, verdict: verdict({ flips: [flip] }) }));
  expect(document.activeElement).toBe(find("flip-suit_lock"));
  expect(document.activeElement!.closest(".keep")).toBeTruthy();
  await show(state({ seq: 3, tried: null, verdict: verdict({ flips: [flip] }) }));
  expect(document.activeElement).toBe(find("flip-suit_lock"));
});

test("a house that is about another game says so, and keeps nothing", async () => {
  begin();
  const house = { name: "ours", file: "ours.toml", other: "“ours” is about Daifugo.", brings: "" };
  await show(state({ seq: 1, tried, house, verdict: verdict() }));
  expect(find("keep-where").textContent).toContain("“ours” is about Daifugo.");
  find("keep").click();
  expect(model.sent.at(-1)).toMatchObject({ type: "keep", where: "table" });
});

test("what is tried is kept with a note in the house, or at this table", async () => {
  begin();
  await show(state({ seq: 1, tried, house: { name: "ours", file: "ours.toml" }, verdict: verdict() }));
  const note = find("keep-note") as HTMLInputElement;
  note.value = "since Friday";
  note.dispatchEvent(new Event("input", { bubbles: true }));
  find("keep").click();
  expect(model.sent.at(-1)).toMatchObject({ type: "keep", note: "since Friday", where: "house" });
  find("keep-table").click();
  expect(model.sent.at(-1)).toMatchObject({ type: "keep", where: "table" });
  await show(state({ seq: 9, tried: null, notice: "Kept.", verdict: verdict() }));
  expect(find("notice").getAttribute("role")).toBe("status");
});

test("two changes together are asked for where no single one helps", async () => {
  begin();
  await show(state({ seq: 1, tried: null, verdict: verdict({ flips: [flip] }) }));
  expect(el.querySelector('[data-testid="pairs"]')).toBeNull();
  await show(state({ seq: 2, tried: null, verdict: verdict() }));
  find("pairs").click();
  expect(model.sent.at(-1)).toMatchObject({ type: "pairs" });
  const pairs = [{ options: { a: false, b: true }, labels: ["without a", "with b"], answerLabel: "Yes", tone: "yes" as const }];
  await show(state({ seq: 3, tried: null, verdict: verdict({ pairs }) }));
  find("pair-0").click();
  expect(model.sent.at(-1)).toMatchObject({ type: "suppose", more: { a: false, b: true } });
});

test("a seat's wait is met by a tap, and a card that cannot lie there says so", async () => {
  begin();
  const [aki, ben] = state().seats;
  const waits = { text: "may answer the cut", clauses: "8-cut", moves: [{ text: "Ben: declines", label: "declines", grid: "", row: "", short: "" }], picks: true };
  await show(state({
    seq: 1, seats: [{ ...aki!, cards: ["D9"], wrong: ["D9"] }, { ...ben!, waits }], labels: { "wrong-card": "{card} can’t be here" },
  }));
  expect(find("seat-1-waits").textContent).toContain("8-cut");
  find("seat-1-move-0").click();
  expect(model.sent.at(-1)).toMatchObject({ type: "make", move: "Ben: declines" });
  expect(find("seat-0-card-D9").getAttribute("aria-label")).toContain("can’t be here");
  expect(find("seat-0-card-D9").classList.contains("wrong")).toBe(true);
});

// ---- links

test("a text goes through a link, and Python's links are read", async () => {
  const text = "rules: offkai\nseats: アキ, Ben\nfield: D4 😀\n";
  expect(await readLink(`https://example.org/#${await packText(text)}`)).toBe(text);
  // referee.links.link("rules: offkai\nseats: アキ, Ben\n")
  const python = "#table=KyrNSS22UshPS8tOzOQqTk0sAfIeNy163LRWR8EpNY8LAA";
  expect(await readLink(python)).toBe("rules: offkai\nseats: アキ, Ben\n");
  for (const bad of ["#table=", "#table=AAAA", "#table=!", python.slice(0, -9)]) await expect(readLink(bad)).rejects.toThrow();
});

test("a link never carries a query, a fragment or a name", async () => {
  const place = new URL("https://ben:pw@example.org:88/lab/tree/a.ipynb?token=secret#x");
  expect(bareAddress(place)).toBe("https://example.org:88/lab/tree/a.ipynb");
  expect(await linkTo("x", "", place as never)).toMatch(/^https:\/\/example\.org:88\/lab\/tree\/a\.ipynb#table=[\w-]+$/);
  expect(await linkTo("x", "https://our.example/desk#old", place as never)).toMatch(/^https:\/\/our\.example\/desk#table=/);
});

test("a page opened with a link takes its table once", async () => {
  history.replaceState(null, "", `/desk?token=secret#${await packText("seats: A, B\n")}`);
  begin();
  await until(() => expect(model.sent.at(-1)).toMatchObject({ type: "text", text: "seats: A, B\n" }));
  expect(location.hash).toBe("");
  expect(location.search).toBe("?token=secret");
});

test("a damaged link is told and changes nothing", async () => {
  history.replaceState(null, "", "/desk#table=AAAA");
  begin();
  await show(state({ labels: { "link-damaged": "damaged" } }));
  await until(() => expect(find("page-problem").textContent).toMatch(/damaged/));
  expect(model.sent).toEqual([]);
});

test("the link is copied, and shown selected where it cannot be", async () => {
  begin();
  const write = vi.fn().mockRejectedValue(new Error("no"));
  vi.stubGlobal("navigator", { ...navigator, clipboard: { writeText: write } });
  find("share-link").click();
  await until(() => expect(find("share-said").textContent).toBe("share-selected"));
  const line = find("share-link-text") as HTMLInputElement;
  expect(line.value).toContain("/desk#table=");
  expect(line.value).not.toContain("secret");
  expect(find("share-hint").textContent).toBe(location.hostname === "localhost" ? "share-only-here" : "share-hint");
  vi.unstubAllGlobals();
});

test("a still page that Python made is saved and let go of", async () => {
  begin();
  const saved: string[] = [];
  vi.spyOn(URL, "createObjectURL").mockImplementation(() => "blob:x");
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) { saved.push(this.download); });
  await settle();
  find("share-still").click();
  expect(model.sent.at(-1)).toMatchObject({ type: "still" });
  model.set("page", { seq: 1, html: "<p>x" });
  await settle();
  expect(saved).toEqual(["referee.html"]);
  expect(model.get("page")).toEqual({});
});

// ---- pages of the desk's own

const stillData = () => {
  const own = (answer: string) => ({ common: { ...state(), heard: {}, tried: null, verdict: verdict({ answerLabel: answer, headline: answer, flips: [flip], pairs: null }) }, own: { "": {} } });
  return { kind: "still" as const, view: "desk", lang: "en", faces: { en: own("No"), ja: own("出せない") } };
};

test("a still page switches languages and has nothing that is tapped in vain", async () => {
  stop = face.render({ model: stillModel(stillData()), el });
  await settle();
  expect(find("verdict-answer").textContent).toBe("No");
  expect(find("flip-suit_lock").tagName).toBe("SPAN");
  for (const gone of ["undo", "share-still", "text-apply", "pairs", "box"]) expect(el.querySelector(`[data-testid="${gone}"]`)).toBeNull();
  find("lang-ja").click();
  await settle();
  expect(find("verdict-answer").textContent).toBe("出せない");
  for (const [lang, answer] of [["en", "No"], ["ja", "出せない"], ["en", "No"]] as const) {
    find(`lang-${lang}`).click();
    await settle();
    expect(find("verdict-answer").textContent).toBe(answer);
  }
});

test("a still story is stepped through", () => {
  const own = { ":0": { index: 0 }, ":1": { index: 1 }, "a:0": { index: 0 }, "a:1": { index: 1 }, "a:2": { index: 2 }, "a:1:0": {} };
  const still = stillModel({ kind: "still", view: "stepper", lang: "en", faces: { en: { common: {}, own }, ja: { common: {}, own } } });
  const acts = (action: object) => {
    still.set("action", { seq: 1, ...action });
    still.save_changes();
    return (still.get("state") as { index: number }).index;
  };
  expect(acts({ type: "step", by: 1 })).toBe(1);
  expect(acts({ type: "step", by: 1 })).toBe(1);
  expect(acts({ type: "go", branch: "a", index: 7 })).toBe(2);
  expect(acts({ type: "go", branch: "", index: 0 })).toBe(0);
});

test("a page with its data starts by itself, any other does not", async () => {
  const drawn: unknown[] = [];
  const page = document.implementation.createHTMLDocument();
  await startPage(page, (each) => drawn.push(each));
  expect(drawn).toEqual([]);
  page.body.innerHTML = '<main></main><script type="application/json" id="referee-page"></script>';
  page.getElementById("referee-page")!.textContent = JSON.stringify(stillData());
  await startPage(page, (each) => drawn.push(each));
  expect(drawn).toHaveLength(1);
});

test("a still page in no chosen language begins in the browser's, if it has that", () => {
  const own = { "main:0": {} };
  const data = { kind: "still" as const, view: "map", lang: "en", faces: { en: { common: {}, own }, ja: { common: {}, own } } };
  const begins = (languages: string[], more = {}) => {
    vi.stubGlobal("navigator", { languages });
    const { lang } = stillModel({ ...data, ...more } as never).get("state") as { lang: string };
    vi.unstubAllGlobals();
    return lang;
  };
  expect(begins(["fr-FR", "ja-JP"], { inBrowsersLang: true })).toBe("ja");
  expect(begins(["fr-FR"], { inBrowsersLang: true })).toBe("en");
  expect(begins(["ja-JP"])).toBe("en");
});
