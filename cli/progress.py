"""A progress bar on standard error where a person watches."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager


@contextmanager
def bar(total: int, unit: str, *, shown: bool) -> Iterator[Callable[[int, str], None]]:
    """A progress bar up to `total`; gives what sets it, with a note behind it."""
    if not shown or sys.stderr is None or not sys.stderr.isatty():
        yield lambda done, note: None
        return
    from tqdm import tqdm  # type: ignore[import-untyped]

    with tqdm(
        total=total, unit=f" {unit}", unit_scale=True, leave=False, file=sys.stderr, delay=0.2
    ) as drawn:

        def show(done: int, note: str) -> None:
            drawn.set_postfix_str(note, refresh=False)
            drawn.update(done - drawn.n)

        yield show
