"""Records of computer daihinmin, as programs of the UECda contest write them.

Each line of a game begins with what it has. By number of the player: ``class`` (0 is the daifugo),
``seat``, ``dealt`` and ``changed`` (the cards dealt, and those given away), ``result``. ``play``
has the plays in turn: ``p`` is a pass, ``jk`` a joker alone, ``d-345`` a run, ``ch-4`` a pair,
``ch-4(h)`` a pair whose heart is the joker, ``d-345(4)`` a run whose 4 is. A number in square
brackets is the time that the player took. A line ``game`` begins a game.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence

from referee.errors import RefereeError
from referee.notation.table_text import read_text

from .record import BadRecord, Entry, Record, RecordedAnswer, RecordedMove, Records, Unreadable

PLAYERS = tuple(f"P{number}" for number in range(5))
CLASSES = ("daifugo", "fugo", "heimin", "hinmin", "daihinmin")
SWAPS = ((4, 0), (3, 1), (0, 4), (1, 3))
"""Who gives cards to whom, by class; the lower class gives first."""
PARTS = ("class", "seat", "dealt", "play")

_BEYOND = {"u": "3-", "o": "2+"}
"""What a joker stands for one step beyond the ends of a run."""
_PLAY = re.compile(r"([cdhs]+)-([u3-9tjqka2o]+)(?:\(([cdhsu3-9tjqka2o]+)\))?")
_CARDS = re.compile(r"\{([^}]*)\}")

Game = Mapping[str, tuple[int, str]]
"""What a line has -> its number, and the rest of it."""


def read(text: str) -> Records:
    """The records. The players are called P0 to P4.

    >>> cards_of("chs-3"), cards_of("d-345(4)"), cards_of("cd-a(d)"), cards_of("h-a2o(o)")
    ('C3 H3 S3', 'D3 Jo=D4 D5', 'CA Jo=DA', 'HA H2 Jo=2+')
    """
    for number, game in _games(text):
        try:
            yield _record(number, game)
        except RefereeError as error:
            yield Unreadable(number, error)


def _games(text: str) -> Iterator[tuple[int, Game]]:
    """Each game, with the number of its first line."""
    first, game = 0, dict[str, tuple[int, str]]()
    for number, line in enumerate(text.split("\n"), 1):
        name, _, rest = line.strip().partition(" ")
        if name == "game":
            if first:
                yield first, game
            first, game = number, {}
        game[name] = number, rest
    if first:
        yield first, game


def _record(first: int, game: Game) -> Record:
    for part in PARTS:
        if part not in game:
            raise BadRecord("record-no-part", part=part)
    classes, seats = (_numbers(game, part) for part in ("class", "seat"))
    gifts = _hands(game["changed"][1]) if "changed" in game else [""] * len(PLAYERS)
    is_first = not any(gifts)  # without an exchange, nobody has a title
    order = sorted(range(len(PLAYERS)), key=seats.__getitem__)
    titles = ["" if is_first else f" ({CLASSES[number]})" for number in classes]
    table = [
        "rules: uecda",
        "seats: " + ", ".join(PLAYERS[player] + titles[player] for player in order),
        *([] if is_first else ["state: exchange"]),
        "hands:",
        *(
            f"  {player}: {hand}"
            for player, hand in zip(PLAYERS, _hands(game["dealt"][1]), strict=True)
        ),
    ]
    entries: list[Entry] = [] if is_first else [*_gifts(game["changed"][0], gifts, classes)]
    entries += _plays(*game["play"])
    if "result" in game:
        line = game["result"][0]
        places = _numbers(game, "result")
        ranks = sorted(PLAYERS, key=lambda player: places[PLAYERS.index(player)])
        entries.append(RecordedAnswer(line, "ranks", ranks))
    return Record(
        first, " ".join(("game", game["game"][1])), read_text("\n".join(table)), (*entries,)
    )


def _numbers(game: Game, part: str) -> list[int]:
    """A number from 0 to 4 for each player, all different. Raises ``BadRecord``."""
    words = game[part][1].split()
    if sorted(words) != [str(number) for number in range(len(PLAYERS))]:
        raise BadRecord("record-bad-part", part=part)
    return [int(word) for word in words]


def _hands(words: str) -> list[str]:
    """The cards of each player, in table text. Raises ``BadRecord``."""
    hands = [
        " ".join("Jo" if card == "jo" else card.upper() for card in hand.split())
        for hand in _CARDS.findall(words)
    ]
    if len(hands) != len(PLAYERS):
        raise BadRecord("record-bad-part", part="dealt")
    return hands


def _gifts(line: int, gifts: Sequence[str], classes: Sequence[int]) -> Iterator[RecordedMove]:
    for giver, taker in SWAPS:
        seat, other = PLAYERS[classes.index(giver)], PLAYERS[classes.index(taker)]
        yield RecordedMove(line, f"gives {gifts[classes.index(giver)]} to {other}", seat)


def _plays(line: int, words: str) -> Iterator[Entry]:
    for word in words.split():
        play = word.partition("[")[0]
        cards = "pass" if play == "p" else cards_of(play)
        if cards:
            yield RecordedMove(line, cards)
        else:
            yield Unreadable(line, BadRecord("record-bad-play", play=word))


def cards_of(play: str) -> str:
    """A play in our notation; empty if it can't be read."""
    if play == "jk":
        return "Jo"
    match = _PLAY.fullmatch(play)
    if match is None:
        return ""
    suits, ranks, joker = match[1], match[2], match[3] or ""
    cards = [(suit, rank) for rank in ranks for suit in suits]
    return " ".join(_card(suit, rank, joker) for suit, rank in cards)


def _card(suit: str, rank: str, joker: str) -> str:
    card = f"{suit}{'10' if rank == 't' else rank}".upper()
    if rank in _BEYOND:
        return f"Jo={_BEYOND[rank]}"
    return f"Jo={card}" if suit in joker or rank in joker else card
