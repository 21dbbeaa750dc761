// A zip archive whose files are not compressed, as the host compresses it as a whole.
export interface Files { mkdirTree(path: string): void; writeFile(path: string, data: Uint8Array, options: { canOwn: boolean }): void }

const END = 0x06054b50, ENTRY = 0x02014b50, STORED = 0;
const END_LENGTH = 22, ENTRY_LENGTH = 46, HEADER_LENGTH = 30;
const text = new TextDecoder();

/** Write the files of an archive into a folder. Faster than Python's own unpacking. */
export const unpack = (archive: ArrayBuffer, folder: string, files: Files): void => {
  const folders = new Set<string>();
  for (const [name, data] of filesOf(archive)) {
    const path = `${folder}/${name}`;
    const parent = path.slice(0, path.lastIndexOf("/"));
    if (!folders.has(parent)) files.mkdirTree(parent);
    folders.add(parent);
    files.writeFile(path, data, { canOwn: true });
  }
};

/** The files of an archive, from its central directory. Throws TypeError. */
export function* filesOf(archive: ArrayBuffer): Generator<[name: string, data: Uint8Array]> {
  const view = new DataView(archive);
  const end = archive.byteLength - END_LENGTH;
  if (end < 0 || view.getUint32(end, true) !== END) throw new TypeError("not an archive");
  let entry = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (view.getUint32(entry, true) !== ENTRY || view.getUint16(entry + 10, true) !== STORED) throw new TypeError("a compressed archive");
    const [size, nameLength] = [view.getUint32(entry + 24, true), view.getUint16(entry + 28, true)];
    const header = view.getUint32(entry + 42, true);
    const begin = header + HEADER_LENGTH + view.getUint16(header + 26, true) + view.getUint16(header + 28, true);
    yield [text.decode(new Uint8Array(archive, entry + ENTRY_LENGTH, nameLength)), new Uint8Array(archive, begin, size)];
    entry += ENTRY_LENGTH + nameLength + view.getUint16(entry + 30, true) + view.getUint16(entry + 32, true);
  }
}
