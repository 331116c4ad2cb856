"""All cards but those in the Extra Monster Zone are sent to the GY, and the opponent's for them.

Source: the card text of Chaos Emperor, the Dragon of Armageddon: "send as many cards you control as
possible to the GY, except from the Extra Monster Zone, and if you do, send cards your opponent
controls to the GY, up to the number of your cards sent to the GY, then, inflict … damage …", and
"If this face-up Special Summoned card leaves the field, return it to the bottom of the Deck".
"""

from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import (
    SELF,
    Activate,
    Card,
    Destroy,
    Draw,
    Each,
    Named,
    SendToGrave,
    UnderDeckWhenLeaving,
    spell,
)
from tests.engine.yugioh.table import Table, body, fiend, fresh, ignition, names, played, xyz

TEXT = (
    "Once per turn: You can pay half your LP; send as many cards you control as possible to the "
    "GY, except from the Extra Monster Zone, and if you do, send cards your opponent controls to "
    "the GY, up to the number of your cards sent to the GY, then, inflict 300 damage to your "
    "opponent for each card sent to their GY by this card's effect. If this face-up Special "
    "Summoned card leaves the field, return it to the bottom of the Deck."
)
FOUND = compile_card(
    Card(9, "Probe", v.MONSTER | v.EFFECT, v.DARK, v.DRAGON, 8, 3000, 2500), TEXT, Lexicon({}, {})
)
PROBE = FOUND.card
A, TOP = body("A"), body("Top")
T1, T2, T3 = body("T1"), body("T2"), body("T3")
FIELD = spell(fresh(), "Field", v.FIELD, effects=(Activate(),))
HIGH = xyz("High")


def test_so_many_cards_of_both() -> None:
    assert FOUND.whole, [part.why for part in FOUND.parts]
    table = Table(
        deck=[TOP], field={0: PROBE, 1: A, 5: HIGH}, spells={5: FIELD},
        opponent_field=[T1, T2, T3],
    )  # fmt: skip
    table.activate(PROBE)
    # This card itself goes under the Deck, and is not sent to the GY.
    assert sorted({len(one) for one in table.choices()}) == [1, 2]
    table.pick(T1, T3)
    assert table.monsters() == {5: "High"}
    assert sorted(table.grave) == names(A, FIELD)
    assert PROBE.name in table.deck
    assert (table.life(), table.life(1)) == (4000, 7400)
    assert list(table.monsters(1).values()) == names(T2)


def test_not_without_cards_of_the_opponent() -> None:
    assert not Table(field={0: PROBE, 1: A}).may("activate", PROBE)


def test_what_it_is_sent_for_does_not_reach_the_gy() -> None:
    # Yu-Gi-Oh solo rules, 4: what cannot be sent to the GY pays no such cost
    pays = ignition(Draw(1), cost=(SendToGrave(SELF),))
    bound, free = fiend("Bound", UnderDeckWhenLeaving(), pays), fiend("Free", pays)
    table = Table(deck=[TOP], field=[bound, free])
    assert not table.may("activate", bound)
    assert table.may("activate", free)


def test_only_while_special_summoned_and_face_up() -> None:
    bound = fiend("Bound", UnderDeckWhenLeaving())
    bomb = played("Bomb", Destroy(Each(Named(bound.passcode), v.MZONE)))
    for how, position, place in (
        (v.BY_SPECIAL, v.FACEUP_ATTACK, v.DECK),
        (v.BY_NORMAL, v.FACEUP_ATTACK, v.GRAVE),
        (v.BY_SPECIAL, v.FACEDOWN_DEFENSE, v.GRAVE),
    ):
        table = Table([bomb], [bound, TOP])
        table.lay(bound, 0, position=position, how=how)
        table.activate(bomb)
        assert table.place_of(bound) == place
