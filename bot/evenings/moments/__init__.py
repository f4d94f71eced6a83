"""Moments: text to instant, instant to wall time, and dates that come again (CL-2)."""
