"""Cards whose names are mentioned on another card.

Sources: the card texts named with each test.
"""

from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import (
    MONSTER,
    AddToHand,
    Card,
    Choose,
    Chosen,
    IfDone,
    Like,
    Materials,
    NameBecomes,
    Named,
    Race,
    Reveal,
    SpecialSummon,
    Type,
    spell,
)
from tests.engine.yugioh.table import Table, body, fiend, fresh, fusion, played

ALBAZ, OTHER_ONE, DRAGON = body("Albaz"), body("Other"), body("Dragon", race=v.DRAGON)
MIRROR = fusion("Mirror", Materials(Named(ALBAZ.passcode)), Materials(Race(v.DRAGON)))
PLAIN = fusion("Plain", Materials(Race(v.DRAGON), least=2))
MENTIONED = Like("mentioned", Chosen(("a",)))
DEPLOYMENT = played(
    "Deployment",
    Reveal(Choose(Type(v.FUSION), v.EXTRA, name="a")),
    IfDone((SpecialSummon(Choose(MONSTER & MENTIONED, v.HAND | v.DECK)),)),
)


def test_only_materials_named_on_the_fusion_monster() -> None:
    # The card text of Fusion Deployment: "Fusion Materials whose name is mentioned on that monster"
    table = Table([DEPLOYMENT], [ALBAZ, OTHER_ONE, DRAGON], [MIRROR, PLAIN])
    table.activate(DEPLOYMENT)
    assert table.asked == "open"  # Plain names nobody, so that nothing is left to choose
    assert list(table.monsters().values()) == ["Albaz"]
    assert not Table([DEPLOYMENT], [OTHER_ONE, DRAGON], [MIRROR]).may("activate", DEPLOYMENT)
    assert not Table([DEPLOYMENT], [ALBAZ, DRAGON], [PLAIN]).may("activate", DEPLOYMENT)


def test_by_the_name_that_a_card_has_where_it_is() -> None:
    # The card texts of Keeper of Dragon Magic ("1 of the Fusion Materials mentioned on that monster
    # from your GY") and Albion the Shrouded Dragon ("This card's name becomes "Fallen of Albaz"
    # while on the field or in the GY"), and the walks of the reference engine.
    renamed = fiend("Renamed", NameBecomes(ALBAZ.passcode, v.GRAVE))
    keeper = played(
        "Keeper",
        SpecialSummon(Choose(MONSTER & MENTIONED, v.HAND | v.GRAVE)),
        cost=(Reveal(Choose(Type(v.FUSION), v.EXTRA, name="a")),),
    )
    for known in ([], [ALBAZ]):
        assert Table([keeper], known, [MIRROR], grave=[renamed]).may("activate", keeper)
        assert not Table([keeper, renamed], known, [MIRROR]).may("activate", keeper)


def test_a_ritual_monster_named_on_a_ritual_spell() -> None:
    # The card text of Pre-Preparation of Rites: "whose name is mentioned on that Ritual Spell"
    named = body("Named")
    rite = spell(fresh(), "Rite", v.RITUAL, mentions=(named.passcode,))
    wild = spell(fresh(), "Wild", v.RITUAL)
    preparation = played(
        "Preparation",
        AddToHand(Choose(Type(v.RITUAL), v.DECK, name="a")),
        IfDone((AddToHand(Choose(MONSTER & MENTIONED, v.DECK)),)),
    )
    table = Table([preparation], [rite, wild, named, OTHER_ONE])
    table.activate(preparation)
    assert sorted(table.hand) == ["Named", "Rite"]
    assert not Table([preparation], [wild, named]).may("activate", preparation)


LEXICON = Lexicon({"Alpha": 1}, {"Gamma": 0x123})
SPELL = Card(9, "Probe", v.SPELL)


def choices(text: str) -> list[Choose]:
    """What an effect with this text lets the player choose."""
    compiled = compile_card(SPELL, text, LEXICON)
    assert compiled.whole, [part.why for part in compiled.parts]
    return [node for node in compiled.card.walk() if isinstance(node, Choose)]


def test_the_words_for_it() -> None:
    # Fusion Deployment, Pre-Preparation of Rites
    (_, material) = choices(
        "Reveal 1 Fusion Monster in your Extra Deck and Special Summon 1 of the Fusion Materials "
        "whose name is mentioned on that monster from your hand or Deck."
    )
    assert material.filter == MONSTER & MENTIONED
    (_, ritual) = choices(
        "Add 1 Ritual Spell from your Deck to your hand, and add 1 Ritual Monster from your Deck "
        "or GY to your hand whose name is mentioned on that Ritual Spell."
    )
    assert ritual.filter == Type(v.RITUAL) & MONSTER & MENTIONED


def test_what_is_not_held_against_the_first_card_is_no_second_half() -> None:
    compiled = compile_card(
        SPELL,
        'Reveal 1 monster in your hand and add 1 "Gamma" monster from your Deck to your hand.',
        LEXICON,
    )
    assert not compiled.whole


def test_either_atk_or_def() -> None:
    # Branded in High Spirits, Cyber Dragon Nachster: "2100 ATK or DEF"
    (choice,) = choices("Add 1 monster with 2100 ATK or DEF from your Deck to your hand.")
    strong = body("Strong", attack=2100)
    tough = Card(fresh(), "Tough", v.MONSTER | v.NORMAL, v.DARK, v.FIEND, 4, 0, 2100)
    search = played("Search", AddToHand(choice))
    table = Table([search], [strong, tough, OTHER_ONE])
    table.activate(search)
    assert table.choices() == [("Strong",), ("Tough",)]


def test_a_name_is_mentioned_in_the_plural_too() -> None:
    # The card text of Revendread Origin: "Revendread Slayer(s)" you control.
    text = 'Destroy 1 "Slayer(s)" you control.'
    lexicon = Lexicon({"Slayer": 7}, {})
    assert compile_card(Card(9, "Origin", v.SPELL), text, lexicon).card.mentions == (7,)
