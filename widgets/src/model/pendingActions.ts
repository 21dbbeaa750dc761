// Actions that a page sent but that were not answered before it was closed. The next page of the tab sends them again.
import type { Action } from "../protocol";
import { save, load } from "./storage";
import { keyOf } from "./savedTable";
import type { ServerAnswer, NumberedAction, Transport } from "./remoteModel";
import type { TableState } from "./sharedState";

/** These return something to a page that is gone. */
const EXPORTS: Action["type"][] = ["still", "picture", "code", "embed"];

export interface PendingActions {
  /** Save the pending actions of this page. */
  savePending(actions: readonly unknown[]): void;
  /** Send the saved actions to a new session whose first answer is `answer`. `state` says which of them are done already. */
  resend(post: Transport["post"], answer: ServerAnswer, state: TableState): Promise<ServerAnswer>;
  /** Forget the saved actions, as another table is opened. */
  discard(): void;
}

const loadActions = (): NumberedAction[] => {
  try {
    const actions = JSON.parse(load("sessionStorage", keyOf("unanswered")) ?? "[]") as NumberedAction[];
    return actions.filter(({ type, sender, seq }) => !EXPORTS.includes(type) && typeof sender === "string" && typeof seq === "number");
  } catch {
    return []; // damaged
  }
};

export const pendingActions = (): PendingActions => {
  let former = loadActions();
  let own: readonly unknown[] = [];
  const saveAll = () => {
    const all = [...former, ...own];
    save("sessionStorage", keyOf("unanswered"), all.length > 0 ? JSON.stringify(all) : null);
  };
  const discard = () => {
    former = [];
    saveAll();
  };
  return {
    savePending: (actions) => {
      own = actions;
      saveAll();
    },
    resend: async (post, answer, state) => {
      const pending = former.filter(({ sender, seq }) => seq! > (state.heard?.[sender!] ?? 0));
      const newest = pending.at(-1);
      discard(); // before sending: an action that breaks the page would break it at each start
      if (!newest) return answer;
      try {
        const { id, state } = await post("act", { id: answer.id, action: { ...newest, earlier: pending.slice(0, -1) } });
        return { id, state };
      } catch (error) {
        console.warn(error);
        return answer;
      }
    },
    discard,
  };
};
