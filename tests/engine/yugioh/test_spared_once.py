"""Monsters that an effect spares once from being destroyed this turn.

Source: the card text of Number 39: Utopia, Emissary of Light, "the first time it would be destroyed
by battle or card effect this turn, it is not destroyed".
"""

import pytest

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import Choose, Chosen, Destroy, Draw, Grant, SparedOnce
from tests.engine.yugioh.table import Table, body, played

LEXICON = Lexicon({"Probe": 1}, {"HERO": 8})
THIS = ~la.OTHER
SPARE = Grant(Chosen(), (SparedOnce(THIS, what=("battle", "effect")),), "end")


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        (
            "Target 1 monster you control; the next time that monster would be destroyed by battle "
            "or card effect this turn, it is not destroyed.",
            SparedOnce(THIS, what=("battle", "effect")),
        ),
        (
            "Target 1 monster you control; once during this turn, it cannot be destroyed by battle "
            "or by card effects.",
            SparedOnce(THIS, what=("battle", "effect")),
        ),
        (
            "Target 1 monster you control; the first time it would be destroyed by your opponent's "
            "card effect this turn, it is not destroyed.",
            SparedOnce(THIS, v.OPPONENT),
        ),
    ],
)
def test_it_is_read(text: str, rule: SparedOnce) -> None:
    found = compile_card(la.spell(1, "Probe"), text, LEXICON)
    assert found.whole, [part.why for part in found.parts]
    (item,) = found.card.effects
    assert isinstance(item, la.Activate)
    assert [step.rules for step in item.do if isinstance(step, Grant)] == [(rule,)]


def test_a_card_on_the_field_may_be_no_monster() -> None:
    text = (
        "Target 1 card you control; the first time it would be destroyed by card effect this turn, "
        "it is not destroyed."
    )
    assert not compile_card(la.spell(1, "Probe"), text, LEXICON).whole


A, B = body("A"), body("B")


def test_the_first_destruction_leaves_it_and_the_second_does_not() -> None:
    spare = played("Spare", SPARE, target=(Choose(la.MONSTER, v.MZONE),))
    raze = played("Raze", Destroy(la.Each(la.MONSTER, v.MZONE)))
    table = Table([spare, raze, raze], field=[A, B])
    table.activate(spare)
    table.pick(A)
    table.activate(raze)
    assert table.monsters() == {0: "A"}
    table.activate(raze)
    assert table.monsters() == {}


def test_it_counts_only_what_it_is_about() -> None:
    # "by your opponent's card effect": the player's own destroys it at once.
    rule = SparedOnce(THIS, v.OPPONENT)
    spare = played("Spare", Grant(Chosen(), (rule,), "end"), target=(Choose(la.MONSTER, v.MZONE),))
    raze = played("Raze", Destroy(la.Each(la.MONSTER, v.MZONE)), Draw(1))
    table = Table([spare, raze], deck=[B], field=[A])
    table.activate(spare)
    table.activate(raze)
    assert table.monsters() == {}


@pytest.mark.parametrize("position", [v.FACEUP_ATTACK, v.FACEDOWN_DEFENSE])
def test_a_spell_or_trap_is_spared_whether_face_up_or_set(position: int) -> None:
    # Catoblepas, Familiar of the Evil Eye: "once, until the end of the next turn, that card
    # cannot be destroyed by your opponent's card effects"
    spare = played("Spare", Grant(Chosen(), (SparedOnce(THIS),), "next turn"),
                   target=(Choose(la.SPELL & la.OTHER, v.SZONE),))  # fmt: skip
    raze = played("Raze", Destroy(la.Each(la.SPELL & la.OTHER, v.SZONE)))
    stays = la.spell(2, "Stays", v.CONTINUOUS)
    table = Table([spare, raze, raze], [stays])
    table.lay_spell(stays, 0, position=position)
    table.activate(spare)
    table.activate(raze)
    assert table.spells() == {0: "Stays"}
    table.activate(raze)
    assert table.spells() == {}


def test_it_is_read_of_a_spell_or_trap() -> None:
    text = (
        "Target 1 Spell/Trap you control; once, until the end of the next turn, that card cannot "
        "be destroyed by your opponent's card effects."
    )
    found = compile_card(la.spell(1, "Probe"), text, LEXICON)
    assert found.whole
    (effect,) = found.card.effects
    assert isinstance(effect, la.Activate)
    assert effect.do == (Grant(Chosen(), (SparedOnce(THIS, v.OPPONENT),), "next turn"),)
