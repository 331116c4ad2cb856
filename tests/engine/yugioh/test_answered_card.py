"""The monster whose effect is answered, as the target of what answers it.

Sources: the card texts of Number 3: Cicada King and Embrace of the Tistina.
"""

from typing import Any

import pytest

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.position.slots import NEGATED, POSITION
from tests.engine.yugioh.table import Table, fiend, ignition

LEXICON = Lexicon({}, {})
SILENCES = (
    "When a monster on the field activates its effect (Quick Effect): You can target that monster; "
    "negate its effects."
)
TURNS = (
    "When your opponent activates a monster effect on the field (Quick Effect): You can target "
    "that monster; change it to face-down Defense Position."
)
USED = fiend("Used", ignition(la.Damage(100)))


def cicada(text: str = SILENCES, name: str = "Cicada") -> la.Card:
    compiled = compile_card(fiend(name), text, LEXICON)
    assert compiled.whole, [str(part.why) for part in compiled.parts if part.why]
    return compiled.card


def against(used: la.Card, card: la.Card, **rest: Any) -> Table:
    table = Table(field=[used], opponent_field=[card], opponent_acts=True, **rest)
    table.activate(used)
    return table


def test_it_is_targeted_and_negated() -> None:
    card = cicada()
    table = against(USED, card)
    table.chain(card)
    while table.asked == "window":
        table.decline()
    assert table.status(USED, NEGATED)
    assert not table.status(card, NEGATED)


def test_one_that_is_gone_is_no_target() -> None:
    # Yu-Gi-Oh rules reference, targets: what left the field for its own cost is not there.
    gone = fiend("Gone", ignition(la.Damage(100), cost=(la.Tribute(la.SELF),)))
    table = against(gone, cicada())
    assert table.asked == "open"


def test_one_that_cannot_be_targeted_is_no_target() -> None:
    hard = fiend("Hard", ignition(la.Damage(100)), la.Untargetable(~la.OTHER))
    table = against(hard, cicada())
    assert table.asked == "open"


@pytest.mark.parametrize(("kind", "answered"), [(v.EFFECT, True), (v.EFFECT | v.TOKEN, False)])
def test_what_never_lies_face_down_is_not_turned_down(kind: int, answered: bool) -> None:
    # Yu-Gi-Oh rules reference, Tokens.
    used = fiend("Used", ignition(la.Damage(100)), type=kind)
    card = cicada(TURNS)
    table = against(used, card)
    assert (table.asked == "window") is answered
    if answered:
        table.chain(card)
        while table.asked == "window":
            table.decline()
        assert table.state.data[POSITION + table.number(used)] == v.FACEDOWN_DEFENSE


def test_that_monster_is_only_one_that_is_answered() -> None:
    text = "When this card is Normal Summoned: You can target that monster; negate its effects."
    assert not compile_card(fiend("Cicada"), text, LEXICON).whole
