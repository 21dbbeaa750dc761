import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { packText } from "../src/model/link";
import { savedHouse, savedTable } from "../src/model/savedTable";
import { siteModel, type SiteData } from "../src/model/siteModel";
import type { TableState } from "../src/model/sharedState";
import type { Loaded, Question, Reply } from "../src/site/messages";
import { state, settle } from "./fixture";

const desk = (text: string, more = {}) => state({ text, view: "desk", face: "desk:", place: { kind: "desk", id: "" }, heard: {}, ...more } as never) as unknown as TableState;
const home = state({ text: "", view: "home", face: "home", place: null, heard: {} } as never) as unknown as TableState;
const data: SiteData = {
  kind: "site", version: "1", worker: "worker.js", codes: false, words: { en: { "server-anew": "again" } }, titles: { en: "Referee" },
  parts: { pyodide: "p/", lock: "{}", stdlib: "s.zip", app: "a.zip", rest: "" }, blank: { en: { home, desk: desk("") } },
};
type Body = Record<string, unknown> & { action?: { type: string; seq: number; sender: string } };

let begun = 0;
let names: unknown[];
let asked: { path: string; body: Body; house?: string | null }[];
/** Python, as far as the page knows it; `answers` may say otherwise. */
const python = (answers: (path: string, body: Body, worker: number) => Reply | undefined = () => undefined) => {
  vi.stubGlobal("Worker", class {
    private hear = (_: { data: unknown }) => {};
    private readonly number = ++begun;
    private ended = false;
    constructor(_: string, { name }: { name: string }) { names.push(JSON.parse(name)); }
    addEventListener(type: string, each: (event: { data: unknown }) => void) { if (type === "message") this.hear = each; }
    terminate() { this.ended = true; }
    postMessage(message: Loaded | Question) {
      setTimeout(() => {
        if (this.ended) return;
        if ("loaded" in message) return this.hear({ data: { ready: true } });
        const { path, body, house } = message.question as { path: string; body: Body; house?: string | null };
        asked.push({ path, body, ...(house === undefined ? {} : { house }) });
        const { action } = body;
        const heard = action ? { [action.sender]: action.seq } : {};
        const told = { id: `s${this.number}`, state: desk(String(body["text"] ?? "rules: offkai"), { heard }) };
        this.hear({ data: { n: message.n, reply: answers(path, body, this.number) ?? { told } } });
      }, 1);
    }
  });
};
const send = (model: Awaited<ReturnType<typeof siteModel>>, action: object) => {
  model.set("action", { sender: "me", earlier: [], ...action });
  model.save_changes();
};
const heardOf = (model: Awaited<ReturnType<typeof siteModel>>) => (model.get("state") as TableState).heard;

beforeEach(async () => {
  await settle(); // the test before has put its table into the address
  history.replaceState(null, "", "/");
  [begun, asked, names] = [0, [], []];
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

test("what is tapped before Python is there is done when it comes", async () => {
  python();
  const model = await siteModel(data);
  send(model, { seq: 1, type: "open", kind: "desk" });
  expect((model.get("state") as TableState).face).toBe("desk:");
  expect(asked).toEqual([]);
  await settle();
  expect(asked.map(({ path, body }) => [path, body["id"]])).toEqual([["open", undefined], ["act", "s1"]]);
  expect(heardOf(model)).toEqual({ me: 1 });
});

test("all that was tapped before Python is there is asked at once", async () => {
  python();
  const model = await siteModel(data);
  const taps = ["open", "move", "move"].map((type, at) => ({ type, kind: "desk", seq: at + 1, sender: "me" }));
  model.savePending!(taps.slice(0, 1));
  send(model, { seq: 1, type: "open", kind: "desk" });
  model.savePending!(taps); // the first is on its way: these wait for its answer
  await settle();
  expect(asked.map(({ path, body }) => [path, body.action?.seq])).toEqual([["open", undefined], ["act", 3]]);
  expect(asked[1]!.body.action).toMatchObject({ earlier: [{ seq: 1 }, { seq: 2 }] });
});

test("the way back and forth is shown before Python is there, whatever else waits", async () => {
  python();
  const model = await siteModel(data);
  const face = () => (model.get("state") as TableState).face;
  const done: object[] = [];
  const tap = (action: object) => {
    done.push({ seq: done.length + 1, sender: "me", ...action });
    model.savePending!([...done]);
  };
  send(model, { seq: 1, type: "open", kind: "desk" });
  tap({ type: "open", kind: "desk" });
  tap({ type: "move", card: "D4" });
  expect(face()).toBe("desk:");
  tap({ type: "home" });
  expect(face()).toBe("home");
  tap({ type: "open", kind: "desk", id: "" });
  expect(face()).toBe("desk:");
  model.savePending!(done.slice(1)); // what is answered meanwhile changes nothing
  expect(face()).toBe("desk:");
});

test("of several taps that were asked at once and cannot be done each is tried by itself", async () => {
  python((path, body) => (path === "act" && body.action!.seq === 2 ? { refused: true } : undefined));
  const model = await siteModel(data);
  const taps = [1, 2].map((seq) => ({ type: "move", seq, sender: "me" }));
  model.savePending!(taps);
  send(model, { seq: 1, type: "move" });
  await settle(60);
  expect(asked.slice(1).map(({ body }) => [body.action!.seq, (body.action as unknown as { earlier: unknown[] }).earlier.length])).toEqual([[2, 1], [1, 0], [2, 0]]);
  expect(model.get("down")).toBe("server-refused");
});

test("the worker that the page has begun is the first one, and no other", async () => {
  const said: unknown[] = [];
  const page = globalThis as { earlyWorker?: unknown };
  page.earlyWorker = { addEventListener: () => {}, postMessage: (each: unknown) => said.push(each), terminate: () => {} };
  python();
  const { startPython } = await import("../src/site/python");
  const first = startPython("worker.js", data.parts);
  expect([said, begun]).toEqual([[{ loaded: true }], 0]);
  first.end();
  void first.ready();
  expect([said.length, begun]).toEqual([1, 1]);
  expect(names).toEqual([data.parts]);
  page.earlyWorker = null; // it has failed before this script was there
  startPython("worker.js", data.parts);
  expect([said.length, begun]).toEqual([1, 2]);
});

test("Python that stumbles is begun anew with the table, and does it again", async () => {
  python((path, _, worker) => (path === "act" && worker === 1 ? { failed: "Traceback" } : undefined));
  const model = await siteModel(data);
  await settle();
  send(model, { seq: 1, type: "play" });
  await settle();
  expect(asked.map(({ path }) => path)).toEqual(["open", "act", "open", "act"]);
  expect(asked[2]!.body["text"]).toBe("rules: offkai");
  expect(heardOf(model)).toEqual({ me: 1 });
  expect(model.get("down")).toBe("server-anew");
});

test("what Python always stumbles over is left out, and said", async () => {
  python((path) => (path === "act" ? { failed: "Traceback" } : undefined));
  const model = await siteModel(data);
  await settle();
  send(model, { seq: 1, type: "play" });
  await settle();
  expect(asked.map(({ path }) => path)).toEqual(["open", "act", "open", "act"]);
  expect(heardOf(model)).toEqual({ me: 1 });
  expect(model.get("down")).toBe("server-refused");
});

test("a page that comes back shows at once what lay there, and begins with it", async () => {
  python();
  savedTable("1").saveState(desk("rules: offkai\nfield: D4"));
  sessionStorage.clear(); // another tab, or the same one once it was ended
  const model = await siteModel(data);
  expect((model.get("state") as TableState).text).toBe("rules: offkai\nfield: D4");
  await settle();
  expect(asked[0]!.body).toMatchObject({ kind: "desk", text: "rules: offkai\nfield: D4" });
});

test("what nobody had answered when the page was left is done when Python comes, what was answered is not done again", async () => {
  python();
  savedTable("1").saveState(desk("rules: offkai\nfield: D4", { heard: { old: 1 } }));
  const actions = [{ seq: 1, sender: "old", type: "play" }, { seq: 2, sender: "old", type: "pairs" }];
  sessionStorage.setItem("referee-unanswered:/", JSON.stringify(actions));
  const model = await siteModel(data);
  await settle();
  expect(asked.map(({ path, body }) => [path, body.action?.type])).toEqual([["open", undefined], ["act", "pairs"]]);
  expect(asked[1]!.body.action).toMatchObject({ seq: 2, sender: "old", earlier: [] });
  expect(heardOf(model)).toEqual({ old: 2 });
});

test("what nobody had answered was about another table than the one that a link brings", async () => {
  python();
  savedTable("1").saveState(desk("rules: offkai\nfield: D4"));
  sessionStorage.setItem("referee-unanswered:/", JSON.stringify([{ seq: 2, sender: "old", type: "pairs" }]));
  history.replaceState(null, "", `/#${await packText("rules: offkai\nfield: S9")}`);
  await siteModel(data);
  await settle();
  expect(asked.map(({ path }) => path)).toEqual(["open"]);
});

test("a damaged link leaves what lay there", async () => {
  python();
  savedTable("1").saveState(desk("rules: offkai\nfield: D4"));
  history.replaceState(null, "", "/#table=@@");
  const model = await siteModel(data);
  expect((model.get("state") as TableState).text).toBe("rules: offkai\nfield: D4");
});

test("what another version drew is drawn anew", async () => {
  python();
  savedTable("0").saveState(desk("rules: offkai\nfield: D4"));
  const model = await siteModel(data);
  expect((model.get("state") as TableState).face).toBe("home");
  await settle();
  expect((model.get("state") as TableState).text).toBe("rules: offkai\nfield: D4");
});

test("what was kept and is damaged bars nobody", () => {
  localStorage.setItem("referee-page:/", "{half");
  expect(savedTable("1").page).toBeNull();
});

test("of two tabs each gets the house's book as the other has left it", async () => {
  const [one, other] = [savedHouse(() => {}), savedHouse(() => {})];
  await one.update(async () => ({ house: "first" }));
  const seen = await other.update(async (house) => ({ house: `${house}, second` }));
  expect(seen.house).toBe("first, second");
  expect(localStorage.getItem("referee-house:/")).toBe("first, second");
});

test("where there is no room the book lasts as long as the page, and that is said", async () => {
  const said: string[] = [];
  const house = savedHouse((key) => said.push(key));
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => { throw new DOMException("full", "QuotaExceededError"); }, removeItem: () => {} });
  await house.update(async () => ({ house: "kept" }));
  expect(said).toEqual(["house-unkept"]);
  let seen: string | null = null;
  await house.update(async (text) => { seen = text; return {}; });
  expect(seen).toBe("kept");
});
