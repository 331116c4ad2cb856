"""What is done from the GY instead of a destruction."""

from engine.yugioh import vocabulary as v
from engine.yugioh.language import (
    MONSTER,
    SELF,
    Activate,
    Banish,
    Card,
    Choose,
    Chosen,
    Damage,
    Destroy,
    DestroysBonded,
    Each,
    InPlace,
    InsteadOfDestruction,
    Named,
    SpecialSummon,
    spell,
)
from engine.yugioh.position.slots import DOOMED
from engine.yugioh.telling.describe import decision
from tests.engine.yugioh.table import Table, fiend, fresh, ignition, played
from tests.engine.yugioh.test_replacement import A, B, bomb


def buried(once: bool = False, where: int = v.GRAVE, alone: bool = False) -> Card:
    """A monster that is banished from the GY instead."""
    do = (Banish(SELF),)
    rule = InsteadOfDestruction(Named(A.passcode), do, once=once, where=where, alone=alone)
    return fiend("Buried", rule)


def test_a_card_in_the_gy_is_banished_instead() -> None:
    # The card text of Branded Opening: "you can banish this card from your GY instead".
    card, boom = buried(), bomb(A)
    for yes in (True, False):
        table = Table([boom], field=[A], grave=[card])
        table.activate(boom)
        assert decision(table.game).startswith("Buried")
        table.yes() if yes else table.no()
        assert table.monsters() == ({0: "A"} if yes else {})
        assert table.banished == (["Buried"] if yes else [])


def test_on_the_field_it_does_nothing_that_it_does_in_the_gy() -> None:
    card, boom = buried(), bomb(A)
    table = Table([boom], field=[A, card])
    table.activate(boom)
    assert table.monsters() == {1: "Buried"}


def test_from_the_field_or_the_gy() -> None:
    # The card text of Crusadia Arboria: "you can banish this card from your field or GY instead".
    card, boom = buried(where=v.MZONE | v.GRAVE), bomb(A)
    for places in ({"field": [A, card]}, {"field": [A], "grave": [card]}):
        table = Table([boom], **places)  # type: ignore[arg-type]
        table.activate(boom)
        table.yes()
        assert "A" in table.monsters().values()


def test_once_per_turn_by_name_from_the_gy() -> None:
    card = buried(once=True)
    first, second = bomb(A), bomb(A)
    table = Table([first, second], field=[A], grave=[card, card])
    table.activate(first)
    table.yes()
    table.activate(second)
    assert table.monsters() == {}


def test_only_cards_on_the_field_are_saved() -> None:
    card = buried()
    boom = played("Bomb", Destroy(Each(Named(A.passcode), v.HAND)))
    table = Table([boom, A], grave=[card])
    table.activate(boom)
    assert "A" in table.grave


def test_what_is_destroyed_as_a_cost_is_not_saved() -> None:
    # The card texts say "by card effect"; a cost is none.
    card = buried()
    pays = fiend("Pays", ignition(Damage(100), cost=(Destroy(Each(Named(A.passcode), v.MZONE)),)))
    table = Table(field=[A, pays], grave=[card])
    table.activate(pays)
    assert "A" in table.grave


def test_only_where_no_other_card_would_be_destroyed() -> None:
    # The card text of Secret Six Samurai - Fuma: "exactly 1 ... (and no other cards)".
    card = buried(alone=True)
    for boom, saved in ((bomb(A), True), (bomb(A, B), False)):
        table = Table([boom], field=[A, B], grave=[card])
        table.activate(boom)
        if saved:
            table.yes()
        assert ("A" in table.monsters().values()) == saved
        assert table.banished == (["Buried"] if saved else [])


def test_from_the_hand_or_the_gy() -> None:
    # The card text of Alghoul Mazera: "you can banish this card from your hand or GY instead".
    card, boom = buried(where=v.HAND | v.GRAVE), bomb(A)
    for hand, grave in (([card], []), ([], [card])):
        table = Table([boom, *hand], field=[A], grave=grave)
        table.activate(boom)
        table.yes()
        assert "A" in table.monsters().values() and table.banished == ["Buried"]
    table = Table([boom, buried()], field=[A])
    table.activate(boom)
    assert table.monsters() == {}


def test_a_monster_that_a_continuous_effect_destroys_is_saved_for_good() -> None:
    # The effect is on no Chain, and what is done instead is on none either: the one does not make
    # the other forget what it was about.
    mine = fiend("Mine", InsteadOfDestruction(MONSTER & InPlace(v.MZONE), (Banish(SELF),),
                                              where=v.GRAVE))  # fmt: skip
    call = spell(fresh(), "Call", v.CONTINUOUS, effects=(
        Activate(target=(Choose(MONSTER, v.GRAVE),), do=(SpecialSummon(Chosen()),)),
        DestroysBonded(),
    ))  # fmt: skip
    boom = bomb(call)
    for answer, monsters, left in (("yes", {1: "A"}, []), ("no", {}, ["A", "Mine"])):
        table = Table([call, boom], grave=[A, mine])
        table.activate(call)
        table.pick(A)
        table.activate(boom)
        assert sorted(table.offers()) == ["no", "yes"]
        getattr(table, answer)()
        assert list(table.monsters().values()) == list(monsters.values())
        assert sorted(name for name in table.grave if name in ("A", "Mine")) == left
        assert not table.status(A, DOOMED)
        assert table.asked == "open"
