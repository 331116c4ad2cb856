"""Texts of what effects do when they resolve, read and played.

Sources: the official texts of the cards named, of which only the phrases stand here.
"""

from dataclasses import replace

from engine.effects import walk
from engine.filters import ANY
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import (
    MONSTER,
    Card,
    ChangePosition,
    Chosen,
    Destroy,
    Each,
    HowMany,
    InEndPhase,
    InPlace,
    LoseLife,
    MadeWith,
    Mill,
    RemoveCounters,
    Series,
    SpecialSummon,
    Times,
    Trigger,
    When,
    activations,
    monster,
)
from tests.engine.yugioh.table import Table, body, fresh, played

LEXICON = Lexicon({"Alpha": 1}, {"Gamma": 0x123})
GAMMA = Series(0x123, "Gamma")
PROBE = Card(9, "Probe", v.MONSTER | v.EFFECT, v.DARK, v.FIEND, 4, 1000, 1000)
SPELL = Card(9, "Probe", v.SPELL)
FIELD_SPELL = Card(9, "Probe", v.SPELL | v.CONTINUOUS)
TRAP = Card(9, "Probe", v.TRAP)


def read(facts: Card, text: str) -> Card:
    """The card, whole, with a passcode of its own."""
    compiled = compile_card(facts, text, LEXICON)
    assert compiled.whole, [(part.text, part.why) for part in compiled.parts]
    return replace(compiled.card, passcode=fresh())


def test_life_is_lost_for_each_monster_that_was_summoned() -> None:
    # Soul Charge
    card = read(
        SPELL,
        "Target any number of monsters in your GY; Special Summon them, and if you do, you lose "
        "1000 LP for each monster Special Summoned by this effect.",
    )
    (lost,) = (one for one in walk(card) if isinstance(one, LoseLife))
    assert isinstance(lost.amount, Times) and isinstance(lost.amount.amount, HowMany)
    a, b = body("A"), body("B")
    table = Table([card], grave=[a, b])
    table.activate(card)
    table.pick(a, b)
    assert sorted(table.monsters().values()) == ["A", "B"]
    assert table.life() == 6000


def test_only_if_some_of_what_was_sent_is_of_the_kind() -> None:
    # Raiden, Hand of the Lightsworn
    card = read(
        PROBE,
        "During your Main Phase: You can send the top card of your Deck to the GY, then if any "
        '"Gamma" monsters were sent to the GY by this effect, this card gains 200 ATK until the '
        "end of your opponent's turn.",
    )
    assert any(isinstance(one, Mill) for one in walk(card))
    for top, attack in ((replace(body("Bright"), series=(0x123,)), 1200), (body("Dull"), 1000)):
        table = Table(deck=[top], field=[card])
        table.activate(card)
        (number,) = table.numbers(card, v.MZONE)
        assert table.state.attack(number) == attack


def test_only_this_card_in_defense_position() -> None:
    # Superheavy Samurai Wagon
    card = read(
        PROBE,
        "If your opponent controls no monsters: You can change this face-up Defense Position card "
        "you control to Attack Position, and if you do, gain 500 LP.",
    )
    (change,) = (one for one in walk(card) if isinstance(one, ChangePosition))
    assert change.position == v.FACEUP_ATTACK
    assert not Table(field=[card]).may("activate", card)
    turn = played("Turn", ChangePosition(Each(MONSTER, v.MZONE)))
    table = Table(hand=[turn], field=[card])
    table.activate(turn)
    table.activate(card)
    assert table.life() == 8500
    assert not table.may("activate", card)


def test_a_monster_that_is_made_with_its_namesake() -> None:
    # Salamangreat Roar
    card = read(
        TRAP,
        'While this card is in the GY, if a "Gamma" Link Monster is Link Summoned to your field '
        "using a monster with its same name as material: You can Set this card, but banish it when "
        "it leaves the field.",
    )
    (item,) = card.effects
    assert isinstance(item, Trigger) and item.on.side == v.YOU and item.where == v.GRAVE
    assert MadeWith(MONSTER, v.BY_LINK, True) in walk(item.on)


def test_leaving_a_monster_zone_or_a_pendulum_zone() -> None:
    # Star Pendulumgraph
    card = read(
        FIELD_SPELL,
        'If a face-up "Gamma" Pendulum Monster Card leaves your Monster Zone or Pendulum Zone: '
        "Gain 500 LP.",
    )
    gamma = monster(
        fresh(), "Gamma", v.DARK, v.FIEND, 4, 1000, 1000, type=v.EFFECT | v.PENDULUM, scale=4,
        series=(0x123,),
    )  # fmt: skip
    for one, life in ((gamma, 8500), (replace(gamma, passcode=fresh(), series=()), 8000)):
        clear = played("Clear", Destroy(Each(ANY, v.PZONE | v.MZONE)))
        table = Table(hand=[one, clear], spells={2: card})
        table.activate(one)
        table.activate(clear)
        assert table.life() == life
        table = Table(hand=[clear], field=[one], spells={2: card})
        table.activate(clear)
        assert table.life() == life


def test_each_bullet_takes_its_counters_off() -> None:
    # Gateway of the Six
    card = read(
        FIELD_SPELL,
        "You can remove Spell Counters from your field, then activate 1 of these effects;\n"
        '● 2 Counters: Target 1 "Gamma" Effect Monster; that target gains 500 ATK until '
        "the end of this turn.\n● 4 Counters: Draw 1 card.",
    )
    item = card.effects[-1]
    first, second = activations(item)  # type: ignore[arg-type]
    assert first.cost == (RemoveCounters("Spell", 2),)
    assert second.cost == (RemoveCounters("Spell", 4),)


def test_what_is_taken_goes_back_unless_a_ritual_monster_was_returned() -> None:
    # Libromancer Displaced
    card = read(
        SPELL,
        'Target 1 "Gamma" monster you control and 1 monster your opponent controls; return your '
        "monster to the hand, and if you do, take control of that opponent's monster. If your "
        '"Gamma" monster you targeted was not a Ritual Monster, the monster you took control of '
        "returns to the hand during the End Phase.",
    )
    (when,) = (one for one in walk(card) if isinstance(one, When))
    assert when.do == (InEndPhase(Chosen(("b",)), "return"),)
    assert when.condition.of == Chosen(("a",))  # type: ignore[attr-defined]


def test_what_becomes_of_it_in_a_sentence_of_its_own() -> None:
    # Aquamirror Illusion
    card = read(
        SPELL,
        'Special Summon 1 "Gamma" monster from your hand. It cannot attack, and is returned to the '
        "hand during the End Phase.",
    )
    (summon,) = (one for one in walk(card) if isinstance(one, SpecialSummon))
    assert summon.but == ("cannot-attack", "returned-in-end-phase")
    assert InPlace(v.MZONE) not in walk(card)
