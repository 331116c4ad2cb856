"""Ritual Spells that take the Levels exactly, or 1 monster of the opponent instead.

Source: the card text of Gishki Nekromirror; Yu-Gi-Oh solo rules 3.10.
"""

from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import (
    FACE_UP,
    MONSTER,
    Activate,
    Card,
    Chosen,
    Each,
    IfDone,
    LevelOf,
    LoseLife,
    RitualSummon,
    spell,
)
from tests.engine.yugioh.table import Table, body, fiend, fresh, played

RITUAL = fiend("Ritual", type=v.RITUAL | v.EFFECT, level=7)


def _mirror() -> Card:
    """Gishki Nekromirror: exact Levels, or 1 face-up monster of the opponent; its ATK is lost."""
    return played(
        "Mirror",
        RitualSummon(exactly=True, instead=Each(MONSTER & FACE_UP, v.MZONE, v.OPPONENT), name="it"),
        IfDone((LoseLife(LevelOf(Chosen(("it",)), what="original attack")),)),
    )


def test_one_monster_of_the_opponent_instead() -> None:
    # Gishki Nekromirror: whatever its Level, alone
    mirror, theirs = _mirror(), body("Theirs", 1)
    table = Table([mirror, RITUAL], opponent_field=[theirs])
    table.activate(mirror)
    assert table.place_of(RITUAL) == v.MZONE and table.monsters(1) == {}
    assert table.life(0) == 8000 - RITUAL.attack
    assert not Table([mirror, RITUAL], field=[theirs]).may("activate", mirror)


def test_the_levels_must_be_met_exactly_otherwise() -> None:
    # Gishki Nekromirror
    mirror, theirs = _mirror(), body("Theirs", 1)
    table = Table([mirror, RITUAL, body("X", 7)], opponent_field=[theirs])
    table.activate(mirror)
    assert sorted(table.choices()) == [("Theirs",), ("X",)]


def test_the_mirror_read_from_a_text() -> None:
    compiled = compile_card(
        spell(fresh(), "Probe", v.RITUAL),
        "This card can be used to Ritual Summon any WATER Ritual Monster. You must also Tribute "
        "monsters from your hand or field, whose total Levels exactly equal the Level of the "
        "Ritual Monster you Ritual Summon, OR Tribute 1 face-up monster your opponent controls. "
        "If you Ritual Summon using this card, you lose LP equal to the original ATK of the Ritual "
        "Summoned monster.",
        Lexicon({}, {}),
    )
    assert compiled.whole
    (effect,) = compiled.card.effects
    assert isinstance(effect, Activate)
    summon, lose = effect.do
    assert isinstance(summon, RitualSummon) and summon.exactly
    assert summon.instead == Each(MONSTER & FACE_UP, v.MZONE, v.OPPONENT)
    assert lose == IfDone((LoseLife(LevelOf(what="original attack")),))
