"""A monster that stands in for one Fusion material that is asked for by an Attribute.

Source: the card text of Shaddoll Core; names are made up.
"""

from dataclasses import replace

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from tests.engine.yugioh.table import Table, body, fiend, fusion, played

DOLL = 0x123
SUB = fiend("Sub", la.FusionSubstitute(v.MZONE, la.Series(DOLL, "Doll"), for_attribute=True))
A = body("A", attribute=v.EARTH)
ANY_TWO = (la.Materials(la.Named(A.passcode)), la.Materials(la.Attribute(v.LIGHT) & la.MONSTER))
LIT = replace(fusion("Lit", *ANY_TWO), series=(DOLL,))
STRANGER = fusion("Stranger", *ANY_TWO)
NAMED = replace(
    fusion(
        "Named", la.Materials(la.Named(A.passcode)), la.Materials(la.Race(v.FIEND) & la.MONSTER)
    ),
    series=(DOLL,),
)
EXACT = replace(
    LIT, passcode=LIT.passcode + 50_000, name="Exact",
    procedures=(la.FusionMaterials(ANY_TWO, exact=True),),
)  # fmt: skip
FUSE = played("Fuse", la.FusionSummon(sources=(la.Each(la.MONSTER, v.HAND | v.MZONE | v.GRAVE),)))


def may(monster: la.Card, *, field: bool = True) -> bool:
    table = Table([FUSE, A, *([] if field else [SUB])], extra=[monster],
                  field=[SUB] if field else [])  # fmt: skip
    return table.may("activate", FUSE)


def test_it_stands_in_on_the_field_for_such_a_monster() -> None:
    assert may(LIT) and not may(STRANGER) and not may(EXACT)
    assert not may(LIT, field=False)


def test_it_is_what_it_is_for_others() -> None:
    # Sub is a Fiend itself; it stands in for no material that is asked for by its name.
    assert may(NAMED)
    named = Table([FUSE, body("Fiend", race=v.FIEND)], extra=[NAMED], field=[SUB])
    assert not named.may("activate", FUSE)


def test_the_rule_of_a_trap_that_is_a_monster() -> None:
    text = (
        "Special Summon this card as an Effect Monster (Fiend/DARK/Level 9/ATK 1450/DEF 1950). "
        "(This card is also still a Trap.) If Summoned this way, you can substitute this monster "
        'for 1 Fusion Material that lists an Attribute, on a "Doll" Fusion Monster Card.'
    )
    key = "Probe (Fiend/DARK/Level 9/ATK 1450/DEF 1950)"
    lexicon = Lexicon({"Probe": 9}, {"Doll": DOLL}, {key: 77})
    found = compile_card(la.Card(9, "Probe", v.TRAP | v.CONTINUOUS), text, lexicon)
    assert found.whole, [str(part.why) for part in found.parts if part.why]
    (form,) = found.tokens
    (rule,) = form.effects
    assert isinstance(rule, la.FusionSubstitute) and rule.for_attribute
    assert rule.places == v.MZONE and la.Series(DOLL, "Doll") in rule.of.walk()
