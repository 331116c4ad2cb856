"""The targets of an effect cannot be activated in response to it.

Sources: the card texts of Night Beam and Infernoid Pirmais ("cannot activate the targeted card in
response to this card's activation").
"""

import pytest

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.wording import card_text, defined_name
from tests.engine.yugioh.table import Table, fiend, fresh, played

QUICK = played("Quick", la.GainLife(1), type=v.QUICK_PLAY)
OTHER = played("Other", la.GainLife(1), type=v.QUICK_PLAY)
SET_CARD = la.SPELL_TRAP & ~la.FACE_UP


def beam(most: int = 1, whose: int = v.EITHER, held: bool = True) -> la.Card:
    return played(
        "Beam", la.Destroy(la.Chosen()), target=(la.Choose(SET_CARD, v.SZONE, 1, most),),
        unanswered=whose, unanswered_targets=held,
    )  # fmt: skip


def answers(spell: la.Card, *targets: la.Card) -> list[str]:
    """What the answers of the player of the effect are."""
    table = Table([spell], sets=[QUICK, OTHER])
    table.activate(spell)
    table.pick(*targets)
    if table.asked != "window":
        return []
    options = table.decision().options
    return sorted(table.game.name_of(card) for option in options for card in option.cards)


def test_the_target_is_no_answer_and_others_are() -> None:
    assert answers(beam(), QUICK) == ["Other"]
    assert answers(beam(), OTHER) == ["Quick"]


def test_several_targets() -> None:
    assert answers(beam(2), QUICK, OTHER) == []
    assert answers(beam(2), QUICK) == ["Other"]


def test_only_the_player_that_is_named() -> None:
    assert answers(beam(whose=v.OPPONENT), QUICK) == ["Other", "Quick"]


def test_without_it_nothing_else_can_be_an_answer() -> None:
    assert answers(beam(held=False), QUICK) == []


# -------------------------------------------------------------- what is read

_BEAM = "Target 1 Set Spell/Trap your opponent controls; destroy it."
_HELD = "Your opponent cannot activate the targeted card in response to this card's activation."


def read(text: str) -> la.Card:
    found = compile_card(la.spell(fresh(), "Beta"), text, Lexicon({}, {}))
    assert found.whole, [(part.text, part.why) for part in found.parts if part.why]
    return found.card


@pytest.mark.parametrize(
    "held", [_HELD, _HELD.replace("the targeted", "that"), _HELD.replace("Your opponent cannot",
                                                                         "Neither player can")]
)  # fmt: skip
def test_how_it_is_read_and_written(held: str) -> None:
    card = read(f"{_BEAM} {held}")
    (effect,) = card.effects
    assert isinstance(effect, la.Activate)
    assert effect.unanswered_targets
    assert effect.unanswered == (v.OPPONENT if held.startswith("Your") else v.EITHER)
    held = held.replace("that card", "the targeted card")
    assert card_text(card, defined_name) == [f"{_BEAM} {held}"]


def test_who_cannot_answer_may_be_said_first() -> None:
    first = "Neither player can activate monster effects in response to this card's activation."
    for text in (f"{first} Draw 1 card.", f"Draw 1 card. {first}"):
        (effect,) = read(text).effects
        assert isinstance(effect, la.Activate)
        assert (effect.unanswered, effect.unanswered_with) == (v.EITHER, v.MONSTER)
        assert effect.do == (la.Draw(1),)


# ------------------------------------------------ monsters of the same kind of card


def test_monsters_of_the_same_monster_card_type() -> None:
    # The card text of Ultimate Slayer: "with the same card type (Fusion, Synchro, Xyz, …)".
    like = la.Like("monster card type", la.Chosen(("sent",)))
    spell = played(
        "Slays", la.ToDeck(la.Chosen()),
        cost=(la.SendToGrave(la.Choose(la.MONSTER, v.EXTRA, name="sent")),),
        target=(la.Choose(la.MONSTER & like, v.MZONE, whose=v.OPPONENT),),
    )  # fmt: skip
    kinds = {
        kind: fiend(f"{kind} {number}", type=kind | v.EFFECT)
        for number, kind in enumerate((v.FUSION, v.SYNCHRO, v.XYZ))
    }
    theirs = fiend("Theirs", type=v.SYNCHRO | v.PENDULUM | v.EFFECT, scale=1)
    plain = fiend("Plain")
    table = Table([spell], extra=list(kinds.values()), opponent_field=[theirs, plain])
    table.activate(spell)
    assert table.grave == [kinds[v.SYNCHRO].name, "Slays"]
    assert table.monsters(1) == {1: "Plain"}
    none = Table([spell], extra=[kinds[v.FUSION]], opponent_field=[theirs, plain])
    assert not none.may("activate", spell)


def test_how_that_is_read() -> None:
    card = read(
        "Send 1 monster from your Extra Deck to the GY, then target 1 monster your opponent "
        "controls with the same card type (Fusion, Synchro, Xyz, Pendulum, or Link); destroy it."
    )
    (effect,) = card.effects
    assert [one.what for one in effect.walk() if isinstance(one, la.Like)] == ["monster card type"]
    assert la.FACE_UP in effect.walk()  # of a face-down monster nobody knows it
