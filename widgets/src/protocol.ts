// Made from referee/ui/shared/protocol/*.py by `npm run build`: change those.
// What is said there is told in docs/desk-protocol.md.

export type Lang = "ja" | "en";
/** `open`: unsettled, or it depends; `value`: an answer that is neither yes nor no. */
export type Tone = "yes" | "no" | "open" | "value";
/** What an option is set to: a switch is true or false, a reading has one of its names. */
export type Value = string | boolean;
/** Options, each with the value that it is tried with. */
export type Tried = Record<string, boolean | string>;
/** Of each page that has sent an action, the last one's `seq`. */
export type Heard = Record<string, number>;
/** By `form.kind`. `one`: a value; `many`, `order`: a list of values; `cards`: a list of cards; `each`: one value, number or null for each seat; `number`: a number. One of `others` may be said in any. */
export type QuizSaid = string | number | (string | number | null)[];
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
  /** A coloured suit's is its letter in `lang` (`R`, `赤`), so that hue is never all there is. */
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
  /** Cards may lie face down. */
  hidden: boolean;
}
/** What lies or is told beside a seat: tricks and cards taken, and each mark of this seat (a meeple, passes, games won). */
export interface Token {
  kind: string;
  label: string;
  /** Its suit; else empty. */
  suit: string;
  /** The cards, where it is cards; else empty. */
  detail: string;
}
/** The place that a seat points at. */
export interface Points {
  /** A seat; null: the middle of the table. */
  to: number | null;
  label: string;
}
/** What a seat owes or is asked: an answer to the 8, cards to give, a doubt, pointing. A mere turn is no wait. */
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
  /** In a line; empty where the headline says it. */
  text: string;
  turns: WaitsFor[];
}
/** One answer to what the desk asks back. */
export interface AskChoice {
  value: string;
  label: string;
  /** What the verdict is then; may be empty. */
  answerLabel: string;
  tone: Tone;
}
/** What the desk asks back, with the answers that `tell` takes. */
export interface Ask {
  id: string;
  text: string;
  /** The fact of `unknown` that it is about. */
  fact: string;
  choices: AskChoice[];
  /** The answer that is taken as long as nobody gives one; empty: none. */
  inferred: string;
}
/** A seat; they come in turn order. */
export interface Seat {
  name: string;
  /** Last game's title. */
  title: string | null;
  titleLabel: string | null;
  /** The cards known to be in its hand. */
  cards: string[];
  /** How many more it holds; null: nobody knows. */
  unknown: number | null;
  /** How it went out: `1`, `foul`, `fallen`, … */
  out: string | null;
  outLabel: string | null;
  /** True for every seat that is waited for. */
  turn: boolean;
  tokens: Token[];
  points: Points | null;
  waits: Waits | null;
  /** What cannot be. */
  faults: string[];
  /** The cards that a fault is about. */
  wrong: string[];
  /** What actions name it by, whatever it is called; left out where none do. */
  id?: number;
}
/** Cards that lie somewhere. */
export interface Laid {
  cards: string[];
  faults: string[];
  /** The cards that a fault is about. */
  wrong: string[];
}
/** Cards that were played together. */
export interface Play {
  cards: string[];
  /** Whose they are; null: nobody has said. */
  seat: number | null;
  faults: string[];
  /** The cards that a fault is about. */
  wrong: string[];
  /** What actions name it by, wherever it lies; left out where none do. */
  id?: number;
  /** Whose they must be, where nobody has said. */
  inferred?: number;
}
/** The middle of the table. */
export interface Middle {
  /** What lies there, a word of the family's: the page lays `rows` and a `victim` out in ways of their own, and anything else as a `field` of plays. */
  kind: string;
  label: string;
  /** What stands there while nothing lies there. */
  empty: string;
}
/** What holds at the table, or may be switched on: `revolution`, `J-back`, … */
export interface Mark {
  /** As the text has it. */
  mark: string;
  label: string;
  on: boolean;
  /** It follows from what lies on the field. */
  follows: boolean;
  /** Whose mark it is; empty: the table's. */
  seat: string;
}
/** What is asked. */
export interface Question {
  text: string;
  label: string;
  /** It follows what was done last; nobody has asked it. */
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
  /** Where that stands. */
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
/** What the answer is by one value of a reading. */
export interface Outcome {
  value: Value;
  label: string;
  answerLabel: string;
  tone: Tone;
  /** The value that holds now. */
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
/** What nobody at the table knows, and the answer depends on. */
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
  /** As `Verdict.to_dict` of Python has it. */
  answer: unknown;
  answerLabel: string;
  tone: Tone;
  /** The answer and what decides it, in the one line that is shown everywhere. */
  headline: string;
  sentence: string;
  /** The sentence once more, where the headline leaves something of it out; else empty. */
  rest: string;
  /** What decides, in one line with its clause; may be empty. */
  why: string;
  reasons: Reason[];
  rulings: Ruling[];
  /** The switches; readings stand in `open`. */
  flips: Flip[];
  open: OpenReading[];
  unknown: Unknown[];
  /** Where the answer is a list of plays. */
  plays: Plays[];
  /** That not all changes of the rules have been tried, and how many; left out: all have; `flips` goes on with the rest. */
  flipsLeft?: string;
  /** What changes it two by two; null: nobody has asked; left out where single changes are shown in their place. */
  pairs?: Pair[] | null;
  /** That not all pairs have been tried, and how many; empty: all have; `pairs` goes on with the rest. */
  pairsLeft?: string;
}
/** What went wrong with the last action, or is wrong with the table. */
export interface Problem {
  /** `unreadable` is shown at the text, `question` and `move` where they were typed, anything else above the table; `stale`, `busy`, `conflict`, `house` say why nothing was kept and what can be done: what was tried is still tried, and a file that was changed elsewhere has been read again; `forgotten`: a change did not go with what was played; `gone`: what was tapped was no longer there, and nothing was changed. */
  kind: string;
  message: string;
  line: number | null;
  column: number | null;
  /** What was typed: it is never lost. */
  text: string;
  /** What may have been meant, the likeliest first: to be typed instead by a tap. */
  near?: Near[];
  /** What could stand there, for who wants to know. */
  more?: string;
}
/** A question or a move that may have been meant. */
export interface Near {
  text: string;
  label: string;
}
/** A rule that is tried. */
export interface Change {
  option: string;
  value: Value;
  kind: "switch" | "reading" | "setting";
  label: string;
}
/** Other rules that are looked at; the table stays what it is. */
export interface Supposed {
  options: Tried;
  /** `If you played without Suit lock:`. */
  heading: string;
  changes: Change[];
  /** Drawn instead of the table's own. */
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
/** The whole verdict of another book, to be read: its flips are no rules of this table. */
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
  /** What else its file says. */
  brings?: string;
  /** That it can only be read from here, and who may write; else empty. */
  guest?: string;
}
/** Takes back the last change; what is only tried first. */
export interface UndoAction {
  type: "undo";
}
/** Does again what was taken back. */
export interface RedoAction {
  type: "redo";
}
/** Another language. */
export interface SetLangAction {
  type: "lang";
  lang: Lang;
}
/** Asks for a still page of the face as it stands; it comes by the trait `page`. */
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
/** What other books say to the question. */
export interface LookElsewhereAction {
  type: "elsewhere";
  /** The one whose whole verdict is wanted; null: the answers of all. */
  book?: string | null;
}
/** One rule set otherwise. */
export interface SetOptionAction {
  type: "option";
  option: string;
  value: boolean | string;
  /** As the state has it; it goes before the number that is counted from 0. */
  quizId?: number | null;
}
/** These cards played, from a list of possible plays. */
export interface TryAction {
  type: "try";
  cards: string[];
  /** At the desk, the question that the list answers. */
  of?: string | null;
  /** In the stepper, with `index`: the step that the list stands at; null: the one shown. */
  branch?: string | null;
  index?: number | null;
  /** As the state has it; it goes before the number that is counted from 0. */
  quizId?: number | null;
}
/** Among the cards not placed yet. */
export interface BoxPlace {
  zone: "box";
}
/** In the disputed play. */
export interface DisputedPlace {
  zone: "disputed";
}
/** Among the cards swept aside. */
export interface DiscardsPlace {
  zone: "discards";
}
/** In a hand. */
export interface HandPlace {
  zone: "hand";
  seat: number;
  /** As the state has it; it goes before the number that is counted from 0. */
  seatId?: number | null;
}
/** In a play of the field; without `play`: a new play on top, or the top one where that lacks cards, being smaller than the one below, or the only one and of the same rank. */
export interface FieldPlace {
  zone: "field";
  play?: number | null;
  /** As the state has it; it goes before the number that is counted from 0. */
  playId?: number | null;
}
/** Where a card lies. */
export type Place = BoxPlace | DisputedPlace | DiscardsPlace | HandPlace | FieldPlace;
/** Moves one card; where it does not lie at `from` any more, from where it lies. */
export interface DeskMove {
  type: "move";
  card: string;
  from: Place;
  to: Place;
  /** Which of several alike that lie there, counted from 0. */
  nth?: number | null;
}
/** What a joker lying at that place stands for. */
export interface DeskStand {
  type: "stand";
  card: string;
  at: Place;
  /** Which of several alike that lie there, counted from 0. */
  nth?: number | null;
  /** `S8`, `2+`, `3-`; null: nothing certain. */
  as?: string | null;
}
/** A card of the field or of the disputed play is laid face down or turned up; nothing changes where `deck.hidden` is false, or for `(?)`. */
export interface DeskDown {
  type: "down";
  card: string;
  at: Place;
  down: boolean;
  /** Which of several alike that lie there, counted from 0. */
  nth?: number | null;
}
/** How many unknown cards a hand holds. */
export interface DeskUnknown {
  type: "unknown";
  seat: number;
  /** As the state has it; it goes before the number that is counted from 0. */
  seatId?: number | null;
  /** Null: nobody knows. */
  count?: number | null;
  /** So many more, in place of `count`. */
  by?: 1 | -1 | null;
}
/** How many seats there are: 2 to 9. */
export interface DeskSeats {
  type: "seats";
  count?: number | null;
  /** So many more, in place of `count`. */
  by?: 1 | -1 | null;
}
/** What a seat is called. */
export interface DeskRename {
  type: "rename";
  seat: number;
  name: string;
  /** As the state has it; it goes before the number that is counted from 0. */
  seatId?: number | null;
}
/** Last game's title. */
export interface DeskTitle {
  type: "title";
  seat: number;
  /** As the state has it; it goes before the number that is counted from 0. */
  seatId?: number | null;
  title?: "" | "chofugo" | "daifugo" | "fugo" | "heimin" | "upper heimin" | "lower heimin" | "hinmin" | "daihinmin" | "chohinmin" | "king" | "slave" | "god" | "livestock" | "newcomer" | null;
}
/** How a seat went out. */
export interface DeskOut {
  type: "out";
  seat: number;
  /** As the state has it; it goes before the number that is counted from 0. */
  seatId?: number | null;
  /** `1`, `foul`, `fallen`, …; null: it is in the game. */
  out?: string | null;
}
/** Whose turn it is. */
export interface DeskTurn {
  type: "turn";
  seat?: number | null;
  /** As the state has it; it goes before the number that is counted from 0. */
  seatId?: number | null;
  /** False: no longer that seat's, whosever it may be by now. */
  on?: boolean | null;
}
/** Whose play the disputed slot is. */
export interface DeskDisputer {
  type: "disputer";
  seat: number;
  /** As the state has it; it goes before the number that is counted from 0. */
  seatId?: number | null;
}
/** Who made a play of the field. */
export interface DeskPlayer {
  type: "player";
  play: number;
  /** As the state has it; it goes before the number that is counted from 0. */
  playId?: number | null;
  seat?: number | null;
  /** As the state has it; it goes before the number that is counted from 0. */
  seatId?: number | null;
}
/** Switches a mark: `revolution`, `J-back`, … */
export interface DeskMark {
  type: "mark";
  mark: string;
  /** True or false. */
  on?: unknown;
}
/** The rule picker is opened on the page, or closed: only then `picker` is in the state. */
export interface DeskPicker {
  type: "picker";
  open: boolean;
}
/** Something done in the rule picker: an action of its own. The table is under these rules at once, and undo brings back the former ones. */
export interface DeskPick {
  type: "pick";
  do: PickerAction;
}
/** Another book of rules, as it is, or as it was left; what was changed before is offered (`playing.offer`). */
export interface DeskBook {
  type: "book";
  book: string;
}
/** A switch (true or false), or the value of a reading, a setting or the game. */
export interface DeskSetOption {
  type: "option";
  option: string;
  value: boolean | string;
  /** As the state has it; it goes before the number that is counted from 0. */
  quizId?: number | null;
}
/** The table's lines `rules: …`, `readings: …`: the table that lies there is judged by them; one with cards that the game does not have is cleared and told (`problem.kind` `cleared`). */
export interface DeskRules {
  type: "rules";
  text: string;
}
/** Other rules for a look: `options` are all that are tried, so `{}` goes back; `more` are tried besides, `less` no longer. The table and its verdict stay what they are. Another table (not another question) ends the try. */
export interface DeskSuppose {
  type: "suppose";
  options?: Tried;
  more?: Tried;
  less?: string[];
}
/** What is tried becomes a ruling of the house (dated today), or stands in the table's header where there is no house or `where` is `table`. Where `options` says what was shown as tried, nothing else is kept. */
export interface DeskKeep {
  type: "keep";
  note?: string | null;
  where?: "house" | "table" | null;
  options?: Tried;
}
/** The verdict also tells what changes it two by two: looked for during a second or two, once more goes on from there (`pairsLeft`). */
export interface DeskPairs {
  type: "pairs";
}
/** Goes on trying changes of the rules, where not all have been tried (`flipsLeft`). */
export interface DeskFlips {
  type: "flips";
}
/** The question. */
export interface DeskAsk {
  type: "ask";
  /** Null: it follows what was done. */
  text?: string | null;
}
/** Puts these cards in the disputed slot (from a list of possible plays). */
export interface DeskTry {
  type: "try";
  cards: string[];
  /** At the desk, the question that the list answers. */
  of?: string | null;
  /** In the stepper, with `index`: the step that the list stands at; null: the one shown. */
  branch?: string | null;
  index?: number | null;
  /** As the state has it; it goes before the number that is counted from 0. */
  quizId?: number | null;
}
/** A move in words (`Ben: pass`); a refused one stands. One that was `offered` is only made while it is. */
export interface DeskMake {
  type: "make";
  move: string;
  offered?: boolean | null;
}
/** An answer to something that the desk asks back; the text then says it. */
export interface DeskTell {
  type: "tell";
  ask: string;
  choice: string;
}
/** The disputed play is made: it moves to the field and the table goes on. */
export interface DeskPlay {
  type: "play";
}
/** The play on top of the field was laid just now: it becomes a move (an offer of kind `instead`). */
export interface DeskInstead {
  type: "instead";
  play: number;
  /** As the state has it; it goes before the number that is counted from 0. */
  playId?: number | null;
}
/** The move that the referee refuses stood at the table (an offer of kind `stands`). */
export interface DeskStands {
  type: "stands";
  move: string;
}
/** The move that the referee refuses goes, with those after it (an offer of kind `without`). */
export interface DeskWithout {
  type: "without";
  move: string;
}
/** That something was forgotten (`problem.kind` `forgotten`) was read: it is told no longer. */
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
/** Takes back the last change; what is only tried is taken back first. Undoing a ruling takes it back in the house's file, or restores the one before it; another ruling that stands there by now stays (`problem.kind` `house`). */
export interface DeskUndo {
  type: "undo";
}
/** What the desk and the verdict card can be asked for. */
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
  | DeskPicker
  | DeskPick
  | DeskBook
  | DeskSetOption
  | DeskRules
  | DeskSuppose
  | DeskKeep
  | DeskPairs
  | DeskFlips
  | LookElsewhereAction
  | StillAction
  | CodeAction
  | PictureAction
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
  | RedoAction
  | SetLangAction;
/** An action with its button. `kind` is the type of the action (`undo`, `noted`, `stands`, `without`, `make`, `instead`), `move` the move it is about. */
export interface Way {
  kind: "undo" | "noted" | "stands" | "without" | "make" | "instead";
  label: string;
  move: string;
}
/** Which of the book's games is played. */
export interface Game {
  /** The option that says it. */
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
  /** How many options are not as the book has them. */
  changed: number;
  /** What was changed in the book played before; null: nothing to take over. */
  offer: TakeOver | null;
}
/** What the desk and the verdict card show. */
export interface DeskState {
  /** The last action done of those that name no `sender`. */
  seq: number;
  heard?: Heard;
  lang: Lang;
  problem: Problem | null;
  canUndo: boolean;
  canRedo: boolean;
  /** Every fixed word that the front end shows, in `lang`; one may hold places to fill: `{name}`, `{n}`, `{card}`. */
  labels: Record<string, string>;
  books: Item[];
  /** The id of the book it is played by. */
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
  deck: Deck;
  seats: Seat[];
  middle: Middle;
  /** The top play comes last. */
  field: Play[];
  discards: Laid;
  marks: Mark[];
  question: Question;
  verdict: Verdict | null;
  /** The play that is disputed. */
  disputed: Play;
  /** What is wrong with the table as a whole. */
  faults: string[];
  /** Others that suggest themselves. */
  questions: Offer[];
  /** Moves without cards that may come next. */
  moves: Offer[];
  /** Null: for nothing but the next play. */
  waiting: Waiting | null;
  /** Other books to play by, while nothing lies on the table. */
  begin: Item[];
  asks: Ask[];
  tried: Supposed | null;
  house: House | null;
  /** What came of the last action, where one does not see it; else empty. */
  notice: string;
  /** What may be done about what the table or `problem` says. */
  offers: Way[];
  /** The move of the text that the referee refuses: the table lies as before it. */
  refused: Offer | null;
  /** The table as text. */
  text: string;
  /** The text for those who do not have the house's book. */
  shared: string;
  /** Null: nobody has asked; left out where no question is answered. */
  elsewhere?: Elsewhere | null;
}
/** Opens something. */
export interface HomeOpen {
  type: "open";
  /** `quarrel`: a desk of its own; `text`: a table or a story, as the text says. */
  kind: "desk" | "quarrel" | "stepper" | "quiz" | "course" | "picker" | "text";
  /** Which quarrel, quiz or story; `file`: the one that could not be read; `picked`: the desk, by the rules that were picked. */
  id?: string | null;
  /** Its text, where the page has it. */
  text?: string | null;
}
/** Back to the front page; what is left stays as it is. */
export interface HomeHome {
  type: "home";
}
/** What the front page can be asked for; where it stands before other faces, they take these two as well. */
export type HomeAction = HomeOpen | HomeHome | UndoAction | RedoAction | SetLangAction;
/** A quarrel that many tables have had. */
export interface Quarrel {
  id: string;
  title: string;
  /** The title of its rulebook. */
  book: string;
  deck: Deck;
  /** The cards that lie there. */
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
  /** 0: no line of it is to blame. */
  line: number;
}
/** What the front page shows. */
export interface HomeState {
  /** The last action done of those that name no `sender`. */
  seq: number;
  heard?: Heard;
  lang: Lang;
  problem: Problem | null;
  canUndo: boolean;
  canRedo: boolean;
  /** Every fixed word that the front end shows, in `lang`; one may hold places to fill: `{name}`, `{n}`, `{card}`. */
  labels: Record<string, string>;
  quarrels: Quarrel[];
  quizzes: Item[];
  stories: Item[];
  help: string[];
  /** What is asked at the desk that was left. */
  resumes: string;
  unread: Unread | null;
  /** Empty: no table lies here. */
  text: string;
}
/** Opens a pair by the ids of its rules, in any order; an empty list closes it. */
export interface MapOpenPair {
  type: "pair";
  clauses: string[];
}
/** Something done in the stepper that shows the table of the open pair. */
export interface MapWithin {
  type: "within";
  do: StepperAction;
}
/** Which of the open pair goes first at ours; null: what was decided is taken back. */
export interface MapDecide {
  type: "decide";
  value: string | null;
  note?: string | null;
}
/** What the map of colliding rules can be asked for. `decide`, `undo` and `redo` write the house's file where there is one. */
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
/** A rule that was tried. */
export interface MapRule {
  /** Of its clause. */
  id: string;
  title: string;
  /** The place of its card in `groups`. */
  group: number;
}
/** A way in which two rules meet. */
export interface MapKind {
  id: "not_seen" | "independent" | "ordered" | "entangled" | "unsettled";
  label: string;
  says: string;
  /** How many pairs. */
  count: number;
}
/** The reading that says which of two rules goes first. */
export interface Decider {
  option: string;
  question: string;
  values: DeciderValue[];
  /** As a verdict cites it; empty: nothing is decided. */
  ruling: string;
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
  /** What comes of it, side by side. */
  outcomes: MapOutcome[];
  /** The text of the smallest table; empty: there is none. */
  table: string;
  decides: Decider | null;
  /** How a choice can be made where the book has none; or empty. */
  undecided: string;
}
/** One of the two that goes first. */
export interface DeciderValue {
  value: string;
  label: string;
  chosen: boolean;
}
/** A rule with its text. */
export interface MapText {
  id: string;
  title: string;
  wording: string;
}
/** What comes of it: in which order, or with which rules, and what the referee says then. */
export interface MapOutcome {
  when: string;
  says: string[];
}
/** What the map of colliding rules shows. */
export interface MapState {
  /** The last action done of those that name no `sender`. */
  seq: number;
  heard?: Heard;
  lang: Lang;
  problem: Problem | null;
  canUndo: boolean;
  canRedo: boolean;
  /** Every fixed word that the front end shows, in `lang`; one may hold places to fill: `{name}`, `{n}`, `{card}`. */
  labels: Record<string, string>;
  title: string;
  summary: string;
  groups: MapGroup[];
  /** Card by card. */
  clauses: MapRule[];
  /** Of each pair the places of its rules in `clauses`, of its kind in `kinds`, and on how many tables both did something. */
  pairs: number[][];
  kinds: MapKind[];
  /** The unsettled pairs that are decided by now. */
  ruled: number[][];
  opened: MapPair | null;
  /** The table of the open pair. */
  stepper: StepperState | null;
  /** The lines with which a table plays by what was decided. */
  text: string;
  notice: string;
}
/** Another book, as it is, or as it was left; what was changed before is offered (`offer`). */
export interface PickerBook {
  type: "book";
  book: string;
}
/** One switch, reading or setting. */
export interface PickerSetOption {
  type: "option";
  option: string;
  value: boolean | string;
  /** As the state has it; it goes before the number that is counted from 0. */
  quizId?: number | null;
}
/** Several at once: what mends a finding. */
export interface PickerOptions {
  type: "options";
  values: Tried;
}
/** What was changed in the book played before is changed in this one. */
export interface PickerTake {
  type: "take";
  /** It is no longer offered instead. */
  leave?: boolean | null;
}
/** Tries how some of those rules in use meet of which it is not known yet, for half a second. */
export interface PickerMeet {
  type: "meet";
}
/** Back to the book as it is. */
export interface PickerAsIs {
  type: "as_is";
}
/** A preset of the book. */
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
/** What the house is called, in the language shown; in both while they are the same. */
export interface PickerTitle {
  type: "title";
  title: string;
  /** The language that was shown; null: the one that is. */
  lang?: "ja" | "en" | null;
}
/** The rules of a table's lines. */
export interface PickerRules {
  type: "rules";
  text: string;
}
/** A house's text; it becomes a book of its own name (`ours-2` where `ours` is taken). A text without a name that only sets other values of the book picked is no other book. */
export interface PickerLoad {
  type: "load";
  text: string;
  /** Of its file. */
  name?: string | null;
}
/** Writes the house's file. */
export interface PickerSave {
  type: "save";
  /** Needed where the file is the book of another game. */
  replace?: boolean | null;
}
/** Reads the house's file again. */
export interface PickerReload {
  type: "reload";
}
/** Begins a rule of one's own, one that there is (`rule`, its id), or the one left last (`again`); or leaves it unmade. Undo and redo are then of what was said in it. */
export interface PickerBuild {
  type: "build";
  open: boolean;
  rule?: string | null;
  again?: boolean | null;
}
/** To another sentence of the rule that is made, or (`at`: how many there are) to one more; `drop`: that sentence goes. */
export interface PickerSentence {
  type: "sentence";
  at: number;
  drop?: boolean | null;
}
/** A word of the rule that is made says something; what it says already it says no longer. */
export interface PickerWord {
  type: "word";
  word: string;
  value: string;
}
/** What the rule that is made is called; empty: as its sentence. */
export interface PickerCall {
  type: "call";
  title: string;
}
/** The rule that is made is played by; nothing is written before `save`. */
export interface PickerKeepRule {
  type: "keep_rule";
}
/** A rule of one's own goes. */
export interface PickerDropRule {
  type: "drop_rule";
  rule: string;
}
/** It goes behind a save: it changes what is picked, not the file. */
export interface PickerUndo {
  type: "undo";
}
/** What the rule picker can be asked for. Only `save` writes a file. */
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
  /** Where the house says nothing. */
  usual: Value;
  /** The clauses that are read by it, its own first: it is asked once, at the first of them in use. */
  users: string[];
  /** Clauses: it matters only where all of them are in use. */
  among: string[];
}
/** A clause; it stands in the group of the first thing that it is about. */
export interface Rule {
  /** `daifugo.seven_pass`. */
  id: string;
  /** `seven_pass`. */
  name: string;
  /** It can be switched. */
  switch: boolean;
  /** It is on where the house says nothing. */
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
/** What a rule is found by, in both languages, without regard to case, width, kana, digits in kanji, spaces and hyphens. */
export interface RuleKeys {
  titles: string[];
  /** What people call it besides. */
  aliases: string[];
  /** Ranks and topics, the first before all. */
  about: string[];
  /** Its text. */
  words: string;
}
/** What was changed in the book played before, to take over with one tap. */
export interface TakeOver {
  label: string;
  /** How many of them this book has not; else empty. */
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
  /** Clauses that are about it besides. */
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
/** A word that the rule may have, and what it can say. */
export interface BuildWord {
  path: string;
  label: string;
  /** It can say several at once. */
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
/** What the rule changes at the table that lies there. */
export interface RuleTrial {
  fires: boolean;
  /** The answer is another. */
  changes: boolean;
  text: string;
}
/** A rule of one's own that is being made. */
export interface Builder {
  /** Of the rule that is edited; empty: a new one. */
  id: string;
  /** As somebody calls it; else empty. */
  title: string;
  /** The title that its sentence makes. */
  made: string;
  /** All its sentences. */
  sentence: string;
  /** The same in the other language. */
  other: string;
  /** Each of them; there is always one. */
  sentences: string[];
  /** The one that is being made: the slots are its own. */
  at: number;
  /** One more can be begun. */
  more: boolean;
  slots: BuildSlot[];
  /** It can be kept. */
  whole: boolean;
  /** That it does not play yet, and is in no file. */
  stands: string;
  meets: string[];
  trial: RuleTrial | null;
}
/** A rule that the house's text states itself. */
export interface OwnRule {
  id: string;
  title: string;
  wording: string;
  on: boolean;
  /** It is sentences that can be changed here. */
  edits: boolean;
  /** The house's file says just this. */
  kept: boolean;
  /** Whether it plays now, and where it is kept. */
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
  /** It stands in this house's file; else in one that it extends. */
  own: boolean;
  /** What is picked is what it says. */
  holds: boolean;
  clause: string;
}
/** Why a switch cannot be put in. */
export interface Barred {
  text: string;
  mend: Mend;
}
/** Rules in use that get in one another's way, with nothing to say which comes first. */
export interface Meeting {
  /** Their names, in the order of the book. */
  clauses: string[];
  /** Of each order. */
  outcomes: string[];
  /** The text of a table that shows it. */
  table: string;
}
/** The house's file. */
export interface HouseFile {
  file: string;
  /** 0: there is none yet. */
  revision: number;
  /** It says what is picked. */
  saved: boolean;
}
/** By language. */
export interface Title {
  ja?: string;
  en?: string;
}
/** What the rule picker shows. `labels`, `books` and `catalog` hardly ever change: they come in the trait `fixed`, which the page lays under the trait `state`. */
export interface PickerState {
  /** The last action done of those that name no `sender`. */
  seq: number;
  heard?: Heard;
  lang: Lang;
  problem: Problem | null;
  canUndo: boolean;
  canRedo: boolean;
  /** Every fixed word that the front end shows, in `lang`; one may hold places to fill: `{name}`, `{n}`, `{card}`. */
  labels: Record<string, string>;
  books: Item[];
  catalog: Catalog;
  /** The id of the book or the house. */
  book: string;
  /** Which of the book's games; else empty. */
  game: string;
  /** Of each option. */
  values: Record<string, Value>;
  /** Of the options that the rulebook itself has not set. */
  by: Record<string, Setter>;
  /** By option. */
  rulings: Record<string, OurRuling>;
  findings: RuleFinding[];
  /** By clause. */
  barred: Record<string, Barred>;
  met: Meeting[];
  /** How many pairs of rules in use nobody has tried yet; or empty. */
  untried: string;
  /** Those that hold just now. */
  presets: string[];
  /** Null: nothing to take over. */
  offer: TakeOver | null;
  /** How many options are not as the book has them. */
  changed: number;
  /** The house's book, where there is one. */
  ours: Item | null;
  house: HouseFile | null;
  /** Of the house. */
  title: Title;
  /** The lines of a table. */
  rules: string;
  /** What came of the last action; else empty. */
  notice: string;
  /** The house's file, TOML. */
  text: string;
  ownRules: OwnRule[];
  /** Titles of those that only the house's file still has. */
  ownGone: string[];
  /** The rule that was left unmade last; else empty. */
  ownLeft: string;
  /** Rules can be made for this book. */
  builds: boolean;
  builder: Builder | null;
}
/** Another quiz. */
export interface QuizGo {
  type: "go";
  index: number;
  /** As the state has it; it goes before the number that is counted from 0. */
  quizId?: number | null;
}
/** On or back by one. */
export interface QuizStep {
  type: "step";
  by: 1 | -1;
}
/** On from the quiz shown; in a course to whatever is asked next. */
export interface QuizNext {
  type: "next";
  /** As the state has it; it goes before the number that is counted from 0. */
  quizId?: number | null;
}
/** In a course: which quizzes are asked. */
export interface QuizChoose {
  type: "choose";
  /** One of `course.books`; empty: of all. */
  book: string;
  /** 0: of all. */
  level: 0 | 1 | 2 | 3;
}
/** In a course: what the page has kept of `course.progress`. */
export interface QuizRecall {
  type: "recall";
  progress: string;
}
/** In a course: all that was known is forgotten; `undo` brings it back. */
export interface QuizForget {
  type: "forget";
}
/** The reader's answer; it cannot be taken back. */
export interface QuizAnswer {
  type: "answer";
  said: QuizSaid;
  /** As the state has it; it goes before the number that is counted from 0. */
  quizId?: number | null;
}
/** Shows the answer: not right, but where the form is `self`. */
export interface QuizReveal {
  type: "reveal";
  /** As the state has it; it goes before the number that is counted from 0. */
  quizId?: number | null;
}
/** After that, in the form `self`: whether the reader knew it. */
export interface QuizJudge {
  type: "judge";
  knew: boolean;
  /** As the state has it; it goes before the number that is counted from 0. */
  quizId?: number | null;
}
/** Shows the hint. */
export interface QuizHint {
  type: "hint";
  /** As the state has it; it goes before the number that is counted from 0. */
  quizId?: number | null;
}
/** The same quiz once more, for practice. */
export interface QuizAgain {
  type: "again";
  /** As the state has it; it goes before the number that is counted from 0. */
  quizId?: number | null;
}
/** All quizzes anew; `undo` brings the answers back. */
export interface QuizReset {
  type: "reset";
}
/** After the answer: the verdict by another rule. */
export interface QuizSetOption {
  type: "option";
  option: string;
  value: boolean | string;
  /** As the state has it; it goes before the number that is counted from 0. */
  quizId?: number | null;
}
/** After the answer: the verdict on another play. */
export interface QuizTry {
  type: "try";
  cards: string[];
  /** At the desk, the question that the list answers. */
  of?: string | null;
  /** In the stepper, with `index`: the step that the list stands at; null: the one shown. */
  branch?: string | null;
  index?: number | null;
  /** As the state has it; it goes before the number that is counted from 0. */
  quizId?: number | null;
}
/** From these to the quiz's own verdict. */
export interface QuizBack {
  type: "back";
}
/** Other quizzes in the place of the one shown. */
export interface QuizText {
  type: "text";
  text: string;
}
/** What the quiz can be asked for. */
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
/** What there is to choose. */
export interface FormValue {
  value: string;
  label: string;
  /** The seat, where it is one. */
  seat: number | null;
  /** The cards, where it is a play. */
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
/** The rules it is judged by. */
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
/** A book or a level to choose. */
export interface QuizChoice {
  value: string;
  label: string;
}
/** A course: many quizzes, of which those that were missed come again. */
export interface QuizCourse {
  /** What its progress is kept by. */
  id: string;
  title: string;
  books: QuizChoice[];
  /** Those that the book has. */
  levels: QuizChoice[];
  /** Empty: all. */
  book: string;
  /** 0: all. */
  level: number;
  /** How many of those chosen are known. */
  known: number;
  /** How many of them were missed, and come again. */
  due: number;
  /** How many were chosen. */
  of: number;
  /** The one shown was missed before. */
  cameBack: boolean;
  /** `recall` has come. */
  recalled: boolean;
  /** What is kept for the next time. */
  progress: string;
}
/** One of the quizzes. */
export interface Entry {
  quizId: number;
  label: string;
  /** By the first answer. */
  done: "open" | "right" | "wrong";
}
/** What the quiz shows: a question before or after its answer. Before it the state holds nothing of the answer: `verdict` is null, `looking` and `afterHtml` are left out, and seats, field and marks do not show yet where the moves of `then` lead. */
export interface QuizState {
  /** The last action done of those that name no `sender`. */
  seq: number;
  heard?: Heard;
  lang: Lang;
  problem: Problem | null;
  canUndo: boolean;
  canRedo: boolean;
  /** Every fixed word that the front end shows, in `lang`; one may hold places to fill: `{name}`, `{n}`, `{card}`. */
  labels: Record<string, string>;
  /** Which quiz. */
  index: number;
  /** What actions name it by. */
  quizId: number;
  title: string;
  remarkHtml: string;
  hasHint: boolean;
  /** Empty until it is asked for. */
  hintHtml: string;
  rules: QuizRules;
  deck: Deck;
  seats: Seat[];
  middle: Middle;
  /** The top play comes last. */
  field: Play[];
  discards: Laid;
  marks: Mark[];
  question: Question;
  verdict: Verdict | null;
  then: Then[];
  form: QuizForm;
  given: Given | null;
  score: Score;
  list: Entry[];
  /** The quiz as text. */
  text: string;
  /** Another rule or play is looked at. */
  looking?: boolean;
  afterHtml?: string;
  course?: QuizCourse;
}
/** On or back by one. */
export interface StepperStep {
  type: "step";
  by: 1 | -1;
}
/** Goes there; an index out of reach is the nearest. */
export interface StepperGo {
  type: "go";
  /** Null: the end. */
  index?: number | null;
  /** Null, or left out: the branch shown. */
  branch?: string | null;
}
/** A move in words, `Ben: pass` or only `D10`; one told already is followed, one at the end of a line makes it longer, any other begins a branch; a refused one stands. */
export interface StepperMake {
  type: "make";
  move: string;
  /** With `index`: the step that it was done at; null: the one shown. */
  branch?: string | null;
  index?: number | null;
}
/** As `make`, for cards of whoever is to play. */
export interface StepperTry {
  type: "try";
  cards: string[];
  /** At the desk, the question that the list answers. */
  of?: string | null;
  /** In the stepper, with `index`: the step that the list stands at; null: the one shown. */
  branch?: string | null;
  index?: number | null;
  /** As the state has it; it goes before the number that is counted from 0. */
  quizId?: number | null;
}
/** The comment on the step shown, in Markdown. */
export interface StepperSay {
  type: "say";
  comment: string;
  /** With `index`: the step that it was done at; null: the one shown. */
  branch?: string | null;
  index?: number | null;
}
/** Another name for a branch. */
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
/** Drops the moves after the step shown. */
export interface StepperCut {
  type: "cut";
  /** With `index`: the step that it was done at; null: the one shown. */
  branch?: string | null;
  index?: number | null;
}
/** Another rule: the whole story is judged anew. */
export interface StepperSetOption {
  type: "option";
  option: string;
  value: boolean | string;
  /** As the state has it; it goes before the number that is counted from 0. */
  quizId?: number | null;
}
/** Another story; an error leaves the old one and keeps the text. */
export interface StepperText {
  type: "text";
  text: string;
}
/** What the stepper can be asked for. */
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
  text: string;
  label: string;
  seat: number | null;
  cards: string[];
  refused: boolean;
  /** False for a move behind something that the text leaves open. */
  made: boolean;
}
/** What the move set off. */
export interface Happening {
  text: string;
  /** The title of the clause that did it. */
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
/** What the stepper shows: a step of a story. */
export interface StepperState {
  /** The last action done of those that name no `sender`. */
  seq: number;
  heard?: Heard;
  lang: Lang;
  problem: Problem | null;
  canUndo: boolean;
  canRedo: boolean;
  /** Every fixed word that the front end shows, in `lang`; one may hold places to fill: `{name}`, `{n}`, `{card}`. */
  labels: Record<string, string>;
  /** The step shown, 0 before the first move. */
  index: number;
  /** How many moves the branch shown has. */
  length: number;
  /** Empty: the main line. */
  branch: string;
  deck: Deck;
  seats: Seat[];
  middle: Middle;
  /** The top play comes last. */
  field: Play[];
  discards: Laid;
  marks: Mark[];
  question: Question;
  verdict: Verdict | null;
  move: Made | null;
  changes: Happening[];
  /** In Markdown. */
  comment: string;
  /** Made by the session; it holds nothing but what Markdown makes. */
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
  /** The story as text. */
  text: string;
  /** The text for those who do not have the house's book. */
  shared: string;
  /** Null: nobody has asked; left out where no question is answered. */
  elsewhere?: Elsewhere | null;
}
/** What a page asks its session for. */
export type Action = DeskAction | HomeAction | MapAction | PickerAction | QuizAction | StepperAction;
