"""JSON without spaces, by one encoder that is made once (``json.dumps`` with options makes a new one each time)."""

import json

compact = json.JSONEncoder(separators=(",", ":"), check_circular=False).encode
"""Return data as JSON text; the data must have no cycles."""
