//! Marks over the board: the last play, targets, and directions of play.

use rules::Player;

use crate::{
    Place, Rect, Scene, TargetMark, View, Xy,
    draw::{
        Part, Shape,
        background::{position, spike_commands},
        checker::colour_class,
        shape::Group,
    },
    units,
};

/// Returns a glow at the base of the points where the last play began and ended, within their triangles, and a faint
/// checker with a dashed ring wherever one has left.
pub fn last_play(scene: &Scene) -> Vec<Shape> {
    let view = scene.view;
    let glow = |place: &Place| match *place {
        Place::Point(white) => {
            let class = if view.is_far(white) {
                "glow far"
            } else {
                "glow"
            };
            let triangle = spike_commands(view.outline(white)) + "Z";
            Some(Shape::path(Part::OnPage(class), triangle))
        }
        Place::Bar(_) | Place::Tray(_) => None,
    };
    let left = |&(player, at): &(Player, Xy)| {
        let class = match player {
            Player::White => "gone light",
            Player::Black => "gone dark",
        };
        Shape::circle(Part::OnPage(class), at, 0.86 * view.radius())
    };
    let glows = scene.last.iter().filter_map(glow);
    glows.chain(scene.left.iter().map(left)).collect()
}

/// Returns the marks on the destinations of the lifted checker.
pub fn targets(scene: &Scene) -> Vec<Shape> {
    let view = scene.view;
    let mark = |target: &TargetMark| {
        if let Place::Tray(_) = target.place {
            let frame = tray_frame(view, target.place);
            return Shape::rect(Part::OnPage("target off"), frame, view.unit());
        }
        let (class, share) = match (target.hits, target.combined) {
            (true, _) => ("target hit", 1.07),
            (false, false) => ("target", 0.42),
            (false, true) => ("target combined", 0.32),
        };
        Shape::circle(Part::OnPage(class), target.at, view.radius() * share)
    };
    scene.targets.iter().map(mark).collect()
}

/// Returns the frame around a player's part of the tray. The part's tap target extends over the board's frame, but the
/// mark stays within the tray.
fn tray_frame(view: View, place: Place) -> Rect {
    let part = view.area(place).common(view.tray());
    part.inset(view.unit())
}

/// Returns an arrow along a player's direction of play, with an edge that contrasts with the field.
pub fn direction(view: View, player: Player) -> Shape {
    let way = view.direction(player);
    let commands = format!(
        "M{}{}",
        way.map(position).join("L"),
        open_head(way, view.unit())
    );
    let path = |class| Shape::path(Part::OnPage(class), commands.as_str());
    let class = format!("way {}", colour_class(player));
    Shape::Group(Group::new(class, vec![path("under"), path("")]))
}

/// Returns the path of an open arrowhead's two strokes, on a board with this unit.
fn open_head([.., from, to]: [Xy; 4], unit: f64) -> String {
    let length = (to.x - from.x).hypot(to.y - from.y).max(1.0);
    let (x, y) = ((to.x - from.x) / length, (to.y - from.y) / length);
    let (back, aside) = (2.4 * unit, 1.6 * unit);
    let [a, b] = [aside, -aside].map(|aside| (-back * x - aside * y, -back * y + aside * x));
    let line =
        |(x, y): (f64, f64)| format!("l{} {}m{} {}", units(x), units(y), units(-x), units(-y));
    line(a) + &line(b)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn frame_around_borne_off_checkers_stays_within_the_tray() {
        for turned in [false, true] {
            let view = View {
                turned,
                ..View::WHITES
            };
            let tray = view.tray();
            for player in Player::BOTH {
                let frame = tray_frame(view, Place::Tray(player));
                assert!(frame.x > tray.x && frame.x + frame.w < tray.x + tray.w);
                assert!(frame.y > tray.y && frame.y + frame.h < tray.y + tray.h);
                let middle = view.slot(Place::Tray(player), 7, 15);
                assert_eq!(view.place_at(frame.middle()), view.place_at(middle));
            }
        }
    }
}
