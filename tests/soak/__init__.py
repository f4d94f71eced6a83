"""What takes too long for every run of the tests: ``make soak``."""
