"""Operations: "delete 1 of your opponent's Digimon", "gain 1 memory", each by its first words."""

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from engine.digimon import language as la
from engine.digimon import vocabulary as v
from engine.digimon.card_text.amounts import for_each, until_left
from engine.digimon.card_text.placing import (
    as_security, below, digivolution_card, end, in_battle_area, top_card, top_under, under,
)  # fmt: skip
from engine.digimon.card_text.reading import Reading
from engine.digimon.card_text.things import chosen, thing
from engine.digimon.card_text.tokens import icon
from engine.digimon.card_text.where import owner
from engine.digimon.language import operations as op
from engine.effects import Node
from engine.filters import ANY

Rule = Callable[[Reading], Node]
_RULES: Final[list[tuple[tuple[str, ...], Rule]]] = []
_ICON: Final = re.compile(r"(Draw|De-Digivolve) ?(\d+)|(Recovery) ?\+(\d+) ?\(Deck\)")


def verb(*phrases: str) -> Callable[[Rule], Rule]:
    """Register what is read behind one of these beginnings."""

    def register(rule: Rule) -> Rule:
        _RULES.extend((tuple(phrase.split()), rule) for phrase in phrases)
        return rule

    return register


def operation(reading: Reading) -> Node:
    """One thing that the player does. Raises NotUnderstood."""
    reader = reading.reader
    at = reader.next
    if icon(reader.peek()):
        return _keyword(reading)
    for words, rule in _RULES:
        if reader.comes(*words):
            reader.next += len(words)
            found = reading.attempt(rule)
            if found is not None:
                return found
            reader.next = at
    raise reader.lost("what is done")


def how_much(reading: Reading) -> Node | int:
    number = reading.reader.number()
    if number is None:
        raise reading.reader.lost("how much")
    return number


def _keyword(reading: Reading) -> Node:
    """ "<Draw 1>", "<De-Digivolve 1> 1 of your opponent's Digimon"."""
    reader = reading.reader
    found = _ICON.fullmatch(icon(reader.peek()))
    if found is None:
        raise reader.lost("what is done")
    reader.next += 1
    if found[3]:
        each = for_each(reading, int(found[4]))
        return op.Recover(int(found[4]) if each is None else each)
    number = int(found[2])
    if found[1] == "Draw":
        each = for_each(reading, number)
        return op.Draw(number if each is None else each)
    what = thing(reading)
    # What is done to the top of a stack for each of others is done to one (rule 4-27-2).
    one = isinstance(what, la.Choose) and what.most == 1 and number == 1
    each = for_each(reading, 1) if one else None
    return op.DeDigivolve(number if each is None else each, what)


# ------------------------------------------------------------------------- memory


@verb("gain")
def _(reading: Reading) -> Node:
    number = reading.reader.number()
    if number is None:
        raise reading.reader.lost("how much memory")
    reading.reader.expect("memory")
    each = for_each(reading, number)
    return op.GainMemory(number if each is None else each)


@verb("lose")
def _(reading: Reading) -> Node:
    number = how_much(reading)
    reading.reader.expect("memory")
    return op.LoseMemory(number)


@verb("set your memory to")
def _(reading: Reading) -> Node:
    number = reading.reader.number()
    if number is None:
        raise reading.reader.lost("how much memory")
    return op.SetMemory(number)


@verb("pay")
def _(reading: Reading) -> Node:
    number = how_much(reading)
    reading.reader.expect("cost")
    return op.PayCost(number)


# -------------------------------------------------------------------------- piles


@verb("trash the top", "trash")
def _(reading: Reading) -> Node:
    reader = reading.reader
    before = reader.words[reader.next - 1].text.casefold()
    if before == "top" and reader.take("cards", "of"):
        whose = v.OPPONENT if reader.take("your", "opponent's") else v.YOU
        if whose == v.YOU:
            reader.expect("your")
        reader.expect("security", "stack")
        cards = la.Count(ANY, v.SECURITY, whose)
        return op.TrashSecurity(until_left(reading, cards), whose)
    if before == "top":
        number = 1 if reader.take("card") else reader.number()
        if number is None:
            raise reader.lost("how many cards")
        if number > 1:
            reader.expect("cards")
        reader.expect("of")
        whose = v.OPPONENT if reader.take("your", "opponent's") else v.YOU
        whose = v.EITHER if whose == v.YOU and reader.take("both", "players'") else whose
        if whose == v.YOU:
            reader.expect("your")
        deck = reader.take("deck") or reader.take("decks")
        if not deck:
            reader.expect("security")
            if not reader.take("stack") and (whose != v.EITHER or not reader.take("stacks")):
                raise reader.lost('"security stack"')
        each = for_each(reading, number)
        count = number if each is None else each
        return op.TrashTop(count, whose) if deck else op.TrashSecurity(count, whose)
    return reading.one_of((_security_card, _trashed_below, _hand, _trashed), "what is trashed")


def _security_card(reading: Reading) -> Node:
    """ "your opponent's top security card"."""
    reader = reading.reader
    theirs = reader.take("your", "opponent's") or reader.take("their")
    whose = v.OPPONENT if theirs else v.YOU
    if whose == v.YOU:
        reader.expect("your")
    if reader.take("top", "or", "bottom", "security", "card"):
        top, bottom = op.TrashSecurity(1, whose, "top"), op.TrashSecurity(1, whose, "bottom")
        return op.OneOf(((top,), (bottom,)))
    where = end(reading)
    number = reader.number() or 1
    if not (reader.take("security", "card") or reader.take("security", "cards")):
        raise reader.lost('"security card"')
    each = for_each(reading, number)
    return op.TrashSecurity(number if each is None else each, whose, where)


def _trashed_below(reading: Reading) -> Node:
    """ "the bottom digivolution card of 1 of your opponent's Digimon", "its bottom …"."""
    reader = reading.reader
    if reader.take("its"):
        where = end(reading)
        number = reader.number() or 1
        digivolution_card(reading)
        if reading.own_event or not reading.event or reading.chosen:
            raise reader.lost("whose digivolution cards")
        return op.TrashUnder(number, la.EventCards(), where)
    reader.expect("the")
    where = end(reading)
    number = reader.number() or 1
    face_down = reader.take("face-down")
    digivolution_card(reading)
    reader.expect("of")
    what = thing(reading)
    if face_down and isinstance(what, la.Choose):  # one that has none is not chosen
        what = replace(what, filter=what.filter & la.HasUnder(la.FACE_DOWN))
    each = for_each(reading, number)  # rules 4-27-2, 4-27-3: of the one that is chosen
    return op.TrashUnder(number if each is None else each, what, where, face_down)


def _hand(reading: Reading) -> Node:
    """ "cards in the hand until it has 4 left"."""
    reader = reading.reader
    reader.expect("cards", "in")
    whose = owner(reader)
    reader.expect("hand")
    if whose is None:
        raise reader.lost("whose hand")
    return op.Trash(la.Choose(ANY, v.HAND, until_left(reading, la.Count(ANY, v.HAND, whose)), whose))


@verb("trash up to the top")
def _(reading: Reading) -> Node:
    """The player says how many: 1 to as many as the text says (rule 1-3-6)."""
    reader = reading.reader
    number = how_much(reading)
    reader.expect("cards", "of", "your", "deck")
    assert isinstance(number, int)
    return op.OneOf(tuple((op.TrashTop(one),) for one in range(1, number + 1)))


@verb("trash up to the bottom")
def _(reading: Reading) -> Node:
    """The player says how many: 1 to as many as the text says (rule 1-3-6)."""
    number = how_much(reading)
    reading.reader.expect("digivolution", "cards", "of")
    what = thing(reading)
    assert isinstance(number, int)
    return op.OneOf(tuple((op.TrashUnder(one, what),) for one in range(1, number + 1)))


@verb("trash all digivolution cards of")
def _(reading: Reading) -> Node:
    return op.TrashUnder(la.ANY_NUMBER, thing(reading))


def _trashed(reading: Reading) -> Node:
    if reading.reader.take("the", "top", "card", "of"):
        return op.TrashTopCard(thing(reading))
    what = _each(reading, thing(reading))
    _of_field_or_pile(reading, what)
    return op.Trash(what)


def _of_field_or_pile(reading: Reading, what: Node) -> None:
    if isinstance(what, la.Each):
        raise reading.reader.lost("cards of a pile")


@verb("choose")
def _(reading: Reading) -> Node:
    """A choice by itself, for the sentences after it."""
    what = chosen(reading)
    if not isinstance(what, la.Choose) or what.most != 1 or what.areas != v.BATTLE:
        raise reading.reader.lost("1 Digimon or Tamer")
    reading.alone = (la.Chosen(),)
    return what


@verb("reveal the top")
def _(reading: Reading) -> Node:
    """The rest of it, with what is done with the cards, is in the sentences after it: `steps`."""
    reader = reading.reader
    number = 1 if reader.take("card") else reader.number()
    if number is None:
        raise reader.lost("how many cards")
    if number > 1:
        reader.expect("cards")
    reader.expect("of", "your", "deck")
    reading.looked = True
    return op.RevealTop(number)


@verb("add")
def _(reading: Reading) -> Node:
    reader = reading.reader
    card = reading.attempt(_own_security)
    if card is not None:
        return card
    if reader.take_words("your top face-down security card to the hand"):
        return op.SecurityToHand(1, v.YOU, face_down=True)
    if reader.take_words("your opponent's top security card to their hand"):
        return op.SecurityToHand(1, v.OPPONENT)
    what = thing(reading)
    if isinstance(what, la.Choose) and not what.areas & (v.REVEALED | v.SECURITY):
        raise reader.lost("cards that are revealed")
    if isinstance(what, (la.Each, la.Chosen)):
        raise reader.lost("what is added")
    if not reader.comes("and"):
        _to_hand(reading)
        return op.AddToHand(what)
    # "add 1 A and 1 B among them to the hand" is read whole by `steps`.
    raise reader.lost('"to the hand"')


def _to_hand(reading: Reading) -> None:
    if not reading.reader.take("to", "the", "hand"):
        raise reading.reader.lost('"to the hand"')


def _own_security(reading: Reading) -> Node:
    reader = reading.reader
    reader.expect("your")
    either = reader.take("top", "or", "bottom")
    where = "top" if either else end(reading)
    reader.expect("security", "card")
    _to_hand(reading)
    added = op.SecurityToHand(1, v.YOU, where)
    return op.OneOf(((added,), (replace(added, where="bottom"),))) if either else added


@verb("flip")
def _(reading: Reading) -> Node:
    reader = reading.reader
    if reader.take_words("your opponent's top face-down security card face-up"):
        return op.FlipSecurity(v.OPPONENT)
    reader.expect("your", "top", "face-up", "security", "card", "face-down")
    return op.FlipSecurity(v.YOU, face_up=False)


@verb("return")
def _(reading: Reading) -> Node:
    reader = reading.reader
    what = thing(reading)
    if reader.take("to", "the", "hand"):
        return op.AddToHand(_each(reading, what))
    reader.expect("to", "the")
    either = reader.take("top", "or", "bottom")
    where = "top" if either else end(reading)
    reader.expect("of", "the", "deck")
    found = op.ToDeck(_each(reading, what), where)
    return op.OneOf(((found,), (replace(found, where="bottom"),))) if either else found


def _each(reading: Reading, what: Node) -> Node:
    """So many cards for each of others."""
    if not isinstance(what, la.Choose) or not isinstance(what.most, int) or what.up_to:
        return what
    each = for_each(reading, what.most)
    return what if each is None else replace(what, most=each)


@verb("place")
def _(reading: Reading) -> Node:
    return reading.one_of(
        (in_battle_area, as_security, top_under, top_card, under, below),
        "where it is placed",
    )
