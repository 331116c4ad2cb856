"""What effects mean and for how long; facts of cards (Digimon rules 2, 4-22 to 4-25, 15-9 on)."""

from engine.digimon import vocabulary as v
from engine.digimon.language import (
    ANY_NUMBER,
    DIGIMON,
    NO_DIGIVOLUTION_CARDS,
    Choose,
    Each,
    Named,
)
from engine.digimon.language.card import (
    DP,
    Cannot,
    Event,
    Main,
    Static,
    Trigger,
)
from engine.digimon.language.operations import (
    Delete,
    Draw,
    GainMemory,
    Give,
    May,
    TrashUnder,
)
from tests.engine.digimon.table import Table, red_option, red_tamer
from tests.engine.digimon.usual_cards import BIG, CHAMPION, ROOKIE

STUCK = Cannot("attack")


# -------------------------------------------------------------- optional, mandatory


def test_what_is_mandatory_is_not_asked_for() -> None:
    """Rules 15-9-1-1, 15-9-1-2, 15-1-5, 15-1-6: even if it harms its player."""
    oops = red_option("Oops", Main(do=(Delete(Choose(DIGIMON)),)))
    table = Table(ROOKIE, oops, memory=5, my_battle=["Rookie"], my_hand=["Oops"]).take("Use Oops")
    assert table.battle() == []


def test_what_is_optional_can_be_left() -> None:
    """Rules 15-9-2-1, 15-9-2-2."""
    maybe = red_option("Maybe", Main(do=(May((Draw(1),)), GainMemory(1))))
    for answer, drawn in (("Maybe:", 1), ("Do not use it", 0)):
        table = Table(ROOKIE, maybe, memory=5, my_battle=["Rookie"], my_hand=["Maybe"])
        table.take("Use Maybe", answer)
        assert (len(table.hand()), table.memory) == (drawn, 5)


# -------------------------------------------------------------------------- targets


def test_you_and_your_opponent() -> None:
    """Rules 15-10-1-1-1, 15-10-1-2-1, 4-11-3: seen from the player of the card."""
    drain = red_tamer(
        "Drain",
        Trigger(
            on=Event("attacked", DIGIMON, v.OPPONENT),
            do=(
                Draw(1),
                Draw(2, v.OPPONENT),
            ),
        ),
    )
    table = Table(ROOKIE, drain, my_battle=["Rookie"], their_battle=["Drain"]).attack("Rookie")
    assert (len(table.hand("their")), len(table.hand())) == (1, 2)


def test_no_card_is_chosen_twice() -> None:
    """Rules 15-10-2-1, 15-10-2-3, 15-11-1-1: three Digimon get it, or as many as there are."""
    fog = red_option(
        "Fog", Main(do=(Give((DP(-1000),), Choose(DIGIMON, most=3, whose=v.OPPONENT)),))
    )
    table = Table(
        ROOKIE,
        CHAMPION,
        fog,
        memory=5,
        my_battle=["Rookie"],
        my_hand=["Fog"],
        their_battle=["Champion", "Filler"],
    )
    table.take("Use Fog")
    assert table.dp("Champion") == 4000


def test_at_least_one_of_any_number() -> None:
    """Rules 1-3-6, 15-10-2-2: there is no choosing none."""
    bolt = red_option(
        "Bolt",
        Main(
            do=(
                Delete(
                    Choose(
                        DIGIMON, most=ANY_NUMBER, whose=v.OPPONENT, up_to=True, total=("dp", 8000)
                    )
                ),
            )
        ),
    )
    table = Table(
        ROOKIE,
        CHAMPION,
        BIG,
        bolt,
        memory=5,
        my_battle=["Rookie"],
        my_hand=["Bolt"],
        their_battle=["Rookie", "Champion", "Big"],
    )
    table.take("Use Bolt")
    assert table.words == ["Rookie", "Champion"]


def test_all_are_not_chosen() -> None:
    """Rules 15-10-2-4-1, 15-11-2-1: nothing is asked, whatever their number."""
    fog = red_option("Fog", Main(do=(Give((DP(-1000),), Each(DIGIMON, whose=v.OPPONENT)),)))
    table = Table(
        ROOKIE,
        CHAMPION,
        fog,
        memory=5,
        my_battle=["Rookie"],
        my_hand=["Fog"],
        their_battle=["Champion", "Champion"],
    )
    table.take("Use Fog")
    assert table.game.is_open()


def test_a_chosen_target_stays_the_target() -> None:
    """Rules 15-11-1-3-1, 15-11-1-3-2: although it no longer matches; a new card does not (-1-2)."""
    net = red_option(
        "Net",
        Main(
            do=(
                Give(
                    (STUCK,),
                    Choose(DIGIMON & NO_DIGIVOLUTION_CARDS, whose=v.OPPONENT),
                    v.END_OF_OPPONENTS_TURN,
                ),
            )
        ),
    )
    table = Table(
        ROOKIE,
        CHAMPION,
        net,
        memory=5,
        my_battle=["Rookie"],
        my_hand=["Net"],
        their_battle=["Rookie", ["Champion", "Filler"]],
        their_hand=["Champion"],
    )
    table.take("Use Net").passing()
    assert not table.can("Attack the player with Rookie")
    table.take("Digivolve Rookie into Champion for 2")
    assert len([w for w in table.words if w.startswith("Attack")]) == 1


def test_an_overall_effect_follows_its_condition() -> None:
    """Rules 15-11-2-3-1 to 15-11-2-3-3: who matches cannot attack, who no longer does can."""
    net = red_tamer("Net", Static(STUCK, Each(DIGIMON & NO_DIGIVOLUTION_CARDS, whose=v.OPPONENT)))
    strip = red_option("Strip", Main(do=(TrashUnder(1, Choose(Named("Big"))),)))
    table = Table(
        ROOKIE,
        CHAMPION,
        BIG,
        net,
        strip,
        memory=5,
        my_battle=["Rookie", ["Big", "Filler"]],
        my_hand=["Champion", "Strip"],
        their_battle=["Net"],
    )
    assert [w for w in table.words if w.startswith("Attack")] == ["Attack the player with Big"]
    table.take("Digivolve Rookie into Champion")
    assert table.can("Attack the player with Champion")
    table.take("Use Strip")
    assert not table.can("Attack the player with Big")
