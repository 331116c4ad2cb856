"""Monsters that only the effects of some cards Special Summon, and that are Normal Summoned too;
an effect that is used three times; a card whose mentioned partner is there.

Sources: the card texts of Mare Mare ("Cannot be Special Summoned, except by the effect of a Wyrm
monster", "up to thrice per turn") and Exosister Pax.
"""

from dataclasses import replace

import pytest

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.compiler.filters import holds
from engine.yugioh.language import spell
from engine.yugioh.wording import card_text
from tests.engine.yugioh.table import Table, body, fiend, fresh, ignition

NONE = Lexicon({}, {})
ONLY = "Cannot be Special Summoned, except by the effect of a Wyrm monster."
RAISE = la.SpecialSummon(la.Choose(la.MONSTER, v.HAND))


def mare() -> la.Card:
    compiled = compile_card(fiend("Mare", level=3, race=v.WYRM), ONLY, NONE)
    assert compiled.whole
    return compiled.card


@pytest.mark.parametrize(("race", "may"), [(v.WYRM, True), (v.FIEND, False)])
def test_only_such_effects_special_summon_it(race: int, may: bool) -> None:
    card, other = mare(), fiend("Other", ignition(RAISE), race=race)
    assert Table([card], field=[other]).may("activate", other) is may


def test_it_is_normal_summoned_as_any_other() -> None:
    card = mare()
    table = Table([card])
    assert table.may("summon", card) and table.may("set", card)
    assert not holds(la.NotNormal(), card)
    assert holds(la.NotNormal(), replace(card, normal_too=False))


def test_it_is_written_back() -> None:
    assert card_text(mare(), str) == [ONLY]


def test_three_times_a_turn() -> None:
    text = 'You can gain 100 LP. You can only use this effect of "Thrice" up to thrice per turn.'
    facts = fiend("Thrice")
    card = compile_card(facts, text, Lexicon({"Thrice": facts.passcode}, {})).card
    table = Table(field=[card])
    for _ in range(3):
        table.activate(card)
    assert not table.may("activate", card)
    assert table.life() == 8300


@pytest.mark.parametrize("there", [True, False])
def test_the_partner_that_it_mentions_must_be_there(there: bool) -> None:
    sister = replace(body("Sister"), series=(0x174,))
    elder = replace(fiend("Elder"), series=(0x174,), mentions=(sister.passcode,))
    stranger = replace(body("Stranger"), series=(0x174,))
    text = (
        'Add 1 "Gamma" card from your Deck to your hand, then, if you added a monster by this '
        'effect, you can Special Summon it if the other "Gamma" monster mentioned on it is on your '
        "field or in your GY."
    )
    compiled = compile_card(spell(fresh(), "Peace"), text, Lexicon({}, {"Gamma": 0x174}))
    assert compiled.whole, [str(part.why) for part in compiled.parts if part.why]
    table = Table([compiled.card], [elder], grave=[sister if there else stranger])
    table.activate(compiled.card)
    if table.asked == "cards":
        table.pick(elder)
    assert (table.asked == "optional") is there
    if there:
        table.yes()
        assert table.monsters() == {0: "Elder"}
