"""What is possible only while something is so: a Link Summon, the activation of a card just Set.

Source: the card text of Lib the World Key Blademaster.
"""

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.position.slots import PROPER, STATUS
from engine.yugioh.wording import card_text
from tests.engine.yugioh.table import Table, body, fiend, fresh, ignition

LEXICON = Lexicon({}, {"Gamma": 0x123})
ONLY = 'Can only be Link Summoned while you have a "Gamma" card in your GY.'
SETS = (
    'You can Set 1 "Gamma" Spell/Trap from your Deck, but it cannot be activated this turn while '
    'you have no "Gamma" monster in your GY.'
)
GAMMA = fiend("Gamma", series=(0x123,))
A, B = body("A"), body("B")


def key() -> la.Card:
    facts = la.Card(9, "Probe", v.MONSTER | v.EFFECT | v.LINK, v.DARK, v.FIEND, 2)
    found = compile_card(facts, f"2 monsters\n{ONLY} {SETS}", LEXICON)
    assert found.whole, found.parts
    told = " ".join(card_text(found.card, LEXICON.name_of))
    assert ONLY in told and "but it cannot be activated this turn while you have no" in told
    way, effects = found.card.procedures, found.card.effects
    return la.link_monster(
        fresh(), "Key", v.DARK, v.FIEND, 2, 1000, 2, procedures=way, effects=effects
    )


def gamma_spell(name: str) -> la.Card:
    return la.spell(fresh(), name, effects=(la.Activate(do=(la.GainLife(100),)),), series=(0x123,))


def test_it_is_link_summoned_only_then() -> None:
    top = key()
    assert not Table(field=[A, B], extra=[top]).may("special", top)
    assert Table(field=[A, B], extra=[top], grave=[GAMMA]).may("special", top)
    # Its own materials are not there yet.
    assert not Table(field=[GAMMA, B], extra=[top]).may("special", top)


def test_it_may_come_back_without_such_a_card() -> None:
    top = key()
    revives = fiend("Revives", ignition(la.SpecialSummon(la.Choose(la.Type(v.LINK), v.GRAVE))))
    table = Table(field=[revives], grave=[top])
    table.rewrite(STATUS, top, PROPER)
    assert table.may("activate", revives)


def test_the_set_card_is_activated_only_while_there_is_such_a_monster() -> None:
    top, card, copy = key(), gamma_spell("Card"), gamma_spell("Copy")
    sends = fiend("Sends", ignition(la.SendToGrave(la.Choose(la.MONSTER, v.HAND))))
    table = Table([GAMMA, copy], deck=[card], field=[top, sends])
    table.activate(top)
    assert list(table.spells().values()) == ["Card"]
    assert not table.may("activate", card)
    assert table.may("activate", copy)  # it is that card alone
    table.activate(sends)
    assert table.may("activate", card)
