// @vitest-environment node
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** The words of these files, `FACE.ftl`, each beginning with `FACE-`. */
const words = (lang: string, ...faces: string[]): Set<string> => {
  const folder = new URL(`../../referee/locale/${lang}/`, import.meta.url);
  return new Set(faces.flatMap((face) => {
    const text = readFileSync(new URL(`${face}.ftl`, folder), "utf8");
    return [...text.matchAll(new RegExp(`^${face}-([\\w-]+) =`, "gm"))].map((found) => found[1]!);
  }));
};

const used = (path: string): string[] => {
  const folder = new URL(`../src/${path}/`, import.meta.url);
  const sources = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".tsx"));
  return sources.flatMap((name) => [...readFileSync(new URL(name, folder), "utf8").matchAll(/label\("([\w-]+)"/g)].map((found) => found[1]!));
};

// Folder of sources -> the files that hold its words, and how many there are at least.
const FACES: [string, string[], number][] = [
  ["parts", ["desk"], 30], ["table", ["desk"], 30], ["verdict", ["desk"], 10], ["faces", ["desk", "quiz", "picker", "home", "map"], 50],
  ["faces/home", ["desk", "home"], 15],
  ["faces/stepper", ["desk"], 20], ["faces/map", ["desk", "map"], 10], ["faces/quiz", ["desk", "quiz"], 30], ["rules", ["desk", "picker"], 30],
];

test.each(FACES)("every word shown by src/%s stands in the locale files %s of both languages", (path, files, least) => {
  expect(used(path).length).toBeGreaterThanOrEqual(least);
  for (const lang of ["en", "ja"]) {
    const known = words(lang, ...files);
    expect(used(path).filter((key) => !known.has(key))).toEqual([]);
  }
});

test("both languages have the same words", () => {
  expect([...words("ja", "desk", "quiz", "picker", "home")].sort()).toEqual([...words("en", "desk", "quiz", "picker", "home")].sort());
});
