"""An activated effect: its opening, cost, targets, and what it does."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from itertools import pairwise
from typing import Any, cast

from engine.effects import Node, walk
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text.activated_card import STANDING, activated_only_if, paid_or_not
from engine.yugioh.card_text.additional_target import additional_target, after_that, targets_if
from engine.yugioh.card_text.answers import answered_card
from engine.yugioh.card_text.by_attribute import only_those_left
from engine.yugioh.card_text.exceptions import but_itself, by_others, for_all, other_than_paid
from engine.yugioh.card_text.fitting import fitting
from engine.yugioh.card_text.names import Lexicon
from engine.yugioh.card_text.naming import all_named, named
from engine.yugioh.card_text.opening import Opening, opening
from engine.yugioh.card_text.reading import Reading
from engine.yugioh.card_text.steps import steps
from engine.yugioh.card_text.drafts import Draft
from engine.yugioh.card_text.things import draft, excepted
from engine.yugioh.card_text.tokens import NotUnderstood, Reader
from engine.yugioh.card_text.triggers import place_of
from engine.yugioh.card_text.verbs import Steps, operation

_PHASES = ("end-phase", "standby-phase")
_SENT_BY_IT = ("sent to the GY by this effect", "sent to either GY by this effect")


def effect(
    card: la.Card,
    text: str,
    lexicon: Lexicon,
    bullets: Sequence[str] = (),
    pendulum: bool = False,
) -> tuple[la.Effect, Reading]:
    """The effect that one sentence means.

    Raises NotUnderstood at the furthest word that was reached and is not understood.
    """
    reader = Reader(text.rstrip(".; ") if bullets else text.rstrip(". "))
    try:
        return _effect(card, reader, lexicon, bullets, pendulum)
    except NotUnderstood as why:
        raise reader.furthest[1] if reader.furthest is not None else why from None


def _effect(
    card: la.Card, reader: Reader, lexicon: Lexicon, bullets: Sequence[str], pendulum: bool
) -> tuple[la.Effect, Reading]:
    reading = Reading(reader, card, lexicon, bullets=list(bullets), pendulum=pendulum)
    only = reading.attempt(activated_only_if)
    if only is not None:
        return only, reading
    whole = reader.words
    said = [word.text for word in whole]
    reading.of_detached = ("detached", "material") in pairwise(said)
    reading.of_sent = any(words in " ".join(said) for words in _SENT_BY_IT)
    reading.of_drawn = "draw 1 card , and if you do , reveal it" in " ".join(said).casefold()
    colon = next((at for at, word in enumerate(whole) if word.text == ":"), -1)
    found = Opening()
    if colon >= 0:
        reader.words = whole[:colon]
        found = opening(reading)
        reading.held = tuple(found.conditions)
        reader.words = whole
        reader.next = colon + 1
    else:
        reading.attempt(lambda reading: _at_leisure(reading, found))
    can = reader.take("you", "can")
    cost, targets, do = body(reading)
    reader.end()
    if reading.summoned:
        found.conditions.append(la.WasSummoned(reading.summoned))
    if reading.bullets:
        raise reader.lost("a sentence that ends before its bullets")
    if any(isinstance(node, la.OneOf) and node.at == "activation" for step in do
           for node in step.walk() if node is not do[0]):  # fmt: skip
        raise reader.lost("a choice of effects that is all that is done")
    made = _canonical(_made(reading, found, can, cost, targets, do))
    if not all(all_named(one) for one in la.activations(made)):
        raise reader.lost("cards that were chosen")
    return made, reading


def body(reading: Reading) -> tuple[Steps, tuple[Node, ...], Steps]:
    """What stands after the colon: cost, targets, and what is done."""
    reader = reading.reader
    whole = reader.words
    semicolon = next((at for at, word in enumerate(whole) if word.text == ";"), -1)
    if reader.comes("when", "you", "activate", "this", "card"):
        semicolon = -1  # what can also be paid belongs to one of two effects
    if reading.bullets and semicolon < 0:
        # The list stands where the semicolon would: "discard 1 card, then activate 1 of …".
        semicolon = _then_a_list(reader)
    cost: Steps = ()
    targets: tuple[Node, ...] = ()
    if semicolon >= 0:
        reader.words = whole[:semicolon]
        cost, targets = _before(reading)
        reader.end()
        reader.words = whole
        reader.next = semicolon + (1 if whole[semicolon].text == ";" else 2)
    do = only_those_left(steps(reading)) if reader.peek() is not None or not cost else ()
    return cost, targets, after_that(targets, do)


def _canonical(item: la.Effect) -> la.Effect:
    """The effect with one spelling of the names in it, and with targets that fit what is done."""
    bullets = la.bullets(item)
    if not bullets:
        return fitting(named(item))
    paid, aimed = len(item.cost), len(item.target)
    found = [fitting(named(one)) for one in la.activations(item)]
    outer = {(one.cost[:paid], one.target[:aimed]) for one in found}
    if len(outer) != 1:
        raise NotUnderstood("", None, "one cost of all bullets")
    ((cost, target),) = outer
    apart = tuple(
        (replace(bullet, cost=one.cost[paid:], target=one.target[aimed:], do=one.do),)
        for bullet, one in zip(bullets, found, strict=True)
    )
    return replace(item, cost=cost, target=target, do=(la.OneOf(apart),))


def _then_a_list(reader: Reader) -> int:
    """Where ", then activate 1 of these effects" begins, or -1."""
    texts = [word.text for word in reader.words]
    for at in range(reader.next, len(texts)):
        if texts[at : at + 5] == [",", "then", "activate", "1", "of"]:
            return at
    return -1


def _at_leisure(reading: Reading, found: Opening) -> None:
    """ "During your Main Phase, you can …" without a colon."""
    reader = reading.reader
    if not reader.take_words("during your Main Phase"):
        raise reader.lost("a phase")
    reader.expect(",")
    found.leisure = True
    found.times.append(la.During(v.YOU, "main"))


def _before(reading: Reading) -> tuple[Steps, tuple[Node, ...]]:
    """Cost and targets, up to the semicolon."""
    reader = reading.reader
    cost: list[Node] = []
    targets: tuple[Node, ...] = ()
    if reader.take_words("activate this effect"):
        return (), ()
    if reader.comes("if"):
        return (), (targets_if(reading),)
    if not reader.comes("target"):
        with reading.reading("cost"):
            cost += operation(reading)
            while True:
                if reader.take(",", "then", "target") or reader.take("and", "target"):
                    reader.next -= 1
                    break
                if not (reader.take("and") or reader.take(",", "and") or reader.take(",", "then")):
                    break
                cost += operation(reading)
    if reader.take("target"):
        targets = _targets(reading)
    own = [at for at, step in enumerate(cost) if getattr(step, "what", None) == la.SELF]
    before = own[0] if own else 0
    after = tuple(cost[before:])
    if after and isinstance(after[0], la.Reveal):
        after = (after[0], *by_others(after[1:], v.HAND))  # it still is where it was revealed
    return (*by_others(tuple(cost[:before]), ~0), *after), targets


def _targets(reading: Reading) -> tuple[Node, ...]:
    reader = reading.reader
    with reading.reading("targeting"):
        answered = reading.attempt(answered_card)
    if answered is not None:
        return (answered,)
    with reading.reading("targeting"):
        found = [draft(reading)]
        declared: Steps = ()
        while _another(reading, found[-1]):
            if reader.comes("declare"):
                declared = operation(reading)
                break
            found.append(draft(reading))
        excepted(reading, found[-1])
    if len(found) > 1:
        for one in found[:-1]:
            if not one.places:
                one.places, one.whose = found[-1].places, found[-1].whose
    for_all(found)
    for one in found:
        other_than_paid(reading, one)
    nodes = [one.node() for one in found]
    more = reading.attempt(partial(additional_target, first=nodes[0]))
    return (*nodes, *((more,) if more is not None else ()), *declared)


def _another(reading: Reading, before: Draft) -> bool:
    """Whether "and" comes, perhaps after an exception: ", except \"A\", and 1 monster …"."""
    reader = reading.reader
    if reader.take("and") or (reader.comes(",", "and", "1") and reader.take(",", "and")):
        return True
    at = reader.next
    extra = len(before.extra)
    excepted(reading, before)
    if reader.next > at and reader.take(",", "and"):
        return True
    reader.next = at
    del before.extra[extra:]
    return False


def _made(
    reading: Reading, found: Opening, can: bool, cost: Steps, targets: tuple[Node, ...], do: Steps
) -> la.Effect:
    """The effect of these parts, with the kind and the place that its card and words give it."""
    card = reading.card
    limit: Any = None
    if found.limits:
        limit = found.limits[0] if len(found.limits) == 1 else tuple(found.limits)
    conditions: list[Node] = list(found.conditions)
    where = found.where or _place(reading, found, cost, do)
    common: dict[str, Any] = {
        "where": where, "limit": limit, "cost": cost, "target": targets, "do": do,
    }  # fmt: skip
    is_monster = bool(card.type & v.MONSTER)
    if found.on is not None and (found.quick or _answers_event(card, can, where)):
        if found.or_on or found.on.what in ("activated", "end-phase", "standby-phase"):
            raise reading.reader.lost("a trigger")
        if found.quick and not can:
            raise reading.reader.lost('"you can"')
        held = (*found.times, *conditions)
        if found.quick:
            return la.Quick(**common, condition=held, on=found.on, missable=found.missable)
        answer = la.Activate(
            **(common | {"where": 0}), condition=held, on=found.on, missable=found.missable
        )
        return cast(la.Effect, but_itself(answer))
    if found.on is not None:
        if where == v.SZONE and not card.type & (v.MONSTER | STANDING):
            raise reading.reader.lost("the activation of the card")
        times: list[Node] = list(found.times)
        on = found.on
        if la.MaterialsHad() in walk((cost, targets, do)):
            if on.who is not None or found.or_on:
                raise reading.reader.lost("what happened to this card")
            on = replace(on, had=True)
        return la.Trigger(
            **common, condition=(*times, *conditions), on=on, or_on=found.or_on,
            optional=can,
            missable=found.missable and can,
        )  # fmt: skip
    at_leisure = found.times == [la.During(v.YOU, "main")] and not found.quick
    if found.quick or (found.answers and is_monster):
        if not can and not found.answers:
            raise reading.reader.lost('"you can"')
        return la.Quick(**common, condition=(*found.times, *conditions), optional=can)
    if not is_monster and _is_activation(card, found, can, where):
        if found.activation and can and (cost or targets):
            common |= {"cost": (), "target": ()}
            do = paid_or_not(cost, targets, do)
        elif found.activation:
            do = (la.Optional(do),) if can else do
        elif can:
            raise reading.reader.lost("an effect of the activation")
        slow = not card.type & (v.TRAP | v.QUICK_PLAY)
        times = [] if at_leisure and slow else list(found.times)
        if la.BEARER in walk((cost, targets, do)):
            raise reading.reader.lost("what holds as long as it is equipped")
        made = la.Activate(**(common | {"where": 0, "do": do}), condition=(*times, *conditions))
        return cast(la.Effect, but_itself(made))
    if not can:
        raise reading.reader.lost('"you can"')
    if found.answers and not card.type & v.TRAP:
        raise reading.reader.lost("a Quick Effect")
    if not is_monster and not where:
        raise reading.reader.lost("where the effect is activated")
    # Every effect of a Trap is Spell Speed 2; of a Quick-Play Spell only its activation is.
    if card.type & v.TRAP:
        return la.Quick(**common, condition=(*found.times, *conditions))
    times = [] if at_leisure else list(found.times)
    return la.Ignition(**common, condition=(*times, *conditions))


def _answers_event(card: la.Card, can: bool, where: int) -> bool:
    """Whether a Spell or Trap Card itself is activated when something happens."""
    return not can and where == v.SZONE and not card.type & (v.MONSTER | STANDING)


def _is_activation(card: la.Card, found: Opening, can: bool, where: int) -> bool:
    """Whether this is what a Spell or Trap Card does when it is activated."""
    if found.activation:
        return True
    return not can and (not where or not where & (v.GRAVE | v.HAND))


def _after(found: Opening, card: la.Card) -> int:
    """Where a trigger is that no words place: after any of its events."""
    places = 0
    for on in (found.on, *found.or_on):
        places |= place_of(on, card) if on is not None else 0
    return places


def _among_others_in_hand(step: Node) -> bool:
    """Whether "1 other card in your hand" is revealed: the card of the effect is there itself."""
    what = step.what if isinstance(step, la.Reveal) else None
    return isinstance(what, la.Choose) and what.places == v.HAND and la.OTHER in what.filter.walk()


def _place(reading: Reading, found: Opening, cost: Steps, do: Steps) -> int:
    """Where the card of the effect is, if the opening does not say it."""
    card = reading.card
    if reading.pendulum:
        if found.on is not None and found.on.who is None and found.on.what not in _PHASES:
            if found.on.from_ == v.PZONE:
                return _after(found, card)
            raise reading.reader.lost("an event of another card")
        return reading.where or v.PZONE
    if found.on is not None:
        if found.on.what in _PHASES or found.on.who is not None:
            pass
        else:
            return _after(found, card)
    for step in cost:
        if getattr(step, "what", None) == la.SELF and isinstance(step, la.Discard | la.Reveal):
            return v.HAND
        what = getattr(step, "what", None)
        if isinstance(what, la.Choose) and what.with_this:
            return what.places
    if reading.where:
        return reading.where
    if card.type & v.MONSTER and any(_among_others_in_hand(step) for step in cost):
        return v.HAND
    if found.on is not None and found.on.who is not None:
        return _after(found, card)
    if card.type & v.MONSTER:
        if reading.equipped:
            raise reading.reader.lost("while it is equipped to a monster")
        return v.MZONE
    return v.SZONE if card.type & STANDING else 0
