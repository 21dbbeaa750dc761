"""What is wrong with cards that are added to a set or to a row of sets."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from referee.cards.card import Deck

from .custom_forms import CustomRows, Row
from .forms import PlayForm


def wrong_kickers(forms: Iterable[PlayForm], deck: Deck, cards: int) -> Mapping[str, object]:
    """Why these cards aren't sets with kickers, as the arguments of a sentence; empty: they don't
    look like it.

    ``wrong`` is ``alike`` (a kicker has a rank of the sets), ``count`` (too many or too few),
    ``pairs`` (so many have to be pairs), ``equal`` (two single cards are of one rank) or
    ``suitless`` (several cards without a suit).
    """
    rows = [form.row for form in forms if isinstance(form, CustomRows) and form.row.sizes]
    held = [(cards & mask).bit_count() for mask in deck.rank_masks]
    each, core = _core(rows, held[: deck.suited])
    added = cards.bit_count() - each * len(core)
    if not core or not added:
        return {}
    sizes = [size for row in rows if row.each == each and _fits(row, core) for size in row.sizes]
    single = max((number * len(core) for size, number in sizes if size == 1), default=0)
    pair = max((number * len(core) for size, number in sizes if size == 2), default=0)
    left = [count - each * (rank in core) for rank, count in enumerate(held)]
    odd = sum(deck.rank_masks[deck.suited :]) & cards
    if any(left[rank] for rank in core):
        wrong = "alike"
    elif added not in (single, 2 * pair):
        wrong = "count"
    elif added != single:
        wrong = "pairs" if any(count % 2 for count in left) else ""
    else:
        wrong = "equal" if max(left) > 1 else "suitless" if odd.bit_count() > 1 else ""
    args = {"each": each, "length": len(core), "added": added, "single": single, "pair": pair}
    return {"wrong": wrong, **args, "strange": deck.texts(odd)} if wrong else {}


def _core(rows: Sequence[Row], held: Sequence[int]) -> tuple[int, list[int]]:
    """How many cards the sets have, and their ranks: of all rows that fit, the most cards."""
    found: tuple[int, list[int]] = (0, [])
    for row in rows:
        core = [rank for rank, count in enumerate(held) if count >= row.each]
        if _fits(row, core) and row.each * len(core) > found[0] * len(found[1]):
            found = row.each, core
    return found


def _fits(row: Row, core: Sequence[int]) -> bool:
    """Whether sets of these ranks can be the row."""
    size = len(core)
    follow = bool(core) and core[-1] - core[0] == size - 1
    return follow and row.shortest <= size <= (row.most or size)
