// @vitest-environment node
import { afterEach, expect, test, vi } from "vitest";

/** A browser's private files. Where another page has them open they are locked; where they are full, less is written. */
const disk = (room = Infinity) => {
  let isLocked = false;
  const files = new Map<string, Uint8Array>();
  const handle = (name: string) => ({
    getFile: async () => new Blob([files.get(name)!.slice()]),
    createSyncAccessHandle: async () => {
      if (isLocked) throw new Error("locked");
      return {
        getSize: () => files.get(name)!.length,
        read: (into: Uint8Array, { at }: { at: number }) => { into.set(files.get(name)!.subarray(at, at + into.length)); return into.length; },
        write: (all: Uint8Array, { at }: { at: number }) => {
          const data = all.subarray(0, Math.max(0, room - at));
          const grown = new Uint8Array(Math.max(files.get(name)!.length, at + data.length));
          grown.set(files.get(name)!);
          grown.set(data, at);
          files.set(name, grown);
          return data.length;
        },
        flush: () => {}, close: () => {},
      };
    },
  });
  const folder = {
    getFileHandle: async (name: string, { create = false } = {}) => {
      if (!files.has(name) && !create) throw new Error("none");
      if (!files.has(name)) files.set(name, new Uint8Array());
      return handle(name);
    },
  };
  const root = { getDirectoryHandle: async () => folder, removeEntry: async () => files.clear() };
  vi.stubGlobal("location", { pathname: "/" });
  vi.stubGlobal("navigator", { storage: { getDirectory: async () => root, estimate: async () => ({}) } });
  return { files, lock: () => { isLocked = true; } };
};
afterEach(() => { vi.unstubAllGlobals(); vi.resetModules(); });

const HEAD = 48, SIZE = 40 * 65536;
const made = (): Uint8Array => {
  const snapshot = new Uint8Array(HEAD + SIZE).map((_, at) => at < HEAD ? at : (at - HEAD) % (12 * 65536) < 300_000 ? at % 251 : 0);
  new DataView(snapshot.buffer).setUint32(4, HEAD, true);
  return snapshot;
};
const dirty = (fresh: [number, number]): Uint8Array =>
  new Uint8Array(SIZE + 65536).map((_, at) => at >= fresh[0] && at < fresh[0] + fresh[1] ? 0 : 7);

test.each([
  ["nothing of the machine is fresh", [0, 0], false],
  ["it has used the beginning", [500_000, SIZE], false],
  ["and some of the end", [500_000, SIZE - 700_000], false],
  ["another page has it open", [500_000, SIZE - 700_000], true],
] as const)("what was kept comes back as it was: %s", async (_, [from, length], isLocked) => {
  const { files, lock } = disk();
  const { recalling, remember } = await import("../src/site/memory");
  const snapshot = made();
  await remember("one", snapshot);
  expect(files.get("one")!.length).toBeLessThan(snapshot.length * 0.6);
  if (isLocked) lock();
  const memory = await (await recalling("one"))!();
  const bytes = dirty([from, length]);
  await memory.lay({ bytes, fresh: [from, length] });
  expect(Buffer.compare(memory.head, snapshot.subarray(0, HEAD))).toBe(0);
  expect(Buffer.compare(bytes.subarray(0, SIZE), snapshot.subarray(HEAD))).toBe(0);
});

test("a machine without room for it is told so", async () => {
  disk();
  const { recalling, remember } = await import("../src/site/memory");
  await remember("one", made());
  const memory = await (await recalling("one"))!();
  await expect(memory.lay({ bytes: new Uint8Array(SIZE - 1), fresh: [0, 0] })).rejects.toThrow(RangeError);
});

test.each([
  ["nothing", () => new Uint8Array()],
  ["nonsense", () => new TextEncoder().encode("nonsense that is longer than an end")],
  ["one without its end", (kept: Uint8Array) => kept.subarray(0, kept.length - 5)],
])("what is no memory cannot be opened: %s", async (_, spoilt) => {
  const { files } = disk();
  const { recalling, remember } = await import("../src/site/memory");
  await remember("one", made());
  files.set("one", spoilt(files.get("one")!));
  await expect((await recalling("one"))!()).rejects.toThrow(TypeError);
});

test("what has no room in full is not taken for a memory", async () => {
  disk(1_000_000);
  const { recalling, remember } = await import("../src/site/memory");
  await expect(remember("one", made())).rejects.toThrow(RangeError);
  await expect((await recalling("one"))!()).rejects.toThrow(TypeError);
});

test("of another version nothing is recalled", async () => {
  disk();
  const { recalling, remember } = await import("../src/site/memory");
  await remember("one", made());
  expect(await recalling("two")).toBeUndefined();
});
