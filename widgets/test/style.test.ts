// @vitest-environment node
// All faces are one style sheet: what one face says of a class must not reach another's.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const selectors = (sheet: string): string[] => {
  const text = readFileSync(new URL(`../src/style/${sheet}.css`, import.meta.url), "utf8").replace(/\/\*[^]*?\*\//g, "");
  const heads = [...text.matchAll(/([^{}]+)\{/g)].map((found) => found[1]!.trim()).filter((head) => head && !head.startsWith("@"));
  return heads.filter((head) => !/^(from|to|[\d.]+%)/.test(head)).flatMap((head) => head.split(/,(?![^(]*\))/).map((each) => each.trim()));
};

test.each([["picker", "picking"], ["quiz", "quizzing"]])("the sheet %s speaks of its own face only", (sheet, face) => {
  const all = selectors(sheet);
  expect(all.length).toBeGreaterThan(20);
  expect(all.filter((each) => !each.startsWith(`.referee .${face}`))).toEqual([]);
});
