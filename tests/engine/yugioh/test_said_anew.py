"""Texts that stand in another order, or say in other words what the grammar reads.

Sources: the official texts of the cards named, of which only the phrases stand here; the plays:
Yu-Gi-Oh rules reference on effects that are activated, on Equip Cards and on Link Material.
"""

import pytest

from engine.effects import walk
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Compiled, Lexicon, compile_card
from tests.engine.yugioh.table import Table, body, fiend, ignition, link, names, played, xyz

SERIES = 0x123
LEXICON = Lexicon({"Alpha": 1, "Betas": 2}, {"Gamma": SERIES})
MONSTER = la.Card(9, "Probe", v.MONSTER | v.EFFECT, v.DARK, v.FIEND, 4, 1000, 1000)
SPELL = la.Card(9, "Probe", v.SPELL)
A, B = body("A"), body("B")


def read(text: str, facts: la.Card = SPELL) -> Compiled:
    found = compile_card(facts, text, LEXICON)
    assert found.whole, [part.why for part in found.parts]
    return found


# ------------------------------------------------------- activated effects alone

# Exosister Gibrine
SAFE = "Cannot be destroyed by the activated effects of monsters Special Summoned from the GY."


def test_protection_from_activated_effects() -> None:
    (rule,) = read(SAFE, MONSTER).card.effects
    of = la.MONSTER & la.Summoned(v.BY_FROM_GRAVE)
    assert rule == la.Indestructible(~la.OTHER, of=of, activated=True)


@pytest.mark.parametrize(("how", "left"), [(0, False), (v.BY_FROM_GRAVE, True)])
def test_what_activated_it(how: int, left: bool) -> None:
    safe = fiend("Safe", *read(SAFE, MONSTER).card.effects)
    bomb = fiend("Bomb", ignition(la.Destroy(la.Each(la.OTHER, v.MZONE))))
    table = Table(deck=[bomb], field=[safe])
    table.lay(bomb, 1, how=v.BY_SPECIAL | how)
    table.activate(bomb)
    assert ("Safe" in table.monsters().values()) is left


def test_what_applies_without_an_activation_destroys() -> None:
    end = la.Event("end-phase")
    bomb = fiend("Bomb", la.EachTime(v.MZONE, on=end, do=(la.Destroy(la.Each(la.OTHER, v.MZONE)),)))
    guards = {
        activated: la.Indestructible(~la.OTHER, activated=activated) for activated in (False, True)
    }
    for activated, guard in guards.items():
        safe = fiend("Safe", guard)
        table = Table(field=[safe, bomb])
        table.end()
        assert ("Safe" in table.monsters().values()) is not bool(activated)


def test_no_target_for_effects_of_monsters_from_the_gy() -> None:
    # Exosister Carpedivem
    text = 'Neither player can target "Gamma" monsters you control with effects of monsters that '
    facts = la.Card(9, "Probe", v.SPELL | v.CONTINUOUS)
    (rule,) = (
        one for one in read(text + "were Special Summoned from the GY.", facts).card.effects
        if isinstance(one, la.Untargetable)
    )  # fmt: skip
    assert rule.by == v.EITHER
    assert la.Summoned(v.BY_FROM_GRAVE) in rule.of.walk()


# ------------------------------------------------------- what was done this turn


def test_an_xyz_summon_of_this_turn() -> None:
    # Exosister Returnia; Yu-Gi-Oh rules reference, X1
    when = la.When(la.ThisTurn("xyz"), (la.Damage(500),))
    asks = played("Asks", when)
    monster = xyz("Xyz")
    summons = played("Summons", la.SpecialSummon(la.Choose(la.Named(A.passcode), v.DECK)))
    table = Table([asks, asks, summons], [A], [monster], field=[B, B])
    table.activate(summons)
    assert not table.may("activate", asks)
    table.special(monster, B, B)
    table.activate(asks)
    assert table.life(1) == 7500


def test_the_xyz_summon_is_read_in_a_bullet() -> None:
    text = (
        "Target 1 card your opponent controls; banish it, then you can apply 1 of the following "
        "effects.\n● Immediately after this effect resolves, Xyz Summon 1 Xyz Monster using "
        "monsters you control.\n● If you Xyz Summoned this turn, banish 1 card your opponent "
        "controls."
    )
    card = read(text, la.Card(9, "Probe", v.TRAP)).card
    assert la.ThisTurn("xyz") in walk(card)
    (choice,) = (node for node in walk(card) if isinstance(node, la.OneOf))
    assert [option[0].kind for option in choice.options] == ["SummonFromExtraNow", "When"]


def test_what_the_opponent_summoned_is_asked() -> None:
    # Terrifying Trap Hole Nightmare
    text = "If your opponent has Special Summoned a monster this turn: Draw 1 card."
    card = read(text).card
    assert not Table([card], [A], field=[B]).may("activate", card)
    (effect,) = card.effects
    assert effect.condition == (la.ThisTurn("special", whose=v.OPPONENT),)  # type: ignore[attr-defined]


def test_nobody_activates_effects_in_the_gy() -> None:
    # Exosister Asophiel
    text = "If this card is Normal Summoned: Neither player can activate card effects in the GY "
    (effect,) = read(text + "this turn.", MONSTER).card.effects
    assert effect.do == (la.Ban(("activate",), la.InPlace(v.GRAVE), whose=v.EITHER),)  # type: ignore[attr-defined]


def test_in_their_turn_unless() -> None:
    # Exosister Arment
    text = (
        'Draw 1 card. You can only activate 1 "Probe" per turn. You can only activate this card '
        "during your opponent's turn, unless your opponent controls a monster."
    )
    (effect,) = read(text).card.effects
    (held,) = effect.condition  # type: ignore[attr-defined]
    assert held == la.AnyCondition(
        (la.During(v.OPPONENT), la.exists(la.MONSTER, v.MZONE, v.OPPONENT))
    )


# ------------------------------------------------------------- where cards are


def test_a_set_card_is_on_the_field() -> None:
    # The Six Samurai - Yaichi
    text = "Once per turn: You can target 1 Set Spell/Trap Card; destroy that target."
    (effect,) = read(text, MONSTER).card.effects
    (target,) = effect.target  # type: ignore[attr-defined]
    assert (target.places, target.whose) == (v.FIELD_PLACES, v.EITHER)


def test_two_cards_of_one_name() -> None:
    # Volcanic Scattershot
    card = read('Send 2 "Alphas" from your hand and/or Deck to the GY; draw 1 card.').card
    (cost,) = card.effects[0].cost  # type: ignore[attr-defined]
    assert cost.what == la.Choose(la.Named(1), v.HAND | v.DECK, 2, 2)
    named = read('Send 2 "Betas" from your Deck to the GY; draw 1 card.').card
    assert named.effects[0].cost[0].what.filter == la.Named(2)  # type: ignore[attr-defined]


def test_an_equip_spell_goes_to_a_monster_that_can_bear_it() -> None:
    # Armory Call
    text = (
        "Add 1 Equip Spell from your Deck to your hand, then you can equip it to 1 appropriate "
        "monster you control."
    )
    call = read(text).card
    sword = la.spell(
        8, "Sword", v.EQUIP, effects=(la.EquipOnlyTo(la.Race(v.FIEND)), la.EquipStats(500, v.ATK))
    )
    demon = body("Demon", race=v.FIEND)
    table = Table([call], [sword], field=[A, demon])
    table.activate(call)
    table.yes()
    assert table.equips(demon) == names(sword)
    alone = Table([call], [sword], field=[A])
    alone.activate(call)
    assert alone.hand == names(sword)
    assert alone.asked == "open"


def test_link_material_in_an_extra_monster_zone() -> None:
    # Gravity Controller
    facts = la.Card(9, "Probe", v.MONSTER | v.EFFECT | v.LINK, v.DARK, v.FIEND, 1, 1000, markers=1)
    card = read("1 non-Link Monster in an Extra Monster Zone\nYou can draw 1 card.", facts).card
    (way,) = card.procedures
    high = xyz("High")
    goal = link("Goal", 1, each=way.each)  # type: ignore[attr-defined]
    assert not Table(extra=[goal], field=[high, A]).may("special", goal)
    table = Table(extra=[goal], field={0: A, 5: high})
    table.special(goal)
    assert sorted(table.monsters().values()) == names(A, goal)


def test_monsters_it_points_to_are_saved() -> None:
    # Ib the World Chalice Priestess
    text = (
        "2 monsters\nIf a monster(s) this card points to would be destroyed by a card effect, you "
        "can send this card to the GY instead."
    )
    facts = la.Card(
        9,
        "Probe",
        v.MONSTER | v.EFFECT | v.LINK,
        v.DARK,
        v.FIEND,
        2,
        1000,
        markers=v.LEFT | v.RIGHT,
    )
    rules = read(text, facts).card.effects
    keeper = link("Keeper", 2, v.LEFT | v.RIGHT, effects=rules)
    bomb = played("Bomb", la.Destroy(la.Each(la.Named(A.passcode), v.MZONE)))
    table = Table([bomb], field=[A, keeper])
    table.activate(bomb)
    table.yes()
    assert (list(table.monsters().values()), table.grave) == (["A"], names(keeper, bomb))
    far = Table([bomb], field=[A, None, keeper])
    far.activate(bomb)
    assert far.asked == "open"
    upwards = la.Card(9, "Probe", facts.type, v.DARK, v.FIEND, 2, 1000, markers=v.TOP | v.RIGHT)
    assert not compile_card(upwards, text, LEXICON).whole
