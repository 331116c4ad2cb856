"""Conditions: of an effect, of a part of it, of what persists."""

from engine.digimon import vocabulary as v
from engine.digimon.language.amounts import Count
from engine.digimon.language.meant import THIS
from engine.digimon.language.words import Comparison, Fact, Phase
from engine.effects import Node
from engine.filters import ANY, Filter


class Compare(Node):
    """`left` `op` `right`, with op one of <, <=, =, >=, >, != ."""

    left: Node | int = 0
    op: Comparison = ">="
    right: Node | int = 1


class Is(Node):
    """The card meant by `who` (this Digimon, the chosen card, the card of the event) matches."""

    filter: Filter = ANY
    who: Node = THIS


class AnyCondition(Node):
    """At least one of these conditions."""

    of: tuple[Node, ...] = ()


class Not(Node):
    """The condition does not hold."""

    of: Node = ANY


class Battling(Node):
    """This Digimon is in a battle with a card that matches (a Security Digimon only if asked)."""

    filter: Filter = ANY
    security: bool = False


class InPhase(Node):
    """It is this phase of the turn: unsuspend, draw, breeding, or main (rule 6)."""

    phase: Phase = "main"


class InTurn(Node):
    """It is the turn of this player: "if it's your turn"."""

    whose: int = v.YOU


class EventWas(Node):
    """A fact of the event.

    One of same-level (digivolved to the same level), by-effect, in-battle, zero-dp, dna, digixros
    (with `least` cards), blast, attack-on-player, attack-on-digimon, alone (the other side of the
    battle was not deleted), with-cards-under (it had digivolution cards), from-hand, from-trash,
    from-under (where the card was before it was played or digivolved into), and played-by-effect
    where the event may as well be a digivolution or an attack; face-up (in the security stack,
    of the card that was checked); top-card (placed below, it was the top card of that Digimon).
    """

    fact: Fact = ""
    least: int = 1


class ByEffectOf(Node):
    """The event was by an effect of a card that matches what is printed on it."""

    filter: Filter = ANY


def exists(filter: Filter, areas: int = v.BATTLE, whose: int = v.YOU, least: int = 1) -> Compare:
    """At least `least` cards match there."""
    return Compare(Count(filter, areas, whose), ">=", least)


def none(filter: Filter, areas: int = v.BATTLE, whose: int = v.YOU) -> Compare:
    """No card matches there."""
    return Compare(Count(filter, areas, whose), "=", 0)


def security(op: Comparison, number: int, whose: int = v.YOU) -> Compare:
    """A number of security cards: `security("<=", 3)`."""
    return Compare(Count(ANY, v.SECURITY, whose), op, number)
