//! Builder that creates a decision from external data and validates it in the final step.

use super::{Crawford, Decision, DecisionError, Pending, Score, doubled};
use crate::{
    BarBackgammon, Beavers, Board, ByPlayer, Cube, CubeValue, Die, MatchLength, Offer, Player,
    Refusal, Roll, Ruleset, Scoring, Setup, Stakes, Variant, Win,
};

/// Builder for a [`Decision`]. Setters may be called in any order; if a setter is called more than once, the last call
/// wins. Values are not validated until [`DecisionBuilder::build`] is called.
///
/// ```
/// let start = rules::Board::start(rules::Variant::Standard);
/// let doubled = rules::Decision::builder(start).answer(rules::Offer::Double, 2);
/// assert!(doubled.build().is_ok());
/// assert!(doubled.without_cube().build().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case")
)]
pub struct DecisionBuilder {
    board: Setup,
    on_roll: Player,
    asked: Asked,
    resigned: Option<Win>,
    variant: Variant,
    bar_backgammon: BarBackgammon,
    /// Match length; `None` for money play.
    length: Option<u8>,
    points: ByPlayer<u8>,
    crawford: Option<Crawford>,
    jacoby: bool,
    beavers: Beavers,
    uses_cube: bool,
    value: u32,
    owner: Option<Player>,
}

/// Question with unvalidated numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case")
)]
enum Asked {
    BeforeRoll,
    Roll,
    Double,
    Play(u8, u8),
    Answer(Offer, u32),
}

impl DecisionBuilder {
    pub(super) fn new(board: Setup) -> Self {
        Self {
            board,
            on_roll: Player::White,
            asked: Asked::BeforeRoll,
            resigned: None,
            variant: Variant::Standard,
            bar_backgammon: BarBackgammon::Three,
            length: None,
            points: ByPlayer::default(),
            crawford: None,
            jacoby: false,
            beavers: Beavers::None,
            uses_cube: true,
            value: 1,
            owner: None,
        }
    }

    pub(super) fn of(decision: &Decision) -> Self {
        let blank = Self::new(decision.board.into());
        let (length, points, crawford, jacoby, beavers) = match decision.score {
            Score::Money { jacoby, beavers } => (None, blank.points, None, jacoby, beavers),
            Score::Match {
                length,
                points,
                crawford,
            } => {
                let length = Some(length.points());
                (length, points, Some(crawford), false, Beavers::None)
            }
        };
        Self {
            on_roll: decision.on_roll,
            asked: match decision.pending {
                Pending::Roll => Asked::Roll,
                Pending::Double => Asked::Double,
                Pending::Play(roll) => Asked::Play(roll.high().pips(), roll.low().pips()),
                Pending::Answer { offer, value } => Asked::Answer(offer, value.points()),
            },
            resigned: decision.resigned,
            variant: decision.variant,
            bar_backgammon: decision.bar_backgammon,
            length,
            points,
            crawford,
            jacoby,
            beavers,
            uses_cube: decision.cube.is_some(),
            value: decision.value().points(),
            owner: decision.cube.and_then(|cube| cube.owner),
            ..blank
        }
    }

    /// Sets the position, from the perspective of the player on roll.
    #[must_use]
    pub fn board(mut self, board: impl Into<Setup>) -> Self {
        self.board = board.into();
        self
    }

    /// Sets the player on roll, from whose perspective the board is given.
    #[must_use]
    pub const fn on_roll(mut self, player: Player) -> Self {
        self.on_roll = player;
        self
    }

    /// Asks the player on roll to double or roll, or just to roll if the cube cannot be turned. This is the default.
    #[must_use]
    pub const fn before_roll(mut self) -> Self {
        self.asked = Asked::BeforeRoll;
        self
    }

    /// Asks the player to roll, without the right to double, as in the first turn of a game (R66).
    #[must_use]
    pub const fn roll(mut self) -> Self {
        self.asked = Asked::Roll;
        self
    }

    /// Asks the player to double or roll; [`Self::build`] fails if the cube cannot be turned.
    #[must_use]
    pub const fn double(mut self) -> Self {
        self.asked = Asked::Double;
        self
    }

    /// Asks the player to play these dice, in either order.
    #[must_use]
    pub const fn play(mut self, a: u8, b: u8) -> Self {
        self.asked = Asked::Play(a, b);
        self
    }

    /// Asks the player to answer an offer that raises the cube to `value`. The cube setting describes the cube before
    /// the double.
    #[must_use]
    pub const fn answer(mut self, offer: Offer, value: u32) -> Self {
        self.asked = Asked::Answer(offer, value);
        self
    }

    /// Asks the player to answer a resignation by the player who would otherwise decide.
    #[must_use]
    pub const fn resigned(mut self, win: Win) -> Self {
        self.resigned = Some(win);
        self
    }

    /// Sets the backgammon variant.
    #[must_use]
    pub const fn variant(mut self, variant: Variant) -> Self {
        self.variant = variant;
        self
    }

    /// Sets the value of a backgammon with a checker on the bar.
    #[must_use]
    pub const fn bar_backgammon(mut self, counts: BarBackgammon) -> Self {
        self.bar_backgammon = counts;
        self
    }

    /// Makes the game part of a match to this number of points; the default is money play. Unless
    /// [`DecisionBuilder::crawford`] is called, the Crawford game is still to come while both players need more than
    /// one point, and is over otherwise.
    #[must_use]
    pub const fn match_to(mut self, points: u8) -> Self {
        self.length = Some(points);
        self
    }

    /// Sets the current match score.
    #[must_use]
    pub const fn score(mut self, points: ByPlayer<u8>) -> Self {
        self.points = points;
        self
    }

    /// Sets the Crawford state of the match.
    #[must_use]
    pub const fn crawford(mut self, crawford: Crawford) -> Self {
        self.crawford = Some(crawford);
        self
    }

    /// Enables the Jacoby rule: gammons in money play count only once the cube has been turned.
    #[must_use]
    pub const fn jacoby(mut self) -> Self {
        self.jacoby = true;
        self
    }

    /// Sets the limit on immediate redoubles in money play.
    #[must_use]
    pub const fn beavers(mut self, beavers: Beavers) -> Self {
        self.beavers = beavers;
        self
    }

    /// Sets the cube's value and owner; `None` centres the cube.
    #[must_use]
    pub const fn cube(mut self, value: u32, owner: Option<Player>) -> Self {
        self.uses_cube = true;
        self.value = value;
        self.owner = owner;
        self
    }

    /// Removes the cube from the game.
    #[must_use]
    pub const fn without_cube(mut self) -> Self {
        self.uses_cube = false;
        self.value = 1;
        self.owner = None;
        self
    }

    /// Applies a ruleset's variant, stakes and options; the score is unchanged.
    #[must_use]
    pub fn ruleset(mut self, ruleset: &Ruleset) -> Self {
        self.variant = ruleset.variant;
        self.bar_backgammon = ruleset.bar_backgammon;
        self.uses_cube = ruleset.cube;
        (self.length, self.crawford) = (None, None);
        (self.jacoby, self.beavers) = (false, Beavers::None);
        match ruleset.stakes {
            Stakes::Money(money) => (self.jacoby, self.beavers) = (money.jacoby, money.beavers),
            Stakes::Match(played) => {
                self.length = Some(played.length.points());
                self.crawford = (!played.crawford).then_some(Crawford::Over);
            }
        }
        self
    }

    /// Builds the decision if it can occur in a game. A cube value that is merely implausible at the current score is
    /// accepted.
    ///
    /// # Errors
    /// Returns the first reason found why the decision is impossible.
    pub fn build(self) -> Result<Decision, DecisionError> {
        let board = Board::try_from(self.board).map_err(DecisionError::Board)?;
        let each = board.own().checkers();
        if each != self.variant.checkers() {
            let variant = self.variant;
            return Err(DecisionError::Checkers { each, variant });
        }
        if board.own().is_off() || board.opponent().is_off() {
            return Err(DecisionError::GameOver);
        }
        let mut score = self.checked_score()?;
        let cube = self.checked_cube(&score)?;
        if let (None, Score::Money { jacoby, beavers }) = (cube, &mut score) {
            (*jacoby, *beavers) = (false, Beavers::None);
        }
        let pending = self.checked_pending(cube, &score)?;
        let decision = Decision {
            board,
            on_roll: self.on_roll,
            pending,
            resigned: None,
            cube,
            score,
            variant: self.variant,
            bar_backgammon: self.bar_backgammon,
        };
        let largest = Win::largest(self.variant.scoring(), self.bar_backgammon);
        if self.resigned.is_some_and(|win| win > largest) {
            return Err(DecisionError::NoSuchWin);
        }
        Ok(Decision {
            resigned: self.resigned.map(|win| decision.counted(win)),
            ..decision
        })
    }

    fn checked_score(&self) -> Result<Score, DecisionError> {
        let Some(length) = self.length else {
            if self.points != ByPlayer::default() {
                return Err(DecisionError::ScoreInMoneyPlay);
            }
            return match self.crawford {
                Some(Crawford::Now) => Err(DecisionError::NotCrawford),
                _ => Ok(Score::Money {
                    jacoby: self.jacoby,
                    beavers: self.beavers,
                }),
            };
        };
        let length = MatchLength::new(length).ok_or(DecisionError::MatchLength(length))?;
        if self.jacoby || self.beavers != Beavers::None {
            return Err(DecisionError::MoneyOption);
        }
        let won = |player: &Player| self.points[*player] >= length.points();
        if let Some(player) = Player::BOTH.into_iter().find(won) {
            return Err(DecisionError::MatchOver(player));
        }
        let goal = length.points() - 1;
        let one_away = Player::BOTH.map(|player| self.points[player] == goal);
        let first = if one_away == [false; 2] {
            Crawford::Ahead
        } else {
            Crawford::Over
        };
        let crawford = self.crawford.unwrap_or(first);
        match crawford {
            Crawford::Ahead if first == Crawford::Over => Err(DecisionError::CrawfordMissed),
            Crawford::Now if one_away[0] == one_away[1] => Err(DecisionError::NotCrawford),
            _ => Ok(Score::Match {
                length,
                points: self.points,
                crawford,
            }),
        }
    }

    fn checked_cube(&self, score: &Score) -> Result<Option<Cube>, DecisionError> {
        let value = CubeValue::new(self.value).ok_or(DecisionError::CubeValue(self.value))?;
        let owner = self.owner;
        let turned = owner.is_some() || value != CubeValue::ONE;
        let one_point = matches!(score, Score::Match { length, .. } if length.points() == 1);
        if !self.uses_cube || one_point || self.variant.scoring() != Scoring::Standard {
            return if turned {
                Err(DecisionError::NoCube)
            } else {
                Ok(None)
            };
        }
        if turned && score.is_crawford() {
            return Err(DecisionError::CubeInCrawford);
        }
        if owner.is_some() && value == CubeValue::ONE {
            return Err(DecisionError::OwnedUnturned);
        }
        if owner.is_none() && turned && matches!(score, Score::Match { .. }) {
            return Err(DecisionError::CentredAbove(self.value));
        }
        Ok(Some(Cube { value, owner }))
    }

    fn checked_pending(&self, cube: Option<Cube>, score: &Score) -> Result<Pending, DecisionError> {
        let doubled = || doubled(self.on_roll, cube, score).map_err(DecisionError::Cube);
        match self.asked {
            Asked::BeforeRoll if doubled().is_ok() => Ok(Pending::Double),
            Asked::BeforeRoll | Asked::Roll => Ok(Pending::Roll),
            Asked::Double => doubled().map(|_| Pending::Double),
            Asked::Play(a, b) => {
                let die = |pips| Die::new(pips).ok_or(DecisionError::Die(pips));
                Ok(Pending::Play(Roll::new(die(a)?, die(b)?)))
            }
            Asked::Answer(offer, value) => {
                let wrong = DecisionError::OfferedValue(value);
                let value = CubeValue::new(value).ok_or(wrong)?;
                let mut made = (Offer::Double, doubled()?);
                // Each further offer doubles the value, so the loop terminates at the cube limit at the latest.
                while made.1 < value {
                    made = score
                        .redoubled(made.0, made.1)
                        .map_err(DecisionError::Cube)?;
                }
                if made == (offer, value) {
                    Ok(Pending::Answer { offer, value })
                } else {
                    Err(refused_offer(offer, score).map_or(wrong, DecisionError::Cube))
                }
            }
        }
    }
}

/// Returns the reason why a beaver or raccoon is forbidden in every position at this score; `None` if it is allowed.
fn refused_offer(offer: Offer, score: &Score) -> Option<Refusal> {
    let before = match offer {
        Offer::Double => return None,
        Offer::Beaver => Offer::Double,
        Offer::Raccoon => Offer::Beaver,
    };
    score.redoubled(before, CubeValue::ONE).err()
}
