// A memory without what in it is empty: nearly half of one is.

/** Where something stands, and how much of it, in bytes. */
export type Piece = [at: number, length: number];
/** What is looked at as one, in bytes. */
const BLOCK = 65536;

const isEmpty = (memory: Uint8Array, from: number, to: number): boolean => {
  for (let at = from; at < to; at += 1) if (memory[at]) return false;
  return true;
};

/** What is not empty, in order. */
export const filledPieces = (memory: Uint8Array): Piece[] => {
  const pieces: Piece[] = [];
  let last: Piece | undefined;
  for (let at = 0; at < memory.length; at += BLOCK) {
    const to = Math.min(at + BLOCK, memory.length);
    if (isEmpty(memory, at, to)) last = undefined;
    else if (last) last[1] += to - at;
    else pieces.push(last = [at, to - at]);
  }
  return pieces;
};

/** What lies between pieces, before the first and after the last. */
export const gaps = (pieces: Piece[], size: number): Piece[] => {
  const starts = [0, ...pieces.map(([at, length]) => at + length)];
  const ends = [...pieces.map(([at]) => at), size];
  return starts.map((from, n): Piece => [from, ends[n]! - from]).filter(([, length]) => length > 0);
};
