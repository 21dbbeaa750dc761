"""Labels of the generated pages in both languages."""

from __future__ import annotations

from typing import Any

LANGS = ("ja", "en")
WORDS: dict[str, dict[str, str]] = {
    "rulebooks": {"ja": "ルールブック", "en": "Rulebooks"},
    "rulebooks-about": {
        "ja": (
            "すべてのルールブックの、すべての条文です。出典、決まっていない点とその読み方、"
            "卓の例が載っています。例は卓の画面で開けます。「8切り」のような呼び名で検索できます。"
        ),
        "en": (
            "All clauses of all rulebooks, with their wording, their source, the points that the "
            "text leaves open, and example tables that you can open on the desk."
        ),
    },
    "clauses": {"ja": "{count}条", "en": "{count} clauses"},
    "own": {"ja": "そのうち独自は{count}条", "en": "{count} of its own"},
    "checks": {"ja": "条文ごとの4つの確認", "en": "Four checks of every clause"},
    "checks-count": {
        "ja": "{clauses}条のうち{passed}条が4つとも満たしています。",
        "en": "{passed} of {clauses} clauses pass all four.",
    },
    "check-worded": {
        "ja": "名前と文面が日本語と英語である。",
        "en": "It has a title and a wording in both languages.",
    },
    "check-shown": {
        "ja": "効く卓と効かない卓の例が、条文のページにある。",
        "en": "Its page shows a table on which it acts and one on which it doesn’t.",
    },
    "check-tried": {
        "ja": "卓と、予想した裁定のファイルがある。",
        "en": "It has a file of tables with the expected verdicts.",
    },
    "check-cited": {
        "ja": "そのどれかの裁定が、この条文を理由に挙げる(効かせるルールのない条文を除く)。",
        "en": "A verdict on one of these tables cites it, unless it states no rule of its own.",
    },
    "clause": {"ja": "条文", "en": "Clause"},
    "other-lang": {"ja": "English", "en": "日本語"},
    "played-with": {"ja": "{players}人、{deck}", "en": "{players} players, {deck}"},
    "jokers": {"ja": "ジョーカー{count}枚", "en": "{count, jokers}"},
    "no-jokers": {"ja": "ジョーカーなし", "en": "no jokers"},
    "name-it": {"ja": "卓での名前", "en": "At a table"},
    "extends": {"ja": "もとのルールブック", "en": "Extends"},
    "games": {"ja": "ゲーム", "en": "Games"},
    "presets": {"ja": "まとめて選ぶ", "en": "Presets"},
    "on": {"ja": "標準: あり", "en": "on by default"},
    "off": {"ja": "標準: なし", "en": "off by default"},
    "base": {"ja": "常に有効", "en": "always on"},
    "source": {"ja": "出典", "en": "Source"},
    "source-official": {"ja": "公式", "en": "official"},
    "source-rules": {"ja": "ルールの説明", "en": "rules"},
    "source-survey": {"ja": "調査", "en": "survey"},
    "source-app": {"ja": "アプリ", "en": "app"},
    "source-hearsay": {"ja": "伝聞", "en": "hearsay"},
    "usual": {"ja": "標準", "en": "By default"},
    "switch": {"ja": "切り替え", "en": "Switch"},
    "called": {"ja": "呼び名", "en": "Also called"},
    "needs": {"ja": "前提", "en": "Needs"},
    "or": {"ja": "または", "en": "or"},
    "conflicts": {"ja": "併用できない", "en": "Conflicts with"},
    "overrides": {"ja": "優先する条文", "en": "Overrides"},
    "variants": {"ja": "使うゲーム", "en": "In the games"},
    "readings": {"ja": "卓で決める点", "en": "Open questions"},
    "readings-none": {
        "ja": "この条文に、決まっていない点はありません。",
        "en": "The text leaves nothing open here.",
    },
    "settled-by-table": {
        "ja": "遊ぶ前に卓で決めます。",
        "en": "Each table decides this beforehand.",
    },
    "why": {"ja": "理由", "en": "Why it is open"},
    "default": {"ja": "標準", "en": "default"},
    "unsettled": {"ja": "決まっていない", "en": "unsettled"},
    "with-others": {"ja": "ほかのルールとの順序", "en": "Order with other rules"},
    "with-others-about": {
        "ja": "同時に働くとき、どちらが先かが決まっていないルールです。",
        "en": "These rules can act at the same moment, and the text doesn't say which comes first.",
    },
    "with-others-shown": {"ja": "卓の例と両方の結果", "en": "The tables and both outcomes"},
    "tables": {"ja": "卓の例", "en": "Examples"},
    "tables-none": {
        "ja": "この条文だけの例はありません。",
        "en": "There is no example for this clause alone.",
    },
    "open": {"ja": "この卓を開く", "en": "Open this table on the desk"},
    "open-face": {"ja": "開く", "en": "Open it"},
    "as-text": {"ja": "卓のテキスト", "en": "As table text"},
    "data": {"ja": "データとしての条文", "en": "The clause as data"},
    "all-clauses": {"ja": "条文一覧", "en": "All clauses"},
    "inherited": {"ja": "もとのルールブックから", "en": "From the book it extends"},
}


def say(lang: str, key: str, **args: Any) -> str:
    """Returns a label."""
    text = WORDS[key][lang]
    if key == "jokers" and lang == "en":
        count = args["count"]
        return "one joker" if count == 1 else f"{count} jokers"
    return text.format(**args)
