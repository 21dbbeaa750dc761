"""Sentences: Fluent messages of ``locale/LANG/*.ftl``, with the project's values spelled out."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from threading import RLock
from typing import TYPE_CHECKING, Any

from referee.basis.package import PACKAGE

from .fluent import Problem, Sentences

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

LANGS = ("ja", "en")
MOST_NAMED, MOST_SAID = 200, 2_400
"""How much of a name, and of anything else, a sentence tells."""
WHOLE = ("told", "plays", "come", "gone", "head", "tail")
"""What an answer or a list is put together of is told to its end."""
NAMES = ("found", "name", "seat", "other", "title", "book", "of", "value", "nearest", "what")


class _Folders:
    """Where messages stand, and the sentences of each language; any thread may use it."""

    def __init__(self, *folders: Traversable) -> None:
        self._lock = RLock()
        self._folders = [*folders]
        self._said: dict[str, Sentences] = {}

    def add(self, folder: Traversable) -> None:
        with self._lock:
            self._folders.append(folder)
            self._said = {}

    def remove(self, folder: Traversable) -> None:
        with self._lock:
            if folder in self._folders:
                self._folders.remove(folder)
                self._said = {}

    def sentences(self, lang: str) -> Sentences:
        found = self._said.get(lang)
        if found is None:
            with self._lock:
                found = self._said[lang] = self._read(lang)
        return found

    def _read(self, lang: str) -> Sentences:
        if lang not in LANGS:
            raise ValueError(f"lang must be one of {LANGS}, not {lang!r}")
        sentences = Sentences(lang)
        for folder in (each / lang for each in self._folders):
            for entry in sorted(folder.iterdir(), key=lambda each: each.name):
                if entry.name.endswith(".ftl"):
                    sentences.add(entry.read_text("utf-8"))
        return sentences


_folders = _Folders(PACKAGE / "locale")


def add_messages(folder: Traversable) -> None:
    """A folder with further messages, ``LANG/*.ftl``; one that there is not is passed over."""
    if folder.is_dir():
        _folders.add(folder)


def remove_messages(folder: Traversable) -> None:
    """Takes back :func:`add_messages`."""
    _folders.remove(folder)


def has_message(lang: str, key: str) -> bool:
    return _folders.sentences(lang).has(key)


def message(lang: str, key: str, **args: object) -> str:
    """The message of this key. Raises ``KeyError`` where the locale lacks it or a value."""
    try:
        return _folders.sentences(lang).tell(key, _spelled(lang, args))
    except Problem as problem:
        raise KeyError(f"{lang}: {key}: {problem}") from None


class Spoken(Mapping[str, str]):
    """A text in each language, worded when somebody reads it.

    >>> told = []
    >>> text = Spoken(lambda lang: told.append(lang) or f"in {lang}")
    >>> text["ja"], text["ja"], told
    ('in ja', 'in ja', ['ja'])
    >>> dict(text)
    {'ja': 'in ja', 'en': 'in en'}
    """

    def __init__(self, word: Callable[[str], str]) -> None:
        self._word, self._told = word, dict[str, str]()

    def __getitem__(self, lang: str) -> str:
        if lang not in self._told:
            if lang not in LANGS:
                raise KeyError(lang)
            self._told[lang] = self._word(lang)
        return self._told[lang]

    def __iter__(self) -> Iterator[str]:
        return iter(LANGS)

    def __len__(self) -> int:
        return len(LANGS)

    def __repr__(self) -> str:
        return repr(dict(self))


def _spelled(lang: str, args: Mapping[str, object]) -> dict[str, Any]:
    return {name: _spell(lang, name, value) for name, value in args.items()}


def _spell(lang: str, name: str, value: object) -> object:
    """A value as it stands in a sentence: lists joined, suits, titles and hands by their names.

    What is empty is ``none``, since Fluent cannot select on an empty text.
    """
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, (list, tuple)):
        if not value:
            return "none"
        words = [str(_spell(lang, name.removesuffix("s"), each)) for each in value]
        joined = " ".join(words) if name in ("cards", "candidates") else listing(lang, words)
        return shortened(joined, MOST_SAID)
    if name == "suit":
        return message(lang, f"suit-{value}")
    if name in ("hand", "best"):
        return message(lang, f"value-{value}")
    if name == "title" and has_message(lang, title_key(str(value))):
        return title(lang, str(value))
    if isinstance(value, str):
        return _told(name, _whole(value)) or "none"
    return value


def _told(name: str, text: str) -> str:
    if name in WHOLE:
        return text
    return shortened(text, MOST_NAMED if name in NAMES else MOST_SAID)


def _whole(text: str) -> str:
    """A text that can be sent: what is half a letter in it is a sign for that."""
    if text.isascii():
        return text
    return text.encode("utf-16", "surrogatepass").decode("utf-16", "replace")


def shortened(text: str, most: int = MOST_NAMED) -> str:
    """A text, or its beginning where it is longer than that."""
    return text if len(text) <= most else f"{text[: most - 1]}…"


def title(lang: str, name: str) -> str:
    """A seat's title (身分) in words."""
    return message(lang, title_key(name))


def title_key(name: str) -> str:
    """The message that names a title."""
    return f"title-{name.replace(' ', '-')}"


MOST_EITHER = 4
"""So many words are told one or the other; more are a list."""


def listing(lang: str, words: Iterable[str], last: str = "list-last") -> str:
    """``a, b and c`` in the language; with ``list-last-or``, ``a, b or c``, likewise with
    ``list-either`` of single words (4か6か8); ``list-last-clause``: of clauses, not of things,
    ``list-last-sentence``: of such as can end a sentence."""
    words = list(words)
    if len(words) < 2:
        return "".join(words)
    if len(words) == 2 and last == "list-last":
        return message(lang, "list-two", head=words[0], tail=words[1])
    if last == "list-either" and len(words) > MOST_EITHER:
        last = "list-last-or"
    if last == "list-last-sentence":
        comma = message(lang, "list-comma-sentence")
    else:
        comma = message(lang, "list-comma-either" if last == "list-either" else "list-comma")
    return message(lang, last, head=comma.join(words[:-1]), tail=words[-1])
