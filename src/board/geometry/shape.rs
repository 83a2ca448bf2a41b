//! Dimensions of the two board shapes, in units of their viewBoxes.

/// Dimensions of a board shape from the bottom player's view, before mirroring. "Along" is the long axis, "across" the
/// short axis.
pub(super) struct Shape {
    pub(super) width: f64,
    pub(super) height: f64,
    /// Width of the frame behind the bases of the points, where the point numbers are drawn.
    pub(super) edge: f64,
    /// Width of the frame next to the 12 point, along the long axis.
    pub(super) start: f64,
    /// Width of a point, along the long axis.
    pub(super) point: f64,
    /// Width of the bar, along the long axis.
    pub(super) bar: f64,
    /// Distance from the home boards to the tray.
    pub(super) gap: f64,
    /// Width of the tray, along the long axis.
    pub(super) tray: f64,
    /// Length of a point.
    pub(super) length: f64,
    /// Distance between the centres of adjacent checkers in a short stack.
    pub(super) pitch: f64,
    /// Maximum distance between the centres of the first and the last checker in a tall stack.
    pub(super) stack: f64,
    /// Radius of a checker.
    pub(super) radius: f64,
    /// Distance from the edge of the board to the first borne-off checker.
    pub(super) first_off: f64,
    /// Distance between adjacent borne-off checkers.
    pub(super) borne_off: f64,
    pub(super) die: f64,
    pub(super) cube: f64,
    /// Distance from the edge of the owner's half to the centre of the cube.
    pub(super) owned_cube: f64,
    /// Distance from the middle of the board to the first checker on the bar.
    pub(super) on_bar: f64,
}

/// Shape with a horizontal long axis.
pub(super) const FLAT: Shape = Shape {
    width: 147.0,
    height: 124.0,
    edge: 4.0,
    start: 4.0,
    point: 10.0,
    bar: 9.0,
    gap: 2.0,
    tray: 9.0,
    length: 49.0,
    pitch: 9.25,
    stack: 37.0,
    radius: 4.62,
    first_off: 4.4,
    borne_off: 2.48,
    die: 9.6,
    cube: 8.6,
    owned_cube: 46.0,
    on_bar: 15.0,
};

/// Shape with a vertical long axis, for a portrait phone: a point is 46 units wide, which equals 46 CSS pixels on a
/// screen 390 pixels wide. The tray is below both players' home boards, so an owned cube lies at its owner's end, in
/// front of the borne-off checkers.
pub(super) const TURNED: Shape = Shape {
    width: 390.0,
    height: 642.0,
    edge: 15.0,
    start: 6.0,
    point: 46.0,
    bar: 40.0,
    gap: 4.0,
    tray: 34.0,
    length: 165.0,
    pitch: 34.0,
    stack: 124.0,
    radius: 21.0,
    first_off: 43.0,
    borne_off: 9.2,
    die: 42.0,
    cube: 28.0,
    owned_cube: 27.0,
    on_bar: 78.0,
};
