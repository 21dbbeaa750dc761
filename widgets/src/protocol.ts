// Made from referee/faces/drawing/protocol/*.schema.json by `npm run build`: change those.
// What is said there is told in docs/desk-protocol.md.

/** Of each page that has sent an action, the last one's `seq`. */
export type Heard = Record<string, number>;
export type Lang = "ja" | "en";
/** What an option is set to: a switch is true or false, a reading has one of its names. */
export type Value = string | boolean;
/** `open`: unsettled, or it depends; `value`: an answer that is neither yes nor no. */
export type Tone = "yes" | "no" | "open" | "value";
/** Options, each with the value that it is tried with. */
export type Tried = Record<string, Value>;
/** By `form.kind`. `one`: a value; `many`, `order`: a list of values; `cards`: a list of cards; `each`: one value, number or null for each seat; `number`: a number. One of `others` may be said in any. */
export type QuizSaid = string | number | (string | number | null)[];
/** What a page asks its session for. */
export type Action = DeskAction | HomeAction | MapAction | PickerAction | QuizAction | StepperAction;
/** What the desk and the verdict card can be asked for. */
export type DeskAction =
  | {
      type: "move";
      card: string;
      /** which of several alike that lie there, counted from 0 */
      nth?: number | null;
      from: Place;
      to: Place;
    }
  | {
      type: "stand";
      card: string;
      /** which of several alike that lie there, counted from 0 */
      nth?: number | null;
      at: Place;
      /** `S8`, `2+`, `3-`; null: nothing certain */
      as?: string | null;
    }
  | {
      type: "down";
      card: string;
      /** which of several alike that lie there, counted from 0 */
      nth?: number | null;
      at: Place;
      down: boolean;
    }
  | {
      type: "unknown";
      seat: number;
      /** as the state has it; it goes before the number that is counted from 0 */
      seatId?: number | null;
      /** null: nobody knows */
      count?: number | null;
      /** so many more, in place of `count` */
      by?: 1 | -1 | null;
    }
  | {
      type: "seats";
      count?: number | null;
      /** so many more, in place of `count` */
      by?: 1 | -1 | null;
    }
  | {
      type: "rename";
      seat: number;
      /** as the state has it; it goes before the number that is counted from 0 */
      seatId?: number | null;
      name: string;
    }
  | {
      type: "title";
      seat: number;
      /** as the state has it; it goes before the number that is counted from 0 */
      seatId?: number | null;
      title?:
        | ""
        | "chofugo"
        | "daifugo"
        | "fugo"
        | "heimin"
        | "upper heimin"
        | "lower heimin"
        | "hinmin"
        | "daihinmin"
        | "chohinmin"
        | "king"
        | "slave"
        | "god"
        | "livestock"
        | "newcomer"
        | null;
    }
  | {
      type: "out";
      seat: number;
      /** as the state has it; it goes before the number that is counted from 0 */
      seatId?: number | null;
      /** `1`, `foul`, `fallen`, …; null: it is in the game */
      out?: string | null;
    }
  | {
      type: "turn";
      seat?: number | null;
      /** as the state has it; it goes before the number that is counted from 0 */
      seatId?: number | null;
      /** false: no longer that seat's, whosever it may be by now */
      on?: boolean | null;
    }
  | {
      type: "disputer";
      seat: number;
      /** as the state has it; it goes before the number that is counted from 0 */
      seatId?: number | null;
    }
  | {
      type: "player";
      play: number;
      /** as the state has it; it goes before the number that is counted from 0 */
      playId?: number | null;
      seat?: number | null;
      /** as the state has it; it goes before the number that is counted from 0 */
      seatId?: number | null;
    }
  | {
      type: "mark";
      mark: string;
      on?: boolean;
    }
  | {
      type: "picker";
      open: boolean;
    }
  | {
      type: "pick";
      do: Pick;
    }
  | {
      type: "book";
      book: string;
    }
  | SetOption
  | {
      type: "rules";
      text: string;
    }
  | {
      type: "suppose";
      options?: Tried;
      more?: Tried;
      less?: string[];
    }
  | {
      type: "keep";
      note?: string | null;
      where?: "house" | "table" | null;
      options?: Tried;
    }
  | {
      type: "pairs";
    }
  | {
      type: "flips";
    }
  | LookElsewhere
  | Still
  | Code
  | Picture
  | {
      type: "ask";
      /** null: it follows what was done */
      text?: string | null;
    }
  | Try
  | {
      type: "make";
      move: string;
      offered?: boolean | null;
    }
  | {
      type: "tell";
      ask: string;
      choice: string;
    }
  | {
      type: "play";
    }
  | {
      type: "instead";
      play: number;
      /** as the state has it; it goes before the number that is counted from 0 */
      playId?: number | null;
    }
  | {
      type: "stands";
      move: string;
    }
  | {
      type: "without";
      move: string;
    }
  | {
      type: "noted";
    }
  | {
      type: "text";
      text: string;
    }
  | {
      type: "clear";
      what: "field" | "disputed" | "all";
    }
  | Undo
  | Redo
  | SetLang;
/** Where a card lies. `box`: the cards not placed yet. `field` without `play`: a new play on top, or the top one where that lacks cards, being smaller than the one below, or the only one and of the same rank. */
export type Place =
  | {
      zone: "box" | "disputed" | "discards";
    }
  | {
      zone: "hand";
      seat: number;
      /** as the state has it; it goes before the number that is counted from 0 */
      seatId?: number | null;
    }
  | {
      zone: "field";
      play?: number | null;
      /** as the state has it; it goes before the number that is counted from 0 */
      playId?: number | null;
    };
/** An action of the rule picker. */
export type Pick = PickerAction;
/** What the front page can be asked for; where it stands before other faces, they take these two as well. */
export type HomeAction =
  | {
      type: "open";
      /** `quarrel`: a desk of its own; `text`: a table or a story, as the text says */
      kind: "desk" | "quarrel" | "stepper" | "quiz" | "course" | "picker" | "text";
      /** which quarrel, quiz or story; `file`: the one that could not be read; `picked`: the desk, by the rules that were picked */
      id?: string | null;
      /** its text, where the page has it */
      text?: string | null;
    }
  | {
      type: "home";
    }
  | Undo
  | Redo
  | SetLang;
/** What the map of colliding rules can be asked for. `decide`, `undo` and `redo` write the house's file where there is one. */
export type MapAction =
  | {
      type: "pair";
      /** @maxItems 2 */
      clauses: [] | [string] | [string, string];
    }
  | {
      type: "within";
      do: Stepped;
    }
  | {
      type: "decide";
      value: string | null;
      note?: string | null;
    }
  | Undo
  | Redo
  | SetLang;
/** An action of the stepper. */
export type Stepped = StepperAction;
/** What the rule picker can be asked for. Only `save` writes a file. */
export type PickerAction =
  | {
      type: "book";
      book: string;
    }
  | SetOption
  | {
      type: "options";
      values: Tried;
    }
  | {
      type: "take";
      /** it is no longer offered instead */
      leave?: boolean | null;
    }
  | {
      type: "meet";
    }
  | {
      type: "as_is";
    }
  | {
      type: "preset";
      /** `ours`: the house's book as it was saved */
      preset: string;
    }
  | {
      type: "ruling";
      option: string;
      value: Value;
      note?: string | null;
      /** null, or left out: today */
      date?: string | null;
    }
  | {
      type: "unrule";
      option: string;
    }
  | {
      type: "title";
      title: string;
      /** the language that was shown; null: the one that is */
      lang?: "ja" | "en" | null;
    }
  | {
      type: "rules";
      text: string;
    }
  | {
      type: "load";
      text: string;
      /** of its file */
      name?: string | null;
    }
  | {
      type: "save";
      /** needed where the file is the book of another game */
      replace?: boolean | null;
    }
  | {
      type: "reload";
    }
  | {
      type: "build";
      open: boolean;
      rule?: string | null;
      again?: boolean | null;
    }
  | {
      type: "sentence";
      at: number;
      drop?: boolean | null;
    }
  | {
      type: "word";
      word: string;
      value: string;
    }
  | {
      type: "call";
      title: string;
    }
  | {
      type: "keep_rule";
    }
  | {
      type: "drop_rule";
      rule: string;
    }
  | Undo
  | Redo
  | SetLang;
/** What the quiz can be asked for. */
export type QuizAction =
  | {
      type: "go";
      index: number;
      /** as the state has it; it goes before the number that is counted from 0 */
      quizId?: number | null;
    }
  | {
      type: "step";
      by: 1 | -1;
    }
  | {
      type: "next";
      /** as the state has it; it goes before the number that is counted from 0 */
      quizId?: number | null;
    }
  | {
      type: "choose";
      /** one of `course.books`; empty: of all */
      book: string;
      /** 0: of all */
      level: 0 | 1 | 2 | 3;
    }
  | {
      type: "recall";
      progress: string;
    }
  | {
      type: "forget";
    }
  | {
      type: "answer";
      said: QuizSaid;
      /** as the state has it; it goes before the number that is counted from 0 */
      quizId?: number | null;
    }
  | {
      type: "reveal";
      /** as the state has it; it goes before the number that is counted from 0 */
      quizId?: number | null;
    }
  | {
      type: "judge";
      knew: boolean;
      /** as the state has it; it goes before the number that is counted from 0 */
      quizId?: number | null;
    }
  | {
      type: "hint";
      /** as the state has it; it goes before the number that is counted from 0 */
      quizId?: number | null;
    }
  | {
      type: "again";
      /** as the state has it; it goes before the number that is counted from 0 */
      quizId?: number | null;
    }
  | {
      type: "reset";
    }
  | SetOption
  | Try
  | {
      type: "back";
    }
  | {
      type: "text";
      text: string;
    }
  | Undo
  | Redo
  | SetLang;
/** What the stepper can be asked for. */
export type StepperAction =
  | {
      type: "step";
      by: 1 | -1;
    }
  | {
      type: "go";
      /** null: the end */
      index?: number | null;
      /** null, or left out: the branch shown */
      branch?: string | null;
    }
  | {
      type: "make";
      move: string;
      /** with `index`: the step that it was done at; null: the one shown */
      branch?: string | null;
      index?: number | null;
    }
  | Try
  | {
      type: "say";
      comment: string;
      /** with `index`: the step that it was done at; null: the one shown */
      branch?: string | null;
      index?: number | null;
    }
  | {
      type: "rename";
      branch: string;
      name: string;
    }
  | {
      type: "remove";
      branch: string;
    }
  | {
      type: "cut";
      /** with `index`: the step that it was done at; null: the one shown */
      branch?: string | null;
      index?: number | null;
    }
  | SetOption
  | {
      type: "text";
      text: string;
    }
  | LookElsewhere
  | Still
  | Code
  | Picture
  | Undo
  | Redo
  | SetLang;

/** Each face's state, and what a page asks for. */
export interface Protocol {
  desk: DeskState;
  home: HomeState;
  map: MapState;
  picker: PickerState;
  quiz: QuizState;
  stepper: StepperState;
  action: Action;
}
/** What the desk and the verdict card show. */
export interface DeskState {
  /** the last action done of those that name no `sender` */
  seq: number;
  heard?: Heard;
  lang: Lang;
  problem: Problem | null;
  canUndo: boolean;
  canRedo: boolean;
  /** every fixed word that the front end shows, in `lang`; one may hold places to fill: `{name}`, `{n}`, `{card}` */
  labels: {
    [k: string]: string;
  };
  books: Item[];
  /** the id of the book it is played by */
  book: string;
  /** null: the book has one game only */
  game: Game | null;
  playing: Playing;
  /** the rule picker, while a page has it open */
  picker: PickerState | null;
  /** the titles that a seat may have */
  titles: Choice[];
  /** the ways to be out */
  outs: Choice[];
  deck: Deck;
  seats: Seat[];
  middle: Middle;
  /** the top play comes last */
  field: Play[];
  discards: Laid;
  marks: Mark[];
  question: Question;
  verdict: Verdict | null;
  /** the play that is disputed */
  disputed: Play;
  /** what is wrong with the table as a whole */
  faults: string[];
  /** others that suggest themselves */
  questions: Offer[];
  /** moves without cards that may come next */
  moves: Offer[];
  /** null: for nothing but the next play */
  waiting: Waiting | null;
  /** other books to play by, while nothing lies on the table */
  begin: Item[];
  asks: Ask[];
  tried: Supposed | null;
  /** null: nobody has asked; left out where no question is answered */
  elsewhere?: Elsewhere | null;
  house: House | null;
  /** what came of the last action, where one does not see it; else empty */
  notice: string;
  /** what may be done about what the table or `problem` says */
  offers: Way[];
  /** the move of the text that the referee refuses: the table lies as before it */
  refused: Offer | null;
  /** the table as text */
  text: string;
  /** the text for those who do not have the house's book */
  shared: string;
}
/** What went wrong with the last action, or is wrong with the table. */
export interface Problem {
  /** `unreadable` is shown at the text, `question` and `move` where they were typed, anything else above the table; `stale`, `busy`, `conflict`, `house` say why nothing was kept and what can be done: what was tried is still tried, and a file that was changed elsewhere has been read again; `forgotten`: a change did not go with what was played; `gone`: what was tapped was no longer there, and nothing was changed */
  kind: string;
  message: string;
  line: number | null;
  column: number | null;
  /** what was typed: it is never lost */
  text: string;
  /** what may have been meant, the likeliest first: to be typed instead by a tap */
  near?: Near[];
  /** what could stand there, for who wants to know */
  more?: string;
}
/** A question or a move that may have been meant. */
export interface Near {
  text: string;
  label: string;
}
/** A book or a preset. */
export interface Item {
  id: string;
  title: string;
}
/** Which of the book's games is played. */
export interface Game {
  /** the option that says it */
  id: string;
  title: string;
  value: string;
  values: Choice[];
}
/** One of several things to choose from. */
export interface Choice {
  value: string;
  label: string;
}
/** What is played, in short. */
export interface Playing {
  /** `Daifugo + 7-pass, J-back` */
  label: string;
  /** `+ 7-pass, J-back`; empty: nothing is changed */
  changes: string;
  /** how many options are not as the book has them */
  changed: number;
  /** what was changed in the book played before; null: nothing to take over */
  offer: TakeOver | null;
}
/** What was changed in the book played before, to take over with one tap. */
export interface TakeOver {
  label: string;
  /** how many of them this book has not; else empty */
  lacks: string;
}
/** What the rule picker shows. `labels`, `books` and `catalog` hardly ever change: they come in the trait `fixed`, which the page lays under the trait `state`. */
export interface PickerState {
  /** the last action done of those that name no `sender` */
  seq: number;
  heard?: Heard;
  lang: Lang;
  problem: Problem | null;
  canUndo: boolean;
  canRedo: boolean;
  /** every fixed word that the front end shows, in `lang`; one may hold places to fill: `{name}`, `{n}`, `{card}` */
  labels: {
    [k: string]: string;
  };
  books: Item[];
  catalog: Catalog;
  /** the id of the book or the house */
  book: string;
  /** which of the book's games; else empty */
  game: string;
  /** of each option */
  values: {
    [k: string]: Value;
  };
  /** of the options that the rulebook itself has not set */
  by: {
    [k: string]: Setter;
  };
  /** by option */
  rulings: {
    [k: string]: OurRuling;
  };
  findings: RuleFinding[];
  /** by clause */
  barred: {
    [k: string]: Barred;
  };
  met: Meeting[];
  /** how many pairs of rules in use nobody has tried yet; or empty */
  untried: string;
  /** those that hold just now */
  presets: string[];
  /** null: nothing to take over */
  offer: TakeOver | null;
  /** how many options are not as the book has them */
  changed: number;
  /** the house's book, where there is one */
  ours: Item | null;
  house: HouseFile | null;
  /** of the house */
  title: Title;
  /** the lines of a table */
  rules: string;
  /** what came of the last action; else empty */
  notice: string;
  /** the house's file, TOML */
  text: string;
  ownRules: OwnRule[];
  /** titles of those that only the house's file still has */
  ownGone: string[];
  /** the rule that was left unmade last; else empty */
  ownLeft: string;
  /** rules can be made for this book */
  builds: boolean;
  builder: Builder | null;
}
/** What the book has, whatever is picked. */
export interface Catalog {
  groups: RuleGroup[];
  presets: Item[];
}
/** Clauses about one thing. */
export interface RuleGroup {
  id: string;
  label: string;
  /** the thing is a rank */
  rank: boolean;
  clauses: Rule[];
  /** clauses that are about it besides */
  also: Named[];
}
/** A clause; it stands in the group of the first thing that it is about. */
export interface Rule {
  /** `daifugo.seven_pass` */
  id: string;
  /** `seven_pass` */
  name: string;
  /** it can be switched */
  switch: boolean;
  /** it is on where the house says nothing */
  usual: boolean;
  title: string;
  /** the title in the other language */
  other: string;
  where: string;
  wording: string;
  /** the games of the book that have it; empty: all */
  games: string[];
  readings: RuleReading[];
  keys: RuleKeys;
}
/** A question that a clause leaves open, or a setting. */
export interface RuleReading {
  id: string;
  kind: "reading" | "setting" | "variant";
  question: string;
  why: string;
  values: Labelled[];
  /** where the house says nothing */
  usual: Value;
  /** the clauses that are read by it, its own first: it is asked once, at the first of them in use */
  users: string[];
  /** clauses: it matters only where all of them are in use */
  among: string[];
}
/** A value of an option. */
export interface Labelled {
  value: Value;
  label: string;
}
/** What a rule is found by, in both languages, without regard to case, width, kana, digits in kanji, spaces and hyphens. */
export interface RuleKeys {
  titles: string[];
  /** what people call it besides */
  aliases: string[];
  /** ranks and topics, the first before all */
  about: string[];
  /** its text */
  words: string;
}
/** A clause of another group. */
export interface Named {
  name: string;
  title: string;
}
/** Who has set an option. */
export interface Setter {
  who: "you" | "house";
  label: string;
}
/** A ruling of the house. */
export interface OurRuling {
  value: Value;
  label: string;
  /** `house ruling of 2026-10-03` */
  cite: string;
  /** empty: none is given */
  date: string;
  note: string;
  /** it stands in this house's file; else in one that it extends */
  own: boolean;
  /** what is picked is what it says */
  holds: boolean;
  clause: string;
}
/** What is wrong or odd about what is picked. */
export interface RuleFinding {
  level: "error" | "warning" | "note";
  /** its name; empty: none */
  clause: string;
  text: string;
  mends: Mend[];
}
/** What a tap would change. */
export interface Mend {
  label: string;
  set: {
    [k: string]: Value;
  };
}
/** Why a switch cannot be put in. */
export interface Barred {
  text: string;
  mend: Mend;
}
/** Rules in use that get in one another's way, with nothing to say which comes first. */
export interface Meeting {
  /** their names, in the order of the book */
  clauses: string[];
  /** of each order */
  outcomes: string[];
  /** the text of a table that shows it */
  table: string;
}
/** The house's file. */
export interface HouseFile {
  file: string;
  /** 0: there is none yet */
  revision: number;
  /** it says what is picked */
  saved: boolean;
}
/** By language. */
export interface Title {
  ja?: string;
  en?: string;
}
/** A rule that the house's text states itself. */
export interface OwnRule {
  id: string;
  title: string;
  wording: string;
  on: boolean;
  /** it is sentences that can be changed here */
  edits: boolean;
  /** the house's file says just this */
  kept: boolean;
  /** whether it plays now, and where it is kept */
  stands: string;
}
/** A rule of one's own that is being made. */
export interface Builder {
  /** of the rule that is edited; empty: a new one */
  id: string;
  /** as somebody calls it; else empty */
  title: string;
  /** the title that its sentence makes */
  made: string;
  /** all its sentences */
  sentence: string;
  /** the same in the other language */
  other: string;
  /** each of them; there is always one */
  sentences: string[];
  /** the one that is being made: the slots are its own */
  at: number;
  /** one more can be begun */
  more: boolean;
  slots: BuildSlot[];
  /** it can be kept */
  whole: boolean;
  /** that it does not play yet, and is in no file */
  stands: string;
  meets: string[];
  trial: RuleTrial | null;
}
/** When, if, then or until. */
export interface BuildSlot {
  id: string;
  label: string;
  words: BuildWord[];
  faults: string[];
}
/** A word that the rule may have, and what it can say. */
export interface BuildWord {
  path: string;
  label: string;
  /** it can say several at once */
  many: boolean;
  /** it is offered before others */
  often: boolean;
  said: string[];
  choices: Choice[];
  faults: string[];
}
/** What the rule changes at the table that lies there. */
export interface RuleTrial {
  fires: boolean;
  /** the answer is another */
  changes: boolean;
  text: string;
}
/** The cards there are. */
export interface Deck {
  suits: Suit[];
  /** the lowest first */
  ranks: string[];
  jokers: number;
  /** what else a joker may stand for: `3-`, `2+` */
  beyond: string[];
  /** cards may lie face down */
  hidden: boolean;
}
/** A suit of the deck. */
export interface Suit {
  /** `""` for the one suit of a deck without suits */
  id: string;
  /** a coloured suit's is its letter in `lang` (`R`, `赤`), so that hue is never all there is */
  symbol: string;
  name: string;
  color: string;
}
/** A seat; they come in turn order. */
export interface Seat {
  /** what actions name it by, whatever it is called; left out where none do */
  id?: number;
  name: string;
  /** last game's title */
  title: string | null;
  titleLabel: string | null;
  /** the cards known to be in its hand */
  cards: string[];
  /** how many more it holds; null: nobody knows */
  unknown: number | null;
  /** how it went out: `1`, `foul`, `fallen`, … */
  out: string | null;
  outLabel: string | null;
  /** true for every seat that is waited for */
  turn: boolean;
  tokens: Token[];
  points: Points | null;
  waits: Waits | null;
  /** what cannot be */
  faults: string[];
  /** the cards that a fault is about */
  wrong: string[];
}
/** What lies or is told beside a seat: tricks and cards taken, and each mark of this seat (a meeple, passes, games won). */
export interface Token {
  kind: string;
  label: string;
  /** its suit; else empty */
  suit: string;
  /** the cards, where it is cards; else empty */
  detail: string;
}
/** The place that a seat points at. */
export interface Points {
  /** a seat; null: the middle of the table */
  to: number | null;
  label: string;
}
/** What a seat owes or is asked: an answer to the 8, cards to give, a doubt, pointing. A mere turn is no wait. */
export interface Waits {
  /** what the table waits for */
  text: string;
  /** the clauses behind it */
  clauses: string;
  /** likely moves, for `make` */
  moves: Offer[];
}
/** A question or a move that may be tapped. */
export interface Offer {
  /** as it is written */
  text: string;
  label: string;
}
/** The middle of the table. */
export interface Middle {
  /** what lies there, a word of the family's: the page lays `rows` and a `victim` out in ways of their own, and anything else as a `field` of plays */
  kind: string;
  label: string;
  /** what stands there while nothing lies there */
  empty: string;
}
/** Cards that were played together. */
export interface Play {
  /** what actions name it by, wherever it lies; left out where none do */
  id?: number;
  cards: string[];
  /** whose they are; null: nobody has said */
  seat: number | null;
  /** whose they must be, where nobody has said */
  inferred?: number;
  faults: string[];
  /** the cards that a fault is about */
  wrong: string[];
}
/** Cards that lie somewhere. */
export interface Laid {
  cards: string[];
  faults: string[];
  /** the cards that a fault is about */
  wrong: string[];
}
/** What holds at the table, or may be switched on: `revolution`, `J-back`, … */
export interface Mark {
  /** as the text has it */
  mark: string;
  label: string;
  on: boolean;
  /** it follows from what lies on the field */
  follows: boolean;
  /** whose mark it is; empty: the table's */
  seat: string;
}
/** What is asked. */
export interface Question {
  text: string;
  label: string;
  /** it follows what was done last; nobody has asked it */
  followed: boolean;
}
/** What the referee says. */
export interface Verdict {
  /** as `Verdict.to_dict` of Python has it */
  answer: unknown;
  answerLabel: string;
  tone: Tone;
  /** the answer and what decides it, in the one line that is shown everywhere */
  headline: string;
  sentence: string;
  /** the sentence once more, where the headline leaves something of it out; else empty */
  rest: string;
  /** what decides, in one line with its clause; may be empty */
  why: string;
  reasons: Reason[];
  rulings: Ruling[];
  /** the switches; readings stand in `open` */
  flips: Flip[];
  open: OpenReading[];
  /** that not all changes of the rules have been tried, and how many; left out: all have; `flips` goes on with the rest */
  flipsLeft?: string;
  /** what changes it two by two; null: nobody has asked; left out where single changes are shown in their place */
  pairs?: Pair[] | null;
  /** that not all pairs have been tried, and how many; empty: all have; `pairs` goes on with the rest */
  pairsLeft?: string;
  unknown: Unknown[];
  /** where the answer is a list of plays */
  plays: Plays[];
}
/** A clause that the verdict rests on. */
export interface Reason {
  /** its id, `offkai.suit_lock` */
  clause: string;
  title: string;
  /** what it did: `bars`, … */
  did: string;
  didLabel: string;
  /** what it says of this table */
  text: string;
  /** the clause's own text */
  wording: string;
  /** where that stands */
  where: string;
  cards: string[];
  players: string[];
  /** the house's rulings that it rests on, cited; else empty */
  ruling: string;
}
/** A decision of the house that the verdict rests on. */
export interface Ruling {
  option: string;
  label: string;
  /** cited: `house ruling of 2026-11-20` */
  ruling: string;
  note: string;
}
/** A switch that would change the answer. */
export interface Flip {
  option: string;
  kind: "switch";
  value: Value;
  label: string;
  /** as in `Verdict` */
  answer: unknown;
  answerLabel: string;
  tone: Tone;
  /** the ruling that it would go against, cited; else empty */
  ruling: string;
  warnings: string[];
}
/** A reading that the answer depends on. */
export interface OpenReading {
  option: string;
  question: string;
  /** the ruling on it, cited; else empty */
  ruling: string;
  outcomes: Outcome[];
}
/** What the answer is by one value of a reading. */
export interface Outcome {
  value: Value;
  label: string;
  answerLabel: string;
  tone: Tone;
  /** the value that holds now */
  chosen: boolean;
}
/** Two changes that change the answer only together. */
export interface Pair {
  options: Tried;
  labels: string[];
  answerLabel: string;
  tone: Tone;
}
/** What nobody at the table knows, and the answer depends on. */
export interface Unknown {
  fact: string;
  /** the answer then, in words */
  ifTrue: string;
  ifFalse: string;
}
/** Plays of one form. */
export interface Plays {
  /** `single cards` */
  label: string;
  /** the cards of each */
  plays: string[][];
}
/** Whom the table waits for, and for what. */
export interface Waiting {
  /** in a line; empty where the headline says it */
  text: string;
  turns: WaitsFor[];
}
/** One seat that the table waits for. */
export interface WaitsFor {
  seat: number;
  name: string;
  /** what is waited for, as in `Waits` */
  text: string;
  moves: Offer[];
}
/** What the desk asks back, with the answers that `tell` takes. */
export interface Ask {
  id: string;
  text: string;
  /** the fact of `unknown` that it is about */
  fact: string;
  choices: AskChoice[];
  /** the answer that is taken as long as nobody gives one; empty: none */
  inferred: string;
}
/** One answer to what the desk asks back. */
export interface AskChoice {
  value: string;
  label: string;
  /** what the verdict is then; may be empty */
  answerLabel: string;
  tone: Tone;
}
/** Other rules that are looked at; the table stays what it is. */
export interface Supposed {
  options: Tried;
  /** `If you played without Suit lock:` */
  heading: string;
  changes: Change[];
  /** drawn instead of the table's own */
  verdict: Verdict;
}
/** A rule that is tried. */
export interface Change {
  option: string;
  value: Value;
  kind: "switch" | "reading" | "setting";
  label: string;
}
/** What other books say to the same question at the same table. */
export interface Elsewhere {
  /** those that say something else first */
  answers: OtherAnswer[];
  /** null: only the answers are shown */
  shown: OtherVerdict | null;
}
/** The answer of another book that can have the table. */
export interface OtherAnswer {
  book: string;
  title: string;
  answerLabel: string;
  tone: Tone;
  /** it is the answer of the table */
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
  /** why nothing can be kept in it from here */
  other?: string;
  /** what else its file says */
  brings?: string;
  /** that it can only be read from here, and who may write; else empty */
  guest?: string;
}
/** An action with its button. `kind` is the type of the action (`undo`, `noted`, `stands`, `without`, `make`, `instead`), `move` the move it is about. */
export interface Way {
  kind: "undo" | "noted" | "stands" | "without" | "make" | "instead";
  label: string;
  move: string;
}
/** What the front page shows. */
export interface HomeState {
  /** the action that this state answers */
  seq: number;
  heard: Heard;
  lang: Lang;
  problem: Problem | null;
  canUndo: boolean;
  canRedo: boolean;
  labels: {
    [k: string]: string;
  };
  quarrels: Quarrel[];
  quizzes: Item[];
  stories: Item[];
  help: string[];
  /** what is asked at the desk that was left */
  resumes: string;
  unread: Unread | null;
  /** empty: no table lies here */
  text: string;
}
/** A quarrel that many tables have had. */
export interface Quarrel {
  id: string;
  title: string;
  /** the title of its rulebook */
  book: string;
  deck: Deck;
  /** the cards that lie there */
  lies: string[];
  /** the cards that are asked about */
  asked: string[];
  question: string;
}
/** A file that cannot be read. */
export interface Unread {
  name: string;
  text: string;
  why: string;
  /** 0: no line of it is to blame */
  line: number;
}
/** What the map of colliding rules shows. */
export interface MapState {
  /** the action that this state answers */
  seq: number;
  heard: Heard;
  lang: Lang;
  problem: Problem | null;
  canUndo: boolean;
  canRedo: boolean;
  labels: {
    [k: string]: string;
  };
  title: string;
  summary: string;
  groups: MapGroup[];
  /** card by card */
  clauses: MapRule[];
  /** of each pair the places of its rules in `clauses`, of its kind in `kinds`, and on how many tables both did something */
  pairs: number[][];
  kinds: MapKind[];
  /** the unsettled pairs that are decided by now */
  ruled: number[][];
  opened: MapPair | null;
  /** the table of the open pair */
  stepper: StepperState | null;
  /** the lines with which a table plays by what was decided */
  text: string;
  notice: string;
}
/** A card, or a topic, that rules are about. */
export interface MapGroup {
  id: string;
  label: string;
}
/** A rule that was tried. */
export interface MapRule {
  /** of its clause */
  id: string;
  title: string;
  /** the place of its card in `groups` */
  group: number;
}
/** A way in which two rules meet. */
export interface MapKind {
  id: "not_seen" | "independent" | "ordered" | "entangled" | "unsettled";
  label: string;
  says: string;
  /** how many pairs */
  count: number;
}
/** The pair that is open. */
export interface MapPair {
  clauses: MapText[];
  kind: string;
  /** what the kind means */
  says: string;
  counts: string;
  /** what decides */
  cited: string[];
  /** what comes of it, side by side */
  outcomes: MapOutcome[];
  /** the text of the smallest table; empty: there is none */
  table: string;
  decides: Decider | null;
  /** how a choice can be made where the book has none; or empty */
  undecided: string;
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
/** The reading that says which of two rules goes first. */
export interface Decider {
  option: string;
  question: string;
  values: DeciderValue[];
  /** as a verdict cites it; empty: nothing is decided */
  ruling: string;
}
/** One of the two that goes first. */
export interface DeciderValue {
  value: string;
  label: string;
  chosen: boolean;
}
/** What the stepper shows: a step of a story. */
export interface StepperState {
  /** the last action done of those that name no `sender` */
  seq: number;
  heard?: Heard;
  lang: Lang;
  problem: Problem | null;
  canUndo: boolean;
  canRedo: boolean;
  /** every fixed word that the front end shows, in `lang`; one may hold places to fill: `{name}`, `{n}`, `{card}` */
  labels: {
    [k: string]: string;
  };
  /** the step shown, 0 before the first move */
  index: number;
  /** how many moves the branch shown has */
  length: number;
  /** empty: the main line */
  branch: string;
  deck: Deck;
  seats: Seat[];
  middle: Middle;
  /** the top play comes last */
  field: Play[];
  discards: Laid;
  marks: Mark[];
  question: Question;
  verdict: Verdict | null;
  /** null: nobody has asked; left out where no question is answered */
  elsewhere?: Elsewhere | null;
  move: Made | null;
  changes: Happening[];
  /** in Markdown */
  comment: string;
  /** made by the session; it holds nothing but what Markdown makes */
  commentHtml: string;
  /** in the order of the text */
  tree: TreeLine[];
  /** who is to play; empty: nobody */
  next: string;
  /** what they may play, as far as it is known */
  plays: Plays[];
  moves: Offer[];
  /** at the end of the main line */
  asked: Asked[];
  /** the story as text */
  text: string;
  /** the text for those who do not have the house's book */
  shared: string;
}
/** The move that led to the step shown. */
export interface Made {
  text: string;
  label: string;
  seat: number | null;
  cards: string[];
  refused: boolean;
  /** false for a move behind something that the text leaves open */
  made: boolean;
}
/** What the move set off. */
export interface Happening {
  text: string;
  /** the title of the clause that did it */
  clause: string;
}
/** A line of the story. */
export interface TreeLine {
  /** empty: the main line */
  name: string;
  label: string;
  depth: number;
  /** how many moves come before it */
  before: number;
  steps: TreeStep[];
}
/** A step of a line. */
export interface TreeStep {
  index: number;
  /** the name */
  seat: string;
  label: string;
  tone: Tone;
  /** there is a comment on it */
  said: boolean;
  /** it leads to the end of the branch shown */
  on: boolean;
}
/** A question of the text, answered. */
export interface Asked {
  question: string;
  sentence: string;
  tone: Tone;
}
/** What the quiz shows: a question before or after its answer. Before it the state holds nothing of the answer: `verdict` is null, `looking` and `afterHtml` are left out, and seats, field and marks do not show yet where the moves of `then` lead. */
export interface QuizState {
  /** the last action done of those that name no `sender` */
  seq: number;
  heard?: Heard;
  lang: Lang;
  problem: Problem | null;
  canUndo: boolean;
  canRedo: boolean;
  /** every fixed word that the front end shows, in `lang`; one may hold places to fill: `{name}`, `{n}`, `{card}` */
  labels: {
    [k: string]: string;
  };
  /** which quiz */
  index: number;
  /** what actions name it by */
  quizId: number;
  title: string;
  remarkHtml: string;
  hasHint: boolean;
  /** empty until it is asked for */
  hintHtml: string;
  rules: QuizRules;
  deck: Deck;
  seats: Seat[];
  middle: Middle;
  /** the top play comes last */
  field: Play[];
  discards: Laid;
  marks: Mark[];
  question: Question;
  verdict: Verdict | null;
  then: Then[];
  form: QuizForm;
  given: Given | null;
  /** another rule or play is looked at */
  looking?: boolean;
  afterHtml?: string;
  score: Score;
  course?: QuizCourse;
  list: Entry[];
  /** the quiz as text */
  text: string;
}
/** The rules it is judged by. */
export interface QuizRules {
  /** its title */
  book: string;
  /** what the text changes in them */
  changes: string[];
}
/** A move that follows on the table shown. */
export interface Then {
  label: string;
  cards: string[];
  seat: number | null;
  refused: boolean;
}
/** How the question is answered. */
export interface QuizForm {
  /** `self`: the reader sees the answer and says whether it was known */
  kind: "one" | "many" | "order" | "each" | "number" | "cards" | "self";
  /** what to do */
  asks: string;
  values: FormValue[];
  /** `depends`, `unsettled` */
  others: FormValue[];
}
/** What there is to choose. */
export interface FormValue {
  value: string;
  label: string;
  /** the seat, where it is one */
  seat: number | null;
  /** the cards, where it is a play */
  cards: string[];
}
/** The answer that was given. */
export interface Given {
  /** null: it was revealed */
  said: QuizSaid | null;
  label: string;
  /** null until the reader has judged */
  right: boolean | null;
  /** this answer counts */
  first: boolean;
}
/** How many first answers were right. */
export interface Score {
  right: number;
  answered: number;
  of: number;
}
/** A course: many quizzes, of which those that were missed come again. */
export interface QuizCourse {
  /** what its progress is kept by */
  id: string;
  title: string;
  books: QuizChoice[];
  /** those that the book has */
  levels: QuizChoice[];
  /** empty: all */
  book: string;
  /** 0: all */
  level: number;
  /** how many of those chosen are known */
  known: number;
  /** how many of them were missed, and come again */
  due: number;
  /** how many were chosen */
  of: number;
  /** the one shown was missed before */
  cameBack: boolean;
  /** `recall` has come */
  recalled: boolean;
  /** what is kept for the next time */
  progress: string;
}
/** A book or a level to choose. */
export interface QuizChoice {
  value: string;
  label: string;
}
/** One of the quizzes. */
export interface Entry {
  quizId: number;
  label: string;
  /** by the first answer */
  done: "open" | "right" | "wrong";
}
/** One rule set otherwise. */
export interface SetOption {
  type: "option";
  option: string;
  value: Value;
  /** as the state has it; it goes before the number that is counted from 0 */
  quizId?: number | null;
}
/** What other books say to the question. */
export interface LookElsewhere {
  type: "elsewhere";
  /** the one whose whole verdict is wanted; null: the answers of all */
  book?: string | null;
}
/** Asks for a still page of the face as it stands; it comes by the trait `page`. */
export interface Still {
  type: "still";
}
/** Asks for the QR code of a link; it comes by the trait `page`. */
export interface Code {
  type: "code";
  link: string;
}
/** Asks for the verdict as a picture (SVG); it comes by the trait `page`. */
export interface Picture {
  type: "picture";
}
/** These cards played, from a list of possible plays. */
export interface Try {
  type: "try";
  cards: string[];
  /** at the desk, the question that the list answers */
  of?: string | null;
  /** in the stepper, with `index`: the step that the list stands at; null: the one shown */
  branch?: string | null;
  index?: number | null;
  /** as the state has it; it goes before the number that is counted from 0 */
  quizId?: number | null;
}
/** Takes back the last change; what is only tried first. */
export interface Undo {
  type: "undo";
}
/** Does again what was taken back. */
export interface Redo {
  type: "redo";
}
/** Another language. */
export interface SetLang {
  type: "lang";
  lang: Lang;
}
