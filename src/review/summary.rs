//! Player summary: rates and totals over all decisions.

use rules::{ByPlayer, Player};

use crate::{Interval, Mistake, Preset, Rank, Sheet};

/// Factor that converts the mean loss in EMG to the PR. The mean is the total loss of all decisions divided by the
/// number of counted decisions.
pub const PR: f64 = 500.0;
/// Factor that converts EMG to thousandths, the unit of GNU Backgammon's and Snowie's error rates.
const MILLI: f64 = 1_000.0;

/// Player's rates and totals. A rate is `None` if no decisions are counted.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Summary {
    /// Performance rating as defined by XG: 500 times the total loss divided by the number of counted decisions.
    pub pr: Option<f64>,
    /// 95% confidence interval for the PR, based on the spread of the player's losses.
    pub pr_interval: Option<Interval>,
    /// PR for checker plays alone.
    pub checker_pr: Option<f64>,
    /// PR for cube decisions alone.
    pub cube_pr: Option<f64>,
    /// Number of decisions that XG counts.
    pub counted: u32,
    /// GNU Backgammon error rate, in thousandths of EMG.
    pub gnu_rate: Option<f64>,
    /// Snowie error rate, in thousandths of EMG per turn of either player.
    pub snowie_rate: Option<f64>,
    /// Rank for the PR.
    pub rank: Option<Rank>,
    /// Total luck, in EMG.
    pub luck: f64,
    /// Luck-adjusted result, in the unit of [`crate::final_result`]; `None` if there is no result.
    pub luck_adjusted_result: Option<f64>,
}

/// Number of mistakes by severity.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ByMistake {
    /// Number of doubtful choices.
    pub doubtful: u32,
    /// Number of errors that are not blunders.
    pub errors: u32,
    /// Number of blunders.
    pub blunders: u32,
}

impl ByMistake {
    /// Counts mistakes, given the losses in EMG.
    pub fn count<'a>(losses: impl IntoIterator<Item = &'a f32>, preset: &Preset) -> Self {
        let mut counts = Self::default();
        for mistake in losses.into_iter().filter_map(|&loss| preset.mistake(loss)) {
            match mistake {
                Mistake::Doubtful => counts.doubtful += 1,
                Mistake::Error => counts.errors += 1,
                Mistake::Blunder => counts.blunders += 1,
            }
        }
        counts
    }
}

/// Computes both players' summaries; `result` is the result of the match or session, if known.
pub fn summarise(sheets: &ByPlayer<Sheet>, result: Option<ByPlayer<f64>>) -> ByPlayer<Summary> {
    let rates = rates(sheets, result);
    ByPlayer::new(|player| Summary {
        pr_interval: pr_interval(&sheets[player]),
        ..rates[player]
    })
}

/// Returns the 95% confidence interval for the PR. Unlike this module's other figures, it takes milliseconds to
/// compute.
pub fn pr_interval(sheet: &Sheet) -> Option<Interval> {
    let losses = [&sheet.checker_losses[..], &sheet.cube_losses].concat();
    Interval::of_mean(&losses, PR)
}

/// Computes both players' summaries like [`summarise`], but without the confidence intervals.
pub fn rates(sheets: &ByPlayer<Sheet>, result: Option<ByPlayer<f64>>) -> ByPlayer<Summary> {
    let turns = sheets.white.checker.total + sheets.black.checker.total;
    ByPlayer::new(|player| one_player(sheets, player, turns, result))
}

fn one_player(
    sheets: &ByPlayer<Sheet>,
    player: Player,
    turns: u32,
    result: Option<ByPlayer<f64>>,
) -> Summary {
    let (sheet, other) = (&sheets[player], &sheets[player.opponent()]);
    let pr = rate(PR, sheet.loss(), sheet.counted());
    let adjusted = |result: ByPlayer<f64>| result[player] + other.luck.result - sheet.luck.result;
    Summary {
        pr,
        pr_interval: None,
        checker_pr: rate(PR, sheet.checker.loss, sheet.checker.counted),
        cube_pr: rate(PR, sheet.cube.loss, sheet.cube.counted),
        counted: sheet.counted(),
        gnu_rate: rate(MILLI, sheet.loss(), sheet.counted_by_gnu()),
        snowie_rate: rate(MILLI, sheet.loss(), turns),
        rank: pr.map(Rank::of_pr),
        luck: sheet.luck.equity,
        luck_adjusted_result: result.map(adjusted),
    }
}

/// Returns `factor` times the mean loss; `None` if `count` is 0.
fn rate(factor: f64, loss: f64, count: u32) -> Option<f64> {
    (count > 0).then(|| factor * loss / f64::from(count))
}
