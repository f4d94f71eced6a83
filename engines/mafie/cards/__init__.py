"""The Action cards, one module a card (MF-21 to MF-34). The queries of ``table.Town`` apply effects that need no question."""
