//! Two-sided bear-off solver: simple, slow, and in double precision. It implements the rules for bearing off and for
//! the cube, and uses only the engine's match equity table.

use std::collections::{BTreeSet, HashMap};

use engine::MatchScore;
use rules::Crawford;

/// Numbers of checkers on points 1 to 6.
pub type Points = [u8; 6];

/// Cube owner, from the perspective of the player on roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Cube {
    Centred,
    Mine,
    Theirs,
}

impl Cube {
    const fn flipped(self) -> Self {
        match self {
            Self::Centred => Self::Centred,
            Self::Mine => Self::Theirs,
            Self::Theirs => Self::Mine,
        }
    }
}

/// Returns all positions with at most this number of checkers, in ascending order of pip count.
pub fn all_positions(checkers: u8) -> Vec<Points> {
    let mut all = vec![[0; 6]];
    for point in 0..6 {
        for mut position in all.clone() {
            while position.iter().sum::<u8>() < checkers {
                position[point] += 1;
                all.push(position);
            }
        }
    }
    all.sort_by_key(|position| (pips(position), *position));
    all
}

fn pips(points: &Points) -> usize {
    let each = (1..).zip(points);
    each.map(|(number, &count)| number * usize::from(count))
        .sum()
}

/// Returns the positions after all plays of these dice.
pub fn ends(points: Points, [a, b]: [u8; 2]) -> BTreeSet<Points> {
    let dice: Vec<Vec<u8>> = if a == b {
        vec![vec![a; 4]]
    } else {
        vec![vec![a, b], vec![b, a]]
    };
    let mut all = BTreeSet::new();
    for dice in dice {
        let mut reached = BTreeSet::from([points]);
        for die in dice {
            reached = reached.iter().flat_map(|from| moves(*from, die)).collect();
        }
        all.extend(reached);
    }
    all
}

/// Returns the positions after one move; the same position if there are no checkers left.
fn moves(points: Points, die: u8) -> Vec<Points> {
    let die = usize::from(die);
    let Some(highest) = points.iter().rposition(|&count| count > 0) else {
        return vec![points];
    };
    let mut all = Vec::new();
    for from in (0..6).filter(|&from| points[from] > 0) {
        let mut after = points;
        after[from] -= 1;
        if from >= die {
            after[from - die] += 1;
            all.push(after);
        } else if from + 1 == die || from == highest {
            all.push(after);
        }
    }
    all
}

/// Returns all 36 rolls of two dice.
fn rolls() -> impl Iterator<Item = [u8; 2]> {
    (1..=6).flat_map(|a| (1..=6).map(move |b| [a, b]))
}

/// Money games, solved for all positions at once.
pub struct Money {
    numbers: HashMap<Points, usize>,
    /// Equity without an immediate double, indexed by the player's position, the opponent's position and the cube.
    rolling: Vec<[f64; 3]>,
}

impl Money {
    pub fn new(positions: &[Points]) -> Self {
        let numbers: HashMap<Points, usize> = positions.iter().copied().zip(0..).collect();
        let count = positions.len();
        let mut solved = Self {
            numbers,
            rolling: vec![[f64::NAN; 3]; count * count],
        };
        let plays: Vec<Vec<Vec<usize>>> = positions
            .iter()
            .map(|from| {
                let number = |to: Points| solved.numbers[&to];
                let after = |dice| ends(*from, dice).into_iter().map(number).collect();
                rolls().map(after).collect()
            })
            .collect();
        let mut pairs: Vec<(usize, usize)> = (0..count)
            .flat_map(|own| (0..count).map(move |other| (own, other)))
            .collect();
        pairs.sort_by_key(|(own, other)| pips(&positions[*own]) + pips(&positions[*other]));
        for (own, other) in pairs {
            if own == 0 || other == 0 {
                continue;
            }
            for cube in [Cube::Centred, Cube::Mine, Cube::Theirs] {
                let best = |ends: &Vec<usize>| {
                    let worth = ends.iter().map(|&end| solved.after(end, other, cube));
                    worth.fold(-9.0, f64::max)
                };
                let mean = plays[own].iter().map(best).sum::<f64>() / 36.0;
                solved.rolling[own * count + other][cube as usize] = mean;
            }
        }
        solved
    }

    /// Returns the equity, per cube, of a player on roll who does not double now.
    pub fn rolling(&self, own: Points, other: Points, cube: Cube) -> f64 {
        self.at(self.numbers[&own], self.numbers[&other], cube)
    }

    /// Returns the equity, per cube, of a player who has just played to the position `own`, with this cube.
    pub fn after_play(&self, own: Points, other: Points, cube: Cube) -> f64 {
        self.after(self.numbers[&own], self.numbers[&other], cube)
    }

    fn at(&self, own: usize, other: usize, cube: Cube) -> f64 {
        self.rolling[own * self.numbers.len() + other][cube as usize]
    }

    fn after(&self, own: usize, other: usize, cube: Cube) -> f64 {
        if own == 0 {
            return 1.0;
        }
        // The opponent is on roll and may double.
        let cube = cube.flipped();
        let rolling = self.at(other, own, cube);
        if cube == Cube::Theirs {
            return -rolling;
        }
        let taken = 2.0 * self.at(other, own, Cube::Theirs);
        -rolling.max(taken.min(1.0))
    }
}

/// Situation in a match game: positions of the player on roll and of the opponent, `true` if the score is from the
/// perspective of the player on roll, cube value, and cube owner.
type Situation = (Points, Points, bool, u32, Cube);

/// Games at one match score, solved one by one.
pub struct Match {
    score: MatchScore,
    solved: HashMap<Situation, f64>,
    ends: HashMap<(Points, [u8; 2]), Vec<Points>>,
}

impl Match {
    pub fn new(score: MatchScore) -> Self {
        Self {
            score,
            solved: HashMap::new(),
            ends: HashMap::new(),
        }
    }

    /// Returns the match winning chances of a player on roll who does not double now.
    pub fn rolling(&mut self, own: Points, other: Points, value: u32, cube: Cube) -> f64 {
        self.solve((own, other, true, value, cube))
    }

    /// Returns `true` if this player may double.
    pub fn may_double(&self, is_first: bool, value: u32, cube: Cube) -> bool {
        let score = self.seen_by(is_first);
        cube != Cube::Theirs
            && score.crawford != Crawford::Now
            && value < u32::from(score.own.points())
    }

    fn seen_by(&self, is_first: bool) -> MatchScore {
        if is_first {
            self.score
        } else {
            self.score.flipped()
        }
    }

    fn won(&self, is_first: bool, value: u32) -> f64 {
        f64::from(self.seen_by(is_first).after_win(value).0)
    }

    fn solve(&mut self, situation: Situation) -> f64 {
        if let Some(&known) = self.solved.get(&situation) {
            return known;
        }
        let (own, other, is_first, value, cube) = situation;
        let mut sum = 0.0;
        for dice in rolls() {
            let plays = self.ends.entry((own, dice));
            let plays = plays
                .or_insert_with(|| ends(own, dice).into_iter().collect())
                .clone();
            let worth = plays.into_iter().map(|end| {
                if end == [0; 6] {
                    self.won(is_first, value)
                } else {
                    1.0 - self.deciding((other, end, !is_first, value, cube.flipped()))
                }
            });
            sum += worth.fold(0.0, f64::max);
        }
        self.solved.insert(situation, sum / 36.0);
        sum / 36.0
    }

    /// Returns the match winning chances of a player on roll who may double.
    fn deciding(&mut self, situation: Situation) -> f64 {
        let (own, other, is_first, value, cube) = situation;
        let rolling = self.solve(situation);
        if !self.may_double(is_first, value, cube) {
            return rolling;
        }
        let taken = self.solve((own, other, is_first, 2 * value, Cube::Theirs));
        rolling.max(taken.min(self.won(is_first, value)))
    }
}
