"""What is done in place of Tributes for the activation of a monster's effect.

Sources: the official texts of Ursarctic Departure, Ursarctic Big Dipper and Naturia Camellia, of
which only the phrases stand here; Yu-Gi-Oh rules reference, costs: what replaces a cost is a cost.
"""

from dataclasses import replace

import pytest

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Compiled, Lexicon, compile_card
from engine.yugioh.position.slots import NEGATED, STATUS
from engine.yugioh.wording import card_text
from tests.engine.yugioh.table import Table, body, fiend, fresh, ignition, played

BEAR = 0x123
LEXICON = Lexicon({"Probe": 9}, {"Bear": BEAR})
SPELL = la.Card(9, "Probe", v.SPELL)
FROM_GRAVE = (
    'If you would Tribute a monster(s) to activate a "Bear" monster\'s effect, except the turn '
    "this card was sent to the GY, you can banish this card from your GY instead. You can only use "
    'this effect of "Probe" once per turn.'
)
FROM_DECK = (
    'If you would Tribute a monster(s) to activate a "Bear" monster\'s effect, you can send the '
    "top "
    "2 cards of your Deck to the GY instead."
)
ONCE = (
    'Once per turn, if your "Bear" monster would Tribute a monster(s) to activate its effect, you '
    'can banish 1 "Bear" monster from your GY instead.'
)


def read(text: str, type: int = v.SPELL) -> Compiled:
    found = compile_card(replace(SPELL, type=type), text, LEXICON)
    assert found.whole, [part.why for part in found.parts]
    return found


def payer(text: str, type: int = v.SPELL) -> la.Card:
    return replace(read(text, type).card, passcode=fresh(), level=4)


def bear(*effects: la.Effect, name: str = "Cub") -> la.Card:
    return replace(fiend(name, *effects), series=(BEAR,))


TRIBUTE = la.Tribute(la.Choose(la.Type(v.NORMAL), v.HAND | v.MZONE))
# As those monsters have it, which are used from the hand.
COME = bear(ignition(la.SpecialSummon(la.SELF), where=v.HAND, cost=(TRIBUTE,)))


@pytest.mark.parametrize(
    ("text", "type", "limit"),
    [
        (FROM_GRAVE, v.SPELL, la.ONCE_PER_TURN), (FROM_DECK, v.MONSTER | v.EFFECT, None),
        (ONCE, v.SPELL | v.FIELD, None),
    ],
)  # fmt: skip
def test_it_is_read_and_written_back(text: str, type: int, limit: la.Limit | None) -> None:
    card = read(text, type).card
    (rule,) = (item for item in card.effects if isinstance(item, la.PaysForTributes))
    assert rule.limit == limit and rule.once == (text is ONCE)
    assert bool(rule.held) == (text is FROM_GRAVE)
    assert any("would Tribute" in line for line in card_text(card, LEXICON.name_of))


def test_it_is_banished_from_the_gy_for_an_effect_in_the_hand() -> None:
    table = Table([COME], grave=[payer(FROM_GRAVE)])
    table.activate(COME)
    assert (list(table.monsters().values()), table.banished) == (["Cub"], ["Probe"])
    other = fiend("Other", ignition(la.SpecialSummon(la.SELF), where=v.HAND, cost=(TRIBUTE,)))
    assert not Table([other], grave=[payer(FROM_GRAVE)]).may("activate", other)
    assert not Table([COME], field=[], spells=[payer(FROM_GRAVE)]).may("activate", COME)


def test_an_effect_among_the_spells_is_none_of_a_monster() -> None:
    act = la.Ignition(v.SZONE, do=(la.GainLife(100),), cost=(
        la.Tribute(la.Choose(la.Type(v.NORMAL), v.MZONE)),))  # fmt: skip
    card = bear(act)
    assert not Table(spells=[card], grave=[payer(FROM_GRAVE)]).may("activate", card)
    assert Table(spells=[card], field=[body()]).may("activate", card)


def test_not_in_the_turn_it_was_sent_there() -> None:
    card = payer(FROM_GRAVE)
    dump = played("Dump", la.SendToGrave(la.Choose(la.SPELL, v.DECK)))
    table = Table([COME, dump], deck=[card])
    table.activate(dump)
    assert "Probe" in table.grave and not table.may("activate", COME)


def test_once_per_turn_by_its_name() -> None:
    card, again = payer(FROM_GRAVE), replace(COME, passcode=fresh(), name="Again")
    table = Table([COME, again], grave=[card, card])
    table.activate(COME)
    assert table.banished == table.grave == ["Probe"]
    assert not table.may("activate", again)


def test_what_is_spoken_of_is_tributed() -> None:
    gains = la.GainLife(la.LevelOf(la.Chosen(("a",)), 100))
    named = la.Tribute(la.Choose(la.MONSTER & la.OTHER, v.HAND | v.MZONE, name="a"))
    asking = bear(ignition(gains, where=v.HAND, cost=(named,)))
    assert not Table([asking], grave=[payer(FROM_GRAVE)]).may("activate", asking)
    assert Table([asking, body()], grave=[payer(FROM_GRAVE)]).may("activate", asking)


def test_something_else_is_done_while_it_is_face_up() -> None:
    card = payer(FROM_DECK, v.MONSTER | v.EFFECT)
    spells = [played("A")] * 2
    for deck, may in ((spells, True), (spells[:1], False)):
        act = bear(ignition(la.GainLife(100), cost=(la.Tribute(la.Choose(
            la.MONSTER & la.OTHER & ~la.Type(v.EFFECT), v.MZONE)),)))  # fmt: skip
        table = Table(field=[card, act], deck=deck)
        assert table.may("activate", act) is may
    table = Table(field=[card, act], deck=spells)
    table.activate(act)
    assert table.grave == ["A", "A"]
    table = Table(field=[card, act], deck=spells)
    table.rewrite(STATUS, card, NEGATED, v.MZONE)
    assert not table.may("activate", act)


def test_once_per_turn_for_each_copy() -> None:
    dipper, act = payer(ONCE, v.SPELL | v.FIELD), bear(ignition(la.GainLife(100), cost=(
        la.Tribute(la.Choose(la.MONSTER & ~la.Type(v.EFFECT), v.MZONE)),)))  # fmt: skip
    old = [bear(name=name) for name in ("Old", "Older")]
    table = Table(field=[act], spells={5: dipper}, grave=old)
    table.activate(act)
    table.pick(old[0])
    assert (table.life(), table.banished) == (8100, ["Old"])
    assert not table.may("activate", act)
    assert not Table(field=[act], spells={5: dipper}).may("activate", act)
