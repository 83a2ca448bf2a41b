//! The measures of the board's two shapes, in units of their viewBoxes.

/// The measures of one of the two shapes, before mirroring; seen by the bottom player.
pub(super) struct Shape {
    pub(super) width: f64,
    pub(super) height: f64,
    pub(super) frame: f64,
    pub(super) rail: f64,
    /// Size of a point along the long axis.
    pub(super) point: f64,
    pub(super) bar: f64,
    /// Length of a point.
    pub(super) length: f64,
    /// From one checker's centre to the next in a short stack.
    pub(super) pitch: f64,
    /// Radius of a checker.
    pub(super) radius: f64,
    pub(super) die: f64,
}

/// The long axis across.
pub(super) const FLAT: Shape = Shape {
    width: 167.0,
    height: 126.0,
    frame: 5.0,
    rail: 13.0,
    point: 10.0,
    bar: 11.0,
    length: 46.0,
    pitch: 9.3,
    radius: 4.55,
    die: 9.6,
};

/// The long axis down a portrait phone: a point is 44 units wide, as many CSS pixels on a 390 pixel screen.
pub(super) const TURNED: Shape = Shape {
    width: 390.0,
    height: 648.0,
    frame: 6.0,
    rail: 34.0,
    point: 44.0,
    bar: 40.0,
    length: 172.0,
    pitch: 34.0,
    radius: 20.4,
    die: 42.0,
};
