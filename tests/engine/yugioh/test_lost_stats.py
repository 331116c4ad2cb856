"""Continuous effects by which monsters lose as much as a number of theirs; other short rules.

Sources: the card texts that are named.
"""

from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import (
    MONSTER,
    Attribute,
    Card,
    Choose,
    FieldStats,
    Indestructible,
    LevelOf,
    State,
)
from engine.yugioh.language.meant import IT
from tests.engine.yugioh.table import Table, body, fiend

FACTS = Card(1, "Probe", v.MONSTER | v.EFFECT, v.DARK, v.FIEND, 4)
LEXICON = Lexicon({"Probe": 1}, {})


def walked(text: str) -> list[object]:
    found = compile_card(FACTS, text, LEXICON)
    assert found.whole, [str(part.why) for part in found.parts]
    return [node for one in found.card.effects for node in one.walk()]


def test_monsters_lose_as_much_as_their_original_def() -> None:
    # Fossil Machine Skull Convoy, Gouki The Great Ogre
    text = "All monsters your opponent controls lose ATK equal to their original DEF."
    (rule,) = [one for one in walked(text) if isinstance(one, FieldStats)]
    assert rule == FieldStats(LevelOf(IT, -1, "original defense"), MONSTER, v.OPPONENT, stats=v.ATK)
    other, mine = body("Other", attack=2500), body("Mine", attack=2500)
    table = Table(field=[fiend("Convoy", rule), mine], opponent_field=[other])
    assert table.attack(other) == 1500
    assert table.attack(mine) == 2500


def test_only_effects_of_some_monsters_do_not_destroy_it() -> None:
    # Starry Night, Starry Dragon
    text = "Cannot be destroyed by battle with a DARK monster, or by a DARK monster's effects."
    (rule,) = [one for one in walked(text) if isinstance(one, Indestructible)]
    assert rule.of == Attribute(v.DARK) & MONSTER


def test_while_a_link_monster_points_to_it() -> None:
    # Borrelcode Dragon
    found = walked(
        "This card cannot be destroyed by card effects while a Link Monster points to it."
    )
    assert State("pointed-to") in found
    text = (
        "You can discard 1 card; banish 1 monster with 3000 or more ATK from the field, and if you "
        "do, draw 1 card."
    )
    assert any(isinstance(one, Choose) and one.whose == v.EITHER for one in walked(text))


def test_what_is_discarded_for_it() -> None:
    # Neo Space Pathfinder
    assert walked('You can discard this card to the GY to add 1 "Probe" from your Deck or GY to '
                  "your hand.")  # fmt: skip
