//! Counting methods with worked examples: pips, adjusted race counts, effective pips, shots, entering, match equities.
//!
//! | method | source |
//! |---|---|
//! | clusters | Jack Kissane, Cluster Counting, Chicago Point, November 1992; Sengoku, Five Count |
//! | halves | Douglas Zare, Half-Crossover Pipcount, 2000 |
//! | effective pips | Walter Trice, Effective Pip Count, Flint Area BackgammoNews, November 2000 |
//! | Keith | Tom Keith, Cube Handling in Noncontact Positions, 2004 |
//! | Isight | Axel Reichert, Improved Cube Handling in Races: Insights with Isight, 2014 |
//! | Kleinman | Danny Kleinman, Vision Laughs at Counting, 1980 |
//! | Rule 62 | Walter Trice, Backgammon Boot Camp, 2004 |
//! | Neil's numbers | Neil Kazaross; Kit Woolsey, rec.games.backgammon, 9 October 1994 |

pub(crate) mod effective;
pub(crate) mod entering;
pub(crate) mod isight;
pub(crate) mod keith;
pub(crate) mod neil;
pub(crate) mod pip_formulas;
pub(crate) mod pips;
pub(crate) mod race;
pub(crate) mod shots;
#[cfg(test)]
mod tests;
pub(crate) mod worked;
