//! What is explained at the end of a player's first games.

use crate::hands::{hot_seat, seed};
use rules::{Action, Phase, Win};
use table::{Form, Input, Msg, ending};

#[test]
fn the_first_games_say_why_a_gammon_or_backgammon_counts_more() {
    let mut seen = Vec::new();
    for number in [1, 11] {
        let mut hands = hot_seat(Form::first(), seed(number));
        for game in 1..=3 {
            hands.play_until(|phase| matches!(phase, Phase::GameOver(_)));
            hands.wait_over();
            let Phase::GameOver(outcome) = hands.model.session().phase() else {
                panic!("the game is over");
            };
            let win = outcome.win;
            let expected = match (win, game) {
                (Win::Single, _) => "Single game",
                (Win::Gammon, 1..=2) => {
                    "Gammon. The loser bore off no checker, so it counts double."
                }
                (Win::Gammon, _) => "Gammon",
                (_, 1..=2) => {
                    "Backgammon. The loser bore off no checker and has one left on the bar or in the winner's home \
                     board, so it counts triple."
                }
                _ => "Backgammon",
            };
            assert_eq!(ending(&hands.model).expect("a card").how, expected);
            seen.push((win, game <= 2));
            hands.send(Msg::Input(Input::Do(Action::NextGame)));
        }
    }
    for expected in [
        (Win::Gammon, true),
        (Win::Gammon, false),
        (Win::Backgammon, true),
    ] {
        assert!(seen.contains(&expected), "{expected:?} in {seen:?}");
    }
}
