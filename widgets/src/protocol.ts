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
  /** What the table waits for from this seat, with the clauses behind it and likely moves. */
  waits?: { text: string; clauses: string; moves: { text: string; label: string }[] } | null;
  faults: string[];
  /** The cards that something is wrong with. */
  wrong?: string[];
}

export interface Play { cards: string[]; seat: number | null; faults: string[]; wrong?: string[] }
export interface Mark { mark: string; label: string; on: boolean; follows: boolean; seat?: string }

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
  /** The house's rulings that it rests on, cited; empty where there are none. */
  ruling?: string;
}

export interface Flip {
  option: string;
  value: Value;
  label: string;
  answer: unknown;
  answerLabel: string;
  kind: "switch" | "reading";
  tone?: Tone;
  /** The ruling that it would go against, cited. */
  ruling?: string;
  warnings?: string[];
}

/** Two changes that change the answer only together. */
export interface Pair { options: Tried; labels: string[]; answerLabel: string; tone: Tone }
export type Tried = Record<string, Value>;
export interface Ruling { option: string; label: string; ruling: string; note: string }

export interface OpenReading {
  option: string;
  question: string;
  ruling?: string;
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
  rulings?: Ruling[];
  /** null: nobody has asked for them. */
  pairs?: Pair[] | null;
  unknown: { fact: string; ifTrue: string; ifFalse: string }[];
  plays?: { label: string; plays: string[][] }[];
}

export interface Problem { kind: string; message: string; line: number | null; column: number | null; text: string }

export interface State extends Partial<Supposing> {
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
  disputed: { seat: number | null; cards: string[]; faults: string[]; wrong?: string[] };
  discards: { cards: string[]; faults: string[]; wrong?: string[] };
  marks: Mark[];
  faults: string[];
  question: { text: string; label: string; followed: boolean };
  questions: { text: string; label: string }[];
  moves?: { text: string; label: string }[];
  verdict: Verdict | null;
  problem: Problem | null;
  text: string;
  /** The text for others, who do not have the house's book. */
  shared?: string;
  canUndo: boolean;
  canRedo: boolean;
  labels: Record<string, string>;
}

/** Other rules that are looked at: the table stays what it is. */
export interface Supposed {
  options: Tried;
  heading: string;
  changes: { option: string; value: Value; kind: "switch" | "reading"; label: string }[];
  verdict: Verdict;
}

/** What the desk and the card have besides: rules that are tried and kept. */
export interface Supposing { tried: Supposed | null; house: { name: string; file: string; other?: string; brings?: string } | null; notice: string }

/** What the state of every face has: the words, the problem, whether there is something to undo. */
export type Told = Pick<State, "seq" | "lang" | "problem" | "text" | "canUndo" | "canRedo" | "labels">;

/** What the state of a face about a table has besides: what lies there, the verdict. */
export type Shown = Pick<State,
  "seq" | "lang" | "deck" | "seats" | "middle" | "field" | "discards" | "marks" | "question" | "verdict" | "problem" | "text"
  | "canUndo" | "canRedo" | "labels"> & Partial<Supposing> & { shared?: string; moves?: { text: string; label: string }[] };

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

export interface RuleReading {
  id: string;
  kind: "reading" | "setting" | "variant";
  question: string;
  why: string;
  values: { value: Value; label: string }[];
  usual: Value;
}

export interface Rule {
  id: string;
  name: string;
  switch: boolean;
  usual: boolean;
  title: string;
  other: string;
  where: string;
  wording: string;
  games: string[];
  readings: RuleReading[];
  names: string;
  words: string;
}

export interface RuleGroup { id: string; label: string; rank: boolean; clauses: Rule[]; also: { name: string; title: string }[] }
export interface Mend { label: string; set: Record<string, Value> }
export interface RuleFinding { level: "error" | "warning" | "note"; clause: string; text: string; mends: Mend[] }
export interface OurRuling { value: Value; label: string; cite: string; date: string; note: string; own: boolean; holds: boolean; clause: string }

/** What the rule picker shows. The trait `fixed` brings `labels`, `catalog` and `books`. */
export interface PickState extends Told {
  books: { id: string; title: string }[];
  catalog: { groups: RuleGroup[]; presets: { id: string; title: string }[] };
  book: string;
  game: string;
  values: Record<string, Value>;
  by: Record<string, { who: "you" | "house"; label: string }>;
  rulings: Record<string, OurRuling>;
  findings: RuleFinding[];
  barred: Record<string, { text: string; mend: Mend }>;
  presets: string[];
  ours: { id: string; title: string } | null;
  house: { file: string; revision: number; saved: boolean } | null;
  title: { ja?: string; en?: string };
  rules: string;
  notice: string;
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
  | { type: "suppose"; options: Tried }
  | { type: "keep"; note: string; where: "house" | "table" | null }
  | { type: "pairs" }
  | { type: "still" }
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
  | { type: "options"; values: Record<string, Value> }
  | { type: "preset"; preset: string }
  | { type: "ruling"; option: string; value: Value; note: string }
  | { type: "unrule"; option: string }
  | { type: "title"; title: string }
  | { type: "load"; text: string; name: string }
  | { type: "save"; replace?: boolean }
  | { type: "reload" }
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
