"""From where to where a card can go: every movement that effects can make, against the table.

Source: Yu-Gi-Oh solo rules, 9.  The table is written out below.  What really happens is found by
trying: each kind of card is laid into each place where it can be, and each operation of the effect
language is done to it there.  Where the table and the engine differ, `BEYOND` and `NEVER` say why;
the README of the rules says that the official rule wins.
"""

from collections.abc import Callable
from functools import cache

import pytest

from engine.yugioh import vocabulary as v
from engine.yugioh.language import (
    AddToHand,
    Banish,
    Card,
    Choose,
    Destroy,
    Equip,
    MoveZone,
    Named,
    Operation,
    PlaceAsSpell,
    SendToGrave,
    SetCard,
    SpecialSummon,
    ToDeck,
    Tribute,
    spell,
    trap,
)
from engine.yugioh.position.slots import AS_SPELL, IN_PENDULUM_ZONE, LOC, POSITION, STATUS, ZONE
from tests.engine.yugioh.table import Table, body, fiend, fresh, fusion, link, played, xyz

COLUMNS = ["MZ", "ST", "EMZ", "FZ", "GY", "BN", "HAND", "MD", "ED"]
TABLE = {
    "HAND":    "Y  Y  -  Y  Y  Y  --  Y  -",
    "MZ":      "Y  Y  Y  -  Y* Y  Y** Y  Y**",
    "ST":      "Y  Y  -  -  Y* Y  Y   Y  -",
    "EMZ":     "Y  -  Y  -  Y* Y  Y** Y  Y**",
    "FZ":      "-  -  -  -- Y  Y  Y   Y  -",
    "GY":      "Y  Y  Y  -  -- Y  Y   Y  Y",
    "BN":      "Y  Y  Y  -  Y  -- Y   Y  Y",
    "MD":      "Y  Y  Y  Y  Y  Y  Y   -- -",
    "ED":      "Y  -  Y  -  Y  Y  Y*** - --",
    "Overlay": "-  -  -  -  Y* Y  Y   Y  Y*",
}  # fmt: skip
CELLS = {
    (start, end): entry
    for start, row in TABLE.items()
    for end, entry in zip(COLUMNS, row.split(), strict=True)
}

PLACES = {
    "HAND": v.HAND, "MZ": v.MZONE, "ST": v.SZONE, "EMZ": v.MZONE, "FZ": v.SZONE, "GY": v.GRAVE,
    "BN": v.BANISHED, "MD": v.DECK, "ED": v.EXTRA, "Overlay": v.OVERLAY,
}  # fmt: skip

MAIN: dict[str, Card] = {
    "monster": body("Monster"),
    "Pendulum": fiend("Pendulum", type=v.PENDULUM | v.EFFECT, scale=4),
    "Spell": played("Spell"),
    "Equip Spell": spell(fresh(), "Equip Spell", v.EQUIP),
    "Trap": trap(fresh(), "Trap"),
    "Field Spell": spell(fresh(), "Field Spell", v.FIELD),
}
EXTRA: dict[str, Card] = {
    "Link": link("Link"), "Xyz": xyz("Xyz"), "Fusion": fusion("Fusion"),
}  # fmt: skip
CARDS = MAIN | EXTRA
MONSTERS = ("monster", "Pendulum", *EXTRA)
KINDS = {
    "HAND": tuple(MAIN),
    "MZ": MONSTERS,
    # As what they are, as a Continuous Spell, as a scale, as an Equip Card.
    "ST": ("Spell", "Equip Spell", "Trap", *MONSTERS),
    "EMZ": ("Pendulum", *EXTRA),
    "FZ": ("Field Spell",),
    "GY": tuple(CARDS),
    "BN": tuple(CARDS),
    "MD": tuple(MAIN),
    "ED": ("Pendulum", *EXTRA),  # a Pendulum Monster face-up, the others face-down
    "Overlay": MONSTERS,
}
HOST = xyz("Host")  # carries what lies under it, and wears what is equipped
_SPELLS = ("Spell", "Equip Spell", "Trap")
# What can be done, and the kinds of cards of which texts say it.
OPERATIONS: dict[str, tuple[Callable[[Choose], Operation], tuple[str, ...]]] = {
    "Special Summon": (SpecialSummon, MONSTERS),
    "place": (PlaceAsSpell, tuple(CARDS)),
    "set": (SetCard, (*_SPELLS, "Field Spell")),
    "equip": (
        lambda what: Equip(what, Choose(Named(HOST.passcode), v.MZONE)),
        (*MONSTERS, "Equip Spell"),
    ),
    "move": (MoveZone, MONSTERS),
    "send": (SendToGrave, tuple(CARDS)),
    "destroy": (Destroy, tuple(CARDS)),
    "Tribute": (Tribute, MONSTERS),
    "banish": (Banish, tuple(CARDS)),
    "add": (AddToHand, tuple(CARDS)),
    "return": (ToDeck, tuple(CARDS)),
}

# The table has no such movement, but an effect can make it: the reason.
BEYOND = {
    ("ST", "ED"): "Pendulum Monsters are redirected (5.2), Extra Deck monsters that were Equip "
    "Cards return there (10.6)",
    ("EMZ", "ST"): "an effect may equip or place a monster from any Monster Zone",
    ("ED", "ST"): "an effect may equip or place a monster from the Extra Deck",
    ("ED", "MD"): "an effect may shuffle a face-up Pendulum Monster into the Deck",
    ("GY", "FZ"): "an effect may Set or place a Field Spell from there",
    ("BN", "FZ"): "an effect may Set or place a Field Spell from there",
    ("Overlay", "MZ"): "an effect may Special Summon a material",
    ("Overlay", "ST"): "an effect may equip, place or Set a material",
}
_OFFICIAL = "only monsters that are Special Summoned from the Extra Deck go there (field zones)"
_MONSTERS_ONLY = "effects that move a card to another zone are of monsters"
# The table has this movement, and no effect makes it in this way: the reason.
NEVER = {
    ("MZ", "EMZ"): _OFFICIAL, ("GY", "EMZ"): _OFFICIAL, ("BN", "EMZ"): _OFFICIAL,
    ("MD", "EMZ"): _OFFICIAL, ("EMZ", "EMZ"): _OFFICIAL,
    ("ST", "ST"): _MONSTERS_ONLY,
}  # fmt: skip


def lay(kind: str, place: str, mover: Card) -> Table:
    """A card of this kind in this place, beside the Spell that will move it."""
    card = CARDS[kind]
    deck, extra = [card] * (kind in MAIN), [card] * (kind in EXTRA)
    table = Table([mover], deck, [HOST, *extra], all_zones=True)
    table.lay(HOST, 4)
    if place in ("MZ", "EMZ"):
        table.lay(card, 5 if place == "EMZ" else 0)
    elif place == "ST" and kind in (*EXTRA, "Equip Spell"):
        table.equip(card, HOST)
    elif place == "ST":
        table.lay_spell(card, 0)
        bits = {"monster": AS_SPELL, "Pendulum": IN_PENDULUM_ZONE}.get(kind, 0)
        table.rewrite(STATUS, card, bits)
    elif place == "FZ":
        table.lay_spell(card, v.FIELD_ZONE)
    elif place == "Overlay":
        table.attach(card, HOST)
    elif place in ("HAND", "GY", "BN") or (place == "ED" and kind == "Pendulum"):
        table.put(card, PLACES[place])
        if place == "ED":
            table.rewrite(POSITION, card, v.FACEUP_ATTACK)
    return table


def where(table: Table, card: Card) -> str:
    """The column, or row, in which a card lies now."""
    number = table.number(card)
    place, zone = (int(table.state.data[slot + number]) for slot in (LOC, ZONE))
    if place == v.MZONE:
        return "EMZ" if zone >= v.EXTRA_LEFT else "MZ"
    if place == v.SZONE:
        return "FZ" if zone == v.FIELD_ZONE else "ST"
    return next(name for name, bits in PLACES.items() if bits == place)


@cache
def ends(kind: str, start: str, operation: str) -> frozenset[str]:
    """Where this operation can bring a card of this kind from there, if it moves at all."""
    make, kinds = OPERATIONS[operation]
    if kind not in kinds or (operation == "Special Summon" and start in ("MZ", "EMZ")):
        return frozenset()
    card = CARDS[kind]
    mover = played("Mover", make(Choose(Named(card.passcode), PLACES[start])))
    table = lay(kind, start, mover)
    assert where(table, card) == start
    if not table.may("activate", mover):
        return frozenset()
    table.activate(mover)
    found = {where(table, card)} - {start}
    if table.asked == "zone":
        mark = table.game.mark()
        for option in table.decision().options:
            table.take(option)
            found.add(where(table, card))  # also another zone of the same kind
            table.game.undo_to(mark)
    return frozenset(found)


def ways(start: str, end: str) -> list[tuple[str, str]]:
    """The kinds of cards and operations that go from there to there."""
    return [
        (kind, operation)
        for kind in KINDS[start]
        for operation in OPERATIONS
        if end in ends(kind, start, operation)
    ]


@pytest.mark.parametrize(("start", "end"), CELLS)
def test_what_the_table_says_is_what_can_happen(start: str, end: str) -> None:
    # Yu-Gi-Oh solo rules, 9
    possible = CELLS[start, end].startswith("Y")
    if (start, end) in BEYOND:
        assert not possible
        possible = True
    if (start, end) in NEVER:
        assert possible
        possible = False
    assert bool(ways(start, end)) is possible


@pytest.mark.parametrize(
    ("start", "operation"),
    [(start, way) for start in ("MZ", "ST", "EMZ") for way in ("send", "destroy", "Tribute")],
)
def test_one_star_a_pendulum_monster_goes_to_the_extra_deck_instead_of_the_gy(
    start: str, operation: str
) -> None:
    # Yu-Gi-Oh solo rules, 9: Y*; 5.2
    assert CELLS[start, "GY"] == "Y*"
    assert ends("Pendulum", start, operation) == {"ED"}
    if start != "EMZ":
        assert ends("monster", start, operation) == {"GY"}


def test_one_star_too_many_a_material_is_not_on_the_field() -> None:
    # Yu-Gi-Oh solo rules, 9: Y*; by the official rulebook it goes to the GY.
    assert CELLS["Overlay", "GY"] == "Y*"
    assert ends("Pendulum", "Overlay", "send") == {"GY"}


@pytest.mark.parametrize("start", ["HAND", "MD", "ED", "BN"])
def test_no_star_no_redirection(start: str) -> None:
    # Yu-Gi-Oh solo rules, 9: Y; 5.2
    assert CELLS[start, "GY"] == "Y"
    assert ends("Pendulum", start, "send") == {"GY"}


@pytest.mark.parametrize("start", ["MZ", "EMZ"])
@pytest.mark.parametrize("operation", ["add", "return"])
def test_two_stars_extra_deck_monsters_go_to_the_extra_deck(start: str, operation: str) -> None:
    # Yu-Gi-Oh solo rules, 9: Y**; 10.6
    assert CELLS[start, "HAND"] == CELLS[start, "ED"] == "Y**"
    for kind in EXTRA:
        assert ends(kind, start, operation) == {"ED"}
    assert ends("Pendulum", start, operation) == {"HAND" if operation == "add" else "MD"}


def test_three_stars_only_a_face_up_pendulum_monster_goes_from_extra_deck_to_hand() -> None:
    # Yu-Gi-Oh solo rules, 9: Y***
    assert CELLS["ED", "HAND"] == "Y***"
    assert ways("ED", "HAND") == [("Pendulum", "add")]


@pytest.mark.parametrize("start", [start for start, end in CELLS if CELLS[start, end] == "--"])
def test_two_dashes_a_card_that_is_there_already_stays(start: str) -> None:
    # Yu-Gi-Oh solo rules, 9: --
    kind, same = {
        "HAND": ("monster", "add"), "FZ": ("Field Spell", "set"), "GY": ("monster", "send"),
        "BN": ("monster", "banish"), "MD": ("monster", "return"), "ED": ("Fusion", "return"),
    }[start]  # fmt: skip
    assert ends(kind, start, same) == frozenset()


def test_every_kind_of_card_is_tried_everywhere_that_it_can_be() -> None:
    assert set(KINDS) == set(TABLE)
    assert {kind for kinds in KINDS.values() for kind in kinds} == set(CARDS)
    for kind in CARDS:
        assert ends(kind, "GY", "banish") == {"BN"}
