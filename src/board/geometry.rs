//! Board layout: conversion between places and coordinates.
//!
//! Lengths are in units of the drawing's viewBox. The board is flat (long axis horizontal) or turned by 90 degrees for
//! a portrait phone. Places are absolute ([`Place`]); the player at the bottom and the side of the home boards are part
//! of the [`View`], and mirroring moves places but never text (R6).

mod neighbours;
mod points;
mod shape;
mod units;

pub use self::{neighbours::Heading, units::units};

use rules::Player;

use self::shape::{FLAT, Shape, TURNED};
use crate::Place;

/// Point in the drawing.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Xy {
    /// Distance from the left edge.
    pub x: f64,
    /// Distance from the top edge.
    pub y: f64,
}

/// Axis-aligned rectangle in the drawing.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Rect {
    /// Left edge.
    pub x: f64,
    /// Top edge.
    pub y: f64,
    /// Width of the rectangle.
    pub w: f64,
    /// Height of the rectangle.
    pub h: f64,
}

impl Rect {
    /// Returns the part that this rectangle has in common with another one, which overlaps it.
    pub(crate) fn common(self, other: Self) -> Self {
        let [x, y] = [self.x.max(other.x), self.y.max(other.y)];
        Self {
            x,
            y,
            w: (self.x + self.w).min(other.x + other.w) - x,
            h: (self.y + self.h).min(other.y + other.h) - y,
        }
    }

    /// Returns the rectangle whose edges are this far inside.
    pub(crate) fn inset(self, by: f64) -> Self {
        Self {
            x: self.x + by,
            y: self.y + by,
            w: self.w - 2.0 * by,
            h: self.h - 2.0 * by,
        }
    }

    fn contains(self, at: Xy) -> bool {
        (self.x..=self.x + self.w).contains(&at.x) && (self.y..=self.y + self.h).contains(&at.y)
    }

    /// Returns the centre of the rectangle.
    pub fn middle(self) -> Xy {
        Xy {
            x: self.x + self.w / 2.0,
            y: self.y + self.h / 2.0,
        }
    }

    fn mirrored(self, width: f64) -> Self {
        Self {
            x: width - self.x - self.w,
            ..self
        }
    }
}

/// View of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct View {
    /// `true` if the board is turned by 90 degrees, so that its long axis runs down the screen.
    pub turned: bool,
    /// `true` if the home boards are on the left instead of the right (O11).
    pub home_left: bool,
    /// Player whose home board is at the bottom.
    pub bottom: Player,
}

impl View {
    /// White's view of a board that is not turned.
    #[cfg(test)]
    pub(crate) const WHITES: Self = Self {
        turned: false,
        home_left: false,
        bottom: Player::White,
    };

    fn shape(&self) -> &'static Shape {
        if self.turned { &TURNED } else { &FLAT }
    }

    /// Returns the width and height of the drawing.
    pub fn size(&self) -> (f64, f64) {
        (self.shape().width, self.shape().height)
    }

    /// Returns the radius of a checker.
    pub fn radius(&self) -> f64 {
        self.shape().radius
    }

    /// Returns the length of a die's edge.
    pub fn die(&self) -> f64 {
        self.shape().die
    }

    /// Returns the length of the cube's edge.
    pub fn cube_size(&self) -> f64 {
        self.shape().cube
    }

    /// Returns the unit for hairlines and gaps, a tenth of a point's width: 1 in the flat drawing.
    pub fn unit(&self) -> f64 {
        self.shape().point / 10.0
    }

    /// Converts between White's number and the bottom player's number for a point, in either direction.
    fn seen(&self, white: u8) -> u8 {
        match self.bottom {
            Player::White => white,
            Player::Black => 25 - white,
        }
    }

    fn mirror(&self, at: Xy) -> Xy {
        if self.home_left {
            Xy {
                x: self.shape().width - at.x,
                y: at.y,
            }
        } else {
            at
        }
    }

    fn mirror_rect(&self, rect: Rect) -> Rect {
        if self.home_left {
            rect.mirrored(self.shape().width)
        } else {
            rect
        }
    }

    /// Returns the centre of a point along the long axis; `seen` is the bottom player's number.
    fn along(&self, seen: u8) -> f64 {
        let shape = self.shape();
        let column = f64::from(if seen <= 12 { seen } else { 25 - seen });
        let start = shape.start + shape.point / 2.0;
        if column <= 6.0 {
            start + 6.0 * shape.point + shape.bar + (6.0 - column) * shape.point
        } else {
            start + (12.0 - column) * shape.point
        }
    }

    /// Returns the position at a coordinate along the long axis and a distance from the edge; `near` selects the bottom
    /// player's half.
    fn at(&self, along: f64, from_edge: f64, near: bool) -> Xy {
        let shape = self.shape();
        let at = match (self.turned, near) {
            (false, true) => Xy {
                x: along,
                y: shape.height - from_edge,
            },
            (false, false) => Xy {
                x: along,
                y: from_edge,
            },
            (true, true) => Xy {
                x: shape.width - from_edge,
                y: along,
            },
            (true, false) => Xy {
                x: from_edge,
                y: along,
            },
        };
        self.mirror(at)
    }

    /// Returns the centre of the checker with this index (0 is at the edge) in a stack of `count`.
    pub fn slot(&self, place: Place, index: usize, count: usize) -> Xy {
        let shape = self.shape();
        let (nth, gaps) = (index as f64, count.saturating_sub(1).max(1) as f64);
        match place {
            Place::Point(white) => {
                let seen = self.seen(white);
                let first = shape.edge + shape.radius + 0.18 * self.unit();
                let pitch = shape.pitch.min(shape.stack / gaps);
                self.at(self.along(seen), first + nth * pitch, seen <= 12)
            }
            Place::Bar(player) => {
                let near = player == self.bottom;
                let middle = shape.start + 6.0 * shape.point + shape.bar / 2.0;
                let first = self.across() / 2.0 - shape.on_bar;
                let pitch = shape.pitch.min((first - shape.radius - shape.edge) / gaps);
                self.at(middle, first - nth * pitch, near)
            }
            Place::Tray(player) => {
                let near = player == self.bottom;
                let from_edge = shape.first_off + shape.borne_off * (nth + 0.5);
                self.at(self.tray_middle(), from_edge, near)
            }
        }
    }

    /// Returns the centre of a checker that joins a stack of `standing` checkers at this index, while the other
    /// checkers stay in place.
    pub fn landing(&self, place: Place, index: usize, standing: usize) -> Xy {
        let Place::Point(white) = place else {
            return self.slot(place, index, (index + 1).max(5));
        };
        let (shape, seen) = (self.shape(), self.seen(white));
        let gaps = standing.saturating_sub(1).max(1) as f64;
        let first = shape.edge + shape.radius + 0.18 * self.unit();
        let from_edge = first + index as f64 * shape.pitch.min(shape.stack / gaps);
        // The checker must remain in its half of the board.
        let most = self.across() / 2.0 - shape.radius;
        self.at(self.along(seen), from_edge.min(most), seen <= 12)
    }

    /// Returns the board's size along the short axis.
    fn across(&self) -> f64 {
        let shape = self.shape();
        if self.turned {
            shape.width
        } else {
            shape.height
        }
    }

    /// Returns the coordinate of the tray's middle along the long axis.
    fn tray_middle(&self) -> f64 {
        let shape = self.shape();
        shape.start + 12.0 * shape.point + shape.bar + shape.gap + shape.tray / 2.0
    }

    /// Returns the width and height of a borne-off checker, which is drawn on its edge.
    pub fn lying(&self) -> (f64, f64) {
        if self.turned {
            (9.2, 27.0)
        } else {
            (8.0, 2.35)
        }
    }

    /// Returns the rectangle occupied by a place, which is also its tap target.
    pub fn area(&self, place: Place) -> Rect {
        let shape = self.shape();
        let depth = self.across() / 2.0;
        let (start, size, near) = match place {
            Place::Point(white) => {
                let seen = self.seen(white);
                (
                    self.along(seen) - shape.point / 2.0,
                    shape.point,
                    seen <= 12,
                )
            }
            Place::Bar(player) => {
                let start = shape.start + 6.0 * shape.point;
                (start, shape.bar, player == self.bottom)
            }
            Place::Tray(player) => (
                self.tray_middle() - shape.tray / 2.0,
                shape.tray,
                player == self.bottom,
            ),
        };
        let from_edge = if near { depth } else { 0.0 };
        self.mirror_rect(if self.turned {
            Rect {
                x: from_edge,
                y: start,
                w: depth,
                h: size,
            }
        } else {
            Rect {
                x: start,
                y: from_edge,
                w: size,
                h: depth,
            }
        })
    }

    /// Returns the place at a point of the drawing; `None` outside all places.
    pub fn place_at(&self, at: Xy) -> Option<Place> {
        let points = (1..=24).map(Place::Point);
        let others = Player::BOTH
            .into_iter()
            .flat_map(|player| [Place::Bar(player), Place::Tray(player)]);
        points
            .chain(others)
            .find(|&place| self.area(place).contains(at))
    }

    /// Returns the two fields of twelve points.
    pub fn fields(&self) -> [Rect; 2] {
        let shape = self.shape();
        [shape.start, shape.start + 6.0 * shape.point + shape.bar]
            .map(|start| self.strip(start, 6.0 * shape.point))
    }

    /// Returns the bar between the fields.
    pub fn bar(&self) -> Rect {
        let shape = self.shape();
        self.strip(shape.start + 6.0 * shape.point, shape.bar)
    }

    /// Returns the tray beside the home boards, which holds both players' borne-off checkers with the cube between
    /// them.
    pub fn tray(&self) -> Rect {
        let tray = self.shape().tray;
        self.strip(self.tray_middle() - tray / 2.0, tray)
    }

    /// Returns a rectangle that spans the board from edge to edge and begins at `start` on the long axis.
    fn strip(&self, start: f64, size: f64) -> Rect {
        let edge = self.shape().edge;
        let inside = self.across() - 2.0 * edge;
        self.mirror_rect(if self.turned {
            Rect {
                x: edge,
                y: start,
                w: inside,
                h: size,
            }
        } else {
            Rect {
                x: start,
                y: edge,
                w: size,
                h: inside,
            }
        })
    }

    /// Returns the centres of `count` dice in the half at `player`'s right, never mirrored (R15).
    pub fn dice(&self, player: Player, count: usize) -> Vec<Xy> {
        let shape = self.shape();
        let start = shape.start + 3.0 * shape.point;
        let far = 6.0 * shape.point + shape.bar;
        let middle = if player == self.bottom {
            start + far
        } else {
            start
        };
        // The pitch is smaller on the turned board, where the outermost point would otherwise overlap the first of four
        // dice.
        let pitch = shape.die * if self.turned { 1.2 } else { 1.3 };
        (0..count)
            .map(|nth| middle + (nth as f64 - (count as f64 - 1.0) / 2.0) * pitch)
            .map(|along| {
                if self.turned {
                    Xy {
                        x: shape.width / 2.0,
                        y: along,
                    }
                } else {
                    Xy {
                        x: along,
                        y: shape.height / 2.0,
                    }
                }
            })
            .collect()
    }

    /// Returns the centre of the cube, in the middle of the tray or towards its owner.
    pub fn cube(&self, owner: Option<Player>) -> Xy {
        let from_edge = owner.map_or(self.across() / 2.0, |_| self.shape().owned_cube);
        let near = owner.is_none_or(|owner| owner == self.bottom);
        self.at(self.tray_middle(), from_edge, near)
    }
}

#[cfg(test)]
mod tests;
