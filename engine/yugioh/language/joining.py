"""How the steps of an effect are joined."""

from dataclasses import replace
from itertools import combinations

from engine.yugioh.language import words as w
from engine.effects import Node
from engine.filters import ANY
from engine.yugioh import vocabulary as v
from engine.yugioh.language.changes import ChangeAttribute, ChangePosition
from engine.yugioh.language.conditions import Unused
from engine.yugioh.language.filters import FACE_UP, State, Type
from engine.yugioh.language.meant import THE_CHOSEN, Choose, Each
from engine.yugioh.language.operations import UseUp

__all__ = [
    "Also", "AppliesEffect", "BecomesEffect", "Both", "Bullet", "IfDone", "IfFromHand",
    "IfSetThisTurn", "OneOf",
    "Optional", "Then", "When", "any_attribute", "attack_or_face_down", "each_once", "or_both",
    "some_of",
]  # fmt: skip


class IfDone(Node):
    """*And if you do*: only if the step before did something."""

    do: tuple[Node, ...] = ()


class Then(Node):
    """*Then*: later in time, and only if the step before did something."""

    do: tuple[Node, ...] = ()


class Also(Node):
    """*Also*, where the activation does not depend on it."""

    do: tuple[Node, ...] = ()


class Both(Node):
    """*Both*: these steps only if all the cards that they are done to are still there."""

    do: tuple[Node, ...] = ()


class Optional(Node):
    """*You can*: the player decides at resolution, if it is possible; with `by` the opponent."""

    do: tuple[Node, ...] = ()
    by: int = v.YOU


class IfFromHand(Node):
    """These steps only if the card was activated from the hand: what a Trap that can be pays."""

    do: tuple[Node, ...] = ()


class IfSetThisTurn(Node):
    """These steps only if the card was activated in the turn it was Set: what a Trap pays for that,
    unless something else lets it be activated then.
    """

    do: tuple[Node, ...] = ()


class When(Node):
    """These steps only if the condition holds at resolution."""

    condition: Node = ANY
    do: tuple[Node, ...] = ()


class OneOf(Node):
    """Bullets: one of `options` (each a tuple of steps).

    `at` "activation" (chosen when the effect is activated) or "resolution".  An option that is
    activated may be one `Bullet`, and all are then.
    """

    options: tuple[tuple[Node, ...], ...] = ()
    at: w.Chosen = "activation"


class Bullet(Node):
    """An option of an effect of which one is activated, with what it asks for by itself: its own
    condition, cost and targets, beside those of the whole effect; and that the cards of the event
    came from these places (`from_`).  One of an activation may be chosen only right after its
    event `on`.  With a `limit` each bullet has uses of its own, beside those of the whole effect.
    """

    condition: tuple[Node, ...] = ()
    cost: tuple[Node, ...] = ()
    target: tuple[Node, ...] = ()
    do: tuple[Node, ...] = ()
    from_: int = 0
    on: Node | None = None
    limit: Node | None = None


class BecomesEffect(Node):
    """The effect becomes that of a Spell or Trap, chosen for the cost, when it is activated; or
    with `when` that of a monster which activates when it is Normal Summoned.

    Its conditions must be met and its targets are targeted; its cost is not paid, and its limits
    and what forbids to answer it are those of that card alone.  With `when` "ritual" it is
    the effect that Ritual Summons a monster.
    """

    of: Node = THE_CHOSEN
    when: w.Becoming = "activated"


class AppliesEffect(Node):
    """The effect of the one target, a Spell or Trap, is applied as it is when that is activated.

    Its conditions must be met; its cost is not paid.  Of a Spell that targets nothing is applied.
    """

    of: Node = THE_CHOSEN


def any_attribute(what: Node, until: w.LastsUntil = "") -> OneOf:
    """These monsters become of any Attribute, which the player chooses."""
    changes = tuple((ChangeAttribute(what, bit, until),) for bit in sorted(v.ATTRIBUTE_NAMES))
    return OneOf(changes, at="resolution")


def each_once(options: tuple[tuple[Node, ...], ...]) -> tuple[tuple[Node, ...], ...]:
    """These options, each of which cards of this name apply once a turn."""
    return tuple(
        (When(Unused(number), (UseUp(number), *option)),) for number, option in enumerate(options)
    )


def or_both(
    first: tuple[Node, ...], second: tuple[Node, ...], held: Node | None = None
) -> OneOf:  # fmt: skip
    """One of two options, or both of them in sequence; with `held` only while that holds."""
    both: tuple[Node, ...] = (*first, Also(second))
    third = both if held is None else (When(held, both),)
    return OneOf((first, second, third), at="resolution")


def some_of(steps: tuple[Node, ...]) -> OneOf:
    """One of these steps, or several of them together, as the player likes.

    Of three or more the sets of several are bullets inside of the last one.
    """
    single = tuple((step,) for step in steps)
    sizes = range(2, len(steps) + 1)
    several = tuple(option for size in sizes for option in combinations(steps, size))
    if len(steps) > 2:
        several = ((OneOf(several, at="resolution"),),)
    return OneOf((*single, *several), at="resolution")


def attack_or_face_down(what: Node) -> OneOf:
    """Monsters are changed to Attack Position, if they are in another, or to face-down Defense
    Position, in which no Token and no Link Monster can be.
    """
    up = down = what
    if isinstance(what, Choose | Each):
        up = replace(what, filter=what.filter & State("defense-position"))
        down = replace(what, filter=what.filter & FACE_UP & ~Type(v.TOKEN | v.LINK))
    attack, defense = (
        ChangePosition(one, position)
        for one, position in ((up, v.FACEUP_ATTACK), (down, v.FACEDOWN_DEFENSE))
    )
    return OneOf(((attack,), (defense,)), at="resolution")
