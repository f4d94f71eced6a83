"""The process: settings, logging, heartbeat, clock, garbage collector and worker processes.

It offers small parts without knowledge of Discord or games. It may import ``store``.
"""
