//! Requests to the engine on behalf of the computer player.

use crate::hands::{Request, seed, started};
use analyst::Query;
use board::Input;
use rules::{
    Action, Beavers, Choice, CubeValue, Decision, Money, Offer, Phase, Player, Question, Win,
};
use table::Msg;
use terms::Form;

#[test]
fn r81_a_resignation_after_a_beaver_is_evaluated_with_the_doubler_on_roll() {
    let money = Money {
        beavers: Beavers::One,
        ..Money::default()
    };
    let form = Form {
        money,
        ..Form::default()
    };
    let mut hands = started(form, seed(3));
    hands.play_until_on_roll(Player::White);
    hands.send(Msg::Input(Input::OfferDouble));
    hands.send(Msg::Input(Input::Do(Action::Double)));
    let request = hands.play_until_asked();
    let offer = Question::Answer {
        offer: Offer::Double,
        value: CubeValue::new(2).expect("a power of two"),
    };
    assert_eq!(decision(&request).question(), offer);
    hands.reply(&request, Choice::Beaver);
    // The offer is shown before it is answered.
    hands.wait_over();
    let session = hands.model.session();
    let beavered = matches!(
        session.phase(),
        Phase::Doubled {
            offer: Offer::Beaver,
            ..
        }
    );
    assert!(beavered, "{:?}", session.phase());
    assert_eq!(session.decides(), Some(Player::White));
    hands.send(Msg::Input(Input::Do(Action::Resign(Win::Single))));
    let request = decision(&hands.play_until_asked());
    let Question::Resignation { win, .. } = request.question() else {
        panic!("a resignation has to be answered, not {request:?}");
    };
    assert_eq!(win, Win::Single);
    assert_eq!(request.player(), Player::Black);
    assert_eq!(request.on_roll(), Player::White);
    let board = hands.model.session().board_of(Player::White);
    assert_eq!(*request.board(), board);
}

#[test]
fn answers_a_resignation_in_the_middle_of_a_play() {
    let mut hands = started(Form::default(), seed(3));
    hands.play_until_moves(Player::White, true);
    let draft = hands.model.session().draft().expect("White moves");
    let step = *draft.options().first().expect("a legal move");
    hands.send(Msg::Input(Input::Do(Action::Step(step))));
    hands.send(Msg::Input(Input::Do(Action::Resign(Win::Single))));
    let request = hands.play_until_asked();
    let question = decision(&request).question();
    let Question::Resignation { win, .. } = question else {
        panic!("a resignation has to be answered, not {question:?}");
    };
    assert_eq!(win, Win::Single);
    hands.reply(&request, Choice::Accept);
    hands.wait_over();
    assert!(matches!(hands.model.session().phase(), Phase::GameOver(_)));
}

/// Returns the decision in a request.
fn decision(request: &Request) -> Decision {
    match request.1 {
        Query::Choose { decision, .. } => decision,
        _ => panic!("the computer decides first"),
    }
}
