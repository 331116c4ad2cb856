"""The table drawn in text: the memory gauge, each stack with its digivolution cards, the piles.

    Memory   you 10 9 8 7 6 5 4 [3] 2 1 0 1 2 3 4 5 6 7 8 9 10 opponent
    Battle area:
      ┌────────────────────┐
      │Greymon             │
      │Lv.4 4000 DP        │
      ├────────────────────┤
      │Agumon              │
      └────────────────────┘

A player's side lies below; the opponent's is drawn above it in a game of two players.  As one of
the players sees it, cards that this player may not know have no name.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import zip_longest
from textwrap import wrap
from typing import Final

from engine.boxes import plain
from engine.digimon.position import slots as sl
from engine.digimon import vocabulary as v
from engine.digimon.game import DigimonGame
from engine.digimon.position.knowledge import knows
from engine.digimon.queries.stats import dp

WIDTH: Final = 92  # of a line: four stacks beside each other
_STACK: Final = 20  # of the text in a stack
_ROW: Final = 4  # stacks in a row
_MOST: Final = 10  # memory


def draw(game: DigimonGame, boxes: bool = False, seen_by: int | None = None) -> str:
    """The table, in whole lines; with `boxes` drawn with box-drawing characters.

    As `seen_by` sees it, or for None the player who decides; alone that is player 0.
    """
    alone = bool(game.state.solo)
    viewer = seen_by if seen_by is not None else 0 if alone else game.actor()
    lines = [gauge(game, viewer)]
    if alone and not game.state.no_attacks:
        lines.append(f"Opponent: security {len(game.pile(1, sl.P_SECURITY))}")
    if not alone or viewer:
        lines += ["", *_side(game, 1 - viewer, viewer)]
    if not alone or not viewer:
        lines += ["", *_side(game, viewer, viewer)]
    text = "".join(f"{line.rstrip()}\n" for line in lines)
    return text if boxes else plain(text)


def gauge(game: DigimonGame, viewer: int = 0) -> str:
    """The memory gauge from a player's side (rule 1-4-2), the counter in brackets."""
    memory = game.memory if game.player == viewer else -game.memory
    marks = [
        f"[{abs(number)}]" if number == memory else str(abs(number))
        for number in range(_MOST, -_MOST - 1, -1)
    ]
    return f"Memory   you {' '.join(marks)} opponent"


def field(game: DigimonGame, player: int = 0, viewer: int | None = None) -> list[str]:
    """A player's stacks, each with its digivolution cards, top card first."""
    lines: list[str] = []
    data = game.state.data
    stacks = range(player * sl.HALF, (player + 1) * sl.HALF)
    for area, title in ((v.BATTLE, "Battle area"), (v.BREEDING, "Breeding area")):
        boxes = [
            _box(game, stack, viewer)
            for stack in stacks
            if data[sl.TOP + stack] and int(data[sl.WHERE + stack]) == area
        ]
        lines += [f"{title}:"] if boxes else []
        for first in range(0, len(boxes), _ROW):
            for row in zip_longest(*boxes[first : first + _ROW], fillvalue=" " * (_STACK + 2)):
                lines.append("  " + " ".join(row).rstrip())
    return lines


def picture(game: DigimonGame) -> str:
    """Player 0's field."""
    return "\n".join(field(game)) or "Nothing in play."


def _box(game: DigimonGame, stack: int, viewer: int | None) -> list[str]:
    """One stack as a column of lines."""
    data = game.state.data
    top = int(data[sl.TOP + stack]) - 1
    definition = int(game.state.definition[top])
    facts = []
    if level := int(game.state.t.level[definition]):
        facts.append(f"Lv.{level}")
    if int(data[sl.WHERE + stack]) == v.BATTLE and int(dp(game.state, stack)) >= 0:
        facts.append(f"{int(dp(game.state, stack))} DP")
    if int(data[sl.SUSPENDED + stack]):
        facts.append("suspended")
    lines = [f"┌{'─' * _STACK}┐", *_rows(game.name_of(top)), *_rows(" ".join(facts))]
    for title, first in (("", int(data[sl.BELOW + top])), ("Link: ", int(data[sl.LINKS + stack]))):
        if first:
            lines.append(f"├{'─' * _STACK}┤")
        for card in _chain(game, first):
            lines += _rows(title + _name(game, card, viewer))
    return [*lines, f"└{'─' * _STACK}┘"]


def _chain(game: DigimonGame, at: int) -> Iterator[int]:
    """The cards of a linked list, from its first card + 1 on."""
    while at:
        yield at - 1
        at = int(game.state.data[sl.BELOW + at - 1])


def _rows(text: str) -> list[str]:
    return [f"│{part:<{_STACK}}│" for part in wrap(text, _STACK)]


def _name(game: DigimonGame, card: int, viewer: int | None) -> str:
    return game.name_of(card) if knows(game.state, viewer, card) else "?"


# ------------------------------------------------------------------------ one side


def _side(game: DigimonGame, player: int, viewer: int) -> list[str]:
    """A player's field and piles; a pile whose cards are public, or known, is listed."""
    stacks = field(game, player, viewer)
    lines = [] if player == viewer else ["Opponent"]
    lines += stacks or ["Nothing in play."]
    for title, pile in (("Hand", sl.P_HAND), ("Trash", sl.P_TRASH), ("Revealed", sl.P_REVEALED)):
        cards = game.pile(player, pile)
        names = [_name(game, card, viewer) for card in cards]
        if cards or pile != sl.P_REVEALED:
            lines += _listed(f"{title} ({len(cards)})", names)
    security = game.pile(player, sl.P_SECURITY)
    shown = [game.name_of(card) for card in reversed(security) if knows(game.state, viewer, card)]
    lines.append(
        f"Security {len(security)}" + (f" (face-up: {', '.join(shown)})" if shown else "")
        + f", Deck {len(game.pile(player, sl.P_DECK))}"
        + f", Digi-Egg deck {len(game.pile(player, sl.P_EGGS))}"
    )  # fmt: skip
    return lines


def _listed(title: str, names: Sequence[str]) -> list[str]:
    """Cards in a row, copies counted, unknown ones last."""
    counted = Counter(sorted(names, key=lambda name: (name == "?", name)))
    texts = [f"{count}x {name}" if count > 1 else name for name, count in counted.items()]
    return wrap(f"{title}: {', '.join(texts) or 'none'}", WIDTH, subsequent_indent="  ")
