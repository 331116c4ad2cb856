"""Public and private knowledge: what each player may know, as text and as a picture.

Sources: Yu-Gi-Oh field zones, *Graveyard*, *Deck Zone*, *Extra Deck Zone*, *Hand*,
*Banished/Banishment*, *Face-down banished*; Yu-Gi-Oh solo rules 1.1, 5.3, 10.13; Yu-Gi-Oh rules
reference, G1, B2.
"""

import random
import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import notation
from engine.yugioh import vocabulary as v
from engine.yugioh.game import YugiohGame
from engine.yugioh.language import (
    AddToHand,
    Card,
    Choose,
    Damage,
    Destroy,
    Discard,
    Named,
    Reveal,
    spell,
    trap,
)
from engine.yugioh.position.slots import LOC, POSITION
from engine.yugioh.queries.knowledge import knows
from engine.yugioh.telling.describe import story
from engine.yugioh.telling.picture import draw
from tests.engine.yugioh.table import Table, body, fiend, ignition, link, played, xyz
from tests.engine.yugioh.test_notation_kept import open_states, some_deck

A, B, C = body("Alpha"), body("Beta"), body("Gamma")
BOTH, MINE, NOBODY = (True, True), (True, False), (False, False)


def known(table: Table, card: Card, place: int = 0) -> tuple[bool, bool]:
    """Whether player 0, and player 1, may know this card."""
    number = table.number(card, place)
    return knows(table.state, 0, number), knows(table.state, 1, number)


def seen(table: Table, player: int = 1) -> dict[str, str]:
    """The fields of the position as a player sees it."""
    words = notation.write(table.game, seen_by=player).split()[1:]
    return dict(word.split("=", 1) for word in words)


def code(card: Card) -> str:
    return str(card.passcode)


# --------------------------------------------------------------------- piles


def test_the_graveyards_are_public() -> None:
    # Yu-Gi-Oh rules reference, G1; Yu-Gi-Oh field zones, Graveyard
    table = Table(grave=[A, B], opponent_grave=[C])
    assert [known(table, card) for card in (A, B, C)] == [BOTH] * 3
    for player in (0, 1):
        assert seen(table, player)["grave"] == f"{code(A)},{code(B)}"
        assert seen(table, player)["opp.grave"] == code(C)
        assert "GY (2): Alpha, Beta\n" in draw(table.game, seen_by=player)


def test_a_deck_is_private_to_both_and_its_size_is_public() -> None:
    # Yu-Gi-Oh field zones, Deck Zone; Yu-Gi-Oh solo rules, 1.1
    table = Table(deck=[A, B, C])
    assert known(table, A) == NOBODY
    for player in (0, 1):
        assert seen(table, player)["deck"] == "?x3"
        assert seen(table, player)["opp.deck"] == "?x10"
        assert "Deck 3, " in draw(table.game, seen_by=player)


def test_the_order_of_a_deck_shows_in_no_way() -> None:
    # Yu-Gi-Oh field zones, Deck Zone: neither player can verify order and information.
    one, other = (Table(deck=cards, fixed_order=True) for cards in ([A, B], [B, A]))
    for player in (0, 1):
        assert seen(one, player) == seen(other, player)


def test_the_hand_is_private_to_the_opponent_and_its_size_is_public() -> None:
    # Yu-Gi-Oh field zones, Hand
    table = Table([A, B], opponent_hand=[C])
    assert known(table, A) == MINE
    assert known(table, C) == (False, True)
    assert seen(table)["hand"] == "?x2"
    assert seen(table)["opp.hand"] == code(C)
    assert seen(table, 0)["hand"] == f"{code(A)},{code(B)}"
    assert seen(table, 0)["opp.hand"] == "?x1"
    text = draw(table.game, seen_by=1)
    assert "Hand (2): 2x ?\n" in text
    assert "Opponent: 1 cards in hand\nHand (1): Gamma\n" in text


def test_the_order_of_a_hand_shows_in_no_way() -> None:
    # Yu-Gi-Oh field zones, Hand: cards in the hand do not have an order.
    assert seen(Table([A, B])) == seen(Table([B, A])) == seen(Table([C, C]))
    assert Table([A, B]).game.key() == Table([B, A]).game.key()


def test_the_face_down_extra_deck_is_private_to_the_opponent_and_its_size_is_public() -> None:
    # Yu-Gi-Oh field zones, Extra Deck Zone: its player may look at it.
    top = xyz("Top")
    table = Table(extra=[top, link("Link")])
    assert known(table, top) == MINE
    assert seen(table)["extra"] == "?x2"
    assert "extra" not in seen(table, 0)  # all of the list, in its order
    assert "Extra Deck 2, " in draw(table.game, seen_by=1)


def test_face_up_pendulum_monsters_in_the_extra_deck_are_public() -> None:
    # Yu-Gi-Oh field zones, Extra Deck Zone; Yu-Gi-Oh solo rules, 5.3
    scale = fiend("Scale", type=v.PENDULUM | v.EFFECT, scale=4)
    out = played("Out", Destroy(Choose(Named(scale.passcode), v.MZONE)))
    table = Table([out], extra=[xyz("Top")], field=[scale])
    table.activate(out)
    assert known(table, scale) == BOTH
    assert seen(table)["extra"] == f"?x1,{code(scale)}A"
    assert "Extra Deck, face-up: Scale\n" in draw(table.game, seen_by=1)


def test_face_up_banished_cards_and_the_number_of_all_are_public() -> None:
    # Yu-Gi-Oh field zones, Banished
    table = Table(banished=[A, B, C])
    table.rewrite(POSITION, B, v.FACEDOWN_DEFENSE)
    assert [known(table, card) for card in (A, B, C)] == [BOTH, MINE, BOTH]
    assert seen(table)["banished"] == f"{code(A)},?S,{code(C)}"
    assert "Banished (3): Alpha, ? (face-down), Gamma\n" in draw(table.game, seen_by=1)


def test_face_down_banished_cards_are_private() -> None:
    # Yu-Gi-Oh field zones, Face-down banished: in most cases only the owner can verify them.
    # Yu-Gi-Oh rules reference, B2, says that nobody can; field zones is the more exact one.
    # Yu-Gi-Oh solo rules, 10.13
    one, other = Table(banished=[A]), Table(banished=[B])
    for table, card in ((one, A), (other, B)):
        table.rewrite(POSITION, card, v.FACEDOWN_DEFENSE)
    assert known(one, A) == MINE
    assert seen(one) == seen(other)
    assert seen(one, 0) != seen(other, 0)
    assert "Banished (1): Alpha (face-down)\n" in draw(one.game, seen_by=0)


# --------------------------------------------------------------------- field


def test_set_cards_are_private_and_lie_where_all_can_see() -> None:
    # Yu-Gi-Oh solo rules, 2: hidden
    trick = trap(1, "Trick")
    table = Table(field={2: A}, sets=[trick])
    table.rewrite(POSITION, A, v.FACEDOWN_DEFENSE)
    assert (known(table, A), known(table, trick)) == (MINE, MINE)
    assert seen(table)["field"] == "m3:?S/w,s1:?S"
    assert seen(table, 0)["field"].startswith(f"m3:{code(A)}S")
    text = draw(table.game, seen_by=1)
    assert text.count("(Set)") == 2
    assert "Alpha" not in text
    assert "Trick" not in text
    assert "Alpha" in draw(table.game, seen_by=0)


def test_the_opponents_set_cards_are_private_to_the_player() -> None:
    table = Table(opponent_field=[A], opponent_spells=[B])
    for card in (A, B):
        table.rewrite(POSITION, card, v.FACEDOWN_DEFENSE)
    assert (known(table, A), known(table, B)) == ((False, True), (False, True))
    assert seen(table, 0)["opp.field"] == "m1:?S/w,s1:?S"
    assert "Alpha" not in draw(table.game, seen_by=0)
    assert "Alpha" in draw(table.game, seen_by=1)


def test_a_set_field_spell_is_private() -> None:
    castle = spell(2, "Castle", v.FIELD)
    table = Table(spells={5: castle})
    assert known(table, castle) == BOTH
    table.rewrite(POSITION, castle, v.FACEDOWN_DEFENSE)
    assert known(table, castle) == MINE
    assert "Field Zone: ? (Set)\n" in draw(table.game, seen_by=1)


def test_a_set_card_that_was_taken_is_known_to_its_controller() -> None:
    table = Table(field=[A])
    number = table.number(A)
    table.state.remove(number)
    table.state.set_down(number, v.MZONE, 1, 0, v.FACEDOWN_DEFENSE)
    assert known(table, A) == (False, True)


def test_what_lies_face_up_is_public_with_its_materials_and_equip_cards() -> None:
    # Yu-Gi-Oh solo rules, 4.1
    top = xyz("Top")
    table = Table(deck=[A, B], field=[top])
    table.attach(A, top)
    table.equip(B, top)
    assert [known(table, card) for card in (top, A, B)] == [BOTH] * 3
    assert f"x={code(A)}" in seen(table)["field"]
    assert "Under Top: Alpha\n" in draw(table.game, seen_by=1)


def test_materials_under_a_monster_that_was_turned_face_down_do_not_name_it() -> None:
    top = xyz("Top")
    table = Table(deck=[A], field=[top])
    table.attach(A, top)
    table.rewrite(POSITION, top, v.FACEDOWN_DEFENSE)
    assert "Under ?: Alpha\n" in draw(table.game, seen_by=1)
    assert "Top" not in draw(table.game, seen_by=1)
    assert seen(table)["field"] == f"m1:?S/w/x={code(A)}"


# ----------------------------------------------------------- what is hidden


def test_positions_that_differ_only_in_what_is_hidden_look_the_same() -> None:
    one = Table([A, B], deck=[C, C], sets=[trap(3, "Trick")])
    other = Table([C, B], deck=[A, C], sets=[played("Treat")])
    assert notation.write(one.game) != notation.write(other.game)
    assert seen(one) == seen(other)
    assert draw(one.game) != draw(other.game)
    assert draw(one.game, seen_by=1) == draw(other.game, seen_by=1)


def test_a_card_that_went_from_where_it_was_public_to_the_hand_is_private_again() -> None:
    # Yu-Gi-Oh field zones, Hand
    back = played("Back", AddToHand(Choose(Named(A.passcode), v.GRAVE)))
    table = Table([back], grave=[A])
    assert known(table, A) == BOTH
    table.activate(back)
    assert known(table, A) == MINE


SHOW = played("Show", Reveal(Choose(Named(A.passcode), v.HAND), until="end"))


def test_a_revealed_card_of_the_hand_is_public_while_the_effect_applies() -> None:
    # Yu-Gi-Oh field zones, Hand
    table = Table([SHOW, A, B])
    table.activate(SHOW)
    assert (known(table, A), known(table, B)) == (BOTH, MINE)
    assert seen(table)["hand"] == f"?x1,{code(A)}/r"
    assert "Hand (2): Alpha, ?\n" in draw(table.game, seen_by=1)
    table.end()
    assert known(table, A) == MINE


def test_a_card_that_is_shown_for_a_moment_is_private_again() -> None:
    # Yu-Gi-Oh field zones, Hand
    pay = played("Pay", Damage(1), cost=(Reveal(Choose(Named(A.passcode), v.HAND)),))
    table = Table([pay, A])
    table.activate(pay)
    assert table.life(1) == 7999
    assert known(table, A) == MINE
    assert not Table([pay, B]).may("activate", pay)


def test_a_revealed_card_that_leaves_the_hand_is_revealed_no_longer() -> None:
    back = played("Back", AddToHand(Choose(Named(A.passcode), v.GRAVE)))
    for move in ("summon", "discard"):
        out = played("Out", (Destroy if move == "summon" else Discard)(
            Choose(Named(A.passcode), v.MZONE if move == "summon" else v.HAND)
        ))  # fmt: skip
        table = Table([SHOW, A, out, back])
        table.activate(SHOW)
        if move == "summon":
            table.summon(A)
        assert known(table, A) == BOTH
        table.activate(out)
        table.activate(back)
        assert known(table, A) == MINE


def test_which_card_is_revealed_is_part_of_the_position() -> None:
    table, other = Table([SHOW, A, B]), Table([SHOW, A, B])
    table.activate(SHOW)
    text = notation.write(table.game)
    notation.read(table.game, text)
    assert notation.write(table.game) == text
    assert known(table, A) == BOTH
    assert table.game.key() != other.game.key()


def test_a_reveal_is_told() -> None:
    table = Table([SHOW, A])
    (option,) = [option for option in table.decision().options if option.word == "activate"]
    (step,) = story(table.game, [[option.take]])
    assert step.text == "Activate Show (hand): reveal Alpha for the rest of this turn."


def test_an_activated_card_of_the_hand_is_shown() -> None:
    # Yu-Gi-Oh field zones, Hand: the activation is declared by showing the card.
    shown = fiend("Shown", ignition(AddToHand(Choose(Named(B.passcode), v.DECK)), where=v.HAND))
    table = Table([shown], deck=[B])
    (option,) = [option for option in table.decision().options if option.word == "activate"]
    (step,) = story(table.game, [[option.take]])
    assert step.command == "Activate Shown (hand)"


@settings(max_examples=15, deadline=None, derandomize=True, database=None)
@given(seed=st.integers(0, 100_000))
def test_no_hidden_card_is_named_in_what_a_player_sees(seed: int) -> None:
    fate = random.Random(seed)
    main, extra = some_deck(fate)
    game = YugiohGame(main, extra, opponent_main=main, opponent_extra=extra)
    game.start(fate.sample(main, 6), main[:5])
    for _ in open_states(game, fate):
        for player in (0, 1):
            words = notation.write(game, seen_by=player).split()
            # What was used and what bans was public when it was activated.
            cards = " ".join(word for word in words if "used=" not in word and "bans=" not in word)
            named = {int(code) for code in re.findall(r"(?<![\d=])\d{5,}", cards)}
            public = {
                game.passcode(card)
                for card in range(int(game.state.cards))
                if game.state.data[LOC + card] and knows(game.state, player, card)
            }
            assert named <= public
            hidden = {
                game.name_of(card)
                for card in range(int(game.state.cards))
                if game.passcode(card) not in public
            }
            listed = draw(game, seen_by=player).split("GY (")[0]
            assert not any(f" {name}," in listed for name in hidden)


@pytest.mark.parametrize("player", [0, 1])
def test_whoever_sees_everything_sees_every_card(player: int) -> None:
    table = Table([A], deck=[B], opponent_hand=[C])
    assert all(knows(table.state, None, table.number(card)) for card in (A, B, C))
    assert not all(knows(table.state, player, table.number(card)) for card in (A, B, C))
