"""What the language calls by name: the numbers in the tables."""

from typing import Final

from engine.digimon.instructions import tables as t
from engine.instruction import CompileError

EVENT_NUMBERS: Final = {
    "played": t.EV_PLAYED, "digivolved": t.EV_DIGIVOLVED, "attacked": t.EV_ATTACKED,
    "deleted": t.EV_DELETED, "blocked": t.EV_BLOCKED, "target-switched": t.EV_SWITCHED,
    "battle-ended": t.EV_BATTLED, "suspended": t.EV_SUSPENDED, "unsuspended": t.EV_UNSUSPENDED,
    "removed": t.EV_REMOVED, "trashed-under": t.EV_TRASHED_UNDER, "placed-under": t.EV_PLACED_UNDER,
    "added-to-hand": t.EV_TO_HAND, "drawn": t.EV_DRAWN, "trashed-from-hand": t.EV_TRASHED_HAND,
    "security-removed": t.EV_SECURITY_REMOVED, "security-added": t.EV_SECURITY_ADDED,
    "security-checked": t.EV_CHECKED, "option-used": t.EV_USED, "moved": t.EV_MOVED,
    "linked": t.EV_LINKED, "memory-gained": t.EV_MEMORY, "turn-start": t.EV_TURN_START,
    "main-start": t.EV_MAIN_START, "turn-end": t.EV_TURN_END, "attack-ended": t.EV_ATTACK_ENDED,
    "trashed-from-deck": t.EV_TRASHED_DECK, "trashed-from-security": t.EV_TRASHED_SECURITY,
    "trashed-from-under": t.EV_TRASHED_FROM_UNDER,
    "linking": t.EV_LINKING, "link-trashed": t.EV_LINK_TRASHED,
    "option-placed": t.EV_OPTION_PLACED, "option-trashed": t.EV_OPTION_TRASHED,
    "battle-won": t.EV_WON,
}  # fmt: skip
FACTS: Final = {
    "same-level": t.F_SAME_LEVEL, "by-effect": t.F_EFFECT, "in-battle": t.F_BATTLE,
    "zero-dp": t.F_ZERO_DP, "dna": t.F_DNA, "digixros": t.F_DIGIXROS, "blast": t.F_BLAST,
    "attack-on-player": t.F_AT_PLAYER, "attack-on-digimon": t.F_AT_DIGIMON, "alone": t.F_ALONE,
    "from-hand": t.F_FROM_HAND, "from-trash": t.F_FROM_TRASH, "from-under": t.F_FROM_UNDER,
    "with-cards-under": t.F_CARDS_UNDER, "played-by-effect": t.F_PLAYED | t.F_EFFECT,
    "face-up": t.F_FACE_UP,
}  # fmt: skip
NUMBERS: Final = {
    "level": t.N_LEVEL, "cost": t.N_COST, "dp": t.N_DP, "under": t.N_UNDER, "colors": t.N_COLORS,
    "original-dp": t.N_PRINTED_DP, "links": t.N_LINKS, "use-cost": t.N_USE_COST,
    "same-level": t.N_SAME_LEVEL,
}  # fmt: skip
UNTIL: Final = {
    "attack": t.UNTIL_ATTACK, "turn": t.UNTIL_TURN, "end of your turn": t.UNTIL_OWN,
    "end of your next turn": t.UNTIL_NEXT_OWN, "end of the opponent's turn": t.UNTIL_THEIRS,
    "end of the opponent's next turn": t.UNTIL_NEXT_THEIRS,
    "as long as it is in play": t.UNTIL_IT_LEAVES,
}  # fmt: skip
BANS: Final = {
    "play": 1, "play-by-effect": 2, "use": 3, "digivolve": 4, "move": 5, "gain-memory": 6,
    "reduce-play-costs": 7, "reduce-digivolution-costs": 8,
    "add-to-security": 9, "play-from-trash-by-effect": 10,
}  # fmt: skip
CANNOT: Final = {
    "attack": 1, "attack-players": 2, "attack-digimon": 3, "block": 4, "be-blocked": 5,
    "suspend": 6, "unsuspend": 7, "digivolve": 8, "activate": 9, "be-attacked": 10,
    "be-deleted-in-battle": 11, "be-deleted-by-effects": 12, "leave-by-effects": 13,
    "be-returned": 14, "lose-dp": 15, "trash-under": 16, "be-de-digivolved": 17,
    "unsuspend-in-phase": 18, "activate-security-of-options": 19,
    "switch-target": 20,
}  # fmt: skip
CAUSES: Final = {
    "": t.BY_ANY, "battle": t.BY_BATTLE, "zero-dp": t.BY_ZERO_DP, "effect": t.BY_EFFECT,
    "your-effect": t.BY_YOUR_EFFECT, "opponents-effect": t.BY_OPPONENTS_EFFECT,
    "not-your-effect": t.BY_NOT_YOUR_EFFECT, "not-battle": t.BY_NOT_BATTLE,
    "not-battle-or-your-effect": t.BY_NEITHER,
    "digi-burst": t.BY_DIGI_BURST,
}  # fmt: skip
WOULDS: Final = {
    "leave": t.W_LEAVE, "deleted": t.W_DELETED, "deleted-or-returned": t.W_DELETED_OR_RETURNED,
    "digivolve": t.W_DIGIVOLVE, "play": t.W_PLAY,
    "use": t.W_USE, "link": t.W_LINK, "suspend": t.W_SUSPEND, "trashed-under": t.W_TRASHED_UNDER,
}  # fmt: skip
KEYWORDS: Final = {
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
    if name not in KEYWORDS:
        raise CompileError(f"the keyword <{name}>")
    return KEYWORDS[name]
