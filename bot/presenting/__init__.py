"""Asks to components, notices to messages, boards to pictures, all words."""
