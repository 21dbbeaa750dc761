// Python's memory as it was when all was read, kept for the next visit: it then begins where it would be after some seconds.
// Of Pyodide's own making, and undocumented: whatever goes wrong with it, Python begins plainly.
// It lies in the browser's private files: a worker reads those ten times as fast as what is kept in a cache.
import { filledPieces, gaps, type Piece } from "./pieces";

const FOLDER = `referee-memory ${location.pathname.replace(/[^/]*$/, "").replaceAll("/", "_")}`;
/** Below this much room nothing is kept that can be made again. */
const ROOM = 200e6;
/** Written last: what has none was left half written. The number is the length of what tells the pieces. */
const END = 20;
const endOf = (length: number): string => `-- end ${String(length).padStart(END - 7)}`;

/** What Pyodide makes is a head, with the place of the rest in its second word, and the machine's memory as it is. */
const headOf = (snapshot: Uint8Array): number => new DataView(snapshot.buffer, snapshot.byteOffset).getUint32(4, true);

interface Told { head: number; size: number; pieces: Piece[] }
/** A machine's memory; `fresh` is what it has not used. */
export interface Heap { bytes: Uint8Array; fresh: Piece }
/** As it lies on the phone. */
export interface Memory {
  head: Uint8Array;
  /** Of the machine's memory, in bytes. */
  size: number;
  lay(heap: Heap): Promise<void>;
  close(): void;
}

/** Of `FileSystemFileHandle`, only within a worker. */
interface Opened { getSize(): number; read(into: Uint8Array, at: { at: number }): number; write(data: Uint8Array, at: { at: number }): number; flush(): void; close(): void }
interface Kept extends FileSystemFileHandle { createSyncAccessHandle(how?: { mode: "read-only" | "readwrite" }): Promise<Opened> }
interface Source { size: number; read(into: Uint8Array, at: number): Promise<void>; close(): void }

const folder = async (create: boolean): Promise<FileSystemDirectoryHandle> =>
  (await navigator.storage.getDirectory()).getDirectoryHandle(FOLDER, { create });

const hasRoom = async (): Promise<boolean> => {
  const { quota = ROOM, usage = 0 } = await navigator.storage.estimate();
  return quota - usage >= ROOM;
};

/** A browser may write or read less than it was told to. */
const inFull = (much: number, bytes: Uint8Array): void => {
  if (much !== bytes.length) throw new RangeError(`${much} bytes of ${bytes.length}`);
};

/** At once, unless another page has it open just then. */
const sourceOf = async (file: Kept): Promise<Source> => {
  const opened = await file.createSyncAccessHandle({ mode: "read-only" }).catch(() => undefined);
  if (opened) return { size: opened.getSize(), read: async (into, at) => inFull(opened.read(into, { at }), into), close: () => opened.close() };
  const whole = await file.getFile();
  const read = async (into: Uint8Array, at: number) => into.set(new Uint8Array(await whole.slice(at, at + into.length).arrayBuffer()));
  return { size: whole.size, read, close: () => {} };
};

const bytesOf = async (source: Source, at: number, length: number): Promise<Uint8Array> => {
  const bytes = new Uint8Array(length);
  await source.read(bytes, at);
  return bytes;
};
const textOf = async (source: Source, at: number, length: number): Promise<string> =>
  new TextDecoder().decode(await bytesOf(source, at, length));

/** What was there before is cleared where nothing is laid over it. */
const lay = async (source: Source, { head, size, pieces }: Told, { bytes, fresh: [fresh, length] }: Heap): Promise<void> => {
  if (bytes.length < size) throw new RangeError(`no room for a memory of ${size} in ${bytes.length}`);
  let at = head;
  for (const [to, much] of pieces) {
    await source.read(bytes.subarray(to, to + much), at);
    at += much;
  }
  for (const [from, much] of gaps(pieces, size)) {
    bytes.fill(0, from, Math.min(from + much, Math.max(from, fresh)));
    bytes.fill(0, Math.max(from, Math.min(from + much, fresh + length)), from + much);
  }
};

const memoryIn = async (source: Source): Promise<Memory> => {
  const end = source.size - END;
  if (end <= 0) throw new TypeError("no memory");
  const length = Number(/^-- end +(\d+)$/.exec(await textOf(source, end, END))?.[1]);
  if (!length) throw new TypeError("half a memory");
  const told = JSON.parse(await textOf(source, end - length, length)) as Told;
  const head = await bytesOf(source, 0, told.head);
  return { head, size: told.size, lay: (heap) => lay(source, told, heap), close: () => source.close() };
};

const open = async (file: Kept): Promise<Memory> => {
  const source = await sourceOf(file);
  try {
    return await memoryIn(source);
  } catch (error) {
    source.close();
    throw error;
  }
};

/** How the memory of a version is opened, where there is one. */
export const recalling = async (version: string): Promise<(() => Promise<Memory>) | undefined> => {
  try {
    const file = await (await folder(false)).getFileHandle(version) as Kept;
    return () => open(file);
  } catch {
    return undefined; // none is kept, or nothing can be
  }
};

const write = (opened: Opened, snapshot: Uint8Array): void => {
  const head = headOf(snapshot);
  const memory = snapshot.subarray(head);
  const told: Told = { head, size: memory.length, pieces: filledPieces(memory) };
  let at = 0;
  const add = (bytes: Uint8Array) => {
    inFull(opened.write(bytes, { at }), bytes);
    at += bytes.length;
  };
  const parts = [snapshot.subarray(0, head), ...told.pieces.map(([from, length]) => memory.subarray(from, from + length))];
  const index = new TextEncoder().encode(JSON.stringify(told));
  [...parts, index].forEach(add);
  opened.flush();
  add(new TextEncoder().encode(endOf(index.length)));
};

/** Those of other versions go. */
export const remember = async (version: string, snapshot: Uint8Array): Promise<void> => {
  if (!await hasRoom()) return;
  await forget();
  const file = await (await folder(true)).getFileHandle(version, { create: true }) as Kept;
  const opened = await file.createSyncAccessHandle();
  try {
    write(opened, snapshot);
  } finally {
    opened.close();
  }
};

export const forget = async (): Promise<void> => {
  try {
    await (await navigator.storage.getDirectory()).removeEntry(FOLDER, { recursive: true });
  } catch { /* nor is anything kept there */ }
};
