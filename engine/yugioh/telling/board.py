"""A position as plain data: for the tests, for `--format json`, for printing."""

from typing import Any

from engine.yugioh import vocabulary as v
from engine.yugioh.game import YugiohGame
from engine.yugioh.queries.in_force import negated
from engine.yugioh.queries.matching import level
from engine.yugioh.position.slots import (
    BOTH_SIDES, COUNT, DECK_PILE, HEAD, HOST, LIFE, MONSTERS, NEXT, OVERLAYS, PILES_EACH, POSITION,
    PROPER, SPELLS, STATUS, ZONES_EACH,
)  # fmt: skip

POSITIONS = {
    v.FACEUP_ATTACK: "ATK", v.FACEUP_DEFENSE: "DEF", v.FACEDOWN_DEFENSE: "SET",
    v.FACEDOWN_ATTACK: "SET",
}  # fmt: skip


def pile(game: YugiohGame, player: int, place: int) -> list[int]:
    """The cards of a pile, in order; the top of the Deck first, the bottom of the GY first."""
    number = player * PILES_EACH + [v.DECK, v.HAND, v.GRAVE, v.BANISHED, v.EXTRA].index(place)
    return _chain(game, int(game.state.data[HEAD + number]))


def _chain(game: YugiohGame, at: int) -> list[int]:
    cards = []
    while at:
        cards.append(at - 1)
        at = int(game.state.data[NEXT + at - 1])
    return cards


def equips(game: YugiohGame, monster: int) -> list[int]:
    """The Equip Cards on a monster."""
    data = game.state.data
    cards = [int(data[SPELLS + slot]) - 1 for slot in range(BOTH_SIDES)]
    return [card for card in cards if card >= 0 and data[HOST + card] == monster + 1]


def overlays(game: YugiohGame, monster: int) -> list[int]:
    """The materials of a monster."""
    return _chain(game, int(game.state.data[OVERLAYS + monster]))


def board(game: YugiohGame, player: int = 0) -> dict[str, Any]:
    """One player's side: zones by passcode."""
    state = game.state
    data = state.data
    monsters = []
    for zone in range(v.MONSTER_ZONES):
        card = int(data[MONSTERS + player * ZONES_EACH + zone]) - 1
        if card < 0:
            continue
        fact = game.cards[int(state.definition[card])]
        monsters.append(
            {
                "zone": zone,
                "passcode": fact.passcode,
                "name": fact.name,
                "position": POSITIONS[int(data[POSITION + card])],
                "attack": int(state.attack(card)),
                "defense": int(state.defense(card)),
                "level": int(level(state, card)),
                "rank_or_link": bool(fact.type & (v.XYZ | v.LINK)),
                "negated": bool(data[POSITION + card] & v.FACEUP and negated(state, card)),
                "properly_summoned": bool(data[STATUS + card] & PROPER),
                "materials": [game.passcode(item) for item in overlays(game, card)],
                "equips": [game.passcode(item) for item in equips(game, card)],
            }
        )
    spells = []
    for zone in range(v.FIELD_ZONE + 1):
        card = int(data[SPELLS + player * ZONES_EACH + zone]) - 1
        if card < 0:
            continue
        host = int(data[HOST + card]) - 1
        spells.append(
            {
                "zone": zone,
                "passcode": game.passcode(card),
                "name": game.name_of(card),
                "position": "SET" if data[POSITION + card] & v.FACEDOWN else "UP",
                "equipped_to": game.passcode(host) if host >= 0 else 0,
            }
        )
    extra = pile(game, player, v.EXTRA)
    return {
        "life": int(data[LIFE + player]),
        "hand": [game.passcode(card) for card in pile(game, player, v.HAND)],
        "monsters": monsters,
        "spells": spells,
        "grave": [game.passcode(card) for card in pile(game, player, v.GRAVE)],
        "banished": [
            [game.passcode(card), not data[POSITION + card] & v.FACEDOWN]
            for card in pile(game, player, v.BANISHED)
        ],
        "extra": [game.passcode(card) for card in extra if not data[POSITION + card]],
        "extra_face_up": [game.passcode(card) for card in extra if data[POSITION + card]],
        "deck": [game.passcode(card) for card in pile(game, player, v.DECK)],
        "deck_count": int(data[COUNT + player * PILES_EACH + DECK_PILE]),
    }
