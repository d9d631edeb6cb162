"""Throneroom: three games of intrigue with exact, fast rules that explain themselves."""

__version__ = "0.1.0"
