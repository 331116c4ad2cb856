"""Pendulum Scales that change, of cards in the Pendulum Zones.

Sources: the card texts of Timegazer Magician, Abyss Actor - Wild Hope and Wisdom-Eye Magician;
Yu-Gi-Oh solo rules, 3.9 (Levels strictly between the two Scales); for what is newer, Yu-Gi-Oh
modifiers and triggers.
"""

from dataclasses import replace

from engine import notation
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.keys import key
from engine.yugioh.language import (
    IT,
    AddToHand,
    Card,
    Choose,
    Ignition,
    LevelOf,
    Measured,
    Named,
    ScaleIs,
    While,
)
from engine.yugioh.movement.pendulum_zones import LEFT, RIGHT, scale_at
from engine.yugioh.position.slots import IN_PENDULUM_ZONE, POSITION, PROPER, STATUS
from engine.yugioh.queries.traits import scale_now
from engine.yugioh.wording import card_text, defined_name
from tests.engine.yugioh.table import Table, body, fiend, fresh, played, xyz

GAMMA = 0x123
LEXICON = Lexicon({"Probe": 9}, {"Gamma": GAMMA})
PLAIN = fiend("Plain", type=v.PENDULUM | v.EFFECT, scale=2)
GAMMAS = replace(fiend("Gammas", type=v.PENDULUM | v.EFFECT, scale=2), series=(GAMMA,))
UNLESS = (
    'Unless you have a "Gamma" card in your other Pendulum Zone, this card\'s Pendulum Scale '
    "becomes 4."
)
NINE = (
    "Once per turn: You can target 1 other card in your Pendulum Zone; its Pendulum Scale becomes "
    "9 until the end of this turn."
)
ITS_OWN = (
    "You can discard this card, then target 1 card in your Pendulum Zone, whose current Pendulum "
    "Scale is different from its original Pendulum Scale; its Pendulum Scale becomes its original "
    "Pendulum Scale until the end of this turn."
)


def read(text: str, box: str = "Pendulum") -> Card:
    facts = replace(fiend("Probe", type=v.PENDULUM | v.EFFECT, scale=8), passcode=9)
    found = compile_card(facts, f"[ {box} Effect ]\n{text}", LEXICON)
    assert found.whole, [str(part.why) for part in found.parts if part.why]
    return replace(found.card, passcode=fresh())


def laid(left: Card, right: Card, *hand: Card, **rest: list[Card]) -> Table:
    table = Table(hand, spells={LEFT: left, RIGHT: right}, **rest)  # type: ignore[arg-type]
    for card in (left, right):
        table.rewrite(STATUS, card, IN_PENDULUM_ZONE)
    return table


def scales(table: Table) -> tuple[int, int]:
    return int(scale_at(table.state, 0, LEFT)), int(scale_at(table.state, 0, RIGHT))


def test_they_are_read_and_written() -> None:
    held = read(UNLESS)
    (rule,) = held.effects
    assert isinstance(rule, While) and rule.scale and rule.rules == (ScaleIs(4),)
    nine = read(NINE)
    (effect,) = nine.effects
    assert isinstance(effect, Ignition) and effect.do[0].to == 9  # type: ignore[attr-defined]
    own = read(ITS_OWN, "Monster")
    (effect,) = own.effects
    assert isinstance(effect, Ignition)
    changed = Measured("scale", "!=", LevelOf(IT, what="original scale"))
    assert effect.target == (Choose(changed, v.PZONE),)
    assert card_text(nine, defined_name) == [NINE]


def test_a_scale_holds_while_no_such_card_is_beside_it() -> None:
    held = read(UNLESS)
    assert scales(laid(held, PLAIN)) == (4, 2)
    assert scales(laid(held, GAMMAS)) == (8, 2)


def test_levels_between_the_scales_as_they_are() -> None:
    held, nine = read(UNLESS), read(NINE)
    three, five = body("Three", level=3), body("Five", level=5)
    table = laid(held, PLAIN, three, five)
    table.pendulum()
    assert "Three" in table.monsters().values() and "Five" in table.hand
    table = laid(nine, PLAIN, three, five)  # 8 and 2: both; then 8 and 9: neither
    assert "pendulum" in table.offers()
    table.activate(nine)
    assert scales(table) == (8, 9) and "pendulum" not in table.offers()


def test_what_changed_later_is_what_holds() -> None:
    # The Scale of the one becomes 9 although it "becomes 4" since before; when a card beside it
    # goes, that begins anew.
    held, nine = read(UNLESS), replace(read(NINE), series=(GAMMA,))
    away = played("Away", AddToHand(Choose(Named(nine.passcode), v.PZONE)))
    table = laid(held, nine, away)
    assert scales(table) == (8, 8)
    table.activate(nine)
    assert scales(table) == (9, 8)
    table.activate(away)
    assert scales(table) == (4, -1)


def test_back_to_the_original_scale() -> None:
    own, held = read(ITS_OWN, "Monster"), read(UNLESS)
    assert not laid(PLAIN, GAMMAS, own).may("activate", own)
    table = laid(held, PLAIN, own)
    table.activate(own)
    assert scales(table) == (8, 2)


def test_it_lasts_for_the_turn_and_is_part_of_the_position() -> None:
    nine = read(NINE)
    table, before = laid(nine, PLAIN), laid(nine, PLAIN)
    table.activate(nine)
    again = laid(nine, PLAIN)
    again.activate(nine)
    assert key(table.state) == key(again.state) != key(before.state)
    text = notation.write(table.game)
    now = key(table.state)
    notation.read(table.game, text)
    assert notation.write(table.game) == text and key(table.state) == now
    assert scales(table) == (8, 9)
    table.end()
    assert scales(table) == (8, 2)


def test_it_is_forgotten_when_the_card_leaves_the_zone() -> None:
    nine = read(NINE)
    back = played("Back", AddToHand(Choose(Named(PLAIN.passcode), v.PZONE)))
    table = laid(nine, PLAIN, back)
    table.activate(nine)
    table.activate(back)
    table.activate(PLAIN)
    assert scales(table) == (8, 2)


AS_SEVEN = (
    "If you can Pendulum Summon Level 7, you can Pendulum Summon this face-up card in your Extra "
    "Deck."
)


def test_an_xyz_monster_is_pendulum_summoned_as_one_of_a_level() -> None:
    # Odd-Eyes Rebellion Xyz Dragon; it has been Xyz Summoned properly before.
    facts = replace(xyz("Probe", 7), type=v.MONSTER | v.XYZ | v.PENDULUM | v.EFFECT, passcode=9)
    found = compile_card(facts, f"2 Level 7 monsters\n{AS_SEVEN}", LEXICON)
    assert found.whole
    goal = replace(found.card, passcode=fresh())
    assert card_text(goal, defined_name)[-1] == AS_SEVEN.replace("in your", "from your")
    for high, proper, may in ((8, PROPER, True), (7, PROPER, False), (8, 0, False)):
        left, right = (replace(PLAIN, passcode=fresh(), scale=number) for number in (3, high))
        table = Table(spells={LEFT: left, RIGHT: right}, extra=[goal])
        for card in (left, right):
            table.rewrite(STATUS, card, IN_PENDULUM_ZONE)
        assert "pendulum" not in table.offers()
        table.rewrite(POSITION, goal, v.FACEUP_ATTACK)
        table.rewrite(STATUS, goal, proper)
        assert ("pendulum" in table.offers()) is may, (high, proper)
    plain = replace(facts, type=v.MONSTER | v.XYZ | v.EFFECT)
    assert not compile_card(plain, f"2 Level 7 monsters\n{AS_SEVEN}", LEXICON).whole


def test_materials_that_are_said_twice_are_said_once() -> None:
    # Odd-Eyes Raging Dragon, Clear Wing Fast Dragon: the older and the newer wording
    facts = replace(xyz("Probe", 7), passcode=9, attribute=v.DARK)
    once = compile_card(facts, "2 Level 7 Dragon monsters", LEXICON)
    both = "2 Level 7 Dragon monsters\n2 Level 7 Dragon-Type monsters"
    twice = compile_card(facts, both, LEXICON)
    assert once.whole and twice.whole and once.card == twice.card
    other = "2 Level 7 Dragon monsters\n3 Level 7 Dragon monsters"
    assert not compile_card(facts, other, LEXICON).whole


def test_a_scale_that_is_made_another() -> None:
    # The card text of Yosenju Shinchu R.
    made = read(
        "Once per turn: You can make this card's Pendulum Scale become 11 until the end of this "
        "turn."
    )
    left, right = made, replace(PLAIN, passcode=fresh())
    table = laid(left, right)
    table.activate(left)
    assert scale_now(table.state, table.number(left)) == 11
