//! The rules of backgammon and nothing else: no dependencies, no clock, no randomness, no browser.
