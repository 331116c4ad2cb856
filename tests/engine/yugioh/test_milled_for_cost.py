"""Cards that are sent from the top of the Deck to pay for an effect, up to a number.

Sources: the card text of Card Trooper ("choose a number from 1 to 3, then send that many cards
from the top of your Deck to the GY; … for each card sent to the GY this way"); the official
rulebook: what is paid is not sent by an effect, and what is banished instead of going to the GY
pays nothing.
"""

from engine.effects import walk
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import (
    SELF,
    BanishInstead,
    Card,
    ChangeStats,
    Damage,
    HowMany,
    Mill,
    Times,
    Trigger,
    UpTo,
    sent_to_grave,
)  # fmt: skip
from tests.engine.yugioh.table import Table, body, fiend, ignition

A, B, C = body("A"), body("B"), body("C")
TROOPER = fiend(
    "Trooper",
    ignition(ChangeStats(SELF, Times(HowMany("a"), 500), "end"), cost=(Mill(UpTo(3), name="a"),)),
)
PROBE = Card(9, "Probe", v.MONSTER | v.EFFECT, v.DARK, v.FIEND, 4, 1000, 1000)


def test_the_player_chooses_how_many() -> None:
    table = Table(deck=[A, B, C], field=[TROOPER])
    before = table.attack(TROOPER)
    table.activate(TROOPER)
    table.says_number(2)
    table.nature(A)
    table.nature(B)
    assert table.attack(TROOPER) == before + 1000
    assert (table.grave, table.deck) == (["A", "B"], ["C"])


def test_no_more_than_the_deck_has() -> None:
    table = Table(deck=[A, B], field=[TROOPER])
    table.activate(TROOPER)
    assert len(table.offers()) == 2


def test_it_cannot_be_paid_without_a_deck_nor_where_cards_are_banished() -> None:
    assert not Table(deck=[], field=[TROOPER]).may("activate", TROOPER)
    cosmos = fiend("Cosmos", BanishInstead())
    assert not Table(deck=[A], field=[TROOPER, cosmos]).may("activate", TROOPER)


def test_what_is_paid_is_not_sent_by_an_effect() -> None:
    by_effect = sent_to_grave(v.DECK, v.R_EFFECT)
    wakes = fiend("Wakes", Trigger(v.GRAVE, on=by_effect, optional=False, do=(Damage(100),)))
    table = Table(deck=[wakes], field=[TROOPER])
    table.activate(TROOPER)
    assert (table.grave, table.life(1)) == (["Wakes"], 8000)


def test_it_is_read_with_the_time_before_or_behind() -> None:
    opening = "You can choose a number from 1 to 4, then send that many cards from the top of "
    gain = "this card gains 200 ATK for each card sent to the GY this way"
    for rest in (f"until the end of this turn, {gain}.", f"{gain}, until the end of this turn."):
        found = compile_card(PROBE, f"{opening}your Deck to the GY; {rest}", Lexicon({}, {}))
        assert found.whole
        (change,) = (one for one in walk(found.card) if isinstance(one, ChangeStats))
        (mill,) = (one for one in walk(found.card) if isinstance(one, Mill))
        assert mill.count == UpTo(4)
        assert (change.by, change.until) == (Times(HowMany(mill.name), 200), "end")
