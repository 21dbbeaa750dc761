"""Messages of ``locale/LANG/*.ftl``, with cards, titles, lists and other values put into words."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from threading import Lock
from typing import TYPE_CHECKING, Any

from referee._internal.paths import PACKAGE

from .fluent import FormatError, MessageBundle
from .japanese import continued

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

LANGS = ("ja", "en")
MAX_NAME, MAX_TEXT = 200, 2_400
"""How many letters of a name, and of any other value, a message shows."""
_NEVER_CUT = ("told", "plays", "come", "gone", "head", "tail")
"""Variables for the parts of an answer or a list: they are shown in full."""
_NAMES = ("found", "name", "seat", "other", "title", "book", "of", "value", "nearest", "what")
"""Variables for names."""


_LOCK = Lock()
_FOLDERS: list[Traversable] = [PACKAGE / "locale"]
_BUNDLES: dict[str, MessageBundle] = {}
"""The messages of each language in all folders, read when they are first used."""


def add_messages(folder: Traversable) -> None:
    """Adds a folder with further messages, ``LANG/*.ftl``. A missing folder is ignored."""
    if folder.is_dir():
        with _LOCK:
            _FOLDERS.append(folder)
            _BUNDLES.clear()


def remove_messages(folder: Traversable) -> None:
    """Undoes :func:`add_messages`."""
    with _LOCK:
        if folder in _FOLDERS:
            _FOLDERS.remove(folder)
            _BUNDLES.clear()


def _bundle(lang: str) -> MessageBundle:
    if bundle := _BUNDLES.get(lang):
        return bundle
    if lang not in LANGS:
        raise ValueError(f"lang must be one of {LANGS}, not {lang!r}")
    with _LOCK:
        bundle = MessageBundle(lang)
        for folder in _FOLDERS:
            for file in sorted((folder / lang).iterdir(), key=lambda file: file.name):
                if file.name.endswith(".ftl"):
                    bundle.add(file.read_text("utf-8"))
        _BUNDLES[lang] = bundle
        return bundle


def has_message(lang: str, key: str) -> bool:
    return _bundle(lang).has(key)


def message(lang: str, key: str, **args: object) -> str:
    """The text of a message.

    ``real``: false for the words after a condition, such as ``would lead`` instead of ``leads``.
    Raises ``KeyError`` if there is no such message or one of its variables has no value.

    >>> message("en", "list-two", head="D4", tail="S4")
    'D4 and S4'
    >>> message("en", "effect-cleared"), message("en", "effect-cleared", real=False)
    ('the field is cleared', 'the field would be cleared')
    """
    try:
        values = {name: _in_words(lang, name, value) for name, value in args.items()}
        values.setdefault("real", "yes")
        return _bundle(lang).format(key, values)
    except FormatError as problem:
        raise KeyError(f"{lang}: {key}: {problem}") from None


def signed(number: int) -> str:
    """A number as text, with a minus sign as wide as a plus."""
    return str(number).replace("-", "−")


def in_both(key: str, **args: object) -> dict[str, str]:
    """The text of a message in each language."""
    return {lang: message(lang, key, **args) for lang in LANGS}


class LazyText(Mapping[str, str]):
    """A text by language. Each language is worded when it is first read.

    >>> worded = []
    >>> text = LazyText(lambda lang: worded.append(lang) or f"in {lang}")
    >>> text["ja"], text["ja"], worded
    ('in ja', 'in ja', ['ja'])
    >>> dict(text)
    {'ja': 'in ja', 'en': 'in en'}
    """

    def __init__(self, word: Callable[[str], str]) -> None:
        self._word, self._texts = word, dict[str, str]()

    def __getitem__(self, lang: str) -> str:
        if lang not in self._texts:
            if lang not in LANGS:
                raise KeyError(lang)
            self._texts[lang] = self._word(lang)
        return self._texts[lang]

    def __iter__(self) -> Iterator[str]:
        return iter(LANGS)

    def __len__(self) -> int:
        return len(LANGS)

    def __repr__(self) -> str:
        return repr(dict(self))


def _in_words(lang: str, name: str, value: object) -> Any:
    """A value as a message shows it: lists joined, suits, titles and hands by their names.

    An empty value is ``none``, because Fluent cannot select on an empty text.
    """
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, (list, tuple)):
        if not value:
            return "none"
        words = [str(_in_words(lang, name.removesuffix("s"), item)) for item in value]
        joined = " ".join(words) if name in ("cards", "candidates") else listing(lang, words)
        return shortened(joined, MAX_TEXT)
    if name == "suit":
        return message(lang, f"suit-{value}")
    if name in ("hand", "best"):
        return message(lang, f"value-{value}")
    if name == "title" and is_title(str(value)):
        return title(lang, str(value))
    if isinstance(value, str):
        text = _without_lone_surrogates(value)
        if name not in _NEVER_CUT:
            text = shortened(text, MAX_NAME if name in _NAMES else MAX_TEXT)
        return text or "none"
    return value


def _without_lone_surrogates(text: str) -> str:
    """A text that can be encoded: replacement characters stand for lone surrogates."""
    if text.isascii():
        return text
    return text.encode("utf-16", "surrogatepass").decode("utf-16", "replace")


def shortened(text: str, max_letters: int = MAX_NAME) -> str:
    """A text, cut if it is longer than that.

    >>> shortened("revolution", 5)
    'revo…'
    """
    return text if len(text) <= max_letters else f"{text[: max_letters - 1]}…"


_OWN_TITLES: dict[str, Mapping[str, str]] = {}
"""Title -> its name in each language, of the titles that books name."""


def name_titles(names: Mapping[str, Mapping[str, str]]) -> None:
    """Adds the names that a book gives to its titles."""
    _OWN_TITLES.update(names)


def is_title(name: str) -> bool:
    """Whether a seat's title (身分) has a name."""
    return name in _OWN_TITLES or all(has_message(lang, _title_key(name)) for lang in LANGS)


def title(lang: str, name: str) -> str:
    """A seat's title (身分) in words."""
    own = _OWN_TITLES.get(name)
    return own[lang] if own else message(lang, _title_key(name))


def _title_key(name: str) -> str:
    return f"title-{name.replace(' ', '-')}"


MAX_EITHER = 4
"""Up to that many words are joined as alternatives (4か6か8). More are a list."""


COMMAS = {
    "list-either": "list-comma-either", "list-last-sentence": "list-comma-sentence",
    "list-last-effect": "list-comma-effect", "list-last-titles": "list-comma-titles",
    "list-last-without": "list-comma-titles",
}  # fmt: skip
"""By the key that adds the last word: what is between the others, if it isn't a plain comma."""
_SENTENCES = ("list-last-sentence", "list-last-effect")
"""The keys that join clauses which can end a sentence."""


def listing(lang: str, words: Iterable[str], last: str = "list-last") -> str:
    """Words joined to a list: ``a, b and c``.

    ``last``: the key of the message that adds the last word. ``list-last-or`` gives ``a, b or c``,
    ``list-either`` joins alternatives of single words (4か6か8), ``list-last-clause`` clauses,
    ``list-last-sentence`` clauses that can end a sentence, ``list-last-effect`` effects of a rule.

    >>> listing("en", ["D4", "S4", "H4"], "list-last-or")
    'D4, S4 or H4'
    """
    words = list(words)
    if len(words) < 2:
        return "".join(words)
    if lang == "ja" and last in _SENTENCES:
        first = [*map(continued, words[:-1])]
        if all(before != after for before, after in zip(words, first, strict=False)):
            return "、".join([*first, words[-1]])
    if len(words) == 2 and last == "list-last":
        return message(lang, "list-two", head=words[0], tail=words[1])
    if last == "list-either" and len(words) > MAX_EITHER:
        last = "list-last-or"
    comma = message(lang, COMMAS.get(last, "list-comma"))
    return message(lang, last, head=comma.join(words[:-1]), tail=words[-1])
