//! Arrows over the board: where checkers go in a play.

use rules::Player;

use crate::{Place, Stacks, View, Xy};

/// What an arrow stands for. Best plays are drawn solid, others dashed, so that shape tells what colour tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ArrowKind {
    /// A part of the best play.
    Best,
    /// A part of the play that was made.
    Played,
}

impl ArrowKind {
    /// Returns its CSS class.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Best => "best",
            Self::Played => "played",
        }
    }
}

/// A curved arrow from one checker's place to where it goes.
#[derive(Clone, Debug, PartialEq)]
pub struct Arrow {
    /// What it stands for.
    pub kind: ArrowKind,
    /// The rank of its play in a list, if it has one.
    pub number: Option<u8>,
    /// The middle of the checker before.
    pub from: Xy,
    /// What the curve bends to.
    pub bend: Xy,
    /// The middle of the checker afterwards.
    pub to: Xy,
}

impl Arrow {
    /// The point of the curve after this share of it, 0 at the start and 1 at the end.
    pub fn at(&self, share: f64) -> Xy {
        let rest = 1.0 - share;
        let of = |from: f64, bend: f64, to: f64| {
            rest * rest * from + 2.0 * rest * share * bend + share * share * to
        };
        Xy {
            x: of(self.from.x, self.bend.x, self.to.x),
            y: of(self.from.y, self.bend.y, self.to.y),
        }
    }
}

/// The arrows of a play: `ways` are its moves in the order in which they are made, from and to in the numbering of
/// `player`, 25 the bar and 0 off. `stacks` is where the checkers stand before it. A checker that moves on from where it
/// has just come has one arrow.
pub fn arrows(
    view: &View,
    stacks: &Stacks,
    player: Player,
    ways: &[[u8; 2]],
    kind: ArrowKind,
    number: Option<u8>,
) -> Vec<Arrow> {
    let mut joined: Vec<[u8; 2]> = Vec::new();
    for &[from, to] in ways {
        match joined.iter_mut().find(|way| way[1] == from && from != 0) {
            Some(way) => way[1] = to,
            None => joined.push([from, to]),
        }
    }
    let count = |number: u8| stacks.at(player, number).len();
    let mut left = [0_usize; 26];
    let mut come = [0_usize; 26];
    let mut all = Vec::new();
    for [from, to] in joined {
        let (Some(gone), Some(landed)) = (
            left.get_mut(usize::from(from)),
            come.get_mut(usize::from(to)),
        ) else {
            continue;
        };
        let standing = count(from).max(1);
        let start = view.slot(
            Place::of(player, from),
            standing.saturating_sub(1 + *gone),
            standing,
        );
        let there = count(to) + *landed;
        let end = view.slot(Place::of(player, to), there, (there + 1).max(5));
        *gone += 1;
        *landed += 1;
        all.push(Arrow {
            kind,
            number,
            from: start,
            bend: bend(view, start, end),
            to: end,
        });
    }
    all
}

/// How far the curve bends beside the middle of its straight line, as a share of its length.
const BENDS: f64 = 0.22;

/// Where an arrow bends to: towards the middle of the board, where no checkers stand.
fn bend(view: &View, from: Xy, to: Xy) -> Xy {
    let (width, height) = view.size();
    let middle = Xy {
        x: f64::midpoint(from.x, to.x),
        y: f64::midpoint(from.y, to.y),
    };
    let (x, y) = (to.x - from.x, to.y - from.y);
    let aside = [1.0, -1.0].map(|side| Xy {
        x: middle.x - y * BENDS * side,
        y: middle.y + x * BENDS * side,
    });
    // Across the long axis the middle is free.
    let off = |at: &Xy| {
        if view.turned {
            (at.x - width / 2.0).abs()
        } else {
            (at.y - height / 2.0).abs()
        }
    };
    let [one, other] = aside;
    if off(&one) <= off(&other) { one } else { other }
}

#[cfg(test)]
mod tests {
    use rules::{Board, Variant};

    use super::*;

    fn drawn(ways: &[[u8; 2]]) -> Vec<Arrow> {
        let view = View {
            turned: false,
            home_left: false,
            bottom: Player::White,
        };
        let stacks = Stacks::from_board(&Board::start(Variant::Standard));
        arrows(&view, &stacks, Player::White, ways, ArrowKind::Played, None)
    }

    #[test]
    fn joins_the_moves_of_one_checker() {
        let joined = drawn(&[[24, 23], [23, 20]]);
        let direct = drawn(&[[24, 20]]);
        assert_eq!(joined, direct);
    }

    #[test]
    fn starts_each_arrow_at_a_checker_of_its_own() {
        let two = drawn(&[[13, 7], [13, 7]]);
        assert_eq!(two.len(), 2);
        assert_ne!(two[0].from, two[1].from);
        assert_ne!(two[0].to, two[1].to);
    }

    #[test]
    fn runs_from_checker_to_checker_and_bends_inwards() {
        let arrow = drawn(&[[8, 5]]).remove(0);
        assert_eq!(arrow.at(0.0), arrow.from);
        assert_eq!(arrow.at(1.0), arrow.to);
        assert!(arrow.at(0.5).y < f64::midpoint(arrow.from.y, arrow.to.y));
    }

    #[test]
    fn leaves_out_places_that_no_board_has() {
        assert_eq!(drawn(&[[200, 3], [8, 99]]), []);
    }
}
