//! Position being set up.

use rules::{
    BarBackgammon, Beavers, Board, ByPlayer, Crawford, Decision, DecisionError, Die, MatchLength,
    Money, Offer, Pips, Player, Question, Score, Setup, Variant,
};
use serde::{Deserialize, Serialize};
use terms::{Form, Purpose};

/// Maximum cube value that can be selected.
pub const MAX_CUBE: u32 = 64;
/// Maximum number of checkers per side in any variant.
const MAX_CHECKERS: u8 = 15;

/// Decision to be made.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SketchQuestion {
    /// Roll, or double if possible.
    #[default]
    Roll,
    /// Play these dice.
    Dice(u8, u8),
    /// Answer the double offered by the player on roll.
    Double,
}

/// Position with score, cube and rules, which may be impossible.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Sketch {
    /// Checkers, from White's view. Checkers that are not on the board are borne off (index 0).
    pub(crate) board: Setup,
    /// Player on roll.
    pub on_roll: Player,
    /// Decision to be made.
    pub asked: SketchQuestion,
    /// Match length in points; 0 for money play.
    pub length: u8,
    /// Points won by each player.
    pub points: ByPlayer<u8>,
    /// `true` in the Crawford game.
    pub crawford: bool,
    /// `true` if the Jacoby rule applies: in money play, gammons count only after a double.
    pub jacoby: bool,
    /// Number of beavers (immediate redoubles) allowed in money play.
    pub beavers: Beavers,
    /// Rule variant.
    pub variant: Variant,
    /// Cube value; 0 for a game without a cube.
    pub cube: u32,
    /// Cube owner; `None` if the cube is centred.
    pub owner: Option<Player>,
    /// Points that must be empty in a pattern: bit `n` is White's point `n`, from 1 to 24. Not used for a position.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub(crate) empty: u32,
}

impl Default for Sketch {
    fn default() -> Self {
        Self {
            board: Variant::Standard.setup(),
            on_roll: Player::White,
            asked: SketchQuestion::Roll,
            length: 0,
            points: ByPlayer::default(),
            crawford: false,
            jacoby: false,
            beavers: Beavers::None,
            variant: Variant::Standard,
            cube: 1,
            owner: None,
            empty: 0,
        }
    }
}

/// `serde` passes the field to `skip_serializing_if` by reference.
#[expect(clippy::trivially_copy_pass_by_ref)]
const fn is_zero(empty: &u32) -> bool {
    *empty == 0
}

impl Sketch {
    /// Creates a sketch of any position, given from White's view, in order to name its places.
    pub(crate) fn showing(board: Setup) -> Self {
        Self {
            board,
            ..Self::default()
        }
    }

    /// Creates a sketch of a possible position. A pending resignation is dropped.
    pub fn of(decision: &Decision) -> Self {
        let board = decision.board_of(Player::White);
        let (length, points, crawford, jacoby, beavers) = match decision.score() {
            Score::Money { jacoby, beavers } => (0, ByPlayer::default(), false, jacoby, beavers),
            Score::Match {
                length,
                points,
                crawford,
            } => (
                length.points(),
                points,
                crawford == Crawford::Now,
                false,
                Beavers::None,
            ),
        };
        Self {
            board: Setup::from(board),
            on_roll: decision.on_roll(),
            asked: match (decision.roll(), decision.question()) {
                (Some(roll), _) => SketchQuestion::Dice(roll.high().pips(), roll.low().pips()),
                (None, Question::Answer { .. }) => SketchQuestion::Double,
                (None, _) => SketchQuestion::Roll,
            },
            length,
            points,
            crawford,
            jacoby,
            beavers,
            variant: decision.variant(),
            cube: decision.cube().map_or(0, |cube| cube.value.points()),
            owner: decision.cube().and_then(|cube| cube.owner),
            empty: 0,
        }
    }

    /// Returns an empty sketch, used as the start of a pattern.
    pub fn bare() -> Self {
        let variant = Variant::Standard;
        let mut side = [0; 26];
        side[0] = variant.checkers();
        Self {
            board: Setup {
                own: side,
                opponent: side,
            },
            cube: 0,
            ..Self::default()
        }
    }

    /// Parses the text returned by [`Sketch::stored`]; `None` if it is damaged.
    pub fn restored(text: &str) -> Option<Self> {
        let sketch: Self = serde_json::from_str(text).ok()?;
        let sides = [&sketch.board.own, &sketch.board.opponent];
        let small = |side: &&[u8; 26]| {
            side.iter().map(|&count| u32::from(count)).sum::<u32>() <= MAX_CHECKERS.into()
        };
        let dice = match sketch.asked {
            SketchQuestion::Dice(a, b) => [a, b].map(Die::new).iter().all(Option::is_some),
            SketchQuestion::Double | SketchQuestion::Roll => true,
        };
        (sides.iter().all(small) && dice).then_some(sketch)
    }

    /// Returns the sketch as text for storage.
    pub fn stored(&self) -> String {
        // Serialising plain numbers and names cannot fail.
        serde_json::to_string(self).unwrap_or_default()
    }

    /// Returns the stakes and the variant as a form.
    pub fn form(&self) -> Form {
        Form {
            length: MatchLength::new(self.length),
            variant: self.variant,
            money: Money {
                jacoby: self.jacoby,
                beavers: self.beavers,
                ..Money::default()
            },
            ..Form::new(Purpose::Position)
        }
    }

    /// Changes the stakes; money play has no score.
    pub(crate) fn set_stakes(&mut self, form: &Form) {
        self.length = form.length.map_or(0, MatchLength::points);
        self.jacoby = form.money.jacoby;
        self.beavers = form.money.beavers;
        if self.length == 0 {
            self.points = ByPlayer::default();
            self.crawford = false;
        }
    }

    /// Returns the checkers, from White's view.
    pub const fn board(&self) -> &Setup {
        &self.board
    }

    /// Returns the points that must be empty in a pattern: bit `n` is White's point `n`.
    pub const fn empty(&self) -> u32 {
        self.empty
    }

    /// Returns `true` if White's point with this number must be empty in a pattern.
    pub const fn must_be_empty(&self, white: u8) -> bool {
        white < 32 && self.empty >> white & 1 == 1
    }

    /// Returns one side's checkers in that side's numbering: 0 is off, 1 to 24 are the points, 25 is the bar.
    pub const fn side(&self, player: Player) -> &[u8; 26] {
        match player {
            Player::White => &self.board.own,
            Player::Black => &self.board.opponent,
        }
    }

    pub(crate) const fn side_mut(&mut self, player: Player) -> &mut [u8; 26] {
        match player {
            Player::White => &mut self.board.own,
            Player::Black => &mut self.board.opponent,
        }
    }

    /// Returns a side's pip count.
    pub fn pips(&self, player: Player) -> Pips {
        (0..)
            .zip(self.side(player))
            .map(|(number, &count)| number * Pips::from(count))
            .sum()
    }

    /// Returns the position as a decision.
    ///
    /// # Errors
    ///
    /// Returns the first reason why the position cannot occur in a game.
    pub fn decision(&self) -> Result<Decision, DecisionError> {
        let board = Board::try_from(self.board).map_err(DecisionError::Board)?;
        let board = match self.on_roll {
            Player::White => board,
            Player::Black => board.flipped(),
        };
        let mut builder = Decision::builder(board)
            .on_roll(self.on_roll)
            .variant(self.variant)
            .bar_backgammon(BarBackgammon::Three)
            .score(self.points);
        builder = if self.cube == 0 {
            builder.without_cube()
        } else {
            builder.cube(self.cube, self.owner)
        };
        if self.length > 0 {
            builder = builder.match_to(self.length);
        } else {
            builder = builder.beavers(self.beavers);
            if self.jacoby {
                builder = builder.jacoby();
            }
        }
        if self.crawford {
            builder = builder.crawford(Crawford::Now);
        }
        match self.asked {
            SketchQuestion::Roll => builder.before_roll(),
            SketchQuestion::Dice(first, second) => builder.play(first, second),
            SketchQuestion::Double => {
                builder.answer(Offer::Double, self.cube.max(1).saturating_mul(2))
            }
        }
        .build()
    }

    /// Returns the sketch mirrored if necessary, so that the player who decides is White: the player on roll, or the
    /// player who answers a double.
    #[must_use]
    pub const fn decider_first(self) -> Self {
        let is_white = match self.asked {
            SketchQuestion::Double => matches!(self.on_roll, Player::Black),
            SketchQuestion::Roll | SketchQuestion::Dice(..) => {
                matches!(self.on_roll, Player::White)
            }
        };
        if is_white { self } else { self.mirrored() }
    }

    /// Returns the sketch with the colours swapped, so that White has Black's position.
    #[must_use]
    pub const fn mirrored(self) -> Self {
        Self {
            board: Setup {
                own: self.board.opponent,
                opponent: self.board.own,
            },
            on_roll: self.on_roll.opponent(),
            points: ByPlayer {
                white: self.points.black,
                black: self.points.white,
            },
            owner: match self.owner {
                Some(owner) => Some(owner.opponent()),
                None => None,
            },
            // Bit `n` becomes bit `25 - n`, because the last bit of 32 is bit 31.
            empty: self.empty.reverse_bits() >> 6,
            ..self
        }
    }
}
