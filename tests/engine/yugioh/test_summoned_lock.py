"""What cannot be Special Summoned as long as a monster that an effect summoned is face-up.

Sources: the card text of Satellarknight Skybridge; Yu-Gi-Oh modifiers and triggers, lingering
effects.  Names and sentences are made up.
"""

from dataclasses import replace

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from tests.engine.yugioh.table import Table, body, fresh, played

STAR = 0x779
LEXICON = Lexicon({}, {"Star": STAR})
A, B, C = (replace(body(name), series=(STAR,)) for name in "ABC")
OTHER = body("Other")


def read(text: str) -> la.Card:
    compiled = compile_card(la.Card(9, "Bridge", v.SPELL), text, LEXICON)
    assert compiled.whole, [str(part.why) for part in compiled.parts if part.why]
    return replace(compiled.card, passcode=fresh())


BRIDGE = read(
    'Target 1 "Star" monster you control; Special Summon 1 "Star" monster with a different name '
    "from your Deck, and if you do, shuffle the targeted monster into the Deck. While the monster "
    "Special Summoned by this effect is face-up on the field, you cannot Special Summon, except "
    '"Star" monsters.'
)
REVIVE = played("Revive", la.SpecialSummon(la.Choose(la.MONSTER, v.GRAVE)))
CRUSH = played("Crush", la.Destroy(la.Choose(la.MONSTER, v.MZONE)))


def test_only_such_monsters_while_it_is_there() -> None:
    table = Table([BRIDGE, REVIVE, CRUSH, REVIVE], field=[A], deck=[B], grave=[OTHER])
    assert table.may("activate", REVIVE)
    table.activate(BRIDGE)
    assert list(table.monsters().values()) == ["B"]
    assert table.deck == ["A"]
    assert not table.may("activate", REVIVE)
    # One of the series comes back, the other monster does not as long as the first stays.
    table.activate(CRUSH)
    assert table.may("activate", REVIVE)
    table.activate(REVIVE)
    table.pick(OTHER)
    assert list(table.monsters().values()) == ["Other"]


def test_those_of_the_series_can_be_summoned() -> None:
    table = Table([BRIDGE, REVIVE], field=[A], deck=[B], grave=[C])
    table.activate(BRIDGE)
    table.activate(REVIVE)
    assert sorted(table.monsters().values()) == ["B", "C"]


def test_without_the_summon_there_is_no_lock() -> None:
    assert not Table([BRIDGE], field=[A], deck=[A]).may("activate", BRIDGE)


def test_what_is_not_understood() -> None:
    for text in (
        "Draw 1 card. While the monster Special Summoned by this effect is face-up on the field, "
        "you cannot Special Summon, except Fiend monsters.",
        "Special Summon 2 Fiend monsters from your Deck. While the monster Special Summoned by "
        "this effect is face-up on the field, you cannot Special Summon, except Fiend monsters.",
    ):
        assert not compile_card(la.Card(9, "Bridge", v.SPELL), text, LEXICON).whole


ROACH = (
    "When your opponent activates a Spell Card that includes an effect that Special Summons a "
    "monster(s) (Quick Effect): You can Special Summon this card from your hand. If Summoned this "
    "way, while this card is face-up on the field, any card sent to the GY is banished instead."
)


def roach() -> la.Card:
    facts = la.Card(9, "Roach", v.MONSTER | v.EFFECT, v.EARTH, v.INSECT, 2, 500, 500)
    compiled = compile_card(facts, ROACH, LEXICON)
    assert compiled.whole, [str(part.why) for part in compiled.parts if part.why]
    return replace(compiled.card, passcode=fresh())


def passed(table: Table) -> None:
    while table.asked == "window":
        table.decline()


def test_cards_are_banished_while_a_monster_is_there_that_was_summoned_so() -> None:
    # The card text of Retaliating "C", whose player is the opponent here
    bug = roach()
    hush = played("Hush", la.Negate(la.Choose(la.MONSTER, v.MZONE, whose=v.OPPONENT)))
    mill = played("Mill", la.SendToGrave(la.Choose(places=v.HAND)))
    table = Table(
        [REVIVE, mill, hush, OTHER, A], grave=[C], opponent_hand=[bug], opponent_acts=True,
    )  # fmt: skip
    table.activate(REVIVE)
    table.chain(bug)
    passed(table)
    assert list(table.monsters(1).values()) == ["Roach"]
    assert table.banished == ["Revive"]
    table.activate(mill)
    passed(table)
    table.pick(OTHER)
    passed(table)
    assert sorted(table.banished) == ["Mill", "Other", "Revive"]
    # Not while its effects are negated.
    table.activate(hush)
    passed(table)
    assert table.grave == ["Hush"]


def test_summoned_otherwise_it_does_not_do_so() -> None:
    bug = roach()
    table = Table([bug, CRUSH], field=[A])
    table.summon(bug)
    table.activate(CRUSH)
    table.pick(A)
    assert sorted(table.grave) == ["A", "Crush"]
    assert not table.may("activate", bug)
