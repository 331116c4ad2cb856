"""What is done in place of a destruction: where it must be, for each monster, for the monster of an
Equip Card, under a condition, from the hand.

Sources: the card texts named with each test; Problem-Solving Card Text ("would be destroyed ...
instead"; what a text does not say with "you can" is done).
"""

from dataclasses import replace

import pytest

from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Compiled, Lexicon, compile_card
from engine.yugioh.language import Card, Destroy, Each, EquipOnlyTo, InPlace, Named
from engine.yugioh.wording import card_text
from tests.engine.yugioh.table import Table, body, fresh, names, played, xyz

LEXICON = Lexicon({"Alpha": 1}, {"Gamma": 0x123})
STANDING = v.SPELL | v.CONTINUOUS
EQUIP = v.SPELL | v.EQUIP
A, B, C, D = (body(name) for name in "ABCD")
BOOM = played("Boom", Destroy(Each(InPlace(v.MZONE), v.MZONE, v.EITHER)))


def read(text: str, type_: int = STANDING) -> Compiled:
    found = compile_card(Card(9, "Probe", type_), text, LEXICON)
    assert found.whole, found.parts
    return found


def saver(text: str, type_: int = STANDING) -> Card:
    return replace(read(text, type_).card, passcode=fresh(), name="Saver")


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ('If "Alpha" on the field would be destroyed by card effect, you can pay 500 LP instead.',
         None),
        ('If a "Gamma" card in your Spell & Trap Zone would be destroyed by a card effect, you can '
         "pay 500 LP, instead.",
         'If a "Gamma" card in your Spell & Trap Zone would be destroyed by card effect, you can '
         "pay 500 LP instead."),
        ('If a "Gamma" monster and/or a Dragon Fusion Monster you control would be destroyed by '
         "battle or by your opponent's card effect, you can pay 500 LP instead.",
         'If a "Gamma" monster or a Dragon Fusion Monster you control would be destroyed by an '
         "opponent's card effect, you can pay 500 LP instead."),
        ('If a "Gamma" monster you control, except "Alpha", would be destroyed by card effect, you '
         "can pay 500 LP instead.",
         'If a "Gamma" monster you control would be destroyed by card effect, except "Alpha", you '
         "can pay 500 LP instead."),
    ],
)  # fmt: skip
def test_which_cards_and_by_what(said: str, told: str | None) -> None:
    # Supreme Sovereign Serpent of Golgonda, Magistus Vritra, Ojama Pajama, Performapal Thunderhino
    assert card_text(read(said).card, LEXICON.name_of) == [told or said]


def test_what_must_be_done_is_not_asked() -> None:
    # Salamangreat Blaze Dragon
    text = "If this card would be destroyed by card effect, detach 1 material from it instead."
    rule = read(text, v.MONSTER | v.EFFECT).card.effects
    made = xyz("Made", effects=rule)
    table = Table([BOOM], deck=[A], field=[made])
    table.attach(A, made)
    table.activate(BOOM)
    assert table.asked == "open"
    assert table.monsters() == {0: "Made"} and table.materials(made) == []
    table = Table([BOOM], field=[made])
    table.activate(BOOM)
    assert table.monsters() == {}


def test_for_each_monster_that_is_saved() -> None:
    # Toon Kingdom
    card = saver(
        "If a monster you control would be destroyed by battle or card effect, you can banish 1 "
        "card from the top of your Deck, face-down, for each of those monster(s) instead."
    )
    table = Table([BOOM], deck=[C, D], field=[A, B], spells=[card])
    table.activate(BOOM)
    table.yes()
    table.nature(C)
    assert sorted(table.monsters().values()) == names(A, B)
    assert sorted(table.banished) == names(C, D) and table.deck == []
    table = Table([BOOM], deck=[C], field=[A, B], spells=[card])
    table.activate(BOOM)
    assert table.asked == "open" and table.monsters() == {}


@pytest.mark.parametrize("theirs", [False, True])
def test_an_equip_card_saves_its_monster(theirs: bool) -> None:
    # Abyss-sting Triaina
    card = saver(
        "If the equipped monster would be destroyed by battle or card effect, you can send this "
        "card to the GY instead.", EQUIP,
    )  # fmt: skip
    card = replace(card, effects=(*card.effects, EquipOnlyTo()))
    table = Table([BOOM], deck=[card], field=[A], opponent_field=[B])
    table.equip(card, B if theirs else A)
    table.activate(BOOM)
    table.yes()
    assert list(table.monsters().values()) == names(A) * (not theirs)
    assert list(table.monsters(1).values()) == names(B) * theirs
    assert "Saver" in table.grave


def test_while_a_condition_holds() -> None:
    # Soul Resonator
    text = (
        'If a monster you control would be destroyed by card effect, while you control "Alpha" or '
        "a Dragon monster that mentions it, you can pay 500 LP instead."
    )
    card = saver(text)
    alpha = replace(body("Alpha"), passcode=1)
    boom = played("Boom", Destroy(Each(Named(A.passcode), v.MZONE)))
    for field, saved in (([A, alpha], True), ([A, B], False)):
        table = Table([boom], field=field, spells=[card], also=[alpha])
        table.activate(boom)
        if saved:
            table.yes()
        assert ("A" in table.monsters().values()) is saved


def test_a_card_in_the_hand_is_discarded() -> None:
    # Wightbaking
    card = saver(
        "If a monster you control would be destroyed by card effect, you can discard this card, "
        "instead.", v.MONSTER | v.EFFECT,
    )  # fmt: skip
    table = Table([BOOM, card], field=[A])
    table.activate(BOOM)
    table.yes()
    assert table.monsters() == {0: "A"} and "Saver" in table.grave
    table = Table([BOOM], field=[A, card])
    table.activate(BOOM)
    assert table.monsters() == {}


def test_the_lock_of_the_turn_is_about_the_activation() -> None:
    # Trickstar Festival
    lock = "You cannot Special Summon the turn you activate this card."
    found = read(
        "Draw 1 card. If a monster you control would be destroyed by card effect, you can banish "
        f"this card from your GY instead. {lock}", v.SPELL,
    )  # fmt: skip
    assert found.parts[0].text == f"Draw 1 card. {lock}"
