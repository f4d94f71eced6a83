"""The printed data of Escape Plan: city tiles, and what else lies in the box."""
