"""Cards that many tests lay out, and what many of their effects choose."""

from engine.digimon import vocabulary as v
from engine.digimon.language import DIGIMON, Choose
from engine.digimon.language.card import Main
from engine.digimon.language.operations import Delete
from tests.engine.digimon.table import red, red_option

ROOKIE = red("Rookie", 3, 3000, cost=3, evo=0)
CHAMPION = red("Champion", 4, 5000)
BIG = red("Big", 6, 12000)
THEIRS = Choose(DIGIMON, whose=v.OPPONENT)
SMASH = red_option("Smash", Main(do=(Delete(THEIRS),)))
