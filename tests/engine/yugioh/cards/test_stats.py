"""What bundled cards do to ATK and DEF.

Source: the card texts.
"""

import pytest

from engine.yugioh import vocabulary as v
from engine.yugioh.cards.blue_eyes import HEAVENLY_SPHERES
from engine.yugioh.cards.blue_eyes_support import MAUSOLEUM
from engine.yugioh.cards.boss_monsters import (
    ACCESSCODE_TALKER,
    BORRELOAD_SAVAGE,
    CHERUBINI,
    CRYSTAL_WING,
)
from engine.yugioh.cards.fiend_support import CAESAR
from engine.yugioh.cards.hand_traps import FORBIDDEN_DROPLET
from engine.yugioh.cards.sky_striker import HORNET_DRONES, SHIZUKU
from engine.yugioh.cards.snake_eye import APOLLOUSA
from engine.yugioh.cards.synchro import BLACK_ROSE_DRAGON
from engine.yugioh.language import (
    MONSTER,
    ONCE_PER_TURN,
    Card,
    Choose,
    Draw,
    Named,
    SendToGrave,
    SpecialSummon,
    Tribute,
)
from engine.yugioh.position.slots import NEGATED, STATUS
from engine.yugioh.telling.board import board
from engine.yugioh.worth.interruptions import interrupting
from engine.yugioh.worth.uses import count_uses
from tests.engine.yugioh.table import (
    Table,
    body,
    fiend,
    link,
    played,
    quick,
)  # fmt: skip

A, B, C = body("A", attack=1400), body("B"), body("C")


def numbers(table: Table, card: Card, player: int = 0) -> tuple[int, int]:
    """ATK and DEF of a player's monster, as the board shows them."""
    for monster in board(table.game, player)["monsters"]:
        if monster["passcode"] == card.passcode:
            return monster["attack"], monster["defense"]
    raise AssertionError(f"no {card.name} there")


# --------------------------------------------------------------- Apollousa


def apollousa(count: int) -> Table:
    """Apollousa, summoned with so many materials."""
    field = [body(f"Body {at}") for at in range(count)]
    if count < 4:
        field[-1] = link("Arrow", 5 - count)
    table = Table(extra=[APOLLOUSA], field=field)
    table.special(APOLLOUSA)
    return table


@pytest.mark.parametrize(("count", "attack"), [(2, 1600), (3, 2400), (4, 3200)])
def test_the_original_atk_of_apollousa(count: int, attack: int) -> None:
    table = apollousa(count)
    assert numbers(table, APOLLOUSA) == (attack, 0)
    # Negated it is the printed "?".
    table.rewrite(STATUS, APOLLOUSA, NEGATED)
    assert numbers(table, APOLLOUSA) == (0, 0)


def test_apollousa_revived_has_no_atk_and_disturbs_nobody() -> None:
    again = played("Again", SpecialSummon(Choose(MONSTER, v.GRAVE)))
    table = Table([again], grave=[APOLLOUSA])
    table.activate(again)
    assert numbers(table, APOLLOUSA) == (0, 0)
    assert count_uses(table.state, interrupting(table.game)) == 0
    table = apollousa(4)
    assert count_uses(table.state, interrupting(table.game)) > 0


def test_apollousa_negates_as_often_as_it_has_800_atk_to_lose() -> None:
    loud = fiend("Loud", quick(Draw(1), limit=None))
    spells = [played(f"Spell {at}", Draw(1)) for at in range(5)]
    table = Table(spells, extra=[APOLLOUSA], field=[A, B, C, body("D")], opponent_field=[loud],
                  deck=[A] * 5, opponent_acts=True)  # fmt: skip
    table.special(APOLLOUSA)
    table.decline()
    for card, left in zip(spells, (2400, 1600, 800, 0, 0), strict=True):
        table.activate(card)
        table.chain(loud)
        # Once per chain, and not without 800 ATK.
        if left or card is spells[3]:
            table.chain(APOLLOUSA)
        while table.asked == "window":
            table.decline()
        while table.asked == "chance":
            table.nature(A)
        assert table.attack(APOLLOUSA) == left
        if table.asked != "open":
            table.decline()


# ------------------------------------------------------- materials, equips


def test_accesscode_talker_gains_by_one_of_its_materials() -> None:
    three, one = link("Three", 3), link("One", 1)
    table = Table(extra=[ACCESSCODE_TALKER], field={0: three, 1: body("Plain"), 2: one})
    table.special(ACCESSCODE_TALKER)
    table.chain(ACCESSCODE_TALKER)
    assert table.choices() == [("One",), ("Three",)]
    table.pick(three)
    assert numbers(table, ACCESSCODE_TALKER) == (5300, 0)
    table.end()
    assert table.attack(ACCESSCODE_TALKER) == 5300


def test_accesscode_talker_counts_only_its_own_materials() -> None:
    effect, two = fiend("Effect"), link("Two", 3)
    table = Table(extra=[ACCESSCODE_TALKER], field=[effect, two], grave=[link("Old", 3)])
    table.special(ACCESSCODE_TALKER)
    table.chain(ACCESSCODE_TALKER)
    assert table.attack(ACCESSCODE_TALKER) == 5300
    # Without a Link Monster among them there is no target; nor after an effect summoned it.
    table = Table(extra=[ACCESSCODE_TALKER], field=[fiend(f"E{at}") for at in range(4)],
                  grave=[two])  # fmt: skip
    table.special(ACCESSCODE_TALKER)
    assert table.asked == "open"


def test_borreload_savage_gains_half_the_atk_of_what_it_equips() -> None:
    arrow = link("Arrow")  # 1500 ATK
    tuner = body("Tuner", level=4)
    tuner = Card(**{**vars(tuner), "type": tuner.type | v.TUNER})
    table = Table(extra=[BORRELOAD_SAVAGE], field=[tuner, A], grave=[arrow])
    table.special(BORRELOAD_SAVAGE)
    table.chain(BORRELOAD_SAVAGE)
    assert table.equips(BORRELOAD_SAVAGE) == ["Arrow"]
    assert numbers(table, BORRELOAD_SAVAGE) == (3750, 2500)
    table.rewrite(STATUS, BORRELOAD_SAVAGE, NEGATED)
    assert numbers(table, BORRELOAD_SAVAGE) == (3000, 2500)


# ------------------------------------------------------ until the turn ends


def test_cherubini_gives_the_atk_and_the_def_of_what_is_sent() -> None:
    abyss = Card(**{**vars(body("Abyss")), "series": (0xB1,)})
    sent = Card(**{**vars(body("Sent", level=3, attack=1700)), "defense": 600})
    table = Table(deck=[sent], field={0: abyss, 5: CHERUBINI})
    table.activate(CHERUBINI)
    table.pick(abyss)
    assert numbers(table, abyss) == (2700, 1600)
    table.end()
    assert numbers(table, abyss) == (1000, 1000)


def test_cherubini_gives_a_link_monster_no_def() -> None:
    sent = body("Sent", level=3, attack=1700)
    table = Table(deck=[sent], field={5: CHERUBINI})
    table.activate(CHERUBINI)
    assert numbers(table, CHERUBINI) == (2200, 0)


def test_mausoleum_of_white() -> None:
    big = body("Big", level=8)
    table = Table(deck=[big], field=[A], spells={5: MAUSOLEUM})
    table.activate(MAUSOLEUM)
    assert numbers(table, A) == (2200, 1800)
    table.end()
    assert numbers(table, A) == (1400, 1000)


def test_crystal_wing_gains_the_original_atk_of_what_it_destroys() -> None:
    loud = fiend("Loud", quick(Draw(1), limit=ONCE_PER_TURN), attack=1800)
    for place in ("field", "hand"):
        hand = fiend("Loud", quick(Draw(1), where=v.HAND, limit=ONCE_PER_TURN), attack=1800)
        there = {"opponent_field": [loud]} if place == "field" else {"opponent_hand": [hand]}
        table = Table([A], deck=[A], field=[CRYSTAL_WING], opponent_acts=True, **there)  # type: ignore[arg-type]
        table.summon(A)
        card = loud if place == "field" else hand
        table.chain(card)
        table.chain(CRYSTAL_WING)
        assert table.attack(CRYSTAL_WING) == 4800
        assert table.pile(v.GRAVE, 1) == ["Loud"]


def test_crystal_wing_gains_nothing_if_nothing_is_destroyed() -> None:
    # It pays for its effect with itself, so it is not there to be destroyed.
    loud = fiend("Loud", quick(Draw(1), cost=(SendToGrave(),)), attack=1800)
    table = Table([A], deck=[A], field=[CRYSTAL_WING], opponent_field=[loud], opponent_acts=True)
    table.summon(A)
    table.chain(loud)
    table.chain(CRYSTAL_WING)
    assert table.attack(CRYSTAL_WING) == 3000


@pytest.mark.parametrize("series", [(0xAF,), ()])
def test_caesar_and_another_d_d_monster_gain_1800(series: tuple[int, ...]) -> None:
    other = Card(**{**vars(body("Other")), "series": series})
    loud = fiend("Loud", quick(SpecialSummon(Choose(MONSTER, v.HAND)), limit=ONCE_PER_TURN))
    table = Table([A], deck=[B], field=[CAESAR, other], opponent_field=[loud], opponent_hand=[C],
                  opponent_acts=True)  # fmt: skip
    table.attach(B, CAESAR)
    table.summon(A)
    table.chain(loud)
    table.chain(CAESAR)
    assert table.pile(v.GRAVE, 1) == ["Loud"]
    if series:
        table.yes()
    gain = 1800 if series else 0
    assert (table.attack(CAESAR), table.attack(other)) == (2800 + gain, 1000 + gain)
    table.end()
    assert (table.attack(CAESAR), table.attack(other)) == (2800, 1000)


def test_forbidden_droplet_halves_and_negates_as_many_as_were_sent() -> None:
    loud = [fiend(f"Loud {at}", attack=1501 + at) for at in range(3)]
    hand = [FORBIDDEN_DROPLET, A, B]
    table = Table(hand, opponent_field=[*loud, C])
    table.activate(FORBIDDEN_DROPLET)
    # At most as many as there are Effect Monsters.
    assert max(map(len, table.choices())) == 2
    table.pick(A, B)
    assert all(len(choice) == 2 for choice in table.choices())
    table.pick(loud[0], loud[2])
    assert [numbers(table, card, 1)[0] for card in loud] == [751, 1502, 752]
    assert [bool(monster["negated"]) for monster in board(table.game, 1)["monsters"]] == [
        True, False, True, False,
    ]  # fmt: skip
    table.end()
    assert [numbers(table, card, 1)[0] for card in loud] == [1501, 1502, 1503]


def test_forbidden_droplet_sends_no_more_than_there_are_monsters() -> None:
    table = Table([FORBIDDEN_DROPLET, A, B], opponent_field=[fiend("Loud"), C])
    table.activate(FORBIDDEN_DROPLET)
    assert table.choices() == [("A",), ("B",)]
    assert not Table([FORBIDDEN_DROPLET, A], opponent_field=[C]).may("activate", FORBIDDEN_DROPLET)


def test_black_rose_dragon_makes_the_atk_of_a_turned_monster_zero() -> None:
    plant = body("Plant", race=v.PLANT)
    table = Table(field=[BLACK_ROSE_DRAGON], grave=[plant], opponent_field=[A, B])
    assert not table.may("activate", BLACK_ROSE_DRAGON)
    table = Table(field=[BLACK_ROSE_DRAGON], grave=[plant], opponent_field=[A, B])
    table.rewrite_position(A, v.FACEUP_DEFENSE)
    table.activate(BLACK_ROSE_DRAGON)
    assert table.banished == ["Plant"]
    assert numbers(table, A, 1) == (0, 1000)
    assert board(table.game, 1)["monsters"][0]["position"] == "ATK"
    table.end()
    assert numbers(table, A, 1) == (1400, 1000)


# ----------------------------------------------------------- while it lasts


def test_heavenly_spheres_brings_a_dragon_with_nothing() -> None:
    dragon = body("Dragon", attack=3000, race=v.DRAGON)
    give = played("Give", Tribute(Choose(Named(HEAVENLY_SPHERES.passcode), v.MZONE)))
    table = Table([give], deck=[dragon], field={5: HEAVENLY_SPHERES})
    table.activate(give)
    assert numbers(table, dragon) == (0, 0)
    table.end()
    assert numbers(table, dragon) == (0, 0)


def test_shizuku_weakens_atk_and_def() -> None:
    grave = [played(f"Spell {at}", Draw(1)) for at in range(3)]
    table = Table(field={5: SHIZUKU}, grave=grave, opponent_field=[A])
    assert numbers(table, A, 1) == (1100, 700)
    assert numbers(table, SHIZUKU) == (1500, 0)


def test_the_token_of_hornet_drones_has_1500_with_three_spells() -> None:
    for count, value in ((2, 0), (3, 1500)):
        grave = [played(f"Spell {at}", Draw(1)) for at in range(count)]
        table = Table([HORNET_DRONES], grave=grave)
        table.activate(HORNET_DRONES)
        (token,) = board(table.game)["monsters"]
        assert (token["attack"], token["defense"]) == (value, value)
