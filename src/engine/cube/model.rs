//! The cubeful value of a position by Janowski's model, between a dead and a live cube.

use rules::CubeValue;

use super::CubeLife;
use crate::{Context, CubeAccess, MatchScore, Outcomes, Standing};

/// A corner of a value curve: a winning chance and the value there.
type Corner = (f32, f32);

/// The take point and the cash point of the player on roll, at which the opponent and the player double; `None` for a
/// side that cannot double.
type Corners = (Option<Corner>, Option<Corner>);

/// One position with its chances, seen by the player on roll.
///
/// Values are points per cube in money play and match-winning chances in a match.
pub(super) struct Model<'a> {
    context: &'a Context,
    win: f32,
    /// The parts of the games won that are single games, gammons and backgammons.
    won: [f32; 3],
    lost: [f32; 3],
}

impl<'a> Model<'a> {
    pub(super) fn new(outcomes: &Outcomes, context: &'a Context) -> Self {
        Self {
            context,
            win: outcomes.win(),
            won: shares(outcomes.won()),
            lost: shares(outcomes.lost()),
        }
    }

    /// The value of the position with a cube of this life.
    pub(super) fn worth(&self, CubeLife(index): CubeLife) -> f32 {
        let Context { value, access, .. } = *self.context;
        let dead = Curve::between(self.ends(value, access), (None, None)).at(self.win);
        let live = self.live(value, access).at(self.win);
        index * live + (1.0 - index) * dead
    }

    /// The values at certain loss and certain win with the cube at `value`.
    fn ends(&self, value: CubeValue, access: CubeAccess) -> (f32, f32) {
        let unturned = Context {
            access,
            ..*self.context
        };
        let kinds = if unturned.is_jacoby_unturned() {
            [1, 1, 1]
        } else {
            self.context.kinds()
        };
        let mean = |shares: [f32; 3], value_of: &dyn Fn(u32) -> f32| -> f32 {
            shares
                .iter()
                .zip(kinds)
                .map(|(share, kind)| share * value_of(kind))
                .sum()
        };
        match self.context.standing {
            Standing::Money { .. } => (
                mean(self.lost, &|kind| -(kind as f32)),
                mean(self.won, &|kind| kind as f32),
            ),
            Standing::Match(score) => (
                mean(self.lost, &|kind| score.after_loss(kind * value.points()).0),
                mean(self.won, &|kind| score.after_win(kind * value.points()).0),
            ),
        }
    }

    /// The value with a fully live cube, which is turned exactly at the take point, by winning chance.
    fn live(&self, value: CubeValue, access: CubeAccess) -> Curve {
        let mover = matches!(access, CubeAccess::Centre | CubeAccess::Mover);
        let opponent = matches!(access, CubeAccess::Centre | CubeAccess::Opponent);
        let (take, cash) = match self.context.standing {
            Standing::Money { .. } => self.money_points(),
            Standing::Match(score) => self.match_points(score, value, (mover, opponent)),
        };
        let take = take.filter(|_| opponent);
        let cash = cash.filter(|_| mover);
        Curve::between(self.ends(value, access), (take, cash))
    }

    /// The take and cash points in money play, with the values there.
    fn money_points(&self) -> Corners {
        // Gammons count once the cube is turned, so they count here whatever Jacoby says.
        let (lose, win) = self.ends(self.context.value, CubeAccess::Mover);
        let span = win - lose + 0.5;
        let take = ((-lose - 0.5) / span, -1.0);
        let cash = ((-lose + 1.0) / span, 1.0);
        (Some(take), Some(cash))
    }

    /// The take and cash points at a match score, with the values there; `None` for a side that cannot turn the cube or
    /// to which it is dead.
    fn match_points(
        &self,
        score: MatchScore,
        value: CubeValue,
        (mover, opponent): (bool, bool),
    ) -> Corners {
        let Some(doubled) = value.doubled() else {
            return (None, None);
        };
        let point = |owner, worth: f32| (self.live(doubled, owner).where_worth(worth), worth);
        let take = (opponent && !is_dead(score.flipped(), value))
            .then(|| point(CubeAccess::Mover, score.after_loss(value.points()).0));
        let cash = (mover && !is_dead(score, value))
            .then(|| point(CubeAccess::Opponent, score.after_win(value.points()).0));
        (take, cash)
    }
}

/// The parts of one side's games that are single games, gammons and backgammons; all single if there are none.
fn shares(chances: [f32; 3]) -> [f32; 3] {
    let sum: f32 = chances.iter().sum();
    if sum > f32::EPSILON {
        chances.map(|chance| chance / sum)
    } else {
        [1.0, 0.0, 0.0]
    }
}

/// Values by winning chance: straight lines between corners, never falling.
struct Curve {
    /// The corners at certain loss and certain win, and up to two between them; unused places are at the end.
    corners: [Corner; 4],
    /// Number of corners in use.
    count: usize,
}

impl Curve {
    /// Creates the curve from certain loss to certain win through the take and the cash point, which are clamped so
    /// that it never falls.
    fn between((lose, win): (f32, f32), (take, cash): Corners) -> Self {
        let ends = [Some((0.0, lose)), take, cash, Some((1.0, win))];
        let (mut corners, mut count) = ([(0.0, lose); 4], 0);
        let mut before = (0.0, lose);
        for corner in ends.into_iter().flatten() {
            before = (corner.0.clamp(before.0, 1.0), corner.1.max(before.1));
            corners[count] = before;
            count += 1;
        }
        Self { corners, count }
    }

    fn corners(&self) -> &[Corner] {
        &self.corners[..self.count]
    }

    /// The value at a winning chance.
    fn at(&self, chance: f32) -> f32 {
        let corners = self.corners();
        let after = corners.iter().position(|corner| corner.0 >= chance);
        let after = after.unwrap_or(corners.len() - 1).max(1);
        let ((p, a), (q, b)) = (corners[after - 1], corners[after]);
        if q <= p {
            return b;
        }
        a + (b - a) * ((chance - p) / (q - p)).clamp(0.0, 1.0)
    }

    /// The winning chance at which the value is `worth`; 0 or 1 if the curve does not reach it.
    fn where_worth(&self, worth: f32) -> f32 {
        let corners = self.corners();
        let after = corners.iter().position(|corner| corner.1 >= worth);
        let Some(after) = after else { return 1.0 };
        if after == 0 {
            return 0.0;
        }
        let ((p, a), (q, b)) = (corners[after - 1], corners[after]);
        if b <= a {
            return p;
        }
        p + (q - p) * (worth - a) / (b - a)
    }
}

/// Whether a cube of `value` already wins the player the match, so that a double is useless (R75).
pub(super) fn is_dead(score: MatchScore, value: CubeValue) -> bool {
    value.points() >= u32::from(score.own.points())
}
