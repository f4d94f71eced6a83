"""Several processes of one bot: which one holds which shards of Discord, and how they notify each other (PROCESSES.md).

``holding`` takes and keeps shards, ``serving`` opens and releases their tables, ``routing`` hands over direct messages, ``copies`` holds
read-only tables of other processes.
"""
