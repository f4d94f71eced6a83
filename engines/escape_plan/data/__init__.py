"""The printed data of Escape Plan: city tiles, and what else is in the box."""
