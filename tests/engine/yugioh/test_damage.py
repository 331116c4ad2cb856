"""Effect damage: a number, or equal to an amount that is worked out when the effect resolves.

Source: card texts ("inflict damage to your opponent equal to …").
"""

from engine.yugioh import vocabulary as v
from engine.yugioh.cards.exodia import CHICKEN_GAME
from engine.yugioh.cards.xyz import EXCITON_KNIGHT
from engine.yugioh.language import (
    MONSTER,
    ChangeStats,
    Choose,
    Chosen,
    Count,
    Damage,
    Destroy,
    Draw,
    Half,
    IfDone,
    LevelOf,
    ReduceDamage,
    Times,
)
from tests.engine.yugioh.table import Table, body, names, played

A, B, WEAK = body("A", attack=1500), body("B", attack=700), body("Weak", attack=0)
ITS_ATTACK = LevelOf(Chosen(("it",)), what="attack")
CHOICE = Choose(MONSTER, v.MZONE, name="it")


def test_damage_equal_to_the_atk_of_a_target() -> None:
    # Card texts: "target 1 monster you control; inflict damage … equal to its ATK"
    burn = played("Burn", Damage(ITS_ATTACK), target=(CHOICE,))
    table = Table([burn], field=[A, B])
    table.activate(burn)
    table.pick(A)
    assert table.life(1) == 6500


def test_it_is_worked_out_after_the_steps_before() -> None:
    # Card texts: "it gains 500 ATK, then inflict damage … equal to its ATK"
    burn = played("Burn", ChangeStats(Chosen(), by=500), Damage(ITS_ATTACK), target=(CHOICE,))
    table = Table([burn], field=[A])
    table.activate(burn)
    assert table.life(1) == 6000


def test_it_counts_what_is_there_at_resolution() -> None:
    # Card texts: "inflict 300 damage … for each card in your hand"
    burn = played("Burn", Draw(2), Damage(Times(Count(places=v.HAND), 300)))
    table = Table([burn, A], deck=[B, WEAK], fixed_order=True)
    table.activate(burn)
    assert len(table.hand) == 3
    assert table.life(1) == 7100


def test_half_of_an_odd_number_is_rounded_up() -> None:
    # Card texts: "equal to half its ATK"; the same rounding as of ATK
    odd = body("Odd", attack=1001)
    burn = played("Burn", Damage(Half(ITS_ATTACK), v.YOU), target=(CHOICE,))
    table = Table([burn], field=[odd])
    table.activate(burn)
    assert table.life() == 8000 - 501


def test_damage_of_0_is_none() -> None:
    # Card texts: "inflict damage …, and if you do": nothing was inflicted
    burn = played("Burn", Damage(ITS_ATTACK), IfDone((Destroy(Chosen(("it",))),)), target=(CHOICE,))
    for card, gone in ((WEAK, []), (A, names(A))):
        table = Table([burn], field=[card])
        table.activate(burn)
        assert table.grave == [*gone, "Burn"]


def test_damage_is_halved_once_for_the_turn() -> None:
    # Pot of Prosperity, script: rounded down; an equal restriction applies once
    halve = [played(f"Halve {n}", ReduceDamage()) for n in range(2)]
    burn = played("Burn", Damage(501))
    table = Table([*halve, burn])
    for card in (*halve, burn):
        table.activate(card)
    assert table.life(1) == 8000 - 250


def test_damage_of_1_halved_is_none() -> None:
    # Card texts: "inflict damage …, and if you do": nothing was inflicted
    halve = played("Halve", ReduceDamage())
    burn = played("Burn", Damage(1), IfDone((Destroy(Choose(MONSTER, v.MZONE)),)))
    table = Table([halve, burn], field=[A])
    table.activate(halve)
    table.activate(burn)
    assert table.life(1) == 8000
    assert table.grave == ["Halve", "Burn"]


def test_no_damage_is_taken_for_the_rest_of_the_turn() -> None:
    # Evilswarm Exciton Knight: "also for the rest of this turn, your opponent takes no damage"
    none = played("None", ReduceDamage("none"))
    burn = played("Burn", Damage(800), IfDone((Destroy(Choose(MONSTER, v.MZONE)),)))
    own = played("Own", Damage(800, v.YOU))
    table = Table([none, burn, own], field=[A])
    for card in (none, burn, own):
        table.activate(card)
    assert (table.life(1), table.life()) == (8000, 7200)
    assert table.monsters() == {0: "A"}


def test_with_chicken_game_the_player_with_the_lowest_lp_takes_no_damage() -> None:
    # Chicken Game: "The player with the lowest LP takes no damage."
    burns = [played(f"Burn {n}", Damage(300)) for n in range(2)]
    owns = [played(f"Own {n}", Damage(500, v.YOU)) for n in range(2)]
    table = Table([*burns, *owns], spells={5: CHICKEN_GAME})
    for card, mine, theirs in (
        (burns[0], 8000, 7700), (burns[1], 8000, 7700),  # equal at first, then the lower
        (owns[0], 7500, 7700), (owns[1], 7500, 7700),
    ):  # fmt: skip
        table.activate(card)
        assert (table.life(), table.life(1)) == (mine, theirs)


def test_after_exciton_knight_the_opponent_takes_no_damage() -> None:
    # Evilswarm Exciton Knight: "destroy all other cards on the field, also …"
    burn = played("Burn", Damage(800))
    table = Table([burn], [WEAK], field=[EXCITON_KNIGHT, B], opponent_hand=[A] * 5)
    table.attach(WEAK, EXCITON_KNIGHT)
    table.activate(EXCITON_KNIGHT)
    table.activate(burn)
    assert (table.monsters(), table.life(1)) == ({0: EXCITON_KNIGHT.name}, 8000)
