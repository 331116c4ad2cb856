"""A made-up deck of Spells that call and fetch a monster, which two hand traps can answer."""

from engine.yugioh import vocabulary as v
from engine.yugioh.cards import definitions
from engine.yugioh.language import AddToHand, Choose, Named, SpecialSummon
from search.yugioh import DeckSpec
from tests.engine.yugioh.table import body, played

ASH, NIBIRU = 14558127, 27204311
A, B = body("A", attack=1900), body("B", attack=1500)
CALL = played("Call", SpecialSummon(Choose(Named(A.passcode), v.DECK)))
FETCH = played("Fetch", AddToHand(Choose(Named(B.passcode), v.DECK)))
FACTS = (A, B, CALL, FETCH, definitions()[ASH], definitions()[NIBIRU])
MAIN = (*[CALL.passcode] * 2, *[FETCH.passcode] * 2, *[A.passcode] * 3, *[B.passcode] * 2)
DECK = DeckSpec("called", MAIN, (), FACTS)
