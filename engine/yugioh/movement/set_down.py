"""A card is Set in a Spell & Trap Zone; a monster as a Spell."""

from mypy_extensions import i64

from engine.yugioh.instructions.tables import DID_SET
from engine.yugioh.movement.cards import itself_again, lift
from engine.yugioh.position.slots import AS_SPELL, NEW, STATUS
from engine.yugioh.position.state import State
from engine.yugioh.queries.bans import note
from engine.yugioh.vocabulary import FACEDOWN_DEFENSE, MONSTER, SZONE


def set_down(s: State, card: i64, player: i64, zone: i64, status: i64 = NEW) -> None:
    """Set the card in this zone of the player, with these status bits."""
    note(s, DID_SET, card, player)
    card = itself_again(s, card)
    lift(s, card)
    s.set_down(card, SZONE, player, zone, FACEDOWN_DEFENSE)
    if s.t.type[s.definition[card]] & MONSTER:
        status |= AS_SPELL
    s.put(STATUS + card, s.data[STATUS + card] | status)
