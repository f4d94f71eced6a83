"""The objects of this Discord and their permissions: plain records, registers, and the hub that publishes every change.

It does not know JSON, requests or clients. It imports no other folder.
"""
