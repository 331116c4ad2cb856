"""What a monster forbids its player after it was Special Summoned in its own way.

Source: the card texts of Silent Angler, Hydrojet Shark and Fallen Angel of Roses.
"""

from dataclasses import replace

from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import (
    Ban,
    ByItself,
    Card,
    Choose,
    Destroy,
    InPlace,
    Named,
    OnlySpecialSummon,
    SpecialSummon,
)
from tests.engine.yugioh.table import Table, body, fresh, played

LEXICON = Lexicon({"Probe": 9}, {"Gamma": 0x123})
FROM_HAND = (
    "You can Special Summon this card (from your hand), but you cannot Special Summon monsters "
    "from your hand for the rest of this turn."
)


def read(text: str) -> Card:
    facts = Card(9, "Probe", v.MONSTER | v.EFFECT, v.WATER, v.FISH, 4)
    found = compile_card(facts, text, LEXICON)
    assert found.whole, [str(part.why) for part in found.parts if part.why]
    return replace(found.card, passcode=fresh())


def test_nothing_more_from_the_hand() -> None:
    card, other = read(FROM_HAND), body("Other")
    call = played("Call", SpecialSummon(Choose(Named(other.passcode), v.HAND)))
    revive = played("Revive", SpecialSummon(Choose(Named(other.passcode), v.GRAVE)))
    table = Table([card, card, other, call, revive], grave=[other])
    assert table.may("activate", call)
    table.special(card)
    assert not table.may("special", card) and not table.may("activate", call)
    assert table.may("activate", revive) and table.may("summon", other)


def test_summoned_otherwise_it_forbids_nothing() -> None:
    card, other = read(FROM_HAND), body("Other")
    call = played("Call", SpecialSummon(Choose(Named(other.passcode), v.HAND)))
    table = Table([card, other, call])
    table.summon(card)
    assert table.may("activate", call)


def test_texts() -> None:
    start = "If you control no monsters, you can Special Summon this card (from your hand), but you"
    for text, lock in (
        (f'{start} cannot Special Summon "Probe" for the rest of this turn.',
         Ban(("special-summon",), Named(9))),
        (f'{start} cannot Special Summon for the rest of this turn, except "Gamma" monsters.',
         None),
        (FROM_HAND, Ban(("special-summon",), InPlace(v.HAND))),
    ):  # fmt: skip
        (way,) = read(text).procedures
        assert isinstance(way, ByItself)
        (after,) = way.after
        assert after == lock if lock else isinstance(after, OnlySpecialSummon)


BANISHED = (
    "You can Special Summon this card (from your hand) by discarding 1 Warrior monster, but banish "
    "it when it leaves the field."
)


def test_what_was_summoned_so_is_banished_when_it_leaves() -> None:
    # Fallen Angel of Roses; Normal Summoned it goes to the GY.
    card, other = read(BANISHED), body("Other", race=v.WARRIOR)
    (way,) = card.procedures
    assert isinstance(way, ByItself) and way.banished
    blow = played("Blow", Destroy(Choose(Named(card.passcode), v.MZONE)))
    for special in (True, False):
        table = Table([card, other, blow])
        table.special(card) if special else table.summon(card)
        table.activate(blow)
        assert table.banished == (["Probe"] if special else [])
        assert ("Probe" in table.grave) is not special
