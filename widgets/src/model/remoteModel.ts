// The model of a page whose session is in a server or a worker. It sends actions one after the other and receives states.
import type { Action } from "../protocol";
import type { Model, TableState, OfferedFile } from "./sharedState";
import { isNewAddress, writeAddress } from "./pageAddress";
import { save as save } from "./storage";
import { createEvents } from "./stillModel";

export type NumberedAction = Action & { seq?: number; sender?: string; earlier?: NumberedAction[] };
export interface ServerAnswer { id: string; state: TableState; page?: unknown }
export interface Transport {
  post(path: "open" | "act", body: Record<string, unknown>): Promise<ServerAnswer>;
  /** Resolves when actions can be answered. Until then they wait; then they are sent together. */
  ready?(): Promise<unknown>;
  /** The text of the desk, for a new session. */
  desk(): string;
  /** Save a new state and the id of its session. */
  saveState(state: TableState, id: string): void;
  /** Save the actions without an answer. */
  savePending(actions: readonly unknown[]): void;
  /** Add the labels of the page. */
  withPageLabels?(state: TableState): TableState;
}

export const LANG_KEY = "referee-lang";
export const RETRY = 2000;
/** These notices stay until the user closes them. */
const LASTING_NOTICES = ["server-anew", "new-version", "house-unkept", "house-forgettable"];

/** There is no session with this id, or no longer. */
export class SessionExpired extends Error {}
/** A file of the site was missing. It is there now, so the action is done in a new session. Hardly any undo steps are lost. */
export class FilesNotLoaded extends SessionExpired {}
/** The action will never be accepted. */
export class ActionRefused extends Error {}

/** Whether the other side has the text of a place itself. */
const isBuiltIn = ({ kind, id }: { kind: string; id: string }) => kind === "course" || (kind === "quiz" && id !== "");

/** The request for a new session that shows what a state shows. */
export const requestFor = ({ text, lang, place, rules }: TableState & { rules?: string }, desk: string) => {
  if (place === undefined) return { text, lang };
  if (place === null) return { lang, kind: "home", desk };
  return { lang, ...place, desk, text: place.kind === "picker" ? rules : isBuiltIn(place) ? "" : text };
};

/** Open a session that shows what a state shows, with the rules that were tried. */
export const reopen = async (post: Transport["post"], shown: TableState, desk: string): Promise<ServerAnswer> => {
  const answer = await post("open", requestFor(shown, desk));
  const { tried } = shown;
  return tried ? post("act", { id: answer.id, action: { type: "suppose", options: tried.options } }) : answer;
};

export interface RemoteModel extends Model {
  apply(answer: ServerAnswer): void;
  /** Show a state of the page itself. */
  show(state: TableState): void;
  /** Show a notice about the page, by the key of its label; `file`: offered for download. */
  showNotice(key: string, file?: OfferedFile): void;
}

export const remoteModel = (first: ServerAnswer, ownValues: Record<string, unknown>, { post, ready, desk, saveState, savePending, withPageLabels = (state) => state }: Transport): RemoteModel => {
  const { on, off, tell: emit } = createEvents();
  const values: Record<string, unknown> = { view: "desk", action: {}, page: {}, down: "", rooms: true, ...ownValues };
  let { id } = first;
  let queue: Promise<void> = Promise.resolve();
  let refusedCount = 0;
  let pending: readonly NumberedAction[] = [];

  const show = (state: TableState) => {
    values["state"] = withPageLabels(state);
    document.documentElement.lang = state.lang;
    emit("change:state");
  };
  const apply = (answer: ServerAnswer) => {
    ({ id } = answer);
    saveState(answer.state, id);
    const isAnsweredAgain = values["down"] !== "" && values["file"] === undefined && !LASTING_NOTICES.includes(String(values["down"]));
    if (isAnsweredAgain) values["down"] = "";
    if (answer.page) values["page"] = answer.page;
    void writeAddress(answer.state);
    show(answer.state);
    if (isAnsweredAgain) emit("change:down");
    if (answer.page) emit("change:page");
  };
  const showNotice = (key: string, file?: OfferedFile) => {
    values["down"] = key;
    values["file"] = file;
    emit("change:down");
  };
  const report = (error: unknown) => {
    console.warn(error);
    showNotice(error instanceof TypeError ? "server-gone" : error instanceof ActionRefused ? "server-refused" : String((error as Error).message));
  };
  // Treat it as answered, so that it is not sent again with later actions.
  const skip = (action: NumberedAction, error: ActionRefused) => {
    refusedCount += 1;
    const state = values["state"] as TableState;
    const heard = action.sender ? { ...state.heard, [action.sender]: action.seq ?? 0 } : state.heard;
    show((action.sender ? { ...state, heard } : { ...state, seq: action.seq ?? 0 }) as TableState);
    report(error);
  };
  // A restarted server has no session. It gets the last table, then the actions since.
  const actInNewSession = async (action: Action) => {
    const { id } = await reopen(post, values["state"] as TableState, desk());
    return post("act", { id, action });
  };
  // If several actions are refused together, each is tried alone.
  const sendOneByOne = async (actions: NumberedAction[], error: ActionRefused): Promise<void> => {
    const before = refusedCount;
    for (const action of actions) await send(action);
    if (refusedCount > before) report(error);
  };
  const sendPending = async (action: NumberedAction): Promise<void> => {
    await ready?.();
    const [newest, isWaiting] = [pending.at(-1), pending.some(({ seq }) => seq === action.seq)];
    return send(newest && isWaiting ? { ...newest, earlier: pending.slice(0, -1) } : action);
  };
  const send = async ({ earlier: former = [], ...ownAction }: NumberedAction): Promise<void> => {
    const state = values["state"] as TableState;
    const isUnanswered = ({ seq = 0, sender }: NumberedAction) => seq > (sender ? state.heard?.[sender] ?? 0 : state.seq);
    if (!isUnanswered(ownAction as NumberedAction)) return; // it was sent with a later one
    const earlier = former.filter(isUnanswered);
    const action = { ...ownAction, earlier } as NumberedAction;
    let isNewSession = false;
    try {
      apply(await post("act", { id, action }).catch((error) => {
        if (!(error instanceof SessionExpired)) throw error;
        isNewSession = !(error instanceof FilesNotLoaded);
        return actInNewSession(action);
      }));
      // The table is the same, but earlier steps can't be undone.
      if (isNewSession) showNotice("server-anew");
    } catch (error) {
      if (error instanceof ActionRefused) return earlier.length ? sendOneByOne([...earlier, ownAction as NumberedAction], error) : skip(ownAction as NumberedAction, error);
      report(error);
      await new Promise((done) => setTimeout(done, RETRY));
      // The newest action contains all that were not answered.
      return sendPending(values["action"] as NumberedAction);
    }
  };

  apply(first);
  window.addEventListener("popstate", () => {
    if (isNewAddress()) {
      values["link"] = location.hash;
      emit("change:link");
    }
    // "Back" leads to an address with an old table, but a reload has to show the current one.
    void writeAddress(values["state"] as TableState);
  });
  return {
    on, off, apply, showNotice, show,
    savePending: (actions) => {
      pending = actions as readonly NumberedAction[];
      savePending(actions);
    },
    get: (key) => values[key],
    set: (key, value) => { values[key] = value; },
    save_changes: () => {
      const action = values["action"] as NumberedAction;
      if (action.type === "lang") save("localStorage", LANG_KEY, action.lang);
      if (action.type) queue = queue.then(() => sendPending(action));
    },
  };
};
