"""How effects are processed: conditions, costs, what they look at (Digimon rules 15-5 to 15-8)."""

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
    none,
)
from engine.digimon.language.card import (
    DP,
    ON_DELETION,
    ON_PLAY,
    WHEN_ATTACKING,
    Event,
    Keyword,
    Main,
    Static,
    Trigger,
    Unaffected,
)
from engine.digimon.language.operations import (
    AddToHand,
    By,
    Delete,
    DigivolveInto,
    Draw,
    GainMemory,
    Give,
    If,
    LoseMemory,
    Play,
    Recover,
    ToDeck,
    Trash,
    TrashSecurity,
)
from engine.digimon.language.words import Comparison
from engine.filters import ANY
from tests.engine.digimon.table import Table, red, red_option, red_tamer
from tests.engine.digimon.usual_cards import BIG, CHAMPION, ROOKIE, SMASH, THEIRS

# ------------------------------------------------------------ processing conditions


def test_conditions_of_parts_are_apart() -> None:
    """Rules 15-6-1, 15-6-2: one part is done although the other's condition fails."""
    do = (If(none(TAMER), (Draw(2),)), Keyword("Save"))
    keeper = red("Keeper", 3, effects=(Trigger(on=ON_DELETION, do=do),))
    table = Table(
        ROOKIE,
        keeper,
        SMASH,
        red_tamer("Tamer"),
        memory=5,
        my_battle=["Rookie"],
        my_hand=["Smash"],
        their_battle=["Keeper", "Tamer"],
    )
    table.take("Use Smash", "Keeper:")
    assert table.battle("their") == ["Tamer/Keeper"]
    assert table.hand("their") == []


def test_an_effect_none_of_whose_conditions_holds_is_not_activated() -> None:
    """Rules 15-6-3, 15-14-1-1: so it is not used up either."""
    do = (If(exists(TAMER, least=2), (Draw(1),)), If(Compare(Memory(), ">=", 8), (Draw(2),)))
    watcher = red_tamer("Watcher", Trigger(on=Event("attacked", DIGIMON), limit=1, do=do))
    table = Table(
        ROOKIE, watcher, memory=6, my_battle=["Rookie", "Rookie", "Watcher"], my_hand=["Watcher"]
    )
    table.attack("Rookie")
    assert table.hand() == ["Watcher"]
    table.take("Play Watcher").attack("Rookie")
    # The one that was there before can still be used, and so can the new one.
    assert table.words == ["Watcher: " + table.words[0].split(": ", 1)[1]] * 2
    table.take("Watcher")
    assert table.hand() == ["Filler", "Filler"]


def test_numbers_are_compared_in_six_ways() -> None:
    """Rules 15-6-1: a condition holds exactly where it says, with 1, 2 and 3 cards in hand."""
    ways: dict[Comparison, list[int]] = {
        "<": [1],
        "<=": [1, 2],
        "=": [2],
        ">=": [2, 3],
        ">": [3],
        "!=": [1, 3],
    }
    for op, expected in ways.items():
        condition = (Compare(Count(ANY, v.HAND), op, 2),)
        counter = red("Counter", effects=(
            Trigger(on=WHEN_ATTACKING, condition=condition, do=(GainMemory(1),)),
        ))  # fmt: skip
        tables = {n: Table(counter, my_battle=["Counter"], my_hand=["Filler"] * n)
                  for n in (1, 2, 3)}  # fmt: skip
        assert [n for n in tables if tables[n].attack("Counter").memory] == expected, op


def test_a_main_effect_is_declared_only_while_its_conditions_hold() -> None:
    """Rules 15-8-4-1, 15-8-4-3-1, 15-8-4-4-1: and while what it asks for can be done."""
    do = (If(exists(TAMER), (Draw(1),)), If(Compare(Memory(), ">=", 8), (Draw(2),)))
    mage = red("Mage", 4, effects=(Main(do=do),))
    assert not Table(mage, my_battle=["Mage"]).can("Activate")
    assert Table(mage, red_tamer("Tamer"), my_battle=["Mage", "Tamer"]).can("Activate Mage")
    payer = red("Payer", 4, effects=(Main(do=(By((Trash(Choose(ANY, v.HAND)),), (Draw(2),)),)),))
    assert not Table(payer, my_battle=["Payer"], my_hand=[]).can("Activate")
    table = Table(payer, my_battle=["Payer"], my_hand=["Filler"]).take("Activate Payer")
    assert table.trash() == ["Filler"], "once declared, it must be done"


def test_main_effects_only_in_the_own_main_phase() -> None:
    """Rules 6-5-1-6-1, 15-8-4-2, 15-16-7-1: not by the other player."""
    mage = red("Mage", 4, effects=(Main(do=(Draw(1),)),))
    table = Table(mage, their_battle=["Mage"])
    assert not table.can("Activate")
    assert table.passing().can("Activate Mage")


# ---------------------------------------------------------- by doing this, do that


def test_a_cost_can_be_paid_for_nothing() -> None:
    """Rules 15-7-5: the security card goes even if there is nobody to weaken."""
    zeal = red(
        "Zeal",
        4,
        effects=(
            Trigger(
                on=WHEN_ATTACKING,
                do=(By((TrashSecurity(1, v.YOU),), (Give((DP(-5000),), THEIRS),)),),
            ),
        ),
    )
    table = Table(zeal, my_battle=["Zeal"]).attack("Zeal").take("Zeal: by")
    assert table.security("my") == 4


def test_a_cost_that_was_prevented_is_not_paid() -> None:
    """Rules 15-7-1, 15-7-2: "by deleting" needs a deletion."""
    slippery = red("Slippery", 3, 3000, effects=(Keyword("Evade"),))
    greed = red_option("Greed", Main(do=(By((Delete(Choose(DIGIMON)),), (Draw(2),)),)), cost=0)
    for answer, drawn in (("Slippery: by", 0), ("Let it leave", 2)):
        table = Table(slippery, greed, my_battle=["Slippery"], my_hand=["Greed"])
        table.take("Use Greed", "Greed: by", answer)
        assert len(table.hand()) == drawn
    saint = red("Saint", 3, 3000, effects=(Static(Unaffected(v.OPTION, v.EITHER)),))
    table = Table(saint, greed, my_battle=["Saint"], my_hand=["Greed"])
    table.take("Use Greed", "Greed: by")
    assert (table.battle(), table.hand()) == (["Saint"], [])


def test_not_just_a_part_of_a_cost() -> None:
    """Rules 15-7-3: both cards, or none."""
    fuse = red_option(
        "Fuse",
        Main(
            do=(
                By(
                    (
                        ToDeck(Choose(Named("Rookie"), v.TRASH)),
                        ToDeck(Choose(Named("Champion"), v.TRASH)),
                    ),
                    (Draw(2),),
                ),
            )
        ),
        cost=0,
    )
    table = Table(
        ROOKIE, CHAMPION, BIG, fuse, my_battle=["Big"], my_hand=["Fuse"], my_trash=["Rookie"]
    )
    table.take("Use Fuse")
    assert table.game.is_open()
    assert table.trash() == ["Fuse", "Rookie"]
    table = Table(
        ROOKIE,
        CHAMPION,
        BIG,
        fuse,
        my_battle=["Big"],
        my_hand=["Fuse"],
        my_trash=["Rookie", "Champion"],
    )
    table.take("Use Fuse", "Fuse: by")
    assert len(table.hand()) == 2


# ------------------------------------------------------------ persistent, triggered


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
