"""What is done in the End Phase, unless a monster is Summoned before.

Source: the texts of Impcantation Chalislime, A.I. Meet You and Where Arf Thou?
"""

from collections.abc import Sequence

import pytest

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Compiled, Lexicon, compile_card
from engine.yugioh.position.slots import LIFE
from tests.engine.yugioh.table import Table, body, fresh, played

PRICE = (
    "You can draw 1 card, also, during the End Phase, lose 2500 LP if you did not Special Summon "
)
DRAGON = la.Race(v.DRAGON) & la.MONSTER
WANTED, OTHER = body("Wanted", race=v.DRAGON), body("Other")
CALL = {
    card.passcode: played(f"Call {card.name}", la.SpecialSummon(la.Choose(
        la.Named(card.passcode), v.HAND | v.DECK)))
    for card in (WANTED, OTHER)
}  # fmt: skip


def read(text: str, kind: int = v.MONSTER | v.EFFECT) -> Compiled:
    facts = la.Card(fresh(), "Probe", kind, v.DARK, v.FIEND, 4, 1000, 1000)
    return compile_card(facts, text, Lexicon({}, {"HERO": 8}))


PROBE = read(f"{PRICE}a Dragon monster this turn after you resolved this effect.")


def lost(order: Sequence[la.Card]) -> int:
    """The Life Points lost in a turn in which these cards are activated."""
    spells = [card for card in order if card is not PROBE.card]
    table = Table([*spells, WANTED, OTHER], deck=[body("Drawn")], field=[PROBE.card])
    for card in order:
        table.activate(card)
    table.end()
    return 8000 - table.state.data[LIFE]


def test_it_is_paid() -> None:
    assert PROBE.whole
    assert lost([PROBE.card]) == 2500


def test_a_summon_after_it_lifts_it() -> None:
    assert lost([PROBE.card, CALL[WANTED.passcode]]) == 0


def test_a_summon_before_it_does_not() -> None:
    assert lost([CALL[WANTED.passcode], PROBE.card]) == 2500


def test_nor_one_of_another_monster() -> None:
    assert lost([PROBE.card, CALL[OTHER.passcode]]) == 2500


@pytest.mark.parametrize(("summoned", "paid"), [(WANTED, 0), (OTHER, 2000)])
def test_a_monster_of_the_name_of_the_one_that_was_added(summoned: la.Card, paid: int) -> None:
    # Where Arf Thou?: a Normal Summon of the added monster, "or a card with the same name"
    probe = read(
        "Add 1 Dragon monster from your Deck to your hand. During the End Phase of this turn, take "
        "2000 damage if you did not Normal Summon the added monster, or a card with the same name, "
        "after activating this card.",
        v.SPELL,
    )
    assert probe.whole
    table = Table([probe.card, OTHER], deck=[WANTED])
    table.activate(probe.card)
    table.summon(summoned)
    table.end()
    assert 8000 - table.state.data[LIFE] == paid


def test_it_is_lifted_by_nothing_that_is_not_read() -> None:
    assert not read(f"{PRICE}a Dragon monster.").whole
    assert not read(
        f"{PRICE}it, or a monster with the same name, after you resolved this effect."
    ).whole


def test_a_normal_summon_is_read_and_written_as_well() -> None:
    # What is whole is written back as it was read.
    price = PRICE.replace("Special", "Normal")
    found = read(f"{price}a Dragon monster this turn after you resolved this effect.")
    assert found.whole, [str(part.why) for part in found.parts if part.why]
    (lifted,) = {
        node.lifted
        for effect in found.card.effects
        for node in effect.walk()
        if isinstance(node, la.EachTime)
    }
    assert lifted is not None and (lifted.what, lifted.who) == ("summoned", DRAGON)
    assert lifted.how == v.BY_NORMAL | v.BY_TRIBUTE
