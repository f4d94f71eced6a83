"""Order at a table: who may write, who is muted, where the eliminated talk, and what stands in the way."""
