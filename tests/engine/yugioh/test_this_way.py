"""Effects that wait for this card being Summoned in its own way, and Summons of one kind counted.

Sources: the card texts that are named; Yu-Gi-Oh solo rules 3.4; Yu-Gi-Oh modifiers and triggers,
*Summon restrictions and successful summons*.
"""

from dataclasses import replace

import pytest

from engine.instruction import CompileError
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Compiled, Lexicon, compile_card
from engine.yugioh.compiler.compiler import Compiler
from engine.yugioh.language import ByItself, Choose, Draw, Event, Named, SpecialSummon, Trigger
from tests.engine.yugioh.table import Table, body, fiend, ignition, link, played

LEXICON = Lexicon({"Probe": 1}, {"HERO": 8})
HAS_A_HERO = 'If you control a "HERO" monster, you can Special Summon this card (from your hand).'


def read(text: str) -> Compiled:
    return compile_card(la.monster(1, "Probe", v.LIGHT, v.FIEND, 4, 0), text, LEXICON)


def waits(text: str) -> tuple[Event, ...]:
    """What the triggers of a whole text wait for."""
    found = read(text)
    assert found.whole, [part.why for part in found.parts]
    return tuple(item.on for item in found.card.effects if isinstance(item, Trigger))


OWN_WAY = Event(how=v.BY_SPECIAL, own_way=True)
OWN_EFFECT = Event(how=v.BY_SPECIAL, by=~la.OTHER)


@pytest.mark.parametrize(
    ("text", "on"),
    [
        (f"{HAS_A_HERO} If Summoned this way: You can draw 1 card.", OWN_WAY),
        (f"{HAS_A_HERO} When you do: You can draw 1 card.", OWN_WAY),
        (
            f'{HAS_A_HERO} You can only Special Summon "Probe" once per turn this way. If Summoned '
            "this way: You can draw 1 card.",
            OWN_WAY,
        ),
        (
            "You can discard 1 other card; Special Summon this card from your hand. When Summoned "
            "this way: You can draw 1 card.",
            OWN_EFFECT,
        ),
    ],
)
def test_an_effect_waits_for_the_summon_before_it(text: str, on: Event) -> None:
    assert waits(text) == (on,)


def test_of_several_such_summons_it_is_not_known_which_one_is_meant() -> None:
    other = "If you control no monsters, you can Special Summon this card (from your GY)."
    found = read(f"{other} {HAS_A_HERO} If Summoned this way: You can draw 1 card.")
    assert not found.whole and not found.card.defined


WAY = ByItself(v.HAND)


def test_it_waits_for_its_own_way_and_no_effect() -> None:
    # The card text of Chronomaly Crystal Bones: "you can Special Summon this card (from your hand).
    # When you do: …".
    item = Trigger(v.MZONE, do=(Draw(1),), on=OWN_WAY)
    bones = fiend("Bones", item, procedures=(WAY,))
    again = played("Again", SpecialSummon(Choose(Named(bones.passcode), v.GRAVE)))
    table = Table([bones, again], deck=[body("Drawn")], grave=[bones])
    table.activate(again)
    assert not table.may("chain", bones) and table.hand == ["Bones"]
    table.special(bones)
    table.chain(bones)
    assert table.hand == ["Drawn"]


def test_a_link_summon_is_no_way_of_its_own() -> None:
    item = Trigger(v.MZONE, do=(Draw(1),), on=OWN_WAY)
    made = link("Made", rating=1, effects=(item,))
    table = Table(extra=[made], deck=[body("Drawn")], field=[body("A")])
    table.special(made)
    assert not table.may("chain", made)


def test_it_waits_for_its_own_effect_and_no_other() -> None:
    # The card text of Mermail Abyssteus: "Special Summon this card from your hand. When Summoned
    # this way: …".
    own = ignition(SpecialSummon(la.SELF), where=v.HAND)
    megalo = fiend("Megalo", own, Trigger(v.MZONE, do=(Draw(1),), on=OWN_EFFECT))
    again = played("Again", SpecialSummon(Choose(Named(megalo.passcode), v.GRAVE)))
    table = Table([megalo, again], deck=[body("Drawn")], grave=[megalo])
    table.activate(again)
    assert not table.may("chain", megalo, 1)
    table.activate(megalo, 0)
    table.chain(megalo, 1)
    assert table.hand == ["Drawn"]


def test_only_this_card_has_a_way_of_its_own() -> None:
    item = Trigger(v.MZONE, do=(Draw(1),), on=replace(OWN_WAY, who=la.MONSTER))
    with pytest.raises(CompileError, match="in its own way"):
        Compiler([fiend("Any", item)]).compile()


# ------------------------------------------- one Summon of a kind in a turn


def once(kind: int = v.BY_LINK) -> la.Card:
    return link("Slug", rating=1, markers=v.BOTTOM, one_summon_per_turn=True, one_summon_as=kind)


def test_one_link_summon_a_turn_by_name() -> None:
    # The card text of Marincess Blue Slug: You can only Link Summon "Marincess Blue Slug(s)" once
    # per turn.
    slug, a, b = once(), body("A"), body("B")
    table = Table(extra=[slug, slug], field=[a, b])
    table.special(slug, a)
    assert not table.may("special", slug)


def test_other_special_summons_of_it_do_not_count_and_are_not_kept_from_it() -> None:
    slug, a, b = once(), body("A"), body("B")
    again = played("Again", SpecialSummon(Choose(Named(slug.passcode), v.GRAVE)))
    table = Table([again, again], extra=[slug, slug], field=[a, b], grave=[slug, slug])
    table.activate(again)
    assert table.may("special", slug)
    table.special(slug, a)
    table.activate(again)
    assert list(table.monsters().values()).count("Slug") == 3


def test_an_effect_that_is_treated_as_a_link_summon_counts() -> None:
    # "This is treated as a Link Summon": it is one.
    slug = once()
    treated = SpecialSummon(Choose(Named(slug.passcode), v.EXTRA), how=v.BY_LINK)
    by_effect = played("By effect", treated)
    table = Table([by_effect, by_effect], extra=[slug, slug, slug], field=[body("A")])
    table.activate(by_effect)
    assert list(table.monsters().values()).count("Slug") == 1
    assert not table.may("special", slug)
    before = sorted(table.monsters().values())
    table.activate(by_effect)
    assert sorted(table.monsters().values()) == before


def test_only_kinds_that_texts_name_are_counted_by_themselves() -> None:
    with pytest.raises(CompileError, match="a kind of Summon"):
        Compiler([once(v.BY_FUSION)]).compile()


@pytest.mark.parametrize(("kind", "how"), [("Link", v.BY_LINK), ("Synchro", v.BY_SYNCHRO)])
def test_the_clause_is_read(kind: str, how: int) -> None:
    found = read(f'You can only {kind} Summon "Probe(s)" once per turn.')
    assert found.whole
    assert (found.card.one_summon_per_turn, found.card.one_summon_as) == (True, how)
