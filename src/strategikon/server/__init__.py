"""The server: battles for browsers and other programs. `docs/wire.md` is its contract.

It keeps nothing that the store does not have. A battle in memory is a cache that any process can rebuild; a choice is
committed before anybody is told of it; what a browser is sent is made for its side alone.
"""
