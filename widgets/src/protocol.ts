// Made by `npm run build` from referee/ui/shared/protocol/*.py and widgets/page_protocol/*.py:
// change those.
// docs/desk-protocol.md describes them.

export type Lang = "ja" | "en";
/** `open`: unsettled, or it depends; `value`: an answer that is neither yes nor no. */
export type Tone = "yes" | "no" | "open" | "value";
/** The value of an option: true or false for a switch, a name for a reading. */
export type Value = string | boolean;
/** Options, each with the value that it is tried with. */
export type Tried = Record<string, boolean | string>;
/** For each page that has sent an action, the `seq` of its last one. */
export type Heard = Record<string, number>;
/** By `form.kind`. `one`: a value; `many`, `order`: a list of values; `cards`: a list of cards; `each`: one value, number or null for each seat; `number`: a number. Each kind may also be answered by one of `others`. */
export type QuizSaid = string | number | (string | number | null)[];
/** Asks what other books say to the question. */
export interface LookElsewhereAction {
  type: "elsewhere";
  /** The one whose whole verdict is wanted; null: the answers of all. */
  book?: string | null;
}
/** Asks for a static page of the face as shown; it comes by the trait `page`. */
export interface StillAction {
  type: "still";
}
/** Asks for the QR code of a link; it comes by the trait `page`. */
export interface CodeAction {
  type: "code";
  link: string;
}
/** Asks for the verdict as a picture (SVG); it comes by the trait `page`. */
export interface PictureAction {
  type: "picture";
}
/** Takes back the last change; options that are only tried first. */
export interface UndoAction {
  type: "undo";
}
/** Does again what was taken back. */
export interface RedoAction {
  type: "redo";
}
/** Switches to another language. */
export interface SetLangAction {
  type: "lang";
  lang: Lang;
}
/** Sets one option. */
export interface SetOptionAction {
  type: "option";
  option: string;
  value: boolean | string;
  /** As the state has it; it overrides the number that is counted from 0. */
  quizId?: number | null;
}
/** Plays these cards, from a list of possible plays. */
export interface TryAction {
  type: "try";
  cards: string[];
  /** At the desk, the question that the list answers. */
  of?: string | null;
  /** In the stepper, with `index`: the step that shows the list; null: the one shown. */
  branch?: string | null;
  index?: number | null;
  /** As the state has it; it overrides the number that is counted from 0. */
  quizId?: number | null;
}
/** One of several things to choose from. */
export interface Choice {
  value: string;
  label: string;
}
/** A book or a preset. */
export interface Item {
  id: string;
  title: string;
}
/** A value of an option. */
export interface Labelled {
  value: Value;
  label: string;
}
/** A question or a move that may be tapped. */
export interface Offer {
  /** As it is written. */
  text: string;
  label: string;
}
/** A suit of the deck. */
export interface Suit {
  /** `""` for the one suit of a deck without suits. */
  id: string;
  /** For a coloured suit its letter in `lang` (`R`, `赤`), so that hue is not the only sign. */
  symbol: string;
  name: string;
  color: string;
}
/** The cards there are. */
export interface Deck {
  suits: Suit[];
  /** The lowest first. */
  ranks: string[];
  jokers: number;
  /** What else a joker may stand for: `3-`, `2+`. */
  beyond: string[];
  /** Cards may be face down. */
  hidden: boolean;
}
/** What is shown next to a seat: tricks and cards taken, and each mark of this seat (a meeple, passes, games won). */
export interface Token {
  kind: string;
  label: string;
  /** Its suit; else empty. */
  suit: string;
  /** The cards, if it is cards; else empty. */
  detail: string;
}
/** The place that a seat points at. */
export interface Points {
  /** A seat; null: the middle of the table. */
  to: number | null;
  label: string;
}
/** What a seat owes or is asked: an answer to the 8, cards to give, a doubt, pointing. Its turn alone is not enough. */
export interface Waits {
  /** What the table waits for. */
  text: string;
  /** The clauses behind it. */
  clauses: string;
  /** Likely moves, for `make`. */
  moves: Offer[];
}
/** One seat that the table waits for. */
export interface WaitsFor {
  seat: number;
  name: string;
  /** What is waited for, as in `Waits`. */
  text: string;
  moves: Offer[];
}
/** Whom the table waits for, and for what. */
export interface Waiting {
  /** In one line; empty if the headline says it. */
  text: string;
  turns: WaitsFor[];
}
/** One answer to a question of the desk. */
export interface AskChoice {
  value: string;
  label: string;
  /** What the verdict is then; may be empty. */
  answerLabel: string;
  tone: Tone;
}
/** A question of the desk, with the answers that `tell` takes. */
export interface Ask {
  id: string;
  text: string;
  /** The fact of `unknown` that it is about. */
  fact: string;
  choices: AskChoice[];
  /** The answer that is assumed until somebody gives one; empty: none. */
  inferred: string;
}
/** A seat; the seats are in turn order. */
export interface Seat {
  name: string;
  /** Last game's title. */
  title: string | null;
  titleLabel: string | null;
  /** The cards known to be in its hand. */
  cards: string[];
  /** How many more it holds; null: not known. */
  unknown: number | null;
  /** How it went out: `1`, `foul`, `fallen`, … */
  out: string | null;
  outLabel: string | null;
  /** True for every seat that is waited for. */
  turn: boolean;
  tokens: Token[];
  points: Points | null;
  waits: Waits | null;
  /** What is impossible. */
  faults: string[];
  /** The cards that a fault is about. */
  wrong: string[];
  /** How actions name it, whatever it is called; left out if none do. */
  id?: number;
}
/** Cards on the table. */
export interface Laid {
  cards: string[];
  faults: string[];
  /** The cards that a fault is about. */
  wrong: string[];
}
/** Cards that were played together. */
export interface Play {
  cards: string[];
  faults: string[];
  /** The cards that a fault is about. */
  wrong: string[];
  /** Whose they are; null: nobody has said. */
  seat: number | null;
  /** How actions name it, wherever it is; left out if none do. */
  id?: number;
  /** Whose they must be, if nobody has said. */
  inferred?: number;
}
/** The middle of the table. */
export interface Middle {
  /** A word of the family for what is there: the page lays `rows` and a `victim` out in their own ways, and anything else as a `field` of plays. */
  kind: string;
  label: string;
  /** The text while it is empty. */
  empty: string;
}
/** What is in effect at the table, or may be switched on: `revolution`, `J-back`, … */
export interface Mark {
  /** As the text has it. */
  mark: string;
  label: string;
  on: boolean;
  /** It follows from the field. */
  follows: boolean;
  /** Whose mark it is; empty: the table's. */
  seat: string;
}
/** What is asked. */
export interface Question {
  text: string;
  label: string;
  /** It follows from what was done last; nobody has asked it. */
  followed: boolean;
}
/** A clause that the verdict rests on. */
export interface Reason {
  /** Its id, `offkai.suit_lock`. */
  clause: string;
  title: string;
  /** What it did: `bars`, … */
  did: string;
  didLabel: string;
  /** What it says of this table. */
  text: string;
  /** The clause's own text. */
  wording: string;
  /** The place of that text. */
  where: string;
  cards: string[];
  players: string[];
  /** The house's rulings that it rests on, cited; else empty. */
  ruling: string;
}
/** A decision of the house that the verdict rests on. */
export interface Ruling {
  option: string;
  label: string;
  /** Cited: `house ruling of 2026-11-20`. */
  ruling: string;
  note: string;
}
/** A switch that would change the answer. */
export interface Flip {
  option: string;
  kind: "switch";
  value: Value;
  label: string;
  /** As in `Verdict`. */
  answer: unknown;
  answerLabel: string;
  tone: Tone;
  /** The ruling that it would go against, cited; else empty. */
  ruling: string;
  warnings: string[];
}
/** Two changes that change the answer only together. */
export interface Pair {
  options: Tried;
  labels: string[];
  answerLabel: string;
  tone: Tone;
}
/** The answer with one value of a reading. */
export interface Outcome {
  value: Value;
  label: string;
  answerLabel: string;
  tone: Tone;
  /** The current value. */
  chosen: boolean;
}
/** A reading that the answer depends on. */
export interface OpenReading {
  option: string;
  question: string;
  /** The ruling on it, cited; else empty. */
  ruling: string;
  outcomes: Outcome[];
}
/** What isn't known at the table, and the answer depends on. */
export interface Unknown {
  fact: string;
  /** The answer then, in words. */
  ifTrue: string;
  ifFalse: string;
}
/** Plays of one form. */
export interface Plays {
  /** `single cards`. */
  label: string;
  /** The cards of each. */
  plays: string[][];
}
/** What the referee says. */
export interface Verdict {
  /** As in `Verdict.to_dict` of Python. */
  answer: unknown;
  answerLabel: string;
  tone: Tone;
  /** The answer and what decides it, in the one line that is shown everywhere. */
  headline: string;
  sentence: string;
  /** The sentence again, if the headline leaves something of it out; else empty. */
  rest: string;
  /** What decides, in one line with its clause; may be empty. */
  why: string;
  reasons: Reason[];
  rulings: Ruling[];
  /** The switches; readings are in `open`. Null: nobody has looked for them yet, so `open` and `rulings` are empty, too; the action `flips` looks for them. */
  flips: Flip[] | null;
  open: OpenReading[];
  unknown: Unknown[];
  /** If the answer is a list of plays. */
  plays: Plays[];
  /** That not all changes of the rules have been tried, and how many; left out: all have; `flips` continues with the rest. */
  flipsLeft?: string;
  /** The pairs of changes that change it; null: nobody has asked; left out if single changes are shown instead. */
  pairs?: Pair[] | null;
  /** That not all pairs have been tried, and how many; empty: all have; `pairs` continues with the rest. */
  pairsLeft?: string;
}
/** What went wrong with the last action, or is wrong with the table. */
export interface Problem {
  /** `unreadable` is shown at the text, `question` and `move` where they were typed, anything else above the table; `stale`, `busy`, `conflict`, `house` say why nothing was kept and what can be done: what was tried is still tried, and a file that was changed elsewhere has been read again; `forgotten`: a change did not fit what was played; `gone`: what was tapped was no longer there, and nothing was changed. */
  kind: string;
  message: string;
  line: number | null;
  column: number | null;
  /** What was typed: it is never lost. */
  text: string;
  /** What may have been meant, the likeliest first: a tap types it instead. */
  near?: Offer[];
  /** What could be there, if the reader asks. */
  more?: string;
}
/** A rule that is tried. */
export interface Change {
  option: string;
  value: Value;
  kind: "switch" | "reading" | "setting";
  label: string;
}
/** Other rules that are tried; the table does not change. */
export interface Supposed {
  options: Tried;
  /** `If you played without Suit lock:`. */
  heading: string;
  changes: Change[];
  /** Shown instead of the table's own. */
  verdict: Verdict;
}
/** What other books say to the same question at the same table. */
export interface Elsewhere {
  /** Those that say something else first. */
  answers: OtherAnswer[];
  /** Null: only the answers are shown. */
  shown: OtherVerdict | null;
}
/** The answer of another book that can have the table. */
export interface OtherAnswer {
  book: string;
  title: string;
  answerLabel: string;
  tone: Tone;
  /** It is the answer of the table. */
  same: boolean;
}
/** The whole verdict of another book, to read only: its flips are not rules of this table. */
export interface OtherVerdict {
  book: string;
  title: string;
  verdict: Verdict;
}
/** The house whose rulings are kept. */
export interface House {
  name: string;
  file: string;
  /** Why nothing can be kept in it from here. */
  other?: string;
  /** What else its file contains. */
  brings?: string;
  /** That it is read-only from here, and who may write; else empty. */
  guest?: string;
}
/** Among the cards not placed yet. */
export interface BoxPlace {
  zone: "box";
}
/** In the disputed play. */
export interface DisputedPlace {
  zone: "disputed";
}
/** Among the discarded cards. */
export interface DiscardsPlace {
  zone: "discards";
}
/** In a hand. */
export interface HandPlace {
  zone: "hand";
  seat: number;
  /** As the state has it; it overrides the number that is counted from 0. */
  seatId?: number | null;
}
/** In a play on the field. Without `play`: a new play on top; or the top one if that lacks cards, since it is smaller than the one below, or it is the only one and has the same rank. */
export interface FieldPlace {
  zone: "field";
  play?: number | null;
  /** As the state has it; it overrides the number that is counted from 0. */
  playId?: number | null;
}
/** Where a card is. */
export type Place = BoxPlace | DisputedPlace | DiscardsPlace | HandPlace | FieldPlace;
/** Moves one card; if it is no longer at `from`, from where it is. */
export interface DeskMove {
  type: "move";
  card: string;
  from: Place;
  to: Place;
  /** Which of several equal cards there, counted from 0. */
  nth?: number | null;
}
/** Sets what the joker at that place stands for. */
export interface DeskStand {
  type: "stand";
  card: string;
  at: Place;
  /** Which of several equal cards there, counted from 0. */
  nth?: number | null;
  /** `S8`, `2+`, `3-`; null: nothing certain. */
  as?: string | null;
}
/** Turns a card of the field or of the disputed play face down or up; nothing changes if `deck.hidden` is false, or for `(?)`. */
export interface DeskDown {
  type: "down";
  card: string;
  at: Place;
  /** Which of several equal cards there, counted from 0. */
  nth?: number | null;
  down: boolean;
}
/** Sets how many unknown cards a hand holds. */
export interface DeskUnknown {
  type: "unknown";
  seat: number;
  /** As the state has it; it overrides the number that is counted from 0. */
  seatId?: number | null;
  /** Null: the count isn't known. */
  count?: number | null;
  /** One more or one less, in place of `count`. */
  by?: 1 | -1 | null;
}
/** Sets how many seats there are: 2 to 9. */
export interface DeskSeats {
  type: "seats";
  count?: number | null;
  /** One more or one less, in place of `count`. */
  by?: 1 | -1 | null;
}
/** Renames a seat. */
export interface DeskRename {
  type: "rename";
  seat: number;
  /** As the state has it; it overrides the number that is counted from 0. */
  seatId?: number | null;
  name: string;
}
/** Sets a seat's title from the last game. */
export interface DeskTitle {
  type: "title";
  seat: number;
  /** As the state has it; it overrides the number that is counted from 0. */
  seatId?: number | null;
  title?: "" | "chofugo" | "daifugo" | "fugo" | "heimin" | "upper heimin" | "lower heimin" | "hinmin" | "daihinmin" | "chohinmin" | "king" | "slave" | "god" | "livestock" | "newcomer" | null;
}
/** Sets how a seat went out. */
export interface DeskOut {
  type: "out";
  seat: number;
  /** As the state has it; it overrides the number that is counted from 0. */
  seatId?: number | null;
  /** `1`, `foul`, `fallen`, …; null: it is in the game. */
  out?: string | null;
}
/** Sets whose turn it is. */
export interface DeskTurn {
  type: "turn";
  seat?: number | null;
  /** As the state has it; it overrides the number that is counted from 0. */
  seatId?: number | null;
  /** False: it is no longer that seat's turn, whoever's turn it is now. */
  on?: boolean | null;
}
/** Sets whose play the disputed play is. */
export interface DeskDisputer {
  type: "disputer";
  seat: number;
  /** As the state has it; it overrides the number that is counted from 0. */
  seatId?: number | null;
}
/** Sets who made a play of the field. */
export interface DeskPlayer {
  type: "player";
  play: number;
  /** As the state has it; it overrides the number that is counted from 0. */
  playId?: number | null;
  seat?: number | null;
  /** As the state has it; it overrides the number that is counted from 0. */
  seatId?: number | null;
}
/** Switches a mark: `revolution`, `J-back`, … */
export interface DeskMark {
  type: "mark";
  mark: string;
  /** True or false. */
  on?: unknown;
}
/** The page opens or closes the rule picker: `picker` is in the state only while it is open. */
export interface DeskShowPicker {
  type: "picker";
  open: boolean;
}
/** An action of the rule picker. The table is judged by the new rules at once, and undo brings back the old ones. */
export interface DeskPick {
  type: "pick";
  do: PickerAction;
}
/** Switches to another book of rules, as it is, or as it was left; the changes to the former book are offered (`playing.offer`). */
export interface DeskBook {
  type: "book";
  book: string;
}
/** Sets a switch (true or false), or the value of a reading, a setting or the game. */
export interface DeskSetOption {
  type: "option";
  option: string;
  value: boolean | string;
  /** As the state has it; it overrides the number that is counted from 0. */
  quizId?: number | null;
}
/** Sets the table's lines `rules: …`, `readings: …`: the table is judged by them. A table with cards that the game does not have is cleared (`problem.kind` `cleared`). */
export interface DeskRules {
  type: "rules";
  text: string;
}
/** Tries other rules for a look: `options` are all that are tried, so `{}` goes back; `more` are tried in addition, `less` no longer. The table and its verdict do not change. Another table (not another question) ends the try. */
export interface DeskSuppose {
  type: "suppose";
  options?: Tried;
  more?: Tried;
  less?: string[];
}
/** Makes what is tried a ruling of the house (dated today), or puts it into the table's header if there is no house or `where` is `table`. If `options` says what was shown as tried, nothing else is kept. */
export interface DeskKeep {
  type: "keep";
  note?: string | null;
  where?: "house" | "table" | null;
  options?: Tried;
}
/** Looks for pairs of changes that change the verdict, for a second or two; another `pairs` continues (`pairsLeft`). */
export interface DeskPairs {
  type: "pairs";
}
/** Looks for the changes of the rules that flip the verdict. The page sends it when it has drawn a verdict whose `flips` are null; later it continues if not all have been tried (`flipsLeft`). */
export interface DeskFlips {
  type: "flips";
}
/** Sets the question. */
export interface DeskAsk {
  type: "ask";
  /** Null: it follows what was done. */
  text?: string | null;
}
/** Puts these cards into the disputed play (from a list of possible plays). */
export interface DeskTry {
  type: "try";
  cards: string[];
  /** At the desk, the question that the list answers. */
  of?: string | null;
  /** In the stepper, with `index`: the step that shows the list; null: the one shown. */
  branch?: string | null;
  index?: number | null;
  /** As the state has it; it overrides the number that is counted from 0. */
  quizId?: number | null;
}
/** Makes a move in words (`Ben: pass`); a refused one stands. One that was `offered` is only made while it is. */
export interface DeskMake {
  type: "make";
  move: string;
  offered?: boolean | null;
}
/** Answers a question of the desk; the text then contains the answer. */
export interface DeskTell {
  type: "tell";
  ask: string;
  choice: string;
}
/** Makes the disputed play: it moves to the field and the table goes on. */
export interface DeskPlay {
  type: "play";
}
/** The play on top of the field was laid just now: it becomes a move (an offer of kind `instead`). */
export interface DeskInstead {
  type: "instead";
  play: number;
  /** As the state has it; it overrides the number that is counted from 0. */
  playId?: number | null;
}
/** The move that the referee refuses stood at the table (an offer of kind `stands`). */
export interface DeskStands {
  type: "stands";
  move: string;
}
/** Removes the move that the referee refuses and those after it (an offer of kind `without`). */
export interface DeskWithout {
  type: "without";
  move: string;
}
/** The reader has seen that something was forgotten (`problem.kind` `forgotten`). */
export interface DeskNoted {
  type: "noted";
}
/** Replaces the table by this text; an error leaves the table as it was and keeps the text. */
export interface DeskText {
  type: "text";
  text: string;
}
/** Takes cards off the table. */
export interface DeskClear {
  type: "clear";
  what: "field" | "disputed" | "all";
}
/** Undoes the last change. Options that are only being tried are reset first. Undoing a ruling removes it from the house file or restores the ruling before it. If it has been replaced since, the newer ruling stays (`problem.kind` `house`). */
export interface DeskUndo {
  type: "undo";
}
/** The actions of the desk and the verdict card. */
export type DeskAction =
  | DeskMove
  | DeskStand
  | DeskDown
  | DeskUnknown
  | DeskSeats
  | DeskRename
  | DeskTitle
  | DeskOut
  | DeskTurn
  | DeskDisputer
  | DeskPlayer
  | DeskMark
  | DeskShowPicker
  | DeskPick
  | DeskBook
  | DeskSetOption
  | DeskRules
  | DeskSuppose
  | DeskKeep
  | DeskPairs
  | DeskFlips
  | DeskAsk
  | DeskTry
  | DeskMake
  | DeskTell
  | DeskPlay
  | DeskInstead
  | DeskStands
  | DeskWithout
  | DeskNoted
  | DeskText
  | DeskClear
  | DeskUndo
  | LookElsewhereAction
  | StillAction
  | CodeAction
  | PictureAction
  | RedoAction
  | SetLangAction;
/** An action with its button. `kind` is the type of the action, `move` the move that it is about. */
export interface Way {
  kind: "undo" | "noted" | "stands" | "without" | "make" | "instead";
  label: string;
  move: string;
}
/** Which of the book's games is played; `id` is the option that sets it. */
export interface Game {
  id: string;
  title: string;
  value: string;
  values: Choice[];
}
/** What is played, in short. */
export interface Playing {
  /** `Daifugo + 7-pass, J-back`. */
  label: string;
  /** `+ 7-pass, J-back`; empty: nothing is changed. */
  changes: string;
  /** How many options differ from the book. */
  changed: number;
  /** The changes to the former book; null: nothing to take over. */
  offer: TakeOver | null;
}
/** What the desk and the verdict card show. */
export interface DeskState {
  /** The last action done of those without a `sender`. */
  seq: number;
  heard?: Heard;
  lang: Lang;
  problem: Problem | null;
  canUndo: boolean;
  canRedo: boolean;
  /** Every fixed word that the front end shows, in `lang`; it may contain placeholders: `{name}`, `{n}`, `{card}`. */
  labels: Record<string, string>;
  deck: Deck;
  seats: Seat[];
  middle: Middle;
  /** The top play comes last. */
  field: Play[];
  discards: Laid;
  marks: Mark[];
  question: Question;
  verdict: Verdict | null;
  /** The table as text. */
  text: string;
  /** The text for people who do not have the house's book. */
  shared: string;
  /** Null: nobody has asked; left out if no question is answered. */
  elsewhere?: Elsewhere | null;
  books: Item[];
  /** The id of the book that is played. */
  book: string;
  /** Null: the book has one game only. */
  game: Game | null;
  playing: Playing;
  /** The rule picker, while a page has it open. */
  picker: PickerState | null;
  /** The titles that a seat may have. */
  titles: Choice[];
  /** The ways to be out. */
  outs: Choice[];
  /** The play that is disputed. */
  disputed: Play;
  /** What is wrong with the table as a whole. */
  faults: string[];
  /** Other likely questions. */
  questions: Offer[];
  /** Moves without cards that may come next. */
  moves: Offer[];
  /** Null: the table waits only for the next play. */
  waiting: Waiting | null;
  /** Other books to play by, while the table is empty. */
  begin: Item[];
  asks: Ask[];
  tried: Supposed | null;
  house: House | null;
  /** The result of the last action, if it isn't visible; else empty. */
  notice: string;
  /** What can be done about what the table or `problem` says. */
  offers: Way[];
  /** The move of the text that the referee refuses: the table is shown as before it. */
  refused: Offer | null;
}
/** Opens something. */
export interface HomeOpen {
  type: "open";
  /** `quarrel`: a desk with that quarrel; `text`: a table or a story, as the text says. */
  kind: "desk" | "quarrel" | "stepper" | "quiz" | "course" | "picker" | "text";
  /** Which quarrel, quiz or story; `file`: the one that could not be read; `picked`: the desk, by the rules that were picked. */
  id?: string | null;
  /** Its text, if the page has it. */
  text?: string | null;
}
/** Goes back to the front page; the face that is left stays as it is. */
export interface HomeHome {
  type: "home";
}
/** The actions of the front page; a page with other faces behind it takes `open` and `home` in each of them. */
export type HomeAction = HomeOpen | HomeHome | UndoAction | RedoAction | SetLangAction;
/** A quarrel that many tables have had. */
export interface Quarrel {
  id: string;
  title: string;
  /** The title of its rulebook. */
  book: string;
  deck: Deck;
  /** The cards on the table. */
  lies: string[];
  /** The cards that are asked about. */
  asked: string[];
  question: string;
}
/** A file that cannot be read. */
export interface Unread {
  name: string;
  text: string;
  why: string;
  /** 0: the error is not in one line. */
  line: number;
}
/** What the front page shows. */
export interface HomeState {
  /** The last action done of those without a `sender`. */
  seq: number;
  heard?: Heard;
  lang: Lang;
  problem: Problem | null;
  canUndo: boolean;
  canRedo: boolean;
  /** Every fixed word that the front end shows, in `lang`; it may contain placeholders: `{name}`, `{n}`, `{card}`. */
  labels: Record<string, string>;
  quarrels: Quarrel[];
  quizzes: Item[];
  stories: Item[];
  help: string[];
  /** The question at the desk that was left. */
  resumes: string;
  unread: Unread | null;
  /** Always empty: the front page has no table. */
  text: string;
}
/** Opens a pair by the ids of its rules, in any order; an empty list closes it. */
export interface MapOpenPair {
  type: "pair";
  clauses: string[];
}
/** An action of the stepper that shows the table of the open pair. */
export interface MapWithin {
  type: "within";
  do: StepperAction;
}
/** Decides which rule of the open pair comes first in our house; null takes it back. */
export interface MapDecide {
  type: "decide";
  value: string | null;
  note?: string | null;
}
/** The actions of the interaction map. `decide`, `undo` and `redo` write the house's file if there is one. */
export type MapAction =
  | MapOpenPair
  | MapWithin
  | MapDecide
  | UndoAction
  | RedoAction
  | SetLangAction;
/** A card, or a topic, that rules are about. */
export interface MapGroup {
  id: string;
  label: string;
}
/** A rule that was tried; `id` is that of its clause. */
export interface MapRule {
  id: string;
  title: string;
  /** The place of its card in `groups`. */
  group: number;
}
/** A way in which two rules interact. */
export interface MapKind {
  id: "not_seen" | "independent" | "ordered" | "entangled" | "unsettled";
  label: string;
  says: string;
  /** How many pairs. */
  count: number;
}
/** Which of the two comes first. */
export interface DeciderValue {
  value: string;
  label: string;
  chosen: boolean;
}
/** The reading that says which of two rules comes first. */
export interface Decider {
  option: string;
  question: string;
  values: DeciderValue[];
  /** As a verdict cites it; empty: nothing is decided. */
  ruling: string;
}
/** A rule with its text. */
export interface MapText {
  id: string;
  title: string;
  wording: string;
}
/** A result: in which order, or with which rules, and what the referee says then. */
export interface MapOutcome {
  when: string;
  says: string[];
}
/** The pair that is open. */
export interface MapPair {
  clauses: MapText[];
  kind: string;
  /** What the kind means. */
  says: string;
  counts: string;
  /** What decides. */
  cited: string[];
  /** The results, side by side. */
  outcomes: MapOutcome[];
  /** The text of the smallest table; empty: there is none. */
  table: string;
  decides: Decider | null;
  /** How a choice can be made if the book has none; or empty. */
  undecided: string;
}
/** What the interaction map shows. */
export interface MapState {
  /** The last action done of those without a `sender`. */
  seq: number;
  heard?: Heard;
  lang: Lang;
  problem: Problem | null;
  canUndo: boolean;
  canRedo: boolean;
  /** Every fixed word that the front end shows, in `lang`; it may contain placeholders: `{name}`, `{n}`, `{card}`. */
  labels: Record<string, string>;
  title: string;
  summary: string;
  groups: MapGroup[];
  /** Card by card. */
  clauses: MapRule[];
  /** For each pair the places of its rules in `clauses`, that of its kind in `kinds`, and on how many tables both did something. */
  pairs: number[][];
  kinds: MapKind[];
  /** The unsettled pairs that have been decided. */
  ruled: number[][];
  opened: MapPair | null;
  /** The table of the open pair. */
  stepper: StepperState | null;
  /** The lines with which a table plays by what was decided. */
  text: string;
  notice: string;
}
/** Switches to another book, as it is, or as it was left; the changes to the former book are offered (`offer`). */
export interface PickerBook {
  type: "book";
  book: string;
}
/** Sets one switch, reading or setting. */
export interface PickerSetOption {
  type: "option";
  option: string;
  value: boolean | string;
  /** As the state has it; it overrides the number that is counted from 0. */
  quizId?: number | null;
}
/** Sets several options at once, to fix a finding. */
export interface PickerOptions {
  type: "options";
  values: Tried;
}
/** Makes the changes to the former book in this one. */
export interface PickerTake {
  type: "take";
  /** True: they are no longer offered instead. */
  leave?: boolean | null;
}
/** Tries for half a second how rules in use interact, of those pairs not tried yet. */
export interface PickerMeet {
  type: "meet";
}
/** Goes back to the book as it is. */
export interface PickerAsIs {
  type: "as_is";
}
/** Sets the options of a preset of the book. */
export interface PickerPreset {
  type: "preset";
  /** `ours`: the house's book as it was saved. */
  preset: string;
}
/** Decides an option. */
export interface PickerRuling {
  type: "ruling";
  option: string;
  value: boolean | string;
  note?: string | null;
  /** Null, or left out: today. */
  date?: string | null;
}
/** Takes a ruling back. */
export interface PickerUnrule {
  type: "unrule";
  option: string;
}
/** Sets the house's title in the language shown; in both while they are the same. */
export interface PickerTitle {
  type: "title";
  title: string;
  /** The language that was shown; null: the one that is. */
  lang?: Lang | null;
}
/** Sets the rules of a table's lines. */
export interface PickerRules {
  type: "rules";
  text: string;
}
/** Reads a house's text; it becomes a book with its own name (`ours-2` if `ours` is taken). A text without a name that only sets other values of the book picked is not another book. */
export interface PickerLoad {
  type: "load";
  text: string;
  /** Of its file. */
  name?: string | null;
}
/** Writes the house's file. */
export interface PickerSave {
  type: "save";
  /** Needed if the file is the book of another game. */
  replace?: boolean | null;
}
/** Reads the house's file again. */
export interface PickerReload {
  type: "reload";
}
/** Begins a new rule, edits one (`rule`, its id), or continues the one left last (`again`); closed, it leaves the rule unfinished. While a rule is open, undo and redo are about its sentences. */
export interface PickerBuild {
  type: "build";
  open: boolean;
  rule?: string | null;
  again?: boolean | null;
}
/** Goes to another sentence of the rule being made, or (if `at` is how many there are) to a new one; with `drop` that sentence is removed. */
export interface PickerSentence {
  type: "sentence";
  at: number;
  drop?: boolean | null;
}
/** Sets a value of a word of the rule being made; a value that the word has is removed. */
export interface PickerWord {
  type: "word";
  word: string;
  value: string;
}
/** Sets the title of the rule being made; empty: its sentence is the title. */
export interface PickerCall {
  type: "call";
  title: string;
}
/** Puts the rule being made into play; no file changes before `save`. */
export interface PickerKeepRule {
  type: "keep_rule";
}
/** Drops one of our own rules. */
export interface PickerDropRule {
  type: "drop_rule";
  rule: string;
}
/** Takes back the last change, also one before a save: it changes what is picked, not the file. */
export interface PickerUndo {
  type: "undo";
}
/** The actions of the rule picker. Only `save` writes a file. */
export type PickerAction =
  | PickerBook
  | PickerSetOption
  | PickerOptions
  | PickerTake
  | PickerMeet
  | PickerAsIs
  | PickerPreset
  | PickerRuling
  | PickerUnrule
  | PickerTitle
  | PickerRules
  | PickerLoad
  | PickerSave
  | PickerReload
  | PickerBuild
  | PickerSentence
  | PickerWord
  | PickerCall
  | PickerKeepRule
  | PickerDropRule
  | PickerUndo
  | RedoAction
  | SetLangAction;
/** A question that a clause leaves open, or a setting. */
export interface RuleReading {
  id: string;
  kind: "reading" | "setting" | "variant";
  question: string;
  why: string;
  values: Labelled[];
  /** If the house says nothing. */
  usual: Value;
  /** The clauses that read it, its own first: it is asked once, at the first of them in use. */
  users: string[];
  /** Clauses: it matters only if all of them are in use. */
  among: string[];
}
/** What a search finds a rule by, in both languages, without regard to case, width, kana, digits in kanji, spaces and hyphens. */
export interface RuleKeys {
  titles: string[];
  /** Other names. */
  aliases: string[];
  /** Ranks and topics, the most important first. */
  about: string[];
  /** Its text. */
  words: string;
}
/** A clause; it is in the group of the first thing that it is about. */
export interface Rule {
  /** `daifugo.seven_pass`. */
  id: string;
  /** `seven_pass`. */
  name: string;
  /** It can be switched. */
  switch: boolean;
  /** It is on if the house says nothing. */
  usual: boolean;
  title: string;
  /** The title in the other language. */
  other: string;
  where: string;
  wording: string;
  /** The games of the book that have it; empty: all. */
  games: string[];
  readings: RuleReading[];
  keys: RuleKeys;
}
/** The changes to the former book, to take over with one tap. */
export interface TakeOver {
  label: string;
  /** How many of them this book does not have; else empty. */
  lacks: string;
}
/** A clause of another group. */
export interface Named {
  name: string;
  title: string;
}
/** Clauses about one thing. */
export interface RuleGroup {
  id: string;
  label: string;
  /** The thing is a rank. */
  rank: boolean;
  clauses: Rule[];
  /** Clauses of other groups that are about it, too. */
  also: Named[];
}
/** What the book has, whatever is picked. */
export interface Catalog {
  groups: RuleGroup[];
  presets: Item[];
}
/** What a tap would change. */
export interface Mend {
  label: string;
  set: Record<string, Value>;
}
/** What is wrong or odd about what is picked. */
export interface RuleFinding {
  level: "error" | "warning" | "note";
  /** Its name; empty: none. */
  clause: string;
  text: string;
  mends: Mend[];
}
/** Who has set an option. */
export interface Setter {
  who: "you" | "house";
  label: string;
}
/** A word that the rule may have, and its values. */
export interface BuildWord {
  path: string;
  label: string;
  /** It can have several values at once. */
  many: boolean;
  /** It is offered before others. */
  often: boolean;
  said: string[];
  choices: Choice[];
  faults: string[];
}
/** When, if, then or until. */
export interface BuildSlot {
  id: string;
  label: string;
  words: BuildWord[];
  faults: string[];
}
/** What the rule changes at the current table. */
export interface RuleTrial {
  fires: boolean;
  /** The answer is different. */
  changes: boolean;
  text: string;
}
/** One of our own rules that is being made. */
export interface Builder {
  /** Of the rule that is edited; empty: a new one. */
  id: string;
  /** The title it was given; else empty. */
  title: string;
  /** The title that its sentence makes. */
  made: string;
  /** All its sentences. */
  sentence: string;
  /** The same in the other language. */
  other: string;
  /** One by one; there is always one. */
  sentences: string[];
  /** The sentence that is being made: the slots are its own. */
  at: number;
  /** Another sentence can be begun. */
  more: boolean;
  slots: BuildSlot[];
  /** The rule can be kept. */
  whole: boolean;
  /** That it is not in play yet, and in no file. */
  stands: string;
  meets: string[];
  trial: RuleTrial | null;
}
/** A rule that the house's own text contains. */
export interface OwnRule {
  id: string;
  title: string;
  wording: string;
  on: boolean;
  /** It consists of sentences that can be changed here. */
  edits: boolean;
  /** The house's file has it just like this. */
  kept: boolean;
  /** Whether it is in play, and where it is kept. */
  stands: string;
}
/** A ruling of the house. */
export interface OurRuling {
  value: Value;
  label: string;
  /** `house ruling of 2026-10-03`. */
  cite: string;
  /** Empty: none is given. */
  date: string;
  note: string;
  /** It is in this house's file; else in one that it extends. */
  own: boolean;
  /** What is picked agrees with it. */
  holds: boolean;
  clause: string;
}
/** Why a switch cannot be turned on. */
export interface Barred {
  text: string;
  mend: Mend;
}
/** Rules in use that conflict, with nothing to say which comes first. */
export interface Meeting {
  /** Their names, in the order of the book. */
  clauses: string[];
  /** For each order. */
  outcomes: string[];
  /** The text of a table that shows it. */
  table: string;
}
/** The house's file. */
export interface HouseFile {
  file: string;
  /** 0: there is none yet. */
  revision: number;
  /** It contains what is picked. */
  saved: boolean;
}
/** By language. */
export interface Title {
  ja?: string;
  en?: string;
}
/** What the rule picker shows. `labels`, `books` and `catalog` hardly ever change: they come in the trait `fixed`, which the page merges under the trait `state`. */
export interface PickerState {
  /** The last action done of those without a `sender`. */
  seq: number;
  heard?: Heard;
  lang: Lang;
  problem: Problem | null;
  canUndo: boolean;
  canRedo: boolean;
  /** Every fixed word that the front end shows, in `lang`; it may contain placeholders: `{name}`, `{n}`, `{card}`. */
  labels: Record<string, string>;
  books: Item[];
  catalog: Catalog;
  /** The id of the book or the house. */
  book: string;
  /** Which of the book's games; else empty. */
  game: string;
  /** The value of each option. */
  values: Record<string, Value>;
  /** By option, if the rulebook itself has not set it. */
  by: Record<string, Setter>;
  /** By option. */
  rulings: Record<string, OurRuling>;
  findings: RuleFinding[];
  /** By clause. */
  barred: Record<string, Barred>;
  met: Meeting[];
  /** How many pairs of rules in use have not been tried yet; or empty. */
  untried: string;
  /** Those that agree with what is picked. */
  presets: string[];
  /** Null: nothing to take over. */
  offer: TakeOver | null;
  /** How many options differ from the book. */
  changed: number;
  /** The house's book, if there is one. */
  ours: Item | null;
  house: HouseFile | null;
  /** Of the house. */
  title: Title;
  /** The lines of a table. */
  rules: string;
  /** The result of the last action; else empty. */
  notice: string;
  /** The house's file, TOML. */
  text: string;
  ownRules: OwnRule[];
  /** Titles of those that only the house's file still has. */
  ownGone: string[];
  /** The rule that was left unfinished last; else empty. */
  ownLeft: string;
  /** Rules can be made for this book. */
  builds: boolean;
  builder: Builder | null;
}
/** Shows another quiz. */
export interface QuizGo {
  type: "go";
  /** As the state has it; it overrides the number that is counted from 0. */
  quizId?: number | null;
  index: number;
}
/** Goes on or back by one quiz. */
export interface QuizStep {
  type: "step";
  by: 1 | -1;
}
/** Goes on from the quiz shown; in a course to the quiz that is asked next. */
export interface QuizNext {
  type: "next";
  /** As the state has it; it overrides the number that is counted from 0. */
  quizId?: number | null;
}
/** In a course: chooses which quizzes are asked. */
export interface QuizChoose {
  type: "choose";
  /** One of `course.books`; empty: of all. */
  book: string;
  /** 0: of all. */
  level: 0 | 1 | 2 | 3;
}
/** In a course: hands in what the page has kept of `course.progress`. */
export interface QuizRecall {
  type: "recall";
  progress: string;
}
/** In a course: forgets what the reader knew; `undo` brings it back. */
export interface QuizForget {
  type: "forget";
}
/** The reader's answer; it cannot be taken back. */
export interface QuizAnswer {
  type: "answer";
  /** As the state has it; it overrides the number that is counted from 0. */
  quizId?: number | null;
  said: QuizSaid;
}
/** Shows the answer; this counts as wrong unless the form is `self`. */
export interface QuizReveal {
  type: "reveal";
  /** As the state has it; it overrides the number that is counted from 0. */
  quizId?: number | null;
}
/** After that, in the form `self`: whether the reader knew it. */
export interface QuizJudge {
  type: "judge";
  /** As the state has it; it overrides the number that is counted from 0. */
  quizId?: number | null;
  knew: boolean;
}
/** Shows the hint. */
export interface QuizHint {
  type: "hint";
  /** As the state has it; it overrides the number that is counted from 0. */
  quizId?: number | null;
}
/** Asks the same quiz again, for practice. */
export interface QuizAgain {
  type: "again";
  /** As the state has it; it overrides the number that is counted from 0. */
  quizId?: number | null;
}
/** Begins all quizzes again; `undo` brings the answers back. */
export interface QuizReset {
  type: "reset";
}
/** After the answer: the verdict by another rule. */
export interface QuizSetOption {
  type: "option";
  option: string;
  value: boolean | string;
  /** As the state has it; it overrides the number that is counted from 0. */
  quizId?: number | null;
}
/** After the answer: the verdict on another play. */
export interface QuizTry {
  type: "try";
  cards: string[];
  /** At the desk, the question that the list answers. */
  of?: string | null;
  /** In the stepper, with `index`: the step that shows the list; null: the one shown. */
  branch?: string | null;
  index?: number | null;
  /** As the state has it; it overrides the number that is counted from 0. */
  quizId?: number | null;
}
/** Goes from these back to the quiz's own verdict. */
export interface QuizBack {
  type: "back";
}
/** Replaces the quiz shown by other quizzes. */
export interface QuizText {
  type: "text";
  text: string;
}
/** The actions of the quiz. */
export type QuizAction =
  | QuizGo
  | QuizStep
  | QuizNext
  | QuizChoose
  | QuizRecall
  | QuizForget
  | QuizAnswer
  | QuizReveal
  | QuizJudge
  | QuizHint
  | QuizAgain
  | QuizReset
  | QuizSetOption
  | QuizTry
  | QuizBack
  | QuizText
  | UndoAction
  | RedoAction
  | SetLangAction;
/** A value to choose. */
export interface FormValue {
  value: string;
  label: string;
  /** The seat, if it is one. */
  seat: number | null;
  /** The cards, if it is a play. */
  cards: string[];
}
/** How the question is answered. */
export interface QuizForm {
  /** `self`: the reader sees the answer and says whether it was known. */
  kind: "one" | "many" | "order" | "each" | "number" | "cards" | "self";
  /** What to do. */
  asks: string;
  values: FormValue[];
  /** `depends`, `unsettled`. */
  others: FormValue[];
}
/** The rules that the quiz is judged by. */
export interface QuizRules {
  /** Its title. */
  book: string;
  /** What the text changes in them. */
  changes: string[];
}
/** A move that follows on the table shown. */
export interface Then {
  label: string;
  cards: string[];
  seat: number | null;
  refused: boolean;
}
/** The answer that was given. */
export interface Given {
  /** Null: it was revealed. */
  said: QuizSaid | null;
  label: string;
  /** Null until the reader has judged. */
  right: boolean | null;
  /** This answer counts. */
  first: boolean;
}
/** How many first answers were right. */
export interface Score {
  right: number;
  answered: number;
  of: number;
}
/** A course: many quizzes, of which those answered wrong come again. Its progress is stored under `id`. */
export interface QuizCourse {
  id: string;
  title: string;
  books: Choice[];
  /** Those that the book has. */
  levels: Choice[];
  /** Empty: all. */
  book: string;
  /** 0: all. */
  level: number;
  /** How many of those chosen are known. */
  known: number;
  /** How many of them were answered wrong, and come again. */
  due: number;
  /** How many were chosen. */
  of: number;
  /** The one shown was answered wrong before. */
  cameBack: boolean;
  /** `recall` has come. */
  recalled: boolean;
  /** What is stored for the next time. */
  progress: string;
}
/** One of the quizzes. */
export interface Entry {
  quizId: number;
  label: string;
  /** By the first answer. */
  done: "open" | "right" | "wrong";
}
/** What the quiz shows: a question before or after its answer. Before it the state contains nothing of the answer: `verdict` is null, `looking` and `afterHtml` are left out, and seats, field and marks are as before the moves of `then`. `text` is the quiz as text. */
export interface QuizState {
  /** The last action done of those without a `sender`. */
  seq: number;
  heard?: Heard;
  lang: Lang;
  problem: Problem | null;
  canUndo: boolean;
  canRedo: boolean;
  /** Every fixed word that the front end shows, in `lang`; it may contain placeholders: `{name}`, `{n}`, `{card}`. */
  labels: Record<string, string>;
  deck: Deck;
  seats: Seat[];
  middle: Middle;
  /** The top play comes last. */
  field: Play[];
  discards: Laid;
  marks: Mark[];
  question: Question;
  verdict: Verdict | null;
  /** The table as text. */
  text: string;
  /** Which quiz. */
  index: number;
  /** How actions name it. */
  quizId: number;
  title: string;
  remarkHtml: string;
  hasHint: boolean;
  /** Empty until `hint` asks for it. */
  hintHtml: string;
  rules: QuizRules;
  then: Then[];
  form: QuizForm;
  given: Given | null;
  score: Score;
  list: Entry[];
  /** The reader looks at another rule or play. */
  looking?: boolean;
  afterHtml?: string;
  course?: QuizCourse;
}
/** Goes on or back by one step. */
export interface StepperStep {
  type: "step";
  by: 1 | -1;
}
/** Goes to a step; an index out of range is the nearest. */
export interface StepperGo {
  type: "go";
  /** Null: the end. */
  index?: number | null;
  /** Null, or left out: the branch shown. */
  branch?: string | null;
}
/** Makes a move in words, `Ben: pass` or only `D10`. A move that the story has is followed, one at the end of a line makes it longer, any other begins a branch. A refused move stands. */
export interface StepperMake {
  type: "make";
  /** With `index`: the step where it was done; null: the one shown. */
  branch?: string | null;
  index?: number | null;
  move: string;
}
/** Plays cards for the player whose turn it is, as `make` does. */
export interface StepperTry {
  type: "try";
  cards: string[];
  /** At the desk, the question that the list answers. */
  of?: string | null;
  /** In the stepper, with `index`: the step that shows the list; null: the one shown. */
  branch?: string | null;
  index?: number | null;
  /** As the state has it; it overrides the number that is counted from 0. */
  quizId?: number | null;
}
/** Sets the comment on the step, in Markdown. */
export interface StepperSay {
  type: "say";
  /** With `index`: the step where it was done; null: the one shown. */
  branch?: string | null;
  index?: number | null;
  comment: string;
}
/** Renames a branch. */
export interface StepperRename {
  type: "rename";
  branch: string;
  name: string;
}
/** Drops the branch and what branches off it. */
export interface StepperRemove {
  type: "remove";
  branch: string;
}
/** Drops the moves after the step. */
export interface StepperCut {
  type: "cut";
  /** With `index`: the step where it was done; null: the one shown. */
  branch?: string | null;
  index?: number | null;
}
/** Sets another rule: the whole story is judged again. */
export interface StepperSetOption {
  type: "option";
  option: string;
  value: boolean | string;
  /** As the state has it; it overrides the number that is counted from 0. */
  quizId?: number | null;
}
/** Reads another story; after an error the old one stays and the text is kept. */
export interface StepperText {
  type: "text";
  text: string;
}
/** The actions of the stepper. */
export type StepperAction =
  | StepperStep
  | StepperGo
  | StepperMake
  | StepperTry
  | StepperSay
  | StepperRename
  | StepperRemove
  | StepperCut
  | StepperSetOption
  | StepperText
  | LookElsewhereAction
  | StillAction
  | CodeAction
  | PictureAction
  | UndoAction
  | RedoAction
  | SetLangAction;
/** The move that led to the step shown. */
export interface Made {
  /** As it is written. */
  text: string;
  label: string;
  seat: number | null;
  cards: string[];
  refused: boolean;
  /** False for a move after something that the text leaves open. */
  made: boolean;
}
/** An effect of the move. */
export interface Happening {
  text: string;
  /** The title of the clause that had it. */
  clause: string;
}
/** A step of a line. */
export interface TreeStep {
  index: number;
  /** The name. */
  seat: string;
  label: string;
  tone: Tone;
  /** There is a comment on it. */
  said: boolean;
  /** It leads to the end of the branch shown. */
  on: boolean;
}
/** A line of the story. */
export interface TreeLine {
  /** Empty: the main line. */
  name: string;
  label: string;
  depth: number;
  /** How many moves come before it. */
  before: number;
  steps: TreeStep[];
}
/** A question of the text, answered. */
export interface Asked {
  question: string;
  sentence: string;
  tone: Tone;
}
/** What the stepper shows: a step of a story. `text` is the whole story. */
export interface StepperState {
  /** The last action done of those without a `sender`. */
  seq: number;
  heard?: Heard;
  lang: Lang;
  problem: Problem | null;
  canUndo: boolean;
  canRedo: boolean;
  /** Every fixed word that the front end shows, in `lang`; it may contain placeholders: `{name}`, `{n}`, `{card}`. */
  labels: Record<string, string>;
  deck: Deck;
  seats: Seat[];
  middle: Middle;
  /** The top play comes last. */
  field: Play[];
  discards: Laid;
  marks: Mark[];
  question: Question;
  verdict: Verdict | null;
  /** The table as text. */
  text: string;
  /** The text for people who do not have the house's book. */
  shared: string;
  /** Null: nobody has asked; left out if no question is answered. */
  elsewhere?: Elsewhere | null;
  /** The step shown, 0 before the first move. */
  index: number;
  /** How many moves the branch shown has. */
  length: number;
  /** Empty: the main line. */
  branch: string;
  move: Made | null;
  changes: Happening[];
  /** In Markdown. */
  comment: string;
  /** Made by the session; it contains only what Markdown makes. */
  commentHtml: string;
  /** In the order of the text. */
  tree: TreeLine[];
  /** Who is to play; empty: nobody. */
  next: string;
  /** What they may play, as far as it is known. */
  plays: Plays[];
  moves: Offer[];
  /** At the end of the main line. */
  asked: Asked[];
}
/** What a page asks its session for. */
export type Action = DeskAction | HomeAction | MapAction | PickerAction | QuizAction | StepperAction;
