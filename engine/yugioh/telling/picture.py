"""The field drawn in text, about 80 columns wide, with the piles listed below.

    +-------------+-------------+
    |Fiendsmith's |             |
    |Requiem      |             |
    |ATK 600      |             |
    +-------------+-------------+

Player 0 looks from below.  The opponent's field is drawn above only where it
holds a card.  Plain ASCII unless box-drawing characters are asked for.  As one
of the players sees it, cards that this player may not know have no name.
"""

from collections.abc import Iterable
from textwrap import wrap
from typing import Final

from engine.boxes import BOX, PLAIN, plain
from engine.yugioh import vocabulary as v
from engine.yugioh.telling.board import equips, overlays, pile
from engine.yugioh.game import YugiohGame
from engine.yugioh.queries.in_force import negated
from engine.yugioh.queries.knowledge import knows
from engine.yugioh.telling.phrases import listed
from engine.yugioh.position.levels import changed_by
from engine.yugioh.position.slots import (
    COUNT, DECK_PILE, HOST, IN_PENDULUM_ZONE, LEVELS, LIFE, MONSTERS, PILES_EACH, POSITION, SPELLS,
    STATUS, ZONE, ZONES_EACH,
)  # fmt: skip

WIDTH: Final = 80
CELL: Final = 13
NAME_LINES: Final = 3
# Where the Extra Monster Zones stand among the columns of the Main Monster Zones.
_EXTRA_COLUMNS: Final = {v.EXTRA_LEFT: 1, v.EXTRA_RIGHT: 3}

Cell = list[str]


def draw(game: YugiohGame, boxes: bool = False, seen_by: int | None = None) -> str:
    """The board, in whole lines; with `boxes` drawn with box-drawing characters.

    With `seen_by` as that player sees it: hidden cards are counted, not named.
    """
    lines: list[str] = []
    theirs = any(
        game.state.data[base + ZONES_EACH + zone]
        for base in (MONSTERS, SPELLS)
        for zone in range(ZONES_EACH)
    )
    picture = _Picture(game, seen_by)
    if theirs:
        lines += ["Opponent", *_grid([picture.spells(1), picture.monsters(1)], boxes)]
    lines += picture.extra_row(boxes)
    lines += _grid([picture.monsters(0), picture.spells(0)], boxes)
    for player in (0, 1) if theirs or seen_by == 1 else (0,):
        lines += picture.below(player)
    text = "".join(f"{line.rstrip()}\n" for line in lines)
    return text if boxes else plain(text)


# -------------------------------------------------------------------- parts


class _Picture:
    """The parts of a board; `seen_by` None sees everything."""

    def __init__(self, game: YugiohGame, seen_by: int | None) -> None:
        self.game = game
        self.seen_by = seen_by

    def monsters(self, player: int) -> list[Cell]:
        """The Main Monster Zones, from player 0's left to right."""
        cells = [self.monster(player, zone) for zone in range(v.MAIN_ZONES)]
        return cells[::-1] if player else cells

    def spells(self, player: int) -> list[Cell]:
        cells = [self.spell(player, zone) for zone in range(v.MAIN_ZONES)]
        return cells[::-1] if player else cells

    def monster(self, player: int, zone: int) -> Cell:
        """What stands in a cell: name, position and ATK/DEF, materials and Equip Cards."""
        state = self.game.state
        card = int(state.data[MONSTERS + player * ZONES_EACH + zone]) - 1
        if card < 0:
            return []
        if not knows(state, self.seen_by, card):
            return ["(Set)"]
        fact = self.game.cards[int(state.definition[card])]
        position = int(state.data[POSITION + card])
        now = int(state.attack(card))
        if position & v.FACEDOWN:
            stats = "(Set)"
        elif fact.type & v.LINK:
            stats = f"ATK {now} L-{fact.level}"
        else:
            word = "ATK" if position == v.FACEUP_ATTACK else "DEF"
            stats = f"{word} {now}/{int(state.defense(card))}"
        # A number is never cut in two.
        lines = [*short_name(fact.name), stats if len(stats) <= CELL else stats.split("/")[0]]
        extras = []
        if materials := len(overlays(self.game, card)):
            extras.append(f"{materials} mat.")
        if worn := len(equips(self.game, card)):
            extras.append(f"{worn} eq.")
        if extras:
            lines.append(" ".join(extras))
        if by := int(changed_by(state.data[LEVELS + card])):
            lines.append(f"{'Rank' if fact.type & v.XYZ else 'Level'} {fact.level + by}")
        if position & v.FACEUP and negated(state, card):
            lines.append("negated")
        return lines

    def spell(self, player: int, zone: int) -> Cell:
        data = self.game.state.data
        card = int(data[SPELLS + player * ZONES_EACH + zone]) - 1
        if card < 0:
            return []
        if not knows(self.game.state, self.seen_by, card):
            return ["(Set)"]
        lines = short_name(self.game.name_of(card))
        host = int(data[HOST + card]) - 1
        if host >= 0:
            where = int(data[ZONE + host])
            side = "left" if where == v.EXTRA_LEFT else "right"
            lines.append(f"on {f'{side} EMZ' if where >= v.EXTRA_LEFT else f'zone {where + 1}'}")
        elif data[POSITION + card] & v.FACEDOWN:
            lines.append("(Set)")
        elif data[STATUS + card] & IN_PENDULUM_ZONE:
            lines.append(f"scale {self.game.cards[int(self.game.state.definition[card])].scale}")
        return lines

    def extra_row(self, boxes: bool) -> list[str]:
        """The Extra Monster Zones, above the second and the fourth column, and the Field Zones."""
        marks = BOX if boxes else PLAIN
        cells: dict[int, Cell] = {}
        for zone, column in _EXTRA_COLUMNS.items():
            cell = self.monster(0, zone)
            facing = v.EXTRA_LEFT + v.EXTRA_RIGHT - zone
            if not cell and (theirs := self.monster(1, facing)):
                cell = [*theirs, "(opponent's)"]
            cells[column] = cell
        height = max(1, *map(len, cells.values()))
        lines = []
        for number in range(-1, height + 1):
            line = " " * ((CELL + 1) * v.MAIN_ZONES + 1)
            for column, cell in cells.items():
                if number < 0:
                    part = marks[2] + marks[0] * CELL + marks[4]
                elif number == height:
                    part = marks[8] + marks[0] * CELL + marks[10]
                else:
                    text = cell[number] if number < len(cell) else ""
                    part = marks[1] + text.ljust(CELL) + marks[1]
                at = column * (CELL + 1)
                line = line[:at] + part + line[at + len(part) :]
            lines.append(line)
        return lines

    # ------------------------------------------------------------------ piles

    def below(self, player: int) -> list[str]:
        """What a player has outside the zones, one paragraph each; empty piles are left out."""
        data = self.game.state.data
        hand = pile(self.game, player, v.HAND)
        extra = pile(self.game, player, v.EXTRA)
        face_up = [card for card in extra if data[POSITION + card]]
        entries: list[tuple[str, Iterable[str]]] = []
        field = int(data[SPELLS + player * ZONES_EACH + v.FIELD_ZONE]) - 1
        if field >= 0:
            set_ = " (Set)" if data[POSITION + field] & v.FACEDOWN else ""
            entries.append(("Field Zone", [self._name(field) + set_]))
        for zone in range(v.MONSTER_ZONES):
            monster = int(data[MONSTERS + player * ZONES_EACH + zone]) - 1
            if monster >= 0:
                under = [self.game.name_of(card) for card in overlays(self.game, monster)]
                entries.append((f"Under {self._name(monster)}", under))
        if player == 0 or self.seen_by == 1:
            entries.append((f"Hand ({len(hand)})", [self._name(card) for card in hand]))
        grave = pile(self.game, player, v.GRAVE)
        entries.append((f"GY ({len(grave)})", [self.game.name_of(card) for card in grave]))
        banished = pile(self.game, player, v.BANISHED)
        entries.append((f"Banished ({len(banished)})", [
            self._name(card) + (" (face-down)" if data[POSITION + card] & v.FACEDOWN else "")
            for card in banished
        ]))  # fmt: skip
        entries.append(("Extra Deck, face-up", [self.game.name_of(card) for card in face_up]))
        lines = [f"Opponent: {len(hand)} cards in hand"] if player else []
        for title, names in entries:
            if texts := list(names):
                lines += wrap(f"{title}: {listed(texts, '')}", WIDTH, subsequent_indent="  ")
        lines.append(
            f"Deck {int(data[COUNT + player * PILES_EACH + DECK_PILE])}, Extra Deck {len(extra)}, "
            f"{int(data[LIFE + player])} LP"
        )
        return lines

    def _name(self, card: int) -> str:
        return self.game.name_of(card) if knows(self.game.state, self.seen_by, card) else "?"


def short_name(name: str, width: int = CELL, lines: int = NAME_LINES) -> list[str]:
    """A card name in few short lines: wrapped, long words cut, the end dropped if it must be."""
    words = [word if len(word) <= width else word[: width - 1] + "." for word in name.split()]
    wrapped = wrap(" ".join(words), width, break_on_hyphens=False)
    if len(wrapped) > lines:
        wrapped = wrapped[:lines]
        wrapped[-1] = wrapped[-1][: width - 1].rstrip(" ,") + "."
    return wrapped


# --------------------------------------------------------------------- grid


def _grid(rows: list[list[Cell]], boxes: bool) -> list[str]:
    """Rows of five cells with lines around them."""
    marks = BOX if boxes else PLAIN
    flat = marks[0] * CELL
    edges = [marks[2:5], *[marks[5:8]] * (len(rows) - 1), marks[8:11]]
    rules = [edge[0] + edge[1].join([flat] * v.MAIN_ZONES) + edge[2] for edge in edges]
    lines = [rules[0]]
    for row, rule in zip(rows, rules[1:], strict=True):
        height = max(1, *map(len, row))
        for number in range(height):
            cells = [(cell[number] if number < len(cell) else "").ljust(CELL) for cell in row]
            lines.append(marks[1] + marks[1].join(cells) + marks[1])
        lines.append(rule)
    return lines
