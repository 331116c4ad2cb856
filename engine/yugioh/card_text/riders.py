"""Sentences that say more of the effect before them."""

from dataclasses import replace

from engine.yugioh import language as la
from engine.yugioh.card_text.lasting import restriction
from engine.yugioh.card_text.names import Lexicon
from engine.yugioh.card_text.reading import Reading
from engine.yugioh.card_text.sentences import Sentence
from engine.yugioh.card_text.tokens import Reader


def ridden(item: la.Effect, sentence: Sentence, card: la.Card, lexicon: Lexicon) -> la.Effect:
    """The effect with what a sentence after it adds. Raises NotUnderstood."""
    reader = Reader(sentence.text.rstrip(". "))
    reading = Reading(reader, card, lexicon)
    if sentence.bullets:
        raise reader.lost("a sentence without bullets")
    return _all_turn(item, reading)


def _all_turn(item: la.Effect, reading: Reading) -> la.Effect:
    """ "You cannot Special Summon …, except …, the turn you activate this effect." """
    reader = reading.reader
    lock = restriction(reading)
    reader.take(",")
    if not reader.take_one_of(
        ("the turn you activate this effect", "the turn you activate this card")
    ):
        raise reader.lost('"the turn you activate this effect"')
    reader.end()
    return replace(
        item, condition=(*item.condition, la.SummonedOnly(lock.filter)), cost=(lock, *item.cost)
    )
