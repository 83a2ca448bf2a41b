//! A player's totals over the decisions in one or more games.

use rules::Choice;

use crate::{Judged, Kind};

/// Sums over checker plays.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct CheckerSums {
    /// Number of rolls, including those with no legal play.
    pub total: u32,
    /// Number of rolls with more than one legal play.
    pub unforced: u32,
    /// Number of decisions that XG counts.
    pub counted: u32,
    /// Total equity loss (EMG).
    pub loss: f64,
    /// Total loss of match-winning chances; 0 in money play.
    pub loss_mwc: f64,
}

/// Sums over cube decisions: doubling decisions and answers to doubles.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct CubeSums {
    /// Number of cube decisions.
    pub total: u32,
    /// Number of decisions that GNU Backgammon counts: close ones, and all doubles, takes and drops.
    pub close: u32,
    /// Number of decisions that XG counts.
    pub counted: u32,
    /// Number of doubles and redoubles.
    pub doubles: u32,
    /// Number of takes and beavers.
    pub takes: u32,
    /// Number of doubles passed.
    pub passes: u32,
    /// Total equity loss (EMG).
    pub loss: f64,
    /// Total loss of match-winning chances; 0 in money play.
    pub loss_mwc: f64,
}

/// Totals of the luck of a player's rolls.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct LuckSums {
    /// Total luck in EMG.
    pub equity: f64,
    /// Total luck in the unit of the match result: match-winning chances, or points in money play.
    pub result: f64,
}

/// Sums over one player's decisions, losses and luck.
#[derive(Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Sheet {
    /// Sums over checker plays.
    pub checker: CheckerSums,
    /// Sums over cube decisions.
    pub cube: CubeSums,
    /// Totals of the luck of the player's rolls.
    pub luck: LuckSums,
    /// Losses of the checker plays that XG counts, in EMG.
    pub checker_losses: Vec<f32>,
    /// Losses of the cube decisions that XG counts, in EMG.
    pub cube_losses: Vec<f32>,
}

impl Sheet {
    /// Adds one of the player's decisions.
    pub fn add(&mut self, judged: &Judged) {
        let loss = f64::from(judged.loss);
        let loss_mwc = f64::from(judged.loss_mwc.unwrap_or(0.0));
        let counted = u32::from(judged.counted);
        if let Some(luck) = judged.luck {
            self.luck.equity += f64::from(luck.equity);
            self.luck.result += f64::from(luck.result);
        }
        let losses = if judged.kind == Kind::Checker {
            let sums = &mut self.checker;
            sums.total += 1;
            sums.unforced += u32::from(!judged.forced);
            sums.counted += counted;
            sums.loss += loss;
            sums.loss_mwc += loss_mwc;
            &mut self.checker_losses
        } else {
            let sums = &mut self.cube;
            sums.total += 1;
            sums.close += u32::from(judged.close);
            sums.counted += counted;
            sums.doubles += u32::from(judged.made == Choice::Double);
            sums.takes += u32::from(matches!(judged.made, Choice::Take | Choice::Beaver));
            sums.passes += u32::from(judged.made == Choice::Drop);
            sums.loss += loss;
            sums.loss_mwc += loss_mwc;
            &mut self.cube_losses
        };
        if judged.counted {
            losses.push(judged.loss);
        }
    }

    /// Adds the sums over other decisions by the same player.
    pub fn merge(&mut self, other: &Self) {
        let (to, from) = (&mut self.checker, &other.checker);
        to.total += from.total;
        to.unforced += from.unforced;
        to.counted += from.counted;
        to.loss += from.loss;
        to.loss_mwc += from.loss_mwc;
        let (to, from) = (&mut self.cube, &other.cube);
        to.total += from.total;
        to.close += from.close;
        to.counted += from.counted;
        to.doubles += from.doubles;
        to.takes += from.takes;
        to.passes += from.passes;
        to.loss += from.loss;
        to.loss_mwc += from.loss_mwc;
        self.luck.equity += other.luck.equity;
        self.luck.result += other.luck.result;
        self.checker_losses.extend(&other.checker_losses);
        self.cube_losses.extend(&other.cube_losses);
    }

    /// Returns the total equity loss in checker plays and cube decisions (EMG).
    pub fn loss(&self) -> f64 {
        self.checker.loss + self.cube.loss
    }

    /// Returns the number of decisions that XG counts.
    pub const fn counted(&self) -> u32 {
        self.checker.counted + self.cube.counted
    }

    /// Returns the number of decisions that GNU Backgammon counts.
    pub const fn counted_by_gnu(&self) -> u32 {
        self.checker.unforced + self.cube.close
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use rules::{ByPlayer, Play, Player};

    use super::*;
    use crate::{LuckOfRoll, summarise};

    fn decision() -> impl Strategy<Value = (bool, Judged)> {
        let kinds = prop_oneof![
            Just((Kind::Checker, Choice::Play(Play::NONE))),
            Just((Kind::Double, Choice::Roll)),
            Just((Kind::Double, Choice::Double)),
            Just((Kind::Answer, Choice::Take)),
            Just((Kind::Answer, Choice::Beaver)),
            Just((Kind::Answer, Choice::Drop)),
        ];
        let flags = (
            any::<bool>(),
            any::<bool>(),
            any::<bool>(),
            any::<bool>(),
            any::<bool>(),
        );
        (kinds, flags, 0.0_f32..2.0, -1.0_f32..1.0).prop_map(|((kind, made), flags, loss, luck)| {
            let (game, white, forced, close, counted) = flags;
            let judged = Judged {
                player: if white { Player::White } else { Player::Black },
                kind,
                made,
                forced,
                close,
                counted,
                loss: if counted { loss } else { 0.0 },
                loss_mwc: None,
                plies: 0,
                difficulty: 0.0,
                candidates: Vec::new(),
                cube: None,
                luck: (kind == Kind::Checker).then_some(LuckOfRoll {
                    equity: luck,
                    result: luck,
                }),
                table: None,
            };
            (game, judged)
        })
    }

    fn sheets<'a>(decisions: impl Iterator<Item = &'a (bool, Judged)>) -> ByPlayer<Sheet> {
        let mut sheets = ByPlayer::<Sheet>::default();
        for (_, one) in decisions {
            sheets[one.player].add(one);
        }
        sheets
    }

    proptest! {
        #[test]
        fn merging_games_gives_the_sums_over_all_decisions(
            decisions in prop::collection::vec(decision(), 0..60)
        ) {
            let whole = sheets(decisions.iter());
            let mut merged = sheets(decisions.iter().filter(|(game, _)| *game));
            let second = sheets(decisions.iter().filter(|(game, _)| !*game));
            for player in Player::BOTH {
                merged[player].merge(&second[player]);
                prop_assert_eq!(merged[player].counted(), whole[player].counted());
                prop_assert_eq!(merged[player].counted_by_gnu(), whole[player].counted_by_gnu());
                let answers = |sheet: &Sheet| [sheet.cube.takes, sheet.cube.passes, sheet.cube.doubles];
                prop_assert_eq!(answers(&merged[player]), answers(&whole[player]));
                prop_assert!((merged[player].loss() - whole[player].loss()).abs() < 1e-9);
            }
            let result = ByPlayer { white: 1.0, black: 0.0 };
            let (parts, whole) = (summarise(&merged, Some(result)), summarise(&whole, Some(result)));
            for player in Player::BOTH {
                let near = |a: Option<f64>, b: Option<f64>| match (a, b) {
                    (Some(a), Some(b)) => (a - b).abs() < 1e-9,
                    (a, b) => a == b,
                };
                prop_assert!(near(parts[player].pr, whole[player].pr));
                prop_assert!(near(parts[player].snowie_rate, whole[player].snowie_rate));
                prop_assert_eq!(parts[player].pr_interval, whole[player].pr_interval);
            }
            let adjusted = Player::BOTH.map(|player| whole[player].luck_adjusted_result);
            let sum: f64 = adjusted.iter().flatten().sum();
            prop_assert!((sum - 1.0).abs() < 1e-9, "luck moves from one to the other: {}", sum);
        }
    }
}
