// What a static site stores in the browser: the table, and the book of the house.
import type { TableState } from "./sharedState";
import { save, load } from "./storage";

interface SavedPage { version: string; state: TableState; deskText: TableState | null }
export interface SavedTable {
  /** The last state, and the last one of the desk; `isThisVersion`, `isThisTab`: saved by this version of the site, in this tab. */
  page: (SavedPage & { isThisVersion: boolean; isThisTab: boolean }) | null;
  saveState(state: TableState): void;
  deskText(): string;
}

/** Contains the path, as one host may have several sites. */
export const keyOf = (name: string) => `referee-${name}:${location.pathname.replace(/index\.html$/, "")}`;

/** A reloaded tab continues with its own page, a new tab with the last one of any tab. */
export const savedTable = (version: string): SavedTable => {
  const key = keyOf("page");
  const own = parsePage(load("sessionStorage", key));
  const page = own ?? parsePage(load("localStorage", key));
  let deskText = page?.deskText ?? null;
  return {
    page: page && { ...page, isThisVersion: page.version === version, isThisTab: own !== null },
    deskText: () => deskText?.text ?? "",
    saveState: (state) => {
      if (state.place?.kind === "desk") deskText = state;
      const text = JSON.stringify({ version, state, deskText } satisfies SavedPage);
      save("sessionStorage", key, text);
      save("localStorage", key, text);
    },
  };
};

const parsePage = (text: string | null): SavedPage | null => {
  try {
    const page = JSON.parse(text ?? "null") as SavedPage | null;
    return typeof page?.state?.text === "string" && typeof page.state.lang === "string" ? page : null;
  } catch {
    return null; // saved by another version, or damaged
  }
};

const WEEK = 7 * 24 * 3600 * 1000;
/** Shows that the house's book may get lost. */
type Warn = (key: "house-unkept" | "house-forgettable") => void;

export interface SavedHouse {
  /** The text of the book. It may be invalid. */
  text(): string | null;
  /** Calls `ask` with the text of the book and saves the text in its answer. One tab at a time. */
  update<A extends { house?: string | null }>(ask: (house: string | null) => Promise<A>): Promise<A>;
}

export const savedHouse = (warn: Warn): SavedHouse => {
  const [key, reminderKey] = [keyOf("house"), keyOf("reminded")];
  /** A text that could not be saved. */
  let unsavedText: string | undefined;

  const change = (house: string | null) => {
    unsavedText = save("localStorage", key, house) ? undefined : house ?? undefined;
    if (unsavedText !== undefined) warn("house-unkept");
    else void remindOfBackup();
  };
  // Once a week, unless the browser promises to keep it.
  const remindOfBackup = async () => {
    if (await navigator.storage?.persist?.().catch(() => false)) return;
    if (Date.now() - Number(load("localStorage", reminderKey) ?? 0) < WEEK) return;
    save("localStorage", reminderKey, String(Date.now()));
    warn("house-forgettable");
  };
  const withLock = <A>(work: () => Promise<A>): Promise<A> => (navigator.locks ? navigator.locks.request(key, work) as Promise<A> : work());
  return {
    text: () => unsavedText ?? load("localStorage", key),
    update: (ask) => withLock(async () => {
      const before = unsavedText ?? load("localStorage", key);
      const answer = await ask(before);
      if (answer.house !== undefined && answer.house !== before) change(answer.house);
      return answer;
    }),
  };
};
