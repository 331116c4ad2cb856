"""Cards of the Attribute of a monster's material, and of one of those that an event is about.

Sources: the card texts named with each test; Yu-Gi-Oh solo rules 3.6. Names are made up.
"""

from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import (
    MONSTER,
    Ban,
    Card,
    Choose,
    Chosen,
    Destroy,
    Each,
    Event,
    EventCards,
    GainLife,
    Ignition,
    Like,
    LikeMaterial,
    Race,
    SpecialSummon,
    Take,
    Trigger,
    Type,
)
from tests.engine.yugioh.table import Table, body, fiend, link, played

LEXICON = Lexicon({"Alpha": 1, "Probe": 9}, {"Gamma": 0x123})
LIGHT = body("Light", attribute=v.LIGHT)
DARK = body("Dark", attribute=v.DARK)


def worker(attribute: int) -> Card:
    return fiend("Worker", Ignition(v.MZONE, do=(GainLife(1),)), attribute=attribute)


def test_effects_of_monsters_of_the_attribute_of_a_material() -> None:
    # Chaofeng, Phantom of the Yang Zing: "the same original Attribute as the … monster used"
    silence = Ban(("activate",), MONSTER & LikeMaterial(Race(v.WARRIOR)))
    for attribute, may in ((v.LIGHT, False), (v.DARK, True)):
        lord = link("Lord", 1, effects=(silence,))
        own = worker(attribute)
        table = Table(field=[LIGHT, own], extra=[lord])
        table.special(lord)
        table.pick(LIGHT)
        assert table.may("activate", own) is may


def test_a_material_that_does_not_match_forbids_nothing() -> None:
    silence = Ban(("activate",), MONSTER & LikeMaterial(Race(v.DRAGON)))
    lord = link("Lord", 1, effects=(silence,))
    own = worker(v.LIGHT)
    table = Table(field=[LIGHT, own], extra=[lord])
    table.special(lord)
    table.pick(LIGHT)
    assert table.may("activate", own)


LIKE_IT = Trigger(
    v.MZONE,
    on=Event("destroyed", who=Type(v.MONSTER), from_=v.MZONE, whose=v.OPPONENT),
    do=(
        Take(EventCards(name="gone")),
        SpecialSummon(Choose(Like("original attribute", Chosen(("gone",))), v.DECK)),
    ),
)


def test_one_with_the_attribute_of_a_destroyed_monster() -> None:
    # Chaofeng: "matches the original Attribute that 1 of those destroyed monsters had"
    out = played("Out", Destroy(Each(MONSTER, v.MZONE, v.OPPONENT)))
    theirs = [body("Theirs", attribute=v.LIGHT), body("Fire", attribute=v.FIRE)]
    lord = fiend("Lord", LIKE_IT)
    table = Table([out], field=[lord], deck=[DARK, LIGHT, body("L")], opponent_field=theirs)
    table.activate(out)
    table.chain(lord)
    assert table.choices() == [("L",), ("Light",)]  # the FIRE one has no match
    table = Table([out], field=[lord], deck=[DARK], opponent_field=theirs)
    table.activate(out)
    assert table.asked == "open"
    assert list(table.monsters().values()) == ["Lord"]


def test_the_texts_are_read() -> None:
    # Chaofeng, Phantom of the Yang Zing
    card = Card(9, "Probe", v.MONSTER | v.EFFECT | v.SYNCHRO, v.LIGHT, v.WYRM, 9, 2800, 2200)
    for text in (
        "While this Synchro Summoned card is on the field, your opponent cannot activate effects "
        'of monsters with the same original Attribute as the "Gamma" monster used for its Synchro '
        "Summon.",
        "If a monster your opponent controls is destroyed by card effect: You can Special Summon "
        "1 Wyrm monster from your Deck, in Defense Position, whose original Attribute matches the "
        "original Attribute that 1 of those destroyed monsters had on the field.",
    ):
        found = compile_card(card, f"1 Tuner + 1+ non-Tuner monsters\n{text}", LEXICON)
        assert [part.why for part in found.parts] == [None, None]
