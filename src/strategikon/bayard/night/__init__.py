"""A5.72-A5.94, A5.123, A5.124 The night: darkness, sleepers, sentinels, and fights in the dark."""
