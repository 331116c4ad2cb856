"""Clauses about players and numbers, read from made-up sentences in the words of card texts."""

import pytest

from engine.effects import Node
from engine.filters import ANY
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, NotUnderstood, compile_card
from engine.yugioh.card_text.effects import effect
from engine.yugioh.language import MONSTER, SELF, Choose, Chosen
from engine.yugioh.language.words import Number

LEXICON = Lexicon({}, {"HERO": 8})
HERO = la.Series(8, "HERO") & MONSTER & la.FACE_UP
HEROES = la.Count(HERO, v.MZONE)
ITS_ATTACK = la.LevelOf(Chosen(), what="attack")
TARGET = 'You can target 1 "HERO" monster you control; '


def read(text: str) -> la.Effect:
    card = la.monster(1, "Probe", v.LIGHT, v.FIEND, 4, 0)
    return effect(card, text, LEXICON)[0]


@pytest.mark.parametrize(
    ("clause", "step"),
    [
        ("gain 500 LP", la.GainLife(500)),
        ('gain 300 LP for each "HERO" monster you control', la.GainLife(la.Times(HEROES, 300))),
        ("gain LP equal to its ATK", la.GainLife(ITS_ATTACK)),
        ("lose 500 LP", la.LoseLife(500)),
        ("halve your opponent's LP",
         la.LoseLife(la.Half(la.LifePoints(v.OPPONENT)), v.OPPONENT)),
        ("take 500 damage", la.Damage(500, v.YOU)),
        ("take damage equal to half its ATK", la.Damage(la.Half(ITS_ATTACK), v.YOU)),
        ("inflict 200 damage to your opponent for each card in your hand",
         la.Damage(la.Times(la.Count(ANY, v.HAND), 200))),
        ("draw 2 cards", la.Draw(2)),
        ("draw until you have 3 cards in your hand",
         la.Draw(la.Excess(3, la.Count(places=v.HAND)))),
        ("your opponent draws 1 card", la.Draw(1, v.OPPONENT)),
        ("each player draws 1 card", la.Draw(1, v.EITHER)),
        ("send the top card of your Deck to the GY", la.Mill(1)),
        ("send the top 2 cards of your opponent's Deck to the GY", la.Mill(2, v.OPPONENT)),
        ("each player sends the top 3 cards of their Deck to the GY (or their entire Deck, if "
         "less than 3)", la.Mill(3, v.EITHER, or_all=True)),
        ("banish the top 2 cards of your opponent's Deck face-down", la.BanishTop(2, v.OPPONENT)),
        ("banish 1 card from the top of your Deck, face-up", la.BanishTop(1, face_down=False)),
        ("this card loses ATK equal to that monster's ATK",
         la.ChangeStats(SELF, la.LevelOf(Chosen(), -1, "attack"))),
        ("it gains 100 ATK for each banished card",
         la.ChangeStats(Chosen(), la.Times(la.Count(places=v.BANISHED, whose=v.EITHER), 100))),
        ('it gains 100 ATK for each "HERO" monster with a different name you control',
         la.ChangeStats(Chosen(), la.Times(la.Names(HERO, v.MZONE), 100))),
        ("it gains 100 ATK for each material attached to this card",
         la.ChangeStats(Chosen(), la.MaterialCount(100))),
        ('you can make all "HERO" monsters you control gain 500 ATK',
         la.Optional((la.ChangeStats(la.Each(HERO, v.MZONE), 500),))),
        ('it gains ATK equal to the combined ATK of all "HERO" monsters you control',
         la.ChangeStats(Chosen(), la.SumOf("attack", HERO))),
        ("its ATK becomes halved", la.ChangeStats(
            Chosen(), to=la.Half(la.LevelOf(la.IT, what="attack")))),
        ("its ATK becomes double its original ATK",
         la.ChangeStats(Chosen(), to=la.LevelOf(la.IT, 2, "original attack"))),
        ("the ATK of all monsters your opponent controls become 0",
         la.ChangeStats(la.Each(MONSTER, v.MZONE, v.OPPONENT), to=0)),
        ("it gains 500 ATK until the end of your opponent's turn",
         la.ChangeStats(Chosen(), 500, "next turn")),
        ("this card's Level becomes the Level of that monster",
         la.ChangeLevel(SELF, to=la.LevelOf(Chosen()))),
        ("this card's Level is reduced by the Level of the targeted monster",
         la.ChangeLevel(SELF, la.LevelOf(Chosen(), -1))),
        ('all "HERO" monsters you control gain ATK equal to their own Level x 100',
         la.ChangeStats(la.Each(HERO, v.MZONE), la.LevelOf(la.IT, 100))),
        ("destroy that opponent's monster", la.Destroy(Chosen())),
        ("detach 1 material from an Xyz Monster you control",
         la.DetachFrom(1, la.Type(v.XYZ) & MONSTER & la.FACE_UP)),
        ("skip your next Battle Phase", la.SkipPhase("battle")),
        ("double the ATK of 1 monster you control until the end of this turn", la.ChangeStats(
            Choose(MONSTER, v.MZONE), 0, "end", to=la.LevelOf(la.IT, 2, "attack"))),
        ("banish cards from the top of your opponent's Deck, up to the number of cards they "
         "control",
         la.BanishTop(la.UpTo(la.Count(ANY, v.FIELD_PLACES, v.OPPONENT)), v.OPPONENT, False)),
        ("banish the top card of your opponent's Deck", la.BanishTop(1, v.OPPONENT, False)),
        ("look at your opponent's Extra Deck", la.LookAt(v.EXTRA)),
        ("place 1 Spell Counter on it", la.PlaceCounter("Spell", 1, Chosen())),
        ("place Spell Counters on this card, equal to that monster's Level",
         la.PlaceCounter("Spell", la.LevelOf(Chosen()))),
        ("remove 2 Magnet Beam Counters from this card", la.RemoveCounter("Magnet Beam", 2)),
        ("remove 3 Spell Counters from your field", la.RemoveCounters("Spell", 3)),
        ("remove 3 Spell Counters from anywhere on the field",
         la.RemoveCounters("Spell", 3, v.EITHER)),
        ("draw 1 card for each Spell Counter on this card",
         la.Draw(la.Times(la.Counters("Spell"), 1))),
        ("its Level becomes 8 until the end of this turn",
         la.ChangeLevel(Chosen(), to=8, until="end")),
        ("reduce its Level by up to 2", la.ChangeLevel(Chosen(), la.Times(la.UpTo(2), -1))),
        ("increase this card's Level by that monster's Level",
         la.ChangeLevel(SELF, la.LevelOf(Chosen()))),
        ('reduce the Levels of all "HERO" monsters you control by 1',
         la.ChangeLevel(la.Each(HERO, v.MZONE), -1)),
    ],
)  # fmt: skip
def test_a_clause(clause: str, step: Node) -> None:
    assert read(TARGET + clause + ".").do == (step,)


def test_the_monster_that_a_material_was_detached_from_is_not_spoken_of() -> None:
    # The card text of Valiant Shark Lancer: the monster destroyed is the target.
    found = read(
        TARGET + "detach 1 material from an Xyz Monster you control, and if you do, destroy that "
        "monster."
    )
    xyz = la.Type(v.XYZ) & MONSTER & la.FACE_UP
    assert found.do == (la.DetachFrom(1, xyz), la.IfDone((la.Destroy(Chosen()),)))


def test_as_many_as_were_chosen_before() -> None:
    found = read("You can discard any number of cards; draw that many cards.")
    assert found.cost == (la.Discard(Choose(ANY, v.HAND, 1, 100, name="a")),)
    assert found.do == (la.Draw(la.HowMany("a")),)
    assert read("You can discard up to 2 cards; gain 500 LP for each card discarded.").do == (
        la.GainLife(la.Times(la.HowMany("a"), 500)),
    )


def test_what_is_done_with_excavated_cards() -> None:
    found = read(
        "You can excavate the top 3 cards of your Deck, and if you do, you can add 1 excavated "
        '"HERO" monster to your hand, '
        "also place the rest on the bottom of your Deck in any order."
    )
    assert found.do == (
        la.Excavate(3),
        la.IfDone((la.Optional((
            la.AddToHand(la.Among("excavated", la.Series(8, "HERO") & MONSTER)),
        )),)),
        la.Also((la.ToDeck(la.Rest("excavated"), "bottom"),)),
    )  # fmt: skip
    found = read(
        "You can excavate the top 2 cards of your Deck, add 1 of them to your hand, also shuffle "
        "the remaining cards into the Deck."
    )
    assert found.do[:2] == (la.Excavate(2), la.AddToHand(la.Among("excavated", ANY)))


def test_a_level_is_declared_as_a_cost_or_with_the_target() -> None:
    found = read("You can declare a Level from 1 to 8; this card's Level becomes that Level.")
    assert found.cost == (la.DeclareLevel(1, 8),)
    assert found.do == (la.ChangeLevel(SELF, to=la.Declared()),)
    found = read("You can declare a Level from 1 to 8; this card becomes that Level.")
    assert found.do == (la.ChangeLevel(SELF, to=la.Declared()),)
    found = read(TARGET.replace(";", " and declare a Level from 1 to 6;")
                 + "its Level becomes the declared Level.")  # fmt: skip
    assert found.target[1:] == (la.DeclareLevel(1, 6),)


@pytest.mark.parametrize(
    ("text", "condition"),
    [
        ("your LP are 2000 or less", la.Compare(la.LifePoints(), "<=", 2000)),
        ("your LP are lower than your opponent's",
         la.Compare(la.LifePoints(), "<", la.LifePoints(v.OPPONENT))),
        ("your LP are less than or equal to your opponent's",
         la.Compare(la.LifePoints(), "<=", la.LifePoints(v.OPPONENT))),
        ("your opponent's LP is at least 2000 higher than yours",
         la.Compare(la.Excess(la.LifePoints(v.OPPONENT), la.LifePoints()), ">=", 2000)),
    ],
)  # fmt: skip
def test_a_condition_on_life_points(text: str, condition: Node) -> None:
    assert read(f"If {text}: You can draw 1 card.").condition == (condition,)


@pytest.mark.parametrize(
    "clause",
    ["it gains 100 ATK for each monster you control with a different Type",
     "draw that many cards", "gain LP", "lose 500 LP for", "take damage", "draw cards equal to",
     "send the top 2 cards of your Deck to the GY (or your entire Deck, if less than 3)",
     "add 1 monster from your opponent's hand to your hand", "declare a Level from 1",
     "its Level becomes"],
)  # fmt: skip
def test_what_is_left_open_is_not_understood(clause: str) -> None:
    with pytest.raises(NotUnderstood):
        read(f"You can discard this card; {clause}.")


_STATS: tuple[tuple[int, Number], ...] = ((v.ATK, "attack"), (v.DEF, "defense"))


def test_atk_and_def_that_become_multiples_are_two_steps() -> None:
    assert read(TARGET + "its ATK/DEF become half its current ATK/DEF.").do == tuple(
        la.ChangeStats(Chosen(), stats=stats, to=la.Half(la.LevelOf(la.IT, what=what)))
        for stats, what in _STATS
    )


def test_the_other_pendulum_zone_is_where_another_scale_is() -> None:
    scale = la.monster(1, "Probe", v.LIGHT, v.FIEND, 4, 0, type=v.PENDULUM | v.EFFECT)
    text = (
        "[ Pendulum Effect ]\n"
        "If you have {} in your other Pendulum Zone: You can destroy both cards in your Pendulum "
        "Zones.\n----------------------------------------\n[ Monster Effect ]\n"
        'You can only control 1 "Probe".'
    )
    for words, op, number in (('a "HERO" card', ">=", 1), ("no card", "=", 0)):
        found = compile_card(scale, text.format(words), LEXICON).card.effects[0]
        assert isinstance(found, la.Ignition)
        held = found.condition[0]
        assert isinstance(held, la.Compare) and isinstance(held.left, la.Count)
        assert (held.op, held.right, held.left.places) == (op, number, v.PZONE)
        assert la.OTHER in (held.left.filter, *getattr(held.left.filter, "of", ()))
        assert found.do == (la.Destroy(la.Each(ANY, v.PZONE)),)


@pytest.mark.parametrize(
    ("text", "by"),
    [
        ("Gains 200 ATK for each banished card.",
         la.Times(la.Count(places=v.BANISHED, whose=v.EITHER), 200)),
        ("This card gains 200 ATK for each material attached to it.", la.MaterialCount(200)),
        ("Gains 500 ATK for each monster it points to.",
         la.Times(la.Count(MONSTER & la.POINTED, v.MZONE, v.EITHER), 500)),
        ("Gains ATK equal to the combined ATK of all monsters this card points to.",
         la.SumOf("attack", MONSTER & la.POINTED, v.MZONE, v.EITHER)),
        ("Gains ATK equal to its Level x 300.", la.LevelOf(la.IT, 300)),
        ("Gains ATK equal to half of your opponent's LP.", la.Half(la.LifePoints(v.OPPONENT))),
        ('Gains 100 ATK for each "HERO" monster you control, except this card.',
         la.Times(la.Count(la.Series(8, "HERO") & MONSTER & la.OTHER & la.FACE_UP, v.MZONE), 100)),
    ],
)  # fmt: skip
def test_what_a_monster_gains_while_it_is_face_up(text: str, by: Node) -> None:
    card = la.monster(1, "Probe", v.LIGHT, v.FIEND, 4, 0)
    (found,) = compile_card(card, text, LEXICON).card.effects
    assert found == la.FieldStats(by, ~la.OTHER)


def test_a_trap_becomes_a_monster() -> None:
    facts = "Zombie/LIGHT/Level 5/ATK 1800/DEF 1500"
    lexicon = Lexicon({}, {"HERO": 8}, {f"Probe ({facts})": 2})
    card = la.trap(1, "Probe", v.CONTINUOUS, series=(9,))
    for words, position, normal, still in (
        ("as a Normal Monster ({}) (this card is also still a Trap).", v.FACEUP, True, True),
        ("in Defense Position as an Effect Monster ({}). (This card is NOT treated as a Trap.)",
         v.FACEUP_DEFENSE, False, False),
    ):  # fmt: skip
        text = f"Special Summon this card {words.format(facts)}"
        found = compile_card(card, text, lexicon)
        assert found.card.effects == (
            la.Activate(do=(la.SummonAsMonster(2, position, normal, still),)),
        )
        (made,) = found.tokens
        kind = (v.NORMAL if normal else v.EFFECT) | (v.TRAP if still else 0)
        assert made == la.monster(2, "Probe", v.LIGHT, v.ZOMBIE, 5, 1800, 1500, type=kind,
                                  series=(9,), treated_as=1)  # fmt: skip


def test_which_monster_is_the_opponents_is_not_told_among_several() -> None:
    with pytest.raises(NotUnderstood):
        read(
            'You can target 1 "HERO" monster on the field and 1 monster your opponent controls; '
            "destroy that opponent's monster."
        )


def test_what_becomes_of_the_one_excavated_card() -> None:
    card = la.monster(1, "Probe", v.LIGHT, v.FIEND, 4, 0)
    text = (
        'You can excavate the top card of your Deck, and if it is a "HERO" monster, add it to your '
        "hand. Otherwise, place it on the bottom of your Deck."
    )
    (found,) = compile_card(card, text, LEXICON).card.effects
    hero = la.Series(8, "HERO") & MONSTER
    it = Chosen(("excavated",))
    assert isinstance(found, la.Ignition)
    assert found.do == (
        la.Excavate(1),
        la.When(la.Is(it, hero), (la.AddToHand(it),)),
        la.When(la.Is(it, ~hero), (la.ToDeck(it, "bottom"),)),
    )


def test_what_a_summon_costs_behind_but_is_lost_if_it_is_done() -> None:
    found = read('You can Special Summon 1 "HERO" monster from your Deck, but lose 500 LP.')
    assert found.do[1:] == (la.IfDone((la.LoseLife(500),)),)


def test_counters_of_a_card_that_has_gone_are_not_counted() -> None:
    # Of one that is sent for the cost they are (test_counters_had); of no other that has gone.
    with pytest.raises(NotUnderstood):
        read("You can banish this card; draw 1 card for each Spell Counter on this card.")
