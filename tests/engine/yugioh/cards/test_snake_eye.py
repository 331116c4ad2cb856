"""Cards of the Snake-Eye deck.

Source: the card texts, and the official scripts where a text leaves a doubt.
"""

from engine.filters import ANY
from engine.yugioh import vocabulary as v
from engine.yugioh.cards import (
    exodia,
    sky_striker,
    snake_eye,
)
from engine.yugioh.language import (
    ByItself,
    Choose,
    Draw,
    SendToGrave,
)
from tests.engine.yugioh.table import Table, body, names, played

# --------------------------------------------------------------- Snake-Eye


def test_ash_is_sent_with_another_face_up_card_for_a_larger_monster() -> None:
    table = Table(
        deck=[snake_eye.ASH, snake_eye.FLAMBERGE, body()], field=[snake_eye.ASH],
        spells=[exodia.ALLURE],
    )  # fmt: skip
    table.activate(snake_eye.ASH)
    assert table.monsters() == {0: "Snake-Eyes Flamberge Dragon"}
    assert sorted(table.grave) == ["Allure of Darkness", "Snake-Eye Ash"]


def test_ash_needs_another_card_that_can_be_sent() -> None:
    token = sky_striker.TOKEN
    drones = sky_striker.HORNET_DRONES
    # The Token is made in an empty row, so Ash stands in the Extra Monster Zone here.
    table = Table([drones], [snake_eye.FLAMBERGE], field={5: snake_eye.ASH})
    assert not table.may("activate", snake_eye.ASH)
    table.activate(drones)
    assert table.monsters()[0] == token.name
    assert not table.may("activate", snake_eye.ASH)
    set_card = Table(deck=[snake_eye.FLAMBERGE], field=[snake_eye.ASH], sets=[exodia.ALLURE])
    assert not set_card.may("activate", snake_eye.ASH)


def test_poplar_comes_down_when_added_but_not_when_drawn() -> None:
    table = Table([snake_eye.ASH], [snake_eye.POPLAR])
    table.summon(snake_eye.ASH)
    table.chain(snake_eye.ASH)
    table.chain(snake_eye.POPLAR)
    assert set(table.monsters().values()) == {"Snake-Eye Ash", "Snake-Eyes Poplar"}
    draw = played("Drawing", Draw(1))
    drawn = Table([draw], [snake_eye.POPLAR])
    drawn.activate(draw)
    assert drawn.hand == names(snake_eye.POPLAR)
    assert drawn.asked == "open"


def test_oak_adds_or_summons_its_target() -> None:
    table = Table([snake_eye.OAK], grave=[snake_eye.POPLAR, snake_eye.FLAMBERGE])
    table.summon(snake_eye.OAK)
    table.chain(snake_eye.OAK)
    table.bullet(1)
    assert snake_eye.POPLAR.name in table.monsters().values()


def test_divine_temple_strengthens_level_1_fire_monsters() -> None:
    table = Table(field=[snake_eye.ASH, snake_eye.FLAMBERGE], spells={5: snake_eye.DIVINE_TEMPLE})
    assert table.attack(snake_eye.ASH) == 1900
    assert table.attack(snake_eye.FLAMBERGE) == 3000


def test_divine_temple_places_a_monster_of_the_series_if_the_player_wants() -> None:
    table = Table([snake_eye.DIVINE_TEMPLE], [snake_eye.DIABELLSTAR_FLAME, snake_eye.WITCH])
    table.activate(snake_eye.DIVINE_TEMPLE)
    table.yes()
    assert table.spells() == {0: "Snake-Eyes Diabellstar", 5: "Divine Temple of the Snake-Eye"}
    refused = Table([snake_eye.DIVINE_TEMPLE], [snake_eye.DIABELLSTAR_FLAME])
    refused.activate(snake_eye.DIVINE_TEMPLE)
    refused.no()
    assert refused.spells() == {5: "Divine Temple of the Snake-Eye"}


def test_birch_comes_beside_a_fire_monster_once_a_turn() -> None:
    (way,) = snake_eye.BIRCH.procedures
    assert isinstance(way, ByItself)
    assert way.once
    assert Table([snake_eye.BIRCH], field=[snake_eye.ASH]).may("special", snake_eye.BIRCH)
    assert not Table([snake_eye.BIRCH], field=[body()]).may("special", snake_eye.BIRCH)


def test_flamberge_brings_two_level_1_monsters_or_none() -> None:
    dump = played("Dump", SendToGrave(Choose(ANY, v.MZONE)))
    two = Table([dump], field=[snake_eye.FLAMBERGE], grave=[snake_eye.ASH, snake_eye.OAK])
    two.activate(dump)
    two.chain(snake_eye.FLAMBERGE)
    assert set(two.monsters().values()) == {"Snake-Eye Ash", "Snake-Eye Oak"}
    one = Table([dump], field=[snake_eye.FLAMBERGE], grave=[snake_eye.ASH])
    one.activate(dump)
    assert one.asked == "open"


def test_diabellstar_acts_as_a_continuous_spell_and_not_as_an_equip_card() -> None:
    flame = snake_eye.DIABELLSTAR_FLAME
    table = Table(spells=[flame], grave=[snake_eye.ASH])
    table.activate(flame)
    assert table.monsters() == {0: flame.name}
    assert list(table.spells().values()) == ["Snake-Eye Ash"]
    bearer = body()
    equipped = Table(deck=[flame], field=[bearer], grave=[snake_eye.ASH])
    equipped.equip(flame, bearer)
    assert not equipped.may("activate", flame)


def test_the_black_witch_pays_with_a_card_of_hand_or_field_and_sets_sinful_spoils() -> None:
    table = Table(
        [snake_eye.WITCH, exodia.ALLURE],
        [snake_eye.WANTED, snake_eye.SILVERA, snake_eye.DIVINE_TEMPLE],
    )
    table.special(snake_eye.WITCH)
    table.chain(snake_eye.WITCH)
    assert table.choices() == [
        ("Sinful Spoils of Betrayal - Silvera",), ("WANTED: Seeker of Sinful Spoils",),
    ]  # fmt: skip
    assert table.grave == names(exodia.ALLURE)
    assert not Table([snake_eye.WITCH]).may("special", snake_eye.WITCH)


def test_the_black_witch_may_take_the_zone_of_the_monster_sent() -> None:
    table = Table([snake_eye.WITCH], field=[body(f"Body {number}") for number in range(5)])
    assert table.may("special", snake_eye.WITCH)


def test_wanted_finds_all_that_are_called_diabellstar() -> None:
    table = Table(
        [snake_eye.WANTED], [snake_eye.WITCH, snake_eye.DIABELLSTAR_FLAME, snake_eye.FLAMBERGE]
    )
    table.activate(snake_eye.WANTED)
    assert table.choices() == [("Diabellstar the Black Witch",), ("Snake-Eyes Diabellstar",)]


def test_original_sinful_spoils_is_used_once_from_hand_and_gy_together() -> None:
    original = snake_eye.ORIGINAL_SINFUL_SPOILS
    table = Table(
        [original], [snake_eye.FLAMBERGE, snake_eye.BIRCH, body(level=1)],
        field=[snake_eye.ASH], spells=[exodia.ALLURE], grave=[snake_eye.OAK],
    )  # fmt: skip
    table.activate(original)
    assert table.choices() == [("Allure of Darkness",), ("Snake-Eye Ash",)]
    table.pick(exodia.ALLURE)
    assert table.monsters()[1] == "Snake-Eye Birch"
    assert not table.may("activate", original)
