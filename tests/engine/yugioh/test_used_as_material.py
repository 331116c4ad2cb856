"""What a Synchro Monster has that used a card as material.

Sources: the card texts of Psychic Tracker ("gains 600 ATK") and Martial Metal Marcher ("is treated
as a Tuner while face-up on the field").
"""

from dataclasses import replace

import pytest

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from tests.engine.yugioh.table import Table, body, fiend, fresh

LEXICON = Lexicon({"Probe": 9}, {})
SYNCHRO = la.Type(v.SYNCHRO) & la.MONSTER
TUNER, OTHER = fiend("Tuner", type=v.TUNER | v.EFFECT, level=2), body("Other", level=2)


def _compiled(what: str) -> la.Card:
    text = f"A Synchro Monster that used this card as a Synchro Material {what}."
    found = compile_card(fiend("Probe", level=2), text, LEXICON)
    assert found.whole, [str(part.why) for part in found.parts if part.why]
    return replace(found.card, passcode=fresh())


def _synchro(name: str, level: int) -> la.Card:
    return fiend(
        name, type=v.SYNCHRO | v.EFFECT, level=level, attack=2000, procedures=(la.SynchroSummon(),)
    )


@pytest.mark.parametrize(
    ("what", "rule"),
    [
        ("gains 600 ATK", la.FieldStats(600, ~la.OTHER, stats=v.ATK)),
        ("gains 500 ATK and DEF", la.FieldStats(500, ~la.OTHER, stats=v.ATK | v.DEF)),
        ("is treated as a Tuner while face-up on the field", la.FieldTuner(~la.OTHER)),
    ],
)
def test_it_is_read(what: str, rule: object) -> None:
    assert _compiled(what).effects == (la.Lent(SYNCHRO, (rule,), v.BY_SYNCHRO),)  # type: ignore[arg-type]


@pytest.mark.parametrize("used", [True, False])
def test_it_gains_as_much(used: bool) -> None:
    gives, high = _compiled("gains 600 ATK"), _synchro("High", 4)
    table = Table(field=[TUNER, gives if used else OTHER], extra=[high], also=[gives])
    table.special(high)
    assert table.attack(high) == (2600 if used else 2000)


@pytest.mark.parametrize("used", [True, False])
def test_it_is_the_tuner_of_the_next_one(used: bool) -> None:
    gives = _compiled("is treated as a Tuner while face-up on the field")
    high, higher = _synchro("High", 4), _synchro("Higher", 6)
    table = Table(
        field=[TUNER, gives if used else OTHER, body("More", level=2)],
        extra=[high, higher],
        also=[gives],
    )
    table.special(high)
    table.pick(TUNER, gives if used else OTHER)
    assert table.may("special", higher) is used
