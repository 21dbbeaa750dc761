import { afterEach, beforeEach, vi } from "vitest";
import type { DeskState } from "../src/protocol";
import type { Model } from "../src/model/sharedState";

// The clock of a file that imports this belongs to its tests: no test depends on the machine's speed.
beforeEach(() => { vi.useFakeTimers(); });
afterEach(async () => {
  await vi.runOnlyPendingTimersAsync(); // else Preact would wait for a frame of this test's clock
  vi.useRealTimers();
});

/** Runs the timers, frames and promises that are due within this time. */
export const settle = (milliseconds = 120): Promise<unknown> => vi.advanceTimersByTimeAsync(milliseconds);

/** Waits until a check passes that does not depend on timers, such as one of a compressed stream. */
export const until = (check: () => void): Promise<void> => vi.waitFor(check, 60_000);

export const state = (changes: Partial<DeskState> = {}): DeskState => ({
  seq: 0, lang: "en", books: [{ id: "offkai", title: "Offkai" }], book: "offkai", game: null, picker: null,
  playing: { label: "Offkai", changes: "", changed: 0, offer: null },
  deck: {
    suits: [
      { id: "S", symbol: "♠", name: "spades", color: "black" }, { id: "H", symbol: "♥", name: "hearts", color: "red" },
      { id: "D", symbol: "♦", name: "diamonds", color: "red" }, { id: "C", symbol: "♣", name: "clubs", color: "black" },
    ],
    ranks: ["3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "2"], suitless: [], copies: {}, jokers: 2, beyond: ["3-", "2+"], hidden: false,
  },
  middle: { kind: "field", label: "Field", empty: "", single: false },
  seats: ["Aki", "Ben"].map((name) => ({
    name, title: null, titleLabel: null, cards: [], unknown: null, out: null, outLabel: null, turn: false,
    tokens: [], points: null, waits: null, faults: [], wrong: [],
  })),
  titles: [], outs: [], field: [], disputed: { seat: 0, cards: [], faults: [], wrong: [] }, discards: { cards: [], faults: [], wrong: [] },
  marks: [], faults: [], question: { text: "", label: "", followed: true }, questions: [], moves: [], waiting: null, begin: [], presets: [], spent: [], example: "", stronger: [], record: [], before: "", asks: [], tried: null, house: null, notice: "", argument: null, offers: [], refused: null,
  verdict: null, problem: null,
  text: "seats: Aki, Ben\n", shared: "seats: Aki, Ben\n", canUndo: false, canRedo: false,
  labels: { "card-name": "{rank} of {suit}", joker: "joker", "take-back": "{card}: take back" }, ...changes,
});

/** Answers each action at once with the same state; where it is `silent`, with what is shown next. */
export interface FakeModel extends Model { sent: Record<string, unknown>[]; silent: boolean; show(next: DeskState): void; tell(event: string): void }

export const fakeModel = (first: DeskState, view = "desk", key = ""): FakeModel => {
  const values: Record<string, unknown> = { state: first, action: {}, view, key };
  let done: Record<string, number> = {};
  const heard = new Map<string, Set<() => void>>();
  const of = (event: string) => heard.get(event) ?? heard.set(event, new Set()).get(event)!;
  const sent: Record<string, unknown>[] = [];
  const show = (next: DeskState) => {
    const last = sent.at(-1) as { seq: number; sender: string } | undefined;
    if (last) done = { ...done, [last.sender]: last.seq };
    values["state"] = { ...next, heard: next.heard ?? done };
    of("change:state").forEach((each) => each());
  };
  const model: FakeModel = {
    sent, silent: false,
    get: (key) => values[key],
    set: (key, value) => {
      values[key] = value;
      if (key !== "action") of(`change:${key}`).forEach((each) => each());
    },
    save_changes: () => {
      const action = values["action"] as { seq: number; sender: string };
      sent.push(action as unknown as Record<string, unknown>);
      const { heard: _, ...same } = values["state"] as DeskState;
      if (!model.silent) show(same);
    },
    on: (event, handler) => { of(event).add(handler); },
    off: (event, handler) => { of(event).delete(handler); },
    show,
    tell: (event) => of(event).forEach((each) => each()),
  };
  return model;
};
