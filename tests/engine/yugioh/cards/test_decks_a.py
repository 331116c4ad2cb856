"""The definitions of the Blue-Eyes, Snake-Eye, Sky Striker and Exodia decks, and of Tour Guide.

Source: the card texts, and the official scripts where a text leaves a doubt.
"""

import pytest

from engine.filters import ANY
from engine.yugioh import vocabulary as v
from engine.yugioh.cards import (
    blue_eyes,
    definitions,
    exodia,
    fiends,
    links,
    sky_striker,
    snake_eye,
)
from engine.yugioh.cards import (
    blue_eyes_support as support,
)
from engine.yugioh.cards.staples import MONSTER_REBORN
from engine.yugioh.cards.traits import FUSION
from engine.yugioh.language import (
    EACH_ONCE_PER_TURN,
    MONSTER,
    ONCE_PER_TURN,
    Activate,
    Also,
    ByItself,
    Card,
    Choose,
    Damage,
    Destroy,
    Draw,
    Each,
    Effect,
    InPlace,
    Limit,
    Materials,
    OnlySpecialSummon,
    Race,
    SendToGrave,
    SpecialSummon,
    SynchroSummon,
    WinsWith,
    monster,
    shared,
    spell,
)
from engine.yugioh.position.slots import PROPER, STATUS
from engine.yugioh.telling.board import board
from tests.engine.yugioh.table import Table, body, fiend, fresh, fusion, ignition, names, played

SAMPLES = ("blue-eyes", "snake-eye", "sky-striker", "exodia")


def limits(card: Card) -> list[Limit | tuple[Limit, ...] | None]:
    return [item.limit for item in card.effects if isinstance(item, Effect)]


def mention(passcode: int) -> set[str]:
    return {card.name for card in definitions().values() if passcode in card.mentions}


# ------------------------------------------------------------ sample decks


@pytest.mark.parametrize("name", SAMPLES)
def test_a_sample_deck_is_legal_and_every_card_of_it_is_defined(name: str) -> None:
    from decklists import check, load_yugioh, sample_goal

    deck = load_yugioh(name)
    assert not check(deck)
    assert {*deck.main, *deck.extra} <= definitions().keys()
    assert sample_goal(name) is not None


# --------------------------------------------------------------- Blue-Eyes


@pytest.mark.parametrize(
    ("card", "expected"),
    [
        (blue_eyes.SAGE, [None, ONCE_PER_TURN]),
        (blue_eyes.MAIDEN, [ONCE_PER_TURN] * 3),
        (blue_eyes.DICTATOR, [ONCE_PER_TURN] * 2),
        (blue_eyes.SEA_HORSE, [ONCE_PER_TURN] * 3),
        (support.TRUE_LIGHT, [None, shared("one of these"), shared("one of these")]),
        (support.ROAR, [shared("roar")] * 2),
        (support.WISHES, [ONCE_PER_TURN] * 2),
        (support.MAUSOLEUM, [EACH_ONCE_PER_TURN, None]),
        (support.ULTIMATE_FUSION, [Limit("oath")]),
        (blue_eyes.SPIRIT_DRAGON, [EACH_ONCE_PER_TURN, None]),
        (blue_eyes.SPIRIT_WITH_EYES, [ONCE_PER_TURN] * 2),
        (snake_eye.ASH, [ONCE_PER_TURN] * 2),
        (snake_eye.OAK, [ONCE_PER_TURN] * 2),
        (snake_eye.POPLAR, [ONCE_PER_TURN] * 3),
        (snake_eye.FLAMBERGE, [ONCE_PER_TURN] * 3),
        (snake_eye.ORIGINAL_SINFUL_SPOILS, [shared("original")] * 2),
        (snake_eye.SILVERA, [shared("silvera")] * 2),
        (snake_eye.DIVINE_TEMPLE, [Limit("oath"), EACH_ONCE_PER_TURN]),
        (snake_eye.WANTED, [ONCE_PER_TURN] * 2),
        (snake_eye.PRINCESS, [ONCE_PER_TURN] * 2),
        (sky_striker.RAYE, [ONCE_PER_TURN] * 2),
        (sky_striker.ENGAGE, [None]),
        (sky_striker.LINKAGE, [None]),
        (sky_striker.KAGARI, [None]),
        (sky_striker.SHIZUKU, [EACH_ONCE_PER_TURN]),
        (exodia.CHICKEN_GAME, [EACH_ONCE_PER_TURN]),
        (fiends.SANGAN, [ONCE_PER_TURN]),
        (fiends.LEVIAIR, [EACH_ONCE_PER_TURN]),
    ],
    ids=lambda item: item.name if isinstance(item, Card) else "",
)
def test_how_often_the_effects_can_be_used(card: Card, expected: list[Limit | None]) -> None:
    assert limits(card) == expected


def test_the_cards_that_mention_the_white_dragon() -> None:
    assert mention(89631139) >= {
        "Maiden of White", "True Light", "Roar of the Blue-Eyed Dragons", "Wishes for Eyes of Blue",
        "Dictator of D.", "Neo Kaiser Sea Horse", "Burst Stream of Destruction",
        "Majesty of the White Dragons", "Ultimate Fusion", "The White Stone of Legend",
    }  # fmt: skip
    # Their texts speak of other cards, or of "Blue-Eyes" monsters only.
    assert not mention(89631139) & {
        "Sage with Eyes of Blue", "Mausoleum of White", "Blue-Eyes Spirit Dragon",
        "Spirit with Eyes of Blue", "Indigo-Eyes Silver Dragon",
    }  # fmt: skip


def test_sage_finds_every_light_tuner_of_level_1_but_itself() -> None:
    table = Table(
        [blue_eyes.SAGE], [blue_eyes.SAGE, blue_eyes.MAIDEN, blue_eyes.WHITE_STONE,
                           blue_eyes.SEA_HORSE, blue_eyes.WHITE_DRAGON],
    )  # fmt: skip
    table.summon(blue_eyes.SAGE)
    table.chain(blue_eyes.SAGE)
    assert table.choices() == [("Maiden of White",), ("The White Stone of Legend",)]


def test_sage_in_the_hand_trades_an_effect_monster_for_a_dragon() -> None:
    normal, effect = body(), fiend()
    table = Table([blue_eyes.SAGE], [blue_eyes.WHITE_DRAGON], field=[normal, effect])
    table.activate(blue_eyes.SAGE)
    assert list(table.monsters().values()) == ["Body", "Blue-Eyes White Dragon"]
    assert table.grave == names(blue_eyes.SAGE, effect)


def test_sage_in_the_hand_needs_no_free_zone() -> None:
    table = Table(
        [blue_eyes.SAGE], [blue_eyes.WHITE_DRAGON],
        field=[fiend(f"Fiend {number}") for number in range(5)],
    )  # fmt: skip
    assert table.may("activate", blue_eyes.SAGE)


def test_maiden_places_true_light_and_comes_back_with_the_white_dragon() -> None:
    table = Table(
        [blue_eyes.MAIDEN, blue_eyes.WHITE_DRAGON],
        [support.TRUE_LIGHT, support.ROAR],
    )
    table.activate(blue_eyes.MAIDEN)
    assert table.spells() == {0: "True Light"}
    table.activate(support.TRUE_LIGHT, 1)
    table.chain(blue_eyes.MAIDEN)
    assert set(table.monsters().values()) == {"Blue-Eyes White Dragon", "Maiden of White"}


def test_maiden_does_not_come_back_with_the_dragon_that_it_was_sent_for() -> None:
    # Sage sends her and, if it does, summons the Dragon: she was not in the GY before.
    table = Table([blue_eyes.SAGE], [blue_eyes.WHITE_DRAGON], field=[blue_eyes.MAIDEN])
    table.activate(blue_eyes.SAGE)
    table.decline()  # her Quick Effect, as a target
    assert table.monsters() == {0: "Blue-Eyes White Dragon"}
    assert table.asked == "open"


def test_true_light_sets_no_card_that_is_there_already() -> None:
    table = Table(
        deck=[support.ROAR, support.WISHES, support.MAUSOLEUM, support.TRUE_LIGHT],
        spells=[support.TRUE_LIGHT], grave=[support.WISHES],
    )  # fmt: skip
    table.activate(support.TRUE_LIGHT)
    assert table.spells() == {0: "True Light", 1: "Roar of the Blue-Eyed Dragons"}
    # A Spell that was Set may be activated in the same turn; there is no White Dragon to summon.
    assert not table.may("activate", support.ROAR)


def test_true_light_takes_the_monsters_along() -> None:
    dump = played("Dump", SendToGrave(Choose(ANY, v.SZONE)))
    table = Table([dump], field=[body()], spells=[support.TRUE_LIGHT])
    table.activate(dump)
    table.pick(support.TRUE_LIGHT)
    assert not table.monsters()


def test_roar_brings_another_dragon_only_beside_a_white_one() -> None:
    alone = Table([support.ROAR], [blue_eyes.JET_DRAGON])
    assert not alone.may("activate", support.ROAR)
    beside = Table([support.ROAR], [blue_eyes.JET_DRAGON], field=[blue_eyes.WHITE_DRAGON])
    beside.activate(support.ROAR)
    assert beside.monsters()[1] == "Blue-Eyes Jet Dragon"


def test_roar_brings_the_white_dragon_in_defense_and_locks_the_extra_deck() -> None:
    knight = links.LITTLE_KNIGHT
    table = Table(
        [support.ROAR], [blue_eyes.JET_DRAGON, blue_eyes.WHITE_DRAGON],
        [knight, blue_eyes.HEAVENLY_SPHERES], field=[fiend("A", race=v.DRAGON), fiend("B")],
    )  # fmt: skip
    assert table.may("special", knight)
    table.activate(support.ROAR)
    dragon = board(table.game)["monsters"][2]
    assert (dragon["name"], dragon["position"]) == ("Blue-Eyes White Dragon", "DEF")
    assert not table.may("special", knight)
    assert table.may("special", blue_eyes.HEAVENLY_SPHERES)
    assert not table.may("activate", support.ROAR, place=v.GRAVE)


def test_roar_fuses_any_monster_with_a_blue_eyes_material() -> None:
    # Roar of the Blue-Eyed Dragons: "Fusion Summon 1 Fusion Monster from your Extra Deck, using
    # monsters from your hand or field, including a "Blue-Eyes" monster"
    two = fusion("Two", Materials(MONSTER, 2, 2))
    a, b = body("A"), body("B")
    table = Table([a, blue_eyes.WHITE_DRAGON], extra=[two], field=[b], grave=[support.ROAR])
    table.activate(support.ROAR)
    assert table.choices() == [("A", "Blue-Eyes White Dragon"), ("B", "Blue-Eyes White Dragon")]
    table.pick(a, blue_eyes.WHITE_DRAGON)
    assert sorted(table.monsters().values()) == ["B", "Two"]
    without = Table([a], extra=[two], field=[b], grave=[support.ROAR])
    assert not without.may("activate", support.ROAR)


def test_ultimate_fusion_destroys_as_many_as_white_dragons_came_from_the_field() -> None:
    # Ultimate Fusion: "then, you can destroy face-up cards your opponent controls, up to the number
    # of "Blue-Eyes White Dragon" and "Blue-Eyes Ultimate Dragon" used from the field as material"
    white, twin = blue_eyes.WHITE_DRAGON, blue_eyes.TWIN_BURST
    theirs = [body("X"), body("Y")]
    for hand, field, sizes in (
        ([white], [white], {1}), ([], [white, white], {1, 2}), ([white, white], [], set()),
    ):  # fmt: skip
        table = Table(
            [support.ULTIMATE_FUSION, *hand], extra=[twin], field=field, opponent_field=theirs,
            opponent_sets=[body("Set")],
        )  # fmt: skip
        table.activate(support.ULTIMATE_FUSION)
        assert twin.name in table.monsters().values()
        if not sizes:
            assert table.asked == "open"
            continue
        table.yes()
        assert {len(choice) for choice in table.choices()} == sizes
        assert all("Set" not in choice for choice in table.choices())
        table.pick(theirs[0])
        assert table.monsters(1) == {1: "Y"}


def test_majesty_ritual_summons_with_white_dragons_of_exactly_the_level() -> None:
    # Majesty of the White Dragons: "Ritual Summon 1 Ritual Monster from your hand, by Tributing
    # "Blue-Eyes White Dragon(s)" from your hand or field whose total Levels equal its Level"
    for level, most in ((8, 1), (7, 0), (16, 2)):
        rite = fiend("Rite", type=v.RITUAL | v.EFFECT, level=level)
        table = Table(
            [rite, blue_eyes.WHITE_DRAGON, body("A", level=8)], field=[blue_eyes.WHITE_DRAGON],
            grave=[support.MAJESTY],
        )  # fmt: skip
        assert table.may("activate", support.MAJESTY) == (most > 0)
        if most:
            table.activate(support.MAJESTY)
            if table.asked == "cards":
                table.pick(blue_eyes.WHITE_DRAGON)
            assert table.grave == ["Blue-Eyes White Dragon"] * most
            assert table.banished == [support.MAJESTY.name]


def test_wishes_fetches_a_tuner_and_a_spell_or_trap_for_a_discard() -> None:
    table = Table(
        [support.WISHES, blue_eyes.JET_DRAGON],
        [
            blue_eyes.SAGE,
            support.ROAR,
            support.WISHES,
            support.TRUE_LIGHT,
        ],
    )
    table.activate(support.WISHES)
    assert table.choices() == [("Roar of the Blue-Eyed Dragons",), ("True Light",)]
    table.pick(support.TRUE_LIGHT)
    assert sorted(table.hand) == ["Sage with Eyes of Blue", "True Light"]
    nothing = Table([support.WISHES, body()], [blue_eyes.SAGE])
    assert not nothing.may("activate", support.WISHES)


def test_wishes_makes_a_white_dragon_a_tyrant() -> None:
    table = Table(
        grave=[support.WISHES], field=[blue_eyes.WHITE_DRAGON],
        extra=[blue_eyes.TYRANT, blue_eyes.NEO_ULTIMATE],
    )  # fmt: skip
    assert not table.may("special", blue_eyes.TYRANT)
    table.activate(support.WISHES)
    table.pick(blue_eyes.NEO_ULTIMATE)
    assert table.attack(blue_eyes.WHITE_DRAGON) == 3400
    table.special(blue_eyes.TYRANT)
    assert list(table.monsters().values()) == ["Blue-Eyes Tyrant Dragon"]


def test_tyrant_must_first_be_summoned_in_its_own_way() -> None:
    # Blue-Eyes Tyrant Dragon: "must first be either Fusion Summoned, or Special Summoned from
    # your Extra Deck by Tributing 1 'Blue-Eyes White Dragon' equipped with a Fusion Monster"
    cheat = played("Cheat", SpecialSummon(Choose(FUSION & MONSTER, v.EXTRA)))
    alone = Table([cheat], extra=[blue_eyes.TYRANT])
    assert not alone.may("activate", cheat)
    assert Table([cheat], extra=[blue_eyes.NEO_ULTIMATE]).may("activate", cheat)


def test_tyrant_summoned_in_its_own_way_may_be_revived() -> None:
    # Blue-Eyes Tyrant Dragon: "must first be" (Yu-Gi-Oh rules reference, S2)
    out = played("Out", SendToGrave(Each(MONSTER, v.MZONE)))
    table = Table(
        [out, MONSTER_REBORN], grave=[support.WISHES], field=[blue_eyes.WHITE_DRAGON],
        extra=[blue_eyes.TYRANT, blue_eyes.NEO_ULTIMATE],
    )  # fmt: skip
    table.activate(support.WISHES)
    table.pick(blue_eyes.NEO_ULTIMATE)
    table.special(blue_eyes.TYRANT)
    table.activate(out)
    table.activate(MONSTER_REBORN)
    table.pick(blue_eyes.TYRANT)
    assert list(table.monsters().values()) == ["Blue-Eyes Tyrant Dragon"]


def test_mausoleum_gives_one_more_summon_of_a_tuner_and_attack() -> None:
    table = Table(
        [support.MAUSOLEUM, fiend("Second"), blue_eyes.MAIDEN, blue_eyes.WHITE_STONE],
        [blue_eyes.WHITE_DRAGON], field=[body("First")],
    )  # fmt: skip
    table.activate(support.MAUSOLEUM)
    table.summon(blue_eyes.MAIDEN)
    table.activate(support.MAUSOLEUM)
    table.pick(blue_eyes.MAIDEN)
    assert table.attack(blue_eyes.MAIDEN) == 800
    assert table.grave == names(blue_eyes.WHITE_DRAGON)
    table.summon_in_addition(blue_eyes.WHITE_STONE)
    assert not table.may("activate", support.MAUSOLEUM)


@pytest.mark.parametrize(("dragon", "negated"), [("JET_DRAGON", True), ("WHITE_DRAGON", False)])
def test_spirit_with_eyes_negates_an_effect_monster_from_the_gy(dragon: str, negated: bool) -> None:
    card = getattr(blue_eyes, dragon)
    table = Table(field={5: blue_eyes.SPIRIT_WITH_EYES}, grave=[card])
    table.activate(blue_eyes.SPIRIT_WITH_EYES)
    (monster,) = board(table.game)["monsters"]
    assert (monster["name"], monster["negated"]) == (card.name, negated)


def test_spirit_with_eyes_allows_only_dragons() -> None:
    assert OnlySpecialSummon(Race(v.DRAGON)) in blue_eyes.SPIRIT_WITH_EYES.effects


def test_jet_dragon_comes_when_a_card_is_destroyed_and_a_white_dragon_is_near() -> None:
    boom = played("Boom", Destroy(Choose(ANY, v.MZONE)))
    near = Table([boom, blue_eyes.JET_DRAGON], field=[blue_eyes.WHITE_DRAGON])
    near.activate(boom)
    near.chain(blue_eyes.JET_DRAGON)
    assert list(near.monsters().values()) == ["Blue-Eyes Jet Dragon"]
    far = Table([boom, blue_eyes.JET_DRAGON], field=[body()])
    far.activate(boom)
    assert far.asked == "open"


def test_spirit_dragon_answers_effects_in_the_gy_and_no_others() -> None:
    table = Table(
        [support.TRADE_IN, blue_eyes.JET_DRAGON], [body(), support.BURST_STREAM],
        field=[blue_eyes.SPIRIT_DRAGON], grave=[support.MAUSOLEUM], fixed_order=True,
    )  # fmt: skip
    table.activate(support.MAUSOLEUM)
    assert table.asked == "window"
    table.chain(blue_eyes.SPIRIT_DRAGON)
    assert support.BURST_STREAM.name not in table.hand
    table.activate(support.TRADE_IN)
    assert table.asked == "open"


def test_spirit_dragon_leaves_for_another_synchro_that_goes_in_the_end_phase() -> None:
    other = monster(
        fresh(), "Other", v.LIGHT, v.DRAGON, 8, 2500, 2000, type=v.SYNCHRO | v.EFFECT,
        procedures=(SynchroSummon(),),
    )  # fmt: skip
    table = Table(field=[blue_eyes.SPIRIT_DRAGON], extra=[other, blue_eyes.SPIRIT_DRAGON])
    table.activate(blue_eyes.SPIRIT_DRAGON)
    (summoned,) = board(table.game)["monsters"]
    assert (summoned["name"], summoned["position"]) == ("Other", "DEF")
    table.end()
    assert table.grave == names(blue_eyes.SPIRIT_DRAGON, other)


def test_dragon_shrine_sends_a_second_dragon_only_after_a_normal_one() -> None:
    table = Table(
        [support.DRAGON_SHRINE],
        [blue_eyes.WHITE_DRAGON, blue_eyes.JET_DRAGON, blue_eyes.WHITE_STONE],
    )
    table.activate(support.DRAGON_SHRINE)
    table.bullet(1)
    assert table.choices() == [("Blue-Eyes Jet Dragon",), ("The White Stone of Legend",)]
    table.pick(blue_eyes.JET_DRAGON)
    assert table.asked == "open"
    assert table.grave == names(blue_eyes.JET_DRAGON, support.DRAGON_SHRINE)


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


# -------------------------------------------------------------- Sky Striker


@pytest.mark.parametrize(
    "card",
    [item for item in vars(sky_striker).values()
     if isinstance(item, Card) and item.type & v.SPELL],
    ids=lambda card: card.name,
)  # fmt: skip
def test_every_spell_asks_for_an_empty_main_monster_zone(card: Card) -> None:
    (activation,) = card.effects
    assert isinstance(activation, Activate)
    assert activation.condition == sky_striker.ENGAGE.effects[0].condition  # type: ignore[attr-defined]


def test_engage_minds_the_main_monster_zone_only() -> None:
    engage, raye = sky_striker.ENGAGE, sky_striker.RAYE
    assert not Table([engage], [raye], field=[body()]).may("activate", engage)
    assert Table([engage], [raye], field={5: sky_striker.KAGARI}).may("activate", engage)
    assert not Table([engage], [engage]).may("activate", engage)


@pytest.mark.parametrize(("spells", "asked"), [(2, "open"), (3, "optional")])
def test_engage_draws_with_three_spells_in_the_gy(spells: int, asked: str) -> None:
    table = Table([sky_striker.ENGAGE], [sky_striker.RAYE, body()], grave=[exodia.ALLURE] * spells)
    table.activate(sky_striker.ENGAGE)
    assert table.hand == names(sky_striker.RAYE)
    assert table.asked == asked


@pytest.mark.parametrize(("spells", "attack"), [(2, 0), (3, 1500)])
def test_hornet_drones_makes_a_token_in_defense(spells: int, attack: int) -> None:
    table = Table([sky_striker.HORNET_DRONES], grave=[exodia.ALLURE] * spells)
    table.activate(sky_striker.HORNET_DRONES)
    (token,) = board(table.game)["monsters"]
    assert (token["name"], token["position"], token["attack"]) == (
        "Sky Striker Ace Token", "DEF", attack,
    )  # fmt: skip


def test_the_token_has_the_facts_that_its_card_prints() -> None:
    token = sky_striker.TOKEN
    assert (token.attribute, token.race, token.level) == (v.DARK, v.WARRIOR, 1)
    assert token.type == v.MONSTER | v.NORMAL | v.TOKEN
    assert token.series == (sky_striker.ACE.code,)


def test_raye_goes_for_an_ace_in_the_extra_monster_zone() -> None:
    table = Table(extra=[sky_striker.SHIZUKU, links.LITTLE_KNIGHT], field=[sky_striker.RAYE])
    table.activate(sky_striker.RAYE)
    assert table.monsters() == {5: "Sky Striker Ace - Shizuku"}
    blocked = Table(extra=[sky_striker.SHIZUKU], field={0: sky_striker.RAYE, 5: sky_striker.KAGARI})
    assert not blocked.may("activate", sky_striker.RAYE)


def test_roze_follows_another_ace() -> None:
    table = Table([sky_striker.RAYE, sky_striker.ROZE])
    table.summon(sky_striker.RAYE)
    table.chain(sky_striker.ROZE)
    assert sky_striker.ROZE.name in table.monsters().values()
    alone = Table([sky_striker.ROZE, sky_striker.ROZE])
    alone.summon(sky_striker.ROZE)
    assert alone.asked == "open"


def test_kagari_takes_a_spell_back_and_grows_with_the_others() -> None:
    table = Table(
        extra=[sky_striker.KAGARI] * 2, field=[sky_striker.RAYE],
        grave=[sky_striker.ENGAGE, exodia.ALLURE, exodia.ALLURE],
    )  # fmt: skip
    table.special(sky_striker.KAGARI)
    table.chain(sky_striker.KAGARI)
    assert table.hand == names(sky_striker.ENGAGE)
    assert table.attack(sky_striker.KAGARI) == 1700


@pytest.mark.parametrize(
    "ace", [sky_striker.KAGARI, sky_striker.SHIZUKU, sky_striker.HAYATE, sky_striker.KAINA],
    ids=lambda card: card.name,
)  # fmt: skip
def test_an_ace_is_made_of_an_ace_of_another_attribute_once_a_turn(ace: Card) -> None:
    assert ace.one_summon_per_turn
    assert Table(extra=[ace], field=[sky_striker.RAYE]).may("special", ace)
    assert not Table(extra=[ace], field={5: ace}).may("special", ace)
    assert not Table(extra=[ace], field=[body(race=v.WARRIOR)]).may("special", ace)


def test_shizuku_fetches_a_spell_with_a_new_name_in_the_end_phase() -> None:
    deck = [sky_striker.ENGAGE, sky_striker.WIDOW_ANCHOR, sky_striker.RAYE]
    table = Table(deck=deck, field={5: sky_striker.SHIZUKU}, grave=[sky_striker.ENGAGE])
    table.end()
    table.chain(sky_striker.SHIZUKU)
    assert table.hand == names(sky_striker.WIDOW_ANCHOR)


def test_shizuku_fetches_nothing_on_a_later_turn() -> None:
    table = Table(deck=[sky_striker.ENGAGE], field={5: sky_striker.SHIZUKU})
    table.rewrite(STATUS, sky_striker.SHIZUKU, PROPER)
    table.end()
    assert table.asked == "over"


def test_linkage_strengthens_the_ace_and_locks_the_extra_deck() -> None:
    table = Table(
        [sky_striker.LINKAGE], extra=[sky_striker.KAINA, links.LINKURIBOH], spells=[exodia.ALLURE],
        grave=[sky_striker.RAYE, sky_striker.ROZE], field={},
    )  # fmt: skip
    table.activate(sky_striker.LINKAGE)
    assert table.monsters() == {5: "Sky Striker Ace - Kaina"}
    assert table.attack(sky_striker.KAINA) == 2500
    weak = Table(
        [sky_striker.LINKAGE], extra=[sky_striker.KAINA], spells=[exodia.ALLURE],
        grave=[sky_striker.RAYE],
    )  # fmt: skip
    weak.activate(sky_striker.LINKAGE)
    assert weak.attack(sky_striker.KAINA) == 1500
    lock = sky_striker.LINKAGE.effects[0].do[-1]  # type: ignore[attr-defined]
    assert lock == Also((OnlySpecialSummon(~InPlace(v.EXTRA) | sky_striker.ACE),))


def test_linkage_replaces_the_ace_in_the_extra_monster_zone() -> None:
    table = Table([sky_striker.LINKAGE], extra=[sky_striker.SHIZUKU], field={5: sky_striker.KAGARI})
    table.activate(sky_striker.LINKAGE)
    assert table.monsters() == {5: "Sky Striker Ace - Shizuku"}


def test_raye_needs_the_extra_monster_zone_itself() -> None:
    table = Table(extra=[sky_striker.SHIZUKU], field={0: sky_striker.RAYE, 5: sky_striker.KAINA})
    assert not table.may("activate", sky_striker.RAYE)


def test_azalea_leaves_unless_four_spells_are_in_the_gy() -> None:
    for spells, stays in ((2, False), (4, True)):
        table = Table(
            extra=[sky_striker.AZALEA], field=[sky_striker.RAYE, sky_striker.ROZE],
            spells=[spell(fresh(), "Mark")], grave=[exodia.ALLURE] * spells,
        )  # fmt: skip
        table.special(sky_striker.AZALEA)
        table.chain(sky_striker.AZALEA)
        table.pick(next(card for card in table.game.cards if card.name == "Mark"))
        assert bool(table.monsters()) is stays


@pytest.mark.parametrize("card", [sky_striker.ZEKE, sky_striker.AZALEA], ids=lambda c: c.name)
def test_aces_of_link_2_cannot_be_fetched(card: Card) -> None:
    assert card.only_by_itself
    table = Table(extra=[card], field=[sky_striker.RAYE])
    assert not table.may("activate", sky_striker.RAYE)


# ------------------------------------------------------------------ Exodia


def test_exodia_wins_with_the_four_limbs() -> None:
    limbs = (exodia.RIGHT_LEG, exodia.LEFT_LEG, exodia.RIGHT_ARM, exodia.LEFT_ARM)
    assert exodia.EXODIA.effects == (WinsWith(tuple(card.passcode for card in limbs)),)
    draw = played("Drawing", Draw(1))
    won = Table([exodia.EXODIA, *limbs[:3], draw], [limbs[3]])
    won.activate(draw)
    assert won.asked == "over"
    not_yet = Table([exodia.EXODIA, *limbs[:2], draw], [limbs[3]])
    not_yet.activate(draw)
    assert not_yet.asked == "open"


def test_allure_keeps_the_hand_when_the_last_dark_monster_is_banished() -> None:
    table = Table([exodia.ALLURE], [exodia.RIGHT_LEG, body()], fixed_order=True)
    table.activate(exodia.ALLURE)
    assert (table.hand, table.banished) == (["Body"], names(exodia.RIGHT_LEG))
    bright = Table([exodia.ALLURE, body("Kept")], [body("A"), body("B")], fixed_order=True)
    bright.activate(exodia.ALLURE)
    assert bright.hand == []
    assert sorted(bright.grave) == ["A", "Allure of Darkness", "B", "Kept"]


def test_chicken_game_costs_1000_each_turn_once() -> None:
    table = Table([exodia.CHICKEN_GAME], [body()])
    table.activate(exodia.CHICKEN_GAME)
    table.activate(exodia.CHICKEN_GAME)
    table.bullet(0)
    assert (table.hand, table.life()) == (["Body"], 7000)
    assert not table.may("activate", exodia.CHICKEN_GAME)


def test_dark_factory_wants_two_normal_monsters() -> None:
    factory = exodia.DARK_FACTORY
    assert not Table([factory], grave=[exodia.RIGHT_LEG, exodia.EXODIA]).may("activate", factory)
    table = Table([factory], grave=[exodia.RIGHT_LEG, exodia.LEFT_ARM])
    table.activate(factory)
    assert sorted(table.hand) == sorted(names(exodia.RIGHT_LEG, exodia.LEFT_ARM))


# ------------------------------------------------------------------ Fiends


def test_tour_guide_brings_a_level_3_fiend_that_is_negated_and_no_synchro_material() -> None:
    (arrival,) = fiends.TOUR_GUIDE.effects
    assert isinstance(arrival, Effect)
    (step,) = arrival.do
    assert isinstance(step, SpecialSummon)
    assert step.but == ("negated", "not-synchro-material")
    table = Table([fiends.TOUR_GUIDE], [fiends.SANGAN, fiend(level=4)], [fiends.LEVIAIR])
    table.summon(fiends.TOUR_GUIDE)
    table.chain(fiends.TOUR_GUIDE)
    assert table.may("special", fiends.LEVIAIR)
    assert {m["name"]: m["negated"] for m in board(table.game)["monsters"]} == {
        "Tour Guide From the Underworld": False, "Sangan": True,
    }  # fmt: skip


def test_sangan_adds_a_weak_monster_that_is_not_activated_this_turn() -> None:
    # The card text of Sangan
    weak = fiend("Weak", ignition(Damage(1), where=v.HAND), attack=1500)
    strong = fiend("Strong", attack=1600)
    other = fiend("Other", ignition(Damage(1), where=v.HAND))
    out = played("Out", SendToGrave(Choose(MONSTER, v.MZONE)))
    table = Table([out, other, weak], deck=[strong, weak], field=[fiends.SANGAN])
    assert table.may("activate", weak)
    table.activate(out)
    assert sorted(table.hand) == ["Other", "Weak", "Weak"]
    assert not table.may("activate", weak)
    assert table.may("activate", other)
    assert table.may("summon", weak)


def test_leviair_brings_a_banished_monster_of_level_4_or_lower() -> None:
    high, low = body("High", level=5), body("Low", level=4)
    table = Table(field=[fiends.LEVIAIR], deck=[body("Under")], banished=[high, low])
    table.attach(next(c for c in table.game.cards if c.name == "Under"), fiends.LEVIAIR)
    table.activate(fiends.LEVIAIR)
    assert table.monsters()[1] == "Low"
