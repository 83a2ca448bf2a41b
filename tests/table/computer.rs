//! What the computer is asked.

use crate::hands::{seed, started};
use protocol::{Answer, Ask, Reply};
use rules::{Action, Beavers, Money, Offer, Phase, Player, Win};
use table::{Form, Msg};

#[test]
fn r81_a_resignation_in_answer_to_a_beaver_is_judged_with_the_doubler_on_roll() {
    let money = Money {
        beavers: Beavers::One,
        ..Money::default()
    };
    let form = Form {
        money,
        ..Form::default()
    };
    let mut hands = started(form, seed(3));
    hands.play_until(|phase| *phase == Phase::ToRoll(Player::White));
    hands.send(Msg::AskDouble);
    hands.send(Msg::Do(Action::Double));
    let asked = hands.play_until_asked();
    assert!(matches!(asked.ask, Ask::Respond { .. }), "{asked:?}");
    hands.send(Msg::Engine(Reply::Done {
        job: asked.job,
        stamp: asked.stamp,
        answer: Answer::Redouble,
    }));
    // The offer is seen before it is answered.
    hands.wait_over();
    let beavered = matches!(
        hands.model.session().phase(),
        Phase::Doubled {
            by: Player::Black,
            offer: Offer::Beaver,
            ..
        }
    );
    assert!(beavered, "{:?}", hands.model.session().phase());
    hands.send(Msg::Do(Action::Resign(Win::Single)));
    let Ask::Resignation {
        board, by_mover, ..
    } = hands.play_until_asked().ask
    else {
        panic!("a resignation has to be answered");
    };
    assert_eq!(board, hands.model.session().board_of(Player::White));
    assert!(by_mover);
}
