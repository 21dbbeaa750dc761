// What the parts that several faces share need to know of a state; the states themselves are in protocol.ts.
import type { DeskState } from "../protocol";

/** What the state of every face has: the words, the problem, whether there is something to undo. */
export type Told = Pick<DeskState, "seq" | "heard" | "lang" | "problem" | "text" | "canUndo" | "canRedo" | "labels"> & Lobbied;

/** What a session that shows one face after another says besides: which one, by name, and how to open it again. */
export interface Lobbied { view?: string; face?: string; place?: { kind: string; id: string } | null }

/** What the desk and the card have besides: rules that are tried and kept. */
export type Supposing = Pick<DeskState, "tried" | "house" | "notice">;

/** What the state of a face about a table has besides: what lies there, the verdict. */
export type Shown = Told
  & Pick<DeskState, "deck" | "seats" | "middle" | "field" | "discards" | "marks" | "question" | "verdict">
  & Partial<Supposing & Pick<DeskState, "shared" | "moves" | "elsewhere" | "waiting" | "asks" | "begin">>;

/** The part of anywidget's model that the desk uses; the gallery and the web page bring their own ten lines of it. */
/** A file that a page hands out. */
export interface TakeAlong { name: string; text: string }

export interface Model {
  get(key: string): unknown;
  set(key: string, value: unknown): void;
  save_changes(): void;
  /** What was done and nobody has answered yet, where the host keeps it over a reload. */
  waits?(actions: readonly unknown[]): void;
  /** A message past all traits, where the host has them. */
  send?(content: unknown): void;
  on(event: string, handler: () => void): void;
  off(event: string, handler: () => void): void;
}
