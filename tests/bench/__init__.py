"""How fast it is, as ratios within one run: ``python -m tests.bench [name…]``. Never part of the tests: machines differ."""
