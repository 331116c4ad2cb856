"""Effects that are used once while their card is face-up on the field, and what they do.

Source: the card texts of the Wind-Up monsters: Rat, Warrior, Magician, Factory, Carrier Zenmaity.
"""

import pytest

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.wording import card_text
from tests.engine.yugioh.table import Table, body, fiend, played

LEXICON = Lexicon({"Magus": 7}, {"Gamma": 0x123})
A = body("A")


def read(text: str, name: str = "Toy") -> la.Card:
    facts = fiend(name)
    found = compile_card(facts, text, LEXICON)
    assert found.whole, [str(part.why) for part in found.parts if part.why]
    return found.card


@pytest.mark.parametrize("how", ["only be used once", "be used only once"])
def test_it_is_used_once(how: str) -> None:
    toy = read(
        "(Quick Effect): You can target 1 Warrior monster in your GY; add it to your hand. This "
        f"effect can {how} while this card is face-up on the field."
    )
    assert toy.effects[0].limit == la.Limit("stay")  # type: ignore[attr-defined]
    table = Table(field=[toy], grave=[A, body("B")])
    table.activate(toy)
    table.pick(A)
    assert not table.may("activate", toy)


RAT = read(
    "During your Main Phase: You can target 1 Warrior monster in your GY; change this face-up "
    "Attack Position card you control to face-up Defense Position, and Special Summon that target "
    "in face-up Defense Position."
)


def test_this_card_is_turned_for_the_target() -> None:
    table = Table(field=[RAT], grave=[A])
    table.activate(RAT)
    assert sorted(table.monsters().values()) == ["A", "Toy"]


def test_a_card_in_defense_position_is_not_turned() -> None:
    table = Table(field=[RAT], grave=[A])
    table.rewrite_position(RAT, v.FACEUP_DEFENSE)
    assert not table.may("activate", RAT)


def test_level_and_attack_are_raised_together() -> None:
    toy = read(
        "Once per turn: You can increase this card's Level by 1 and ATK by 400, until the End "
        "Phase."
    )
    table = Table(field=[toy])
    level, attack = table.level(toy), table.attack(toy)
    table.activate(toy)
    assert (table.level(toy), table.attack(toy)) == (level + 1, attack + 400)


def test_the_effect_of_such_a_monster_is_waited_for() -> None:
    text = (
        'If the effect of a "Gamma" monster is activated, except "Magus": You can Special Summon 1 '
        "Warrior monster from your Deck."
    )
    (effect,) = read(text).effects
    assert isinstance(effect, la.Trigger)
    assert effect.on.how == v.MONSTER
    gamma = la.Series(0x123, "Gamma")
    spared = compile_card(fiend("Other"), text, LEXICON)
    assert effect.on.who is not None and gamma in effect.on.who.walk()
    assert ~la.Named(7) in effect.on.who.walk()
    (told,) = card_text(spared.card, LEXICON.name_of)
    assert told.startswith('If a "Gamma" monster effect is activated, except "Magus": ')


@pytest.mark.parametrize("theirs", [True, False])
def test_it_must_come_to_the_players_own_grave(theirs: bool) -> None:
    text = (
        "If a face-up Warrior monster on the field is destroyed and sent to your GY: You can draw "
        "1 card."
    )
    watcher = read(text, "Watcher")
    assert card_text(watcher, LEXICON.name_of) == [text]
    fall = played("Fall", la.Destroy(la.Each(la.Race(v.WARRIOR), v.MZONE, v.EITHER)))
    field = [watcher] if theirs else [watcher, A]
    table = Table([fall], [body("Drawn")], field=field, opponent_field=[A] if theirs else [])
    table.activate(fall)
    assert (table.asked != "open") is not theirs
