"""Texts of what monsters become, what protects them for a time, and what is done each time.

Source: problem-solving card text, in the phrases that cards print.
"""

import pytest

from engine.effects import Node
from engine.filters import ANY, Filter
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Compiled, Lexicon, compile_card
from engine.yugioh.language import MONSTER, OTHER, SELF
from engine.yugioh.language.words import Banned

LEXICON = Lexicon({"Lucky Seven": 7}, {"HERO": 8})
HERO = la.Series(8, "HERO") & MONSTER
LINKED = la.exists(~OTHER & la.State("linked"), v.MZONE)
CO_LINKED = la.exists(~OTHER & la.State("co-linked"), v.MZONE)
WITH_IT = ~OTHER | MONSTER & la.State("its-co-linked")


def read(text: str) -> Compiled:
    return compile_card(la.monster(1, "Probe", v.LIGHT, v.FIEND, 4, 0), text, LEXICON)


def rules(text: str) -> tuple[Node, ...]:
    found = read(text)
    assert found.whole, [part.why for part in found.parts]
    return found.card.effects


def step(text: str) -> Node:
    """The last step of an effect that targets a monster and ends so."""
    found = read(f"You can target 1 monster you control; draw 1 card, also {text}")
    assert found.whole, found.parts[0].why
    last = found.parts[0].effect.do[-1]  # type: ignore[union-attr]
    assert isinstance(last, la.Also)
    return last.do[0]


IT = la.Chosen()


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("it becomes DARK until the end of this turn.", la.ChangeAttribute(IT, v.DARK, "end")),
        ("it becomes a Plant monster.", la.ChangeType(IT, v.PLANT)),
        ("its Attribute becomes WATER.", la.ChangeAttribute(IT, v.WATER)),
        (
            "this card's Type becomes that monster's Type.",
            la.ChangeType(SELF, la.LevelOf(IT, 1, "type")),
        ),
        ("it becomes Level 4 until the end of this turn.", la.ChangeLevel(IT, to=4, until="end")),
        (
            "it cannot be destroyed by your opponent's card effects this turn.",
            la.Grant(IT, (la.Indestructible(~OTHER, v.OPPONENT),), "end"),
        ),
        (
            "until the end of your opponent's turn, it is unaffected by card effects, except its "
            "own.",
            la.Grant(IT, (la.Unaffected(OTHER),), "next turn"),
        ),
        (
            "your opponent cannot target it with card effects for the rest of this turn.",
            la.Grant(IT, (la.Untargetable(~OTHER),), "end"),
        ),
        (
            '"HERO" monsters you control cannot be destroyed by battle or card effects this turn.',
            la.ForTheTurn(la.Indestructible(HERO, what=("battle", "effect"))),
        ),
        (
            '"HERO" monsters you currently control are unaffected by Spell effects this turn.',
            la.Grant(
                la.Each(HERO & la.FACE_UP, v.MZONE), (la.Unaffected(la.SPELL),), "end"
            ),
        ),
        ("this card cannot use this effect next turn.", la.NotNextTurn()),
    ],
)  # fmt: skip
def test_steps(text: str, found: Node) -> None:
    assert step(text) == found


@pytest.mark.parametrize(
    ("text", "found"),
    [
        (
            "All monsters on the field and in the GYs become Zombie monsters.",
            la.FieldType(v.ZOMBIE, MONSTER, v.EITHER, v.MZONE | v.GRAVE),
        ),
        (
            "While face-up on the field, this card is also EARTH and WIND-Attribute.",
            la.FieldAttribute(v.EARTH | v.WIND, ~OTHER, v.YOU, also=True),
        ),
        (
            "This linked card cannot be destroyed by card effects.",
            la.While((LINKED,), (la.Indestructible(~OTHER),)),
        ),
        (
            "While this card is co-linked, it and its co-linked monsters gain 500 ATK, also your "
            "opponent cannot target any of them with card effects.",
            la.While((CO_LINKED,), (
                la.FieldStats(500, WITH_IT, v.EITHER),
                la.Untargetable(WITH_IT, whose=v.EITHER),
            )),
        ),
        (
            "Special Summoned monsters on the field cannot activate their effects, unless they are "
            "linked.",
            la.Ban(("activate",), MONSTER & la.Summoned(v.BY_SPECIAL) & la.InPlace(v.MZONE)
                   & ~(MONSTER & la.State("linked")), whose=v.EITHER),
        ),
        (
            "Neither player can Tribute Summon monsters, except Zombie monsters.",
            la.Ban(("tribute-summon",), ~(la.Race(v.ZOMBIE) & MONSTER), whose=v.EITHER),
        ),
        (
            'Gains ATK/DEF equal to the ATK/DEF of all "HERO" monsters attached to it.',
            la.FieldStats(la.MaterialTotal("attack/defense", HERO), ~OTHER,
                          stats=v.ATK | v.DEF),
        ),
        (
            'While you control a "HERO" monster, each time your opponent Special Summons a '
            "monster, gain 200 LP.",
            la.EachTime(
                v.MZONE, condition=(la.exists(HERO & la.FACE_UP, v.MZONE),),
                on=la.Event("summoned", MONSTER, v.BY_SPECIAL, whose=v.OPPONENT),
                do=(la.GainLife(200),),
            ),
        ),
    ],
)  # fmt: skip
def test_rules(text: str, found: Node) -> None:
    assert rules(text) == (found,)


@pytest.mark.parametrize(
    "text",
    [
        "it becomes DARK and LIGHT until the end of this turn.",
        "that card cannot be destroyed by card effects this turn.",
        '"HERO" monsters you control cannot be destroyed by card effects.',
    ],
)
def test_what_is_not_played(text: str) -> None:
    assert not read(f"You can target 1 card you control; draw 1 card, also {text}").whole


def test_a_set_card_that_can_be_activated_at_once() -> None:
    found = read(
        "You can target 1 Trap in your GY; Set that target. It can be activated this turn."
    )
    assert found.whole, found.parts[0].why
    assert found.parts[0].effect.do == (la.SetCard(IT, "at-once"),)  # type: ignore[union-attr]


def test_effects_that_are_not_used_in_one_chain() -> None:
    found = read(
        "You can discard 1 card; draw 1 card. You can pay 1000 LP; draw 1 card. You can only use "
        'each effect of "Probe" once per turn, and cannot activate more than 1 in the same Chain.'
    )
    assert found.whole, [part.why for part in found.parts]
    apart = (la.ONCE_PER_TURN, la.Limit("chain", group="not together"))
    assert [item.limit for item in found.card.effects] == [apart, apart]  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("text", "what", "item"),
    [
        # Salamangreat Sunlight Wolf
        ("for the rest of this turn, you cannot Normal Summon/Set or Special Summon monsters with "
         "the added monster's name.", ("normal-summon", "set", "special-summon"), la.MONSTER),
        # Sangan, Chaos Valkyria
        ("you cannot activate cards, or the effects of cards, with that name for the rest of this "
         "turn.", ("activate",), ANY),
        ("for the rest of this turn, you cannot activate cards, or the effects of cards, with the "
         "same name as that card.", ("activate",), ANY),
    ],
)  # fmt: skip
def test_cards_of_one_name(text: str, what: tuple[Banned, ...], item: Filter) -> None:
    facts = la.Card(9, "Probe", v.MONSTER | v.EFFECT)
    search = "You can discard this card; add 1 Dragon monster from your Deck to your hand, but "
    found = compile_card(facts, search + text, Lexicon({"Probe": 9}, {}))
    assert found.whole, found.parts[0].why
    last = found.parts[0].effect.do[-1]  # type: ignore[union-attr]
    assert last == la.IfDone((la.Ban(what, item, la.Chosen()),))


def test_a_name_of_which_card_is_not_known() -> None:
    facts = la.Card(9, "Probe", v.MONSTER | v.EFFECT)
    text = (
        "You can add 2 Dragon monsters from your Deck to your hand, but you cannot activate cards, "
        "or the effects of cards, with that name for the rest of this turn."
    )
    assert not compile_card(facts, text, Lexicon({"Probe": 9}, {})).whole


@pytest.mark.parametrize("joint", ["but", "also", "and if you do,"])
def test_what_holds_while_this_card_stays(joint: str) -> None:
    # Card texts: "Rikka Princess", "Assault Synchron", "Scar of the Vendread"
    found = read(
        f"You can Special Summon this card from your hand, {joint} while it is face-up in the "
        'Monster Zone, you cannot Special Summon monsters, except "HERO" monsters.'
    )
    assert found.whole, found.parts[0].why
    (item,) = found.card.effects
    assert item.do[-1] == la.Also((la.Grant(SELF, (la.OnlySpecialSummon(HERO),)),))  # type: ignore[attr-defined]


def test_what_holds_while_another_card_stays_is_not_guessed() -> None:
    assert not read(
        "You can target 1 monster you control; while it is face-up in the Monster Zone, you cannot "
        'Special Summon monsters, except "HERO" monsters.'
    ).whole


def test_what_cannot_be_destroyed_at_all() -> None:
    # The card text of Diamond Core of Koa'ki Meiru
    (found,) = rules(
        'You can discard 1 card; for the rest of this turn, "HERO" monsters you control cannot be '
        "destroyed."
    )
    kept = la.Indestructible(HERO, what=("battle", "effect"))
    assert found.do == (la.ForTheTurn(kept, "end"),)  # type: ignore[attr-defined]
