"""More Normal Monsters, Tuners among them: facts only."""

from engine.yugioh import vocabulary as v
from engine.yugioh.language import monster, normal_monster

GAIA_THE_FIERCE_KNIGHT = monster(
    6368038, "Gaia The Fierce Knight", v.EARTH, v.WARRIOR, 7, 2300, 2100,
    type=v.NORMAL,
    series=(0xBD,),
)  # fmt: skip
CURSE_OF_DRAGON = normal_monster(28279543, "Curse of Dragon", v.DARK, v.DRAGON, 5, 2000, 1500)
GEM_KNIGHT_GARNET = monster(
    91731841, "Gem-Knight Garnet", v.EARTH, v.PYRO, 4, 1900, 0,
    type=v.NORMAL,
    series=(0x1047,),
)  # fmt: skip
CELTIC_GUARDIAN = monster(
    91152256, "Celtic Guardian", v.EARTH, v.WARRIOR, 4, 1400, 1200,
    type=v.NORMAL,
    series=(0xE4,),
)  # fmt: skip
GENEX_CONTROLLER = monster(
    68505803, "Genex Controller", v.DARK, v.MACHINE, 3, 1400, 1200,
    type=v.NORMAL | v.TUNER,
    series=(0x2,),
)  # fmt: skip
TUNE_WARRIOR = monster(
    74093656, "Tune Warrior", v.EARTH, v.WARRIOR, 3, 1600, 200,
    type=v.NORMAL | v.TUNER,
    series=(0x2066,),
)  # fmt: skip
