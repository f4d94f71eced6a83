"""Dates and times: typed text to instant, instant to wall time, repeating dates (CL-2). Pure; imports nothing of the bot."""
