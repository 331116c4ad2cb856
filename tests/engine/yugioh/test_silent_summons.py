"""What is not activated when a monster is summoned; what holds for the rest of the Duel.

Sources: the card texts that are named; what is activated when a monster is summoned is activated
while nothing is on the chain, and so are the triggers of the summon.
"""

import pytest

from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import (
    MONSTER,
    Also,
    Ban,
    Card,
    Damage,
    ForTheTurn,
    InPlace,
    NormalDraw,
    NormalSummons,
    Race,
    SilentSummons,
    Trigger,
    summoned,
)
from tests.engine.yugioh.table import Table, body, fiend, ignition, played, quick

LEXICON = Lexicon({"Probe": 1}, {"Gamma": 0x123})
A, DRAGON = body("A"), body("Dragon", race=v.DRAGON)
NORMAL = v.BY_NORMAL | v.BY_TRIBUTE
# What the opponent has: a Quick Effect in the hand, and a Trap.
TRAPPED = fiend("Trapped", quick(Damage(100), where=v.HAND))
TRAP = played("Trap", Damage(100), type=v.TRAP)


def table(rule: SilentSummons) -> Table:
    silent = fiend("Silent", rule)
    return Table([A, DRAGON], field=[silent], opponent_hand=[TRAPPED], opponent_sets=[TRAP],
                 opponent_acts=True)  # fmt: skip


def answers(game: Table) -> list[str]:
    """With what the opponent can answer now; none where nobody is asked."""
    return sorted(name for name in ("Trapped", "Trap") if any(
        name in offer for offer in game.offers()
    )) if game.asked == "window" else []  # fmt: skip


@pytest.mark.parametrize(
    ("rule", "card", "found"),
    [
        (SilentSummons(MONSTER, NORMAL | v.BY_SPECIAL), A, []),  # Stellarknight Delteros
        (SilentSummons(MONSTER, NORMAL, monsters=True), A, ["Trap"]),  # Time-Tearing Morganite
        (SilentSummons(MONSTER, v.BY_SPECIAL), A, ["Trap", "Trapped"]),
        (SilentSummons(Race(v.DRAGON) & MONSTER), A, ["Trap", "Trapped"]),
        (SilentSummons(Race(v.DRAGON) & MONSTER), DRAGON, []),
        (SilentSummons(MONSTER, whose=v.OPPONENT), A, ["Trap", "Trapped"]),
    ],
)  # fmt: skip
def test_what_the_opponent_can_activate(rule: SilentSummons, card: Card, found: list[str]) -> None:
    game = table(rule)
    game.summon(card)
    assert answers(game) == found


def test_an_effect_that_is_activated_then_can_be_answered() -> None:
    first = fiend("First", Trigger(v.MZONE, do=(Damage(1),), on=summoned(NORMAL)))
    silent = fiend("Silent", SilentSummons(MONSTER))
    game = Table([first], field=[silent], opponent_hand=[TRAPPED], opponent_sets=[TRAP],
                 opponent_acts=True)  # fmt: skip
    game.summon(first)
    game.chain(first)
    assert answers(game) == ["Trap", "Trapped"]


def test_triggers_of_the_opponent() -> None:
    theirs = fiend("Theirs", Trigger(v.MZONE, do=(Damage(1),), on=summoned(NORMAL, who=MONSTER)))
    for rules, asked in (((), "trigger"), ((SilentSummons(MONSTER),), "open")):
        game = Table([A], field=[fiend("Silent", *rules)], opponent_field=[theirs],
                     opponent_acts=True)  # fmt: skip
        game.summon(A)
        assert game.asked == asked


def test_for_the_rest_of_the_turn() -> None:
    rule = ForTheTurn(SilentSummons(MONSTER, NORMAL, monsters=True))
    spell = played("Morganite", rule)
    game = Table([spell, A], opponent_hand=[TRAPPED], opponent_sets=[TRAP], opponent_acts=True)
    game.activate(spell)
    while game.asked == "window":
        game.decline()
    game.summon(A)
    assert answers(game) == ["Trap"]


def test_texts() -> None:
    facts = Card(1, "Probe", v.MONSTER | v.EFFECT, v.DARK, v.FIEND, 4)
    for text, rule in (
        ("Your opponent cannot activate cards or effects when you Normal or Special Summon a "
         "monster.", SilentSummons(MONSTER, NORMAL | v.BY_SPECIAL)),
        ("Your opponent cannot activate cards or effects when you Special Summon a Dragon monster.",
         SilentSummons(Race(v.DRAGON) & MONSTER, v.BY_SPECIAL)),
        ("You can discard 1 card; your opponent cannot activate monster effects when you Normal "
         "Summon this turn.", SilentSummons(MONSTER, NORMAL, monsters=True)),
        ("You can discard 1 card; this turn, your opponent cannot activate cards or effects when a "
         "Dragon monster is Normal or Special Summoned.",
         SilentSummons(Race(v.DRAGON) & MONSTER, NORMAL | v.BY_SPECIAL, v.EITHER)),
    ):  # fmt: skip
        found = compile_card(facts, text, LEXICON)
        assert found.whole, [str(part.why) for part in found.parts]
        assert rule in found.card.effects[0].walk()


DUEL = (
    "For the rest of this Duel, apply the following effects.\n● You cannot activate monster "
    "effects in the hand.\n● Draw 2 cards instead of 1 for your normal draw during your Draw "
    "Phase.\n● You can conduct 2 Normal Summons/Sets per turn, not just 1."
)


def test_for_the_rest_of_the_duel() -> None:
    # Time-Tearing Morganite
    found = compile_card(Card(1, "Probe", v.SPELL), DUEL, LEXICON)
    assert found.whole, [str(part.why) for part in found.parts]
    do = found.card.effects[0].do  # type: ignore[attr-defined]
    assert do == (
        Ban(("activate",), MONSTER & InPlace(v.HAND), until="duel"), Also((NormalDraw(2),)),
        Also((NormalSummons(2, "duel"),)),
    )  # fmt: skip
    spell = played("Morganite", *do)
    hand = fiend("Hand", ignition(Damage(1), where=v.HAND))
    field = fiend("Field", ignition(Damage(1)))
    game = Table([spell, hand, A, DRAGON], field=[field])
    game.activate(spell)
    assert not game.may("activate", hand)
    assert game.may("activate", field)
    game.summon(A)
    game.summon(DRAGON)
    assert not game.may("summon", hand)
    # It can be activated once more, though there are two Normal Summons already.
    game = Table([spell, spell, A])
    game.activate(spell)
    assert game.may("activate", spell)


def test_effects_that_are_not_answered_this_turn() -> None:
    # Witchcrafter Unveiling: in response to the activation of your Spellcaster monster effects.
    text = (
        "This turn, your opponent cannot activate cards or effects in response to the activation "
        "of your Dragon monster effects."
    )
    found = compile_card(Card(1, "Probe", v.SPELL), text, LEXICON)
    assert found.whole, [str(part.why) for part in found.parts if part.why]
    (item,) = found.card.effects
    hush = played("Hush", *item.do)  # type: ignore[attr-defined]
    dragon, other = (
        Card(passcode, name, v.MONSTER | v.EFFECT, v.DARK, race, 4, 0, 0,
             effects=(ignition(Damage(100)),))
        for passcode, name, race in ((901, "Wyrmling", v.DRAGON), (902, "Other", v.FIEND))
    )  # fmt: skip
    game = Table([hush], field=[dragon, other], opponent_hand=[TRAPPED], opponent_sets=[TRAP],
                 opponent_acts=True)  # fmt: skip
    game.activate(hush)
    assert answers(game) == ["Trap", "Trapped"]  # it is itself a Spell
    while game.asked == "window":
        game.decline()
    # What the opponent is asked for comes after the effect of the Dragon, and before the other.
    game.activate(dragon)
    assert game.life(1) == 7900
    while game.asked == "window":
        game.decline()
    game.activate(other)
    assert answers(game) == ["Trap", "Trapped"] and game.life(1) == 7900
