"""Cards that an effect which is answered targets are not targeted again this turn.

Source: the card text of Noctovision Dragon: "When your opponent activates a card or effect that
targets a face-down card(s) you control …: … negate that effect, also your opponent cannot target
that face-down card(s) with card effects for the rest of this turn".
"""

from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import (
    FACE_UP,
    Activate,
    Answering,
    Card,
    Choose,
    Chosen,
    Destroy,
    Draw,
    trap,
)
from tests.engine.yugioh.table import Table, body, fiend, fresh, names, played, quick

TEXT = (
    "When your opponent activates a card or effect that targets a face-down card(s) you control "
    "(Quick Effect): You can banish this card from your GY; negate that effect, also your opponent "
    "cannot target that face-down card(s) with card effects for the rest of this turn."
)
FOUND = compile_card(
    Card(9, "Probe", v.MONSTER | v.EFFECT, v.DARK, v.DRAGON, 7, 0, 2800), TEXT, Lexicon({}, {})
)
PROBE = FOUND.card
A = body("A")
SNIPER = fiend(
    "Sniper",
    quick(Destroy(Chosen()), target=(Choose(~FACE_UP, v.FIELD_PLACES, whose=v.OPPONENT),)),
)  # fmt: skip
START = played("Start", Draw(1))


def hidden(name: str) -> Card:
    return trap(fresh(), name, effects=(Activate(condition=(Answering(v.YOU),), do=(Draw(1),)),))


def pass_all(table: Table) -> None:
    while table.asked == "window":
        table.decline()


def test_it_is_negated_and_cannot_be_targeted_again() -> None:
    assert FOUND.whole, [part.why for part in FOUND.parts]
    first, second = hidden("First"), hidden("Second")
    table = Table(
        [START, START], [A, A, A], sets=[first, second], grave=[PROBE], opponent_field=[SNIPER],
        opponent_acts=True,
    )  # fmt: skip
    table.activate(START)
    table.chain(SNIPER)
    table.pick(first)
    table.chain(PROBE)
    pass_all(table)
    assert sorted(table.spells().values()) == names(first, second)
    assert table.banished == [PROBE.name]
    table.activate(START)
    table.chain(SNIPER)
    pass_all(table)
    assert list(table.spells().values()) == names(first)  # the other one was the only target


def test_only_where_a_face_down_card_is_targeted() -> None:
    shot = fiend(
        "Shot", quick(Destroy(Chosen()), target=(Choose(FACE_UP, v.MZONE, whose=v.OPPONENT),))
    )
    table = Table([START], [A], field=[A], grave=[PROBE], opponent_field=[shot], opponent_acts=True)
    table.activate(START)
    table.chain(shot)
    pass_all(table)
    assert table.monsters() == {}
