// The parts of states that several views share. The whole states are in protocol.ts.
import type { DeskState } from "../protocol";

/** The part of every state. */
export type SharedState = Pick<DeskState, "seq" | "heard" | "lang" | "problem" | "text" | "canUndo" | "canRedo" | "labels"> & OpenView;

/** If a session can show several views: the current view, its name, and how to open it again. */
export interface OpenView { view?: string; face?: string; place?: { kind: string; id: string } | null }

/** Other rules that are tried, and the house's file. */
type WhatIfState = Pick<DeskState, "tried" | "house" | "notice">;

/** The state of a view with a table. */
export type TableState = SharedState
  & Pick<DeskState, "deck" | "seats" | "middle" | "field" | "discards" | "marks" | "question" | "verdict">
  & Partial<WhatIfState & Pick<DeskState, "shared" | "moves" | "elsewhere" | "scope" | "waiting" | "asks" | "begin" | "presets">>;

/** A file that a page offers for download. */
export interface OfferedFile { name: string; text: string }

/** The part of anywidget's model that the desk uses. The gallery and the pages have their own. */
export interface Model {
  get(key: string): unknown;
  set(key: string, value: unknown): void;
  save_changes(): void;
  /** Save unanswered actions for the page after a reload, if the host can. */
  savePending?(actions: readonly unknown[]): void;
  /** Send a message outside the traits, if the host has any. */
  send?(content: unknown): void;
  on(event: string, handler: () => void): void;
  off(event: string, handler: () => void): void;
}
