"""Lessons of /practice: one person learns one game in five minutes, with the real rules, boards and questions (MA-8).

Offers ``Lessons`` and the pages of a lesson. Imports tables and what lies below.
"""
