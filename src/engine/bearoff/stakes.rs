//! The cubes that a short bear-off can be played with, and what each is worth at its end.
//!
//! Gammons are out of the question: both sides have borne off checkers. *Units*: points per cube in money play, where
//! all cube values are alike; in a match 2 x MWC - 1, so that the equity of one player is minus the other's.

use std::iter;

use rules::CubeValue;

use crate::{CubeAccess, MatchScore};

/// Number of cubes that are looked up together.
const LANES: usize = 4;
/// Maximum number of blocks of [`LANES`] cubes.
pub(super) const MAX_BLOCKS: usize = 3;
/// The equities with [`LANES`] cubes.
pub(super) type Block = [f32; LANES];
/// The equity with each cube; the unused ones mean nothing.
pub(super) type Values = [Block; MAX_BLOCKS];

/// A cube, by who may turn it.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Cube {
    /// Neither player, any more.
    Dead,
    /// Both players.
    Centred,
    /// One player: in money play 0 is the player on roll, in a match the one with the score's own points.
    Owned(usize, CubeValue),
}

/// The cubes of money play or of a score.
pub(super) struct Stakes {
    cubes: Vec<Cube>,
    /// The score as player 0 sees it; `None` in money play.
    score: Option<MatchScore>,
    players: Vec<Payoffs>,
}

/// Stakes of the player on roll with each cube.
struct Payoffs {
    win: Values,
    lose: Values,
    /// The cubes that the player may turn.
    doubles: Vec<Double>,
}

/// A double of the player on roll.
struct Double {
    /// The cube that is turned.
    cube: usize,
    /// The cube after a take; its equity times `factor`, plus `offset`, is that of the take.
    taken: usize,
    factor: f32,
    offset: f32,
    /// Equity of a drop.
    dropped: f32,
}

impl Stakes {
    /// Index of the cube that nobody turns: the first.
    const DEAD: usize = 0;

    /// The cubes of money play. Jacoby's rule changes nothing without gammons, and beavers nothing that is right.
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

    /// The cubes of a game at `score`, as player 0 sees it.
    pub(super) fn at_score(score: MatchScore) -> Self {
        let mut cubes = vec![Cube::Dead, Cube::Centred];
        let values = iter::successors(CubeValue::ONE.doubled(), |value| value.doubled());
        for value in values {
            let live = [0, 1]
                .into_iter()
                .filter(|&player| is_live(score, player, value));
            cubes.extend(live.map(|player| Cube::Owned(player, value)));
        }
        let players = [0, 1].map(|player| payoffs(&cubes, score, player));
        Self {
            cubes,
            score: Some(score),
            players: players.into(),
        }
    }

    /// Number of players who have different stakes.
    pub(super) fn players(&self) -> usize {
        self.players.len()
    }

    /// Number of blocks in use.
    pub(super) fn blocks(&self) -> usize {
        self.cubes.len().div_ceil(LANES)
    }

    /// Returns the equities of a game that `player` has won or lost.
    pub(super) fn finished(&self, player: usize, is_won: bool) -> Values {
        let payoffs = &self.players[player];
        if is_won { payoffs.win } else { payoffs.lose }
    }

    /// Returns the equities of `player` before a double, if they are `rolling` without one; the cubes are those that
    /// the opponent sees.
    pub(super) fn before_double(&self, player: usize, rolling: &Values) -> Values {
        let mut values = *rolling;
        for double in &self.players[player].doubles {
            let taken = double.offset + double.factor * get(rolling, double.taken);
            let doubled = taken.min(double.dropped);
            values[double.cube / LANES][double.cube % LANES] =
                doubled.max(get(rolling, double.cube));
        }
        if self.score.is_none() {
            values[0].swap(2, 3);
        }
        values
    }

    /// Returns the chance that the player who sees `values` wins.
    pub(super) fn win(values: &Block) -> f32 {
        0.5 * (values[Self::DEAD] + 1.0)
    }

    /// Returns the worth of `values` to `player` with this cube: points per cube in money play, MWC in a match. `None`
    /// for a cube that a match does not have.
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

/// The score as `player` sees it.
const fn seen_by(score: MatchScore, player: usize) -> MatchScore {
    if player == 0 { score } else { score.flipped() }
}

/// Whether a cube of `value` is of use to `player`: winning it does not win the match yet.
fn is_live(score: MatchScore, player: usize, value: CubeValue) -> bool {
    u32::from(seen_by(score, player).own.points()) > value.points()
}

/// The equities of `player` after winning and losing a cube of `value`.
fn ends(score: MatchScore, player: usize, value: CubeValue) -> (f32, f32) {
    let score = seen_by(score, player);
    let [win, lose] = [
        score.after_win(value.points()),
        score.after_loss(value.points()),
    ];
    (2.0 * win.0 - 1.0, 2.0 * lose.0 - 1.0)
}

/// Returns what `player` can win with each of `cubes`.
fn payoffs(cubes: &[Cube], score: MatchScore, player: usize) -> Payoffs {
    let mut all = Payoffs {
        win: [[0.0; LANES]; MAX_BLOCKS],
        lose: [[0.0; LANES]; MAX_BLOCKS],
        doubles: Vec::new(),
    };
    for (nth, cube) in cubes.iter().enumerate() {
        let (value, may_double) = match *cube {
            // Its equity is 2 x the winning chance - 1 whatever its value.
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

/// Returns the double of `player` that makes the cube `value`.
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
    // A dead cube's equity lies between its ends as the winning chance does.
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
