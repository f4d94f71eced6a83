"""Discord's REST routes by subject. Importing a module registers its routes."""
