"""No Summon in any way: as long as a card is face-up, or in the turn in which Tokens come.

Sources: the card texts of The Last Warrior from Another Planet and Photon Sanctuary ("You cannot
Summon other monsters the turn you activate this card, except LIGHT monsters.").
"""

from dataclasses import replace

import pytest

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from tests.engine.yugioh.table import Table, body, fresh, played

FACTS = "Fiend/DARK/Level 1/ATK 300/DEF 200"
TOKEN = la.monster(901, "Ghost Token", v.DARK, v.FIEND, 1, 300, 200, type=v.TOKEN | v.NORMAL)
LEXICON = Lexicon({}, {}, {f"Ghost Token ({FACTS})": 901})
LIGHT, DARK = body("Lit", attribute=v.LIGHT), body("Dim", attribute=v.DARK)
RAISE = played("Raise", la.SpecialSummon(la.Choose(la.MONSTER, v.GRAVE)))


def read(text: str, facts: la.Card) -> la.Card:
    compiled = compile_card(facts, text, LEXICON)
    assert compiled.whole, [str(part.why) for part in compiled.parts if part.why]
    return replace(compiled.card, passcode=fresh())


def test_nobody_summons_while_it_is_face_up() -> None:
    last = read("Neither player can Summon monsters.", la.monster(9, "Last", v.DARK, v.FIEND, 4, 0))
    hidden = body("Hidden")
    table = Table([LIGHT, RAISE], field=[last, hidden], grave=[DARK])
    table.rewrite_position(hidden, v.FACEDOWN_DEFENSE)
    assert not table.may("summon", LIGHT) and not table.may("activate", RAISE)
    assert not table.may("turn", hidden)
    assert table.may("set", LIGHT)  # which is no Summon
    free = Table([LIGHT, RAISE], field=[hidden], grave=[DARK])
    assert free.may("summon", LIGHT) and free.may("activate", RAISE)


SANCTUARY = read(
    f'Special Summon 2 "Ghost Tokens" ({FACTS}) in Defense Position. These Tokens cannot attack or '
    "be used as Synchro Material. You cannot Summon other monsters the turn you activate this "
    "card, except LIGHT monsters.",
    la.Card(9, "Sanctuary", v.SPELL),
)


@pytest.mark.parametrize(("monster", "may"), [(LIGHT, True), (DARK, False)])
def test_only_those_are_summoned_in_the_turn(monster: la.Card, may: bool) -> None:
    table = Table([SANCTUARY, monster], also=[TOKEN])
    table.activate(SANCTUARY)
    assert list(table.monsters().values()) == ["Ghost Token"] * 2
    assert table.may("summon", monster) is may


@pytest.mark.parametrize(("monster", "may"), [(LIGHT, True), (DARK, False)])
def test_and_none_but_those_before(monster: la.Card, may: bool) -> None:
    table = Table([SANCTUARY, monster], also=[TOKEN])
    table.summon(monster)
    assert table.may("activate", SANCTUARY) is may


def test_what_is_no_synchro_material() -> None:
    (effect,) = SANCTUARY.effects
    assert isinstance(effect, la.Activate)
    (step,) = effect.do
    assert isinstance(step, la.CreateToken)
    assert step.but == ("cannot-attack", "not-synchro-material")
