"""The command line: reads what people type, speaks their language, and knows no rule of any game."""
