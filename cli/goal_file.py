"""Goal files: what the player wants of a hand, in TOML, checked against the deck.

`docs/goals.md` describes the keys. Every error is one line with file, line and key.
"""

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NoReturn

from cli.exit_codes import CommandError, ExitCode
from cli.toml_lines import line_of
from decklists import catalog
from decklists.deck import place
from decklists.lines import shown
from decklists.names import name_key, nearest
from engine.effects import Node
from engine.filters import ANY, AllOf, Filter
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.cards import definitions
from engine.yugioh.game import YugiohGame
from engine.yugioh.goals import MOST_GOALS, PLACES, Goal, NamedGoal, Term

if TYPE_CHECKING:
    from cli.goal_schema import Cards, GoalFile

_MOST_BYTES: Final = 1 << 20
_AT_LINE: Final = re.compile(r" \(at (?:line (\d+), column \d+|end of document)\)$")
# What pydantic calls a wrong type, as a user would.
_EXPECTED: Final = {
    "int_type": "a whole number",
    "string_type": "a text in quotes",
    "list_type": "a list",
    "model_type": "a table { ... }",
    "model_attributes_type": "a table { ... }",
}

Path_ = Sequence[str | int]


class _GoalError(Exception):
    """A problem with the value at `path`."""

    def __init__(self, path: Path_, problem: str) -> None:
        super().__init__(path, problem)
        self.path = path
        self.problem = problem


def read_goal(file: str) -> str:
    """The text of a goal file. Raises CommandError where it cannot be read."""
    try:
        if Path(file).is_dir():
            raise _error(file, None, "expected a goal file, found a directory")
        with Path(file).open("rb") as stream:
            data = stream.read(_MOST_BYTES + 1)
        if len(data) > _MOST_BYTES:
            raise _error(file, None, f"expected a goal file, found more than {_MOST_BYTES} bytes")
        return data.decode("utf-8")
    except FileNotFoundError:
        raise _error(
            file, None, "no such goal file; give a TOML file, or none for the default value"
        ) from None
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise _error(
            file, line, f"expected UTF-8 text, found the byte 0x{data[error.start]:02x}"
        ) from None
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or error
        raise _error(file, None, f"cannot be read: {reason}") from None


def load_goal(text: str, source: str, game: YugiohGame) -> Goal:
    """The goal in this text, for the deck of this duel.

    `source` is what errors name. Raises CommandError for what is not a goal file, or speaks of
    cards that the deck does not have.
    """
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        found = _AT_LINE.search(str(error))
        line = int(found[1]) if found and found[1] else text.count("\n") + 1
        problem = _AT_LINE.sub("", str(error))
        raise _error(source, line, f"expected TOML: {problem[:1].lower()}{problem[1:]}") from None
    try:
        return _goal(_validated(data), game)
    except _GoalError as bad:
        raise _error(source, line_of(text, bad.path), bad.problem) from None


def _validated(data: dict[str, Any]) -> "GoalFile":
    """The data of a goal file in its shape."""
    from pydantic import ValidationError

    from cli.goal_schema import GoalFile

    try:
        goal = GoalFile.model_validate(data)
    except ValidationError as error:
        first = _telling([dict(item) for item in error.errors(include_url=False)])
        _explain(data, first["loc"], first["type"], first.get("ctx", {}), first["input"])
    if not goal.score and not goal.goal:
        raise _GoalError((), "expected [[score]] or [[goal]] tables, found nothing to play for")
    return goal


def _telling(errors: list[dict[str, Any]]) -> dict[str, Any]:
    """The error that says most: an unknown key may be what another one misses."""
    for error in errors:
        if error["type"] == "extra_forbidden":
            return error
    # Of a union, what is wrong inside the member that comes nearest.
    around = errors[0]["loc"][:-1]
    same = [error for error in errors if error["loc"][: len(around)] == around]
    return max(same, key=lambda error: len(error["loc"]))


def _explain(
    data: Any, loc: Path_, kind: str, context: Mapping[str, Any], given: object
) -> NoReturn:
    """Raise what pydantic found as a line for the user."""
    # The end of `loc` may name a member of a union, which the file does not have.
    path: list[str | int] = []
    for name in loc:
        if isinstance(data, dict) and (name in data or kind == "missing"):
            path.append(name)
            data = data.get(name)
        elif isinstance(data, list) and isinstance(name, int):
            path.append(name)
            data = data[name]
    missing = kind == "missing"
    key = next((name for name in reversed(path) if isinstance(name, str)), "")
    where = _where(path)
    if kind == "extra_forbidden":
        keys = _keys_of(path)
        near = nearest(key, {name_key(name): name for name in keys}, 1)
        hint = f"did you mean {near[0]}?" if near else f"expected {', '.join(keys)}"
        raise _GoalError(path, f"unknown key '{key}'{where}; {hint}")
    if missing:
        raise _GoalError(path, f"the key '{key}' is missing{where}")
    if kind in _EXPECTED:
        if key in ("goal", "score") and len(path) == 1:
            raise _GoalError(path, f"expected [[{key}]] with double brackets, found {_seen(given)}")
        expected = _EXPECTED[kind]
        if key in ("card", "series"):
            expected = "a text in quotes or a whole number"
        elif key in ("type", "race", "attribute"):
            expected = "a text in quotes or a list of texts"
        raise _GoalError(path, f"key '{key}'{where}: expected {expected}, found {_seen(given)}")
    if kind == "literal_error":
        expected = str(context["expected"]).replace("'", "")
        raise _GoalError(path, f"key '{key}'{where}: expected {expected}, found {_seen(given)}")
    if kind == "greater_than_equal":
        expected = f"{context['ge']} or more"
    elif kind == "less_than_equal":
        expected = f"{context['le']} or less"
    elif kind == "string_too_long":
        expected = f"{context['max_length']} letters at most"
    else:
        expected = "at least one"
    raise _GoalError(path, f"key '{key}'{where}: expected {expected}, found {_seen(given)}")


def _where(path: Path_) -> str:
    """In which table a key stands, as the end of a phrase."""
    tables = [name for name in path if isinstance(name, str)][1:-1]
    if len(path) < 3 or path[0] not in ("goal", "score"):
        return ""
    return f" in {' of '.join([*reversed(tables), f'[[{path[0]}]]'])}"


def _keys_of(path: Path_) -> list[str]:
    """The keys that are known where the last key of `path` stands."""
    from cli import goal_schema as schema

    names = [name for name in path[:-1] if isinstance(name, str)]
    fields = schema.GoalFile.model_fields
    if "equipped_with" in names:
        fields = schema.Cards.model_fields
    elif "all" in names:
        fields = schema.Condition.model_fields
    elif names:
        fields = (schema.NamedGoal if names[0] == "goal" else schema.Score).model_fields
    return [field.alias or name for name, field in fields.items()]


def _seen(value: object) -> str:
    """A value as the user wrote it, shortened."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, dict):
        return "a table"
    if isinstance(value, list):
        return "a list" if value else "an empty list"
    return shown(value) if isinstance(value, str) else str(value)


# -------------------------------------------------------------------- meaning


def _goal(file: "GoalFile", game: YugiohGame) -> Goal:
    """The goal that a file means."""
    names: set[str] = set()
    if len(file.goal) > MOST_GOALS:
        raise _GoalError(("goal", MOST_GOALS), f"expected {MOST_GOALS} [[goal]] tables at most")
    for number, named in enumerate(file.goal):
        if named.name in names:
            raise _GoalError(
                ("goal", number, "name"), f"two goals have the name {shown(named.name)}"
            )
        names.add(named.name)
    return Goal(
        file.name,
        tuple(
            Term(_filter(item, game, ("score", number)), PLACES[item.in_], item.points, item.most)
            for number, item in enumerate(file.score)
        ),
        tuple(
            NamedGoal(
                named.name,
                tuple(
                    (
                        _filter(item, game, ("goal", number, "all", index)),
                        PLACES[item.in_],
                        item.least,
                    )
                    for index, item in enumerate(named.all)
                ),
                named.points,
            )
            for number, named in enumerate(file.goal)
        ),
        file.brick,
    )


def _filter(item: "Cards", game: YugiohGame, path: Path_) -> Filter:
    """The cards that are meant; the deck must have one."""
    parts: list[Filter] = []
    if item.card is not None:
        parts.append(la.Named(_passcode(item.card, game, (*path, "card"))))
    for key, table, leaf in (
        ("type", v.TYPE_NAMES, la.Type),
        ("race", v.RACE_NAMES, la.Race),
        ("attribute", v.ATTRIBUTE_NAMES, la.Attribute),
    ):
        words = getattr(item, key)
        if words is not None:
            parts.append(leaf(_bits(words, table, (*path, key))))
    if item.series is not None:
        parts.append(_series(item.series, (*path, "series")))
    wanted = AllOf(tuple(parts))
    if parts and not _in_deck(wanted, game):
        raise _GoalError(path, f"no card of the deck is {wanted.words()}{_where((*path, ''))}")
    if item.face is not None:
        parts.append(la.State(f"face-{item.face}"))
    if item.equipped_with is not None:
        inner = _filter(item.equipped_with, game, (*path, "equipped_with"))
        parts.append(la.EquippedWith(inner))
    return AllOf(tuple(parts)) if parts else ANY


def _in_deck(static: Filter, game: YugiohGame) -> bool:
    """Whether a card of the deck has these facts; the compiler has tabulated which do."""
    compiler = game.compiler
    rows = compiler.filter_rows[compiler.filter(static)]
    tables = list(compiler.static_rows)
    return any(
        fits and card.passcode
        for row, _ in rows
        for fits, card in zip(tables[row], game.cards, strict=True)
    )


def _passcode(name: str | int, game: YugiohGame, path: Path_) -> int:
    """The card of the deck with this name or passcode."""
    cards = catalog()
    deck = {name_key(card.name): card for card in game.cards if card.passcode}
    if isinstance(name, int):
        passcode = cards.fold(name)
        if any(card.passcode == passcode for card in deck.values()):
            return passcode
        known = cards.get(passcode)
        if known is None:
            raise _GoalError(path, f"no card has the passcode {name}")
        raise _GoalError(path, f"{known.name} ({name}) is not in the deck")
    if name_key(name) in deck:
        return deck[name_key(name)].passcode
    near = nearest(name, {key: card.name for key, card in deck.items()}, 3)
    known = cards.find(name)
    if known is not None:
        raise _GoalError(path, f"{known.name} is not in the deck{_did_you_mean(near)}")
    near = near or cards.suggest(name)
    raise _GoalError(path, f"no card has the name {shown(name)}{_did_you_mean(near)}")


def _bits(words: str | list[str], table: Mapping[int, str], path: Path_) -> int:
    """The bits of these words, in any case."""
    known = {name_key(name): bit for bit, name in table.items()}
    bits = 0
    for word in [words] if isinstance(words, str) else words:
        if name_key(word) not in known:
            names = {name_key(name): name for name in table.values()}
            near = nearest(word, names, 1)
            hint = _did_you_mean(near) or f"; expected {', '.join(table.values())}"
            raise _GoalError(path, f"unknown {path[-1]} {shown(word)}{hint}")
        bits |= known[name_key(word)]
    if not bits:
        raise _GoalError(path, f"key '{path[-1]}': expected at least one, found an empty list")
    return bits


def _series(series: str | int, path: Path_) -> la.Series:
    """A series by its set code, or by name where a definition speaks of it."""
    if isinstance(series, int):
        return la.Series(series, f"series {series:#x}")
    known = {name_key(item.name): item for item in _series_in(tuple(definitions().values()))}
    found = known.get(name_key(series))
    if found is None:
        near = nearest(series, {key: item.name for key, item in known.items()}, 1)
        hint = _did_you_mean(near) or "; give its set code, such as 0x1a8"
        raise _GoalError(path, f"unknown series {shown(series)}{hint}")
    return found


def _series_in(item: object) -> Iterator[la.Series]:
    """The series that definitions speak of."""
    if isinstance(item, la.Series):
        yield item
    elif isinstance(item, Node):
        yield from _series_in(tuple(vars(item).values()))
    elif isinstance(item, tuple):
        for part in item:
            yield from _series_in(part)


def _did_you_mean(near: list[str]) -> str:
    return f"; did you mean {' or '.join(near)}?" if near else ""


def _error(source: str, line: int | None, problem: str) -> CommandError:
    return CommandError(ExitCode.BAD_INPUT, f"{place(source, line)}: {problem}")
