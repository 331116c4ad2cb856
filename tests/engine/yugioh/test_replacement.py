"""Destruction by effect, and what may be given up instead.

Source: card texts ("If a monster(s) you control would be destroyed by card effect, you can ...
instead").
"""

from engine.yugioh import vocabulary as v
from engine.yugioh.cards.fiend_support import MUCKRAKER
from engine.yugioh.cards.links import PROXY_DRAGON
from engine.yugioh.language import (
    MONSTER,
    ONCE_PER_TURN,
    OTHER,
    SELF,
    Banish,
    Card,
    Choose,
    Chosen,
    Damage,
    Destroy,
    Discard,
    Each,
    IfDone,
    InPlace,
    InsteadOfDestruction,
    Named,
    Optional,
    PayLifePoints,
    Race,
    SendToGrave,
    SpecialSummon,
    Then,
    Tribute,
    Trigger,
    sent_to_grave,
)
from engine.yugioh.position.slots import DOOMED, NEGATED, POSITION, STATUS
from engine.yugioh.telling.describe import decision
from tests.engine.yugioh.table import Table, body, fiend, ignition, played, quick

A, B = body("A"), body("B")
PAY = PayLifePoints(1000)


def guard(name: str = "Guard", *do: object, saves: object = MONSTER & InPlace(v.MZONE)) -> Card:
    return fiend(name, InsteadOfDestruction(saves, do or (PAY,)))  # type: ignore[arg-type]


def bomb(*cards: Card, whose: int = v.YOU) -> Card:
    """A Spell that destroys all of these."""
    chosen = Named(cards[0].passcode)
    for card in cards[1:]:
        chosen = chosen | Named(card.passcode)  # type: ignore[assignment]
    return played("Bomb", Destroy(Each(chosen, v.MZONE | v.SZONE, whose)))


def test_without_a_replacement_the_card_is_destroyed() -> None:
    boom = bomb(A)
    table = Table([boom], field=[A, B])
    table.activate(boom)
    assert table.grave == ["A", "Bomb"]
    assert table.monsters() == {1: "B"}


def test_the_player_decides() -> None:
    boom, saver = bomb(A), guard()
    for answer, life, monsters in (("yes", 7000, ["A", "Guard"]), ("no", 8000, ["Guard"])):
        table = Table([boom], field=[A, saver])
        table.activate(boom)
        assert sorted(table.offers()) == ["no", "yes"]
        getattr(table, answer)()
        assert table.life() == life
        assert sorted(table.monsters().values()) == monsters
        assert table.asked == "open"


def test_whoever_controls_the_saver_is_asked() -> None:
    boom, saver = bomb(A, whose=v.OPPONENT), guard()
    table = Table([boom], opponent_field=[A, saver])
    table.activate(boom)
    assert decision(table.game) == "Opponent: Guard: do this instead of the destruction?"
    table.yes()
    assert table.life(1) == 7000


def test_one_replacement_saves_all_that_it_can() -> None:
    boom, saver = bomb(A, B), guard()
    table = Table([boom], field=[A, B, saver])
    table.activate(boom)
    table.yes()
    assert sorted(table.monsters().values()) == ["A", "B", "Guard"]
    assert table.life() == 7000


def test_it_saves_only_what_it_speaks_of() -> None:
    boom = bomb(A, B)
    saver = guard(saves=Named(A.passcode))
    table = Table([boom], field=[A, B, saver])
    table.activate(boom)
    table.yes()
    assert sorted(table.monsters().values()) == ["A", "Guard"]
    assert table.grave == ["B", "Bomb"]


def test_it_can_save_itself() -> None:
    saver = guard()
    boom = bomb(saver)
    table = Table([boom], field=[saver])
    table.activate(boom)
    table.yes()
    assert table.monsters() == {0: "Guard"}


def test_what_cannot_be_done_is_not_offered() -> None:
    boom = bomb(A)
    saver = guard("Guard", Discard(Choose(MONSTER, v.HAND)))
    table = Table([boom], field=[A, saver])
    table.activate(boom)
    assert table.grave == ["A", "Bomb"]
    table = Table([boom, B], field=[A, saver])
    table.activate(boom)
    table.yes()
    assert sorted(table.grave) == ["B", "Bomb"]


def test_a_card_that_would_be_destroyed_is_no_way_out() -> None:
    # The card text of Muckraker: Tribute 1 Fiend instead.
    devil = fiend("Devil")
    saver = guard("Guard", Tribute(Choose(Race(v.FIEND) & MONSTER, v.MZONE)))
    boom = bomb(devil, saver)
    table = Table([boom], field=[devil, saver])
    table.activate(boom)
    assert table.monsters() == {}


def test_a_question_may_be_asked_again() -> None:
    guard = fiend("Guard", InsteadOfDestruction(MONSTER, (PAY,)))
    boom = played("Boom", Destroy(Each(Named(A.passcode), v.MZONE)))
    table = Table([boom], field=[A, guard])
    table.activate(boom)
    before = table.state.snapshot()
    options = table.game.options()
    assert table.game.advance() == len(options)
    assert table.state.snapshot() == before


def test_a_card_that_would_be_destroyed_cannot_be_given_up_instead() -> None:
    # The card text of Muckraker: if it would be destroyed, Tribute 1 Fiend instead.
    devil, other, second = fiend("Devil"), fiend("Other"), fiend("Second")
    guard = fiend("Guard", InsteadOfDestruction(
        MONSTER, (Tribute(Choose(Race(v.FIEND) & OTHER, v.MZONE)),)
    ))  # fmt: skip
    boom = played("Boom", Destroy(Each(Named(devil.passcode), v.MZONE)))
    table = Table([boom], field=[devil, guard, other, second])
    table.activate(boom)
    table.yes()
    assert table.choices() == [("Other",), ("Second",)]


def test_two_replacements_are_asked_in_turn() -> None:
    boom = bomb(A)
    first, second = guard("First"), guard("Second", PayLifePoints(10))
    table = Table([boom], field=[A, first, second])
    table.activate(boom)
    table.no()
    assert sorted(table.offers()) == ["no", "yes"]
    table.yes()
    assert table.life() == 7990
    assert "A" in table.monsters().values()


def test_once_saved_nothing_more_is_asked() -> None:
    boom = bomb(A)
    first, second = guard("First"), guard("Second", PayLifePoints(10))
    table = Table([boom], field=[A, first, second])
    table.activate(boom)
    table.yes()
    assert table.asked == "open"
    assert table.life() == 7000


def test_once_per_turn() -> None:
    # "Once per turn, if a monster you control would be destroyed by card effect ... instead"
    for once, asked in ((True, "open"), (False, "optional")):
        saver = fiend("Guard", InsteadOfDestruction(MONSTER, (PAY,), once=once))
        boom = bomb(A)
        table = Table([boom, boom], field=[A, saver])
        table.activate(boom)
        table.yes()
        table.activate(boom)
        assert table.asked == asked


def test_only_what_the_opponent_would_destroy() -> None:
    # "would be destroyed by an opponent's card effect"
    saver = fiend("Guard", InsteadOfDestruction(MONSTER, (PAY,), by=v.OPPONENT))
    boom = fiend("Boom", quick(Destroy(Each(Named(A.passcode), v.MZONE, v.EITHER)),
                               where=v.HAND, cost=(Discard(SELF),)))  # fmt: skip
    table = Table([boom], field=[A, saver])
    table.activate(boom)
    assert table.monsters() == {1: "Guard"}
    table = Table([B], field=[A, saver], opponent_hand=[boom], opponent_acts=True)
    table.summon(B)
    table.chain(boom)
    table.yes()
    assert table.monsters() == {0: "A", 1: "Guard", 2: "B"}


def test_a_target_that_left_and_came_back_is_not_destroyed() -> None:
    # Yu-Gi-Oh modifiers and triggers, Location changes mid-chain: what came back is another card.
    it = Named(A.passcode)
    aimed = fiend("Aimed", ignition(Destroy(Chosen()), target=(Choose(it, v.MZONE),)))
    around = fiend("Around", quick(
        SendToGrave(Choose(it, v.MZONE)),
        Then((Optional((SpecialSummon(Choose(it, v.GRAVE)),)),)),
        limit=ONCE_PER_TURN,
    ))  # fmt: skip
    table = Table(field=[A, aimed, around])
    table.activate(aimed)
    table.chain(around)
    table.yes()
    assert table.monsters()[0] == "A"


def test_only_destruction_is_replaced() -> None:
    saver = guard()
    for operation in (SendToGrave, Banish):
        out = played("Out", operation(Each(Named(A.passcode), v.MZONE)))
        table = Table([out], field=[A, saver])
        table.activate(out)
        assert table.asked == "open"
        assert table.monsters() == {1: "Guard"}


def test_the_opponents_cards_are_not_saved() -> None:
    saver = guard()
    boom = bomb(A, whose=v.OPPONENT)
    table = Table([boom], field=[saver], opponent_field=[A])
    table.activate(boom)
    assert table.asked == "open"
    assert table.monsters(1) == {}


def test_a_negated_or_face_down_guard_saves_nothing() -> None:
    boom, saver = bomb(A), guard()
    table = Table([boom], field=[A, saver])
    table.rewrite(STATUS, saver, NEGATED)
    table.activate(boom)
    assert table.grave == ["A", "Bomb"]
    table = Table([boom], field=[A, saver])
    table.rewrite(POSITION, saver, v.FACEDOWN_DEFENSE)
    table.activate(boom)
    assert table.grave == ["A", "Bomb"]


def test_a_saved_card_was_not_destroyed() -> None:
    bitter = fiend("Bitter", Trigger(v.GRAVE, on=sent_to_grave(), do=(Damage(1),)))
    saver = guard()
    boom = bomb(bitter)
    table = Table([boom], field=[bitter, saver])
    table.activate(boom)
    table.yes()
    assert table.asked == "open"
    assert not table.status(bitter, DOOMED)


def test_if_you_do_after_a_replaced_destruction() -> None:
    saver = guard()
    boom = played("Bomb", Destroy(Each(Named(A.passcode), v.MZONE)), IfDone((Damage(500),)))
    for answer, life in (("yes", 8000), ("no", 7500)):
        table = Table([boom], field=[A, saver])
        table.activate(boom)
        getattr(table, answer)()
        assert table.life(1) == life


def test_muckraker_tributes_a_fiend_instead() -> None:
    # The card text of Muckraker From the Underworld
    devil = fiend("Devil")
    boom = bomb(A)
    table = Table([boom], field={0: A, 1: devil, 5: MUCKRAKER})
    table.activate(boom)
    table.yes()
    assert table.choices() == [("Devil",), (MUCKRAKER.name,)]
    table.pick(devil)
    assert table.monsters() == {0: "A", 5: MUCKRAKER.name}


def test_proxy_dragon_destroys_a_monster_that_it_points_to_instead() -> None:
    # The card text of Proxy Dragon
    boom = bomb(A)
    table = Table([boom], field={0: A, 2: PROXY_DRAGON, 1: B})
    table.activate(boom)
    table.yes()
    assert table.monsters() == {0: "A", 2: PROXY_DRAGON.name}
    # If the only monster that it points to is the one to be destroyed, there is no way out.
    table = Table([boom], field={1: A, 2: PROXY_DRAGON, 4: B})
    table.activate(boom)
    assert table.monsters() == {2: PROXY_DRAGON.name, 4: "B"}


def test_a_destruction_as_a_replacement_can_be_replaced_again() -> None:
    # Proxy Dragon's own destruction of another monster may be answered by another guard.
    second = guard("Second", saves=Named(B.passcode))
    boom = bomb(A)
    table = Table([boom], field={0: A, 2: PROXY_DRAGON, 1: B, 4: second})
    table.activate(boom)
    table.yes()
    assert sorted(table.offers()) == ["no", "yes"]
    table.yes()
    assert sorted(table.monsters().values()) == sorted(["A", "B", "Second", PROXY_DRAGON.name])
