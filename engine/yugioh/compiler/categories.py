"""What an effect does, in the broad words by which other effects answer it.

*An effect that adds a card from the Deck to the hand*, *that Special Summons
from the GY*: worked out from the steps of the effect, so that no definition
has to say it twice.
"""

from engine.effects import walk
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.operation import WRITERS


def does(effect: la.Effect, known: bool = False) -> int:
    """The bits of what an effect does when it resolves, apart from bullets chosen before.

    What it does only if a condition held at its activation counts if that is `known` to be so.
    """
    places = {choice.name: choice.places for choice in _choices(effect.target)}
    return _steps(effect.do, places, _union(places), effect.where, known)


def bullets_do(effect: la.Effect) -> list[int]:
    """The bits of each bullet that is chosen at the activation."""
    bullets = next(i for i in effect.do if isinstance(i, la.OneOf) and i.at == "activation")
    places = {choice.name: choice.places for choice in _choices(effect.target)}
    return [_steps(option, places, _union(places), effect.where) for option in bullets.options]


def _choices(item: object) -> list[la.Choose]:
    return [phrase for phrase in walk(item) if isinstance(phrase, la.Choose)]


def _union(places: dict[str, int]) -> int:
    total = 0
    for bits in places.values():
        total |= bits
    return total


def _from(what: object, places: dict[str, int], targets: int, where: int) -> int:
    """From which places the cards may come."""
    if isinstance(what, la.This):
        return where
    if isinstance(what, (la.Choose, la.Each, la.Random, la.EventCards)):
        return what.places
    if isinstance(what, la.Chosen):
        return _union({name: places.get(name, 0) for name in what.names}) if what.names else targets
    if isinstance(what, la.Rest):
        return what.places
    # What was excavated lies in the Deck.
    return places.get(what.of, v.DECK) if isinstance(what, la.Among) else 0


def _steps(item: object, places: dict[str, int], targets: int, where: int,
           known: bool = False) -> int:  # fmt: skip
    if isinstance(item, tuple):
        bits = 0
        for part in item:
            for choice in _choices(part):
                if choice.name:
                    places = places | {choice.name: choice.places}
            bits |= _steps(part, places, targets, where, known)
        return bits
    if isinstance(item, la.OneOf):
        chosen_before = item.at == "activation"
        return 0 if chosen_before else _steps(item.options, places, targets, where, known)
    if isinstance(item, la.When) and isinstance(item.condition, la.AtActivation):
        if item.condition.failed == known:
            return 0
    if isinstance(item, (la.IfDone, la.Then, la.Also, la.Both, la.Optional, la.When)):
        return _steps(item.do, places, targets, where, known)
    if isinstance(item, la.ForTheTurn) and isinstance(item.effect, la.Effect):
        return _steps(item.effect.do, places, targets, where, known)
    if not isinstance(item, la.Operation):
        return 0
    source = _from(getattr(item, "what", None), places, targets, where)
    return WRITERS[type(item)].does(item, source)
