"""What a play may mean: every way in which its jokers can stand for cards."""

from collections.abc import Sequence
from itertools import product

from .books import Book, Open
from .cards import JOKER, NUMBERS, SUITS, Card, Meaning, is_joker, named, real
from .forms import is_run, is_set


def meanings(book: Book, written: Sequence[str], turned: bool) -> list[Meaning]:
    """Every meaning of the play that makes a form; none where it makes none.

    `turned`: whether strength is reversed, on which the ends of a run may depend.
    """
    cards = [real(each) for each in written if not is_joker(each)]
    jokers = [named(each) for each in written if is_joker(each)]
    if not cards:
        return _jokers_alone(jokers)
    told = [*cards, *[joker for joker in jokers if joker]]
    if len({card[:2] for card in told}) < len(told):
        return []  # `offkai.joker_substitute`: for another card; there is one of each in a pack
    if len(written) == 1:
        return [Meaning("single", tuple(cards))]
    return _as_sets(book, cards, jokers) + _as_runs(book, cards, jokers, turned)


def _jokers_alone(jokers: list[Card | None]) -> list[Meaning]:
    """`offkai.joker_single`: without other cards a joker stands for nothing.

    So it names none. `uecda.joker_substitute`: together with other cards it stands for one.
    Two of them are a pair: `offkai.two_jokers_same_number`, `daifugo.joker` (reading).
    """
    if any(jokers):
        if len(jokers) > 1:
            raise Open("two jokers alone that name cards")
        return []
    form = "single" if len(jokers) == 1 else "set"
    return [Meaning(form, (Card(JOKER, None, joker=True),) * len(jokers))]


def _as_sets(book: Book, cards: list[Card], jokers: list[Card | None]) -> list[Meaning]:
    """Sets: each joker has the number of the others, and a suit that is not there yet."""
    number = cards[0].number
    free = [suit for suit in SUITS if suit not in [card.suit for card in cards]]
    too_many = max(len(jokers) - len(free), 0)
    choices = []
    for joker in jokers:
        suits: list[str | None] = [joker.suit] if joker else [*free, *[None] * (too_many > 0)]
        choices.append([Card(joker.number if joker else number, suit, True) for suit in suits])
    found = {}
    for stand_ins in product(*choices):
        taken = [card.suit for card in stand_ins if card.suit]
        if len(set(taken)) < len(taken) or len(stand_ins) - len(taken) != too_many:
            continue  # two jokers for one card
        together = [*cards, *stand_ins]
        if is_set(together):
            if not book.joker_has_suit_in_sets:
                together = [card._replace(suit=None) if card.joker else card for card in together]
            meaning = Meaning("set", tuple(together))
            found[meaning.suits] = meaning
    return list(found.values())


def _as_runs(
    book: Book, cards: list[Card], jokers: list[Card | None], turned: bool
) -> list[Meaning]:
    """Runs: each joker has the suit of the others, and any number that makes them consecutive."""
    if len(jokers) > 1 and not book.two_jokers_in_runs:
        return []
    suit = cards[0].suit
    if any(card.suit != suit for card in cards) or len({*cards}) < len(cards):
        return []
    ends = book.past_the_ends(turned)
    numbers = [number for number in NUMBERS if number[-1] not in "+-" or number in ends]
    choices = []
    for joker in jokers:
        stands = [Card(number, suit, True) for number in numbers]
        if joker:
            named_so = (joker.number, joker.suit or suit)
            stands = [card for card in stands if (card.number, card.suit) == named_so]
        choices.append(stands)
    found = {}
    for stand_ins in product(*choices):
        together = sorted([*cards, *stand_ins], key=lambda card: NUMBERS.index(card.number))
        if is_run(together):
            found[tuple(together)] = Meaning("run", tuple(together))
    same = {tuple(card.number for card in key): value for key, value in found.items()}
    return list(same.values())
