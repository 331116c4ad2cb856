"""What a text need not say, because the effect could not be done otherwise."""

from engine.effects import Node, walk
from engine.filters import AllOf, NoneOf
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v


def types(item: la.Effect) -> int:
    """Types that need not be denied, because what is done cannot be done to such cards.

    Source: Yu-Gi-Oh rules reference, Tokens and Pendulum Monsters.  Tokens never go to a hand,
    Deck, GY or Spell & Trap Zone and are never attached; a Pendulum Monster on the field never goes
    to the GY, so that it cannot be sent there as a cost, nor a monster of the Extra Deck returned
    to the hand; Link Monsters are never in Defense Position, nor Tokens face-down.
    """
    found = 0
    if any(isinstance(step, la.SendToGrave) for step in item.cost):
        found |= v.TOKEN | v.PENDULUM
    if any(isinstance(step, la.AddToHand) for step in item.cost):
        found |= v.TOKEN | v.EXTRA_DECK_TYPES
    for step in (*item.cost, *walk(item.do)):
        if isinstance(step, (la.Attach, la.ToDeck, la.SendToGrave, la.PlaceAsSpell)):
            found |= v.TOKEN
        if isinstance(step, la.ToDeck) and to_main_deck(step.what):
            found |= v.EXTRA_DECK_TYPES
        if isinstance(step, la.ChangePosition) and step.position != v.FACEUP_ATTACK:
            found |= v.TOKEN | v.LINK if step.position & v.FACEDOWN else v.LINK
    return found


def to_main_deck(what: Node) -> bool:
    """Whether these are no cards of the Extra Deck, so that it is the Main Deck they go to."""
    parts = what.filter.of if isinstance(getattr(what, "filter", None), AllOf) else ()  # type: ignore[attr-defined]
    return any(
        isinstance(part, NoneOf)
        and isinstance(part.of, la.Type)
        and part.of.bits & v.EXTRA_DECK_TYPES == v.EXTRA_DECK_TYPES
        for part in parts
    )


def apart(item: la.Effect) -> bool:
    """Whether this card cannot be among the targets anyway, so that "other" is not said.

    It has left the field for the cost, or is itself the card to attach to, or to equip with.
    """
    gone = [step for step in item.cost if isinstance(getattr(step, "what", None), la.This)]
    if gone:
        # Unless it has gone to where they are chosen.
        there = v.BANISHED if isinstance(gone[0], la.Banish) else v.GRAVE
        chosen = [node for node in walk((item.target, item.do)) if isinstance(node, la.Choose)]
        return not any(choice.places & there for choice in chosen)
    return any(
        (isinstance(step, la.Attach) and isinstance(step.to, la.This))
        or (isinstance(step, la.Equip) and isinstance(step.what, la.This))
        for step in walk(item.do)
    )


def needless(part: Node, item: la.Effect) -> bool:
    """Whether a condition only repeats what the effect could not be done without."""
    if not isinstance(part, la.Compare) or part.op != ">=":
        return False
    if unsaid(part):
        return True
    if part.left == la.LevelOf(la.SELF, what="attack"):
        return part.right == lost(item)
    chosen = [getattr(step, "what", None) for step in item.do]
    return part.right == 1 and any(
        isinstance(what, la.Choose) and what.most == part.left for what in chosen
    )


def unsaid(part: Node) -> bool:
    """Whether a condition is that there is room, or a Deck to draw from."""
    return isinstance(part, la.Compare) and part.op == ">=" and (
        isinstance(part.left, la.FreeZones) or part.left == la.Count(places=v.DECK)
    )  # fmt: skip


def lost(item: la.Effect) -> int:
    """How much ATK this card itself loses by the effect, which it must have to lose it."""
    for step in walk(item.do):
        if isinstance(step, la.ChangeStats) and isinstance(step.what, la.This):
            if isinstance(step.by, int) and step.by < 0 and step.to is None:
                return -step.by
    return 0
