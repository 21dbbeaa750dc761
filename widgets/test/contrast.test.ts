// @vitest-environment node
// axe cannot judge single characters such as card corners, so their contrast is reckoned here.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const css = readFileSync(new URL("../src/style/base.css", import.meta.url), "utf8");
const [light, dark] = css.split('[data-theme="dark"]') as [string, string];
const colour = (name: string, theme: "light" | "dark"): string => {
  const pattern = new RegExp(`--${name}: (#[0-9a-f]{6})`);
  return ((theme === "dark" && pattern.exec(dark)) || pattern.exec(light))![1]!;
};
const luminance = (hex: string): number => {
  const parts = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255);
  const [r, g, b] = parts.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const contrast = (one: string, two: string): number => {
  const [low, high] = [luminance(one), luminance(two)].sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
};

const pairs = [
  ...["red", "black", "blue", "green", "yellow", "joker"].map((ink) => [ink, "card"]),
  ...["yes", "no", "open", "value", "none"].map((tone) => [tone, `${tone}-bg`]),
  ...["ink", "soft", "yes", "no", "open", "value"].flatMap((ink) => [[ink, "raised"], [ink, "paper"]]),
  ["felt-ink", "felt-1"], ["felt-soft", "felt-1"], ["gold-ink", "gold"],
] as [string, string][];

test.each(["light", "dark"] as const)("inks can be read on their grounds (%s)", (theme) => {
  for (const [ink, ground] of pairs) {
    expect(contrast(colour(ink, theme), colour(ground, theme)), `${ink} on ${ground}`).toBeGreaterThan(4.5);
  }
});
