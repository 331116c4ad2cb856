"""What a ban forbids, and how long it does, are bits of one word, of which no two are the same."""

import re
from pathlib import Path

from engine.yugioh.instructions import tables


def test_each_has_a_bit_of_its_own() -> None:
    source = Path(tables.__file__).with_name("tables.py").read_text(encoding="utf-8")
    section = source.partition("# ---- what a ban forbids\n")[2].partition("# ----")[0]
    bits = {name: int(number) for name, number in re.findall(r"^(\w+): Final = (\d+)  #", section,
                                                            re.MULTILINE)}  # fmt: skip
    assert {"BAN_SPECIAL", "UNANSWERED", "BUT_ITS_OWN"} <= bits.keys()
    assert all(bit & (bit - 1) == 0 for bit in bits.values())
    assert len(set(bits.values())) == len(bits)
