"""Continuous effects in longer texts: in Pendulum Zones, of Tokens, and beside what is done."""

from dataclasses import replace

import pytest

from engine.effects import Node
from engine.filters import AllOf, AnyOf, Filter
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import MONSTER, OTHER
from tests.engine.yugioh.table import Table, fresh, link, played
from tests.engine.yugioh.test_standing_texts import EXTRA, HERO, LEXICON, THIS, ZOMBIE, read, rules


def step(text: str) -> Node:
    """The last step of an effect that ends so."""
    found = read(f"You can draw 1 card, also {text}")
    assert found.whole, found.parts[0].why
    last = found.parts[0].effect.do[-1]  # type: ignore[union-attr]
    assert isinstance(last, la.Also)
    return last.do[0]


def test_continuous_pendulum_effects() -> None:
    card = la.monster(1, "Probe", v.LIGHT, v.FIEND, 4, 0, type=v.EFFECT | v.PENDULUM, scale=1)
    text = (
        "[ Pendulum Effect ]\nYou cannot Pendulum Summon monsters, except Zombie monsters. This "
        "effect cannot be negated.\n----------------------------------------\n[ Monster Effect ]\n"
        "Cannot be destroyed by card effects."
    )
    found = compile_card(card, text, LEXICON)
    lock = la.Ban(("pendulum-summon",), ~ZOMBIE)
    assert found.card.effects == (
        la.While((), (lock,), scale=True, firm=True),
        la.Indestructible(THIS),
    )


def test_what_holds_while_a_token_is_there_is_its_rule() -> None:
    facts = "Fiend/DARK/Level 4/ATK 0/DEF 0"
    lexicon = Lexicon({}, {}, {f"Imp Token ({facts})": 99})
    text = (
        f'Once per turn: You can Special Summon 1 "Imp Token" ({facts}). While that Token is in '
        "the Monster Zone, the player who Summoned it cannot Special Summon from the Extra Deck, "
        "except Zombie monsters."
    )
    found = compile_card(la.monster(1, "Probe", v.LIGHT, v.FIEND, 4, 0), text, lexicon)
    assert found.whole
    (token,) = found.tokens
    only = la.OnlySpecialSummon(~EXTRA | ZOMBIE)
    assert token.effects == (la.While((), (only,), firm=True),)
    lost = text.replace("except Zombie monsters", "except with luck")
    assert not compile_card(la.monster(1, "P", v.LIGHT, v.FIEND, 4, 0), lost, lexicon).whole


def test_no_negation_touches_what_made_the_token() -> None:
    # Swordsoul of Mo Ye, and the reference engine's script of Skill Drain: a Token has no effects
    # that could be negated.
    facts = "Fiend/DARK/Level 4/ATK 0/DEF 0"
    token = la.monster(fresh(), "Imp Token", v.DARK, v.FIEND, 4, 0, 0, type=v.TOKEN | v.NORMAL)
    lexicon = Lexicon({}, {}, {f"Imp Token ({facts})": token.passcode})
    text = (
        f'Once per turn: You can Special Summon 1 "Imp Token" ({facts}). While that Token is in '
        "the Monster Zone, the player who Summoned it cannot Special Summon from the Extra Deck."
    )
    found = compile_card(la.monster(1, "Probe", v.LIGHT, v.FIEND, 4, 0), text, lexicon)
    maker = replace(found.card, passcode=fresh())
    token = replace(token, effects=found.tokens[0].effects)
    goal, negate = link("Goal", 1), played("Negate", la.Negate(la.Each(la.MONSTER, v.MZONE)))
    table = Table([negate], extra=[goal], field=[maker], also=[token])
    assert table.may("special", goal)
    table.activate(maker)
    table.activate(negate)
    assert not table.may("special", goal)


@pytest.mark.parametrize(
    "text",
    [
        "For the rest of this turn, this card cannot attack, also you cannot Special Summon from "
        "the Extra Deck, except Zombie monsters.",
        "Until the end of this turn, you cannot Special Summon.",
    ],
)
def test_what_holds_for_a_turn_is_no_continuous_effect(text: str) -> None:
    found = read(f"Cannot be destroyed by battle. {text}")
    assert not found.whole
    assert not [item for item in found.card.effects if isinstance(item, la.OnlySpecialSummon)]


def test_a_sentence_about_the_rest_of_the_turn_belongs_to_the_effect_before_it() -> None:
    # Card text: "Lubellion the Searing Dragon"
    found = read(
        "You can discard 1 card; draw 1 card. For the rest of this turn, this card cannot attack, "
        "also you cannot Special Summon from the Extra Deck, except Zombie monsters."
    )
    assert found.whole, found.parts
    (effect,) = found.card.effects
    assert isinstance(effect, la.Ignition)
    assert effect.do[1:] == (
        la.Also((la.InBattleThisTurn("not"),)),
        la.Also((la.OnlySpecialSummon(~EXTRA | ZOMBIE),)),
    )


def test_the_zone_can_follow_the_position() -> None:
    # Card text: "Selene, Queen of the Master Magicians"
    found = read(
        "You can Special Summon 1 Zombie monster from your GY in Defense Position, to your zone "
        "this card points to."
    )
    assert found.whole, found.parts
    (step,) = (one for one in found.card.walk() if isinstance(one, la.SpecialSummon))
    assert (step.position, step.zones) == (v.FACEUP_DEFENSE, "pointed")


@pytest.mark.parametrize(
    ("words", "item"),
    [
        # Card texts: "Borrelsword Dragon", "Cyberse Accelerator"
        ("1 Attack Position monster", MONSTER & ~la.State("defense-position")),
        ("1 monster this card points to", MONSTER & la.POINTED),
    ],
)
def test_where_a_monster_is_can_be_said_by_what_only_the_field_has(words: str, item: AllOf) -> None:
    found = read(f"You can target {words}; destroy it.")
    assert found.whole, found.parts
    (target,) = (one for one in found.card.walk() if isinstance(one, la.Choose))
    assert (target.places, target.whose) == (v.MZONE, v.EITHER)
    assert set(getattr(target.filter, "of", ())) == set(item.of)


def test_an_amount_for_each_different_attribute() -> None:
    # Card text: "Pressured Planet Wraitsoth"
    found = read("Monsters you control gain 100 ATK/DEF for each different Attribute on the field.")
    assert found.whole, found.parts
    names = la.Names(MONSTER & la.FACE_UP, v.MZONE, v.EITHER, "attribute")
    both = v.ATK | v.DEF
    assert found.card.effects == (la.FieldStats(la.Times(names, 100), MONSTER, stats=both),)


def test_what_came_from_the_extra_deck_can_stand_behind_the_player() -> None:
    # Card text: "Linkmail Archfiend"
    found = read(
        "Your opponent cannot target monsters you control, that were Special Summoned from the "
        "Extra Deck, with monster effects."
    )
    assert found.whole, found.parts
    from_extra = MONSTER & la.Summoned(v.BY_FROM_EXTRA)
    assert found.card.effects == (la.Untargetable(from_extra, of=MONSTER),)


@pytest.mark.parametrize(
    ("words", "item"),
    [
        ("any card effects in their GY", la.InPlace(v.GRAVE)),
        ("the effects of cards in the GY", la.InPlace(v.GRAVE)),
        ("the effects of monsters in the GY", MONSTER & la.InPlace(v.GRAVE)),
    ],
)
def test_no_effects_in_the_graveyard(words: str, item: Filter) -> None:
    ban = la.Ban(("activate",), item, whose=v.OPPONENT)
    assert rules(f"Your opponent cannot activate {words}.") == (ban,)
    assert step(f"your opponent cannot activate {words} for the rest of this turn.") == ban


def test_a_lock_said_with_the_limit_of_each_effect() -> None:
    text = (
        'You can only use each of the following effects of "Probe" once per turn, and cannot '
        "Special Summon during the turn you activate either effect. If this card is Normal "
        "Summoned: Draw 1 card. If this card is banished: You can draw 1 card."
    )
    apart = (
        'You can only use each of the following effects of "Probe" once per turn. If this card is '
        "Normal Summoned: Draw 1 card. You cannot Special Summon the turn you activate this "
        "effect. If this card is banished: You can draw 1 card. You cannot Special Summon the turn "
        "you activate this effect."
    )
    assert read(text).whole
    assert read(text).card.effects == read(apart).card.effects


def test_a_list_of_what_is_excepted() -> None:
    found = step(
        'you cannot Special Summon for the rest of this turn, except "HERO" monsters, Pendulum '
        "Monsters, and Zombie monsters."
    )
    pendulum = la.Type(v.PENDULUM) & MONSTER
    assert found == la.OnlySpecialSummon(AnyOf((AnyOf((HERO, pendulum)), ZOMBIE)))


def test_effects_in_the_gy_cannot_be_activated() -> None:
    # Card text: "Abyss Dweller"
    found = step("your opponent cannot activate any card effects in their GY this turn.")
    assert found == la.Ban(("activate",), la.InPlace(v.GRAVE), whose=v.OPPONENT)


@pytest.mark.parametrize(
    ("held", "item"),
    [
        ("has a material attached that was originally WATER", la.Attribute(v.WATER) & MONSTER),
        ('has a "HERO" monster as material', HERO),
        ("has a Trap as material", la.TRAP),
    ],
)
def test_what_a_monster_has_as_material(held: str, item: Filter) -> None:
    # Card texts: "Abyss Dweller", "Paleozoic Anomalocaris"
    found = read(f"While this card {held}, all Zombie monsters you control gain 500 ATK.")
    assert found.whole, found.parts
    (rule,) = found.card.effects
    assert isinstance(rule, la.While)
    assert rule.condition == (la.exists(~OTHER & la.WithMaterial(item), v.MZONE),)


def test_several_materials_are_not_guessed() -> None:
    assert not read("While this card has 2 Traps as material, Zombie monsters gain 500 ATK.").whole


@pytest.mark.parametrize(
    ("held", "whose", "zones"),
    [
        ("you control no monsters in your Main Monster Zone", v.YOU, 0b11111),
        ("you control no monsters in the Extra Monster Zone", v.YOU, 0b1100000),
    ],
)
def test_zones_in_which_a_player_controls_nothing(held: str, whose: int, zones: int) -> None:
    # Card texts: "Vanquish Soul Pantera", "Mathmech Sigma"
    found = read(f"If {held}: You can draw 1 card.")
    assert found.whole, found.parts[0].why
    (item,) = found.card.effects
    count = la.Count(MONSTER & la.Zones(zones), v.MZONE, whose)
    assert item.condition == (la.Compare(count, "=", 0),)  # type: ignore[attr-defined]


def test_zones_of_the_other_player_are_not_guessed() -> None:
    held = "your opponent controls a monster in your Main Monster Zone"
    assert not read(f"If {held}: You can draw 1 card.").whole


def test_a_card_on_the_field_beside_where_this_card_is() -> None:
    # Card text: "Salamangreat Foxy"
    found = read(
        "If this card is in your GY, and a face-up Spell/Trap is on the field: You can Special "
        "Summon this card."
    )
    assert found.whole, found.parts[0].why
    (item,) = found.card.effects
    count = la.Count(la.SPELL_TRAP & la.FACE_UP, v.FIELD_PLACES, v.EITHER)
    assert item.where == v.GRAVE  # type: ignore[attr-defined]
    assert item.condition == (la.Compare(count, ">=", 1),)  # type: ignore[attr-defined]
