// @vitest-environment node
// All faces are one style sheet: what one face says of a class must not reach another's.
import { readdirSync, readFileSync } from "node:fs";
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

const folder = (name: string) => new URL(`../src/${name}/`, import.meta.url);
const all = (name: string, ending: string): Map<string, string> =>
  new Map(readdirSync(folder(name), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(ending)).map((file) => [file, readFileSync(new URL(file, folder(name)), "utf8")]));

test("boxes have one radius; others are pills, circles, cards and square edges", () => {
  const radii = [...all("style", ".css").values()].flatMap((text) => [...text.matchAll(/border-radius: ([^;}]+)/g)].map((found) => found[1]!.trim()));
  const large = radii.filter((radius) => /^\d+px/.test(radius) && parseInt(radius) > 7 && radius !== "99px");
  expect(large).toEqual([]);
  expect(radii.filter((radius) => radius.includes("var(--r)")).length).toBeGreaterThan(40);
});

test("an icon of a way to begin stands for nothing else", () => {
  const files = all(".", ".tsx");
  const home = files.get("faces/home/home.tsx")!;
  const icons = [.../ENTRY_ICONS = \{([^}]*)\}/.exec(home)![1]!.matchAll(/: "(\w+)"/g)].map((found) => found[1]!);
  expect(icons.length).toBeGreaterThan(4);
  const others = [...files].filter(([file]) => file !== "faces/home/home.tsx").map(([, text]) => text).join();
  expect(icons.filter((icon) => new RegExp(`<Icon name=[^>]*"${icon}"`).test(others))).toEqual([]);
  expect(new Set(icons).size).toBe(icons.length);
});
