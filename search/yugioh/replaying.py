"""A line played again: to its end, or step by step with the player's table after each."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from engine.yugioh.game import YugiohGame
from search.yugioh.end_board import zones


def replay(game: YugiohGame, line: Iterable[Sequence[int]]) -> None:
    """Take the options of a line, to its end."""
    for command in line:
        for option in command:
            game.advance()
            game.take(option)
    game.advance()


def tables(game: YugiohGame, line: Sequence[Sequence[int]]) -> tuple[Mapping[str, Any], ...]:
    """The table before the line from the present position, and after each of its commands.

    Each is what `end_board.zones` says, but for piles: those are names.
    """
    root = game.mark()
    game.advance()
    found = [_shown(game)]
    for command in line:
        replay(game, [command])
        found.append(_shown(game))
    game.undo_to(root)
    return tuple(found)


def _shown(game: YugiohGame) -> dict[str, Any]:
    side = zones(game)
    return {
        "monsters": [
            {
                "zone": one["zone"],
                "name": one["name"],
                "position": one["position"],
                "attack": one["attack"],
                "under": [card["name"] for card in one["materials"]],
                "equips": [card["name"] for card in one["equips"]],
            }
            for one in side["monsters"]
        ],
        "spells": [
            {"zone": one["zone"], "name": one["name"], "position": one["position"]}
            for one in side["spells"]
        ],
        **{
            pile: [card["name"] for card in side[pile]]
            for pile in ("hand", "grave", "banished", "extra_face_up")
        },
        "deck": side["deck_count"],
        "life": side["life"],
    }
