"""The dispute desk without a screen: actions in, state out (see ``docs/desk-protocol.md``).

``session`` carries out actions: ``targets`` finds what they are about, ``edits`` change the board,
``keep_moves`` keeps its moves, ``evaluation`` asks for the verdict and ``state`` draws it all.
"""
