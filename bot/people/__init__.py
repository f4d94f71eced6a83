"""Settings of people, with the pages of ``/me``.

Offers ``PersonSettingsCache``, the cache of everybody's settings. Imports discord_io, presenting and store only.
"""
