"""Two monsters of which the Levels are so far apart: "with a Level difference of 7"."""

from engine.yugioh import language as la
from engine.yugioh.card_text.nouns import cards
from engine.yugioh.card_text.reading import Reading
from engine.yugioh.card_text.verbs import Steps, verb


@verb("send 2 monsters you control with a Level difference of")
def _(reading: Reading) -> Steps:
    """ "… 1 to the GY (1 Tuner and 1 non-Tuner)" """
    reader = reading.reader
    by = reader.number()
    if by is None or not reader.take_words("to the GY ( 1"):
        raise reader.lost("how far apart their Levels are")
    one = cards(reader, reading.lexicon)
    reader.expect("and", "1")
    other = cards(reader, reading.lexicon)
    reader.expect(")")
    return la.levels_apart(one, other, by, (reading.new_name(), reading.new_name()))
