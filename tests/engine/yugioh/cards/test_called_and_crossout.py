"""Called by the Grave, Crossout Designator, Forbidden Droplet: names that are negated.

Source: the card texts.
"""

from engine.yugioh import vocabulary as v
from engine.yugioh.cards.classics import FUSION_SUBSTITUTE, POLYMERIZATION
from engine.yugioh.cards.hand_traps import (
    ASH_BLOSSOM,
    CALLED_BY_THE_GRAVE,
    CROSSOUT_DESIGNATOR,
    FORBIDDEN_DROPLET,
)  # fmt: skip
from engine.yugioh.language import (
    MONSTER,
    Activate,
    Choose,
    Damage,
    Named,
    SendToGrave,
    SpecialSummon,
    spell,
)  # fmt: skip
from engine.yugioh.position.slots import POSITION
from engine.yugioh.queries.in_force import negated
from engine.yugioh.telling.board import board
from engine.yugioh.telling.picture import draw
from tests.engine.yugioh.cards.test_hand_traps import BURN, SEARCH, A, B, against, passed
from tests.engine.yugioh.table import (
    Table,
    fiend,
    fresh,
    ignition,
    names,
    played,
    quick,
)

# ----------------------------------------------------------- Called, Crossout


def test_called_by_the_grave_negates_the_name_for_the_turn() -> None:
    pops = fiend("Pops", quick(BURN, where=v.HAND | v.GRAVE))
    other = fiend("Other", quick(BURN, where=v.HAND | v.GRAVE))
    card = played("Card", Damage(1))
    table = Table([CALLED_BY_THE_GRAVE, card, card], opponent_grave=[pops],
                  opponent_hand=[pops, other], opponent_acts=True)  # fmt: skip
    table.activate(CALLED_BY_THE_GRAVE)
    table.chain(pops)
    passed(table)
    assert table.pile(v.BANISHED, 1) == ["Pops"]
    assert table.life() == 7900  # what was chained to it came first
    table.activate(card)
    table.chain(pops)
    passed(table)
    assert table.life() == 7900
    table.activate(card)
    table.chain(other)
    passed(table)
    assert table.life() == 7800
    assert table.life(1) == 7998


def test_called_by_the_grave_set_by_the_opponent_stops_a_revival() -> None:
    revives = fiend("Revives", ignition(SpecialSummon(), where=v.GRAVE))
    table = against([], grave=[revives], opponent_sets=[CALLED_BY_THE_GRAVE])
    table.activate(revives)
    table.chain(CALLED_BY_THE_GRAVE)
    passed(table)
    assert table.monsters() == {}
    assert table.banished == ["Revives"]


def test_crossout_designator_banishes_a_copy_and_negates_the_name() -> None:
    search = played("Search", SEARCH)
    table = Table([search, CROSSOUT_DESIGNATOR], deck=[A, ASH_BLOSSOM],
                  opponent_hand=[ASH_BLOSSOM], opponent_acts=True)  # fmt: skip
    table.activate(search)
    table.chain(ASH_BLOSSOM)
    table.chain(CROSSOUT_DESIGNATOR)
    assert table.choices() == [("A",), ("Ash Blossom & Joyous Spring",)]
    table.pick(ASH_BLOSSOM)
    passed(table)
    assert table.banished == names(ASH_BLOSSOM)
    assert table.hand == ["A"]


def test_a_monster_whose_name_is_negated_is_shown_as_negated() -> None:
    # Text of Crossout Designator: cards of the declared name on the field have no effects either.
    named = fiend("Named", ignition(BURN))
    other = fiend("Other", ignition(BURN))
    table = Table([CROSSOUT_DESIGNATOR], deck=[named], field={0: named, 1: other})
    table.activate(CROSSOUT_DESIGNATOR)
    passed(table)
    shown = {monster["name"]: monster["negated"] for monster in board(table.game)["monsters"]}
    assert shown == {"Named": True, "Other": False}
    assert draw(table.game).count("negated") == 1
    table.rewrite(POSITION, named, v.FACEDOWN_DEFENSE, v.MZONE)
    assert "negated" not in draw(table.game)


def test_crossout_designator_does_nothing_without_a_copy_in_the_deck() -> None:
    # The copy is gone when it resolves: nothing is banished, nothing negated.
    takes = fiend("Takes", quick(SendToGrave(Choose(MONSTER, v.DECK))))
    burns = fiend("Burns", ignition(BURN))
    table = Table([CROSSOUT_DESIGNATOR], deck=[burns], field=[takes, burns])
    table.activate(CROSSOUT_DESIGNATOR)
    table.chain(takes)
    passed(table)
    assert table.banished == []
    table.activate(burns)
    passed(table)
    assert table.life(1) == 7900


def test_crossout_designator_leaves_the_choice_between_cards_of_one_name() -> None:
    # The card text of Fusion Substitute: its name is always treated as "Polymerization".
    for banished, left in (
        (POLYMERIZATION, FUSION_SUBSTITUTE), (FUSION_SUBSTITUTE, POLYMERIZATION),
    ):  # fmt: skip
        deck = [POLYMERIZATION, FUSION_SUBSTITUTE, POLYMERIZATION]
        table = Table([CROSSOUT_DESIGNATOR], deck=deck)
        table.activate(CROSSOUT_DESIGNATOR)
        table.pick(POLYMERIZATION)
        assert table.choices() == sorted([(POLYMERIZATION.name,), (FUSION_SUBSTITUTE.name,)])
        table.pick(banished)
        assert table.banished == names(banished)
        assert left.name in table.deck


def test_crossout_designator_of_the_opponent_declares_from_their_deck() -> None:
    burns = fiend("Burns", ignition(BURN))
    table = against([], field=[burns], opponent_sets=[CROSSOUT_DESIGNATOR], opponent_deck=[burns])
    table.activate(burns)
    table.chain(CROSSOUT_DESIGNATOR)
    table.pick(burns)
    passed(table)
    assert table.life(1) == 8000
    assert table.pile(v.BANISHED, 1) == ["Burns"]


# ----------------------------------------------------------- Forbidden Droplet


def test_forbidden_droplet_is_not_answered_with_the_types_that_were_sent() -> None:
    one, two = fiend("One", ignition(BURN)), fiend("Two", quick(BURN))
    answer = spell(fresh(), "Answer", v.QUICK_PLAY, effects=(Activate(do=(BURN,)),))
    table = Table([FORBIDDEN_DROPLET, A], opponent_field=[one, two], opponent_sets=[answer],
                  opponent_acts=True)  # fmt: skip
    table.activate(FORBIDDEN_DROPLET)
    # A monster was sent: they answer with no monster, but with the Spell.
    said = table.offers()
    assert any("Answer" in text for text in said)
    assert not any("Two" in text for text in said)


def test_forbidden_droplet_several_cards_for_several_monsters() -> None:
    one, two = fiend("One", ignition(BURN), attack=1001), fiend("Two", quick(BURN), attack=500)
    table = Table([FORBIDDEN_DROPLET, A, B], opponent_field=[one, two])
    table.activate(FORBIDDEN_DROPLET)
    assert table.choices() == [("A",), ("A", "B"), ("B",)]
    table.pick(A, B)
    assert table.attack(one) == 501  # half, rounded up
    assert table.attack(two) == 250
    assert negated(table.state, table.number(one))
    assert negated(table.state, table.number(two))


def test_forbidden_droplet_does_nothing_with_fewer_monsters_than_cards_sent() -> None:
    # Forbidden Droplet: "choose that many Effect Monsters your opponent controls"
    one, two = fiend("One", ignition(BURN), attack=1000), fiend("Two", ignition(BURN), attack=500)
    flee = SendToGrave(Choose(Named(one.passcode), v.MZONE))
    answer = spell(fresh(), "Answer", v.QUICK_PLAY, effects=(Activate(do=(flee,)),))
    table = Table([FORBIDDEN_DROPLET, A, B], opponent_field=[one, two], opponent_sets=[answer],
                  opponent_acts=True)  # fmt: skip
    table.activate(FORBIDDEN_DROPLET)
    table.pick(A, B)
    table.chain(answer)
    while table.asked != "open":
        table.decline()
    assert table.pile(v.GRAVE, 1) == ["One", "Answer"]
    assert table.attack(two) == 500
    assert not negated(table.state, table.number(two))
