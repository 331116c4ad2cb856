"""Which monsters can be used for which kind of summon: every kind against every odd monster.

Sources: Yu-Gi-Oh solo rules, 3.3 (Tributes) and 3.5 to 3.8 (materials, their number and Levels);
Yu-Gi-Oh rules reference, L1 (face-up Link Materials), L2 and X3 (an Xyz Monster has no Level);
Yu-Gi-Oh solo rules, 6.3 (nor has a Link Monster); card texts ("cannot be used as Link Material").
"""

from typing import Any, Final

import pytest

from engine.filters import ANY
from engine.yugioh import vocabulary as v
from engine.yugioh.language import (
    MONSTER,
    Card,
    Choose,
    Damage,
    Each,
    FusionSummon,
    Materials,
    Named,
    NotUsedFor,
    SynchroSummon,
    Tribute,
    monster,
)
from engine.yugioh.language.words import Use
from tests.engine.yugioh.table import Table, body, fiend, fresh, fusion, link, played, xyz

TUNER = monster(
    fresh(), "Tuner", v.DARK, v.FIEND, 4, 1000, 1000, type=v.TUNER | v.EFFECT, effects=()
)
USES: Final[tuple[Use, ...]] = ("tribute", "tribute-summon", "fusion", "synchro", "xyz", "link")
SYNCHRO = monster(
    fresh(), "Synchro", v.DARK, v.FIEND, 8, 2500, 2000, type=v.SYNCHRO | v.EFFECT,
    procedures=(SynchroSummon(),),
)  # fmt: skip
FUSION, LINK, XYZ = fusion("Fusion", Materials(ANY, 2, 2)), link("Two"), xyz("Four")
FUSES = played("Fuses", FusionSummon(ANY, (Each(MONSTER, v.MZONE),)))
PAYS = played("Pays", Damage(1), cost=(Tribute(Choose(MONSTER, v.MZONE, 2, 2)),))
BIG = body("Big", level=7)


HELD, EXTRA = [FUSES, PAYS, BIG], [FUSION, SYNCHRO, XYZ, LINK]


def found(table: Table) -> set[Use]:
    """For which summons the monsters on the field can be used."""
    seen: dict[Use, bool] = {
        "tribute": table.may("activate", PAYS),
        "tribute-summon": table.may("summon", BIG),
        "fusion": table.may("activate", FUSES),
        "synchro": table.may("special", SYNCHRO),
        "xyz": table.may("special", XYZ),
        "link": table.may("special", LINK),
    }
    return {use for use, possible in seen.items() if possible}


EVERY: Final = set(USES)


@pytest.mark.parametrize(
    ("odd", "expected"),
    [
        (body("Plain"), EVERY),
        (body("Lower", level=3), EVERY - {"synchro", "xyz"}),
        (body("Higher", level=5), EVERY - {"synchro", "xyz"}),
        (link("A Link", 1), EVERY - {"synchro", "xyz"}),
        (xyz("An Xyz"), EVERY - {"synchro", "xyz"}),
        (fusion("A Fusion", Materials(ANY, 2, 2), level=4), EVERY),
        (monster(fresh(), "Second Tuner", v.DARK, v.FIEND, 4, 0, 0, type=v.TUNER | v.EFFECT),
         EVERY - {"synchro"}),
        (fiend("Not Tributed", NotUsedFor(("tribute",))), EVERY - {"tribute", "tribute-summon"}),
        *((fiend(f"Not for {use}", NotUsedFor((use,))), EVERY - {use}) for use in USES[1:]),
        (fiend("For nothing", NotUsedFor(USES)), set()),
        (fiend("Never", NotUsedFor(("link",), always=True)), EVERY - {"link"}),
        (fiend("But for that", NotUsedFor(("link",), but=Named(LINK.passcode))), EVERY),
        (fiend("But for others", NotUsedFor(("link",), but=Named(1))), EVERY - {"link"}),
    ],
)  # fmt: skip
def test_what_a_monster_can_be_used_for(odd: Card, expected: set[Use]) -> None:
    # Together with a Tuner of Level 4.
    assert found(Table(HELD, extra=EXTRA, field=[TUNER, odd])) == expected


def test_face_down_monsters_are_tributed_and_fused_alone() -> None:
    plain = body("Plain")
    table = Table(HELD, extra=EXTRA, field=[TUNER, plain])
    table.rewrite_position(plain, v.FACEDOWN_DEFENSE)
    assert found(table) == {"tribute", "tribute-summon", "fusion"}


@pytest.mark.parametrize("place", ["opponent_field", "grave", "hand", "banished"])
def test_a_monster_elsewhere_is_no_material(place: str) -> None:
    plain = body("Plain")
    places: dict[str, Any] = {"hand": HELD, "field": [TUNER]}
    places[place] = [*places.get(place, ()), plain]
    table = Table(extra=EXTRA, **places)
    assert found(table) == set()


@pytest.mark.parametrize("use", USES)
def test_one_material_too_few(use: Use) -> None:
    table = Table(HELD, extra=EXTRA, field=[TUNER])
    assert use not in found(table)
    table = Table(HELD, extra=EXTRA, field=[TUNER, body("P")])
    assert use in found(table)
