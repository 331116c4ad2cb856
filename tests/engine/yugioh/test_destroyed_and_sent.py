"""Cards that are destroyed and sent to the GY: what goes elsewhere does not count.

Source: Yu-Gi-Oh rules reference, Pendulum Monsters (they go to the Extra Deck); problem-solving
card text.
"""

import pytest

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.wording import card_text
from tests.engine.yugioh.table import Table, body, fiend, fresh, played


@pytest.mark.parametrize(("kind", "sent"), [(v.EFFECT, True), (v.EFFECT | v.PENDULUM, False)])
def test_what_goes_elsewhere_does_not_count(kind: int, sent: bool) -> None:
    # Chiwen, Light of the Yang Zing; Scrap Factory
    facts = la.Card(fresh(), "Probe", v.MONSTER | v.EFFECT, v.DARK, v.FIEND, 4, 1000, 1000)
    text = (
        "If a monster you control is destroyed by card effect and sent to the GY: You can draw 1 "
    )
    probe = compile_card(facts, f"{text}card.", Lexicon({}, {}))
    lost = fiend("Lost", type=kind)
    blow = played("Blow", la.Destroy(la.Choose(la.Named(lost.passcode), v.MZONE)))
    table = Table([blow], field=[probe.card, lost], deck=[body()])
    table.activate(blow)
    assert probe.whole
    assert (table.asked == "trigger") == sent


ALONE = (
    "If exactly 1 other Plant monster you control (and no other cards) is destroyed by battle or "
    "card effect and sent to the GY: You can draw 1 card."
)


@pytest.mark.parametrize(
    ("theirs", "lost", "asked"),
    [
        (False, ("Leaf",), True),
        (False, ("Leaf", "Other"), False),
        (False, ("Other",), False),
        (True, ("Leaf", "Theirs"), False),
        (True, ("Theirs",), False),
    ],
)
def test_it_is_destroyed_with_no_other_card(
    theirs: bool, lost: tuple[str, ...], asked: bool
) -> None:
    # Mariña, Princess of Sunflowers
    facts = la.Card(fresh(), "Probe", v.MONSTER | v.EFFECT, v.DARK, v.PLANT, 4, 1000, 1000)
    probe = compile_card(facts, ALONE, Lexicon({}, {}))
    assert probe.whole, [str(part.why) for part in probe.parts if part.why]
    leaf, other, them = body("Leaf", race=v.PLANT), body("Other"), body("Theirs", race=v.PLANT)
    count = len(lost)
    blow = played("Blow", la.Destroy(la.Choose(la.MONSTER, v.MZONE, count, count, v.EITHER)))
    table = Table([blow], field=[probe.card, leaf, other],
                  opponent_field=[them] if theirs else [], deck=[body()])  # fmt: skip
    table.activate(blow)
    table.pick(*(one for one in (leaf, other, them) if one.name in lost))
    assert (table.asked == "trigger") == asked


def test_what_is_destroyed_alone_is_written_back() -> None:
    facts = la.Card(9, "Probe", v.MONSTER | v.EFFECT, v.DARK, v.PLANT, 4, 1000, 1000)
    (line,) = card_text(compile_card(facts, ALONE, Lexicon({}, {})).card, str)
    assert line == ALONE.replace("other Plant", "other face-up Plant")
    # Nothing is said of what else would be added, or Summoned.
    added = "If exactly 1 Plant monster (and no other cards) is added to your hand: You can draw 1 "
    assert not compile_card(facts, f"{added}card.", Lexicon({}, {})).whole
