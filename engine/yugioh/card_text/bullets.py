"""Lists of effects of which one is chosen: "activate 1 of these effects; ● … ● …"."""

from dataclasses import replace
import re
from typing import Final

from engine.effects import Node
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text.amounts import worked_out
from engine.yugioh.card_text.conditions import condition
from engine.yugioh.card_text.effects import body
from engine.yugioh.card_text.opening import Opening, opening
from engine.yugioh.card_text.reading import Reading
from engine.yugioh.card_text.steps import set_again, steps
from engine.yugioh.card_text.things import draft, excepted
from engine.yugioh.card_text.tokens import NotUnderstood, Reader
from engine.yugioh.card_text.verbs import Steps, clause, operation, verb
from engine.yugioh.language.words import Chosen
from engine.yugioh.wording import words as w

_ATTRIBUTES: Final = {name: bit for bit, name in v.ATTRIBUTE_NAMES.items()}
_STARTS: dict[str, Chosen] = {
    "activate 1 of these effects": "activation",
    "activate 1 of the following effects": "activation",
    "apply 1 of these effects": "resolution",
    "apply 1 of the following effects": "resolution",
}


@clause
def _(reading: Reading) -> Steps:
    """ "apply 1 of these effects", with the bullets that follow the sentence"""
    words = reading.reader.take_one_of(_STARTS)
    if words is None or not reading.bullets or reading.reader.comes(",", "or", "if"):
        raise reading.reader.lost('"activate 1 of these effects"')
    at = _STARTS[words]
    again = at == "activation" and reading.attempt(set_again) is not None
    each_once = at == "resolution" and reading.attempt(_each_once) is not None
    revealing = at == "activation" and reading.reader.take_words(_REVEALING)
    limited = at == "activation" and reading.attempt(_each_limited) is not None
    if at == "activation" and reading.reader.take_words(_BASED_ON_PLACE):
        return _by_place(reading)
    lock = reading.attempt(_lock) or () if at == "activation" else ()
    reading.reader.take(";") or reading.reader.take(".")
    bullets, reading.bullets = reading.bullets, []
    found = [_bullet(reading, bullet, revealing) for bullet in bullets]
    if limited:
        found = [replace(one, limit=la.ONCE_PER_TURN) for one in found]
    if again:
        found = [replace(one, do=(*one.do, la.Also((la.SetAgain(),)))) for one in found]
    if at == "resolution":
        options = tuple(_applied(reading, one) for one in found)
        return (la.OneOf(la.each_once(options) if each_once else options, at=at),)
    if all(one == la.Bullet(do=one.do) for one in found):
        return (la.OneOf(tuple(one.do for one in found), at=at), *lock)
    return (la.OneOf(tuple((replace(one, do=(*one.do, *lock)),) for one in found), at=at),)


def _lock(reading: Reading) -> Steps:
    """ ", also you cannot Special Summon monsters for the rest of this turn, except …", which is
    said of all bullets
    """
    reading.reader.expect(",", "also")
    reading.reader.take(",")
    found = steps(reading)
    if not all(isinstance(one, la.OnlySpecialSummon | la.Ban) for one in found):
        raise reading.reader.lost("what cannot be done this turn")
    return (la.Also(found),)


@clause
def _(reading: Reading) -> Steps:
    """ "apply 1 of these effects, or if you control a \"A\" monster, you can apply both effects in
    sequence"
    """
    reader = reading.reader
    if not reader.take_words("apply 1 of these effects , or if"):
        raise reader.lost('"apply 1 of these effects, or if"')
    held = condition(reading)
    if not reader.take_words(_BOTH):
        raise reader.lost('"you can apply both effects in sequence"')
    return (la.or_both(*two(reading), held),)


_BOTH: Final = ", you can apply both effects in sequence"


def two(reading: Reading) -> tuple[Steps, Steps]:
    """What the two bullets that follow the sentence do. Raises NotUnderstood."""
    reading.reader.take(";") or reading.reader.take(".")
    bullets, reading.bullets = reading.bullets, []
    if len(bullets) != 2:
        raise reading.reader.lost("two effects")
    first, second = (_applied(reading, _bullet(reading, one, False)) for one in bullets)
    return first, second


@clause
def _(reading: Reading) -> Steps:
    """ "apply these effects (simultaneously)", with bullets of which one "can" be left out"""
    if not reading.reader.take_words("apply these effects ( simultaneously )"):
        raise reading.reader.lost('"(simultaneously)"')
    bullets, reading.bullets = reading.bullets, []
    first, *rest = [_applied(reading, _bullet(reading, one, False)) for one in bullets]
    return (*first, *map(la.Also, rest))


_BASED_ON_PLACE: Final = "based on where it was Special Summoned from"
_PLACES: Final = {name: bit for bit, name in w.BULLET_PLACES.items()}


def _by_place(reading: Reading) -> Steps:
    """A bullet for each place that a monster was Special Summoned from: "Deck: Draw 1 card." """
    event = reading.event
    if event is None or event.noun != "monster" or event.several:
        raise reading.reader.lost("an effect that a Special Summon triggers")
    reading.reader.take(";") or reading.reader.take(".")
    bullets, reading.bullets = reading.bullets, []
    found = []
    for text in bullets:
        name, colon, rest = text.partition(": ")
        if not colon or name not in _PLACES:
            raise reading.reader.lost("a place before the colon of each bullet")
        again = f" Special Summoned from the {name}."
        bullet = _bullet(reading, rest.removesuffix(again), False)
        found.append((replace(bullet, from_=_PLACES[name]),))
    return (la.OneOf(tuple(found)),)


def _each_once(reading: Reading) -> bool:
    """ "(but you cannot apply that same effect of \"A\" again this turn)", of this card"""
    if not reading.reader.take_words("( but you cannot apply that same effect of"):
        raise reading.reader.lost("what cannot be applied again")
    reading.own_name()
    if not reading.reader.take_words("again this turn )"):
        raise reading.reader.lost('"again this turn"')
    return True


def _each_limited(reading: Reading) -> bool:
    """ "(but you can only use each effect of \"A\" once per turn)", of each bullet"""
    if not reading.reader.take_words("( but you can only use each effect of"):
        raise reading.reader.lost("how often each of them is used")
    reading.own_name()
    if not reading.reader.take_words("once per turn )"):
        raise reading.reader.lost('"once per turn"')
    return True


def _bullet(outer: Reading, text: str, revealing: bool) -> la.Bullet:
    """A bullet as an effect of its own: "If you control no monsters: Pay 500 LP; draw 1 card"."""
    reader = Reader(text.rstrip(". "))
    reading = replace(outer, reader=reader, mentions=list(outer.mentions), bullets=[])
    try:
        revealed = _revealed(reader) if revealing else ()
        held, on = ((), None) if revealing else _held(reading)
        reading.held = (*reading.held, *held)
        cost, target, do = body(reading)
        cost = (*revealed, *cost)
        reader.end()
        if not do:
            raise reader.lost("what is done")
    except NotUnderstood as why:
        found = why if reader.furthest is None else reader.furthest[1]
        outer.reader.furthest = len(outer.reader.words), found
        raise
    return la.Bullet(held, cost, target, do, on=on)


_KINDS: Final = {"Monster": la.MONSTER, "Spell": la.SPELL, "Trap": la.TRAP}


@clause
def _(reading: Reading) -> Steps:
    """ "apply the following effects depending on what was detached", with a bullet for each kind"""
    reader = reading.reader
    detached = [one for one in reading.mentions if one.deed == "detach"]
    words = reader.take_one_of(_DETACHED)
    if words is None or len(detached) != 1 or not reading.bullets:
        raise reader.lost("what was detached")
    reader.take(", in sequence")
    bullets, reading.bullets = reading.bullets, []
    return tuple(_of_kind(reading, bullet, detached[0].name) for bullet in bullets)


_DETACHED: Final = tuple(
    f"apply the following {effects} depending on what was detached" for effects in (
        "effect", "effects")
)  # fmt: skip


def _of_kind(outer: Reading, text: str, detached: str) -> la.When:
    """ "Spell: Draw 1 card.", as what is done if a Spell was detached"""
    kind, colon, rest = text.partition(": ")
    if not colon or kind not in _KINDS:
        raise outer.reader.lost('"Monster", "Spell" or "Trap"')
    do = _applied(outer, _bullet(outer, rest, False))
    return la.When(la.Is(la.Chosen((detached,)), _KINDS[kind]), do)


@clause
def _(reading: Reading) -> Steps:
    """ "apply the following effects, in sequence, based on the number banished", with bullets for
    numbers: "2+: Draw 1 card."
    """
    reader = reading.reader
    words = reader.take_one_of(_BY_NUMBER)
    if words is None or not reading.bullets:
        raise reader.lost("a number")
    bullets, reading.bullets = reading.bullets, []
    number = worked_out(reading)
    return tuple(_from_number(reading, one, number, _BY_NUMBER[words]) for one in bullets)


@clause
def _(reading: Reading) -> Steps:
    """ "apply the following effects, in sequence", each under a condition: "If …: …" """
    reader = reading.reader
    if not reader.take_words("apply the following effects , in sequence") or not reading.bullets:
        raise reader.lost('"apply the following effects, in sequence"')
    reader.end()
    bullets, reading.bullets = reading.bullets, []
    found: list[Node] = []
    for text in bullets:
        one = _bullet(reading, text, False)
        asked = la.Compare | la.MaterialsIncluded
        if len(one.condition) != 1 or not isinstance(one.condition[0], asked):
            raise reader.lost("a condition of each bullet")
        found += _applied(reading, one)
    return tuple(found)


_BY_NUMBER: Final = {
    "apply the following effects , in sequence , based on": False,
    "apply any of the following effects , in sequence , based on": True,
}
_NUMBERED: Final = re.compile(r"(\d)(\+?): (.*)")


def _from_number(outer: Reading, text: str, number: Node, can: bool) -> la.When:
    """ "2+: Draw 1 card.", as what is done if the number is so high"""
    found = _NUMBERED.fullmatch(text)
    if found is None:
        raise outer.reader.lost("a number before the colon of each bullet")
    do = _applied(outer, _bullet(outer, found[3], False))
    held = la.Compare(number, ">=" if found[2] else "=", int(found[1]))
    return la.When(held, (la.Optional(do),) if can else do)


@clause
def _(reading: Reading) -> Steps:
    """ "apply the following effect, based on the Attribute of the monsters banished for the Special
    Summon", with a bullet for each: "Only LIGHT: …", "Both LIGHT and DARK: …".
    """
    reader = reading.reader
    if not reader.take_words(
        "apply the following effect , based on the Attribute of the monsters banished for the "
        "Special Summon"
    ):
        raise reader.lost("the Attribute of what was banished")
    if not reading.bullets:
        raise reader.lost("a bullet for each Attribute")
    texts, reading.bullets = reading.bullets, []
    found = [_of_attributes(reading, text, "".join(texts)) for text in texts]
    more: Steps = ()
    if reader.take(",", "also"):
        more = (la.Also(steps(reading)),)
    return (la.OneOf(tuple((replace(one, do=(*one.do, *more)),) for one in found)),)


_ONLY_OR_BOTH: Final = re.compile(
    rf"(?:Only ({'|'.join(_ATTRIBUTES)})|Both ({'|'.join(_ATTRIBUTES)}) and "
    rf"({'|'.join(_ATTRIBUTES)})): (.*)"
)


def _of_attributes(outer: Reading, text: str, all_texts: str) -> la.Bullet:
    """A bullet that is for monsters of one Attribute alone, or for both Attributes together."""
    found = _ONLY_OR_BOTH.fullmatch(text)
    if found is None:
        raise outer.reader.lost("the Attributes before the colon of each bullet")
    bullet = _bullet(outer, found[4], False)
    if bullet != la.Bullet(do=bullet.do):
        raise outer.reader.lost("a bullet without a condition, cost or target of its own")
    if found[1]:
        others = [name for name in _ATTRIBUTES if name != found[1] and name in all_texts]
        held: tuple[Node, ...] = (
            la.MaterialsIncluded(la.Attribute(_ATTRIBUTES[found[1]])),
            *(la.MaterialsLack(la.Attribute(_ATTRIBUTES[name])) for name in others),
        )
    else:
        held = tuple(la.MaterialsIncluded(la.Attribute(_ATTRIBUTES[found[at]])) for at in (2, 3))
    return replace(bullet, condition=held)


_REVEALING: Final = ", by revealing monster in your hand with the listed Attribute"


def _revealed(reader: Reader) -> Steps:
    """ "DARK & EARTH:", "2 FIRE:": the monsters with these Attributes that are revealed for it."""
    found: list[Node] = []
    while True:
        number = reader.number() or 1
        name = reader.take_one_of(_ATTRIBUTES)
        if name is None:
            raise reader.lost("an Attribute")
        item = la.Attribute(_ATTRIBUTES[name]) & la.MONSTER
        found.append(la.Reveal(la.Choose(item, v.HAND, number, number)))
        if reader.take(":"):
            return tuple(found)
        if not (reader.take(",", "&") or reader.take("&") or reader.take(",")):
            raise reader.lost('"&"')


def _held(reading: Reading) -> tuple[tuple[Node, ...], la.Event | None]:
    """The conditions before the colon of a bullet, and the event of one of an activation."""
    reader = reading.reader
    whole = reader.words
    colon = next((at for at, word in enumerate(whole) if word.text == ":"), -1)
    if colon < 0:
        return (), None
    reader.words = whole[:colon]
    found = opening(reading)
    on = found.on if reading.card.type & v.QUICK_PLAY and not found.missable else None
    plain = Opening(times=found.times, conditions=found.conditions, answers=found.answers, on=on)
    if found != plain:
        raise reader.lost("conditions alone")
    reader.words = whole
    reader.next = colon + 1
    return (*found.times, *found.conditions), on


def _applied(reading: Reading, bullet: la.Bullet) -> Steps:
    """A bullet that is chosen at resolution, which nothing is paid or targeted for."""
    if bullet.cost or bullet.target or bullet.on is not None:
        raise reading.reader.lost("a bullet without a cost, target or event of its own")
    do = bullet.do
    for held in reversed(bullet.condition):
        do = (la.When(held, do),)
    return do


@clause
def _(reading: Reading) -> Steps:
    """ "either add it to your hand or Special Summon it" """
    reader = reading.reader
    reader.expect("either")
    last = reading.last
    first = operation(reading)
    reader.take(",")
    reader.expect("or")
    reading.last = last
    return (la.OneOf((first, operation(reading)), at="resolution"),)


@verb("take")
def _(reading: Reading) -> Steps:
    """ "take 1 \"A\" monster from your Deck, and either add it to your hand or …" """
    found = draft(reading)
    excepted(reading, found)
    reading.reader.take(",")
    reading.reader.expect("and")
    last = reading.last
    options = operation(reading)
    reading.last = last
    (choice,) = options
    if not isinstance(choice, la.OneOf):
        raise reading.reader.lost('"either"')
    chosen = found.node()
    given = [
        tuple(_with(step, found.mention.name, chosen) for step in option)
        for option in choice.options
    ]
    return (la.OneOf(tuple(given), at="resolution"),)


def _with(step: Node, name: str, chosen: Node) -> Node:
    """The step with the choice itself in the place of what was taken."""
    if getattr(step, "what", None) == la.Chosen((name,)):
        return replace(step, what=chosen)
    raise NotUnderstood(str(step), None, "a step about what was taken")
