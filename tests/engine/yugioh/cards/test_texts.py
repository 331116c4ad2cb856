"""Cards of the bundled decks held against their texts, sentence by sentence.

Each test quotes the part of the card text that it is about in other words.  Source: the card texts.
"""

from engine.filters import ANY
from engine.yugioh import vocabulary as v
from engine.yugioh.cards import (
    blue_eyes,
    classics,
    exodia,
    fiend_support,
    fiendsmith,
    hand_traps,
    links,
    ryzeal,
    sky_striker,
    snake_eye,
    synchron,
    warriors,
    xyz,
)
from engine.yugioh.cards import (
    blue_eyes_support as support,
)
from engine.yugioh.language import (
    MONSTER,
    AddToHand,
    Card,
    Choose,
    Destroy,
    Draw,
    Each,
    Ignition,
    Limit,
    Materials,
    SendToGrave,
    SpecialSummon,
    spell,
)
from engine.yugioh.position.slots import BANISH_LEAVING, NEGATED_TURN, STATUS
from tests.engine.yugioh.table import (
    Table,
    body,
    fiend,
    fresh,
    fusion,
    ignition,
    names,
    played,
)

A, B = body("A"), body("B")
SEARCH = played("Search", AddToHand(Choose(MONSTER, v.DECK)))
REVIVE = played("Revive", SpecialSummon(Choose(MONSTER, v.GRAVE)))
BLAST = played("Blast", Destroy(Choose(ANY, v.MZONE | v.SZONE)))
MILL = spell(fresh(), "Mill", v.CONTINUOUS, effects=(Ignition(v.SZONE, do=(Draw(1),)),))
SPELLS = [spell(fresh(), f"Spell {number}") for number in range(3)]


def answers(table: Table, card: Card) -> bool:
    """Whether the player is asked and can chain this card."""
    return table.asked != "open" and any(card.name in offer for offer in table.offers())


# -------------------------------------------------- answers to own effects


def test_ash_blossom_answers_any_effect_that_takes_from_the_deck_also_its_own_players() -> None:
    # "When a card or effect is activated that includes": nobody's in particular.
    table = Table([hand_traps.ASH_BLOSSOM, SEARCH], [A, B])
    table.activate(SEARCH)
    table.chain(hand_traps.ASH_BLOSSOM)
    assert table.hand == []
    assert table.deck == ["A", "B"]
    for card in (played("Draw", Draw(1)), played("Dump", SendToGrave(Choose(MONSTER, v.DECK)))):
        table = Table([hand_traps.ASH_BLOSSOM, card], [A, B])
        table.activate(card)
        assert answers(table, hand_traps.ASH_BLOSSOM)
    table = Table([hand_traps.ASH_BLOSSOM, REVIVE], grave=[A])
    table.activate(REVIVE)
    assert table.asked == "open"


def test_caesar_answers_special_summons_of_cards_and_of_monsters() -> None:
    # A Spell/Trap Card or a monster effect that Special Summons.
    reviver = fiend("Reviver", ignition(SpecialSummon(Choose(MONSTER, v.GRAVE))))
    table = Table(
        [REVIVE, BLAST], grave=[A, B], deck=[body("Under")], field=[fiend_support.CAESAR, reviver]
    )
    table.attach(next(c for c in table.game.cards if c.name == "Under"), fiend_support.CAESAR)
    table.activate(BLAST)
    table.pick(reviver)
    assert table.asked == "open"
    table.activate(REVIVE)
    assert answers(table, fiend_support.CAESAR)


def test_what_is_negated_in_the_gy_is_not_destroyed_there() -> None:
    # Fiendsmith Engraver brings itself back from the GY; Caesar negates that. It stays where it is
    # and is not sent to the GY again.
    table = Table(
        grave=[fiendsmith.ENGRAVER, fiendsmith.LURRIE, fiendsmith.LACRIMA], deck=[A],
        field=[fiend_support.CAESAR],
    )  # fmt: skip
    table.attach(A, fiend_support.CAESAR)
    table.activate(fiendsmith.ENGRAVER)
    table.pick(fiendsmith.LURRIE)
    table.chain(fiend_support.CAESAR)
    assert "Fiendsmith Engraver" in table.grave
    assert table.asked == "open"


def test_naturia_beast_answers_spell_cards_and_no_effects_of_spells() -> None:
    # "When a Spell Card is activated"
    table = Table([SEARCH], [A, B, A, B], field=[classics.NATURIA_BEAST], spells=[MILL])
    table.activate(SEARCH)
    assert answers(table, classics.NATURIA_BEAST)
    table.decline()
    table.pick(A)
    table.activate(MILL)
    assert not answers(table, classics.NATURIA_BEAST)


def test_nobody_answers_chicken_game() -> None:
    table = Table([hand_traps.ASH_BLOSSOM], [A, B], spells={5: exodia.CHICKEN_GAME})
    table.activate(exodia.CHICKEN_GAME)
    table.bullet(0)
    assert table.asked != "window"


def test_fuwalos_needs_an_empty_field_and_is_used_twice_a_turn_at_most() -> None:
    # If you control no cards; one other "Mulcharmy" effect the turn it is activated.
    card = hand_traps.FUWALOS
    assert not Table([card], field=[A]).may("activate", card)
    assert not Table([card], spells=[SPELLS[0]]).may("activate", card)
    table = Table([card, card, card])
    table.activate(card)
    table.decline()
    table.activate(card)
    assert table.asked == "open"
    assert not table.may("activate", card)


# ------------------------------------------------------------- Fiendsmith


def test_desirae_negates_up_to_the_total_link_rating_equipped() -> None:
    table = Table(
        field=[fiendsmith.DESIRAE, fiend("X"), fiend("Y")],
        extra=[fiendsmith.REQUIEM, fiendsmith.SEQUENCE],
    )
    for card in (fiendsmith.REQUIEM, fiendsmith.SEQUENCE):
        table.equip(card, fiendsmith.DESIRAE)
    table.activate(fiendsmith.DESIRAE)
    assert max(len(choice) for choice in table.choices()) == 3
    assert min(len(choice) for choice in table.choices()) == 1


# ------------------------------------------------------------------ Ryzeal


def test_detonator_saves_once_a_turn() -> None:
    table = Table([BLAST, BLAST], deck=[A, B], field=[ryzeal.DETONATOR])
    table.attach(A, ryzeal.DETONATOR)
    table.attach(B, ryzeal.DETONATOR)
    table.activate(BLAST)
    table.pick(ryzeal.DETONATOR)
    table.yes()
    if table.asked == "cards":
        table.take(table.decision().options[0])
    assert table.monsters() == {0: "Ryzeal Detonator"}
    table.activate(BLAST)
    table.pick(ryzeal.DETONATOR)
    assert not table.monsters()


def test_what_draws_in_the_end_needs_a_card_to_draw() -> None:
    # WANTED: on the bottom of the Deck, then draw; Ryzeal Cross likewise.
    bottom = snake_eye.ORIGINAL_SINFUL_SPOILS
    assert not Table(grave=[snake_eye.WANTED, bottom]).may("activate", snake_eye.WANTED)
    assert Table(deck=[A], grave=[snake_eye.WANTED, bottom]).may("activate", snake_eye.WANTED)
    table = Table(spells={5: ryzeal.CROSS}, grave=[ryzeal.ICE, ryzeal.EXT])
    assert not table.may("activate", ryzeal.CROSS)


# --------------------------------------------------------------- Snake-Eye


def test_a_monster_that_would_be_banished_pays_no_cost_to_the_gy() -> None:
    # Snake-Eye Ash sends two face-up cards to the GY; Jet Synchron that came back would not get
    # there. Yu-Gi-Oh solo rules, 4.
    table = Table(field=[snake_eye.ASH, synchron.JET_SYNCHRON], deck=[snake_eye.OAK])
    assert table.may("activate", snake_eye.ASH)
    banished = table.number(synchron.JET_SYNCHRON)
    status = int(table.state.data[STATUS + banished])
    table.rewrite(STATUS, synchron.JET_SYNCHRON, status | BANISH_LEAVING)
    assert not table.may("activate", snake_eye.ASH)


def test_amblowhale_must_lie_in_the_gy_before_the_other_is_destroyed() -> None:
    both = played("Both", Destroy(Each(MONSTER, v.MZONE)))
    table = Table([both], field=[snake_eye.AMBLOWHALE, links.LINK_SPIDER, B])
    table.activate(both)
    # Only what it does when it is destroyed itself.
    assert table.offers() == [f"chain {snake_eye.AMBLOWHALE.name} #0", "pass"]


# --------------------------------------------------------------- Blue-Eyes


def test_sea_horse_raises_or_lowers_the_level_when_it_resolves_never_below_1() -> None:
    table = Table(field=[blue_eyes.SEA_HORSE])
    table.activate(blue_eyes.SEA_HORSE)
    assert table.asked == "bullet"
    table = Table(field=[blue_eyes.SEA_HORSE, blue_eyes.SAGE])
    table.activate(blue_eyes.SEA_HORSE)
    table.pick(blue_eyes.SAGE)
    assert table.asked == "open"


def test_true_light_is_two_effects_of_which_one_is_used() -> None:
    table = Table([blue_eyes.WHITE_DRAGON], [support.ROAR, A], spells=[support.TRUE_LIGHT])
    assert table.may("activate", support.TRUE_LIGHT, 1)
    table.activate(support.TRUE_LIGHT, 2)
    assert not table.may("activate", support.TRUE_LIGHT)


# ------------------------------------------------------------- Sky Striker


def test_linkage_frees_the_extra_monster_zone() -> None:
    # The card sent must leave an Extra Monster Zone for the Ace: a Set card would not.
    table = Table(
        [sky_striker.LINKAGE], extra=[sky_striker.HAYATE], field={5: sky_striker.SHIZUKU},
        spells=[sky_striker.ENGAGE],
    )  # fmt: skip
    table.activate(sky_striker.LINKAGE)
    assert table.grave == names(sky_striker.SHIZUKU, sky_striker.LINKAGE)
    assert list(table.monsters().values()) == ["Sky Striker Ace - Hayate"]
    table = Table([sky_striker.LINKAGE], extra=[sky_striker.HAYATE], spells=[sky_striker.ENGAGE])
    table.activate(sky_striker.LINKAGE)
    assert list(table.monsters().values()) == ["Sky Striker Ace - Hayate"]


def test_kaina_counts_the_spells_that_were_activated_while_she_was_there() -> None:
    table = Table([sky_striker.ENGAGE, SEARCH], [sky_striker.RAYE, A], field={5: sky_striker.KAINA})
    table.activate(sky_striker.ENGAGE)
    assert table.life() == 8100
    table.activate(SEARCH)
    assert table.life() == 8100
    table = Table([sky_striker.LINKAGE], extra=[sky_striker.KAINA], field={5: sky_striker.SHIZUKU})
    table.activate(sky_striker.LINKAGE)
    assert list(table.monsters().values()) == ["Sky Striker Ace - Kaina"]
    assert table.life() == 8000


def test_the_token_of_the_hornet_drones_cannot_be_tributed() -> None:
    table = Table([sky_striker.HORNET_DRONES], grave=[links.LINKURIBOH])
    table.activate(sky_striker.HORNET_DRONES)
    assert not table.may("activate", links.LINKURIBOH)


def test_widow_anchor_takes_control_with_three_spells_in_the_gy() -> None:
    table = Table([sky_striker.WIDOW_ANCHOR], grave=SPELLS)
    other = fiend("Other", ignition(Draw(1)))
    table = Table([sky_striker.WIDOW_ANCHOR], grave=SPELLS, opponent_field=[other])
    table.activate(sky_striker.WIDOW_ANCHOR)
    table.yes()
    assert list(table.monsters().values()) == ["Other"]
    assert table.status(other, NEGATED_TURN)


# ---------------------------------------------------------------- the rest


def test_glow_up_bulb_is_used_once_per_duel() -> None:
    (effect,) = synchron.GLOW_UP_BULB.effects
    assert effect.limit == Limit("duel")  # type: ignore[attr-defined]


def test_fusion_substitute_is_always_polymerization() -> None:
    assert classics.FUSION_SUBSTITUTE.treated_as == classics.POLYMERIZATION.passcode
    goal = fusion("Goal", Materials(MONSTER, 2, 2))
    assert not Table(grave=[classics.FUSION_SUBSTITUTE, goal]).may(
        "activate", classics.FUSION_SUBSTITUTE
    )


def test_summoner_monk_is_no_tribute() -> None:
    tall = body("Tall", level=5)
    assert not Table([tall], field=[warriors.SUMMONER_MONK]).may("summon", tall)
    assert Table([tall], field=[A]).may("summon", tall)


def test_what_isolde_fetches_is_not_summoned_set_or_activated_this_turn() -> None:
    captain = warriors.MARAUDING_CAPTAIN
    table = Table([REVIVE], [captain], extra=[warriors.ISOLDE], field=[A, B], grave=[captain])
    table.special(warriors.ISOLDE)
    table.chain(warriors.ISOLDE)
    assert captain.name in table.hand
    assert not table.may("summon", captain)
    assert not table.may("set", captain)
    table.activate(REVIVE)
    assert table.choices() == [("A",), ("B",)]


def test_ouroboros_uses_one_of_three_effects_a_turn() -> None:
    under = [body(f"Under {number}") for number in range(2)]
    table = Table(deck=under, field=[xyz.OUROBOROS], opponent_field=[A])
    for card in under:
        table.attach(card, xyz.OUROBOROS)
    assert table.may("activate", xyz.OUROBOROS, 0)
    assert not table.may("activate", xyz.OUROBOROS, 2)
    table.activate(xyz.OUROBOROS, 0)
    if table.asked == "cards":
        table.take(table.decision().options[0])
    assert not table.monsters(1)
    assert not table.may("activate", xyz.OUROBOROS)


def test_cross_sheep_draws_only_with_two_cards_in_the_deck() -> None:
    ritual = fiend("Ritual", type=v.RITUAL | v.EFFECT)
    table = Table([REVIVE], deck=[A], grave=[B], field={5: links.CROSS_SHEEP, 2: ritual})
    table.activate(REVIVE)
    assert table.asked == "open"
