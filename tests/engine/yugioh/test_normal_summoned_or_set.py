"""A card that had been Normal Summoned or Set, as it is Tributed.

Source: the card text of World Legacy - "World Crown".
"""

import pytest

from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import (
    Card,
    Choose,
    Damage,
    Event,
    Named,
    Tribute,
    Trigger,
)
from engine.yugioh.position.slots import HOW, POSITION
from tests.engine.yugioh.table import Table, fiend, played

SO = v.BY_NORMAL | v.BY_TRIBUTE | v.BY_SET
CROWN = fiend(
    "Crown",
    Trigger(v.GRAVE | v.BANISHED, do=(Damage(500),),
            on=Event("sent", reason=v.R_TRIBUTE, formerly=SO)),
)  # fmt: skip
PAY = played("Pay", Damage(1), cost=(Tribute(Choose(Named(CROWN.passcode), v.MZONE)),))


@pytest.mark.parametrize(
    ("how", "position", "told"),
    [(v.BY_NORMAL, v.FACEUP_ATTACK, True), (v.BY_NORMAL | v.BY_TRIBUTE, v.FACEUP_ATTACK, True),
     (0, v.FACEDOWN_DEFENSE, True), (0, v.FACEUP_DEFENSE, True),
     (v.BY_SPECIAL, v.FACEUP_ATTACK, False), (v.BY_SPECIAL, v.FACEDOWN_DEFENSE, False),
     (v.BY_FLIP, v.FACEUP_ATTACK, False)],
)  # fmt: skip
def test_how_it_had_come(how: int, position: int, told: bool) -> None:
    table = Table([PAY], field=[CROWN])
    table.rewrite(HOW, CROWN, how, v.MZONE)
    table.rewrite(POSITION, CROWN, position, v.MZONE)
    table.activate(PAY)
    if told:
        table.chain(CROWN)
    assert table.asked == "open"
    assert table.life(1) == 7999 - 500 * told


def test_the_text() -> None:
    facts = Card(1, "Probe", v.MONSTER | v.EFFECT, v.DARK, v.FIEND, 4)
    text = "If this Normal Summoned/Set card is Tributed: You can draw 1 card."
    found = compile_card(facts, text, Lexicon({"Probe": 1}, {}))
    assert found.whole, [str(part.why) for part in found.parts]
    (on,) = [one.on for one in found.card.effects if isinstance(one, Trigger)]
    assert on == Event("sent", reason=v.R_TRIBUTE, formerly=SO)
