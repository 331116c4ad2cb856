"""Cards of the Blue-Eyes deck.

Source: the card texts, and the official scripts where a text leaves a doubt.
"""

import pytest

from engine.filters import ANY
from engine.yugioh import vocabulary as v
from engine.yugioh.cards import (
    blue_eyes,
    definitions,
    links,
)
from engine.yugioh.cards import (
    blue_eyes_support as support,
)
from engine.yugioh.cards.staples import MONSTER_REBORN
from engine.yugioh.cards.traits import FUSION
from engine.yugioh.language import (
    MONSTER,
    Choose,
    Destroy,
    Each,
    Materials,
    OnlySpecialSummon,
    Race,
    SendToGrave,
    SpecialSummon,
    SynchroSummon,
    monster,
)
from engine.yugioh.telling.board import board
from tests.engine.yugioh.table import Table, body, fiend, fresh, fusion, names, played


def mention(passcode: int) -> set[str]:
    return {card.name for card in definitions().values() if passcode in card.mentions}


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
