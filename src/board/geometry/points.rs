//! Geometry of a point: its outline, its inlaid line, its number, and the lines and areas derived from points.

use rules::Player;

use super::{Rect, View, Xy};
use crate::{Place, place::own_number};

impl View {
    /// Returns the slightly concave outline of a point: one end of its base, two control points, the tip, and back.
    pub fn outline(&self, white: u8) -> [Xy; 7] {
        self.outline_from_half(white, [(4.85, 0.0), (3.1, 14.0), (1.0, 34.0), (0.0, 49.0)])
    }

    /// Returns a point's inlaid line in the order of [`Self::outline`]: its outer edge, then its inner edge backwards.
    /// Both edges meet at the tip, where the line tapers off.
    pub fn inlay(&self, white: u8) -> [[Xy; 7]; 2] {
        let outer = [(4.25, 0.0), (2.62, 14.0), (0.86, 33.6), (0.0, 48.4)];
        let inner = [(3.97, 0.0), (2.38, 14.0), (0.7, 33.2), (0.0, 48.4)];
        let [outer, mut inner] = [outer, inner].map(|half| self.outline_from_half(white, half));
        inner.reverse();
        [outer, inner]
    }

    /// Mirrors half an outline, from base to tip. Coordinates are tenths of the point's width from its middle, and
    /// 49ths of its length from its base.
    fn outline_from_half(&self, white: u8, half: [(f64, f64); 4]) -> [Xy; 7] {
        let shape = self.shape();
        let seen = self.seen(white);
        let (middle, near) = (self.along(seen), seen <= 12);
        let at = |side: f64, (aside, up): (f64, f64)| {
            let along = middle + side * aside * self.unit();
            self.at(along, shape.edge + up * shape.length / 49.0, near)
        };
        let [base, low, high, tip] = half;
        let (left, right) = (|part| at(-1.0, part), |part| at(1.0, part));
        [
            left(base),
            left(low),
            left(high),
            left(tip),
            right(high),
            right(low),
            right(base),
        ]
    }

    /// Returns the position of the number next to a point.
    pub fn number(&self, white: u8) -> Xy {
        let seen = self.seen(white);
        self.at(self.along(seen), self.shape().edge / 2.0, seen <= 12)
    }

    /// Returns `true` if this point is in the far half of the board, as seen by the bottom player.
    pub fn is_far(&self, white: u8) -> bool {
        self.seen(white) > 12
    }

    /// Returns `player`'s direction of play along the tips of the points: its corners at that player's 24, 13, 12 and 1
    /// points. The bottom player's line is closer to the points.
    pub fn direction(&self, player: Player) -> [Xy; 4] {
        let shape = self.shape();
        let free = self.across() / 2.0 - shape.edge - shape.length;
        let beyond = free * if player == self.bottom { 0.28 } else { 0.66 };
        [24, 13, 12, 1].map(|own| {
            let seen = self.seen(own_number(own, player));
            let from_edge = shape.edge + shape.length + beyond;
            self.at(self.along(seen), from_edge, seen <= 12)
        })
    }

    /// Returns `player`'s home board: the rectangle of that player's points 1 to 6, inside the frame.
    pub fn home(&self, player: Player) -> Rect {
        let [ace, six] = [1, 6].map(|own| self.area(Place::of(player, own)));
        let (x, y) = (ace.x.min(six.x), ace.y.min(six.y));
        let right = (ace.x + ace.w).max(six.x + six.w);
        let bottom = (ace.y + ace.h).max(six.y + six.h);
        let field = self.fields().into_iter();
        let field = field.filter(|field| field.contains(six.middle()));
        field.fold(Rect::default(), |_, field| {
            let (left, top) = (x.max(field.x), y.max(field.y));
            Rect {
                x: left,
                y: top,
                w: right.min(field.x + field.w) - left,
                h: bottom.min(field.y + field.h) - top,
            }
        })
    }
}
