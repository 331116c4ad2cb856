"""What numbers of several monsters come to, and events that leave some kind of monsters out.

Sources: the official texts of the cards named.
"""

import pytest

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from tests.engine.yugioh.table import Table, body, fiend, fresh, played


def read(text: str) -> la.Card:
    facts = la.Card(fresh(), "Probe", v.MONSTER | v.EFFECT, v.DARK, v.FIEND, 4, 1000, 1000)
    found = compile_card(facts, text, Lexicon({}, {}))
    assert found.whole, [str(part.why) for part in found.parts if part.why]
    return found.card


def test_of_all_targets() -> None:
    # R.B. Operation Test
    card = read(
        "You can target any number of Warrior monsters you control; gain LP equal to their "
        "combined "
        "original ATK."
    )
    one, two = body("One", attack=700), body("Two", attack=400)
    table = Table(field=[card, one, two])
    table.modify(one, v.ATK, 5000)
    table.activate(card)
    table.pick(one, two)
    assert table.life() == 9100


def test_of_the_monsters_other_than_the_target() -> None:
    # Guardian of the Voiceless Voice
    card = read(
        "You can target 1 Warrior monster you control; it gains ATK equal to the combined original "
        "ATK of the other monsters currently on the field, until the end of this turn."
    )
    mine, theirs = body("Mine", attack=700), body("Theirs", attack=400)
    table = Table(field=[card, mine], opponent_field=[theirs])
    table.activate(card)
    assert table.attack(mine) == 700 + 1000 + 400


@pytest.mark.parametrize(("type", "asked"), [(v.EFFECT, True), (v.EFFECT | v.RITUAL, False)])
def test_monsters_of_some_kind_are_left_out(type: int, asked: bool) -> None:
    # Guardian of the Voiceless Voice
    card = read(
        "If a face-up monster you control is destroyed by battle or card effect, except Ritual "
        "Monsters: You can draw 1 card."
    )
    lost = fiend("Lost", type=type)
    blow = played("Blow", la.Destroy(la.Choose(la.Named(lost.passcode), v.MZONE)))
    table = Table([blow], [body()], field=[card, lost])
    table.activate(blow)
    assert (table.asked == "trigger") == asked
