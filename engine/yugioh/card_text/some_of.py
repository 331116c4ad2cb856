"""Some of several cards, at least one: "up to 1 \"A\" monster and up to 1 \"B\" monster".

And one of two cards, with something else done to the other.

Each set that can be chosen is an option of its own.
"""

from dataclasses import replace
from typing import Final

from engine.effects import Node
from engine.filters import ANY, Filter
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text.drafts import Draft
from engine.yugioh.card_text.nouns import cards, joined
from engine.yugioh.card_text.places import place
from engine.yugioh.card_text.reading import Mention, Reading
from engine.yugioh.card_text.seen import is_monsters
from engine.yugioh.card_text.spoken import meant, spoken
from engine.yugioh.card_text.things import draft, excepted
from engine.yugioh.card_text.verbs import Steps, clause, verb

_POSITIONS: Final = {
    "in Attack Position": v.FACEUP_ATTACK, "in Defense Position": v.FACEUP_DEFENSE,
}  # fmt: skip
_OFFSET: Final = {f", {words}": position for words, position in _POSITIONS.items()} | _POSITIONS


@verb("Special Summon up to 1")
def _(reading: Reading) -> Steps:
    """ "Special Summon up to 1 \"A\" monster and up to 1 \"B\" monster from your GY" """
    reader = reading.reader
    from_each = reading.attempt(_from_each_place)
    if from_each is not None:
        return from_each
    drafts = _one_by_one(reading)
    where = place(reader, True)
    if len(drafts) < 2 or where is None or where.whose != v.YOU or where.zones:
        raise reader.lost("where the monsters are")
    if where.places & v.FIELD_PLACES or where.face_up:
        raise reader.lost("monsters that are not on the field")
    words = reader.take_one_of(_POSITIONS)
    excepted(reading, drafts[-1])
    for one in drafts:
        one.places, one.extra = where.places, drafts[-1].extra
    goal = la.SpecialSummon(position=_POSITIONS[words] if words is not None else v.FACEUP)
    return (la.some_of(tuple(replace(goal, what=one.node()) for one in drafts)),)


@verb("add up to 1", "send up to 1")
def _(reading: Reading) -> Steps:
    """ "add up to 1 \"A\" card and up to 1 \"B\" from your Deck to your hand" """
    reader = reading.reader
    adds = reader.words[reader.next - 4].text.casefold() == "add"
    drafts = _one_by_one(reading)
    where = place(reader, False)
    if len(drafts) < 2 or where is None or where.whose != v.YOU or where.zones:
        raise reader.lost("where the cards are")
    if where.places & v.FIELD_PLACES or where.face_up:
        raise reader.lost("cards that are not on the field")
    if not reader.take_words("to your hand" if adds else "to the GY"):
        raise reader.lost("where they go")
    excepted(reading, drafts[-1])
    for one in drafts:
        one.places, one.extra = where.places, drafts[-1].extra
    goal = la.AddToHand if adds else la.SendToGrave
    return (la.some_of(tuple(goal(one.node()) for one in drafts)),)


_EACH_PLACE: Final = {"hand": v.HAND, "Deck": v.DECK, "GY": v.GRAVE}


def _from_each_place(reading: Reading) -> Steps:
    """ "\"A\" monster each from your hand, Deck, and GY" """
    reader = reading.reader
    item = cards(reader, reading.lexicon)
    if not is_monsters(item) or not reader.take_words("each from your"):
        raise reader.lost('"each from your"')
    found: list[int] = []
    while (name := reader.take_one_of(_EACH_PLACE)) is not None:
        found.append(_EACH_PLACE[name])
        reader.take(",")
        reader.take("and")
    if len(set(found)) < 2 or len(set(found)) < len(found):
        raise reader.lost("from where they come")
    return (la.some_of(tuple(la.SpecialSummon(la.Choose(item, one)) for one in found)),)


def _draft(reading: Reading, item: Filter) -> Draft:
    """One of these cards, of which nothing later speaks."""
    return Draft(reading, 1, 1, item, Mention())


def _one_by_one(reading: Reading) -> list[Draft]:
    """ "\"A\" monster and up to 1 \"B\" monster" """
    found = [_draft(reading, cards(reading.reader, reading.lexicon))]
    while reading.reader.take_words("and up to 1"):
        found.append(_draft(reading, cards(reading.reader, reading.lexicon)))
    return found


_AT_RANDOM: Final = "( the card in the hand is chosen at random )"


@verb("banish up to 1 card each")
def _(reading: Reading) -> Steps:
    """ "banish up to 1 card each from your opponent's hand, field, and GY" """
    reader = reading.reader
    where = place(reader, is_monsters(ANY))
    if where is None or where.whose != v.OPPONENT or where.zones or where.face_up:
        raise reader.lost("several places of the opponent")
    found: list[Node] = []
    if where.places & v.HAND:
        if not reader.take_words(_AT_RANDOM):
            raise reader.lost("how the card in the hand is chosen")
        found.append(la.Random(places=v.HAND, whose=v.OPPONENT))
    piles = [bits for bits in (v.FIELD_PLACES, v.GRAVE) if where.places & bits]
    found += [la.Choose(ANY, bits, whose=v.OPPONENT) for bits in piles]
    if len(found) < 2 or where.places & ~(v.HAND | v.FIELD_PLACES | v.GRAVE):
        raise reader.lost("the hand, the field and the GY")
    return (la.some_of(tuple(la.Banish(one) for one in found)),)


@verb("Special Summon either")
def _(reading: Reading) -> Steps:
    """ "Special Summon either that monster or this card, and banish the other" """
    reader = reading.reader
    first = spoken(reading)
    reader.expect("or")
    second = spoken(reading)
    if first is None or second is None or first.several or second.several or first is second:
        raise reader.lost("one of two cards")
    done: Node
    if reader.take_words(", and banish the other"):
        done = la.Banish()
    elif reader.take_words(", and send the other to the GY"):
        done = la.SendToGrave()
    else:
        raise reader.lost("what is done to the other card")
    pair = meant(first), meant(second)
    options = tuple(
        (la.SpecialSummon(one), la.IfDone((replace(done, what=other),)))
        for one, other in (pair, pair[::-1])
    )
    reading.last = None
    return (la.OneOf(options, at="resolution"),)


@verb("Special Summon 1 , and if you do , place the other on the bottom of the Deck")
def _(reading: Reading) -> Steps:
    """One of two monsters that are targeted in the GY; the other one goes to the Deck."""
    aimed = [one for one in reading.mentions if one.target]
    if len(aimed) != 2 or any(one.several or one.noun != "monster" for one in aimed):
        raise reading.reader.lost("two monsters that were targeted")
    # Of the first it may be left to the second to say where both are.
    if aimed[0].places not in (0, v.GRAVE) or aimed[1].places != v.GRAVE:
        raise reading.reader.lost("monsters in the GY")
    pair = tuple(la.Chosen((one.name,)) for one in aimed)
    reading.last = None
    options = tuple(
        (la.SpecialSummon(one), la.IfDone((la.ToDeck(other, "bottom"),)))
        for one, other in (pair, pair[::-1])
    )
    return (la.OneOf(options, at="resolution"),)


@verb("return 1")
def _(reading: Reading) -> Steps:
    """ "return 1 monster you control, or 2 in your GY, that mention \"A\" to the Extra Deck" """
    reader = reading.reader
    reader.next -= 1
    first = draft(reading)
    reader.expect(",", "or")
    at = reader.next
    second = draft(reading)
    said_of_both = any(word.text == "," for word in reader.words[at : reader.next])
    if not said_of_both or not second.extra or not reader.take_words("to the Extra Deck"):
        raise reader.lost("what is said of both, and where they go")
    first.extra += second.extra
    reading.last = None
    either = tuple((la.ToDeck(one.node()),) for one in (first, second))
    return (la.OneOf(either, at="resolution"),)


@verb("Special Summon 1 of them , then place the rest on the bottom of the Deck in any order")
def _(reading: Reading) -> Steps:
    """One of the monsters that are targeted, and the others go to the bottom of the Deck."""
    targets = [one for one in reading.mentions if one.target]
    if len(targets) != 1 or not targets[0].several or "|" in targets[0].name:
        raise reading.reader.lost("several monsters that are targeted")
    (of,) = targets
    if of.noun != "monster" or not of.places or of.places & v.FIELD_PLACES:
        raise reading.reader.lost("monsters that are not on the field")
    reading.last = None
    one = la.Among(of.name, la.InPlace(of.places))
    return la.SpecialSummon(one), la.Then((la.ToDeck(la.Rest(of.name, of.places), "bottom"),))


@verb("look at up to 2 random cards in your opponent's hand , then shuffle 1 of them into the Deck")
def _(reading: Reading) -> Steps:
    """One of those that are seen, which are one or two."""
    name = reading.new_name()
    reading.last = None
    seen = la.Random(places=v.HAND, count=la.EitherNumber(1, 2), name=name)
    one = la.Among(name, la.InPlace(v.HAND))
    return la.Reveal(seen), la.Then((la.ToDeck(one),))


_OF_BOTH: Final = "1 monster from both players' fields that have the same Type as each other"


@verb(f"banish {_OF_BOTH}")
def _(reading: Reading) -> Steps:
    """One monster of either player, with the same Type; only face-up ones are known to have it."""
    ours, theirs = reading.new_name(), reading.new_name()
    face_up = joined([la.MONSTER, la.FACE_UP])
    alike = joined([face_up, la.Like("type", la.Chosen((ours,)))])
    reading.last = None
    return (
        la.Take(la.Choose(face_up, v.MZONE, name=ours)),
        la.Take(la.Choose(alike, v.MZONE, whose=v.OPPONENT, name=theirs)),
        la.Banish(la.Chosen((ours, theirs))),
    )


@clause
def _(reading: Reading) -> Steps:
    """Both hands are discarded, and as many cards are drawn by each player."""
    if not reading.reader.take_words(_BOTH_HANDS):
        raise reading.reader.lost("what both players discard")
    name = reading.new_name()
    own = la.State("owned")
    drawn = (la.Draw(la.HowMany(name, own)), la.Draw(la.HowMany(name, ~own), v.OPPONENT))
    return la.Discard(la.Each(places=v.HAND, whose=v.EITHER, name=name)), la.Then(drawn)


_BOTH_HANDS: Final = (
    "both players discard as many cards as possible from their hands , then each player draws the "
    "same number of cards they discarded"
)


@verb("Special Summon 1")
def _(reading: Reading) -> Steps:
    """One with the original Attribute of one of the cards that the effect is triggered by."""
    reader, event = reading.reader, reading.event
    reader.next -= 1
    if event is None or not isinstance(event.node, la.EventCards) or event.noun != "monster":
        raise reader.lost("an effect that monsters trigger")
    found = draft(reading)
    position = reader.take_one_of(_OFFSET)
    if not reader.take_words(_OF_ONE_DESTROYED):
        raise reader.lost("an Attribute that one of the destroyed monsters had")
    name = reading.new_name()
    found.extra.append(la.Like("original attribute", la.Chosen((name,))))
    reading.last = None
    summon = la.SpecialSummon(found.node(), _OFFSET[position] if position else v.FACEUP)
    return la.Take(la.EventCards(name=name)), summon


_OF_ONE_DESTROYED: Final = (
    ", whose original Attribute matches the original Attribute that 1 of those destroyed monsters "
    "had on the field"
)


_ON_EACH_SIDE: Final = (
    "with different names from your Deck ( 1 on each side ) , but they cannot change their battle "
    "positions , and must attack , if able"
)


@verb("Special Summon in Attack Position , 2")
def _(reading: Reading) -> Steps:
    """Two monsters with different names, one to each player's field."""
    item = cards(reading.reader, reading.lexicon)
    if not is_monsters(item) or not reading.reader.take_words(_ON_EACH_SIDE):
        raise reading.reader.lost("monsters, one for each side")
    mine, theirs = reading.new_name(), reading.new_name()
    other = joined([item, ~la.Like("name", la.Chosen((mine,)))])
    reading.last = None
    summons = (
        la.SpecialSummon(la.Chosen((mine,)), v.FACEUP_ATTACK),
        la.SpecialSummon(la.Chosen((theirs,)), v.FACEUP_ATTACK, whose=v.OPPONENT),
        la.KeepPosition(la.Chosen((mine, theirs))),
    )
    second = la.Take(la.Choose(other, v.DECK, name=theirs))
    first = la.Take(la.Choose(item, v.DECK, name=mine))
    return first, la.IfDone((second, la.IfDone(summons)))  # both of them, or none


@clause
def _(reading: Reading) -> Steps:
    """One monster of each player, which that player chooses, changes sides."""
    if not reading.reader.take_words(_EACH_ONE_OF_THEIRS):
        raise reading.reader.lost("monsters that change sides")
    mine, theirs = reading.new_name(), reading.new_name()
    both = la.Chosen((mine, theirs))
    reading.last = None
    return (
        la.Take(la.Choose(la.MONSTER, v.MZONE, name=mine)),
        la.Take(la.Choose(la.MONSTER, v.MZONE, whose=v.OPPONENT, name=theirs, by=v.OPPONENT)),
        la.SwitchControl(both), la.KeepPosition(both, "end"),
    )  # fmt: skip


_EACH_ONE_OF_THEIRS: Final = (
    "each player chooses 1 monster they control and switches control of those monsters with each "
    "other , also those monsters cannot change their battle positions this turn"
)
_TAKEN_WITH_IT: Final = (
    "that is mentioned on that monster , and Special Summon both , but shuffle them into the Deck "
    "during the End Phase"
)


@verb("choose 1")
def _(reading: Reading) -> Steps:
    """A monster in the Deck, and one that is mentioned on it, which are Special Summoned."""
    reader = reading.reader
    item = cards(reader, reading.lexicon)
    if not is_monsters(item) or not reader.take_words("from your Deck , then take 1 other"):
        raise reader.lost("a monster from the Deck, and then another one")
    other = cards(reader, reading.lexicon)
    if not is_monsters(other) or not reader.take_words("from your Deck"):
        raise reader.lost("another monster from the Deck")
    if not reader.take_words(_TAKEN_WITH_IT):
        raise reader.lost("a monster that is mentioned on the other one")
    first, second = reading.new_name(), reading.new_name()
    reading.last = None
    mentioned = joined([other, la.Like("mentioned", la.Chosen((first,)))])
    summons = (
        la.SpecialSummon(la.Chosen((first,))), la.SpecialSummon(la.Chosen((second,))),
        la.InEndPhase(la.Chosen((first, second)), "shuffle"),
    )  # fmt: skip
    then = la.Take(la.Choose(mentioned, v.DECK, name=second)), la.IfDone(summons)
    return la.Take(la.Choose(item, v.DECK, name=first)), la.IfDone(then)


@verb(
    "send as many cards you control as possible to the GY , except from the Extra Monster Zone , "
    "and if you do , send cards your opponent controls to the GY , up to the number of your cards "
    "sent to the GY , then , inflict"
)
def _(reading: Reading) -> Steps:
    """What each player's cards are sent for, and damage for those in the opponent's GY."""
    number = reading.reader.number()
    words = "damage to your opponent for each card sent to their GY by this card's effect"
    if number is None or not reading.reader.take_words(words):
        raise reading.reader.lost("how much damage for each card")
    mine, theirs = reading.new_name(), reading.new_name()
    reading.last = None
    return la.sent_for_each_other(mine, theirs, number)
