"""A session at the stepper: actions move through the story or change it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from referee.errors import ParseError, RefereeError, UnknownName
from referee.house_rules.embedded_house import portable
from referee.model.marks import NOBODY
from referee.model.moves import PLAY, Move
from referee.notation.header import read_rules, write_rules
from referee.notation.lenient.reader import read_move
from referee.table import AmbiguousPlay, Table, Verdict
from referee.ui.session import (
    Actions,
    Session,
    StaleTarget,
    State,
    cards_of,
    place_of,
    problem_of,
)
from referee.ui.shared.labels import labels, typed_problem, word
from referee.ui.shared.markdown import comment_html
from referee.ui.shared.protocol.stepper_actions import StepperAction
from referee.ui.shared.verdict import OtherBooksPanel, ScopePanel

from .replay import StoryStep, check_length, main_line, marked, step, tones
from .state import draw_asked, draw_next, draw_step, draw_tree
from .story import Story
from .text import read_story, story_of, write_story

EMPTY = "rules: offkai\nseats: {names}\n"


class ShownStory(Struct, frozen=True):
    """A story, and the place where it is shown. Undo and redo come back to it."""

    story: Story
    branch: str = ""
    index: int = 0


class StepperSession(Session[ShownStory]):
    """The story that is stepped through; ``branch`` and ``index`` say where it is shown."""

    actions = Actions(StepperAction)

    def __init__(
        self, table: str | Table = "", moves: Iterable[str | Move] = (), lang: str = "en"
    ) -> None:
        """``table``: a table, or a text that may have branches and comments; ``moves`` follow it. A
        text that cannot be read is kept and shown with what is wrong with it; moves that cannot be
        read raise."""
        super().__init__(lang)
        self._elsewhere = OtherBooksPanel()
        self._scope = ScopePanel()
        self._renamed: dict[str, str] = {}
        self._shown: set[str] = set()
        self._show(self.kept)
        if isinstance(table, Table):
            self._show(ShownStory(story_of(table, moves)))
        elif table.strip():
            self._begin({"type": "text", "text": table})
            if moves and not self._problem:
                self._show(ShownStory(story_of(main_line(self.story), moves)))

    def _first(self) -> ShownStory:
        names = ", ".join(word(self.lang, "names").split(", ")[:4])
        return ShownStory(read_story(EMPTY.format(names=names)))

    @property
    def story(self) -> Story:
        """What is stepped through."""
        return self.kept.story

    @property
    def branch(self) -> str:
        """The branch that is shown; empty for the main line."""
        return self.kept.branch

    @property
    def index(self) -> int:
        """The number of moves before the step that is shown."""
        return self.kept.index

    def _go(self, branch: str, index: int) -> None:
        self.kept = replace(self.kept, branch=branch, index=index)

    def _change_story(self, story: Story, branch: str, index: int) -> None:
        """Another story, shown at a place; if that is gone, at the nearest place before it."""
        if branch and branch not in story.branches:
            path = [line.name for _, line in self.story.path(branch)]
            branch = next(name for name in reversed(path) if not name or name in story.branches)
        index = min(index, len(story.moves(branch)))
        if story == self.story:
            self._go(branch, index)
        else:
            self._change(ShownStory(story, branch, index))

    def _line(self, action: Mapping[str, Any]) -> str:
        """The branch that an action is about, by its present name; without one, the one shown.

        Raises ``StaleTarget`` for a branch that is gone.
        """
        branch = action.get("branch")
        if branch is None:
            return self.branch
        former = {"", branch}
        while branch not in ("", *self.story.branches) and branch in self._renamed:
            branch = self._renamed[branch]
            if branch in former:
                raise StaleTarget
            former.add(branch)
        if branch in self._shown - {"", *self.story.branches}:
            raise StaleTarget
        return branch

    def _place(self, action: Mapping[str, Any]) -> tuple[str, int]:
        """The step that an action is about; without one, the one shown."""
        branch = self._line(action)
        index = action.get("index")
        if index is None:
            return branch, self.index if branch == self.branch else 0
        if index > len(self.story.moves(branch)):
            raise StaleTarget
        return branch, index

    def _change_here(self, story: Story) -> None:
        """Another story, shown at the same place if it is still there."""
        self._change_story(story, self.branch, self.index)

    def _do_go(self, action: Mapping[str, Any]) -> None:
        """For an index out of range the nearest step, without one the end."""
        branch = self._line(action)
        length, index = len(self.story.moves(branch)), action.get("index")
        self._go(branch, length if index is None else min(index, length))

    def _do_step(self, action: Mapping[str, Any]) -> None:
        """From the current step, so that quick taps all count."""
        length = len(self.story.moves(self.branch))
        self._go(self.branch, min(max(self.index + action["by"], 0), length))

    def _do_make(self, action: Mapping[str, Any]) -> None:
        """A move in words; without a seat it is made by the player whose turn it is."""
        place = self._place(action)
        table = self._step_at(*place).table
        turn = table.position.turn
        player = table.seats[turn] if turn != NOBODY else ""
        self._make(read_move(action["move"], table.seats, table.rulebook.deck, player), place)

    def _do_try(self, action: Mapping[str, Any]) -> None:
        """The player whose turn it is plays cards. Raises ``ParseError`` if it is nobody's turn."""
        place = self._place(action)
        table = self._step_at(*place).table
        cards, turn = cards_of(action, table.rulebook.deck), table.position.turn
        if turn == NOBODY:
            raise ParseError(" ".join(map(str, cards)), 1, 1, ["name"])
        self._make(Move(table.seats[turn], PLAY, cards), place)

    def _make(self, move: Move, place: tuple[str, int]) -> None:
        """A move that the story has there is followed, so a second tap does no harm."""
        table = self._step_at(*place).table.play(move, force=True)
        branch, index = place
        story, branch = self.story.with_move(branch, index, table.description.play[-1])
        check_length(story.main.length)
        self._change_story(story, branch, index + 1)

    def _do_say(self, action: Mapping[str, Any]) -> None:
        self._change_here(self.story.with_comment(*self._place(action), action["comment"]))

    def _do_rename(self, action: Mapping[str, Any]) -> None:
        old = self._line(action)
        story = self.story.with_name(old, action["name"])
        new = story.branches[self.story.branches.index(old)]
        self._change_story(story, new if self.branch == old else self.branch, self.index)
        if new != old:
            self._renamed[old] = new

    def _do_remove(self, action: Mapping[str, Any]) -> None:
        self._change_here(self.story.without(self._line(action)))

    def _do_cut(self, action: Mapping[str, Any]) -> None:
        self._change_here(self.story.cut(*self._place(action)))

    def _do_option(self, action: Mapping[str, Any]) -> None:
        """Sets another rule: the whole story is judged again."""
        rules = read_rules(self.story.start).replace(**{action["option"]: action["value"]})
        start = write_rules(self.story.start, rules)
        self._change_here(marked(replace(self.story, start=start)))

    def _do_elsewhere(self, action: Mapping[str, Any]) -> None:
        """Shows what other books say to the move, or the whole verdict of one of them."""
        self._elsewhere.open(self.step.asked, action.get("book"))

    def _do_scope(self, _action: Mapping[str, Any]) -> None:
        """Shows what the verdict rests on."""
        self._scope.open(self.step.asked)

    def _do_text(self, action: Mapping[str, Any]) -> None:
        story = read_story(action["text"])
        main_line(story).questions  # noqa: B018  (a question that cannot be read is an error)
        if story != self.story:
            self._change_story(story, "", 0)

    def _show(self, kept: ShownStory) -> None:
        super()._show(kept)
        self._shown.update(kept.story.branches)
        self._tones = tones(kept.story)
        self._steps: dict[tuple[str, int], StoryStep] = {}

    @property
    def text(self) -> str:
        """The story as canonical text, with its branches and comments."""
        return write_story(self.story)

    @property
    def step(self) -> StoryStep:
        """The step that is shown."""
        return self._step_at(self.branch, self.index)

    def _step_at(self, branch: str, index: int) -> StoryStep:
        place = (branch, index)
        if place not in self._steps:
            self._steps[place] = step(self.story, *place)
        return self._steps[place]

    @property
    def verdict(self) -> State | None:
        """The verdict on the move shown, as ``Verdict.to_dict`` gives it."""
        return self.pictured.to_dict() if self.pictured else None

    @property
    def pictured(self) -> Verdict | None:
        """The verdict for a picture."""
        return self.step.verdict

    @property
    def comment(self) -> str:
        """The comment on the step shown, in Markdown."""
        moves = self.story.moves(self.branch)
        return moves[self.index - 1].comment if self.index else self.story.comment

    def state(self) -> State:
        length = len(self.story.moves(self.branch))
        at_end = not self.branch and self.index == length
        return {
            **self._shared_state(labels(self.lang)),
            **draw_step(self.step, self.lang),
            **self._elsewhere.draw(self.step.asked, self.lang),
            **self._scope.draw(self.step.asked, self.lang),
            **draw_next(self.step.table, self.lang),
            "asked": draw_asked(self.step.table, self.lang) if at_end else [],
            "branch": self.branch,
            "index": self.index,
            "length": length,
            "tree": draw_tree(self.story, self._tones, self.branch, self.lang),
            "comment": self.comment,
            "commentHtml": comment_html(self.comment),
            "text": self.text,
            "shared": write_story(replace(self.story, start=portable(self.story.start))),
        }

    def states(self, lang: str) -> dict[str, State]:
        """Every step of every line, by ``BRANCH:INDEX``; the one shown comes first."""
        shown = (self.lang, self.kept)
        places = [(self.branch, self.index)]
        for line in self.story.main.lines():
            length = len(self.story.moves(line.name))
            places += [(line.name, index) for index in range(length + 1)]
        drawn: dict[str, State] = {}
        self.lang = lang
        try:
            for branch, index in dict.fromkeys(places):
                self._go(branch, index)
                drawn[f"{branch}:{index}"] = self.state()
        finally:
            self.lang, self.kept = shown
        return drawn

    def _error_problem(self, error: RefereeError, action: Mapping[str, Any]) -> State:
        if action["type"] not in ("make", "try"):
            return super()._error_problem(error, action)
        text = str(action.get("move") or "")
        if isinstance(error, (ParseError, AmbiguousPlay, UnknownName)):
            deck = self.step.table.rulebook.deck
            return typed_problem("move", error, text, self.lang, deck)
        return problem_of("move", error.say(self.lang), text, *place_of(error))
