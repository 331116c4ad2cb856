"""Special Summons with one monster as material, treated as Xyz Summons.

Sources: the texts of Rank-Up-Magic cards; Yu-Gi-Oh rules reference, X1, X2.
"""

from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import (
    MONSTER,
    OTHER,
    SELF,
    Attach,
    Card,
    Choose,
    Chosen,
    IfDone,
    LevelOf,
    Measured,
    NotUsedFor,
    Plus,
    SpecialSummon,
    Trigger,
    Type,
    Unaffected,
    summoned,
)
from engine.yugioh.wording import card_text
from tests.engine.yugioh.spoken import said
from tests.engine.yugioh.table import Table, body, fiend, ignition, link, names, played, xyz

XYZ = Type(v.XYZ)
A = body("A")
LOW, HIGH, HIGHER = xyz("Low", 4), xyz("High", 5), xyz("Higher", 6)
TARGET = Choose(XYZ, v.MZONE, name="it")
UP = Measured("rank", "=", Plus(LevelOf(Chosen(("it",)), what="rank"), 1))


def rank_up(transfer: bool = True, onto: Card | None = None) -> Card:
    """A Spell that ranks an Xyz Monster up by one."""
    summon = SpecialSummon(
        Choose(XYZ & UP, v.EXTRA, name="new"), how=v.BY_XYZ, onto=Chosen(("it",)),
        transfer=transfer,
    )  # fmt: skip
    return played("Rank Up", summon, target=(TARGET,))


def test_the_target_and_its_materials_lie_under_the_new_monster() -> None:
    # Rank-Up-Magic Argent Chaos Force; Yu-Gi-Oh rules reference, X1
    spell = rank_up()
    table = Table([spell], deck=[A], extra=[HIGH, HIGHER], field=[LOW])
    table.attach(A, LOW)
    table.activate(spell)
    assert table.place_of(HIGH) == v.MZONE
    assert table.place_of(HIGHER) == v.EXTRA
    assert sorted(table.materials(HIGH)) == sorted(names(A, LOW))
    assert table.grave == names(spell)


def test_what_each_choice_is_for_is_told() -> None:
    # Card texts: which monster is summoned, and which one is used as its material
    used = Choose(XYZ, v.MZONE, name="it")
    summon = SpecialSummon(Choose(XYZ, v.EXTRA, name="new"), how=v.BY_XYZ, onto=used)
    spell = played("Rank Up", summon)
    table = Table([spell], extra=[HIGH, HIGHER], field=[LOW, xyz("Other", 4)])
    table.activate(spell)
    title, options = said(table.game)
    assert title == "Rank Up: choose a card to use as material"
    assert options == ["use Low as material", "use Other as material"]
    table.pick(LOW)
    title, options = said(table.game)
    assert title == "Rank Up: choose a card to Special Summon"
    assert options == ["Special Summon High", "Special Summon Higher"]


def test_without_transfer_its_materials_go_to_the_grave() -> None:
    # Yu-Gi-Oh rules reference, X2: what a monster that leaves had as material goes to the GY
    spell = rank_up(transfer=False)
    table = Table([spell], deck=[A], extra=[HIGH], field=[LOW])
    table.attach(A, LOW)
    table.activate(spell)
    assert table.materials(HIGH) == names(LOW)
    assert sorted(table.grave) == sorted(names(A, spell))


def test_there_must_be_a_monster_of_the_right_rank() -> None:
    # Card texts: 1 Rank higher than that target
    spell = rank_up()
    assert not Table([spell], extra=[HIGHER], field=[LOW]).may("activate", spell)
    assert Table([spell], extra=[HIGHER], field=[HIGH]).may("activate", spell)


def test_the_target_must_be_usable_as_xyz_material() -> None:
    # Card texts: "by using it as material", "cannot be used as material for an Xyz Summon"
    barred = xyz("Barred", 4, effects=(NotUsedFor(("xyz",), always=True),))
    spell = rank_up()
    assert not Table([spell], extra=[HIGH], field=[barred]).may("activate", spell)
    table = Table([spell], extra=[HIGH], field=[barred, LOW])
    table.activate(spell)
    assert table.materials(HIGH) == names(LOW)


def test_a_monster_unaffected_by_the_effect_is_not_used() -> None:
    # Official rulings on Rank-Up-Magic cards: nothing is done to an unaffected monster
    aloof = xyz("Aloof", 4, effects=(Unaffected(OTHER),))
    spell = rank_up()
    table = Table([spell], extra=[HIGH], field=[aloof])
    table.activate(spell)
    assert table.place_of(HIGH) == v.EXTRA
    assert table.place_of(aloof) == v.MZONE


def test_it_makes_room_for_the_new_monster() -> None:
    # The material leaves its zone: every other zone is full
    spell = rank_up()
    others = {zone: body(f"Other {zone}") for zone in (1, 2, 3, 4)}
    table = Table([spell], extra=[HIGH], field={0: LOW, 5: xyz("Extra", 9), **others})
    table.activate(spell)
    assert table.place_of(HIGH) == v.MZONE


def test_it_is_an_xyz_summon_and_the_new_monster_is_properly_summoned() -> None:
    # Card texts: "(this is treated as an Xyz Summon)"
    on = summoned(v.BY_XYZ)
    high = xyz(
        "High", 5, effects=(Trigger(v.MZONE, on=on, do=(Attach(Choose(MONSTER, v.GRAVE)),)),)
    )
    spell = rank_up()
    table = Table([spell], extra=[high], field=[LOW], grave=[A])
    table.activate(spell)
    table.chain(high)
    assert sorted(table.materials(high)) == sorted(names(A, LOW))


def test_this_card_itself_as_material() -> None:
    # Exosister Martha, Number 39: Utopia Double
    low = fiend("Low", ignition(
        SpecialSummon(Choose(XYZ, v.EXTRA, name="new"), how=v.BY_XYZ, onto=SELF),
        IfDone((Attach(Choose(MONSTER, v.GRAVE), Chosen(("new",))),)),
    ))  # fmt: skip
    table = Table(extra=[HIGH], field=[low], grave=[A])
    table.activate(low)
    assert sorted(table.materials(HIGH)) == sorted(names(A, low))


def test_what_is_no_xyz_monster_is_not_xyz_summoned() -> None:
    # Odd-Eyes Rebellion Dragon Overlord: "1 monster", which "is treated as an Xyz Summon"; Yu-Gi-Oh
    # rules reference, X1: Xyz Monsters are Xyz Summoned.
    low = fiend("Low", ignition(
        SpecialSummon(Choose(MONSTER, v.EXTRA, name="new"), how=v.BY_XYZ, onto=SELF),
    ))  # fmt: skip
    other = link("Other")
    assert not Table(extra=[other], field=[low]).may("activate", low)
    table = Table(extra=[other, HIGH], field=[low])
    table.activate(low)
    assert "High" in table.monsters().values()


LEXICON = Lexicon({"Alpha": 1, "Probe": 9}, {"Gamma": 0x123})


def read(text: str, kind: int) -> Card:
    """A card with this text, whole."""
    compiled = compile_card(Card(9, "Probe", kind), text, LEXICON)
    assert compiled.whole, [str(part.why) for part in compiled.parts if part.why]
    return compiled.card


def test_the_text_of_a_rank_up() -> None:
    # Rank-Up-Magic Argent Chaos Force, Rank-Up-Magic Raid Force, Eternal Galaxy
    ways = [
        'Target 1 Xyz Monster you control; Special Summon 1 "Gamma" monster that is 1 Rank higher '
        "than that monster you control from your Extra Deck, by using it as the Xyz Material. "
        "(This Special Summon is treated as an Xyz Summon. Transfer its materials to the Summoned "
        "monster.)",
        'Target 1 Xyz Monster you control; Special Summon from your Extra Deck, 1 "Gamma" monster '
        "that is 1 Rank higher than that target, by using that target as material (this is treated "
        "as an Xyz Summon, transfer its materials).",
    ]
    first, second = (read(text, v.SPELL) for text in ways)
    assert first == second
    (step,) = first.effects[0].do  # type: ignore[attr-defined]
    assert isinstance(step, SpecialSummon)
    assert (step.how, step.transfer) == (v.BY_XYZ, True)
    assert isinstance(step.onto, Chosen)


def test_materials_that_are_not_transferred_are_told_apart() -> None:
    # Rank-Up-Magic Soul Shave Force
    text = (
        "Target 1 Xyz Monster in your GY; Special Summon it, then Special Summon 1 Xyz Monster "
        "that is 2 Ranks higher than that monster from your Extra Deck, by using it as the Xyz "
        "Material. (This Special Summon is treated as an Xyz Summon.)"
    )
    card = read(text, v.SPELL)
    steps = [step for step in card.walk() if isinstance(step, SpecialSummon) and step.onto]
    assert [step.transfer for step in steps] == [False]
    assert "transfer" not in " ".join(card_text(card, LEXICON.name_of))


def test_it_after_the_summon_is_the_summoned_monster() -> None:
    # The Phantom Knights' Rank-Up-Magic Launch
    text = (
        "Target 1 Xyz Monster you control with no material; Special Summon 1 Xyz Monster that is 1 "
        "Rank higher than that monster you control from your Extra Deck, by using it as material, "
        "and if you do, attach this card to it as additional material. (This is treated as an Xyz "
        "Summon. Transfer its materials to the Summoned monster.)"
    )
    card = read(text, v.SPELL)
    (attach,) = [step for step in card.walk() if isinstance(step, Attach)]
    (summon,) = [step for step in card.walk() if isinstance(step, SpecialSummon)]
    assert attach.to == Chosen((summon.what.name,))  # type: ignore[attr-defined]
    assert summon.onto != attach.to


def test_what_becomes_of_the_monster_may_be_said_after_its_atk() -> None:
    # Number 39: Utopia Double
    text = (
        "You can discard 1 card; draw 1 card, then Special "
        'Summon 1 "Gamma" Xyz Monster from your Extra Deck, by using this card as material (this '
        "is treated as an Xyz Summon, transfer its materials), and if you do, its ATK becomes "
        "doubled, but it cannot attack directly."
    )
    card = read(text, v.MONSTER | v.EFFECT)
    (summon,) = [step for step in card.walk() if isinstance(step, SpecialSummon)]
    assert summon.but == ("cannot-attack-directly",)
