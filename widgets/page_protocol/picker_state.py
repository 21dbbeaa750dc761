"""What the rule picker shows."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, UnsetType, field

from referee.ui.shared.protocol.common import Value

from .shared_state import ChoiceJson, FaceState, ItemJson, LabelledJson, Shape


class RuleReadingJson(Shape):
    """A question that a clause leaves open, or a setting."""

    id: str
    kind: Literal["reading", "setting", "variant"]
    question: str
    why: str
    values: list[LabelledJson]
    usual: Value
    """If the house says nothing."""
    users: list[str]
    """The clauses that read it, its own first: it is asked once, at the first of them in use."""
    among: list[str]
    """Clauses: it matters only if all of them are in use."""


class RuleKeysJson(Shape):
    """What a search finds a rule by, in both languages, without regard to case, width, kana, digits
    in kanji, spaces and hyphens."""

    titles: list[str]
    aliases: list[str]
    """Other names."""
    about: list[str]
    """Ranks and topics, the most important first."""
    words: str
    """Its text."""


class RuleJson(Shape):
    """A clause; it is in the group of the first thing that it is about."""

    id: str
    """`daifugo.seven_pass`."""
    name: str
    """`seven_pass`."""
    switch: bool
    """It can be switched."""
    usual: bool
    """It is on if the house says nothing."""
    title: str
    other: str
    """The title in the other language."""
    where: str
    wording: str
    games: list[str]
    """The games of the book that have it; empty: all."""
    readings: list[RuleReadingJson]
    keys: RuleKeysJson


class TakeOverJson(Shape):
    """The changes to the former book, to take over with one tap."""

    label: str
    lacks: str
    """How many of them this book does not have; else empty."""


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
    """Clauses of other groups that are about it, too."""


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
    """A word that the rule may have, and its values."""

    path: str
    label: str
    many: bool
    """It can have several values at once."""
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
    """What the rule changes at the current table."""

    fires: bool
    changes: bool
    """The answer is different."""
    text: str


class BuilderJson(Shape):
    """One of our own rules that is being made."""

    id: str
    """Of the rule that is edited; empty: a new one."""
    title: str
    """The title it was given; else empty."""
    made: str
    """The title that its sentence makes."""
    sentence: str
    """All its sentences."""
    other: str
    """The same in the other language."""
    sentences: list[str]
    """One by one; there is always one."""
    at: int
    """The sentence that is being made: the slots are its own."""
    more: bool
    """Another sentence can be begun."""
    slots: list[BuildSlotJson]
    whole: bool
    """The rule can be kept."""
    stands: str
    """That it is not in play yet, and in no file."""
    meets: list[str]
    trial: RuleTrialJson | None


class OwnRuleJson(ItemJson):
    """A rule that the house's own text contains."""

    wording: str
    on: bool
    edits: bool
    """It consists of sentences that can be changed here."""
    kept: bool
    """The house's file has it just like this."""
    stands: str
    """Whether it is in play, and where it is kept."""


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
    """It is in this house's file; else in one that it extends."""
    holds: bool
    """What is picked agrees with it."""
    clause: str


class BarredJson(Shape):
    """Why a switch cannot be turned on."""

    text: str
    mend: MendJson


class MeetingJson(Shape):
    """Rules in use that conflict, with nothing to say which comes first."""

    clauses: list[str]
    """Their names, in the order of the book."""
    outcomes: list[str]
    """For each order."""
    table: str
    """The text of a table that shows it."""


class HouseFileJson(Shape):
    """The house's file."""

    file: str
    revision: int
    """0: there is none yet."""
    saved: bool
    """It contains what is picked."""


class TitleJson(Shape):
    """By language."""

    ja: str | UnsetType = UNSET
    en: str | UnsetType = UNSET


class PickerState(FaceState):
    """What the rule picker shows. `labels`, `books` and `catalog` hardly ever change: they come in
    the trait `fixed`, which the page merges under the trait `state`."""

    books: list[ItemJson]
    catalog: CatalogJson
    book: str
    """The id of the book or the house."""
    game: str
    """Which of the book's games; else empty."""
    values: dict[str, Value]
    """The value of each option."""
    by: dict[str, SetterJson]
    """By option, if the rulebook itself has not set it."""
    rulings: dict[str, OurRulingJson]
    """By option."""
    findings: list[RuleFindingJson]
    barred: dict[str, BarredJson]
    """By clause."""
    met: list[MeetingJson]
    untried: str
    """How many pairs of rules in use have not been tried yet; or empty."""
    presets: list[str]
    """Those that agree with what is picked."""
    offer: TakeOverJson | None
    """Null: nothing to take over."""
    changed: int
    """How many options differ from the book."""
    ours: ItemJson | None
    """The house's book, if there is one."""
    house: HouseFileJson | None
    title: TitleJson
    """Of the house."""
    rules: str
    """The lines of a table."""
    notice: str
    """The result of the last action; else empty."""
    text: str
    """The house's file, TOML."""
    own_rules: list[OwnRuleJson]
    own_gone: list[str]
    """Titles of those that only the house's file still has."""
    own_left: str
    """The rule that was left unfinished last; else empty."""
    builds: bool
    """Rules can be made for this book."""
    builder: BuilderJson | None
