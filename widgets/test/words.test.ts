// @vitest-environment node
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const words = (lang: string, face = "desk"): Set<string> => {
  const text = readFileSync(new URL(`../../referee/locale/${lang}/${face}.ftl`, import.meta.url), "utf8");
  return new Set([...text.matchAll(new RegExp(`^${face}-([\\w-]+) =`, "gm"))].map((found) => found[1]!));
};

const used = (path = ""): string[] => {
  const folder = new URL(`../src/${path}`, import.meta.url);
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

test.each(["en", "ja"])("every word the rule picker shows stands in the %s locale files", (lang) => {
  const known = new Set([...words(lang), ...words(lang, "picker")]);
  expect(used("picker/").length).toBeGreaterThan(30);
  expect(used("picker/").filter((key) => !known.has(key))).toEqual([]);
  expect([...words("ja", "picker")].sort()).toEqual([...words("en", "picker")].sort());
});
