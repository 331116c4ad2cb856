"""Rules of a sentence that speak of the cards of the one before, and whom a rule leaves out.

Source: problem-solving card text, in the phrases that cards print.
"""

import pytest

from engine.effects import Node
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Compiled, Lexicon, compile_card
from engine.yugioh.language import FACE_UP, MONSTER, OTHER
from tests.engine.yugioh.table import Table, body, fiend, ignition, played

LEXICON = Lexicon({"Lucky Seven": 7, "Probe": 1}, {"HERO": 8})
HERO = la.Series(8, "HERO") & MONSTER
IN_ATTACK = ~la.State("defense-position")
LINK = la.Type(v.LINK) & MONSTER


def read(text: str) -> Compiled:
    return compile_card(la.monster(1, "Probe", v.LIGHT, v.FIEND, 4, 0), text, LEXICON)


def rules(text: str) -> tuple[Node, ...]:
    found = read(text)
    assert found.whole, [part.why for part in found.parts]
    return found.card.effects


@pytest.mark.parametrize(
    ("text", "found"),
    [
        (
            'Your opponent cannot target "HERO" monsters you control with card effects, also they '
            "cannot be destroyed by your opponent's card effects.",
            (la.Untargetable(HERO), la.Indestructible(HERO, v.OPPONENT)),
        ),
        (
            '"HERO" monsters you control cannot be destroyed by card effects, also your opponent '
            "cannot target them with card effects.",
            (la.Indestructible(HERO), la.Untargetable(HERO)),
        ),
        (
            'Other "HERO" monsters you control gain 500 ATK, also they cannot be destroyed by card '
            "effects.",
            (la.FieldStats(500, HERO & OTHER), la.Indestructible(HERO & OTHER)),
        ),
        (
            '"HERO" monsters you control, except "Lucky Seven", cannot be destroyed by card '
            "effects.",
            (la.Indestructible(HERO & ~la.Named(7)),),
        ),
        (
            'Your opponent cannot target "HERO" monsters you control, except "Lucky Seven", with '
            "card effects.",
            (la.Untargetable(HERO & ~la.Named(7)),),
        ),
        (
            "Your opponent cannot target monsters you control with card effects, except this one.",
            (la.Untargetable(MONSTER & OTHER),),
        ),
        (
            "Monsters you control with 2000 or more ATK cannot be destroyed by card effects.",
            (la.Indestructible(la.Between("attack", 2000) & MONSTER),),
        ),
        (
            "Neither player can Set Spells/Traps nor activate Spell/Trap Cards that are Set on the "
            "field.",
            (
                la.Ban(("set",), la.SPELL_TRAP, whose=v.EITHER),
                la.Ban(("activate-card",), la.SPELL_TRAP & ~FACE_UP, whose=v.EITHER),
            ),
        ),
        (
            "Your opponent cannot activate the effects of Special Summoned monsters they control "
            "in Attack Position.",
            (
                la.Ban(
                    ("activate",),
                    MONSTER & la.Summoned(v.BY_SPECIAL) & la.InPlace(v.MZONE) & IN_ATTACK,
                    whose=v.OPPONENT,
                ),
            ),
        ),
        (
            "While this card has 3000 or less ATK, you cannot Special Summon monsters.",
            (
                la.While(
                    (la.Compare(la.LevelOf(la.SELF, what="attack"), "<=", 3000),),
                    (la.Ban(("special-summon",)),),
                ),
            ),
        ),
        (
            "While you control a Link Monster and your opponent controls no Link Monsters, your "
            "opponent cannot activate Spell Cards.",
            (
                la.While(
                    (
                        la.exists(LINK & FACE_UP, v.MZONE),
                        la.none(LINK & FACE_UP, v.MZONE, v.OPPONENT),
                    ),
                    (la.Ban(("activate-card",), la.SPELL, whose=v.OPPONENT),),
                ),
            ),
        ),
        (
            'While you control a "HERO" monster with a different name, this card gains 1500 ATK.',
            (
                la.While(
                    (
                        la.exists(HERO & ~la.Like("name", la.SELF) & FACE_UP, v.MZONE),
                    ),
                    (la.FieldStats(1500, ~OTHER),),
                ),
            ),
        ),
        (
            "While you control no other cards on the field, this card is unaffected by other "
            "cards' effects.",
            (
                la.While(
                    (la.none(OTHER, v.FIELD_PLACES),),
                    (la.Unaffected(OTHER),),
                ),
            ),
        ),
    ],
)  # fmt: skip
def test_each_rule_is_of_the_cards_that_it_names(text: str, found: tuple[Node, ...]) -> None:
    assert rules(text) == found


def test_what_only_one_player_controls() -> None:
    # "If only you control a … monster": the opponent controls none.
    only = "If only you control a Link Monster, your opponent cannot activate Spell Cards."
    both = (
        "While you control a Link Monster and your opponent controls no Link Monsters, your "
        "opponent cannot activate Spell Cards."
    )
    assert rules(only) == rules(both)


@pytest.mark.parametrize(
    "text",
    [
        "This card gains 500 ATK, also they cannot be destroyed by card effects.",
        "Monsters you control, except this, cannot be destroyed by card effects.",
        "While you control a Link Monster and attack, this card gains 500 ATK.",
        '"HERO" monsters you control cannot be destroyed by card effects, except once, also your '
        "opponent cannot target them with card effects.",
    ],
)
def test_what_is_not_understood_of_it_is_not_guessed(text: str) -> None:
    assert not read(text).whole


def test_a_restriction_of_the_turn_that_leaves_out_some_monsters() -> None:
    # "You cannot activate the effects of monsters on the field the turn you activate this card,
    # except Special Summoned monsters'.": before and after.
    text = (
        "Draw 1 card. You cannot activate the effects of monsters on the field the turn you "
        "activate this card, except Special Summoned monsters'."
    )
    found = compile_card(la.spell(1, "Probe"), text, LEXICON)
    assert found.whole, found.parts[0].why
    (effect,) = found.card.effects
    assert isinstance(effect, la.Effect)
    (lock,) = effect.cost
    assert isinstance(lock, la.Ban)
    assert effect.condition == (la.ThisTurn("activate", lock.filter, most=0),)
    burn = fiend("Burn", ignition(la.Damage(100)))
    hand = fiend("Hand", ignition(la.Damage(100), where=v.HAND))
    rite = la.Card(
        played("Rite").passcode, "Rite", v.SPELL, effects=(effect,), defined=True
    )  # fmt: skip
    special = fiend("Special", ignition(la.Damage(100)))
    table = Table([rite, hand, burn], field=[special], deck=[body("Drawn")])
    table.summon(burn)
    assert table.may("activate", burn)
    table.activate(rite)
    assert not table.may("activate", burn)
    assert table.may("activate", hand)
    assert table.may("activate", special)
    table = Table([rite, burn], field=[special], deck=[body("Drawn")])
    table.summon(burn)
    table.activate(special)
    assert table.may("activate", rite)
    table.activate(burn)
    assert not table.may("activate", rite)


def test_tokens_that_are_no_tributes_for_a_tribute_summon() -> None:
    facts = "Beast/EARTH/Level 1/ATK 0/DEF 0"
    lexicon = Lexicon({}, {}, {f"Imp Token ({facts})": 99})
    text = (
        f'Special Summon 2 "Imp Tokens" ({facts}) in Defense Position. These Tokens cannot be '
        "Tributed for a Tribute Summon."
    )
    found = compile_card(la.spell(1, "Probe"), text, lexicon)
    assert found.whole, found.parts[0].why
    made = [node for node in found.card.effects[0].walk() if isinstance(node, la.CreateToken)]
    assert [step.but for step in made] == [("not-tribute-summon",)]


@pytest.mark.parametrize("both", ["them", "both"])
def test_of_two_targets_both_are_meant(both: str) -> None:
    # As Icarus Attack prints it: two targets, and "them"
    text = f"Target 1 monster you control and 1 monster your opponent controls; destroy {both}."
    found = compile_card(la.Card(1, "Probe", v.SPELL), text, LEXICON)
    assert found.whole, [part.why for part in found.parts]
    table = Table([found.card], field=[body("Mine")], opponent_field=[body("Theirs")])
    table.activate(found.card)
    assert sorted(table.grave) == ["Mine", "Probe"]
    assert table.pile(v.GRAVE, 1) == ["Theirs"]
