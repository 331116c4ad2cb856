"""Clauses that summon: "Special Summon 1 Dragon monster from your hand"."""

from typing import Final, cast

from engine.filters import ANY, AllOf, Filter
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text.nouns import cards, joined
from engine.yugioh.card_text.moving import nodes, things
from engine.yugioh.card_text.places import place
from engine.yugioh.card_text.facts import described, token
from engine.yugioh.card_text.reading import Mention, Reading
from engine.yugioh.card_text.things import Thing, done, excepted, thing
from engine.yugioh.card_text.verbs import Steps, verb
from engine.yugioh.language.words import SummonedAs, SummonZones
from engine.yugioh.wording import words as w

_POSITIONS: Final = {
    "in Attack Position": v.FACEUP_ATTACK, "in face-up Attack Position": v.FACEUP_ATTACK,
    "in Defense Position": v.FACEUP_DEFENSE, "in face-up Defense Position": v.FACEUP_DEFENSE,
    "in face-down Defense Position": v.FACEDOWN_DEFENSE,
}  # fmt: skip
_BUT: Final[dict[str, SummonedAs]] = {
    words: cast(SummonedAs, name)
    for name, (_, *forms) in w.SUMMONED_BUT.items()
    for words in forms
} | {
    "its effects are negated": "negated", "their effects are negated": "negated",
    "it has its effects negated": "negated", "they have their effects negated": "negated",
}  # fmt: skip
# Where this card is when it is Special Summoned, if the words say so.
_SOURCES: Final = {
    "from your hand": v.HAND, "from your GY": v.GRAVE, "from the hand": v.HAND,
    "from the GY": v.GRAVE, "from your hand or GY": v.HAND | v.GRAVE,
}  # fmt: skip


def _this_or_things(reading: Reading) -> list[Thing]:
    found = things(reading)
    return found


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
        words = reader.take_one_of(_POSITIONS)
        if words is not None:
            position = _POSITIONS[words]
        elif reader.take_words("to your opponent's field"):
            whose = v.OPPONENT
        else:
            break
    made = token(passcode, name, found[0], reading.lexicon)
    if made not in reading.tokens:
        reading.tokens.append(made)
    mention = Mention(reading.new_name(), "Token", count > 1, v.MZONE)
    reading.speaks(mention)
    return (la.CreateToken(passcode, count, position, whose, mention.name),)


@verb("Special Summon")
def _(reading: Reading) -> Steps:
    reader = reading.reader
    tokens = reading.attempt(_token)
    if tokens is not None:
        return tokens
    found = _this_or_things(reading)
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
        words = reader.take_one_of(_POSITIONS)
        if words is not None:
            position = _POSITIONS[words]
            continue
        if reader.take_words("to your field"):
            continue
        if reader.take_words("to your zone this card points to"):
            zones = "pointed"
            continue
        break
    excepted(reading, found[-1].draft)
    but: list[SummonedAs] = []
    while True:
        at = reader.next
        if reader.take(","):
            reader.take("but") or reader.take("also") or reader.take("and")
        elif not reader.take("but"):
            break
        rider = reader.take_one_of(_BUT)
        if rider is None:
            reader.next = at
            break
        but.append(_BUT[rider])
    for one in found:
        done(reading, one, "Special Summon")
    return tuple(la.SpecialSummon(one, position, zones, but=tuple(but)) for one in nodes(found))


def _fusion_filter(item: Filter) -> Filter:
    """The monster without what a Fusion Summon itself asks for."""
    parts = item.of if isinstance(item, AllOf) else (item,)
    return joined([part for part in parts if part not in (la.Type(v.FUSION), la.MONSTER)])


@verb("Fusion Summon")
def _(reading: Reading) -> Steps:
    """ "Fusion Summon 1 Fusion Monster from your Extra Deck, using monsters from your hand or
    field as material"
    """
    reader = reading.reader
    reader.expect("1")
    item = cards(reader, reading.lexicon)
    if not reader.take_words("from your Extra Deck"):
        raise reader.lost('"from your Extra Deck"')
    reader.take(",")
    if not reader.take_one_of(("using", "by using")):
        raise reader.lost('"using"')
    if not reader.take_one_of(("monsters from your hand or field", "monsters you control")):
        raise reader.lost('"monsters from your hand or field"')
    field_only = reader.words[reader.next - 1].text == "control"
    reader.take_one_of(("as Fusion Material", "as material", "as Fusion Materials"))
    places = v.MZONE if field_only else v.HAND | v.MZONE
    return (la.FusionSummon(_fusion_filter(item), (la.Each(la.MONSTER, places),)),)


@verb("Ritual Summon")
def _(reading: Reading) -> Steps:
    reader = reading.reader
    reader.expect("1")
    item = cards(reader, reading.lexicon)
    if not reader.take_words("from your hand"):
        raise reader.lost('"from your hand"')
    reader.take(",")
    if not reader.take_words("by Tributing"):
        raise reader.lost('"by Tributing"')
    tributes = cards(reader, reading.lexicon)
    if not reader.take_words("from your hand or field whose total Levels equal"):
        raise reader.lost('"from your hand or field whose total Levels equal"')
    exactly = not reader.take_words("or exceed")
    if not reader.take_one_of(("its Level", "the Level of the Ritual Monster")):
        raise reader.lost('"its Level"')
    if item == la.Type(v.RITUAL) & la.MONSTER or item == joined([la.Type(v.RITUAL), la.MONSTER]):
        item = ANY
    each = ANY if tributes == la.MONSTER else tributes
    return (la.RitualSummon(item, exactly, each),)


@verb("Normal Summon")
def _(reading: Reading) -> Steps:
    raise reading.reader.lost("another summon")


@verb("equip")
def _(reading: Reading) -> Steps:
    reader = reading.reader
    before = reading.last
    found = thing(reading)
    if reader.take("with", "this", "card"):
        return (la.Equip(la.SELF, found.node()),)
    reader.expect("to")
    if found.draft is None:
        reading.last = before  # "equip this card to it"
    host = thing(reading)
    what = found.node()
    return (la.Equip(what, host.node()),)
