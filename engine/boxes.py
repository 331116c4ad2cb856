"""Drawing a table in text: box-drawing characters where they can be shown, else plain ASCII."""

import unicodedata
from typing import Final, TextIO

BOX: Final = "─│┌┬┐├┼┤└┴┘"
PLAIN: Final = "-|+++++++++"


def can_draw_boxes(stream: TextIO | None) -> bool:
    """Whether a stream can show box-drawing characters."""
    encoding = getattr(stream, "encoding", None) or "ascii"
    try:
        BOX.encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def plain(text: str) -> str:
    """The text without anything that is not ASCII: boxes of signs, accents dropped, the rest ?."""
    flat = unicodedata.normalize("NFKD", text.translate(str.maketrans(BOX, PLAIN)))
    flat = "".join(letter for letter in flat if not unicodedata.combining(letter))
    return flat.encode("ascii", "replace").decode("ascii")
