"""The command line: parse, call the other packages, print. One file per command."""
