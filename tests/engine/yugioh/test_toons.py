"""Toon monsters as a kind of monsters, and a card that falls with the one that it lives in.

Sources: the card texts named with each test; Yu-Gi-Oh rules reference: card types; Problem-Solving
Card Text: a sentence without a colon is no activated effect.
"""

from dataclasses import replace

import pytest

from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Compiled, Lexicon, compile_card
from engine.yugioh.language import SELF, Card, Compare, Destroy, Each, EachTime, Named, spell
from engine.yugioh.wording import card_text
from tests.engine.yugioh.table import Table, body, fresh, names, played

WORLD, OTHER_WORLD = fresh(), fresh()
LEXICON = Lexicon({"Ink World": WORLD, "Probe": 9}, {"Gamma": 0x123})
TOON = v.MONSTER | v.EFFECT | v.TOON


def compiled(text: str, type_: int = TOON) -> Compiled:
    return compile_card(Card(9, "Probe", type_), text, LEXICON)


def test_a_toon_monster_is_one_by_its_type() -> None:
    # Toon Rollback, Red-Eyes Toon Dragon
    text = "Special Summon 1 Toon monster from your hand, ignoring its Summoning conditions."
    found = compiled(text, v.SPELL)
    assert found.whole
    assert [line.lower() for line in card_text(found.card, LEXICON.name_of)] == [text.lower()]
    card = replace(found.card, passcode=fresh())
    plain = body("Plain")
    drawn = replace(body("Drawn"), type=TOON)
    table = Table([card, plain, drawn])
    table.activate(card)
    assert list(table.monsters().values()) == names(drawn)
    assert not Table([card, plain]).may("activate", card)


@pytest.mark.parametrize(
    "text",
    [
        "Cannot attack the turn it is Summoned.",
        'While you control "Ink World" and your opponent controls no Toon monsters, this card can '
        "attack your opponent directly.",
        "Can attack your opponent directly, unless they control a Toon monster, in which case this "
        "card must target a Toon monster for its attacks.",
    ],
)
def test_rules_of_battles_are_inert(text: str) -> None:
    # Toon Cyber Dragon, Manga Ryu-Ran
    found = compiled(text)
    assert [part.status for part in found.parts] == ["inert"]


@pytest.mark.parametrize(
    "text", ["Cannot activate its effects the turn it is Summoned.", "Unless they attack, draw."]
)
def test_other_rules_are_not(text: str) -> None:
    assert not compiled(text).whole


FALLS = 'If "Ink World" on the field is destroyed, destroy this card.'


def test_a_monster_falls_with_its_world() -> None:
    # Toon Masked Sorcerer
    found = compiled(FALLS)
    assert found.whole, found.parts
    (effect,) = found.card.effects
    assert isinstance(effect, EachTime)
    assert effect.do == (Destroy(SELF),)
    assert card_text(found.card, LEXICON.name_of) == [FALLS]
    toon = replace(found.card, passcode=fresh(), name="Toon")
    world = spell(WORLD, "Ink World", v.CONTINUOUS)
    realm = compile_card(
        Card(OTHER_WORLD, "Realm", v.SPELL | v.FIELD),
        'This card\'s name becomes "Ink World" while in the Field Zone.', LEXICON,
    ).card  # fmt: skip
    boom = played("Boom", Destroy(Each(Named(WORLD) | Named(OTHER_WORLD), v.SZONE)))
    for there in ({0: world}, {5: realm}):
        table = Table([boom], field=[toon], spells=there, also=[world])
        table.activate(boom)
        assert table.monsters() == {}
        assert sorted(table.grave) == sorted(names(boom, toon, *there.values()))
    aside = spell(fresh(), "Aside", v.CONTINUOUS)
    bang = played("Bang", Destroy(Each(Named(aside.passcode), v.SZONE)))
    table = Table([bang], field=[toon], spells=[world, aside])
    table.activate(bang)
    assert table.monsters() == {0: "Toon"}


@pytest.mark.parametrize("both", ["both ", ""])
def test_two_cards_that_must_be_controlled(both: str) -> None:
    # Toon Terror, Ties That Bind
    found = compiled(
        f'If you control {both}"Ink World" and a "Gamma" monster: Draw 1 card.', v.SPELL
    )
    assert found.whole, found.parts
    (effect,) = found.card.effects
    assert [type(one) for one in effect.condition] == [Compare, Compare]  # type: ignore[attr-defined]
    card = replace(found.card, passcode=fresh())
    world = spell(WORLD, "Ink World", v.CONTINUOUS)
    gamma = replace(body("Gamma"), series=(0x123,))
    drawn = body("Drawn")
    for spells, field in (([world], [gamma]), ([], [gamma]), ([world], [])):
        table = Table([card], deck=[drawn], spells=spells, field=field, also=[world, gamma])
        assert table.may("activate", card) is bool(spells and field)
