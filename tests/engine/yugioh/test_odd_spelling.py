"""Rare ways of saying a thing: each is read as the usual one.

Sources: the official texts of the cards named, of which only the phrases stand here.
"""

from dataclasses import replace

import pytest

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Compiled, Lexicon, compile_card
from engine.yugioh.card_text.odd_spelling import AT_LEAST_ONE, ODD
from tests.engine.yugioh.table import Table, body, fiend, ignition

LEXICON = Lexicon({"Alpha": 1, "Probe": 9}, {"Gamma": 0x123})
MONSTER = la.Card(9, "Probe", v.MONSTER | v.EFFECT, v.DARK, v.FIEND, 4, 1000, 1000)
GAMMA = la.Card(9, "Probe", v.SPELL, series=(0x123,))


def read(text: str, card: la.Card = MONSTER) -> Compiled:
    found = compile_card(card, text, LEXICON)
    assert found.whole, [part.why for part in found.parts]
    return found


@pytest.mark.parametrize(
    ("rare", "usual"),
    [
        # Paleozoic Olenoides
        (
            "when a Trap Card is activated while this card is in your GY: Special Summon this card",
            "when a Trap Card is activated while this card is in your GY: You can Special Summon "
            "this card",
        ),
        # Ret-time Reviver Emit-ter
        (
            "target 1 face-up monster on each field; draw 1 card.",
            "target 1 face-up monster you control and 1 face-up monster your opponent controls; "
            "draw 1 card.",
        ),
        # Roxrose Dragon
        (
            "While this card is in your GY, if you draw: You can draw 1 card.",
            "If you draw, while this card is in your GY: You can draw 1 card.",
        ),
        # Brotherhood of the Fire Fist - Tiger King
        (
            "negate the effects of all monsters currently on the field, except Beast-Warriors, "
            "until the end of your opponent's turn.",
            "negate the effects of all monsters on the field, except Beast-Warrior monsters, until "
            "the end of your opponent's turn.",
        ),
        # Garden Rose Flora
        (
            "You can target 1 card in the Field Zone; destroy it, then Special Summon to its "
            'controller\'s field, 1 "Leaf Token" (Plant/DARK/Level 2/ATK 0/DEF 0) in Attack '
            "Position, also you cannot Special Summon for the rest of this turn. Once per turn: "
            "You can draw 1 card.",
            "You can activate 1 of these effects, also you cannot Special Summon for the rest of "
            "this turn;\n● Target 1 card in your Field Zone; destroy it, then Special Summon 1 "
            '"Leaf Token" (Plant/DARK/Level 2/ATK 0/DEF 0) in Attack Position.\n● Target 1 card in '
            'your opponent\'s Field Zone; destroy it, then Special Summon 1 "Leaf Token" '
            "(Plant/DARK/Level 2/ATK 0/DEF 0) to your opponent's field in Attack Position.\nOnce "
            "per turn: You can draw 1 card.",
        ),
        # Tenpai Dragon Fadra: no battle is played
        (
            "If this card is Normal Summoned, or at the start of the Damage Step, if a monster "
            "battles: You can draw 1 card.",
            "If this card is Normal Summoned: You can draw 1 card.",
        ),
    ],
)
def test_it_is_put_in_the_usual_way(rare: str, usual: str) -> None:
    assert ODD(rare) == usual
    assert ODD(usual) == usual


@pytest.mark.parametrize(
    ("which", "kind"),
    [('"Gamma" monsters', '"Gamma" monsters'), ("EARTH Machines", "EARTH Machine monsters"),
     ("WATER", "WATER monsters"), ("Normal Monsters", "Normal Monsters")],
)  # fmt: skip
def test_all_of_at_least_one(which: str, kind: str) -> None:
    # Super Express Bullet Train, Abyss Shark, Phantasm Spiral Battle: "(min. 1)".
    assert AT_LEAST_ONE(f"If all monsters you control are {which} (min. 1): ") == (
        f"If you control a monster and you control no monsters, except {kind}: "
    )


def test_all_of_at_least_one_is_no_empty_field() -> None:
    text = "If all monsters you control are Fiend monsters (min. 1): You can Special Summon this "
    card = read(f"{text}card from your hand.").card
    fine, other = fiend("Fine"), body("Other")
    for field, may in (([], False), ([fine], True), ([fine, other], False)):
        assert Table([card], field=field).may("activate", card) == may


def test_those_left_out_are_not_weakened() -> None:
    # Vernusylph of the Misting Seedlings
    text = 'All monsters on the field lose 600 ATK, except "Gamma" monsters.'
    (rule,) = read(text).card.effects
    spared = la.Series(0x123, "Gamma") & la.MONSTER
    assert rule == la.FieldStats(-600, la.MONSTER & ~spared, v.EITHER)


def test_an_exception_is_said_of_all_that_are_chosen() -> None:
    # Prologue of the Destruction Swordsman is itself a card of the first series.
    text = (
        'Send 1 "Gamma" card and 1 Fiend monster from your Deck to the GY, except "Probe"; '
        "draw 1 card."
    )
    (item,) = read(text, GAMMA).card.effects
    assert isinstance(item, la.Activate)
    for step in item.cost:
        assert isinstance(step, la.SendToGrave) and isinstance(step.what, la.Choose)
        spared = ~la.Named(9) in step.what.filter.of  # type: ignore[attr-defined]
        assert spared or la.Race(v.FIEND) in step.what.filter.walk()
    assert ~la.Named(9) in item.cost[0].what.filter.of  # type: ignore[attr-defined]


def test_only_a_players_own_monsters_are_tributed_wherever_it_points() -> None:
    # Rasterliger; Yu-Gi-Oh rules reference, costs: a player Tributes own monsters.
    (item,) = read("You can Tribute 1 monster this card points to; draw 1 card.").card.effects
    assert isinstance(item, la.Ignition)
    assert item.cost == (la.Tribute(la.Choose(la.MONSTER & la.POINTED, v.MZONE)),)


def test_effects_that_are_activated_only_while_something_is_so() -> None:
    # Blue-Eyes Jet Dragon: a limit on effects with a condition of each of them.
    text = (
        "This card cannot be destroyed by card effects. You can only use each of the following "
        'effects of "Probe" once per turn, and can only activate them while "Alpha" is on your '
        "field or in your GY. You can pay 500 LP; draw 1 card. Once per turn: You can draw 1 card."
    )
    _, *effects = read(text).card.effects
    there = la.exists(la.Named(1) & (la.FACE_UP | la.InPlace(v.GRAVE)), v.MZONE | v.GRAVE)
    for item in effects:
        assert isinstance(item, la.Ignition)
        (held,) = item.condition
        assert isinstance(held, la.Compare) and isinstance(held.left, la.Count)
        assert la.Named(1) in held.left.filter.walk()
        assert held.left.places & v.GRAVE and (held.op, held.right) == (there.op, there.right)
    assert len(effects) == 2


def test_such_an_effect_is_not_activated_without_it() -> None:
    alpha = body("Alpha")
    held = la.exists(la.Named(alpha.passcode), v.GRAVE)
    card = fiend("Card", ignition(la.Damage(100), condition=(held,)))
    assert not Table(field=[card]).may("activate", card)
    assert Table(field=[card], grave=[alpha]).may("activate", card)


def test_two_monsters_with_the_same_attack() -> None:
    # Brotherhood of the Fire Fist - Tiger King
    text = "You can pay 500 LP; Special Summon 2 Fiend monsters with the same ATK from your Deck."
    (item,) = read(text).card.effects
    assert isinstance(item, la.Ignition)
    (step,) = item.do
    assert isinstance(step, la.SpecialSummon) and isinstance(step.what, la.Choose)
    assert step.what.joint == "same-attack"
    strong, weak = (fiend(name, attack=attack) for name, attack in (("S", 2000), ("W", 1000)))
    card = fiend("Card", item)
    for deck, may in (([strong, strong], True), ([strong, weak], False)):
        assert Table(field=[card], deck=deck).may("activate", card) == may


def test_negated_but_for_some() -> None:
    text = (
        "You can pay 500 LP; negate the effects of all face-up Effect Monsters currently on the "
        "field, except Beast-Warriors, until the end of your opponent's turn."
    )
    (item,) = read(text).card.effects
    assert isinstance(item, la.Ignition)
    (step,) = item.do
    assert isinstance(step, la.Negate) and step.until == "next turn"
    assert isinstance(step.what, la.Each)
    spared = [part for part in step.what.filter.walk() if isinstance(part, la.Race)]
    assert spared == [la.Race(v.BEAST_WARRIOR)]


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        # Amorphactor Pain, the Imagination Dracoverlord: no later turn is played
        ("If this card is Ritual Summoned, skip the Main Phase 1 of your opponent's next turn.", 0),
        ("Negate the effects of Fusion, Synchro, and Xyz Monsters while they are on the field.", 1),
    ],
)
def test_what_holds_without_being_activated(text: str, rule: int) -> None:
    found = [item for item in read(text).card.effects if not isinstance(item, la.Effect)]
    assert len(found) == rule
    for item in found:
        assert isinstance(item, la.Ban) and (item.what, item.whose) == (("effect",), v.EITHER)


def test_two_draw_phases_are_skipped() -> None:
    # Reckless Greed
    found = read("Draw 2 cards and skip your next 2 Draw Phases.", GAMMA)
    (item,) = found.card.effects
    assert isinstance(item, la.Activate)
    assert item.do == (la.Draw(2), la.Also((la.SkipPhase("two draws"),)))


def test_less_attack_than_the_monster_it_was_material_for() -> None:
    # Psychic Wheeleder
    text = (
        "If this card is sent to the GY as Synchro Material: You can target 1 monster on the field "
        "with less ATK than the Synchro Monster that used this card as material; destroy it."
    )
    tuner = fiend("Tuner", *read(text).card.effects, type=v.TUNER | v.EFFECT, level=2)
    made = fiend("Made", type=v.SYNCHRO | v.EFFECT, level=6, attack=1500,
                 procedures=(la.SynchroSummon(),))  # fmt: skip
    weak, strong = body("Weak", attack=1400), body("Strong", attack=1500)
    for other, may in ((weak, True), (strong, False)):
        table = Table(extra=[made], field=[tuner, body("Other")], opponent_field=[other])
        table.special(made)
        assert (table.asked == "trigger") == may


def test_one_monster_of_each_of_four_names_is_paid() -> None:
    # Chronograph Sorcerer: 1 each with these in their names, from any of three places.
    lexicon = Lexicon({}, {name: code for code, name in enumerate(("P", "X", "S", "F"), 0x701)})
    text = (
        "You can banish this card you control, plus 4 monsters from your hand, field, and/or GY (1 "
        'each with "P", "X", "S", and "F" in their names); draw 1 card.'
    )
    found = compile_card(MONSTER, text, lexicon)
    assert found.whole, [part.why for part in found.parts]
    (item,) = found.card.effects
    assert isinstance(item, la.Ignition) and len(item.cost) == 5
    card = fiend("Sorcerer", ignition(*item.do, cost=item.cost))
    of_each = [body(name, 4) for name in "PXSF"]
    of_each = [replace(one, series=(code,)) for code, one in enumerate(of_each, 0x701)]
    pay, x, s, f = of_each
    table = Table([pay], deck=[body("Drawn")], field=[card, x], grave=[s, f])
    table.activate(card)
    assert sorted(table.banished) == ["F", "P", "S", "Sorcerer", "X"]
    assert table.hand == ["Drawn"]
    assert not Table([pay], deck=[body()], field=[card, x], grave=[s, pay]).may("activate", card)
