"""The terminal: any scene drawn in text, and a battle played by typing."""
