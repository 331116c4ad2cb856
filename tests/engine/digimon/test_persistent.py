"""Persistent and triggered effects while others are processed."""

from engine.digimon import vocabulary as v
from engine.digimon.language import (
    DIGIMON,
    NO_DIGIVOLUTION_CARDS,
    OTHER,
    TAMER,
    THIS_CARD,
    Between,
    Choose,
    Compare,
    Count,
    Each,
    EventCards,
    HasUnder,
    Is,
    Memory,
    Named,
    NumberOf,
    dp,
    exists,
    level,
)
from engine.digimon.language.card import (
    DP,
    ON_DELETION,
    ON_PLAY,
    Event,
    Main,
    Static,
    Trigger,
)
from engine.digimon.language.operations import (
    AddToHand,
    Delete,
    DigivolveInto,
    Draw,
    GainMemory,
    Give,
    If,
    LoseMemory,
    Play,
    Recover,
    TrashSecurity,
)
from engine.digimon.position.slots import HALF
from engine.filters import ANY
from tests.engine.digimon.table import Table, red, red_option, red_tamer
from tests.engine.digimon.usual_cards import BIG, CHAMPION, ROOKIE, SMASH, THEIRS


def test_persistent_effects_add_up() -> None:
    """Rules 15-8-2-1, 15-8-2-2, 15-8-2-4."""
    tai = red_tamer("Tai", Static(DP(1000), Each(DIGIMON), turn=v.YOU))
    table = Table(ROOKIE, tai, their_battle=["Rookie", "Tai", "Tai"])
    assert table.dp("Rookie") == 3000
    assert table.passing().dp("Rookie") == 5000


def test_a_persistent_effect_ends_with_its_condition() -> None:
    """Rules 15-8-2-3, 15-8-2-6-1, 15-8-2-6-2."""
    proud = red("Proud", 3, 3000, effects=(Static(DP(3000), condition=(exists(TAMER),)),))
    bounce = red_option("Bounce", Main(do=(AddToHand(Choose(TAMER)),)))
    table = Table(
        proud,
        bounce,
        red_tamer("Tamer"),
        memory=5,
        my_battle=["Proud", "Tamer"],
        my_hand=["Bounce"],
    )
    assert table.dp("Proud") == 6000
    assert table.take("Use Bounce").dp("Proud") == 3000


def test_amounts_are_counted_when_the_effect_is_processed() -> None:
    """Rules 15-8-3-7: the number of security cards at that moment."""
    guard = red_tamer(
        "Guard",
        Trigger(
            on=Event("security-added"),
            do=(
                AddToHand(
                    Choose(DIGIMON & Between("level", 0, Count(ANY, v.SECURITY)), whose=v.OPPONENT)
                ),
            ),
        ),
    )
    heal = red_option("Heal", Main(do=(Recover(2), TrashSecurity(1, v.YOU))))
    table = Table(
        ROOKIE,
        CHAMPION,
        guard,
        heal,
        memory=5,
        my_battle=["Guard"],
        my_hand=["Heal"],
        my_security=["Filler", "Filler"],
        their_battle=["Rookie", "Champion"],
    )
    table.take("Use Heal")
    assert table.battle("their") == ["Champion"]


def test_that_digimon_is_as_it_was() -> None:
    """Rules 15-8-3-8: level and DP of the played Digimon, although it has digivolved since."""
    boss = red(
        "Boss",
        6,
        12000,
        effects=(
            Trigger(
                on=Event("played", DIGIMON & OTHER),
                do=(
                    Delete(
                        Choose(
                            DIGIMON & Between("level", 0, NumberOf("level", EventCards())),
                            whose=v.OPPONENT,
                        )
                    ),
                ),
            ),
        ),
    )
    quick = red(
        "Quick",
        3,
        3000,
        cost=0,
        effects=(Trigger(on=ON_PLAY, do=(DigivolveInto(Choose(DIGIMON, v.HAND)),)),),
    )
    table = Table(
        ROOKIE,
        CHAMPION,
        boss,
        quick,
        memory=5,
        my_battle=["Boss"],
        my_hand=["Quick", "Champion"],
        their_battle=["Rookie", "Champion"],
    )
    table.take("Play Quick", "Quick: this Digimon")
    assert table.battle() == ["Boss", "Champion/Quick"]
    assert table.battle("their") == ["Champion"]


def test_that_digimon_is_as_it_was_when_deleted() -> None:
    """Rules 15-8-3-8: DP no more than that of the deleted Digimon."""
    grief = red_tamer(
        "Grief",
        Trigger(
            on=Event("deleted", DIGIMON),
            do=(Delete(Choose(DIGIMON & dp(0, NumberOf("dp", EventCards())), whose=v.OPPONENT)),),
        ),
    )
    boost = red_tamer("Boost", Static(DP(2000), Each(DIGIMON)))
    kill = red_option("Kill", Main(do=(Delete(Choose(DIGIMON)),)), cost=0)
    table = Table(
        ROOKIE,
        CHAMPION,
        BIG,
        grief,
        boost,
        kill,
        my_battle=["Rookie", "Grief", "Boost"],
        my_hand=["Kill"],
        their_battle=["Champion", "Big"],
    )
    assert table.take("Use Kill").battle("their") == ["Big"], "3000 + 2000 at that moment"


def test_conditions_look_at_that_digimon_as_it_is() -> None:
    """Rules 15-8-3-9-1, 15-8-3-9-3: level 4 when the effect is processed."""
    watcher = red_tamer(
        "Watcher",
        Trigger(
            on=Event("played", DIGIMON),
            do=(If(Is(level(4), EventCards()), (GainMemory(2),), (LoseMemory(2),)),),
        ),
    )
    quick = red(
        "Quick",
        3,
        3000,
        cost=0,
        effects=(Trigger(on=ON_PLAY, do=(DigivolveInto(Choose(DIGIMON, v.HAND)),)),),
    )
    table = Table(
        CHAMPION, watcher, quick, memory=5, my_battle=["Watcher"], my_hand=["Quick", "Champion"]
    )
    table.take("Play Quick", "Quick: this Digimon")
    assert table.memory == 7


def test_what_was_deleted_is_looked_at_as_it_was() -> None:
    """Rules 15-8-3-9-4: whether it had digivolution cards."""
    shell = red(
        "Shell",
        4,
        effects=(
            Trigger(
                on=ON_DELETION, condition=(Is(HasUnder(Named("Rookie"))),), do=(Play(THIS_CARD),)
            ),
        ),
    )
    for under, left in ((["Shell", "Rookie"], ["Shell"]), (["Shell", "Filler"], []), ("Shell", [])):
        table = Table(
            ROOKIE,
            shell,
            SMASH,
            memory=5,
            my_battle=["Rookie"],
            my_hand=["Smash"],
            their_battle=[under],
        )
        assert table.take("Use Smash").battle("their") == left
    bare = red(
        "Bare",
        4,
        effects=(Trigger(on=ON_DELETION, condition=(Is(NO_DIGIVOLUTION_CARDS),), do=(Draw(1),)),),
    )
    for under, drawn in ((["Bare", "Rookie"], 0), ("Bare", 1)):
        table = Table(
            ROOKIE,
            bare,
            SMASH,
            memory=5,
            my_battle=["Rookie"],
            my_hand=["Smash"],
            their_battle=[under],
        )
        assert len(table.take("Use Smash").hand("their")) == drawn


def test_triggers_wait_until_an_effect_is_over() -> None:
    """Rules 15-8-3-1, 15-8-3-2, 15-8-3-3, 15-8-3-4: and those not meant do not trigger."""
    ghost = red("Ghost", 3, effects=(Trigger(on=ON_DELETION, do=(GainMemory(5),)),))
    bolt = red_option("Bolt", Main(do=(Delete(THEIRS), If(Compare(Memory(), ">=", 4), (Draw(1),)))))
    table = Table(
        ROOKIE,
        ghost,
        bolt,
        memory=5,
        my_battle=["Rookie", "Ghost"],
        my_hand=["Bolt"],
        their_battle=["Ghost"],
    )
    table.take("Use Bolt")
    assert table.hand() == ["Filler"]
    assert table.memory == -1


def _dps(table: Table) -> list[int]:
    """The DP of my first Digimon, and of both of theirs."""
    return [int(table.game.state.dp(stack)) for stack in (0, HALF, HALF + 1)]


def test_two_whose_dp_depend_on_the_other_get_nothing_by_themselves() -> None:
    """Rules 15-8-2-2: neither condition is met before one of the effects is activated."""
    rival = red(
        "Rival", 6, 11000,
        effects=(Static(DP(5000), condition=(exists(DIGIMON & dp(13000), whose=v.OPPONENT),)),),
    )  # fmt: skip
    table = Table(rival, my_battle=["Rival"], their_battle=["Rival", "Rival"])
    assert _dps(table) == [11000] * 3
    strong = red_tamer("Strong", Static(DP(2000), Each(DIGIMON)))
    table = Table(rival, strong, my_battle=["Rival", "Strong"], their_battle=["Rival", "Rival"])
    # Mine has 13000 without its own effect, so theirs get 5000, and so does mine.
    assert _dps(table) == [18000, 16000, 16000]


def test_whom_dp_is_given_is_told_without_what_is_given() -> None:
    """Rule 15-8-2-2: a Digimon of few DP is one that has few without this effect."""
    weak = DIGIMON & dp(0, 3000)
    helper = red_tamer("Helper", Static(DP(1000), Each(weak)))
    table = Table(ROOKIE, CHAMPION, helper, my_battle=["Rookie", "Champion", "Helper"])
    assert (table.dp("Rookie"), table.dp("Champion")) == (4000, 5000)
    cheer = red_option("Cheer", Main(do=(Give((DP(1000),), Each(weak)),)))
    table = Table(ROOKIE, cheer, memory=5, my_battle=["Rookie"], my_hand=["Cheer"])
    assert table.take("Use Cheer").dp("Rookie") == 4000
