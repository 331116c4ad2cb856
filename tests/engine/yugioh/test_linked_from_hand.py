"""Link Material in the hand: "this card in your hand can also be used as material".

Sources: the card texts of Micro Coder and Code Generator, the reference engine's scripts of them (a
card of each name once in a turn, beside a monster on the field). Names and sentences are made up.
"""

from dataclasses import replace

from engine.filters import Filter
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import MONSTER, Card, Event, LinkSummon, Race, Series, Trigger
from tests.engine.yugioh.table import Table, body, fiend, fresh, link

LEXICON = Lexicon({"Probe": 9}, {"Gamma": 0x123})
SERIES = Series(0x123, "Gamma")
MADE = Event("sent", to=v.GRAVE, from_=v.HAND | v.FIELD_PLACES, reason=v.R_LINK)


def linked(name: str, rating: int = 2, series: int = 0x123, each: Filter = MONSTER) -> Card:
    return link(name, rating, v.BOTTOM, each, 2, series=(series,))


def coder(name: str = "Coder", *more: Trigger) -> Card:
    return fiend(name, la.LinkedFromHand(Race(v.FIEND), SERIES, once=True), *more)


TALKER, THREE = linked("Talker"), linked("Three", 3)
FIEND, BEAST = fiend("F"), body("B")


def test_it_is_used_with_a_monster_on_the_field_that_matches() -> None:
    hand = coder()
    table = Table([hand], field=[FIEND], extra=[TALKER])
    table.special(TALKER)
    assert sorted(table.grave) == ["Coder", "F"]
    assert table.hand == []
    assert not Table([hand], field=[BEAST], extra=[TALKER]).may("special", TALKER)
    assert not Table([hand], extra=[TALKER]).may("special", TALKER)
    other = linked("Other", series=0x124)
    assert not Table([hand], field=[FIEND], extra=[other]).may("special", other)


def test_cards_of_different_names_are_used_together_and_copies_are_not() -> None:
    one, two = coder("One"), coder("Two")
    assert Table([one, two], field=[FIEND], extra=[THREE]).may("special", THREE)
    assert not Table([one, one], field=[FIEND], extra=[THREE]).may("special", THREE)
    table = Table([one, one], field=[FIEND], extra=[TALKER])
    table.special(TALKER)
    assert table.asked == "open"  # one choice: a copy stands for the other
    assert table.hand == ["One"]


def test_once_in_a_turn() -> None:
    hand = coder()
    more = linked("More")
    table = Table([hand, hand], field=[FIEND, fiend("G")], extra=[TALKER, more])
    table.special(TALKER, hand, FIEND)
    table.special(more)
    assert table.asked == "open"  # one choice: the two on the field
    assert table.hand == ["Coder"]


def test_the_materials_are_what_the_link_monster_asks_for() -> None:
    beasts = linked("Beasts", each=Race(v.BEAST))
    assert not Table([coder()], field=[FIEND], extra=[beasts]).may("special", beasts)
    apart = replace(TALKER, passcode=fresh(), name="Main")
    apart = replace(apart, procedures=(LinkSummon(MONSTER, 2, main_only=True),))
    assert not Table([coder()], field=[FIEND], extra=[apart]).may("special", apart)


def test_where_it_was_used_is_asked() -> None:
    pays = Trigger(
        v.GRAVE, on=replace(MADE, by=SERIES), optional=False,
        do=(la.When(la.UsedOnField(never=True), (la.GainLife(500),)),
            la.When(la.UsedOnField(), (la.GainLife(900),))),
    )  # fmt: skip
    hand = coder("Coder", pays)
    table = Table([hand], field=[FIEND], extra=[TALKER])
    table.special(TALKER)
    assert table.life() == 8500
    table = Table(field=[FIEND, hand], extra=[TALKER])
    table.special(TALKER)
    assert table.life() == 8900


def test_the_texts_are_read() -> None:
    # Micro Coder, Code Generator, Code Exporter, Altergeist Pookuery
    text = (
        'If a Fiend monster you control would be used as Link Material for a "Gamma" monster, this '
        "card in your hand can also be used as material. If this card is sent from the hand or "
        'field to the GY as material for the Link Summon of a "Gamma" monster: You can either add '
        "1 Fiend monster from your Deck to your hand, or, if this card on the field was used as "
        'material, you can add 1 Beast monster instead. You can only use each effect of "Probe" '
        "once per turn."
    )
    facts = Card(9, "Probe", v.MONSTER | v.EFFECT, v.DARK, v.FIEND, 4)
    found = compile_card(facts, text, LEXICON)
    assert found.whole, [str(part.why) for part in found.parts if part.why]
    rule, trigger = found.card.effects
    fiends = Race(v.FIEND) & MONSTER
    assert rule == la.LinkedFromHand(fiends, SERIES & MONSTER, once=True)
    assert isinstance(trigger, Trigger)
    assert trigger.on == replace(MADE, by=SERIES & MONSTER)
    adds = la.AddToHand(la.Choose(fiends, v.DECK))
    both = ((adds,), (la.AddToHand(la.Choose(Race(v.BEAST) & MONSTER, v.DECK)),))
    assert trigger.do == (
        la.When(la.UsedOnField(never=True), (adds,)),
        la.When(la.UsedOnField(), (la.OneOf(both, at="resolution"),)),
    )


def test_where_it_was_is_asked_only_of_what_may_have_been_in_the_hand() -> None:
    text = (
        "If this card is sent to the GY as Link Material: You can draw 1 card, or, if this card on "
        "the field was used as material, draw 2 cards instead."
    )
    facts = Card(9, "Probe", v.MONSTER | v.EFFECT, v.DARK, v.FIEND, 4)
    assert not compile_card(facts, text, LEXICON).whole
