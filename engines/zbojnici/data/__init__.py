"""The printed data of Zbojníci: districts, day cards, wheels, the prince's board, and what else lies in the box."""
