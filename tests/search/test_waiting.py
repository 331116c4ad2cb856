"""Spells and Traps wait for the end of the turn to be Set where that makes no difference.

docs/search.md, *Commands that wait*: on complete spaces the end boards, their values and the goals
met are the same with commands that wait and without, and each text below that asks for what is Set,
or in the hand, is noticed.
"""

from collections.abc import Callable
from typing import Any

import pytest

from cli.yugioh.goals import load_goal
from cli.yugioh.hand import parse_hand
from cli.yugioh.opened import OpenDeck, facts_of
from decklists import catalog, load_yugioh, sample_goal
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.game import YugiohGame
from engine.yugioh.worth.goals import DEFAULT, Goal, value_of
from engine.yugioh.worth.searched import YugiohPlay
from search.best_first import PROVED, Search
from search.led import LedSearch
from tests.engine.yugioh.table import Table, body, fiend, fresh, ignition, played

SPELLS = tuple(played(f"Spell {at}", la.Damage(0), type=v.QUICK_PLAY) for at in range(2))
TRAPS = tuple(
    la.trap(fresh(), f"Trap {at}", effects=(la.Activate(do=(la.Damage(0),)),)) for at in range(3)
)
FIELDS = tuple(
    la.spell(fresh(), f"Field {at}", v.FIELD, effects=(la.Activate(do=(la.Damage(0),)),))
    for at in range(2)
)
TALL = body("Tall", level=8, attack=3000)
CALLS = la.SpecialSummon(la.Choose(la.Named(TALL.passcode), v.DECK))


def whole(game: YugiohGame, goal: Goal, *, wait: bool) -> Search:
    """A search to the end that keeps every board."""
    play = YugiohPlay(game.state, value_of(game, goal))
    found = Search(play, 5000, 10**6, wait=wait)
    while found.run(1000):
        pass
    assert found.status == PROVED
    found.home()
    return found


def both(game: YugiohGame, goal: Goal = DEFAULT) -> tuple[Search, Search]:
    """The searches without waiting and with it, which have found the same."""
    one, other = (whole(game, goal, wait=wait) for wait in (False, True))
    boards = [{board[5]: board[1] for board in found.kept()} for found in (one, other)]
    assert boards[0] == boards[1]
    assert one.met == other.met
    return one, other


# A hand of each deck whose space is small, and whether fewer positions are enough.
HANDS = (
    ("blue-eyes", "Roar of the Blue-Eyed Dragons, Dictator of D.", True),
    ("blue-eyes", "Infinite Impermanence, Dictator of D.", True),
    ("sky-striker", "Sky Striker Ace - Roze, 2x Sky Striker Mecha - Widow Anchor", True),
    ("sky-striker", "Infinite Impermanence, Reinforcement of the Army", True),
    ("ryzeal", "Ryzeal Cross, Called by the Grave, Mulcharmy Fuwalos, Crossout Designator", True),
    ("snake-eye", "Called by the Grave, Divine Temple of the Snake-Eye, Effect Veiler", True),
    (
        "unchained",
        "Abomination's Prison, Unchained Twins - Rakea, Effect Veiler",
        False,
    ),
    ("exodia", "Right Leg of the Forbidden One, Chicken Game, Chicken Game, Upstart Goblin", True),
    (
        "vanquish-soul",
        "Kashtira Fenrir, Libromancer Origin Story, Ash Blossom",
        True,
    ),
    ("swordsoul", "Swordsoul Blackout, Swordsoul of Mo Ye, Effect Veiler", True),
    ("dracotail", "Dracotail Mululu, Mulcharmy Fuwalos, Dracotail Horn", True),
    ("live-twin", "Called by the Grave, D.D. Crow, Live☆Twin Lil-la", True),
    ("synchron", "Reinforcement of the Army, Synchron Explorer, Rush Warrior, Junk Forward", True),
)


@pytest.mark.parametrize(("deck", "hand", "fewer"), HANDS)
def test_a_complete_space_has_the_same_end_boards(deck: str, hand: str, fewer: bool) -> None:
    opened = load_yugioh(deck)
    game = OpenDeck(opened, facts_of(opened)).game()
    text = sample_goal(deck)
    assert text is not None
    game.start(parse_hand(hand, opened, catalog()).cards)
    one, other = both(game, load_goal(text, deck, game))
    assert (other.nodes < one.nodes) == fewer


def test_nothing_is_searched_on_after_what_can_wait() -> None:
    table = Table(TRAPS, field=[fiend("Idle", ignition(la.Damage(0)))])
    one, other = both(table.game)
    assert (one.nodes, other.nodes) == (2**3, 1)  # any of three cards Set; nothing done
    # Each Set is a command of its own, told before the end of the turn.
    _, _, made, node, commands = max(other.boards, key=lambda board: board[2])
    assert (made, node) == (3, 0)
    assert [len(options) for options in commands] == [1, 1, 1, 1]


def test_a_field_spell_waits_where_no_other_one_comes() -> None:
    one, other = both(Table(FIELDS[:1], field=[fiend("Idle", ignition(la.Damage(0)))]).game)
    assert (one.nodes, other.nodes) == (4, 2)  # in hand, Set, activated either way


def test_what_one_has_to_pay_can_be_what_waits() -> None:
    pays = with_effect(cost=(la.Discard(la.Choose(places=v.HAND)),))
    one, other = both(pays.game)
    # Any of three sets of cards discarded or Set, with the monster in the Deck or not.
    assert other.nodes < one.nodes


def test_nothing_waits_where_nothing_could_at_the_beginning() -> None:
    search = ignition(la.AddToHand(la.Choose(la.SPELL, v.DECK)))
    table = Table([], list(SPELLS), field=[fiend("Finder", search)])
    one, other = both(table.game)
    assert not other.wait
    assert one.nodes == other.nodes


def asked(condition: Any) -> Table:
    """A monster whose effect, under a condition, Special Summons another one."""
    return Table(SPELLS, [TALL], field=[fiend("Asks", ignition(CALLS, condition=(condition,)))])


def with_effect(*do: Any, cost: tuple[Any, ...] = ()) -> Table:
    """A monster with an effect that does this, and Special Summons another one."""
    return Table(SPELLS, [TALL], field=[fiend("Asks", ignition(*do, CALLS, cost=cost))])


def few_in_hand() -> Table:
    return asked(la.Compare(la.Count(places=v.HAND), "<=", 1))


def none_in_hand() -> Table:
    return asked(la.none(la.SPELL, v.HAND))


def one_set() -> Table:
    return asked(la.Compare(la.Count(la.State("face-down"), v.SZONE), "=", 1))


def sends_set() -> Table:
    return with_effect(cost=(la.SendToGrave(la.Choose(la.SPELL, v.SZONE)),))


def discards_if_it_can() -> Table:
    discards = la.Also((la.Discard(la.Choose(places=v.HAND)),))
    return Table(SPELLS, [TALL], field=[fiend("Asks", ignition(CALLS, discards))])


def discards_all() -> Table:
    return with_effect(la.Discard(la.Each(places=v.HAND)))


def level_by_hand() -> Table:
    low = la.MONSTER & la.Measured("level", "=", la.Count(places=v.HAND))
    calls = la.SpecialSummon(la.Choose(low, v.DECK))
    return Table(SPELLS, [body("Low", level=1)], field=[fiend("Asks", ignition(calls))])


def set_before() -> Table:
    return asked(la.ThisTurn("set"))


def free_zones() -> Table:
    return asked(la.Compare(la.FreeZones(spells=True), "=", 9))


def bans_sets() -> Table:
    return with_effect(la.Ban(what=("set",)))


def ends_phase() -> Table:
    return with_effect(la.BecomesEndPhase())


# It cannot be activated, and its way to the GY is that another one takes its zone.
NEVER = la.Compare(la.Count(places=v.GRAVE), ">", 9)
LAND = la.spell(fresh(), "Land", v.FIELD, effects=(la.Activate(condition=(NEVER,)),))
LEFT = ignition(CALLS, condition=(la.Compare(la.Count(la.Named(LAND.passcode), v.GRAVE), "=", 1),))


def one_in_field_zone() -> Table:
    land = la.Compare(la.Count(la.Type(v.FIELD), v.SZONE), "=", 1)
    asks = fiend("Asks", ignition(CALLS, condition=(land,)))
    return Table(FIELDS[:1], [TALL], field=[asks])


def two_field_spells() -> Table:
    return Table((LAND, *FIELDS[:1]), [TALL], field=[fiend("Asks", LEFT)])


def brings_field_spell() -> Table:
    brings = ignition(la.ActivateCard(la.Choose(la.Type(v.FIELD), v.DECK)))
    return Table([LAND], [*FIELDS[:1], TALL], field=[fiend("Brings", brings, LEFT)])


def field_spell_of_this_turn() -> Table:
    came = la.State("face-up") & la.State("this-turn")
    asks = ignition(CALLS, condition=(la.Compare(la.Count(came, v.SZONE), "=", 1),))
    return Table(FIELDS[:1], [TALL], field=[fiend("Asks", asks)])


def field_spell_there() -> Table:
    return Table(FIELDS[:1], spells={5: FIELDS[1]}, field=[fiend("Idle", ignition(la.Damage(0)))])


def two_to_pay() -> Table:
    # The second cost: the first is paid with what is there.
    paid = la.Discard(la.Choose(places=v.HAND))
    return with_effect(cost=(la.Damage(0), la.Also((paid,))))


def must_pay() -> Table:
    called = la.Event("summoned", la.MONSTER)
    must = la.Trigger(
        v.MZONE, on=called, cost=(la.Discard(la.Choose(places=v.HAND)),), do=(la.Damage(0),),
        optional=False,
    )  # fmt: skip
    return Table(SPELLS, [TALL], field=[fiend("Calls", ignition(CALLS), must)])


MINDING = (
    few_in_hand, none_in_hand, one_set, sends_set, discards_if_it_can, discards_all, level_by_hand,
    set_before, free_zones, bans_sets, ends_phase, two_to_pay, must_pay, one_in_field_zone,
    two_field_spells, brings_field_spell, field_spell_there, field_spell_of_this_turn,
)  # fmt: skip


@pytest.mark.parametrize("make", MINDING)
def test_who_asks_for_what_is_set_or_in_the_hand_is_noticed(make: Callable[[], Table]) -> None:
    one, other = both(make().game)
    assert one.nodes >= other.nodes > 2


def test_a_line_that_sets_cards_at_its_end_leads_another_hand() -> None:
    game = Table(TRAPS, [TALL], field=[fiend("Calls", ignition(CALLS))]).game
    found = whole(game, DEFAULT, wait=True)
    _, _, _, node, _ = found.boards[0]
    led = LedSearch(YugiohPlay(game.state, value_of(game)), 100, 1)
    assert led.lead(found.keys(node), found.line(node)) == len(found.keys(node)) == 1
