"""Carrying effects out, one row at a time, up to the next choice."""
