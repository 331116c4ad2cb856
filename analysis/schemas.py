"""What a table is: columns, types, a version. The tables of each game are in its room."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

import polars as pl

FORMAT: Final = 4  # of the run directory; since 4 hands say why they are bricks or undecided

NAMES: Final = pl.List(pl.String)


@dataclass(frozen=True)
class Schema:
    """A table: its name, the version of its columns, and their types.

    A version goes up when a column changes its meaning or goes away; a new column does not change
    it. Tables of two games may share a name.
    """

    name: str
    version: int
    columns: Mapping[str, pl.DataType | type[pl.DataType]]

    def polars(self) -> pl.Schema:
        """The schema as Polars has it."""
        return pl.Schema(self.columns)

    def typed(self, frame: pl.DataFrame) -> pl.DataFrame:
        """The columns of the schema, in its order and types."""
        return frame.select(pl.col(name).cast(kind) for name, kind in self.columns.items())

    def metadata(self) -> dict[str, str]:
        """The metadata of a Parquet file of this table."""
        return {"endboard.table": self.name, "endboard.version": str(self.version)}
