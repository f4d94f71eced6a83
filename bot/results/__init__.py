"""Results of finished games and what is computed from them: statistics, ratings, seasons, badges.

Everything can be recomputed from stored records: ``results.result_of`` makes one result a seat, the other modules sum results up.
Imports games, guilds, people, presenting and store, never tables or evenings.
"""
