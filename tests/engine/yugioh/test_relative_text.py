"""Card texts that hold a card against others, read as definitions.

Sources: the official texts of the cards named, of which only the phrase stands here.
"""

import pytest

from engine.effects import Node, walk
from engine.filters import Filter, NoneOf
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import MONSTER as MONSTERS
from engine.yugioh.language import (
    OTHER,
    SELF,
    Answered,
    Attribute,
    Card,
    Choose,
    Chosen,
    Count,
    Destroy,
    Each,
    EventCards,
    Is,
    LevelOf,
    Like,
    Measured,
    Named,
    Plus,
    Race,
    State,
    Type,
)  # fmt: skip
from engine.yugioh.wording import card_text

LEXICON = Lexicon({"Alpha": 1}, {"Gamma": 0x123})
MONSTER = Card(9, "Probe", v.MONSTER | v.EFFECT, v.DARK, v.FIEND, 4, 1000, 1000)
SPELL = Card(9, "Probe", v.SPELL)


def held(card: Card, text: str) -> list[Node]:
    """The filters of the text that hold cards against others; none where it is not understood."""
    compiled = compile_card(card, text, LEXICON)
    if any(part.status == "not played" for part in compiled.parts):
        return []
    found: list[Node] = []
    for node in walk(compiled.card):
        if (
            (isinstance(node, NoneOf) and isinstance(node.of, Like))
            or isinstance(node, Measured)
            or (isinstance(node, Like) and ~node not in found)
        ):
            found.append(node)
    return found


TARGET = "You can target 1 monster your opponent controls; "
SUMMON = "Special Summon 1 monster from your hand "
THAT = Chosen()


@pytest.mark.parametrize(
    ("words", "found"),
    [
        # Kashtiratheosis, Machina Overdrive: the one that was spoken of.
        ("with a different Attribute", [~Like("attribute", THAT)]),
        ("with a different name from that monster", [~Like("name", THAT)]),
        # Doki Doki, Omni Dragon Brotaur
        ("with the same original Type as that target", [Like("original type", THAT)]),
        ("with the same Type and Attribute as that target, but a different name",
         [Like("type", THAT), Like("attribute", THAT), ~Like("name", THAT)]),
        ("with the same Level as that monster", [Measured("level", "=", LevelOf(THAT))]),
        # Windwitch - Winter Bell
        ("with a Level less than or equal to that monster",
         [Measured("level", "<=", LevelOf(THAT))]),
        ("whose ATK is lower than that monster's",
         [Measured("attack", "<", LevelOf(THAT, what="attack"))]),
        ("with an equal or lower Level than that monster",
         [Measured("level", "<=", LevelOf(THAT))]),
        # Icejade Cradle, the Plunder Patroll
        ("with a different name than the cards you control",
         [~Like("name", Each(places=v.MZONE | v.SZONE))]),
        # Tri-Brigade Shuraig and others, in short
        ("whose Level is less than or equal to the number of cards in your hand",
         [Measured("level", "<=", Count(places=v.HAND))]),
        # Which Level it had is not known where it was changed.
        ("with the same Level that monster had on the field", []),
        ("with a different card type", [~Like("card type", THAT)]),
    ],
)  # fmt: skip
def test_what_a_card_is_held_against(words: str, found: list[Node]) -> None:
    read = held(MONSTER, f"{TARGET}{SUMMON}{words}.")
    assert sorted(map(str, read)) == sorted(map(str, found))


def test_with_a_different_name_than_this_card() -> None:
    # Legendary Six Samurai - Kizan: nothing else was spoken of.
    text = 'If you control a "Gamma" monster with a different name: You can draw 1 card.'
    assert held(MONSTER, text) == [~Like("name", SELF)]


def test_one_of_two_that_were_spoken_of_is_not_guessed() -> None:
    cost = "You can banish 1 monster from your GY, then target 1 monster your opponent controls; "
    assert held(MONSTER, f"{cost}{SUMMON}with a different name.") == []
    read = held(MONSTER, f"{cost}{SUMMON}with a different name from that target.")
    assert len(read) == 1


def test_cards_chosen_together_are_held_against_each_other() -> None:
    text = "Special Summon 2 monsters with the same Type from your Deck."
    compiled = compile_card(SPELL, text, LEXICON)
    (choice,) = [node for node in walk(compiled.card) if isinstance(node, Choose)]
    assert choice.joint == "same-type"


# ------------------------------------------------- what a card was, at resolution


def conditions(card: Card, text: str) -> list[Node]:
    """The conditions on cards that were chosen; none where the text is not understood."""
    compiled = compile_card(card, text, LEXICON)
    if any(part.status == "not played" for part in compiled.parts):
        return []
    return [node for node in walk(compiled.card) if isinstance(node, Is)]


SENT = "Send 1 monster from your Deck to the GY, "
DRAWS = "you can draw 1 card."


@pytest.mark.parametrize(
    ("words", "found"),
    [
        # Quadborrel Dragon, Libromancer Agent, Danger! Nessie!, Number 42
        ("then, if it was a Link Monster, ", Type(v.LINK) & MONSTERS),
        ("then if you sent a Normal Monster to the GY by this effect, ", Type(v.NORMAL) & MONSTERS),
        ('then, if the sent card was not "Alpha", ', ~Named(1)),
        # What it was on the field is not known where it has left it.
        ("then, if it was face-up, ", None),
        ("then, if you destroyed a monster this way, ", None),
    ],
)
def test_what_a_card_was(words: str, found: Filter | None) -> None:
    read = conditions(SPELL, SENT + words + DRAWS)
    assert read == ([] if found is None else [Is(THAT, found)])


def test_what_was_paid_is_not_what_is_negated() -> None:
    # Spright Red: the monster that is destroyed is not the one that was Tributed.
    text = (
        "When your opponent activates a monster effect (Quick Effect): You can Tribute 1 monster; "
        "negate that effect, then if you Tributed a Link Monster to activate this effect, you can "
        "destroy that monster."
    )
    compiled = compile_card(MONSTER, text, LEXICON)
    (destroys,) = [node for node in walk(compiled.card) if isinstance(node, Destroy)]
    assert isinstance(destroys.what, Answered)


# ------------------------------------------------- one of each, and others


def definition(card: Card, text: str) -> Card | None:
    """What the text is read as; None where it is not understood."""
    compiled = compile_card(card, text, LEXICON)
    return compiled.card if compiled.whole else None


def test_one_of_each_with_the_noun_and_the_place_said_once() -> None:
    # Chaos Ruler, Frightfur Patchwork
    card = definition(
        MONSTER,
        "You can banish 1 LIGHT and 1 DARK monster from your hand and/or GY, except this card; "
        "draw 1 card.",
    )
    assert card is not None
    (effect,) = card.effects
    light, dark = (step.what for step in effect.cost)  # type: ignore[attr-defined]
    for choice, attribute in ((light, v.LIGHT), (dark, v.DARK)):
        assert choice.places == v.HAND | v.GRAVE
        assert {Attribute(attribute), OTHER} <= set(choice.filter.of)
    # To be of DARK and another one is all that can be told of this card.
    assert "1 LIGHT monster and 1 other DARK monster" in card_text(card, LEXICON.name_of)[0]
    card = definition(SPELL, 'Add 1 "Gamma" monster and 1 "Alpha" from your Deck to your hand.')
    assert card is not None
    assert [node.places for node in walk(card) if isinstance(node, Choose)] == [v.DECK, v.DECK]


PAIR = "You can target 1 monster you control and 1 monster in your GY; "


@pytest.mark.parametrize(
    "words",
    [
        # Striker Dragon, Circle of the Fire Kings
        "destroy that monster on the field, and if you do, Special Summon that other monster.",
        "destroy that monster you control, and if you do, add that other monster to your hand.",
    ],
)
def test_which_of_two_targets_is_meant(words: str) -> None:
    card = definition(MONSTER, PAIR + words)
    assert card is not None
    (effect,) = card.effects
    targets = [(choice.name,) for choice in effect.target]  # type: ignore[attr-defined]
    used = [node.names for node in walk(effect.do) if isinstance(node, Chosen)]  # type: ignore[attr-defined]
    assert used == targets
    # The wording says which of the two is meant, so that a definition cannot mistake them.
    text = " ".join(card_text(card, LEXICON.name_of))
    assert "destroy that monster on the field" in text
    assert "that other monster" in text


def test_one_of_the_cards_of_the_event_is_targeted() -> None:
    # Branded Regained, Ancient Warriors Saga - Three Visits, in short.
    card = definition(
        MONSTER,
        'If a "Gamma" monster is Special Summoned: You can target 1 of those monsters; add 1 '
        '"Gamma" monster with a different name from your Deck to your hand.',
    )
    assert card is not None
    (effect,) = card.effects
    assert effect.target == (EventCards(places=v.MZONE),)  # type: ignore[attr-defined]
    assert ~Like("name", THAT) in [node for node in walk(effect) if isinstance(node, NoneOf)]
    # After a return to the hand nobody sees which cards they are.
    hidden = "If a card is added to your hand: You can target 1 of those cards; destroy it."
    assert definition(MONSTER, hidden) is None


@pytest.mark.parametrize(
    ("text", "found"),
    [
        # Shuraig the Ominous Omen: how many are banished, of several Types
        ("During your Main Phase: You can add 1 Dragon monster from your Deck to your hand, whose "
         "Level is less than or equal to the number of your banished Dragon and Fiend monsters.",
         Measured("level", "<=", Count(
             Race(v.DRAGON | v.FIEND) & MONSTERS & ~State("face-down"), v.BANISHED))),
        # Vermillion Dragon Mech, in short
        ("You can target 1 of your banished Tuners; add it to your hand.", None),
    ],
)  # fmt: skip
def test_cards_of_ones_own_that_are_banished(text: str, found: Measured | None) -> None:
    card = definition(MONSTER, text)
    assert card is not None
    measured = [node for node in walk(card) if isinstance(node, Measured)]
    assert measured == ([] if found is None else [found])
    if found is None:
        (choice,) = [node for node in walk(card) if isinstance(node, Choose)]
        assert (choice.places, choice.whose) == (v.BANISHED, v.YOU)


def test_what_several_cards_have_in_common_is_not_held_against_this_card() -> None:
    # Three of a Kind: "3 or more monsters with the same name" are alike among themselves.
    text = "If you control 3 or more monsters with the same name: Draw 1 card."
    assert held(SPELL, text) == []
    assert held(SPELL, "Special Summon 1 monster with the same name from your Extra Deck.") == []


def test_they_are_all_targets() -> None:
    # Chaos Nephthys: also where the last of them are several.
    card = definition(
        MONSTER,
        "You can target 1 card your opponent controls and 2 cards in their GY; banish them.",
    )
    assert card is not None
    (effect,) = card.effects
    assert [node.names for node in walk(effect) if isinstance(node, Chosen)] == [()]


def test_monster_cards_may_lie_in_spell_and_trap_zones() -> None:
    # Therion "King" Regulus: a Monster Card from the hand or face-up field.
    card = definition(
        MONSTER,
        'You can send 1 "Gamma" Monster Card from your hand or face-up field to the GY; '
        "draw 1 card.",
    )
    assert card is not None
    (choice,) = [node for node in walk(card) if isinstance(node, Choose)]
    assert choice.places == v.HAND | v.MZONE | v.SZONE
    assert MONSTERS in choice.filter.of  # type: ignore[attr-defined]
    card = definition(
        MONSTER,
        'You can send 1 "Gamma" monster from your hand or face-up field to the GY; draw 1 card.',
    )
    assert card is not None
    (choice,) = [node for node in walk(card) if isinstance(node, Choose)]
    assert choice.places == v.HAND | v.MZONE


def test_whose_attack_is_no_lower() -> None:
    # Dogmatika Punishment, before where the monster is.
    text = (
        "Target 1 face-up monster your opponent controls; send 1 monster with an equal or higher "
        "ATK from your Extra Deck to the GY, and if you do, destroy that monster."
    )
    assert held(SPELL, text) == [Measured("attack", ">=", LevelOf(THAT, what="attack"))]


def test_so_much_higher_or_lower() -> None:
    # The card text of Raider's Knight.
    found = held(
        MONSTER,
        'You can target 1 "Gamma" monster you control; add 1 "Gamma" monster that is 1 Rank higher '
        "or lower than this card from your Deck to your hand.",
    )
    steps = [Plus(LevelOf(SELF, what="rank"), number) for number in (1, -1)]
    assert found == [Measured("rank", "=", step) for step in steps]


def test_an_equal_or_lower_level_and_another_name() -> None:
    # The card text of Machina Irradiator
    found = held(
        MONSTER,
        'You can target 1 Fiend monster you control; Special Summon from your GY, 1 "Gamma" '
        "monster with a different name and an equal or lower Level than that monster, and if you "
        "do, destroy that targeted monster.",
    )
    assert Measured("level", "<=", LevelOf(Chosen())) in found
    assert ~Like("name", Chosen()) in found and len(found) == 2
