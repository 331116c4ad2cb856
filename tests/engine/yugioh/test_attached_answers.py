"""Cards that are attached while they resolve, and Xyz Monsters that mention a card.

Sources: the card texts of Epurrely Beauty, Purrely and Purrelyly; Yu-Gi-Oh rules reference: a
Spell that is not Continuous need not stay on the field to resolve, and what has become Xyz
Material is not sent to the GY after the chain.
"""

from dataclasses import replace

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from tests.engine.yugioh.table import Table, body, fiend, fresh, names, played, xyz

CAT = 0x123
LEXICON = Lexicon({}, {"Cat": CAT})
MEMORY = replace(played("Memory", la.GainLife(100), type=v.QUICK_PLAY), series=(CAT,))
OTHER = played("Other", la.GainLife(100), type=v.QUICK_PLAY)
TRAP = replace(la.trap(fresh(), "Trap", effects=(la.Activate(),)), series=(CAT,))


def compiled(text: str, kind: int = v.EFFECT, level: int = 1) -> la.Card:
    """A made-up monster of this text, which must be understood as a whole."""
    facts = la.monster(fresh(), "Probe", v.LIGHT, v.FAIRY, level, 0, 0, type=kind | v.EFFECT)
    found = compile_card(facts, text, LEXICON)
    assert found.whole, [str(part.why) for part in found.parts if part.why]
    return found.card


ATTACHES = compiled(
    "2 Level 2 monsters\n"
    'Up to thrice per turn, when you activate a "Cat" Quick-Play Spell Card (Quick Effect): You '
    'can attach that card on the field to this card as material, then you can Set 1 "Cat" Trap '
    "from your Deck.",
    v.XYZ,
    2,
)


def test_what_resolves_is_attached_and_resolves() -> None:
    table = Table([MEMORY], deck=[TRAP], field=[ATTACHES])
    table.activate(MEMORY)
    table.chain(ATTACHES)
    table.yes()
    assert table.materials(ATTACHES) == names(MEMORY)
    assert (table.life(), table.grave) == (8100, [])
    assert list(table.spells().values()) == names(TRAP)
    table = Table([OTHER], deck=[TRAP], field=[ATTACHES])
    table.activate(OTHER)
    assert (table.life(), table.grave) == (8100, names(OTHER))


def test_no_more_than_three_times() -> None:
    deck = [replace(MEMORY, name=f"Memory {number}", passcode=fresh()) for number in range(4)]
    table = Table(deck=[body("A")], sets=deck, field=[ATTACHES])
    for card in deck[:3]:
        table.activate(card)
        table.chain(ATTACHES)
        while table.asked != "open":
            table.decline()
    assert len(table.materials(ATTACHES)) == 3
    table.activate(deck[3])
    assert table.asked == "open" and table.grave == names(deck[3])


def mentioning(name: str, *cards: la.Card) -> la.Card:
    return replace(xyz(name), mentions=tuple(card.passcode for card in cards))


def test_an_xyz_monster_that_mentions_the_card() -> None:
    kitten = compiled(
        'Once per turn, during your Main Phase: You can reveal 1 "Cat" Quick-Play Spell in your '
        "hand, Special Summon 1 Xyz Monster from your Extra Deck that mentions that card, by using "
        "this card you control as material, and attach the revealed card to the Summoned monster. "
        "(This is treated as an Xyz Summon.)"
    )
    host, stranger = mentioning("Host", MEMORY), mentioning("Stranger", OTHER)
    table = Table([MEMORY], extra=[host, stranger], field=[kitten])
    table.activate(kitten)
    table.decline()  # the Spell could be chained
    assert list(table.monsters().values()) == names(host)
    assert sorted(table.materials(host)) == sorted(names(kitten, MEMORY))
    assert not Table([MEMORY], extra=[stranger], field=[kitten]).may("activate", kitten)
    assert not Table([], extra=[host], field=[kitten]).may("activate", kitten)


def test_the_target_is_attached_and_not_the_monster_itself() -> None:
    kitten = compiled(
        'You can target 1 "Cat" Quick-Play Spell in your GY; Special Summon 1 Xyz Monster from '
        "your Extra Deck that mentions that card, by using this card you control as material, and "
        "if you do, attach that Spell to the Summoned monster. (This is treated as an Xyz Summon.)"
    )
    host = mentioning("Host", MEMORY)
    table = Table(extra=[host], field=[kitten], grave=[MEMORY])
    table.activate(kitten)
    assert sorted(table.materials(host)) == sorted(names(kitten, MEMORY))


def test_one_monster_that_is_chosen_when_it_is_protected() -> None:
    # The card text of Purrely Delicious Memory
    facts = la.Card(9, "Text", v.SPELL | v.QUICK_PLAY)
    text = (
        "Choose 1 monster on the field, and until the end of the next turn, it cannot be destroyed "
        "by battle. After choosing a card, then you can gain 100 LP."
    )
    found = compile_card(facts, text, LEXICON)
    assert found.whole, [str(part.why) for part in found.parts if part.why]
    card = replace(found.card, passcode=fresh())
    assert not Table([card]).may("activate", card)
    table = Table([card], field=[fiend("A")])
    table.activate(card)
    table.yes()
    assert table.life() == 8100
