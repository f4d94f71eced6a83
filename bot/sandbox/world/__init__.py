"""What exists on this Discord and who may do what: plain records, the registers, and the hub that publishes every change.

Nothing here knows of JSON, requests or clients. It imports no other folder.
"""
