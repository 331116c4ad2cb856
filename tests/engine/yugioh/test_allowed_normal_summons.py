"""Normal Summons that effects allow: one more, at once, without Tributes, with other Tributes."""

import pytest

from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.cards.staples import DOUBLE_SUMMON
from engine.yugioh.language import (
    MONSTER,
    OTHER,
    SPELL_TRAP,
    Card,
    Choose,
    Draw,
    Each,
    ExtraNormalSummon,
    Named,
    NormalSummonNow,
    SendToGrave,
    Series,
    TributesAlso,
    Trigger,
    Type,
    TypesSent,
    WithoutTributes,
    level,
    spell,
    summoned,
    trap,
)
from engine.yugioh.position.slots import HOW, POSITION
from tests.engine.yugioh.table import (
    Table,
    body,
    fiend,
    fresh,
    fusion,
    ignition,
    link,
    played,
)  # fmt: skip
from tests.engine.yugioh.test_tribute import A, B, C


def test_effects_that_allow_more_normal_summons() -> None:
    # The card text of Double Summon
    table = Table([DOUBLE_SUMMON, A, B, C])
    table.activate(DOUBLE_SUMMON)
    table.summon(A)
    table.set(B)
    assert not table.may("summon", C)


def test_two_such_effects_do_not_add_up() -> None:
    # The card text of Double Summon: you can conduct 2 Normal Summons/Sets this turn, not 3 or
    # more; so a second one would do nothing, and is not activated.
    table = Table([DOUBLE_SUMMON, DOUBLE_SUMMON, A, B, C])
    table.activate(DOUBLE_SUMMON)
    assert not table.may("activate", DOUBLE_SUMMON)
    table.summon(A)
    table.summon(B)
    assert not table.may("summon", C)


# "You can Normal Summon 1 X, in addition to your Normal Summon/Set. (You can only gain this effect
# once per turn.)", the card texts of Rainbow Bridge of the Heart and Mausoleum of White, and the
# official rulings on such effects: the player decides which of the two a summon is, and the
# effects of several cards together allow one more Normal Summon.
B_OR_C = Named(B.passcode) | Named(C.passcode)
ONE_MORE = spell(fresh(), "One more", v.CONTINUOUS, effects=(ExtraNormalSummon(B_OR_C),))
ANOTHER = spell(fresh(), "Another", v.CONTINUOUS, effects=(ExtraNormalSummon(),))


def test_the_additional_normal_summon_may_come_first() -> None:
    table = Table([A, B, C], spells=[ONE_MORE])
    assert not table.may("summon in addition", A)
    assert table.may("summon", B)
    table.summon_in_addition(B)
    assert not table.may("summon in addition", C)
    assert table.may("summon", C)
    table.set(A)
    assert table.monsters() == {0: "B", 1: "A"}
    assert not table.may("summon", C)


def test_the_additional_normal_summon_may_come_last() -> None:
    table = Table([A, B, C], spells=[ONE_MORE])
    table.summon(B)
    assert not any(table.may(word, A) for word in ("summon", "summon in addition", "set"))
    assert not any(table.may(word, C) for word in ("summon", "set"))
    table.summon_in_addition(C)
    assert table.monsters() == {0: "B", 1: "C"}


def test_effects_that_allow_an_additional_normal_summon_do_not_add_up() -> None:
    table = Table([A, B, C], spells=[ONE_MORE, ONE_MORE, ANOTHER])
    assert table.offers().count("summon in addition B") == 1
    table.summon_in_addition(A)
    table.summon(B)
    assert not any(table.may(word, C) for word in ("summon", "summon in addition"))


def test_an_effect_that_normal_summons_at_once_takes_none_away() -> None:
    # The card text of The Duke of Demise: immediately after this effect resolves, Normal Summon
    # 1 monster.
    now = played("Now", NormalSummonNow())
    tall = body("Tall", level=5)
    table = Table([now, A, tall])
    table.activate(now)  # there is nothing to Tribute, so only A can be summoned
    assert table.monsters() == {0: "A"}
    table.summon(tall)
    assert table.monsters() == {0: "Tall"}


def test_an_effect_that_normal_summons_may_ask_for_tributes() -> None:
    now = played("Now", NormalSummonNow())
    tall = body("Tall", level=5)
    table = Table([now, A, A, tall], field=[B, C])
    table.activate(now)  # which of two copies is summoned makes no difference
    assert table.choices() == [("A",), ("Tall",)]
    table.pick(tall)
    assert table.choices() == [("B",), ("C",)]
    table.pick(C)
    assert table.monsters() == {0: "B", 1: "Tall"}
    assert table.may("summon", A)


def test_without_a_monster_to_summon_such_an_effect_cannot_be_activated() -> None:
    now = played("Now", NormalSummonNow())
    assert not Table([now, body("Tall", level=5)]).may("activate", now)


def test_extra_deck_monsters_are_not_normal_summoned() -> None:
    table = Table(extra=[fusion("Fusion"), link("Link")])
    assert table.offers() == ["end"]


def test_an_effect_lets_monsters_be_summoned_without_tributes() -> None:
    # Kashtira Birth: "You can Normal Summon Level 7 monsters without Tributing."
    tall, taller = body("Tall", level=7), body("Taller", level=8)
    birth = spell(fresh(), "Birth", v.CONTINUOUS, effects=(WithoutTributes(level(7, 7)),))
    table = Table([tall, taller], spells=[birth])
    assert table.may("summon", tall)
    assert not table.may("set", tall)  # a Set is no Normal Summon
    assert not table.may("summon", taller)
    table.summon(tall)
    assert "Tall" in table.monsters().values()
    assert not table.may("summon", taller)  # the turn's Normal Summon is used


def test_a_monster_that_need_not_have_tributes_may_have_them() -> None:
    # Yu-Gi-Oh solo rules, 3.3: with Tributes it is a Tribute Summon, else it is none
    seen = Trigger(v.MZONE, on=summoned(v.BY_TRIBUTE), do=(Draw(1),), optional=False)
    tall = fiend("Tall", seen, level=7)
    birth = spell(fresh(), "Birth", v.CONTINUOUS, effects=(WithoutTributes(level(7, 7)),))
    for used, drawn in (([A, B], 1), ([], 0)):
        table = Table([tall], [C], field=[A, B], spells=[birth])
        assert table.may("set", tall)
        table.summon(tall)
        assert table.choices() == [(), ("A", "B")]
        table.pick(*used)
        assert len(table.grave) == len(used)
        assert len(table.hand) == drawn


def test_it_is_only_for_the_player_of_the_effect() -> None:
    tall = body("Tall", level=7)
    birth = spell(fresh(), "Birth", v.CONTINUOUS, effects=(WithoutTributes(level(7, 7)),))
    assert not Table([tall], opponent_spells=[birth]).may("summon", tall)


def test_without_tributes_as_a_text_says_it() -> None:
    facts = Card(9, "Probe", v.SPELL | v.CONTINUOUS)
    lexicon = Lexicon({"Probe": 9}, {})
    compiled = compile_card(
        facts, "You can Normal Summon Level 7 monsters without Tributing.", lexicon
    )
    assert compiled.whole
    assert WithoutTributes(level(7, 7) & MONSTER) in compiled.card.effects
    more = "You can Normal Summon/Set Level 7 monsters without Tributing."
    assert not compile_card(facts, more, lexicon).whole


def test_a_set_in_addition() -> None:
    # Gem-Knight Seraphinite: 1 Normal Summon or Set beyond the turn's own, once per turn
    more = fiend("More", ExtraNormalSummon(sets=True))
    table = Table([A, B, C], field=[more])
    table.set(A)
    assert table.may("set", B)
    table.set(B)
    assert not table.may("set", C)
    assert not table.may("summon in addition", C)
    only = fiend("Only", ExtraNormalSummon())
    table = Table([A, B], field=[only])
    table.set(A)
    assert not table.may("set", B)


KING = fiend("King", TributesAlso(Type(v.CONTINUOUS) & SPELL_TRAP), level=5)
LORD = fiend("Lord", TributesAlso(Type(v.CONTINUOUS) & SPELL_TRAP), level=8)
OATH = played("Oath", type=v.CONTINUOUS)


@pytest.mark.parametrize("face_up", [True, False])
def test_a_continuous_spell_or_trap_can_be_tributed_where_the_text_says_so(face_up: bool) -> None:
    # The card text of Dinomight Knight, the True Dracofighter; tests/golden/walks has such summons
    # with a face-down card (true-draco-king-08).
    table = Table([KING], sets=[OATH])
    if face_up:
        table.rewrite(POSITION, OATH, v.FACEUP_ATTACK)
    assert table.may("summon", KING)
    assert not table.may("set", KING)  # "face-up"
    table.summon(KING)
    assert (table.grave, list(table.monsters().values())) == (["Oath"], ["King"])
    assert table.state.data[HOW + table.number(KING)] & v.BY_TRIBUTE


def test_no_other_spell_or_trap_is_tributed_and_none_for_other_monsters() -> None:
    tall = body("Tall", level=5)
    assert not Table([KING], sets=[trap(fresh(), "Normal")]).may("summon", KING)
    assert not Table([tall], sets=[OATH]).may("summon", tall)


def test_spells_and_monsters_are_tributed_together() -> None:
    # The card text of Master Peace, the True Dracoslaying King: "as well as monsters".
    table = Table([LORD], field=[A], sets=[OATH])
    table.summon(LORD)
    assert sorted(table.grave) == ["A", "Oath"]


def test_a_full_field_needs_a_monster_among_the_tributes() -> None:
    # Yu-Gi-Oh field zones, *Main Monster Zone*: the monster takes a zone of its own.
    bodies = [body(f"M{number}") for number in range(5)]
    table = Table([KING], field=bodies, sets=[OATH])
    table.summon(KING)
    assert all("Oath" not in names for names in table.choices())


def test_an_effect_that_tribute_summons_takes_tributes() -> None:
    # The card text of Disciples of the True Dracophoenix: "Immediately after this effect resolves,
    # Tribute Summon 1 … monster face-up"
    now = played("Now", NormalSummonNow(MONSTER, tributing=True))
    assert not Table([now, body("Small")], field=[A]).may("activate", now)
    free = fiend("Free", WithoutTributes(~OTHER), level=5)
    assert not Table([now, free]).may("activate", now)
    table = Table([now, free], field=[A])
    table.activate(now)
    assert "A" in table.grave
    table = Table([now, KING], sets=[OATH])
    table.activate(now)
    assert sorted(table.grave) == ["Now", "Oath"]


def test_card_types_that_were_sent_from_the_field_are_counted() -> None:
    # The card text of True Draco Heritage: a Monster and a Spell are two, however many.
    kin = Series(0xF9, "True")
    draw = fiend("Draws", ignition(Draw(TypesSent(kin))))
    one = fiend("One", series=(0xF9,))
    two, three = (spell(fresh(), name, v.CONTINUOUS, series=(0xF9,)) for name in ("Two", "Three"))
    send = fiend("Send", ignition(SendToGrave(Each(kin, v.FIELD_PLACES))))
    lose = fiend("Lose", ignition(SendToGrave(Choose(kin, v.HAND))))
    table = Table([one], deck=[A, B, C], field=[draw, lose])
    table.activate(lose)
    assert not table.may("activate", draw)  # it was not on the field
    table = Table(deck=[A, B, C], field=[draw, send, one], sets=[two, three])
    assert not table.may("activate", draw)
    table.activate(send)
    table.activate(draw)
    table.nature(A)
    table.nature(B)
    assert table.hand == ["A", "B"]


def test_what_can_be_tributed_is_read() -> None:
    for tall, ending, read in (
        (5, "a Continuous Spell/Trap you control, instead of a monster", True),
        (8, "a Continuous Spell/Trap you control, instead of a monster", False),
        (8, "Continuous Spells/Traps you control, as well as monsters", True),
    ):
        facts = Card(9, "Probe", v.MONSTER | v.EFFECT, v.DARK, v.FIEND, tall, 1000, 1000)
        text = f"To Tribute Summon this card face-up, you can Tribute {ending}."
        assert compile_card(facts, text, Lexicon({}, {})).whole is read
