"""The phases of a day: income, patrol, the city, the turn order, and the adjustment after each part of the actions (EP-4 to 7, 24)."""
