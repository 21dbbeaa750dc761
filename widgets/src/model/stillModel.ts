// The model of a still page: it contains all states in each language, and actions choose one of them.
import type { Action } from "../protocol";
import type { Model } from "./sharedState";

interface CompactStates { common: object; own: Record<string, object> }
/** `inBrowsersLang`: nobody has chosen the language. */
export interface StillData { kind: "still"; view: string; lang: string; inBrowsersLang?: boolean; faces: Record<string, CompactStates> }

/** Event handlers of a model. */
export const createEvents = () => {
  const handlers = new Map<string, Set<() => void>>();
  const handlersOf = (event: string) => handlers.get(event) ?? handlers.set(event, new Set()).get(event)!;
  return {
    on: (event: string, handler: () => void) => void handlersOf(event).add(handler),
    off: (event: string, handler: () => void) => void handlersOf(event).delete(handler),
    tell: (event: string) => handlersOf(event).forEach((handler) => handler()),
  };
};

/** The key of the state that shows a pair of clauses, which may be in any order; null if there is none. */
const pairKey = (own: Record<string, object>, clauses: string[]): string | null => {
  const key = [...clauses].sort().join(" ");
  return key in own ? key : null;
};

export const stillModel = (data: StillData): Model => {
  const { on, off, tell: emit } = createEvents();
  let lang = (data.inBrowsersLang && navigator.languages.map((each) => each.slice(0, 2)).find((each) => each in data.faces)) || data.lang;
  document.documentElement.lang = lang;
  let current = Object.keys(data.faces[lang]!.own)[0]!;
  let seq = 0;
  const state = () => {
    const { common, own } = data.faces[lang]!;
    // `heard` is the session's; here `seq` says what is answered.
    return { ...common, ...own[current], heard: undefined, seq, lang, canUndo: false, canRedo: false };
  };
  const values: Record<string, unknown> = { view: data.view, still: true, state: state(), action: {} };
  const goTo = (branch: string, index: number | null) => {
    const { own } = data.faces[lang]!;
    let last = 0;
    while (`${branch}:${last + 1}` in own) last += 1;
    const key = `${branch}:${Math.max(0, Math.min(index ?? last, last))}`;
    if (key in own) current = key;
  };
  const answer = (action: Action & { seq: number }) => {
    seq = action.seq;
    const [branch, index] = [current.slice(0, current.lastIndexOf(":")), Number(current.slice(current.lastIndexOf(":") + 1))];
    if (action.type === "lang") lang = action.lang;
    if (action.type === "pair") current = pairKey(data.faces[lang]!.own, action.clauses) ?? current;
    if (action.type === "go") goTo(("branch" in action ? action.branch : null) ?? branch, action.index ?? null);
    if (action.type === "step") goTo(branch, index + action.by);
    values["state"] = state();
    document.documentElement.lang = lang;
    emit("change:state");
  };
  return {
    on, off,
    get: (key) => values[key],
    set: (key, value) => { values[key] = value; },
    save_changes: () => answer(values["action"] as Action & { seq: number }),
  };
};
