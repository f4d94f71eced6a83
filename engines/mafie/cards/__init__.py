"""The Action cards, one small piece each (MF-21 to MF-34); what works by itself is in the questions to the town."""
