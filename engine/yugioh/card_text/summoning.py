"""Clauses that summon: "Special Summon 1 Dragon monster from your hand"."""

from typing import Final, cast

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text.conditions import condition
from engine.yugioh.card_text.nouns import cards
from engine.yugioh.card_text.moving import host_of, nodes, things
from engine.yugioh.card_text.places import place
from engine.yugioh.card_text.facts import described, token
from engine.yugioh.card_text.numbers import STATS
from engine.yugioh.card_text.reading import THIS, Mention, Reading
from engine.yugioh.card_text.things import Thing, done, excepted, thing
from engine.yugioh.card_text.verbs import Steps, verb
from engine.yugioh.language.words import SummonedAs, SummonZones
from engine.yugioh.wording import words as w

_POSITIONS: Final = {
    "in Attack Position": v.FACEUP_ATTACK,
    "in face-up Attack Position": v.FACEUP_ATTACK,
    "in Defense Position": v.FACEUP_DEFENSE,
    "in face-up Defense Position": v.FACEUP_DEFENSE,
    "in face-down Defense Position": v.FACEDOWN_DEFENSE,
    "in Attack Position or face-down Defense Position": v.FACEUP_ATTACK | v.FACEDOWN_DEFENSE,
    "in face-up Attack Position or face-down Defense Position": v.FACEUP_ATTACK
    | v.FACEDOWN_DEFENSE,
    "in face-up or face-down Defense Position": v.DEFENSE,
}
POSITIONS: Final = _POSITIONS | {
    f", {words}": position for words, position in _POSITIONS.items()
}  # fmt: skip
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
    "its effects are negated": "negated", "their effects are negated": "negated",
    "it has its effects negated": "negated", "they have their effects negated": "negated",
}  # fmt: skip
# Where this card is when it is Special Summoned, if the words say so.
_SOURCES: Final = {
    "from your hand": v.HAND, "from your GY": v.GRAVE, "from the hand": v.HAND,
    "from the GY": v.GRAVE, "from your hand or GY": v.HAND | v.GRAVE,
}  # fmt: skip


def _token(reading: Reading) -> Steps:
    """ "2 \"A Tokens\" (Fiend/DARK/Level 1/ATK 0/DEF 0) in Defense Position" """
    reader = reading.reader
    count = reader.number()
    word, bracket = reader.peek(), reader.peek(1)
    if count is None or word is None or bracket is None or not word.quoted:
        raise reader.lost("a Token")
    found = described(reader.text[bracket.at :])
    if found is None:
        raise reader.lost("the facts of a Token")
    name = word.quoted.removesuffix("s")
    passcode = reading.lexicon.token(name, found[0])
    if passcode is None:
        raise reader.lost("a Token that is known")
    end = bracket.at + found[1]
    while (after := reader.peek()) is not None and after.at < end:
        reader.next += 1
    whose, position = v.YOU, v.FACEUP
    while True:
        words = reader.take_one_of(POSITIONS)
        if words is not None:
            position = POSITIONS[words]
        elif reader.take_words("to your opponent's field"):
            whose = v.OPPONENT
        elif reader.take_words("to both players' fields"):
            whose = v.EITHER
        else:
            break
    made = token(passcode, name, found[0], reading.lexicon)
    if made not in reading.tokens:
        reading.tokens.append(made)
    mention = Mention(reading.new_name(), "Token", count > 1, v.MZONE)
    reading.speaks(mention)
    but = summoned_but(reading)
    return (la.CreateToken(passcode, count, position, whose, mention.name, but),)


@verb("Special Summon")
def _(reading: Reading) -> Steps:
    reader = reading.reader
    tokens = reading.attempt(_token)
    if tokens is not None:
        return tokens
    before = reading.last, len(reading.mentions)
    found = things(reading)
    if len(found) == 1 and found[0].mention.node is la.SELF:
        at = reader.next
        where = place(reader, True)
        if where is not None:
            if where.whose != v.YOU or where.zones or where.places & v.FIELD_PLACES:
                reader.next = at
            else:
                reading.where = where.places
    for one in found:
        if one.draft is not None and one.draft.places & v.FIELD_PLACES == v.FIELD_PLACES:
            raise reader.lost("monsters that are not on the field")
    zones: SummonZones = ""
    position = v.FACEUP
    while True:
        words = reader.take_one_of(POSITIONS)
        if words is not None:
            position = POSITIONS[words]
            continue
        if reader.take_words("to your field"):
            continue
        if reader.take_one_of(
            ("to your zone this card points to", ", to your zone this card points to")
        ):
            zones = "pointed"
            continue
        if reader.take_words("to the Extra Monster Zone"):
            zones = "extra"
            continue
        break
    excepted(reading, found[-1].draft)
    if reader.comes(",", "by", "using"):
        if len(found) != 1 or zones:
            raise reader.lost("one monster that is summoned")
        return _onto(reading, found[0], position, *before)
    if found[-1].draft is not None:
        reading.attempt(lambda reading: _only_these(reading, found[-1]))
    but = summoned_but(reading)
    for one in found:
        done(reading, one, "Special Summon")
    return tuple(la.SpecialSummon(one, position, zones, but=but) for one in nodes(found))


_TREATED: Final = "( this is treated as an Xyz Summon"


def _onto(
    reading: Reading, what: Thing, position: int, last: Mention | None, known: int
) -> Steps:  # fmt: skip
    """ ", by using it as material (this is treated as an Xyz Summon, transfer its materials)" """
    reader = reading.reader
    summoned = reading.last
    reader.take_words(", by using")
    onto = host_of(reading, last, known)
    reading.last = summoned
    if onto.draft is not None or onto.mention.several:
        raise reader.lost("one monster that was spoken of")
    if not reader.take_words("as material") or not reader.take_words(_TREATED):
        raise reader.lost('"as material (this is treated as an Xyz Summon)"')
    transfer = reader.take_words(", transfer its materials")
    reader.expect(")")
    but = summoned_but(reading)
    (node,) = nodes([what])
    done(reading, what, "Special Summon")
    return (la.SpecialSummon(node, position, "", v.BY_XYZ, but, onto.node(), transfer),)


def _only_these(reading: Reading, what: Thing) -> bool:
    """ ", but if you control no monsters, you can only Special Summon \"A\" with this effect" """
    reader = reading.reader
    reader.expect(",", "but", "if")
    held = condition(reading)
    if not isinstance(held, la.Compare) or what.draft is None:
        raise reader.lost("a condition on cards or numbers")
    if not reader.take_words(", you can only Special Summon"):
        raise reader.lost('"you can only Special Summon"')
    item = cards(reader, reading.lexicon)
    if not reader.take_words("with this effect"):
        raise reader.lost('"with this effect"')
    what.draft.extra.append(item | ~la.Provided(held))
    return True


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


_NO_MATERIAL: Final[dict[str, SummonedAs]] = {
    words: cast(SummonedAs, name) for name, words in w.SUMMONED_BUT_NOT_FOR.items()
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
    return found


@verb("Normal Summon")
def _(reading: Reading) -> Steps:
    raise reading.reader.lost("another summon")


# Where the monster is that equips itself, as it follows "equip this card".
_EQUIPPED_FROM: Final = {
    "from your hand or field": v.HAND | v.MZONE, "from your hand": v.HAND,
    "from your hand or GY": v.HAND | v.GRAVE, "from your field or GY": v.MZONE | v.GRAVE,
    "from your hand or face-up field": v.HAND | v.MZONE, "from your GY": v.GRAVE,
    "you control": v.MZONE, "on the field": v.MZONE,
}  # fmt: skip


@verb("equip this monster", "equip this card")
def _(reading: Reading) -> Steps:
    """ "from your hand or field to that target as an Equip Spell that gives it 500 ATK" """
    reader = reading.reader
    if not reading.card.type & v.MONSTER:
        raise reader.lost("a monster")
    places = reader.take_one_of(_EQUIPPED_FROM)
    reading.last, before = THIS, reading.last
    if places is not None:
        reading.where = _EQUIPPED_FROM[places]
    reader.expect("to")
    to = host_of(reading, before, len(reading.mentions)).node()
    gives: Steps = ()
    if reader.take_words("as an Equip Spell that gives it"):
        number = reader.number()
        stats = reader.take_one_of(STATS)
        if number is None or stats is None:
            raise reader.lost("a number of ATK or DEF")
        gives = (la.EquipStats(number, stats=STATS[stats]),)
    return (la.Equip(la.SELF, to, gives),)


@verb("equip")
def _(reading: Reading) -> Steps:
    reader = reading.reader
    before = reading.last, len(reading.mentions)
    found = thing(reading)
    if reader.take("with", "this", "card"):
        return (la.Equip(la.SELF, found.node()),)
    reader.expect("to")
    host = host_of(reading, *before)
    what = found.node()
    return (la.Equip(what, host.node()),)
