"""Sentences of card texts that nothing in a turn without a battle can touch, and others.

Source: problem-solving card text, in the phrases that cards print; Yu-Gi-Oh rules reference, Battle
Phase.
"""

import pytest

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card, inert
from engine.yugioh.library import library
from engine.yugioh.position.slots import END_PHASE, MAIN_PHASE, PHASE
from tests.engine.yugioh.table import Table, body

A, B = body("A"), body("B")


@pytest.mark.parametrize(
    "text",
    [
        "Cannot be destroyed by battle.",
        "This card's Synchro Summon cannot be negated.",
        'Pendulum Summons of your "Alpha" monsters cannot be negated.',
        "Your opponent must pay 500 LP to declare an attack.",
        "Co-linked monsters you control cannot be destroyed by battle.",
        "Cannot be destroyed by battle with a monster Special Summoned from the GY.",
        "If this card attacks a Defense Position monster, inflict piercing battle damage.",
        "This card can attack while in Defense Position.",
        "If they do, apply their DEF for damage calculation.",
        "If this card is Ritual Summoned by using a monster on the field, it can attack directly.",
        "This card cannot attack the turn you activate this effect.",
        "You cannot conduct your Battle Phase the turn you activate this card.",
        # Wattcastle, Wattwoodpecker
        'Any monster that attacks a "Gamma" monster loses 1000 ATK after damage calculation.',
        "Any monster that battles with this card cannot change its battle position.",
        "You cannot declare attacks, except with Zombie monsters.",
        'While you control another "HERO" monster, your opponent\'s monsters cannot target this '
        "card for attacks.",
        "You take no battle damage from attacks involving this card.",
        "Your opponent cannot activate monster effects during the Battle Phase.",
        "If this card battles, your opponent cannot activate cards or effects until the end of the "
        "Damage Step.",
        'If your "HERO" monster would be destroyed by battle, you can banish this card instead.',
        "While this card has material, it can attack a number of times each Battle Phase, up to "
        "the number of materials attached to it.",
        "Can attack monsters a number of times each Battle Phase, up to the number of materials "
        "used for it.",
        "Cannot attack unless it has material.",
        "You can reduce the battle damage you take from an attack involving a monster you control "
        "to 0.",
        "Once per turn, the first time a monster you control equipped with an Equip Spell would be "
        "destroyed by battle, it is not destroyed.",
        # Harpie Lady 2, Terrorking Archfiend, Harpie Lady 3
        "Negate the effects of Flip monsters this card destroys by battle.",
        "Negate the effects of Effect Monsters destroyed by battle with this card (including in "
        "the GY).",
        "An opponent's monster that battles this card cannot declare an attack during your "
        "opponent's next 2 turns.",
        # Rock of the Vanquisher
        'While you control a "HERO" monster, your opponent\'s monsters can only target monsters '
        "you control with the highest ATK (their choice, if tied) for attacks.",
        # Scareclaw Defanging
        'Banish any monster destroyed by battle with a "HERO" Link Monster or "Neos" you control.',
        # Number 2: Ninja Shadow Mosquito
        "Cannot be destroyed by battle, also you take no damage from battles involving this card.",
        # Bi'an, Earth of the Yang Zing
        "A Synchro Monster that used this card as a Synchro Material cannot be destroyed by "
        "battle.",
        # Metal Reflect Slime
        "If Summoned this way, this card cannot attack.",
        # Salamangreat Violet Chimera
        'If this card that was Fusion Summoned using "Neos" as material battles a monster, that '
        "monster's ATK becomes 0 during damage calculation only.",
    ],
)
def test_statements_of_battles(text: str) -> None:
    assert inert.statement(text)


@pytest.mark.parametrize(
    "text",
    [
        "Cannot be destroyed by battle or card effects.",
        "Cannot be Tributed, or be destroyed by battle, while face-up on the field.",
        "Other monsters on the field cannot change their battle positions or attack.",
        "Monsters your opponent controls cannot attack or activate their effects.",
        "If this card would be destroyed by battle or card effect, you can detach 1 material from "
        "this card instead.",
        "The ATK of all monsters on the field are halved.",
        "If you control an Attack Position monster, you can Special Summon this card.",
        "Any monster that attacks this card loses 1000 ATK, and you draw 1 card.",
        "You can Tribute 1 monster; this card can attack directly this turn.",
        "You cannot Special Summon monsters the turn you activate this card.",
        "This card gains 500 ATK.",
        "Your opponent cannot target this card with card effects.",
        "This card cannot attack or be used as Link Material.",
        "Cannot attack unless you banish 1 card from your GY.",
        "You can reduce the damage you take from card effects to 0.",
        "Cannot attack or have materials attached to it by card effects.",
        "If Summoned this way, this card cannot attack or be Tributed.",
        "You take no damage from card effects.",
    ],
)
def test_statements_of_more_than_battles(text: str) -> None:
    assert not inert.statement(text)


@pytest.mark.parametrize(
    "text",
    [
        "When an opponent's monster declares an attack: Negate the attack.",
        "When a monster declares an attack while this card is in your GY or hand: Draw.",
        "If this card attacks or is attacked: You can draw 1 card.",
        "Once per battle, during damage calculation, if this card battles (Quick Effect): Draw.",
        "At the end of the Battle Phase, if your opponent controls more cards than you do: Draw.",
        "When this card is destroyed by battle and sent to the GY: You can draw 1 card.",
        "During the Battle Step, if this card battles a monster (Quick Effect): You can draw.",
        "During the Battle Phase, if 5 or more attacks have been declared this turn: Draw 1 card.",
        "Once per Battle Phase, at the start of your Battle Phase: You can draw 1 card.",
        # Metaphys Nephthys, Majiosheldon: in the Standby Phase of a turn that is not played
        "If this card is banished, during the Standby Phase of the next turn: You can draw 1 card.",
        "If this card is Tributed for a Tribute Summon, during your next Standby Phase: Draw.",
        "During each Battle Phase, this card can make 1 more attack for each card in your hand.",
        "During your Main Phase 2, if this card destroyed an opponent's monster by battle this "
        "turn: You can draw 1 card.",
        "During Main Phase 2 (Quick Effect): You can draw 1 card.",
        # Live☆Twin Lil-la Treat
        'When either player takes damage from a battle involving a "HERO" monster: You can draw.',
        # Blue-Eyes Chaos Dragon
        'If this card was Ritual Summoned using "Neos", when it declares an attack: You can draw.',
        # Blast Sphere
        "If this face-down Defense Position card was attacked, before damage calculation: Draw.",
    ],
)
def test_effects_of_battles(text: str) -> None:
    assert inert.effect(text)


@pytest.mark.parametrize(
    "text",
    [
        "If this card is destroyed by battle or card effect: You can draw 1 card.",
        "When this card declares an attack, or if your opponent activates a card: Draw 1 card.",
        "If this card has not battled this turn (Quick Effect): You can draw 1 card.",
        "If the battle position of this card is changed: You can draw 1 card.",
        "If this card is banished, or during the Standby Phase of the next turn: You can draw.",
        "If this card is banished, during the End Phase: You can draw 1 card.",
        "During the Battle Phase or your Main Phase: You can draw 1 card.",
        "During your Main Phase 2 or during the End Phase: You can draw 1 card.",
        "During your Main Phase 1: You can draw 1 card.",
        "If this card is sent to the GY or battles: You can draw 1 card.",
        "If an effect activates or a monster attacks: You can draw 1 card.",
        "During your Main Phase: You can draw 1 card.",
        "During the Battle Phase, draw 1 card, also during the End Phase, discard 1 card.",
        "During the Standby Phase or your Main Phase: You can draw 1 card.",
        "During the Standby Phase, or if this card is sent to the GY: You can draw 1 card.",
        "During your Standby Phase, draw 1 card, and during your End Phase, draw 1 card.",
        "Draw 1 card, then during your next Standby Phase, draw 1 card.",
        "During the End Phase: You can draw 1 card.",
        "When either player takes damage from a card effect: You can draw 1 card.",
        'If this card was Ritual Summoned using "Neos": You can draw 1 card.',
        "If this card was attacked or Flip Summoned: You can draw 1 card.",
        "If this card was Special Summoned: You can draw 1 card.",
    ],
)
def test_effects_of_more_than_battles(text: str) -> None:
    assert not inert.effect(text)


@pytest.mark.parametrize(
    "text",
    [
        "Once per turn, during your Standby Phase, detach 1 material from this card.",
        "During your 2nd Standby Phase after this card's activation, add that card to the hand.",
        "During the next Standby Phase after this card was destroyed: You can add it to the hand.",
        "During your Draw Phase, before you draw: You can discard 1 card; draw 1 more.",
        # Destiny HERO - Dasher
        "Once, while this card is in your GY, when you draw a monster during your Draw Phase: You "
        "can reveal it; Special Summon it.",
        "During each of your opponent's Standby Phases: You take 800 damage.",
    ],
)
def test_effects_of_phases_that_no_turn_here_has(text: str) -> None:
    assert inert.effect(text)
    assert inert.about(text) == "Draw or Standby Phases"


def test_no_turn_here_has_a_draw_standby_or_battle_phase() -> None:
    # Yu-Gi-Oh rules reference, phases of a turn; a search begins with the Main Phase
    table = Table([A, B], opponent_field=[A])
    assert table.state.data[PHASE] == MAIN_PHASE
    table.summon(A)
    assert table.state.data[PHASE] == MAIN_PHASE
    table.end()
    assert table.asked == "over"
    assert table.state.data[PHASE] == END_PHASE


@pytest.mark.parametrize(
    ("text", "statuses"),
    [
        ("During the Standby Phase: Draw 1 card. If you do: Draw 1 card.", ["inert"]),
        # Number 41: Bagooska the Terribly Tired Tapir
        ("During your Standby Phase: Draw 1 card. If you cannot, destroy it.", ["inert"]),
        ("During the Standby Phase: Draw 1 card. Then, discard 1 card.", ["inert"]),
        ("During the Standby Phase: Draw. You can banish this card; frown.",
         ["inert", "not played"]),
        ("During the Standby Phase: Draw. While unmoved, it rains.", ["not played"]),
        ("During your Main Phase 2, it rains. (Transfer its materials to this card.)", ["inert"]),
    ],
)  # fmt: skip
def test_what_goes_on_with_such_an_effect(text: str, statuses: list[str]) -> None:
    found = compile_card(la.Card(1, "Probe", v.MONSTER | v.EFFECT), text, Lexicon({}, {}))
    assert [part.status for part in found.parts] == statuses


def test_no_card_negates_a_summon_from_the_hand() -> None:
    negating = [
        item
        for entry in library()
        if "WouldSummon" in entry.data
        for item in entry.card(la.Card()).effects
        if any(isinstance(node, la.WouldSummon) for node in item.walk())
    ]
    assert len(negating) > 20
    for item in negating:
        assert isinstance(item, la.Effect)
        assert not item.where & v.HAND
        assert not (isinstance(item, la.Activate) and item.from_hand)
