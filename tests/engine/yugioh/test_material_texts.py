"""What texts say of materials."""

import pytest

from engine.effects import Node, walk
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import (
    MONSTER,
    AsNonTuner,
    Card,
    Choose,
    Damage,
    Draw,
    Each,
    Event,
    MaterialsUsed,
    Named,
    Namesake,
    Race,
    SendToGrave,
    SpecialSummon,
    SynchroSummon,
    TreatAsTuner,
    Tribute,
    Trigger,
    TwoTributes,
    Type,
    When,
    WithoutTributes,
    monster,
    none,
    spell,
    summoned,
)
from tests.engine.yugioh.table import Table, body, fiend, fresh, ignition, link, played, xyz
from tests.engine.yugioh.test_material_rules import THIS, A, B, C, tuner

LEXICON = Lexicon({"Probe": 1, "Alpha": 2}, {"Gamma": 0x123})


def rules(text: str, type: int = v.EFFECT) -> tuple[Node, ...]:
    """The rules of a text that is wholly understood."""
    facts = Card(1, "Probe", v.MONSTER | type, v.DARK, v.FIEND, 4)
    found = compile_card(facts, text, LEXICON)
    assert found.whole, [str(part.why) for part in found.parts]
    return (*found.card.procedures, *found.card.effects)


# ------------------------------------------------------------------ texts


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("You can Normal Summon this card without Tributing.", WithoutTributes(THIS)),
        ("This card can be treated as 2 Tributes for the Tribute Summon of a Dragon monster.",
         TwoTributes(Race(v.DRAGON) & MONSTER)),
        ("If this card you control is used as Synchro Material, you can treat it as a non-Tuner.",
         AsNonTuner()),
    ],
)  # fmt: skip
def test_texts_of_rules(text: str, found: Node) -> None:
    assert rules(text) == (found,)


@pytest.mark.parametrize(
    "text",
    [
        "You can target 1 face-up monster you control; that face-up monster is treated as a Tuner "
        "this turn.",
        "You can target 1 monster you control; treat it as a Tuner until the end of this turn.",
        "If this card is Special Summoned from the GY: You can treat it as a Tuner this turn.",
    ],
)
def test_texts_of_tuners(text: str) -> None:
    (effect,) = rules(text)
    assert [step.until for step in effect.walk() if isinstance(step, TreatAsTuner)] == ["end"]


@pytest.mark.parametrize(
    "must",
    ["This card must be face-up on the field", "You must control no Spells/Traps",
     "You must have no cards in your hand"],
)  # fmt: skip
def test_texts_of_what_must_be(must: str) -> None:
    text = f"Once per turn: You can draw 1 card. {must} to activate and to resolve this effect."
    (effect,) = rules(text)
    assert any(isinstance(step, When) for step in effect.walk())


# ------------------------------------------------------------- how many


def _counts(*amount: Node) -> Card:
    """A Synchro Monster that draws so many cards when it is Synchro Summoned."""
    return monster(
        fresh(), "Counts", v.WIND, v.DRAGON, 6, 2000, 2000, type=v.SYNCHRO | v.EFFECT,
        procedures=(SynchroSummon(),),
        effects=tuple(Trigger(v.MZONE, do=(Draw(one),), on=summoned(v.BY_SYNCHRO))
                      for one in amount),
    )  # fmt: skip


def test_how_many_non_tuners_were_used() -> None:
    # Ravenous Crocodragon Archethys
    six = _counts(MaterialsUsed(filter=~Type(v.TUNER)))
    table = Table(extra=[six], field=[tuner(), B, C], blanks=0, deck=[A, A, A])
    table.special(six)
    table.chain(six)
    assert len(table.hand) == 2


def test_how_many_attributes_they_have() -> None:
    # Baxia, Brightness of the Yang Zing: of the Wyrm monsters, each Attribute once
    first, same = body("First", level=2, race=v.WYRM), body("Same", level=1, race=v.WYRM)
    other = fiend("Other", level=1, race=v.WARRIOR, attribute=v.DARK)
    six = _counts(MaterialsUsed(filter=Race(v.WYRM), attributes=True))
    table = Table(extra=[six], field=[tuner(), first, same, other], deck=[A, A, A])
    table.special(six)
    table.chain(six)
    assert len(table.hand) == 1


def test_texts_of_materials_that_are_counted() -> None:
    facts = Card(1, "Probe", v.MONSTER | v.EFFECT | v.SYNCHRO, v.DARK, v.FIEND, 6)
    text = (
        "1 Tuner + 1+ non-Tuner monsters\nWhen this card is Synchro Summoned: You can target cards "
        "on the field, up to the number of {} used for the Synchro Summon of this card; destroy "
        "them."
    )
    for words, found in (
        ("non-Tuner monsters", MaterialsUsed(filter=MONSTER & ~Type(v.TUNER))),
        ("different original Attributes of the Wyrm monsters",
         MaterialsUsed(filter=Race(v.WYRM) & MONSTER, attributes=True)),
    ):  # fmt: skip
        compiled = compile_card(facts, text.format(words), LEXICON)
        assert compiled.whole, [str(part.why) for part in compiled.parts]
        assert found in list(walk(compiled.card.effects))


# ------------------------------------------------------ the entire material


def test_a_link_monster_of_the_same_name_is_the_entire_material() -> None:
    # Salamangreat Sanctuary: whatever the material line says
    three = link("Three", 3, each=Race(v.DRAGON), least=2)
    other = link("Other", 3)
    field = spell(fresh(), "Field", v.FIELD, effects=(Namesake(Type(v.LINK) & MONSTER),))
    assert not Table(extra=[three, other], field=[three]).may("special", three)
    table = Table(extra=[three, other], field=[three, A], spells={5: field})
    assert not table.may("special", other)  # its Link Rating and that of A are no 3
    table.special(three)
    assert table.grave == ["Three"]
    assert sorted(table.monsters().values()) == ["A", "Three"]


def test_what_must_be_so_to_activate_it() -> None:
    # Valhalla, Hall of the Fallen: no monsters
    alone = When(none(MONSTER, v.MZONE), (Draw(1),))
    hall = spell(fresh(), "Hall", v.FIELD, effects=(ignition(alone, where=v.SZONE),))
    assert Table(deck=[A], spells={5: hall}).may("activate", hall)
    assert not Table(deck=[A], spells={5: hall}, field=[B]).may("activate", hall)


# ------------------------------------------------- materials that it had


def test_it_had_material_when_it_was_tributed() -> None:
    # Rikka Queen Strenna: "If this card with Xyz Material is Tributed"
    on = Event("sent", reason=v.R_TRIBUTE, had=True)
    four = xyz("Four", effects=(Trigger(v.GRAVE, do=(Damage(500),), on=on),))
    pay = played("Pay", Damage(1), cost=(Tribute(Choose(Named(four.passcode), v.MZONE)),))
    table = Table([pay], field=[four])
    table.activate(pay)
    assert table.asked == "open"
    assert table.life(1) == 7999
    table = Table([pay], field=[four], deck=[A])
    table.attach(A, four)
    table.activate(pay)
    table.chain(four)
    assert table.life(1) == 7499


@pytest.mark.parametrize(
    "text",
    ["If this card with Xyz Material is Tributed: You can draw 1 card.",
     "If this card is destroyed while it has material: You can draw 1 card."],
)  # fmt: skip
def test_texts_of_materials_that_it_had(text: str) -> None:
    facts = Card(1, "Probe", v.MONSTER | v.EFFECT | v.XYZ, v.DARK, v.FIEND, 4)
    found = compile_card(facts, f"2 Level 4 monsters\n{text}", LEXICON)
    assert found.whole, [str(part.why) for part in found.parts]
    (effect,) = found.card.effects
    assert isinstance(effect, Trigger)
    assert effect.on.had


def test_one_more_in_the_turn_it_was_normal_summoned() -> None:
    # Constellar Pollux
    (rule,) = rules(
        "During the turn this card was Normal Summoned, you can Normal Summon 1 Warrior monster in "
        "addition to your Normal Summon/Set. (You can only gain this effect once per turn.)"
    )
    more, dragon = fiend("More", rule), body("Dragon", race=v.DRAGON)
    table = Table([more, A, dragon])
    table.summon(more)
    assert table.may("summon in addition", A)
    assert not table.may("summon in addition", dragon)
    assert not table.may("set", A)
    table = Table([A, B], field=[more])  # Special Summoned
    table.summon(A)
    assert not table.may("summon in addition", B)


def test_the_entire_material_once_per_turn() -> None:
    """Salamangreat Sanctuary: each of its effects, of which this is one, is used once per turn."""
    one = link("One", 1, each=Race(v.FIEND), least=1)
    two = link("Two", 2, each=Race(v.DRAGON), least=1)
    own = link("Own", 2, each=Type(v.LINK), least=1)
    arrows = link("Arrows", 2, v.BOTTOM_LEFT | v.BOTTOM | v.BOTTOM_RIGHT)
    sanctuary = spell(fresh(), "Sanctuary", v.FIELD, effects=(
        Namesake(Type(v.LINK) & MONSTER, once=True),
    ))  # fmt: skip
    table = Table(extra=[two, one], field={5: arrows, 0: two, 1: one}, spells={5: sanctuary})
    assert table.may("special", one)
    table.special(two)
    assert not table.may("special", one)
    # What its own text takes is no use of it.
    table = Table(extra=[own, two], field={5: arrows, 0: own, 1: two}, spells={5: sanctuary})
    table.special(own, own)
    assert table.may("special", two)


def test_texts_of_the_entire_material_once_per_turn() -> None:
    rule = (
        'If you Link Summon a "Gamma" Link Monster, you can use 1 "Gamma" Link Monster you control '
        "with its same name as the entire material."
    )
    field = Card(1, "Probe", v.SPELL | v.FIELD)
    assert compile_card(field, rule, LEXICON).whole
    once = 'You can only use each effect of "Probe" once per turn.'
    each = compile_card(field, f"{rule} {once}", LEXICON)
    assert each.whole
    (found,) = [one for one in each.card.effects if isinstance(one, Namesake)]
    assert found.once
    twice = compile_card(field, f"{rule} {once.replace('once', 'twice')}", LEXICON)
    assert not twice.card.defined


def test_one_more_after_it_was_normal_or_special_summoned() -> None:
    # Symphonic Warrior Miccs, Dverg of the Nordic Alfar; the walks of the reference engine: it
    # holds for the turn, wherever the monster has gone since.
    text = (
        "After you {} this card, you can Normal Summon 1 monster during your Main Phase this turn, "
        "in addition to your Normal Summon/Set. (You can only gain this effect once per turn.)"
    )
    (rule,) = rules(text.format("Normal or Special Summon"))
    (normal,) = rules(text.format("Normal Summon"))
    away = played("Away", SendToGrave(Each(MONSTER, v.MZONE)))
    for gains in (rule, normal):
        more = fiend("More", gains)
        table = Table([more, A, away, B])
        table.summon(more)
        table.activate(away)
        table.summon_in_addition(A)
        assert not table.may("summon in addition", B)
    for gains, may in ((rule, True), (normal, False)):
        more = fiend("More", gains)
        call = played("Call", SpecialSummon(Choose(Named(more.passcode), v.HAND)))
        table = Table([more, call, A, B])
        table.activate(call)
        table.summon(A)
        assert table.may("summon in addition", B) is may
