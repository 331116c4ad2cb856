"""How long things last: told in any order, of two things at once, and played.

Sources: problem-solving card text, in the phrases of the cards that are named. Names are made up.
"""

from dataclasses import replace

import pytest

from engine.effects import Node
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import MONSTER, Card
from engine.yugioh.language.words import SummonedAs
from engine.yugioh.position.slots import NEGATED_TURN
from tests.engine.yugioh.table import Table, body, fiend, fresh, ignition, played, quick, xyz

LEXICON = Lexicon({"Alpha": 1, "Probe": 9}, {"Gamma": 0x123})
A, B = body("A"), body("B")
IT = la.Chosen()


def read(text: str, kind: int = v.SPELL) -> Card:
    compiled = compile_card(Card(9, "Probe", kind, v.DARK, v.FIEND), text, LEXICON)
    assert compiled.whole, [str(part.why) for part in compiled.parts if part.why]
    return replace(compiled.card, passcode=fresh())


def done(text: str) -> tuple[Node, ...]:
    (found,) = read(text).effects
    return found.do  # type: ignore[attr-defined, no-any-return]


TARGET = "Target 1 face-up monster on the field; "
GAINED = la.ChangeStats(IT, 400, "end")
NOT_NOW = la.Negate(IT, "end")


@pytest.mark.parametrize(
    ("text", "do"),
    [
        # Forbidden Chalice
        ("until the end of this turn, that target gains 400 ATK, but its effects are negated.",
         (GAINED, la.Also((NOT_NOW,)))),
        # Kumongous, the Sticky String Kaiju
        ("until the end of the next turn, that monster cannot attack and its effects are negated.",
         (la.InBattleThisTurn("not", IT, "next turn"), la.Also((la.Negate(IT, "next turn"),)))),
        # Divine Dragon Knight Felgrand
        ("this turn, its effects are negated, but it is unaffected by other cards' effects.",
         (NOT_NOW, la.Also((la.Grant(IT, (la.Unaffected(la.OTHER),), "end"),)))),
        # Fortissimo
        ("it gains 400 ATK until your next Standby Phase.",
         (la.ChangeStats(IT, 400, "next turn"),)),
    ],
)  # fmt: skip
def test_two_things_that_last_as_long(text: str, do: tuple[Node, ...]) -> None:
    assert done(TARGET + text) == do


@pytest.mark.parametrize(
    ("text", "step"),
    [
        # One Day of Peace, Crush Card Virus
        ("neither player takes damage until the end of the opponent's next turn.",
         la.ReduceDamage("none", v.EITHER, "next turn")),
        ("your opponent takes no damage until the end of the next turn after this card resolves.",
         la.ReduceDamage("none", v.OPPONENT, "next turn")),
        # Synchro Emergency
        ("until the end of the next turn after this card resolves, you cannot Special Summon from "
         "the Extra Deck, except Synchro Monsters.",
         la.OnlySpecialSummon(until="opponent's next turn")),
    ],
)  # fmt: skip
def test_what_lasts_longer_than_this_turn(text: str, step: Node) -> None:
    *_, last = done(f"Draw 1 card, also {text}")
    assert isinstance(last, la.Also)
    (found,) = last.do
    if isinstance(step, la.OnlySpecialSummon):
        assert isinstance(found, la.OnlySpecialSummon)
        assert found.until == step.until
    else:
        assert found == step


def test_the_end_of_the_turn_is_that_of_this_one() -> None:
    text = f"{TARGET}it gains 400 ATK until the end of the turn."
    assert done(text) == (GAINED,)


def test_control_of_a_monster_that_cannot_be_tributed() -> None:
    # The card text of Mind Control
    text = (
        "Target 1 monster your opponent controls; until the End Phase, take control of that target,"
        " but it cannot declare an attack or be Tributed."
    )
    taken = la.TakeControl(IT, "end", ("cannot-attack", "not-tributed"))
    assert done(text) == (taken,)
    probe = read(text)
    tribute = played("Tribute", la.Draw(1), cost=(la.Tribute(la.Choose(MONSTER, v.MZONE)),))
    table = Table([probe, tribute], deck=[B], opponent_field=[A])
    table.activate(probe)
    assert table.monsters() == {0: "A"}
    assert "activate Tribute" not in table.offers()
    table.end()
    assert table.monsters() == {}


def test_a_summoned_monster_that_is_negated_and_no_material_this_turn() -> None:
    # The card text of Zoodiac Chakanine
    text = (
        "Target 1 monster in your GY; Special Summon it, but for the rest of this turn, its "
        "effects are negated, also it cannot be used as material for an Xyz Summon."
    )
    but: tuple[SummonedAs, ...] = ("negated-this-turn", "not-xyz-material-this-turn")
    assert done(text) == (la.SpecialSummon(IT, but=but),)
    probe, able = read(text), fiend("Able", ignition(la.Draw(1)))
    on = xyz(least=2)
    table = Table([probe], field=[A], grave=[able], deck=[B], extra=[on])
    table.activate(probe)
    assert table.status(able, NEGATED_TURN)
    assert not [text for text in table.offers() if on.name in text]
    table.end()
    assert not table.status(able, NEGATED_TURN)


def test_no_monster_effect_answers_it() -> None:
    # The card text of Dark Ruler No More
    text = (
        "Negate the effects of face-up monsters your opponent currently controls, until the end of "
        "this turn. Neither player can activate monster effects in response to this card's "
        "activation."
    )
    probe = read(text)
    (found,) = probe.effects
    assert (found.unanswered, found.unanswered_with) == (v.EITHER, v.MONSTER)  # type: ignore[attr-defined]
    able = fiend("Able", quick(la.Draw(1)))
    plain = played("Plain", la.Draw(1))
    for spell, answered in ((probe, False), (plain, True)):
        table = Table(
            [spell],
            deck=[A, B],
            field=[able],
            opponent_field=[fiend("Theirs", ignition(la.Draw(1)))],
        )
        table.activate(spell)
        assert (table.asked == "window") is answered
