//! Pen for arrows and rings that the user draws on a board, and conversion between board places and those in a
//! [`record::Drawing`].

use record::{DrawnPlace, Sign, Stroke};
use rules::{Player, Point};
use words::arg;

use crate::{Input, Place, Scene, SpeechContext, Spot, colour, own_number};

/// Pen that draws a sign with two taps or a drag: an arrow between two places, or a ring if both places are the same.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pen {
    /// Stroke style of the next arrow or ring.
    pub stroke: Stroke,
    /// Place at which the next arrow or ring starts; `None` before its first tap.
    pub from: Option<Place>,
}

impl Pen {
    /// Handles input on the board of `player`, who decides; returns the sign that it completes.
    pub fn input(&mut self, input: Input, player: Player) -> Option<Sign> {
        match input {
            Input::Tap(place) | Input::DoubleTap(place) | Input::PickOrPlace(place) => {
                let from = self.from.take();
                if from.is_none() {
                    self.from = Some(place);
                }
                Some(Sign::between(from?.drawn(player), place.drawn(player)))
            }
            Input::Lift(place) => {
                self.from = Some(place);
                None
            }
            Input::DropOn(to) => {
                let from = self.from.take()?;
                let to = to.filter(|to| *to != from)?;
                Some(Sign::between(from.drawn(player), to.drawn(player)))
            }
            _ => None,
        }
    }
}

impl Place {
    /// Returns this place as stored in a drawing, numbered from `player`'s view.
    pub const fn drawn(self, player: Player) -> DrawnPlace {
        match self {
            Self::Point(white) => match Point::new(own_number(white, player)) {
                Some(point) => DrawnPlace::Point(point),
                None => DrawnPlace::Off,
            },
            Self::Bar(whose) => match (whose, player) {
                (Player::White, Player::White) | (Player::Black, Player::Black) => DrawnPlace::Bar,
                _ => DrawnPlace::OpponentBar,
            },
            Self::Tray(whose) => match (whose, player) {
                (Player::White, Player::White) | (Player::Black, Player::Black) => DrawnPlace::Off,
                _ => DrawnPlace::OpponentOff,
            },
        }
    }

    /// Returns the board place for a place in a drawing, numbered from `player`'s view.
    pub const fn of_drawn(place: DrawnPlace, player: Player) -> Self {
        match place {
            DrawnPlace::Point(point) => Self::Point(own_number(point.number(), player)),
            DrawnPlace::Bar => Self::Bar(player),
            DrawnPlace::Off => Self::Tray(player),
            DrawnPlace::OpponentBar => Self::Bar(player.opponent()),
            DrawnPlace::OpponentOff => Self::Tray(player.opponent()),
        }
    }
}

impl Scene {
    /// Returns the scene with all places, named for screen readers from `player`'s view, so that a [`Pen`] can be used
    /// with the keyboard.
    #[must_use]
    pub fn with_named_places(mut self, player: Player, context: SpeechContext<'_>) -> Self {
        let words = context.words;
        let points = (1..=24).rev().map(|number| Place::of(player, number));
        let others = Player::BOTH.map(|player| [Place::Bar(player), Place::Tray(player)]);
        let name = |place: Place| {
            let standing: Vec<Player> = self
                .checkers
                .iter()
                .filter(|checker| checker.place == place)
                .map(|checker| checker.player)
                .collect();
            let head = match place {
                Place::Point(white) => words.place_point(own_number(white, player)),
                Place::Bar(_) => words.place_bar(),
                Place::Tray(_) => words.place_off(),
            };
            let owner = match place {
                Place::Point(_) => standing.first().copied(),
                Place::Bar(owner) | Place::Tray(owner) => Some(owner),
            };
            let standing = owner.map_or_else(
                || words.standing_empty(),
                |owner| {
                    let count = standing.len() as u32;
                    words.standing(arg::Count(count), arg::Player(colour(context.theme, owner)))
                },
            );
            crate::list(words, [head, standing])
        };
        let spot = |place: Place| Spot {
            place,
            number: match place {
                Place::Point(white) => Some(own_number(white, player)),
                Place::Bar(_) | Place::Tray(_) => None,
            },
            name: name(place),
        };
        let spots = points.chain(others.into_iter().flatten()).map(spot);
        self.spots = spots.collect();
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn(inputs: &[Input], player: Player) -> (Option<String>, Pen) {
        let mut pen = Pen::default();
        let signs = inputs.iter().filter_map(|input| pen.input(*input, player));
        let sign = signs.last().map(|sign| sign.to_string());
        (sign, pen)
    }

    #[test]
    fn draws_arrows_and_rings_by_tapping_and_dragging() {
        let (from, to) = (Place::Point(8), Place::Bar(Player::White));
        let taps = |[a, b]: [Place; 2]| drawn(&[Input::Tap(a), Input::Tap(b)], Player::White).0;
        assert_eq!(taps([from, to]).as_deref(), Some("8/bar"));
        assert_eq!(taps([from, from]).as_deref(), Some("8"));
        let black = drawn(&[Input::Tap(from), Input::DoubleTap(to)], Player::Black);
        assert_eq!(black.0.as_deref(), Some("17/obar"));
        let drag = [
            Input::Lift(from),
            Input::DropOn(Some(Place::Tray(Player::White))),
        ];
        assert_eq!(drawn(&drag, Player::White).0.as_deref(), Some("8/off"));
        for end in [None, Some(from)] {
            let (sign, pen) = drawn(&[Input::Lift(from), Input::DropOn(end)], Player::White);
            assert_eq!((sign, pen.from), (None, None));
        }
    }

    #[test]
    fn places_in_a_drawing_are_numbered_for_its_player() {
        for player in Player::BOTH {
            for place in DrawnPlace::all() {
                assert_eq!(Place::of_drawn(place, player).drawn(player), place);
            }
        }
    }
}
