"""What continuous effects hold monsters to: battle positions, activated effects without effect."""

from typing import Final

from engine.effects import Node
from engine.filters import ANY, AnyOf, Filter
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text.conditions import condition
from engine.yugioh.card_text.described import numbers, one_card
from engine.yugioh.card_text.nouns import cards, joined
from engine.yugioh.card_text.reading import Reading
from engine.yugioh.card_text.seen import is_monsters, parts_of
from engine.yugioh.card_text.standing import yours
from engine.yugioh.card_text.statements import Rules, having, starting
from engine.yugioh.language.words import Controlled
from engine.yugioh.wording import words as w
from engine.yugioh.wording.opposite import opposite

_POSITIONS: Final = {
    "Defense Position": v.FACEUP_DEFENSE, "face-up Defense Position": v.FACEUP_DEFENSE,
    "Attack Position": v.FACEUP_ATTACK, "face-up Attack Position": v.FACEUP_ATTACK,
}  # fmt: skip


@having("change", "changed")
def _(reading: Reading) -> Rules:
    """ "Change all face-up monsters on the field to Defense Position." """
    reader = reading.reader
    change = reader.take("change")
    if change and not reader.comes("all"):
        raise reader.lost('"all"')
    face_up = any(word.text.casefold() == "face-up" for word in reader.words)
    found = reading.attempt(yours)
    if found is None and change:
        reader.take("all")
        found = (
            joined(
                [part for part in parts_of(cards(reader, reading.lexicon)) if part != la.FACE_UP]
            ),
            v.EITHER,
        )
    if found is None:
        raise reader.lost("which monsters")
    item, whose = found
    to = reader.take("to") if change else reader.take("are", "changed", "to")
    position = reader.take_one_of(_POSITIONS) if to else None
    if position is None or not (face_up and is_monsters(item)):
        raise reader.lost("to which position face-up monsters are changed")
    return Rules((la.InPosition(item, whose, _POSITIONS[position]),))


@starting("if")
def _(reading: Reading) -> Rules:
    """ "If there are no \"A\" cards on the field, send this card to the GY", "destroy it" """
    reader = reading.reader
    reader.expect("if")
    held = reading.attempt(_not_all) or condition(reading)
    what = reader.take_one_of(_FALLS)
    if not isinstance(held, la.Compare) or what is None:
        raise reader.lost('"send this card to the GY"')
    return Rules((la.While((held,), (la.Falls(_FALLS[what]),)),))


_FALLS: Final = {", send this card to the GY": False, ", destroy this card": True}


def _not_all(reading: Reading) -> Node:
    """ "you control a monster that is not a \"A\" monster": face-down it is not known as one"""
    reader = reading.reader
    if not reader.take_words("you control a monster that is not"):
        raise reader.lost('"you control a monster that is not"')
    item = one_card(reading)
    return la.exists(joined([la.MONSTER, ~joined([*parts_of(item), la.FACE_UP])]), v.MZONE)


@starting("the")
def _(reading: Reading) -> Rules:
    """ "The effects of monsters with the same original name as … on the field are negated." """
    reader = reading.reader
    if not reader.take_words("the effects of monsters"):
        raise reader.lost('"the effects of monsters"')
    more = numbers(reading)
    if more is None or not reader.take_words("on the field are negated"):
        raise reader.lost("whose effects are negated")
    return Rules((la.Ban(("effect",), joined([la.MONSTER, more]), whose=v.EITHER),))


@starting("if")
def _(reading: Reading) -> Rules:
    """ "If this face-up card is destroyed in a Monster Zone, you can place it face-up in …" """
    if not reading.card.type & v.MONSTER or not reading.reader.take_words(_STAYS):
        raise reading.reader.lost("what becomes of this card if it is destroyed")
    return Rules((la.StaysAsSpell(),))


_STAYS: Final = (
    "if this face-up card is destroyed in a Monster Zone , you can place it face-up in your Spell "
    "& Trap Zone as a Continuous Spell , instead of sending it to the GY"
)


@starting("you")
def _(reading: Reading) -> Rules:
    """ "You cannot Summon/Set monsters to any Extra Monster Zone this card points to." """
    if not reading.reader.take_words(
        "you cannot Summon/Set monsters to any Extra Monster Zone this card points to"
    ):
        raise reading.reader.lost("zones that this card points to")
    return Rules((la.BarsExtraZones(),))


@starting("after")
def _(reading: Reading) -> Rules:
    """ "After this card's activation, it remains on the field, but …": no later turn is played."""
    card = reading.card
    if not card.type & (v.SPELL | v.TRAP) or card.type & (v.CONTINUOUS | v.FIELD | v.EQUIP):
        raise reading.reader.lost("a Spell or Trap that would be sent to the GY")
    if not reading.reader.take_words(
        "after this card's activation , it remains on the field , but you must destroy it during "
        "the End Phase of your opponent's 3 rd turn"
    ):
        raise reading.reader.lost('"it remains on the field"')
    return Rules((la.Remains(),))


@starting("the")
def _(reading: Reading) -> Rules:
    """ "The activation of your cards and effects that include an effect that Fusion Summons …" """
    if not reading.reader.take_words(
        "the activation of your cards and effects that include an effect that Fusion Summons a "
        "Fusion Monster cannot be negated"
    ):
        raise reading.reader.lost("what cannot be negated")
    return Rules((la.FusionsUnnegated(),))


@having("change")
def _(reading: Reading) -> Rules:
    """ "Other monsters on the field cannot change their battle positions." """
    item, whose = yours(reading)
    if not is_monsters(item) or not reading.reader.take_words("cannot change their battle"):
        raise reading.reader.lost('"cannot change their battle positions"')
    if not (reading.reader.take("positions") or reading.reader.take("position")):
        raise reading.reader.lost('"positions"')
    return Rules((la.NotTurned(item, whose),))


_OF: Final = {
    "negate the activated effects of your opponent's": v.OPPONENT,
    "negate the activated effects of": v.EITHER,
}  # fmt: skip


@starting("negate")
def _(reading: Reading) -> Rules:
    """ "Negate any opponent's monster effect that activates in the same column as a \"A\" monster
    you control."
    """
    reader = reading.reader
    if not reader.take_words(
        "negate any opponent's monster effect that activates in the same column as"
    ):
        raise reader.lost('"negate any opponent\'s monster effect"')
    item = one_card(reading)
    if not is_monsters(item) or not reader.take_words("you control"):
        raise reader.lost("a monster you control")
    there = joined([la.MONSTER, la.InColumnOf(item)])
    return Rules((la.NegatesActivated(there, v.OPPONENT, places=v.MZONE),))


@starting("negate")
def _(reading: Reading) -> Rules:
    """ "Negate the activated effects of your opponent's monsters that have \"A\" Counters." """
    reader = reading.reader
    start = reader.take_one_of(_OF)
    if start is None:
        raise reader.lost('"negate the activated effects of"')
    whose = _OF[start]
    item = joined([cards(reader, reading.lexicon), numbers(reading) or ANY])
    if whose == v.EITHER and reader.take_words("your opponent controls"):
        whose = v.OPPONENT
    in_defense = reader.take_words("that were in Defense Position when that effect was activated")
    if not is_monsters(item):
        raise reader.lost("monsters")
    words = reader.take_one_of(_ACTIVATED_IN)
    places = 0 if words is None else _ACTIVATED_IN[words]
    return Rules((la.NegatesActivated(item, whose, in_defense, places),))


_ACTIVATED_IN: Final = {
    "on the field or in the GY": v.MZONE | v.GRAVE, "in their banishment": v.BANISHED,
}  # fmt: skip


_LIMITS: Final[dict[str, Controlled]] = {
    "1 Type of monster": "one type", "1 Attribute of monster": "one attribute",
    "1 monster of each Type": "one of each type",
}  # fmt: skip


@starting("each")
def _(reading: Reading) -> Rules:
    """ "Each player can only control 1 Type of monster, and sends all others to the GY." """
    reader = reading.reader
    if not reader.take_words("each player can only control"):
        raise reader.lost('"each player can only control"')
    words = reader.take_one_of(_LIMITS)
    item: Filter = ANY
    if words is None:
        if reader.number() != 1:
            raise reader.lost("1 monster")
        found = cards(reader, reading.lexicon)
        if not is_monsters(found) or la.FACE_UP not in parts_of(found):
            raise reader.lost("face-up monsters")
        item = joined([part for part in parts_of(found) if part != la.FACE_UP])
    if not reader.take_words(", and sends all others to the GY"):
        raise reader.lost("what becomes of others")
    return Rules((la.ControlLimit("one" if words is None else _LIMITS[words], item),))


_PLACES: Final = {
    "on the field": (v.MZONE, v.EITHER), "you control": (v.MZONE, v.YOU),
    "your opponent controls": (v.MZONE, v.OPPONENT),
    "in both players' hands and on the field": (v.MZONE | v.HAND, v.EITHER),
}  # fmt: skip


@starting("reduce", "increase")
def _(reading: Reading) -> Rules:
    """ "Reduce the Level of all \"A\" monsters in both players' hands and on the field by 1." """
    reader = reading.reader
    way = reader.take_one_of(("reduce", "increase"))
    if way is None or not reader.take_one_of(("the Level of all", "the Levels of all")):
        raise reader.lost('"the Level of all"')
    item = cards(reader, reading.lexicon)
    where = reader.take_one_of(_PLACES)
    if where is None or not is_monsters(item) or not reader.take("by"):
        raise reader.lost("which monsters")
    number = reader.number()
    if number is None:
        raise reader.lost("a number")
    places, whose = _PLACES[where]
    by = number if way == "increase" else -number
    parts = [part for part in parts_of(item) if part != la.FACE_UP]
    return Rules((la.FieldLevels(by, joined(parts), whose, places),))


@starting("while")
def _(reading: Reading) -> Rules:
    """ "While you control a monster, your opponent cannot place a monster on the field if …" """
    if not reading.reader.take_words(w.NO_MORE.replace(",", " ,")):
        raise reading.reader.lost('"while you control a monster"')
    return Rules((la.ControlLimit("no more"),))


@starting("both")
def _(reading: Reading) -> Rules:
    """ "Both players must Set Spell Cards before activating them, and cannot activate them until
    their next turn after Setting them."
    """
    if not reading.reader.take_words(
        "both players must Set Spell Cards before activating them , and cannot activate them "
        "until their next turn after Setting them"
    ):
        raise reading.reader.lost('"Both players must Set Spell Cards"')
    return Rules((la.SetFirst(),))


@starting("neither")
def _(reading: Reading) -> Rules:
    """ "Neither player can activate monster effects unless …", by the kinds on the field"""
    if not reading.reader.take_words(
        "neither player can activate monster effects unless the number of monster effects that "
        "player has previously activated that turn is less than the number of monster card types "
        "currently on the field ( Ritual , Fusion , Synchro , Xyz , Pendulum , and Link ) , "
        "counting those activated while this monster was face-up on the field , negated or not"
    ):
        raise reading.reader.lost("how many monster effects can be activated")
    return Rules((la.EffectsByKinds(),))


@starting("can")
def _(reading: Reading) -> Rules:
    """ "Can only be Link Summoned while you have a \"A\" card in your GY." """
    reader = reading.reader
    if not reading.card.type & v.LINK or not reader.take_words("can only be Link Summoned while"):
        raise reader.lost('"can only be Link Summoned while"')
    never = opposite(condition(reading))
    if never is None:
        raise reader.lost("a condition on cards or numbers")
    return Rules((la.While((never,), (la.NotSpecialSummoned(how=v.BY_LINK),)),))


@starting("cannot")
def _(reading: Reading) -> Rules:
    """ "Cannot be Normal Summoned, unless you control a \"A\" monster." """
    reader = reading.reader
    if not reader.take_words("cannot be Normal Summoned , unless"):
        raise reader.lost('"cannot be Normal Summoned, unless"')
    never = opposite(condition(reading))
    if never is None:
        raise reader.lost("a condition on cards or numbers")
    return Rules((la.While((never,), (la.NotSpecialSummoned(how=v.BY_NORMAL),)),))


@starting("cannot")
def _(reading: Reading) -> Rules:
    """ "Cannot be Normal or Special Summoned if you control a monster." """
    reader = reading.reader
    if not reader.take_words("cannot be Normal or Special Summoned if"):
        raise reader.lost('"cannot be Normal or Special Summoned if"')
    return Rules((la.While((condition(reading),), (la.NotSpecialSummoned(normal=True),)),))


@starting("you")
def _(reading: Reading) -> Rules:
    """ "You can activate the effects of \"A\" monsters in your GY as Quick Effects." """
    reader = reading.reader
    if not reader.take_words("you can activate the effects of"):
        raise reader.lost('"You can activate the effects of"')
    each: list[Filter] = []
    while not each or reader.take_one_of((", or of", "or of")):
        each.append(_in_its_place(reading))
    reader.take(",")
    if not reader.take_words("as Quick Effects"):
        raise reader.lost('"as Quick Effects"')
    return Rules((la.AsQuick(each[0] if len(each) == 1 else AnyOf(tuple(each))),))


@starting("you")
def _(reading: Reading) -> Rules:
    """ "You can activate the effects of \"A\" monsters in your hand even while you control a
    monster."
    """
    reader = reading.reader
    if not reader.take_words("you can activate the effects of"):
        raise reader.lost('"You can activate the effects of"')
    item = cards(reader, reading.lexicon)
    if not is_monsters(item) or not all(isinstance(one, _PRINTED) for one in parts_of(item)):
        raise reader.lost("monsters of which it is printed")
    if not reader.take_words("in your hand even while you control a monster"):
        raise reader.lost('"even while you control a monster"')
    return Rules((la.EvenWithMonsters(item),))


_PRINTED: Final = (la.Series, la.Type, la.Named)


def _in_its_place(reading: Reading) -> Filter:
    """ "Link Monsters you control with \"A\" in their original names": monsters in one place."""
    reader = reading.reader
    item = cards(reader, reading.lexicon)
    places = {"in your GY": v.GRAVE, "you control": v.MZONE}
    where = reader.take_one_of(places)
    if where is None or not is_monsters(item):
        raise reader.lost("monsters, and where they are")
    parts: list[Filter] = [item, la.InPlace(places[where])]
    if reader.take("with"):
        series = reading.series()
        if not reader.take_words("in their original names"):
            raise reader.lost('"in their original names"')
        parts.append(la.Original(series))
    return joined(parts)
