"""Cards that the opponent chooses for an effect of the player.

Sources: the card texts named with each test.  The opponent's choice is no target.
"""

from dataclasses import replace

from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import Activate, Card, Choose, Damage, DeclareTraits, SendToGrave
from engine.yugioh.position.slots import POSITION
from engine.yugioh.telling.decision import Decision as Told
from tests.engine.yugioh.table import Table, body, fiend, fresh, fusion, ignition, names, played

A, B, C, D = body("A"), body("B"), body("C"), body("D")
DRAGON = replace(body("Dragon"), race=v.DRAGON)
OTHER = replace(body("Other"), race=v.DRAGON)


def spell_of(text: str) -> Card:
    """A made-up Spell of this text, which must be understood as a whole."""
    compiled = compile_card(Card(9, "Text", v.SPELL), text, Lexicon({}, {}))
    assert compiled.whole, [str(part.why) for part in compiled.parts if part.why]
    return replace(compiled.card, passcode=fresh())


SENT = spell_of("Your opponent sends 1 monster they control to the GY.")


def test_the_opponent_chooses_where_they_act() -> None:
    # The card text of Cyber Angel Dakini
    (found,) = SENT.effects
    assert isinstance(found, Activate)
    theirs = Choose(found.do[0].what.filter, v.MZONE, whose=v.OPPONENT, by=v.OPPONENT)  # type: ignore[attr-defined]
    assert found.do == (SendToGrave(theirs),)
    table = Table([SENT], opponent_field=[A, B], opponent_acts=True)
    table.activate(SENT)
    while table.asked == "window":
        table.decline()
    assert Told(table.game).player() == 1
    assert table.choices() == [("A",), ("B",)]
    table.pick(B)
    assert list(table.monsters(1).values()) == names(A)


def test_one_who_does_not_act_takes_the_first() -> None:
    table = Table([SENT], opponent_field=[A, B])
    table.activate(SENT)
    assert table.asked == "open"
    assert table.pile(v.GRAVE, 1) == names(A)
    assert not Table([SENT], field=[A]).may("activate", SENT)


def test_all_that_exceed_a_number_are_sent() -> None:
    # The card text of Evil★Twins Ki-sikil & Lil-la
    card = spell_of("If your opponent controls 3 or more cards, they must send cards to the GY so "
                    "they control 2 cards.")  # fmt: skip
    table = Table([card], opponent_field=[A, B, C], opponent_sets=[SENT], opponent_acts=True)
    table.activate(card)
    while table.asked == "window":
        table.decline()
    assert len(table.choices()) == 6
    table.pick(A, C)
    assert sorted(table.pile(v.GRAVE, 1)) == names(A, C)
    assert not Table([card], opponent_field=[A, B]).may("activate", card)


def test_each_player_sends_from_their_hand() -> None:
    # The card text of Hand Destruction
    card = spell_of("Each player sends 2 cards from their hand to the GY, then draws 2 cards.")
    table = Table([card, A, B], deck=[DRAGON, OTHER], opponent_hand=[C, D], opponent_deck=[A, A])
    table.activate(card)
    while table.asked == "chance":
        table.take(table.decision().options[0])
    assert sorted(table.grave) == sorted(names(A, B, card))
    assert sorted(table.pile(v.GRAVE, 1)) == names(C, D)
    assert len(table.hand) == len(table.pile(v.HAND, 1)) == 2
    assert not Table([card, A], deck=[B, C], opponent_hand=[C, D]).may("activate", card)


def test_from_the_extra_deck_of_the_opponent() -> None:
    # The card text of Dogmatika Maximus
    card = spell_of("Your opponent sends 2 monsters from their Extra Deck to the GY.")
    one, two, three = (fusion(name) for name in ("One", "Two", "Three"))
    table = Table([card], opponent_extra=[one, two, three])
    table.activate(card)
    assert len(table.pile(v.GRAVE, 1)) == 2
    assert not Table([card], opponent_extra=[one]).may("activate", card)
    both = spell_of(
        "Draw 1 card, also your opponent sends 2 monsters from their Extra Deck to the GY."
    )
    assert not Table([both], deck=[A], opponent_extra=[one]).may("activate", both)
    assert Table([both], deck=[A], opponent_extra=[one, two]).may("activate", both)


def test_one_of_the_declared_type_and_attribute() -> None:
    # The card text of Herald of the Abyss
    card = spell_of(
        "Pay 1500 LP and declare 1 Monster Type and 1 Attribute; your opponent must send 1 face-up "
        "monster with the declared Type and Attribute from their field to the GY, if possible. For "
        "the rest of this turn, your opponent cannot activate the effects of monsters with that "
        "sent monster's name."
    )
    (found,) = card.effects
    assert isinstance(found, Activate) and isinstance(found.cost[1], DeclareTraits)
    used = replace(fiend("Used", ignition(Damage(100))), race=v.WARRIOR, attribute=v.LIGHT)
    table = Table([card], opponent_field=[used, DRAGON, OTHER], opponent_acts=True)
    table.activate(card)
    assert table.choices() == [("Dragon",), ("Other",), ("Used",)]
    table.pick(OTHER)
    while table.asked == "window":
        table.decline()
    assert table.life() == 6500
    assert table.choices() == [("Dragon",), ("Other",)]
    table.pick(DRAGON)
    assert sorted(table.monsters(1).values()) == sorted(names(used, OTHER))
    assert not Table([card], field=[A]).may("activate", card)


def test_a_negated_trap_is_set_and_another_with_it() -> None:
    # The card text of Red Reboot
    text = (
        "When your opponent activates a Trap Card: Negate the activation, and if you do, Set that "
        "card face-down, then they can Set 1 other Trap directly from their Deck. For the rest of "
        "this turn after this card resolves, your opponent cannot activate Trap Cards. You can "
        "activate this card from your hand by paying half your LP."
    )
    compiled = compile_card(Card(9, "Reboot", v.TRAP | v.COUNTER), text, Lexicon({}, {}))
    assert compiled.whole, [str(part.why) for part in compiled.parts if part.why]
    reboot = replace(compiled.card, passcode=fresh())
    trap = played("Trap", Damage(500), type=v.TRAP)
    more = played("More", Damage(500), type=v.TRAP)
    mine = played("Mine", Damage(100))
    for from_hand in (True, False):
        table = Table(
            [mine, *([reboot] if from_hand else [])], sets=[] if from_hand else [reboot],
            opponent_sets=[trap], opponent_deck=[more], opponent_acts=True,
        )  # fmt: skip
        table.activate(mine)
        table.chain(trap)
        table.chain(reboot)
        while table.asked == "window":
            table.decline()
        assert Told(table.game).player() == 1
        table.yes()
        assert table.life() == (4000 if from_hand else 8000)
        assert sorted(table.spells(1).values()) == names(more, trap)
        for card in (trap, more):
            assert table.state.data[POSITION + table.number(card)] == v.FACEDOWN_DEFENSE
        assert not table.pile(v.GRAVE, 1)
        assert table.asked == "open"
    again = Table([mine, reboot, mine], opponent_sets=[trap, more], opponent_acts=True)
    again.activate(mine)
    again.chain(trap)
    again.chain(reboot)
    while again.asked == "window":
        again.decline()
    again.activate(mine)
    assert again.asked == "open"  # no Trap Card can answer any more


def test_each_player_sets_from_their_grave() -> None:
    # The card text of Number 100: Numeron Dragon
    card = spell_of("Draw 1 card, then each player Sets 1 Spell/Trap from their GY to their field.")
    trap = played("Trap", Damage(500), type=v.TRAP)
    quick = played("Quick", Damage(500), type=v.SPELL | v.QUICK_PLAY)
    table = Table([card], deck=[A], grave=[trap, B], opponent_grave=[quick])
    table.activate(card)
    assert list(table.spells().values()) == names(trap)
    assert list(table.spells(1).values()) == names(quick)
    table = Table([card], deck=[A], opponent_grave=[quick])
    table.activate(card)
    assert not table.spells()
    assert list(table.spells(1).values()) == names(quick)


def test_the_opponent_can_special_summon() -> None:
    # The card text of Gold Pride - That Came Out of Nowhere!
    card = spell_of(
        "Special Summon 1 monster from your hand or GY, then your opponent can Special Summon 1 "
        "monster from their hand or GY to their field, but negate its effects."
    )
    table = Table([card, A], opponent_hand=[B], opponent_grave=[C], opponent_acts=True)
    table.activate(card)
    while table.asked == "window":
        table.decline()
    assert list(table.monsters().values()) == names(A)
    assert Told(table.game).player() == 1
    table.yes()
    assert table.choices() == [("B",), ("C",)]
    table.pick(C)
    while table.asked == "window":
        table.decline()
    assert list(table.monsters(1).values()) == names(C)
    assert table.pile(v.HAND, 1) == names(B)


def test_one_who_does_not_act_summons_nothing() -> None:
    card = spell_of("Draw 1 card, then your opponent can Special Summon 1 monster from their GY.")
    table = Table([card], deck=[A], opponent_grave=[C])
    table.activate(card)
    assert table.hand == names(A)
    assert table.monsters(1) == {}
    # Nor does what an opponent could do have to be possible.
    assert Table([card], deck=[A]).may("activate", card)
