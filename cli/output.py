"""Where text goes: the payload to standard output or a file, everything else to standard error.

A command makes one `Output` from its options and hands it the finished payload, once. Files are
written whole or not at all. Knows no command.
"""

import os
import sys
from contextlib import suppress
from errno import EACCES
from pathlib import Path
from shutil import get_terminal_size
from tempfile import NamedTemporaryFile

import typer

from cli.exit_codes import CommandError, ExitCode

PROGRAM = "endboard"
_STDOUT = Path("-")
_NARROWEST = 40


def say(message: str) -> None:
    """One message on standard error."""
    # None where the process was started without standard error.
    if sys.stderr is not None:
        print(f"{PROGRAM}: {message}", file=sys.stderr, flush=True)


class Output:
    """The streams of one command, as its options ask for them.

    `file` None or `-` is standard output. `quiet` leaves only errors on standard error, `verbose`
    adds details.
    """

    def __init__(
        self, file: Path | None = None, *, quiet: bool = False, verbose: bool = False
    ) -> None:
        self.file = None if file == _STDOUT else file
        self.quiet = quiet
        self.verbose = verbose and not quiet
        if self.file is not None:
            _try(self.file)

    @property
    def terminal(self) -> bool:
        """Whether a person reads the payload as it is printed."""
        return self.file is None and sys.stdout is not None and sys.stdout.isatty()

    @property
    def width(self) -> int | None:
        """How many characters a line of the payload has room for; None where nobody reads along."""
        return max(get_terminal_size().columns, _NARROWEST) if self.terminal else None

    def note(self, message: str) -> None:
        """Something the user should know."""
        if not self.quiet:
            say(message)

    def detail(self, message: str) -> None:
        """Something the user may want to know."""
        if self.verbose:
            say(message)

    def payload(self, text: str | bytes) -> None:
        """The result itself, a text of whole lines; bytes only where there is a file."""
        if self.file is not None:
            write(self.file, text)
            return
        if isinstance(text, bytes):
            raise TypeError("bytes are written to a file")
        if sys.stdout is None:
            raise CommandError(ExitCode.CRASH, "standard output is closed; give a file with -o")
        try:
            sys.stdout.write(text)
            # Now, so that a failure is noticed while it can still be reported.
            sys.stdout.flush()
        except BrokenPipeError:
            # The reader has seen enough (`| head`): that is no failure.
            _discard_the_rest()
            raise typer.Exit(ExitCode.DONE) from None
        except OSError as error:
            _discard_the_rest()
            reason = error.strerror or error
            raise CommandError(
                ExitCode.CRASH, f"standard output cannot be written: {reason}"
            ) from None


def _try(file: Path) -> None:
    """Raise CommandError where this file cannot be written; it stays as it is.

    Asked before anything is worked out, so that nothing is lost.
    """
    try:
        if file.is_dir():
            raise CommandError(
                ExitCode.USAGE, f"{file}: expected a file to write, found a directory"
            )
        if file.exists() and not file.is_file():
            if not os.access(file, os.W_OK):
                raise PermissionError(EACCES, os.strerror(EACCES))
        else:
            target = file.resolve()
            with NamedTemporaryFile("wb", dir=target.parent, prefix=f".{target.name}."):
                pass
    except OSError as error:
        raise _unwritable(file, error) from None


def _unwritable(file: Path, error: OSError) -> CommandError:
    return CommandError(ExitCode.USAGE, f"{file}: cannot be written: {error.strerror or error}")


def write(file: Path, text: str | bytes) -> None:
    """Make `text` (UTF-8) the content of this file: all of it, or the old file stays.

    Raises CommandError where the file cannot be written.
    """
    data = text.encode() if isinstance(text, str) else text
    try:
        if file.exists() and not file.is_file():
            # A device or a pipe, such as /dev/null: there is nothing to replace.
            with file.open("wb") as stream:
                stream.write(data)
        else:
            _replace(file.resolve(), data)
    except OSError as error:
        raise _unwritable(file, error) from None


def _replace(file: Path, data: bytes) -> None:
    """Write beside the file, then take its place."""
    mode = file.stat().st_mode & 0o777 if file.exists() else 0o666 & ~_umask()
    with NamedTemporaryFile("wb", dir=file.parent, prefix=f".{file.name}.", delete=False) as stream:
        try:
            stream.write(data)
            stream.close()
            temporary = Path(stream.name)
            temporary.chmod(mode)
            temporary.replace(file)
        except BaseException:
            with suppress(OSError):
                Path(stream.name).unlink()
            raise


def _umask() -> int:
    """The permissions that new files lack; the system only tells them while setting them."""
    mask = os.umask(0o077)
    os.umask(mask)
    return mask


def _discard_the_rest() -> None:
    """Send what is still buffered to nowhere, so that the last flush of all succeeds."""
    with suppress(OSError, ValueError):
        target = os.open(os.devnull, os.O_WRONLY)
        os.dup2(target, sys.stdout.fileno())
        os.close(target)
