//! A player's progress as a link for a coach, containing only the parts that the player shares.

mod link;
#[cfg(test)]
mod tests;

use record::PlayerName;

use crate::{Rate, Report, ReportLink, Row, Sum, trend, trend::latest_rate};

/// Maximum number of shared games, of which the latest are kept.
const MAX_GAMES: usize = 200;

/// Selection of the report parts that a player shares.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each part is chosen separately"
)]
pub struct SharedParts {
    /// PR over time, with the days of the games.
    pub rate: bool,
    /// PR by phase, and for cube decisions.
    pub phases: bool,
    /// Player's habits.
    pub habits: bool,
    /// The costliest errors with their positions.
    pub worst: bool,
}

/// Progress of a player, limited to the shared parts of the report.
#[derive(Clone, Debug, PartialEq)]
pub struct SharedProgress {
    /// Player's name; `None` if it is not shared.
    pub name: Option<PlayerName>,
    /// Day on which the link was created, as `2026-11-23`.
    pub day: String,
    /// Parts that are shared.
    pub parts: SharedParts,
    /// Report that contains only the shared parts.
    pub report: Report,
    /// Days of the games in the report, indexed by [`Row::of`].
    pub days: Vec<String>,
}

impl SharedParts {
    /// Returns `true` if no part is shared.
    pub fn is_empty(self) -> bool {
        self == Self::default()
    }
}

impl SharedProgress {
    /// Extracts the parts of a report that the player shares; `links` are the links to the report's matches.
    pub fn new(
        name: Option<PlayerName>,
        day: String,
        parts: SharedParts,
        report: &Report,
        links: &[Option<ReportLink>],
    ) -> Self {
        let mut shared = Self {
            name,
            day,
            parts,
            report: Report::default(),
            days: Vec::new(),
        };
        if parts.rate {
            let first = report.games.len().saturating_sub(MAX_GAMES);
            for row in report.games.iter().skip(first) {
                let link = links.get(row.of).and_then(Option::as_ref);
                let day = link.map_or_else(String::new, |link| link.day.clone());
                shared.add_game(row.sum, day);
            }
        }
        if parts.phases {
            shared.report.phases.clone_from(&report.phases);
            shared.report.cube = report.cube;
        }
        if parts.habits {
            shared.report.habits.clone_from(&report.habits);
        }
        if parts.worst {
            shared.report.worst.clone_from(&report.worst);
        }
        shared.finish();
        shared
    }

    fn add_game(&mut self, sum: Sum, day: String) {
        let mut row = Row::new(self.days.len(), 0, None);
        row.sum = sum;
        self.report.games.push(row);
        self.days.push(day);
    }

    /// Derives the remaining figures from the games and phases.
    fn finish(&mut self) {
        let report = &mut self.report;
        let sums: Vec<Sum> = report.games.iter().map(|row| row.sum).collect();
        report.recent = latest_rate(&sums);
        report.trend = trend(&sums);
        let mut sum = Sum::default();
        for (_, rate) in &report.phases {
            sum.merge(rate.sum);
        }
        report.whole = if report.phases.is_empty() {
            Rate::of(sums.into_iter())
        } else {
            Rate {
                sum,
                ..Rate::default()
            }
        };
    }
}
