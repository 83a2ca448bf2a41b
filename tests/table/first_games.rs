//! What is explained at the end of a player's first games.

use crate::hands::{hot_seat, seed};
use board::Input;
use rules::{Action, EndedBy, Phase, Win};
use table::{Msg, ending};
use terms::Form;

#[test]
fn the_first_games_say_why_a_gammon_or_backgammon_counts_more() {
    const DOUBLE: &str = ". The loser bore off no checker, so it counts double.";
    const TRIPLE: &str = ". The loser bore off no checker and has one left on the bar or in the winner's home board, \
                          so it counts triple.";
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
            let turned = (cube > 1).then(|| format!(", cube at {cube}"));
            let why = if game <= 2 { why } else { "" };
            if by == EndedBy::BearingOff {
                let expected = format!("{name}{}{why}", turned.clone().unwrap_or_default());
                assert_eq!(ending(&hands.model).expect("a card").description, expected);
                seen.push((win, game <= 2, turned.is_some()));
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
