"""The combined original ATK of the materials of a monster; linked monsters without ATK and effects;
what is done in the End Phase of a later turn.

Sources: the card texts of Salamangreat Violet Chimera ("half the combined original ATK of the
materials used to Summon it"), of Orcustrion ("the ATK/DEF of any linked monster(s) … become 0, also
their effects are negated") and of Jester Confit ("during your opponent's next End Phase").
"""

from engine.effects import walk
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Compiled, Lexicon, compile_card
from engine.yugioh.language import (
    MONSTER,
    ByItself,
    Card,
    ChangeStats,
    Each,
    FusionMaterials,
    FusionSummon,
    Half,
    Materials,
    MaterialsUsed,
    Negate,
    Race,
    State,
)
from tests.engine.yugioh.table import Table, body, fiend, fusion, ignition, names, played

LEXICON = Lexicon({}, {})
OWN = (Each(MONSTER, v.HAND), Each(MONSTER, v.MZONE))


def read(text: str, facts: Card) -> Compiled:
    found = compile_card(facts, text, LEXICON)
    assert found.whole, [part.why for part in found.parts]
    return found


FUSION = Card(9, "Probe", v.MONSTER | v.EFFECT | v.FUSION, v.FIRE, v.CYBERSE, 8, 2800, 2000)
TEXT = (
    "2 Fiend monsters\nIf this card is Fusion Summoned: You can make this card gain ATK equal to "
    "half the combined original ATK of the materials used to Summon it, until the end of this turn."
)
GROWS = read(TEXT, FUSION).card


def test_half_of_what_the_materials_had() -> None:
    by = Half(MaterialsUsed(attack=True))
    assert [node.by for node in walk(GROWS) if isinstance(node, ChangeStats)] == [by]
    first, second = fiend("First", attack=1500), fiend("Second", attack=700)
    fuse = played("Fuse", FusionSummon(MONSTER, OWN))
    table = Table([fuse, first], extra=[GROWS], field=[second])
    table.modify(second, v.ATK, 1000)
    table.activate(fuse)
    while table.asked == "cards":
        table.pick(first, second)
    table.chain(GROWS)
    assert table.attack(GROWS) == 2800 + 1100


def test_a_monster_that_asks_for_the_levels_adds_these_up() -> None:
    slots = (Materials(Race(v.FIEND)), Materials(Race(v.FIEND)))
    grows = ignition(ChangeStats(by=MaterialsUsed(levels=True), until="end"))
    other = fusion("Other", *slots, effects=(grows,))
    first, second = fiend("First", level=3), fiend("Second", level=4)
    fuse = played("Fuse", FusionSummon(MONSTER, OWN))
    table = Table([fuse, first, second], extra=[other])
    table.activate(fuse)
    table.activate(other)
    assert table.attack(other) == 2507
    assert FusionMaterials(slots) in other.procedures


def test_all_linked_monsters() -> None:
    text = (
        "You can target 1 Fiend monster in your GY; shuffle it into the Deck, and if you do, the "
        "ATK/DEF of any linked monster(s) your opponent currently controls become 0, also their "
        "effects are negated."
    )
    card = read(text, Card(9, "Probe", v.MONSTER | v.EFFECT, v.DARK, v.FIEND, 4, 1000, 1000)).card
    (change,) = (node for node in walk(card) if isinstance(node, ChangeStats))
    linked = Each(MONSTER & State("linked"), v.MZONE, v.OPPONENT, name="a")
    assert (change.what, change.stats, change.to) == (linked, v.ATK | v.DEF, 0)
    assert any(isinstance(node, Negate) for node in walk(card))


def test_the_end_phase_of_a_later_turn() -> None:
    text = (
        "You can Special Summon this card (from your hand) in Attack Position. If Summoned this "
        "way, during your opponent's next End Phase: Target 1 face-up monster your opponent "
        "controls; return both that target and this face-up card to the hand."
    )
    facts = Card(9, "Probe", v.MONSTER | v.EFFECT, v.DARK, v.SPELLCASTER, 1, 0, 0)
    card = read(text, facts).card
    assert any(isinstance(way, ByItself) for way in card.procedures)
    table = Table([card], opponent_field=[body("Theirs")])
    table.special(card)
    table.end()
    assert list(table.monsters().values()) == names(card)
    own = text.replace("your opponent's next", "the")
    assert not compile_card(facts, own, LEXICON).whole
