"""What the Summon of a monster forbids in the whole turn.

Source: the card text of Stellarknight Triverr; names are made up.
"""

from dataclasses import replace

import pytest

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.wording import card_text
from tests.engine.yugioh.table import Table, body, fresh, played

STAR = 0x779
LEXICON = Lexicon({}, {"Star": STAR})
TEXT = (
    'During the turn you Xyz Summon this card, you cannot Special Summon, except "Star" monsters.'
)
A, B, C = (replace(body(name), series=(STAR,)) for name in "ABC")
OTHER = body("Other")
REVIVE = played("Revive", la.SpecialSummon(la.Choose(la.MONSTER, v.GRAVE)))


def locked() -> la.Card:
    facts = la.Card(9, "Probe", v.MONSTER | v.EFFECT | v.XYZ, v.LIGHT, v.WARRIOR, 4, series=(STAR,))
    found = compile_card(facts, f"2 Level 4 monsters\n{TEXT}", LEXICON)
    assert found.whole, [str(part.why) for part in found.parts if part.why]
    assert TEXT in card_text(found.card, str)
    return replace(found.card, passcode=fresh())


def test_it_is_read() -> None:
    (rule,) = locked().effects
    assert rule == la.LocksSummons(v.BY_XYZ, la.Series(STAR, "Star") & la.MONSTER)


@pytest.mark.parametrize(("before", "may"), [(C, True), (OTHER, False)])
def test_what_was_summoned_before_counts(before: la.Card, may: bool) -> None:
    card = locked()
    table = Table([REVIVE], extra=[card], field=[A, B], grave=[before])
    assert table.may("special", card)
    table.activate(REVIVE)
    assert table.may("special", card) is may


def test_nothing_else_is_summoned_after_it() -> None:
    card = locked()
    table = Table([REVIVE], extra=[card], field=[A, B], grave=[OTHER])
    table.special(card)
    assert not table.may("activate", REVIVE)
    table = Table([REVIVE], extra=[card], field=[A, B], grave=[C])
    table.special(card)
    assert table.may("activate", REVIVE)


def test_summoned_in_another_way_it_forbids_nothing() -> None:
    card = locked()
    call = played("Call", la.SpecialSummon(la.Choose(la.Named(card.passcode), v.EXTRA)))
    table = Table([call, REVIVE, REVIVE], extra=[card], grave=[OTHER, body("More")])
    table.activate(REVIVE)
    table.pick(OTHER)
    assert table.may("activate", call)
    table.activate(call)
    assert table.may("activate", REVIVE)


def test_so_it_is_with_an_effect_that_uses_a_material() -> None:
    card = locked()
    onto = played(
        "Onto",
        la.SpecialSummon(
            la.Choose(la.Named(card.passcode), v.EXTRA), how=v.BY_XYZ, onto=la.Chosen(("host",)),
        ),
        target=(la.Choose(la.MONSTER & la.FACE_UP, v.MZONE, name="host"),),
    )  # fmt: skip
    table = Table([onto, REVIVE], extra=[card], field=[A], grave=[OTHER])
    assert table.may("activate", onto)
    table.activate(REVIVE)
    assert not table.may("activate", onto)
    table = Table([onto, REVIVE], extra=[card], field=[A], grave=[OTHER])
    table.activate(onto)
    assert "Probe" in table.monsters().values() and not table.may("activate", REVIVE)
