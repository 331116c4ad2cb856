"""A Spell after which its player activates Spells and Traps of its name alone.

Source: the card text of Sekka's Light.
"""

from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import Card, GainLife, Ignition, Quick, spell
from tests.engine.yugioh.table import Table, body, fiend, fresh, ignition, played

NAME = fresh()
TEXT = (
    "If you have no Spells/Traps in your GY: Draw 2 cards, also, for the rest of this Duel after "
    'you activate this card, you cannot activate Spell/Trap Cards or effects, except "Probe". You '
    "can banish this card from your GY; reveal 1 monster in your hand, shuffle it into the Deck, "
    "then, draw 1 card."
)


def read() -> Card:
    found = compile_card(Card(NAME, "Probe", v.SPELL), TEXT, Lexicon({"Probe": NAME}, {}))
    assert found.whole, [str(part.why) for part in found.parts if part.why]
    return found.card


PROBE = read()
DRAWN = [body("A"), body("B"), body("C")]


def drawn(*hand: Card, **rest: object) -> Table:
    table = Table([PROBE, *hand], DRAWN, **rest)  # type: ignore[arg-type]
    table.activate(PROBE)
    while table.asked == "chance":
        table.take(table.decision().options[0])
    return table


def test_spells_and_their_effects_are_not_activated_any_more() -> None:
    standing = spell(fresh(), "Standing", v.CONTINUOUS,
                     effects=(Ignition(v.SZONE, do=(GainLife(1),)),))  # fmt: skip
    acts = fiend("Acts", ignition(GainLife(1)))
    other = played("Other", GainLife(1))
    table = drawn(other, spells=[standing], field=[acts])
    assert not table.may("activate", other) and not table.may("activate", standing)
    assert table.may("activate", acts)


def test_its_own_name_still_is() -> None:
    table = drawn()
    assert table.may("activate", PROBE, 1, v.GRAVE)
    table.activate(PROBE, 1)
    while table.asked in ("cards", "chance"):
        table.take(table.decision().options[0])
    assert table.banished == ["Probe"] and len(table.hand) == 2


def test_not_beside_a_spell_in_the_graveyard() -> None:
    assert not Table([PROBE], DRAWN, grave=[played("Old")]).may("activate", PROBE)


def test_the_opponent_is_not_kept_from_it() -> None:
    theirs = spell(fresh(), "Theirs", v.CONTINUOUS,
                   effects=(Quick(v.SZONE, do=(GainLife(1),)),))  # fmt: skip
    acts = fiend("Acts", ignition(GainLife(1)))
    table = drawn(field=[acts], opponent_spells=[theirs], opponent_acts=True)
    while table.asked != "open":
        table.decline() if table.asked == "window" else table.nature(DRAWN[len(table.hand)])
    table.activate(acts)
    assert table.asked == "window"


def test_the_texts_of_both_effects() -> None:
    facts = Card(NAME, "Probe", v.SPELL)
    for lost in (', except "Probe"', "Spell/Trap Cards or "):
        other = compile_card(facts, TEXT.replace(lost, ""), Lexicon({"Probe": NAME}, {}))
        assert other.card.effects != PROBE.effects
