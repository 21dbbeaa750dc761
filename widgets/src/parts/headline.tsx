// The one line that a referee would say: the same on the card, on the strip and on a still page.
import type { Verdict } from "../protocol";

/** The line with the answer itself in bold, wherever in it that stands. */
export const Headline = ({ verdict, id }: { verdict: Pick<Verdict, "headline" | "answerLabel">; id: string }) => {
  const [before, answer, after] = parted(verdict);
  return <>{before}<b data-testid={id}>{answer}</b>{after}</>;
};

export const parted = ({ headline, answerLabel }: Pick<Verdict, "headline" | "answerLabel">): [string, string, string] => {
  const at = answerLabel ? headline.indexOf(answerLabel) : -1;
  if (at < 0) return ["", headline, ""];
  return [headline.slice(0, at), answerLabel, headline.slice(at + answerLabel.length)];
};
