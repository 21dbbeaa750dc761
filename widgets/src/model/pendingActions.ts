// What was done on a page that was left before anybody answered: the page that comes after it has it done.
import type { Action } from "../protocol";
import { keep, kept } from "./storage";
import { keyOf } from "./savedTable";
import type { Answer, Numbered, Remote } from "./remoteModel";
import type { Shown } from "./sharedState";

/** These hand something out to the page that asked, and that page is gone. */
const HANDING: Action["type"][] = ["still", "picture", "code"];

export interface Unanswered {
  /** What this page has done and nobody has answered yet. */
  keep(actions: readonly unknown[]): void;
  /** What the page before has left is done: as the session that was begun answers it. What `known` knows of is not done again. */
  finish(post: Remote["post"], begun: Answer, known: Shown): Promise<Answer>;
  /** It was about another table than the one that is opened. */
  forget(): void;
}

const left = (): Numbered[] => {
  try {
    const actions = JSON.parse(kept("sessionStorage", keyOf("unanswered")) ?? "[]") as Numbered[];
    return actions.filter(({ type, sender, seq }) => !HANDING.includes(type) && typeof sender === "string" && typeof seq === "number");
  } catch {
    return []; // damaged
  }
};

export const unanswered = (): Unanswered => {
  let before = left();
  let own: readonly unknown[] = [];
  const save = () => {
    const all = [...before, ...own];
    keep("sessionStorage", keyOf("unanswered"), all.length > 0 ? JSON.stringify(all) : null);
  };
  const forget = () => {
    before = [];
    save();
  };
  return {
    keep: (actions) => {
      own = actions;
      save();
    },
    finish: async (post, begun, known) => {
      const open = before.filter(({ sender, seq }) => seq! > (known.heard?.[sender!] ?? 0));
      const newest = open.at(-1);
      forget(); // once: what breaks a page would break it at every start
      if (!newest) return begun;
      try {
        const { id, state } = await post("act", { id: begun.id, action: { ...newest, earlier: open.slice(0, -1) } });
        return { id, state };
      } catch (error) {
        console.warn(error);
        return begun;
      }
    },
    forget,
  };
};
