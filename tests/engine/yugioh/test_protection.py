"""Protection: unaffected by effects, not destroyed by effects.

Sources: the card texts of Fiendsmith's Rextremende, Buio the Dawn's Light, Luce the Dusk's Dark.
What is unaffected by effects can still be used for a cost or as a material of a summon that is no
effect.
"""

import pytest

from engine.yugioh import vocabulary as v
from engine.yugioh.cards.fiend_support import BUIO, LUCE
from engine.yugioh.cards.fiendsmith import ENGRAVER, REQUIEM, REXTREMENDE
from engine.yugioh.language import (
    FACE_UP,
    MONSTER,
    OTHER,
    SELF,
    SPELL,
    AddToHand,
    Banish,
    Card,
    ChangeStats,
    Choose,
    Chosen,
    Damage,
    Destroy,
    Discard,
    Each,
    EachTime,
    FieldStats,
    IfDone,
    Indestructible,
    Named,
    Negate,
    Race,
    SendToGrave,
    ToDeck,
    Tribute,
    Unaffected,
    Untargetable,
    WasSummoned,
    While,
    exists,
    summoned,
)
from engine.yugioh.position.slots import NEGATED, POSITION, STATUS
from tests.engine.yugioh.table import Table, body, fiend, ignition, link, played, quick, xyz

A, B = body("A"), body("B")
PROUD = fiend("Proud", Unaffected())


@pytest.mark.parametrize("operation", [SendToGrave, Banish, AddToHand, ToDeck, Destroy])
def test_what_is_unaffected_is_not_moved(operation: type) -> None:
    out = played("Out", operation(Each(MONSTER, v.MZONE)))
    table = Table([out], field=[PROUD, A])
    table.activate(out)
    assert table.monsters() == {0: "Proud"}


def test_what_is_unaffected_is_not_changed() -> None:
    weaken = played("Weaken", ChangeStats(Each(MONSTER, v.MZONE), -300))
    silence = played("Silence", Negate(Each(FACE_UP & MONSTER, v.MZONE)))
    table = Table([weaken, silence], field=[PROUD, A])
    table.activate(weaken)
    table.activate(silence)
    assert table.attack(PROUD) == 1000
    assert table.attack(A) == 700
    assert not table.status(PROUD, NEGATED)
    assert table.status(A, NEGATED)


def test_it_may_be_a_target_all_the_same() -> None:
    aimed = played("Aimed", Banish(Chosen()), target=(Choose(MONSTER, v.MZONE),))
    table = Table([aimed], field=[PROUD])
    table.activate(aimed)
    assert table.monsters() == {0: "Proud"}


def test_it_may_be_used_for_a_cost() -> None:
    costly = played("Costly", Damage(1), cost=(Tribute(Choose(MONSTER, v.MZONE)),))
    table = Table([costly], field=[PROUD])
    table.activate(costly)
    assert table.monsters() == {}


def test_a_cost_reaches_a_monster_that_is_unaffected() -> None:
    # Being unaffected by effects does not keep a monster from being used for a cost.
    proud = fiend("Proud", Unaffected())
    costly = played("Costly", Damage(1), cost=(AddToHand(Choose(MONSTER, v.MZONE)),))
    table = Table([costly], field=[proud])
    table.activate(costly)
    assert table.hand == ["Proud"]


def test_it_may_be_a_material_of_a_summon() -> None:
    goal, rank = link("Goal", 1), xyz("Rank")
    table = Table(extra=[goal], field=[PROUD])
    table.special(goal)
    assert table.grave == ["Proud"]
    table = Table(extra=[rank], field=[PROUD, A])
    table.special(rank)
    assert table.materials(rank) == ["Proud", "A"]


def test_it_may_be_tributed_for_a_tribute_summon() -> None:
    tall = body("Tall", level=5)
    table = Table([tall], field=[PROUD])
    table.summon(tall)
    assert table.monsters() == {0: "Tall"}


def test_the_effects_that_are_excepted() -> None:
    proud = fiend("Proud", Unaffected(~Race(v.FIEND)), race=v.WARRIOR)
    strike = ignition(Banish(Each(Race(v.WARRIOR), v.MZONE)))
    for race, stays in ((v.FIEND, False), (v.ZOMBIE, True)):
        striker = fiend("Striker", strike, race=race)
        table = Table(field=[striker, proud])
        table.activate(striker)
        assert ("Proud" in table.monsters().values()) is stays


def test_only_while_the_clause_holds() -> None:
    # The card text of Fiendsmith's Rextremende: while equipped with a "Fiendsmith" Equip Card,
    # unaffected by other cards' effects, except "Fiendsmith" cards.
    out = played("Out", SendToGrave(Each(MONSTER, v.MZONE)))
    table = Table([out], field=[REXTREMENDE], grave=[ENGRAVER, REQUIEM])
    table.activate(REQUIEM, place=v.GRAVE)
    table.activate(out)
    assert table.monsters() == {0: REXTREMENDE.name}
    bare = Table([out], field=[REXTREMENDE])
    bare.activate(out)
    assert bare.monsters() == {}


def test_a_fiendsmith_effect_reaches_rextremende() -> None:
    # The card text of Fiendsmith Engraver: target 1 "Fiendsmith" Equip Card you control and 1
    # monster on the field; send them to the GY.
    table = Table(field=[REXTREMENDE, ENGRAVER], grave=[REQUIEM])
    table.activate(REQUIEM, place=v.GRAVE)
    table.pick(REXTREMENDE)
    table.activate(ENGRAVER, 1)
    table.pick(REXTREMENDE)
    assert table.monsters() == {1: ENGRAVER.name}


@pytest.mark.parametrize("off", ["negated", "face-down"])
def test_a_negated_or_face_down_monster_is_affected(off: str) -> None:
    out = played("Out", SendToGrave(Each(MONSTER, v.MZONE)))
    table = Table([out], field=[PROUD])
    if off == "negated":
        table.rewrite(STATUS, PROUD, NEGATED)
    else:
        table.rewrite(POSITION, PROUD, v.FACEDOWN_DEFENSE)
    table.activate(out)
    assert table.monsters() == {}


def test_off_the_field_it_is_affected() -> None:
    out = played("Out", Banish(Choose(MONSTER, v.GRAVE)))
    table = Table([out], grave=[PROUD])
    table.activate(out)
    assert table.banished == ["Proud"]


# ---------------------------------------------------------- indestructible


SHIELD = fiend("Shield", Indestructible(Named(A.passcode)))
BOOM = played("Boom", Destroy(Each(MONSTER, v.MZONE)))


def test_what_is_indestructible_is_not_destroyed_by_effects() -> None:
    table = Table([BOOM], field=[A, SHIELD])
    table.activate(BOOM)
    assert table.monsters() == {0: "A"}


@pytest.mark.parametrize("operation", [SendToGrave, Banish, AddToHand, ToDeck])
def test_it_leaves_the_field_in_any_other_way(operation: type) -> None:
    out = played("Out", operation(Each(Named(A.passcode), v.MZONE)))
    table = Table([out], field=[A, SHIELD])
    table.activate(out)
    assert table.monsters() == {1: "Shield"}


def test_the_opponents_monsters_are_not_shielded() -> None:
    boom = played("Boom", Destroy(Each(MONSTER, v.MZONE, v.OPPONENT)))
    table = Table([boom], field=[SHIELD], opponent_field=[A])
    table.activate(boom)
    assert table.monsters(1) == {}


def test_a_shield_against_the_opponents_effects_alone() -> None:
    # "cannot be destroyed by your opponent's card effects"
    shield = fiend("Shield", Indestructible(Named(A.passcode), v.OPPONENT))
    boom = fiend("Boom", quick(Destroy(Each(Named(A.passcode), v.MZONE, v.EITHER)),
                               where=v.HAND, cost=(Discard(SELF),)))  # fmt: skip
    table = Table([boom], field=[A, shield])
    table.activate(boom)
    assert table.monsters() == {1: "Shield"}
    table = Table([B], field=[A, shield], opponent_hand=[boom], opponent_acts=True)
    table.summon(B)
    table.chain(boom)
    assert table.monsters() == {0: "A", 1: "Shield", 2: "B"}


def test_a_cost_destroys_what_effects_do_not() -> None:
    # "cannot be destroyed by card effects": a cost is none.
    costly = played("Costly", Damage(1), cost=(Destroy(Choose(Named(A.passcode), v.MZONE)),))
    table = Table([costly], field=[A, SHIELD])
    table.activate(costly)
    assert table.monsters() == {1: "Shield"}


# ------------------------------------------------------------ untargetable


VEIL = fiend("Veil", Untargetable(Named(A.passcode)))
AIM = quick(Banish(Chosen()), where=v.HAND, cost=(Discard(SELF),),
            target=(Choose(Named(A.passcode), v.MZONE, whose=v.EITHER),))  # fmt: skip
AIMED = fiend("Aimed", AIM)


def test_the_opponent_cannot_target_what_is_untargetable() -> None:
    # "Your opponent cannot target ... you control with card effects"
    for field, asked in (([A, VEIL], "open"), ([A], "window")):
        table = Table([B], field=field, opponent_hand=[AIMED], opponent_acts=True)
        table.summon(B)
        assert table.asked == asked


def test_what_the_opponent_veils_cannot_be_targeted() -> None:
    # "Your opponent cannot target ... you control with card effects"
    assert not Table([AIMED], opponent_field=[A, VEIL]).may("activate", AIMED)
    assert Table([AIMED], opponent_field=[A]).may("activate", AIMED)


def test_its_controller_can_target_it() -> None:
    table = Table([AIMED], field=[A, VEIL])
    table.activate(AIMED)
    assert table.banished == ["A"]


def test_the_other_players_monsters_are_not_veiled() -> None:
    table = Table([AIMED], field=[VEIL], opponent_field=[A])
    table.activate(AIMED)
    assert table.monsters(1) == {}
    table = Table([B], field=[A], opponent_field=[VEIL], opponent_hand=[AIMED], opponent_acts=True)
    table.summon(B)
    assert table.asked == "window"


@pytest.mark.parametrize("off", ["negated", "face-down"])
def test_a_negated_or_face_down_shield_shields_nothing(off: str) -> None:
    table = Table([BOOM], field=[A, SHIELD])
    if off == "negated":
        table.rewrite(STATUS, SHIELD, NEGATED)
    else:
        table.rewrite(POSITION, SHIELD, v.FACEDOWN_DEFENSE)
    table.activate(BOOM)
    assert table.monsters() == {}


@pytest.mark.parametrize("card", [BUIO, LUCE])
def test_the_outer_main_zones_are_shielded(card: Card) -> None:
    # The card texts of Buio and Luce: your monsters in the leftmost and the rightmost Main
    # Monster Zone cannot be destroyed by card effects.
    first, inner, last = body("First"), body("Inner"), body("Last")
    table = Table([BOOM], field={0: first, 1: inner, 2: card, 4: last})
    table.activate(BOOM)
    if table.asked == "trigger":
        table.decline()
    assert table.monsters() == {0: "First", 4: "Last"}


def test_a_destruction_that_is_prevented_is_nothing_done() -> None:
    boom = played("Boom", Destroy(Each(Named(A.passcode), v.MZONE)), IfDone((Damage(500),)))
    for field, life in (([A, SHIELD], 8000), ([A], 7500)):
        table = Table([boom], field=field)
        table.activate(boom)
        assert table.life(1) == life


# ------------------------------------------- by which effects, whose, and when


def test_a_shield_against_the_effects_of_some_cards_alone() -> None:
    # "cannot be destroyed by the effects of Spells"
    shield = fiend("Shield", Indestructible(~OTHER, of=SPELL))
    for boom, stays in ((played("Boom", Destroy(Each(MONSTER, v.MZONE))), True),
                        (fiend("Boom", ignition(Destroy(Each(Named(shield.passcode), v.MZONE)))),
                         False)):  # fmt: skip
        table = Table([boom] if stays else [], field=[shield] if stays else [shield, boom])
        table.activate(boom)
        assert ("Shield" in table.monsters().values()) is stays


def test_a_shield_against_battle_shields_from_no_effect() -> None:
    # "cannot be destroyed by battle": the effect that destroys is no battle.
    table = Table([BOOM], field=[fiend("Shield", Indestructible(~OTHER, what=("battle",)))])
    table.activate(BOOM)
    assert table.monsters() == {}


def test_cards_on_both_fields_are_shielded() -> None:
    # "Set cards on the field cannot be destroyed by card effects": whoever controls them.
    shield = fiend("Shield", Indestructible(Named(A.passcode), whose=v.EITHER))
    boom = played("Boom", Destroy(Each(MONSTER, v.MZONE, v.OPPONENT)))
    table = Table([boom], field=[shield], opponent_field=[A])
    table.activate(boom)
    assert table.monsters(1) == {0: "A"}


def test_what_no_player_can_target() -> None:
    # "neither player can target it with card effects"
    veil = fiend("Veil", Untargetable(Named(A.passcode), by=v.EITHER))
    assert not Table([AIMED], field=[A, veil]).may("activate", AIMED)
    spells = fiend("Veil", Untargetable(Named(A.passcode), by=v.EITHER, of=SPELL))
    assert Table([AIMED], field=[A, spells]).may("activate", AIMED)


def test_unaffected_by_the_opponents_effects_alone() -> None:
    # "unaffected by your opponent's card effects"
    proud = fiend("Proud", Unaffected(by=v.OPPONENT))
    table = Table([BOOM], field=[proud])
    table.activate(BOOM)
    assert table.monsters() == {}
    boom = fiend("Boom", quick(Destroy(Each(MONSTER, v.MZONE, v.EITHER)), where=v.HAND,
                               cost=(Discard(SELF),)))  # fmt: skip
    table = Table([B], field=[proud], opponent_hand=[boom], opponent_acts=True)
    table.summon(B)
    table.chain(boom)
    assert table.monsters() == {0: "Proud"}


def test_unaffected_by_activated_effects_alone() -> None:
    # "unaffected by other cards' activated effects": what applies without an activation is none.
    proud = fiend("Proud", Unaffected(OTHER, activated=True))
    pull = fiend("Pull", EachTime(v.MZONE, on=summoned(0, Named(B.passcode)),
                                  do=(Destroy(Each(Named(proud.passcode), v.MZONE)),)))  # fmt: skip
    table = Table([B, BOOM], field=[proud, pull])
    table.activate(BOOM)
    assert table.monsters() == {0: "Proud"}
    table = Table([B], field=[proud, pull])
    table.summon(B)
    assert "Proud" not in table.monsters().values()


def test_unaffected_by_what_does_not_target_it() -> None:
    # "unaffected by your opponent's activated effects, unless they target this card"
    proud = fiend("Proud", Unaffected(by=v.OPPONENT, activated=True, unless_targeted=True))
    for targets in (True, False):
        which = Chosen() if targets else Each(MONSTER, v.MZONE, v.EITHER)
        aim = (Choose(Named(proud.passcode), v.MZONE, whose=v.EITHER),) if targets else ()
        boom = fiend("Boom", quick(Destroy(which), where=v.HAND, cost=(Discard(SELF),),
                                   target=aim))  # fmt: skip
        table = Table([B], field=[proud], opponent_hand=[boom], opponent_acts=True)
        table.summon(B)
        table.chain(boom)
        assert ("Proud" in table.monsters().values()) is not targets


def test_other_monsters_are_unaffected() -> None:
    # "other monsters you control are unaffected by card effects"
    table = Table([BOOM], field=[A, fiend("Banner", Unaffected(filter=OTHER))])
    table.activate(BOOM)
    assert table.monsters() == {0: "A"}


def test_a_shield_only_while_its_condition_holds() -> None:
    # "While you control another monster, this card cannot be destroyed by card effects"
    rule = While((exists(MONSTER & OTHER, v.MZONE),), (Indestructible(~OTHER),))
    shield = fiend("Shield", rule)
    boom = played("Boom", Destroy(Each(Named(shield.passcode), v.MZONE)))
    for field, left in (([shield, A], {0: "Shield", 1: "A"}), ([shield], {})):
        table = Table([boom], field=field)
        table.activate(boom)
        assert table.monsters() == left


def test_a_monster_gains_atk_only_while_its_condition_holds() -> None:
    # "While you control another monster, this card gains 500 ATK"
    rule = While((exists(MONSTER & OTHER, v.MZONE),), (FieldStats(500, ~OTHER),))
    alone = fiend("Alone", rule)
    table = Table([A], field=[alone])
    assert table.attack(alone) == 1000
    table.summon(A)
    assert table.attack(alone) == 1500


def test_a_shield_of_a_card_that_was_summoned_so() -> None:
    # "This Link Summoned card cannot be destroyed by card effects."
    for how, stays in ((v.BY_LINK, True), (v.BY_FUSION, False)):
        goal = link("Goal", 1, effects=(While((WasSummoned(how),), (Indestructible(~OTHER),)),))
        table = Table([BOOM], extra=[goal], field=[A])
        table.special(goal)
        table.activate(BOOM)
        assert ("Goal" in table.monsters().values()) is stays
