"""Normal Monsters: facts only."""

from engine.yugioh import vocabulary as v
from engine.yugioh.language import normal_monster

DUNAMES_DARK_WITCH = normal_monster(12493482, "Dunames Dark Witch", v.LIGHT, v.FAIRY, 4, 1800, 1050)
VORSE_RAIDER = normal_monster(14898066, "Vorse Raider", v.DARK, v.BEAST_WARRIOR, 4, 1900, 1200)
MYSTICAL_ELF = normal_monster(15025844, "Mystical Elf", v.LIGHT, v.SPELLCASTER, 4, 800, 2000)
BITRON = normal_monster(36211150, "Bitron", v.EARTH, v.CYBERSE, 2, 200, 2000)
ALEXANDRITE_DRAGON = normal_monster(43096270, "Alexandrite Dragon", v.LIGHT, v.DRAGON, 4, 2000, 100)
GENE_WARPED_WARWOLF = normal_monster(
    69247929, "Gene-Warped Warwolf", v.EARTH, v.BEAST_WARRIOR, 4, 2000, 100
)
