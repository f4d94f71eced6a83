"""Lessons of /practice: one person learns one game in five minutes, with the real rules, boards and questions (MA-8).

It offers ``Lessons`` and the pages of a lesson. It may import ``tables`` and below.
"""
