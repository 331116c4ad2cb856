"""Material lines read: text to procedure, and what is not understood."""

from dataclasses import replace

import pytest

from engine.effects import Node, walk
from engine.filters import ANY, AllOf, AnyOf, Filter
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import (
    Lexicon,
    NotUnderstood,
    compile_card,
    nouns,
    understood_materials,
)
from engine.yugioh.card_text.tokens import Reader
from engine.yugioh.cards import definitions
from engine.yugioh.compiler.names import in_series
from engine.yugioh.language import (
    OTHER,
    Attribute,
    Between,
    Card,
    FusionMaterials,
    InPlace,
    LinkSummon,
    Materials,
    Named,
    Race,
    Series,
    Summoned,
    SynchroSummon,
    Type,
    XyzSummon,
    level,
)
from engine.yugioh.library import library

LEXICON = Lexicon({"Alpha": 1, "Beta": 2}, {"Gamma": 0x123, "Alpha": 0x55})
GAMMA = Series(0x123, "Gamma")


def monster(kind: int, number: int) -> Card:
    return Card(9, "Probe", v.MONSTER | v.EFFECT | kind, level=number)


def read(kind: int, number: int, line: str) -> Node:
    (found,) = understood_materials(monster(kind, number), line, LEXICON)
    return found


@pytest.mark.parametrize(
    ("kind", "number", "line", "found"),
    [
        (v.LINK, 2, "2 monsters", LinkSummon(ANY, 2)),
        (v.LINK, 3, "2+ Effect Monsters", LinkSummon(Type(v.EFFECT), 2)),
        (v.LINK, 3, "2 or more Effect Monsters", LinkSummon(Type(v.EFFECT), 2)),
        (v.LINK, 2, '2 monsters, including a "Gamma" monster', LinkSummon(ANY, 2, GAMMA)),
        (v.LINK, 2, "2 monsters with different names", LinkSummon(ANY, 2, None, "different-names")),
        (v.LINK, 2, "2 monsters with the same Type and Attribute, but different names",
         LinkSummon(ANY, 2, None, "same-type-and-attribute-different-names")),
        (v.LINK, 2, "2 monsters with the same Type and Attribute, except Tokens",
         LinkSummon(~Type(v.TOKEN), 2, None, "same-type-and-attribute")),
        (v.LINK, 3, "2+ monsters, except Tokens", LinkSummon(~Type(v.TOKEN), 2)),
        (v.LINK, 1, "1 Level 4 or lower Dragon monster",
         LinkSummon(level(0, 4) & Race(v.DRAGON), 1)),
        (v.LINK, 1, '1 non-Link "Gamma" monster', LinkSummon(GAMMA & ~Type(v.LINK), 1)),
        (v.XYZ, 4, "2 Level 4 monsters", XyzSummon()),
        (v.XYZ, 4, "2+ Level 4 Warrior-Type monsters", XyzSummon(Race(v.WARRIOR), 2, True)),
        (v.SYNCHRO, 8, "1 Tuner + 1+ non-Tuner monsters", SynchroSummon()),
        (v.SYNCHRO, 8, "1 DARK Tuner + 2 or more non-Tuners",
         SynchroSummon(Attribute(v.DARK), ANY, 2)),
        (v.SYNCHRO, 8, '"Alpha" + 1+ non-Tuner monsters', SynchroSummon(Named(1))),
        (v.FUSION, 8, '"Alpha" + "Alpha" + 1 "Gamma" monster',
         FusionMaterials((Materials(Named(1), 2, 2), Materials(GAMMA)))),
        (v.SYNCHRO, 2, "1 Tuner + 1 non-Tuner monster", SynchroSummon(more=False)),
        (v.LINK, 1, "1 Normal Summoned monster with 1000 or less ATK",
         LinkSummon(Between("attack", 0, 1000) & Summoned(v.BY_NORMAL | v.BY_TRIBUTE), 1)),
        (v.LINK, 4, "2+ monsters Special Summoned from the Extra Deck",
         LinkSummon(Summoned(v.BY_FROM_EXTRA), 2)),
        (v.LINK, 2, '2 monsters including a "Gamma" monster', LinkSummon(ANY, 2, GAMMA)),
        (v.LINK, 2, '2 monsters, including "Alpha"', LinkSummon(ANY, 2, Named(1))),
        (v.LINK, 1, '1 "Gamma" monster or 1 "Alpha"', LinkSummon(GAMMA | Named(1), 1)),
        (v.XYZ, 4, "2 or more (max. 5) Level 4 Warrior monsters",
         XyzSummon(Race(v.WARRIOR), 2, True, 5)),
        (v.FUSION, 8, "2 DARK monsters on the field, except Tokens",
         FusionMaterials((Materials(
             Attribute(v.DARK) & InPlace(v.MZONE) & ~Type(v.TOKEN), 2, 2),))),
        (v.FUSION, 8, '1 "Alpha" + 1+ monsters in the hand',
         FusionMaterials((Materials(Named(1)), Materials(InPlace(v.HAND), 1, v.UNBOUNDED)))),
        (v.FUSION, 8, '"Alpha" or 1 Dragon monster + 1 monster with 2500 or more ATK',
         FusionMaterials((Materials(Named(1) | Race(v.DRAGON)),
                          Materials(Between("attack", 2500))))),
        (v.SYNCHRO, 9, '2+ Tuners + "Alpha"',
         SynchroSummon(others=Named(1), more=False, tuners=2, more_tuners=True)),
        (v.XYZ, 1, '2 "Gamma" Xyz Monsters with the same Rank',
         XyzSummon(GAMMA & Type(v.XYZ), 2, any_level=True, joint="same-rank")),
        (v.FUSION, 8, '"Alpha" + 1 or more Dragon monsters',
         FusionMaterials((Materials(Named(1)), Materials(Race(v.DRAGON), 1, v.UNBOUNDED)))),
        (v.FUSION, 8, "2 DARK or LIGHT monsters",
         FusionMaterials((Materials(Attribute(v.LIGHT | v.DARK), 2, 2),))),
    ],
)  # fmt: skip
def test_a_material_line(kind: int, number: int, line: str, found: Node | None) -> None:
    if found is None:
        with pytest.raises(NotUnderstood, match="written back"):
            read(kind, number, line)
    else:
        assert read(kind, number, line) == found


@pytest.mark.parametrize(
    ("kind", "number", "line", "expected"),
    [
        (v.LINK, 2, "2 shiny monsters", "a name or \"monster\", found 'shiny' at 3"),
        (v.LINK, 2, '2 "Delta" monsters', "the name of a card or series, found '\"Delta\"' at 3"),
        (v.LINK, 3, "2 monsters", "expected the same words when it is written back"),
        (v.XYZ, 5, "2 Level 4 monsters", "expected monsters of Level 5, or Xyz Monsters"),
        (v.SYNCHRO, 5, "1 Tuner + 2 monsters with different names", "that are not compared with"),
        (v.FUSION, 5, "2 Dragon monsters on the moon", "expected the end of the line, found 'on'"),
        (v.FUSION, 5, "", "expected a number of materials, it ends"),
    ],
)  # fmt: skip
def test_what_is_not_understood_is_named(kind: int, number: int, line: str, expected: str) -> None:
    with pytest.raises(NotUnderstood) as caught:
        read(kind, number, line)
    assert expected in str(caught.value)


def test_a_line_with_a_word_less_or_twice_never_means_the_same() -> None:
    """No word is only consumed: each changes what a line means, or whether it is understood."""
    line = '2+ Level 4 or lower DARK "Gamma" Effect Monsters, including a Dragon monster'
    whole = read(v.LINK, 3, line)
    words = line.split()
    for place in range(len(words)):
        for changed in (words[:place] + words[place + 1 :], words[: place + 1] + words[place:]):
            try:
                assert read(v.LINK, 3, " ".join(changed)) != whole
            except NotUnderstood:
                continue


def _without_monster(item: Filter) -> Filter:
    """A filter without the word "monster", which materials always are."""
    if isinstance(item, AnyOf) and all(isinstance(part, Type) for part in item.of):
        return Type(sum(part.bits for part in item.of if isinstance(part, Type)))
    if not isinstance(item, AllOf):
        return item
    kept = tuple(part for part in item.of if part != Type(v.MONSTER))
    return _without_monster(kept[0]) if len(kept) == 1 else replace(item, of=kept)


def _canonical(item: Node) -> Node:
    match item:
        case LinkSummon(each, least, including, joint):
            more = None if including is None else _without_monster(including)
            return LinkSummon(_without_monster(each), least, more, joint)
        case FusionMaterials(slots, joint, by_effect):
            kept = tuple(replace(slot, filter=_without_monster(slot.filter)) for slot in slots)
            return FusionMaterials(kept, joint, by_effect)
    return item


# Of what the definitions by hand say, this test compares the lines of materials.
MATERIALS = (LinkSummon, XyzSummon, SynchroSummon, FusionMaterials)


def test_the_library_agrees_with_the_definitions_by_hand() -> None:
    compared = 0
    for passcode, card in definitions().items():
        entry = library().get(passcode)
        procedures = entry.procedures if entry else ()
        found = [item for item in procedures if isinstance(item, MATERIALS)]
        same = [item for item in card.procedures if found and isinstance(item, type(found[0]))]
        if found and same:
            assert [_order(_canonical(item)) for item in same] == [
                _order(_canonical(item)) for item in found
            ], card.name
            compared += 1
    assert compared > 50


def _order(item: Node) -> str:
    """The same for filters that say the same things in another order."""
    parts = (repr(part) for part in walk(item) if not isinstance(part, AllOf))
    # No monster has Level 0.
    return " ".join(sorted(part.replace("'level', least=0", "'level', least=1") for part in parts))


def test_another_of_two_kinds_is_no_kind_of_this_card() -> None:
    """Source: Icejade Ran Aegirine, which does not discard itself."""
    reader = Reader('other "Gamma" card or WATER monster')
    found = nouns.cards(reader, LEXICON)
    assert isinstance(found, AnyOf)
    assert all(isinstance(kind, AllOf) and OTHER in kind.of for kind in found.of)
    apart = nouns.cards(Reader('other "Gamma" card or 1 WATER monster'), LEXICON)
    assert isinstance(apart, AnyOf) and isinstance(apart.of[1], AllOf)
    assert OTHER not in apart.of[1].of


def test_a_card_is_of_a_series_for_which_its_row_has_no_room() -> None:
    """Sources: Onomatokage and Utopic Onomatopoeia, of five series by their texts; a row of a card
    database has room for four codes.
    """
    five = {name: 0x101 + number for number, name in enumerate("ABCDE")}
    facts = Card(9, "Probe", v.MONSTER | v.EFFECT, series=(0x101, 0x2102, 0x103, 0x104))
    text = '(This card is always treated as an "A", "B", "D", and "E" card.)'
    assert compile_card(facts, text, Lexicon({}, five)).card.series == (*facts.series, 0x105)
    other = '(This card\'s name is always treated as "Alpha".)'
    assert compile_card(facts, other, Lexicon({"Alpha": 1}, five)).card.series == facts.series


def test_a_series_may_have_two_set_codes() -> None:
    """Sources: the walks of the reference engine, in which Traptrix Myrmeleo adds a "Trap Hole"
    Trap; Void Trap Hole and Time-Space Trap Hole are "Hole" Normal Traps by their names.
    """
    lexicon = Lexicon({}, {"Hole": 0x89, "Trap Hole": 0x4C})
    hole, trap_hole = lexicon.series("Hole"), lexicon.series("Trap Hole")
    assert isinstance(hole, Series) and isinstance(trap_hole, Series)
    assert [in_series(hole, (code,)) for code in (0x89, 0x4C, 0x8A)] == [True, True, False]
    assert [in_series(trap_hole, (code,)) for code in (0x89, 0x4C)] == [False, True]
    facts = Card(9, "Probe", v.MONSTER | v.EFFECT)
    text = 'You can add 1 "Hole" Normal Trap from your Deck to your hand.'
    probe = compile_card(facts, f"When this card is Normal Summoned: {text}", lexicon)
    assert probe.whole and hole in probe.card.walk()
