"""What an effect is paid with in place of its cost, by cards that let its player do so.

Each such card makes another activation of the effect, with its own cost.  Which cards there are is
known once per duel, so that nothing has to be looked up while playing.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from engine.effects import Node, walk
from engine.filters import AllOf, Filter
from engine.instruction import CompileError
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.compiler.filters import Definition, printed


def paid_otherwise(card: la.Card, item: la.Effect, cards: Sequence[la.Card]) -> Iterator[la.Effect]:
    """The effect itself, and what it is with each card that can be paid with instead."""
    yield item
    if not item.cost or not _once_for_an_event(item):
        return
    for payer in cards:
        for rule in payer.effects if payer.defined else ():
            if isinstance(rule, la.PaysInstead) and item.where & v.MZONE:
                if printed(rule.filter, card):
                    yield from _paid_with(payer, rule, item)
            elif isinstance(rule, la.PaysForTributes) and printed(rule.filter & la.MONSTER, card):
                yield from _for_tributes(payer, rule, item)
            elif isinstance(rule, la.TheirsForCosts) and printed(rule.filter, card):
                yield from _with_theirs(payer, rule, item)


def _once_for_an_event(item: la.Effect) -> bool:
    """Whether no event lets the player activate it twice, once with each cost."""
    return not isinstance(item, la.Trigger) or any(one.count == 1 for one in _limits(item))


def _limits(item: la.Effect) -> tuple[la.Limit, ...]:
    own = item.limit if isinstance(item.limit, tuple) else (item.limit,)
    return tuple(one for one in own if one is not None)


def _paid_with(payer: la.Card, rule: la.PaysInstead, item: la.Effect) -> Iterator[la.Effect]:
    """The effect with this card as its cost, where the cost is of that kind and forgotten then."""
    spared = [step for step in item.cost if _is_paid(rule, step)]
    if len(spared) != 1 or _spoken_of(spared[0], item):
        return
    this: Filter = Definition(payer.passcode)
    if rule.where & v.FIELD_PLACES:
        this &= la.State("negatable")
    given = replace(rule.do, what=la.Choose(this, rule.where))
    yield replace(
        item,
        limit=_with_limit(payer, rule, item),
        condition=(*item.condition, la.exists(rule.filter & ~la.OTHER, v.MZONE)),
        cost=tuple(given if step is spared[0] else step for step in item.cost),
    )


def _with_limit(
    payer: la.Card, rule: la.PaysInstead | la.PaysForTributes, item: la.Effect
) -> la.Limit | tuple[la.Limit, ...] | None:
    """The limits of the effect, with that of what is paid with."""
    limits = _limits(item)
    if rule.limit is not None:
        group = rule.limit.group or "paid instead"
        limits = (*limits, replace(rule.limit, group=group, of=payer.passcode))
    return limits if len(limits) > 1 else limits[0] if limits else None


def _for_tributes(payer: la.Card, rule: la.PaysForTributes, item: la.Effect) -> Iterator[la.Effect]:
    """The effect with something else done in place of its Tributes."""
    spared = [step for step in item.cost if isinstance(step, la.Tribute)]
    if len(spared) != 1 or _spoken_of(spared[0], item) or item.where & (v.SZONE | v.PZONE):
        return  # among Spells and Traps a monster's effect is none of a monster
    this: Filter = Definition(payer.passcode)
    if rule.where & v.FIELD_PLACES:
        this &= la.State("negatable")
    if rule.once:
        this &= ~la.State("marked")
    if rule.held == (la.SENT_EARLIER,):
        this &= ~la.SENT_THIS_TURN
    elif rule.held:
        raise CompileError(f"{payer.name}: when it is paid with instead of Tributes")
    chosen = la.Choose(this, rule.where)
    itself = getattr(rule.do, "what", None) == la.SELF
    given = replace(rule.do, what=chosen) if itself else rule.do
    marked = (la.Mark(chosen),) if rule.once else ()
    there = () if itself or rule.once else (la.exists(this, rule.where),)
    yield replace(
        item,
        limit=_with_limit(payer, rule, item),
        condition=(*item.condition, *there),
        cost=(*(given if step is spared[0] else step for step in item.cost), *marked),
    )


def _with_theirs(payer: la.Card, rule: la.TheirsForCosts, item: la.Effect) -> Iterator[la.Effect]:
    """The effect with a Tribute of the opponent's, which the payer allows once per turn."""
    spared = [step for step in item.cost if _tributes(rule, step)]
    if len(spared) != 1 or _spoken_of(spared[0], item):
        return
    unused = Definition(payer.passcode) & la.State("negatable") & ~la.State("marked")
    theirs = la.Choose(la.MONSTER & la.FACE_UP, v.MZONE, whose=v.OPPONENT)
    yield replace(
        item,
        cost=(
            *(la.Tribute(theirs) if step is spared[0] else step for step in item.cost),
            la.Mark(la.Choose(unused, v.FIELD_PLACES)),
        ),
    )


def _tributes(rule: la.TheirsForCosts, step: Node) -> bool:
    """Whether the step Tributes one monster of those that are meant, and no other kind."""
    what = step.what if isinstance(step, la.Tribute) else None
    if not isinstance(what, la.Choose) or (what.least, what.most) != (1, 1):
        return False
    asked, meant = (
        set(one.of) if isinstance(one, AllOf) else {one} for one in (what.filter, rule.of)
    )
    return meant <= asked and bool(what.places & v.MZONE) and what.whose == v.YOU


def _is_paid(rule: la.PaysInstead, step: Node) -> bool:
    if rule.paid == "detach":
        return isinstance(step, la.Detach) and step.count == 1
    if rule.paid == "tribute":
        return step == la.Tribute(la.SELF)
    return isinstance(step, la.Discard) and step.what != la.SELF


def _spoken_of(step: Node, item: la.Effect) -> bool:
    """Whether the effect says something of what was paid: then nothing else will do."""
    others = tuple(one for one in item.cost if one is not step)
    told = list(walk((item.condition, others, item.target, item.do)))
    names = {getattr(node, "name", "") for node in step.walk()} - {""}
    if la.Chosen() in told and not item.target:
        return True
    return any(names & _names(node) for node in told)


def _names(node: Node) -> set[str]:
    """The names of cards chosen before that a node speaks of."""
    names = getattr(node, "names", ())
    spoken = {getattr(node, "of", ""), getattr(node, "name", "")}
    return {name for name in (*spoken, *names) if isinstance(name, str)}
