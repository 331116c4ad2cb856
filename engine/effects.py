"""The base of the effect language: cards as frozen data.

A card definition is a tree of frozen dataclasses (`Node`): no functions, no
lambdas.  It can therefore be compared, hashed, saved as JSON and read back,
written as card text, and compiled to integer tables.  This module knows no
game; each game adds its own words (`engine/yugioh/language`).
"""

from collections.abc import Callable, Iterator
from dataclasses import MISSING, Field, FrozenInstanceError, dataclass, fields, replace
from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar, NoReturn, dataclass_transform

# Phrases by the game whose room they are in ("" for the common ones), and name.
_REGISTRY: dict[tuple[str, str], type["Node"]] = {}


@dataclass_transform(frozen_default=True)
class Node:
    """A phrase of the effect language: each class below this one is a frozen dataclass.

    Its methods stand here, once for all of them: a method of its own for each of the hundreds of
    classes, as `dataclass(frozen=True)` writes them, costs every command an eighth of a second.
    """

    kind: ClassVar[str] = "Node"
    __dataclass_fields__: ClassVar[dict[str, Field[Any]]]
    _fields: ClassVar[dict[str, None]] = {}
    _defaults: ClassVar[dict[str, Any]] = {}

    def __init_subclass__(cls) -> None:
        cls.kind = cls.__name__
        dataclass(init=False, repr=False, eq=False)(cls)
        known = fields(cls)
        cls._fields = dict.fromkeys(field.name for field in known)
        cls._defaults = {
            field.name: field.default for field in known if field.default is not MISSING
        }
        _REGISTRY[_game_of(cls.__module__), cls.__name__] = cls

    def __init__(self, *values: Any, **named: Any) -> None:
        given = dict(zip(self._fields, values, strict=False), **named)
        found = {**self._defaults, **given}
        if len(given) != len(values) + len(named) or found.keys() != self._fields.keys():
            raise TypeError(f"{self.kind} has {[*self._fields]}, and is given {values}, {named}")
        self.__dict__.update(found)

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise FrozenInstanceError(f"cannot assign to field {name!r}")

    def __delattr__(self, name: str) -> NoReturn:
        raise FrozenInstanceError(f"cannot delete field {name!r}")

    def __repr__(self) -> str:
        said = (f"{name}={getattr(self, name)!r}" for name in self._fields)
        return f"{type(self).__qualname__}({', '.join(said)})"

    if not TYPE_CHECKING:  # which knows dataclasses as equal, and narrows types by that

        def __eq__(self, other: object) -> bool:
            if other.__class__ is not self.__class__:
                return NotImplemented
            return self is other or self._values() == other._values()

    def __hash__(self) -> int:
        return hash(self._values())

    def _values(self) -> tuple[Any, ...]:
        return tuple(map(self.__dict__.__getitem__, self._fields))

    def walk(self) -> Iterator["Node"]:
        """The phrase itself and every phrase inside it, in the order of the text."""
        return walk(self)


def walk(value: object) -> Iterator[Node]:
    """Every phrase in a node, or in a tuple of nodes or tuples; none in anything else."""
    ahead = [value]
    while ahead:
        item = ahead.pop()
        if isinstance(item, Node):
            yield item
            kind: Any = type(item)
            for name in _inner_fields(kind):
                inner = getattr(item, name)
                if isinstance(inner, (Node, tuple)):
                    ahead.append(inner)
        elif isinstance(item, tuple):
            ahead.extend(reversed(item))


@cache
def _inner_fields(kind: Any) -> tuple[str, ...]:
    """The fields of a kind of phrase that may hold others, the last one first."""
    plain = (int, bool, str)
    return tuple(field.name for field in reversed(fields(kind)) if field.type not in plain)


def rebuilt(value: Any, change: Callable[[Node], Node]) -> Any:
    """A node, or a tuple of nodes, with every phrase changed, the inner ones first."""
    if isinstance(value, tuple):
        return tuple(rebuilt(item, change) for item in value)
    if not isinstance(value, Node):
        return value
    found = {field.name: getattr(value, field.name) for field in fields(value)}
    inner = {name: rebuilt(item, change) for name, item in found.items()}
    same = all(inner[name] is item for name, item in found.items())
    return change(value if same else replace(value, **inner))


def to_json(value: object) -> Any:
    """A node as plain JSON data; fields that have their default are left out."""
    if isinstance(value, Node):
        data: dict[str, Any] = {"is": value.kind}
        for field in fields(value):
            item = getattr(value, field.name)
            if item != field.default:
                data[field.name] = to_json(item)
        return data
    if isinstance(value, tuple):
        return [to_json(item) for item in value]
    if value is None or isinstance(value, (bool, int, str)):
        return value
    raise TypeError(f"the effect language has no {type(value).__name__}: {value!r}")


def from_json(data: Any, game: str = "yugioh") -> Any:
    """What `to_json` wrote of a card of `game`, read back as an equal node."""
    if isinstance(data, dict):
        cls = _REGISTRY.get((game, data["is"])) or _REGISTRY.get(("", data["is"]))
        if cls is None:
            raise ValueError(f"the effect language of {game} has no phrase {data['is']!r}")
        return cls(**{name: from_json(item, game) for name, item in data.items() if name != "is"})
    if isinstance(data, list):
        return tuple(from_json(item, game) for item in data)
    return data


def _game_of(module: str) -> str:
    """The game of a module: engine.digimon.… belongs to digimon, engine.filters to all."""
    parts = module.split(".")
    return parts[1] if parts[0] == "engine" and len(parts) > 2 else ""
