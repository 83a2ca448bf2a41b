//! Traditional names of opening plays, derived from the positions before and after a play.

use rules::{Board, Side};

/// Name of an opening play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum PlayName {
    /// Play that hits a blot.
    Hit,
    /// Play that makes this point, 1 to 7.
    Point(u8),
    /// Play that makes an anchor on this point, 18 to 23: in the opponent's home board or on the opponent's bar point.
    Anchor(u8),
    /// Play that brings a back checker to the outer board or beyond.
    Run,
    /// Play that slots this point, 2 to 5 or 7, in order to make it later.
    Slot(u8),
    /// Play that splits the back checkers.
    Split,
    /// Play that brings checkers from the mid point to the outer board.
    Builders,
}

impl PlayName {
    /// Returns the catalogue key of the name.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Hit => "hit",
            Self::Point(7) => "bar-point",
            Self::Point(_) => "point",
            Self::Anchor(18) => "bar-anchor",
            Self::Anchor(_) => "anchor",
            Self::Run => "run",
            Self::Slot(7) => "bar-slot",
            Self::Slot(_) => "slot",
            Self::Split => "split",
            Self::Builders => "builders",
        }
    }

    /// Returns the number of the point; 0 if the name has none. The point of an anchor is in the opponent's numbering,
    /// as players call it.
    pub const fn point(self) -> u8 {
        match self {
            Self::Point(point) | Self::Slot(point) => point,
            Self::Anchor(point) => 25 - point,
            Self::Hit | Self::Run | Self::Split | Self::Builders => 0,
        }
    }

    /// Returns the names of the play that leads from `before` to `after`: at most a hit and one other name. `after` is
    /// from the opponent's perspective. Empty for a play that has no traditional name.
    pub fn of(before: &Board, after: &Board) -> Vec<Self> {
        let hit = (after.own().bar() > before.opponent().bar()).then_some(Self::Hit);
        let other = Self::other(before, after);
        hit.into_iter().chain(other).collect()
    }

    /// Returns the play's main name, apart from a hit.
    fn other(before: &Board, after: &Board) -> Option<Self> {
        let (old, new, opponent) = (before.own(), after.opponent(), before.opponent());
        let made = |point: &u8| old.at(*point) < 2 && new.at(*point) >= 2;
        // The most valuable points come first.
        if let Some(point) = [5, 4, 7, 3, 2, 6, 1].into_iter().find(made) {
            return Some(Self::Point(point));
        }
        if let Some(point) = (18..=23).rev().find(made) {
            return Some(Self::Anchor(point));
        }
        let count = |side: &Side, points: std::ops::RangeInclusive<u8>| -> u8 {
            points.map(|point| side.at(point)).sum()
        };
        let back = |side: &Side| count(side, 18..=24) + side.bar();
        if back(new) < back(old) {
            return Some(Self::Run);
        }
        // A blot on a point where the play has hit is not a slot.
        let slotted =
            |point: &u8| old.at(*point) == 0 && new.at(*point) == 1 && opponent.at(25 - point) == 0;
        if let Some(point) = [5, 4, 7, 3, 2].into_iter().find(slotted) {
            return Some(Self::Slot(point));
        }
        if old.at(24) == 2 && new.at(24) == 1 {
            return Some(Self::Split);
        }
        let is_down = new.at(13) < old.at(13) && count(new, 8..=12) > count(old, 8..=12);
        is_down.then_some(Self::Builders)
    }
}
