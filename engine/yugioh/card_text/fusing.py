"""Fusion and Ritual Summons by an effect: "Fusion Summon 1 Fusion Monster from your Extra Deck"."""

from typing import Final

from engine.effects import Node
from engine.filters import ANY, Filter
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text.nouns import cards, joined
from engine.yugioh.card_text.places import place
from engine.yugioh.card_text.reading import Mention, Reading
from engine.yugioh.card_text.seen import is_monsters, parts_of
from engine.yugioh.card_text.things import CONDITION
from engine.yugioh.card_text.made import summoned_but
from engine.yugioh.card_text.described import after_noun, numbers
from engine.yugioh.card_text.statements import Rules, starting
from engine.yugioh.card_text.verbs import Steps, verb
from engine.yugioh.language.words import MaterialsTo

# The materials, as a text names them that says what becomes of them.
_MATERIALS: Final = (
    "Fusion Materials mentioned on it", "Fusion Materials listed on it", "its Fusion Materials",
    "its materials", "materials mentioned on it", "the materials mentioned on it",
)  # fmt: skip
_AS_MATERIAL: Final = (
    "as Fusion Material",
    "as material",
    "as Fusion Materials",
    "as the Fusion Material",
)
_INTO: Final[dict[str, MaterialsTo]] = {
    "banishing": "banish", "shuffling": "deck", "placing": "bottom",
}  # fmt: skip
_MY_OWN: Final = (
    "this card from your GY", "this card in your hand", "this card on the field",
    "this card you control", "this card on your field", "this card",
)  # fmt: skip


@after_noun("that mentions", "that mention", "that lists")
def _(reading: Reading) -> Filter:
    """ "that mentions \"A\" as material" """
    reader = reading.reader
    reader.take("a") or reader.take("an")
    item = cards(reader, reading.lexicon)
    if not reader.take_one_of(_AS_MATERIAL):
        raise reader.lost('"as material"')
    return la.MadeFrom(item)


@after_noun("that must be Special Summoned with")
def _(reading: Reading) -> Filter:
    """ "that must be Special Summoned with \"A\"" """
    return la.SummonedOnlyWith(_card(reading))


def _card(reading: Reading) -> int:
    """The card of a name, in quotation marks, by passcode."""
    found = cards(reading.reader, reading.lexicon)
    if not isinstance(found, la.Named):
        raise reading.reader.lost("the name of a card")
    return found.passcode


@starting("you")
def _(reading: Reading) -> Rules:
    """ "You can Fusion Summon Fusion Monsters that must be Special Summoned with \"A\", with
    effects other than \"A\"."
    """
    reader = reading.reader
    if not reader.take_words("you can Fusion Summon"):
        raise reader.lost('"you can Fusion Summon"')
    item = joined([cards(reader, reading.lexicon), numbers(reading) or ANY])
    with_ = [part for part in parts_of(item) if isinstance(part, la.SummonedOnlyWith)]
    if len(with_) != 1 or item != joined([la.Type(v.FUSION), la.MONSTER, with_[0]]):
        raise reader.lost("the card with which they must be Special Summoned")
    if not reader.take_words(", with effects other than"):
        raise reader.lost('"with effects other than"')
    if _card(reading) != with_[0].passcode:
        raise reader.lost("the same card")
    return Rules((la.FusionsWithOthers(with_[0].passcode),))


def _but_for(item: Filter, *parts: Filter) -> Filter:
    """The filter without what the summon itself asks for."""
    leaves = parts_of(item)
    return joined([leaf for leaf in leaves if leaf not in parts])


@verb("Fusion Summon")
def _(reading: Reading) -> Steps:
    """ "Fusion Summon 1 Fusion Monster from your Extra Deck, using monsters from your hand or
    field as material"
    """
    reader = reading.reader
    reader.expect("1")
    parts = [_but_for(cards(reader, reading.lexicon), la.Type(v.FUSION), la.MONSTER)]
    parts.append(numbers(reading) or ANY)
    if not reader.take_words("from your Extra Deck"):
        raise reader.lost('"from your Extra Deck"')
    if reader.comes(",", "that", "must"):
        reader.take(",")
    parts.append(numbers(reading) or ANY)
    if reader.take(",", "except"):
        parts.append(~cards(reader, reading.lexicon))
    reader.take(",")
    into: MaterialsTo = "grave"
    count = 0
    if reader.take_one_of(("using", "by using")):
        count = reader.number() or 0
        this = reading.attempt(_this_and_theirs)
        if this is not None:
            but = summoned_but(reading)
            return (la.FusionSummon(joined(parts), this, including=~la.OTHER, but=but,
                                    name=_made(reading)),)  # fmt: skip
        sources = _sources(reading, cards(reader, reading.lexicon))
        if reader.take(",", "and/or", "if"):
            sources += _under_a_condition(reading)
    else:
        reader.expect("by")
        done = reader.take_one_of(_INTO)
        if done is None or not reader.take_one_of(_MATERIALS):
            raise reader.lost("what is done with the materials")
        into = _INTO[done]
        first = into == "deck" and reader.take_words("into the Deck ,")
        sources = _sources(reading, la.MONSTER)
        if into == "deck" and not first:
            reader.expect("into", "the", "Deck")
    reader.take_one_of(_AS_MATERIAL)
    including = _including(reading)
    if into == "bottom" and not reader.take_words("on the bottom of the Deck in any order"):
        raise reader.lost('"on the bottom of the Deck"')
    reader.take_one_of(_AS_MATERIAL)
    but = summoned_but(reading)
    with_ = 0
    if reader.take_words(", treated as a Fusion Summon with"):
        with_ = _card(reading)
    return (
        la.FusionSummon(joined(parts), sources, into, including, but=but, materials=count,
                        name=_made(reading), with_=with_),
    )  # fmt: skip


def _made(reading: Reading) -> str:
    """The name of the monster that is summoned, for later steps."""
    made = Mention(reading.new_name(), "monster", places=v.MZONE, deed="Special Summon")
    return reading.speaks(made).name


def _sources(reading: Reading, item: Filter) -> tuple[Node, ...]:
    """Where the materials come from."""
    reader = reading.reader
    if reader.take_words("from your monsters on the field , GY , and/or face-up banished cards"):
        return (la.Each(item, v.MZONE | v.GRAVE | v.BANISHED),)
    if reader.take_words("from either field") or reader.take_words("on either field"):
        return (la.Each(item, v.MZONE, v.EITHER),)
    if reader.take_words("from your hand or either field"):
        return (la.Each(item, v.HAND), la.Each(item, v.MZONE, v.EITHER))
    where = place(reader, True)
    if where is None or where.zones or where.face_up or where.whose == v.OPPONENT:
        raise reader.lost("where the materials come from")
    if where.whose == v.EITHER and where.places != v.MZONE:
        raise reader.lost("materials of one's own")
    return (la.Each(item, where.places, where.whose),)


def _under_a_condition(reading: Reading) -> tuple[Node, ...]:
    """ "if your opponent controls a monster, monsters in your Deck,": no materials otherwise."""
    reader = reading.reader
    held = CONDITION[0](reading)
    if not isinstance(held, la.Compare):
        raise reader.lost("a condition on cards or numbers")
    reader.expect(",")
    sources = _sources(reading, cards(reader, reading.lexicon) & la.Provided(held))
    reader.expect(",")
    return sources


def _including(reading: Reading) -> Filter | None:
    """ ", including this card" """
    reader = reading.reader
    if not reader.take(",", "including"):
        return None
    if reader.take_one_of(_MY_OWN):
        reader.take(",")
        return ~la.OTHER
    reader.take("a") or reader.take("an")
    return cards(reader, reading.lexicon)


def _this_and_theirs(reading: Reading) -> tuple[Node, ...]:
    """This card and monsters of the opponent."""
    reader = reading.reader
    if not reader.take_words(
        "monsters on either field , including this card , but you cannot use other monsters you "
        "control as material"
    ):
        raise reader.lost("monsters on either field")
    return (la.Each(~la.OTHER, v.MZONE), la.Each(la.MONSTER, v.MZONE, v.OPPONENT))


@verb("Ritual Summon")
def _(reading: Reading) -> Steps:
    """ "Ritual Summon 1 Ritual Monster from your hand, by Tributing monsters …" """
    reader = reading.reader
    reader.expect("1")
    item = _but_for(cards(reader, reading.lexicon), la.Type(v.RITUAL), la.MONSTER)
    where = place(reader, True)
    if where is None or where.whose != v.YOU or where.zones:
        raise reader.lost("where the Ritual Monster is")
    words = reader.take_one_of(_IN_POSITION)
    position = v.FACEUP if words is None else _IN_POSITION[words]
    reader.take(",")
    tributes: Filter = ANY
    from_, including, at_most = 0, None, 0
    others: la.Each | la.Choose | None = None
    into: MaterialsTo = "banish"
    if reader.take_words("by sending"):
        others, into = _counted_too(reading), "grave"
        reader.expect("to", "the", "GY")
    elif reader.take_words("by Tributing"):
        if reader.take("up", "to") and not (at_most := reader.number() or 0):
            raise reader.lost("how many Tributes")
        tributes, from_ = _tributes(reading)
        including = _including(reading)
        if reader.take_one_of((", and/or banish", "and/or banish")):
            others = _counted_too(reading)
        elif reader.take_one_of((", and/or send 1", "and/or send 1")):
            others, into = _counted_too(reading), "grave"
            others = la.Choose(others.filter, others.places)
            reader.expect("to", "the", "GY")
        elif reader.take_one_of((", and/or send", "and/or send")):
            others, into = _counted_too(reading), "grave"
            reader.expect("to", "the", "GY")
    else:
        raise reader.lost('"by Tributing"')
    reader.take(",")
    total = reading.attempt(_number)
    exactly, times = total[1:] if total is not None else _total(reading, (
        "its Level", "the Level of the Ritual Monster", "the Ritual Monster's Level",
        "the Level of that Ritual Monster",
    ))  # fmt: skip
    instead = _instead(reading) if from_ and others is None else None
    summoned = reading.speaks(Mention(reading.new_name(), "monster", places=v.MZONE))
    return (la.RitualSummon(item, exactly, tributes, where.places, from_, including, others,
                            into, position, times, instead, summoned.name, at_most,
                            0 if total is None else total[0]),)  # fmt: skip


def _instead(reading: Reading) -> la.Each | None:
    """ ", or Tributing 1 face-up monster your opponent controls instead" """
    reader = reading.reader
    if not reader.take_words(", or Tributing 1"):
        return None
    reader.expect("face-up")
    item = cards(reader, reading.lexicon)
    if not is_monsters(item) or not reader.take_words("your opponent controls instead"):
        raise reader.lost('"your opponent controls instead"')
    return la.Each(joined([item, la.FACE_UP]), v.MZONE, v.OPPONENT)


_IN_POSITION: Final = {
    "in Defense Position": v.FACEUP_DEFENSE, "in Attack Position": v.FACEUP_ATTACK,
}  # fmt: skip


def _counted_too(reading: Reading) -> la.Each:
    """Cards in Deck or GY that count like Tributes."""
    reader = reading.reader
    item = cards(reader, reading.lexicon)
    where = place(reader, True)
    piles = v.DECK | v.GRAVE | v.EXTRA
    if where is None or where.whose != v.YOU or where.zones or where.places & ~piles:
        raise reader.lost("cards in the Deck, Extra Deck or GY")
    return la.Each(item, where.places)


@starting("if")
def _(reading: Reading) -> Rules:
    """ "If you Ritual Summon exactly 1 WATER Ritual Monster with a card effect that requires use of
    monsters, this card can be used as the entire requirement."
    """
    reader = reading.reader
    if not reader.take_words("if you Ritual Summon exactly 1"):
        raise reader.lost('"If you Ritual Summon exactly 1"')
    item = _but_for(cards(reader, reading.lexicon), la.Type(v.RITUAL), la.MONSTER)
    if not reader.take_words("with a card effect that requires use of monsters ,"):
        raise reader.lost('"with a card effect that requires use of monsters"')
    reader.expect("this", "card")
    on_field = reader.take("you", "control")
    if not reader.take_words("can be used as the entire"):
        raise reader.lost('"this card can be used as the entire requirement"')
    if not (reader.take("requirement") or reader.take("Tribute")):
        raise reader.lost('"requirement"')
    return Rules((la.EntireTribute(item, on_field),))


def _tributes(reading: Reading) -> tuple[Filter, int]:
    """Which monsters are Tributed, and from where."""
    reader = reading.reader
    item = cards(reader, reading.lexicon)
    where = place(reader, True)
    if where is None or where.whose != v.YOU or where.zones:
        raise reader.lost("where the Tributes are")
    if where.places & ~(v.HAND | v.DECK | v.MZONE):
        raise reader.lost("monsters in the hand or Deck or on the field")
    return (ANY if item == la.MONSTER else item), where.places


def _number(reading: Reading) -> tuple[int, bool, int]:
    """ "whose total Levels equal 8 or more": the number, whether exactly that, and once"""
    reader = reading.reader
    if not reader.take_words("whose total Levels equal"):
        raise reader.lost('"whose total Levels equal"')
    number = reader.number()
    if number is None:
        raise reader.lost("a number")
    return number, not reader.take("or", "more"), 1


def _total(reading: Reading, levels: tuple[str, ...]) -> tuple[bool, int]:
    """What their Levels amount to; whether exactly that, and so many times the Level."""
    reader = reading.reader
    if not reader.take_words("whose total Levels"):
        raise reader.lost('"whose total Levels"')
    exactly = reader.take("exactly")
    reader.expect("equal")
    exactly = reader.take("exactly") or exactly or not reader.take("or", "exceed")
    times = 2 if exactly and reader.take("twice") else 1
    if not reader.take_one_of(levels):
        raise reader.lost('"its Level"')
    return exactly, times
