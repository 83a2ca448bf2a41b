//! Arrow-key navigation between places, in screen directions.

use rules::Player;

use super::{Rect, View, Xy};
use crate::Place;

/// Direction of an arrow key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Heading {
    /// Left on the screen.
    Left,
    /// Right on the screen.
    Right,
    /// Up on the screen.
    Up,
    /// Down on the screen.
    Down,
}

/// Cost of a sideways distance relative to a distance straight ahead.
const ASIDE: f64 = 4.0;

/// Returns every place on the board.
pub(crate) fn places() -> impl Iterator<Item = Place> {
    let points = (1..=24).map(Place::Point);
    let others = Player::BOTH.map(|player| [Place::Bar(player), Place::Tray(player)]);
    points.chain(others.into_iter().flatten())
}

impl View {
    /// Returns the next place in this direction; `None` at the edge.
    pub fn neighbour(&self, from: Place, heading: Heading) -> Option<Place> {
        let here = centre(self.area(from));
        let way = |place: Place| {
            let there = centre(self.area(place));
            let (x, y) = (there.x - here.x, there.y - here.y);
            let (ahead, aside) = match heading {
                Heading::Left => (-x, y),
                Heading::Right => (x, y),
                Heading::Up => (-y, x),
                Heading::Down => (y, x),
            };
            // The tolerance of half a unit excludes the places directly beside `from`.
            (ahead > 0.5 * self.unit()).then_some((place, ahead + ASIDE * aside.abs()))
        };
        let ways = places().filter_map(way);
        ways.min_by(|(_, a), (_, b)| a.total_cmp(b))
            .map(|(place, _)| place)
    }
}

fn centre(area: Rect) -> Xy {
    Xy {
        x: area.x + area.w / 2.0,
        y: area.y + area.h / 2.0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const VIEW: View = View::WHITES;

    fn along(view: &View, from: Place, heading: Heading) -> Vec<Place> {
        let next = |place: &Place| view.neighbour(*place, heading);
        std::iter::successors(Some(from), next).collect()
    }

    #[test]
    fn left_and_right_move_along_a_row_across_the_bar_to_the_tray() {
        let row = along(&VIEW, Place::Point(12), Heading::Right);
        let mut expected: Vec<Place> = (1..=12).rev().map(Place::Point).collect();
        expected.insert(6, Place::Bar(Player::White));
        expected.push(Place::Tray(Player::White));
        assert_eq!(row, expected);
        let back = along(&VIEW, Place::Tray(Player::White), Heading::Left);
        assert_eq!(back, expected.into_iter().rev().collect::<Vec<_>>());
    }

    #[test]
    fn up_and_down_cross_the_board_and_stop_at_its_edge() {
        for white in 1..=12 {
            let across = Place::Point(25 - white);
            let place = Place::Point(white);
            assert_eq!(VIEW.neighbour(place, Heading::Up), Some(across));
            assert_eq!(VIEW.neighbour(across, Heading::Down), Some(place));
            assert_eq!(VIEW.neighbour(place, Heading::Down), None);
        }
        let (near, far) = (Place::Bar(Player::White), Place::Bar(Player::Black));
        assert_eq!(VIEW.neighbour(near, Heading::Up), Some(far));
    }

    #[test]
    fn arrow_keys_reach_every_place_in_every_view() {
        for (turned, home_left) in [(false, false), (false, true), (true, false), (true, true)] {
            for bottom in Player::BOTH {
                let view = View {
                    turned,
                    home_left,
                    bottom,
                };
                let mut reached = vec![Place::Point(1)];
                let mut next = 0;
                while let Some(&place) = reached.get(next) {
                    let headings = [Heading::Left, Heading::Right, Heading::Up, Heading::Down];
                    for to in headings.map(|heading| view.neighbour(place, heading)) {
                        reached.extend(to.filter(|to| !reached.contains(to)));
                    }
                    next += 1;
                }
                assert_eq!(reached.len(), 28, "{view:?}");
            }
        }
    }
}
