"""Cards that return to the GY, go face-up to the Extra Deck, or leave a Pendulum Zone.

Sources: the card texts named with each test, and their rulings; Yu-Gi-Oh solo rules, 5.2.
"""

from engine.filters import ANY
from engine.yugioh import vocabulary as v
from engine.yugioh.language import (
    MONSTER,
    OTHER,
    SELF,
    SENT_THIS_TURN,
    Activate,
    AddToExtra,
    BanishInstead,
    Card,
    Choose,
    Chosen,
    Damage,
    Destroy,
    Each,
    Equip,
    Event,
    IfDone,
    Named,
    OneOf,
    ReturnToGrave,
    ToDeck,
    Trigger,
    Type,
    exists,
    sent_to_grave,
    trap,
)
from engine.yugioh.position.slots import POSITION
from tests.engine.yugioh.table import Table, body, fiend, fresh, ignition, played

A, B = body("A"), body("B")
BURIAL = played(
    "Burial",
    ReturnToGrave(Chosen()),
    IfDone((Damage(100),)),
    target=(Choose(MONSTER, v.BANISHED, whose=v.EITHER),),
)


# ------------------------------------------------------------ back to the GY


def test_a_banished_card_returns_to_the_gy() -> None:
    # The card text of Burial from a Different Dimension.
    table = Table([BURIAL], banished=[A])
    table.activate(BURIAL)
    assert "A" in table.grave
    assert table.banished == []
    assert table.life(1) == 7900


def test_it_was_not_sent_there() -> None:
    # A ruling on Burial from a Different Dimension: cards that return to the GY are not sent there.
    watcher = fiend("Watcher", Trigger(v.GRAVE, on=sent_to_grave(), do=(Damage(1),)))
    held = exists(~OTHER & SENT_THIS_TURN, v.GRAVE)
    sent = fiend("Sent", ignition(Damage(1), where=v.GRAVE, condition=(held,)))
    for card in (watcher, sent):
        table = Table([BURIAL], banished=[card])
        table.activate(BURIAL)
        assert table.place_of(card) == v.GRAVE
        assert table.life(1) == 7900
        assert not table.may("activate", card)


def test_what_is_banished_instead_of_being_sent_there_returns_all_the_same() -> None:
    # The card text of Macro Cosmos: "any card sent to the GY is banished instead".
    table = Table([BURIAL], banished=[A], field=[fiend("Cosmos", BanishInstead())])
    table.activate(BURIAL)
    assert table.grave == ["A"]
    assert table.banished == ["Burial"]


# ------------------------------------------------- face-up to the Extra Deck


def scale(name: str, *effects: Trigger) -> Card:
    return fiend(name, *effects, type=v.PENDULUM | v.EFFECT, scale=1)


LOW, HIGH = scale("Low"), scale("High")


def test_a_pendulum_monster_is_added_face_up_to_the_extra_deck() -> None:
    # The card text of Heavymetalfoes Electrumite.
    adding = played("Adding", AddToExtra(Choose(Type(v.PENDULUM), v.DECK)))
    table = Table([adding], deck=[LOW, A])
    table.activate(adding)
    assert table.extra == ["Low"]
    assert table.state.data[POSITION + table.number(LOW)] & v.FACEUP
    assert not Table([adding], deck=[A]).may("activate", adding)


def test_a_card_leaves_a_pendulum_zone() -> None:
    # The card text of Heavymetalfoes Electrumite.
    watcher = fiend("Watcher", Trigger(
        v.MZONE, on=Event("sent", ANY, from_=v.PZONE, whose=v.YOU), do=(Damage(1),), optional=False,
    ))  # fmt: skip
    for victim, life in ((LOW, 7999), (None, 8000)):
        other = trap(fresh(), "Other")
        boom = played("Boom", Destroy(Each(Named((victim or other).passcode), v.SZONE | v.PZONE)))
        table = Table([LOW, boom], field=[watcher], spells={2: other})
        table.activate(LOW)
        table.activate(boom)
        assert table.life(1) == life


def test_a_pendulum_zone_is_a_spell_and_trap_zone() -> None:
    # Yu-Gi-Oh field zones, Pendulum Zone
    watcher = fiend("Watcher", Trigger(
        v.MZONE, on=Event("destroyed", ANY, from_=v.FIELD_PLACES, whose=v.YOU), do=(Damage(1),),
        optional=False,
    ))  # fmt: skip
    boom = played("Boom", Destroy(Each(Named(LOW.passcode), v.PZONE)))
    table = Table([LOW, boom], field=[watcher])
    table.activate(LOW)
    table.activate(boom)
    assert table.life(1) == 7999


# ---------------------------------------------------------- either end, Traps


def test_either_end_of_the_deck() -> None:
    # The card text of Edge Imp Saw: "on either the top or bottom of your Deck"
    either = OneOf(
        tuple((ToDeck(Choose(MONSTER, v.HAND), where),) for where in ("top", "bottom")),
        at="resolution",
    )
    spell = played("Either", either)
    for number, order in ((0, ["A", "B"]), (1, ["B", "A"])):
        table = Table([spell, A], deck=[B])
        table.activate(spell)
        table.bullet(number)
        assert table.deck == order


def test_a_trap_that_equips_itself_stays_in_its_zone() -> None:
    # The card text of Metalmorph.
    armor = trap(fresh(), "Armor", effects=(
        Activate(target=(Choose(MONSTER, v.MZONE),), do=(Equip(SELF, Chosen()),)),
    ))  # fmt: skip
    sets = [trap(fresh(), f"Set {number}") for number in range(4)]
    table = Table(field=[A], sets=[armor, *sets])
    table.activate(armor)
    assert table.equips(A) == ["Armor"]
