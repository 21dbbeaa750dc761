// Python's memory as it was when all was read, kept for the next visit: it then begins where it would be after some seconds.
// Of Pyodide's own making, and undocumented: whatever goes wrong with it, Python begins plainly.
// It lies in the browser's private files: a worker reads those ten times as fast as what is kept in a cache.
const FOLDER = `referee-memory ${location.pathname.replace(/[^/]*$/, "").replaceAll("/", "_")}`;
/** Below this much room nothing is kept that can be made again. */
const ROOM = 200e6;
/** Written last: what has none was left half written. */
const END = new TextEncoder().encode("-- end --");

/** Of `FileSystemFileHandle`, only within a worker. */
interface Opened { getSize(): number; read(into: Uint8Array, at: { at: number }): number; write(data: Uint8Array, at: { at: number }): number; flush(): void; close(): void }
interface Kept extends FileSystemFileHandle { createSyncAccessHandle(how?: { mode: "read-only" | "readwrite" }): Promise<Opened> }

const folder = async (create: boolean): Promise<FileSystemDirectoryHandle> =>
  (await navigator.storage.getDirectory()).getDirectoryHandle(FOLDER, { create });

const hasRoom = async (): Promise<boolean> => {
  const { quota = ROOM, usage = 0 } = await navigator.storage.estimate();
  return quota - usage >= ROOM;
};

const whole = (bytes: Uint8Array): Uint8Array => {
  const size = bytes.length - END.length;
  if (size <= 0 || END.some((each, at) => bytes[size + at] !== each)) throw new TypeError("half a memory");
  return bytes.subarray(0, size);
};

/** At once, unless another page has it open just then. */
const read = async (file: Kept): Promise<Uint8Array> => {
  const opened = await file.createSyncAccessHandle({ mode: "read-only" }).catch(() => undefined);
  if (!opened) return whole(new Uint8Array(await (await file.getFile()).arrayBuffer()));
  try {
    const bytes = new Uint8Array(opened.getSize());
    opened.read(bytes, { at: 0 });
    return whole(bytes);
  } finally {
    opened.close();
  }
};

/** How the memory of a version is read, where there is one. */
export const recalling = async (version: string): Promise<(() => Promise<Uint8Array>) | undefined> => {
  try {
    const file = await (await folder(false)).getFileHandle(version) as Kept;
    return () => read(file);
  } catch {
    return undefined; // none is kept, or nothing can be
  }
};

/** Those of other versions go. */
export const remember = async (version: string, memory: Uint8Array): Promise<void> => {
  if (!await hasRoom()) return;
  await forget();
  const file = await (await folder(true)).getFileHandle(version, { create: true }) as Kept;
  const opened = await file.createSyncAccessHandle();
  try {
    opened.write(memory, { at: 0 });
    opened.flush();
    opened.write(END, { at: memory.length });
  } finally {
    opened.close();
  }
};

export const forget = async (): Promise<void> => {
  try {
    await (await navigator.storage.getDirectory()).removeEntry(FOLDER, { recursive: true });
  } catch { /* nor is anything kept there */ }
};
