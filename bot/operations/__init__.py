"""Commands for operators: doctor, backup and restore, recount, verify, rehearse.

Each module offers the function behind one command of ``python -m bot``; ``record_checking`` does the work of ``/verify``.
It may import every folder but ``lab``.
"""
