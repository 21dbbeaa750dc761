// The model of a page whose session lives elsewhere: actions go there as JSON, one after the other, states come back.
import type { Action } from "../protocol";
import type { Model, Shown, TakeAlong } from "./sharedState";
import { bringsAnother, keepInAddress } from "./pageAddress";
import { keep as save } from "./storage";
import { listening } from "./stillModel";

export type Numbered = Action & { seq?: number; sender?: string; earlier?: Numbered[] };
export interface Answer { id: string; state: Shown; page?: unknown }
export interface Remote {
  post(path: "open" | "act", body: Record<string, unknown>): Promise<Answer>;
  /** Once somebody can answer; until then what is done waits, and then goes all at once. */
  ready?(): Promise<unknown>;
  /** What lay at the desk: a session that is begun anew gets it back. */
  desk(): string;
  /** A state that is shown from now on. */
  keep(state: Shown, id: string): void;
  /** What was done and nobody has answered yet. */
  waits(actions: readonly unknown[]): void;
  /** How the page's own words are told where it is. */
  words?(state: Shown): Shown;
}

export const LANG = "referee-lang";
export const RETRY = 2000;
/** These stay until somebody has read them. */
const STAYING = ["server-anew", "new-version", "house-unkept", "house-forgettable"];

/** There is no such session (any more). */
export class Gone extends Error {}
/** Nothing is lost but the steps before, and there are hardly any: nobody has to be told. */
export class Early extends Gone {}
/** It will not be taken, however often it is sent. */
export class Refused extends Error {}

/** What the other side has by its name: it needs no text. */
const isOfOurs = ({ kind, id }: { kind: string; id: string }) => kind === "course" || (kind === "quiz" && id !== "");

/** What a new session is to begin with, to show what a state shows. */
export const likeThis = ({ text, lang, place, rules }: Shown & { rules?: string }, desk: string) => {
  if (place === undefined) return { text, lang };
  if (place === null) return { lang, kind: "home", desk };
  return { lang, ...place, desk, text: place.kind === "picker" ? rules : isOfOurs(place) ? "" : text };
};

/** A session that shows what a state shows, with what was tried there. */
export const beginLike = async (post: Remote["post"], shown: Shown, desk: string): Promise<Answer> => {
  const begun = await post("open", likeThis(shown, desk));
  const { tried } = shown;
  return tried ? post("act", { id: begun.id, action: { type: "suppose", options: tried.options } }) : begun;
};

export interface RemoteModel extends Model {
  take(told: Answer): void;
  /** A state that nobody has answered. */
  show(state: Shown): void;
  /** Says something about the page itself, by the key of its word; `file`: what can be taken along. */
  say(key: string, file?: TakeAlong): void;
}

export const remoteModel = (first: Answer, more: Record<string, unknown>, { post, ready, desk, keep, waits, words = (state) => state }: Remote): RemoteModel => {
  const { on, off, tell } = listening();
  const values: Record<string, unknown> = { view: "desk", action: {}, page: {}, down: "", rooms: true, ...more };
  let { id } = first;
  let line: Promise<void> = Promise.resolve();
  let dropped = 0;
  let unanswered: readonly Numbered[] = [];

  const show = (state: Shown) => {
    values["state"] = words(state);
    document.documentElement.lang = state.lang;
    tell("change:state");
  };
  const take = (told: Answer) => {
    ({ id } = told);
    keep(told.state, id);
    const isBack = values["down"] !== "" && values["file"] === undefined && !STAYING.includes(String(values["down"]));
    if (isBack) values["down"] = "";
    if (told.page) values["page"] = told.page;
    void keepInAddress(told.state);
    show(told.state);
    if (isBack) tell("change:down");
    if (told.page) tell("change:page");
  };
  const say = (key: string, file?: TakeAlong) => {
    values["down"] = key;
    values["file"] = file;
    tell("change:down");
  };
  const down = (error: unknown) => {
    console.warn(error);
    say(error instanceof TypeError ? "server-gone" : error instanceof Refused ? "server-refused" : String((error as Error).message));
  };
  // As if it had been answered: what comes later does not bring it along again.
  const drop = (action: Numbered, error: Refused) => {
    dropped += 1;
    const state = values["state"] as Shown;
    const heard = action.sender ? { ...state.heard, [action.sender]: action.seq ?? 0 } : state.heard;
    show((action.sender ? { ...state, heard } : { ...state, seq: action.seq ?? 0 }) as Shown);
    down(error);
  };
  // Who was started anew does not know the page: it gets the table as it was last seen, then what was done since.
  const renew = async (action: Action) => {
    const { id } = await beginLike(post, values["state"] as Shown, desk());
    return post("act", { id, action });
  };
  // Of several that are refused together those that are in order are done.
  const singly = async (actions: Numbered[], error: Refused): Promise<void> => {
    const before = dropped;
    for (const each of actions) await send(each);
    if (dropped > before) down(error);
  };
  const act = async (action: Numbered): Promise<void> => {
    await ready?.();
    const [newest, isWaiting] = [unanswered.at(-1), unanswered.some(({ seq }) => seq === action.seq)];
    return send(newest && isWaiting ? { ...newest, earlier: unanswered.slice(0, -1) } : action);
  };
  const send = async ({ earlier: before = [], ...bare }: Numbered): Promise<void> => {
    const state = values["state"] as Shown;
    const isOpen = ({ seq = 0, sender }: Numbered) => seq > (sender ? state.heard?.[sender] ?? 0 : state.seq);
    if (!isOpen(bare as Numbered)) return; // went along with a later one
    const earlier = before.filter(isOpen);
    const action = { ...bare, earlier } as Numbered;
    let isNew = false;
    try {
      take(await post("act", { id, action }).catch((error) => {
        if (!(error instanceof Gone)) throw error;
        isNew = !(error instanceof Early);
        return renew(action);
      }));
      // The table is as it was, but the steps that led to it are not known any more.
      if (isNew) say("server-anew");
    } catch (error) {
      if (error instanceof Refused) return earlier.length ? singly([...earlier, bare as Numbered], error) : drop(bare as Numbered, error);
      down(error);
      await new Promise((done) => setTimeout(done, RETRY));
      // The newest action brings along all that were not answered.
      return act(values["action"] as Numbered);
    }
  };

  take(first);
  window.addEventListener("popstate", () => {
    if (bringsAnother()) {
      values["link"] = location.hash;
      tell("change:link");
    }
    // Back leads to an address with the table as it was then: it is the table that lies there that a reload brings.
    void keepInAddress(values["state"] as Shown);
  });
  return {
    on, off, take, say, show,
    waits: (actions) => {
      unanswered = actions as readonly Numbered[];
      waits(actions);
    },
    get: (key) => values[key],
    set: (key, value) => { values[key] = value; },
    save_changes: () => {
      const action = values["action"] as Numbered;
      if (action.type === "lang") save("localStorage", LANG, action.lang);
      if (action.type) line = line.then(() => act(action));
    },
  };
};
