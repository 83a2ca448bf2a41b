//! Scores for which the opening book has rollouts.

use rules::{Board, ByPlayer, Crawford, Decision, Player, Roll, Score, Variant};

/// Score at which a play was rolled out, from the perspective of the player on roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum BookScore {
    /// Money play with a centred cube, without the Jacoby rule.
    Money,
    /// Both players need one point.
    DoubleMatchPoint,
    /// The player on roll needs two points and the opponent needs one, in the Crawford game.
    GammonGo,
    /// The player on roll needs one point and the opponent needs two, in the Crawford game.
    GammonSave,
}

impl BookScore {
    /// All scores.
    pub const ALL: [Self; 4] = [
        Self::Money,
        Self::DoubleMatchPoint,
        Self::GammonGo,
        Self::GammonSave,
    ];

    /// Returns the key of the score in files and in the catalogue.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Money => "money",
            Self::DoubleMatchPoint => "dmp",
            Self::GammonGo => "gammon-go",
            Self::GammonSave => "gammon-save",
        }
    }

    /// Returns the score with this key; `None` for any other text.
    pub fn of_key(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|score| score.key() == key)
    }

    /// Returns the same score from the opponent's perspective.
    #[must_use]
    pub const fn flipped(self) -> Self {
        match self {
            Self::GammonGo => Self::GammonSave,
            Self::GammonSave => Self::GammonGo,
            same => same,
        }
    }

    /// Returns the decision to play `roll` in this position at this score.
    pub fn decision(self, board: &Board, roll: Roll) -> Option<Decision> {
        let (high, low) = (roll.high().pips(), roll.low().pips());
        let builder = Decision::builder(*board)
            .on_roll(Player::White)
            .play(high, low);
        let at = |length, white, black, crawford| {
            builder
                .match_to(length)
                .score(ByPlayer { white, black })
                .crawford(crawford)
        };
        let builder = match self {
            Self::Money => builder,
            Self::DoubleMatchPoint => builder.match_to(1),
            Self::GammonGo => at(2, 0, 1, Crawford::Now),
            Self::GammonSave => at(2, 1, 0, Crawford::Now),
        };
        builder.build().ok()
    }

    /// Returns the score of `decision` and `true` if the book has rollouts at that score; otherwise, returns money play
    /// and `false`. `None` if the cube has been turned, or for a non-standard variant.
    pub fn of(decision: &Decision) -> Option<(Self, bool)> {
        let was_turned = decision.cube().is_some_and(|cube| cube.was_turned());
        if decision.variant() != Variant::Standard || was_turned {
            return None;
        }
        let (score, player) = (decision.score(), decision.on_roll());
        let Score::Match { crawford, .. } = score else {
            return Some((Self::Money, decision.cube().is_some()));
        };
        let is_crawford = crawford == Crawford::Now;
        Some(match (score.away(player), score.away(player.opponent())) {
            (Some(1), Some(1)) => (Self::DoubleMatchPoint, true),
            (Some(2), Some(1)) if is_crawford => (Self::GammonGo, true),
            (Some(1), Some(2)) if is_crawford => (Self::GammonSave, true),
            _ => (Self::Money, false),
        })
    }
}
