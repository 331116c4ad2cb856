"""Effects of monsters that a face-up card makes Quick Effects.

Source: the card text of Orcustrated Babel. Names are made up.
"""

from engine.filters import AllOf, AnyOf
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import (
    MONSTER,
    ONCE_PER_TURN,
    AsQuick,
    Card,
    Damage,
    GainLife,
    Ignition,
    InPlace,
    Original,
    Race,
    Series,
    Type,
    spell,
)
from tests.engine.yugioh.table import Table, fiend, fresh, played

BURN = Damage(500)


def test_a_face_up_card_makes_the_effects_of_monsters_quick_effects() -> None:
    # The card text of Orcustrated Babel: "You can activate the effects of "Orcust" monsters in your
    # GY … as Quick Effects"
    fiends = Race(v.FIEND) & MONSTER & InPlace(v.GRAVE)
    card = fiend("Card", Ignition(v.GRAVE, do=(BURN,), limit=ONCE_PER_TURN))
    start = played("Start", GainLife(1))
    for spells, opponent_spells, asked in (
        (True, False, "window"), (False, False, "open"), (False, True, "open")
    ):  # fmt: skip
        babel = spell(fresh(), "Babel", v.CONTINUOUS, effects=(AsQuick(fiends),))
        table = Table([start], grave=[card], spells=[babel] * spells,
                      opponent_spells=[babel] * opponent_spells)  # fmt: skip
        table.activate(start)
        assert table.asked == asked
        if asked == "window":
            table.chain(card)
        else:
            table.activate(card)
        assert table.life(1) == 7500


def test_effects_that_a_card_makes_quick_effects_are_read() -> None:
    text = (
        'You can activate the effects of "Gamma" monsters in your GY, or of Link Monsters you '
        'control with "Gamma" in their original names, as Quick Effects.'
    )
    facts = Card(9, "Probe", v.SPELL | v.FIELD)
    compiled = compile_card(facts, text, Lexicon({"Probe": 9}, {"Gamma": 0x123}))
    assert compiled.whole
    gamma = Series(0x123, "Gamma")
    there = gamma & MONSTER & InPlace(v.GRAVE)
    linked = Type(v.LINK) & MONSTER & InPlace(v.MZONE) & Original(gamma)
    (found,) = [item for item in compiled.card.effects if isinstance(item, AsQuick)]
    assert isinstance(found.filter, AnyOf)
    assert [set(one.of) for one in found.filter.of if isinstance(one, AllOf)] == [
        set(one.of) for one in (there, linked) if isinstance(one, AllOf)
    ]
