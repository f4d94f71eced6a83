"""Checks of what people read, beside those of the code."""
