// The model of the page that `referee open` serves: actions go to its small server as JSON, states come back.
import type { Action } from "../protocol";
import type { Model, Shown } from "./told";
import { packText } from "./link";
import { answerFor, isShown } from "./tabs";
import { listening } from "./still";

export interface WebData { kind: "web"; lang: string; base: string; codes: boolean }
type Numbered = Action & { seq?: number; sender?: string; earlier?: Numbered[] };
interface Told { id: string; state: Shown; page?: unknown }

const ID = "referee-session";
const LANG = "referee-lang";
/** What lay at the desk: a server that was started anew gets it back. */
const DESK = "referee-desk";
const RETRY = 2000;

class Gone extends Error {}
/** The server will not take it, however often it is sent. */
class Refused extends Error {}

const post = async (path: string, body: unknown): Promise<Told> => {
  const answer = await fetch(path, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });
  if (answer.status === 410) throw new Gone();
  if (answer.status >= 400 && answer.status < 500) throw new Refused(await answer.text());
  if (!answer.ok) throw new Error(await answer.text());
  return await answer.json() as Told;
};

/** What a new session is to begin with, to show what a state shows. */
const likeThis = ({ text, lang, place, rules }: Shown & { rules?: string }) => {
  const desk = sessionStorage.getItem(DESK) ?? "";
  if (place === undefined) return { text, lang };
  if (place === null) return { lang, kind: "home", desk };
  return { lang, ...place, desk, text: place.kind === "picker" ? rules : place.kind === "quiz" && place.id ? "" : text };
};

/** Where a page is reloaded its session is found again; one that another tab shows is not shared: a duplicated tab gets one that is alike. */
const begin = async (data: WebData): Promise<Told> => {
  const id = sessionStorage.getItem(ID);
  if (id) {
    try {
      const found = await post("act", { id });
      return await isShown(id) ? await post("open", likeThis(found.state)) : found;
    } catch (error) {
      if (!(error instanceof Gone)) throw error;
    }
  }
  return post("open", { lang: localStorage.getItem(LANG) ?? data.lang });
};

export const webModel = async (data: WebData): Promise<Model> => {
  const { on, off, tell } = listening();
  const first = await begin(data);
  const values: Record<string, unknown> = { view: "desk", action: {}, share_base: data.base, codes: data.codes, page: {}, down: "", rooms: true };
  let id = first.id;
  answerFor(() => id);
  let line: Promise<void> = Promise.resolve();
  let dropped = 0;

  const take = (told: Told) => {
    ({ id } = told);
    sessionStorage.setItem(ID, id);
    if (told.state.place?.kind === "desk") sessionStorage.setItem(DESK, told.state.text);
    document.documentElement.lang = told.state.lang;
    values["state"] = told.state;
    if (values["down"] !== "server-anew") values["down"] = "";
    if (told.page) values["page"] = told.page;
    void keepInAddress(told.state);
    tell("change:state");
    tell("change:down");
    if (told.page) tell("change:page");
  };
  /** The table is as it was, but the steps that led to it are not known any more: said until somebody has read it. */
  const anew = () => {
    values["down"] = "server-anew";
    tell("change:down");
  };
  const down = (error: unknown) => {
    const key = error instanceof TypeError ? "server-gone" : error instanceof Refused ? "server-refused" : undefined;
    values["down"] = key ?? String((error as Error).message);
    tell("change:down");
  };
  // As if it had been answered: what comes later does not bring it along again.
  const drop = (action: Numbered, error: Refused) => {
    dropped += 1;
    const state = values["state"] as Shown;
    const heard = action.sender ? { ...state.heard, [action.sender]: action.seq ?? 0 } : state.heard;
    values["state"] = action.sender ? { ...state, heard } : { ...state, seq: action.seq ?? 0 };
    tell("change:state");
    down(error);
  };
  // A server that was started anew does not know the page: it gets the table as it was last seen, what was tried there, then what was done since.
  const renew = async (action: Action) => {
    const shown = values["state"] as Shown;
    const { tried } = shown;
    const { id } = await post("open", likeThis(shown));
    if (tried) await post("act", { id, action: { type: "suppose", options: tried.options } });
    return post("act", { id, action });
  };
  // Of several that are refused together those that are in order are done.
  const singly = async (actions: Numbered[], error: Refused): Promise<void> => {
    const before = dropped;
    for (const each of actions) await act(each);
    if (dropped > before) down(error);
  };
  const act = async ({ earlier: before = [], ...bare }: Numbered): Promise<void> => {
    const state = values["state"] as Shown;
    const isOpen = ({ seq = 0, sender }: Numbered) => seq > (sender ? state.heard?.[sender] ?? 0 : state.seq);
    if (!isOpen(bare as Numbered)) return; // went along with a later one
    const earlier = before.filter(isOpen);
    const action = { ...bare, earlier } as Numbered;
    let isNew = false;
    try {
      take(await post("act", { id, action }).catch((error) => {
        if (!(error instanceof Gone)) throw error;
        isNew = true;
        return renew(action);
      }));
      if (isNew) anew();
    } catch (error) {
      if (error instanceof Refused) return earlier.length ? singly([...earlier, bare as Numbered], error) : drop(bare as Numbered, error);
      down(error);
      await new Promise((done) => setTimeout(done, RETRY));
      // The newest action brings along all that were not answered.
      return act(values["action"] as Numbered);
    }
  };

  take(first);
  // Back leads to an address with the table as it was then: it is the table that lies there that a reload brings.
  window.addEventListener("popstate", () => void keepInAddress(values["state"] as Shown));
  return {
    on, off,
    get: (key) => values[key],
    set: (key, value) => { values[key] = value; },
    save_changes: () => {
      const action = values["action"] as Numbered;
      if (action.type === "lang") localStorage.setItem(LANG, action.lang);
      if (action.type) line = line.then(() => act(action));
    },
  };
};

/** Where a table brings the rules of its house along, it is this line that they begin with. */
const HOUSE = /^house: /m;

/** The table stands in the address, with rules that only it has; where there is none, nothing does. */
const keepInAddress = async ({ text, shared, view }: Shown) => {
  const carries = view === undefined || view === "desk" || view === "stepper";
  const whole = shared && HOUSE.test(shared) ? shared : text;
  const fragment = carries ? `#${await packText(whole)}` : "";
  history.replaceState(history.state, "", `${location.pathname}${location.search}${fragment}`);
};
