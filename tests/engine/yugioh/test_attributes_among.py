"""How many original Attributes there are among monsters, and what is in the Main Monster Zones.

Sources: the card texts of Helshaddoll Hollow and Vanquish Soul Pluton HG.
"""

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import FACE_UP, MONSTER, Ignition, Names, Quick
from engine.yugioh.position.slots import POSITION
from tests.engine.yugioh.table import Table, body, fiend, link, played

LEXICON = Lexicon({"Probe": 1}, {"Vanquish": 8})
AMONG = Names(MONSTER & FACE_UP, v.MZONE, v.EITHER, "original attribute")


def effect(text: str) -> la.Effect:
    probe = la.monster(1, "Probe", v.LIGHT, v.FIEND, 4, 0)
    (found,) = compile_card(probe, text, LEXICON).card.effects
    assert isinstance(found, la.Effect)
    return found


def test_the_attributes_among_monsters_are_read() -> None:
    found = effect(
        "You can send cards from the top of your Deck to the GY, equal to the number of different "
        "original Attributes among the monsters on the field."
    )
    assert isinstance(found, Ignition) and found.do == (la.Mill(AMONG),)


def test_each_original_attribute_counts_once_on_either_field() -> None:
    light, dark = body("Light"), body("Dark", attribute=v.DARK)
    hidden = body("Hidden", attribute=v.FIRE)
    becomes = played("Becomes", la.ChangeAttribute(la.Each(MONSTER, v.MZONE), v.WIND))
    gain = played("Gain", la.GainLife(la.Times(AMONG, 100)))
    table = Table([becomes, gain], field=[light, body("L"), hidden], opponent_field=[dark])
    table.rewrite(POSITION, hidden, v.FACEDOWN_DEFENSE, v.MZONE)
    table.activate(becomes)  # whatever they are now
    table.activate(gain)
    assert table.life() == 8200


ONLY = (
    'During your opponent\'s turn, if you control no monsters, or only "Vanquish" monsters, in '
    "your Main Monster Zone (Quick Effect): You can Special Summon this card from your hand."
)


def may(field: dict[int, la.Card], face_down: la.Card | None = None) -> bool:
    found = effect(ONLY)
    assert isinstance(found, Quick)
    held = tuple(part for part in found.condition if not isinstance(part, la.During))
    pluton = fiend("Pluton", Ignition(v.HAND, condition=held, do=found.do))
    table = Table([pluton], field=field)
    if face_down is not None:
        table.rewrite(POSITION, face_down, v.FACEDOWN_DEFENSE, v.MZONE)
    return table.may("activate", pluton)


def test_no_monsters_or_only_such_in_the_main_monster_zones() -> None:
    soul, other = fiend("Soul", series=(8,)), fiend("Other")
    assert may({}) and may({0: soul})
    assert not may({0: soul, 1: other})
    assert may({0: soul, v.EXTRA_LEFT: link("Link")})
    # Nobody knows that a face-down card is one of them.
    assert not may({0: soul}, soul)


def test_so_many_attributes_as_a_condition() -> None:
    # Possessed Partnerships: "monsters with 2 or more different Attributes"
    found = effect(
        "If you control monsters with 2 or more different Attributes: You can gain 500 LP."
    )
    two = la.Compare(la.Names(MONSTER & FACE_UP, v.MZONE, v.YOU, "attribute"), ">=", 2)
    assert isinstance(found, Ignition) and found.condition == (two,)
    probe = fiend("Probe", found, attribute=v.DARK)
    assert not Table(field=[probe, body("Dark", attribute=v.DARK)]).may("activate", probe)
    assert Table(field=[probe, body("Light")]).may("activate", probe)
    hidden = body("Light")
    table = Table(field=[probe, hidden])
    table.rewrite(POSITION, hidden, v.FACEDOWN_DEFENSE, v.MZONE)
    assert not table.may("activate", probe)
