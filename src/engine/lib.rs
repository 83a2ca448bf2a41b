//! Judges positions and chooses plays. Pure: no clock, no thread, no file, no browser.
