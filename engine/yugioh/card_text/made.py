"""What an effect makes of the cards that it brings to the field: "but it cannot attack"."""

from dataclasses import fields, replace
from itertools import pairwise
from typing import Any, Final, cast, get_args

from engine.effects import Node
from engine.yugioh import language as la
from engine.yugioh.card_text.reading import Reading
from engine.yugioh.language.words import SetBut, SummonedAs, TakenBut
from engine.yugioh.wording import words as w
from engine.yugioh.wording.made import NOT_FOR, NOT_NOW

_BUT: Final[dict[str, SummonedAs]] = {
    words: cast(SummonedAs, name)
    for name, (_, *forms) in w.SUMMONED_BUT.items()
    for words in forms
} | {
    "it is destroyed during the End Phase": "destroyed-in-end-phase",
    "they are destroyed during the End Phase": "destroyed-in-end-phase",
    "destroy it during the End Phase of this turn": "destroyed-in-end-phase",
    "destroy them during the End Phase of this turn": "destroyed-in-end-phase",
    "banish it during the End Phase of this turn": "banished-in-end-phase",
    "banish this card when it leaves the field": "banished-when-it-leaves",
    "place this card on the bottom of the Deck when it leaves the field": "bottom-when-it-leaves",
    "place this card on the bottom of the Deck if it leaves the field": "bottom-when-it-leaves",
    "shuffle this card into the Deck when it leaves the field": "shuffled-when-it-leaves",
    "return this card to the hand during the End Phase": "returned-in-end-phase",
    "neither player can activate its effects this turn": "cannot-activate",
    "its effects cannot be activated": "cannot-activate",
    "their effects cannot be activated": "cannot-activate",
    "its effects are negated": "negated", "their effects are negated": "negated",
    "it has its effects negated": "negated", "they have their effects negated": "negated",
}  # fmt: skip


def summoned_but(reading: Reading) -> tuple[SummonedAs, ...]:
    """ ", but it cannot attack, also it cannot be used as Link Material" """
    reader = reading.reader
    but: list[SummonedAs] = []
    while True:
        at = reader.next
        if reader.take(","):
            reader.take("but") or reader.take("also") or reader.take("and")
            reader.take(",")
        elif not (reader.take("but") or (but and reader.take("and"))):
            break
        rider = reader.take_one_of(_BUT)
        if rider is not None:
            but.append(_BUT[rider])
            continue
        barred = _no_material(reading)
        if not barred:
            reader.next = at
            break
        but += barred
    return tuple(but)


def summoned_later(reading: Reading, found: list[Node]) -> bool:
    """What becomes of the one monster summoned by these steps, said after other steps; the step
    that summons it has it now. Raises NotUnderstood.
    """
    summons = [node for step in found for node in step.walk() if isinstance(node, la.SpecialSummon)]
    if len(summons) != 1:
        raise reading.reader.lost("one monster that is summoned")
    (summon,) = summons
    start = reading.reader.next
    but = summoned_but(reading)
    words = [word.text for word in reading.reader.words[start : reading.reader.next]]
    this = ("this", "card") in pairwise(words)
    if not but or (this and summon.what != la.SELF) or set(but) & set(summon.but):
        raise reading.reader.lost("what becomes of the summoned monster")
    if not set(but) <= _LATER and not _just_changed(found[-1], summon):
        raise reading.reader.lost("what becomes of the summoned monster")
    new = replace(summon, but=(*summon.but, *but))
    found[:] = [replaced(step, summon, new) for step in found]
    return True


# What is true of nothing but a monster that was summoned.
_LATER: Final = {
    "banished-when-it-leaves", "bottom-when-it-leaves", "shuffled-when-it-leaves",
    *NOT_FOR, *NOT_NOW,
}  # fmt: skip


def _just_changed(last: Node, summon: la.SpecialSummon) -> bool:
    """Whether the step before is about the summoned monster too."""
    if isinstance(last, la.Then) and summon in last.do and len(last.do) > 1:
        return _just_changed(last.do[-1], summon)
    done = last.do if isinstance(last, la.IfDone) else ()
    name = getattr(summon.what, "name", "")
    meant = (summon.what, la.Chosen((name,))) if name else (summon.what,)
    return bool(done) and all(
        isinstance(step, la.ChangeStats | la.ChangeLevel) and step.what in meant for step in done
    )


def replaced(item: Any, old: Node, new: Node) -> Any:
    """A definition with another node in the place of one."""
    if item is old:
        return new
    if isinstance(item, tuple):
        return tuple(replaced(one, old, new) for one in item)
    if not isinstance(item, Node):
        return item
    changed = {
        one.name: after
        for one in fields(item)
        if (after := replaced(before := getattr(item, one.name), old, new)) != before
    }
    return replace(item, **changed) if changed else item


def set_but(reading: Reading) -> tuple[SetBut, ...]:
    """The same of a card that is Set. Raises NotUnderstood for what is said of monsters alone."""
    but = summoned_but(reading)
    if not set(but) <= set(get_args(SetBut)):
        raise reading.reader.lost("what becomes of a Set card")
    return cast(tuple[SetBut, ...], but)


def taken_but(reading: Reading) -> tuple[TakenBut, ...]:
    """The same of a monster of which control is taken."""
    but = summoned_but(reading)
    if not set(but) <= set(get_args(TakenBut)):
        raise reading.reader.lost("what becomes of a monster of the opponent")
    return cast(tuple[TakenBut, ...], but)


_NO_MATERIAL: Final[dict[str, SummonedAs]] = {
    words: cast(SummonedAs, name) for name, words in NOT_FOR.items()
}


def _no_material(reading: Reading) -> list[SummonedAs]:
    """ "it cannot be used as material for a Synchro or Xyz Summon" """
    reader = reading.reader
    if not reader.take_one_of(("it cannot be used as", "they cannot be used as",
                               "cannot be used as")):  # fmt: skip
        return []
    found: list[SummonedAs] = []
    for_summon = reader.take_one_of(("material for a", "material for an"))
    while True:
        name = reader.take_one_of(_NO_MATERIAL)
        if name is None:
            return []
        found.append(_NO_MATERIAL[name])
        if not (reader.take("or") or reader.take("and/or")):
            break
    if not reader.take("Summon" if for_summon else "Material"):
        return []
    if reader.take("this", "turn"):
        return [cast(SummonedAs, f"{name}-this-turn") for name in found]
    return found
