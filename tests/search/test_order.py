"""What can wait comes late at first, and nothing is left out.

docs/search.md, *Order*: of the first 10,000 positions those behind a Set come late.
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
from search.order import CHOOSY
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


def searched(game: YugiohGame, choosy: int, goal: Goal = DEFAULT) -> Search:
    """A search that has come to its end."""
    found = Search(YugiohPlay(game.state, value_of(game, goal)), 10**5, 10**4)
    found.choosy = choosy
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


def test_a_choosy_search_finds_the_prize_before_every_spell_was_set() -> None:
    goal = Goal("prize", (Term(Named(PRIZE.passcode), v.MZONE, 1),))
    needed = []
    for choosy in (CHOOSY, 0):
        game = chain()
        found = Search(YugiohPlay(game.state, value_of(game, goal)), 10**5, 1)
        found.choosy = choosy
        while found.boards[0][1] < 1_000_000:
            assert found.run(1)
        needed.append(found.nodes)
    assert needed[0] < needed[1]


def sender() -> YugiohGame:
    """A monster that sends a Set Spell to the GY: what can wait matters before the end."""
    send = ignition(SendToGrave(Choose(SPELL, v.SZONE)))
    return Table(SPELLS, [PRIZE], field=[fiend("Sender", send)]).game


@pytest.mark.parametrize("choosy", [CHOOSY, 20])
@pytest.mark.parametrize("make", [chain, sender])
def test_a_choosy_search_finds_every_position_and_board(
    make: Callable[[], YugiohGame], choosy: int
) -> None:
    choosy_one, other = searched(make(), choosy), searched(make(), 0)
    assert (choosy_one.status, other.status) == (PROVED, PROVED)
    both = choosy_one, other
    keys = [[found.keys(node)[-1:] for node in range(found.nodes)] for found in both]
    assert keys[0] != keys[1]  # another order
    assert sorted(keys[0]) == sorted(keys[1])
    boards = [sorted(board[:2] for board in found.boards) for found in both]
    assert boards[0] == boards[1]
