"""Which zones a Link Monster points to.

Zones of one player: 0 to 4 from left to right, 5 the left and 6 the right
Extra Monster Zone (above zones 1 and 3).  The opponent sits across: their zone
4 faces our zone 0, and our left Extra Monster Zone is their right one.
Source: Yu-Gi-Oh solo rules, sections 1.2 and 6.2; the columns of the Extra
Monster Zones are those of the official mat (zones 2 and 4 counted from 1).
"""

from functools import cache
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from engine.yugioh import vocabulary as v

# Steps of the eight arrows: columns to the right, rows up.
_STEPS: Final = {
    v.BOTTOM_LEFT: (-1, -1), v.BOTTOM: (0, -1), v.BOTTOM_RIGHT: (1, -1), v.LEFT: (-1, 0),
    v.RIGHT: (1, 0), v.TOP_LEFT: (-1, 1), v.TOP: (0, 1), v.TOP_RIGHT: (1, 1),
}  # fmt: skip

# Row 0: own main zones, row 1: Extra Monster Zones, row 2: the opponent's main zones.
_PLACES: Final = {
    **{(zone, 0): zone for zone in range(v.MAIN_ZONES)}, (1, 1): 5, (3, 1): 6,
    **{(zone, 2): 8 + 4 - zone for zone in range(v.MAIN_ZONES)},
}  # fmt: skip
_COLUMNS: Final = {**{zone: (zone, 0) for zone in range(v.MAIN_ZONES)}, 5: (1, 1), 6: (3, 1)}


@cache
def pointed_table() -> "vec[i64]":
    """For zone * 512 + markers: bits of own zones, and from bit 8 of the opponent's zones."""
    table = []
    for zone in range(v.MONSTER_ZONES):
        column, row = _COLUMNS[zone]
        for markers in range(512):
            mask = 0
            for marker, (right, up) in _STEPS.items():
                if markers & marker and (column + right, row + up) in _PLACES:
                    mask |= 1 << _PLACES[column + right, row + up]
            table.append(mask)
    return vec[i64]([i64(mask) for mask in table])
