"""The parts of the checker of card sets: places and faults, times, expressions, ops."""
