"""The protocol every game speaks. Standard library only; imports nothing else of the project."""
