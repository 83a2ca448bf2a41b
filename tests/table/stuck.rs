//! Games that must never get stuck: a closed-out player with access to the cube, a failing engine, and full storage.

use crate::hands::{Hands, answer, hot_seat, seed};
use board::Input;
use dice::DiceStream;
use record::{GameSeed, Saved, Seat};
use rules::{
    Action, Board, ByPlayer, Choice, DiceBy, Die, Phase, Play, Player, Roll, Ruleset, Session,
    legal_plays,
};
use table::{
    Effect, EngineMsg, JobId, Model, Msg, NewGameMsg, Notice, Panel, Settings, StoreMsg,
    StoredGame, controls, free_half, open, update,
};
use terms::Form;

/// Evaluates a position for `player`: White tries to close the home board with Black on the bar, and Black tries to be
/// hit and to stay on the bar.
fn worth(player: Player, after: &Board) -> i32 {
    let (own, on_bar) = (after.own(), i32::from(after.opponent().at(25)));
    let count = |number: u8| i32::from(own.at(number));
    if player == Player::Black {
        let blots = (19..=24).filter(|&number| count(number) == 1).count() as i32;
        return i32::from(own.pips()) + 20 * blots - 1_000 * on_bar;
    }
    let made = (1..=6).filter(|&number| count(number) >= 2).count() as i32;
    let spare: i32 = (1..=6).map(|number| (count(number) - 3).max(0)).sum();
    let outside: i32 = (7..=25)
        .map(|number| count(number) * i32::from(number - 6))
        .sum();
    100 * made + 250 * on_bar - 40 * spare - outside - 500 * count(0)
}

/// Returns the play of `roll` with the highest value for `player`, and that value.
fn best_play(session: &Session, player: Player, roll: Roll) -> Option<(i32, Play)> {
    let board = session.board_of(player);
    let after = |play: &Play| {
        let step = |board: Board, step| board.step(step).map_or(board, |made| made.board);
        play.steps().fold(board, step)
    };
    legal_plays(&board, roll)
        .iter()
        .map(|legal| (worth(player, &after(&legal.play)), legal.play))
        .max_by_key(|(worth, _)| *worth)
}

/// Returns the roll and the play with the highest value for `player`.
fn best(session: &Session, player: Player) -> (Roll, Play) {
    let all = Die::ALL
        .into_iter()
        .flat_map(|high| Die::ALL.map(|low| Roll::new(high, low)));
    all.filter_map(|roll| Some((roll, best_play(session, player, roll)?)))
        .max_by_key(|(_, (worth, _))| *worth)
        .map(|(roll, (_, play))| (roll, play))
        .expect("some roll can be rolled")
}

/// Opens a game in which Black, played by `black`, is closed out and may double; the dice are entered by hand.
fn closed_out(black: Seat) -> (Model, Vec<Effect>) {
    let rules = Ruleset {
        dice: DiceBy::Hand,
        ..Ruleset::default()
    };
    let mut session = Session::new(rules);
    let mut none = DiceStream::new(seed(0));
    let mut act = |session: &mut Session, action| {
        session.apply(action, &mut none).expect("legal");
    };
    let rolled = ByPlayer {
        white: Die::ALL[2],
        black: Die::ALL[0],
    };
    act(&mut session, Action::EnterOpening(rolled));
    for _ in 0..200 {
        let player = session.on_roll().expect("nobody has won");
        let play = match *session.phase() {
            Phase::Moving(ref draft) => {
                let opening = best_play(&session, player, draft.roll());
                opening.expect("the opening roll can be played").1
            }
            Phase::ToRoll if session.allows(Action::Pass).is_ok() => break,
            Phase::ToRoll => {
                let (roll, play) = best(&session, player);
                act(&mut session, Action::EnterRoll(roll));
                play
            }
            ref other => panic!("{other:?}"),
        };
        for step in play.steps() {
            act(&mut session, Action::Step(step));
        }
        act(&mut session, Action::PickUp);
    }
    assert_eq!(session.phase(), &Phase::ToRoll);
    assert_eq!(session.on_roll(), Some(Player::Black));
    assert_eq!(session.allows(Action::Double), Ok(()));
    let seats = ByPlayer {
        white: Seat::Person,
        black,
    };
    let saved = Saved {
        session,
        seats,
        names: ByPlayer::default(),
        seeds: vec![GameSeed::new(seed(0))],
        start: None,
    };
    open(
        Some(StoredGame::read(&saved.to_text())),
        Settings::default(),
        seed(1),
        words::Words::english(),
    )
}

#[test]
fn r42_a_closed_out_person_with_the_cube_can_double_or_pass() {
    let (mut model, _) = closed_out(Seat::Person);
    let enabled: Vec<String> = controls(&model)
        .into_iter()
        .filter(|control| control.enabled)
        .map(|control| control.label)
        .collect();
    assert_eq!(enabled, ["Double", "Pass"]);
    let words = table::strip(&model).map(|strip| strip.text);
    assert_eq!(
        words.as_deref(),
        Some("Black is closed out: double or pass")
    );
    // On a turned board, the checkers on the bar take up the space needed for the sentence.
    assert_eq!(
        [true, false].map(|turned| free_half(&model, turned)),
        [Some("upper"), None]
    );
    update(&mut model, Msg::Input(Input::Do(Action::Pass)));
    assert_eq!(model.session().phase(), &Phase::ToRoll);
    assert_eq!(model.session().on_roll(), Some(Player::White));
}

#[test]
fn r42_a_closed_out_computer_passes_unless_it_doubles() {
    let (mut model, effects) = closed_out(Seat::Computer("normal".to_owned()));
    let pending = effects.into_iter().find_map(|effect| match effect {
        Effect::Ask(job, query) => Some((job, query)),
        _ => None,
    });
    let request = pending.expect("it may double");
    update(&mut model, Msg::Engine(answer(&request)));
    assert_eq!(model.notice(), None);
    assert_eq!(model.session().phase(), &Phase::ToRoll);
    assert_eq!(model.session().on_roll(), Some(Player::White));
}

/// Returns a game against the computer in which the engine has failed to answer a request.
fn failed(number: u8) -> Hands {
    let (model, effects) = open(
        None,
        Settings::default(),
        seed(number),
        words::Words::english(),
    );
    let mut hands = Hands::new(model, effects);
    let (job, _) = hands.play_until_asked();
    hands.send(Msg::Engine(EngineMsg::Failed(job)));
    hands
}

#[test]
fn a_failed_engine_can_be_retried_after_any_input() {
    let mut hands = failed(3);
    for msg in [
        Msg::Input(Input::Do(Action::Undo)),
        Msg::Input(Input::OfferDouble),
        Msg::Store(StoreMsg::SaveFailed),
        Msg::Input(Input::TapDice),
    ] {
        hands.send(msg);
        assert_eq!(hands.model.notice(), Some(&Notice::EngineFailed));
    }
    hands.send(Msg::Engine(EngineMsg::Retry));
    assert!(hands.model.is_thinking());
    assert_ne!(hands.model.notice(), Some(&Notice::EngineFailed));
}

/// Returns the message that the worker sends when it starts.
fn ready(nets: bool) -> Msg {
    Msg::Engine(EngineMsg::Ready { nets })
}

#[test]
fn reports_damaged_networks_once_and_continues_the_game() {
    let (model, effects) = open(None, Settings::default(), seed(3), words::Words::english());
    let mut hands = Hands::new(model, effects);
    hands.send(ready(true));
    assert_eq!(hands.model.notice(), None);
    hands.send(ready(false));
    assert_eq!(hands.model.notice(), Some(&Notice::NetsDamaged));
    let message = table::notice(&hands.model).expect("a strip");
    assert!(message.text.contains("damaged") && message.text.contains("below its level"));
    hands.send(Msg::DismissNotice);
    hands.send(Msg::Open(Panel::NewGame));
    hands.send(Msg::NewGame(NewGameMsg::Start));
    hands.send(ready(false));
    assert_eq!(hands.model.notice(), None);
    hands.play_until(|phase| matches!(phase, Phase::GameOver(_)));
}

#[test]
fn an_illegal_reply_is_not_played_and_can_be_retried() {
    let (model, effects) = open(None, Settings::default(), seed(3), words::Words::english());
    let mut hands = Hands::new(model, effects);
    let request = hands.play_until_asked();
    let before = hands.model.session().clone();
    hands.reply(&request, Choice::Accept);
    assert_eq!(hands.model.session(), &before);
    assert_eq!(hands.model.notice(), Some(&Notice::EngineFailed));
    hands.send(Msg::Engine(EngineMsg::Retry));
    hands.play_until(|phase| matches!(phase, Phase::GameOver(_)));
}

#[test]
fn a_dead_worker_does_not_affect_two_people() {
    let mut hands = hot_seat(Form::default(), seed(2));
    hands.play_until(|phase| matches!(phase, Phase::GameOver(_)));
    hands.send(Msg::Engine(EngineMsg::Failed(JobId(1))));
    assert_eq!(hands.model.notice(), None);
}

#[test]
fn the_storage_notice_is_withdrawn_and_shown_again_on_a_later_failure() {
    let mut hands = hot_seat(Form::default(), seed(2));
    hands.send(Msg::Store(StoreMsg::SavesAgain));
    assert_eq!(hands.model.notice(), None);
    hands.send(Msg::Store(StoreMsg::SaveFailed));
    assert!(hands.model.is_refused());
    hands.send(Msg::Store(StoreMsg::SavesAgain));
    assert_eq!(hands.model.notice(), None);
    hands.send(Msg::Store(StoreMsg::SaveFailed));
    assert_eq!(hands.model.notice(), Some(&Notice::NotStored));
}

#[test]
fn reports_full_storage_once_and_continues_the_game() {
    let mut hands = hot_seat(Form::default(), seed(2));
    hands.send(Msg::Store(StoreMsg::SaveFailed));
    assert_eq!(hands.model.notice(), Some(&Notice::NotStored));
    hands.send(Msg::DismissNotice);
    hands.send(Msg::Store(StoreMsg::SaveFailed));
    assert_eq!(hands.model.notice(), None);
    hands.play_until(|phase| matches!(phase, Phase::GameOver(_)));
}

#[test]
fn the_failure_of_a_stale_request_is_ignored() {
    let (model, effects) = open(None, Settings::default(), seed(5), words::Words::english());
    let mut hands = Hands::new(model, effects);
    let old = hands.play_until_asked();
    hands.send(Msg::Open(Panel::NewGame));
    hands.send(Msg::NewGame(NewGameMsg::Start));
    let now = hands.play_until_asked();
    hands.send(Msg::Engine(EngineMsg::Failed(old.0)));
    assert_eq!(hands.model.notice(), None);
    hands.send(Msg::Engine(EngineMsg::Failed(now.0)));
    assert_eq!(hands.model.notice(), Some(&Notice::EngineFailed));
}

#[test]
fn lost_turn_is_told_below_a_turned_board() {
    let mut hands = hot_seat(Form::default(), seed(2));
    hands.play_until(|phase| matches!(phase, Phase::Moving(draft) if !draft.has_moves()));
    let [turned, upright] = [true, false].map(|turned| free_half(&hands.model, turned));
    assert_eq!(turned, Some("below"));
    assert!(matches!(upright, Some("left" | "right")), "{upright:?}");
}
