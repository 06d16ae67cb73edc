"""The laboratory: odds before the dice, many battles at once, and what they say about a scenario.

    from strategikon import load
    from strategikon.lab import forecast

    battle = load("ancients/cannae", seed="tuesday")
    …
    print(forecast(battle, "attack hastati-2 gauls-1").plain())

Everything here plays the battle itself, in forks: there is no second formula anywhere.
"""

from strategikon.lab.forecast import Forecast, can_forecast, forecast
from strategikon.lab.simulate import Simulation, simulate
from strategikon.lab.threats import threat

__all__ = ["Forecast", "Simulation", "can_forecast", "forecast", "simulate", "threat"]
