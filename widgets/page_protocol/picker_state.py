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
    """The default."""
    users: list[str]
    """The clauses that use it, its own first. It is shown once, at the first of them that is on."""
    among: list[str]
    """Clauses that must be on for it to matter."""


class RuleKeysJson(Shape):
    """The words by which a search finds a rule, in both languages. Case, width, kana, kanji digits,
    spaces and hyphens are ignored."""

    titles: list[str]
    aliases: list[str]
    """Other names."""
    about: list[str]
    """Ranks and topics, the most important first."""
    words: str
    """Its text."""


class RuleJson(Shape):
    """A clause. It is in the group of the first card or topic that it is about."""

    id: str
    """`daifugo.seven_pass`."""
    name: str
    """`seven_pass`."""
    switch: bool
    """Whether it can be switched."""
    usual: bool
    """Whether it is on by default."""
    title: str
    where: str
    wording: str
    games: list[str]
    """The games of the book that have it. Empty: all."""
    readings: list[RuleReadingJson]
    keys: RuleKeysJson


class TakeOverJson(Shape):
    """The changes to the previous book, to apply with one tap."""

    label: str
    lacks: str
    """How many of them this book doesn't have, or empty."""


class NamedJson(Shape):
    """A clause of another group."""

    name: str
    title: str


class RuleGroupJson(Shape):
    """Clauses about one card or topic."""

    id: str
    label: str
    rank: bool
    """Whether it is a rank."""
    clauses: list[RuleJson]
    also: list[NamedJson]
    """Clauses of other groups that are also about it."""


class CatalogJson(Shape):
    """The contents of the book, independent of the choices."""

    groups: list[RuleGroupJson]
    presets: list[ItemJson]


class MendJson(Shape):
    """The change that a tap makes."""

    label: str
    set_: dict[str, Value] = field(name="set")


class RuleFindingJson(Shape):
    """A finding about the chosen rules."""

    level: Literal["error", "warning", "note"]
    clause: str
    """Its name, or empty."""
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
    """Whether it can have several values."""
    often: bool
    """Whether it is offered first."""
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
    """Whether the answer is different."""
    text: str


class RecipeJson(ItemJson):
    """A house rule of the cookbook."""

    text: str
    """As people say it."""
    keys: RuleKeysJson


class RuleExampleJson(Shape):
    """What was found for the rule being made."""

    table: str
    """The smallest table on which it acts, or empty."""
    says: str
    """The verdict there."""


class OverrideJson(ItemJson):
    """A clause over which the rule being made may take precedence."""

    on: bool
    """Whether it does."""


class BuilderJson(Shape):
    """The rule that is being made."""

    id: str
    """The id of the rule. Empty for a new one."""
    title: str
    """Its title, or empty."""
    sentence: str
    """All its sentences."""
    sentences: list[str]
    """Each sentence; there is at least one."""
    at: int
    """The index of the sentence whose slots are shown."""
    more: bool
    """Whether another sentence can be added."""
    slots: list[BuildSlotJson]
    whole: bool
    """Whether the rule is complete."""
    stands: str
    """The note that it isn't in use and not saved."""
    meets: list[str]
    trial: RuleTrialJson | None
    example: RuleExampleJson | None
    """What `example` has found, as long as the rule is the same."""
    overrides: list[OverrideJson]


class OwnRuleJson(ItemJson):
    """A rule of the house's own."""

    wording: str
    on: bool
    edits: bool
    """Whether it can be edited here."""
    kept: bool
    """Whether the house file contains it in this form."""
    stands: str
    """A note on whether it is in use, and where it is saved."""


class OurRulingJson(Shape):
    """A ruling of the house."""

    value: Value
    label: str
    cite: str
    """`house ruling of 2026-10-03`."""
    date: str
    """Or empty."""
    note: str
    own: bool
    """Whether it is in this house file, not in one that it extends."""
    holds: bool
    """Whether the chosen value agrees with it."""
    clause: str


class BarredJson(Shape):
    """Why a switch cannot be turned on."""

    text: str
    mend: MendJson


class MeetingJson(Shape):
    """Two rules in use whose order nothing decides."""

    clauses: list[str]
    """Their names, in the order of the book."""
    outcomes: list[str]
    """One for each order."""
    table: str
    """The text of a table that shows it."""


class HouseFileJson(Shape):
    """The house's file."""

    file: str
    revision: int
    """0 if there is no file yet."""
    saved: bool
    """Whether it contains the chosen rules."""


class TitleJson(Shape):
    """By language."""

    ja: str | UnsetType = UNSET
    en: str | UnsetType = UNSET


class AgreementQuestionJson(Shape):
    """A question on which a group should agree."""

    option: str
    """`preset`: which preset is closest."""
    title: str
    text: str
    value: Value
    """The value now."""
    values: list[LabelledJson]


class RuleSheetJson(Shape):
    """The sheet of a group's rules."""

    title: str
    text: str
    link: str
    """Empty if others can't open the page."""
    pictures: dict[str, str]
    """By language, SVG."""


class AgreementJson(Shape):
    """The next question, or the sheet."""

    number: int
    most: int
    question: AgreementQuestionJson | None
    conflicts: list[str]
    sheet: RuleSheetJson | None


class PickerState(FaceState):
    """What the rule picker shows. `labels`, `books`, `catalog` and `recipes` rarely change. They
    are in the trait `fixed`, which the page merges with `state`."""

    books: list[ItemJson]
    catalog: CatalogJson
    book: str
    """The id of the book or the house."""
    game: str
    """The game of the book, or empty."""
    values: dict[str, Value]
    """The value of each option."""
    by: dict[str, SetterJson]
    """By option, unless the rulebook has set it."""
    rulings: dict[str, OurRulingJson]
    """By option."""
    findings: list[RuleFindingJson]
    barred: dict[str, BarredJson]
    """By clause."""
    met: list[MeetingJson]
    untried: str
    """How many pairs of rules in use haven't been tested yet, or empty."""
    presets: list[str]
    """Those that agree with the chosen rules."""
    offer: TakeOverJson | None
    """Null if there is no offer."""
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
    """The result of the last action for the house's file, or empty."""
    ownNotice: str
    """The result of the last action for one's own rules, or empty."""
    text: str
    """The house's file, TOML."""
    own_rules: list[OwnRuleJson]
    own_gone: list[str]
    """Titles of rules that only the house file still has."""
    own_left: str
    """The unfinished rule, or empty."""
    recipes: list[RecipeJson]
    builds: bool
    """Whether rules can be made for this book."""
    builder: BuilderJson | None
    agreement: AgreementJson | None
    """Null: the rules are shown."""
