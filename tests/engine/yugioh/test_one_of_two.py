"""Two cards with different names, of which one is Summoned and the other attached to it.

Source: the card text of Number 97: Draglubion: "take 2 … with different names …, Special Summon 1
of them and attach the other to it as material".
"""

from dataclasses import replace

from engine.effects import walk
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import (
    MONSTER,
    Attach,
    Ban,
    Card,
    Choose,
    Chosen,
    IfDone,
    InBattleThisTurn,
    Like,
    Race,
    SpecialSummon,
)
from tests.engine.yugioh.table import Table, body, fresh, played, xyz

DRAGON = MONSTER & Race(v.DRAGON)
DO = (
    SpecialSummon(Choose(DRAGON, v.EXTRA | v.GRAVE, name="a")),
    IfDone((
        Attach(
            Choose(DRAGON & ~Like("name", Chosen(("a",))), v.EXTRA | v.GRAVE), to=Chosen(("a",))
        ),
    )),
)  # fmt: skip
CALL = played("Call", *DO)
ONE, TWO = (replace(xyz(name), race=v.DRAGON) for name in ("One", "Two"))


def test_one_alone_and_copies_of_it_are_not_enough() -> None:
    assert not Table([CALL], extra=[ONE]).may("activate", CALL)
    assert not Table([CALL], extra=[ONE, ONE]).may("activate", CALL)
    assert Table([CALL], extra=[ONE, TWO]).may("activate", CALL)


def test_the_other_one_is_attached() -> None:
    table = Table([CALL], extra=[ONE, TWO])
    table.activate(CALL)
    table.pick(ONE)
    assert list(table.monsters().values()) == ["One"]
    assert table.materials(ONE) == ["Two"]


def test_it_is_read() -> None:
    probe = Card(9, "Probe", v.MONSTER | v.EFFECT, v.DARK, v.FIEND, 4, 1000, 1000)
    text = (
        "You can pay 500 LP; take 2 Dragon monsters with different names from your Extra Deck "
        'and/or GY, except "Probe", Special Summon 1 of them and attach the other to it as '
        "material, also for the rest of this turn you cannot Special Summon other monsters, or "
        "declare an attack, except with that Special Summoned monster."
    )
    found = compile_card(probe, text, Lexicon({"Probe": 9}, {}))
    assert found.whole
    (summon,) = (one for one in walk(found.card) if isinstance(one, SpecialSummon))
    (attach,) = (one for one in walk(found.card) if isinstance(one, Attach))
    (ban,) = (one for one in walk(found.card) if isinstance(one, Ban))
    (battle,) = (one for one in walk(found.card) if isinstance(one, InBattleThisTurn))
    assert isinstance(summon.what, Choose) and isinstance(attach.what, Choose)
    one = Chosen((summon.what.name,))
    assert attach.to == battle.what == one
    assert ~Like("name", one) in attach.what.filter.of  # type: ignore[attr-defined]
    assert ban.what == ("special-summon",)


def test_one_target_is_summoned_and_the_other_goes_to_the_deck() -> None:
    # The card text of Secreterion Dragon
    text = (
        "Target 1 Dragon and 1 Spellcaster monster in your GY; Special Summon 1, and if you do, "
        "place the other on the bottom of the Deck."
    )
    compiled = compile_card(Card(9, "Probe", v.SPELL), text, Lexicon({}, {}))
    assert compiled.whole, [str(part.why) for part in compiled.parts if part.why]
    card = replace(compiled.card, passcode=fresh())
    dragon = replace(body("Dragon"), race=v.DRAGON)
    mage = replace(body("Mage"), race=v.SPELLCASTER)
    for summoned, other in ((dragon, mage), (mage, dragon)):
        table = Table([card], grave=[dragon, mage, body("Other")], deck=[body("Top")])
        table.activate(card)
        assert table.asked == "bullet"
        table.bullet(0 if summoned is dragon else 1)
        assert list(table.monsters().values()) == [summoned.name]
        assert sorted(table.deck) == sorted([other.name, "Top"])
    assert not Table([card], grave=[dragon]).may("activate", card)
    for text in (
        "Target 2 Dragon monsters in your GY; Special Summon 1, and if you do, place the other on "
        "the bottom of the Deck.",
        "Target 1 Dragon and 1 Spellcaster monster you control; Special Summon 1, and if you do, "
        "place the other on the bottom of the Deck.",
    ):
        assert not compile_card(Card(9, "Probe", v.SPELL), text, Lexicon({}, {})).whole
