"""How long what is given lasts, persistent effects, and what effects choose."""

import pytest

from engine.digimon import vocabulary as v
from engine.digimon.language import (
    ANY_NUMBER,
    DIGIMON,
    THIS,
    Choose,
    Each,
    EventCards,
    Is,
    Named,
    NameHas,
    dp,
)
from engine.digimon.language.card import (
    DP,
    ON_PLAY,
    START_OF_OPPONENTS_MAIN_PHASE,
    START_OF_YOUR_MAIN_PHASE,
    WHEN_ATTACKING,
    WHEN_DIGIVOLVING,
    Event,
    Keyword,
    Main,
    Static,
    Trigger,
    Unaffected,
    Would,
)
from engine.digimon.language.operations import (
    AddToHand,
    By,
    DeDigivolve,
    Delete,
    Draw,
    GainMemory,
    Give,
    Pending,
    Prevent,
    RevealTop,
    Suspend,
    Trash,
    Unsuspend,
)
from engine.digimon.language.words import Duration
from engine.filters import ANY
from tests.engine.digimon.table import Table, red, red_option, red_tamer
from tests.engine.digimon.usual_cards import CHAMPION, ROOKIE, THEIRS


def test_what_lasts_for_the_turn_and_until_the_opponents_end() -> None:
    """Digimon comprehensive rules 15-11-1; durations end with the turn they name."""
    boost = red_option("Boost", Main(do=(
        Give((DP(1000),), Choose(DIGIMON)),
        Give((DP(2000),), Choose(DIGIMON), v.END_OF_OPPONENTS_TURN),
    )))  # fmt: skip
    table = Table(ROOKIE, boost, memory=5, my_battle=["Rookie"], my_hand=["Boost"])
    assert table.take("Use Boost").dp("Rookie") == 6000
    assert table.passing().dp("Rookie") == 5000
    assert table.passing().dp("Rookie") == 3000


def test_until_the_end_of_your_next_turn() -> None:
    """Digimon comprehensive rules 15-11-1: given in the own turn it skips this turn's end."""
    boost = red_option(
        "Boost", Main(do=(Give((DP(1000),), Choose(DIGIMON), v.END_OF_YOUR_NEXT_TURN),))
    )
    table = Table(ROOKIE, boost, memory=5, my_battle=["Rookie"], my_hand=["Boost"])
    table.take("Use Boost").passing().passing()
    assert table.dp("Rookie") == 4000
    assert table.passing().dp("Rookie") == 3000


def test_overall_processing_reaches_later_cards() -> None:
    """Digimon comprehensive rules 15-11-2-2."""
    boost = red_option("Boost", Main(do=(Give((DP(1000),), Each(DIGIMON)),)))
    table = Table(ROOKIE, CHAMPION, boost, memory=9, my_battle=["Rookie"],
                  my_hand=["Boost", "Champion"])  # fmt: skip
    table.take("Use Boost", "Play Champion")
    assert table.dp("Champion") == 6000


def test_what_was_given_stays_through_digivolution_and_ends_with_the_card() -> None:
    """Digimon comprehensive rules 3-4-5, 15-13-2, 15-11-1-2."""
    boost = red_option("Boost", Main(do=(Give((DP(1000),), Choose(DIGIMON)),)))
    table = Table(ROOKIE, CHAMPION, boost, memory=9, my_battle=["Rookie"],
                  my_hand=["Boost", "Champion"])  # fmt: skip
    table.take("Use Boost", "Digivolve Rookie into Champion")
    assert table.dp("Champion") == 6000


def test_persistent_effects_hold_only_while_their_condition_does() -> None:
    """Digimon comprehensive rules 15-8-2-3, 15-8-2-6; rules context 5-1."""
    tai = red_tamer("Tai", Static(DP(1000), Each(DIGIMON), turn=v.YOU))
    table = Table(ROOKIE, tai, my_battle=["Tai", "Rookie"])
    assert table.dp("Rookie") == 4000
    assert table.passing().dp("Rookie") == 3000


def test_a_choice_takes_as_many_as_there_are() -> None:
    """Digimon comprehensive rules 15-10-2-1, 1-3-2; "up to" takes at least one (1-3-6)."""
    two = red_option("Two", Main(do=(Delete(Choose(DIGIMON, most=2, whose=v.OPPONENT)),)))
    up_to = red_option(
        "UpTo", Main(do=(Delete(Choose(DIGIMON, most=2, whose=v.OPPONENT, up_to=True)),))
    )
    table = Table(ROOKIE, two, memory=5, my_battle=["Rookie"], my_hand=["Two"],
                  their_battle=["Rookie"])  # fmt: skip
    assert table.take("Use Two").battle("their") == []
    table = Table(ROOKIE, CHAMPION, up_to, memory=5, my_battle=["Rookie"], my_hand=["UpTo"],
                  their_battle=["Rookie", "Champion"])  # fmt: skip
    table.take("Use UpTo")
    assert table.words == ["Rookie", "Champion"]
    table.take("Rookie")
    assert table.words == ["Champion", "No more"]
    assert table.take("No more").battle("their") == ["Champion"]


def test_a_total_bounds_what_is_chosen() -> None:
    """Digimon comprehensive rules 1-3-6: any number whose total is at most 8."""
    bolt = red_option("Bolt", Main(do=(
        Delete(Choose(DIGIMON, most=ANY_NUMBER, whose=v.OPPONENT, up_to=True, total=("cost", 8))),
    )))  # fmt: skip
    table = Table(ROOKIE, CHAMPION, bolt, memory=5, my_battle=["Rookie"], my_hand=["Bolt"],
                  their_battle=["Rookie", "Champion", "Champion"])  # fmt: skip
    table.take("Use Bolt", "Rookie", "Champion")
    assert table.battle("their") == ["Champion"], "3 + 5 = 8: a third would pass it"


def test_conditions_of_a_filter_look_at_dp_as_it_is_now() -> None:
    """Digimon comprehensive rules 2-5-2."""
    tai = red_tamer("Tai", Static(DP(2000), Each(DIGIMON)))
    bolt = red_option("Bolt", Main(do=(Delete(Choose(DIGIMON & dp(most=4000), whose=v.OPPONENT)),)))
    table = Table(ROOKIE, tai, bolt, memory=5, my_battle=["Rookie"], my_hand=["Bolt"],
                  their_battle=["Rookie", "Tai"])  # fmt: skip
    assert table.take("Use Bolt").battle("their") == ["Rookie", "Tai"]


def test_revealed_cards_are_added_and_the_rest_goes_to_the_bottom() -> None:
    """Digimon comprehensive rules 15-15-3-4, 15-15-3-6: in an order the player chooses."""
    searcher = red("Searcher", 3, effects=(
        Trigger(on=ON_PLAY, do=(RevealTop(3, (AddToHand(Choose(NameHas("Cham"), v.REVEALED)),)),)),
    ))  # fmt: skip
    table = Table(ROOKIE, CHAMPION, searcher, memory=9, my_hand=["Searcher"],
                  my_deck=["Filler", "Champion", "Rookie", "Filler"])  # fmt: skip
    table.take("Play Searcher")
    assert sorted(table.words) == ["Filler", "Rookie"]
    table.take("Rookie")
    assert table.hand() == ["Champion"]
    assert table.pile("my", "deck") == ["Filler", "Rookie", "Filler"]


def test_de_digivolve_declares_a_number_and_stops_at_level_3() -> None:
    """Digimon comprehensive rules 16-12-1, 16-12-3, 16-12-4; rules context 4, De-Digivolve."""
    bolt = red_option("Bolt", Main(do=(DeDigivolve(3, THEIRS),)))
    table = Table(ROOKIE, CHAMPION, bolt, memory=5, my_battle=["Rookie"], my_hand=["Bolt"],
                  their_battle=[["Champion", "Champion", "Rookie", "Filler"]])  # fmt: skip
    table.take("Use Bolt")
    assert table.words == ["1 card", "2 cards"]
    table.take("2 cards")
    assert table.battle("their") == ["Rookie/Filler"]


def test_an_immediate_effect_comes_before_its_cause() -> None:
    """Digimon comprehensive rules 15-8-5-1, 15-8-5-2."""
    cat = red("Cat", 4, 5000, effects=(
        Would(what="leave", by="effect", do=(
            By((Trash(Choose(ANY, v.UNDER, 1)),), (Prevent(),)),
        )),
    ))  # fmt: skip
    bolt = red_option("Bolt", Main(do=(Delete(THEIRS),)))
    table = Table(ROOKIE, cat, bolt, memory=5, my_battle=["Rookie"], my_hand=["Bolt"],
                  their_battle=[["Cat", "Rookie"]])  # fmt: skip
    table.take("Use Bolt")
    assert table.game.actor() == 1
    table.take("Cat: by trash")
    assert table.battle("their") == ["Cat"]
    table = Table(ROOKIE, cat, bolt, memory=5, my_battle=["Rookie"], my_hand=["Bolt"],
                  their_battle=[["Cat", "Rookie"]])  # fmt: skip
    assert table.take("Use Bolt", "Let it leave").battle("their") == []


def test_what_was_kept_from_leaving_is_no_part_of_what_leaves_next() -> None:
    """Digimon comprehensive rules 15-8-5-1: what is prevented is over."""
    cat = red("Cat", 4, 5000, effects=(
        Would(what="leave", by="effect", do=(
            By((Trash(Choose(ANY, v.UNDER, 1)),), (Prevent(),)),
        )),
    ))  # fmt: skip
    sweep = red_option("Sweep", Main(do=(
        Delete(Each(DIGIMON & (Named("Rookie") | Named("Cat")), whose=v.OPPONENT)),
    )))  # fmt: skip
    bolt = red_option("Bolt", Main(do=(
        Delete(Each(DIGIMON & Named("Champion"), whose=v.OPPONENT)),
    )))  # fmt: skip
    table = Table(ROOKIE, CHAMPION, cat, sweep, bolt, memory=9, my_battle=["Rookie"],
                  my_hand=["Sweep", "Bolt"],
                  their_battle=["Rookie", *[["Cat", "Filler"]] * 2, *["Champion"] * 2])  # fmt: skip
    table.take("Use Sweep", "Cat: by trash", "Filler", "Cat: by trash")
    assert table.battle("their") == ["Cat", "Cat", "Champion", "Champion"]
    table.take("Use Bolt")
    assert table.battle("their") == ["Cat", "Cat"]
    assert table.game.is_open()


def test_not_affected_cards_can_be_chosen_in_vain() -> None:
    """Digimon comprehensive rules 15-15-5-1, 15-15-5-3."""
    proof = red("Proof", 4, effects=(Static(Unaffected(v.OPTION)),))
    bolt = red_option("Bolt", Main(do=(Delete(THEIRS),)))
    table = Table(ROOKIE, proof, bolt, memory=5, my_battle=["Rookie"], my_hand=["Bolt"],
                  their_battle=["Proof"])  # fmt: skip
    assert table.take("Use Bolt").battle("their") == ["Proof"]


def test_not_affected_cards_stand_apart_while_they_are_so() -> None:
    """Digimon comprehensive rules 15-15-5-2, 15-15-5-4."""
    proof = red("Proof", 4, 5000, effects=(
        Static((Unaffected(v.OPTION), Unaffected(v.TAMER)), turn=v.OPPONENT),
    ))  # fmt: skip
    fog = red_option("Fog", Main(do=(
        Give((DP(-1000),), Each(DIGIMON, whose=v.OPPONENT), v.END_OF_OPPONENTS_TURN),
        Give((DP(-1000),), THEIRS, v.END_OF_OPPONENTS_TURN),
    )))  # fmt: skip
    curse = red_tamer("Curse", Static(DP(-2000), Each(DIGIMON, whose=v.OPPONENT)))
    table = Table(ROOKIE, proof, fog, curse, memory=5, my_battle=["Rookie", "Curse"],
                  my_hand=["Fog"], their_battle=["Proof"])  # fmt: skip
    table.take("Use Fog")
    assert table.dp("Proof") == 5000
    # In its own turn it can be affected again: by what was given to it and to all, and by Curse.
    assert table.passing().dp("Proof") == 5000 - 1000 - 1000 - 2000


def test_pending_processing_at_the_end_of_the_turn() -> None:
    """Digimon comprehensive rules 18-1-1."""
    loan = red_option("Loan", Main(do=(GainMemory(3), Pending("turn", (Draw(2),)))), cost=0)
    table = Table(ROOKIE, loan, memory=5, my_battle=["Rookie"], my_hand=["Loan"]).take("Use Loan")
    assert table.hand() == []
    table.passing()
    assert table.hand() == ["Filler", "Filler"]


def test_start_of_your_main_phase_comes_after_breeding() -> None:
    """Digimon comprehensive rules 15-16-13-1."""
    early = red_tamer("Early", Trigger(on=START_OF_YOUR_MAIN_PHASE, do=(GainMemory(1),)))
    table = Table(early, their_battle=["Early"]).passing()
    assert table.game.memory == 4


def test_event_cards_are_that_digimon() -> None:
    """Digimon comprehensive rules 15-8-3-8."""
    yuuya = red_tamer("Yuuya", Trigger(on=Event("digivolved", NameHas("Champ")), turn=v.YOU, do=(
        By((Suspend(),), (Give((DP(2000),), EventCards()),)),
    )))  # fmt: skip
    table = Table(ROOKIE, CHAMPION, yuuya, memory=5, my_battle=["Yuuya", "Rookie", "Rookie"],
                  my_hand=["Champion"])  # fmt: skip
    table.take("Digivolve Rookie into Champion", "Yuuya: by")
    assert table.dp("Champion") == 7000


def test_conditions_of_an_effect_are_looked_at_when_it_activates() -> None:
    """Digimon comprehensive rules 15-8-3-9-2, 15-6-3."""
    proud = red("Proud", 4, effects=(
        Trigger(on=WHEN_DIGIVOLVING, condition=(Is(dp(6000)),), do=(Draw(1),)),
    ))  # fmt: skip
    tai = red_tamer("Tai", Static(DP(1000), Each(DIGIMON)))
    for there, drawn in ((["Rookie"], 1), (["Rookie", "Tai"], 2)):
        table = Table(ROOKIE, proud, tai, memory=5, my_battle=there, my_hand=["Proud"])
        table.take("Digivolve Rookie into Proud")
        assert len(table.hand()) == drawn


def test_unsuspending_by_effect_allows_another_attack() -> None:
    """Digimon comprehensive rules 11-2-1: what is unsuspended may attack again."""
    twice = red("Twice", 6, 11000, effects=(
        Trigger(on=WHEN_ATTACKING, limit=1, do=(Unsuspend(),)),
    ))  # fmt: skip
    table = Table(twice, my_battle=["Twice"]).attack("Twice").attack("Twice")
    assert table.security() == 3
    assert not table.can("Attack")


def test_a_given_keyword_works_like_a_printed_one() -> None:
    """Digimon comprehensive rules 15-13-1, 15-15-2-1."""
    boost = red_option("Boost", Main(do=(Give((Keyword("Retaliation"),), Choose(DIGIMON)),)))
    big = red("Big", 6, 12000)
    table = Table(ROOKIE, big, boost, memory=5, my_battle=["Rookie"], my_hand=["Boost"],
                  their_battle=[["suspended", "Big"]])  # fmt: skip
    table.take("Use Boost").attack("Rookie", "Big")
    assert table.battle("their") == []


@pytest.mark.parametrize(
    ("duration", "mine", "theirs"),
    [
        # In each of the turns from the one in which it is given on, as long as it lasts.
        (v.THIS_TURN, 1, 1),
        (v.END_OF_YOUR_TURN, 1, 2),
        (v.END_OF_OPPONENTS_TURN, 2, 1),
        (v.END_OF_YOUR_NEXT_TURN, 3, 2),
        (v.END_OF_OPPONENTS_NEXT_TURN, 2, 3),
        (v.FOR_GOOD, 5, 5),
    ],
)
def test_how_long_what_is_given_lasts(duration: Duration, mine: int, theirs: int) -> None:
    """Digimon comprehensive rules 15-11-1: durations end with the turn that they name.

    "Next" is never the turn that goes on.
    """
    for event, turns in ((START_OF_YOUR_MAIN_PHASE, mine), (START_OF_OPPONENTS_MAIN_PHASE, theirs)):
        give = Give((DP(1000),), Choose(DIGIMON & Named("Rookie")), duration)
        # It is done once, and the Tamer leaves with it.
        once = red_tamer("Once", Trigger(on=event, do=(give, Trash(THIS))))
        table = Table(ROOKIE, once, my_battle=["Rookie", "Once"])
        table.passing()
        while table.dp("Rookie") == 3000:
            table.passing()
        lasted = 0
        while table.dp("Rookie") == 4000 and lasted < 5:
            lasted += 1
            table.passing()
        assert lasted == turns, event
