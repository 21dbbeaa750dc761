// The model of a page of `referee open`: it sends actions to the server as JSON and receives states.
import type { Model, TableState } from "./sharedState";
import { SessionExpired, LANG_KEY, requestFor, ActionRefused, remoteModel, type ServerAnswer } from "./remoteModel";
import { answerOtherTabs, isShownElsewhere, claimSession } from "./tabs";
import { pendingActions, type PendingActions } from "./pendingActions";

export interface WebData { kind: "web"; lang: string; base: string; codes: boolean }

const SESSION_KEY = "referee-session";
/** The text of the desk, for a server that was restarted. */
const DESK_KEY = "referee-desk";

const post = async (path: string, body: unknown): Promise<ServerAnswer> => {
  const answer = await fetch(path, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });
  if (answer.status === 410) throw new SessionExpired();
  if (answer.status >= 400 && answer.status < 500) throw new ActionRefused(await answer.text());
  if (!answer.ok) throw new Error(await answer.text());
  return await answer.json() as ServerAnswer;
};
const deskText = () => sessionStorage.getItem(DESK_KEY) ?? "";

/** A reloaded page continues its session. A duplicated tab gets a new session with the same table. */
const openSession = async (data: WebData, pending: PendingActions): Promise<ServerAnswer & { resumed?: true }> => {
  const id = sessionStorage.getItem(SESSION_KEY);
  if (id) {
    try {
      const answer = await post("act", { id });
      if (!await isShownElsewhere(id)) return { ...await pending.resend(post, answer, answer.state), resumed: true };
      pending.discard(); // the other tab sends them
      return { ...await post("open", requestFor(answer.state, deskText())), resumed: true };
    } catch (error) {
      if (!(error instanceof SessionExpired)) throw error;
    }
  }
  return post("open", { lang: localStorage.getItem(LANG_KEY) ?? data.lang });
};

export const webModel = async (data: WebData): Promise<Model> => {
  const pending = pendingActions();
  const first = await openSession(data, pending);
  let sessionId = first.id;
  const values = { share_base: data.base, codes: data.codes, resumed: first.resumed };
  answerOtherTabs(() => sessionId);
  const saveState = (state: TableState, id: string) => {
    sessionId = id;
    claimSession(id);
    sessionStorage.setItem(SESSION_KEY, id);
    if (state.place?.kind === "desk") sessionStorage.setItem(DESK_KEY, state.text);
  };
  return remoteModel(first, values, { post, desk: deskText, saveState, savePending: pending.savePending });
};
