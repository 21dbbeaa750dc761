import { expect, test } from "vitest";
import { filledPieces, gaps } from "../src/site/pieces";

const BLOCK = 65536;
const memory = (blocks: number, more: number, filled: number[]): Uint8Array => {
  const bytes = new Uint8Array(blocks * BLOCK + more);
  filled.forEach((at) => { bytes[at] = 1; });
  return bytes;
};

test.each([
  ["nothing", memory(2, 0, []), []],
  ["the last byte of a block", memory(3, 0, [BLOCK * 2 - 1]), [[BLOCK, BLOCK]]],
  ["neighbours are one piece", memory(4, 0, [0, BLOCK, 3 * BLOCK]), [[0, 2 * BLOCK], [3 * BLOCK, BLOCK]]],
  ["an end that fills no block", memory(1, 20, [BLOCK + 19]), [[BLOCK, 20]]],
])("pieces: %s", (_, bytes, pieces) => { expect(filledPieces(bytes)).toEqual(pieces); });

test.each([
  ["nothing lies there", [], 5, [[0, 5]]],
  ["all is there", [[0, 5]], 5, []],
  ["before, between, after", [[1, 1], [4, 2]], 9, [[0, 1], [2, 2], [6, 3]]],
] as const)("gaps: %s", (_, pieces, size, between) => {
  expect(gaps(pieces.map(([at, length]) => [at, length]), size)).toEqual(between);
});

test("pieces and gaps make up the whole", () => {
  const bytes = memory(9, 7, [3, 4 * BLOCK, 5 * BLOCK + 9, 9 * BLOCK]);
  const pieces = filledPieces(bytes);
  const parts = [...pieces, ...gaps(pieces, bytes.length)].sort(([a], [b]) => a - b);
  expect(parts.reduce((end, [at, length]) => at === end ? end + length : NaN, 0)).toBe(bytes.length);
});
