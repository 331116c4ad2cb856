"""Monsters that are placed in Spell & Trap Zones as Continuous Traps.

Sources: the card texts of the Centur-Ion monsters ("place it in your Spell & Trap Zone as a face-up
Continuous Trap"; "if this card is a Continuous Trap: You can Special Summon this card") and of
Centur-Ion Trudea, which places itself and another; Yu-Gi-Oh chains, *Spell Speed*: every effect of
a Trap has Spell Speed 2.
"""

import pytest

from engine.filters import ANY
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Compiled, Lexicon, compile_card
from engine.yugioh.wording import card_text
from engine.yugioh.wording.opening import AS_SPELL, AS_TRAP
from tests.engine.yugioh.table import Table, body, fiend, ignition, played

LEXICON = Lexicon({"Probe": 1}, {"Gamma": 0x123})
GAMMA = la.Series(0x123, "Gamma") & la.MONSTER
A = body("A")
ASIDE = played("Aside", la.PlaceAsSpell(la.Choose(la.MONSTER, v.HAND), trap=True))
AS_A_SPELL = played("As a Spell", la.PlaceAsSpell(la.Choose(la.MONSTER, v.HAND)))
RISES = la.Quick(v.SZONE, la.EACH_ONCE_PER_TURN, condition=(la.During(v.EITHER, "main"), AS_TRAP),
                 do=(la.SpecialSummon(),))  # fmt: skip
RIDER = fiend("Rider", RISES)


def read(text: str) -> Compiled:
    card = la.monster(1, "Probe", v.LIGHT, v.FIEND, 4, 0, effects=())
    return compile_card(card, text, LEXICON)


@pytest.mark.parametrize(
    "text",
    [
        'You can target 1 "Gamma" monster in your GY; place it in your Spell & Trap Zone as a '
        "face-up Continuous Trap.",
        'You can discard 1 card; place 1 "Gamma" monster from your Deck, except "Probe", in your '
        "Spell & Trap Zone as a face-up Continuous Trap.",
        "During the Main Phase, if this card is a Continuous Trap: You can Special Summon this "
        "card, then you can increase its Level by 4.",
        'During your Main Phase: You can place this card you control and 1 "Gamma" monster from '
        'your hand or Deck, except "Probe", in your Spell & Trap Zones as face-up Continuous '
        "Traps.",
    ],
)
def test_it_is_read_and_written_back(text: str) -> None:
    assert read(text).whole
    # The kind of card that it becomes is not lost.
    assert not read(text.replace("Continuous Trap", "Continuous Card")).whole


def test_what_is_read() -> None:
    rises = read("If this card is a Continuous Trap: You can Special Summon this card.").card
    (effect,) = rises.effects
    assert isinstance(effect, la.Quick)
    assert (effect.where, effect.condition) == (v.SZONE, (AS_TRAP,))
    (as_spell,) = read("While this card is a Continuous Spell: You can draw 1 card.").card.effects
    assert isinstance(as_spell, la.Ignition)
    assert as_spell.condition == (AS_SPELL,)
    told = card_text(rises, lambda passcode: "")
    assert told == ["If this card is a Continuous Trap: You can Special Summon this card."]


def test_it_is_a_trap_there_and_no_spell() -> None:
    traps = played("Traps", la.Destroy(la.Each(la.Type(v.TRAP), v.SZONE)))
    spells = played("Spells", la.Destroy(la.Each(la.SPELL & la.OTHER, v.SZONE)))
    table = Table([ASIDE, A, traps, spells])
    table.activate(ASIDE)
    assert not table.may("activate", spells)
    table.activate(traps)
    assert "A" in table.grave
    other = Table([AS_A_SPELL, A, traps, spells])
    other.activate(AS_A_SPELL)
    assert not other.may("activate", traps)
    assert other.may("activate", spells)


def test_only_as_a_trap_does_it_rise() -> None:
    table = Table([ASIDE, RIDER])
    table.activate(ASIDE)
    table.activate(RIDER)
    assert list(table.monsters().values()) == ["Rider"]
    # On the field it is a monster, that forgets what it was.
    assert not table.may("activate", RIDER)
    other = Table([AS_A_SPELL, RIDER])
    other.activate(AS_A_SPELL)
    assert not other.may("activate", RIDER)


def test_it_is_activated_as_a_trap() -> None:
    after = la.Trigger(v.MZONE, on=la.Event("activated", ANY, how=v.TRAP), do=(la.Damage(100),),
                       optional=False)  # fmt: skip
    table = Table([ASIDE, RIDER], field=[fiend("Watcher", after)])
    table.activate(ASIDE)
    table.activate(RIDER)
    assert table.life(1) == 7900


def both() -> la.Effect:
    other = la.PlaceAsSpell(la.Choose(la.MONSTER, v.DECK), trap=True)
    return ignition(la.Both((la.PlaceAsSpell(trap=True, beside=1), other)))


def test_two_are_placed_or_none() -> None:
    pair = fiend("Pair", both())
    table = Table(field=[pair], deck=[A])
    table.activate(pair)
    assert sorted(table.spells().values()) == ["A", "Pair"]
    full = [played("Full", la.Draw(1), type=v.CONTINUOUS) for _ in range(4)]
    assert not Table(field=[pair], deck=[A], spells=full).may("activate", pair)
    assert Table(field=[pair], deck=[A], spells=full[:3]).may("activate", pair)
    assert not Table(field=[pair], deck=[]).may("activate", pair)


def test_what_it_does_there_as_a_trap_and_nothing_else() -> None:
    # Centur-Ion Primera: "While this card is a Continuous Trap, …"
    there = la.While((), (la.FieldStats(500),), as_trap=True)
    banner = fiend("Banner", la.FieldStats(100), there)
    assert Table(field=[banner, A]).attack(A) == 1100
    table = Table([ASIDE, banner], field=[A])
    table.activate(ASIDE)
    assert table.attack(A) == 1500
    other = Table([AS_A_SPELL, banner], field=[A])
    other.activate(AS_A_SPELL)
    assert other.attack(A) == 1000


def test_that_is_read() -> None:
    text = 'While this card is a Continuous Trap, all "Gamma" monsters you control gain 500 ATK.'
    found = read(text)
    assert found.whole
    assert found.card.effects == (la.While((), (la.FieldStats(500, GAMMA),), as_trap=True),)
    assert card_text(found.card, {0x123: "Gamma"}.__getitem__) == [text]
