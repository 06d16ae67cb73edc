"""A5.01-A5.27, A5.122, A5.128 Fire: what can burn, how it is lit, burns and spreads, smoke, and who fights it."""
