"""The engine: games as positions in journaled memory, with rules, effects and undo.

It knows nothing of files, decks on disk, or searching.  Importing it checks
that compiled modules are those of the sources beside them (`engine.build`).
"""

from engine.build import activate

activate()
