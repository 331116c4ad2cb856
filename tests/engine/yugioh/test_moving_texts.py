"""Texts that move, place and equip cards.

Source: problem-solving card text, in the phrases that cards print.
"""

from typing import Any

import pytest

from engine.effects import Node
from engine.filters import ANY
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Compiled, Lexicon, compile_card
from engine.yugioh.language import FACE_UP, MONSTER, OTHER, SELF
from tests.engine.yugioh.table import Table, body

LEXICON = Lexicon({"Lucky Seven": 7}, {"HERO": 8})
HERO = la.Series(8, "HERO") & MONSTER
PENDULUM = la.Type(v.PENDULUM) & MONSTER


def read(text: str, type: int = v.EFFECT) -> Compiled:
    card = la.monster(1, "Probe", v.LIGHT, v.FIEND, 4, 0, type=type)
    return compile_card(card, text, LEXICON)


def effect(text: str) -> la.Effect:
    found = read(text)
    assert found.whole, [(part.text, part.why) for part in found.parts]
    part = found.parts[-1].effect
    assert part is not None
    return part


def does(text: str) -> tuple[Node, ...]:
    """The steps of an effect that does this."""
    return effect(f"You can {text}").do


@pytest.mark.parametrize(
    ("text", "found"),
    [
        (
            "destroy as many monsters on the field as possible.",
            la.Destroy(la.Choose(MONSTER, v.MZONE, 1, 100, v.EITHER, as_many=True)),
        ),
        (
            "destroy as many other cards you control as possible.",
            la.Destroy(la.Choose(OTHER, v.FIELD_PLACES, 1, 100, as_many=True)),
        ),
        (
            "place 1 card from your hand on either the top or bottom of your Deck.",
            la.OneOf(tuple(
                (la.ToDeck(la.Choose(ANY, v.HAND), where),) for where in ("top", "bottom")
            ), at="resolution"),
        ),
        (
            "send the top 3 cards of either player's Deck to the GY.",
            la.OneOf(((la.Mill(3),), (la.Mill(3, v.OPPONENT),)), at="resolution"),
        ),
        (
            "add 1 Pendulum Monster from your Deck to your Extra Deck face-up.",
            la.AddToExtra(la.Choose(PENDULUM, v.DECK)),
        ),
        ("target 1 banished card; return it to the GY.", la.ReturnToGrave(la.Chosen())),
        (
            "target 1 Set card your opponent controls; return it to the bottom of the Deck.",
            la.ToDeck(la.Chosen(), "bottom"),
        ),
        (
            "target 1 monster on the field; return it to the hand/Extra Deck.",
            la.AddToHand(la.Chosen()),
        ),
        (
            'target 1 "HERO" monster you control; equip it with 1 Fiend monster from your GY.',
            la.Equip(la.Choose(la.Race(v.FIEND) & MONSTER, v.GRAVE), la.Chosen()),
        ),
    ],
)  # fmt: skip
def test_what_is_moved(text: str, found: Node) -> None:
    assert does(text) == (found,)


@pytest.mark.parametrize(
    "text",
    [
        # Only banished cards return to the GY; only Pendulum Monsters of one's own go so.
        "You can target 1 monster on the field; return it to the GY.",
        "You can add 1 monster from your Deck to your Extra Deck face-up.",
        "You can add 1 Pendulum Monster your opponent controls to your Extra Deck face-up.",
        "You can place 1 card from your hand on the top or bottom of your Deck; draw 1 card.",
        "You can equip 1 Fiend monster from your GY to this card as an Equip Spell whose effect "
        "makes this monster gain 500 ATK.",
    ],
)
def test_what_is_not_understood(text: str) -> None:
    assert not read(text).whole


@pytest.mark.parametrize(
    ("text", "where", "gives"),
    [
        ("equip this card you control to it.", v.MZONE, ()),
        ("equip this monster from your hand or your side of the field to it.",
         v.HAND | v.MZONE, ()),
        ("equip this card from your GY to it.", v.GRAVE, ()),
        ("equip this monster from your hand or field to that target. It gains 400 DEF.",
         v.HAND | v.MZONE, (la.EquipStats(400, v.DEF),)),
        ("equip this card from your hand to it as an Equip Spell that gives it 500 ATK.",
         v.HAND, (la.EquipStats(500),)),
    ],
)  # fmt: skip
def test_a_monster_equips_itself(text: str, where: int, gives: tuple[Node, ...]) -> None:
    found = effect(f'You can target 1 "HERO" monster you control; {text}')
    assert found.where == where
    assert found.target == (la.Choose(HERO & FACE_UP & OTHER, v.MZONE),)
    assert found.do == (la.Equip(SELF, la.Chosen(), gives),)


@pytest.mark.parametrize(
    ("text", "on"),
    [
        ("a card in your Pendulum Zone leaves the field",
         la.Event("sent", ANY, from_=v.PZONE, whose=v.YOU)),
        ("a card in your Pendulum Zone is destroyed",
         la.Event("destroyed", ANY, from_=v.PZONE, whose=v.YOU)),
    ],
)  # fmt: skip
def test_a_pendulum_zone_is_left(text: str, on: la.Event) -> None:
    found = effect(f"If {text}: You can draw 1 card.")
    assert isinstance(found, la.Trigger)
    assert found.on == on


def test_the_card_in_the_pendulum_zone_is_destroyed() -> None:
    text = "[ Pendulum Effect ]\nIf this card in the Pendulum Zone is destroyed: Draw 1 card."
    found = read(text, v.EFFECT | v.PENDULUM)
    part = found.parts[-1].effect
    assert isinstance(part, la.Trigger)
    assert part.on == la.Event("destroyed", from_=v.PZONE)
    assert part.where == v.GRAVE | v.BANISHED | v.EXTRA


def test_attacks_of_a_turn_are_said_first_or_last() -> None:
    not_others = la.InBattleThisTurn("alone-attacking", la.Chosen())
    for text, how in (
        ("can attack your opponent directly", "directly"),
        ("can attack all monsters your opponent controls once each", "every-monster"),
    ):
        found = does(
            f'target 1 "HERO" monster you control; this turn, it {text}, also other monsters you '
            "control cannot attack."
        )
        assert found == (la.InBattleThisTurn(how, la.Chosen()), not_others)  # type: ignore[arg-type]
    found = does(
        "target 1 monster you control; this turn, if it battles an opponent's monster, any battle "
        "damage it inflicts to your opponent is doubled, also other monsters you control cannot "
        "attack."
    )
    assert found == (la.InBattleThisTurn("double-damage", la.Chosen()), not_others)


def test_rules_of_the_battles_of_a_turn() -> None:
    piercing = does(
        "target 1 monster you control; if it attacks a Defense Position monster this turn, inflict "
        "piercing battle damage to your opponent."
    )
    assert piercing == (la.InBattleThisTurn("piercing", la.Chosen()),)
    (directly,) = does("your WATER monsters can attack directly this turn.")
    yours = la.Each(la.Attribute(v.WATER) & MONSTER, v.MZONE)
    assert directly == la.InBattleThisTurn("directly", yours)
    made = effect(
        "If this card is sent to the GY as Link Material: That Link Monster can make a second "
        "attack during each Battle Phase this turn."
    )
    linked = la.Each(la.Type(v.LINK) & la.State("made-of-it"), v.MZONE, v.EITHER)
    assert made.do == (la.InBattleThisTurn("twice", linked),)
    # Whose second attack it is, is not said.
    text = "If this card is sent to the GY: That Link Monster can attack directly this turn."
    assert not read(text).whole


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("that targets this face-up card", {"targets_this": True}),
        ("that targets 1 card (and no other cards)",
         {"targets": ANY, "targets_in": 0, "targets_alone": True}),
        ("that targets exactly 1 card on the field (and no other cards)",
         {"targets": ANY, "targets_alone": True}),
        ("that targets a card on the field", {"targets": ANY}),
        ('that targets a "HERO" monster you control',
         {"targets": HERO & FACE_UP & la.State("controlled")}),
    ],
)  # fmt: skip
def test_what_an_answered_effect_targets(text: str, found: dict[str, Any]) -> None:
    one = effect(f"When a card or effect is activated {text} (Quick Effect): You can draw 1 card.")
    assert one.condition == (la.Answering(v.EITHER, **found),)


@pytest.mark.parametrize(
    "text",
    [
        # Others may be targeted as well; where the one card is, is not said.
        "that targets 1 card on the field", "that targets exactly 1 monster you control",
        'that targets 1 "HERO" monster (and no other cards)',
    ],
)  # fmt: skip
def test_what_an_answered_effect_targets_is_not_understood(text: str) -> None:
    assert not read(
        f"When a card or effect is activated {text} (Quick Effect): You can draw 1 card."
    ).whole


@pytest.mark.parametrize(
    ("text", "on"),
    [
        ("a card is added from the Main Deck to your opponent's hand by a card effect",
         la.Event("sent", ANY, to=v.HAND, from_=v.DECK, reason=v.R_EFFECT, whose=v.OPPONENT)),
        ("a card is added to your opponent's hand, except by drawing it",
         la.Event("sent", ANY, to=v.HAND, without=v.R_DRAW, whose=v.OPPONENT)),
        ('this card is added from your Deck to your hand by the effect of a "HERO" monster',
         la.Event("sent", to=v.HAND, from_=v.DECK, reason=v.R_EFFECT, by=HERO)),
        ('a card on the field is destroyed by card effect, except by "Lucky Seven"',
         la.Event("destroyed", ANY, from_=v.FIELD_PLACES, reason=v.R_EFFECT, by=~la.Named(7))),
    ],
)  # fmt: skip
def test_what_happens_to_a_card(text: str, on: la.Event) -> None:
    found = effect(f"If {text}: You can draw 1 card.")
    assert isinstance(found, la.Trigger)
    assert found.on == on


def test_half_and_double() -> None:
    half = la.Half(la.LevelOf(la.IT, 1, "attack"))
    twice = la.LevelOf(la.IT, 2, "original attack")
    aimed = "target 1 face-up monster on the field; "
    assert does(f"{aimed}halve its ATK, until the end of this turn.") == (
        la.ChangeStats(la.Chosen(), 0, "end", v.ATK, half),
    )
    assert does(f"{aimed}double that target's original ATK.") == (
        la.ChangeStats(la.Chosen(), 0, "", v.ATK, twice, True),
    )
    assert does("halve the ATK of all monsters your opponent controls.") == (
        la.ChangeStats(la.Each(MONSTER, v.MZONE, v.OPPONENT), 0, "", v.ATK, half),
    )


def test_another_card_pays() -> None:
    found = read('If this card would be destroyed, you can destroy another "HERO" monster you '
                 "control instead.")  # fmt: skip
    (rule,) = found.card.effects
    assert isinstance(rule, la.InsteadOfDestruction)
    (step,) = rule.do
    assert isinstance(step, la.Destroy)
    assert getattr(step.what, "filter", None) == HERO & OTHER & FACE_UP


def test_the_first_and_the_second_target() -> None:
    found = effect(
        'You can target 1 monster you control and 1 "HERO" monster in your GY; banish the first '
        "target, and if you do, Special Summon the second target."
    )
    assert found.do == (
        la.Banish(la.Chosen(("a",))), la.IfDone((la.SpecialSummon(la.Chosen(("b",))),)),
    )  # fmt: skip


def test_an_equip_spell() -> None:
    card = la.spell(1, "Probe", v.EQUIP)
    for text, found in (
        ('Equip only to a "HERO" monster. It gains 300 ATK.',
         (la.EquipOnlyTo(la.Series(8, "HERO")), la.EquipStats(300))),
        ("Equip only to a monster you control.", (la.EquipOnlyTo(whose=v.YOU),)),
        ("Equip only to an opponent's monster.", (la.EquipOnlyTo(whose=v.OPPONENT),)),
        ("The equipped monster gains 500 ATK/DEF for each Spell/Trap you control.",
         (la.EquipStats(la.Times(la.Count(la.SPELL_TRAP, v.FIELD_PLACES), 500), v.ATK | v.DEF),)),
    ):  # fmt: skip
        compiled = compile_card(card, text, LEXICON)
        assert compiled.whole, compiled.parts[-1].why
        assert [item for item in compiled.card.effects if not isinstance(item, la.Activate)] == [
            *found
        ]
    assert not read("Equip only to a monster you control.").whole  # no Equip Spell


def test_while_this_card_is_equipped() -> None:
    host = la.exists(~OTHER & la.EquippedTo(HERO), v.SZONE)
    found = effect('While this card is equipped to a "HERO" monster: You can draw 1 card.')
    assert (found.where, found.condition) == (v.SZONE, (host,))
    own = effect(
        "While this card is equipped to a monster by this card's effect: You can Special Summon "
        "this equipped card."
    )
    assert own.condition == (la.exists(~OTHER & la.State("equipped-by-own-effect"), v.SZONE),)
    assert own.do == (la.SpecialSummon(SELF),)


def test_more_words_for_moving_and_turning() -> None:
    theirs = la.Choose(ANY, v.FIELD_PLACES, whose=v.OPPONENT)
    assert does("banish 1 card each from both your opponent's field and GY.") == (
        la.Banish(theirs), la.Banish(la.Choose(ANY, v.GRAVE, whose=v.OPPONENT)),
    )  # fmt: skip
    (either,) = does('change 1 face-down Defense Position "HERO" monster you control to face-up '
                     "Attack or Defense Position.")  # fmt: skip
    assert isinstance(either, la.OneOf)
    turned = [option[0] for option in either.options]
    assert [getattr(step, "position", 0) for step in turned] == [
        v.FACEUP_ATTACK, v.FACEUP_DEFENSE
    ]  # fmt: skip
    assert does("target 1 other face-up monster on the field; change that monster, also this card, "
                "to face-down Defense Position.") == (
        la.ChangePosition(la.Chosen(), v.FACEDOWN_DEFENSE),
        la.ChangePosition(SELF, v.FACEDOWN_DEFENSE),
    )  # fmt: skip


def test_the_entire_requirement() -> None:
    for last in ("requirement", "Tribute"):
        found = read(
            "If you Ritual Summon exactly 1 WATER Ritual Monster with a card effect that requires "
            f"use of monsters, this card can be used as the entire {last}."
        )
        assert found.whole
        assert found.card.effects == (la.EntireTribute(la.Attribute(v.WATER)),)


def test_a_face_down_monster_of_ones_own_is_tributed_for_what_it_is() -> None:
    # The card text of Heavenly Dragon Circle, and the walks of the reference engine: who controls
    # a face-down Wyrm knows what it is.  What says "face-up", or is the opponent's, is face-up.
    warrior = la.Race(v.WARRIOR) & MONSTER
    for text, known, whose in (
        ("1 Warrior monster", warrior, v.YOU),
        ("1 face-up Warrior monster", warrior & FACE_UP, v.YOU),
        ("1 Warrior monster on either field", warrior & FACE_UP, v.EITHER),
    ):
        paid = la.Tribute(la.Choose(known, v.MZONE, whose=whose))
        assert effect(f"You can Tribute {text}; draw 1 card.").cost == (paid,)
    probe = read("You can Tribute 1 Warrior monster; draw 1 card.").card
    table = Table([hidden := body("Hidden")], [body("Drawn")], field=[probe])
    table.set(hidden)
    table.activate(probe)
    assert table.grave == ["Hidden"]
