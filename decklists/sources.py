"""Files that users give, read: never more of one than anything sensible has, and UTF-8 or an error.

Knows no format.
"""

from pathlib import Path
from typing import BinaryIO, Final

from decklists.deck import DeckError

# A thousand times the largest deck: enough for any, and an end to /dev/zero.
MOST_BYTES: Final = 1 << 20


def read_all(file: BinaryIO, source: str, expected: str, remedy: str) -> bytes:
    """All of an open file. Raises DeckError where there is more than anyone means to give."""
    data = file.read(MOST_BYTES + 1)
    if len(data) > MOST_BYTES:
        raise DeckError(
            source, None, f"expected {expected}, found more than {MOST_BYTES} bytes", remedy
        )
    return data


def decoded(data: bytes, source: str) -> str:
    """The text in these bytes. Raises DeckError where they are not UTF-8."""
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise binary(source, line, f"the byte 0x{data[error.start]:02x}") from None
    if "\0" in text:
        raise binary(source, text.count("\n", 0, text.index("\0")) + 1, "a NUL byte")
    return text


def binary(source: str, line: int, found: str) -> DeckError:
    """The error for what is no text."""
    return DeckError(
        source, line, f"expected UTF-8 text, found {found}", "save it as a UTF-8 text file"
    )


def reason(error: OSError | ValueError) -> str:
    """Why a file could not be read, in the words of the system."""
    return (error.strerror if isinstance(error, OSError) else None) or str(error)


def text_of(file: Path, expected: str, remedy: str) -> str:
    """The text of a file. Raises DeckError where it cannot be read as `expected`."""
    source = str(file)
    try:
        if file.is_dir():
            raise DeckError(source, None, f"expected {expected}, found a directory", remedy)
        with file.open("rb") as stream:
            return decoded(read_all(stream, source, expected, remedy), source)
    except FileNotFoundError:
        raise DeckError(source, None, "no such file", remedy) from None
    except (OSError, ValueError) as error:
        raise DeckError(source, None, f"cannot be read: {reason(error)}", remedy) from None
