"""Goal files: what the player wants of a hand, in TOML. How they are read, for either game.

`docs/goals.md` describes the keys. The shape of a file is one of `goal_schema`, what it means for
a deck is said in `goal_yugioh` and `goal_digimon`. Every error is one line with file, line and key.
"""

import builtins
import re
import tomllib
import types
import typing
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NoReturn, TypeVar, get_args, get_origin

from cli.exit_codes import CommandError, ExitCode
from cli.toml_lines import line_of
from decklists import AnyDeck, sample_goal
from decklists.deck import Game, place
from decklists.lines import shown
from decklists.names import did_you_mean, keyed, name_key, nearest, proposal
from engine.counted import ANY_NUMBER, Condition, none_of
from engine.filters import Filter

if TYPE_CHECKING:
    from pydantic import BaseModel
    from pydantic.fields import FieldInfo

_MOST_BYTES: Final = 1 << 20
_AT_LINE: Final = re.compile(r" \(at (?:line (\d+), column \d+|end of document)\)$")
# Types that were not found, as pydantic calls them.
_WRONG_TYPE: Final = {"int_type", "string_type", "list_type", "model_type", "model_attributes_type"}
# Types of keys, as a user calls them, one and several.
_TYPES: Final[dict[Any, str]] = {int: "a whole number", str: "a text in quotes"}
_MANY: Final = {"a whole number": "whole numbers", "a text in quotes": "texts"}
_TABLE: Final = "a table { ... }"
TITLES: Final[Mapping[Game, str]] = {"yugioh": "Yu-Gi-Oh", "digimon": "Digimon"}

Path_ = Sequence[str | int]
Meant = TypeVar("Meant")
Known = TypeVar("Known")


class GoalError(Exception):
    """A problem with the value at `path`."""

    def __init__(self, path: Path_, problem: str) -> None:
        super().__init__(path, problem)
        self.path = path
        self.problem = problem


def goal_text(goal: str | None, deck: AnyDeck) -> tuple[str, str] | None:
    """The text of the goal file to play for, and what it is called; None for the default value.

    `goal` is what the user gave: a file, `none`, or nothing for the file of a bundled deck.
    """
    if goal == "none":
        return None
    if goal is not None:
        return read_goal(goal), goal
    if not deck.source.startswith(f"samples/{deck.name}."):
        return None
    bundled = sample_goal(deck.name)
    return (bundled, f"samples/{deck.name}.goal.toml") if bundled is not None else None


def read_goal(file: str) -> str:
    """The text of a goal file. Raises CommandError where it cannot be read."""
    try:
        if Path(file).is_dir():
            raise _error(file, None, "expected a goal file, found a directory")
        with Path(file).open("rb") as stream:
            data = stream.read(_MOST_BYTES + 1)
        if len(data) > _MOST_BYTES:
            raise _error(file, None, f"expected a goal file, found more than {_MOST_BYTES} bytes")
        return data.decode("utf-8-sig")
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


def load(text: str, source: str, game: Game, meaning: Callable[[Any], Meant]) -> Meant:
    """What `meaning` makes of this text in the shape of goal files for `game`.

    `source` is what errors name. Raises CommandError for what is not such a file, and where
    `meaning` raises GoalError.
    """
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        found = _AT_LINE.search(str(error))
        line = int(found[1]) if found and found[1] else text.count("\n") + 1
        problem = _AT_LINE.sub("", str(error))
        raise _error(source, line, f"expected TOML: {problem[:1].lower()}{problem[1:]}") from None
    try:
        return meaning(_validated(data, game))
    except GoalError as bad:
        raise _error(source, line_of(text, bad.path), bad.problem) from None


# ----------------------------------------------------------------------- shape


def _validated(data: dict[str, Any], game: Game) -> Any:
    """The data of a goal file in its shape."""
    from pydantic import BaseModel, ValidationError

    from cli import goal_schema as schema

    shapes: dict[Game, type[BaseModel]] = {
        "yugioh": schema.YugiohGoals, "digimon": schema.DigimonGoals,
    }  # fmt: skip
    shape = shapes[game]
    try:
        goal: Any = shape.model_validate(data)
    except ValidationError as error:
        first = _telling([dict(item) for item in error.errors(include_url=False)])
        if first["type"] == "extra_forbidden":
            _refuse_others(data, [other for other in shapes.items() if other[0] != game], game)
        path = _path_in(data, first["loc"], missing=first["type"] == "missing")
        _explain(shape, path, first["type"], first.get("ctx", {}), first["input"])
    if not goal.score and not goal.goal:
        raise GoalError((), "expected [[score]] or [[goal]] tables, found nothing to play for")
    return goal


def _refuse_others(
    data: dict[str, Any], others: "list[tuple[Game, type[BaseModel]]]", game: Game
) -> None:
    """Raise GoalError where this is a goal file of another game."""
    from pydantic import ValidationError

    for other, shape in others:
        try:
            shape.model_validate(data)
        except ValidationError:
            continue
        raise GoalError(
            (), f"a goal file for {TITLES[other]} decks, and the deck is a {TITLES[game]} deck"
        )


def _telling(errors: list[dict[str, Any]]) -> dict[str, Any]:
    """The error that says most: an unknown key may be what another one misses."""
    for error in errors:
        if error["type"] == "extra_forbidden":
            return error
    # Of a union, what is wrong inside the member that comes nearest.
    around = errors[0]["loc"][:-1]
    same = [error for error in errors if error["loc"][: len(around)] == around]
    return max(same, key=lambda error: len(error["loc"]))


def _path_in(data: Any, loc: Path_, *, missing: bool) -> list[str | int]:
    """The place that pydantic means, without the members of unions that it names on the way."""
    path: list[str | int] = []
    for number, name in enumerate(loc):
        absent = missing and number == len(loc) - 1
        if isinstance(data, dict) and (name in data or absent):
            path.append(name)
            data = data.get(name)
        elif isinstance(data, list) and isinstance(name, int):
            path.append(name)
            data = data[name]
    return path


def _explain(
    shape: "type[BaseModel]",
    path: Path_,
    kind: str,
    context: Mapping[str, Any],
    given: object,
) -> NoReturn:
    """Raise what pydantic found as a line for the user."""
    key = next((name for name in reversed(path) if isinstance(name, str)), "")
    in_ = where(path)
    if kind == "extra_forbidden":
        keys = list(_fields_at(shape, path))
        hint = proposal(nearest(key, keyed(keys))) or f"expected {', '.join(keys)}"
        raise GoalError(path, f"unknown key '{key}'{in_}; {hint}")
    if kind == "missing":
        raise GoalError(path, f"the key '{key}' is missing{in_}")
    if kind in _WRONG_TYPE and key in ("goal", "score") and len(path) == 1:
        raise GoalError(path, f"expected [[{key}]] with double brackets, found {_seen(given)}")
    if kind in _WRONG_TYPE:
        inside = isinstance(path[-1], int) and kind.startswith("model")
        allowed = _types(_fields_at(shape, path)[key].annotation)
        expected = _TABLE if inside else " or ".join(dict.fromkeys(allowed))
    elif kind == "literal_error":
        expected = str(context["expected"]).replace("'", "")
    elif kind == "greater_than_equal":
        expected = f"{context['ge']} or more"
    elif kind == "less_than_equal":
        expected = f"{context['le']} or less"
    elif kind == "string_too_long":
        expected = f"{context['max_length']} letters at most"
    else:
        expected = "at least one"
    raise GoalError(path, f"key '{key}'{in_}: expected {expected}, found {_seen(given)}")


def where(path: Path_) -> str:
    """In which table the last key of `path` stands, as the end of a phrase."""
    tables = [name for name in path if isinstance(name, str)][:-1]
    if not tables:
        return ""
    outer = f"[[{tables[0]}]]" if tables[0] in ("goal", "score") else tables[0]
    return f" in {' of '.join([*reversed(tables[1:]), outer])}"


def _fields_at(shape: "type[BaseModel]", path: Path_) -> "dict[str, FieldInfo]":
    """The keys that are known where the last key of `path` stands."""
    names = [name for name in path if isinstance(name, str)]
    for name in names[:-1]:
        inner = [*_members(_fields(shape)[name].annotation)]
        shape = next(one for one in inner if isinstance(one, type) and hasattr(one, "model_fields"))
    return _fields(shape)


def _fields(shape: "type[BaseModel]") -> "dict[str, FieldInfo]":
    return {field.alias or name: field for name, field in shape.model_fields.items()}


def _members(annotation: Any) -> Iterator[Any]:
    """A type, and the types that it is made of."""
    yield annotation
    for part in get_args(annotation):
        yield from _members(part)


def _types(annotation: Any) -> Iterator[str]:
    """What a key of this type may be, in plain words."""
    parts = get_args(annotation)
    match get_origin(annotation):
        case typing.Union | types.UnionType:
            for part in parts:
                yield from _types(part)
        case typing.Annotated:
            yield from _types(parts[0])
        case builtins.list:
            inner = next(_types(parts[0]), "")
            yield f"a list of {_MANY[inner]}" if inner in _MANY else "a list"
        case _ if annotation in _TYPES:
            yield _TYPES[annotation]
        case _ if annotation is not types.NoneType:
            yield _TABLE


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


def values_of(words: str | list[str], known: Mapping[str, Known], path: Path_) -> list[Known]:
    """What these words mean, in any case and spelling that is the same name."""
    by_key = keyed(known)
    found: list[Known] = []
    for word in [words] if isinstance(words, str) else words:
        if name_key(word) not in by_key:
            near = nearest(word, by_key)
            hint = did_you_mean(near) or f"; expected {', '.join(known)}"
            raise GoalError(path, f"unknown {path[-1]} {shown(word)}{hint}")
        found.append(known[by_key[name_key(word)]])
    if not found:
        raise GoalError(path, f"key '{path[-1]}': expected at least one, found an empty list")
    return found


def conditions_of(
    named: Any, number: int, placed: Callable[[Any, Path_], tuple[Filter, int]]
) -> tuple[tuple[Condition, ...], tuple[Condition, ...]]:
    """What a [[goal]], the one of this number, asks for: what must hold, and of what any one.

    `placed` says which cards are meant, and where, by their table and its path.
    """

    def each(key: str) -> Iterator[tuple[Any, Path_]]:
        for index, item in enumerate(getattr(named, key) or ()):
            yield item, ("goal", number, key, index)

    def counted(item: Any, path: Path_) -> Condition:
        least, most = item.least, item.most
        if least is not None and most is not None and least > most:
            problem = f"key 'most'{where((*path, ''))}: expected {least} or more, as 'least' says"
            raise GoalError((*path, "most"), f"{problem}, found {most}")
        if least is None:
            least = 1 if most is None else 0
        return Condition(*placed(item, path), least, ANY_NUMBER if most is None else most)

    must = [counted(item, path) for item, path in each("all")]
    must += [none_of(*placed(item, path)) for item, path in each("none")]
    return tuple(must), tuple(counted(item, path) for item, path in each("any"))


def check_names(names: Sequence[str], most: int) -> None:
    """No two goals have the same name, and there are not more than can be noted."""
    if len(names) > most:
        raise GoalError(("goal", most), f"expected {most} [[goal]] tables at most")
    for number, name in enumerate(names):
        if name in names[:number]:
            raise GoalError(("goal", number, "name"), f"two goals have the name {shown(name)}")


def _error(source: str, line: int | None, problem: str) -> CommandError:
    return CommandError(ExitCode.BAD_INPUT, f"{place(source, line)}: {problem}")
