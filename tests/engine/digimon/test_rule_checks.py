"""Rule checks and face-down cards (Digimon comprehensive rules 17, 4-7-9)."""

from engine.digimon import vocabulary as v
from engine.digimon.language import (
    DIGIMON,
    FACE_DOWN,
    NO_DIGIVOLUTION_CARDS,
    OTHER,
    RED,
    TAMER,
    THIS,
    Choose,
    Count,
    Each,
    HasUnder,
    Named,
    dp,
    exists,
)
from engine.digimon.language.card import (
    DP,
    ON_DELETION,
    START_OF_YOUR_TURN,
    Event,
    Keyword,
    Main,
    Static,
    Trigger,
    Unaffected,
    Would,
)
from engine.digimon.language.operations import (
    By,
    DeDigivolve,
    Delete,
    Draw,
    GainMemory,
    Give,
    If,
    May,
    PlaceTopUnder,
    PlaceUnder,
    Play,
    Repeat,
    Trash,
    TrashTopCard,
    TrashUnder,
)
from engine.filters import ANY
from tests.engine.digimon.table import Table, egg, red, red_option, red_tamer
from tests.engine.digimon.usual_cards import BIG, CHAMPION, ROOKIE, THEIRS


def test_no_rule_check_within_an_effect() -> None:
    """Rules 17-1-1, 17-1-2-2: it gets both, and is deleted when the effect is over."""
    fog = red_option(
        "Fog",
        Main(
            do=(
                Give((DP(-3000),), THEIRS),
                Give(
                    (Keyword("Security Attack", -1),), Choose(DIGIMON & dp(0, 0), whose=v.OPPONENT)
                ),
                If(exists(DIGIMON & dp(0, 0), whose=v.OPPONENT), (Draw(1),)),
            )
        ),
    )
    table = Table(
        ROOKIE, fog, memory=5, my_battle=["Rookie"], my_hand=["Fog"], their_battle=["Rookie"]
    )
    table.take("Use Fog")
    assert (table.battle("their"), table.hand()) == ([], ["Filler"])


def test_no_rule_check_within_a_rule_check() -> None:
    """Rules 17-1-2-1: what an immediate effect plays is looked at when the check is over."""
    curse = red_tamer("Curse", Static(DP(-3000), Each(DIGIMON, whose=v.OPPONENT)))
    shell = red(
        "Shell",
        4,
        3000,
        effects=(
            Would(what="deleted", do=(May((Play(Choose(DIGIMON, v.HAND)),)),)),
            Trigger(on=Event("deleted", DIGIMON & OTHER), do=(GainMemory(9),)),
        ),
    )
    drop = red_option("Drop", Main(do=(Trash(Choose(DIGIMON)), Play(Choose(DIGIMON, v.HAND)))))
    table = Table(
        curse,
        shell,
        drop,
        ROOKIE,
        memory=5,
        my_battle=["Rookie"],
        their_battle=["Curse"],
        my_hand=["Drop", "Shell"],
    )
    # Rookie has 0 DP in the first place: at the first check.
    assert table.battle() == ["Rookie"]
    table = Table(
        curse, shell, ROOKIE, memory=9, my_hand=["Shell", "Rookie"], their_battle=["Curse"]
    )
    table.take("Play Shell", "Shell: you may")
    # Shell was deleted first; Rookie, played meanwhile, by the check after that.
    assert sorted(table.trash()) == ["Rookie", "Shell"]
    assert table.memory == 4


def test_a_rule_check_triggers_with_what_is_pending() -> None:
    """Rules 15-4-3-3: at the start of the turn both wait, and the player chooses."""
    ghost = red("Ghost", 3, 1000, effects=(Trigger(on=ON_DELETION, do=(Draw(1),)),))
    dawn = red_tamer("Dawn", Trigger(on=START_OF_YOUR_TURN, do=(GainMemory(1),)))
    night = red_tamer("Night", Static(DP(-1000), Each(DIGIMON, whose=v.OPPONENT), turn=v.OPPONENT))
    table = Table(ghost, dawn, night, their_battle=["Ghost", "Dawn"], my_battle=["Night"])
    table.passing()
    assert table.game.actor() == 1
    assert sorted(table.words) == ["Dawn: gain 1 memory", "Ghost: <Draw 1>"]


def test_all_of_a_rule_check_at_once() -> None:
    """Rules 17-1-3, 17-1-3-1-1, 15-5-2: two Digimon with 0 DP are deleted together."""
    watcher = red_tamer("Watcher", Trigger(on=Event("deleted", DIGIMON, v.OPPONENT), do=(Draw(1),)))
    fog = red_option("Fog", Main(do=(Give((DP(-3000),), Each(DIGIMON, whose=v.OPPONENT)),)))
    table = Table(
        ROOKIE,
        watcher,
        fog,
        memory=5,
        my_battle=["Watcher"],
        my_hand=["Fog"],
        their_battle=["Rookie", "Rookie"],
    )
    table.take("Use Fog")
    assert (table.battle("their"), table.hand()) == ([], ["Filler"])


def test_a_digimon_without_dp_is_trashed() -> None:
    """Rules 17-1-3-2-1, 4-16-3: what <De-Digivolve> leaves of a stack over a Digi-Egg."""
    bolt = red_option("Bolt", Main(do=(DeDigivolve(1, THEIRS),)))
    loud = egg("Loud", effects=(Trigger(on=ON_DELETION, do=(Draw(1),)),))
    table = Table(
        ROOKIE,
        CHAMPION,
        bolt,
        loud,
        memory=5,
        my_battle=["Rookie"],
        my_hand=["Bolt"],
        their_battle=[["Champion", "Loud"]],
    )
    table.take("Use Bolt")
    assert table.battle("their") == []
    assert table.trash("their") == ["Champion", "Loud"]
    assert table.hand("their") == []


def test_an_option_that_is_uncovered_is_trashed() -> None:
    """Rules 17-1-3-2-2: no effect placed it in the battle area."""
    bolt = red_option("Bolt", Main(do=(DeDigivolve(1, THEIRS),)))
    table = Table(
        ROOKIE,
        CHAMPION,
        bolt,
        memory=5,
        my_battle=["Rookie"],
        my_hand=["Bolt"],
        their_battle=[["Champion", "Bolt", "Rookie"]],
    )
    table.take("Use Bolt")
    assert table.battle("their") == []
    assert table.trash("their") == ["Bolt", "Champion", "Rookie"]


# -------------------------------------------------------------- face-down cards


LEARN = red_option("Learn", Main(do=(PlaceTopUnder(Choose(DIGIMON)),)), cost=0)


def test_a_face_down_card_has_no_information() -> None:
    """Rules 4-7-9: neither name nor colour nor inherited effect, but it is a digivolution card."""
    trick = red("Trick", 3, inherited=(Static(DP(1000)),))
    look = red_option(
        "Look",
        Main(
            do=(
                If(exists(DIGIMON & HasUnder(Named("Trick"))), (GainMemory(5),)),
                If(exists(DIGIMON & HasUnder(RED)), (GainMemory(5),)),
                If(exists(DIGIMON & HasUnder(~Named("Filler"))), (GainMemory(5),)),
                If(exists(DIGIMON & HasUnder(ANY)), (GainMemory(1),)),
                If(exists(DIGIMON & NO_DIGIVOLUTION_CARDS), (GainMemory(5),)),
            )
        ),
        cost=0,
    )
    table = Table(
        ROOKIE,
        trick,
        LEARN,
        look,
        my_battle=["Rookie"],
        my_hand=["Learn", "Look"],
        my_deck=["Trick", "Filler"],
    )
    table.take("Use Learn")
    assert table.battle() == ["Rookie/Trick"]
    assert table.dp("Rookie") == 3000
    assert table.take("Use Look").memory == 1


def test_a_face_down_card_can_be_trashed_by_number() -> None:
    """Rules 4-7-9, 16-37-1: where no information is asked for, any digivolution card will do."""
    part = red("Part", 5, 7000, effects=(Keyword("Fragment", 1),))
    kill = red_option("Kill", Main(do=(Delete(Choose(DIGIMON)),)), cost=0)
    table = Table(
        part,
        LEARN,
        kill,
        ROOKIE,
        my_battle=["Part"],
        my_hand=["Learn", "Kill"],
        my_deck=["Rookie", "Filler"],
    )
    table.take("Use Learn", "Use Kill", "Part: by")
    assert table.battle() == ["Part"]
    assert "Rookie" in table.trash()


def test_a_face_down_card_does_not_stay_on_the_field() -> None:
    """Rules 17-1-3-2-4: when the card over it is trashed, it is trashed as well."""
    armor = red("Armor", 4, 6000, effects=(Main(do=(TrashTopCard(),)),))
    table = Table(
        ROOKIE, armor, LEARN, my_battle=["Armor"], my_hand=["Learn"], my_deck=["Rookie", "Filler"]
    )
    table.take("Use Learn", "Activate Armor")
    assert table.battle() == []
    assert table.trash() == ["Armor", "Learn", "Rookie"]


def test_the_bottom_face_down_card_is_trashed_from_among_others() -> None:
    """Rules 4-7-9, 4-8: "the bottom face-down card under 1 of your Tamers": not the card below it,
    and of a Tamer that has one."""
    under = Choose(TAMER & HasUnder(FACE_DOWN))
    cut = red_option("Cut", Main(do=(By((TrashUnder(1, under, face_down=True),),
                                        (GainMemory(2),)),)), cost=0)  # fmt: skip
    learn = red_option("Learn", Main(do=(PlaceTopUnder(Choose(TAMER)),)), cost=0)
    lift = red_option("Lift", Main(do=(PlaceUnder(Choose(ANY, v.HAND), Choose(TAMER)),)), cost=0)
    boss = red_tamer("Boss")
    table = Table(
        ROOKIE, CHAMPION, boss, cut, learn, lift,
        my_battle=["Boss"], my_hand=["Learn", "Cut", "Cut", "Lift", "Champion"],
        my_deck=["Rookie", "Filler"],
    )  # fmt: skip
    table.take("Use Learn", "Use Lift", "Champion")
    assert table.battle() == ["Boss/Rookie/Champion"]
    assert table.take("Use Cut", "Cut: by").memory == 2
    assert table.battle() == ["Boss/Champion"]
    assert "Rookie" in table.trash()
    table.take("Use Cut")  # no face-down card is left, so that it cannot be paid
    assert (table.battle(), table.memory) == (["Boss/Champion"], 2)


def test_face_down_cards_are_counted_apart() -> None:
    """Rule 4-7-9: "each of this Digimon's face-down digivolution cards"."""
    count = Count(FACE_DOWN, v.UNDER, of=THIS)
    part = red("Part", 5, 7000, effects=(Main(do=(GainMemory(count),)),))
    table = Table(part, ROOKIE, LEARN, my_battle=[["Part", "Rookie"]], my_hand=["Learn"],
                  my_deck=["Rookie", "Filler"])  # fmt: skip
    table.take("Use Learn")
    assert table.take("Activate Part").memory == 1


def test_nature_decides_which_card_lies_face_down() -> None:
    """Rules 4-7-10: its owner may look at it."""
    table = Table(
        ROOKIE,
        CHAMPION,
        LEARN,
        chance=True,
        my_battle=["Rookie"],
        my_hand=["Learn"],
        my_deck=["Champion", "Filler"],
        my_security=[],
    )
    table.take("Use Learn")
    assert table.game.is_chance()
    assert sorted(table.words) == ["Champion", "Filler"]
    table.take("Champion")
    assert table.battle() == ["Rookie/Champion"]


# -------------------------------------------------------------- De-Digivolve


def test_de_digivolve_goes_on_through_other_categories() -> None:
    """Rules 16-12-6, 16-12-5: a Tamer in between does not stop it."""
    bolt = red_option("Bolt", Main(do=(DeDigivolve(3, THEIRS),)))
    table = Table(
        ROOKIE,
        CHAMPION,
        BIG,
        bolt,
        red_tamer("Tamer"),
        memory=5,
        my_battle=["Rookie"],
        my_hand=["Bolt"],
        their_battle=[["Big", "Tamer", "Champion", "Rookie"]],
    )
    table.take("Use Bolt")
    assert table.words == ["1 card", "2 cards", "3 cards"]
    assert table.take("3 cards").battle("their") == ["Rookie"]


def test_separate_de_digivolves_look_again() -> None:
    """Rules 16-12-2, 16-12-7, 16-12-8: what is not affected after the first one stays as it is."""
    proof = red("Proof", 5, 7000, effects=(Static(Unaffected(v.OPTION)),))
    bolt = red_option("Bolt", Main(do=(Repeat(3, (DeDigivolve(1, THEIRS),)),)))
    table = Table(
        ROOKIE,
        CHAMPION,
        BIG,
        proof,
        bolt,
        memory=5,
        my_battle=["Rookie"],
        my_hand=["Bolt"],
        their_battle=[["Big", "Proof", "Champion", "Rookie"]],
    )
    assert table.take("Use Bolt").battle("their") == ["Proof/Champion/Rookie"]


def test_de_digivolve_of_several_leaves_none_out() -> None:
    """Rules 16-12-1, 15-15-5-1: one that is no longer affected does not shift the others."""
    proof = red("Proof", 4, 5000, effects=(Static(Unaffected(v.OPTION)),))
    bolt = red_option("Bolt", Main(do=(DeDigivolve(1, Each(DIGIMON, whose=v.OPPONENT)),)))
    table = Table(
        ROOKIE,
        CHAMPION,
        BIG,
        proof,
        bolt,
        memory=5,
        my_battle=["Rookie"],
        my_hand=["Bolt"],
        their_battle=[["Big", "Proof"], ["Champion", "Rookie"], ["Big", "Champion"]],
    )
    assert table.take("Use Bolt").battle("their") == ["Champion", "Proof", "Rookie"]
