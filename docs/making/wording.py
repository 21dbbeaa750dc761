"""The words of the pages that are made from data, in both languages."""

from __future__ import annotations

from typing import Any

LANGS = ("ja", "en")
WORDS: dict[str, dict[str, str]] = {
    "rulebooks": {"ja": "ルール集", "en": "Rulebooks"},
    "rulebooks-about": {
        "ja": (
            "すべてのルール集の、すべての条文です。出典、テキストが決めていない点とその読み方、"
            "卓の例があり、例はどれもデスクで開けます。検索には「8切り」のような呼び名が使えます。"
        ),
        "en": (
            "Every clause of every rulebook: its wording, where it is from, what the text leaves "
            "open, and tables that show it, each to be opened on the desk."
        ),
    },
    "clauses": {"ja": "{count}条", "en": "{count} clauses"},
    "own": {"ja": "うち独自{count}条", "en": "{count} of its own"},
    "other-lang": {"ja": "English", "en": "日本語"},
    "played-with": {"ja": "{players}人、{deck}", "en": "{players} players, {deck}"},
    "jokers": {"ja": "ジョーカー{count}枚", "en": "{count, jokers}"},
    "no-jokers": {"ja": "ジョーカーなし", "en": "no jokers"},
    "name-it": {"ja": "卓での名前", "en": "At a table"},
    "extends": {"ja": "もとのルール集", "en": "Extends"},
    "games": {"ja": "ゲーム", "en": "Games"},
    "presets": {"ja": "まとめて選ぶ", "en": "Presets"},
    "on": {"ja": "標準であり", "en": "on by default"},
    "off": {"ja": "標準でなし", "en": "off by default"},
    "base": {"ja": "常に有効", "en": "always on"},
    "source": {"ja": "出典", "en": "Source"},
    "usual": {"ja": "標準", "en": "By default"},
    "switch": {"ja": "切り替え", "en": "Switch"},
    "called": {"ja": "呼び名", "en": "Also called"},
    "needs": {"ja": "前提", "en": "Needs"},
    "or": {"ja": "または", "en": "or"},
    "conflicts": {"ja": "併用できない", "en": "Not with"},
    "overrides": {"ja": "優先する条文", "en": "Goes before"},
    "variants": {"ja": "使うゲーム", "en": "In the games"},
    "readings": {"ja": "卓で決める点", "en": "What a table decides"},
    "readings-none": {
        "ja": "テキストが決めていない点はありません。",
        "en": "The text leaves nothing open here.",
    },
    "settled-by-table": {
        "ja": "卓の前提として決める点です。",
        "en": "The table says it beforehand.",
    },
    "why": {"ja": "理由", "en": "Why it is open"},
    "default": {"ja": "標準", "en": "default"},
    "unsettled": {"ja": "未定", "en": "unsettled"},
    "with-others": {"ja": "ほかのルールとの順序", "en": "Which goes first"},
    "with-others-about": {
        "ja": "同時に効くとき、どちらが先かをテキストが決めていない相手です。",
        "en": "Rules that want their turn at the same moment, with no text that gives an order.",
    },
    "with-others-shown": {"ja": "卓の例と両方の結果", "en": "Each with its table and outcomes"},
    "tables": {"ja": "卓の例", "en": "Tables"},
    "tables-none": {
        "ja": "この条文だけの例はありません。",
        "en": "No table shows this clause alone.",
    },
    "open": {"ja": "この卓をデスクで開く", "en": "Open this table on the desk"},
    "as-text": {"ja": "卓のテキスト", "en": "As table text"},
    "data": {"ja": "データとしての条文", "en": "The clause as data"},
    "all-clauses": {"ja": "条文一覧", "en": "All clauses"},
    "inherited": {"ja": "もとのルール集から", "en": "From the book it extends"},
}


def say(lang: str, key: str, **args: Any) -> str:
    """A word or sentence of the pages."""
    text = WORDS[key][lang]
    if key == "jokers" and lang == "en":
        count = args["count"]
        return "one joker" if count == 1 else f"{count} jokers"
    return text.format(**args)
