"""What texts ask of the materials of a summon: the columns of `Tables.checks`."""

from typing import Final

CHECK_SIZE: Final = 4
CHECK_FILTER: Final = 0
CHECK_LEAST: Final = 1  # how many must match
CHECK_ONCE: Final = 2  # tally + 1 of such summons this turn, of which it must be the first, or 0
CHECK_WHOM: Final = 3  # ... of monsters that match this filter
