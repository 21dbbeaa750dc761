// @vitest-environment node
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** The words of the desk and of the faces that have their own: `FACE.ftl`, each beginning with `FACE-`. */
const words = (lang: string): Set<string> => {
  const folder = new URL(`../../referee/locale/${lang}/`, import.meta.url);
  return new Set(["desk", "quiz"].flatMap((face) => {
    const text = readFileSync(new URL(`${face}.ftl`, folder), "utf8");
    return [...text.matchAll(new RegExp(`^${face}-([\\w-]+) =`, "gm"))].map((found) => found[1]!);
  }));
};

const used = (): string[] => {
  const folder = new URL("../src/", import.meta.url);
  const sources = readdirSync(folder).filter((name) => name.endsWith(".tsx")).map((name) => readFileSync(new URL(name, folder), "utf8"));
  return sources.flatMap((source) => [...source.matchAll(/label\("([\w-]+)"/g)].map((found) => found[1]!));
};

test.each(["en", "ja"])("every word the desk shows stands in the %s locale file", (lang) => {
  const known = words(lang);
  expect(used().length).toBeGreaterThan(50);
  expect(used().filter((key) => !known.has(key))).toEqual([]);
});

test("both languages have the same words", () => {
  expect([...words("ja")].sort()).toEqual([...words("en")].sort());
});
