//! Score, cube and scoring: everything that affects decisions besides the position.

use rules::{Beavers, CubeValue, Decision, Score, Scoring};

use crate::{Away, Equity, MatchScore, Met, Mwc, Payoffs};

/// Cube access, from the perspective of the player on roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum CubeAccess {
    /// The cube is centred, so either player may turn it.
    Centre,
    /// The player on roll owns the cube.
    Mover,
    /// The opponent owns the cube.
    Opponent,
    /// No cube is in play.
    Nobody,
}

impl CubeAccess {
    /// Returns the access from the other player's perspective.
    #[must_use]
    pub const fn flipped(self) -> Self {
        match self {
            Self::Mover => Self::Opponent,
            Self::Opponent => Self::Mover,
            same => same,
        }
    }
}

/// Money-play options, or the score of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Standing {
    /// Money play.
    Money {
        /// `true` if gammons count only once the cube has been turned (R71); `false` in a game without a cube.
        jacoby: bool,
        /// `true` if a doubled player may redouble immediately (R72).
        beavers: bool,
    },
    /// Match, with its score.
    Match(MatchScore),
}

/// Stakes of a game, from the perspective of the player on roll.
///
/// ```
/// use engine::{Context, Met, Standing};
/// use rules::{Board, ByPlayer, Decision, Variant};
///
/// let decision = Decision::builder(Board::start(Variant::Standard))
///     .match_to(7)
///     .score(ByPlayer { white: 3, black: 5 })
///     .build()?;
/// let Standing::Match(score) = Context::of_decision(&decision, Met::default()).standing else { unreachable!() };
/// assert_eq!((score.own.points(), score.opponent.points()), (4, 2));
/// # Ok::<(), rules::DecisionError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Context {
    /// Scoring of gammons and backgammons.
    pub scoring: Scoring,
    /// Money play or match score.
    pub standing: Standing,
    /// Number of points that a single game is currently worth.
    pub value: CubeValue,
    /// Cube access.
    pub access: CubeAccess,
}

impl Context {
    /// Money play with a centred cube and no options.
    pub const MONEY: Self = Self {
        scoring: Scoring::Standard,
        standing: Standing::Money {
            jacoby: false,
            beavers: false,
        },
        value: CubeValue::ONE,
        access: CubeAccess::Centre,
    };

    /// Returns the context of `decision`, using the table `met` in a match. The context is from the perspective of the
    /// player on roll, who is not always the deciding player.
    pub fn of_decision(decision: &Decision, met: Met) -> Self {
        let on_roll = decision.on_roll();
        let access = match decision.cube().map(|cube| cube.owner) {
            None => CubeAccess::Nobody,
            Some(None) => CubeAccess::Centre,
            Some(Some(owner)) if owner == on_roll => CubeAccess::Mover,
            Some(Some(_)) => CubeAccess::Opponent,
        };
        let score = decision.score();
        let away = |player| score.away(player).and_then(Away::new).unwrap_or(Away::ONE);
        let standing = match score {
            Score::Money { jacoby, beavers } => Standing::Money {
                jacoby,
                beavers: beavers != Beavers::None,
            },
            Score::Match { crawford, .. } => Standing::Match(MatchScore {
                own: away(on_roll),
                opponent: away(on_roll.opponent()),
                crawford,
                met,
            }),
        };
        Self {
            scoring: decision.scoring(),
            standing,
            value: decision.value(),
            access,
        }
    }

    /// Returns the match equity table, which is the default table in money play.
    pub const fn met(&self) -> Met {
        match self.standing {
            Standing::Match(score) => score.met,
            Standing::Money { .. } => Met::DEFAULT,
        }
    }

    /// Returns a copy of the context with another match equity table.
    #[must_use]
    pub const fn with_met(self, met: Met) -> Self {
        Self {
            standing: match self.standing {
                Standing::Match(score) => Standing::Match(MatchScore { met, ..score }),
                money @ Standing::Money { .. } => money,
            },
            ..self
        }
    }

    /// Returns the context from the other player's perspective.
    #[must_use]
    pub const fn flipped(self) -> Self {
        Self {
            standing: match self.standing {
                Standing::Match(score) => Standing::Match(score.flipped()),
                money @ Standing::Money { .. } => money,
            },
            access: self.access.flipped(),
            ..self
        }
    }

    /// Returns `true` if the Jacoby rule applies and the cube has not been turned, either because it is centred or
    /// because it is out of play (R71).
    pub const fn is_jacoby_unturned(&self) -> bool {
        let jacoby = matches!(self.standing, Standing::Money { jacoby: true, .. });
        jacoby && matches!(self.access, CubeAccess::Centre | CubeAccess::Nobody)
    }

    /// Returns a copy of the context with a dead cube. Under the Jacoby rule, gammons then count only if the cube has
    /// already been turned.
    #[must_use]
    pub(crate) const fn without_doubles(self) -> Self {
        let jacoby = self.is_jacoby_unturned();
        Self {
            standing: match self.standing {
                Standing::Money { beavers, .. } => Standing::Money { jacoby, beavers },
                score @ Standing::Match(_) => score,
            },
            access: CubeAccess::Nobody,
            ..self
        }
    }

    /// Converts an equity in units of twice this cube to units of this cube.
    pub fn from_doubled(&self, equity: Equity) -> Equity {
        match self.standing {
            Standing::Money { .. } => Equity(2.0 * equity.0),
            Standing::Match(score) => {
                let points = self.value.points();
                Scale::new(score, points).equity(Scale::new(score, 2 * points).mwc(equity))
            }
        }
    }

    /// Returns the payoffs for the player on roll, in points per cube, if the cube is not turned.
    ///
    /// In a match, payoffs are normalised match-winning chances: a single game at the current cube is worth -1 or +1.
    pub fn payoffs(&self) -> Payoffs {
        if self.scoring == Scoring::Misere {
            return Payoffs::MISERE;
        }
        if self.is_jacoby_unturned() {
            return Payoffs::SINGLE;
        }
        let kinds = self.kinds();
        match self.standing {
            Standing::Money { .. } => Payoffs {
                win: kinds.map(|points| Equity(points as f32)),
                lose: kinds.map(|points| Equity(-(points as f32))),
            },
            Standing::Match(score) => {
                let cube = self.value.points();
                let scale = Scale::new(score, cube);
                Payoffs {
                    win: kinds.map(|kind| scale.equity(score.after_win(kind * cube))),
                    lose: kinds.map(|kind| scale.equity(score.after_loss(kind * cube))),
                }
            }
        }
    }

    /// Returns the values of a single game, a gammon and a backgammon, in points per cube.
    pub(crate) const fn kinds(self) -> [u32; 3] {
        match self.scoring {
            Scoring::Standard => [1, 2, 3],
            Scoring::Portes => [1, 2, 2],
            Scoring::Misere => [1, 1, 1],
        }
    }
}

/// Linear mapping between match-winning chances and normalised equities (EMG): losing the current cube is -1, and
/// winning it is +1.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Scale {
    lose: f32,
    win: f32,
}

impl Scale {
    /// Creates the mapping for a cube of `points` at `score`.
    pub(crate) fn new(score: MatchScore, points: u32) -> Self {
        Self {
            lose: score.after_loss(points).0,
            win: score.after_win(points).0,
        }
    }

    /// Converts a match-winning chance to a normalised equity.
    pub(crate) fn equity(self, Mwc(mwc): Mwc) -> Equity {
        Equity(2.0 * (mwc - self.lose) / (self.win - self.lose) - 1.0)
    }

    /// Converts a normalised equity to a match-winning chance.
    pub(crate) fn mwc(self, Equity(equity): Equity) -> Mwc {
        Mwc(self.lose + 0.5 * (equity + 1.0) * (self.win - self.lose))
    }
}

#[cfg(test)]
mod tests {
    use rules::{Board, ByPlayer, Crawford, DecisionError, Player, Variant, Win};

    use super::*;

    #[test]
    fn context_is_from_the_perspective_of_the_player_on_roll() -> Result<(), DecisionError> {
        let crawford = Decision::builder(Board::start(Variant::Standard))
            .match_to(3)
            .score(ByPlayer { white: 0, black: 2 })
            .crawford(Crawford::Now);
        let white = Context::of_decision(&crawford.build()?, Met::default());
        let Standing::Match(score) = white.standing else {
            panic!("a match is no money play");
        };
        assert_eq!((score.own.points(), score.opponent.points()), (3, 1));
        assert_eq!(score.crawford, Crawford::Now);
        assert_eq!(white.value, CubeValue::ONE);
        let black = crawford.on_roll(Player::Black).build()?;
        assert_eq!(
            Context::of_decision(&black, Met::default()),
            white.flipped()
        );
        let owned = Decision::builder(*black.board()).cube(2, Some(Player::Black));
        let resigned = owned.resigned(Win::Single).build()?;
        let access = Context::of_decision(&resigned, Met::default()).access;
        assert_eq!(
            (resigned.player(), access),
            (Player::Black, CubeAccess::Opponent)
        );
        Ok(())
    }

    #[test]
    fn r71_gammons_count_from_the_start_without_a_cube() -> Result<(), DecisionError> {
        for (cube, variant, gammon) in [
            (true, Variant::Standard, 1.0),
            (false, Variant::Standard, 2.0),
            (true, Variant::Portes, 2.0),
        ] {
            let mut builder = Decision::builder(Board::start(variant))
                .variant(variant)
                .jacoby();
            if !cube {
                builder = builder.without_cube();
            }
            let decision = builder.build()?;
            let counted = decision.counted(Win::Gammon).factor();
            let payoffs = Context::of_decision(&decision, Met::default()).payoffs();
            assert_eq!((counted as f32, payoffs.win[1]), (gammon, Equity(gammon)));
        }
        Ok(())
    }

    #[test]
    fn payoffs_follow_the_match_score() {
        let at = |own: u8, opponent: u8| {
            let away = |points| Away::new(points).expect("1 to 25");
            let standing = Standing::Match(MatchScore {
                own: away(own),
                opponent: away(opponent),
                crawford: Crawford::Ahead,
                met: Met::default(),
            });
            let context = Context {
                standing,
                ..Context::MONEY
            };
            context.payoffs()
        };
        assert_eq!(at(1, 1), Payoffs::SINGLE);
        // A player who is two points away gains nothing from a third point, and a player who is one point away gains
        // nothing from a second.
        let post_crawford = at(2, 1);
        assert!(post_crawford.win[1] > post_crawford.win[0]);
        assert_eq!(post_crawford.win[1], post_crawford.win[2]);
        assert_eq!(post_crawford.lose, [Equity(-1.0); 3]);
    }

    #[test]
    fn r71_payoffs_follow_the_variant_and_jacoby() {
        let jacoby = |access| Context {
            standing: Standing::Money {
                jacoby: true,
                beavers: false,
            },
            access,
            ..Context::MONEY
        };
        assert_eq!(jacoby(CubeAccess::Centre).payoffs(), Payoffs::SINGLE);
        assert_eq!(jacoby(CubeAccess::Opponent).payoffs(), Payoffs::MONEY);
        let scored = |scoring| Context {
            scoring,
            ..Context::MONEY
        };
        assert_eq!(scored(Scoring::Portes).payoffs().win[2], Equity(2.0));
        assert_eq!(scored(Scoring::Misere).payoffs().win[0], Equity(-1.0));
    }
}
