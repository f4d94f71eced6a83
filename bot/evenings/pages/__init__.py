"""Pages and pictures of an evening, made of an ``EveningScene`` or an ``EndScene`` alone. Imports presenting, games and result pages."""
