"""Triggering, what is pending, timings (Digimon comprehensive rules 15-1, 15-4, 15-8)."""

from dataclasses import replace

from engine.digimon import vocabulary as v
from engine.digimon.language import (
    DIGIMON,
    OTHER,
    TAMER,
    THIS_CARD,
    Choose,
    Each,
    EventCount,
    Named,
    exists,
)
from engine.digimon.language.card import (
    DP,
    END_OF_ALL_TURNS,
    END_OF_OPPONENTS_TURN,
    END_OF_YOUR_TURN,
    ON_PLAY,
    START_OF_OPPONENTS_MAIN_PHASE,
    START_OF_OPPONENTS_TURN,
    WHEN_ATTACKING,
    WHEN_DIGIVOLVING,
    WHEN_MOVING,
    Delay,
    Event,
    Keyword,
    Main,
    Security,
    Static,
    Trigger,
    Unaffected,
    Would,
)
from engine.digimon.language.operations import (
    AddToHand,
    By,
    Delete,
    Draw,
    GainMemory,
    Give,
    If,
    May,
    PlaceUnder,
    Play,
    Prevent,
    Suspend,
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


# ---------------------------------------------------------------- immediate effects


def test_an_immediate_effect_is_used_once_for_one_cause() -> None:
    """Rules 15-8-5-3, 15-8-5-4: also while it is answered by others of its kind."""
    monkey = Would(
        what="deleted",
        do=(By((Delete(Choose(DIGIMON & Named("Suka") & OTHER)),), (Prevent(),)),),
    )
    suka = red("Suka", 4, 5000, effects=(monkey,))
    table = Table(
        ROOKIE,
        suka,
        SMASH,
        memory=5,
        my_battle=["Rookie"],
        my_hand=["Smash"],
        their_battle=["Suka", "Suka"],
    )
    table.take("Use Smash", "Suka", "Suka: by")
    # The second would be deleted instead, and may delete the first, whose effect is used.
    table.take("Suka: by")
    # The first is deleted for the second, which stays; so "by deleting" the second was in vain.
    assert table.battle("their") == ["Suka"]


def test_an_immediate_effect_whose_condition_holds_later() -> None:
    """Rules 15-8-5-5-1, 15-8-5-5-2: after another one has made it so."""
    wall = red(
        "Wall",
        4,
        effects=(
            Would(what="deleted", condition=(exists(TAMER),), do=(By((Suspend(),), (Prevent(),)),)),
            Would(what="deleted", do=(May((Play(Choose(TAMER, v.HAND)),)),)),
        ),
    )
    table = Table(
        ROOKIE,
        wall,
        SMASH,
        red_tamer("Tamer"),
        memory=5,
        my_battle=["Rookie"],
        my_hand=["Smash"],
        their_battle=["Wall"],
        their_hand=["Tamer"],
    )
    table.take("Use Smash")
    assert len(table.words) == 2, "only the second one, or none"
    table.take("Wall: you may", "Wall: by")
    assert table.battle("their") == ["Tamer", "Wall"]


# ------------------------------------------------------------------------ timings


def test_turn_icons() -> None:
    """Rules 15-16-8-1, 15-16-9-1: in the own turn, the opponent's, or all turns."""
    on = Event("deleted", DIGIMON, v.EITHER)
    cards = [
        red_tamer("Mine", Trigger(on=on, turn=v.YOU, do=(Draw(1),))),
        red_tamer("Theirs", Trigger(on=on, turn=v.OPPONENT, do=(Draw(2),))),
        red_tamer("All", Trigger(on=on, do=(Draw(4),))),
    ]
    names = ["Mine", "Theirs", "All"]
    table = Table(
        ROOKIE, SMASH, *cards, memory=5, my_battle=names, my_hand=["Smash"], their_battle=["Rookie"]
    )
    table.take("Use Smash")
    table.take(table.words[0])
    assert len(table.hand()) == 5
    table = Table(
        ROOKIE,
        SMASH,
        *cards,
        memory=5,
        my_battle=["Rookie", "Mine"],
        my_hand=["Smash"],
        their_battle=["Rookie", *names],
    )
    table.take("Use Smash")
    table.take(table.words[0])
    assert len(table.hand("their")) == 6


def test_timings_of_the_other_player_and_of_all_turns() -> None:
    """Rules 15-16-11-1, 15-16-11-2, 15-16-12-1 to -3, 15-16-13-1, 15-16-13-2."""
    cards = [
        red_tamer(name, Trigger(on=on, do=(GainMemory(0), Draw(n))))
        for name, on, n in (
            ("StartTheirs", START_OF_OPPONENTS_TURN, 1),
            ("MainTheirs", START_OF_OPPONENTS_MAIN_PHASE, 2),
            ("EndTheirs", END_OF_OPPONENTS_TURN, 1),
            ("EndMine", END_OF_YOUR_TURN, 3),
            ("EndAll", END_OF_ALL_TURNS, 1),
        )
    ]
    for name, mine, after in (
        ("StartTheirs", 0, 1),
        ("MainTheirs", 0, 2),
        ("EndTheirs", 0, 1),
        ("EndMine", 3, 3),
        ("EndAll", 1, 2),
    ):
        table = Table(*cards, my_battle=[name]).passing()
        expected = mine + (after - mine if name in ("StartTheirs", "MainTheirs") else 0)
        assert len(table.hand()) == expected, name
        table.passing()
        # One more card was drawn in the own draw phase.
        assert len(table.hand()) == after + 1, name


def test_on_play_digivolving_and_moving_are_told_apart() -> None:
    """Rules 15-16-2-1, 15-16-3-1, 15-16-16-1."""
    three = red(
        "Three",
        3,
        3000,
        cost=0,
        evo=0,
        effects=(
            Trigger(on=ON_PLAY, do=(GainMemory(1),)),
            Trigger(on=WHEN_DIGIVOLVING, do=(GainMemory(2),)),
            Trigger(on=WHEN_MOVING, do=(GainMemory(4),)),
        ),
    )
    assert Table(three, my_hand=["Three"]).take("Play Three").memory == 1
    table = Table(three, their_breeding=["Three"]).passing()
    table.take("Move Three to the battle area")
    assert table.memory == -3 - 4


def test_security_effects_go_before_others() -> None:
    """Rules 15-16-10-1, 15-16-10-2, 13-1-8-2-1: even before the turn player's."""
    bolt = replace(red_option("Bolt"), security=(Security(do=(Draw(1),)),))
    greedy = red(
        "Greedy",
        5,
        7000,
        effects=(
            Trigger(
                on=Event("security-removed", whose=v.OPPONENT),
                do=(If(exists(ANY, v.HAND, v.OPPONENT), (Draw(2),)),),
            ),
        ),
    )
    table = Table(bolt, greedy, my_battle=["Greedy"], their_security=["Bolt"]).attack("Greedy")
    assert table.hand("their") == ["Filler"]
    assert table.hand() == ["Filler", "Filler"]


def test_when_attacking_at_the_declaration() -> None:
    """Rules 15-16-5-1, 11-1-4: before the block timing."""
    hunter = red("Hunter", 5, 7000, effects=(Trigger(on=WHEN_ATTACKING, do=(Delete(THEIRS),)),))
    blocker = red("Blocker", 4, 4000, effects=(Keyword("Blocker"),))
    table = Table(hunter, blocker, my_battle=["Hunter"], their_battle=["Blocker"]).attack("Hunter")
    assert table.security() == 4


def test_delay_is_optional_and_not_at_once() -> None:
    """Rules 16-17-1, 16-17-2, 16-17-3: and it works only from the battle area."""
    store = red_option("Store", Delay(do=(Draw(1),)))
    table = Table(store, ROOKIE, my_battle=["Store", "Rookie"], my_hand=["Store"])
    assert table.can("Activate <Delay> of Store")
    assert table.can("Pass")
    table.take("Activate <Delay> of Store")
    assert table.trash() == ["Store"]
    assert not table.can("Activate")
