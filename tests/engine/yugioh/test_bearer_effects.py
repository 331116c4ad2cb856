"""Effects of Equip Spells that do something to the equipped monster, each time something is
activated.

Source: the card text of Evil Eye of Selene, "Each time you activate the equipped monster's effect,
or you activate another … Spell/Trap Card: The equipped monster gains 500 ATK, and if it does, you
lose 500 LP."
"""

from dataclasses import replace

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import BEARER, ChangeStats, Event, IfDone, LoseLife, Trigger
from tests.engine.yugioh.table import Table, fiend, ignition, played

TEXT = (
    'Equip only to a "Gamma" monster. It cannot be destroyed by battle or your opponent\'s card '
    "effects, also your opponent cannot target it with card effects. Each time you activate the "
    'equipped monster\'s effect, or you activate another "Gamma" Spell/Trap Card: The equipped '
    "monster gains 500 ATK, and if it does, you lose 500 LP. (This ATK gain remains even if this "
    "card leaves the field.)"
)
GAMMA = (0x123,)
FOUND = compile_card(
    la.spell(1, "Probe", v.EQUIP, series=GAMMA), TEXT, Lexicon({"Probe": 1}, {"Gamma": 0x123})
)
EYE = FOUND.card
ACTS = fiend("Acts", ignition(la.GainLife(10), where=v.MZONE))
SPELL = replace(played("Spell", la.GainLife(20)), series=GAMMA)
OTHER = played("Other", la.GainLife(20))


def equipped(*hand: la.Card, field: tuple[la.Card, ...] = ()) -> Table:
    table = Table(hand, [EYE], field=[ACTS, *field])
    table.equip(EYE, ACTS)
    return table


def test_it_is_read() -> None:
    assert FOUND.whole
    (trigger,) = (one for one in EYE.effects if isinstance(one, Trigger))
    assert trigger.do == (ChangeStats(BEARER, 500), IfDone((LoseLife(500),)))
    assert trigger.on == Event("activated", BEARER.filter, how=v.MONSTER, whose=v.YOU)
    assert not trigger.optional
    assert la.BearerHas((la.Untargetable(~la.OTHER),)) in EYE.effects


def test_each_activation_of_the_monster_adds_to_its_attack_and_costs_points() -> None:
    table = equipped()
    before = table.attack(ACTS)
    table.activate(ACTS)
    assert (table.attack(ACTS), table.life()) == (before + 500, 8000 + 10 - 500)


def test_so_does_another_card_of_the_series_but_no_other_card() -> None:
    table = equipped(SPELL, OTHER)
    before = table.attack(ACTS)
    table.activate(OTHER)
    assert table.attack(ACTS) == before
    table.activate(SPELL)
    assert (table.attack(ACTS), table.life()) == (before + 500, 8000 + 40 - 500)


def test_another_monster_does_not() -> None:
    also = fiend("Also", ignition(la.GainLife(10), where=v.MZONE))
    table = equipped(field=(also,))
    before = table.attack(ACTS)
    table.activate(also)
    assert table.attack(ACTS) == before


def test_two_activations_in_a_chain_are_two() -> None:
    fast = replace(played("Fast", la.GainLife(20), type=v.QUICK_PLAY), series=GAMMA)
    table = equipped(fast)
    before = table.attack(ACTS)
    table.activate(ACTS)
    table.chain(fast)
    while table.asked == "trigger":
        table.take(table.decision().options[0])
    assert (table.attack(ACTS), table.life()) == (before + 1000, 8000 + 30 - 1000)


def test_what_is_said_of_it_without_an_activation_is_no_effect_of_the_card_being_activated() -> (
    None
):
    # Snatch Steal: control lasts only as long as the monster is equipped.
    for text in ("Take control of the equipped monster.", "Destroy the equipped monster."):
        assert not compile_card(
            la.spell(1, "Probe", v.EQUIP), text, Lexicon({"Probe": 1}, {})
        ).whole
