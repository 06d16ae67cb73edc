"""A5.31-A5.71, A5.127 Weather: what falls from the sky, wind, fog and heat, and how they change."""
