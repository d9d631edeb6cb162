"""How the tables came to be: one file in `versions/` for each change, in order. Released ones never change."""
