"""Sentences of few cards in the words that most say the same with, and what they do in play.

Sources: the official texts of the cards named, of which only the phrases stand here.
"""

from dataclasses import replace

import pytest

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from tests.engine.yugioh.table import Table, body, fiend, fresh, played

GAMMA = 0x123
LEXICON = Lexicon({"Alpha": 1, "Probe": 9}, {"Gamma": GAMMA})
PROBE = la.monster(9, "Probe", v.DARK, v.FIEND, 4, 1800)
TRAP = la.Card(9, "Probe", v.TRAP)


def read(text: str, facts: la.Card = PROBE) -> la.Card:
    compiled = compile_card(facts, text, LEXICON)
    assert compiled.whole, [str(part.why) for part in compiled.parts if part.why]
    return replace(compiled.card, passcode=fresh())


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        # Mitsurugi no Miko, Wousu
        ("You can Special Summon this card (from your hand) by Tributing 1 other Fiend monster "
         "from your hand and 1 monster your opponent controls, but you cannot Special Summon nor "
         "activate monster effects for the rest of this turn, except Fiend monsters.",
         "You can Special Summon this card (from your hand) by Tributing 1 Fiend monster from your "
         "hand and 1 monster your opponent controls. If Summoned this way, you cannot Special "
         "Summon for the rest of this turn, except Fiend monsters. If Summoned this way, you "
         "cannot activate monster effects for the rest of this turn, except Fiend monsters."),
        # White Dragon Ninja
        ('Cannot be Special Summoned, except with a "Gamma" card\'s effect.',
         'Cannot be Special Summoned, except by the effect of a "Gamma" card.'),
        # Gladiator Beast Spartacus
        ('This card cannot be Special Summoned except by the effect of "Alpha".',
         'Cannot be Special Summoned, except by the effect of "Alpha".'),
        # Gladiator Beast Augustus
        ('When this card is Special Summoned: You can Special Summon 1 "Gamma" monster from your '
         "hand in Defense Position. Shuffle it into the Deck during the End Phase.",
         'When this card is Special Summoned: You can Special Summon 1 "Gamma" monster from your '
         "hand in Defense Position, also during the End Phase, shuffle it into the Deck."),
        # Jinzo - Returner
        ('When this card is sent to the GY: You can target 1 "Alpha" in your GY; Special Summon '
         "it, but destroy it during your End Phase.",
         'When this card is sent to the GY: You can target 1 "Alpha" in your GY; Special Summon '
         "it, but destroy it during the End Phase."),
        # Gladiator Beast Claudius: whose turn it is
        ("Once per turn, if your opponent activates a monster effect: You can activate the "
         "following effect depending on whose turn it is;\r\n● Yours: Draw 1 card.\r\n● "
         "Opponent's: Draw 2 cards.",
         "Once per turn, if your opponent activates a monster effect: You can activate 1 of these "
         "effects.\n● During your turn: Draw 1 card.\n● During your opponent's turn: Draw 2 "
         "cards."),
        # Nephilabyss, the Ogdoadic Overlord
        ("You can send 1 card from your hand to the GY; draw 1 card, also you cannot Special Summon"
         " monsters until the end of the next turn, except Fiend monsters.",
         "You can send 1 card from your hand to the GY; draw 1 card, also until the end of the next"
         " turn, you cannot Special Summon monsters, except Fiend monsters."),
        # Nunu, the Ogdoadic Remnant
        ('If you control no monsters, or you control a "Gamma" monster: You can Special Summon '
         "this card from your GY, also you cannot Special Summon monsters, except Fiend monsters, "
         "while this card is face-up in the Monster Zone.",
         'If you control no monsters or you control a "Gamma" monster: You can Special Summon this '
         "card from your GY, also while this card is face-up in the Monster Zone, you cannot "
         "Special Summon, except Fiend monsters."),
        # Reed Butterfly
        ("If your opponent controls a monster, you can Special Summon this card from your hand.",
         "If your opponent controls a monster, you can Special Summon this card (from your hand)."),
        # Batteryman Solar
        ('You can target 1 "Gamma" Effect Monster you control; this card\'s name becomes that '
         "monster's until the End Phase.",
         'You can target 1 "Gamma" Effect Monster you control; this card\'s name becomes that '
         "monster's name until the end of this turn."),
    ],
)  # fmt: skip
def test_the_same_in_other_words(said: str, plain: str) -> None:
    one, other = read(said), read(plain)
    assert replace(one, passcode=0) == replace(other, passcode=0)


def test_a_choice_of_whose_turn_it_is_can_be_declined() -> None:
    card = read(
        "If your opponent activates a monster effect: You can activate the following effect "
        "depending on whose turn it is;\r\n● Yours: Draw 1 card.\r\n● Opponent's: Draw 2 cards."
    )
    (effect,) = card.effects
    assert isinstance(effect, la.Trigger) and effect.optional
    yours, theirs = la.bullets(effect)
    assert yours.condition == (la.During(v.YOU),) and theirs.condition == (la.During(v.OPPONENT),)


def test_it_is_destroyed_as_soon_as_it_is_in_defense_position() -> None:
    # Cloudian - Altus
    card = read("If this card is in face-up Defense Position, destroy it.")
    turn = played("Turn", la.ChangePosition(la.Choose(la.MONSTER, v.MZONE)))
    table = Table([turn], field=[card])
    assert table.place_of(card) == v.MZONE
    table.activate(turn)
    assert table.place_of(card) == v.GRAVE


def test_what_is_gained_in_the_battle_phase_alone() -> None:
    # Legendary Lord Six Samurai - Kizan, F.A. Circuit Grand Prix, Mannadium Fearless
    assert read("Fiend monsters you control gain 600 ATK/DEF during the Battle Phase only.")
    assert read('Increase the Levels of all "Gamma" monsters on the field by 2 during the Battle '
                "Phase only.")  # fmt: skip
    found = compile_card(PROBE, "Fiend monsters you control gain 600 ATK/DEF.", LEXICON)
    assert found.parts[0].status == "played"
    card = read(
        "If this card is destroyed by battle or card effect: You can draw 1 card, also during the "
        "Battle Phase this turn, Synchro Monsters you control gain 500 ATK."
    )
    (effect,) = card.effects
    assert isinstance(effect, la.Trigger)
    (later,) = [node for step in effect.do for node in step.walk() if isinstance(node, la.Later)]
    assert later.when == "battle"


def test_a_trap_from_the_hand_in_the_turn_of_an_effect_of_the_opponent() -> None:
    # Dominus Spark
    card = read(
        "During the turn in which your opponent has activated a monster effect in the hand or GY, "
        "you can activate this card from your hand. Target 1 monster your opponent controls; "
        "banish it. If you activated this card from your hand, you cannot activate the effects of "
        "LIGHT or DARK monsters for the rest of this Duel.",
        TRAP,
    )
    (effect,) = card.effects
    assert isinstance(effect, la.Activate)
    there = la.MONSTER & la.InPlace(v.HAND | v.GRAVE)
    assert effect.from_hand == (la.ThisTurn("activate", there, v.OPPONENT),)
    assert isinstance(effect.cost[0], la.IfFromHand)
    table = Table([card], opponent_field=[body("Foe")])
    assert not table.may("activate", card)


def test_activations_of_monsters_with_as_much_attack_as_life_points() -> None:
    # Dinomorphia Rexterm
    card = read(
        "Your opponent cannot activate the effects of monsters they control that have ATK greater "
        "than or equal to your LP."
    )
    high = la.Measured("attack", ">=", la.LifePoints())
    (ban,) = card.effects
    assert isinstance(ban, la.Ban) and (ban.what, ban.whose) == (("activate",), v.OPPONENT)
    assert {la.InPlace(v.MZONE), high} <= set(ban.filter.walk())


def test_a_difference_beside_another_condition() -> None:
    # The Agent of Force - Mars
    card = read(
        'While you control "Alpha" and your LP are higher than your opponent\'s, this card gains '
        "ATK/DEF equal to the difference."
    )
    alpha = replace(body("Alpha"), passcode=1)
    gain = played("Gain", la.GainLife(700))
    with_it, without = Table([gain], field=[card, alpha]), Table([gain], field=[card])
    for table, more in ((with_it, 700), (without, 0)):
        table.activate(gain)
        assert table.attack(card) == 1800 + more


def test_what_was_special_summoned_from_the_gy() -> None:
    # Nephilabyss, the Ogdoadic Overlord
    card = read(
        "If you control this card that was Special Summoned from the GY: You can draw 1 card."
    )
    back = played("Back", la.SpecialSummon(la.Choose(la.MONSTER, v.GRAVE)))
    up = played("Up", la.SpecialSummon(la.Choose(la.MONSTER, v.HAND)))
    table = Table([back, up], deck=[body("A")], grave=[card])
    table.activate(back)
    assert table.may("activate", card)
    table = Table([up, card], deck=[body("A")])
    table.activate(up)
    assert table.place_of(card) == v.MZONE and not table.may("activate", card)


def test_what_the_opponent_can_add_to_the_hand() -> None:
    # Aleirtt, the Ogdoadic Dark
    card = read(
        "You can Tribute 1 other monster; draw 1 card, then your opponent can add 1 monster from "
        "their GY to their hand."
    )
    theirs = body("Theirs")
    for acts in (False, True):
        table = Table(deck=[body("A")], field=[card, fiend("B")], opponent_grave=[theirs],
                      opponent_acts=acts)  # fmt: skip
        table.activate(card)
        if acts:
            while table.asked != "open" and "optional" not in table.asked:
                table.decline()
            table.yes()
        assert table.pile(v.GRAVE, 1) == ([] if acts else ["Theirs"])


def test_tokens_of_a_battle_and_what_they_are_not_used_for() -> None:
    # Cloudian - Sheep Cloud; a limit on more effects than that one is none of these
    tokens = (
        'If this card is destroyed by battle and sent to the GY: Special Summon 2 "Gamma Tokens" '
        "(Fairy/WATER/Level 1/ATK 0/DEF 0). These Tokens cannot be Tributed for a Tribute Summon."
    )
    found = compile_card(PROBE, tokens, LEXICON)
    assert [part.status for part in found.parts] == ["inert"]
    other = tokens.replace("These Tokens cannot be Tributed for a Tribute Summon.",
                           "These effects can be used when the moon is full.")  # fmt: skip
    assert not compile_card(PROBE, other, LEXICON).whole


def test_select_is_to_target() -> None:
    # Malefic Claw Stream
    plain = read("Target 1 monster your opponent controls; destroy that target.", TRAP)
    said = read("Select 1 monster your opponent controls, and destroy it.", TRAP)
    assert said.effects == plain.effects
