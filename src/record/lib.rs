//! Positions, plays and games as text and as saved state.
