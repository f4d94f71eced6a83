"""What is watched of a running bot: a page of figures for Prometheus (PR-5.1), off unless an address is set.

Whoever is measured hardly knows of it: modules here listen where something is told anyway, or look when the page is asked for. No label
carries an id of a person, a table or a server.
"""
