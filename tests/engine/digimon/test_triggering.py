"""Triggering, what is pending, timings (Digimon comprehensive rules 15-1, 15-4, 15-8)."""

from dataclasses import replace

from engine.digimon import vocabulary as v
from engine.digimon.language import (
    DIGIMON,
    THIS_CARD,
    Choose,
    Each,
    EventCount,
    Named,
)
from engine.digimon.language.card import (
    DP,
    ON_PLAY,
    WHEN_ATTACKING,
    Event,
    Main,
    Static,
    Trigger,
    Unaffected,
    Would,
)
from engine.digimon.language.operations import (
    AddToHand,
    Delete,
    Draw,
    GainMemory,
    Give,
    May,
    PlaceUnder,
    ToDeck,
    Trash,
    TrashSecurity,
    WinGame,
)
from engine.filters import ANY
from tests.engine.digimon.table import Table, red, red_option, red_tamer
from tests.engine.digimon.usual_cards import BIG, CHAMPION, ROOKIE, SMASH, THEIRS

# ------------------------------------------------------------------------ effects


def test_steps_are_done_in_the_order_of_the_text() -> None:
    """Rules 15-1-2, 15-1-4, 15-1-5: first the draw, then the trash of what was drawn."""
    swap = red_option("Swap", Main(do=(Draw(1), Trash(Choose(ANY, v.HAND)))))
    table = Table(ROOKIE, swap, memory=5, my_battle=["Rookie"], my_hand=["Swap"])
    table.take("Use Swap")
    assert (table.hand(), table.trash()) == ([], ["Filler", "Swap"])


def test_an_effect_goes_on_when_its_card_is_gone() -> None:
    """Rules 15-4-1-2: deleted by an immediate effect half way, it still does the rest."""
    bomb = red(
        "Bomb",
        3,
        3000,
        effects=(Would(what="deleted", do=(Delete(Choose(DIGIMON, whose=v.OPPONENT)),)),),
    )
    hunter = red(
        "Hunter",
        5,
        7000,
        cost=4,
        effects=(
            Trigger(
                on=ON_PLAY,
                do=(
                    Delete(Choose(DIGIMON & Named("Bomb"), whose=v.OPPONENT)),
                    ToDeck(Choose(DIGIMON & Named("Big"), whose=v.OPPONENT)),
                ),
            ),
        ),
    )
    table = Table(BIG, bomb, hunter, memory=5, my_hand=["Hunter"], their_battle=["Bomb", "Big"])
    table.take("Play Hunter")
    assert table.battle() == []
    assert table.battle("their") == []
    assert table.pile("their", "deck")[-1] == "Big"


def test_effects_without_an_area_mean_the_battle_area() -> None:
    """Rules 15-1-7, 3-4-7-5: not what is in the breeding area."""
    bolt = red_option("Bolt", Main(do=(Delete(Each(DIGIMON, whose=v.OPPONENT)),)))
    table = Table(
        ROOKIE,
        CHAMPION,
        bolt,
        memory=5,
        my_battle=["Rookie"],
        my_hand=["Bolt"],
        their_battle=["Rookie"],
        their_breeding=["Champion"],
    )
    table.take("Use Bolt")
    assert (table.battle("their"), table.breeding("their")) == ([], ["Champion"])


def test_an_effect_can_win_the_game() -> None:
    """Rules 1-2-6."""
    doom = red_option("Doom", Main(do=(WinGame(), Draw(1))))
    table = Table(ROOKIE, doom, memory=5, my_battle=["Rookie"], my_hand=["Doom"]).take("Use Doom")
    assert table.game.winner() == 0


def test_both_players() -> None:
    """Rules 15-10-1-3: "both players" is either one."""
    share = red_option("Share", Main(do=(Draw(1, v.EITHER), TrashSecurity(1, v.EITHER))))
    table = Table(ROOKIE, share, memory=5, my_battle=["Rookie"], my_hand=["Share"])
    table.take("Use Share")
    assert (table.hand(), table.hand("their")) == (["Filler"], ["Filler"])
    assert (table.security("my"), table.security()) == (4, 4)


def test_whose_effect_of_which_kind_it_is() -> None:
    """Rules 15-2-1-1 to 15-2-1-3, 15-3-2: an inherited effect is a Digimon's, whatever gives it."""
    shrink = Trigger(on=WHEN_ATTACKING, do=(Give((DP(-1000),), THEIRS),))
    source = red_tamer("Source")
    source = replace(source, inherited=(shrink,))
    for category, left in ((v.DIGIMON, 12000), (v.TAMER, 11000), (v.OPTION, 11000)):
        proof = red("Proof", 6, 12000, effects=(Static(Unaffected(category)),))
        table = Table(
            ROOKIE,
            source,
            proof,
            my_battle=[["Rookie", "Source"]],
            their_battle=["Proof"],
            their_security=["Filler"],
        )
        assert table.attack("Rookie").dp("Proof") == left
    watcher = red_tamer("Watcher", Trigger(on=Event("attacked", DIGIMON), do=shrink.do))
    fog = red_option("Fog", Main(do=shrink.do))
    for category, tamer, option in ((v.TAMER, 12000, 11000), (v.OPTION, 11000, 12000)):
        proof = red("Proof", 6, 12000, effects=(Static(Unaffected(category)),))
        table = Table(
            ROOKIE, watcher, proof, my_battle=["Rookie", "Watcher"], their_battle=["Proof"]
        )
        assert table.attack("Rookie").dp("Proof") == tamer
        table = Table(
            ROOKIE,
            fog,
            proof,
            memory=5,
            my_battle=["Rookie"],
            my_hand=["Fog"],
            their_battle=["Proof"],
        )
        assert table.take("Use Fog").dp("Proof") == option


def test_this_card_of_an_inherited_effect() -> None:
    """Rules 15-3-3: the digivolution card itself."""
    source = red(
        "Source", 3, inherited=(Trigger(on=WHEN_ATTACKING, do=(May((AddToHand(THIS_CARD),)),)),)
    )
    table = Table(source, CHAMPION, my_battle=[["Champion", "Filler", "Source"]])
    table.attack("Champion").take("Source: you may")
    assert table.battle() == ["Champion/Filler"]
    assert table.hand() == ["Source"]


# --------------------------------------------------------------------- triggering


def test_what_triggers_again_before_it_activates_activates_twice() -> None:
    """Rules 15-4-2-2 to 15-4-2-4, 15-4-4-2: one after the other, in the middle of an effect."""
    watcher = red_tamer("Watcher", Trigger(on=Event("deleted", DIGIMON, v.OPPONENT), do=(Draw(1),)))
    twice = red_option("Twice", Main(do=(Delete(THEIRS), Delete(THEIRS))))
    table = Table(
        ROOKIE,
        watcher,
        twice,
        memory=5,
        my_battle=["Watcher"],
        my_hand=["Twice"],
        their_battle=["Rookie", "Rookie"],
    )
    table.take("Use Twice", "Rookie", "Watcher")
    assert table.hand() == ["Filler", "Filler"]


def test_the_next_effect_is_chosen_after_each() -> None:
    """Rules 15-4-3-1, 15-4-3-2, 15-4-3-4, 15-4-3-5-1, 15-4-3-5-2."""
    on = Event("deleted", DIGIMON, v.EITHER)
    cards = [red_tamer(name, Trigger(on=on, do=(Draw(n),))) for n, name in enumerate("ABC", 1)]
    table = Table(
        ROOKIE,
        SMASH,
        *cards,
        memory=5,
        my_battle=["A", "B"],
        my_hand=["Smash"],
        their_battle=["Rookie", "C"],
    )
    table.take("Use Smash")
    assert table.words == ["A: <Draw 1>", "B: <Draw 2>"]
    table.take("B: <Draw 2>")
    assert (len(table.hand()), len(table.hand("their"))) == (3, 3)


def test_once_per_turn_holds_for_what_is_pending_twice() -> None:
    """Rules 15-4-2-4, 15-14-1-1: triggered at two moments, it is activated once."""
    on = Event("deleted", DIGIMON, v.OPPONENT)
    twice = red_option("Twice", Main(do=(Delete(THEIRS), Delete(THEIRS))))
    for limit, drawn in ((1, 1), (2, 2)):
        watcher = red_tamer("Watcher", Trigger(on=on, limit=limit, do=(Draw(1),)))
        table = Table(
            ROOKIE,
            watcher,
            twice,
            memory=5,
            my_battle=["Watcher"],
            my_hand=["Twice"],
            their_battle=["Rookie", "Rookie"],
        )
        table.take("Use Twice", "Rookie", "Watcher")
        assert table.can("Pass")
        assert len(table.hand()) == drawn


def test_each_turn_has_its_own_uses() -> None:
    """Rules 15-14-1-2, 15-14-1-5-1: one of both turns works in each of them."""
    on = Event("suspended", DIGIMON, v.EITHER)
    watcher = red_tamer("Watcher", Trigger(on=on, limit=1, do=(Draw(1),)))
    table = Table(ROOKIE, watcher, my_battle=["Rookie"], their_battle=["Rookie"] * 2 + ["Watcher"])
    table.attack("Rookie")
    assert len(table.hand("their")) == 1
    table.passing()
    assert len(table.hand("their")) == 2, "drawn in the draw phase"
    table.attack("Rookie")
    assert len(table.hand("their")) == 3
    table.attack("Rookie")
    assert len(table.hand("their")) == 3, "once in this turn"
    table.passing().attack("Rookie")
    assert len(table.hand("their")) == 4


def test_at_the_same_time_counts_once_but_is_counted() -> None:
    """Rules 4-27-1, 4-27-5, 15-5-2: gain 1 memory for each Digimon deleted."""
    grief = red_tamer(
        "Grief",
        Trigger(on=Event("deleted", DIGIMON, v.OPPONENT), limit=1, do=(GainMemory(EventCount()),)),
    )
    sweep = red_option("Sweep", Main(do=(Delete(Each(DIGIMON, whose=v.OPPONENT)),)))
    table = Table(
        ROOKIE,
        grief,
        sweep,
        memory=1,
        my_battle=["Grief"],
        my_hand=["Sweep"],
        their_battle=["Rookie", "Rookie", "Rookie"],
    )
    assert table.take("Use Sweep").memory == 3


def test_a_card_meets_its_own_condition_when_it_comes() -> None:
    """Rules 15-5-1, 15-5-3: the inherited effect of the card that is placed."""
    source = red("Source", 3, inherited=(Trigger(on=Event("placed-under"), do=(GainMemory(3),)),))
    feed = red_option("Feed", Main(do=(PlaceUnder(Choose(DIGIMON, v.HAND), Choose(DIGIMON)),)))
    table = Table(ROOKIE, source, feed, memory=5, my_battle=["Rookie"], my_hand=["Feed", "Source"])
    assert table.take("Use Feed").memory == 5 - 1 + 3


def test_digivolving_places_no_card_under() -> None:
    """Rules 8-1-2-7: it is not adding to its digivolution cards."""
    source = red(
        "Source",
        3,
        effects=(Trigger(on=Event("placed-under"), do=(GainMemory(3),)),),
        inherited=(Trigger(on=Event("placed-under"), do=(GainMemory(3),)),),
    )
    table = Table(source, CHAMPION, memory=5, my_battle=["Source"], my_hand=["Champion"])
    assert table.take("Digivolve Source into Champion").memory == 3
