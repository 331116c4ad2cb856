"""What waits for activations, and what answers what just happened.

Sources: the card texts named with each test; Yu-Gi-Oh modifiers and triggers, *Trigger effects*.
"""

from dataclasses import replace

from engine.filters import ANY
from engine.yugioh import vocabulary as v
from engine.yugioh.compiler.events import never_triggered
from engine.yugioh.language import (
    FACE_UP,
    MONSTER,
    ONCE_PER_TURN,
    OTHER,
    Activate,
    Answering,
    Banish,
    Between,
    Card,
    ChangeStats,
    Choose,
    Chosen,
    Damage,
    Destroy,
    Event,
    EventCards,
    GainLife,
    IfDone,
    Ignition,
    InEvent,
    Named,
    NegateActivation,
    Quick,
    SpecialSummon,
    State,
    Times,
    Tribute,
    Trigger,
    summoned,
    trap,
)
from tests.engine.yugioh.table import (
    Table,
    body,
    fiend,
    fresh,
    ignition,
    played,
)
from tests.engine.yugioh.test_events import BURN, A, burnt, waits

FIELD = v.MZONE | v.SZONE


# ----------------------------------------------------------------- activations


NEGATE = Quick(v.MZONE, condition=(Answering(v.EITHER),), do=(NegateActivation(),))


def test_an_activation_wakes_a_trigger_after_its_chain() -> None:
    # The card text of Pressured Planet Wraitsoth: "If a "Kashtira Shangri-Ira" you control
    # activates an effect".
    card = waits("Card", Event("activated", Named(A.passcode), from_=FIELD, whose=v.YOU), v.MZONE)
    source = replace(A, type=v.MONSTER | v.EFFECT, effects=(Ignition(v.MZONE, do=(BURN,)),))
    table = Table(field=[card, source])
    table.activate(source)
    assert burnt(table) == 2
    other = fiend("Other", ignition(BURN))
    table = Table(field=[card, other])
    table.activate(other)
    assert burnt(table) == 1


def test_an_effect_of_another_monster_of_mine() -> None:
    # The card text of Traptrix Sera: "If your other "Traptrix" monster's effect is activated".
    on = Event("activated", MONSTER & OTHER, how=v.MONSTER, whose=v.YOU)
    card = waits("Card", on, v.MZONE)
    card = replace(card, effects=(*card.effects, Ignition(v.MZONE, do=(BURN,))))
    other = fiend("Other", ignition(BURN))
    table = Table(field=[card, other])
    table.activate(other)
    assert burnt(table) == 2
    table = Table(field=[card, other])
    table.activate(card)
    assert burnt(table) == 1


def test_of_a_kind_of_cards_only() -> None:
    # The card text of Kashtira Birth: "If your opponent activates a Spell Card or effect".
    card = waits("Card", Event("activated", ANY, how=v.SPELL, whose=v.YOU), v.MZONE)
    for source, found in ((played("Spell", BURN), 1), (fiend("Body", ignition(BURN)), 0)):
        table = Table([source] if source.type & v.SPELL else [],
                      field=[card] if source.type & v.SPELL else [card, source])  # fmt: skip
        table.activate(source)
        assert burnt(table) == 1 + found


def test_of_the_activation_of_cards_only_and_of_such_that_were_set() -> None:
    # The card texts of Altergeist Multifaker, "If you activate a Trap Card", and of Lord of the
    # Heavenly Prison, "If a Set Spell/Trap Card is activated": not an effect of such a card.
    effects = (Activate(), ignition(GainLife(1), where=v.SZONE))
    source = Card(fresh(), "Trap", v.TRAP | v.CONTINUOUS, effects=effects)
    on = Event("activated", ANY, card_itself=True)
    card = waits("Card", on, v.MZONE)
    table = Table(field=[card], sets=[source])
    table.activate(source, 0)
    assert burnt(table) == 1
    table.activate(source, 1)
    assert burnt(table) == 1
    card = waits("Card", replace(on, was=v.FACEDOWN), v.MZONE)
    spell = played("Spell", GainLife(1))
    table = Table([spell, spell], field=[card])
    table.activate(spell)
    assert burnt(table) == 0
    table.set(spell)
    table.activate(spell)
    assert burnt(table) == 1


def test_a_monster_from_a_place_of_its_owner() -> None:
    # The card texts of Doppelwarrior, "Special Summoned from your GY", and of Trap of the Imperial
    # Tomb, "from your opponent's GY to your field".
    for whose, found in ((State("owned"), 1), (~State("owned"), 0)):
        card = waits("Card", Event("summoned", MONSTER & whose, from_=v.GRAVE), v.MZONE)
        for side, theirs in ((v.YOU, 0), (v.OPPONENT, 1)):
            revive = played("Revive", SpecialSummon(Choose(MONSTER, v.GRAVE, whose=side)))
            table = Table([revive], field=[card], grave=[A], opponent_grave=[A])
            table.activate(revive)
            assert burnt(table) == (found if not theirs else 1 - found)


def test_so_much_for_each_card_of_the_event() -> None:
    # The card text of Teardrop the Rikka Queen: "Each time a monster(s) is Tributed: This card
    # gains 200 ATK for each, until the end of this turn."
    grows = ChangeStats(by=Times(InEvent(), 200), until="end")
    card = fiend("Card", Trigger(v.MZONE, on=Event("sent", MONSTER, reason=v.R_TRIBUTE),
                                 do=(grows,), optional=False))  # fmt: skip
    for many in (1, 2):
        cost = (Tribute(Choose(Named(A.passcode), v.MZONE, many, many)),)
        source = played("Spell", GainLife(1), cost=cost)
        table = Table([source], field=[card, A, A])
        table.activate(source)
        if table.asked == "cards":
            table.pick(*[A] * many)
        assert table.attack(card) == 1000 + 200 * many


def test_those_of_the_event_that_still_are_so() -> None:
    # The card text of Bottomless Trap Hole: "Destroy that monster(s) with 1500 or more ATK, and if
    # you do, banish it."
    such = EventCards(Between("attack", 1500) & FACE_UP, v.MZONE, every=True)
    do = (Destroy(such), IfDone((Banish(Chosen()),)))
    card = fiend("Card", Trigger(v.MZONE, on=summoned(0, MONSTER), do=do, optional=False))
    for attack, place in ((1500, v.BANISHED), (1400, v.MZONE)):
        monster = body("Monster", attack=attack)
        table = Table([monster], field=[card])
        table.summon(monster)
        assert table.place_of(monster) == place


def test_a_negated_activation_is_none() -> None:
    # The official rulebook: a card whose activation was negated was not activated.
    card = waits("Card", Event("activated", ANY, how=v.SPELL, whose=v.YOU), v.MZONE)
    spell, no = played("Spell", GainLife(1)), fiend("No", NEGATE)
    for negate, found in ((False, 1), (True, 0)):
        table = Table([spell], field=[card, no])
        table.activate(spell)
        table.chain(no) if negate else table.decline()
        while table.asked == "window":
            table.decline()
        assert burnt(table) == found


def test_an_activation_that_targets_a_card_of_mine_on_the_field() -> None:
    # The card text of Fantastical Dragon Phantazmay: "activates a card or effect that targets a
    # monster(s) you control"; a monster in the GY is not controlled.
    answer = Answering(v.EITHER, targets=MONSTER & State("controlled"))
    card = fiend("Card", Quick(v.MZONE, condition=(answer,), do=(BURN,)))
    for place, asked in ((v.MZONE, "window"), (v.GRAVE, "open")):
        spell = played("Spell", GainLife(1), target=(Choose(Named(A.passcode), place),))
        table = Table([spell], field=[card, A], grave=[A])
        table.activate(spell)
        assert table.asked == asked


def test_a_monster_in_a_spell_zone_activates_no_monster_effect() -> None:
    # The official rulebook: a monster treated as a Spell is not a monster there.
    answer = Answering(v.EITHER, types=v.MONSTER)
    card = fiend("Card", Quick(v.MZONE, condition=(answer,), do=(BURN,), limit=ONCE_PER_TURN))
    source = fiend("Source", Ignition(FIELD, do=(GainLife(1),)))
    table = Table(field=[card, source])
    table.activate(source)
    assert table.asked == "window"
    table = Table(field=[card], spells=[source])
    table.activate(source)
    assert table.asked == "open"


# ------------------------------------------------- answers to what just happened


def bottomless(on: Event) -> Card:
    """A Trap that is activated when this happens, and inflicts 500 damage."""
    return trap(fresh(), "Bottomless", effects=(Activate(on=on, do=(Damage(500),)),))


def test_a_trap_answers_what_just_happened() -> None:
    # The card text of Floodgate Trap Hole: "When your opponent Summons a monster(s)".
    card = bottomless(summoned(who=MONSTER).of(v.OPPONENT))
    start = played("Start", GainLife(1))
    table = Table([A, start], opponent_sets=[card], opponent_acts=True)
    table.activate(start)
    assert table.asked == "open"
    table.summon(A)
    assert table.offers() == ["chain Bottomless #0", "pass"]
    table.chain(card)
    assert table.life() == 8001 - 500


def test_a_trap_does_not_answer_what_came_before_something_else() -> None:
    # The official rulebook: "when" is about the last thing to happen.
    card = bottomless(summoned(who=MONSTER).of(v.OPPONENT))
    follows = fiend("Follows", Trigger(v.MZONE, on=summoned(), do=(GainLife(1),), optional=False))
    table = Table([follows], opponent_sets=[card], opponent_acts=True)
    table.summon(follows)
    assert table.offers() == ["chain Bottomless #0", "pass"]  # in answer to the trigger
    table.decline()
    assert table.life() == 8001
    assert table.asked == "open"


def test_a_trap_that_answers_battles_is_never_activated() -> None:
    never = Activate(on=Event("in-battle", text="when a monster declares an attack"), do=(BURN,))
    assert never_triggered(never)
    assert not never_triggered(Activate(do=(BURN,)))
