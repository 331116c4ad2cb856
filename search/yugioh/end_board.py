"""A Yu-Gi-Oh! end board as a result shows it: its zones by name, and what it can interrupt.

As data; nothing here changes the position.
"""

from collections.abc import Iterable, Iterator
from typing import Any, Final

from engine.yugioh import vocabulary as v
from engine.yugioh.game import YugiohGame
from engine.yugioh.position.slots import LOC
from engine.yugioh.telling.board import board
from engine.yugioh.telling.phrases import names
from engine.yugioh.wording import effect_line
from engine.yugioh.worth.interruptions import kind_of
from engine.yugioh.worth.uses import (
    DISTURB_CARD,
    DISTURB_EFFECT,
    DISTURB_SIZE,
    Interrupting,
    count_uses,
)
from search.yugioh.result import CardName, Interruption

_PLACES: Final = {v.MZONE: "field", v.SZONE: "field", v.GRAVE: "grave", v.HAND: "hand"}


def card_names(game: YugiohGame, passcodes: Iterable[int]) -> list[CardName]:
    """These cards with their names."""
    return [CardName(passcode, game.card_name(passcode)) for passcode in passcodes]


def zones(game: YugiohGame) -> dict[str, Any]:
    """The player's side of the present position: each zone with its cards by passcode and name."""
    side = board(game)

    def cards(passcodes: Iterable[int]) -> list[dict[str, Any]]:
        return [card.to_json() for card in card_names(game, passcodes)]

    monsters = [
        {
            "zone": monster["zone"],
            "passcode": monster["passcode"],
            "name": monster["name"],
            "position": monster["position"],
            "attack": monster["attack"],
            "defense": monster["defense"],
            "level": monster["level"],
            "negated": monster["negated"],
            "materials": cards(monster["materials"]),
            "equips": cards(monster["equips"]),
        }
        for monster in side["monsters"]
    ]
    spells = [
        {
            "zone": spell["zone"],
            "passcode": spell["passcode"],
            "name": spell["name"],
            "position": spell["position"],
            "equipped_to": cards([spell["equipped_to"]])[0] if spell["equipped_to"] else None,
        }
        for spell in side["spells"]
    ]
    banished = [
        {**cards([passcode])[0], "face_up": face_up} for passcode, face_up in side["banished"]
    ]
    return {
        "life": side["life"],
        "monsters": monsters,
        "spells": spells,
        "hand": cards(side["hand"]),
        "grave": cards(side["grave"]),
        "banished": banished,
        "extra_face_up": cards(side["extra_face_up"]),
        "deck_count": side["deck_count"],
    }


def interruptions(game: YugiohGame, table: Interrupting) -> Iterator[Interruption]:
    """The effects of the present position that can be used on the opponent's turn.

    The same that the default value counts, by its table, with how often.
    """
    count_uses(game.state, table)
    for number, uses in enumerate(table.uses):
        if not uses:
            continue
        row = number * DISTURB_SIZE
        effect, card = int(table.rows[row + DISTURB_EFFECT]), int(table.rows[row + DISTURB_CARD])
        node, definition = game.compiler.effect_nodes[effect], game.compiler.effect_cards[effect]
        yield Interruption(
            CardName(game.passcode(card), game.name_of(card)),
            _PLACES[int(game.state.data[LOC + card])],
            kind_of(node, definition),
            int(uses),
            effect_line(node, definition, names(game)),
        )
