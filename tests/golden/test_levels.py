"""How many open states of one Sage with Eyes of Blue are first reached with 1, 2, ... commands.

Source: the reference engine's exhaustion of `blue_eyes_sage_1card` of lines.json, with four cards
in hand that do nothing and without Set commands.  A state is there the board, with zones apart
from each other left aside, and the effects that were used; an additional Normal Summon that a card
on the field allows is none of these.
"""

from typing import Final

from engine.yugioh.game import YugiohGame
from engine.yugioh.position.commands import Command, command_kind
from engine.yugioh.position.slots import LIMIT_GROUPS, LIMITS, USED
from tests.golden.reach import plain_board, reach, text
from tests.golden.test_lines import CASES

SAGE: Final = 8240199


def board_and_used_effects(game: YugiohGame) -> tuple[object, ...]:
    """What the reference's count takes for one state."""
    state = game.state
    limits = tuple(
        int(state.data[LIMITS + group])
        for group in range(LIMIT_GROUPS * 2)
        if group % LIMIT_GROUPS != state.t.additional_group
    )
    used = sorted(
        (game.passcode(card), int(state.data[USED + card]))
        for card in range(state.cards)
        if state.data[USED + card]
    )
    return text(plain_board(game)), limits, tuple(used)


def test_one_sage_with_eyes_of_blue() -> None:
    case = CASES["blue_eyes_sage_1card"]
    game = YugiohGame([*case["hand"], *case["deck"]], case["extra"])
    game.start([SAGE, 0, 0, 0, 0])
    sets = (Command.SET, Command.SET_MONSTER)
    found = reach(game, board_and_used_effects, lambda option: command_kind(option) not in sets)
    assert found.levels == [1, 2, 7, 11, 12, 18, 18, 12, 4]
