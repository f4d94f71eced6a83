"""Escape Plan: one to five robbers have three days to fill their bags and leave a city that closes around them."""
