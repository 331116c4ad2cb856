"""Keywords by name: their numbers in the tables."""

from typing import Final

from engine.digimon.instructions import tables as t
from engine.instruction import CompileError

NUMBERS: Final = {
    "Blocker": t.KW_BLOCKER, "Piercing": t.KW_PIERCING, "Jamming": t.KW_JAMMING,
    "Security Attack": t.KW_SECURITY_ATTACK, "Retaliation": t.KW_RETALIATION,
    "Armor Purge": t.KW_ARMOR_PURGE, "Rush": t.KW_RUSH, "Reboot": t.KW_REBOOT, "Raid": t.KW_RAID,
    "Evade": t.KW_EVADE, "Barrier": t.KW_BARRIER, "Alliance": t.KW_ALLIANCE,
    "Fortitude": t.KW_FORTITUDE, "Collision": t.KW_COLLISION, "Scapegoat": t.KW_SCAPEGOAT,
    "Vortex": t.KW_VORTEX, "Overclock": t.KW_OVERCLOCK, "Iceclad": t.KW_ICECLAD,
    "Fragment": t.KW_FRAGMENT, "Decode": t.KW_DECODE, "Execute": t.KW_EXECUTE,
    "Progress": t.KW_PROGRESS, "Partition": t.KW_PARTITION, "Decoy": t.KW_DECOY,
    "Digisorption": t.KW_DIGISORPTION, "Material Save": t.KW_MATERIAL_SAVE, "Link": t.KW_LINK,
    "Training": t.KW_TRAINING, "Blast Digivolve": t.KW_BLAST, "Blast DNA Digivolve": t.KW_BLAST_DNA,
    "Blitz": t.KW_BLITZ, "Save": t.KW_SAVE, "Mind Link": t.KW_MIND_LINK,
    "Ascension": t.KW_ASCENSION, "Engage": t.KW_ENGAGE, "Guard": t.KW_GUARD,
    "Detach": t.KW_DETACH, "Succession": t.KW_SUCCESSION,
}  # fmt: skip


def keyword_number(name: str) -> int:
    """The number of a keyword. Raises CompileError for one that there is not."""
    if name not in NUMBERS:
        raise CompileError(f"the keyword <{name}>")
    return NUMBERS[name]
