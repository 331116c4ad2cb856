"""That a chain link inflicts damage, beside what else it does (`tables.DOES_...`)."""

from typing import Final

HURTS_ITS_PLAYER: Final = 1 << 41  # the player whose effect it is
HURTS_THE_OTHER: Final = 1 << 42
# The same as the player sees it who answers.
HURTS: Final = {
    "hurt-you": HURTS_ITS_PLAYER, "hurt-opponent": HURTS_THE_OTHER,
    "hurt": HURTS_ITS_PLAYER | HURTS_THE_OTHER,
}  # fmt: skip
