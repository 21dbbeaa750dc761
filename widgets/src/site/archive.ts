// A zip whose files are stored as they are: what compresses them is the host. To take one apart costs nothing but the writing.
export interface Files { mkdirTree(path: string): void; writeFile(path: string, data: Uint8Array): void }

const END = 0x06054b50, ENTRY = 0x02014b50, STORED = 0;
const END_LENGTH = 22, ENTRY_LENGTH = 46, HEAD_LENGTH = 30;
const text = new TextDecoder();

/** Each file of an archive with its name. */
export function* filesOf(archive: ArrayBuffer): Generator<[name: string, data: Uint8Array]> {
  const view = new DataView(archive);
  const end = archive.byteLength - END_LENGTH;
  if (end < 0 || view.getUint32(end, true) !== END) throw new TypeError("no archive");
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (view.getUint32(at, true) !== ENTRY || view.getUint16(at + 10, true) !== STORED) throw new TypeError("no plain archive");
    const [size, nameLength] = [view.getUint32(at + 24, true), view.getUint16(at + 28, true)];
    const head = view.getUint32(at + 42, true);
    const begin = head + HEAD_LENGTH + view.getUint16(head + 26, true) + view.getUint16(head + 28, true);
    yield [text.decode(new Uint8Array(archive, at + ENTRY_LENGTH, nameLength)), new Uint8Array(archive, begin, size)];
    at += ENTRY_LENGTH + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
}

type Chosen = (name: string) => boolean;

/** Writes the files of an archive, or those that are chosen, into a folder. */
export const unpack = (archive: ArrayBuffer, folder: string, files: Files, chosen: Chosen = () => true): void => {
  const made = new Set<string>();
  for (const [name, data] of filesOf(archive)) {
    if (!chosen(name)) continue;
    const path = `${folder}/${name}`;
    const parent = path.slice(0, path.lastIndexOf("/"));
    if (!made.has(parent)) files.mkdirTree(parent);
    made.add(parent);
    files.writeFile(path, data);
  }
};

/** Where in an archive those that are chosen lie: the first byte, and how many. */
export const placesIn = (archive: ArrayBuffer, chosen: Chosen): Record<string, [begin: number, length: number]> =>
  Object.fromEntries([...filesOf(archive)].filter(([name]) => chosen(name)).map(([name, data]) => [name, [data.byteOffset, data.length]]));
