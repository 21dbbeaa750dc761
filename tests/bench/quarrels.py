"""Twelve quarrels as they are settled on a phone, from an empty desk: each with its right answer.

What is right is said by the words of the rules, not by the referee.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol


class Finger(Protocol):
    """What taps, and reads the line of the verdict."""

    def tap(self, *names: str) -> None: ...
    def says(self, *words: str) -> None: ...


def suit_lock(finger: Finger) -> None:
    """Offkai: diamonds 4, 7, 9 lie there; the 10 of clubs may not follow"""
    finger.tap("begin-offkai", "box-D4", "box-D7", "box-D9", "disputed-target", "box-C10")
    finger.says("No", "only diamonds")


def pointing(finger: Finger) -> None:
    """Culprit poker: two point at Chie; who gets her card hangs on their ranks"""
    finger.tap("begin-culprit_poker", "strip-waiting-0-1", "strip-waiting-1-1")
    finger.tap("strip-waiting-2-3", "strip-waiting-3-0")
    finger.says("It depends on whether Aki’s card ranks above Ben’s")


def torite_trick(finger: Finger) -> None:
    """Torite: red is led; Chie's yellow 6 takes the trick"""
    finger.tap("begin-torite", "box-R4", "box-Y6", "box-B2", "box-R1", "strip-ask-Chie")
    finger.says("Chie takes the trick")


def doubted(finger: Finger) -> None:
    """Million Doubt: a 3 laid face down is doubted and was right: the doubter is punished"""
    finger.tap("begin-million_doubt", "disputed-target", "box-H3", "disputed-card-H3-down")
    finger.tap("disputed-play", "strip-waiting-1-1")
    finger.says("The cards were right, so Ben is punished")


def back_and_pass(finger: Finger) -> None:
    """Daifugo with 7-pass and J-back: a 9 may follow a J"""
    finger.tap("begin-preset-pass_and_back")
    finger.tap("box-DJ", "disputed-target", "box-H9")
    finger.says("Yes", "J-back")


def four_dome(finger: Finger) -> None:
    """Daifugo, popular local rules: two 8s are cut, four 4s stop them"""
    finger.tap("begin-preset-popular")
    finger.tap("disputed-target", "box-S8", "box-H8", "disputed-play")
    finger.tap("box-S4", "box-H4", "box-D4", "box-C4")
    finger.says("Yes", "4-stop")


def spade_three(finger: Finger) -> None:
    """Daifugo: the 3 of spades beats a single joker"""
    finger.tap("box-Jo", "disputed-target", "box-S3")
    finger.says("Yes – Spade-3 return: ♠3 may be played on a joker.")


def revolution(finger: Finger) -> None:
    """Daifugo: four 3s are a revolution"""
    finger.tap("box-S3", "box-H3", "box-D3", "box-C3", "offer-instead")
    finger.says("The ranking is reversed")


def five_skip(finger: Finger) -> None:
    """Daifugo, popular local rules: after two 5s of Aki's it is Dan's turn"""
    finger.tap("begin-preset-popular")
    finger.tap("disputed-target", "box-S5", "box-H5", "disputed-play")
    finger.says("skipped")


def seven_pass(finger: Finger) -> None:
    """Daifugo with 7-pass: Aki's 7 is played; a card goes to Ben first"""
    finger.tap("begin-preset-pass_and_back")
    finger.tap("disputed-target", "box-S7", "disputed-play")
    finger.says("Aki", "give", "Ben")


def pair_and_single(finger: Finger) -> None:
    """Offkai: a single K may not follow a pair of 9s"""
    finger.tap("begin-offkai", "box-S9", "box-C9", "disputed-target", "box-SK")
    finger.says("No", "2")


def hearts_trick(finger: Finger) -> None:
    """Hearts: spades are led; the king of spades takes the queen and a heart"""
    finger.tap("begin-hearts", "box-S4", "box-SQ", "box-H7", "box-SK", "strip-ask-Dan")
    finger.says("Dan takes the trick")


QUARRELS: dict[Callable[[Finger], None], int] = {
    suit_lock: 6, pointing: 6, torite_trick: 9, doubted: 8, back_and_pass: 9, four_dome: 12,
    spade_three: 12, revolution: 12, five_skip: 12, seven_pass: 12, pair_and_single: 12,
    hearts_trick: 12,
}  # fmt: skip
"""Each with the most taps and swipes that it may take."""
