// The model of the page that `referee open` serves: actions go to its small server as JSON, states come back.
import type { Model, Shown } from "./sharedState";
import { Gone, LANG, likeThis, Refused, remoteModel, type Answer } from "./remoteModel";
import { answerFor, isShown, shows } from "./tabs";
import { unanswered, type Unanswered } from "./pendingActions";

export interface WebData { kind: "web"; lang: string; base: string; codes: boolean }

const ID = "referee-session";
/** What lay at the desk: a server that was started anew gets it back. */
const DESK = "referee-desk";

const post = async (path: string, body: unknown): Promise<Answer> => {
  const answer = await fetch(path, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });
  if (answer.status === 410) throw new Gone();
  if (answer.status >= 400 && answer.status < 500) throw new Refused(await answer.text());
  if (!answer.ok) throw new Error(await answer.text());
  return await answer.json() as Answer;
};
const desk = () => sessionStorage.getItem(DESK) ?? "";

/** Where a page is reloaded its session is found again; one that another tab shows is not shared: a duplicated tab gets one that is alike. */
const begin = async (data: WebData, open: Unanswered): Promise<Answer & { resumed?: true }> => {
  const id = sessionStorage.getItem(ID);
  if (id) {
    try {
      const found = await post("act", { id });
      if (!await isShown(id)) return { ...await open.finish(post, found, found.state), resumed: true };
      open.forget(); // it is the other tab that will do it
      return { ...await post("open", likeThis(found.state, desk())), resumed: true };
    } catch (error) {
      if (!(error instanceof Gone)) throw error;
    }
  }
  return post("open", { lang: localStorage.getItem(LANG) ?? data.lang });
};

export const webModel = async (data: WebData): Promise<Model> => {
  const open = unanswered();
  const first = await begin(data, open);
  let shown = first.id;
  const more = { share_base: data.base, codes: data.codes, resumed: first.resumed };
  answerFor(() => shown);
  const keep = (state: Shown, id: string) => {
    shown = id;
    shows(id);
    sessionStorage.setItem(ID, id);
    if (state.place?.kind === "desk") sessionStorage.setItem(DESK, state.text);
  };
  return remoteModel(first, more, { post, desk, keep, waits: open.keep });
};
