"""The running bot: supervisor, discord.py client, gateway events, upkeep, and ``shards`` for several processes.

It offers ``Supervisor`` and ``Consigliere``. It may import every folder of the bot but ``lab``, ``operations`` and ``metrics``.
"""
