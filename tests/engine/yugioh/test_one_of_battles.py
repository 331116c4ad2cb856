"""Effects of which one is activated where some are about battles, and locks that are.

Sources: the card texts of Black Luster Soldier - Envoy of the Beginning, Shadow's Light and War
Rock Dignity; Yu-Gi-Oh rules reference, phases of a turn: the first turn has no Battle Phase.
"""

from dataclasses import replace

from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Compiled, Lexicon, compile_card
from engine.yugioh.language import (
    MONSTER,
    Activate,
    Answering,
    Banish,
    Bullet,
    Card,
    Choose,
    Chosen,
    Draw,
    GainLife,
    Ignition,
    Limit,
    OneOf,
    Series,
)
from tests.engine.yugioh.table import Table, body, fresh

LEXICON = Lexicon({"Probe": 1}, {"Gamma": 0x123})
BATTLE = (
    "● If this attacking card destroys an opponent's monster by battle: It can make a second "
    "attack in a row."
)
ONE_OF = "Once per turn, you can activate 1 of these effects.\n"


def read(text: str, kind: int = v.MONSTER | v.EFFECT) -> Compiled:
    return compile_card(Card(1, "Probe", kind, v.LIGHT, v.WARRIOR, 8, 3000, 2500), text, LEXICON)


def played(found: Compiled) -> list[object]:
    assert found.whole, [str(part.why) for part in found.parts if part.why]
    return [item for item in found.card.effects if not getattr(item, "inert", False)]


def test_the_one_that_is_left_is_an_effect_of_its_own() -> None:
    found = read(
        f"{ONE_OF}● Target 1 monster on the field; banish it. This card cannot attack the turn "
        f"this effect is activated.\n{BATTLE}"
    )
    assert played(found) == [
        Ignition(v.MZONE, limit=Limit("soft"), target=(Choose(MONSTER, v.MZONE, whose=v.EITHER),),
                 do=(Banish(Chosen()),))
    ]  # fmt: skip
    card = replace(found.card, passcode=fresh())
    theirs = body("Theirs")
    table = Table(field=[card, body("Other")], opponent_field=[theirs])
    table.activate(card)
    table.pick(theirs)
    assert table.pile(v.BANISHED, 1) == ["Theirs"]
    assert not table.may("activate", card)


def test_of_several_that_are_left_one_is_activated() -> None:
    (effect,) = played(read(f"{ONE_OF}● Draw 1 card.\n{BATTLE}\n● Gain 500 LP."))
    assert isinstance(effect, Ignition)
    assert effect.do == (OneOf(((Draw(1),), (GainLife(500),))),)


def test_without_any_of_battles_the_list_stays() -> None:
    (effect,) = played(read(f"{ONE_OF}● Draw 1 card.\n● Gain 500 LP."))
    assert isinstance(effect, Ignition) and isinstance(effect.do[0], OneOf)


def test_no_battle_phase_in_the_turn_of_either_effect() -> None:
    text = (
        "Draw 1 card. You can banish this card from your GY; gain 500 LP. You can only use each "
        'effect of "Probe" once per turn. You cannot {} the turn you activate either of this '
        "card's effects."
    )
    first, second = played(read(text.format("conduct your Battle Phase"), v.SPELL))
    assert isinstance(first, Activate) and not first.cost
    assert isinstance(second, Ignition) and second.cost == (Banish(),)
    # What is no rule of battles is paid by each of them.
    first, second = played(read(text.format("Special Summon"), v.SPELL))
    assert isinstance(first, Activate) and isinstance(second, Ignition)
    assert len(first.cost) == 1 and len(second.cost) == 2


def test_what_must_be_controlled_for_either_effect() -> None:
    text = (
        'You must control a "Gamma" monster to activate either of these effects.\n'
        "● When a monster your opponent controls activates its effect: Negate that effect.\n"
        "● When your opponent activates a Spell Card: Negate the activation."
    )
    (effect,) = played(read(text, v.TRAP))
    assert isinstance(effect, Activate)
    gamma = Series(0x123, "Gamma") & MONSTER
    assert [one.left.filter.of[:2] for one in effect.condition] == [gamma.of]  # type: ignore[attr-defined]
    (choice,) = effect.do
    assert isinstance(choice, OneOf)
    asked = [one.condition for (one,) in choice.options if isinstance(one, Bullet)]
    assert asked == [
        (Answering(types=v.MONSTER, places=v.MZONE),), (Answering(types=v.SPELL, of="card"),),
    ]  # fmt: skip
