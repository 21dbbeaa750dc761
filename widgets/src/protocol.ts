// Made by `npm run build` from referee/ui/shared/protocol/*.py and widgets/page_protocol/*.py:
// change those.
// docs/desk-protocol.md describes them.

export type Lang = "ja" | "en";
/** `open`: unsettled or depends. `value`: an answer other than yes and no. */
export type Tone = "yes" | "no" | "open" | "value";
/** The value of an option: true or false for a switch, a name for a reading. */
export type Value = string | boolean;
/** Options, each with the value to try. */
export type Tried = Record<string, boolean | string>;
/** For each page that has sent an action, the `seq` of its last one. */
export type Heard = Record<string, number>;
/** The answer, depending on `form.kind`. `one`: a value. `many`, `order`: a list of values. `cards`: a list of cards. `each`: a value, number or null for each seat. `number`: a number. Any kind can also be answered with one of `others`. */
export type QuizSaid = string | number | (string | number | null)[];
/** Asks for the answers of the other books. */
export interface LookElsewhereAction {
  type: "elsewhere";
  /** The book whose whole verdict is wanted. Null: the answers of all books. */
  book?: string | null;
}
/** Asks what the verdict rests on. */
export interface ShowScopeAction {
  type: "scope";
}
/** Asks for a static page of the interface as shown. It arrives in the trait `page`. */
export interface StillAction {
  type: "still";
}
/** Asks for the QR code of a link. It arrives in the trait `page`. */
export interface CodeAction {
  type: "code";
  link: string;
}
/** Asks for the HTML that puts the verdict into a web page. It arrives in the trait `page`. */
export interface EmbedAction {
  type: "embed";
  link: string;
}
/** Asks for the verdict as a picture (SVG). It arrives in the trait `page`. */
export interface PictureAction {
  type: "picture";
}
/** Undoes the last change. Options that are only being tried are reset first. */
export interface UndoAction {
  type: "undo";
}
/** Repeats the change that was undone last. */
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
  /** The id in the state. It takes precedence over the index. */
  quizId?: number | null;
}
/** Plays these cards, from a list of possible plays. */
export interface TryAction {
  type: "try";
  cards: string[];
  /** At the desk, the question that the list answers. */
  of?: string | null;
  /** In the stepper, with `index`: the step with the list. Null: the step shown. */
  branch?: string | null;
  index?: number | null;
  /** The id in the state. It takes precedence over the index. */
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
/** A move to tap. Many moves that differ in one part only are the cells of a grid. */
export interface OfferedMove {
  /** As it is written. */
  text: string;
  label: string;
  /** The heading of its grid: `Bid`. Empty if it stands alone. */
  grid: string;
  /** Its row in the grid, such as the number of a bid with its trumps. Empty if the grid has no rows. */
  row: string;
  /** What it is called in its grid: `1♠`. */
  short: string;
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
/** The cards of the deck. */
export interface Deck {
  suits: Suit[];
  /** The lowest first. */
  ranks: string[];
  /** The ranks whose card has no suit. */
  suitless: string[];
  /** Rank -> how many there are of such a card, if there are several. */
  copies: Record<string, number>;
  jokers: number;
  /** Further meanings of a joker: `3-`, `2+`. */
  beyond: string[];
  /** Whether cards can be face down. */
  hidden: boolean;
}
/** A token next to a seat: tricks and cards taken, and each mark of this seat (a meeple, passes, games won). */
export interface Token {
  kind: string;
  label: string;
  /** Its suit, or empty. */
  suit: string;
  /** The cards if it consists of cards, or empty. */
  detail: string;
}
/** The place that a seat points at. */
export interface Points {
  /** A seat; null: the middle of the table. */
  to: number | null;
  label: string;
}
/** What a player has to do or is asked: answer the 8, give cards, doubt, point. Not if it is only their turn. */
export interface Waits {
  /** What has to be done. */
  text: string;
  /** The clauses behind it. */
  clauses: string;
  /** Likely moves, for `make`. */
  moves: OfferedMove[];
  /** Whether the player picks the cards of other moves. They are laid in the disputed slot. */
  picks: boolean;
}
/** One seat that the table waits for. */
export interface WaitsFor {
  seat: number;
  name: string;
  /** As in `Waits`. */
  text: string;
  moves: OfferedMove[];
  picks: boolean;
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
  /** The verdict with this answer, or empty. */
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
  /** The answer that is assumed until one is given, or empty. */
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
  /** How many more cards it has. Null if that isn't known. */
  unknown: number | null;
  /** How it went out: `1`, `foul`, `fallen`, … */
  out: string | null;
  outLabel: string | null;
  /** Whether the table waits for this seat. */
  turn: boolean;
  tokens: Token[];
  points: Points | null;
  waits: Waits | null;
  /** Errors about this seat. */
  faults: string[];
  /** The cards that a fault is about. */
  wrong: string[];
  /** Its id in actions, which stays when it is renamed. Omitted if no action needs it. */
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
  /** The player who played them. Null if that isn't known. */
  seat: number | null;
  /** Its id in actions, which stays when it moves. Omitted if no action needs it. */
  id?: number;
  /** The player who must have played them, if `seat` is null. */
  inferred?: number;
}
/** The middle of the table. */
export interface Middle {
  /** The family's word for it. The page has layouts for `rows` and `victim`; anything else is a `field` of plays. */
  kind: string;
  label: string;
  /** The text to show if it is empty. */
  empty: string;
  /** Whether each play is one card. */
  single: boolean;
}
/** A mark of the table that is set or can be set: `revolution`, `J-back`, … */
export interface Mark {
  /** As in the table text. */
  mark: string;
  label: string;
  on: boolean;
  /** Whether it follows from the field. */
  follows: boolean;
  /** The player who has the mark. Empty: the table. */
  seat: string;
  /** Whether it is offered in the settings of its player, not among what is in effect. */
  apart: boolean;
  /** Whether the cards on the field suggest it: the last two plays have the suits of a lock. */
  near: boolean;
}
/** The question. */
export interface Question {
  text: string;
  label: string;
  /** Whether it was suggested by the last action. */
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
  /** What it means at this table. */
  text: string;
  /** The clause's own text. */
  wording: string;
  /** The source of that text. */
  where: string;
  cards: string[];
  players: string[];
  /** The house's rulings behind it, as citations, or empty. */
  ruling: string;
}
/** A decision of the house that the verdict rests on. */
export interface Ruling {
  option: string;
  label: string;
  /** As a citation: `house ruling of 2026-11-20`. */
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
  /** The ruling that it contradicts, as a citation, or empty. */
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
  /** The ruling on it, as a citation, or empty. */
  ruling: string;
  outcomes: Outcome[];
}
/** A fact that isn't known and that the answer depends on. */
export interface Unknown {
  fact: string;
  /** The answer in that case, in words. */
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
/** A verdict in one line. */
export interface Headline {
  answerLabel: string;
  tone: Tone;
  /** The answer and the deciding reason. */
  headline: string;
}
/** The verdict of the referee. */
export interface Verdict {
  answerLabel: string;
  tone: Tone;
  /** The answer and the deciding reason. */
  headline: string;
  /** As in `Verdict.to_dict` of Python. */
  answer: unknown;
  sentence: string;
  /** The sentence again if the headline omits something of it, or empty. */
  rest: string;
  /** The deciding reason in one line with its clause, or empty. */
  why: string;
  reasons: Reason[];
  rulings: Ruling[];
  /** The switches; readings are in `open`. Null (then `open`, `rulings` are empty): the action `flips` finds them. */
  flips: Flip[] | null;
  open: OpenReading[];
  unknown: Unknown[];
  /** If the answer is a list of plays. */
  plays: Plays[];
  /** How many changes of the rules have been tried so far; `flips` continues. Omitted if all have. */
  flipsLeft?: string;
  /** The pairs of changes that change it. Null before `pairs`; omitted if there are single changes. */
  pairs?: Pair[] | null;
  /** How many pairs have been tried so far; `pairs` continues. Empty if all have. */
  pairsLeft?: string;
}
/** What went wrong with the last action, or is wrong with the table. `kind` `unreadable` is shown next to the text, `question` and `move` where they were typed, all others above the table. `stale`, `busy`, `conflict`, `house`: nothing was saved, the message says what to do, the rules that were being tried are still tried, and a changed file has been read again. `forgotten`: a change didn't fit the moves. `gone`: the subject of the action no longer exists, and nothing changed. */
export interface Problem {
  /** See above. */
  kind: string;
  message: string;
  line: number | null;
  column: number | null;
  /** What was typed. */
  text: string;
  /** Suggestions, the likeliest first. A tap types one. */
  near?: Offer[];
  /** What is accepted there, to show on request. */
  more?: string;
}
/** A rule that is being tried. */
export interface Change {
  option: string;
  value: Value;
  kind: "switch" | "reading" | "setting";
  label: string;
}
/** Other rules that are being tried. The table doesn't change. */
export interface Supposed {
  options: Tried;
  /** `If you played without Suit lock:`. */
  heading: string;
  changes: Change[];
  /** Shown instead of the table's own. */
  verdict: Verdict;
}
/** The answers of other books to the same question at the same table. */
export interface Elsewhere {
  /** Different answers come first. */
  answers: OtherAnswer[];
  /** Null if only the answers are shown. */
  shown: OtherVerdict | null;
}
/** The answer of another book in which the table is possible. */
export interface OtherAnswer {
  book: string;
  title: string;
  answerLabel: string;
  tone: Tone;
  /** Whether it is the same answer. */
  same: boolean;
}
/** The whole verdict of another book. Its flips can't be tapped. */
export interface OtherVerdict {
  book: string;
  title: string;
  verdict: Verdict;
}
/** The house whose rulings are saved. */
export interface House {
  name: string;
  file: string;
  /** Why nothing can be saved in it from here. */
  other?: string;
  /** The other contents of its file. */
  brings?: string;
  /** That it is read-only from here, and who may write, or empty. */
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
  /** The id in the state. It takes precedence over the index. */
  seatId?: number | null;
}
/** In a play on the field. Without `play`: the top play, if it has fewer cards than the one below, or is the only one and has the same rank; otherwise a new play. */
export interface FieldPlace {
  zone: "field";
  play?: number | null;
  /** The id in the state. It takes precedence over the index. */
  playId?: number | null;
}
/** Where a card is. */
export type Place = BoxPlace | DisputedPlace | DiscardsPlace | HandPlace | FieldPlace;
/** Moves one card, from wherever it is if it is no longer at `from`. */
export interface DeskMove {
  type: "move";
  card: string;
  from: Place;
  to: Place;
  /** Which of several equal cards at this place, counted from 0. */
  nth?: number | null;
}
/** Sets what the joker at that place stands for. */
export interface DeskStand {
  type: "stand";
  card: string;
  at: Place;
  /** Which of several equal cards at this place, counted from 0. */
  nth?: number | null;
  /** `S8`, `2+`, `3-`; null: open. */
  as?: string | null;
}
/** Turns a card of the field or of the disputed play face down or up. Does nothing if `deck.hidden` is false, or for `(?)`. */
export interface DeskDown {
  type: "down";
  card: string;
  at: Place;
  /** Which of several equal cards at this place, counted from 0. */
  nth?: number | null;
  down: boolean;
}
/** Sets how many unknown cards a hand holds. */
export interface DeskUnknown {
  type: "unknown";
  seat: number;
  /** The id in the state. It takes precedence over the index. */
  seatId?: number | null;
  /** Null: the count isn't known. */
  count?: number | null;
  /** Adds or removes one, instead of `count`. */
  by?: 1 | -1 | null;
}
/** Sets how many seats there are: 2 to 9. */
export interface DeskSeats {
  type: "seats";
  count?: number | null;
  /** Adds or removes one, instead of `count`. */
  by?: 1 | -1 | null;
}
/** Renames a seat. */
export interface DeskRename {
  type: "rename";
  seat: number;
  /** The id in the state. It takes precedence over the index. */
  seatId?: number | null;
  name: string;
}
/** Sets a seat's title from the last game. */
export interface DeskTitle {
  type: "title";
  seat: number;
  /** The id in the state. It takes precedence over the index. */
  seatId?: number | null;
  /** One of the state's `titles`; empty or null: none. */
  title?: string | null;
}
/** Sets how a seat went out. */
export interface DeskOut {
  type: "out";
  seat: number;
  /** The id in the state. It takes precedence over the index. */
  seatId?: number | null;
  /** `1`, `foul`, `fallen`, …; null: still in the game. */
  out?: string | null;
}
/** Sets whose turn it is. */
export interface DeskTurn {
  type: "turn";
  seat?: number | null;
  /** The id in the state. It takes precedence over the index. */
  seatId?: number | null;
  /** False: it is no longer this seat's turn. */
  on?: boolean | null;
}
/** Sets whose play the disputed play is. */
export interface DeskDisputer {
  type: "disputer";
  seat: number;
  /** The id in the state. It takes precedence over the index. */
  seatId?: number | null;
}
/** Sets who made a play of the field. */
export interface DeskPlayer {
  type: "player";
  play: number;
  /** The id in the state. It takes precedence over the index. */
  playId?: number | null;
  seat?: number | null;
  /** The id in the state. It takes precedence over the index. */
  seatId?: number | null;
}
/** Switches a mark: `revolution`, `J-back`, … */
export interface DeskMark {
  type: "mark";
  mark: string;
  /** True or false. */
  on?: unknown;
}
/** Opens or closes the rule picker. `picker` is in the state only while it is open. */
export interface DeskShowPicker {
  type: "picker";
  open: boolean;
}
/** An action of the rule picker. The table is judged by the new rules at once, and undo brings back the old ones. */
export interface DeskPick {
  type: "pick";
  do: PickerAction;
}
/** Switches to another rulebook, with the choices last made there. The changes to the previous book are offered (`playing.offer`). */
export interface DeskBook {
  type: "book";
  book: string;
}
/** Sets a switch (true or false), or the value of a reading, a setting or the game. */
export interface DeskSetOption {
  type: "option";
  option: string;
  value: boolean | string;
  /** The id in the state. It takes precedence over the index. */
  quizId?: number | null;
}
/** Sets the lines `rules: …` and `readings: …` of the table. A table with cards that the game doesn't have is cleared (`problem.kind` `cleared`). */
export interface DeskRules {
  type: "rules";
  text: string;
}
/** Tries other rules. `options` contains all options to try (`{}` ends the trial), `more` adds some, `less` removes some. The table and its verdict don't change. A change of the table ends the trial, a new question doesn't. */
export interface DeskSuppose {
  type: "suppose";
  options?: Tried;
  more?: Tried;
  less?: string[];
}
/** Saves the tried rules as rulings of the house, dated today; or in the table's header, if there is no house or `where` is `table`. If `options` contains the rules that the page showed as tried, only those are saved. */
export interface DeskKeep {
  type: "keep";
  note?: string | null;
  where?: "house" | "table" | null;
  options?: Tried;
}
/** Searches for pairs of changes that change the verdict, for a second or two. Another `pairs` continues the search (`pairsLeft`). */
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
  /** Null: the question that the last action suggests. */
  text?: string | null;
}
/** Sets up the table that somebody describes in words, and asks the question. What was understood is in the state's `argument`; if it isn't certain, an existing table stays. */
export interface DeskArgue {
  type: "argue";
  text: string;
  /** The words are about another table than the one on the desk. */
  fresh?: boolean;
}
/** Chooses one of the meanings that `argument` offers. */
export interface DeskMean {
  type: "mean";
  offer: number;
}
/** Puts these cards into the disputed play (from a list of possible plays). */
export interface DeskTry {
  type: "try";
  cards: string[];
  /** At the desk, the question that the list answers. */
  of?: string | null;
  /** In the stepper, with `index`: the step with the list. Null: the step shown. */
  branch?: string | null;
  index?: number | null;
  /** The id in the state. It takes precedence over the index. */
  quizId?: number | null;
}
/** Makes a move in words (`Ben: pass`). An illegal move is made and marked. If `offered`, it is made only while it is still offered. */
export interface DeskMake {
  type: "make";
  move: string;
  offered?: boolean | null;
}
/** Replaces moves of the record, from the one at `at` on. The moves after them stay, and are judged again. */
export interface DeskRevise {
  type: "revise";
  at: number;
  /** The move, as the record has it: `Ben: pass`. */
  of: string;
  /** How many moves go: 0 adds a move before this one. Null: this one and all after it. */
  drop?: number | null;
  /** The move that comes instead, in words. */
  move?: string | null;
}
/** Takes back a move of the record and those after it, and asks whether it may be made. */
export interface DeskContest {
  type: "contest";
  at: number;
  /** The move, as the record has it: `Ben: pass`. */
  of: string;
}
/** Answers a question of the desk. The table text then contains the answer. */
export interface DeskTell {
  type: "tell";
  ask: string;
  choice: string;
}
/** Makes the disputed play: it moves to the field, and the table continues. */
export interface DeskPlay {
  type: "play";
}
/** Turns the play on top of the field into a move (an offer of kind `instead`). */
export interface DeskInstead {
  type: "instead";
  play: number;
  /** The id in the state. It takes precedence over the index. */
  playId?: number | null;
}
/** Accepts the illegal move (an offer of kind `stands`). */
export interface DeskStands {
  type: "stands";
  move: string;
}
/** Removes the illegal move and those after it (an offer of kind `without`). */
export interface DeskWithout {
  type: "without";
  move: string;
}
/** Confirms the message that something was dropped (`problem.kind` `forgotten`). */
export interface DeskNoted {
  type: "noted";
}
/** Replaces the table by this text. If it is invalid, the table stays and the text is kept for editing. */
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
  | DeskArgue
  | DeskMean
  | DeskTry
  | DeskMake
  | DeskRevise
  | DeskContest
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
  | ShowScopeAction
  | StillAction
  | CodeAction
  | EmbedAction
  | PictureAction
  | RedoAction
  | SetLangAction;
/** A meaning that typed words may have. */
export interface Meaning {
  index: number;
  title: string;
  chosen: boolean;
}
/** What was understood of typed words. */
export interface Argument {
  /** The words. */
  text: string;
  /** What wasn't understood, and which suits were chosen freely. */
  notes: string[];
  /** What to say before the verdict if its question is only likely meant; otherwise empty. */
  guess: string;
  /** Answers that need no verdict: what is in effect, what a rule says. */
  answers: string[];
  /** What to say before the offers if nothing is certain; otherwise empty. */
  choose: string;
  /** Meanings to choose, for `mean`. */
  offers: Meaning[];
}
/** An action and its button. `kind`: the type of the action. `move`: its move. */
export interface Way {
  kind: "undo" | "noted" | "stands" | "without" | "make" | "instead";
  label: string;
  move: string;
}
/** A move of the record. `text`: as in a table text. */
export interface RecordedMove {
  text: string;
  label: string;
  /** `stood`: it is illegal and was made. `waiting`: it comes after a refused move. */
  status: "made" | "stood" | "refused" | "waiting";
  /** What it led to, in short. */
  effects: string[];
  /** Whether it can be asked if it may be made. */
  asks: boolean;
}
/** The game of the book that is played. `id`: the option that sets it. */
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
  /** `+ 7-pass, J-back`; empty if there are none. */
  changes: string;
  /** How many options differ from the book. */
  changed: number;
  /** The changes to the previous book. Null if there are none. */
  offer: TakeOver | null;
}
/** A preset of a book. */
export interface Preset {
  id: string;
  title: string;
  /** Whether it is what is played. */
  on: boolean;
}
/** What the desk and the verdict card show. */
export interface DeskState {
  /** The last action without a `sender` that was carried out. */
  seq: number;
  heard?: Heard;
  lang: Lang;
  problem: Problem | null;
  canUndo: boolean;
  canRedo: boolean;
  /** The fixed texts of the page in `lang`, some with placeholders: `{name}`, `{n}`, `{card}`. */
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
  /** The table text for people without the house book. */
  shared: string;
  /** Null before it is asked for. Omitted if there is no answer. */
  elsewhere?: Elsewhere | null;
  /** What the verdict rests on, in sentences. Null before it is asked for. Omitted if there is no answer. */
  scope?: string[] | null;
  books: Item[];
  /** The id of the book that is played. */
  book: string;
  /** Null if the book has only one game. */
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
  /** Errors that concern the whole table. */
  faults: string[];
  /** Other likely questions. */
  questions: Offer[];
  /** Moves without cards that may come next. */
  moves: Offer[];
  /** The moves of the table, in order. */
  record: RecordedMove[];
  /** What was on the table before the moves; empty if nothing was. */
  before: string;
  /** Null if the table only waits for the next play. */
  waiting: Waiting | null;
  /** An argument of this game as people say it, for the field for words. */
  example: string;
  /** Other books to play by, while the table is empty and no book has been chosen. */
  begin: Item[];
  /** The presets of the chosen book, while the table is empty. */
  presets: Preset[];
  /** Cards that were played and lie nowhere any more, such as those of tricks that were taken. */
  spent: string[];
  /** The ranks above those of the last play, if plays have to become stronger. */
  stronger: string[];
  asks: Ask[];
  tried: Supposed | null;
  house: House | null;
  /** What was understood of typed words, until the table changes. */
  argument: Argument | null;
  /** The result of the last action if it isn't visible, or empty. */
  notice: string;
  /** Ways to fix the problem. */
  offers: Way[];
  /** The illegal move of the text. The table is shown as it was before the move. */
  refused: Offer | null;
}
/** Opens something. */
export interface HomeOpen {
  type: "open";
  /** `quarrel`: a desk with that dispute. `text`: a table or a story, depending on the text. `argue`: the desk with what the text tells in words. */
  kind: "desk" | "quarrel" | "stepper" | "quiz" | "course" | "picker" | "text" | "argue";
  /** The dispute, quiz or story. `file`: the one that couldn't be read. `agree`: the picker with the questions on which a group should agree. */
  id?: string | null;
  /** Its text, if the page has it. */
  text?: string | null;
}
/** Returns to the front page. The other interface keeps its state. */
export interface HomeHome {
  type: "home";
}
/** The actions of the front page. On a page with a front page, all other interfaces also accept `open` and `home`. */
export type HomeAction = HomeOpen | HomeHome | UndoAction | RedoAction | SetLangAction;
/** A famous argument. */
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
  /** ``None`` for a table without a question. */
  verdict: Headline | null;
}
/** A file that cannot be read. */
export interface Unread {
  name: string;
  text: string;
  why: string;
  /** 0 if the error isn't in one line. */
  line: number;
}
/** What the front page shows. */
export interface HomeState {
  /** The last action without a `sender` that was carried out. */
  seq: number;
  heard?: Heard;
  lang: Lang;
  problem: Problem | null;
  canUndo: boolean;
  canRedo: boolean;
  /** The fixed texts of the page in `lang`, some with placeholders: `{name}`, `{n}`, `{card}`. */
  labels: Record<string, string>;
  quarrels: Quarrel[];
  quizzes: Item[];
  stories: Item[];
  help: string[];
  /** The question at the desk that was closed. */
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
/** Decides which rule of the open pair comes first in the house. Null withdraws the decision. */
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
  /** As verdicts cite it. Empty if nothing is decided. */
  ruling: string;
}
/** A rule with its text. */
export interface MapText {
  id: string;
  title: string;
  wording: string;
}
/** A result: the order of the rules, or the rules in use, and the verdict. */
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
  /** What decides the pair. */
  cited: string[];
  /** The results, side by side. */
  outcomes: MapOutcome[];
  /** The text of the smallest table, or empty. */
  table: string;
  decides: Decider | null;
  /** How to decide it if the book has no reading for it, or empty. */
  undecided: string;
}
/** What the interaction map shows. */
export interface MapState {
  /** The last action without a `sender` that was carried out. */
  seq: number;
  heard?: Heard;
  lang: Lang;
  problem: Problem | null;
  canUndo: boolean;
  canRedo: boolean;
  /** The fixed texts of the page in `lang`, some with placeholders: `{name}`, `{n}`, `{card}`. */
  labels: Record<string, string>;
  title: string;
  summary: string;
  groups: MapGroup[];
  /** Card by card. */
  clauses: MapRule[];
  /** For each pair: the indices of its rules in `clauses` and of its kind in `kinds`, and the tables on which both acted. */
  pairs: number[][];
  kinds: MapKind[];
  /** The unsettled pairs that have been decided. */
  ruled: number[][];
  opened: MapPair | null;
  /** The table of the open pair. */
  stepper: StepperState | null;
  /** The header lines of a table with these decisions. */
  text: string;
  notice: string;
}
/** Switches to another book, with the choices last made there. The changes to the previous book are offered (`offer`). */
export interface PickerBook {
  type: "book";
  book: string;
}
/** Sets one switch, reading or setting. */
export interface PickerSetOption {
  type: "option";
  option: string;
  value: boolean | string;
  /** The id in the state. It takes precedence over the index. */
  quizId?: number | null;
}
/** Sets several options at once, to fix a finding. */
export interface PickerOptions {
  type: "options";
  values: Tried;
}
/** Applies the changes to the previous book in this one. */
export interface PickerTake {
  type: "take";
  /** True: declines the offer instead. */
  leave?: boolean | null;
}
/** Tests pairs of rules in use for conflicts, for half a second. Skips pairs that have been tested. */
export interface PickerMeet {
  type: "meet";
}
/** Resets all choices to the book's defaults. */
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
/** Begins a new rule, edits one (`rule`, its id), begins one as in the cookbook (`recipe`), or continues the one left last (`again`); closed, it leaves the rule unfinished. While a rule is open, undo and redo are about its sentences. */
export interface PickerBuild {
  type: "build";
  open: boolean;
  rule?: string | null;
  recipe?: string | null;
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
/** Lets the rule being made take precedence over a clause, or no longer. */
export interface PickerOverride {
  type: "override";
  clause: string;
}
/** Finds the smallest table on which the rule being made acts, and the clauses that stand in its way. It takes a few seconds. */
export interface PickerExample {
  type: "example";
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
/** Shows what a group should agree on, its sheet of rules, or (empty) the rules. */
export interface PickerAgree {
  type: "agree";
  show: "questions" | "sheet" | "";
  /** Begins with the first question. */
  afresh?: boolean | null;
  /** The address of the page, for the link of the sheet. */
  address?: string | null;
}
/** Answers a question of the group. `preset` is an option, too. */
export interface PickerAnswer {
  type: "answer";
  option: string;
  value: boolean | string;
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
  | PickerOverride
  | PickerExample
  | PickerKeepRule
  | PickerDropRule
  | PickerAgree
  | PickerAnswer
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
  /** The default. */
  usual: Value;
  /** The clauses that use it, its own first. It is shown once, at the first of them that is on. */
  users: string[];
  /** Clauses that must be on for it to matter. */
  among: string[];
}
/** The words by which a search finds a rule, in both languages. Case, width, kana, kanji digits, spaces and hyphens are ignored. */
export interface RuleKeys {
  titles: string[];
  /** Other names. */
  aliases: string[];
  /** Ranks and topics, the most important first. */
  about: string[];
  /** Its text. */
  words: string;
}
/** A clause. It is in the group of the first card or topic that it is about. */
export interface Rule {
  /** `daifugo.seven_pass`. */
  id: string;
  /** `seven_pass`. */
  name: string;
  /** Whether it can be switched. */
  switch: boolean;
  /** Whether it is on by default. */
  usual: boolean;
  title: string;
  where: string;
  wording: string;
  /** The games of the book that have it. Empty: all. */
  games: string[];
  readings: RuleReading[];
  keys: RuleKeys;
}
/** The changes to the previous book, to apply with one tap. */
export interface TakeOver {
  label: string;
  /** How many of them this book doesn't have, or empty. */
  lacks: string;
}
/** A clause of another group. */
export interface Named {
  name: string;
  title: string;
}
/** Clauses about one card or topic. */
export interface RuleGroup {
  id: string;
  label: string;
  /** Whether it is a rank. */
  rank: boolean;
  clauses: Rule[];
  /** Clauses of other groups that are also about it. */
  also: Named[];
}
/** The contents of the book, independent of the choices. */
export interface Catalog {
  groups: RuleGroup[];
  presets: Item[];
}
/** The change that a tap makes. */
export interface Mend {
  label: string;
  set: Record<string, Value>;
}
/** A finding about the chosen rules. */
export interface RuleFinding {
  level: "error" | "warning" | "note";
  /** Its name, or empty. */
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
  /** Whether it can have several values. */
  many: boolean;
  /** Whether it is offered first. */
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
  /** Whether the answer is different. */
  changes: boolean;
  text: string;
}
/** A house rule of the cookbook. */
export interface Recipe {
  id: string;
  title: string;
  /** As people say it. */
  text: string;
  keys: RuleKeys;
}
/** What was found for the rule being made. */
export interface RuleExample {
  /** The smallest table on which it acts, or empty. */
  table: string;
  /** The verdict there. */
  says: string;
}
/** A clause over which the rule being made may take precedence. */
export interface Override {
  id: string;
  title: string;
  /** Whether it does. */
  on: boolean;
}
/** The rule that is being made. */
export interface Builder {
  /** The id of the rule. Empty for a new one. */
  id: string;
  /** Its title, or empty. */
  title: string;
  /** All its sentences. */
  sentence: string;
  /** Each sentence; there is at least one. */
  sentences: string[];
  /** The index of the sentence whose slots are shown. */
  at: number;
  /** Whether another sentence can be added. */
  more: boolean;
  slots: BuildSlot[];
  /** Whether the rule is complete. */
  whole: boolean;
  /** The note that it isn't in use and not saved. */
  stands: string;
  meets: string[];
  trial: RuleTrial | null;
  /** What `example` has found, as long as the rule is the same. */
  example: RuleExample | null;
  overrides: Override[];
}
/** A rule of the house's own. */
export interface OwnRule {
  id: string;
  title: string;
  wording: string;
  on: boolean;
  /** Whether it can be edited here. */
  edits: boolean;
  /** Whether the house file contains it in this form. */
  kept: boolean;
  /** A note on whether it is in use, and where it is saved. */
  stands: string;
}
/** A ruling of the house. */
export interface OurRuling {
  value: Value;
  label: string;
  /** `house ruling of 2026-10-03`. */
  cite: string;
  /** Or empty. */
  date: string;
  note: string;
  /** Whether it is in this house file, not in one that it extends. */
  own: boolean;
  /** Whether the chosen value agrees with it. */
  holds: boolean;
  clause: string;
}
/** Why a switch cannot be turned on. */
export interface Barred {
  text: string;
  mend: Mend;
}
/** Two rules in use whose order nothing decides. */
export interface Meeting {
  /** Their names, in the order of the book. */
  clauses: string[];
  /** One for each order. */
  outcomes: string[];
  /** The text of a table that shows it. */
  table: string;
}
/** The house's file. */
export interface HouseFile {
  file: string;
  /** 0 if there is no file yet. */
  revision: number;
  /** Whether it contains the chosen rules. */
  saved: boolean;
}
/** By language. */
export interface Title {
  ja?: string;
  en?: string;
}
/** A question on which a group should agree. */
export interface AgreementQuestion {
  /** `preset`: which preset is closest. */
  option: string;
  title: string;
  text: string;
  /** The value now. */
  value: Value;
  values: Labelled[];
}
/** The sheet of a group's rules. */
export interface RuleSheet {
  title: string;
  text: string;
  /** Empty if others can't open the page. */
  link: string;
  /** By language, SVG. */
  pictures: Record<string, string>;
}
/** The next question, or the sheet. */
export interface Agreement {
  number: number;
  most: number;
  question: AgreementQuestion | null;
  conflicts: string[];
  sheet: RuleSheet | null;
}
/** What the rule picker shows. `labels`, `books`, `catalog` and `recipes` rarely change. They are in the trait `fixed`, which the page merges with `state`. */
export interface PickerState {
  /** The last action without a `sender` that was carried out. */
  seq: number;
  heard?: Heard;
  lang: Lang;
  problem: Problem | null;
  canUndo: boolean;
  canRedo: boolean;
  /** The fixed texts of the page in `lang`, some with placeholders: `{name}`, `{n}`, `{card}`. */
  labels: Record<string, string>;
  books: Item[];
  catalog: Catalog;
  /** The id of the book or the house. */
  book: string;
  /** The game of the book, or empty. */
  game: string;
  /** The value of each option. */
  values: Record<string, Value>;
  /** By option, unless the rulebook has set it. */
  by: Record<string, Setter>;
  /** By option. */
  rulings: Record<string, OurRuling>;
  findings: RuleFinding[];
  /** By clause. */
  barred: Record<string, Barred>;
  met: Meeting[];
  /** How many pairs of rules in use haven't been tested yet, or empty. */
  untried: string;
  /** Those that agree with the chosen rules. */
  presets: string[];
  /** Null if there is no offer. */
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
  /** The result of the last action for the house's file, or empty. */
  notice: string;
  /** The result of the last action for one's own rules, or empty. */
  ownNotice: string;
  /** The house's file, TOML. */
  text: string;
  ownRules: OwnRule[];
  /** Titles of rules that only the house file still has. */
  ownGone: string[];
  /** The unfinished rule, or empty. */
  ownLeft: string;
  recipes: Recipe[];
  /** Whether rules can be made for this book. */
  builds: boolean;
  builder: Builder | null;
  /** Null: the rules are shown. */
  agreement: Agreement | null;
}
/** Shows another quiz. */
export interface QuizGo {
  type: "go";
  /** The id in the state. It takes precedence over the index. */
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
  /** The id in the state. It takes precedence over the index. */
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
  /** The id in the state. It takes precedence over the index. */
  quizId?: number | null;
  said: QuizSaid;
}
/** Shows the answer; this counts as wrong unless the form is `self`. */
export interface QuizReveal {
  type: "reveal";
  /** The id in the state. It takes precedence over the index. */
  quizId?: number | null;
}
/** After that, in the form `self`: whether the reader knew it. */
export interface QuizJudge {
  type: "judge";
  /** The id in the state. It takes precedence over the index. */
  quizId?: number | null;
  knew: boolean;
}
/** Shows the hint. */
export interface QuizHint {
  type: "hint";
  /** The id in the state. It takes precedence over the index. */
  quizId?: number | null;
}
/** Asks the same quiz again, for practice. */
export interface QuizAgain {
  type: "again";
  /** The id in the state. It takes precedence over the index. */
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
  /** The id in the state. It takes precedence over the index. */
  quizId?: number | null;
}
/** After the answer: the verdict on another play. */
export interface QuizTry {
  type: "try";
  cards: string[];
  /** At the desk, the question that the list answers. */
  of?: string | null;
  /** In the stepper, with `index`: the step with the list. Null: the step shown. */
  branch?: string | null;
  index?: number | null;
  /** The id in the state. It takes precedence over the index. */
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
  /** `self`: the reader sees the answer and says whether they knew it. */
  kind: "one" | "many" | "order" | "each" | "number" | "cards" | "self";
  /** What the reader has to do. */
  asks: string;
  values: FormValue[];
  /** `depends`, `unsettled`. */
  others: FormValue[];
}
/** The rules of the quiz. */
export interface QuizRules {
  /** Its title. */
  book: string;
  /** The changes that the text makes to the book. */
  changes: string[];
}
/** A move after the table shown. */
export interface Then {
  label: string;
  cards: string[];
  seat: number | null;
  refused: boolean;
}
/** The answer that was given. */
export interface Given {
  /** Null if it was revealed. */
  said: QuizSaid | null;
  label: string;
  /** Null until the reader has judged. */
  right: boolean | null;
  /** Whether this answer counts. */
  first: boolean;
}
/** How many first answers were right. */
export interface Score {
  right: number;
  answered: number;
  of: number;
}
/** A course: quizzes that are asked again after a wrong answer. Its progress is stored under `id`. */
export interface QuizCourse {
  id: string;
  title: string;
  books: Choice[];
  /** Those that the book has. */
  levels: Choice[];
  /** Empty for all. */
  book: string;
  /** 0 for all. */
  level: number;
  /** How many of the chosen quizzes are known. */
  known: number;
  /** How many of them were answered wrong and are asked again. */
  due: number;
  /** The number of chosen quizzes. */
  of: number;
  /** Whether the quiz shown was answered wrong before. */
  cameBack: boolean;
  /** Whether the page has sent `recall`. */
  recalled: boolean;
  /** The progress to store. */
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
  /** The last action without a `sender` that was carried out. */
  seq: number;
  heard?: Heard;
  lang: Lang;
  problem: Problem | null;
  canUndo: boolean;
  canRedo: boolean;
  /** The fixed texts of the page in `lang`, some with placeholders: `{name}`, `{n}`, `{card}`. */
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
  /** The index of the quiz. */
  index: number;
  /** Its id in actions. */
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
  /** Whether the reader is looking at another rule or play. */
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
  /** With `index`: the step that it is about. Null: the step shown. */
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
  /** In the stepper, with `index`: the step with the list. Null: the step shown. */
  branch?: string | null;
  index?: number | null;
  /** The id in the state. It takes precedence over the index. */
  quizId?: number | null;
}
/** Sets the comment on the step, in Markdown. */
export interface StepperSay {
  type: "say";
  /** With `index`: the step that it is about. Null: the step shown. */
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
  /** With `index`: the step that it is about. Null: the step shown. */
  branch?: string | null;
  index?: number | null;
}
/** Sets another rule: the whole story is judged again. */
export interface StepperSetOption {
  type: "option";
  option: string;
  value: boolean | string;
  /** The id in the state. It takes precedence over the index. */
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
  | ShowScopeAction
  | StillAction
  | CodeAction
  | EmbedAction
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
  /** False for a move that comes after an open point. */
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
  /** Whether it has a comment. */
  said: boolean;
  /** Whether it is on the branch shown. */
  on: boolean;
}
/** A line of the story. */
export interface TreeLine {
  /** Empty for the main line. */
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
  /** The last action without a `sender` that was carried out. */
  seq: number;
  heard?: Heard;
  lang: Lang;
  problem: Problem | null;
  canUndo: boolean;
  canRedo: boolean;
  /** The fixed texts of the page in `lang`, some with placeholders: `{name}`, `{n}`, `{card}`. */
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
  /** The table text for people without the house book. */
  shared: string;
  /** Null before it is asked for. Omitted if there is no answer. */
  elsewhere?: Elsewhere | null;
  /** What the verdict rests on, in sentences. Null before it is asked for. Omitted if there is no answer. */
  scope?: string[] | null;
  /** The step shown, 0 before the first move. */
  index: number;
  /** How many moves the branch shown has. */
  length: number;
  /** Empty for the main line. */
  branch: string;
  move: Made | null;
  changes: Happening[];
  /** In Markdown. */
  comment: string;
  /** The comment as HTML, with Markdown formatting only. */
  commentHtml: string;
  /** In the order of the text. */
  tree: TreeLine[];
  /** The player whose turn it is, or empty. */
  next: string;
  /** The legal plays of that player, as far as they are known. */
  plays: Plays[];
  moves: OfferedMove[];
  /** At the end of the main line. */
  asked: Asked[];
}
/** What a page asks its session for. */
export type Action = DeskAction | HomeAction | MapAction | PickerAction | QuizAction | StepperAction;
