//! A player's [`Decision`], with all data that affects the best choice.
//!
//! Players, score and cube owner are absolute ([`Player`]). The board is from the perspective of the player on roll
//! ([`Decision::board`]), who is not always the deciding player ([`Decision::player`]), because doubles are answered by
//! the opponent.

mod builder;
mod choice;
mod conversion;
mod error;
mod question;
mod score;

#[cfg(test)]
mod tests;

pub use self::{
    builder::DecisionBuilder,
    choice::{Choice, Decided},
    error::DecisionError,
    question::{Pending, Question},
    score::{Crawford, Score},
};

use crate::{
    BarBackgammon, Beavers, Board, ByPlayer, Cube, CubeValue, Offer, Player, Refusal, Roll,
    Scoring, Variant, Win, legal_plays,
};

/// A player's decision: the position, the deciding player, the question, the cube, the score, and the rules that affect
/// the best choice.
///
/// Two decisions are equal if all data that affects the choice is equal. Other options, such as the dice source or the
/// stake per point, are not part of a decision.
///
/// A decision comes from a session ([`crate::Session::decision`]) or from external data, which
/// [`DecisionBuilder::build`] validates:
///
/// ```
/// use rules::{Board, ByPlayer, Decision, Player, Question, Variant};
///
/// let decision = Decision::builder(Board::start(Variant::Standard))
///     .on_roll(Player::Black)
///     .match_to(7)
///     .score(ByPlayer { white: 3, black: 5 })
///     .cube(2, Some(Player::White))
///     .play(3, 1)
///     .build()?;
/// assert_eq!(decision.player(), Player::Black);
/// assert!(matches!(decision.question(), Question::Play(roll) if roll.to_string() == "3-1"));
/// # Ok::<(), rules::DecisionError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Decision {
    /// Position, from the perspective of `on_roll`.
    pub(crate) board: Board,
    pub(crate) on_roll: Player,
    pub(crate) pending: Pending,
    /// Resignation offered by the player who would otherwise answer `pending`.
    pub(crate) resigned: Option<Win>,
    pub(crate) cube: Option<Cube>,
    pub(crate) score: Score,
    pub(crate) variant: Variant,
    pub(crate) bar_backgammon: BarBackgammon,
}

impl Decision {
    /// Returns the player who has to decide.
    ///
    /// ```
    /// use rules::{Board, Decision, Offer, Player, Variant};
    ///
    /// let start = Board::start(Variant::Standard);
    /// let doubled = Decision::builder(start).on_roll(Player::White).answer(Offer::Double, 2).build()?;
    /// assert_eq!((doubled.on_roll(), doubled.player()), (Player::White, Player::Black));
    /// # Ok::<(), rules::DecisionError>(())
    /// ```
    pub fn player(&self) -> Player {
        let pending = self.pending.player(self.on_roll);
        match self.resigned {
            Some(_) => pending.opponent(),
            None => pending,
        }
    }

    /// Returns the player whose turn it is, that is, the player about to roll or the player who has just rolled. While
    /// a double, beaver or raccoon is pending, returns the player who doubled first.
    pub const fn on_roll(&self) -> Player {
        self.on_roll
    }

    /// Returns the position before the first step of the turn, from the perspective of the player on roll.
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// Returns the same position from `player`'s perspective.
    ///
    /// ```
    /// use rules::{Board, Decision, Player, Roll, Variant, legal_plays};
    ///
    /// let start = Board::start(Variant::Standard);
    /// let after = legal_plays(&start, Roll::ALL[3])[0].after;
    /// assert_ne!(after, after.flipped());
    /// let decision = Decision::builder(after).on_roll(Player::Black).build()?;
    /// assert_eq!(decision.board_of(Player::Black), after);
    /// assert_eq!(decision.board_of(Player::White), after.flipped());
    /// # Ok::<(), rules::DecisionError>(())
    /// ```
    pub fn board_of(&self, player: Player) -> Board {
        if player == self.on_roll {
            self.board
        } else {
            self.board.flipped()
        }
    }

    /// Returns the question that the player must answer.
    pub fn question(&self) -> Question {
        let pending = self.pending;
        self.resigned.map_or_else(
            || pending.into(),
            |win| Question::Resignation { win, pending },
        )
    }

    /// Returns the current roll, even while a resignation is pending.
    pub const fn roll(&self) -> Option<Roll> {
        match self.pending {
            Pending::Play(roll) => Some(roll),
            Pending::Roll | Pending::Double | Pending::Answer { .. } => None,
        }
    }

    /// Returns the corresponding money-play decision without a cube: playing the same roll, or rolling if the decision
    /// has no roll. Luck in points is evaluated on this decision, regardless of the match score and the cube.
    #[must_use]
    pub const fn for_points(&self) -> Self {
        let pending = match self.pending {
            play @ Pending::Play(_) => play,
            Pending::Roll | Pending::Double | Pending::Answer { .. } => Pending::Roll,
        };
        Self {
            pending,
            resigned: None,
            cube: None,
            score: Score::Money {
                jacoby: false,
                beavers: Beavers::None,
            },
            ..*self
        }
    }

    /// Returns this decision with White and Black swapped.
    ///
    /// ```
    /// use rules::{Board, Decision, Player, Variant};
    ///
    /// let start = Decision::builder(Board::start(Variant::Standard));
    /// let white = start.on_roll(Player::White).cube(2, Some(Player::White)).build()?;
    /// let black = start.on_roll(Player::Black).cube(2, Some(Player::Black)).build()?;
    /// assert_eq!(white.exchanged(), black);
    /// # Ok::<(), rules::DecisionError>(())
    /// ```
    #[must_use]
    pub fn exchanged(&self) -> Self {
        let score = match self.score {
            Score::Match {
                length,
                points,
                crawford,
            } => Score::Match {
                length,
                points: ByPlayer::new(|player| points[player.opponent()]),
                crawford,
            },
            money @ Score::Money { .. } => money,
        };
        let cube = self.cube.map(|cube| Cube {
            owner: cube.owner.map(Player::opponent),
            ..cube
        });
        Self {
            on_roll: self.on_roll.opponent(),
            cube,
            score,
            ..*self
        }
    }

    /// Returns the cube, disregarding a pending offer; `None` if the game is played without a cube.
    pub const fn cube(&self) -> Option<Cube> {
        self.cube
    }

    /// Returns the cube as it lies on a board: `None` in the Crawford game (R76) and in a game without a cube.
    pub fn cube_on_board(&self) -> Option<Cube> {
        self.cube.filter(|_| !self.score.is_crawford())
    }

    /// Returns the current value of a single win in points, disregarding a pending offer.
    pub fn value(&self) -> CubeValue {
        self.cube.map_or(CubeValue::ONE, |cube| cube.value)
    }

    /// Returns the money-play options, or the match length and score.
    pub const fn score(&self) -> Score {
        self.score
    }

    /// Returns the backgammon variant.
    pub const fn variant(&self) -> Variant {
        self.variant
    }

    /// Returns the scoring of finished games.
    pub const fn scoring(&self) -> Scoring {
        self.variant.scoring()
    }

    /// Returns the value of a backgammon with a checker on the bar.
    pub const fn bar_backgammon(&self) -> BarBackgammon {
        self.bar_backgammon
    }

    /// Returns the win as it is scored. Under the Jacoby rule, every win counts as single until the cube has been
    /// turned (R71, R82).
    ///
    /// ```
    /// use rules::{Board, Decision, Player, Variant, Win};
    ///
    /// let jacoby = Decision::builder(Board::start(Variant::Standard)).jacoby();
    /// assert_eq!(jacoby.build()?.counted(Win::Gammon), Win::Single);
    /// let turned = jacoby.cube(2, Some(Player::White)).build()?;
    /// assert_eq!(turned.counted(Win::Gammon), Win::Gammon);
    /// # Ok::<(), rules::DecisionError>(())
    /// ```
    pub fn counted(&self, win: Win) -> Win {
        let unturned = self.cube.is_some_and(|cube| !cube.was_turned());
        match self.score {
            Score::Money { jacoby: true, .. } if unturned => Win::Single,
            _ => win,
        }
    }

    /// Returns `true` if the player answering a double may redouble immediately (R72); `false` for other questions.
    ///
    /// ```
    /// use rules::{Beavers, Board, Decision, Offer, Variant};
    ///
    /// let doubled = Decision::builder(Board::start(Variant::Standard)).answer(Offer::Double, 2);
    /// assert!(!doubled.build()?.may_beaver());
    /// assert!(doubled.beavers(Beavers::One).build()?.may_beaver());
    /// # Ok::<(), rules::DecisionError>(())
    /// ```
    pub fn may_beaver(&self) -> bool {
        match self.question() {
            Question::Answer { offer, value } => self.score.redoubled(offer, value).is_ok(),
            _ => false,
        }
    }

    /// Returns `true` if the only alternative is to resign, because the question is to roll without a live cube, or
    /// because the roll has at most one legal play.
    ///
    /// ```
    /// use rules::{Board, Decision, Variant};
    ///
    /// let start = Decision::builder(Board::start(Variant::Standard));
    /// assert!(!start.build()?.is_forced(), "to double or to roll");
    /// assert!(start.without_cube().build()?.is_forced(), "to roll");
    /// # Ok::<(), rules::DecisionError>(())
    /// ```
    pub fn is_forced(&self) -> bool {
        match self.question() {
            Question::Roll => true,
            Question::Play(roll) => legal_plays(&self.board, roll).len() < 2,
            Question::Double | Question::Answer { .. } | Question::Resignation { .. } => false,
        }
    }
}

/// Returns the cube value after a double by `by`, or the reason why the cube or the score forbids the double (R68, R69,
/// R75, R76).
pub(crate) fn doubled(by: Player, cube: Option<Cube>, score: &Score) -> Result<CubeValue, Refusal> {
    let cube = cube.ok_or(Refusal::NoCube)?;
    if let Score::Match {
        crawford: Crawford::Now,
        ..
    } = score
    {
        return Err(Refusal::Crawford);
    }
    if cube.owner == Some(by.opponent()) {
        return Err(Refusal::NotYourCube);
    }
    if let Score::Match { length, points, .. } = score
        && u32::from(points[by]) + cube.value.points() >= length.points().into()
    {
        return Err(Refusal::DeadCube);
    }
    cube.value.doubled().ok_or(Refusal::CubeLimit)
}

impl Score {
    /// Returns the next offer in response to `offer`, with its cube value, or the reason why the rules forbid it (R72).
    pub(crate) fn redoubled(
        &self,
        offer: Offer,
        value: CubeValue,
    ) -> Result<(Offer, CubeValue), Refusal> {
        let beavers = match self {
            Self::Money { beavers, .. } => *beavers,
            Self::Match { .. } => Beavers::None,
        };
        let next = match (offer, beavers) {
            (_, Beavers::None) => return Err(Refusal::NoBeavers),
            (Offer::Beaver, Beavers::One) => return Err(Refusal::NoRaccoons),
            (Offer::Double | Offer::Raccoon, _) => Offer::Beaver,
            (Offer::Beaver, Beavers::Unlimited) => Offer::Raccoon,
        };
        Ok((next, value.doubled().ok_or(Refusal::CubeLimit)?))
    }
}
