"""Action cards outside of the strike: public cards that lie on the table, the Commander, Recruit, Role swap and New Gang.

``strike`` has the Vest, the Bandage and the last shot, ``free_cards`` the Wiretap and the Shot from the corner. The queries of
``table.Town`` apply effects that need no question.
"""
