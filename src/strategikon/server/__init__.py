"""The server: battles for browsers and other programs. `docs/wire.md` is its contract, `docs/hosting.md` says how to
run it.

It keeps nothing that the store does not have. A battle in memory is a cache that any process can rebuild; a choice is
committed before anybody is told of it; what a browser is sent is made for its side alone.

The way of a choice: a message comes in `sockets.py`; the battle's `room.py`, under its lock, lets `live.py` check and
make it, and `store.py` commit it; then `views.py` says what each browser may know of it, and `clients.py` sends that.

Around that way: `rooms.py` has the battles in memory, `computers.py` plays for computers, `questions.py` answers what
changes nothing (with `advice.py`, `forecasts.py`, `overlays.py`, `aims.py`), `history.py` and `reading.py` look back,
`lobby.py` makes, joins and lists battles, `rest.py` is all that is no socket, and `news.py` hears of other processes.
What takes long runs in worker processes: `thinking.py` and `readers.py`, over `pools.py`. Whoever comes passes
`connections.py` and `guard.py` first.
"""
