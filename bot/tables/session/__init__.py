"""What a table is: its seats, its log, its clocks, and the moves that people make at it."""
