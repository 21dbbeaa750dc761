// The search for rules, and the order of its results: matches in names come before matches in texts.
import type { Rule } from "../protocol";

type Searchable = Pick<Rule, "keys"> & Partial<Pick<Rule, "switch" | "usual">>;

const DIGITS = "一二三四五六七八九";
const NUMBER = new RegExp(`[${DIGITS}]?十[${DIGITS}]?|[${DIGITS}]`, "g");

/** Folds a text like the session: without case, width, kind of kana, spaces and hyphens; kanji numbers become digits. */
export const fold = (text: string): string => {
  const normal = text.normalize("NFKC").toLowerCase();
  const hiragana = normal.replace(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60));
  return hiragana.replace(/[^\p{L}\p{N}]/gu, "").replace(NUMBER, (number) => `${valueOf(number)}`);
};

const valueOf = (number: string): number => {
  if (!number.includes("十")) return DIGITS.indexOf(number) + 1;
  const [tens, ones] = number.split("十") as [string, string];
  return (tens ? DIGITS.indexOf(tens) + 1 : 1) * 10 + (ones ? DIGITS.indexOf(ones) + 1 : 0);
};

const NO_MATCH = Infinity;
const IN_TEXT = 5;
const WORD_BY_WORD = 10;
const CARD = /^([1-9]|1[0-3]|[jqka])$/;
const COURT: Record<string, string> = { 11: "j", 12: "q", 13: "k", 1: "a" };

/** The distance of a rule from a word; 0 is the best match. */
const distance = ({ keys }: Searchable, word: string): number => {
  if (keys.titles.includes(word) || keys.aliases.includes(word)) return 0;
  if (keys.titles.some((title) => title.startsWith(word))) return 1;
  if (keys.titles.some((title) => title.includes(word))) return 2;
  if (keys.aliases.some((alias) => alias.startsWith(word))) return 3;
  if (keys.aliases.some((alias) => alias.includes(word))) return 4;
  return keys.words.includes(word) ? IN_TEXT : NO_MATCH;
};

/** A card only matches names and subjects, as texts are full of numbers. */
const distanceOfCard = (rule: Searchable, card: string): number => {
  const subject = [card, COURT[card]].map((each) => rule.keys.about.indexOf(each!)).find((each) => each >= 0);
  if (subject !== undefined) return Math.min(subject, 1);
  return distance(rule, card) < IN_TEXT ? 2 : NO_MATCH;
};

const distanceOf = (rule: Searchable, word: string): number => (CARD.test(word) ? distanceOfCard : distance)(rule, word);

/** The whole input in any spacing, otherwise all of its words in any order. */
const inputDistance = (rule: Searchable, input: string): number => {
  const distance = distanceOf(rule, fold(input));
  if (distance < NO_MATCH) return distance;
  const words = input.split(/\s+/).map(fold).filter(Boolean);
  return words.length > 1 ? WORD_BY_WORD + Math.max(...words.map((word) => distanceOf(rule, word))) : NO_MATCH;
};

/** Rules with a switch come first, then those of most tables. */
const order = (rule: Searchable): number => (!rule.switch ? 2 : rule.usual ? 0 : 1);

/** The rules that match, best match first. */
export const search = <Found extends Searchable>(rules: Found[], input: string): Found[] => {
  if (!fold(input)) return rules;
  return rules
    .map((rule, index) => ({ rule, index, at: inputDistance(rule, input) }))
    .filter(({ at: subject }) => subject < NO_MATCH)
    .sort((first, second) => first.at - second.at || order(first.rule) - order(second.rule) || first.index - second.index)
    .map(({ rule }) => rule);
};
