//! What the computer is asked.

use crate::hands::{seed, started};
use analyst::{Answer, Ask, Reply, Request};
use board::Input;
use rules::{
    Action, Beavers, Choice, CubeValue, Decision, Money, Offer, Phase, Player, Question, Win,
};
use table::{EngineMsg, Msg};
use terms::Form;

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
    hands.play_until_on_roll(Player::White);
    hands.send(Msg::Input(Input::OfferDouble));
    hands.send(Msg::Input(Input::Do(Action::Double)));
    let asked = hands.play_until_asked();
    let offer = Question::Answer {
        offer: Offer::Double,
        value: CubeValue::new(2).expect("a power of two"),
    };
    assert_eq!(decision(&asked).question(), offer);
    hands.send(Msg::Engine(EngineMsg::Reply(Reply::Done {
        job: asked.job,
        stamp: asked.stamp,
        answer: Answer::Choice {
            choice: Choice::Beaver,
            equity: None,
        },
    })));
    // The offer is seen before it is answered.
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
    let asked = decision(&hands.play_until_asked());
    let Question::Resignation { win, .. } = asked.question() else {
        panic!("a resignation has to be answered, not {asked:?}");
    };
    assert_eq!(win, Win::Single);
    assert_eq!(asked.player(), Player::Black);
    assert_eq!(asked.on_roll(), Player::White);
    let board = hands.model.session().board_of(Player::White);
    assert_eq!(*asked.board(), board);
}

#[test]
fn answers_a_resignation_in_the_middle_of_a_play() {
    let mut hands = started(Form::default(), seed(3));
    hands.play_until_moves(Player::White, true);
    let draft = hands.model.session().draft().expect("White moves");
    let step = *draft.options().first().expect("a legal move");
    hands.send(Msg::Input(Input::Do(Action::Step(step))));
    hands.send(Msg::Input(Input::Do(Action::Resign(Win::Single))));
    let asked = hands.play_until_asked();
    let question = decision(&asked).question();
    let Question::Resignation { win, .. } = question else {
        panic!("a resignation has to be answered, not {question:?}");
    };
    assert_eq!(win, Win::Single);
    hands.reply(&asked, Choice::Accept);
    hands.wait_over();
    assert!(matches!(hands.model.session().phase(), Phase::GameOver(_)));
}

/// The decision that the engine is asked about.
fn decision(request: &Request) -> Decision {
    match request.ask {
        Ask::Choice { decision, .. } => decision,
        Ask::Luck(_) => panic!("the computer decides first"),
    }
}
