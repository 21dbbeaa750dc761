"""What the rule picker shows."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, UnsetType, field

from .field_types import Shape, Value
from .shared_state import ChoiceJson, FaceState, ItemJson, LabelledJson


class RuleReadingJson(Shape):
    """A question that a clause leaves open, or a setting."""

    id: str
    kind: Literal["reading", "setting", "variant"]
    question: str
    why: str
    values: list[LabelledJson]
    usual: Value
    """Where the house says nothing."""
    users: list[str]
    """The clauses that are read by it, its own first: it is asked once, at the first of them in
    use."""
    among: list[str]
    """Clauses: it matters only where all of them are in use."""


class RuleJson(Shape):
    """A clause; it stands in the group of the first thing that it is about."""

    id: str
    """`daifugo.seven_pass`."""
    name: str
    """`seven_pass`."""
    switch: bool
    """It can be switched."""
    usual: bool
    """It is on where the house says nothing."""
    title: str
    other: str
    """The title in the other language."""
    where: str
    wording: str
    games: list[str]
    """The games of the book that have it; empty: all."""
    readings: list[RuleReadingJson]
    keys: RuleKeysJson


class RuleKeysJson(Shape):
    """What a rule is found by, in both languages, without regard to case, width, kana, digits in
    kanji, spaces and hyphens."""

    titles: list[str]
    aliases: list[str]
    """What people call it besides."""
    about: list[str]
    """Ranks and topics, the first before all."""
    words: str
    """Its text."""


class TakeOverJson(Shape):
    """What was changed in the book played before, to take over with one tap."""

    label: str
    lacks: str
    """How many of them this book has not; else empty."""


class NamedJson(Shape):
    """A clause of another group."""

    name: str
    title: str


class RuleGroupJson(Shape):
    """Clauses about one thing."""

    id: str
    label: str
    rank: bool
    """The thing is a rank."""
    clauses: list[RuleJson]
    also: list[NamedJson]
    """Clauses that are about it besides."""


class CatalogJson(Shape):
    """What the book has, whatever is picked."""

    groups: list[RuleGroupJson]
    presets: list[ItemJson]


class MendJson(Shape):
    """What a tap would change."""

    label: str
    set_: dict[str, Value] = field(name="set")


class RuleFindingJson(Shape):
    """What is wrong or odd about what is picked."""

    level: Literal["error", "warning", "note"]
    clause: str
    """Its name; empty: none."""
    text: str
    mends: list[MendJson]


class SetterJson(Shape):
    """Who has set an option."""

    who: Literal["you", "house"]
    label: str


class BuildWordJson(Shape):
    """A word that the rule may have, and what it can say."""

    path: str
    label: str
    many: bool
    """It can say several at once."""
    often: bool
    """It is offered before others."""
    said: list[str]
    choices: list[ChoiceJson]
    faults: list[str]


class BuildSlotJson(Shape):
    """When, if, then or until."""

    id: str
    label: str
    words: list[BuildWordJson]
    faults: list[str]


class RuleTrialJson(Shape):
    """What the rule changes at the table that lies there."""

    fires: bool
    changes: bool
    """The answer is another."""
    text: str


class BuilderJson(Shape):
    """A rule of one's own that is being made."""

    id: str
    """Of the rule that is edited; empty: a new one."""
    title: str
    """As somebody calls it; else empty."""
    made: str
    """The title that its sentence makes."""
    sentence: str
    """All its sentences."""
    other: str
    """The same in the other language."""
    sentences: list[str]
    """Each of them; there is always one."""
    at: int
    """The one that is being made: the slots are its own."""
    more: bool
    """One more can be begun."""
    slots: list[BuildSlotJson]
    whole: bool
    """It can be kept."""
    stands: str
    """That it does not play yet, and is in no file."""
    meets: list[str]
    trial: RuleTrialJson | None


class OwnRuleJson(Shape):
    """A rule that the house's text states itself."""

    id: str
    title: str
    wording: str
    on: bool
    edits: bool
    """It is sentences that can be changed here."""
    kept: bool
    """The house's file says just this."""
    stands: str
    """Whether it plays now, and where it is kept."""


class OurRulingJson(Shape):
    """A ruling of the house."""

    value: Value
    label: str
    cite: str
    """`house ruling of 2026-10-03`."""
    date: str
    """Empty: none is given."""
    note: str
    own: bool
    """It stands in this house's file; else in one that it extends."""
    holds: bool
    """What is picked is what it says."""
    clause: str


class BarredJson(Shape):
    """Why a switch cannot be put in."""

    text: str
    mend: MendJson


class MeetingJson(Shape):
    """Rules in use that get in one another's way, with nothing to say which comes first."""

    clauses: list[str]
    """Their names, in the order of the book."""
    outcomes: list[str]
    """Of each order."""
    table: str
    """The text of a table that shows it."""


class HouseFileJson(Shape):
    """The house's file."""

    file: str
    revision: int
    """0: there is none yet."""
    saved: bool
    """It says what is picked."""


class TitleJson(Shape):
    """By language."""

    ja: str | UnsetType = UNSET
    en: str | UnsetType = UNSET


class PickerState(FaceState):
    """What the rule picker shows. `labels`, `books` and `catalog` hardly ever change: they come in
    the trait `fixed`, which the page lays under the trait `state`."""

    books: list[ItemJson]
    catalog: CatalogJson
    book: str
    """The id of the book or the house."""
    game: str
    """Which of the book's games; else empty."""
    values: dict[str, Value]
    """Of each option."""
    by: dict[str, SetterJson]
    """Of the options that the rulebook itself has not set."""
    rulings: dict[str, OurRulingJson]
    """By option."""
    findings: list[RuleFindingJson]
    barred: dict[str, BarredJson]
    """By clause."""
    met: list[MeetingJson]
    untried: str
    """How many pairs of rules in use nobody has tried yet; or empty."""
    presets: list[str]
    """Those that hold just now."""
    offer: TakeOverJson | None
    """Null: nothing to take over."""
    changed: int
    """How many options are not as the book has them."""
    ours: ItemJson | None
    """The house's book, where there is one."""
    house: HouseFileJson | None
    title: TitleJson
    """Of the house."""
    rules: str
    """The lines of a table."""
    notice: str
    """What came of the last action; else empty."""
    text: str
    """The house's file, TOML."""
    own_rules: list[OwnRuleJson]
    own_gone: list[str]
    """Titles of those that only the house's file still has."""
    own_left: str
    """The rule that was left unmade last; else empty."""
    builds: bool
    """Rules can be made for this book."""
    builder: BuilderJson | None
