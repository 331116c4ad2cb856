"""What players cannot do, searching the security stack, and <Delay> with a trigger.

Comprehensive rules 15-1-3, 15-15-3-9, 1-3-10, 16-17.
"""

from typing import Any

import pytest

from engine.digimon import vocabulary as v
from engine.digimon.language import (
    DIGIMON,
    TAMER,
    Choose,
    EventCards,
    Is,
    Named,
    Players,
    dp,
    level,
)
from engine.digimon.language.card import (
    START_OF_YOUR_MAIN_PHASE,
    WHEN_ATTACKING,
    Ban,
    Cannot,
    DnaDigivolve,
    Event,
    Main,
    Static,
    Trigger,
    Would,
)
from engine.digimon.language.operations import (
    Delete,
    DigivolveInto,
    Draw,
    GainMemory,
    Give,
    IfDone,
    May,
    PlaceInBattleArea,
    Play,
    Prevent,
    Recover,
    ReduceCost,
    SearchSecurity,
    ToSecurity,
    delayed,
)
from engine.filters import ANY
from tests.engine.digimon.table import Table, red, red_option, red_tamer
from tests.engine.digimon.usual_cards import CHAMPION

ROOKIE = red("Rookie", 3, 3000, cost=3)
SUMMON = red_option("Summon", Main(do=(Play(Choose(DIGIMON, v.HAND)), Draw(1))), cost=0)


def banning(*bans: Ban, whose: int = v.OPPONENT) -> Static:
    return Static(bans, Players(whose))


def test_a_player_cannot_play_by_effects() -> None:
    """Rules 15-1-3: a prohibition takes precedence; playing for the cost is something else."""
    wall = red_tamer("Wall", banning(Ban("play-by-effect", DIGIMON), whose=v.EITHER))
    for mine, theirs in ((["Rookie", "Wall"], []), (["Rookie"], ["Wall"])):
        table = Table(
            *(wall, SUMMON, ROOKIE),
            memory=5,
            my_hand=["Summon", "Rookie"],
            my_battle=mine,
            their_battle=theirs,
        )
        table.take("Use Summon")
        assert table.battle() == mine
        assert table.hand() == ["Filler", "Rookie"]
        table.take("Play Rookie")
        assert table.battle() == sorted([*mine, "Rookie"])
    table = Table(SUMMON, ROOKIE, my_hand=["Summon", "Rookie"], my_battle=["Rookie"])
    assert table.take("Use Summon").battle() == ["Rookie", "Rookie"]


@pytest.mark.parametrize("where", ["hand", "trash"])
def test_a_player_cannot_play_some_cards_from_the_trash_by_effects(where: str) -> None:
    """Rules 15-1-3: what lies in the hand can be played, for the cost from there as well."""
    wall = red_tamer("Wall", banning(Ban("play-from-trash-by-effect", DIGIMON)))
    raise_ = red_option("Raise", Main(do=(Play(Choose(DIGIMON, v.HAND | v.TRASH)), Draw(1))))
    sides: tuple[list[str], ...] = ([], ["Wall"])
    for theirs in sides:
        table = Table(
            *(wall, raise_, ROOKIE),
            memory=5,
            my_hand=["Raise", *(["Rookie"] if where == "hand" else [])],
            my_trash=["Rookie"] if where == "trash" else [],
            my_battle=["Rookie"],
            their_battle=theirs,
        )
        table.take("Use Raise")
        banned = where == "trash" and bool(theirs)
        assert table.battle() == ["Rookie"] * (1 if banned else 2)
        assert table.trash().count("Rookie") == int(banned)


@pytest.mark.parametrize("ignoring", [False, True])
def test_a_digimon_can_only_digivolve_into_some_cards(ignoring: bool) -> None:
    """Rules 15-1-3: for its cost, by an effect, and by one that ignores requirements."""
    child = red("Child", 3, effects=(Static(Cannot("digivolve", ~Named("Angel"))),))
    angel = red("Angel", 4, 9000)
    lift = red_option("Lift", Main(do=(
        May((DigivolveInto(Choose(DIGIMON, v.HAND), Choose(DIGIMON), ignoring=ignoring),)),
    )))  # fmt: skip
    table = Table(child, angel, CHAMPION, lift, memory=9, my_hand=["Champion", "Angel", "Lift"],
                  my_battle=["Child"])  # fmt: skip
    assert table.can("Digivolve Child into Angel")
    assert not table.can("Digivolve Child into Champion")
    table.take("Use Lift", "Lift: ")
    assert table.battle() == ["Angel/Child"]
    assert table.can("Pass")
    table = Table(child, CHAMPION, lift, memory=9, my_hand=["Champion", "Lift"],
                  my_battle=["Child"])  # fmt: skip
    table.take("Use Lift")
    assert table.battle() == ["Child"]


def test_a_digimon_that_can_only_digivolve_into_some_cards_is_no_material_for_others() -> None:
    """Rules 8-2, 15-1-3: a DNA Digivolution is a digivolution of both."""
    child = red("Child", 4, effects=(Static(Cannot("digivolve", ~Named("Angel"))),))
    for name in ("Angel", "Beast"):
        both = red(name, 5, 9000, ways=(DnaDigivolve((Named("Child"), Named("Champion")), 0),))
        table = Table(child, CHAMPION, both, memory=5, my_hand=[name],
                      my_battle=["Child", "Champion"])  # fmt: skip
        assert table.can(f"DNA digivolve into {name}") is (name == "Angel")


def test_a_player_cannot_play_some_cards() -> None:
    """Rules 15-1-3: until the end of a turn, for one player, cards that match."""
    lock = red(
        "Lock",
        4,
        effects=(
            Trigger(
                on=WHEN_ATTACKING,
                do=(
                    Give(
                        (Ban("play", DIGIMON & dp(most=3000)),), Players(), v.END_OF_OPPONENTS_TURN
                    ),
                ),
            ),
        ),
    )
    table = Table(
        lock,
        ROOKIE,
        CHAMPION,
        my_battle=["Lock"],
        my_hand=["Rookie"],
        their_hand=["Rookie", "Champion"],
    )
    table.attack("Lock")
    assert table.can("Play Rookie")
    table.passing()
    assert table.can("Play Champion")
    assert not table.can("Play Rookie")
    table.passing().passing()
    assert table.can("Play Rookie")


def test_a_player_cannot_use_options_or_digivolve() -> None:
    """Rules 15-1-3."""
    wall = red_tamer("Wall", banning(Ban("use"), Ban("digivolve", level(4))))
    places: Any = {"my_hand": ["Summon", "Champion"], "my_battle": ["Rookie"]}
    table = Table(wall, SUMMON, ROOKIE, CHAMPION, **places, their_battle=["Wall"])
    assert not table.can("Use")
    assert not table.can("Digivolve")
    table = Table(wall, SUMMON, ROOKIE, CHAMPION, **places, their_battle=["Filler"])
    assert table.can("Use")
    assert table.can("Digivolve")


def test_memory_is_gained_by_tamer_effects_only() -> None:
    """Rules 15-1-3, 15-2-1."""
    wall = red_tamer("Wall", banning(Ban("gain-memory", ~TAMER)))
    digimon = red("Giver", 4, effects=(Main(do=(GainMemory(1),), limit=1),))
    tamer = red_tamer("Tamer", Main(do=(GainMemory(1),), limit=1))
    table = Table(wall, digimon, tamer, my_battle=["Giver", "Tamer"], their_battle=["Wall"])
    table.take("Activate Giver")
    assert table.memory == 0
    table.take("Activate Tamer")
    assert table.memory == 1


def test_costs_cannot_be_reduced() -> None:
    """Rules 15-1-3: neither offered nor paid for less."""
    wall = red_tamer("Wall", banning(Ban("reduce-digivolution-costs")))
    cheap = red("Cheap", 3, effects=(Would(what="digivolve", do=(ReduceCost(1),)),))
    for theirs, cost in ((["Wall"], 2), (["Filler"], 1)):
        table = Table(
            wall, cheap, CHAMPION, my_battle=["Cheap"], my_hand=["Champion"], their_battle=theirs
        )
        assert table.can(f"Digivolve Cheap into Champion for {cost}")


def test_a_digimon_cannot_move() -> None:
    """Rules 15-1-3, 4-17."""
    wall = red_tamer("Wall", banning(Ban("move", dp(most=3000))))
    for theirs, moves in ((["Wall"], False), (["Filler"], True)):
        table = Table(wall, ROOKIE, my_breeding=[], their_breeding=["Rookie"], my_battle=theirs)
        table.passing()
        assert table.can("Move Rookie") is moves


def test_the_security_stack_is_searched_and_shuffled() -> None:
    """Rules 15-15-3-9, 1-3-10: any card of it is found; face-up ones are face-down after."""
    search = red(
        "Seer",
        4,
        cost=1,
        effects=(
            Trigger(
                on=Event("played"),
                do=(
                    SearchSecurity(
                        (May((Play(Choose(TAMER, v.SECURITY)),)), IfDone((Recover(1),)))
                    ),
                ),
            ),
        ),
    )
    watcher = red_tamer("Watcher", Trigger(on=Event("security-removed"), do=(Draw(1),)))
    other = red_tamer("Other")
    table = Table(
        search,
        watcher,
        other,
        memory=5,
        my_hand=["Seer"],
        my_battle=["Watcher"],
        my_security=["Filler", "Other", "Watcher", "Other", ["face-up", "Filler"]],
    )
    table.take("Play Seer", "Seer: ")
    assert sorted(table.words) == ["Other", "Watcher"]
    table.take("Other")
    assert table.battle() == ["Other", "Seer", "Watcher"]
    assert sorted(table.pile("my", "security")) == [
        "Filler",
        "Filler",
        "Filler",
        "Other",
        "Watcher",
    ]
    # A card was removed from the security stack.
    assert table.hand() == ["Filler"]
    declined = Table(search, other, memory=5, my_hand=["Seer"], my_security=["Other"])
    declined.take("Play Seer", "Do not")
    assert declined.pile("my", "security") == ["Other"]


def test_what_lies_in_the_security_stack_is_for_nature_to_decide() -> None:
    """Rules 15-15-3-9: where the order is unknown, each card is a chance decision first."""
    search = red(
        "Seer",
        4,
        cost=1,
        effects=(
            Trigger(on=Event("played"), do=(SearchSecurity((Play(Choose(TAMER, v.SECURITY)),)),)),
        ),
    )
    other = red_tamer("Other")
    table = Table(
        search,
        other,
        memory=5,
        chance=True,
        my_hand=["Seer"],
        my_deck=["Filler"] * 2 + ["Other"],
        my_security=["Filler", "Filler"],
    )
    table.take("Play Seer")
    assert table.game.is_chance()
    table.take("Filler", "Other")
    assert table.battle() == ["Other", "Seer"]
    assert table.pile("my", "deck") == ["Filler"] * 3
    assert table.pile("my", "security") == ["Filler"]


def test_delay_with_a_trigger() -> None:
    """Rules 16-17-1, 16-17-2: by trashing the card; not in the turn it was placed (16-17-3)."""
    trap = red_option(
        "Trap",
        Main(do=(PlaceInBattleArea(),)),
        Trigger(
            on=Event("attacked", DIGIMON, whose=v.OPPONENT),
            do=(delayed(Delete(Choose(DIGIMON, whose=v.OPPONENT))),),
        ),
        Trigger(on=Event("played", DIGIMON), do=(delayed(Draw(2)),)),
        cost=0,
    )
    table = Table(trap, ROOKIE, CHAMPION, my_battle=["Rookie"], their_battle=["Champion", "Trap"])
    table.attack("Rookie").take("Trap: ")
    assert table.battle() == []
    assert table.trash("their") == ["Trap"]
    fresh = Table(trap, ROOKIE, memory=5, my_battle=["Rookie"], my_hand=["Trap", "Filler"])
    fresh.take("Use Trap", "Play Filler")
    assert fresh.can("Pass")
    assert fresh.battle() == ["Filler", "Rookie", "Trap"]


def test_delay_that_prevents() -> None:
    """Rules 16-17, 15-8-5: when … would be deleted, <Delay>."""
    boom = red_option("Boom", Main(do=(Delete(Choose(DIGIMON, whose=v.OPPONENT)),)), cost=0)
    save = red_option(
        "Save", Would(what="deleted", who=DIGIMON, by="effect", do=(delayed(Prevent()),))
    )
    table = Table(
        boom,
        save,
        ROOKIE,
        CHAMPION,
        my_hand=["Boom"],
        my_battle=["Champion"],
        their_battle=["Rookie", "Save"],
    )
    table.take("Use Boom", "Save: ")
    assert table.battle("their") == ["Rookie"]
    assert table.trash("their") == ["Save"]


@pytest.mark.parametrize(("name", "saved"), [("Rookie", []), ("Champion", ["Champion"])])
def test_what_prevents_looks_at_the_card_that_leaves(name: str, saved: list[str]) -> None:
    """Rules 15-8-3-8, 15-8-5: "if that card is …", asked before the effect is used."""
    boom = red_option("Boom", Main(do=(Delete(Choose(DIGIMON, whose=v.OPPONENT)),)), cost=0)
    picky = Would(what="deleted", who=DIGIMON, condition=(Is(level(4), EventCards()),),
                  do=(delayed(Prevent()),))  # fmt: skip
    table = Table(
        boom,
        red_option("Picky", picky),
        ROOKIE,
        CHAMPION,
        my_hand=["Boom"],
        my_battle=["Champion"],
        their_battle=[name, "Picky"],
    )
    table.take("Use Boom")
    if saved:
        table.take("Picky: ")
    assert [card for card in table.battle("their") if card != "Picky"] == saved


def test_a_ban_needs_players_and_players_a_ban() -> None:
    """The compiler names what it cannot express."""
    odd = red_tamer("Odd", Static(Ban("use"), ANY))
    assert Table(odd, my_battle=["Odd"]).missing
    early = red_tamer(
        "Early", Trigger(on=START_OF_YOUR_MAIN_PHASE, do=(Give((Ban("use"),), Players(v.YOU)),))
    )
    assert not Table(early, my_battle=["Early"]).missing


@pytest.mark.parametrize("banned", [False, True])
def test_what_is_banned_is_not_done_whatever_was_done_before(banned: bool) -> None:
    """Rules 15-1-3, 15-7-2: "if you did" asks of the step before, not of an earlier one."""
    ban = banning(Ban("add-to-security"), whose=v.EITHER)
    keeper = red_tamer("Keeper", *[ban] * banned)
    steps = (Draw(1), ToSecurity(Choose(Named("Other"), v.HAND)), IfDone((GainMemory(3),)))
    put = red_option("Put", Main(do=steps), cost=0)
    table = Table(keeper, put, red("Other"), my_battle=["Keeper"], my_hand=["Put", "Other"])
    table.take("Use Put")
    assert table.memory == 3 * (not banned)
