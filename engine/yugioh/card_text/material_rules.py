"""What a monster is used as: "This card can be treated as 2 Tributes for …", "… as a Tuner"."""

from typing import Final

from engine.filters import ANY, Filter
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text.conditions import condition
from engine.yugioh.card_text.described import numbers, one_card
from engine.yugioh.card_text.nouns import cards, joined
from engine.yugioh.card_text.reading import Reading
from engine.yugioh.card_text.seen import is_monsters, parts_of, seen
from engine.yugioh.card_text.statements import Rules, having, starting
from engine.yugioh.card_text.summons_now import more_normal
from engine.yugioh.card_text.things import thing
from engine.yugioh.card_text.tokens import Word
from engine.yugioh.card_text.verbs import Steps, clause, verb

_THIS = ~la.OTHER
_SPELLS_AND_TRAPS: Final = (la.Type(v.CONTINUOUS), la.SPELL_TRAP, la.TRAP, la.SPELL)
_WORN = la.EquippedWith(_THIS)


@starting("during")
def _(reading: Reading) -> Rules:
    """ "During the turn this card was Normal Summoned, you can Normal Summon 1 \"A\" monster in
    addition to your Normal Summon/Set."
    """
    reader = reading.reader
    if not reader.take_words("during the turn"):
        raise reader.lost('"during the turn"')
    before = reader.words
    comma = next((at for at, word in enumerate(before) if word.text == ","), len(before))
    start = before[-1].at
    turn = [Word("this", start), Word("turn", start)]
    reader.words = [*before[:comma], *turn, *before[comma:]]
    held = condition(reading)
    if not reader.take_words(", you can Normal Summon 1"):
        raise reader.lost('"you can Normal Summon"')
    return Rules((la.While((held,), (more_normal(reading),)),))


@starting("cannot")
def _(reading: Reading) -> Rules:
    """ "Cannot be Ritual Summoned using Level 9 monsters." """
    reader = reading.reader
    if not reader.take_words("cannot be Ritual Summoned using"):
        raise reader.lost('"cannot be Ritual Summoned using"')
    return Rules((la.RitualWithout(cards(reader, reading.lexicon)),))


@starting("if")
def _(reading: Reading) -> Rules:
    """ "If this card, Special Summoned from the Extra Deck, is used as Synchro Material, …" """
    if not reading.reader.take_words(
        "if this card , Special Summoned from the Extra Deck , is used as Synchro Material , "
        "banish it"
    ):
        raise reading.reader.lost('"is used as Synchro Material, banish it"')
    return Rules((la.BanishedAsMaterial(la.Summoned(v.BY_FROM_EXTRA)),))


_PLACES: Final = {
    "in your hand , field , or GY": v.HAND | v.FIELD_PLACES | v.GRAVE,
    "on the field": v.FIELD_PLACES,
}  # fmt: skip


@starting("this")
def _(reading: Reading) -> Rules:
    """ "This card can be used as a substitute for any 1 Fusion Material whose name is mentioned on
    the Fusion Monster Card, but the other materials must be correct."
    """
    reader = reading.reader
    reader.expect("this", "card")
    where = reader.take_one_of(_PLACES)
    if not reader.take_words(
        "can be used as a substitute for any 1 Fusion Material whose name is mentioned on"
    ):
        raise reader.lost('"can be used as a substitute"')
    of: Filter = ANY
    if not reader.take_words("the Fusion Monster Card"):
        found = one_card(reading)
        of = joined([part for part in parts_of(found) if part != la.Type(v.FUSION)])
    if not reader.take_words(", but the other materials must be correct"):
        raise reader.lost("what the other materials must be")
    return Rules((la.FusionSubstitute(0 if where is None else _PLACES[where], of),))


@starting("you")
def _(reading: Reading) -> Rules:
    """ "You can substitute this monster for 1 Fusion Material that lists an Attribute, on a \"A\"
    Fusion Monster Card."
    """
    reader = reading.reader
    if not reader.take_words(
        "you can substitute this monster for 1 Fusion Material that lists an Attribute , on"
    ):
        raise reader.lost('"you can substitute this monster"')
    found = one_card(reading)
    reader.take("Card")
    of = joined([part for part in parts_of(found) if part != la.Type(v.FUSION)])
    return Rules((la.FusionSubstitute(v.MZONE, of, for_attribute=True),))


def _subject(reading: Reading) -> Filter:
    """ "this card", "the equipped monster" """
    reader = reading.reader
    if reader.take("this", "card"):
        return _THIS
    if reading.card.type & v.EQUIP and reader.take("the", "equipped", "monster"):
        return _WORN
    raise reader.lost('"this card"')


@starting("this", "the")
def _(reading: Reading) -> Rules:
    """ "This card can be treated as 2 Tributes for the Tribute Summon of a Dragon monster." """
    reader = reading.reader
    which = _subject(reading)
    words = reader.take_one_of(_WORTH)
    if words is None:
        raise reader.lost('"can be treated as 2 Tributes"')
    worth = _WORTH[words]
    if reader.take_words("a Tribute Summon"):
        return Rules((la.TwoTributes(la.MONSTER, which, worth),))
    if not reader.take_words("the Tribute Summon of"):
        raise reader.lost('"the Tribute Summon of"')
    return Rules((la.TwoTributes(one_card(reading), which, worth),))


_WORTH: Final = {
    "can be treated as 2 Tributes for": 2, "can be treated as 1 or 3 Tributes for": 3,
}  # fmt: skip


_INSTEAD: Final = (", instead of a monster", ", as well as monsters")


@starting("to")
def _(reading: Reading) -> Rules:
    """ "To Tribute Summon this card face-up, you can Tribute a Continuous Spell/Trap you control,
    instead of a monster.": where it takes one Tribute, both endings say the same.
    """
    reader = reading.reader
    if not reader.take_words("to Tribute Summon this card face-up , you can Tribute"):
        raise reader.lost('"To Tribute Summon this card face-up"')
    reader.take("a")
    item = cards(reader, reading.lexicon)
    if not reader.take_words("you control"):
        raise reader.lost('"you control"')
    words = reader.take_one_of(_INSTEAD)
    if words is None or (words == _INSTEAD[0] and reading.card.level > 6):
        raise reader.lost('"as well as monsters"')
    if any(part not in _SPELLS_AND_TRAPS for part in parts_of(item)):
        raise reader.lost("Spells or Traps")
    return Rules((la.TributesAlso(item),))


@starting("you")
def _(reading: Reading) -> Rules:
    """ "You can Tribute Summon this card by Tributing 1 \"A\" monster." """
    reader = reading.reader
    if not reader.take_words("you can Tribute Summon this card"):
        raise reader.lost('"You can Tribute Summon this card"')
    face_up = reader.take_words("face-up")
    if not reader.take_words("by Tributing 1") or reading.card.level < 7:
        raise reader.lost("one of two Tributes")
    item = joined([cards(reader, reading.lexicon), numbers(reading) or ANY])
    if not is_monsters(item):
        raise reader.lost("a monster")
    return Rules((la.OneTribute(item, sets=not face_up),))


@starting("you")
def _(reading: Reading) -> Rules:
    """ "You can conduct Tribute Summons … by sending 1 monster you control and 1 card …" """
    if not reading.reader.take_words(_BY_SENDING):
        raise reading.reader.lost("what is sent instead of being Tributed")
    return Rules((la.SendsForTributes(),))


_BY_SENDING: Final = (
    "you can conduct Tribute Summons that require 2 Tributes by sending 1 monster you control and "
    "1 card your opponent controls to the GY instead of Tributing ( it is still treated as a "
    "Tribute Summon )"
)


@starting("if")
def _(reading: Reading) -> Rules:
    """ "If you would Tribute a monster for a Tribute Summon, you can Tribute a Zombie monster your
    opponent controls, even though you do not control it."
    """
    reader = reading.reader
    if not reader.take_words("if you would Tribute a monster for a Tribute Summon , you can"):
        raise reader.lost('"If you would Tribute a monster for a Tribute Summon"')
    reader.expect("Tribute")
    item = one_card(reading)
    if not is_monsters(item) or not reader.take_words("your opponent controls"):
        raise reader.lost('"your opponent controls"')
    reader.take(",")
    if not reader.take_one_of(_NOT_YOURS):
        raise reader.lost('"even though you do not control it"')
    return Rules((la.TributesTheirs(seen(item, v.MZONE, v.OPPONENT)),))


@having("detaching")
def _(reading: Reading) -> Rules:
    """ "\"A\" Xyz Monsters you control can activate effects without detaching material." """
    reader = reading.reader
    item = cards(reader, reading.lexicon)
    if not is_monsters(item) or not reader.take_words("you control can activate effects without"):
        raise reader.lost('"you control can activate effects without"')
    reader.expect("detaching")
    if not reader.take("material") and not reader.take("materials"):
        raise reader.lost('"material"')
    return Rules((la.WithoutDetaching(seen(item, v.MZONE, v.YOU)),))


@starting("when")
def _(reading: Reading) -> Rules:
    """ "When you Ritual Summon, you can detach a material from this card as monster required …" """
    reader = reading.reader
    if not reading.card.type & v.XYZ or not reader.take_words(
        "when you Ritual Summon , you can detach a material from this card as monster required for "
        "the Ritual Summon"
    ):
        raise reader.lost('"as monster required for the Ritual Summon"')
    return Rules((la.DetachesForRituals(),))


@clause
def _(reading: Reading) -> Steps:
    """ "once during this turn, if you would Tribute a monster for a Tribute Summon, you can Tribute
    1 monster your opponent controls even though you do not control it"
    """
    if not reading.reader.take_words(_ONE_OF_THEIRS):
        raise reading.reader.lost('"once during this turn, if you would Tribute a monster"')
    return (la.TributeOneOfTheirs(),)


_ONE_OF_THEIRS: Final = (
    "once during this turn , if you would Tribute a monster for a Tribute Summon , you can Tribute "
    "1 monster your opponent controls even though you do not control it"
)
_NOT_YOURS: Final = (
    "even though you do not control it", "even though you do not control them",
)  # fmt: skip


@starting("this", "the")
def _(reading: Reading) -> Rules:
    """ "This card is treated as a Tuner." """
    which = _subject(reading)
    if not reading.reader.take_words("is treated as a Tuner"):
        raise reading.reader.lost('"is treated as a Tuner"')
    return Rules((la.FieldTuner(which),))


@starting("if")
def _(reading: Reading) -> Rules:
    """ "If this card you control would be used as Synchro Material for a Dragon monster, you can
    treat it as a non-Tuner."
    """
    reader = reading.reader
    if not reader.take_words("if this card you control would be used as Synchro Material"):
        raise reader.lost('"would be used as Synchro Material"')
    of: Filter = one_card(reading) if reader.take("for") else ANY
    reader.expect(",")
    if not reader.take_words("you can treat it as a non-Tuner"):
        raise reader.lost('"you can treat it as a non-Tuner"')
    return Rules((la.AsNonTuner(of),))


@starting("if")
def _(reading: Reading) -> Rules:
    """ "If this card is used for the Xyz Summon of a WATER monster, it can be treated as a Level 3
    or 5 monster."
    """
    reader = reading.reader
    if not reader.take_words("if this card is used for"):
        raise reader.lost('"If this card is used for"')
    of: Filter = ANY
    if reader.take_words("the Xyz Summon of"):
        of = one_card(reading)
    elif not reader.take_words("an Xyz Summon"):
        raise reader.lost("an Xyz Summon")
    if not reader.take_one_of((", it can be treated as a Level", ", you can treat it as a Level")):
        raise reader.lost('"it can be treated as a Level"')
    levels = [reader.number()]
    if reader.take("or"):
        levels.append(reader.number())
    reader.expect("monster")
    return Rules((la.AsLevel(tuple(one for one in levels if one is not None), of),))


@starting("for")
def _(reading: Reading) -> Rules:
    """ "For a Synchro Summon, you can substitute this card for any 1 \"A\" Tuner." """
    reader = reading.reader
    if not reader.take_words("for a Synchro Summon , you can substitute this card for any 1"):
        raise reader.lost('"you can substitute this card for"')
    item = cards(reader, reading.lexicon)
    if la.Type(v.TUNER) not in item.walk():
        raise reader.lost("a Tuner")
    return Rules((la.ForTuner(item),))


@starting("if")
def _(reading: Reading) -> Rules:
    """ "If you Link Summon a \"A\" Link Monster, you can use 1 \"A\" Link Monster you control with
    its same name as the entire material."
    """
    reader = reading.reader
    if not reader.take_words("if you Link Summon"):
        raise reader.lost('"If you Link Summon"')
    item = one_card(reading)
    if not reader.take_words(", you can use 1") or cards(reader, reading.lexicon) != item:
        raise reader.lost("such a Link Monster")
    if not reader.take_words("you control with its same name as the entire material"):
        raise reader.lost('"with its same name as the entire material"')
    if la.Type(v.LINK) not in item.walk():
        raise reader.lost("a Link Monster")
    return Rules((la.Namesake(item),))


@verb("treat")
def _(reading: Reading) -> Steps:
    """ "treat it as a Tuner this turn" """
    reader = reading.reader
    what = thing(reading)
    if what.draft is not None:
        raise reader.lost("monsters that were spoken of before")
    if not reader.take_words("as a Tuner"):
        raise reader.lost('"as a Tuner"')
    if reader.take_words("this turn"):
        return (la.TreatAsTuner(what.node(), "end"),)
    if reader.take_words("until the end of the next turn"):
        return (la.TreatAsTuner(what.node(), "next turn"),)
    return (la.TreatAsTuner(what.node()),)


@starting("for")
def _(reading: Reading) -> Rules:
    """ "For this card's Synchro Summon, you can treat 1 "A" monster you control as a Tuner.", "…
    1 Link-1 monster you control as a Level 1 Tuner."
    """
    reader = reading.reader
    if not reader.take_words("for this card's Synchro Summon , you can treat 1"):
        raise reader.lost('"you can treat 1"')
    item = cards(reader, reading.lexicon)
    if not is_monsters(item) or not reader.take_words("you control as a"):
        raise reader.lost('"you control as a"')
    level = reader.number() or 0 if reader.take("Level") else 0
    linked = any(isinstance(part, la.Between) and part.what == "link" for part in parts_of(item))
    if not reader.take("Tuner") or linked != (level > 0):
        raise reader.lost("a Tuner, which has the Level that is said if it has none")
    return Rules(procedures=(la.SynchroSummon(tuners=0, treated=item, treated_level=level),))


@starting("for")
def _(reading: Reading) -> Rules:
    """ "For this card's Xyz Summon, you can treat Link-2 monsters you control as Level 2 monsters
    for material."
    """
    reader = reading.reader
    if not reader.take_words("for this card's Xyz Summon , you can treat"):
        raise reader.lost('"you can treat"')
    item = cards(reader, reading.lexicon)
    if reader.take_words("with a Level owned by your opponent"):
        item = joined([item, la.Between("level", 1), ~la.State("owned")])
    if not is_monsters(item) or not reader.take_words("you control as Level"):
        raise reader.lost('"you control as Level"')
    if reader.number() != reading.card.level:
        raise reader.lost("the Rank of the card")
    reader.take("monsters")
    reader.take_words("for material")
    return Rules(procedures=(la.XyzSummon(least=0, treated=item),))


@starting("a")
def _(reading: Reading) -> Rules:
    """ "A Fusion Summon of this card can only be done with the above Fusion Materials." """
    if not reading.reader.take_words(
        "a Fusion Summon of this card can only be done with the above Fusion Materials"
    ):
        raise reading.reader.lost('"with the above Fusion Materials"')
    return Rules(procedures=(la.FusionMaterials(exact=True),))
