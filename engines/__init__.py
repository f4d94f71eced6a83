"""The rules of the five games, pure: no clock, no input or output, no Discord."""
