"""8.3 Shock combat, one module a step; every step is a phase and is finished for all combats before the next."""
