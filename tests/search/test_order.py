"""What can wait comes late in a search with few nodes, and nothing is left out.

docs/search.md, *Order*: with a limit of 10,000 positions or less those behind a Set come late.
"""

from collections.abc import Callable

import pytest

from engine.yugioh import vocabulary as v
from engine.yugioh.game import YugiohGame
from engine.yugioh.language import (
    MONSTER,
    SPELL,
    Banish,
    Choose,
    Damage,
    Each,
    Named,
    SendToGrave,
    SpecialSummon,
)
from engine.yugioh.position.commands import Command, command_kind
from engine.yugioh.worth.goals import DEFAULT, Goal, Term, value_of
from engine.yugioh.worth.searched import YugiohPlay
from search.best_first import PROVED, Search
from search.order import FEW
from tests.engine.yugioh.table import Table, body, fiend, ignition, played

PRIZE = body("Prize", level=8, attack=3000)
SPELLS = tuple(played(f"Spell {at}", Damage(0)) for at in range(3))


def chain() -> YugiohGame:
    """Monsters of which each is exchanged for the next, the Prize at last; Spells to Set."""
    last = PRIZE
    deck = [PRIZE]
    for at in range(5):
        step = Banish(Each(MONSTER, v.MZONE)), SpecialSummon(Choose(Named(last.passcode), v.DECK))
        last = fiend(f"Step {at}", ignition(*step))
        deck.append(last)
    return Table(SPELLS, deck[:-1], field=[last]).game


def searched(game: YugiohGame, nodes: int, goal: Goal = DEFAULT) -> Search:
    """A search that has come to its end."""
    found = Search(YugiohPlay(game.state, value_of(game, goal)), nodes, 10**4, wait=False)
    while found.run(1000):
        pass
    return found


def test_of_all_commands_only_the_set_of_a_spell_or_trap_can_wait() -> None:
    game = Table(
        [*SPELLS, body("Monster", level=4)], [PRIZE], field=[fiend("Idle", ignition(Damage(0)))]
    ).game
    play = YugiohPlay(game.state, value_of(game))
    play.advance()
    options = [int(option) for option in game.options()]
    kinds = {int(command_kind(option)): play.can_wait(option) for option in options}
    assert kinds == {
        Command.SUMMON: False, Command.SET_MONSTER: False, Command.SET: True,
        Command.ACTIVATE: False, Command.END: False,
    }  # fmt: skip


def test_with_few_nodes_the_prize_is_found_before_every_spell_was_set() -> None:
    goal = Goal("prize", (Term(Named(PRIZE.passcode), v.MZONE, 1),))
    needed = []
    for limit in (FEW, FEW + 1):
        game = chain()
        found = Search(YugiohPlay(game.state, value_of(game, goal)), limit, 1, wait=False)
        while found.boards[0][1] < 1_000_000:
            assert found.run(1)
        needed.append(found.nodes)
    assert needed[0] < needed[1]


def sender() -> YugiohGame:
    """A monster that sends a Set Spell to the GY: what can wait matters before the end."""
    send = ignition(SendToGrave(Choose(SPELL, v.SZONE)))
    return Table(SPELLS, [PRIZE], field=[fiend("Sender", send)]).game


@pytest.mark.parametrize("make", [chain, sender])
def test_a_search_with_few_nodes_finds_every_position_and_board(
    make: Callable[[], YugiohGame],
) -> None:
    few, many = searched(make(), FEW), searched(make(), FEW + 1)
    assert few.nodes < FEW
    assert (few.status, many.status) == (PROVED, PROVED)
    keys = [[found.keys(node)[-1:] for node in range(found.nodes)] for found in (few, many)]
    assert keys[0] != keys[1]  # another order
    assert sorted(keys[0]) == sorted(keys[1])
    boards = [sorted(board[:2] for board in found.boards) for found in (few, many)]
    assert boards[0] == boards[1]
