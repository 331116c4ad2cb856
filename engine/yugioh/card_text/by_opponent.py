"""What the opponent does with cards of their own choice: "your opponent sends 2 monsters …".

Their choice is no target, and an opponent who does not act takes the first cards.
"""

from dataclasses import replace
from typing import Final

from engine.filters import ANY
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text.made import summoned_but
from engine.yugioh.card_text.nouns import cards, joined
from engine.yugioh.card_text.reading import Mention, Reading
from engine.yugioh.card_text.seen import is_monsters
from engine.yugioh.card_text.things import draft, excepted
from engine.yugioh.card_text.verbs import Steps, clause, verb

_Done = type[la.SendToGrave | la.Tribute | la.Discard]
_DONE: Final[dict[str, _Done]] = {
    "your opponent sends": la.SendToGrave, "make your opponent send": la.SendToGrave,
    "your opponent Tributes": la.Tribute, "make your opponent Tribute": la.Tribute,
    "your opponent discards": la.Discard, "make your opponent discard": la.Discard,
}  # fmt: skip
_PLACES: Final = {la.Tribute: v.MZONE, la.Discard: v.HAND}


@clause
def _(reading: Reading) -> Steps:
    """ "your opponent sends 2 monsters from their Extra Deck to the GY" """
    reader = reading.reader
    words = reader.take_one_of(_DONE)
    if words is None:
        raise reader.lost("what your opponent does")
    done = _DONE[words]
    found = draft(reading, _PLACES.get(done, 0), v.OPPONENT)
    if done is la.SendToGrave and not reader.take_words("to the GY"):
        raise reader.lost('"to the GY"')
    excepted(reading, found)
    node = found.node()
    if not isinstance(node, la.Choose) or node.whose != v.OPPONENT or node.least != node.most:
        raise reader.lost("a number of cards of your opponent")
    reading.last = None
    return (done(replace(node, by=v.OPPONENT)),)


@clause
def _(reading: Reading) -> Steps:
    """ "they must send cards to the GY so they control 2 cards": all that exceed the number"""
    reader = reading.reader
    if not reader.take_one_of(("they must send", "your opponent must send")):
        raise reader.lost("what your opponent must send")
    monsters = reader.take_words("monsters they control")
    if not monsters and not reader.take("cards"):
        raise reader.lost("cards")
    if not reader.take_one_of(("to the GY so they control", "to the GY so they only control")):
        raise reader.lost("how many they keep")
    kept = reader.number()
    if kept is None or not reader.take_one_of(_OF_MONSTERS if monsters else _OF_CARDS):
        raise reader.lost("how many they keep")
    item, places = (la.MONSTER, v.MZONE) if monsters else (ANY, v.FIELD_PLACES)
    many = la.Excess(la.Count(item, places, v.OPPONENT), kept)
    reading.last = None
    sent = la.Choose(item, places, most=many, whose=v.OPPONENT, exactly=True, by=v.OPPONENT)
    return (la.SendToGrave(sent),)


_OF_MONSTERS: Final = ("monster", "monsters")
_OF_CARDS: Final = ("card", "cards")


@clause
def _(reading: Reading) -> Steps:
    """ "each player sends 2 cards from their hand to the GY" """
    reader = reading.reader
    if not reader.take_words("each player sends"):
        raise reader.lost('"each player sends"')
    number = reader.number()
    if number is None or not reader.take_words("cards from their hand to the GY"):
        raise reader.lost("cards in the hand")
    reading.last = None
    yours = la.Choose(places=v.HAND, least=number, most=number)
    theirs = replace(yours, whose=v.OPPONENT, by=v.OPPONENT)
    return la.SendToGrave(yours), la.SendToGrave(theirs)


@clause
def _(reading: Reading) -> Steps:
    """ "each player must send all face-up monsters they control to the GY" """
    reader = reading.reader
    if not reader.take_words("each player must send all"):
        raise reader.lost('"each player must send all"')
    item = cards(reader, reading.lexicon)
    if not is_monsters(item) or not reader.take_words("they control to the GY"):
        raise reader.lost("monsters that they control")
    reading.last = None
    return (la.SendToGrave(la.Each(item, v.MZONE, v.EITHER), must=True),)


@verb("declare 1 Monster Type and 1 Attribute")
def _(reading: Reading) -> Steps:
    """Those of a monster of the opponent: nothing comes of any others."""
    if not reading.cost or reading.declared:
        raise reading.reader.lost("what is done, and not declared")
    reading.declared = "type and attribute"
    name = reading.new_name()
    reading.mentions.append(Mention(name, "", deed="declare", paid=True))
    there = joined([la.MONSTER, la.FACE_UP])
    return (la.DeclareTraits(la.Choose(there, v.MZONE, whose=v.OPPONENT, name=name)),)


_OF_BOTH: Final = (
    "your opponent must send 1 face-up monster with the declared Type and Attribute from their "
    "field to the GY , if possible"
)


@clause
def _(reading: Reading) -> Steps:
    """One monster of the declared Type and Attribute is sent, which the opponent chooses."""
    declared = [one for one in reading.mentions if one.deed == "declare"]
    if len(declared) != 1 or not reading.reader.take_words(_OF_BOTH):
        raise reading.reader.lost("what was declared")
    of = la.Chosen((declared[0].name,))
    name = reading.new_name()
    reading.speaks(Mention(name, "monster", False, v.GRAVE, deed="send"))
    such = joined([la.MONSTER, la.FACE_UP, la.Like("type", of), la.Like("attribute", of)])
    sent = la.Choose(such, v.MZONE, whose=v.OPPONENT, name=name, by=v.OPPONENT)
    return (la.SendToGrave(sent),)


@clause
def _(reading: Reading) -> Steps:
    """ "they can Set 1 other Trap from their Deck": other than the one that was negated"""
    if not reading.answers or not reading.reader.take_words(_SET_ANOTHER):
        raise reading.reader.lost("what your opponent can do")
    reading.last = None
    other = la.Choose(la.TRAP, v.DECK, whose=v.OPPONENT, by=v.OPPONENT)
    return (la.Optional((la.SetCard(other),), by=v.OPPONENT),)


@clause
def _(reading: Reading) -> Steps:
    """ "your opponent can Special Summon 1 monster from their GY" """
    reader = reading.reader
    if not reader.take_words("your opponent can Special Summon"):
        raise reader.lost("what your opponent can do")
    found = draft(reading, 0, v.OPPONENT)
    reader.take_words("to their field")
    but = summoned_but(reading)
    node = found.node()
    if not isinstance(node, la.Choose) or node.whose != v.OPPONENT or node.least != node.most:
        raise reader.lost("a number of cards of your opponent")
    if node.places & (v.FIELD_PLACES | v.EXTRA):
        raise reader.lost("where a monster is that is Special Summoned so")
    reading.last = None
    summon = la.SpecialSummon(replace(node, by=v.OPPONENT), but=but, whose=v.OPPONENT)
    return (la.Optional((summon,), by=v.OPPONENT),)


@clause
def _(reading: Reading) -> Steps:
    """ "your opponent can add 1 monster from their GY to their hand" """
    reader = reading.reader
    if not reader.take_words("your opponent can add"):
        raise reader.lost("what your opponent can do")
    node = draft(reading, 0, v.OPPONENT).node()
    if not isinstance(node, la.Choose) or node.whose != v.OPPONENT or node.least != node.most:
        raise reader.lost("a number of cards of your opponent")
    if node.places not in (v.GRAVE, v.DECK) or not reader.take_words("to their hand"):
        raise reader.lost("cards that your opponent adds to the hand")
    reading.last = None
    return (la.Optional((la.AddToHand(replace(node, by=v.OPPONENT)),), by=v.OPPONENT),)


_SET_ANOTHER: Final = "they can Set 1 other Trap from their Deck"


@clause
def _(reading: Reading) -> Steps:
    """Each player Sets a Spell or Trap of their own choice."""
    if not reading.reader.take_words(_EACH_SETS):
        raise reading.reader.lost("what each player Sets")
    reading.last = None
    yours = la.Choose(la.SPELL_TRAP, v.GRAVE)
    theirs = replace(yours, whose=v.OPPONENT, by=v.OPPONENT)
    return la.SetCard(yours), la.SetCard(theirs)


_EACH_SETS: Final = "each player Sets 1 Spell/Trap from their GY to their field"
