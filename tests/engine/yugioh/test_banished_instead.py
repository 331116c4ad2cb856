"""Cards that are banished instead of going to the GY, or of leaving the field.

Sources: the card texts named with each test; the official rulebook: what is banished instead was
not sent to the GY, and cannot be sent there to pay a cost.
"""

from dataclasses import replace
from typing import Any

from engine.yugioh import vocabulary as v
from engine.yugioh.language import (
    MONSTER,
    SELF,
    BanishedWhenLeaving,
    BanishInstead,
    Card,
    Choose,
    Damage,
    Destroy,
    Each,
    GainLife,
    IfDone,
    Named,
    Negate,
    ReturnToHand,
    SendToGrave,
    Trigger,
    exists,
    sent_to_grave,
)
from tests.engine.yugioh.table import Table, body, fiend, ignition, link, names, played

A, B = body("A"), body("B")
COSMOS = fiend("Cosmos", BanishInstead())


def sends(card: Card, *then: Any) -> Card:
    places = v.HAND | v.DECK | v.MZONE
    return played("Sends", SendToGrave(Each(Named(card.passcode), places)), *then)


def test_any_card_sent_to_the_gy_is_banished_instead() -> None:
    # The card text of Kashtira Arise-Heart.
    spell = sends(A)
    table = Table([spell, A], field=[COSMOS])
    table.activate(spell)
    assert table.banished == ["A", "Sends"]
    assert table.grave == []


def test_materials_too() -> None:
    monster = link("Monster", 1, v.BOTTOM, each=Named(A.passcode))
    table = Table(extra=[monster], field=[COSMOS, A])
    table.special(monster)
    assert table.banished == ["A"]


def test_it_was_not_sent_to_the_gy() -> None:
    wakes = fiend("Wakes", Trigger(v.GRAVE | v.BANISHED, on=sent_to_grave(), do=(Damage(100),)))
    spell = sends(wakes, IfDone((GainLife(100),)))
    table = Table([spell, wakes], field=[COSMOS])
    table.activate(spell)
    assert table.asked == "open"
    assert table.life() == 8000


def test_a_cost_that_would_be_banished_cannot_be_paid() -> None:
    pays = fiend("Pays", ignition(Damage(100), cost=(SendToGrave(Choose(MONSTER, v.HAND)),)))
    assert not Table([A], field=[COSMOS, pays]).may("activate", pays)
    assert Table([A], field=[pays]).may("activate", pays)


def test_a_negated_card_banishes_nothing() -> None:
    negates = played("Negates", Negate(Each(Named(COSMOS.passcode), v.MZONE)))
    spell = sends(A)
    table = Table([spell, negates, A], field=[COSMOS])
    table.activate(negates)
    table.activate(spell)
    assert table.grave == ["Negates", "A", "Sends"]


def test_only_such_cards_from_such_places() -> None:
    # The card text of Herald of the Arc Light: "Any monster sent from the hand or Main Deck".
    herald = fiend("Herald", BanishInstead(MONSTER, v.HAND | v.DECK))
    spell = sends(A)
    table = Table([spell, A], field=[herald])
    table.activate(spell)
    assert (table.banished, table.grave) == (["A"], ["Sends"])
    table = Table([spell], field=[herald, A])
    table.activate(spell)
    assert (table.banished, table.grave) == ([], ["A", "Sends"])


def test_only_the_gy_of_one_player() -> None:
    theirs = fiend("Theirs", BanishInstead(whose=v.OPPONENT))
    boom = played("Boom", Destroy(Each(MONSTER, v.MZONE, v.EITHER)))
    table = Table([boom], field=[theirs], opponent_field=[A])
    table.activate(boom)
    assert "Theirs" in table.grave
    table = Table([played("One", Destroy(Each(Named(A.passcode), v.MZONE, v.EITHER)))],
                  field=[theirs], opponent_field=[A])  # fmt: skip
    table.take(next(o for o in table.decision().options if table.says(o).startswith("activate")))
    assert table.pile(v.BANISHED, 1) == ["A"]


def test_for_the_turn() -> None:
    # The card text of Dimension Shifter.
    shifter = played("Shifter", BanishInstead(until="next turn"))
    spell = sends(A)
    table = Table([shifter, spell, A])
    table.activate(shifter)
    table.activate(spell)
    assert table.banished == ["Shifter", "A", "Sends"]


def test_a_card_that_is_banished_when_it_leaves_the_field() -> None:
    # The card text of Floowandereeze & Robina.
    bird = fiend("Bird", BanishedWhenLeaving())
    back = played("Back", ReturnToHand(Each(Named(bird.passcode), v.MZONE)))
    table = Table([back], field=[bird])
    table.activate(back)
    assert table.banished == ["Bird"]
    spell = sends(bird)
    table = Table([spell, bird])
    table.activate(spell)
    assert "Bird" in table.grave


def test_negated_it_is_banished_all_the_same() -> None:
    # The reference engine's script of Floowandereeze & Eglen: nothing disables it.
    bird = fiend("Bird", BanishedWhenLeaving())
    negates = played("Negates", Negate(Each(Named(bird.passcode), v.MZONE)))
    back = played("Back", ReturnToHand(Each(Named(bird.passcode), v.MZONE)))
    table = Table([negates, back], field=[bird])
    table.activate(negates)
    table.activate(back)
    assert "Bird" in table.banished


def test_it_cannot_be_sent_to_the_gy_as_a_cost_from_the_field() -> None:
    bird = fiend("Bird", BanishedWhenLeaving(), ignition(Damage(100), cost=(SendToGrave(SELF),)))
    assert not Table(field=[bird]).may("activate", bird)


def test_what_is_destroyed_is_banished_under_a_condition() -> None:
    # The card text of Scareclaw Twinsaw
    boss, foe = fiend("Boss"), fiend("Foe")
    scale = replace(fiend("Scale"), type=v.MONSTER | v.EFFECT | v.PENDULUM)
    has = exists(Named(boss.passcode), v.MZONE)
    card = played("Saw", Destroy(Each(MONSTER, v.MZONE, v.OPPONENT), banished_if=(has,)))
    for field in ([boss], []):
        table = Table([card], field=field, opponent_field=[foe, scale])
        table.activate(card)
        assert table.pile(v.BANISHED, 1) == names(foe) * bool(field)
        assert table.pile(v.GRAVE, 1) == names(foe) * (not field)
        assert table.pile(v.EXTRA, 1) == names(scale)  # it is not sent to the GY
