// The headline of a verdict, for the card, the strip and still pages.
import type { Verdict } from "../protocol";

/** The headline with the answer in bold. */
export const Headline = ({ verdict, id }: { verdict: Pick<Verdict, "headline" | "answerLabel">; id: string }) => {
  const [before, answer, after] = splitHeadline(verdict);
  return <>{before}<b data-testid={id}>{answer}</b>{after}</>;
};

export const splitHeadline = ({ headline, answerLabel }: Pick<Verdict, "headline" | "answerLabel">): [string, string, string] => {
  const begin = answerLabel ? headline.indexOf(answerLabel) : -1;
  if (begin < 0) return ["", headline, ""];
  return [headline.slice(0, begin), answerLabel, headline.slice(begin + answerLabel.length)];
};
