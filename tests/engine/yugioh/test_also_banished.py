"""Materials of a Fusion Summon that can also be banished, under a condition.

Sources: the card texts of Invocation, Branded in White and Dark Contract with the Swamp King;
Yu-Gi-Oh rules reference, F1; Yu-Gi-Oh solo rules, 3.5.
"""

from dataclasses import replace

import pytest

from engine.instruction import CompileError
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import (
    MONSTER,
    AlsoBanished,
    Ban,
    Card,
    CreateToken,
    Each,
    FusionSummon,
    Materials,
    Named,
    Series,
)
from tests.engine.yugioh.table import Table, body, fiend, fresh, fusion, played

GAMMA = 0x123
KEY = body("Key")
LEXICON = Lexicon({"Probe": 9, "Key": KEY.passcode}, {"Gamma": GAMMA})
BY_KIND = (
    "Fusion Summon 1 Fusion Monster from your Extra Deck, using monsters from your hand as "
    'material. If Summoning a "Gamma" Fusion Monster this way, you can also banish monsters from '
    "your field and/or either player's GY as material."
)
BY_MATERIAL = (
    "Fusion Summon 1 Fusion Monster from your Extra Deck, using monsters from your hand or field. "
    'You can also banish monsters from your GY as material, if you use "Key" as Fusion Material '
    "from your hand, field, or by banishing itself from your GY."
)
A, B, C, D = (body(name) for name in "ABCD")
PLAIN = fusion("Plain", Materials(MONSTER, 2, 2))
OURS = fusion("Ours", Materials(MONSTER, 2, 2), series=(GAMMA,))


def read(text: str) -> Card:
    found = compile_card(Card(9, "Probe", v.SPELL), text, LEXICON)
    assert found.whole, [str(part.why) for part in found.parts if part.why]
    return replace(found.card, passcode=fresh())


def test_for_the_monsters_that_are_named_alone() -> None:
    spell = read(BY_KIND)
    cards = {"field": [B], "grave": [C], "opponent_grave": [D]}
    assert not Table([spell, A], extra=[PLAIN], **cards).may("activate", spell)  # type: ignore[arg-type]
    table = Table([spell, A], extra=[PLAIN, OURS], **cards)  # type: ignore[arg-type]
    table.activate(spell)
    assert table.choices() == [
        ("A", "B"), ("A", "C"), ("A", "D"), ("B", "C"), ("B", "D"), ("C", "D"),
    ]  # fmt: skip
    table.pick(A, D)
    if table.asked == "zone":
        table.into(table.decision().options[0].number)
    assert "Ours" in table.monsters().values()
    assert table.pile(v.BANISHED, 1) == ["D"] and table.banished == []
    assert "A" in table.grave  # the hand sends to the GY


def test_from_field_and_graveyard_they_are_banished() -> None:
    spell = read(BY_KIND)
    table = Table([spell], extra=[OURS], field=[B], grave=[C])
    table.activate(spell)
    assert sorted(table.banished) == ["B", "C"] and table.grave == ["Probe"]


def test_no_token_is_banished() -> None:
    spell = read(BY_KIND)
    token = replace(body("Token"), type=v.MONSTER | v.NORMAL | v.TOKEN)
    make = played("Make", CreateToken(token.passcode))
    table = Table([make, spell], extra=[OURS], grave=[C], also=[token])
    table.activate(make)
    if table.asked == "zone":
        table.into(0)
    assert not table.may("activate", spell)


def test_only_together_with_the_material_that_is_named() -> None:
    spell = read(BY_MATERIAL)
    table = Table([spell, A], extra=[PLAIN], field=[KEY], grave=[C])
    table.activate(spell)
    assert table.choices() == [("A", "Key"), ("C", "Key")]
    table.pick(C, KEY)
    assert table.banished == ["C"] and sorted(table.grave) == ["Key", "Probe"]


def test_that_material_may_be_banished_too() -> None:
    spell = read(BY_MATERIAL)
    table = Table([spell, A], extra=[PLAIN], field=[B], grave=[KEY, C])
    table.activate(spell)
    assert table.choices() == [("A", "B"), ("A", "Key"), ("B", "Key"), ("C", "Key")]
    # Without it nothing in the GY is a material.
    assert not Table([spell, A], extra=[PLAIN], grave=[C]).may("activate", spell)


def test_the_sources_that_the_texts_mean() -> None:
    (effect,) = read(BY_KIND).effects
    (step,) = effect.do  # type: ignore[attr-defined]
    gamma = Series(GAMMA, "Gamma") & MONSTER
    assert step.sources == (
        Each(MONSTER, v.HAND), AlsoBanished(Each(MONSTER, v.MZONE), gamma),
        AlsoBanished(Each(MONSTER, v.GRAVE, v.EITHER), gamma),
    )  # fmt: skip
    (effect,) = read(BY_MATERIAL).effects
    (step,) = effect.do  # type: ignore[attr-defined]
    assert step.sources[1:] == (
        AlsoBanished(Each(MONSTER, v.GRAVE), beside=Named(KEY.passcode)),
    )  # fmt: skip


def test_what_cannot_be_told_apart_is_an_error() -> None:
    both = FusionSummon(sources=(Each(MONSTER, v.GRAVE), AlsoBanished(Each(MONSTER, v.GRAVE))))
    with pytest.raises(CompileError, match="places of their own"):
        Table([played("Wrong", both)])


def test_without_a_condition_it_is_not_read() -> None:
    text = BY_MATERIAL.partition(", if you use")[0] + "."
    assert not compile_card(Card(9, "Probe", v.SPELL), text, LEXICON).whole


def test_what_cannot_be_banished_is_no_such_material() -> None:
    # The card text of Imperial Iron Wall.
    wall = fiend("Wall", Ban(("banish",), whose=v.EITHER))
    spell = read(BY_KIND)
    for there, may in (([B], True), ([B, wall], False)):
        table = Table([spell], extra=[OURS], field=there, grave=[C])
        assert table.may("activate", spell) is may
    table = Table([spell, A, D], extra=[OURS], field=[wall], grave=[C])
    table.activate(spell)
    assert sorted(table.grave) == ["A", "C", "D", "Probe"] and table.banished == []
