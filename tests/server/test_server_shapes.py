"""The shapes of messages are known before any thread uses them."""

from __future__ import annotations

import subprocess
import sys

# In fresh processes, since a shape is learnt only once; threads that change places as often as they can. Without the
# lesson at the end of wire.py every second of these processes dies of a segmentation fault.
RACE = """
import sys, threading
from msgspec import ValidationError, convert
from strategikon.server import wire

def use(shape):
    gate.wait()
    try:
        convert({"type": "none", "rulesets": [{}], "sides": [{}], "battles": [{}]}, shape)
    except ValidationError:
        pass

sys.setswitchinterval(1e-6)
for shape in reversed(wire.SHAPES):
    gate = threading.Barrier(8)
    threads = [threading.Thread(target=use, args=(shape,)) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
print(len(wire.SHAPES))
"""


def test_threads_may_use_a_shape_at_once() -> None:
    for _ in range(8):
        done = subprocess.run([sys.executable, "-c", RACE], check=False, capture_output=True, text=True, timeout=120)
        assert done.returncode == 0, done.stderr
        assert int(done.stdout) > 30
