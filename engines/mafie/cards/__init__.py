"""The Action cards, one module a card (MF-21 to MF-34); ``free_cards`` has the free ones.

The queries of ``table.Town`` apply effects that need no question.
"""
