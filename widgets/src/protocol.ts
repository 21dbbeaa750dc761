// The shapes of docs/desk-protocol.md.
export type Tone = "yes" | "no" | "open" | "value";
export type Value = string | number | boolean;

export interface Choice { value: string; label: string }
export interface Suit { id: string; symbol: string; name: string; color: string }
export interface Deck { suits: Suit[]; ranks: string[]; jokers: number; beyond?: string[]; hidden?: boolean }
export interface Token { kind: string; label: string; suit: string; detail: string }

export interface Option {
  id: string;
  kind: "switch" | "reading" | "game";
  title: string;
  text: string;
  value: Value;
  values: { value: Value; label: string }[];
  default: Value;
  where?: string;
}

export interface Seat {
  name: string;
  title: string | null;
  titleLabel: string | null;
  cards: string[];
  unknown: number | null;
  out: string | null;
  outLabel?: string | null;
  turn: boolean;
  tokens?: Token[];
  /** What the seat points at; `to: null` is the middle of the table. */
  points?: { to: number | null; label: string } | null;
  faults: string[];
}

export interface Play { cards: string[]; seat: number | null; faults: string[] }
export interface Mark { mark: string; label: string; on: boolean; follows: boolean }

export interface Reason {
  clause: string;
  title: string;
  did: string;
  didLabel?: string;
  text: string;
  wording: string;
  where: string;
  cards: string[];
  players: string[];
}

export interface Flip {
  option: string;
  value: Value;
  label: string;
  answer: unknown;
  answerLabel: string;
  kind: "switch" | "reading";
  tone?: Tone;
}

export interface OpenReading {
  option: string;
  question: string;
  outcomes: { value: Value; label: string; answerLabel: string; tone?: Tone; chosen?: boolean }[];
}

export interface Verdict {
  answer: unknown;
  answerLabel: string;
  tone: Tone;
  sentence: string;
  reasons: Reason[];
  flips: Flip[];
  open: OpenReading[];
  unknown: { fact: string; ifTrue: string; ifFalse: string }[];
  plays?: { label: string; plays: string[][] }[];
}

export interface Problem { kind: string; message: string; line: number | null; column: number | null; text: string }

export interface State {
  seq: number;
  lang: "ja" | "en";
  books: { id: string; title: string }[];
  book: string;
  options: Option[];
  deck: Deck;
  seats: Seat[];
  titles: Choice[];
  outs: Choice[];
  middle?: { kind: string; label: string; empty: string };
  field: Play[];
  disputed: { seat: number | null; cards: string[]; faults: string[] };
  discards: { cards: string[]; faults: string[] };
  marks: Mark[];
  faults: string[];
  question: { text: string; label: string; followed: boolean };
  questions: { text: string; label: string }[];
  moves?: { text: string; label: string }[];
  verdict: Verdict | null;
  problem: Problem | null;
  text: string;
  canUndo: boolean;
  canRedo: boolean;
  labels: Record<string, string>;
}

/** What the state of every face has: what lies on the table, the verdict, the words. */
export type Shown = Pick<State,
  "seq" | "lang" | "deck" | "seats" | "middle" | "field" | "discards" | "marks" | "question" | "verdict" | "problem" | "text"
  | "canUndo" | "canRedo" | "labels"> & { moves?: { text: string; label: string }[] };

export interface TreeStep { index: number; seat: string; label: string; tone: Tone; said: boolean; on: boolean }
export interface TreeLine { name: string; label: string; depth: number; before: number; steps: TreeStep[] }
export interface Made { text: string; label: string; seat: number | null; cards: string[]; refused: boolean; made: boolean }

/** What the stepper shows: a step of a story. */
export interface StepState extends Shown {
  move: Made | null;
  changes: { text: string; clause: string }[];
  branch: string;
  index: number;
  length: number;
  tree: TreeLine[];
  comment: string;
  commentHtml: string;
  next: string;
  plays: { label: string; plays: string[][] }[];
  asked: { question: string; sentence: string; tone: Tone }[];
}

export interface FormValue { value: string; label: string; seat: number | null; cards: string[] }
export interface QuizForm {
  kind: "one" | "many" | "order" | "each" | "number" | "cards" | "self";
  asks: string;
  values: FormValue[];
  others: FormValue[];
}
export type QuizSaid = string | number | (string | number | null)[];

/** What the quiz shows: a question before or after its answer. */
export interface QuizState extends Shown {
  index: number;
  title: string;
  remarkHtml: string;
  hasHint: boolean;
  hintHtml: string;
  rules: { book: string; changes: string[] };
  then: { label: string; cards: string[]; seat: number | null; refused: boolean }[];
  form: QuizForm;
  given: { said: QuizSaid | null; label: string; right: boolean | null; first: boolean } | null;
  /** Only once there is an answer. */
  looking?: boolean;
  afterHtml?: string;
  score: { right: number; answered: number; of: number };
  list: { label: string; done: "open" | "right" | "wrong" }[];
}

export type Place =
  | { zone: "box" }
  | { zone: "hand"; seat: number }
  | { zone: "field"; play?: number }
  | { zone: "disputed" }
  | { zone: "discards" };

export type Action =
  | { type: "move"; card: string; from: Place; to: Place }
  | { type: "stand"; card: string; at: Place; as: string | null }
  | { type: "down"; card: string; at: Place; down: boolean }
  | { type: "unknown"; seat: number; count: number | null }
  | { type: "seats"; count: number }
  | { type: "rename"; seat: number; name: string }
  | { type: "title"; seat: number; title: string | null }
  | { type: "out"; seat: number; out: string | null }
  | { type: "turn"; seat: number | null }
  | { type: "disputer"; seat: number }
  | { type: "player"; play: number; seat: number | null }
  | { type: "mark"; mark: string; on: boolean }
  | { type: "book"; book: string }
  | { type: "option"; option: string; value: Value }
  | { type: "ask"; text: string | null }
  | { type: "try"; cards: string[] }
  | { type: "play" }
  | { type: "make"; move: string }
  | { type: "text"; text: string }
  | { type: "clear"; what: "field" | "disputed" | "all" }
  | { type: "undo" }
  | { type: "redo" }
  | { type: "lang"; lang: "ja" | "en" }
  | { type: "go"; index: number; branch?: string }
  | { type: "step"; by: 1 | -1 }
  | { type: "say"; comment: string }
  | { type: "rename"; branch: string; name: string }
  | { type: "remove"; branch: string }
  | { type: "cut" }
  | { type: "answer"; said: QuizSaid }
  | { type: "judge"; knew: boolean }
  | { type: "reveal" }
  | { type: "hint" }
  | { type: "again" }
  | { type: "reset" }
  | { type: "back" };

/** The part of anywidget's model that the desk uses; the gallery and the web page bring their own ten lines of it. */
export interface Model {
  get(key: string): unknown;
  set(key: string, value: unknown): void;
  save_changes(): void;
  on(event: string, handler: () => void): void;
  off(event: string, handler: () => void): void;
}
