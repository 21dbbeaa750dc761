"""Inputs of any size that somebody may hand in, by kind: each repeats what a reader goes over."""

from __future__ import annotations

from collections.abc import Callable, Mapping

Make = Callable[[int], str]
"""So many bytes, about -> the input."""

SEATS = "seats: Aki, Ben\n"
TABLE = f"rules: daifugo\n{SEATS}"
MILLION = f"rules: million_doubt\n{SEATS}"


def again(piece: str, before: str = TABLE, after: str = "", *, first: str = "") -> Make:
    """A piece again and again; ``{i}`` in it counts."""

    def make(size: int) -> str:
        count = max(1, size // len(piece.encode("utf-8").replace(b"{i}", b"123")))
        pieces = (piece.replace("{i}", str(at)) for at in range(count))
        return before + first + "".join(pieces) + after

    return make


def deep(size: int) -> str:
    """Branches in branches."""
    levels = int((2 * size) ** 0.5)
    lines = (f"{' ' * (at + 1)}branch b{at}:\n" for at in range(levels))
    return f"{TABLE}play:\n{''.join(lines)}{' ' * (levels + 1)}Aki: pass\n"


BLANKS: Mapping[str, Make] = {
    **{
        f"{name} {where}": again(blank, before, after)
        for name, blank in {
            "blanks": " ", "tabs": "\t", "wide blanks": "\u3000", "lines": "\n",
            "carriage returns": "\r", "lines of Windows": "\r\n", "form feeds": "\f",
            "lone blanks": "\u00a0", "blanks and tabs": " \t", "blank lines": " \n",
            "comment lines": " # x\n",
        }.items()
        for where, before, after in (
            ("at the end", TABLE, ""),
            ("before a word", TABLE, "x"),
            ("before the rules", "", TABLE),
            ("in the rules", "rules: daifugo ", f"+ eight_cut\n{SEATS}"),
            ("after rules", "rules", f": daifugo\n{SEATS}"),
            ("after rules:", "rules:", f"daifugo\n{SEATS}"),
            ("after a book", "rules: daifugo", f"\n{SEATS}"),
            ("in a switch", "rules: daifugo + eight_cut(a", f"= b)\n{SEATS}"),
            ("after seats", "rules: daifugo\nseats", "x"),
            ("in the seats", "rules: daifugo\nseats: Aki,", "Ben"),
            ("in a title", "rules: daifugo\nseats: Aki (", "daifugo), Ben"),
            ("in a hand", f"{TABLE}hands:\n  Aki: D4", "D5"),
            ("in out", f"{TABLE}hands:\n  Aki: out foul", "1"),
            ("in a count", f"{TABLE}hands:\n  Aki: ? x", "3"),
            ("in a move", f"{TABLE}play:\n  Aki: is caught", "lying"),
            ("after a move", f"{TABLE}play:\n  Aki: D4", "!"),
            ("in a gift", f"{TABLE}play:\n  Aki: gives C4", "to Ben"),
            ("in a branch", f"{TABLE}play:\n  Aki: D4\n  branch", "b:\n    Ben: D5"),
            ("before a branch", f"{TABLE}play:\n  Aki: D4\n", "branch b:\n    Ben: D5"),
            ("in a state", f"{TABLE}state: passed", "Aki"),
            ("in a question", f"{TABLE}ask:\n  may Aki play", "D4"),
            ("in an odd question", f"{TABLE}ask:\n  may Aki", "x"),
        )
    }
}  # fmt: skip

WORDS: Mapping[str, Make] = {
    "an endless word": again("x"),
    "endless カナ": again("カ"),
    "odd words": again("foo "),
    "odd lines": again("foo\n"),
    "an endless book": again("x", "rules: ", f"\n{SEATS}"),
    "an endless 本": again("大", "rules: ", f"\n{SEATS}"),
    "books": again("大富豪 ", "rules: ", f"\n{SEATS}"),
    "words after a book": again("a ", "rules: daifugo "),
    "dashes": again("-", "rules: daifugo "),
    "pluses": again("+", "rules: daifugo "),
    "blanks and dashes": again(" -", "rules: daifugo"),
    "an endless switch": again("x", "rules: daifugo + ", f"\n{SEATS}"),
    "switches": again("+ x{i} ", "rules: daifugo ", f"\n{SEATS}"),
    "the same switch": again("+ eight_cut ", "rules: daifugo ", f"\n{SEATS}"),
    "titled switches": again("+ 8切り ", "rules: daifugo ", f"\n{SEATS}"),
    "brackets after a switch": again("(", "rules: daifugo + eight_cut"),
    "parameters": again("a{i}=b, ", "rules: daifugo + eight_cut(", f"c=d)\n{SEATS}"),
    "settings": again(", a{i}=b", "rules: daifugo", f"\n{SEATS}"),
    "equals": again("=", "rules: daifugo, a", f"\n{SEATS}"),
    "an endless setting": again("x", "rules: torite, game = ", f"\n{SEATS}"),
    "readings": again("a{i} = b, ", f"{TABLE}readings: ", "c = d"),
    "an endless reading": again("x", f"{TABLE}readings: second_j = "),
    "headers": again("rules: daifugo\n", ""),
    "headers in a line": again("rules:", ""),
    "commas": again(",", f"{TABLE}field: "),
    "colons": again(":", f"{TABLE}field: "),
    "brackets": again("(", f"{TABLE}field: "),
    "marks of a byte order": again("\ufeff", ""),
    "half letters": again("\u200b", "rules: daifugo\nseats: "),
    "seats": again("P{i}, ", "rules: daifugo\nseats: ", "Q"),
    "seats and a reserved one": again("P{i}, ", "rules: daifugo\nseats: ", "pass"),
    "lines of seats": again(SEATS, ""),
    "an endless seat": again("A", "rules: daifugo\nseats: "),
    "the same seat": again("Aki, ", "rules: daifugo\nseats: ", "Q"),
    "titles": again("P{i} (daifugo), ", "rules: daifugo\nseats: ", "Q"),
    "words of a title": again("a ", "rules: daifugo\nseats: Aki (", ")"),
    "an endless comment": again("#"),
    "comments": again("# x\n"),
}

TABLES: Mapping[str, Make] = {
    "hands of strangers": again("  P{i}: D4\n", f"{TABLE}hands:\n"),
    "hands of one": again("  Aki: D4\n", f"{TABLE}hands:\n"),
    "hands of many": lambda size: (
        "rules: daifugo\nseats: "
        + ", ".join(f"P{at}" for at in range(size // 16))
        + "\nhands:\n"
        + "".join(f"  P{at}: ? x1\n" for at in range(size // 16))
    ),
    "cards in a hand": again("D4 ", f"{TABLE}hands:\n  Aki: "),
    "jokers in a hand": again("Jo ", f"{TABLE}hands:\n  Aki: "),
    "face-down cards in a hand": again("(?) ", f"{MILLION}hands:\n  Aki: "),
    "question marks in a hand": again("? ", f"{TABLE}hands:\n  Aki: "),
    "digits of a count": again("5", f"{TABLE}hands:\n  Aki: ? x"),
    "digits of a place": again("5", f"{TABLE}hands:\n  Aki: out "),
    "digits of a mark": again("5", f"{TABLE}state: countdown "),
    "cards on the field": again("D4 ", f"{TABLE}field: "),
    "plays on the field": again("D4, ", f"{TABLE}field: ", "D5"),
    "plays of strangers": again("Zoe D4, ", f"{TABLE}field: ", "D5"),
    "odd cards": again("D14 ", f"{TABLE}field: "),
    "jokers that stand": again("Jo=S3 ", f"{TABLE}field: "),
    "jokers on the field": again("Jo ", f"{TABLE}field: "),
    "face-down cards": again("(?) ", f"{MILLION}field: Aki "),
    "cards face down": again("(D4) ", f"{MILLION}field: Aki "),
    "discards": again("D4 ", f"{TABLE}discards: "),
    "states": again("foo, ", f"{TABLE}state: ", "foo"),
    "the same state": again("revolution, ", f"{TABLE}state: ", "revolution"),
    "who has passed": again("passed Aki, ", f"{TABLE}state: ", "passed Ben"),
    "words of a state": again("foo ", f"{TABLE}state: "),
    "words after passed": again("Aki ", f"{TABLE}state: passed "),
}

MOVES: Mapping[str, Make] = {
    **{
        f"{what} in {book}": again(piece, f"rules: {book}\n{SEATS}play:\n  {before}", after)
        for book in (
            "daifugo", "offkai", "league", "million_doubt", "torite", "sevens", "whist", "hearts",
            "culprit_poker", "poker", "uecda",
        )
        for what, piece, before, after in (
            ("passes", "  Aki: pass\n", "Aki: D4\n", ""),
            ("passes that stand", "  Aki: pass !\n  Ben: pass !\n", "Aki: D4 !\n", ""),
            ("plays that stand", "  Aki: D4 !\n", "Aki: D4 !\n", ""),
            ("cards of a play", "D4 ", "Aki: ", ""),
            ("jokers of a play", "Jo ", "Aki: ", ""),
            ("jokers that stand", "Jo ", "Aki: ", "!"),
            ("face-down cards of a play", "(?) ", "Aki: ", ""),
            ("face-down cards that stand", "(?) ", "Aki: ", "!"),
            ("odd plays that stand", "  Aki: Jo S3 !\n", "Aki: Jo !\n", ""),
            ("doubts", "  Ben: doubt !\n", "Aki: D4 !\n", ""),
        )
    },
    "moves of strangers": again("  Zoe: pass !\n", f"{TABLE}play:\n"),
    "marks of standing": again("!", f"{TABLE}play:\n  Aki: pass "),
    "odd moves": again("  Aki: foo\n", f"{TABLE}play:\n"),
    "gifts": again("  Aki: gives C4 to Ben !\n", f"{TABLE}play:\n"),
    "swaps": again("C4 ", f"{TABLE}play:\n  Aki: swaps ", "for D5 with Ben"),
    "branches": again("  branch b{i}:\n    Aki: pass\n", f"{TABLE}play:\n  Aki: D4\n"),
    "branches without names": again("  branch:\n    Aki: pass\n", f"{TABLE}play:\n  Aki: D4\n"),
    "empty branches": again("  branch b{i}:\n", f"{TABLE}play:\n  Aki: D4\n"),
    "branches in branches": deep,
    "moves with comments": again("  Aki: pass !  # x\n", f"{TABLE}play:\n  Aki: D4\n"),
    "a comment of many lines": again("  # x\n", f"{TABLE}play:\n  Aki: D4\n"),
}  # fmt: skip

ASKED: Mapping[str, Make] = {
    "the same question": again("  whose turn\n", f"{TABLE}ask:\n"),
    "odd questions": again("  foo bar\n", f"{TABLE}ask:\n"),
    "nearly questions": again("  may Aki plays D10\n", f"{TABLE}ask:\n"),
}

QUESTIONS: Mapping[str, Make] = {
    "an endless word": again("x", ""),
    "words": again("foo ", ""),
    "may": again("may ", ""),
    "a name": again("Aki ", ""),
    "may and a name": again("may Aki play ", ""),
    "アキは": again("Akiは", ""),
    "ends of questions": again("?", "whose turn", "x"),
    "cards": again("D4 ", "may Aki play "),
    "all cards and more": again("{i} ", "may Aki play "),
    "jokers": again("Jo ", "may Aki play "),
    "cards and names": again("D4 Aki ", ""),
    "gifts": again("D4 to Ben ", "may Aki give "),
    "渡せるか": again("にD4", "AkiはBen", "を渡せるか"),
    "cards to nobody": again("D4 ", "may Aki give "),
    "commas": again(",", "may Aki play "),
    "blanks": again(" ", "may Aki play", "D4"),
    "blanks between": again(" ", "may", "Aki play D4"),
    "blanks at the end": again(" ", "whose turn"),
    "wide blanks": again("\u3000", "Akiは", "D4を出せるか"),
    "an endless stranger": again("x", "may ", " play D4"),
    "an endless 人": again("人", "", "はパスできるか"),
}

QUIZZES: Mapping[str, Make] = {
    "quizzes": again(f"---\n# x\n{TABLE}ask:\n  whose turn\n", ""),
    "ends of quizzes": again("---\n", ""),
    "remarks": again("# x\n", "", f"{TABLE}ask:\n  whose turn\n"),
    "titles": again("## x\n", "", f"{TABLE}ask:\n  whose turn\n"),
    "marks of a language": again("ja: ", "## ", f"\n{TABLE}ask:\n  whose turn\n"),
    "hints": again("# hint: x\n", "", f"{TABLE}ask:\n  whose turn\n"),
    "choices": again("Aki / ", "# choices: ", f"Ben\n{TABLE}ask:\n  whose turn\n"),
    "odd choices": again("x{i} / ", "# choices: ", f"Ben\n{TABLE}ask:\n  whose turn\n"),
    "remarks after": again("  # x\n", f"{TABLE}ask:\n  whose turn\n"),
    "questions": again("  whose turn  # x\n", f"{TABLE}ask:\n"),
    "an endless heading": again("#", "", f"\n{TABLE}ask:\n  whose turn\n"),
    "blanks in a directive": again(" ", "# hint", f": x\n{TABLE}ask:\n  whose turn\n"),
}

TYPED: Mapping[str, Make] = {
    "unknown words": again("zz ", ""),
    "almost words": again("plya bne hrat ", ""),
    "cards side by side": again("8s8h", ""),
    "ten of the": again("ten of the ", ""),
    "words of several senses": again("place rank points hand ", ""),
    "numbers": again("10 ", "ben play "),
    "red tens": again("red 10 ", "can ben play "),
    "jokers that stand": again("jo=s", ""),
    "kana": again("あ", ""),
    "letters that unfold": again("ﷺ", ""),
    "さん": again("Benさん", ""),
}
