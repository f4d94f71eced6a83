"""The site of the project: pages of ``docs`` in both languages, made by ``make site`` into ``build/site``, without requests to others."""
