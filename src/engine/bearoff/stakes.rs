//! Cube states in short bear-offs, and the equity of each at the end of the game.
//!
//! Gammons are impossible because both sides have borne off checkers. Equities are points per cube in money play, where
//! all cube values are equivalent, and 2 * MWC - 1 in a match, so that the two players' equities add up to 0.

use std::iter;

use rules::CubeValue;

use crate::{CubeAccess, MatchScore};

/// Number of cube states in a block: cubes owned by the two players come in pairs.
pub(super) const LANES: usize = 2;
/// Maximum number of blocks of [`LANES`] cube states.
pub(super) const MAX_BLOCKS: usize = 5;
/// Equities for [`LANES`] cube states.
pub(super) type Block = [f32; LANES];
/// Equity in each cube state; the values of unused entries are arbitrary.
pub(super) type Values = [Block; MAX_BLOCKS];

/// Cube state, defined by who may turn the cube.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Cube {
    /// Neither player may turn the cube again.
    Dead,
    /// Both players may turn the cube.
    Centred,
    /// A player owns the cube. In money play and at a tied score, player 0 is on roll; otherwise, player 0 is the
    /// player from whose perspective the score is given.
    Owned(usize, CubeValue),
}

/// Cube states in money play or at a match score.
pub(super) struct Stakes {
    cubes: Vec<Cube>,
    /// Match score from player 0's perspective; `None` in money play.
    score: Option<MatchScore>,
    players: Vec<Payoffs>,
}

/// Payoffs for the player on roll in each cube state.
struct Payoffs {
    win: Values,
    lose: Values,
    /// Doubles available to the player.
    doubles: Vec<Double>,
}

/// Double by the player on roll.
struct Double {
    /// Index of the cube state before the double.
    cube: usize,
    /// Index of the cube state after a take. The equity of taking is `factor` times the equity of that state, plus
    /// `offset`.
    taken: usize,
    factor: f32,
    offset: f32,
    /// Equity of a drop.
    dropped: f32,
}

impl Stakes {
    /// Index of the dead cube.
    const DEAD: usize = 0;

    /// Creates the single cube state of a cubeless game.
    pub(super) fn cubeless() -> Self {
        Self {
            cubes: vec![Cube::Dead],
            score: None,
            players: vec![Payoffs {
                win: [[1.0; LANES]; MAX_BLOCKS],
                lose: [[-1.0; LANES]; MAX_BLOCKS],
                doubles: Vec::new(),
            }],
        }
    }

    /// Creates the cube states for money play. Without gammons, neither the Jacoby rule nor beavers affect best play.
    pub(super) fn money() -> Self {
        let double = |cube| Double {
            cube,
            taken: 3,
            factor: 2.0,
            offset: 0.0,
            dropped: 1.0,
        };
        let any = CubeValue::ONE;
        Self {
            cubes: vec![
                Cube::Dead,
                Cube::Centred,
                Cube::Owned(0, any),
                Cube::Owned(1, any),
            ],
            score: None,
            players: vec![Payoffs {
                win: [[1.0; LANES]; MAX_BLOCKS],
                lose: [[-1.0; LANES]; MAX_BLOCKS],
                doubles: vec![double(1), double(2)],
            }],
        }
    }

    /// Creates the cube states for a game at `score`, which is from player 0's perspective.
    pub(super) fn at_score(score: MatchScore) -> Self {
        // At a tied score, both players have the same payoffs.
        let players = if score == score.flipped() { 1 } else { 2 };
        Self::of_players(score, players)
    }

    /// Creates the cube states for a game at `score`, with payoffs for this number of players.
    pub(super) fn of_players(score: MatchScore, players: usize) -> Self {
        let mut cubes = vec![Cube::Dead, Cube::Centred];
        let values = iter::successors(CubeValue::ONE.doubled(), |value| value.doubled());
        for value in values {
            let live = [0, 1]
                .into_iter()
                .filter(|&player| is_live(score, player, value));
            cubes.extend(live.map(|player| Cube::Owned(player, value)));
        }
        let players = (0..players).map(|player| payoffs(&cubes, score, player));
        Self {
            players: players.collect(),
            cubes,
            score: Some(score),
        }
    }

    /// Returns the number of players with distinct payoffs.
    pub(super) fn players(&self) -> usize {
        self.players.len()
    }

    /// Returns the number of blocks in use.
    pub(super) fn blocks(&self) -> usize {
        self.cubes.len().div_ceil(LANES)
    }

    /// Returns the equities for `player` of a won or lost game.
    pub(super) fn finished(&self, player: usize, is_won: bool) -> Values {
        let payoffs = &self.players[player];
        if is_won { payoffs.win } else { payoffs.lose }
    }

    /// Returns `player`'s equities before a possible double, indexed by the cube states from the opponent's
    /// perspective; `rolling` contains the equities without a double.
    pub(super) fn before_double(&self, player: usize, rolling: &Values) -> Values {
        let mut values = *rolling;
        for double in &self.players[player].doubles {
            let taken = double.offset + double.factor * get(rolling, double.taken);
            let doubled = taken.min(double.dropped);
            values[double.cube / LANES][double.cube % LANES] =
                doubled.max(get(rolling, double.cube));
        }
        // If both players have the same payoffs, player 0 is always on roll, so each cube's owner changes with the
        // perspective.
        if self.players.len() == 1 {
            let owned = 1..self.blocks();
            values[owned].iter_mut().for_each(|pair| pair.swap(0, 1));
        }
        values
    }

    /// Returns the winning chance of the player whose equities are `values`.
    pub(super) fn win(values: &Block) -> f32 {
        0.5 * (values[Self::DEAD] + 1.0)
    }

    /// Returns the value of `values` for `player` with this cube: points per cube in money play, MWC in a match. `None`
    /// if such a cube is impossible at this score.
    pub(super) fn worth(
        &self,
        player: usize,
        values: &Values,
        value: CubeValue,
        access: CubeAccess,
    ) -> Option<f32> {
        let owner = match access {
            CubeAccess::Mover => Some(player),
            CubeAccess::Opponent => Some(1 - player),
            CubeAccess::Centre | CubeAccess::Nobody => None,
        };
        let Some(score) = self.score else {
            let cube = match owner {
                _ if access == CubeAccess::Nobody || value.doubled().is_none() => Self::DEAD,
                None => 1,
                Some(owner) => 2 + owner,
            };
            return Some(get(values, cube));
        };
        let is_dead = match owner {
            Some(owner) => !is_live(score, owner, value),
            None if access == CubeAccess::Nobody => true,
            None => [0, 1].iter().all(|&owner| !is_live(score, owner, value)),
        };
        let equity = if is_dead {
            let (win, lose) = ends(score, player, value);
            let win_chance = Self::win(&values[0]);
            win_chance * win + (1.0 - win_chance) * lose
        } else {
            let cube = match owner {
                Some(owner) => Cube::Owned(owner, value),
                None if value == CubeValue::ONE => Cube::Centred,
                None => return None,
            };
            get(values, self.cubes.iter().position(|one| *one == cube)?)
        };
        Some(0.5 * (equity + 1.0))
    }
}

fn get(values: &Values, cube: usize) -> f32 {
    values[cube / LANES][cube % LANES]
}

/// Returns the score from the perspective of `player`.
const fn seen_by(score: MatchScore, player: usize) -> MatchScore {
    if player == 0 { score } else { score.flipped() }
}

/// Returns `true` if `player` still has a use for a cube of `value`, that is, if winning this cube would not yet win
/// the match.
fn is_live(score: MatchScore, player: usize, value: CubeValue) -> bool {
    u32::from(seen_by(score, player).own.points()) > value.points()
}

/// Returns `player`'s equities for winning and for losing a cube of `value`.
fn ends(score: MatchScore, player: usize, value: CubeValue) -> (f32, f32) {
    let score = seen_by(score, player);
    let [win, lose] = [
        score.after_win(value.points()),
        score.after_loss(value.points()),
    ];
    (2.0 * win.0 - 1.0, 2.0 * lose.0 - 1.0)
}

/// Returns `player`'s payoffs for each of `cubes`.
fn payoffs(cubes: &[Cube], score: MatchScore, player: usize) -> Payoffs {
    let mut all = Payoffs {
        win: [[0.0; LANES]; MAX_BLOCKS],
        lose: [[0.0; LANES]; MAX_BLOCKS],
        doubles: Vec::new(),
    };
    for (nth, cube) in cubes.iter().enumerate() {
        let (value, may_double) = match *cube {
            // The equity is 2 * winning chance - 1 at any value.
            Cube::Dead => (None, false),
            Cube::Centred => (Some(CubeValue::ONE), true),
            Cube::Owned(owner, value) => (Some(value), owner == player),
        };
        let (win, lose) = value.map_or((1.0, -1.0), |value| ends(score, player, value));
        all.win[nth / LANES][nth % LANES] = win;
        all.lose[nth / LANES][nth % LANES] = lose;
        let turned = value.filter(|&value| may_double && is_live(score, player, value));
        all.doubles.extend(
            turned
                .and_then(CubeValue::doubled)
                .map(|value| double(cubes, score, player, nth, value, win)),
        );
    }
    all
}

/// Returns `player`'s double that raises the cube to `value`.
fn double(
    cubes: &[Cube],
    score: MatchScore,
    player: usize,
    cube: usize,
    value: CubeValue,
    dropped: f32,
) -> Double {
    let owned = Cube::Owned(1 - player, value);
    let live = cubes.iter().position(|one| *one == owned);
    let (win, lose) = ends(score, player, value);
    // With a dead cube, the equity is linear in the winning chance.
    let (factor, offset) = match live {
        Some(_) => (1.0, 0.0),
        None => (0.5 * (win - lose), 0.5 * (win + lose)),
    };
    Double {
        cube,
        taken: live.unwrap_or(Stakes::DEAD),
        factor,
        offset,
        dropped,
    }
}
