//! Keyboard input for the focused place on the board.

use board::Place;

use crate::{
    Msg, Tool,
    model::{Model, number},
};

impl Model {
    /// Returns the message for a key: Enter and Space tap, Delete removes a checker, and a digit sets the number of
    /// checkers of the selected colour, or of the colour already on the place; `None` for other keys.
    pub fn key(&self, place: Place, key: &str) -> Option<Msg> {
        match key {
            "Enter" | " " => Some(Msg::Tap(place)),
            "Delete" | "Backspace" => Some(Msg::TakeFrom(place)),
            digit => {
                let count = digit.parse().ok().filter(|count| *count < 10)?;
                let player = match (self.tool, place) {
                    (_, Place::Bar(player)) | (Tool::Add(player), _) => player,
                    (Tool::Remove | Tool::KeepEmpty, place) => self.owner(place)?,
                };
                let number = number(place, player).filter(|number| *number > 0)?;
                Some(Msg::Count(player, number, count))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use rules::Player;

    use super::*;
    use crate::Sketch;

    #[test]
    fn positions_can_be_set_up_from_the_keyboard() {
        let mut model = Model::new(Sketch::default());
        model.update(Msg::Clear);
        let mut press = |place, key| {
            let msg = model.key(place, key).expect("it does something");
            model.update(msg);
        };
        press(Place::Point(6), "5");
        press(Place::Point(6), "Enter");
        press(Place::Point(4), "2");
        press(Place::Point(4), "Delete");
        press(Place::Tray(Player::Black), " ");
        press(Place::Point(19), "3");
        press(Place::Bar(Player::White), "1");
        let (white, black) = (
            model.sketch().side(Player::White),
            model.sketch().side(Player::Black),
        );
        assert_eq!((white[6], white[4], white[25], white[0]), (6, 1, 1, 7));
        assert_eq!((black[6], black[0]), (3, 12));
        assert_eq!(model.key(Place::Tray(Player::White), "3"), None);
        assert_eq!(model.key(Place::Point(1), "x"), None);
        assert_eq!(model.key(Place::Point(1), "12"), None);
    }

    #[test]
    fn a_digit_changes_existing_checkers_while_taps_remove() {
        let mut model = Model::new(Sketch::default());
        model.update(Msg::Use(Tool::Remove));
        let black = Msg::Count(Player::Black, 13, 2);
        assert_eq!(model.key(Place::Point(12), "2"), Some(black));
        assert_eq!(model.key(Place::Point(11), "2"), None);
    }
}
