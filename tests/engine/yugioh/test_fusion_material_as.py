"""A monster whose name can be treated as that of a monster sent to the GY, as Fusion Material.

Source: the card text of Lunalight Kaleido Chick: the name "can" be treated so, "this turn", "if
used as Fusion Material", of the face-up card on the field.
"""

from dataclasses import replace

from engine import notation
from engine.filters import ANY
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.keys import key
from engine.yugioh.language import (
    MONSTER,
    Card,
    Contact,
    Each,
    FusionMaterialAs,
    FusionSummon,
    Materials,
    Named,
    monster,
)  # fmt: skip
from engine.yugioh.wording import card_text, defined_name
from tests.engine.yugioh.table import Table, body, fresh, fusion, played

TEXT = (
    "Once per turn: You can send 1 monster from your Deck or Extra Deck to the GY; the name of "
    "this face-up card on the field can be treated as the sent monster's, if used as Fusion "
    "Material this turn."
)
NAMED = body("Named")
OTHER = body("Other")
FUSE = played("Fuse", FusionSummon(ANY, (Each(MONSTER, v.HAND | v.MZONE),)))


def chick() -> Card:
    facts = monster(1, "Probe", v.DARK, v.BEAST_WARRIOR, 4, 1400, 800, type=v.EFFECT)
    found = compile_card(facts, TEXT, Lexicon({}, {}))
    assert found.whole
    return replace(found.card, passcode=fresh())


CHICK = chick()
PAIR = fusion("Pair", Materials(Named(NAMED.passcode), 1, 1), Materials(MONSTER, 1, 1))
OWN = fusion("Own", Materials(Named(CHICK.passcode), 1, 1), Materials(MONSTER, 1, 1))
TOUCHED = replace(
    fusion("Touched", Materials(Named(NAMED.passcode), 1, 1), Materials(MONSTER, 1, 1)),
    procedures=(*PAIR.procedures, Contact()),
)


def test_it_is_read_and_written() -> None:
    (effect,) = CHICK.effects
    assert effect.do == (FusionMaterialAs(),)  # type: ignore[attr-defined]
    assert card_text(CHICK, defined_name) == [TEXT]


def test_its_name_is_that_of_the_sent_monster_as_material_alone() -> None:
    table = Table([FUSE, OTHER], deck=[NAMED], extra=[PAIR, TOUCHED], field=[CHICK])
    assert not table.may("activate", FUSE)
    table.activate(CHICK)
    table.pick(NAMED)
    assert table.grave == ["Named"]
    assert not table.may("special", TOUCHED)  # that is no Fusion Summon
    assert table.may("activate", FUSE)


def test_it_can_still_have_its_own_name() -> None:
    table = Table([FUSE, OTHER], deck=[NAMED], extra=[OWN], field=[CHICK])
    table.activate(CHICK)
    table.pick(NAMED)
    assert table.may("activate", FUSE)


def test_it_is_forgotten_with_the_turn_and_part_of_the_position() -> None:
    table = Table([FUSE, OTHER], deck=[NAMED], extra=[PAIR], field=[CHICK])
    before = key(table.state)
    table.activate(CHICK)
    table.pick(NAMED)
    assert key(table.state) != before
    text = notation.write(table.game)
    notation.read(table.game, text)
    assert notation.write(table.game) == text and "j=" in text
    table.end()
    assert "j=" not in notation.write(table.game)
