"""A board that is wanted: how far a position is from it, and what the search makes of that.

docs/search.md, *A board to reach*.
"""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from engine.counted import Condition
from engine.filters import ANY
from engine.yugioh import vocabulary as v
from engine.yugioh.game import YugiohGame
from engine.yugioh.language import (
    FACE_UP,
    MONSTER,
    ONCE_PER_TURN,
    AddToHand,
    Banish,
    Card,
    Choose,
    Each,
    ExtraNormalSummon,
    FusionSummon,
    Materials,
    Named,
    SpecialSummon,
)  # fmt: skip
from engine.yugioh.worth.distance import FAR, STEP, UNKNOWN, Distance
from engine.yugioh.worth.goals import Goal, NamedGoal, value_of
from engine.yugioh.worth.searched import YugiohPlay
from search.best_first import PROVED, Search
from search.shared import SharedSearch
from tests.engine.yugioh.table import Table, body, fiend, fusion, ignition, link, xyz

BODIES = [body(f"Body {at}") for at in range(3)]
XYZ = xyz("Wanted", each=MONSTER)
LINK = link("Linked", 3)
ONCE = fiend("Once", ignition(SpecialSummon(Choose(Named(BODIES[0].passcode), v.DECK)),
                              limit=ONCE_PER_TURN))  # fmt: skip


def wanted(*cards: Card, least: int = 1, places: int = v.MZONE) -> Goal:
    """To have so many of each of these cards in play."""
    conditions = (Condition(Named(card.passcode) & FACE_UP, places, least) for card in cards)
    return Goal("wanted", goals=(NamedGoal("wanted", tuple(conditions), 1000),), bare=True)


def far(game: YugiohGame, goal: Goal) -> int:
    """How far the position is from the board."""
    return int(YugiohPlay(game.state, value_of(game, goal)).distance())


def test_it_is_the_number_of_commands_where_nothing_is_asked_for_twice() -> None:
    assert far(Table(field=[XYZ]).game, wanted(XYZ)) == 0
    assert far(Table(field=BODIES[:2], extra=[XYZ]).game, wanted(XYZ)) == STEP
    assert far(Table([BODIES[0]], field=[BODIES[1]], extra=[XYZ]).game, wanted(XYZ)) == 2 * STEP
    game = Table(field=[ONCE], deck=[BODIES[0]], extra=[XYZ]).game
    assert far(game, wanted(XYZ)) == 2 * STEP
    assert far(game, wanted(BODIES[0], places=v.GRAVE)) == 2 * STEP  # as material


def test_a_link_monster_counts_for_its_rating() -> None:
    two = link("Two", 2)
    assert far(Table(field=[two, BODIES[0]], extra=[LINK]).game, wanted(LINK)) == STEP
    game = Table([BODIES[2]], field=BODIES[:2], extra=[LINK]).game
    assert far(game, wanted(LINK)) == 2 * STEP


def test_what_is_used_up_brings_about_nothing_more() -> None:
    table = Table(field=[ONCE], deck=[BODIES[0], BODIES[0]], extra=[XYZ])
    goal = wanted(BODIES[0], least=2)
    assert far(table.game, goal) == 2 * STEP
    table.activate(ONCE)
    assert far(table.game, goal) == FAR
    table = Table(BODIES[:2])
    goal = wanted(BODIES[1])
    assert far(table.game, goal) == STEP
    table.summon(BODIES[0])
    assert far(table.game, goal) == FAR  # the Normal Summon was made


def test_copies_count_and_those_of_the_board_are_kept_for_it() -> None:
    twice = wanted(XYZ, least=2)
    assert far(Table(field=[XYZ, *BODIES[:2]], extra=[XYZ]).game, twice) == STEP
    assert far(Table(field=[XYZ, *BODIES[:2]]).game, twice) == FAR  # there is no second copy
    both = wanted(XYZ, BODIES[0])
    assert far(Table(field=BODIES[:3], extra=[XYZ]).game, both) == STEP
    assert far(Table(field=BODIES[:2], extra=[XYZ]).game, both) == FAR


def test_what_belongs_to_the_extra_deck_returns_there() -> None:
    back = fiend("Back", ignition(AddToHand(Choose(Named(XYZ.passcode), v.GRAVE))))
    game = Table(field=[back], grave=[XYZ]).game
    assert far(game, wanted(XYZ, places=v.EXTRA)) == STEP
    assert far(game, wanted(XYZ, places=v.HAND)) == FAR


def test_materials_of_a_fusion_summon_go_to_the_gy_from_where_they_are() -> None:
    fused = fusion("Fused", Materials(MONSTER, 2))
    fusing = fiend("Fusing", ignition(FusionSummon(ANY, (Each(MONSTER, v.HAND),))))
    game = Table(BODIES[:2], field=[fusing], extra=[fused]).game
    assert far(game, wanted(fused)) == STEP
    assert far(game, wanted(BODIES[0], places=v.GRAVE)) == STEP


def test_a_monster_summoned_so_is_banished_when_it_leaves() -> None:
    summon = SpecialSummon(Choose(MONSTER, v.HAND), but=("banished-when-it-leaves",))
    game = Table([BODIES[0]], field=[fiend("Summoning", ignition(summon))]).game
    assert far(game, wanted(BODIES[0], places=v.BANISHED)) == 2 * STEP


def test_a_normal_summon_beyond_the_turn_s_own() -> None:
    allowing = fiend("Allowing", ExtraNormalSummon(Named(BODIES[1].passcode)))
    table = Table(BODIES[:2], field=[allowing])
    table.summon(BODIES[0])
    assert far(table.game, wanted(BODIES[1])) == STEP


def near_facts(game: YugiohGame, goal: Goal) -> list[int]:
    """The facts that matter for how far the position is from the board."""
    play = YugiohPlay(game.state, value_of(game, goal))
    play.distance()
    into = vec[i64]([i64(0)] * 100)
    return [int(into[at]) for at in range(int(play.near_facts(into)))]


def test_the_facts_that_matter_are_told_with_how_often() -> None:
    table = Table([BODIES[0], BODIES[0]], field=[LINK], extra=[XYZ, ONCE])
    game, goal = table.game, wanted(XYZ)
    before = near_facts(game, goal)
    assert len(before) == 2  # in the hand, in the Extra Deck; a Link Monster has no Level
    table.summon(BODIES[0])
    after = near_facts(game, goal)
    assert len(after) == 3
    assert len(set(after) & set(before)) == 1  # one in the hand is not two
    assert near_facts(game, Goal()) == []


def test_without_a_board_it_is_unknown() -> None:
    assert far(Table(field=[XYZ]).game, Goal()) == UNKNOWN


def chain() -> tuple[YugiohGame, Goal]:
    """Monsters of which each is exchanged for the next; the last one is wanted."""
    last = prize = body("Prize", level=8)
    deck = [prize]
    for at in range(5):
        step = Banish(Each(MONSTER, v.MZONE)), SpecialSummon(Choose(Named(last.passcode), v.DECK))
        last = fiend(f"Step {at}", ignition(*step))
        deck.append(last)
    return Table(BODIES, deck[:-1], field=[last]).game, wanted(prize)


def searched(*, guided: bool) -> Search:
    game, goal = chain()
    value = value_of(game, goal)
    if not guided:
        value.distance = Distance()
    found = Search(YugiohPlay(game.state, value), 100_000, 10**4)
    while found.run(1000):
        pass
    return found


def test_the_guide_changes_the_order_and_nothing_else() -> None:
    found = [searched(guided=guided) for guided in (False, True)]
    assert [one.status for one in found] == [PROVED, PROVED]
    keys = [[one.keys(node)[-1:] for node in range(one.nodes)] for one in found]
    assert keys[0] != keys[1]
    assert sorted(keys[0]) == sorted(keys[1])
    boards = [sorted(board[:2] for board in one.boards) for one in found]
    assert boards[0] == boards[1]


@pytest.mark.parametrize("number", [0, 1])
def test_states_are_sent_with_how_far_they_are(number: int) -> None:
    game, goal = chain()
    play = YugiohPlay(game.state, value_of(game, goal))
    finder = SharedSearch(play, 1000, 5, number, 2)
    while finder.run(1000):
        pass
    game, goal = chain()
    owner = SharedSearch(YugiohPlay(game.state, value_of(game, goal)), 1000, 5, 1 - number, 2)
    before, sent = [waiting.size for waiting in owner._nearest], finder.sent
    owner.receive(finder.letters()[1 - number], number)
    assert [waiting.size for waiting in owner._nearest] == [size + sent for size in before]
    assert number == 1 or sent
