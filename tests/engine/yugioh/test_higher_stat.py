"""As much as the ATK or DEF of a monster, whichever is higher.

Sources: the card texts that are named.
"""

from dataclasses import replace

import pytest

from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import MONSTER, Card, ChangeStats, Choose, Chosen, Half, LevelOf
from tests.engine.yugioh.table import Table, body, link, played

MINE = body("Mine", attack=1000)


def attack_after(other: Card, more: Half | LevelOf) -> int:
    spell = played(
        "Straddle", ChangeStats(Chosen(("mine",)), more, stats=v.ATK),
        target=(Choose(MONSTER, v.MZONE, name="mine"),
                Choose(MONSTER, v.MZONE, whose=v.OPPONENT, name="theirs")),
    )  # fmt: skip
    table = Table([spell], field=[MINE], opponent_field=[other])
    table.activate(spell)
    return table.attack(MINE)


@pytest.mark.parametrize(("attack", "defense", "higher"), [(1500, 2100, 2100), (2500, 100, 2500)])
def test_whichever_is_higher(attack: int, defense: int, higher: int) -> None:
    # Scareclaw Straddle, and half of it: Trivikarma, Vicious Astraloud
    other = replace(body("Other", attack=attack), defense=defense)
    found = LevelOf(Chosen(("theirs",)), what="attack or defense")
    assert attack_after(other, found) == 1000 + higher
    original = Half(LevelOf(Chosen(("theirs",)), what="original attack or defense"))
    assert attack_after(other, original) == 1000 + higher // 2


def test_a_monster_without_def() -> None:
    # A Link Monster has no DEF, so its ATK is the higher one.
    found = LevelOf(Chosen(("theirs",)), what="attack or defense")
    assert attack_after(link("Link", 2), found) == 1000 + 1500


def test_texts() -> None:
    facts = Card(1, "Probe", v.MONSTER | v.EFFECT, v.DARK, v.FIEND, 4)
    text = (
        "You can target 1 monster your opponent controls; this card gains ATK equal to half of "
        "that monster's original ATK or DEF (whichever is higher)."
    )
    found = compile_card(facts, text, Lexicon({"Probe": 1}, {}))
    assert found.whole, [str(part.why) for part in found.parts]
    what = [one.what for one in found.card.effects[0].walk() if isinstance(one, LevelOf)]
    assert what == ["original attack or defense"]
