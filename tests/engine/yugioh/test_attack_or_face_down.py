"""A monster that is changed to Attack Position or to face-down Defense Position, as is chosen.

Sources: the card texts of Spellbook of Fate, Swarm of Centipedes and Green Ninja, of which only
the phrases stand here; Yu-Gi-Oh rules reference, battle positions (no Token is ever face-down).
"""

import pytest

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Compiled, Lexicon, compile_card
from engine.yugioh.position.slots import POSITION
from tests.engine.yugioh.table import Table, body, played

LEXICON = Lexicon({"Probe": 9}, {"Gamma": 0x123})
PROBE = la.Card(9, "Probe", v.MONSTER | v.EFFECT, v.DARK, v.FIEND, 4, 1000, 1000)


def read(text: str, card: la.Card = PROBE) -> Compiled:
    found = compile_card(card, text, LEXICON)
    assert found.whole, [part.why for part in found.parts]
    return found


@pytest.mark.parametrize(
    "words",
    [
        "face-up Attack Position or face-down Defense Position",
        "face-down Defense Position or face-up Attack Position",
    ],
)
def test_both_orders_are_read(words: str) -> None:
    (effect,) = read(f"You can change 1 monster on the field to {words}.").card.effects
    assert isinstance(effect, la.Ignition)
    assert effect.do == (la.attack_or_face_down(la.Choose(la.MONSTER, v.MZONE, whose=v.EITHER)),)
    read(f"You can target 1 monster on the field; change it to {words}.")


def test_the_player_chooses() -> None:
    turn = played("Turn", la.attack_or_face_down(la.Choose(la.MONSTER, v.MZONE)))
    host = body("Host")
    table = Table([turn], field=[host])
    table.activate(turn)  # in Attack Position it can only be turned face-down
    assert table.state.data[POSITION + table.number(host, v.MZONE)] == v.FACEDOWN_DEFENSE
    table = Table([turn], field=[host])
    table.rewrite_position(host, v.FACEDOWN_DEFENSE)
    table.activate(turn)
    assert table.state.data[POSITION + table.number(host, v.MZONE)] == v.FACEUP_ATTACK
    table = Table([turn], field=[host])
    table.rewrite_position(host, v.FACEUP_DEFENSE)
    table.activate(turn)
    assert len(table.decision().options) == 2


def test_each_bullet_says_what_is_banished_for_it() -> None:
    # Spellbook of Fate
    (effect,) = read(
        'If you control a Fiend monster: You can banish up to 2 "Gamma" Spells from your GY; apply '
        "this effect, depending on the number of Spells banished for this card's activation. You "
        'can only activate 1 "Probe" per turn.\n● 1: Draw 1 card.\n● 2: Draw 2 cards.',
        la.Card(9, "Probe", v.SPELL),
    ).card.effects
    assert isinstance(effect, la.Activate) and effect.limit is not None
    (list_,) = effect.do
    assert isinstance(list_, la.OneOf)
    bullets = [option[0] for option in list_.options]
    assert all(isinstance(one, la.Bullet) for one in bullets)
    paid = [one.cost[0].what.least for one in bullets]  # type: ignore[attr-defined]
    drawn = [one.do[0].count for one in bullets]  # type: ignore[attr-defined]
    assert paid == drawn == [1, 2]


def test_a_monster_that_was_special_summoned_face_up() -> None:
    # Green Ninja
    (effect,) = read(
        "If a monster is Special Summoned to your field face-up: You can draw 1 card."
    ).card.effects
    assert isinstance(effect, la.Trigger) and effect.on.who == la.MONSTER & la.FACE_UP
