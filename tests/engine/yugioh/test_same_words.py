"""Texts that say the same in other words, and those that only seem to.

Source: problem-solving card text, in the phrases that cards print.
"""

import pytest

from engine.effects import walk
from engine.filters import AnyOf
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card

LEXICON = Lexicon({"Lucky Seven": 7, "Beta": 8}, {"HERO": 8})
EFFECT = v.MONSTER | v.EFFECT


def whole(text: str, kind: int = EFFECT) -> bool:
    return compile_card(la.Card(1, "Probe", kind, level=4), text, LEXICON).whole


@pytest.mark.parametrize(
    "text",
    [
        "You can Tribute 1 monster; this card gains ATK equal to the Tributed monster's ATK.",
        "You can target 1 face-up monster this card points to; equip that face-up monster to this "
        "card.",
        "You can target 1 face-up monster on the field; its ATK becomes half its current ATK "
        "(until the end of this turn).",
        "Once per turn, during your Main Phase: You can draw 1 card.",
         'If you control a "HERO" monster, except "Beta": You can draw 1 card.',
        "When your opponent activates a monster effect, and you control a \"HERO\" monster (Quick "
        "Effect): You can negate that effect.",
        "If this card is in the GY: You can banish 1 other card from your GY; Special Summon this "
        "card.",
        'If you control a "HERO" monster or "Lucky Seven": You can draw 1 card.',
        "You can discard this card and 1 other monster; draw 2 cards.",
        "If another monster is Special Summoned: That monster gains 300 ATK.",
        "You can target 3 cards in either player's GY; banish them.",
        "If this card is Special Summoned: Neither player can Special Summon monsters from the GYs "
        "for the rest of this turn.",
        "When your opponent activates a monster effect (Quick Effect): You can Tribute this card "
        "from your hand or face-up field; negate that effect.",
        "If this card is banished: You can pay 300 LP; Special Summon it.",
        "If this card is sent from the field to the GY: You can place it on top of your Deck.",
        "If this card is sent from the hand to the GY: You can Special Summon this card from your "
        "GY.",
        "Once per turn: You can reduce the Level of this card by 1.",
        "You can target 1 Attack Position monster on either field; destroy it.",
        "If this face-up card on the field is sent to the GY: You can draw 1 card.",
        "You can reveal 1 Spell from your hand; draw 1 card.",
        "If a monster is in the Extra Monster Zone: You can Special Summon this card from your "
        "hand.",
        "If a \"HERO\" monster is sent from the hand to your GY: You can draw 1 card.",
        "You can banish all Spells/Traps your opponent controls and in their GY.",
        "You can target 1 \"HERO\" monster in your field or GY; return it to the hand.",
        "You can target 1 \"HERO\" monster and 1 Spell in your GY; add them to your hand.",
        "You can halve this card's ATK, and if you do, draw 1 card.",
        "You can destroy all monsters on the field with less ATK than this card.",
        "You can target 1 face-down Spell/Trap your opponent controls; destroy it.",
        "You can banish any number of Spells from your GY, then target an equal number of cards "
        "your opponent controls; destroy them.",
        "If this card is Special Summoned or flipped face-up: You can draw 1 card.",
        "If a monster your opponent controls is destroyed by card effect, while this card is on "
        "the field or in the GY: You can banish this card; draw 1 card.",
    ],
)  # fmt: skip
def test_the_same_in_other_words(text: str) -> None:
    assert whole(text), compile_card(la.Card(1, "Probe", EFFECT, level=4), text, LEXICON).parts


def test_every_effect_of_a_trap_is_quick() -> None:
    text = "Except the turn this card was sent to the GY (Quick Effect): You can banish this card "
    assert whole(f"Draw 1 card. {text}from your GY; draw 1 card.", v.TRAP)


def read(text: str) -> la.Effect:
    (found,) = compile_card(la.Card(1, "Probe", EFFECT, level=4), text, LEXICON).card.effects
    assert isinstance(found, la.Effect)
    return found


def test_from_where_the_card_of_an_effect_is_tributed() -> None:
    text = "(Quick Effect): You can Tribute this card{}; draw 1 card."
    assert read(text.format("")).where == v.MZONE
    assert read(text.format(" from your hand or field")).where == v.HAND | v.MZONE


def test_monsters_lie_in_monster_zones_where_others_need_not() -> None:
    (held,) = read(
        'If you control a "HERO" monster or "Lucky Seven": You can draw 1 card.'
    ).condition
    assert la.InPlace(v.MZONE) in held.walk()
    (held,) = read('If you control a "HERO" card or "Lucky Seven": You can draw 1 card.').condition
    assert la.InPlace(v.MZONE) not in held.walk()


@pytest.mark.parametrize(
    "text",
    [
        "You can halve the ATK/DEF of 1 monster your opponent controls.",
        "You can target 1 face-up monster on the field; its ATK becomes half its original ATK, "
        "rounded down.",
    ],
)
def test_what_only_seems_the_same_is_not_played(text: str) -> None:
    assert not whole(text)


def test_whose_materials_are_counted() -> None:
    counted = "You can target 1 face-up monster on the field; it gains 100 ATK for each material "
    assert whole(f"{counted}attached to this card.")
    assert not whole(f"{counted}attached to it.")


def test_that_monster_is_every_one_of_the_event() -> None:
    # Card text: "Saryuja Skull Dread", which says "monster(s)"
    found = read("If another monster(s) is Special Summoned: That monster(s) gains 300 ATK.")
    assert found.do == (la.ChangeStats(la.EventCards(places=v.MZONE, every=True), 300),)


@pytest.mark.parametrize(
    "text",
    [
        # White Aura Monoceros, Virtual World Hime - Nyannyan
        "If this card is in your GY: You can Special Summon this card as a Tuner, but banish it "
        "when it leaves the field.",
        # Goldenhair, the Newest Plunder Patroll
        "You can draw 1 card, but you cannot Special Summon for the rest of this turn, except "
        '"HERO" monsters.',
        # Scrap Raptor; Chiwen, Light of the Yang Zing
        'If this card is destroyed by the effect of a "HERO" card and sent to your GY: You can '
        "draw 1 card.",
        'When a "HERO" monster you control is destroyed by battle or card effect and sent to the '
        "GY, while this card is in your GY: You can Special Summon this card, and if you do, "
        "banish it when it leaves the field.",
        # Dark Beckoning Beast
        "You can discard 1 card; Special Summon 1 Fiend monster with 0 ATK/DEF from your GY.",
        # Gizmek Naganaki, Treasure Panda
        "You can Tribute 1 Machine monster; Special Summon 1 Machine monster from your Deck, with "
        "a lower Level than the Tributed monster.",
        # Ice Hand
        "If this card in your possession is destroyed by your opponent's card and sent to your "
        "GY: You can target 1 Spell/Trap they control; destroy that target.",
        # Zep, Ruby of the Ghoti
        "If this card is Special Summoned, you can: Immediately after this effect resolves, "
        "Synchro Summon 1 Fish Synchro Monster using this card you control.",
        # Noh-P.U.N.K. Deer Note
        'You can reveal 1 other "HERO" monster in your hand; Special Summon either the revealed '
        "monster or this card, and send the other to the GY.",
        # Beetrooper Sting Lancer
        "You can target 1 Insect monster in your GY and 1 monster in your opponent's GY; place the "
        "targeted monsters on the bottoms of the Decks.",
        # Sinful Spoils of Subversion - Snake-Eye
        "You can target 1 face-up monster on the field; place it face-up in its owner's Spell & "
        "Trap Zone as a Continuous Spell.",
        # Magician's Salvation
        'If you Normal or Special Summon "Lucky Seven": You can target 1 of those monsters; '
        "destroy it.",
        # Tearlaments Grief
        'You can Special Summon 1 "HERO" monster or "Beta" from your GY, then destroy 1 monster '
        "you control with the same Type or Attribute as that Special Summoned monster.",
        # Chaos Nephthys
        "If a monster is Special Summoned: You can Special Summon this card from the GY (if it was "
        "there when the monster was Summoned) or hand (even if not).",
        # Overtex Qoatlus
        'You can destroy 1 "HERO" monster in your hand or face-up on your field; draw 1 card.',
        # Swordsoul Strategist Longyuan, Infernoble Knight Maugis
        'You can discard 1 other "HERO" card or 1 other Wyrm monster; draw 1 card.',
        "If this card is in your GY: You can target 1 Warrior monster you control; equip this card "
        "to that monster you control.",
    ],
)
def test_other_ways_of_saying_the_same(text: str) -> None:
    assert whole(text)


@pytest.mark.parametrize(
    "text",
    [
        # Horoscope Sorcerer, the Stargazer Magician; Infernoble Knight Maugis
        'You can discard 1 other "HERO" monster or Warrior monster; draw 1 card.',
        'You can shuffle 3 other "HERO" monsters and/or Warrior monsters from your GY into the '
        "Deck; draw 1 card.",
    ],
)
def test_of_other_cards_of_two_kinds_none_is_this_card(text: str) -> None:
    probe = la.Card(1, "Probe", EFFECT, race=v.WARRIOR, level=4, series=(8,))
    found = compile_card(probe, text, LEXICON)
    (kinds,) = (node for node in walk(found.card) if isinstance(node, AnyOf))
    assert found.whole
    assert all(la.OTHER in kind.walk() for kind in kinds.of)


def test_a_token_is_not_placed_in_a_spell_zone() -> None:
    # A Token that leaves the Monster Zone is gone.  Yu-Gi-Oh rules reference, Tokens.
    text = "You can target 1 face-up monster on the field; place it face-up in its owner's Spell & "
    found = compile_card(
        la.Card(1, "Probe", EFFECT), f"{text}Trap Zone as a Continuous Spell.", LEXICON
    )
    (target,) = (node for node in walk(found.card) if isinstance(node, la.Choose))
    assert ~la.Type(v.TOKEN) in target.filter.walk()


@pytest.mark.parametrize(
    "text",
    [
        # Forbidden Lance, Crusadia Power
        "Target 1 face-up monster on the field; until the end of this turn, that target loses 800 "
        "ATK, but is unaffected by the effects of other Spells/Traps.",
        'Target 1 "HERO" monster you control; that "HERO" monster is unaffected by card effects '
        "this turn, except its own.",
    ],
)
def test_protection_that_is_said_otherwise(text: str) -> None:
    assert whole(text, v.SPELL | v.QUICK_PLAY)


def test_what_the_one_with_more_monsters_cannot_do() -> None:
    # Mystic Mine
    found = compile_card(
        la.Card(1, "Probe", v.SPELL | v.FIELD),
        "If you control more monsters than your opponent does, you cannot activate monster effects "
        "or declare an attack. Once per turn, during the End Phase, if both players control the "
        "same number of monsters: Destroy this card.",
        LEXICON,
    )
    _, held, gone = found.card.effects
    mine, theirs = (la.Count(la.MONSTER, v.MZONE, whose) for whose in (v.YOU, v.OPPONENT))
    assert found.whole
    assert held.condition == (la.Compare(mine, ">", theirs),)  # type: ignore[attr-defined]
    assert gone.condition == (la.Compare(mine, "=", theirs),)  # type: ignore[attr-defined]


def test_any_of_those_cards_are_those_that_were_named() -> None:
    # Dark Beckoning Beast: names, "OR 1 card that mentions any of those cards"
    known = Lexicon({"One": 11, "Two": 12, "Three": 13}, {})
    text = (
        'You can add 1 "One", "Two", or "Three", OR 1 card that mentions any of those cards, '
        "from your Deck to your hand."
    )
    card = compile_card(la.Card(1, "Probe", EFFECT, level=4), text, known)
    (added,) = (node for node in walk(card.card) if isinstance(node, la.Choose))
    named = {node.passcode for node in added.filter.walk() if isinstance(node, la.Named)}
    mentioned = {node.passcode for node in added.filter.walk() if isinstance(node, la.Mentions)}
    assert card.whole
    assert named == mentioned == {11, 12, 13}


@pytest.mark.parametrize(
    ("text", "same"),
    [
        (
            "You can Special Summon 1 LIGHT Ritual Monster (Warrior or Dragon) from your hand.",
            "You can Special Summon 1 LIGHT Warrior or Dragon Ritual Monster from your hand.",
        ),
        (
            'You can Set up to 4 "Neos" Quick-Play Spells / Normal Traps, with different names, '
            "from your Deck.",
            'You can Set up to 4 "Neos" Quick-Play Spells and/or "Neos" Normal Traps with '
            "different names from your Deck.",
        ),
        (
            "You can draw 1 card, then you can apply this effect.\n"
            "● From your hand, either Special Summon 1 Fiend "
            "monster, or Set 1 Spell/Trap.",
            "You can draw 1 card, then you can apply this effect.\n"
            "● Either Special Summon 1 Fiend monster from your hand, or Set 1 "
            "Spell/Trap from your hand.",
        ),
    ],
)
def test_types_names_and_places_that_are_said_once_hold_for_all(text: str, same: str) -> None:
    assert read(text) == read(same)
