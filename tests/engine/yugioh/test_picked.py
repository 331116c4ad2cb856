"""Cards revealed or drawn and looked at: what is picked at random of them, what was drawn; and what
is done to the cards of both players in one go.

Sources: the card texts named with each test; Yu-Gi-Oh field zones, *Deck Zone* (what is taken at
random is a decision of nature).
"""

from dataclasses import replace

import pytest

from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import (
    Activate,
    AddToHand,
    Bullet,
    Card,
    IfDone,
    OneOf,
    Random,
    Rest,
    Reveal,
    SendToGrave,
    ShuffleDeck,
    Tribute,
)
from tests.engine.yugioh.table import Table, body, fresh, names

A, B, C = (replace(body(name), race=v.WARRIOR) for name in "ABC")
D = replace(body("D"), race=v.DRAGON)
FOE = replace(body("Foe"), race=v.DRAGON)


def spell_of(text: str) -> Card:
    """A made-up Spell of this text, which must be understood as a whole."""
    facts = Card(9, "Text", v.SPELL)
    compiled = compile_card(facts, text, Lexicon({}, {}))
    assert compiled.whole, [str(part.why) for part in compiled.parts if part.why]
    return replace(compiled.card, passcode=fresh())


PICKS = "Reveal 3 Warrior monsters from your Deck, your opponent randomly picks 1 for you to "


@pytest.mark.parametrize(
    "rest", ["shuffle the rest into your Deck", "send the rest to the GY"]
)  # fmt: skip
def test_one_of_those_revealed_is_picked_at_random(rest: str) -> None:
    # The card texts of Machina Metalcruncher and Kozmo Tincan
    card = spell_of(f"{PICKS}add to your hand, and you {rest}.")
    (found,) = card.effects
    assert isinstance(found, Activate)
    sent = "send" in rest
    then = SendToGrave(Rest("a")) if sent else ShuffleDeck()
    assert isinstance(found.do[0], Reveal)
    picked = Random(places=v.DECK, whose=v.YOU, of="a")
    assert found.do[1:] == (IfDone((AddToHand(picked), then)),)
    table = Table([card], deck=[A, B, C, D])
    table.activate(card)
    if table.asked != "chance":
        table.pick(A, B, C)
    table.nature(B)
    assert table.hand == names(B)
    assert sorted(table.grave) == sorted(names(A, C) * sent + names(card))
    assert sorted(table.deck) == sorted(names(A, C) * (not sent) + names(D))
    assert not Table([card], deck=[A, B, D]).may("activate", card)


def test_what_was_drawn_is_revealed_and_asked_about() -> None:
    # The card text of Gishki Zielgigas
    card = spell_of("Draw 1 card, and if you do, reveal it, then, if it was a Warrior monster, "
                    "destroy 1 monster your opponent controls.")  # fmt: skip
    for top, left in ((A, []), (D, names(FOE))):
        table = Table([card], deck=[A, D], opponent_field=[FOE])
        table.activate(card)
        table.nature(top)
        assert table.hand == names(top)
        assert list(table.monsters(1).values()) == left


def test_both_hands_are_discarded_and_drawn_again() -> None:
    # The card text of Card Destruction
    card = spell_of("Both players discard as many cards as possible from their hands, then each "
                    "player draws the same number of cards they discarded.")  # fmt: skip
    table = Table([card, A], deck=[B], opponent_hand=[C, D], opponent_deck=[FOE, FOE, FOE])
    table.activate(card)
    while table.asked == "chance":
        table.take(table.decision().options[0])
    assert table.hand == names(B)
    assert sorted(table.grave) == sorted(names(A, card))
    assert sorted(table.pile(v.GRAVE, 1)) == names(C, D)
    assert len(table.pile(v.HAND, 1)) == 2
    assert not Table([card], deck=[B], opponent_deck=[FOE]).may("activate", card)


def test_one_monster_of_each_player_with_the_same_type() -> None:
    # The card text of Ice Dragon's Prison
    card = spell_of("Banish 1 monster from both players' fields that have the same Type as each "
                    "other.")  # fmt: skip
    table = Table([card], field=[A, D], opponent_field=[B, FOE, C])
    table.activate(card)
    assert table.choices() == [("A",), ("D",)]
    table.pick(A)
    assert table.choices() == [("B",), ("C",)]
    table.pick(C)
    assert table.banished == names(A)
    assert table.pile(v.BANISHED, 1) == names(C)
    other = replace(FOE, passcode=fresh(), race=v.DRAGON)
    assert not Table([card], field=[A], opponent_field=[other]).may("activate", card)


def test_more_is_done_if_a_monster_was_tributed() -> None:
    # The card text of Rikka Tranquility
    card = spell_of("When you activate this card, you can also Tribute 1 Warrior monster; Special "
                    "Summon 1 Warrior monster from your GY, then, if you Tributed a monster when "
                    "you activated this card, draw 1 card.")  # fmt: skip
    (found,) = card.effects
    assert isinstance(found, Activate)
    assert isinstance(found.do[0], OneOf)
    usual, paid = (option[0] for option in found.do[0].options)
    assert isinstance(usual, Bullet) and isinstance(paid, Bullet)
    assert not usual.cost and isinstance(paid.cost[0], Tribute)
    assert paid.do[:-1] == usual.do
    for bullet, hand in ((0, []), (1, names(C))):
        table = Table([card], deck=[C], field=[A], grave=[B])
        ways = [one for one in table.decision().options if one.word == "activate"]
        table.take(ways[bullet])
        if bullet:
            table.pick(B)
        assert table.hand == hand
        assert ("B" in table.monsters().values()) and ("A" in table.grave) == bool(bullet)


def test_who_does_not_do_it_does_not_do_what_comes_then() -> None:
    # The card text of Gokipole: "then, you can Special Summon it, then you can destroy ..."
    card = spell_of("Add 1 Warrior monster from your Deck to your hand, then you can Special "
                    "Summon it, then destroy 1 monster your opponent controls.")  # fmt: skip
    for does in (True, False):
        table = Table([card], deck=[A], opponent_field=[FOE])
        table.activate(card)
        (table.yes if does else table.no)()
        assert (list(table.monsters(1).values()) == []) is does
        assert table.hand == names(A) * (not does)


@pytest.mark.parametrize(
    "rest", ["shuffle the rest into your Deck", "send the rest to the GY",
             "place the rest on the bottom of your Deck"],
)  # fmt: skip
def test_the_one_that_is_picked_is_summoned_if_it_can_be(rest: str) -> None:
    # The card texts of Toon Page-Flip and Super Quantal Fairy Alphan
    never = replace(D, race=v.WARRIOR, type=v.MONSTER | v.EFFECT, only_by_itself=True)
    card = spell_of(f"{PICKS}Special Summon, and you {rest}.")
    ignoring = spell_of(f"{PICKS}Special Summon, ignoring its Summoning conditions, also {rest}.")
    for played, picked, done in ((card, A, True), (card, never, False), (ignoring, never, True)):
        table = Table([played], deck=[A, B, never])
        table.activate(played)
        if table.asked != "chance":
            table.pick(A, B, never)
        table.nature(picked)
        assert list(table.monsters().values()) == names(picked) * done


def test_the_one_that_is_picked_is_set() -> None:
    # The card text of Lilith, Lady of Lament
    text = ("Reveal 3 Normal Traps from your Deck, your opponent randomly chooses 1 for you to Set "
            "on your field, and you shuffle the rest back into your Deck.")  # fmt: skip
    card = spell_of(text)
    traps = [Card(fresh(), f"Trap {number}", v.TRAP) for number in range(3)]
    table = Table([card], deck=traps)
    table.activate(card)
    table.nature(traps[1])
    assert list(table.spells().values()) == names(traps[1])
    assert sorted(table.deck) == names(traps[0], traps[2])
