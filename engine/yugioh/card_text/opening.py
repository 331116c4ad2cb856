"""What stands before the colon of an effect: when, where, how often, under which conditions."""

from dataclasses import dataclass, field, replace
from typing import Final

from engine.effects import Node
from engine.filters import Filter
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text.answers import answering
from engine.yugioh.card_text.conditions import condition
from engine.yugioh.card_text.summoned_how import made_by, materials, tributed
from engine.yugioh.card_text.nouns import cards, joined
from engine.yugioh.card_text.seen import is_monsters, parts_of
from engine.yugioh.card_text.reading import THIS, Reading
from engine.yugioh.card_text.triggers import events
from engine.yugioh.language.words import Phase
from engine.yugioh.wording import words as w
from engine.yugioh.wording.known_events import OFF_FIELD
from engine.yugioh.wording.opening import AS_SPELL, AS_TRAP

_OFTEN: Final = {
    "Once per turn": la.EACH_ONCE_PER_TURN, "Twice per turn": la.Limit("soft", 2),
    "Up to thrice per turn": la.Limit("soft", 3),
    "Once while face-up on the field": la.Limit("stay"), "Once per Chain": la.ONCE_PER_CHAIN,
    "Once per opponent's turn": la.EACH_ONCE_PER_TURN,
}  # fmt: skip
_TURNS: Final = {
    "your": v.YOU, "your opponent's": v.OPPONENT, "the": v.EITHER, "either player's": v.EITHER,
}  # fmt: skip
_NAMED: Final[dict[str, tuple[Phase, ...]]] = {
    "Main Phase": ("main",), "Main Phase 1": ("main 1",), "Main Phase 2": ("main 2",),
    "Battle Phase": ("battle",), "Main or Battle Phase": ("main", "battle"), "turn": ("",),
}  # fmt: skip
_PHASES: Final[dict[str, la.Event]] = {
    "during the End Phase": la.Event("end-phase"),
    "during your End Phase": la.Event("end-phase", whose=v.YOU),
    "during your opponent's End Phase": la.Event("end-phase", whose=v.OPPONENT),
    "during the Standby Phase": la.Event("standby-phase"),
    "during your Standby Phase": la.Event("standby-phase", whose=v.YOU),
    "during your opponent's Standby Phase": la.Event("standby-phase", whose=v.OPPONENT),
}  # fmt: skip
# Where this card must be, as it follows "if this card is".
_PLACES: Final = {
    "in your GY": v.GRAVE, "in your hand": v.HAND, "in your hand or GY": v.HAND | v.GRAVE,
    "in the GY": v.GRAVE, "on the field or in the GY": v.FIELD_PLACES | v.GRAVE,
    "on the field or in your GY": v.FIELD_PLACES | v.GRAVE,
    "face-up in your Extra Deck": v.EXTRA,
}  # fmt: skip
_EXCEPT: Final = (
    "except the turn this card was sent to the GY", "except the turn it was sent to the GY",
    "except the turn it was sent there",
)  # fmt: skip
# The same where it is said of a card that acts from the field anyway.
_HERE: Final = (
    "this card is on the field", "this monster is on the field", "you control this card",
    "you control this monster",
)  # fmt: skip


# The same of a monster among the Spells, which is no Equip Card.
_IS_SPELL: Final = (
    "this card is a Continuous Spell", "this card is treated as a Continuous Spell",
)  # fmt: skip
_IS_TRAP: Final = (
    "this card is a Continuous Trap", "this card is treated as a Continuous Trap",
)  # fmt: skip
_LEISURE: Final = la.During(v.YOU, "main")


@dataclass
class Opening:
    """The parts of an opening."""

    limits: list[la.Limit] = field(default_factory=list)
    times: list[la.During | la.AnyCondition] = field(default_factory=list)
    leisure: bool = False  # during the player's own Main Phase
    on: la.Event | None = None
    or_on: tuple[la.Event, ...] = ()
    missable: bool = False
    where: int = 0
    conditions: list[Node] = field(default_factory=list)
    answers: bool = False
    quick: bool = False
    activation: bool = False  # "when this card is activated"


def opening(reading: Reading) -> Opening:
    """The opening up to the end of its words. Raises NotUnderstood."""
    found = Opening()
    reader = reading.reader
    while reader.peek() is not None:
        _part(reading, found)
        while reader.take(",") or (reader.comes("(", "Quick", "Effect", ")")):
            if reader.take("(", "Quick", "Effect", ")"):
                found.quick = True
    return found


def _part(reading: Reading, found: Opening) -> None:
    reader = reading.reader
    if reader.take("(", "Quick", "Effect", ")"):
        found.quick = True
        return
    often = reader.take_one_of(_OFTEN)
    if often is not None:
        found.limits.append(_OFTEN[often])
        if often.endswith("opponent's turn"):
            found.times.append(la.During(v.OPPONENT))
        return
    if reader.take_one_of(_EXCEPT) is not None:
        found.conditions.append(la.none(~la.OTHER & la.SENT_THIS_TURN, v.GRAVE))
        return
    if reader.take_words("except the turn this card was Special Summoned"):
        new = joined([~la.OTHER, la.State("this-turn"), la.Summoned(v.BY_SPECIAL)])
        found.conditions.append(la.none(new, v.MZONE))
        return
    if reader.take_words("at the start of your Main Phase 1"):
        found.conditions.append(la.AtStart())
        return
    if reader.take("during"):
        reader.next -= 1
        _time(reading, found)
        return
    if reader.comes("each", "time"):
        _each_time(reading, found)
        return
    when = reader.take("when")
    if when or reader.take("if"):
        while True:
            _if(reading, found, when)
            if not reader.take("and"):
                return
    if reader.take("while"):
        if _where(reading, found):
            return
        if found.on is not None and reader.take_words("this card is banished"):
            found.where = v.BANISHED
            return
        if reader.take_words("this card is banished"):
            found.where = v.BANISHED
            return
        found.conditions.append(condition(reading))
        return
    before = found.on is not None or found.answers or found.conditions or found.where
    if before and reader.take("and"):
        if found.where or not _where(reading, found):
            found.conditions.append(condition(reading))
        return
    raise reader.lost('when or how often, "(Quick Effect)" or the end of the opening')


def _time(reading: Reading, found: Opening) -> None:
    reader = reading.reader
    words = reader.take_one_of(_PHASES)
    if words is None:
        found.times.append(_turn_or_phase(reading))
        found.leisure |= found.times[-1] == _LEISURE
    elif found.on is None:
        found.on = _PHASES[words]
    else:
        raise reader.lost("one event")


def _turn_or_phase(reading: Reading) -> "la.During | la.AnyCondition":
    """ "during your Main Phase", "during your Main Phase or your opponent's Battle Phase" """
    reader = reading.reader
    reader.expect("during")
    parts: list[la.During] = []
    whose = None
    while True:
        turn = reader.take_one_of(_TURNS)
        whose = whose if turn is None else _TURNS[turn]
        name = reader.take_one_of(_NAMED)
        if whose is None or name is None or (name == "turn" and whose == v.EITHER):
            raise reader.lost("a phase or turn")
        parts += [la.During(whose, phase) for phase in _NAMED[name]]
        if not reader.take("or"):
            return parts[0] if len(parts) == 1 else la.AnyCondition(tuple(parts))
        reader.take("during")


def _each_time(reading: Reading, found: Opening) -> None:
    """ "each time a monster is banished": a trigger, as any other that waits for that."""
    reader = reading.reader
    reader.expect("each", "time")
    if found.on is not None or found.conditions or found.answers:
        raise reader.lost("one event")
    _if(reading, found, False)
    if found.on is None:
        raise reader.lost("an event")


def _if(reading: Reading, found: Opening, when: bool) -> None:
    """One of the parts after "if" or "when"."""
    reader = reading.reader
    if reader.comes("you", "control", "this", "card", "that", "was"):
        found.where = v.MZONE
        found.conditions.append(condition(reading))
        return
    if when and reader.take_one_of(("this card is activated", "you activate this card")):
        found.activation = True
        return
    if _where(reading, found):
        return
    if when and not found.answers and found.on is None:
        answered = reading.attempt(_answer)
        if answered is not None:
            found.conditions.append(answered)
            found.answers = reading.answers = True
            return
    if found.on is None and not found.conditions and not found.answers:
        on = reading.attempt(_event)
        if on is not None:
            found.on, found.or_on = on[0], on[1:]
            found.missable = when and on[0].what != "in-battle"
            if reading.event is not None:
                places = _now(on)
                cards = la.EventCards(places=places, every=True) if places else la.EventCards()
                reading.event = replace(reading.event, places=places, node=cards)
            _materials(reading, found)
            return
    held = condition(reading)
    theirs = held == la.During(v.OPPONENT) and reader.comes("or", "your")
    if theirs or (isinstance(held, la.Compare) and reader.comes("or", "you")):
        other = reading.attempt(_other_condition)
        held = held if other is None else la.AnyCondition((held, other))
    found.conditions.append(held)


def _other_condition(reading: Reading) -> Node:
    """ "or you control a \"A\" Token" """
    reading.reader.expect("or")
    other = condition(reading)
    if not isinstance(other, la.Compare):
        raise reading.reader.lost("a condition on cards or numbers")
    return other


def _materials(reading: Reading, found: Opening) -> None:
    """What this card's Summon was made with: "using a \"A\" monster as material"."""
    reader = reading.reader
    on = found.on
    if on is not None and on.who is None and on.what == "summoned" and not found.or_on:
        if reader.take_words("to a zone a Link Monster points to"):
            found.conditions.append(la.exists(joined([~la.OTHER, la.POINTED_TO]), v.MZONE))
            return
    if reader.take("by", "Tributing"):
        if on is None or found.or_on or on.who is not None or not on.how & v.BY_TRIBUTE:
            raise reader.lost("a Tribute Summon of this card")
        found.conditions.append(tributed(reading))
        return
    namesake = "using a monster with its same name as material"
    if on is not None and on.who is not None and on.how == v.BY_LINK and not found.or_on:
        if reader.take_words(namesake):
            made = la.MadeWith(la.MONSTER, on.how, True)
            found.on = replace(on, who=joined([on.who, made]))
            return
    if not reader.take("using"):
        return
    if on is None or found.or_on or on.who is not None or on.how != made_by(reading.card):
        raise reader.lost("a Summon of this card that uses materials")
    found.conditions.append(materials(reading))


_NOW: Final = {
    "summoned": v.MZONE, "flipped": v.MZONE, "placed": v.SZONE, "destroyed": v.GRAVE | v.BANISHED,
}  # fmt: skip


def _now(on: tuple[la.Event, ...]) -> int:
    """Where the cards of an event are after it, as far as everyone sees them; 0 if elsewhere."""
    places = 0
    for one in on:
        where = one.to if one.what == "sent" else _NOW.get(one.what, 0)
        if not where or where & ~(v.MZONE | v.SZONE | v.GRAVE | v.BANISHED):
            return 0
        places |= where
    return places


def _answer(reading: Reading) -> Node:
    found = answering(reading)
    _ends(reading)
    return found


def _event(reading: Reading) -> tuple[la.Event, ...]:
    found = events(reading)
    if found == (la.Event("sent", to=v.GRAVE),):
        if reading.reader.take_words(", except from the field"):
            return (replace(found[0], from_=OFF_FIELD),)
    spared = reading.attempt(_spared)
    if spared is not None:
        if len(found) > 1 or found[0].who is None:
            raise reading.reader.lost("one event of other cards")
        found = (replace(found[0], who=joined([found[0].who, ~spared])),)
    _ends(reading)
    return found


def _spared(reading: Reading) -> Filter:
    """ ", except \"A\"", behind the event of other cards"""
    reader = reading.reader
    reader.take(",")
    reader.expect("except")
    word = reader.peek()
    card = reading.lexicon.card(word.quoted) if word is not None and word.quoted else None
    if card is None:
        return _spared_kind(reading)
    reader.next += 1
    return card


def _spared_kind(reading: Reading) -> Filter:
    """ "Ritual Monsters", of which it is printed that they are such"""
    item = cards(reading.reader, reading.lexicon)
    printed = all(isinstance(part, la.Type | la.Race | la.Series) for part in parts_of(item))
    if not printed or not is_monsters(item):
        raise reading.reader.lost("the name of a card, or monsters of some kind")
    reading.reader.end()
    return item


def _ends(reading: Reading) -> None:
    after = reading.reader.peek()
    if reading.reader.comes(*["to", "a", "zone", "a", "Link", "Monster", "points", "to"]):
        return
    if after is not None and after.text not in (",", "and", "(", "while", "using", "by"):
        raise reading.reader.lost("the end of the event")


def _where(reading: Reading, found: Opening) -> bool:
    """ "this card is in your GY" """
    reader = reading.reader
    at = reader.next
    if reader.take_words("this card is"):
        words = reader.take_one_of(_PLACES)
        if words is not None and not reader.comes("because"):
            found.where = _PLACES[words]
            reading.last = reading.last or THIS
            return True
    reader.next = at
    if reading.card.type & v.MONSTER and reader.take_one_of(_IS_SPELL):
        found.where = v.SZONE
        found.conditions.append(AS_SPELL)
        return True
    if reading.card.type & v.MONSTER and reader.take_one_of(_IS_TRAP):
        found.where = v.SZONE
        found.conditions.append(AS_TRAP)
        found.quick = True  # as every effect of a Trap
        reading.last = reading.last or THIS
        return True
    if reader.comes("this", "card", "is", "equipped", "to"):
        found.where = v.SZONE
        found.conditions.append(condition(reading))
        return True
    if reader.take_words("you control this"):
        how = {name: bit for bit, name in w.SUMMONS.items()}
        manner = reader.take_one_of(how)
        if manner and reader.take("Summoned") and reader.take_one_of(("card", "monster")):
            found.where = v.MZONE
            tribute = v.BY_TRIBUTE if how[manner] == v.BY_NORMAL else 0
            found.conditions.append(la.WasSummoned(how[manner] | tribute))
            return True
        reader.next = at
    if reading.card.type & v.MONSTER and reader.take_words("this card is in the Monster Zone"):
        found.where = v.MZONE
        return True
    if reader.take_one_of(_HERE) is not None:
        found.where = v.MZONE if reading.card.type & v.MONSTER else v.SZONE
        return True
    return False
