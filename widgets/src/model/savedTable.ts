// What outlives the page of a static site: the table that lay there, and the book of the house.
import type { Shown } from "./sharedState";
import { keep, kept } from "./storage";

interface Page { version: string; state: Shown; desk: Shown | null }
export interface Lasting {
  /** What was shown last, and what lay at the desk; `isOurs`: this version has drawn it; `isThisTabs`: it was shown here. */
  page: (Page & { isOurs: boolean; isThisTabs: boolean }) | null;
  keep(state: Shown): void;
  desk(): string;
}

/** Several sites may lie on one host. */
export const keyOf = (what: string) => `referee-${what}:${location.pathname.replace(/index\.html$/, "")}`;

/** This tab's own; a tab that was begun anew goes on with what was shown last in any. */
export const lastingPage = (version: string): Lasting => {
  const key = keyOf("page");
  const own = read(kept("sessionStorage", key));
  const page = own ?? read(kept("localStorage", key));
  let desk = page?.desk ?? null;
  return {
    page: page && { ...page, isOurs: page.version === version, isThisTabs: own !== null },
    desk: () => desk?.text ?? "",
    keep: (state) => {
      if (state.place?.kind === "desk") desk = state;
      const text = JSON.stringify({ version, state, desk } satisfies Page);
      keep("sessionStorage", key, text);
      keep("localStorage", key, text);
    },
  };
};

const read = (text: string | null): Page | null => {
  try {
    const page = JSON.parse(text ?? "null") as Page | null;
    return typeof page?.state?.text === "string" && typeof page.state.lang === "string" ? page : null;
  } catch {
    return null; // written by another version, or damaged
  }
};

const WEEK = 7 * 24 * 3600 * 1000;
/** Says one of these where the house's book is not safe on this phone. */
export type Warn = (key: "house-unkept" | "house-forgettable") => void;

export interface LastingHouse {
  /** The book as the browser has it, whether or not it can be read. */
  text(): string | null;
  /** Hands the book as it is by now to `ask`, and keeps what that makes of it. One tab at a time. */
  during<A extends { house?: string | null }>(ask: (house: string | null) => Promise<A>): Promise<A>;
}

export const lastingHouse = (warn: Warn): LastingHouse => {
  const [key, reminded] = [keyOf("house"), keyOf("reminded")];
  /** What could not be kept lasts as long as the page. */
  let unkept: string | undefined;

  const change = (house: string | null) => {
    unkept = keep("localStorage", key, house) ? undefined : house ?? undefined;
    if (unkept !== undefined) warn("house-unkept");
    else void remind();
  };
  // Where the browser promises to keep it nothing has to be said; else once a week.
  const remind = async () => {
    if (await navigator.storage?.persist?.().catch(() => false)) return;
    if (Date.now() - Number(kept("localStorage", reminded) ?? 0) < WEEK) return;
    keep("localStorage", reminded, String(Date.now()));
    warn("house-forgettable");
  };
  const alone = <A>(work: () => Promise<A>): Promise<A> => (navigator.locks ? navigator.locks.request(key, work) as Promise<A> : work());
  return {
    text: () => unkept ?? kept("localStorage", key),
    during: (ask) => alone(async () => {
      const before = unkept ?? kept("localStorage", key);
      const answer = await ask(before);
      if (answer.house !== undefined && answer.house !== before) change(answer.house);
      return answer;
    }),
  };
};
