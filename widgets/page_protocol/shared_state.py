"""What the states of several faces have."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType

from referee.ui.shared.protocol.common import Heard, Index, Lang, Tone, Tried, Value

Words = dict[str, str]


class Shape(Struct, rename="camel", forbid_unknown_fields=True):
    """A part of a state."""


class ChoiceJson(Shape):
    """One of several things to choose from."""

    value: str
    label: str


class ItemJson(Shape):
    """A book or a preset."""

    id: str
    title: str


class LabelledJson(Shape):
    """A value of an option."""

    value: Value
    label: str


class OfferJson(Shape):
    """A question or a move that may be tapped."""

    text: str
    """As it is written."""
    label: str


class SuitJson(Shape):
    """A suit of the deck."""

    id: str
    """`""` for the one suit of a deck without suits."""
    symbol: str
    """For a coloured suit its letter in `lang` (`R`, `赤`), so that hue is not the only sign."""
    name: str
    color: str


class DeckJson(Shape):
    """The cards there are."""

    suits: list[SuitJson]
    ranks: list[str]
    """The lowest first."""
    jokers: int
    beyond: list[str]
    """What else a joker may stand for: `3-`, `2+`."""
    hidden: bool
    """Cards may be face down."""


class TokenJson(Shape):
    """What is shown next to a seat: tricks and cards taken, and each mark of this seat (a meeple,
    passes, games won)."""

    kind: str
    label: str
    suit: str
    """Its suit; else empty."""
    detail: str
    """The cards, if it is cards; else empty."""


class PointsJson(Shape):
    """The place that a seat points at."""

    to: Index | None
    """A seat; null: the middle of the table."""
    label: str


class WaitsJson(Shape):
    """What a seat owes or is asked: an answer to the 8, cards to give, a doubt, pointing. Its turn
    alone is not enough."""

    text: str
    """What the table waits for."""
    clauses: str
    """The clauses behind it."""
    moves: list[OfferJson]
    """Likely moves, for `make`."""


class WaitsForJson(Shape):
    """One seat that the table waits for."""

    seat: Index
    name: str
    text: str
    """What is waited for, as in `Waits`."""
    moves: list[OfferJson]


class WaitingJson(Shape):
    """Whom the table waits for, and for what."""

    text: str
    """In one line; empty if the headline says it."""
    turns: list[WaitsForJson]


class AskChoiceJson(ChoiceJson):
    """One answer to a question of the desk."""

    answer_label: str
    """What the verdict is then; may be empty."""
    tone: Tone


class AskJson(Shape):
    """A question of the desk, with the answers that `tell` takes."""

    id: str
    text: str
    fact: str
    """The fact of `unknown` that it is about."""
    choices: list[AskChoiceJson]
    inferred: str
    """The answer that is assumed until somebody gives one; empty: none."""


class SeatJson(Shape):
    """A seat; the seats are in turn order."""

    name: str
    title: str | None
    """Last game's title."""
    title_label: str | None
    cards: list[str]
    """The cards known to be in its hand."""
    unknown: int | None
    """How many more it holds; null: not known."""
    out: str | None
    """How it went out: `1`, `foul`, `fallen`, …"""
    out_label: str | None
    turn: bool
    """True for every seat that is waited for."""
    tokens: list[TokenJson]
    points: PointsJson | None
    waits: WaitsJson | None
    faults: list[str]
    """What is impossible."""
    wrong: list[str]
    """The cards that a fault is about."""
    id: int | UnsetType = UNSET
    """How actions name it, whatever it is called; left out if none do."""


class LaidJson(Shape):
    """Cards on the table."""

    cards: list[str]
    faults: list[str]
    wrong: list[str]
    """The cards that a fault is about."""


class PlayJson(LaidJson):
    """Cards that were played together."""

    seat: Index | None
    """Whose they are; null: nobody has said."""
    id: int | UnsetType = UNSET
    """How actions name it, wherever it is; left out if none do."""
    inferred: Index | UnsetType = UNSET
    """Whose they must be, if nobody has said."""


class MiddleJson(Shape):
    """The middle of the table."""

    kind: str
    """A word of the family for what is there: the page lays `rows` and a `victim` out in their own
    ways, and anything else as a `field` of plays."""
    label: str
    empty: str
    """The text while it is empty."""


class MarkJson(Shape):
    """What is in effect at the table, or may be switched on: `revolution`, `J-back`, …"""

    mark: str
    """As the text has it."""
    label: str
    on: bool
    follows: bool
    """It follows from the field."""
    seat: str
    """Whose mark it is; empty: the table's."""


class QuestionJson(Shape):
    """What is asked."""

    text: str
    label: str
    followed: bool
    """It follows from what was done last; nobody has asked it."""


class ReasonJson(Shape):
    """A clause that the verdict rests on."""

    clause: str
    """Its id, `offkai.suit_lock`."""
    title: str
    did: str
    """What it did: `bars`, …"""
    did_label: str
    text: str
    """What it says of this table."""
    wording: str
    """The clause's own text."""
    where: str
    """The place of that text."""
    cards: list[str]
    players: list[str]
    ruling: str
    """The house's rulings that it rests on, cited; else empty."""


class RulingJson(Shape):
    """A decision of the house that the verdict rests on."""

    option: str
    label: str
    ruling: str
    """Cited: `house ruling of 2026-11-20`."""
    note: str


class FlipJson(Shape):
    """A switch that would change the answer."""

    option: str
    kind: Literal["switch"]
    value: Value
    label: str
    answer: Any
    """As in `Verdict`."""
    answer_label: str
    tone: Tone
    ruling: str
    """The ruling that it would go against, cited; else empty."""
    warnings: list[str]


class PairJson(Shape):
    """Two changes that change the answer only together."""

    options: Tried
    labels: list[str]
    answer_label: str
    tone: Tone


class OutcomeJson(LabelledJson):
    """The answer with one value of a reading."""

    answer_label: str
    tone: Tone
    chosen: bool
    """The current value."""


class OpenReadingJson(Shape):
    """A reading that the answer depends on."""

    option: str
    question: str
    ruling: str
    """The ruling on it, cited; else empty."""
    outcomes: list[OutcomeJson]


class UnknownJson(Shape):
    """What isn't known at the table, and the answer depends on."""

    fact: str
    if_true: str
    """The answer then, in words."""
    if_false: str


class PlaysJson(Shape):
    """Plays of one form."""

    label: str
    """`single cards`."""
    plays: list[list[str]]
    """The cards of each."""


class VerdictJson(Shape):
    """What the referee says."""

    answer: Any
    """As in `Verdict.to_dict` of Python."""
    answer_label: str
    tone: Tone
    headline: str
    """The answer and what decides it, in the one line that is shown everywhere."""
    sentence: str
    rest: str
    """The sentence again, if the headline leaves something of it out; else empty."""
    why: str
    """What decides, in one line with its clause; may be empty."""
    reasons: list[ReasonJson]
    rulings: list[RulingJson]
    flips: list[FlipJson] | None
    """The switches; readings are in `open`. Null: nobody has looked for them yet, so `open` and
    `rulings` are empty, too; the action `flips` looks for them."""
    open: list[OpenReadingJson]
    unknown: list[UnknownJson]
    plays: list[PlaysJson]
    """If the answer is a list of plays."""
    flips_left: str | UnsetType = UNSET
    """That not all changes of the rules have been tried, and how many; left out: all have; `flips`
    continues with the rest."""
    pairs: list[PairJson] | None = None
    """The pairs of changes that change it; null: nobody has asked; left out if single changes are
    shown instead."""
    pairs_left: str | UnsetType = UNSET
    """That not all pairs have been tried, and how many; empty: all have; `pairs` continues with the
    rest."""


class ProblemJson(Shape):
    """What went wrong with the last action, or is wrong with the table."""

    kind: str
    """`unreadable` is shown at the text, `question` and `move` where they were typed, anything else
    above the table; `stale`, `busy`, `conflict`, `house` say why nothing was kept and what can be
    done: what was tried is still tried, and a file that was changed elsewhere has been read again;
    `forgotten`: a change did not fit what was played; `gone`: what was tapped was no longer there,
    and nothing was changed."""
    message: str
    line: int | None
    column: int | None
    text: str
    """What was typed: it is never lost."""
    near: list[OfferJson] | UnsetType = UNSET
    """What may have been meant, the likeliest first: a tap types it instead."""
    more: str | UnsetType = UNSET
    """What could be there, if the reader asks."""


class ChangeJson(Shape):
    """A rule that is tried."""

    option: str
    value: Value
    kind: Literal["switch", "reading", "setting"]
    label: str


class SupposedJson(Shape):
    """Other rules that are tried; the table does not change."""

    options: Tried
    heading: str
    """`If you played without Suit lock:`."""
    changes: list[ChangeJson]
    verdict: VerdictJson
    """Shown instead of the table's own."""


class ElsewhereJson(Shape):
    """What other books say to the same question at the same table."""

    answers: list[OtherAnswerJson]
    """Those that say something else first."""
    shown: OtherVerdictJson | None
    """Null: only the answers are shown."""


class OtherAnswerJson(Shape):
    """The answer of another book that can have the table."""

    book: str
    title: str
    answer_label: str
    tone: Tone
    same: bool
    """It is the answer of the table."""


class OtherVerdictJson(Shape):
    """The whole verdict of another book, to read only: its flips are not rules of this table."""

    book: str
    title: str
    verdict: VerdictJson


class HouseJson(Shape):
    """The house whose rulings are kept."""

    name: str
    file: str
    other: str | UnsetType = UNSET
    """Why nothing can be kept in it from here."""
    brings: str | UnsetType = UNSET
    """What else its file contains."""
    guest: str | UnsetType = UNSET
    """That it is read-only from here, and who may write; else empty."""


class FaceState(Shape, kw_only=True):
    """What the states of all faces have."""

    seq: int
    """The last action done of those without a `sender`."""
    heard: Heard | UnsetType = UNSET
    lang: Lang
    problem: ProblemJson | None
    can_undo: bool
    can_redo: bool
    labels: Words
    """Every fixed word that the front end shows, in `lang`; it may contain placeholders: `{name}`,
    `{n}`, `{card}`."""


class TableState(FaceState, kw_only=True):
    """What the states of the faces that show a table have."""

    deck: DeckJson
    seats: list[SeatJson]
    middle: MiddleJson
    field: list[PlayJson]
    """The top play comes last."""
    discards: LaidJson
    marks: list[MarkJson]
    question: QuestionJson
    verdict: VerdictJson | None
    text: str
    """The table as text."""


class VerdictCardState(TableState, kw_only=True):
    """What the states of the faces that show a verdict card have."""

    shared: str
    """The text for people who do not have the house's book."""
    elsewhere: ElsewhereJson | None = None
    """Null: nobody has asked; left out if no question is answered."""
