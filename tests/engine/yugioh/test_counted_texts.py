"""Card texts that say how many cards, and which, only at the end of the clause.

Sources: the official texts of the cards named, of which only the phrase stands here.
"""

from dataclasses import replace

from engine.effects import Node, walk
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import (
    FACE_UP,
    MONSTER,
    Among,
    Card,
    ChangeLevel,
    Choose,
    Chosen,
    Count,
    Destroy,
    Draw,
    EventCards,
    Excess,
    ExtremeOf,
    HowMany,
    IfDone,
    InPlace,
    LevelOf,
    Like,
    Lost,
    Original,
    Plus,
    Race,
    Series,
    Type,
    UpTo,
)

LEXICON = Lexicon({"Alpha": 1}, {"Gamma": 0x123})
PROBE = Card(9, "Probe", v.MONSTER | v.EFFECT, v.DARK, v.FIEND, 4, 1000, 1000)
SPELL = Card(9, "Probe", v.SPELL)


def words(card: Card, text: str) -> list[Node]:
    """The words of the definition; none where the text is not understood."""
    compiled = compile_card(card, text, LEXICON)
    return list(walk(compiled.card)) if compiled.whole else []


def choices(card: Card, text: str) -> list[Choose]:
    """What the effect lets the player choose."""
    return [node for node in words(card, text) if isinstance(node, Choose)]


def test_as_many_as_were_destroyed() -> None:
    # Performapal Pendulum Sorcerer
    text = (
        "If this card is Special Summoned: You can target up to 2 cards you control; destroy them, "
        'and if you do, add "Gamma" monsters with different names from your Deck to your hand, '
        'except "Alpha", equal to the number of cards destroyed.'
    )
    (target, added) = choices(PROBE, text)
    assert (added.most, added.exactly, added.joint) == (HowMany("a"), True, "different-names")
    assert target.name == "a"
    assert any(node.name == "a" for node in words(PROBE, text) if isinstance(node, Destroy))


def test_up_to_as_many_as_were_excavated() -> None:
    # Adamancipator Risen - Dragite
    (choice,) = choices(
        PROBE,
        "You can excavate the top 5 cards of your Deck, and if you do, you can return cards your "
        "opponent controls to the hand, up to the number of excavated Rock monsters, also place "
        "the excavated cards on the bottom of your Deck in any order.",
    )
    assert choice.most == UpTo(HowMany("excavated", Race(v.ROCK) & MONSTER))


def test_the_number_behind_what_is_done() -> None:
    # Ally of Justice Cyclone Creator
    (_, choice) = choices(
        PROBE,
        "You can discard 1 card; return Spells/Traps from the field to the hand, equal to the "
        "number of Tuners on the field.",
    )
    assert isinstance(choice.most, Count) and choice.exactly
    assert choice.filter == Type(v.SPELL | v.TRAP)


def test_a_number_that_is_never_said() -> None:
    assert not words(PROBE, 'You can add "Gamma" monsters from your Deck to your hand.')


def test_the_highest_and_the_lowest() -> None:
    # Smashing Ground, Fissure, Vanquish Soul Dr. Mad Love; Digital Bug Rhinosebus: "all, if tied"
    for text, what, lowest in (
        ("Destroy the 1 face-up monster your opponent controls that has the highest DEF (your "
         "choice, if tied).", "defense", False),
        ("Return the 1 monster with the lowest ATK on the field to the hand (your choice, if "
         "tied).", "attack", True),
    ):  # fmt: skip
        (best,) = [node for node in words(SPELL, text) if isinstance(node, ExtremeOf)]
        assert (best.what, best.lowest) == (what, lowest)
    assert not words(
        SPELL,
        "Destroy the face-up monster your opponent controls with the highest DEF (all, if tied).",
    )


def test_one_of_the_monsters_of_the_event() -> None:
    # Number 38: Hope Harbinger Dragon Titanic Galaxy
    found = words(
        PROBE,
        "If another monster you control is destroyed by battle or card effect: You can target 1 "
        "monster you control; it gains ATK equal to 1 of those destroyed monster's original ATK.",
    )
    assert LevelOf(EventCards(), what="original attack") in found


def test_the_difference_is_that_of_the_condition() -> None:
    # Boot Sector Launch, Puppet Parade
    (choice,) = choices(
        SPELL,
        'If your opponent controls more monsters than you do: Special Summon "Gamma" monsters with '
        "different names from your GY in Defense Position, up to the difference.",
    )
    theirs, own = Count(MONSTER, v.MZONE, v.OPPONENT), Count(MONSTER, v.MZONE)
    assert choice.most == Excess(theirs, own)
    assert not words(SPELL, 'Special Summon "Gamma" monsters from your GY, up to the difference.')


def test_the_lost_atk_and_those_that_were_banished() -> None:
    # Dark Rebellion Xyz Dragon, Number 77: The Seven Sins
    assert Lost() in words(
        PROBE,
        "You can target 1 face-up monster your opponent controls; its ATK becomes half its current "
        "ATK, and if it does, this card gains that lost ATK.",
    )
    assert Among("a", InPlace(v.BANISHED)) in words(
        replace(PROBE, type=v.MONSTER | v.EFFECT | v.XYZ),
        "2 Level 4 monsters\n"
        "You can banish as many monsters your opponent controls as possible, then attach "
        "1 of those banished monsters to this card as material.",
    )


def test_one_more_such_monster() -> None:
    # Donner, Dagger Fur Hire
    text = (
        'You can Tribute 1 monster; Special Summon 1 "Gamma" monster from your hand or GY with a '
        "different original name than the Tributed monster, then, if you Tributed a Link Monster "
        "to activate this effect, you can Special Summon 1 more such monster."
    )
    (_, first, more) = choices(PROBE, text)
    assert first == more
    assert ~Like("original name", Chosen(("a",))) in list(walk(more))
    assert not words(
        PROBE,
        'You can Special Summon 1 "Gamma" monster from your hand in Defense Position, then you can '
        "Special Summon 1 more such monster.",
    )


def test_a_summon_and_a_draw_that_are_one() -> None:
    # Fantastical Dragon Phantazmay: nothing is drawn if this card is not Special Summoned
    text = (
        "If your opponent Special Summons a Link Monster: You can Special Summon this card from "
        "your hand, draw cards equal to the number of Link Monsters your opponent controls +1, "
        "then shuffle cards from your hand into the Deck equal to the number of Link Monsters they "
        "control."
    )
    found = words(PROBE, text)
    (draw,) = [node for node in found if isinstance(node, Draw)]
    assert isinstance(draw.count, Plus) and draw.count.number == 1
    assert IfDone((draw,)) in found
    (back,) = choices(PROBE, text)
    assert back.exactly and isinstance(back.most, Count)


def test_up_to_a_link_rating() -> None:
    # Quadborrel Dragon, Will of the Salamangreat: that of the target, not of those that are chosen
    for start, end in (("any number of ", "up to its Link Rating"),
                       ("", "up to the number of that monster's Link Rating")):  # fmt: skip
        (_, choice) = choices(
            PROBE,
            "You can target 1 Link Monster on the field; Special Summon "
            f'{start}"Gamma" monsters from your hand or GY, {end}.',
        )
        assert choice.most == LevelOf(Chosen(), what="link")


def test_what_is_summoned_changes_its_level() -> None:
    # The Phantom Knights of Break Sword
    found = words(
        PROBE,
        'You can target 2 "Gamma" monsters in your GY; Special Summon them and increase their '
        "Levels by 1.",
    )
    assert IfDone((ChangeLevel(Chosen(), 1),)) in found


def test_banished_or_in_the_graveyards() -> None:
    # Lunalight Sabre Dancer
    text = "Gains 200 ATK for each Dragon monster that is banished or in the GYs."
    (count,) = (node for node in words(PROBE, text) if isinstance(node, Count))
    assert (count.places, count.whose) == (v.GRAVE | v.BANISHED, v.EITHER)


def test_a_name_in_the_original_name() -> None:
    # Satellite Synchron; a card on the field is face-up
    text = 'Target 1 monster you control with "Gamma" in its original name; destroy it.'
    (chosen,) = choices(SPELL, text)
    assert list(chosen.filter.walk()).count(FACE_UP) == 1
    assert Original(Series(0x123, "Gamma")) in chosen.filter.walk()
    several = Lexicon({}, {"Gamma": 0x123, "Delta": 0x124})
    text = (
        'If you have a Synchro Monster with "Gamma" or "Delta" in its original name on your field '
        "or GY: You can draw 1 card."
    )
    found = compile_card(PROBE, text, several)
    assert found.whole
    assert sum(isinstance(node, Original) for node in walk(found.card)) == 2
