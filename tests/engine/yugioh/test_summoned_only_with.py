"""Fusion Monsters that must be Special Summoned with one card, and what else can summon them.

Sources: the official texts of Dark Fusion, Dark Calling, Dark Contact, Supreme King's Castle and
Evil HERO Toxic Bubble, of which only the phrases stand here; Yu-Gi-Oh rules reference F1.
"""

from dataclasses import replace

import pytest

from engine.instruction import CompileError
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Compiled, Lexicon, compile_card
from engine.yugioh.compiler.compiler import Compiler
from engine.yugioh.position.slots import NEGATED, STATUS
from engine.yugioh.wording import card_text
from tests.engine.yugioh.table import Table, body, fiend, fresh, played

DARK = 900_500_001
LEXICON = Lexicon({"Alpha": DARK, "Probe": 9, "Castle": 8}, {"Gamma": 0x123})
ONLY = 'monster that must be Special Summoned with "Alpha"'
CALLING = (
    f"Fusion Summon 1 Fusion Monster from your Extra Deck, {ONLY.removeprefix('monster ')}, by "
    "banishing the Fusion Materials mentioned on it from your hand and/or GY. (This is treated as "
    'a Fusion Summon with "Alpha".)'
)
CASTLE = (
    'You can Fusion Summon Fusion Monsters that must be Special Summoned with "Alpha", with '
    'effects other than "Alpha".'
)


def read(text: str, type: int = v.SPELL) -> Compiled:
    found = compile_card(la.Card(9, "Probe", type), text, LEXICON)
    assert found.whole, [part.why for part in found.parts]
    return found


def own(text: str, type: int = v.SPELL) -> la.Card:
    return replace(read(text, type).card, passcode=fresh())


A, B = body("A"), body("B")
FUSE = la.FusionSummon(sources=(la.Each(la.MONSTER, v.HAND | v.MZONE),))
POLY = played("Poly", FUSE)
FIRST = replace(POLY, passcode=DARK, name="Alpha")


def evil(name: str = "Evil") -> la.Card:
    slots = tuple(la.Materials(la.Named(card.passcode)) for card in (A, B))
    return fiend(
        name, type=v.FUSION | v.EFFECT, level=6, procedures=(la.FusionMaterials(slots),),
        only_by_itself=True, only_with=la.Named(DARK),
    )  # fmt: skip


@pytest.mark.parametrize(
    ("text", "type"),
    [
        (CALLING, v.SPELL), (CASTLE, v.SPELL | v.FIELD),
        (f"If you control a Fusion {ONLY.replace('monster', 'Monster')}: Draw 2 cards.", v.SPELL),
    ],
)  # fmt: skip
def test_it_is_read_and_written_back(text: str, type: int) -> None:
    lines = card_text(read(text, type).card, LEXICON.name_of)
    assert any('must be Special Summoned with "Alpha"' in line for line in lines)


def test_with_that_card_and_with_no_other() -> None:
    for spell, may in ((FIRST, True), (POLY, False)):
        assert Table([spell, A, B], extra=[evil()]).may("activate", spell) is may


def test_what_is_treated_as_a_fusion_summon_with_it() -> None:
    calling, monster = own(CALLING), evil()
    other = replace(evil("Other"), only_by_itself=False, only_with=None)
    table = Table([calling, A], grave=[B], extra=[monster, other])
    table.activate(calling)
    assert list(table.monsters().values()) == ["Evil"]
    assert sorted(table.banished) == ["A", "B"]
    assert not Table([calling, A], grave=[B], extra=[other]).may("activate", calling)


def test_its_other_summons_are_not_treated_so() -> None:
    calling = own(CALLING)
    more = replace(calling, effects=(*calling.effects, *POLY.effects))
    with pytest.raises(CompileError, match="a Summon with another card"):
        Compiler([more, evil()]).compile()


def test_with_any_effect_while_a_card_lets_the_player() -> None:
    castle, monster = own(CASTLE, v.SPELL | v.FIELD), evil()
    table = Table([POLY, A, B], extra=[monster], spells={5: castle})
    table.activate(POLY)
    assert list(table.monsters().values()) == ["Evil"]
    table = Table([POLY, A, B], extra=[monster], spells={5: castle})
    table.rewrite(STATUS, castle, NEGATED, v.SZONE)
    assert not table.may("activate", POLY)
    bring = played("Bring", la.SpecialSummon(la.Choose(la.MONSTER, v.EXTRA)))
    assert not Table([bring], extra=[monster], spells={5: castle}).may("activate", bring)


def test_such_a_monster_is_told_from_others() -> None:
    item = la.SummonedOnlyWith(DARK)
    gain = played("Gain", la.GainLife(100), condition=(la.exists(item, v.MZONE),))
    other = replace(evil("Other"), only_with=la.Named(7))
    for monster, may in ((evil(), True), (other, False)):
        assert Table([gain], field=[monster]).may("activate", gain) is may


def test_what_is_said_of_the_monster_that_was_fusion_summoned() -> None:
    (effect,) = read(
        "Fusion Summon 1 Fiend Fusion Monster from your Extra Deck, using monsters from your hand "
        "or field as material. Your opponent cannot target it with card effects this turn."
    ).card.effects
    assert isinstance(effect, la.Activate)
    assert isinstance(effect.do[0], la.FusionSummon) and isinstance(effect.do[1], la.Also)
