//! Janowski's cube model: the cubeful value of a position, interpolated between a dead and a live cube.

use rules::CubeValue;

use super::CubeLife;
use crate::{Context, CubeAccess, MatchScore, Outcomes, Standing};

/// Corner of a value curve: a winning chance, and the value at that chance.
type Corner = (f32, f32);

/// Corners at the take point of the player on roll, where the opponent doubles, and at the cash point, where the player
/// on roll doubles; `None` for a side that cannot double.
type Corners = (Option<Corner>, Option<Corner>);

/// Cube model for one position with its outcomes, from the perspective of the player on roll.
///
/// Values are points per cube in money play and match-winning chances in matches.
pub(super) struct Model<'a> {
    context: &'a Context,
    win: f32,
    /// Fractions of the wins that are single games, gammons and backgammons.
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

    /// Returns the value of the position with this cube life index.
    pub(super) fn worth(&self, CubeLife(index): CubeLife) -> f32 {
        let Context { value, access, .. } = *self.context;
        let dead = Curve::between(self.ends(value, access), (None, None)).at(self.win);
        let live = self.live(value, access).at(self.win);
        index * live + (1.0 - index) * dead
    }

    /// Returns the values of a certain loss and a certain win with the cube at `value`.
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

    /// Returns the value as a function of the winning chance for a fully live cube, which is turned exactly at the take
    /// point.
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

    /// Returns the take point and the cash point in money play, with their values.
    fn money_points(&self) -> Corners {
        // Gammons count after a double, so they count here even under the Jacoby rule.
        let (lose, win) = self.ends(self.context.value, CubeAccess::Mover);
        let span = win - lose + 0.5;
        let take = ((-lose - 0.5) / span, -1.0);
        let cash = ((-lose + 1.0) / span, 1.0);
        (Some(take), Some(cash))
    }

    /// Returns the take point and the cash point at a match score, with their values; `None` for a side that cannot
    /// turn the cube or for which the cube is dead.
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

/// Returns the fractions of one side's wins that are single games, gammons and backgammons; all wins are single if the
/// side has none.
fn shares(chances: [f32; 3]) -> [f32; 3] {
    let sum: f32 = chances.iter().sum();
    if sum > f32::EPSILON {
        chances.map(|chance| chance / sum)
    } else {
        [1.0, 0.0, 0.0]
    }
}

/// Value as a piecewise linear, non-decreasing function of the winning chance.
struct Curve {
    /// Corners at a certain loss and a certain win, with up to two corners in between; unused entries are at the end.
    corners: [Corner; 4],
    /// Number of corners in use.
    count: usize,
}

impl Curve {
    /// Creates the curve from a certain loss to a certain win via the take point and the cash point, which are clamped
    /// so that the curve never falls.
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

    /// Returns the value at this winning chance.
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

    /// Returns the winning chance at which the value is `worth`; 0 or 1 if the curve does not reach `worth`.
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

/// Returns `true` if winning a cube of `value` wins the match for the player, so that doubling it gains nothing (R75).
pub(super) fn is_dead(score: MatchScore, value: CubeValue) -> bool {
    value.points() >= u32::from(score.own.points())
}
