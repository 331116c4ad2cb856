"""How the steps of an effect are joined."""

from dataclasses import dataclass

from engine.effects import Node, say
from engine.filters import ANY
from engine.yugioh.language.operations import ChangeStats

__all__ = [
    "Also", "IfDone", "OneOf", "Optional", "Then", "When",
]  # fmt: skip


@dataclass(frozen=True)
class IfDone(Node):
    """*And if you do*: only if the step before did something."""

    do: tuple[Node, ...] = ()

    def words(self) -> str:
        return f"and if you do {say(self.do)}"


@dataclass(frozen=True)
class Then(Node):
    """*Then*: later in time, and only if the step before did something."""

    do: tuple[Node, ...] = ()

    def words(self) -> str:
        return f"then {say(self.do)}"


@dataclass(frozen=True)
class Also(Node):
    """*Also*, where the activation does not depend on it."""

    do: tuple[Node, ...] = ()

    def words(self) -> str:
        return f"also {say(self.do)}"


@dataclass(frozen=True)
class Optional(Node):
    """*You can*: the player decides at resolution, if it is possible."""

    do: tuple[Node, ...] = ()

    def words(self) -> str:
        # Changes of ATK and DEF begin with the monsters, not with a verb.
        colon = ":" if self.do and isinstance(self.do[0], ChangeStats) else ""
        return f"you can{colon} {say(self.do)}"


@dataclass(frozen=True)
class When(Node):
    """These steps only if the condition holds at resolution."""

    condition: Node = ANY
    do: tuple[Node, ...] = ()

    def words(self) -> str:
        return f"{say(self.condition)}: {say(self.do)}"


@dataclass(frozen=True)
class OneOf(Node):
    """Bullets: one of `options` (each a tuple of steps).

    `at` "activation" (chosen when the effect is activated) or "resolution".
    """

    options: tuple[tuple[Node, ...], ...] = ()
    at: str = "activation"

    def words(self) -> str:
        return "one of: " + "; or ".join(say(option) for option in self.options)
