//! Explanations of the result in a player's first games.

use crate::hands::{hot_seat, seed};
use board::Input;
use rules::{Action, EndedBy, Phase, Player, Win};
use table::{Msg, ending};
use terms::Form;

#[test]
fn first_games_explain_why_a_gammon_or_backgammon_counts_more() {
    const DOUBLE: &str = ": LOSER took no checkers off. Counts double.";
    const TRIPLE: &str = ": LOSER took no checkers off and still had at least one in the winner's home board. Counts triple.";
    let mut seen = Vec::new();
    for form in [Form::first(), Form::default()] {
        let mut hands = hot_seat(form, seed(1));
        for game in 1..=3 {
            hands.play_until(|phase| matches!(phase, Phase::GameOver(_)));
            hands.wait_over();
            let Phase::GameOver(outcome) = hands.model.session().phase() else {
                panic!("the game is over");
            };
            let (win, by, cube) = (outcome.win, outcome.by, outcome.cube.points());
            let (name, why) = match win {
                Win::Single => ("Single game", ""),
                Win::Gammon => ("Gammon", DOUBLE),
                _ => ("Backgammon", TRIPLE),
            };
            let turned = cube > 1;
            let explained = game <= 2 && win != Win::Single;
            if by == EndedBy::BearingOff {
                let expected = match (explained, turned) {
                    (true, true) => format!("{name}{why} The cube was at {cube}."),
                    (true, false) => format!("{name}{why}"),
                    (false, true) => format!("{name} with the cube at {cube}"),
                    (false, false) => name.to_owned(),
                };
                let loser = if outcome.winner == Player::White {
                    "Black"
                } else {
                    "White"
                };
                let expected = expected.replace("LOSER", loser);
                assert_eq!(ending(&hands.model).expect("a card").description, expected);
                seen.push((win, game <= 2, turned));
            }
            hands.send(Msg::Input(Input::Do(Action::NextGame)));
        }
    }
    for expected in [
        (Win::Backgammon, true, false),
        (Win::Gammon, false, false),
        (Win::Gammon, true, true),
    ] {
        assert!(seen.contains(&expected), "{expected:?} in {seen:?}");
    }
}
