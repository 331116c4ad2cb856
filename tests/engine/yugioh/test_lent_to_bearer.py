"""What a monster that is equipped to another lends it.

Source: the card text of Therion "King" Regulus: a "Therion" monster equipped with it gains 700 ATK
and can activate its 2nd effect as if it were that card, so that both share the one use of the turn.
"""

from dataclasses import replace

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from tests.engine.yugioh.table import Table, body, fiend, fresh, ignition, played

LEXICON = Lexicon({"Probe": 9}, {"Gamma": 0x123})
TEXT = (
    'You can only use each of the following effects of "Probe" once per turn.\n'
    "● You can target 1 monster in your GY; Special Summon this card from your hand, and if you "
    "do, equip that monster to this card.\n"
    "● You can discard 1 card; gain 500 LP.\n"
    'A "Gamma" monster equipped with this card gains 700 ATK, also it can activate the 2nd effect '
    'listed above as if it were "Probe".'
)
FACTS = la.monster(9, "Probe", v.DARK, v.FIEND, 4, 1500, series=(0x123,))
GAMMA = fiend("Kin", series=(0x123,))
OTHER = fiend("Other")
PAID = [body(f"Paid {number}") for number in range(2)]


def probe() -> la.Card:
    found = compile_card(FACTS, TEXT, LEXICON)
    assert found.whole, [str(part.why) for part in found.parts if part.why]
    return replace(found.card, passcode=fresh())


def worn(host: la.Card, *others: la.Card) -> tuple[Table, la.Card]:
    """A monster to which the card was equipped by an effect, with others on the field."""
    card = probe()
    hosts = la.Choose(la.Named(host.passcode), v.MZONE)
    equips = played("Equips", la.Equip(la.Choose(la.MONSTER, v.GRAVE), hosts))
    table = Table([equips, *PAID], field=[host, *others], grave=[card])
    table.activate(equips)
    assert table.equips(host) == [card.name]
    return table, card


def test_the_monster_gains_the_attack_and_the_effect() -> None:
    table, _ = worn(GAMMA)
    assert table.attack(GAMMA) == 1700
    table.activate(GAMMA)
    table.pick(PAID[0])
    assert table.life() == 8500
    assert not table.may("activate", GAMMA)


def test_another_monster_gains_neither() -> None:
    table, _ = worn(OTHER)
    assert table.attack(OTHER) == 1000
    assert not table.may("activate", OTHER)


def test_both_share_the_use_of_the_turn() -> None:
    card = probe()
    hosts = la.Choose(la.Named(GAMMA.passcode), v.MZONE)
    equips = played("Equips", la.Equip(la.Choose(la.MONSTER, v.GRAVE), hosts))
    table = Table([equips, *PAID], field=[GAMMA, card], grave=[card])
    table.activate(equips)
    assert table.may("activate", GAMMA) and table.may("activate", card)
    table.activate(card)
    table.pick(PAID[0])
    assert not table.may("activate", GAMMA)


def test_all_is_gone_with_the_card() -> None:
    breaks = fiend("Breaks", ignition(la.Destroy(la.Each(la.FACE_UP, v.SZONE))))
    table, card = worn(GAMMA, breaks)
    table.activate(breaks)
    assert table.place_of(card) == v.GRAVE
    assert table.attack(GAMMA) == 1000 and not table.may("activate", GAMMA)


def test_a_card_whose_effects_are_negated_lends_nothing() -> None:
    silences = fiend("Silences", ignition(la.Negate(la.Each(la.FACE_UP, v.SZONE), "end")))
    table, _ = worn(GAMMA, silences)
    assert table.attack(GAMMA) == 1700
    table.activate(silences)
    assert table.attack(GAMMA) == 1000 and not table.may("activate", GAMMA)


def test_only_an_effect_limited_by_name_is_lent() -> None:
    text = TEXT.replace(
        'You can only use each of the following effects of "Probe" once per turn.\n', ""
    ).replace("● You can discard", "● Once per turn: You can discard")
    assert not compile_card(FACTS, text, LEXICON).whole
