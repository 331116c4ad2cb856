"""Steps that follow each other, and how they are joined."""

from dataclasses import replace
from functools import partial
from itertools import pairwise
from typing import Final

from engine.effects import Node
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text.alternatives import alternative, one_or_other
from engine.yugioh.card_text.conditions import condition
from engine.yugioh.card_text.end_phase import PHASES, later, unless_summoned
from engine.yugioh.card_text.made import summoned_later
from engine.yugioh.card_text.reading import THIS, Reading
from engine.yugioh.card_text.verbs import Steps, clause, operation
from engine.yugioh.card_text.while_applied import while_applied

_JOINTS = {
    ", and if you do ,": "if", ", and if you do": "if", "and if you do ,": "if",
    ", and if you banish any ,": "if", ", and if it does ,": "if", ", and if it is ,": "if",
    ", otherwise": "otherwise",
    ", then ,": "then", ", then": "then", ", also ,": "also", ", also": "also",
    ", also , after that ,": "then", ", also , in either case ,": "also",
    ", and": "and", ", but": "but",
}  # fmt: skip
# What is done with a price: "but lose 500 LP", "but its ATK becomes 0".
_PRICES: Final = ("lose", "halve", "its", "change")
# Operations after which the next one may follow behind a comma alone.
_GOES_ON = (la.DeclareLevel, la.Excavate, la.AddToHand)


def steps(reading: Reading, of_one: bool = False) -> Steps:
    """All steps up to the end of the sentence, or (`of_one`) those before the next "also"."""
    found = list(_step(reading))
    while reading.reader.peek() is not None:
        if reading.attempt(set_again):
            found.append(la.Also((la.SetAgain(),)))
            continue
        if reading.attempt(partial(_instead, found=found)):
            continue
        if isinstance(found[-1], la.Destroy) and reading.attempt(partial(_banished, found=found)):
            continue
        if len(found) == 1 and reading.attempt(partial(_at_the_end, found=found)):
            continue
        either = reading.attempt(partial(one_or_other, first=found[-1]))
        if either is not None:
            found[-1] = either
            continue
        if reading.attempt(partial(summoned_later, found=found)):
            continue
        if reading.attempt(partial(while_applied, found=found)):
            continue
        at = reading.reader.next
        joint = _joint(reading)
        if joint == "also" and of_one:
            reading.reader.next = at
            break
        if joint in (None, "and") and isinstance(found[-1], la.Reveal | la.AddToHand):
            held = reading.attempt(partial(_held_against, joint=joint, first=found[-1]))
            if held is not None:
                found.append(la.IfDone(tuple(_rest_done(reading, held))))
                continue
        if joint is None and isinstance(found[-1], la.SpecialSummon) and _and_its_level(reading):
            found.append(la.IfDone(_step(reading)))
            continue
        if joint is None and found[-1] == la.SpecialSummon() and reading.reader.comes(",", "draw"):
            reading.reader.next += 1  # "Special Summon this card, draw 1 card, then …"
            found.append(la.IfDone(_step(reading)))
            continue
        if joint is None and isinstance(found[-1], _GOES_ON) and reading.reader.take(","):
            found += _step(reading)
            continue
        if joint is None:
            raise reading.reader.lost('", then", ", also", ", and if you do" or the end')
        if joint == "but" and reading.reader.take_one_of(_PRICES):
            reading.reader.next -= 1
            joint = "if"
        asks = joint == "and" and reading.reader.comes("if")
        more = list(_step(reading))
        if asks and isinstance(more[0], la.When) and isinstance(more[0].condition, la.Is):
            found += more
        elif joint == "but" and isinstance(more[0], la.Ban) and more[0].name_of is not None:
            _nest(found, la.IfDone(tuple(more)))
        elif joint == "otherwise":
            _otherwise(reading, found, tuple(more))
        elif joint == "if":
            _nest(found, la.IfDone(tuple(_rest_done(reading, more))))
        elif joint == "then":
            after = la.Then(tuple(_rest_done(reading, more)))
            if not _behind_choice(found, after):
                found.append(after)
        elif joint == "also" and getattr(getattr(more[0], "what", None), "by", v.YOU) != v.YOU:
            found += more  # what the opponent must do as well has to be possible
        elif joint == "also":
            also = la.Also(tuple(_rest_done(reading, more)))
            if not (isinstance(more[0], _DEEDS) and _under_its_condition(found, also)):
                found.append(also)
        else:
            raise reading.reader.lost("a joint")
    return tuple(found)


# What is done "also" where something holds; what is forbidden is so in any case.
_DEEDS: Final = (la.Destroy, la.SendToGrave, la.Banish, la.AddToHand, la.SpecialSummon, la.Draw)


def _under_its_condition(found: list[Node], also: la.Also) -> bool:
    """Put what is done "also" under the "then, if …," before it, if that is what must be done."""
    last = found[-1]
    if not isinstance(last, la.Then) or not isinstance(last.do[-1], la.When):
        return False
    held = last.do[-1]
    if any(isinstance(step, la.Optional) for step in held.do):
        return False
    found[-1] = la.Then((*last.do[:-1], replace(held, do=(*held.do, also))))
    return True


def set_again(reading: Reading) -> bool:
    """ ", also, after that, Set this card face-down instead of sending it to the GY" """
    away = v.MONSTER | v.CONTINUOUS | v.FIELD | v.EQUIP
    if reading.card.type & away or not reading.reader.take_words(_SET_AGAIN):
        raise reading.reader.lost("a card that would be sent to the GY")
    return True


_SET_AGAIN: Final = ", also , after that , Set this card face-down instead of sending it to the GY"


def _banished(reading: Reading, found: list[Node]) -> bool:
    """ ", and if you do, if you control \"A\", banish those destroyed cards instead of …" """
    reader = reading.reader
    reader.expect(",", "and", "if", "you", "do", ",", "if")
    held = condition(reading)
    if not reader.take_words(", banish those destroyed cards instead of sending them to the GY"):
        raise reader.lost("what becomes of the destroyed cards")
    found[-1] = replace(found[-1], banished_if=(held,))
    return True


def _and_its_level(reading: Reading) -> bool:
    """Go past "and" where the Level of what was summoned is changed: "and increase its Level"."""
    reader = reading.reader
    changes = ("increase", "reduce", "decrease")
    found = any(reader.comes("and", one, whose) for one in changes for whose in ("its", "their"))
    reader.next += int(found)
    return found


def _held_against(reading: Reading, joint: str | None, first: Node) -> list[Node]:
    """ "reveal 1 monster and send 1 with the same Type": the second step speaks of the first."""
    if joint is None:
        reading.reader.expect("and")
    more = list(_step(reading))
    name = getattr(getattr(first, "what", None), "name", "")
    spoken = [node for step in more for node in step.walk() if isinstance(node, la.Chosen)]
    if not name or not any(name in one.names for one in spoken):
        raise reading.reader.lost("a step that speaks of the one before")
    return more


def _at_the_end(reading: Reading, found: list[Node]) -> bool:
    """Put off what "during the End Phase" stands behind, the only step of the effect."""
    phase = reading.reader.take_one_of(PHASES)
    if phase is None:
        raise reading.reader.lost('"during the End Phase"')
    reading.reader.end()
    found[:] = later(reading, tuple(found), PHASES[phase])
    return True


@clause
def _(reading: Reading) -> Steps:
    """ "during the End Phase, draw 2 cards, then discard 1 card" """
    reader = reading.reader
    phase = reader.take_one_of(PHASES)
    if phase is None or not reader.take(","):
        raise reader.lost('"during the End Phase"')
    if not PHASES[phase]:
        unless = reading.attempt(unless_summoned)
        if unless is not None:
            return unless
    mentions, last = reading.mentions, reading.last
    if not PHASES[phase]:
        reading.mentions, reading.last = [], None
    try:
        return later(reading, steps(reading, of_one=True), PHASES[phase])
    finally:
        reading.mentions, reading.last = mentions, last


def _instead(reading: Reading, found: list[Node]) -> bool:
    """Put what can be done instead of the last step beside it, inside of "then"."""
    last = found[-1]
    if isinstance(last, la.Then | la.Also | la.IfDone):
        inner = list(last.do)
        _instead(reading, inner)
        found[-1] = replace(last, do=tuple(inner))
    else:
        found[-1:] = alternative(reading, last)
    return True


def _rest_done(reading: Reading, found: list[Node]) -> list[Node]:
    """These steps with all that follow by "and if you do"."""
    while True:
        at = reading.reader.next
        if _joint(reading) != "if":
            reading.reader.next = at
            return found
        more = list(_step(reading))
        _nest(found, la.IfDone(tuple(_rest_done(reading, more))))


def _otherwise(reading: Reading, found: list[Node], do: Steps) -> None:
    """Put what is done if the condition of the last step does not hold beside that step."""
    last = found[-1]
    if isinstance(last, la.Then):
        inner = list(last.do)
        _otherwise(reading, inner, do)
        found[-1] = la.Then(tuple(inner))
    else:
        found.append(la.When(_not_so(reading, last), do))


def _not_so(reading: Reading, last: Node) -> Node:
    """That the one card which was asked about is none of these."""
    if not isinstance(last, la.When) or not isinstance(last.condition, la.Is):
        raise reading.reader.lost("what is otherwise so")
    return la.Is(last.condition.of, ~last.condition.filter)


def _nest(found: list[Node], more: Node) -> None:
    """Put what is done if the last step did something behind it, inside of "you can"."""
    last = found[-1]
    if isinstance(last, la.Optional):
        found[-1] = la.Optional((*last.do, more))
    elif isinstance(last, la.When):
        inner = list(last.do)
        _nest(inner, more)
        found[-1] = la.When(last.condition, tuple(inner))
    else:
        found.append(more)


def _behind_choice(found: list[Node], more: la.Then) -> bool:
    """Put what comes then inside of "you can", where that came last: who does not, does neither."""
    last = found[-1]
    if not isinstance(last, la.Optional | la.Then | la.When | la.IfDone):
        return False
    inner = list(last.do)
    if not _behind_choice(inner, more):
        if not isinstance(last, la.Optional):
            return False
        inner.append(more)
    found[-1] = replace(last, do=tuple(inner))
    return True


def _joint(reading: Reading) -> str | None:
    words = reading.reader.take_one_of(_JOINTS)
    return None if words is None else _JOINTS[words]


def _step(reading: Reading) -> Steps:
    reader = reading.reader
    if not reader.comes("you", "can", "only") and reader.take("you", "can"):
        return optional(operation(reading))
    if reader.comes("if"):
        held = reading.attempt(_held)
        if held is not None:
            done = _step(reading)
            for one in reversed(held):
                done = (la.When(one, done),)
            return done
    return operation(reading)


def optional(done: Steps) -> Steps:
    """What the player can do; "you can Normal Summon 1 more" is itself what is gained."""
    if len(done) == 1 and isinstance(done[0], la.NormalSummons):
        return done
    gained = len(done) == 1 and isinstance(done[0], la.ForTheTurn)
    if gained and isinstance(done[0].effect, la.ExtraNormalSummon):  # type: ignore[attr-defined]
        return done
    return (la.Optional(done),)


def _held(reading: Reading) -> list[Node]:
    """ "if you control a \"A\" monster and control a \"B\" monster,": all that must hold."""
    reader = reading.reader
    reader.expect("if")
    start = reader.next
    found = [condition(reading)]
    while reader.take("and"):
        found.append(condition(reading))
    words = [word.text for word in reader.words[start : reader.next]]
    if ("this", "card") in pairwise(words):
        reading.last = THIS  # "if this card is in Attack Position, change it to …"
    reader.expect(",")
    return found
