"""What a monster gains from those that its own effect has equipped to it, and a Synchro Monster
that is treated as a Tuner for what it was made of.

Sources: the card texts named with each test; Yu-Gi-Oh modifiers and triggers: a continuous effect
is worked out anew.
"""

from dataclasses import replace

import pytest

from engine.filters import ANY
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Compiled, Lexicon, compile_card
from engine.yugioh.language import Card, MaterialsIncluded, SynchroSummon
from tests.engine.yugioh.table import Table, body, fiend, fresh

GAMMA = 0x123
LEXICON = Lexicon({"Alpha": 1}, {"Gamma": GAMMA})
MONSTER_TYPE = v.MONSTER | v.EFFECT
EQUIPS = "You can target 1 Dragon monster in your GY; equip that target to this card."


def read(text: str, type_: int = MONSTER_TYPE) -> Compiled:
    found = compile_card(Card(9, "Probe", type_, v.DARK, v.MACHINE, 4, 1000, 1000), text, LEXICON)
    assert found.whole, found.parts
    return found


@pytest.mark.parametrize(
    ("gains", "attack", "defense"),
    [
        ("Gains ATK equal to the original ATK of the monster equipped to it by this effect.",
         1700, 1000),
        ("This card gains ATK equal to the combined ATK of the monsters equipped to it by this "
         "effect.", 1700, 1000),
        ("This card gains ATK and DEF equal to half the ATK and DEF of the monster equipped to it "
         "by this effect.", 1350, 1500),
    ],
)  # fmt: skip
def test_it_gains_so_much(gains: str, attack: int, defense: int) -> None:
    # Cyberdark Horn, Zubaba General, Guardian of Felgrand
    card = replace(read(f"{EQUIPS} {gains}").card, passcode=fresh())
    dragon = replace(body("Dragon", attack=700, race=v.DRAGON))
    other = body("Other", attack=400)
    table = Table(deck=[other], field=[card], grave=[dragon])
    table.equip(other, card)  # by another effect
    assert (table.attack(card), table.defense(card)) == (1000, 1000)
    table.activate(card)
    assert (table.attack(card), table.defense(card)) == (attack, defense)


def test_which_monster_is_meant() -> None:
    # Cyberdark Keel
    text = "You can target 1 Level 3 or lower Dragon monster in your GY; equip that {}to this card."
    assert read(text.format("Dragon monster ")).card == read(text.format("target ")).card


@pytest.mark.parametrize("text", [
    "Twice per turn, this card cannot be destroyed by battle.",
    "This card can attack directly. If it does using this effect, its ATK is halved during damage "
    "calculation only.",
])  # fmt: skip
def test_more_rules_of_battles(text: str) -> None:
    # Assault Blackwing - Sayo the Rain Hider, Cyberdark Edge
    assert {part.status for part in read(text).parts} == {"inert"}


@pytest.mark.parametrize("such", [True, False])
def test_a_synchro_monster_is_a_tuner_for_what_it_was_made_of(such: bool) -> None:
    # Assault Blackwing - Raikiri the Rain Shower
    text = (
        'If this card is Synchro Summoned using a "Gamma" monster as Material, it is treated as a '
        "Tuner monster while face-up on the field."
    )
    found = compile_card(
        Card(9, "Probe", MONSTER_TYPE | v.SYNCHRO, v.DARK, v.DRAGON, 4, 1000, 1000),
        f"1 Tuner + 1+ non-Tuner monsters\n{text}", LEXICON,
    )  # fmt: skip
    assert found.whole, found.parts
    (effect,) = found.card.effects
    assert isinstance(effect.condition[0], MaterialsIncluded)  # type: ignore[attr-defined]
    made = replace(found.card, passcode=fresh())
    tuner = fiend("Tuner", level=2, type=v.EFFECT | v.TUNER, series=(GAMMA,) if such else ())
    other = body("Two", level=2)
    more = body("Four", level=4)
    bigger = replace(
        made, passcode=fresh(), name="Bigger", level=8, effects=(),
        procedures=(SynchroSummon(ANY, ANY, 1),),
    )  # fmt: skip
    table = Table(extra=[made, bigger], field=[tuner, other, more])
    table.special(made)
    assert table.may("special", bigger) is such
