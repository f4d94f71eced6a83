"""Lessons of /practice: one person learns one game in five minutes, with the real rules, boards and questions (MA-8)."""
