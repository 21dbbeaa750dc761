import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { PickerState, Rule } from "../src/protocol";
import { fold, search } from "../src/rules/search";
import { belongsToGame } from "../src/rules/view";
import { fakeModel, settle, until, type FakeModel } from "./fixture";
import face from "../src/index";

const rule = (name: string, title: string, other: string, more: Partial<Rule> = {}): Rule => ({
  id: `daifugo.${name}`, name, switch: true, usual: false, title, where: "chapter 4", wording: `Wording of ${title}.`, games: [],
  readings: [], keys: { titles: [fold(title), fold(other)], aliases: [], about: [], words: fold(`Wording of ${title} with an 8`) }, ...more,
});
const target = {
  id: "seven_pass_target", kind: "reading" as const, users: ["seven_pass"], among: [] as string[], question: "To whom?", why: "The text offers both.", usual: "next",
  values: [{ value: "next", label: "The next" }, { value: "any", label: "Any" }],
};
const pickState = (changes: Partial<PickerState> = {}): PickerState => ({
  seq: 0, lang: "en", problem: null, text: "extends = \"daifugo\"\n", canUndo: false, canRedo: false, labels: { "on-of": "{n} of {all}", usual: "default" },
  books: [{ id: "daifugo", title: "Daifugo" }, { id: "offkai", title: "Offkai" }],
  catalog: {
    groups: [
      { id: "7", label: "7", rank: true, also: [], clauses: [rule("seven_pass", "7-pass", "7渡し", { readings: [target] })] },
      { id: "8", label: "8", rank: true, clauses: [rule("eight_cut", "8-cut", "8切り", { usual: true })], also: [{ name: "seven_pass", title: "7-pass" }] },
      { id: "strength", label: "Strength", rank: false, also: [], clauses: [rule("strength", "Strength", "強さ", { switch: false })] },
    ],
    presets: [{ id: "plain", title: "Plain" }],
  },
  book: "daifugo", game: "", values: { seven_pass: true, seven_pass_target: "any", eight_cut: false },
  by: { seven_pass: { who: "you", label: "you" } }, rulings: {}, findings: [], barred: {}, met: [], untried: "", presets: [], offer: null, changed: 0, ours: null, house: null, title: {},
  rules: "rules: daifugo + seven_pass\n", notice: "", ownNotice: "", ownRules: [], ownGone: [], ownLeft: "", recipes: [], builds: false, builder: null, agreement: null, ...changes,
});

let el: HTMLElement;
let model: FakeModel;
let stop: () => void;
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
const type = async (id: string, text: string) => {
  (find(id) as HTMLInputElement).value = text;
  find(id).dispatchEvent(new Event("input", { bubbles: true }));
  await settle();
};
const filter = async (value: string) => {
  (find("show") as HTMLSelectElement).value = value;
  find("show").dispatchEvent(new Event("change", { bubbles: true }));
  await settle();
};
const show = async (next: PickerState) => {
  model.show(next as never);
  await settle();
};

beforeEach(async () => {
  el = document.createElement("div");
  document.body.append(el);
  const { labels, catalog, books, ...often } = pickState();
  model = fakeModel(often as never, "picker");
  model.set("fixed", { labels, catalog, books });
  stop = face.render({ model, el });
  await filter("all");
});
afterEach(() => {
  stop();
  el.remove();
});

test("the rules are folded by card; what hardly changes comes by itself; names are in one language", async () => {
  await filter("card");
  expect([has("clause-eight_cut"), has("clause-seven_pass")]).toEqual([null, null]);
  await tap("go-8");
  expect([has("clause-eight_cut"), has("clause-seven_pass")].map(Boolean)).toEqual([true, false]);
  expect(find("go-8").getAttribute("aria-expanded")).toBe("true");
  expect(find("clause-eight_cut").textContent).toContain("8-cut");
  expect(find("clause-eight_cut").textContent).not.toContain("8切り");
  expect(find("go-7").querySelector(".count")?.textContent).toBe("1");
  expect(find("go-8").querySelector(".aloud")?.textContent).toContain("0 of 1");
  await filter("all");
  expect(find("clause-strength").querySelector("input")).toBeNull();
});

test("switches, readings and presets are sent", async () => {
  await tap("option-eight_cut");
  expect(model.sent.at(-1)).toMatchObject({ seq: 1, type: "option", option: "eight_cut", value: true });
  expect(has("option-seven_pass_target")).toBeNull(); // behind a tap
  expect(find("clause-seven_pass-open").textContent).toBe("1");
  await tap("clause-seven_pass-open");
  const select = find("option-seven_pass_target") as HTMLSelectElement;
  expect([...select.options].map((each) => each.text)).toEqual(["The next · default", "Any"]);
  select.value = "next";
  select.dispatchEvent(new Event("change", { bubbles: true }));
  expect(model.sent.at(-1)).toMatchObject({ type: "option", option: "seven_pass_target", value: "next" });
  await tap("preset-plain");
  expect(model.sent.at(-1)).toMatchObject({ type: "preset", preset: "plain" });
});

test("a question that two rules share is asked once: at its own, or at the first that is in use", async () => {
  const shared = { ...target, users: ["seven_pass", "eight_cut"] };
  const seven = rule("seven_pass", "7-pass", "7渡し", { readings: [shared] });
  const eight = rule("eight_cut", "8-cut", "8切り", { readings: [shared] });
  const group = (id: string, of: Rule) => ({ id, label: id, rank: true, also: [], clauses: [of] });
  const catalog = { groups: [group("7", seven), group("8", eight)], presets: [] };
  await filter("readings");
  const asked = () => [...el.querySelectorAll<HTMLElement>("[data-testid=reading-seven_pass_target]")].map((each) => each.closest<HTMLElement>("li.rule")!.dataset.testid);
  await show(pickState({ catalog, values: { seven_pass: true, eight_cut: true, seven_pass_target: "any" } }));
  expect(asked()).toEqual(["clause-seven_pass"]);
  await show(pickState({ catalog, values: { seven_pass: false, eight_cut: true, seven_pass_target: "any" } }));
  expect(asked()).toEqual(["clause-eight_cut"]);
  await filter("all");
  await tap("clause-seven_pass-open");
  await tap("clause-eight_cut-open");
  expect(asked()).toEqual(["clause-eight_cut"]);
});

test("Ctrl+Z undoes with the focus on a switch, but not where a word is typed", async () => {
  await show(pickState({ canUndo: true }));
  const press = (id: string) => find(id).dispatchEvent(new KeyboardEvent("keydown", { key: "z", ctrlKey: true, bubbles: true }));
  press("find");
  expect(model.sent.length).toBe(0);
  press("option-eight_cut");
  expect(model.sent.at(-1)).toMatchObject({ type: "undo" });
});

test("a rule is found in both languages, and a jump shows it again", async () => {
  await type("find", "８切り");
  expect([has("clause-eight_cut"), has("clause-seven_pass")].map(Boolean)).toEqual([true, false]);
  expect(find("results").textContent).toContain("8-cut");
  await type("find", "8");
  expect(has("clause-seven_pass")).toBeNull();
  await type("find", "wording 7渡し");
  expect([has("clause-eight_cut"), has("clause-seven_pass")].map(Boolean)).toEqual([false, true]);
  await tap("find-clear");
  await tap("go-8");
  expect(has("clause-eight_cut")).toBeTruthy();
  expect((find("find") as HTMLInputElement).value).toBe("");
});

test("a jump takes the keyboard along, but not from who has gone on meanwhile", async () => {
  await filter("card");
  find("go-8").focus();
  find("go-8").click();
  await settle();
  expect(document.activeElement).toBe(find("option-eight_cut"));
  find("go-8").focus();
  find("go-8").click();
  find("go-7").focus();
  await settle();
  expect(document.activeElement).toBe(find("go-7"));
});

test("words are folded as the session folds them", () => {
  expect(fold("Ｊバック ・Spade-3's 七渡し 十一")).toBe("jばっくspade3s7渡し11");
  expect(search([rule("eight_cut", "8-cut", "8切り")], "WORDING　8")).toHaveLength(1);
  const only = rule("must_follow", "Must-follow", "マストフォロー", { games: ["C"] });
  expect([belongsToGame(only, pickState({ game: "C" })), belongsToGame(only, pickState({ game: "A" }))]).toEqual([true, false]);
});

test("the text comes on demand", async () => {
  expect(has("clause-eight_cut-wording")).toBeNull();
  await tap("clause-eight_cut-open");
  expect(find("clause-eight_cut-wording").textContent).toContain("Wording of 8-cut.");
  expect(find("clause-eight_cut-open").getAttribute("aria-expanded")).toBe("true");
});

test("a choice becomes a ruling with a note; one gone against shows the ways out", async () => {
  await tap("clause-seven_pass-open");
  await tap("rule-seven_pass_target");
  await type("rule-seven_pass_target-note", "fun");
  await tap("rule-seven_pass_target-decide");
  expect(model.sent.at(-1)).toMatchObject({ type: "ruling", option: "seven_pass_target", value: "any", note: "fun" });
  const ruling = { value: "next", label: "To the next", cite: "house ruling of 2026-11-20", date: "2026-11-20", note: "n", own: true, holds: false, clause: "seven_pass" };
  await show(pickState({ rulings: { seven_pass_target: ruling } }));
  expect(find("ruling-seven_pass_target").textContent).toContain("2026-11-20");
  await tap("ruling-seven_pass_target-back");
  expect(model.sent.at(-1)).toMatchObject({ type: "option", option: "seven_pass_target", value: "next" });
  await tap("ruling-seven_pass_target-unrule");
  expect(model.sent.at(-1)).toMatchObject({ type: "unrule", option: "seven_pass_target" });
});

test("what is odd stands on top and at the rule, and a tap mends it", async () => {
  const finding = { level: "warning" as const, clause: "seven_pass", text: "does nothing", mends: [{ label: "Turn on 8-cut", set: { eight_cut: true } }] };
  const mend = { label: "Instead", set: { seven_pass: false, eight_cut: true } };
  await show(pickState({ findings: [finding], barred: { eight_cut: { text: "not beside 7-pass", mend } } }));
  expect(find("finding-seven_pass").textContent).toContain("does nothing");
  await tap("odd-0-mend-0");
  expect(model.sent.at(-1)).toMatchObject({ type: "options", values: { eight_cut: true } });
  await tap("instead-eight_cut");
  expect(model.sent.at(-1)).toMatchObject({ type: "options", values: mend.set });
});

test("a stale house has ways on, and a broken file shows its place", async () => {
  const problem = { kind: "stale", message: "changed", line: null, column: null, text: "" };
  await show(pickState({ problem, house: { file: "ours.toml", revision: 2, saved: false } }));
  await tap("load-theirs");
  expect(model.sent.at(-1)).toMatchObject({ type: "reload" });
  expect(has("download-mine")).toBeTruthy();
  await tap("save");
  expect(model.sent.at(-1)).toMatchObject({ type: "save" });
  await show(pickState({ problem: { kind: "file", message: "bad", line: 2, column: 5, text: "a = 1\nb = = 2" } }));
  expect(find("problem-place").querySelector("mark")?.textContent).toBe("= 2");
});

test("the book is downloaded as a file, and a file is opened as text", async () => {
  const made: Blob[] = [];
  vi.stubGlobal("URL", Object.assign(URL, { createObjectURL: (blob: Blob) => (made.push(blob), "blob:x"), revokeObjectURL: () => undefined }));
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    expect(this.download).toBe("our-daifugo.toml");
  });
  await tap("download");
  expect(clicked).toHaveBeenCalledOnce();
  expect(await made[0]!.text()).toBe("extends = \"daifugo\"\n");
  clicked.mockRestore();
  const input = find("open-file") as HTMLInputElement;
  Object.defineProperty(input, "files", { value: [new File(["extends = 1"], "x.toml")] });
  input.dispatchEvent(new Event("change", { bubbles: true }));
  await settle();
  expect(model.sent.at(-1)).toMatchObject({ type: "load", text: "extends = 1", name: "x.toml" });
});

test("the search finds house rules of the cookbook, and a tap begins a rule like one", async () => {
  const keys = { titles: [fold("9s skip one")], aliases: [], about: ["9"], words: fold("Play a 9, and the next player misses a turn.") };
  model.set("state", pickState({ builds: true, recipes: [{ id: "nine", title: "9s skip one", text: "Play a 9, and the next player misses a turn.", keys }] }));
  await settle();
  await type("find", "8-cut");
  expect(has("recipe-nine")).toBeNull();
  await type("find", "misses a turn");
  await tap("recipe-nine");
  expect(model.sent.at(-1)).toMatchObject({ type: "build", open: true, recipe: "nine" });
  expect((find("find") as HTMLInputElement).value).toBe("");
});

test("the title is sent when it is left, and only if it is another", async () => {
  const before = model.sent.length;
  find("title").dispatchEvent(new Event("blur"));
  expect(model.sent.length).toBe(before);
  await type("title", "The Tanakas");
  find("title").dispatchEvent(new Event("blur"));
  await settle();
  expect(model.sent.at(-1)).toMatchObject({ type: "title", title: "The Tanakas" });
});

test("every control keeps its keys from the notebook and has a test id of its own", async () => {
  await tap("clause-eight_cut-open");
  await tap("clause-seven_pass-open");
  await tap("rule-seven_pass_target");
  const controls = [...el.querySelectorAll<HTMLElement>("button, select, input, textarea, summary, [tabindex]")];
  expect(controls.length).toBeGreaterThan(20);
  for (const control of controls) {
    expect(control.dataset["lmSuppressShortcuts"], control.outerHTML).toBe("true");
    expect(control.dataset["testid"], control.outerHTML).toBeTruthy();
  }
  const ids = controls.map((control) => control.dataset["testid"]);
  expect(new Set(ids).size).toBe(ids.length);
});

test("what a switch collides with stands beside it, with what comes of it; what nobody has tried can be tried", async () => {
  const met = { clauses: ["eight_cut", "seven_pass"], outcomes: ["one way", "the other"], table: "rules: ours" };
  await show(pickState({ met: [met], untried: "3 not tried" }));
  expect(has("meets-eight_cut-seven_pass")).toBeTruthy();
  expect(find("meets-seven_pass-eight_cut").textContent).toContain("the other");
  expect(find("collisions").querySelectorAll("li").length).toBe(1);
  expect(find("untried").textContent).toBe("3 not tried");
  model.silent = true;
  await tap("meet");
  const left = async (untried: string) => show(pickState({ met: [met], untried }));
  const asked = () => model.sent.filter((action) => action["type"] === "meet").length;
  const before = asked();
  await left("2 not tried");
  await until(() => expect(asked()).toBe(before + 1));
  await tap("meet-stop");
  await left("1 not tried");
  expect(asked()).toBe(before + 1);
  await tap("meet");
  await left("1 not tried"); // nothing comes of it
  await until(() => expect(has("meet")).toBeTruthy());
  expect(asked()).toBe(before + 2);
});

test("a group answers one question at a time, and ends with a sheet", async () => {
  const question = { option: "seven_pass", title: "7-pass", text: "Give a card.", value: false, values: [{ value: true, label: "We play it" }, { value: false, label: "We don't" }] };
  const agreement = { number: 2, most: 10, question, conflicts: ["7-pass × 9-reverse"], sheet: null };
  await show(pickState({ agreement }));
  expect([has("find"), has("house"), has("baize")]).toEqual([null, null, null]);
  expect(find("agree-title").textContent).toBe("7-pass");
  expect(find("agree-1").getAttribute("aria-pressed")).toBe("true");
  expect(find("agree-conflicts").textContent).toContain("7-pass × 9-reverse");
  await tap("agree-0");
  expect(model.sent.at(-1)).toMatchObject({ type: "answer", option: "seven_pass", value: true });
  await tap("agree-enough");
  expect(model.sent.at(-1)).toMatchObject({ type: "agree", show: "sheet" });
  const sheet = { title: "Ours", text: "Ours\nWe play", link: "https://example.org/#table=a", pictures: { en: "<svg/>", ja: "<svg/>" } };
  await show(pickState({ agreement: { ...agreement, question: null, sheet } }));
  expect(find("sheet").textContent).toContain("We play");
  expect([has("sheet-link"), has("sheet-print"), has("agree-enough")].map(Boolean)).toEqual([true, true, false]);
  await tap("agree-all");
  expect(model.sent.at(-1)).toMatchObject({ type: "agree", show: "" });
});

test("the sheet is handed over where the browser can share; its link is copied where that fails", async () => {
  const sheet = { title: "Ours", text: "Ours\nWe play", link: "https://example.org/#table=a", pictures: { en: "<svg/>", ja: "<svg/>" } };
  const agreement = { number: 2, most: 10, question: null, conflicts: [], sheet };
  await show(pickState({ agreement }));
  expect(has("sheet-share")).toBeNull();
  const share = vi.fn(async (_data?: unknown): Promise<void> => { throw new Error("not now"); });
  const writeText = vi.fn(async (_text: string) => {});
  vi.stubGlobal("navigator", { share, clipboard: { writeText } });
  await show(pickState({ agreement: { ...agreement } }));
  await tap("sheet-share");
  expect(share.mock.calls[0]).toEqual([{ title: "Ours", url: sheet.link }]);
  expect(writeText.mock.calls[0]).toEqual([sheet.link]);
  vi.unstubAllGlobals();
});

test("a word of the builder is seen to be chosen before the answer is there", async () => {
  const word = { path: "when.play.rank", label: "Ranks", often: true, said: ["6"], faults: [], choices: ["5", "6"].map((value) => ({ value, label: value })) };
  const builder = {
    id: "", title: "", sentence: "", sentences: [""], at: 0, more: false, whole: false, stands: "", meets: [], trial: null, example: null, overrides: [],
    slots: [{ id: "when", label: "When", faults: [], words: [word] }],
  };
  await show(pickState({ builds: true, builder: builder as never }));
  const pressed = () => ["5", "6"].map((value) => find(`say-when-play-rank-${value}`).getAttribute("aria-pressed"));
  expect(pressed()).toEqual(["false", "true"]);
  model.silent = true;
  await tap("say-when-play-rank-5");
  expect(pressed()).toEqual(["true", "true"]);
  await tap("say-when-play-rank-6");
  expect(pressed()).toEqual(["true", "false"]);
});
