"""Effects of which one is activated, with costs, targets and conditions of their own.

Source: problem-solving card text: which of the effects it is, is chosen when the card is activated,
and then its cost is paid and its target chosen; all of them share the uses of the effect.
"""

import pytest

from engine.filters import ANY
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Compiled, Lexicon, compile_card
from engine.yugioh.telling.describe import describe
from tests.engine.yugioh.table import Table, body, fiend, fresh, ignition, names, played

LEXICON = Lexicon({"Lucky Seven": 7}, {"HERO": 8})
A, B = body("A"), body("B")
DISCARD = la.Discard(la.Choose(places=v.HAND))
BULLETS = la.OneOf(
    (
        (la.Bullet(cost=(DISCARD,), do=(la.Damage(1),)),),
        (la.Bullet(target=(la.Choose(la.MONSTER, v.GRAVE),), do=(la.SpecialSummon(la.Chosen()),)),),
        (la.Bullet(condition=(la.exists(la.MONSTER, v.MZONE, v.OPPONENT),), do=(la.Damage(3),)),),
    )
)


def read(text: str, kind: int = v.SPELL) -> Compiled:
    facts = la.Card(1, "Probe", kind, level=4 * bool(kind & v.MONSTER))
    return compile_card(facts, text, LEXICON)


# ------------------------------------------------------------------- the game


def bullets(table: Table, card: la.Card) -> list[str]:
    """What can be activated of a card now, as players are told."""
    return [
        describe(table.game, option.take)
        for option in table.decision().options
        if option.word in ("activate", "chain") and table.says(option).split()[1] == card.name
    ]


def use(table: Table, card: la.Card, words: str) -> None:
    """Activate the bullet that is told by these words."""
    (option,) = (
        option
        for option in table.decision().options
        if option.word in ("activate", "chain") and words in describe(table.game, option.take)
    )
    table.take(option)


BURN, RAISE, SCORCH = "1 damage", "Special Summon", "3 damage"


@pytest.mark.parametrize(
    ("table", "words"),
    [
        ({}, ""), ({"hand": [A]}, BURN), ({"grave": [A]}, RAISE), ({"opponent_field": [B]}, SCORCH),
    ],
)  # fmt: skip
def test_each_bullet_needs_what_it_asks_for(table: dict[str, list[la.Card]], words: str) -> None:
    effect = fiend("Effect", ignition(BULLETS))
    offered = bullets(Table(field=[effect], **table), effect)  # type: ignore[arg-type]
    assert len(offered) == bool(words)
    assert all(words in one for one in offered), offered


def test_the_cost_of_another_bullet_is_not_paid() -> None:
    effect = fiend("Effect", ignition(BULLETS))
    table = Table([A], field=[effect], grave=[B])
    use(table, effect, RAISE)
    assert table.hand == ["A"]
    assert sorted(table.monsters().values()) == ["B", "Effect"]
    assert table.life(1) == 8000


@pytest.mark.parametrize("limit", [la.ONCE_PER_TURN, la.EACH_ONCE_PER_TURN])
def test_the_bullets_share_the_uses_of_the_effect(limit: la.Limit) -> None:
    effect = fiend("Effect", ignition(BULLETS, limit=limit))
    table = Table([A], field=[effect], grave=[B])
    use(table, effect, BURN)
    assert table.life(1) == 7999
    assert not table.may("activate", effect)


def test_what_the_whole_effect_costs_every_bullet_costs() -> None:
    effect = fiend("Effect", ignition(BULLETS, cost=(la.PayLifePoints(100),)))
    table = Table([A], field=[effect], grave=[B])
    use(table, effect, BURN)
    use(table, effect, RAISE)
    assert table.life(0) == 7800


@pytest.mark.parametrize("limit", [None, la.ONCE_PER_TURN])
def test_one_bullet_is_activated_for_one_event(limit: la.Limit | None) -> None:
    # Of a trigger, two bullets at once would be two effects where there is one.
    on = la.Trigger(v.MZONE, on=la.summoned(), do=(BULLETS,), limit=limit)
    effect = fiend("Effect", on)
    table = Table([effect, A], grave=[B])
    table.summon(effect)
    assert table.offers() == ["chain Effect #0", "chain Effect #0", "pass"]
    table.take(table.decision().options[1])
    assert table.asked == "open"
    assert sorted(table.monsters().values()) == ["B", "Effect"]


def test_a_spell_of_which_one_effect_is_activated() -> None:
    # Card text: "Runick Destruction"
    card = la.spell(fresh(), "Spell", effects=(la.Activate(do=(BULLETS,)),))
    table = Table([card], grave=[A])
    use(table, card, RAISE)
    assert table.grave == names(card)


# ------------------------------------------------------------------- the text


def test_bullets_with_costs_and_targets() -> None:
    text = (
        "Pay 500 LP, then activate 1 of these effects;\n"
        "● Discard 1 card; draw 1 card.\n"
        "● Target 1 monster in your GY; add it to your hand.\n"
        "● If you control no monsters: Draw 2 cards."
    )
    found = read(text)
    assert found.whole, found.parts
    (effect,) = found.card.effects
    assert isinstance(effect, la.Activate)
    assert effect.cost == (la.PayLifePoints(500),)
    assert la.bullets(effect) == (
        la.Bullet(cost=(DISCARD,), do=(la.Draw(1),)),
        la.Bullet(target=(la.Choose(la.MONSTER, v.GRAVE),), do=(la.AddToHand(la.Chosen()),)),
        la.Bullet(condition=(la.none(la.MONSTER, v.MZONE),), do=(la.Draw(2),)),
    )


def test_plain_bullets_are_steps_alone() -> None:
    found = read("Activate 1 of these effects;\n● Draw 1 card.\n● Gain 500 LP.")
    assert found.whole, found.parts
    (effect,) = found.card.effects
    assert effect.do == (la.OneOf(((la.Draw(1),), (la.GainLife(500),))),)  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("many", "whole"), [("1 or 2", True), ("up to 2", True), ("up to 3", False), ("2 to 3", False)]
)
def test_a_bullet_for_each_number_that_is_paid(many: str, whole: bool) -> None:
    # Card text: "Starliege Lord Galaxion"; where another number may be paid, it is not guessed
    found = read(
        f"Once per turn: You can Tribute {many} monsters; apply this effect, depending on the "
        "number you Tributed.\n● 1: Draw 1 card.\n"
        "● 2: Target 1 card in your GY; add it to your hand.",
        v.MONSTER | v.EFFECT,
    )
    assert found.whole is whole
    if whole:
        (effect,) = found.card.effects
        assert isinstance(effect, la.Ignition)
        first, second = la.bullets(effect)
        assert first.cost == (la.Tribute(la.Choose(la.MONSTER, v.MZONE)),)
        assert second.cost == (la.Tribute(la.Choose(la.MONSTER, v.MZONE, 2, 2)),)
        assert second.target == (la.Choose(places=v.GRAVE),)


@pytest.mark.parametrize(
    "text",
    [
        "Apply 1 of these effects.\n● Discard 1 card; draw 1 card.\n● Draw 1 card.",
        "Activate 1 of these effects;\n● Draw 1 card, if it rains.\n● Pay 500 LP; draw 1 card.",
        "Activate 1 of these effects;\n● When it rains: Draw 1 card.\n● Pay 500 LP; draw 1 card.",
        "Activate 1 of these effects;\n● Pay 500 LP; draw 1 card. Draw 1 card.\n● Draw 1 card.",
    ],
)
def test_a_bullet_that_is_not_understood_leaves_the_effect_out(text: str) -> None:
    assert not read(text).whole


def test_bullets_by_revealed_attributes() -> None:
    # Card text: "Vanquish Soul Heavy Borger"
    found = read(
        "(Quick Effect): You can activate 1 of these effects, by revealing monster(s) in your hand "
        "with the listed Attribute(s);\n● DARK: Draw 1 card.\n"
        "● EARTH, FIRE, & 2 WIND: Draw 2 cards.",
        v.MONSTER | v.EFFECT,
    )
    assert found.whole, found.parts
    (effect,) = found.card.effects
    assert isinstance(effect, la.Quick)
    first, second = la.bullets(effect)

    def revealed(attribute: int, number: int = 1) -> la.Reveal:
        item = la.Attribute(attribute) & la.MONSTER
        return la.Reveal(la.Choose(item, v.HAND, number, number))

    assert first.cost == (revealed(v.DARK),)
    assert second.cost == (revealed(v.EARTH), revealed(v.FIRE), revealed(v.WIND, 2))


def test_one_monster_is_not_revealed_for_two_attributes() -> None:
    # Two Attributes are two monsters, and a monster has one of them.
    steps = tuple(
        la.Reveal(la.Choose(la.Attribute(one) & la.MONSTER, v.HAND)) for one in (v.EARTH, v.FIRE)
    )
    both = la.OneOf(((la.Bullet(cost=steps, do=(la.Damage(1),)),),))
    effect = fiend("Effect", ignition(both))
    earth, fire = body("Earth", attribute=v.EARTH), body("Fire", attribute=v.FIRE)
    assert not Table([earth], field=[effect]).may("activate", effect)
    assert Table([earth, fire], field=[effect]).may("activate", effect)


# --------------------------------------------------- what makes a bullet possible

EITHER = la.OneOf(((la.Damage(100),), (la.GainLife(100),)), at="resolution")


@pytest.mark.parametrize("held", [True, False])
def test_a_bullet_is_enough_for_an_effect_that_does_more_under_a_condition(held: bool) -> None:
    # Yu-Gi-Oh solo rules, 3.1: an effect that does something can be activated.
    more = la.When(la.Compare(la.Count(ANY, v.HAND), "=", 0 if held else 5), (la.Damage(10),))
    card = played("Both", EITHER, more)
    table = Table([card])
    assert table.may("activate", card)


def test_bullets_are_those_of_the_card_whose_effect_resolves() -> None:
    # "another monster" is another than the one whose effect it is, whatever resolved before.
    only = fiend("Only", ignition(la.OneOf((
        (la.Destroy(la.Choose(la.MONSTER & la.OTHER, v.MZONE)),), (la.Damage(100),),
    ), at="resolution")))  # fmt: skip
    early = played("Early", la.Damage(1), type=v.QUICK_PLAY)
    table = Table([early], field=[only])
    table.activate(only)
    table.chain(early)
    assert (table.life(1), table.monsters()) == (7899, {0: "Only"})


@pytest.mark.parametrize(
    ("bullet", "word", "expected"),
    [
        ("Draw 2 walruses", "walruses", '"cards"'),
        ("Draw 2 cards and also walk", "and", "the end"),
        ("Draw 1 card, then destroy 1 walrus", "walrus", '"monster"'),
        ("If you control no monsters: Pay 500 LP;", None, "what is done"),
    ],
)
def test_the_word_of_a_bullet_that_is_not_understood_is_told(
    bullet: str, word: str | None, expected: str
) -> None:
    """What is refused says where: at the furthest word that was reached."""
    found = read(f"Activate 1 of these effects;\n● Draw 1 card.\n● {bullet}.")
    (why,) = (part.why for part in found.parts if part.why)
    assert (why.word.text if why.word else None, why.text) == (word, bullet)
    assert expected in str(why)
