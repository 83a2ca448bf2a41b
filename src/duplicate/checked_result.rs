//! Validated duplicate result: its points, the decisions to analyse, and the engine's figures.

use friend::{DuplicateResult, FalseResult};
use record::MatchRecord;
use review::{Item, Judged, Sheet, list, rates};
use rules::{ByPlayer, Player, Session};

use crate::{ResultStats, StoredResult};

/// Result that was validated by a replay.
#[derive(Clone, Debug, PartialEq)]
pub struct CheckedResult {
    /// The validated result.
    pub result: DuplicateResult,
    /// `true` if the result was played on this device.
    pub own: bool,
    /// Points won by each side.
    pub score: ByPlayer<u32>,
    /// Session as a record.
    pub record: MatchRecord,
    /// The engine's figures for the result.
    pub figures: ResultStats,
}

impl CheckedResult {
    /// Validates a result by replaying it.
    ///
    /// # Errors
    ///
    /// Returns the reason why the replay fails.
    pub(crate) fn new(stored: StoredResult) -> Result<Self, FalseResult> {
        let StoredResult {
            own,
            result,
            figures,
        } = stored;
        let session: Session = result.check()?;
        Ok(Self {
            score: session.score(),
            record: MatchRecord::from_session(&session),
            result,
            own,
            figures,
        })
    }

    /// Returns the points won minus the points lost. Points beyond the match length do not count.
    pub fn net(&self) -> i64 {
        let most = u32::from(self.record.terms.length);
        let counted = |player: Player| match most {
            0 => self.score[player],
            most => self.score[player].min(most),
        };
        let player = self.result.player;
        i64::from(counted(player)) - i64::from(counted(player.opponent()))
    }

    /// Returns the player's PR; `None` until it is known.
    pub(crate) fn pr(&self) -> Option<f64> {
        match self.figures {
            ResultStats::Known { pr, .. } => pr[self.result.player],
            ResultStats::Unknown | ResultStats::Missing => None,
        }
    }

    /// Returns the decisions to be analysed.
    pub(crate) fn items(&self) -> Vec<Item> {
        let games = list(&self.record).games.into_iter();
        games.flat_map(|game| game.items).collect()
    }

    /// Computes the figures from the engine's evaluations; `None` means that the engine failed.
    pub(crate) fn judge(&mut self, judged: Option<&[Judged]>) {
        self.figures = judged.map_or(ResultStats::Missing, |judged| {
            let mut sheets = ByPlayer::<Sheet>::default();
            for one in judged {
                sheets[one.player].add(one);
            }
            let summary = rates(&sheets, None);
            ResultStats::Known {
                pr: summary.map(|one| one.pr),
                luck: summary[self.result.player].luck,
            }
        });
    }
}
