"""What makes a card whole: every sentence has its effect, every limit its effects."""

import pytest

from engine.filters import ANY, AllOf
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Compiled, Lexicon, compile_card

LEXICON = Lexicon({"Probe": 1}, {"Gamma": 0x123})
EFFECT = v.MONSTER | v.EFFECT
SEARCH = 'add 1 "Gamma" monster from your Deck to your hand.'
ONCE = 'of "Probe" once per turn.'


def read(text: str, kind: int = EFFECT) -> Compiled:
    return compile_card(la.Card(1, "Probe", kind), text, LEXICON)


def limits(found: Compiled) -> list[object]:
    return [item.limit for item in found.card.effects
            if isinstance(item, la.Effect) and not item.unsupported]  # fmt: skip


def test_a_rule_of_battles_between_an_effect_and_its_limit_does_not_take_the_limit() -> None:
    found = read(f"You can draw 1 card. This card can attack directly. You can only use this effect"
                 f" {ONCE}")  # fmt: skip
    assert found.whole
    assert limits(found) == [la.ONCE_PER_TURN]


@pytest.mark.parametrize(
    ("cost", "face_up"),
    [("1 Spell/Trap", False), ("1 card", False), ('1 "Gamma" card', True), ("1 Spell", True)],
)
def test_a_set_card_is_paid_unless_its_facts_are_asked_for(cost: str, face_up: bool) -> None:
    """Texts such as that of Rucia of the White Forest: "from your hand or field"."""
    found = read(f"You can send {cost} from your hand or field to the GY; draw 1 card.")
    assert found.whole
    assert (la.FACE_UP in list(found.card.walk())) is face_up


def test_a_set_spell_is_destroyed_as_a_spell_in_its_zone() -> None:
    found = read("You can target 1 Spell on the field; destroy it.")
    assert found.whole
    assert la.FACE_UP not in list(found.card.walk())


def test_a_limit_without_an_effect_leaves_the_card_unplayed() -> None:
    assert not read(f"Gains 500 ATK. You can only use this effect {ONCE}").card.defined


@pytest.mark.parametrize(
    "limit",
    [
        f"You can only use each effect {ONCE[:-1]}, and cannot do another thing.",
        'You can only use 1 of the effects of "Probe" in some way.',
    ],
)
def test_a_limit_that_is_not_understood_leaves_no_effect_played(limit: str) -> None:
    found = read(f"You can draw 1 card. You can discard 1 card; {SEARCH} {limit}")
    assert not found.whole
    assert not found.card.defined


def test_two_activations_are_no_card() -> None:
    """A second sentence of a Spell goes on with the first: no cost is lost between them."""
    found = read("Tribute 1 monster. Draw 2 cards.", v.SPELL)
    assert not found.whole
    assert not found.card.defined


# Yu-Gi-Oh rules reference, Spell Speeds: effects of Traps are Spell Speed 2 wherever they are
# activated; of a Quick-Play Spell only its activation is.
@pytest.mark.parametrize(
    ("kind", "text", "made"),
    [
        (v.TRAP, "You can banish this card from your GY; draw 1 card.", la.Quick),
        (v.TRAP | v.CONTINUOUS, "Once per turn: You can draw 1 card.", la.Quick),
        (v.SPELL | v.CONTINUOUS, "Once per turn: You can draw 1 card.", la.Ignition),
        (v.SPELL | v.QUICK_PLAY, "You can banish this card from your GY; draw 1 card.",
         la.Ignition),
    ],
)  # fmt: skip
def test_the_spell_speed_of_effects_of_spells_and_traps(
    kind: int, text: str, made: type[la.Effect]
) -> None:
    found = read(text, kind)
    assert found.whole
    assert isinstance(found.card.effects[-1], made)


def test_a_trap_in_the_gy_keeps_the_time_at_which_it_is_used() -> None:
    text = "During your Main Phase: You can banish this card from your GY; draw 1 card."
    (item,) = read(text, v.TRAP).card.effects
    assert isinstance(item, la.Quick)
    assert item.condition == (la.During(v.YOU, "main"),)


def test_a_trap_that_says_you_can_is_no_trigger_on_the_field() -> None:
    """A Normal Trap is not face-up to see an event: it is activated then."""
    text = "When you Xyz Summon a monster: You can draw 1 card."
    assert read(text, v.TRAP).whole
    assert [type(item) for item in read(text, v.TRAP).card.effects] == [la.Activate]
    (_, item) = read(text, v.TRAP | v.CONTINUOUS).card.effects
    assert isinstance(item, la.Trigger)


def test_bullets_after_a_limit_belong_to_the_effect_before_it() -> None:
    found = read(f"You can activate 1 of these effects. You can only use this effect {ONCE}\n"
                 f"● Draw 1 card.\n● Gain 500 LP.")  # fmt: skip
    (item,) = found.card.effects
    assert found.whole
    assert isinstance(item, la.Ignition)
    assert item.limit == la.ONCE_PER_TURN
    assert isinstance(item.do[0], la.OneOf)


@pytest.mark.parametrize(
    ("text", "where"),
    [
        ('You can banish this card and 1 "Gamma" monster from your GY; draw 1 card.', v.GRAVE),
        ("You can send this card and 1 Spell from your hand to the GY; draw 1 card.", v.HAND),
        ("You can Tribute this card and 1 Dragon monster; draw 1 card.", v.MZONE),
    ],
)
def test_this_card_is_where_the_cards_named_with_it_are(text: str, where: int) -> None:
    """An effect paid for with a card in the GY is none of a card on the field."""
    (item,) = read(text).card.effects
    assert isinstance(item, la.Ignition)
    assert not item.unsupported
    assert item.where == where


def test_a_card_that_is_activated_is_not_among_those_it_is_about() -> None:
    """Heavy Storm does not destroy itself, nor is it enough for itself."""
    (item,) = read("Destroy all Spells and Traps on the field.", v.SPELL).card.effects
    assert isinstance(item, la.Activate)
    assert la.OTHER in list(item.walk())
    text = "Once per turn: You can target 1 card on the field; destroy it."
    *_, item = read(text, v.SPELL | v.CONTINUOUS).card.effects
    assert isinstance(item, la.Ignition)
    (target,) = item.target
    assert isinstance(target, la.Choose)
    assert target.filter == ANY


def test_only_monsters_are_tributed_for_a_contact_fusion() -> None:
    """Supreme King Dragon Starving Venom: no card in a Pendulum Zone is."""
    text = (
        "2 DARK Pendulum Monsters\nMust be either Fusion Summoned, or Special Summoned by "
        'Tributing the above cards you control (in which case you do not use "Polymerization").'
    )
    found = read(text, EFFECT | v.FUSION)
    assert found.whole
    (contact,) = [item for item in found.card.procedures if isinstance(item, la.Contact)]
    assert contact.places == v.MZONE


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        # Castel: a Link Monster and a Token are never face-down.
        ("You can target 1 face-up monster on the field; change it to face-down Defense Position.",
         {la.FACE_UP, la.MONSTER, ~la.Type(v.TOKEN | v.LINK)}),
        # Cyber Dragon Infinity: no card is attached to itself.
        ("You can target 1 face-up monster on the field; attach it to this card as material.",
         {la.FACE_UP, la.MONSTER, la.OTHER, ~la.Type(v.TOKEN)}),
    ],
)  # fmt: skip
def test_targets_are_those_to_which_it_can_be_done(text: str, kept: set[object]) -> None:
    (item,) = read(text).card.effects
    assert isinstance(item, la.Ignition)
    (target,) = item.target
    assert isinstance(target, la.Choose)
    assert isinstance(target.filter, AllOf)
    assert set(target.filter.of) == kept


def test_a_monster_of_the_extra_deck_is_not_returned_to_the_hand_as_a_cost() -> None:
    """Blackwing - Zephyros the Elite: it would go to the Extra Deck, and a Token nowhere."""
    text = "Once per turn: You can return 1 monster you control to the hand; draw 1 card."
    (item,) = read(text).card.effects
    assert isinstance(item, la.Ignition)
    never = ~la.Type(v.TOKEN | v.EXTRA_DECK_TYPES)
    assert item.cost == (la.AddToHand(la.Choose(la.MONSTER & never, v.MZONE)),)


def test_a_limit_in_the_opening_is_held_against_the_text_with_the_effect() -> None:
    """PSY-Framegear Gamma: "Once per Chain" stands in its one sentence."""
    found = read("Once per Chain, when your opponent activates a monster effect (Quick Effect): You"
                 " can Tribute this card; negate that activation.")  # fmt: skip
    assert found.whole
    assert limits(found) == [la.ONCE_PER_CHAIN]
