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


class OfferedMoveJson(OfferJson):
    """A move to tap. Many moves that differ in one part only are the cells of a grid."""

    grid: str
    """The heading of its grid: `Bid`. Empty if it stands alone."""
    row: str
    """Its row in the grid, such as the number of a bid with its trumps. Empty if the grid has no
    rows."""
    short: str
    """What it is called in its grid: `1♠`."""


class SuitJson(Shape):
    """A suit of the deck."""

    id: str
    """`""` for the one suit of a deck without suits."""
    symbol: str
    """For a coloured suit its letter in `lang` (`R`, `赤`), so that hue is not the only sign."""
    name: str
    color: str


class DeckJson(Shape):
    """The cards of the deck."""

    suits: list[SuitJson]
    ranks: list[str]
    """The lowest first."""
    suitless: list[str]
    """The ranks whose card has no suit."""
    copies: dict[str, int]
    """Rank -> how many there are of such a card, if there are several."""
    jokers: int
    beyond: list[str]
    """Further meanings of a joker: `3-`, `2+`."""
    hidden: bool
    """Whether cards can be face down."""


class TokenJson(Shape):
    """A token next to a seat: tricks and cards taken, and each mark of this seat (a meeple, passes,
    games won)."""

    kind: str
    label: str
    suit: str
    """Its suit, or empty."""
    detail: str
    """The cards if it consists of cards, or empty."""


class PointsJson(Shape):
    """The place that a seat points at."""

    to: Index | None
    """A seat; null: the middle of the table."""
    label: str


class WaitsJson(Shape):
    """What a player has to do or is asked: answer the 8, give cards, doubt, point. Not if it is
    only their turn."""

    text: str
    """What has to be done."""
    clauses: str
    """The clauses behind it."""
    moves: list[OfferedMoveJson]
    """Likely moves, for `make`."""
    picks: bool
    """Whether the player picks the cards of other moves. They are laid in the disputed slot."""


class WaitsForJson(Shape):
    """One seat that the table waits for."""

    seat: Index
    name: str
    text: str
    """As in `Waits`."""
    moves: list[OfferedMoveJson]
    picks: bool


class WaitingJson(Shape):
    """Whom the table waits for, and for what."""

    text: str
    """In one line; empty if the headline says it."""
    turns: list[WaitsForJson]


class AskChoiceJson(ChoiceJson):
    """One answer to a question of the desk."""

    answer_label: str
    """The verdict with this answer, or empty."""
    tone: Tone


class AskJson(Shape):
    """A question of the desk, with the answers that `tell` takes."""

    id: str
    text: str
    fact: str
    """The fact of `unknown` that it is about."""
    choices: list[AskChoiceJson]
    inferred: str
    """The answer that is assumed until one is given, or empty."""


class SeatJson(Shape):
    """A seat; the seats are in turn order."""

    name: str
    title: str | None
    """Last game's title."""
    title_label: str | None
    cards: list[str]
    """The cards known to be in its hand."""
    unknown: int | None
    """How many more cards it has. Null if that isn't known."""
    out: str | None
    """How it went out: `1`, `foul`, `fallen`, …"""
    out_label: str | None
    turn: bool
    """Whether the table waits for this seat."""
    tokens: list[TokenJson]
    points: PointsJson | None
    waits: WaitsJson | None
    faults: list[str]
    """Errors about this seat."""
    wrong: list[str]
    """The cards that a fault is about."""
    id: int | UnsetType = UNSET
    """Its id in actions, which stays when it is renamed. Omitted if no action needs it."""


class LaidJson(Shape):
    """Cards on the table."""

    cards: list[str]
    faults: list[str]
    wrong: list[str]
    """The cards that a fault is about."""


class PlayJson(LaidJson):
    """Cards that were played together."""

    seat: Index | None
    """The player who played them. Null if that isn't known."""
    id: int | UnsetType = UNSET
    """Its id in actions, which stays when it moves. Omitted if no action needs it."""
    inferred: Index | UnsetType = UNSET
    """The player who must have played them, if `seat` is null."""


class MiddleJson(Shape):
    """The middle of the table."""

    kind: str
    """The family's word for it. The page has layouts for `rows` and `victim`; anything else is a
    `field` of plays."""
    label: str
    empty: str
    """The text to show if it is empty."""
    single: bool
    """Whether each play is one card."""


class MarkJson(Shape):
    """A mark of the table that is set or can be set: `revolution`, `J-back`, …"""

    mark: str
    """As in the table text."""
    label: str
    on: bool
    follows: bool
    """Whether it follows from the field."""
    seat: str
    """The player who has the mark. Empty: the table."""
    apart: bool
    """Whether it is offered in the settings of its player, not among what is in effect."""
    near: bool
    """Whether the cards on the field suggest it: the last two plays have the suits of a lock."""


class QuestionJson(Shape):
    """The question."""

    text: str
    label: str
    followed: bool
    """Whether it was suggested by the last action."""


class ReasonJson(Shape):
    """A clause that the verdict rests on."""

    clause: str
    """Its id, `offkai.suit_lock`."""
    title: str
    did: str
    """What it did: `bars`, …"""
    did_label: str
    text: str
    """What it means at this table."""
    wording: str
    """The clause's own text."""
    where: str
    """The source of that text."""
    cards: list[str]
    players: list[str]
    ruling: str
    """The house's rulings behind it, as citations, or empty."""


class RulingJson(Shape):
    """A decision of the house that the verdict rests on."""

    option: str
    label: str
    ruling: str
    """As a citation: `house ruling of 2026-11-20`."""
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
    """The ruling that it contradicts, as a citation, or empty."""
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
    """The ruling on it, as a citation, or empty."""
    outcomes: list[OutcomeJson]


class UnknownJson(Shape):
    """A fact that isn't known and that the answer depends on."""

    fact: str
    if_true: str
    """The answer in that case, in words."""
    if_false: str


class PlaysJson(Shape):
    """Plays of one form."""

    label: str
    """`single cards`."""
    plays: list[list[str]]
    """The cards of each."""


class HeadlineJson(Shape):
    """A verdict in one line."""

    answer_label: str
    tone: Tone
    headline: str
    """The answer and the deciding reason."""


class VerdictJson(HeadlineJson):
    """The verdict of the referee."""

    answer: Any
    """As in `Verdict.to_dict` of Python."""
    sentence: str
    rest: str
    """The sentence again if the headline omits something of it, or empty."""
    why: str
    """The deciding reason in one line with its clause, or empty."""
    reasons: list[ReasonJson]
    rulings: list[RulingJson]
    flips: list[FlipJson] | None
    """The switches; readings are in `open`. Null (then `open`, `rulings` are empty): the action
    `flips` finds them."""
    open: list[OpenReadingJson]
    unknown: list[UnknownJson]
    plays: list[PlaysJson]
    """If the answer is a list of plays."""
    flips_left: str | UnsetType = UNSET
    """How many changes of the rules have been tried so far; `flips` continues. Omitted if all
    have."""
    pairs: list[PairJson] | None = None
    """The pairs of changes that change it. Null before `pairs`; omitted if there are single
    changes."""
    pairs_left: str | UnsetType = UNSET
    """How many pairs have been tried so far; `pairs` continues. Empty if all have."""


class ProblemJson(Shape):
    """What went wrong with the last action, or is wrong with the table. `kind` `unreadable` is
    shown next to the text, `question` and `move` where they were typed, all others above the table.
    `stale`, `busy`, `conflict`, `house`: nothing was saved, the message says what to do, the rules
    that were being tried are still tried, and a changed file has been read again. `forgotten`: a
    change didn't fit the moves. `gone`: the subject of the action no longer exists, and nothing
    changed."""

    kind: str
    """See above."""
    message: str
    line: int | None
    column: int | None
    text: str
    """What was typed."""
    near: list[OfferJson] | UnsetType = UNSET
    """Suggestions, the likeliest first. A tap types one."""
    more: str | UnsetType = UNSET
    """What is accepted there, to show on request."""


class ChangeJson(Shape):
    """A rule that is being tried."""

    option: str
    value: Value
    kind: Literal["switch", "reading", "setting"]
    label: str


class SupposedJson(Shape):
    """Other rules that are being tried. The table doesn't change."""

    options: Tried
    heading: str
    """`If you played without Suit lock:`."""
    changes: list[ChangeJson]
    verdict: VerdictJson
    """Shown instead of the table's own."""


class ElsewhereJson(Shape):
    """The answers of other books to the same question at the same table."""

    answers: list[OtherAnswerJson]
    """Different answers come first."""
    shown: OtherVerdictJson | None
    """Null if only the answers are shown."""


class OtherAnswerJson(Shape):
    """The answer of another book in which the table is possible."""

    book: str
    title: str
    answer_label: str
    tone: Tone
    same: bool
    """Whether it is the same answer."""


class OtherVerdictJson(Shape):
    """The whole verdict of another book. Its flips can't be tapped."""

    book: str
    title: str
    verdict: VerdictJson


class HouseJson(Shape):
    """The house whose rulings are saved."""

    name: str
    file: str
    other: str | UnsetType = UNSET
    """Why nothing can be saved in it from here."""
    brings: str | UnsetType = UNSET
    """The other contents of its file."""
    guest: str | UnsetType = UNSET
    """That it is read-only from here, and who may write, or empty."""


class FaceState(Shape, kw_only=True):
    """What the states of all faces have."""

    seq: int
    """The last action without a `sender` that was carried out."""
    heard: Heard | UnsetType = UNSET
    lang: Lang
    problem: ProblemJson | None
    can_undo: bool
    can_redo: bool
    labels: Words
    """The fixed texts of the page in `lang`, some with placeholders: `{name}`, `{n}`, `{card}`."""


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
    """The table text for people without the house book."""
    elsewhere: ElsewhereJson | None = None
    """Null before it is asked for. Omitted if there is no answer."""
    scope: list[str] | None = None
    """What the verdict rests on, in sentences. Null before it is asked for. Omitted if there is no
    answer."""
