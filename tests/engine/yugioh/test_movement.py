"""Where a card really goes, and what it leaves behind.

Sources: Yu-Gi-Oh rules reference, T1, G2, B1; Yu-Gi-Oh solo rules 3.11 to 3.14, 5.2, 7.4, 9.
"""

from collections.abc import Callable

import pytest

from engine.yugioh import vocabulary as v
from engine.yugioh.language import (
    MONSTER,
    SELF,
    AddToHand,
    Also,
    Banish,
    BanishTop,
    Card,
    ChangeStats,
    Choose,
    Compare,
    CreateToken,
    Damage,
    Destroy,
    Discard,
    Draw,
    Event,
    Materials,
    MaterialsIncluded,
    MaterialsUsed,
    Named,
    Operation,
    Optional,
    PlaceAsSpell,
    Race,
    SendToGrave,
    SetCard,
    SpecialSummon,
    Then,
    ToDeck,
    Tribute,
    Trigger,
    Type,
    sent_to_grave,
    summoned,
)
from engine.yugioh.language.words import InDeck
from engine.yugioh.movement.cards import reset
from engine.yugioh.position.slots import (
    BOND,
    COUNTERS,
    GRANTS,
    HOST,
    HOW,
    LEVELS,
    MADE_OF,
    MADE_WITH,
    MODIFIERS,
    NEW,
    POSITION,
    PROPER,
    STATUS,
    USED,
    ZONE,
)
from tests.engine.yugioh.table import (
    Table,
    body,
    contact,
    fiend,
    fusion,
    ignition,
    link,
    names,
    played,
    xyz,
)

A, B, C = body("A"), body("B"), body("C")
Leave = Callable[..., Operation]
LEAVES: dict[Leave, int] = {
    SendToGrave: v.GRAVE, Destroy: v.GRAVE, Tribute: v.GRAVE, Banish: v.BANISHED,
    AddToHand: v.HAND, ToDeck: v.DECK,
}  # fmt: skip
every_way = pytest.mark.parametrize("leave", LEAVES)


def from_field(leave: Leave, card: Card, **rest: object) -> Table:
    """The card has left the field in this way."""
    out = played("Out", leave(Choose(Named(card.passcode), v.MZONE)))
    table = Table([out], field=[card], **rest)  # type: ignore[arg-type]
    table.activate(out)
    return table


# ------------------------------------------------------------------ monsters


@every_way
def test_a_main_deck_monster_goes_where_it_is_told(leave: Leave) -> None:
    # Yu-Gi-Oh solo rules, 9
    table = from_field(leave, A)
    assert table.place_of(A) == LEAVES[leave]


@every_way
@pytest.mark.parametrize("make", [link, xyz, fusion])
def test_an_extra_deck_monster_returns_to_the_extra_deck(
    leave: Leave, make: Callable[[str], Card]
) -> None:
    # Yu-Gi-Oh solo rules, 3.13, 3.14, 10.6
    card = make("Extra")
    place = LEAVES[leave]
    table = from_field(leave, card)
    assert table.place_of(card) == (v.EXTRA if place in (v.HAND, v.DECK) else place)
    if place in (v.HAND, v.DECK):
        # Face-down among the others, and no longer properly summoned.
        assert not table.state.data[POSITION + table.number(card)]
        assert not table.status(card, PROPER)
    else:
        assert table.status(card, PROPER)


@every_way
def test_a_token_ceases_to_exist(leave: Leave) -> None:
    # Yu-Gi-Oh rules reference, T1; Yu-Gi-Oh solo rules, 7.4
    token = fiend("Token", type=v.TOKEN | v.NORMAL)
    maker = played("Maker", CreateToken(token.passcode))
    out = played("Out", leave(Choose(Named(token.passcode), v.MZONE)))
    table = Table([maker, out], also=[token])
    table.activate(maker)
    assert table.monsters() == {0: "Token"}
    table.activate(out)
    assert table.place_of(token) == v.NOWHERE
    assert table.grave == ["Maker", "Out"]
    assert (table.hand, table.banished, table.deck) == ([], [], [])


@every_way
def test_a_token_that_leaves_goes_to_no_pile_for_a_watcher(leave: Leave) -> None:
    # Yu-Gi-Oh rules reference, T1: it ceases to exist instead.
    token = fiend("Token", type=v.TOKEN | v.NORMAL)
    piles = v.GRAVE | v.BANISHED | v.HAND | v.DECK | v.EXTRA
    watcher = fiend("Watcher", Trigger(v.MZONE, on=Event("sent", MONSTER, to=piles), do=(Draw(1),)))
    maker = played("Maker", CreateToken(token.passcode))
    out = played("Out", leave(Choose(Named(token.passcode) | Named(A.passcode), v.MZONE)))
    for card, asked in ((token, "open"), (A, "trigger")):
        table = Table([maker, out], deck=[B], field=[watcher, A], also=[token])
        table.activate(maker)
        table.activate(out)
        table.pick(card)
        assert table.asked == asked


def test_five_tokens_can_be_made_again_and_again() -> None:
    token = fiend("Token", type=v.TOKEN | v.NORMAL)
    maker = played("Maker", CreateToken(token.passcode))
    out = played("Out", SendToGrave(Choose(Named(token.passcode), v.MZONE)))
    hand = [maker] * 3
    table = Table([*hand, out], also=[token], field=[A, B, C])
    table.activate(maker)
    table.activate(maker)
    assert table.monsters() == {0: "A", 1: "B", 2: "C", 3: "Token", 4: "Token"}
    assert not table.may("activate", maker)
    table.activate(out)
    table.pick(token)
    table.activate(maker)
    assert sorted(table.monsters().values()) == ["A", "B", "C", "Token", "Token"]


# ------------------------------------------------------------------ pendulum


def pendulum() -> Card:
    return fiend("Pendulum", type=v.PENDULUM | v.EFFECT, scale=4)


@pytest.mark.parametrize("leave", [SendToGrave, Destroy, Tribute])
def test_a_pendulum_monster_from_the_field_goes_face_up_to_the_extra_deck(leave: Leave) -> None:
    # Yu-Gi-Oh solo rules, 3.11, 5.2
    card = pendulum()
    table = from_field(leave, card)
    assert table.place_of(card) == v.EXTRA
    assert table.state.data[POSITION + table.number(card)] & v.FACEUP


@pytest.mark.parametrize("leave", [Banish, AddToHand, ToDeck])
def test_no_redirection_where_it_is_not_sent_to_the_gy(leave: Leave) -> None:
    # Yu-Gi-Oh solo rules, 3.12, 5.2
    card = pendulum()
    assert from_field(leave, card).place_of(card) == LEAVES[leave]


def test_no_redirection_from_the_hand_or_the_deck() -> None:
    # Yu-Gi-Oh solo rules, 3.11, 5.2
    card = pendulum()
    for place, operation in ((v.HAND, Discard), (v.DECK, SendToGrave)):
        out = played("Out", operation(Choose(MONSTER, place)))
        hand, deck = ([card], []) if place == v.HAND else ([], [card])
        table = Table([out, *hand], deck=deck)
        table.activate(out)
        assert table.place_of(card) == v.GRAVE


def test_a_detached_pendulum_monster_goes_to_the_gy() -> None:
    # The official rulebook: only from the field it goes to the Extra Deck instead, and a material
    # is not on the field (Yu-Gi-Oh rules reference, X1). Yu-Gi-Oh solo rules, 4.2, 5.2 and 10.14
    # say otherwise and are wrong.
    card = pendulum()
    rank = xyz("Rank")
    out = played("Out", SendToGrave(Choose(MONSTER, v.MZONE)))
    table = Table([out], extra=[rank], field=[card, A])
    table.special(rank)
    table.activate(out)
    assert table.place_of(card) == v.GRAVE
    assert table.place_of(A) == v.GRAVE


def test_a_redirected_pendulum_monster_was_not_sent_to_the_gy() -> None:
    card = pendulum()
    mourner = fiend("Mourner", Trigger(v.MZONE, on=sent_to_grave(who=MONSTER), do=(Draw(1),)))
    out = played("Out", SendToGrave(Choose(MONSTER, v.MZONE)))
    for target, asked in ((card, "open"), (A, "trigger")):
        table = Table([out], deck=[B], field=[target, mourner])
        table.activate(out)
        table.pick(target)
        assert table.asked == asked


# ------------------------------------------------------------------ overlays


def test_materials_leave_before_their_monster() -> None:
    # Yu-Gi-Oh solo rules, 4.4; Yu-Gi-Oh rules reference, G2
    rank = xyz("Rank")
    out = played("Out", SendToGrave(Choose(MONSTER, v.MZONE)))
    table = Table([out], extra=[rank], field=[A, B])
    table.special(rank)
    table.activate(out)
    assert table.grave == ["A", "B", "Rank", "Out"]


# ----------------------------------------------------------- graveyard, banished


def test_the_gy_keeps_its_order() -> None:
    # Yu-Gi-Oh rules reference, G2
    first = played("First", SendToGrave(Choose(Named(B.passcode), v.HAND)))
    second = played("Second", SendToGrave(Choose(Named(A.passcode), v.HAND)))
    table = Table([first, second, A, B])
    table.activate(first)
    table.activate(second)
    assert table.grave == ["B", "First", "A", "Second"]


def test_a_banished_card_is_face_up() -> None:
    # Yu-Gi-Oh rules reference, B1
    table = from_field(Banish, A)
    assert table.banished == ["A"]
    assert table.state.data[POSITION + table.number(A)] & v.FACEUP


def test_a_card_is_banished_face_down_only_where_the_text_says_so() -> None:
    # Yu-Gi-Oh field zones, Face-down banished
    for effect, face in ((BanishTop(1), v.FACEDOWN), (Banish(Choose(MONSTER, v.DECK)), v.FACEUP)):
        out = played("Out", effect)
        table = Table([out], deck=[A])
        table.activate(out)
        assert table.banished == ["A"]
        assert table.state.data[POSITION + table.number(A)] & face


def test_a_card_goes_to_its_owner() -> None:
    # Yu-Gi-Oh field zones, Graveyard: if cards are sent to the Graveyard, they are always sent
    # to the owner's Graveyard.
    out = played("Out", SendToGrave(Choose(MONSTER, v.MZONE, whose=v.OPPONENT)))
    table = Table([out], opponent_field=[A])
    table.activate(out)
    assert table.pile(v.GRAVE, 1) == ["A"]
    assert table.grave == ["Out"]


# ------------------------------------------------------------------- deck


@pytest.mark.parametrize(
    ("where", "order"), [("top", ["A", "B", "C"]), ("bottom", ["B", "C", "A"])]
)
def test_a_card_is_put_on_top_or_under_the_deck(where: InDeck, order: list[str]) -> None:
    # Yu-Gi-Oh solo rules, 3.14
    back = played("Back", ToDeck(Choose(MONSTER, v.HAND), where))
    table = Table([back, A], deck=[B, C], fixed_order=True)
    table.activate(back)
    assert [name for name in table.deck if name != "(blank)"] == order


# --------------------------------------------------- what a card leaves behind


def test_a_card_that_leaves_the_field_forgets_what_it_was() -> None:
    # Yu-Gi-Oh solo rules, 8 and 3.13: it is a new card.
    strong = fiend(
        "Strong",
        ignition(ChangeStats(SELF, 500), limit=None),
        ignition(AddToHand(SELF)),
    )
    table = Table([strong])
    table.summon(strong)
    table.activate(strong, 0)
    assert table.attack(strong) == 1500
    assert table.status(strong, NEW)
    table.activate(strong, 1)
    number = table.number(strong)
    assert [int(table.state.data[slot + number]) for slot in (STATUS, HOW, USED, ZONE)] == [0] * 4
    assert not table.state.data[MODIFIERS]


@pytest.mark.parametrize(
    "slot",
    [HOW, USED, LEVELS, COUNTERS, MADE_OF, MADE_WITH, GRANTS, HOST, BOND, ZONE],
)
def test_nothing_that_a_card_was_on_the_field_is_kept(slot: int) -> None:
    # Yu-Gi-Oh solo rules, 8 and 3.13: it is a new card, whatever it was; others stay as they are.
    table = Table(field=[A, B])
    for card in (A, B):
        table.rewrite(slot, card, 3)
    reset(table.state, table.number(A))
    assert table.state.data[slot + table.number(A)] == 0
    assert table.state.data[slot + table.number(B)] == 3


def test_a_monster_that_is_summoned_again_has_new_materials() -> None:
    # The card text of S:P Little Knight: what it was Link Summoned with is of that summon.
    asking = link("Asking", 2, effects=(
        Trigger(v.MZONE, on=summoned(), condition=(MaterialsIncluded(Type(v.LINK)),),
                do=(Damage(1),)),
    ))  # fmt: skip
    again = played("Again", SendToGrave(Choose(MONSTER, v.MZONE)),
                   Then((SpecialSummon(Choose(MONSTER & Type(v.LINK), v.GRAVE)),)))  # fmt: skip
    table = Table([again], extra=[asking], field={0: A, 5: link("Other", 1)})
    table.special(asking)
    table.decline()
    table.activate(again)
    table.pick(asking)
    assert table.monsters() == {0: "Asking"}
    assert table.asked == "open"


def test_a_monster_that_is_summoned_again_was_not_made_with_its_materials() -> None:
    # The number of materials used for its summon is that of this summon.
    goal = contact("Goal", Materials(Race(v.WARRIOR), 2, 2), effects=(
        ignition(Damage(1), condition=(Compare(MaterialsUsed(), ">=", 2),)),
    ))  # fmt: skip
    revived = SpecialSummon(Choose(MONSTER & Type(v.FUSION), v.GRAVE))
    again = played("Again", SendToGrave(Choose(MONSTER, v.MZONE)), Optional((revived,)))
    table = Table([again], extra=[goal], field=[A, B])
    table.special(goal)
    assert table.may("activate", goal)
    table.activate(again)
    table.yes()
    assert table.monsters() == {0: "Goal"}
    assert not table.may("activate", goal)


def test_a_monster_placed_as_a_spell() -> None:
    # Yu-Gi-Oh field zones, Spell & Trap Zone: a Monster Card there is treated as a Spell.
    aside = played("Aside", PlaceAsSpell(Choose(MONSTER, v.MZONE)))
    table = Table([aside], field=[A])
    table.activate(aside)
    assert table.monsters() == {}
    assert "A" in table.spells().values()
    assert table.place_of(A) == v.SZONE


def test_a_card_is_set_by_an_effect() -> None:
    trick = played("Trick", Draw(1))
    setter = fiend("Setter", ignition(SetCard(Choose(Named(trick.passcode), v.DECK))))
    table = Table(deck=[trick, A], field=[setter])
    table.activate(setter)
    assert table.spells() == {0: "Trick"}
    assert table.state.data[POSITION + table.number(trick)] == v.FACEDOWN_DEFENSE
    # A Set Normal Spell can be activated in the same turn.
    assert table.may("activate", trick)
    assert names(trick) == ["Trick"]


def test_two_tokens_are_summoned_together_or_not_at_all() -> None:
    # Yu-Gi-Oh solo rules, Tokens: an effect that Special Summons 2 of them needs 2 zones when it
    # resolves, too.
    token = fiend("Token", type=v.TOKEN | v.NORMAL, level=1)
    tokens = Also((CreateToken(token.passcode, 2),))  # the activation does not depend on it
    make = played("Make", SpecialSummon(Choose(MONSTER, v.HAND)), tokens)
    walls = [body(f"Wall {number}") for number in range(3)]
    table = Table([make, body("A")], field=walls, also=[token])
    table.activate(make)
    assert "Token" not in table.monsters().values()
    table = Table([make, body("A")], field=walls[:2], also=[token])
    table.activate(make)
    assert list(table.monsters().values()).count("Token") == 2
