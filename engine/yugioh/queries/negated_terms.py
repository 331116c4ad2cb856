"""Terms of filters on whether the effects of a card on the field are negated."""

from typing import Final

from mypy_extensions import i64

from engine.yugioh.position.slots import LOC, POSITION
from engine.yugioh.position.state import State
from engine.yugioh.queries.in_force import negated
from engine.yugioh.queries.term import Term, enter_term
from engine.yugioh.vocabulary import EFFECT, FACEUP, FIELD_PLACES, SPELL, TRAP


class Negatable(Term):
    """It lies face-up on the field and has effects that are not negated."""

    CODE: Final = 8

    def holds(self, s: State, argument: i64, card: i64, me: i64, player: i64) -> bool:
        return (
            s.data[LOC + card] & FIELD_PLACES != 0
            and s.data[POSITION + card] & FACEUP != 0
            and s.t.type[s.definition[card]] & (EFFECT | SPELL | TRAP) != 0
            and not negated(s, card)
        )


class Negated(Term):
    """It is a face-up card on the field whose effects are negated."""

    CODE: Final = 58

    def holds(self, s: State, argument: i64, card: i64, me: i64, player: i64) -> bool:
        return (
            s.data[LOC + card] & FIELD_PLACES != 0
            and s.data[POSITION + card] & FACEUP != 0
            and s.t.type[s.definition[card]] & (EFFECT | SPELL | TRAP) != 0
            and negated(s, card)
        )


enter_term(Negatable(), "negatable")
enter_term(Negated(), "negated")
