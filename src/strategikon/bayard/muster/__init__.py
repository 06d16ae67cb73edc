"""A4 Armies by the budget: prices, lists, rosters and the translation of other lists."""
