"""What the latest sets print, read and played: battles won, security cards flipped, Tokens given.

Rules: comprehensive rules 4.2.
"""

from typing import Any

import pytest

from engine.digimon import language as la
from engine.digimon import vocabulary as v
from engine.digimon.language import card as c
from engine.digimon.language import operations as op
from engine.filters import ANY
from tests.engine.digimon.table import Table, red, red_option, red_tamer
from tests.engine.digimon.test_card_text import THEIRS, read
from tests.engine.digimon.test_card_text_latest import GAIN

SEVEN = red("Seven", 4, 7000)
FIVE = red("Five", 4, 5000)


def test_who_has_more_dp_wins_a_battle_and_nobody_a_tie() -> None:
    """Rules 14-2-1-1 and 14-2-1-3."""
    wins = c.Trigger(on=c.Event("battle-won"), do=(op.GainMemory(2),))
    strong = red("Strong", 4, 7000, effects=(wins,))
    for target, memory in (("Five", 2), ("Seven", 0)):
        table = Table(
            strong, SEVEN, FIVE, my_battle=["Strong"], their_battle=[["suspended", target]]
        )
        assert table.attack("Strong", target).memory == memory


def test_a_battle_with_a_security_digimon_is_won_too() -> None:
    """Rule 14-2: it is a battle like any other; whoever loses it has not won."""
    wins = c.Trigger(on=c.Event("battle-won"), do=(op.GainMemory(2),))
    strong = red("Strong", 4, 6000, effects=(wins, c.Keyword("Jamming")))
    for checked, memory in (("Five", 2), ("Seven", 0)):
        table = Table(strong, SEVEN, FIVE, my_battle=["Strong"], their_security=[checked, "Filler"])
        assert table.attack("Strong").memory == memory


def test_an_effect_that_is_also_a_counter_has_one_limit() -> None:
    """Rules 11-3 and 15-14-1: [When Attacking] [Counter] [Once Per Turn]."""
    text = "[When Attacking] [Counter] [Once Per Turn] You may gain 1 memory."
    effect = read(text)
    assert effect == c.Trigger(
        on=c.WHEN_ATTACKING, counter=True, limit=1, do=(op.May((op.GainMemory(1),)),)
    )
    both = red("Both", 4, 3000, effects=(effect,))
    table = Table(both, FIVE, my_battle=["Five", "Five"], their_battle=["Both"], memory=3)
    table.attack("Five").take("Counter with Both")
    assert table.memory == 2
    assert not any("Both" in words for words in table.attack("Five").words)


def test_what_lay_face_up_when_it_was_checked() -> None:
    """Rule 3-7-4: an effect that asks for it goes by how the card lay."""
    asks = c.Security(condition=(la.EventWas("face-up"),), do=(op.GainMemory(2),))
    card = red("Lying", 4, 1000, security=(asks,))
    for lying, memory in ((["face-up", "Lying"], -2), ("Lying", 0)):
        table = Table(card, SEVEN, my_battle=["Seven"], their_security=[lying, "Filler"])
        assert table.attack("Seven").memory == memory


def test_the_top_card_that_lies_the_other_way_is_flipped() -> None:
    """Rule 3-7-4: cards above it that lie face-up stay as they are."""
    flips = c.Main(do=(op.FlipSecurity(v.OPPONENT), op.If(
        la.Compare(la.Count(la.FACE_UP, v.SECURITY, v.OPPONENT), ">=", 2), GAIN)))  # fmt: skip
    back = c.Main(do=(op.By((op.FlipSecurity(v.YOU, False),), (op.GainMemory(2),)),))
    table = Table(
        red("Flipper", 4, 1000, effects=(flips, back)), FIVE, my_battle=["Flipper"],
        my_security=["Filler"], their_security=[["face-up", "Five"], "Five", "Filler"],
    )  # fmt: skip
    assert table.take("Activate Flipper: flip").memory == 1
    assert not table.can("Activate Flipper: by")  # no card of its own lies face-up


def test_the_digimon_that_an_effect_played_is_deleted_though_it_digivolved() -> None:
    """Rule 15-3-3: it is the same Digimon, whatever is its top card."""
    plays = read(
        "[Hand] [Main] You may play this card with the play cost reduced by 5. At the end of the "
        "turn, delete the Digimon this effect played."
    )
    card = red("Brief", 3, 4000, cost=6, effects=(plays,))
    table = Table(card, red("Next", 4, 5000, evo=0), my_hand=["Brief", "Next"], memory=3)
    table.take("Activate Brief", "Brief:", "Digivolve Brief into Next").passing()
    assert table.battle() == []


def test_the_opponent_plays_a_token() -> None:
    gives = c.Main(do=(op.PlayToken("Token Petrification", 1, v.OPPONENT),))
    table = Table(red("Stone", 4, 1000, effects=(gives,)), my_battle=["Stone"])
    table.take("Activate Stone")
    assert table.battle("their") == ["Petrification"]


def test_a_tamer_digivolves_as_if_it_was_a_digimon() -> None:
    """Rules 15-7-2, 8-1-2-1: all of the cost, and what the requirements ask of such a Digimon."""
    effect = read(
        "[Main] [Once Per Turn] You may place 2 cards with [Hybrid] in their traits from your hand "
        "under this Tamer in any order to digivolve it into a [Great] in the hand for its "
        "digivolution cost as if this Tamer is a level 5 red Digimon.", "Tamer"
    )  # fmt: skip
    hybrid = red("Hybrid", 4, 3000, traits=("Hybrid",))
    tamer = red_tamer("Hero", effect)
    for level, hand, battle in (
        (6, ["Great", "Hybrid", "Hybrid"], "Great/Hero/Hybrid/Hybrid"),
        (6, ["Great", "Hybrid"], "Hero"),  # not all of them: nothing is placed
        (5, ["Great", "Hybrid", "Hybrid"], "Hero"),  # it asks for a Level 4
    ):
        great = red("Great", level, 9000, evo=2)
        table = Table(great, hybrid, tamer, my_battle=["Hero"], my_hand=hand, memory=3)
        while table.can("Activate Hero") or table.can("Hero:") or table.can("Hybrid"):
            wanted = next(w for w in table.words if w.startswith(("Activate Hero", "Hero:", "Hyb")))
            table.take(wanted)
        placed = table.battle()[0]
        assert placed.split("/")[0] == battle.split("/")[0]
        if battle == "Great/Hero/Hybrid/Hybrid":
            assert (placed, table.memory) == (battle, 1)


def test_a_play_cost_is_lower_for_a_time() -> None:
    """Rule 15-11: what an effect asks for is the play cost that the Digimon has now."""
    lowers = c.Main(do=(op.Give((c.PlayCost(-2),), THEIRS, v.THIS_TURN),))
    cheap = c.Main(do=(op.Delete(la.Choose(la.DIGIMON & la.cost(most=3), whose=v.OPPONENT)),))
    dear = c.Main(do=(op.Suspend(la.Choose(la.DIGIMON & la.Extreme("cost"), whose=v.OPPONENT)),))
    cards = (
        red("Taxer", 4, 1000, effects=(lowers,)),
        red("Judge", 4, 1000, effects=(cheap,)),
        red("Warden", 4, 1000, effects=(dear,)),
        red("Four", 4, 1000, cost=4),
    )
    for taxed in (True, False):
        table = Table(
            *cards, FIVE, my_battle=["Taxer", "Judge", "Warden"], their_battle=["Five", "Four"]
        )
        if taxed:
            table.take("Activate Taxer", "Five")
        table.take("Activate Warden", "Activate Judge")
        assert table.battle("their") == (["Four"] if taxed else ["Five", "Four"])
        assert table.suspended("Four") == taxed  # 5 less 2 is not the highest any more


def test_each_face_down_card_under_it_makes_a_digivolution_cheaper() -> None:
    """Rules 15-8-5 and 4-27-1: of the Digimon that would digivolve."""
    cheaper = read(
        "When any of your Digimon with the [X] trait would digivolve into this card, for each of "
        "its face-down digivolution cards, reduce the digivolution cost by 1.", "card"
    )  # fmt: skip
    hides = c.Main(do=(op.PlaceUnder(la.Choose(ANY, v.HAND), la.THIS, face_down=True),))
    low = red("Low", 4, 3000, traits=("X",), effects=(hides,))
    high = red("High", 5, 6000, evo=3, effects=(cheaper,))
    table = Table(low, high, my_battle=["Low"], my_hand=["Filler", "High"], memory=5)
    assert table.can("Digivolve Low into High for 3")
    table.take("Activate Low", "Filler")
    assert table.can("Digivolve Low into High for 2")


def test_a_token_comes_suspended_to_the_side_that_is_said() -> None:
    gives = c.Main(do=(op.PlayToken("Token Fujitsumon", 1, v.OPPONENT, True),))
    table = Table(red("Giver", 4, 1000, effects=(gives,)), my_battle=["Giver"])
    table.take("Activate Giver")
    assert table.battle("their") == ["Fujitsumon"] and table.suspended("Fujitsumon")


def test_a_security_card_that_was_checked_is_played_and_battles_not() -> None:
    """Rules 15-16-10-2, 13-1-8-3: it is in play before it would battle."""
    plays = read(
        "[Opponent's Turn] [Once Per Turn] When your security is checked, if that card is a "
        "Digimon card with the [X] trait, play it without battling and without paying the cost."
    )
    guard = red("Guard", 4, 9000, traits=("X",))
    keeper = red("Keeper", 4, 1000, effects=(plays,))
    table = Table(
        keeper, guard, FIVE, my_battle=["Five"], their_battle=["Keeper"],
        their_security=["Guard", "Filler"],
    )  # fmt: skip
    table.attack("Five")
    assert table.battle("their") == ["Guard", "Keeper"] and table.battle() == ["Five"]


def test_an_option_that_an_effect_trashes_in_the_battle_area() -> None:
    """Rule 4-28: it is trashed from there; its effect is activated in the trash (15-8-3-5)."""
    effect = read("When an effect trashes this card in the battle area, gain 2 memory.", "card")
    assert effect == c.Trigger(on=c.Event("option-trashed", by="effect"), do=(op.GainMemory(2),))
    places = c.Main(do=(op.PlaceInBattleArea(),))
    device = red_option("Device", effect, places, cost=1)
    breaks = c.Main(do=(op.Trash(la.Choose(la.OPTION)),))
    table = Table(
        device, red("Breaker", 4, 1000, effects=(breaks,)), my_battle=["Breaker"],
        my_hand=["Device"], memory=4,
    )  # fmt: skip
    table.take("Use Device", "Activate Breaker")
    assert (table.memory, table.trash()) == (5, ["Device"])


def test_a_card_of_the_trash_is_digivolved_into_instead_of_a_deletion() -> None:
    """Rules 15-7-2 and 15-8-5: not without the digivolution, and only from the trash."""
    saves = read(
        "[Trash] [All Turns] When one of your [Low] would be deleted, by digivolving it into this "
        "card without paying the cost, prevent it from being deleted.", "card"
    )  # fmt: skip
    high = red("High", 5, 6000, evo=3, effects=(saves,))
    kills = c.Main(do=(op.Delete(la.Choose(la.Named("Low"))),))
    for level, there, saved in ((4, "trash", True), (4, "hand", False), (3, "trash", False)):
        low = red("Low", level, 3000)
        places: dict[str, Any] = {f"my_{there}": ["High"]}
        table = Table(
            low, high, red("Killer", 4, 1000, effects=(kills,)), my_battle=["Low", "Killer"],
            **places,
        )  # fmt: skip
        table.take("Activate Killer")
        if saved:
            table.take("High:")
        assert table.battle() == (["High/Low", "Killer"] if saved else ["Killer"])


def test_two_face_down_cards_from_under_tamers() -> None:
    """Rule 15-7-2: both of them, from one Tamer or from two; with one alone nothing is trashed."""
    effect = read(
        "[Main] By trashing 2 bottom face-down cards from under your Tamers, gain 2 memory."
    )
    hides = c.Main(do=(op.PlaceUnder(la.Choose(ANY, v.HAND), la.THIS, face_down=True),))
    payer = red("Payer", 4, 1000, effects=(effect,))
    for number, memory in ((1, 3), (2, 5)):
        table = Table(
            payer, red_tamer("Keeper", hides), my_battle=["Payer", "Keeper"],
            my_hand=["Filler"] * number, memory=3,
        )  # fmt: skip
        for _ in range(number):
            table.take("Activate Keeper")
        if table.can("Activate Payer"):
            table.take("Activate Payer")
        while table.can("Payer:"):
            table.take("Payer:")
        assert (table.memory, len(table.trash())) == (memory, 2 if memory == 5 else 0)


def test_the_digimon_or_any_of_the_tamers_that_would_digivolve() -> None:
    assert read(
        "[Your Turn] [Once Per Turn] When this Digimon or any of your Tamers would digivolve into "
        "a multicolored Digimon that is blue or red, reduce the digivolution cost by 1."
    ) == c.Would(
        what="digivolve", who=la.THIS_ONE | la.TAMER, turn=v.YOU, limit=1,
        into=la.DIGIMON & la.Multicolor() & la.Color(v.BLUE | v.RED), do=(op.ReduceCost(1),),
    )  # fmt: skip


def test_cards_with_an_effect_of_a_timing() -> None:
    """Rule 15-16: what its upper text has; a trigger that names a turn has another timing."""
    found = la.HasTiming("played")
    assert read("[All Turns] While this Digimon has an [On Play] effect, it gets +1000 DP.") == (
        c.Static(c.DP(1000), condition=(la.Is(found),))
    )
    counts = c.Main(do=(op.GainMemory(la.Count(found)),))
    table = Table(
        red("Counter", 4, 1000, effects=(counts,)),
        red("Plays", 4, 1000, effects=(c.Trigger(on=c.ON_PLAY | c.WHEN_DIGIVOLVING, do=GAIN),)),
        red("Waits", 4, 1000, effects=(c.Trigger(on=c.Event("played", la.DIGIMON), do=GAIN),)),
        red("Keeps", 4, 1000, inherited=(c.Trigger(on=c.ON_PLAY, do=GAIN),)),
        my_battle=["Counter", "Plays", "Waits", "Keeps"],
    )  # fmt: skip
    assert table.take("Activate Counter").memory == 1


def test_while_none_is_unsuspended() -> None:
    none = la.none(la.DIGIMON & la.UNSUSPENDED)
    assert read(
        "[Opponent's Turn] While all of your Digimon are suspended, this Digimon gets +1000 DP."
    ) == c.Static(c.DP(1000), condition=(none,), turn=v.OPPONENT)


def test_nothing_is_trashed_for_cards_that_were_not_trashed() -> None:
    """Rule 15-9-2: what may be done and is not done counts for nothing."""
    effect = read(
        "[Main] You may trash up to 2 cards in your hand. For each one, trash any 1 card under "
        "your opponent's Digimon or Tamers."
    )
    for wanted, left in (("Do not", "Five/Filler/Filler"), ("Tide:", "Five/Filler")):
        table = Table(
            red("Tide", 4, 1000, effects=(effect,)), FIVE, my_battle=["Tide"],
            my_hand=["Filler"], their_battle=[["Five", "Filler", "Filler"]],
        )  # fmt: skip
        table.take("Activate Tide", wanted)
        while table.can("Filler"):
            table.take("Filler")
        assert table.battle("their") == [left]


def test_at_the_end_of_the_own_turn() -> None:
    """Rule 18-1: the next turn of the player that ends, whoever's turn it is."""
    effect = read(
        "[Main] You may play 1 [Five] from your hand without paying the cost. At the end of your "
        "turn, delete the Digimon this effect played."
    )
    table = Table(
        red("Guide", 4, 1000, effects=(effect,)), FIVE, my_battle=["Guide"], my_hand=["Five"],
        memory=3,
    )  # fmt: skip
    table.take("Activate Guide", "Guide:")
    assert table.battle() == ["Five", "Guide"]
    assert table.passing().battle() == ["Guide"]


@pytest.mark.parametrize(
    ("words", "on"),
    [
        (
            "effects trash this card from the deck or security stack",
            c.Events(
                (
                    c.Event("trashed-from-deck", by="effect"),
                    c.Event("trashed-from-security", by="effect"),
                )
            ),
        ),
        ("this card is trashed in the battle area", c.Event("option-trashed")),
    ],
)
def test_from_where_this_card_is_trashed(words: str, on: c.Event | c.Events) -> None:
    assert read(f"When {words}, gain 1 memory.", "card") == c.Trigger(on=on, do=GAIN)
