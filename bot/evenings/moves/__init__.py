"""Every change of an evening as one small pure function: ``LiveEvening`` in, ``EveningChange`` out. No clock, no store, no Discord."""
