import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { webModel } from "../src/model/webModel";
import { readLink } from "../src/model/link";
import { state, settle } from "./fixture";

type Sent = { action?: { type: string; seq: number; earlier: { seq: number }[] } };
let sent: Sent[];

/** A server that refuses what `isBad` says. */
const serve = (isBad: (body: Sent) => boolean) => {
  vi.stubGlobal("fetch", async (_: string, { body }: { body: string }) => {
    const asked = JSON.parse(body) as Sent;
    if (isBad(asked)) return new Response("Too large", { status: 413 });
    if (asked.action) sent.push(asked);
    return new Response(JSON.stringify({ id: "a", state: state({ seq: asked.action?.seq ?? 0 }) }));
  });
};
const carriesText = ({ action }: Sent) => JSON.stringify(action ?? {}).includes('"text"');

beforeEach(() => {
  sent = [];
  sessionStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

test("what the server refuses is dropped, said, and not sent again", async () => {
  serve(carriesText);
  const model = await webModel({ kind: "web", lang: "en", base: "", codes: false });
  const bad = { seq: 1, type: "text", text: "x", earlier: [] };
  model.set("action", bad);
  model.save_changes();
  await settle();
  expect(model.get("down")).toBe("server-refused");
  expect((model.get("state") as { seq: number }).seq).toBe(1);
  model.set("action", { seq: 2, type: "play", earlier: [bad] });
  model.save_changes();
  await settle();
  expect(sent.map(({ action }) => [action!.seq, action!.earlier.length])).toEqual([[2, 0]]);
  expect(model.get("down")).toBe("");
});

test("what is in order is done, although it comes with what is refused", async () => {
  serve(carriesText);
  const model = await webModel({ kind: "web", lang: "en", base: "", codes: false });
  const before = [{ seq: 1, type: "play" }, { seq: 2, type: "text", text: "x" }];
  model.set("action", { seq: 3, type: "pairs", earlier: before });
  model.save_changes();
  await settle();
  expect(sent.map(({ action }) => action!.type)).toEqual(["play", "pairs"]);
  expect(model.get("down")).toBe("server-refused");
});

test("a link that holds more than a table can be is not unpacked", async () => {
  const packed = new Response(new Blob(["a".repeat(20_000_000)]).stream().pipeThrough(new CompressionStream("deflate-raw")));
  const letters = Buffer.from(await packed.arrayBuffer()).toString("base64url");
  expect(letters.length).toBeLessThan(40_000);
  let unpacked = 0;
  const Plain = DecompressionStream;
  vi.stubGlobal("DecompressionStream", class extends Plain {
    constructor(format: CompressionFormat) {
      super(format);
      const count = new TransformStream<Uint8Array, Uint8Array>({
        transform: (part, to) => { unpacked += part.length; to.enqueue(part); },
      });
      Object.defineProperty(this, "readable", { value: super.readable.pipeThrough(count) });
    }
  });
  await expect(readLink(`#table=${letters}`)).rejects.toThrow("too long");
  await settle(200);
  expect(unpacked).toBeLessThan(10_000_000);
  await expect(readLink(`#table=${"A".repeat(200_001)}`)).rejects.toThrow("too long");
});

/** A page that was left: it waits for a while for other tabs to answer. */
const opened = async () => {
  const model = webModel({ kind: "web", lang: "en", base: "", codes: false });
  await settle(10_000);
  return model;
};
const left = (actions: unknown[]) => {
  sessionStorage.setItem("referee-session", "b"); // "a" is shown above
  sessionStorage.setItem("referee-unanswered:/", JSON.stringify(actions));
};

test("what nobody had answered when the page was left is done when it is back, once", async () => {
  serve(() => false);
  left([{ seq: 1, sender: "old", type: "play" }, { seq: 2, sender: "old", type: "still" }, { seq: 3, sender: "old", type: "pairs" }]);
  const model = await opened();
  expect(sent.map(({ action }) => [action!.type, action!.earlier.length])).toEqual([["pairs", 1]]);
  expect((model.get("state") as { seq: number }).seq).toBe(3);
  sessionStorage.setItem("referee-session", "b");
  await opened();
  expect(sent.length).toBe(1);
});

test("what was left and cannot be done, or read, bars nobody", async () => {
  serve(carriesText);
  left([{ seq: 1, sender: "old", type: "text", text: "x" }]);
  expect(((await opened()).get("state") as { seq: number }).seq).toBe(0);
  sessionStorage.setItem("referee-unanswered:/", "{{");
  expect(((await opened()).get("state") as { seq: number }).seq).toBe(0);
  expect(sent).toEqual([]);
});

/** A browser's locks, some of them held by a tab that is too busy to say so. */
const lockedBy = (holder: Set<string>) => vi.stubGlobal("navigator", {
  locks: {
    request: (name: string, { signal }: LockOptions, work: () => Promise<unknown>) => (holder.has(name)
      ? new Promise((_, fail) => signal?.addEventListener("abort", () => fail(new Error("given up"))))
      : work()),
  },
});

test("a session that another tab holds is not shared, however long that tab is silent", async () => {
  const { isShownElsewhere: isShown } = await import("../src/model/tabs");
  lockedBy(new Set(["referee-tab:busy"]));
  const [free, busy] = [isShown("free"), isShown("busy")];
  expect(await free).toBe(false);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await busy).toBe(true);
});
