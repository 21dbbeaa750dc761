// The model of a page without Python: it holds the states of all that can be shown, in each language, and changes between them.
import type { Action } from "../protocol";
import type { Model } from "./sharedState";

interface Pack { common: object; own: Record<string, object> }
export interface StillData { kind: "still"; view: string; lang: string; faces: Record<string, Pack> }

/** What a model needs besides its values: who listens to which of them. */
export const listening = () => {
  const heard = new Map<string, Set<() => void>>();
  const of = (event: string) => heard.get(event) ?? heard.set(event, new Set()).get(event)!;
  return {
    on: (event: string, each: () => void) => void of(event).add(each),
    off: (event: string, each: () => void) => void of(event).delete(each),
    tell: (event: string) => of(event).forEach((each) => each()),
  };
};

/** The place of a pair by its clauses, or of none: both in any order. */
const pairIn = (own: Record<string, object>, clauses: string[]): string | null => {
  const wanted = [...clauses].sort().join(" ");
  return wanted in own ? wanted : null;
};

export const stillModel = (data: StillData): Model => {
  const { on, off, tell } = listening();
  let { lang } = data;
  let place = Object.keys(data.faces[lang]!.own)[0]!;
  let seq = 0;
  const state = () => {
    const { common, own } = data.faces[lang]!;
    return { ...common, ...own[place], seq, lang, canUndo: false, canRedo: false };
  };
  const values: Record<string, unknown> = { view: data.view, still: true, state: state(), action: {} };
  const go = (branch: string, index: number | null) => {
    const { own } = data.faces[lang]!;
    let last = 0;
    while (`${branch}:${last + 1}` in own) last += 1;
    const wanted = `${branch}:${Math.max(0, Math.min(index ?? last, last))}`;
    if (wanted in own) place = wanted;
  };
  const answer = (action: Action & { seq: number }) => {
    seq = action.seq;
    const [branch, index] = [place.slice(0, place.lastIndexOf(":")), Number(place.slice(place.lastIndexOf(":") + 1))];
    if (action.type === "lang") lang = action.lang;
    if (action.type === "pair") place = pairIn(data.faces[lang]!.own, action.clauses) ?? place;
    if (action.type === "go") go(("branch" in action ? action.branch : null) ?? branch, action.index ?? null);
    if (action.type === "step") go(branch, index + action.by);
    values["state"] = state();
    document.documentElement.lang = lang;
    tell("change:state");
  };
  return {
    on, off,
    get: (key) => values[key],
    set: (key, value) => { values[key] = value; },
    save_changes: () => answer(values["action"] as Action & { seq: number }),
  };
};
