"""Tosses of coins, and what is done by how many of them are heads.

Source: Yu-Gi-Oh rules reference; the number of heads is known once all coins are tossed.
"""

from engine.effects import Node
from engine.yugioh import language as la
from engine.yugioh.card_text.reading import Reading
from engine.yugioh.card_text.verbs import Steps, operation, verb


@verb("toss a coin")
def _(reading: Reading) -> Steps:
    """ "toss a coin 3 times and destroy it if at least 2 of the results are heads" """
    reader = reading.reader
    number = 1
    if not reader.take("once") and (times := reader.number()) is not None:
        number = times
        reader.expect("times")
    toss = la.TossCoins(number)
    if not reader.take("and"):
        return (toss,)
    if reading.cost:
        raise reader.lost("a toss that is done when the effect resolves")
    done = operation(reading)
    if not reader.take_words("if at least"):
        if not any(isinstance(node, la.Rolled) for step in done for node in step.walk()):
            raise reader.lost("what depends on the coins")
        return (toss, *done)
    heads = reader.number()
    if heads is None or heads > number or not reader.take_words("of the results are heads"):
        raise reader.lost('"of the results are heads"')
    return (toss, la.When(la.Compare(la.Rolled(), ">=", heads), done))


def heads(reading: Reading) -> Node:
    """ "the number of heads", of coins that are tossed before"""
    reader = reading.reader
    before = " ".join(word.text for word in reader.words[: reader.next])
    if "toss a coin" not in before.casefold() or not reader.take_words("the number of heads"):
        raise reader.lost('"the number of heads"')
    return la.Rolled()
