"""Effects that become those of Spells and Traps: one effect for each card that they can become.

Which cards there are is known once per duel, so that nothing has to be looked up while playing.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from engine.effects import Node, walk
from engine.filters import Filter, alternatives
from engine.instruction import CompileError
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.compiler.filters import holds


def borrowed(item: la.Effect, cards: Sequence[la.Card]) -> Iterator[la.Effect]:
    """The effect itself, or what it is with each of the cards whose effect it can become."""
    if any(isinstance(node, la.AppliesEffect) for node in walk(item.do)):
        yield from _applied(item, cards)
        return
    if not any(isinstance(step, la.BecomesEffect) for step in item.do):
        yield item
        return
    become, *after = item.do
    paid = [step for step in item.cost if isinstance(getattr(step, "what", None), la.Choose)]
    if not isinstance(become, la.BecomesEffect) or item.target or len(paid) != 1:
        raise CompileError("an effect becomes that of the one card chosen for its cost")
    choice: la.Choose = paid[0].what  # type: ignore[attr-defined]
    for card in cards:
        if not card.defined or not _matches(choice.filter, card):
            continue
        chosen = replace(choice, filter=_itself(card, cards), name="")
        pays: Node = replace(paid[0], what=chosen)
        quick = isinstance(item, la.Quick)
        normal = become.when == "normal-summoned"
        for one in _when_summoned(card) if normal else _activations(card, quick):
            if become.when == "ritual" and not any(
                isinstance(node, la.RitualSummon) for node in walk(one.do)
            ):
                continue
            made = replace(
                item,
                condition=item.condition + _asked(one),
                cost=tuple(pays if step is paid[0] else step for step in item.cost),
                target=one.target,
                do=(*one.do, *after),
            )
            if isinstance(made, la.Quick) and isinstance(one, la.Activate) and one.on is not None:
                made = replace(made, on=one.on, missable=one.missable)
            yield made


def _applied(item: la.Effect, cards: Sequence[la.Card]) -> Iterator[la.Effect]:
    """What an effect is with each of the cards that it can target, whose effect it applies."""
    choice = item.target[0] if len(item.target) == 1 else None
    if not isinstance(choice, la.Choose) or (choice.least, choice.most) != (1, 1):
        raise CompileError("the effect of one target is applied")
    for card in cards:
        if not card.defined or not _matches(choice.filter, card):
            continue
        target = replace(choice, filter=_itself(card, cards))
        for one in _activations(card):
            spoken = [node for node in walk(one.do) if isinstance(node, _SPOKEN)]
            if one.target or la.Chosen() in spoken:
                continue
            yield replace(
                item, condition=item.condition + _asked(one), target=(target,),
                do=_in_place(item.do, one.do),
            )  # fmt: skip


def _in_place(steps: tuple[Node, ...], of_the_card: tuple[Node, ...]) -> tuple[Node, ...]:
    """The steps, with those of the card where its effect is applied."""
    found: list[Node] = []
    for step in steps:
        if isinstance(step, la.AppliesEffect):
            found += of_the_card
        elif isinstance(step, la.Then | la.IfDone | la.Also):
            found.append(replace(step, do=_in_place(step.do, of_the_card)))
        else:
            found.append(step)
    return tuple(found)


def _matches(item: Filter, card: la.Card) -> bool:
    return any(
        all(holds(leaf, card) is wanted for leaf, wanted in row) for row in alternatives(item)
    )


def _itself(card: la.Card, cards: Sequence[la.Card]) -> Filter:
    """This very card, and none of those that are always treated as it."""
    item: Filter = la.Named(card.passcode)
    for other in cards:
        if other.treated_as == card.passcode and other is not card:
            item &= ~la.Named(other.passcode)
    return item


def _activations(card: la.Card, waiting: bool = False) -> Iterator[la.Effect]:
    """What the activation of a Spell or Trap does that says nothing of the card itself, nor of what
    was chosen for its cost; one that waits for something only where the effect can (`waiting`).
    """
    for effect in card.effects:
        if not isinstance(effect, la.Activate) or not effect.do or effect.unsupported:
            continue
        if effect.on is None or waiting:
            yield from filter(_stands_alone, la.activations(effect))


def _when_summoned(card: la.Card) -> Iterator[la.Effect]:
    """What a monster activates when it is Normal Summoned, as far as it says nothing of itself."""
    for effect in card.effects:
        if isinstance(effect, la.Trigger) and effect.do and not effect.unsupported:
            if any(_normal_summon(on) for on in (effect.on, *effect.or_on)):
                yield from filter(_stands_alone, la.activations(effect))


def _normal_summon(on: la.Event) -> bool:
    """Whether it is the Normal Summon of this card, whatever else it may be."""
    if on.what != "summoned" or on.who is not None:
        return False
    return not on.how or bool(on.how & v.BY_NORMAL)


def _asked(effect: la.Effect) -> tuple[Node, ...]:
    """The conditions of an effect, without what its card forbids in the turn it is activated.

    That is paid with a ban, and looks back on the turn with a condition.
    """
    if not any(isinstance(step, la.OnlySpecialSummon | la.Ban) for step in effect.cost):
        return effect.condition
    return tuple(one for one in effect.condition if not _looks_back(one))


def _looks_back(condition: Node) -> bool:
    if isinstance(condition, la.ThisTurn):
        return condition.most is not None
    return isinstance(condition, la.SummonedOnly)


def _stands_alone(effect: la.Effect) -> bool:
    told = list(walk((effect.condition, effect.target, effect.do)))
    pays = any(isinstance(node, la.Choose) for node in walk(effect.cost))
    spoken = pays and any(isinstance(node, _SPOKEN) for node in told)
    return not spoken and not any(_of_the_card(node) for node in told)


def _of_the_card(node: Node) -> bool:
    return isinstance(node, _ITS_OWN) and node not in _OF_OTHERS


# What is said of the card that is activated.
_ITS_OWN = (la.This, la.State, la.Answered, la.WasSet, la.SummonAsMonster, la.Bond)

_SPOKEN = (la.Chosen, la.HowMany, la.TotalOf, la.Rolled, la.Declared)

_OF_OTHERS = (
    la.FACE_UP, la.EQUIP_CARD, la.State("materials"), la.State("defense-position"),
    la.State("negatable"), la.State("this-turn"),
)  # fmt: skip
