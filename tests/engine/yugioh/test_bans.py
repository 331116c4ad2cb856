"""What may not be done for the rest of the turn, and what was done this turn.

Sources: the card texts ("for the rest of this turn ... cannot ..."); Yu-Gi-Oh modifiers and
triggers, *Summon restrictions and successful summons*.
"""

import pytest

from engine.effects import Node
from engine.filters import ANY
from engine.yugioh import vocabulary as v
from engine.yugioh.language import (
    MONSTER,
    OTHER,
    SELF,
    SPELL,
    SPELL_TRAP,
    Activate,
    AddToHand,
    Ban,
    ByItself,
    Card,
    Choose,
    CreateToken,
    Damage,
    Draw,
    FieldStats,
    InPlace,
    NegateColumn,
    OnlySpecialSummon,
    Race,
    SetCard,
    SpecialSummon,
    Then,
    ThisTurn,
    WasSet,
    When,
    spell,
    trap,
)
from engine.yugioh.language.words import Banned
from tests.engine.yugioh.table import Table, body, fiend, fresh, ignition, link, played, quick

A, B = body("A"), body("B")
ITSELF = fiend("Itself", procedures=(ByItself(v.HAND),))
BURN = played("Burn", Damage(100))


def test_no_special_summons_of_what_matches() -> None:
    other = fiend("Other", race=v.ZOMBIE, procedures=(ByItself(v.HAND),))
    ban = played("Ban", Ban(("special-summon",), Race(v.FIEND)))
    table = Table([ban, ITSELF, other])
    table.activate(ban)
    assert not table.may("special", ITSELF)
    assert table.may("special", other)


def test_no_normal_summons_and_no_sets() -> None:
    no_summon, no_set = Ban(("normal-summon",), MONSTER), Ban(("set",), MONSTER)
    for step, left in ((no_summon, "set"), (no_set, "summon")):
        ban = played("Ban", step)
        table = Table([ban, A])
        table.activate(ban)
        assert [word for word in ("summon", "set") if table.may(word, A)] == [left]


def test_nothing_with_the_name_of_the_chosen_card() -> None:
    ban = played(
        "Ban",
        AddToHand(Choose(MONSTER, v.DECK, name="it")),
        Ban(("normal-summon", "set", "special-summon"), ANY, name_of=Choose(MONSTER, v.HAND)),
    )
    table = Table([ban, B], deck=[A, A])
    table.activate(ban)
    table.pick(A)
    assert table.may("summon", B)
    assert not table.may("summon", A)
    assert not table.may("set", A)


def test_no_activations() -> None:
    asking = fiend("Asking", ignition(Damage(1)))
    ban = played("Ban", Ban(("activate",), SPELL))
    table = Table([ban, BURN], field=[asking])
    table.activate(ban)
    assert not table.may("activate", BURN)
    assert table.may("activate", asking)


@pytest.mark.parametrize("what", ["draw", "add"])
def test_no_draws(what: Banned) -> None:
    ban, draw = played("Ban", Ban((what,))), played("Draw", Draw(1))
    table = Table([ban, draw], deck=[A])
    table.activate(ban)
    assert not table.may("activate", draw)
    once = played("Both", Ban((what,)), Draw(1))
    table = Table([once], deck=[A])
    table.activate(once)
    assert table.hand == []


def test_no_adding_from_the_deck() -> None:
    ban = played("Ban", Ban(("add",)))
    search = played("Search", AddToHand(Choose(MONSTER, v.DECK)))
    back = played("Back", AddToHand(Choose(MONSTER, v.GRAVE)))
    table = Table([ban, search, back], deck=[A], grave=[B])
    table.activate(ban)
    assert not table.may("activate", search)
    assert table.may("activate", back)


def test_a_search_that_is_going_on_finds_nothing() -> None:
    # A ban that comes while the effect is on the chain: it was activated, and then cannot add.
    stop = fiend("Stop", quick(Ban(("add",)), where=v.MZONE))
    search = played("Search", AddToHand(Choose(MONSTER, v.DECK)), Then((Damage(100),)))
    table = Table([search], deck=[A], field=[stop])
    table.activate(search)
    table.chain(stop)
    assert table.hand == []
    assert table.life(1) == 8000


def test_effects_of_a_name_are_negated_wherever_they_are_activated() -> None:
    fires = fiend("Fires", ignition(Damage(100), where=v.HAND | v.GRAVE | v.MZONE))
    ban = played("Ban", Ban(("effect",), MONSTER, Choose(MONSTER, v.GRAVE), v.EITHER))
    for place in ({"field": [fires]}, {"grave": [fires]}):
        table = Table([ban], **{"grave": [fires], **place})  # type: ignore[arg-type]
        table.activate(fires)
        assert table.life(1) == 7900
        table.activate(ban)
        if table.asked == "cards":
            table.pick(fires)
        if table.may("activate", fires):
            table.activate(fires)
        assert table.life(1) == 7900


def test_a_continuous_effect_of_a_banned_name_does_not_apply() -> None:
    locking = fiend("Locking", OnlySpecialSummon(Race(v.ZOMBIE)))
    ban = played("Ban", Ban(("effect",), MONSTER, Choose(MONSTER, v.MZONE), v.EITHER))
    table = Table([ban, ITSELF], field=[locking])
    assert not table.may("special", ITSELF)
    table.activate(ban)
    assert table.may("special", ITSELF)


def test_bans_end_with_the_turn_and_count_once() -> None:
    from engine.yugioh.position.slots import BANS

    ban = played("Ban", Ban(("draw",), whose=v.EITHER))
    table = Table([ban, ban])
    table.activate(ban)
    table.activate(ban)
    assert table.state.data[BANS] == 2  # one for each player
    table.end()
    assert table.state.data[BANS] == 0


# ------------------------------------------------------------------ columns


def _column(*do: Node) -> Card:
    return trap(fresh(), "Column", effects=(Activate(do=do),))


def test_a_set_trap_negates_the_others_in_its_column() -> None:
    # The card text of Infinite Impermanence
    column = _column(Damage(1), When(WasSet(), (NegateColumn(),)))
    across, beside = fiend("Across"), spell(fresh(), "Beside", v.CONTINUOUS, effects=(
        ignition(Damage(10), where=v.SZONE),
    ))  # fmt: skip
    table = Table(spells={1: column}, opponent_spells={3: beside, 2: beside}, field=[across])
    table.rewrite_position(column, v.FACEDOWN_DEFENSE)
    table.activate(column)
    from engine.yugioh.queries.in_force import negated

    there = {table.zone_of(number): number for number in table.numbers(beside)}
    assert negated(table.state, there[3])
    assert not negated(table.state, there[2])


def test_from_the_hand_it_negates_no_column() -> None:
    from engine.yugioh.position.slots import BANS

    card = trap(fresh(), "Hand", effects=(
        Activate(from_hand=(ThisTurn("normal", MONSTER),),
                 do=(Damage(1), When(WasSet(), (NegateColumn(),)))),
    ))  # fmt: skip
    table = Table([card, A])
    assert not table.may("activate", card)
    table.summon(A)
    table.activate(card)
    assert table.life(1) == 7999
    assert table.state.data[BANS] == 0


# ------------------------------------------------------------------ tallies


@pytest.mark.parametrize(("least", "may"), [(1, True), (2, True), (3, False)])
def test_so_many_summons_this_turn(least: int, may: bool) -> None:
    asking = played("Asking", Damage(1), condition=(ThisTurn("summon", MONSTER, least=least),))
    table = Table([asking, A, ITSELF])
    table.summon(A)
    table.special(ITSELF)
    assert table.may("activate", asking) is may


def test_only_what_matches_is_counted_and_only_as_far_as_it_matters() -> None:
    from engine.yugioh.position.slots import TALLY

    asking = played("Asking", Damage(1), condition=(ThisTurn("special", Race(v.FIEND)),))
    revive = played("Revive", SpecialSummon(Choose(MONSTER, v.GRAVE)))
    table = Table([asking, revive, ITSELF, ITSELF], grave=[A])
    table.activate(revive)
    assert not table.may("activate", asking)
    table.special(ITSELF)
    assert table.may("activate", asking)
    table.special(ITSELF)
    assert table.state.data[TALLY] == 1


def test_activations_are_counted_by_their_player() -> None:
    acts = fiend("Acts", quick(Damage(100), where=v.HAND))
    for whose, may in ((v.OPPONENT, True), (v.YOU, False), (v.EITHER, True)):
        asking = played("Asking", Damage(1), condition=(ThisTurn("activate", MONSTER, whose),))
        table = Table([asking, BURN], opponent_hand=[acts], opponent_acts=True)
        table.activate(BURN)
        table.chain(acts)
        table.decline() if table.asked == "window" else None
        while table.asked == "window":
            table.decline()
        assert table.may("activate", asking) is may


def test_the_name_of_the_card_itself() -> None:
    lone = played("Lone", Damage(1), Ban(("activate",), ANY, SELF))
    table = Table([lone, lone, BURN])
    table.activate(lone)
    assert not table.may("activate", lone)
    assert table.may("activate", BURN)


# --------------------------------------------- as long as a card is face-up


def continuous(rule: Node) -> Card:
    """A monster with a continuous effect."""
    return fiend("Wall", rule)


def test_a_face_up_card_forbids_its_controller() -> None:
    # "You cannot Special Summon monsters from the Extra Deck."
    goal = link("Goal", 1)
    for rule, may in ((Ban(("special-summon",), InPlace(v.EXTRA)), False),
                      (Ban(("special-summon",), InPlace(v.EXTRA), whose=v.OPPONENT), True),
                      (Ban(("special-summon",), InPlace(v.EXTRA), whose=v.EITHER), False),
                      (OnlySpecialSummon(Race(v.FIEND)), False),
                      (OnlySpecialSummon(Race(v.FIEND), v.OPPONENT), True)):  # fmt: skip
        assert Table(extra=[goal], field=[A, continuous(rule)]).may("special", goal) is may


def test_a_face_up_card_forbids_the_other_player() -> None:
    # "Your opponent cannot Special Summon monsters.": the wall is theirs.
    for whose, may in ((v.YOU, True), (v.OPPONENT, False), (v.EITHER, False)):
        wall = continuous(Ban(("special-summon",), whose=whose))
        assert Table([ITSELF], opponent_field=[wall]).may("special", ITSELF) is may


def test_the_cards_own_effects_do_not_go_around_it() -> None:
    # "You cannot Special Summon monsters": nor by effects.
    revive = played("Revive", SpecialSummon(Choose(MONSTER, v.GRAVE)))
    wall = continuous(Ban(("special-summon",)))
    assert not Table([revive], field=[wall], grave=[A]).may("activate", revive)


def test_no_effects_of_monsters_but_spells() -> None:
    # "You cannot activate monster effects"
    asking = fiend("Asking", ignition(Damage(1)))
    table = Table([BURN], field=[asking, continuous(Ban(("activate",), MONSTER))])
    assert not table.may("activate", asking)
    assert table.may("activate", BURN)


def test_no_effects_in_the_graveyard() -> None:
    # Card text: "Abyss Dweller"
    asking, lying = (
        fiend(name, ignition(Damage(1), where=where))
        for name, where in (("Asking", v.MZONE), ("Lying", v.GRAVE))
    )
    ban = continuous(Ban(("activate",), InPlace(v.GRAVE)))
    for field, may in (([asking], True), ([asking, ban], False)):
        table = Table(field=field, grave=[lying])
        assert table.may("activate", asking)
        assert table.may("activate", lying) is may


def test_no_spell_cards_but_effects_of_spells_that_lie_face_up() -> None:
    # "You cannot activate Spell Cards": an effect of a face-up Spell is none.
    stays = spell(fresh(), "Stays", v.CONTINUOUS, effects=(ignition(Damage(1), where=v.SZONE),))
    bans: tuple[tuple[Banned, bool], ...] = (("activate-card", True), ("activate", False))
    for what, may in bans:
        table = Table([BURN], field=[continuous(Ban((what,), SPELL))], spells=[stays])
        assert not table.may("activate", BURN)
        assert table.may("activate", stays) is may


@pytest.mark.parametrize(("what", "drawn", "found"), [("search", 1, 0), ("add", 0, 0),
                                                      ("draw", 0, 1)])  # fmt: skip
def test_no_additions_from_the_deck(what: Banned, drawn: int, found: int) -> None:
    # "Neither player can add cards from their Deck to their hand except by drawing them."
    draw, search = played("Draw", Draw(1)), played("Search", AddToHand(Choose(MONSTER, v.DECK)))
    table = Table([draw, search], field=[continuous(Ban((what,), whose=v.EITHER))], deck=[A, A])
    assert table.may("activate", draw) is bool(drawn)
    assert table.may("activate", search) is bool(found)


def test_no_sets_of_spells_and_traps_by_effects_either() -> None:
    # "You cannot Set Spells/Traps"
    setting = played("Setting", SetCard(Choose(SPELL_TRAP, v.DECK)))
    table = Table([setting], field=[continuous(Ban(("set",), SPELL_TRAP))], deck=[BURN])
    assert not table.may("set", setting)
    if table.may("activate", setting):
        table.activate(setting)
    assert table.spells() == {}


def test_only_some_monsters_may_be_link_material() -> None:
    # "you can only use Fiend monsters as Link Material"
    goal = link("Goal", 1)
    wall = continuous(Ban(("link-material",), ~Race(v.FIEND)))
    table = Table(extra=[goal], field={0: A, 1: wall})
    table.special(goal)
    assert table.grave == ["Wall"]


def test_a_face_up_card_negates_effects() -> None:
    # "Negate the effects of all other face-up monsters on the field."
    asking = fiend("Asking", ignition(Damage(1)))
    gains = fiend("Gains", FieldStats(500, ~OTHER))
    table = Table(field=[asking, gains])
    assert table.may("activate", asking) and table.attack(gains) == 1500
    hush = continuous(Ban(("effect",), MONSTER & OTHER, whose=v.EITHER))
    table = Table(field=[asking, gains, hush])
    assert table.attack(gains) == 1000
    if table.may("activate", asking):
        table.activate(asking)
    assert table.life(1) == 8000


def test_off_the_field_no_effects_are_negated() -> None:
    acts = fiend("Acts", ignition(Damage(100), where=v.HAND))
    hush = continuous(Ban(("effect",), MONSTER & OTHER, whose=v.EITHER))
    table = Table([acts], field=[hush])
    table.activate(acts)
    assert table.life(1) == 7900


@pytest.mark.parametrize("what", ["effect", "special-summon"])
def test_a_negated_card_forbids_nothing(what: Banned) -> None:
    from engine.yugioh.position.slots import NEGATED, STATUS

    gains = fiend("Gains", FieldStats(500, ~OTHER))
    wall = continuous(Ban((what,), MONSTER & OTHER, whose=v.EITHER))
    table = Table([ITSELF], field=[gains, wall])
    table.rewrite(STATUS, wall, NEGATED)
    assert table.attack(gains) == 1500
    assert table.may("special", ITSELF)


def test_the_turn_an_effect_is_activated_nothing_is_set() -> None:
    # "You cannot Set Spells/Traps during the turn you activate this card."
    card = played("Strict", Damage(1), cost=(Ban(("set",), SPELL_TRAP),),
                  condition=(ThisTurn("set", SPELL_TRAP, most=0),))  # fmt: skip
    table = Table([card, BURN])
    table.set(BURN)
    assert not table.may("activate", card)
    table = Table([card, BURN])
    table.activate(card)
    assert not table.may("set", BURN)


def test_a_token_can_have_a_rule() -> None:
    # "While that Token is in the Monster Zone, the player who Summoned it cannot Special Summon"
    token = fiend("Token", Ban(("special-summon",)), type=v.TOKEN | v.NORMAL)
    maker = played("Maker", CreateToken(token.passcode))
    table = Table([maker, ITSELF], also=[token])
    assert table.may("special", ITSELF)
    table.activate(maker)
    assert not table.may("special", ITSELF)
