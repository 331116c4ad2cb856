"""What a text leaves unsaid of the targets of an effect, and of cards held against them."""

from dataclasses import replace

from engine.effects import Node, rebuilt, walk
from engine.filters import Filter
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text.nouns import joined
from engine.yugioh.card_text.seen import parts_of


def fitting(made: la.Effect) -> la.Effect:
    """The effect with targets that fit what is done, and with others than those."""
    return _other_than_the_target(_able(made))


def _able(made: la.Effect) -> la.Effect:
    """The effect with targets to which what is done to them can be done.

    No Link Monster is ever in Defense Position, no Token face-down; no Token is attached or placed
    in a Spell & Trap Zone, and no card attached or equipped to itself.
    """
    never = 0
    apart = worn = False
    for step in walk(made.do):
        if isinstance(step, la.ChangePosition) and isinstance(step.what, la.Chosen):
            if step.position != v.FACEUP_ATTACK:
                never |= v.TOKEN | v.LINK if step.position == v.FACEDOWN_DEFENSE else v.LINK
        if isinstance(step, la.PlaceAsSpell) and isinstance(step.what, la.Chosen):
            never |= v.TOKEN
        if isinstance(step, la.Attach) and isinstance(step.what, la.Chosen):
            never |= v.TOKEN
            apart |= step.to == la.SELF
        if isinstance(step, la.Equip) and isinstance(step.what, la.This):
            apart |= isinstance(step.to, la.Chosen)
            worn |= isinstance(step.to, la.Chosen)
    if len(made.target) != 1 or not (never or apart):
        return made
    (target,) = made.target
    if not isinstance(target, la.Choose | la.AnsweredCard) or not target.places & v.MZONE:
        return made
    places = v.MZONE if worn else target.places
    parts: list[Filter] = [target.filter]
    if never:
        parts.append(~la.Type(never))
    if apart:
        parts.append(la.OTHER)
    return replace(made, target=(replace(target, filter=joined(parts), places=places),))


def _other_than_the_target(made: la.Effect) -> la.Effect:
    """The effect with "1 other monster" as one other than the monster that is its target.

    Said of what a monster does first; in the effect of a Spell or Trap "other" than that is nothing
    that could be a monster.
    """
    target = made.target[0] if len(made.target) == 1 else None
    if not isinstance(target, la.Choose) or la.OTHER in parts_of(target.filter):
        return made
    first = getattr(made.do[0], "what", None) if made.do else None
    names = (target.name,) if target.name else ()

    def other(node: Node) -> Node:
        if not isinstance(node, la.Choose | la.Each) or la.OTHER not in parts_of(node.filter):
            return node
        there = node.places & target.places and node.whose & target.whose
        of_a_card = isinstance(made, la.Activate) and la.MONSTER in parts_of(node.filter)
        if not there or not (node == first or of_a_card):
            return node
        parts = (part for part in parts_of(node.filter) if part != la.OTHER)
        return replace(node, filter=joined([*parts, ~la.Like("card", la.Chosen(names))]))

    return replace(made, do=rebuilt(made.do, other))
