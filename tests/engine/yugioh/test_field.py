"""The field: what counts as on it, whose a zone is, and what stays where it lies.

Sources: Yu-Gi-Oh field zones, *The field*, *Main Monster Zone*, *Extra Monster Zone*, *Spell &
Trap Zone*, *Pendulum Zone*, *Field Zone*, *Deck Zone*, *Hand*; Yu-Gi-Oh solo rules 1.1, 10.
"""

import pytest

from engine.filters import ANY
from engine.yugioh import vocabulary as v
from engine.yugioh.language import (
    MONSTER,
    OTHER,
    SELF,
    Activate,
    AddToHand,
    Banish,
    Card,
    ChangeStats,
    Choose,
    Damage,
    Destroy,
    Discard,
    Draw,
    Each,
    Event,
    FreeZones,
    Named,
    PlaceAsSpell,
    SendToGrave,
    SpecialSummon,
    ToDeck,
    Trigger,
    Zones,
    exists,
    none,
    spell,
    trap,
)
from engine.yugioh.language.words import InDeck
from engine.yugioh.position.slots import IN_PENDULUM_ZONE, POSITION, STATUS
from engine.yugioh.position.zones import free_extra
from tests.engine.yugioh.table import (
    Table,
    body,
    fiend,
    fresh,
    fusion,
    ignition,
    link,
    played,
    xyz,
)

A, B, C, D = body("A"), body("B"), body("C"), body("D")
CASTLE = spell(fresh(), "Castle", v.FIELD)
STAY = spell(fresh(), "Stay", v.CONTINUOUS)


def scale(number: int, name: str, *effects: object) -> Card:
    return fiend(name, *effects, type=v.PENDULUM | v.EFFECT, scale=number)


# --------------------------------------------------------- what the field is


def test_the_field_is_every_zone_of_both_players_and_nothing_else() -> None:
    # Yu-Gi-Oh field zones, The field
    sweep = fiend("Sweep", ignition(Banish(Each(OTHER, v.FIELD_PLACES, v.EITHER))))
    theirs = spell(fresh(), "Theirs", v.FIELD)
    tower = scale(1, "Scale")
    table = Table(
        [A], deck=[B], extra=[xyz("Kept")], field={0: sweep, 5: link("Above")}, grave=[C],
        spells={0: tower, 1: STAY, v.FIELD_ZONE: CASTLE}, sets=[trap(fresh(), "Set")],
        opponent_field={2: body("Their monster"), 6: link("Their link")},
        opponent_spells={3: trap(fresh(), "Their trap"), v.FIELD_ZONE: theirs},
    )  # fmt: skip
    table.rewrite(STATUS, tower, IN_PENDULUM_ZONE)
    table.activate(sweep)
    assert table.monsters() == {0: "Sweep"}
    assert sorted(table.banished) == ["Above", "Castle", "Scale", "Set", "Stay"]
    their = ["Their link", "Their monster", "Their trap", "Theirs"]
    assert sorted(table.pile(v.BANISHED, 1)) == their
    assert (table.hand, table.deck, table.extra, table.grave) == (["A"], ["B"], ["Kept"], ["C"])


def test_materials_are_not_meant_by_effects_on_the_field() -> None:
    # Yu-Gi-Oh solo rules, 4.1, 10.2
    top = xyz("Top")
    sweep = fiend("Sweep", ignition(Banish(Choose(OTHER, v.FIELD_PLACES, 1, 3))))
    table = Table(deck=[A], field=[sweep, top])
    table.attach(A, top)
    table.activate(sweep)
    assert table.banished == ["Top"]
    assert table.grave == ["A"]


def test_monster_zones_are_main_and_extra_monster_zones() -> None:
    # Yu-Gi-Oh field zones, The field
    sweep = played("Sweep", Banish(Each(MONSTER, v.MZONE)))
    table = Table([sweep], field={2: A, 6: link("Above")})
    table.activate(sweep)
    assert table.banished == ["A", "Above"]


def test_a_text_may_speak_of_the_main_monster_zones_only() -> None:
    sweep = played("Sweep", Banish(Each(MONSTER & Zones(0x1F), v.MZONE)))
    table = Table([sweep], field={2: A, 6: link("Above")})
    table.activate(sweep)
    assert table.banished == ["A"]


# ----------------------------------------------------- cards stay in their zone


def test_no_command_moves_a_card_to_another_zone() -> None:
    # Yu-Gi-Oh field zones, Main Monster Zone, Extra Monster Zone, Spell & Trap Zone: not unless by
    # an effect.
    strong = fiend("Strong", ignition(ChangeStats(SELF, 500)))
    trick = trap(fresh(), "Trick")
    table = Table(
        [B, played("More", ChangeStats(Each(MONSTER, v.MZONE), 100))],
        field={1: strong, 3: A, 5: link("Above")}, spells={2: STAY, v.FIELD_ZONE: CASTLE},
        sets=[trick], all_zones=True,
    )  # fmt: skip
    table.rewrite(STATUS, A, 0)
    before = (table.monsters(), table.spells())
    commands = [option for option in table.decision().options if option.word != "end"]
    assert {option.word for option in commands} == {"summon", "set", "turn", "activate"}
    mark = table.game.mark()
    for command in commands:
        table.take(command)
        while table.asked != "open":
            table.take(table.decision().options[0])
        for now, then in zip((table.monsters(), table.spells()), before, strict=True):
            assert then.items() <= now.items()
        table.game.undo_to(mark)


# ------------------------------------------------------- extra monster zones


def test_an_empty_extra_monster_zone_belongs_to_nobody() -> None:
    # Yu-Gi-Oh field zones, Extra Monster Zone
    goal = link("Goal", 1)
    table = Table(extra=[goal], field=[A], opponent_field=[B])
    number = int(table.state.definition[table.number(goal)])
    for player in (0, 1):
        assert free_extra(table.state, player, number, 0) == 0x60
    free = fiend("Free", ignition(ChangeStats(SELF, FreeZones())))
    table = Table(field=[free])
    table.activate(free)
    assert table.attack(free) == 1004  # the other Main Monster Zones


def test_an_occupied_extra_monster_zone_is_a_zone_of_the_monsters_controller() -> None:
    # Yu-Gi-Oh field zones, Extra Monster Zone
    mine, theirs = link("Mine"), link("Theirs")
    for whose, banished in ((v.YOU, (["Mine"], [])), (v.OPPONENT, ([], ["Theirs"]))):
        sweep = played("Sweep", Banish(Each(MONSTER, v.MZONE, whose)))
        table = Table([sweep], field={5: mine}, opponent_field={5: theirs})
        table.activate(sweep)
        assert (table.banished, table.pile(v.BANISHED, 1)) == banished


@pytest.mark.parametrize("make", [link, xyz, fusion])
@pytest.mark.parametrize("place", [v.GRAVE, v.BANISHED])
def test_a_revived_extra_deck_monster_goes_to_a_main_monster_zone(make: object, place: int) -> None:
    # Yu-Gi-Oh field zones, Extra Monster Zone: sent to the GY or banished, and later Special
    # Summoned
    card = make("Card")  # type: ignore[operator]
    out = played("Out", (SendToGrave if place == v.GRAVE else Banish)(Choose(MONSTER, v.MZONE)))
    back = played("Back", SpecialSummon(Choose(MONSTER, place)))
    table = Table([out, back], field={5: card}, all_zones=True)
    table.activate(out)
    table.activate(back)
    assert table.offers() == [f"zone #{zone}" for zone in range(5)]


# ------------------------------------------------------ spell and trap zones


def test_a_spell_is_activated_face_up_and_set_face_down() -> None:
    # Yu-Gi-Oh field zones, Spell & Trap Zone; Yu-Gi-Oh solo rules, 2.2
    for word, position in (("activate", v.FACEUP_ATTACK), ("set", v.FACEDOWN_DEFENSE)):
        table = Table([STAY])
        getattr(table, word)(STAY)
        assert table.state.data[POSITION + table.number(STAY)] == position


def test_a_set_field_spell_is_face_down_in_the_field_zone() -> None:
    # Yu-Gi-Oh field zones, Field Zone
    table = Table([CASTLE])
    table.set(CASTLE)
    assert table.spells() == {v.FIELD_ZONE: "Castle"}
    assert table.state.data[POSITION + table.number(CASTLE)] == v.FACEDOWN_DEFENSE
    assert table.may("activate", CASTLE)


# ------------------------------------------------------------ pendulum zones


LOW, HIGH = scale(1, "Low", ignition(Damage(1), where=v.PZONE)), scale(8, "High")
WIPE = played("Wipe", Destroy(Each(ANY, v.PZONE)))


def test_an_effect_on_the_pendulum_zones() -> None:
    # Yu-Gi-Oh field zones, Pendulum Zone
    table = Table([LOW, HIGH, WIPE], spells={1: STAY})
    table.activate(LOW)
    table.activate(HIGH)
    table.activate(WIPE)
    assert table.spells() == {1: "Stay"}
    assert sorted(table.extra) == ["High", "Low"]


def test_a_pendulum_monster_that_is_an_equip_card_is_in_no_pendulum_zone() -> None:
    # Yu-Gi-Oh field zones, Pendulum Zone: placed there by other means it has no Pendulum Effect,
    # is no scale, and is not reached by effects on the Pendulum Zones.
    table = Table([HIGH, B, WIPE], deck=[LOW], field={2: A})
    table.equip(LOW, A)
    table.activate(HIGH)
    assert table.spells() == {0: "Low", 4: "High"}
    assert not table.may("activate", LOW)
    assert "pendulum" not in table.offers()
    table.activate(WIPE)
    assert table.spells() == {0: "Low"}


def test_a_scale_is_a_card_in_the_spell_and_trap_zone_too() -> None:
    # Yu-Gi-Oh field zones, Pendulum Zone: treated as Spell Cards, and as cards in the S&T Zone
    bomb = played("Bomb", Destroy(Choose(ANY & OTHER, v.SZONE)))
    table = Table([LOW, bomb])
    table.activate(LOW)
    table.activate(bomb)
    assert table.spells() == {}
    assert table.extra == ["Low"]


def test_a_scale_is_still_a_monster_card() -> None:
    # Yu-Gi-Oh field zones, Pendulum Zone: not treated as monsters, but "Monster Cards"
    take = played("Take", AddToHand(Choose(MONSTER, v.SZONE)))
    table = Table([LOW, take])
    table.activate(LOW)
    table.activate(take)
    assert table.hand == ["Low"]


# ---------------------------------------------------------------- field zone


def test_an_effect_places_a_field_spell_in_the_field_zone() -> None:
    # Yu-Gi-Oh field zones, Spell & Trap Zone: Field Spells are placed in the Field Zone only.
    place = played("Place", PlaceAsSpell(Choose(Named(CASTLE.passcode), v.DECK)))
    old = spell(fresh(), "Old", v.FIELD)
    table = Table([place], deck=[CASTLE], spells={v.FIELD_ZONE: old})
    table.activate(place)
    assert table.spells() == {v.FIELD_ZONE: "Castle"}
    assert table.grave == ["Old", "Place"]


def test_each_player_has_a_field_zone_of_their_own() -> None:
    # Yu-Gi-Oh field zones, Field Zone
    new = spell(fresh(), "New", v.FIELD)
    table = Table([new], opponent_spells={v.FIELD_ZONE: CASTLE})
    table.activate(new)
    assert (table.spells(), table.spells(1)) == ({5: "New"}, {5: "Castle"})


def test_a_replaced_field_spell_is_sent_and_not_destroyed() -> None:
    # Yu-Gi-Oh solo rules, 10.10; Yu-Gi-Oh field zones, Field Zone
    destroyed, sent = Event("destroyed", to=v.GRAVE), Event("sent", to=v.GRAVE)
    for event, asked in ((destroyed, "open"), (sent, "trigger")):
        old = spell(
            fresh(),
            "Old",
            v.FIELD,
            effects=(Activate(), Trigger(v.GRAVE, on=event, do=(Damage(1),))),
        )
        table = Table([CASTLE], spells={v.FIELD_ZONE: old})
        table.activate(CASTLE)
        assert table.grave == ["Old"]
        assert table.asked == asked


def test_a_field_spell_counts_among_the_spells_and_traps_that_a_player_controls() -> None:
    # Yu-Gi-Oh field zones, Field Zone: its example is Treeborn Frog.
    frog = fiend("Frog", ignition(SpecialSummon(SELF), where=v.GRAVE,
                                  condition=(none(ANY, v.SZONE),)))  # fmt: skip
    assert Table(grave=[frog]).may("activate", frog)
    assert not Table(grave=[frog], spells={v.FIELD_ZONE: CASTLE}).may("activate", frog)


def test_a_field_spell_is_no_card_in_the_spell_and_trap_zone() -> None:
    # Yu-Gi-Oh field zones, Field Zone: its example is Snow Plow Hustle Rustle.
    plow = fiend("Plow", ignition(Damage(1), condition=(exists(Zones(0x1F), v.SZONE),)))
    assert Table(field=[plow], spells={0: STAY}).may("activate", plow)
    assert not Table(field=[plow], spells={v.FIELD_ZONE: CASTLE}).may("activate", plow)


# ------------------------------------------------------------ deck and hand


def test_deck_and_hand_are_those_of_the_player_of_the_effect() -> None:
    # Yu-Gi-Oh field zones, Deck Zone, Hand: a text that does not say whose means the own one.
    for place, effect in ((v.DECK, AddToHand), (v.HAND, Discard)):
        take = fiend("Take", ignition(effect(Choose(MONSTER, place))))
        table = Table([A], deck=[B], field=[take], opponent_hand=[C], opponent_grave=[D])
        number = table.number(D)
        table.state.remove(number)
        table.state.insert(number, v.DECK, 0)
        table.activate(take)
        assert table.asked == "open"  # one monster to choose, the own
        assert table.pile(v.HAND, 1) == ["C"]
        assert table.place_of(D) == v.DECK


@pytest.mark.parametrize("where", ["shuffle", "top", "bottom"])
def test_a_card_returns_to_its_owners_deck(where: InDeck) -> None:
    back = played("Back", ToDeck(Choose(MONSTER, v.MZONE, whose=v.OPPONENT), where))
    table = Table([back], opponent_field=[A])
    table.activate(back)
    assert "A" in table.pile(v.DECK, 1)
    assert table.deck == []


def test_after_a_search_every_card_of_the_deck_may_come_next() -> None:
    # Yu-Gi-Oh solo rules, 3.2, 10.9; Yu-Gi-Oh field zones, Deck Zone: the Deck is shuffled.
    search = played("Search", AddToHand(Choose(MONSTER, v.DECK)))
    draw = played("Draw", Draw(1))
    table = Table([search, draw], deck=[A, B, C])
    table.activate(search)
    table.pick(B)
    table.activate(draw)
    assert table.asked == "chance"
    assert table.choices() == [("A",), ("C",)]
