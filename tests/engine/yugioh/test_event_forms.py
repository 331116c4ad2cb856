"""More of what effects wait for: openings, and the positions in which they are met.

Source: problem-solving card text, in made-up sentences of its phrases.
"""

import pytest

from engine.filters import ANY
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Compiled, Lexicon, compile_card
from tests.engine.yugioh.table import Table, body, fiend, ignition, link, played

LEXICON = Lexicon({"Alpha": 1}, {"Gamma": 0x123})
GAMMA = la.Series(0x123, "Gamma")
FIELD = v.FIELD_PLACES
THEIRS = v.R_EFFECT | v.R_THEIRS
DRAW = "You can draw 1 card."
A, B = body("A"), body("B")


def read(sentence: str, kind: int = v.MONSTER | v.EFFECT) -> Compiled:
    return compile_card(la.Card(9, "Probe", kind, level=4), sentence, LEXICON)


@pytest.mark.parametrize(
    ("opening", "found"),
    [
        ('If a "Gamma" monster is sent to your GY, except "Alpha"',
         la.Event("sent", GAMMA & la.MONSTER & ~la.Named(1), to=v.GRAVE, whose=v.YOU)),
        ("If this card is added from your Deck to your hand by a card effect",
         la.Event("sent", to=v.HAND, from_=v.DECK, reason=v.R_EFFECT)),
        ('If this card is added to your hand by the effect of a "Gamma" card',
         la.Event("sent", to=v.HAND, reason=v.R_EFFECT, by=GAMMA)),
        ("If this card is sent from the Deck to the GY by a monster effect",
         la.Event("sent", to=v.GRAVE, from_=v.DECK, reason=v.R_EFFECT, by=la.MONSTER)),
        ('If this card is sent to the GY by a "Gamma" monster\'s effect',
         la.Event("sent", to=v.GRAVE, reason=v.R_EFFECT, by=GAMMA & la.MONSTER)),
        ('If another "Gamma" monster you control returns to your hand',
         la.Event("sent", GAMMA & la.MONSTER & la.OTHER, to=v.HAND, from_=v.MZONE, whose=v.YOU,
                  was=v.FACEUP, side=v.YOU)),
        ("If a card on the field is returned to the hand by card effect",
         la.Event("sent", ANY, to=v.HAND, from_=FIELD, reason=v.R_EFFECT)),
        ("If a monster is Special Summoned to a zone a Link Monster points to",
         la.Event("summoned", la.MONSTER & la.POINTED_TO, how=v.BY_SPECIAL)),
        ("If a monster is Special Summoned by your opponent's activated monster effect",
         la.Event("summoned", la.MONSTER, how=v.BY_SPECIAL,
                  by=la.MONSTER & ~la.State("controlled"))),
        ("If another monster leaves the field by your Continuous Trap effect",
         la.Event("sent", la.MONSTER & la.OTHER, from_=v.MZONE, reason=v.R_EFFECT,
                  by=la.Type(v.CONTINUOUS) & la.TRAP & la.State("controlled"))),
        ("Each time a card is banished", la.Event("sent", ANY, to=v.BANISHED)),
        ("If your opponent moves a card out of either GY",
         la.Event("left-grave", ANY, whose=v.OPPONENT)),
        ('If your opponent moves a "Gamma" monster out of your GY',
         la.Event("left-grave", GAMMA & la.MONSTER, whose=v.OPPONENT, side=v.YOU)),
        ("If a card moves out of either GY", la.Event("left-grave", ANY)),
        ("If a Quick-Play Spell Card is activated",
         la.Event("activated", la.Type(v.QUICK_PLAY) & la.SPELL, card_itself=True)),
        ('If "Alpha" is activated', la.Event("activated", la.Named(1), card_itself=True)),
        ("If you activate a Trap Card",
         la.Event("activated", la.TRAP, whose=v.YOU, card_itself=True)),
        ("If a Trap is activated", None),
        ("If your opponent Special Summons a monster to their side of the field", None),
        ("If a card is added to your hand by drawing it", None),
        ("If a card is returned to the hand", None),
    ],
)  # fmt: skip
def test_events(opening: str, found: la.Event | None) -> None:
    compiled = read(f"{opening}: {DRAW}")
    assert compiled.whole == (found is not None), compiled.parts
    if found is not None:
        (effect,) = compiled.card.effects
        assert isinstance(effect, la.Trigger)
        assert effect.on == found
        assert not effect.or_on


@pytest.mark.parametrize(
    ("opening", "found"),
    [
        ("During your Main Phase 1", la.During(v.YOU, "main 1")),
        ("During the Main or Battle Phase (Quick Effect)",
         la.AnyCondition((la.During(v.EITHER, "main"), la.During(v.EITHER, "battle")))),
        ("During your Main Phase or your opponent's Battle Phase (Quick Effect)",
         la.AnyCondition((la.During(v.YOU, "main"), la.During(v.OPPONENT, "battle")))),
    ],
)  # fmt: skip
def test_phases(opening: str, found: la.During | la.AnyCondition) -> None:
    compiled = read(f"{opening}: {DRAW}")
    assert compiled.whole, compiled.parts
    (effect,) = compiled.card.effects
    assert isinstance(effect, la.Effect)
    assert effect.condition == (found,)


@pytest.mark.parametrize(
    "text",
    [
        "You can discard 1 card: Special Summon this card from your hand.",
        "During your Main Phase, you can: Draw 1 card.",
    ],
)
def test_what_is_done_before_the_colon(text: str) -> None:
    compiled = read(text)
    assert compiled.whole, compiled.parts
    (effect,) = compiled.card.effects
    assert isinstance(effect, la.Ignition)


def test_a_cost_before_a_colon_is_a_cost() -> None:
    (effect,) = read("You can discard 1 card: Draw 1 card.").card.effects
    assert isinstance(effect, la.Ignition)
    assert len(effect.cost) == 1
    assert effect.do == (la.Draw(1),)


def test_what_activates_its_effect_is_answered() -> None:
    for text in (
        "When a monster your opponent controls activates its effect (Quick Effect): You can draw "
        "1 card.",
        "When a monster effect is activated on your opponent's field (Quick Effect): You can draw "
        "1 card.",
    ):
        (effect,) = read(text).card.effects
        assert isinstance(effect, la.Quick)
        assert effect.condition == (la.Answering(types=v.MONSTER, places=v.MZONE),)


# ---------------------------------------------------------------- on the field


def watcher(on: la.Event, *conditions: la.Compare) -> la.Card:
    effect = la.Trigger(v.MZONE, on=on, condition=conditions, do=(la.GainLife(500),))
    return fiend("Watcher", effect)


@pytest.mark.parametrize(("zone", "woken"), [(0, True), (4, False)])
def test_summoned_to_a_zone_that_a_link_monster_points_to(zone: int, woken: bool) -> None:
    # Crusadia Draco: "to a zone a Link Monster points to"
    down = link("Down", markers=v.BOTTOM_LEFT)
    probe = watcher(la.summoned(), la.exists(~la.OTHER & la.POINTED_TO, v.MZONE))
    table = Table([probe], field={5: down}, all_zones=True)
    table.summon(probe)
    table.into(zone)
    assert (table.asked == "trigger") is woken


def test_what_returns_to_the_hand_of_its_owner() -> None:
    # Harpie Conductor: "returns to your hand"
    back = played("Back", la.ReturnToHand(la.Choose(la.MONSTER, v.MZONE, whose=v.EITHER)))
    probe = watcher(
        la.Event("sent", la.MONSTER & la.OTHER, to=v.HAND, from_=v.MZONE, whose=v.YOU, side=v.YOU)
    )
    for mine in (True, False):
        sides = {"field": [probe, A]} if mine else {"field": [probe], "opponent_field": [B]}
        table = Table([back], **sides)  # type: ignore[arg-type]
        table.activate(back)
        table.pick(A if mine else B)
        assert (table.asked == "trigger") is mine


FLIPPED = la.exists(~la.OTHER & la.State("flipped"), v.MZONE)


def spirit() -> la.Card:
    new = la.exists(
        ~la.OTHER & la.State("this-turn") & la.Summoned(v.BY_NORMAL | v.BY_TRIBUTE), v.MZONE
    )
    home = la.Trigger(
        v.MZONE, on=la.Event("end-phase"), optional=False, do=(la.AddToHand(la.SELF),),
        condition=(la.AnyCondition((new, FLIPPED)),),
    )  # fmt: skip
    return fiend("Spirit", home)


def test_a_spirit_goes_home_in_the_turn_it_came() -> None:
    # Yu-Gi-Oh rules reference, Spirit Monsters: in the turn of the Normal Summon or flip
    came = spirit()
    table = Table([came])
    table.summon(came)
    table.end()
    assert table.hand == ["Spirit"]


def test_one_that_was_there_before_stays() -> None:
    there = spirit()
    table = Table(field=[there])
    table.end()
    assert table.monsters() == {0: "Spirit"}


@pytest.mark.parametrize("by_effect", [True, False])
def test_one_that_is_flipped_goes_home(by_effect: bool) -> None:
    there = spirit()
    up = fiend("Up", ignition(la.ChangePosition(la.Each(la.Named(there.passcode), v.MZONE),
                                                v.FACEUP_ATTACK)))  # fmt: skip
    table = Table(field=[there, up])
    table.rewrite_position(there, v.FACEDOWN_DEFENSE)
    if by_effect:
        table.activate(up)
    else:
        table.turn(there)
    table.end()
    assert table.hand == ["Spirit"]


def test_its_text() -> None:
    compiled = read(
        "During the End Phase of the turn this card is Normal Summoned or flipped face-up: Return "
        "it to the hand."
    )
    assert compiled.whole, compiled.parts
    assert compiled.card.effects == spirit().effects
