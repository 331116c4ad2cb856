"""Synchro Summons of which the materials beside the Tuner may be Tuners as well.

Sources: the official texts of Commander Souza, Swordmaster and Visas Amritara, of which only the
lines of materials stand here; Yu-Gi-Oh solo rules 3.6.
"""

import pytest

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.wording import card_text
from tests.engine.yugioh.table import Table, body, fiend

FACTS = la.Card(9, "Probe", v.MONSTER | v.SYNCHRO | v.EFFECT, v.LIGHT, v.FIEND, 6, 1000, 1000)
RULE = "Cannot be destroyed by card effects."
ONE_TUNER = "1 Tuner + 1+ EARTH monsters"
TUNERS = "1+ Tuners + 1 EARTH monster"
NO_TUNERS = "1 Tuner + 1+ non-Tuner EARTH monsters"


def tuner(name: str, attribute: int, level: int) -> la.Card:
    return fiend(name, type=v.TUNER | v.EFFECT, level=level, attribute=attribute)


DARK, EARTH = tuner("Dark", v.DARK, 2), tuner("Earth", v.EARTH, 4)
SMALL = tuner("Small", v.EARTH, 2)
PLAIN = body("Plain", level=4, attribute=v.EARTH)
LOW = body("Low", level=2, attribute=v.EARTH)


def read(materials: str) -> la.Card:
    found = compile_card(FACTS, f"{materials}\n{RULE}", Lexicon({}, {}))
    assert found.whole, [str(part.why) for part in found.parts if part.why]
    return found.card


@pytest.mark.parametrize(("materials", "field", "may"), [
    (ONE_TUNER, (DARK, PLAIN), True), (ONE_TUNER, (DARK, EARTH), True),
    (ONE_TUNER, (SMALL, EARTH), True), (ONE_TUNER, (PLAIN, LOW), False),
    (ONE_TUNER, (tuner("Other", v.DARK, 4), DARK), False),
    (TUNERS, (DARK, EARTH), True), (TUNERS, (DARK, DARK, SMALL), True),
    (TUNERS, (DARK, LOW, SMALL), True), (TUNERS, (DARK, LOW, LOW), False),
    (NO_TUNERS, (DARK, PLAIN), True), (NO_TUNERS, (DARK, EARTH), False),
])  # fmt: skip
def test_what_is_used(materials: str, field: tuple[la.Card, ...], may: bool) -> None:
    goal = read(materials)
    assert Table(field=list(field), extra=[goal]).may("special", goal) is may


@pytest.mark.parametrize("materials", [ONE_TUNER, TUNERS, NO_TUNERS])
def test_it_is_written_back(materials: str) -> None:
    assert card_text(read(materials), str)[0] == materials
