"""Where cards that leave the battle area go: an area, with these bits."""

from typing import Final

DELETED: Final = 1 << 16  # it is a deletion
AT_BOTTOM: Final = 1 << 17  # of deck or stack
FACE_DOWN_TOO: Final = 1 << 18
FACE_UP_TOO: Final = 1 << 19
