//! Continuing the game from any decision: the players, the game on the table, and the stored session.

use board::Input;
use library::EntryId;
use record::{MatchRecord, Original, RecordedAction, Saved, Seat, Start};
use rules::{Action, Board, ByPlayer, Decision, Phase, Player, Variant};
use table::{
    AfterSetAside, Dialog, DiceMsg, Effect, Msg, NewGameMsg, Route, StoredGame, StudySource,
    ending, title, tried_original, tried_review, update,
};
use terms::{Change, Form, Opponent};

use crate::hands::{Hands, answer, hot_seat, seed, set_aside_request};

fn cube_decision() -> Decision {
    Decision::builder(Board::start(Variant::Standard))
        .on_roll(Player::Black)
        .match_to(7)
        .score(ByPlayer { white: 3, black: 4 })
        .cube(2, Some(Player::Black))
        .build()
        .expect("possible")
}

/// Starts a session between two people from `start`.
pub fn play_from(hands: &mut Hands, start: Start) {
    hands.send(Msg::NewGame(NewGameMsg::FromPosition(start)));
    hands.send(Msg::NewGame(NewGameMsg::Change(Change::Opponent(
        Opponent::Person,
    ))));
    hands.send(Msg::Dice(DiceMsg::SeedDrawn(seed(5), None)));
    hands.send(Msg::NewGame(NewGameMsg::Start));
}

#[test]
fn playing_from_a_decision_sets_the_current_game_aside_first() {
    let mut hands = hot_seat(Form::default(), seed(1));
    hands.send(Msg::Input(Input::Do(Action::RollOpening)));
    let running = hands.stored.clone().expect("stored");
    let decision = cube_decision();
    hands.send(Msg::NewGame(NewGameMsg::FromPosition(Start::of(&decision))));
    assert_eq!(
        hands.model.session().start(),
        None,
        "not before it is chosen"
    );
    let Dialog::NewGame(chosen) = hands.model.dialog() else {
        panic!("the choice of who plays");
    };
    assert_eq!(
        (chosen.form.side, chosen.form.opponent),
        (Player::Black, Opponent::Person)
    );
    let computer = Change::Opponent(Opponent::Computer);
    hands.send(Msg::NewGame(NewGameMsg::Change(computer)));
    let chosen = hands.model.dialog().clone();
    let effects = update(&mut hands.model, Msg::NewGame(NewGameMsg::Start));
    let (texts, _) = set_aside_request(&effects);
    assert_eq!(texts, [running]);
    let [Effect::SetAside(_, AfterSetAside::Start(begun))] = &effects[..] else {
        panic!("{effects:?}");
    };
    assert_eq!(Dialog::NewGame(*begun.clone()), chosen);
    hands.note(effects);
    let session = hands.model.session();
    assert_eq!(session.decision(), Some(decision));
    assert_eq!(
        hands.model.seats().white,
        Seat::Computer("beginner".to_owned())
    );
    assert!(title(&hands.model).contains('7'));
    hands.play_until(|phase| matches!(phase, Phase::GameOver(_) | Phase::MatchOver(_)));
    let stored = hands.stored.clone().expect("stored");
    let again = Saved::from_text(&stored).expect("a session");
    assert_eq!(&again.session, hands.model.session());
    assert!(StoredGame::read(&stored).is_read());
}

#[test]
fn a_retried_decision_has_the_recorded_dice_for_both_players() {
    let without_cube = Form {
        cube: false,
        ..Form::default()
    };
    let mut first = hot_seat(without_cube, seed(2));
    first.play_until(|phase| matches!(phase, Phase::GameOver(_) | Phase::MatchOver(_)));
    let record = MatchRecord::from_session(first.model.session());
    let made = record.games[0].decided_moves(&record.terms);
    let made = &made[made.len() / 2];
    let decision = made.decided.as_ref().expect("legal").decision;
    let original = Original::new(&record, 0, made.nth).expect("a move");
    let start = Start::again(&decision, &original);
    let dice = start.dice();
    let mut hands = hot_seat(Form::default(), seed(3));
    assert_eq!(tried_review(&hands.model), None);
    let review = Route::Study(StudySource::Reviewed(Some(EntryId::of(&[b"a match"]))));
    play_from(&mut hands, start.from_review(4, &review.to_string()));
    assert_eq!(tried_review(&hands.model), Some((review, (4, made.nth))));
    hands.play_until(|phase| matches!(phase, Phase::GameOver(_) | Phase::MatchOver(_)));
    let mut rolled = ByPlayer::<Vec<_>>::default();
    for entry in hands.model.session().log() {
        if let ([high, low], Some(decided)) = (&entry.dice[..], entry.decided) {
            rolled[decided.decision.on_roll()].push(rules::Roll::new(*high, *low));
        }
    }
    for player in Player::BOTH {
        let both = dice[player].len().min(rolled[player].len());
        assert!(both > 3);
        assert_eq!(rolled[player][..both], dice[player][..both]);
    }
    let first = |hands: &Hands| ending(&hands.model)?.rows.pop();
    while !first(&hands).is_some_and(|(_, first)| first.contains("Luck in points")) {
        hands.wait_over();
        let request = hands.play_until_asked();
        hands.send(Msg::Engine(answer(&request)));
    }
    let (label, result) = first(&hands).expect("the game before");
    assert_eq!(label, "The first time");
    let found = tried_original(&hands.model).expect("the game before");
    // A link stores the positions that result from plays, not the order of their moves.
    let actions = |original: &Original| {
        let moves = original.game().into_iter().flat_map(|game| &game.moves);
        let rolled = moves.map(|made| match made.action {
            RecordedAction::Play { roll, .. } => Some((made.player, roll)),
            _ => None,
        });
        rolled.collect::<Vec<_>>()
    };
    assert_eq!(
        (found.nth, actions(&found)),
        (original.nth, actions(&original))
    );
    assert!(result.contains("wins"), "{result}");
    let stored = hands.stored.clone().expect("stored");
    let again = Saved::from_text(&stored).expect("a session");
    assert!(again.seeds[0].known, "its dice count nowhere");
    assert_eq!(&again.session, hands.model.session());
}
