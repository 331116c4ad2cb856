"""Sentences that say more of the effect before them."""

from dataclasses import replace
from typing import Final, cast

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text.also_material import also_banishing
from engine.yugioh.card_text.by_itself import done_by
from engine.yugioh.card_text.conditions import condition
from engine.yugioh.card_text.described import one_card
from engine.yugioh.card_text.forbidding import forbidden, only
from engine.yugioh.card_text.causes import possessive
from engine.yugioh.card_text.limits import as_often_as
from engine.yugioh.card_text.made import replaced
from engine.yugioh.card_text.must import must_hold
from engine.yugioh.card_text.names import Lexicon
from engine.yugioh.card_text.nouns import joined
from engine.yugioh.card_text.of_equipped import of_equipped
from engine.yugioh.card_text.reading import Reading
from engine.yugioh.card_text.seen import parts_of
from engine.yugioh.card_text.sentences import Sentence
from engine.yugioh.card_text.tokens import Reader, Word
from engine.yugioh.card_text.turn_locks import all_turn, no_other_summons, nothing_but_its_own
from engine.yugioh.wording.effects import targets_several


def ridden(item: la.Effect, sentence: Sentence, card: la.Card, lexicon: Lexicon) -> la.Effect:
    """The effect with what a sentence after it adds. Raises NotUnderstood."""
    reader = Reader(sentence.text.rstrip(". "))
    reading = Reading(reader, card, lexicon)
    if sentence.bullets:
        raise reader.lost("a sentence without bullets")
    return reading.one_of(
        (
            lambda reading: _unanswered(item, reading),
            lambda reading: nothing_but_its_own(item, reading),
            lambda reading: all_turn(item, reading),
            lambda reading: no_other_summons(item, reading),
            lambda reading: _quick_if(item, reading),
            lambda reading: _firm(item, reading),
            lambda reading: _not_after(item, reading),
            lambda reading: _locked_from_hand(item, reading),
            lambda reading: _treated(item, reading),
            lambda reading: _sooner(item, reading),
            lambda reading: _by_paying(item, reading),
            lambda reading: _token_there(item, reading),
            lambda reading: _gained_once(item, reading),
            lambda reading: _banished_later(item, reading),
            lambda reading: _kept_so(item, reading),
            lambda reading: _flips(item, reading),
            lambda reading: must_hold(item, reading),
            lambda reading: as_often_as(item, reading),
            lambda reading: also_banishing(item, reading),
            lambda reading: of_equipped(item, reading),
        ),
        "what holds for this effect",
    )


_UNANSWERED: Final = {
    "your opponent cannot activate cards or effects in response to": v.OPPONENT,
    "neither player can activate cards or effects in response to": v.EITHER,
}  # fmt: skip

_BY_MONSTERS: Final = {
    words.replace("cards or effects", "monster effects"): side
    for words, side in _UNANSWERED.items()
}


def _unanswered(item: la.Effect, reading: Reading) -> la.Effect:
    """ "Neither player can activate cards or effects in response to this effect's activation." """
    reader = reading.reader
    who = reader.take_one_of(_UNANSWERED)
    by_monsters = reader.take_one_of(_BY_MONSTERS) if who is None else None
    if who is None and by_monsters is None:
        return _unanswered_by_targets(item, reading)
    _in_response(item, reading)
    if by_monsters is not None:
        side = _BY_MONSTERS[by_monsters]
        return replace(item, unanswered=side, unanswered_with=v.MONSTER)
    return replace(item, unanswered=_UNANSWERED[who or ""])


def _in_response(item: la.Effect, reading: Reading) -> None:
    this = "this card's" if isinstance(item, la.Activate) else "this effect's"
    if not reading.reader.take_words(f"{this} activation"):
        raise reading.reader.lost(f'"{this} activation"')
    reading.reader.end()


_BY_TARGETS: Final = {
    "your opponent cannot activate": v.OPPONENT, "neither player can activate": v.EITHER,
}  # fmt: skip
_THAT_CARD: Final = ("the targeted card", "that card")
_THOSE_CARDS: Final = ("the targeted cards", "those cards or their effects", "those cards")


def _unanswered_by_targets(item: la.Effect, reading: Reading) -> la.Effect:
    """ "Your opponent cannot activate the targeted card in response to this card's activation." """
    reader = reading.reader
    who = reader.take_one_of(_BY_TARGETS)
    if who is None or not item.target:
        raise reader.lost("who cannot answer")
    if not reader.take_one_of(_THOSE_CARDS if targets_several(item) else _THAT_CARD):
        raise reader.lost("the cards that are targeted")
    if not reader.take_words("in response to"):
        raise reader.lost('"in response to"')
    _in_response(item, reading)
    return replace(item, unanswered=_BY_TARGETS[who], unanswered_targets=True)


def _quick_if(item: la.Effect, reading: Reading) -> la.Effect:
    """ "This is a Quick Effect if your opponent controls a monster." """
    if not isinstance(item, la.Ignition):
        raise reading.reader.lost("an Ignition Effect before it")
    if not reading.reader.take_words("this is a Quick Effect if"):
        raise reading.reader.lost('"This is a Quick Effect if"')
    held = [condition(reading)]
    while reading.reader.take("and"):
        held.append(condition(reading))
    reading.reader.end()
    return replace(item, quick_if=tuple(held))


def _firm(item: la.Effect, reading: Reading) -> la.Effect:
    """ "If you control a \"A\", this card's activation and effect cannot be negated." """
    reader = reading.reader
    held = []
    if reader.take("if"):
        held.append(condition(reading))
        reader.expect(",")
    this = "this card's" if isinstance(item, la.Activate) else "this effect's"
    if not reader.take_words(f"{this} activation and effect cannot be negated"):
        raise reader.lost('"cannot be negated"')
    reader.end()
    return replace(item, firm=True, firm_if=tuple(held))


def _not_after(item: la.Effect, reading: Reading) -> la.Effect:
    """ "You cannot activate this card if you activated a \"A\" monster's Pendulum Effect …" """
    reader = reading.reader
    if not isinstance(item, la.Activate) or not reader.take_words(_IF_YOU_ACTIVATED):
        raise reader.lost("the activation of the card before it")
    possessive(reading)
    who = one_card(reading)
    if not reader.take_words("'s Pendulum Effect this turn"):
        raise reader.lost('"Pendulum Effect this turn"')
    reader.end()
    # In a Pendulum Zone it is a Spell.
    there = joined([part for part in parts_of(who) if part != la.MONSTER])
    before = la.ThisTurn("activate-scale", there, most=0)
    return replace(item, condition=(*item.condition, before))


_IF_YOU_ACTIVATED: Final = "you cannot activate this card if you activated"


def _locked_from_hand(item: la.Effect, reading: Reading) -> la.Effect:
    """ "If you activated this card from your hand, you cannot … for the rest of this Duel." """
    reader = reading.reader
    if not isinstance(item, la.Activate) or not reading.card.type & v.TRAP:
        raise reader.lost("the activation of a Trap before it")
    if not reader.take_words("if you activated this card from your hand ,"):
        raise reader.lost('"activated this card from your hand"')
    lock, rest = forbidden(reading)
    if not rest:
        raise reader.lost("how long it cannot be done")
    reader.end()
    return replace(item, cost=(*item.cost, la.IfFromHand((lock,))))


def _sooner(item: la.Effect, reading: Reading) -> la.Effect:
    """ "If you control no cards, you can activate this card from your hand." """
    reader = reading.reader
    if not isinstance(item, la.Activate) or not reading.card.type & v.TRAP:
        raise reader.lost("the activation of a Trap before it")
    if item.from_hand or item.when_set:
        raise reader.lost("the activation of a Trap before it")
    reader.expect("if")
    held = [condition(reading)]
    while reader.take("and"):
        held.append(condition(reading))
    if not reader.take_words(", you can activate this card"):
        raise reader.lost('"you can activate this card"')
    if reader.take_words("from your hand"):
        reader.end()
        return replace(item, from_hand=tuple(held))
    if not reader.take_words("the turn it was Set"):
        raise reader.lost('"from your hand" or "the turn it was Set"')
    reader.end()
    return replace(item, when_set=tuple(held))


def _by_paying(item: la.Effect, reading: Reading) -> la.Effect:
    """ "You can activate this card from your hand by paying half your LP." """
    reader = reading.reader
    if not isinstance(item, la.Activate) or not reading.card.type & v.TRAP or item.from_hand:
        raise reader.lost("the activation of a Trap before it")
    if reader.take_words("you can activate this card the turn it was Set , by"):
        if item.leaves_hand or item.in_a_hurry:
            raise reader.lost("a Trap that is not activated sooner in another way")
        price = done_by(reading)
        reader.end()
        return replace(item, cost=(la.IfSetThisTurn(price), *item.cost))
    if not reader.take_words("you can activate this card from your hand by paying half your LP"):
        raise reader.lost('"you can activate this card from your hand by"')
    reader.end()
    paid = la.PayLifePoints(la.Half(la.LifePoints()))
    return replace(item, cost=(*item.cost, la.IfFromHand((paid,))))


_CHANGED_TO: Final = {
    "face-down Defense Position": v.FACEDOWN_DEFENSE, "Defense Position": v.FACEUP_DEFENSE,
}  # fmt: skip


def _kept_so(item: la.Effect, reading: Reading) -> la.Effect:
    """ "Monsters changed to Defense Position by this effect cannot change their …" """
    reader = reading.reader
    position = reader.take_one_of(_CHANGED_TO) if reader.take_words("monsters changed to") else None
    if position is None or not reader.take_words(
        "by this effect cannot change their battle positions"
    ):
        raise reader.lost('"cannot change their battle positions"')
    reader.end()
    steps = [step for step in item.walk() if isinstance(step, la.ChangePosition)]
    if len(steps) != 1 or steps[0].position != _CHANGED_TO[position]:
        raise reader.lost("one change to that battle position")
    return cast(la.Effect, replaced(item, steps[0], replace(steps[0], kept=True)))


def _treated(item: la.Effect, reading: Reading) -> la.Effect:
    """ "(This is treated as a Fusion Summon.)" """
    reader = reading.reader
    if not reader.take_words("( this is treated as"):
        raise reader.lost('"(This is treated as"')
    reader.take("a") or reader.take("an")
    how = reader.take_one_of(_TREATED)
    if how is None:
        raise reader.lost("a kind of Summon")
    reader.take(".")
    reader.expect(")")
    reader.end()
    steps = [step for step in item.walk() if isinstance(step, la.SpecialSummon)]
    if len(steps) != 1 or steps[0].how:
        raise reader.lost("one Special Summon")
    return cast(la.Effect, replaced(item, steps[0], replace(steps[0], how=_TREATED[how])))


def _token_there(item: la.Effect, reading: Reading) -> la.Effect:
    """ "While that Token is in the Monster Zone, the player who Summoned it cannot Special Summon
    from the Extra Deck, except Synchro Monsters."
    """
    reader = reading.reader
    if not reader.take_words(
        "while that Token is in the Monster Zone , the player who Summoned it"
    ):
        raise reader.lost('"while that Token is in the Monster Zone"')
    # What follows is told as what "you" cannot do.
    before, at = reader.words, reader.next
    reader.words = [*before[:at], Word("you", before[at].at), *before[at:]]
    try:
        lock, rest = forbidden(reading)
        reader.end()
    finally:
        reader.words = before
    steps = [step for step in item.walk() if isinstance(step, la.CreateToken)]
    if rest or not isinstance(lock, la.OnlySpecialSummon) or len(steps) != 1:
        raise reader.lost("what that player may Special Summon")
    if steps[0].whose != v.YOU or steps[0].only is not None:
        raise reader.lost("a Token of one's own")
    return cast(la.Effect, replaced(item, steps[0], replace(steps[0], only=lock.filter)))


def _gained_once(item: la.Effect, reading: Reading) -> la.Effect:
    """ "(You can only gain this effect once per turn.)" """
    reader = reading.reader
    if not reader.take_words("( you can only gain this effect once per turn"):
        raise reader.lost('"you can only gain this effect once per turn"')
    reader.take(".")
    reader.expect(")")
    reader.end()
    if not any(isinstance(step, la.ExtraNormalSummon) for step in item.walk()):
        raise reader.lost("one more Normal Summon")
    return item


def _banished_later(item: la.Effect, reading: Reading) -> la.Effect:
    """ "During the End Phase, banish the face-up monsters Special Summoned by this effect." """
    reader = reading.reader
    if not reader.take_words(
        "during the End Phase , banish the face-up monsters Special Summoned by this effect"
    ):
        raise reader.lost('"during the End Phase, banish the monsters Special Summoned"')
    reader.end()
    steps = [step for step in item.walk() if isinstance(step, la.SpecialSummon)]
    if not steps or any(step.position & ~v.FACEUP for step in steps):
        raise reader.lost("monsters Special Summoned face-up")
    for step in steps:
        after = replace(step, but=(*step.but, "banished-in-end-phase"))
        item = cast(la.Effect, replaced(item, step, after))
    return item


_TREATED: Final = {
    "Fusion Summon": v.BY_FUSION, "Synchro Summon": v.BY_SYNCHRO, "Xyz Summon": v.BY_XYZ,
    "Link Summon": v.BY_LINK, "Ritual Summon": v.BY_RITUAL,
}  # fmt: skip


def _flips(item: la.Effect, reading: Reading) -> la.Effect:
    """ "(Flip monsters' effects are not activated at this time, except \"A\" monsters.)" """
    reader = reading.reader
    turned = [step for step in item.do if isinstance(step, la.ChangePosition)]
    if len(turned) != 1 or turned[0].flips is not None:
        raise reader.lost("a monster that is turned")
    if not reader.take_words("( Flip monsters' effects are not activated at this time , except"):
        raise reader.lost('"Flip monsters\' effects are not activated"')
    flips = only(reading)
    reader.take(".")
    reader.expect(")")
    reader.end()
    new = replace(turned[0], flips=flips)
    return replace(item, do=tuple(new if step is turned[0] else step for step in item.do))
