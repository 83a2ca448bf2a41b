//! Help and hints: requests to the engine, the advice displayed, and the log.

use analyst::{Depth, Query};
use board::{Input, Place};
use engine::{Analysis, Candidate, Equity, Outcomes, TrialLimit};
use record::Start;
use rules::{
    Action, Board, Choice, Decision, Phase, Play, Player, Question, Setup, Variant, Win,
    legal_plays,
};
use table::{
    CoachMsg, CoachSettings, ComputerPlay, Dialog, DiceMsg, Effect, Model, Msg, NewGameMsg, Panel,
    ReviewDepth, Settings, SettingsMsg, Strip, TakeBackLimit, TakeBacks, board_advice, hint_button,
    notice, strip, title, update,
};
use terms::{Change, Form, Opponent};

use crate::hands::{Hands, hot_seat, seed, started};

/// Returns a game against the computer in which White is about to move, without help.
pub fn moving() -> Hands {
    taught(TakeBackLimit::Off, TakeBacks::Unlimited)
}

/// Returns a game against the computer in which White is about to move and mistakes of this size are taken back.
pub fn taught(limit: TakeBackLimit, take_backs: TakeBacks) -> Hands {
    let mut hands = started(Form::first(), seed(4));
    hands.has_finished_game();
    hands.play_until_moves(Player::White, true);
    teach(&mut hands, limit, take_backs);
    hands
}

pub fn teach(hands: &mut Hands, limit: TakeBackLimit, take_backs: TakeBacks) {
    let coach = CoachSettings {
        limit: Some(limit),
        take_backs,
        running_pr: false,
    };
    hands.advice_requests = Some(Vec::new());
    hands.send(Msg::Settings(SettingsMsg::Change(Settings {
        coach,
        ..hands.model.settings()
    })));
}

/// Replies to the last request: the choice that satisfies `best` is the best one, and any other choice loses 0.05.
pub fn answer(hands: &mut Hands, best: impl Fn(&Candidate) -> bool) {
    let request = hands.advice_requests.as_mut().and_then(Vec::pop);
    let (job, decision, _) = request.expect("a request to the engine");
    hands.send(Msg::Coach(CoachMsg::Judged(
        job,
        Some(Box::new(judgement(&decision, best))),
    )));
}

pub fn judgement(decision: &Decision, best: impl Fn(&Candidate) -> bool) -> Analysis {
    let candidate = |choice, after: Option<Board>| Candidate {
        choice,
        after,
        outcomes: Outcomes::WIN,
        cubeless: Equity(0.0),
        equity: Equity(0.0),
        mwc: None,
        loss: Equity(0.05),
        plies: 2,
        trials: None,
    };
    let mut candidates: Vec<Candidate> = match decision.question() {
        Question::Play(roll) => legal_plays(decision.board(), roll)
            .iter()
            .map(|legal| candidate(Choice::Play(legal.play), Some(legal.after)))
            .collect(),
        Question::Double => [Choice::Double, Choice::Roll]
            .map(|choice| candidate(choice, None))
            .into(),
        _ => [Choice::Accept, Choice::Decline]
            .map(|choice| candidate(choice, None))
            .into(),
    };
    for one in &mut candidates {
        if best(one) {
            one.loss = Equity(0.0);
        }
    }
    candidates.sort_by(|a, b| a.loss.0.total_cmp(&b.loss.0));
    Analysis {
        candidates,
        made: None,
        cube: None,
    }
}

/// Plays legal steps until none is possible, without picking up the dice.
pub fn play_anything(hands: &mut Hands) -> Board {
    while let Some(step) = hands
        .model
        .session()
        .draft()
        .and_then(|draft| draft.options().first().copied())
    {
        hands.send(Msg::Input(Input::Do(Action::Step(step))));
    }
    *hands.model.session().draft().expect("a turn").board()
}

pub fn shown(model: &Model) -> Strip {
    strip(model).expect("a strip")
}

pub fn labels(model: &Model) -> Vec<String> {
    let controls = shown(model).controls.into_iter();
    controls.map(|control| control.label).collect()
}

#[test]
fn without_help_no_analysis_is_requested() {
    let mut hands = moving();
    play_anything(&mut hands);
    hands.send(Msg::Input(Input::Do(Action::PickUp)));
    assert!(
        hands.advice_requests.as_ref().is_some_and(Vec::is_empty) && !hands.moves(Player::White)
    );
}

#[test]
fn a_hint_first_nudges_then_lists_the_choices_and_marks_the_game() {
    let mut hands = moving();
    assert!(
        hands.advice_requests.as_ref().is_some_and(Vec::is_empty),
        "not before it is wanted"
    );
    let button = hint_button(&hands.model).expect("the button");
    assert!(button.enabled);
    hands.send(Msg::Open(Panel::Menu));
    hands.send(button.msg.clone());
    assert_eq!(
        *hands.model.dialog(),
        Dialog::None,
        "the menu has it on a phone"
    );
    let request = shown(&hands.model);
    assert_eq!(
        request.text,
        "With help, this game is for practice and stays out of your statistics."
    );
    assert_eq!(labels(&hands.model), ["Hint", "Cancel"]);
    assert!(hands.model.session().is_rated(), "nothing is marked yet");
    assert!(hands.advice_requests.as_ref().is_some_and(Vec::is_empty));
    hands.send(request.controls[0].msg.clone());
    assert!(shown(&hands.model).text.starts_with("Thinking"));
    answer(&mut hands, |_| true);
    assert!(shown(&hands.model).text.starts_with("Look at"));
    assert_eq!(labels(&hands.model), ["Show me", "Close"]);
    hands.send(Msg::Coach(CoachMsg::ShowChoices));
    let choices = shown(&hands.model).choices;
    let ranks: Vec<usize> = choices.iter().map(|choice| choice.rank).collect();
    assert_eq!(ranks, [1, 2, 3, 4]);
    assert_eq!(choices[0].loss, "");
    assert!(title(&hands.model).contains("with help"));
    assert!(!hands.model.session().is_rated());
    hands.send(Msg::Coach(CoachMsg::Close));
    assert_eq!(strip(&hands.model), None);
    hands.send(button.msg);
    assert!(
        shown(&hands.model).text.starts_with("Look at"),
        "a marked game needs no further confirmation"
    );
    hands.play_until(|phase| matches!(phase, Phase::GameOver(_)));
}

#[test]
fn a_hint_at_the_champions_depth_gives_the_number_of_trials() {
    let mut hands = moving();
    hands.send(Msg::Settings(SettingsMsg::Change(Settings {
        depth: ReviewDepth::Champion,
        ..hands.model.settings()
    })));
    let decision = hands.model.session().decision().expect("a roll to play");
    hands.send(Msg::Coach(CoachMsg::Hint));
    let effects = update(&mut hands.model, Msg::Coach(CoachMsg::Hint));
    let request = effects.iter().find_map(|effect| match effect {
        Effect::Ask(job, Query::Analyse { depth, .. }) => Some((*job, *depth)),
        _ => None,
    });
    let (job, depth) = request.expect("an analysis is requested");
    hands.note(effects);
    assert_eq!(depth, Depth::Champion(TrialLimit::DEFAULT));
    let mut analysis = judgement(&decision, |_| true);
    analysis.candidates[0].trials = Some(432);
    hands.send(Msg::Coach(CoachMsg::Judged(job, Some(Box::new(analysis)))));
    assert_eq!(shown(&hands.model).advice, Vec::<String>::new());
    hands.send(Msg::Coach(CoachMsg::ShowChoices));
    assert_eq!(shown(&hands.model).advice, ["Rolled out: 432 trials"]);
}

#[test]
fn two_people_get_no_advice() {
    let mut hands = hot_seat(Form::default(), seed(4));
    hands.play_until_moves(Player::White, true);
    teach(&mut hands, TakeBackLimit::Everything, TakeBacks::Unlimited);
    assert_eq!(hint_button(&hands.model), None);
    let effects = update(&mut hands.model, Msg::Coach(CoachMsg::Hint));
    assert!(
        !effects
            .iter()
            .any(|effect| matches!(effect, Effect::Ask(..)))
    );
    play_anything(&mut hands);
    hands.send(Msg::Input(Input::Do(Action::PickUp)));
    hands.send(Msg::Input(Input::Do(Action::Resign(Win::Single))));
    assert!(
        hands.advice_requests.as_ref().is_some_and(Vec::is_empty) && strip(&hands.model).is_some()
    );
    assert!(hands.model.session().is_rated());
}

#[test]
fn the_disabled_hint_button_gives_the_reason() {
    let mut hands = started(Form::first(), seed(4));
    teach(&mut hands, TakeBackLimit::Off, TakeBacks::Unlimited);
    let reason = |hands: &mut Hands| {
        let button = hint_button(&hands.model).expect("its button");
        assert!(!button.enabled);
        hands.send(button.msg);
        table::notice(&hands.model).expect("a reason").text
    };
    assert_eq!(reason(&mut hands), "Roll the dice first.");
    hands.play_until_moves(Player::White, true);
    assert!(hint_button(&hands.model).is_some_and(|button| button.enabled));
    hands.play_until_moves(Player::Black, true);
    assert_eq!(reason(&mut hands), "It's the computer's turn.");
}

#[test]
fn a_hint_marks_checkers_then_shows_and_makes_the_best_play() {
    let mut hands = moving();
    let button = hint_button(&hands.model).expect("the button");
    hands.send(button.msg.clone());
    hands.send(button.msg);
    let decision = hands.model.session().decision().expect("a decision");
    let Question::Play(roll) = decision.question() else {
        panic!("a play is to be made");
    };
    let best = legal_plays(decision.board(), roll)[0].after;
    answer(&mut hands, |one| one.after == Some(best));
    let nudge = table::board_advice(&hands.model, false).expect("checkers");
    assert!(!nudge.places.is_empty() && nudge.arrows.is_empty());
    hands.send(Msg::Coach(CoachMsg::ShowChoices));
    let shown = table::board_advice(&hands.model, false).expect("a play");
    assert!(shown.places.is_empty() && !shown.arrows.is_empty());
    hands.send(Msg::Coach(CoachMsg::Play(0)));
    let draft = hands.model.session().draft().expect("a turn");
    assert_eq!(draft.board().flipped(), best);
    assert_eq!(table::board_advice(&hands.model, false), None);
    assert_eq!(strip(&hands.model), None);
}

#[test]
fn a_hint_marks_every_checker_that_the_best_play_moves() {
    let decision = moving().model.session().decision().expect("a decision");
    let Question::Play(roll) = decision.question() else {
        panic!("a play is to be made");
    };
    let before = *decision.board();
    let mut several = 0;
    for best in legal_plays(&before, roll).iter().map(|legal| legal.after) {
        let mut hands = moving();
        let hint = hint_button(&hands.model).expect("the button").msg;
        hands.send(hint.clone());
        hands.send(hint);
        answer(&mut hands, |one| one.after == Some(best));
        let marked = table::board_advice(&hands.model, false).expect("checkers");
        let after = best.flipped();
        for number in 1..=25 {
            let place = Place::of(Player::White, number);
            let gone = before
                .own()
                .at(number)
                .saturating_sub(after.own().at(number));
            let rings = marked.places.iter().filter(|one| **one == place).count();
            assert_eq!(rings, usize::from(gone), "{place:?} before {after:?}");
        }
        several += usize::from(marked.places.len() > 1);
    }
    assert!(several > 0, "some plays move two checkers");
}

#[test]
fn help_is_confirmed_once_per_session_and_marks_each_game_separately() {
    let mut hands = moving();
    let hint = || Msg::Coach(CoachMsg::Hint);
    hands.send(hint());
    hands.send(hint());
    assert!(hands.model.session().is_assisted());
    hands.send(Msg::Coach(CoachMsg::Close));
    hands.advice_requests = None;
    hands.play_until(|phase| matches!(phase, Phase::GameOver(_)));
    hands.wait_over();
    hands.send(Msg::Input(Input::Do(Action::NextGame)));
    hands.play_until_moves(Player::White, true);
    assert!(
        !title(&hands.model).contains("with help"),
        "the next game is its own"
    );
    hands.send(hint());
    assert!(
        hands.model.session().is_assisted(),
        "no further confirmation"
    );
    assert!(title(&hands.model).contains("with help"));
}

#[test]
fn only_play_has_a_text_instead_of_a_reason() {
    let play_after = |board: Board, dice: [u8; 2]| {
        let decision = Decision::builder(board).play(dice[0], dice[1]).build();
        let mut hands = started(Form::first(), seed(1));
        let from = Start::of(&decision.expect("a roll"));
        for change in [
            NewGameMsg::FromPosition(from),
            NewGameMsg::Change(Change::Opponent(Opponent::Computer)),
            NewGameMsg::Change(Change::Side(Player::Black)),
        ] {
            hands.send(Msg::NewGame(change));
        }
        hands.send(Msg::Dice(DiceMsg::SeedDrawn(seed(5), None)));
        hands.send(Msg::NewGame(NewGameMsg::Start));
        for _ in 0..20 {
            if hands.model.person_decides() {
                break;
            }
            hands.do_something();
        }
        table::player_line(&hands.model, Player::White).play
    };
    let choice = play_after(Board::start(Variant::Standard), [3, 1]);
    assert!(matches!(choice, Some(ComputerPlay::Explained(_))));
    let mut setup = Setup::EMPTY;
    setup.own[8] = 1;
    setup.own[1] = 14;
    // The computer's 3 point is blocked, so it plays the 6 first, and bears off with the 5.
    setup.opponent[22] = 2;
    setup.opponent[6] = 13;
    let only = Board::try_from(setup).expect("a position");
    assert_eq!(play_after(only, [6, 5]), Some(ComputerPlay::Only));
}

#[test]
fn tap_on_a_hints_arrow_plays_its_checker() {
    let mut hands = (0..=255)
        .map(|number| {
            let mut hands = started(Form::first(), seed(number));
            hands.has_finished_game();
            hands.play_until_moves(Player::White, true);
            teach(&mut hands, TakeBackLimit::Off, TakeBacks::Unlimited);
            hands
        })
        .find(|hands| best_pair(hands).is_some())
        .expect("a roll that makes a point");
    let (play, point) = best_pair(&hands).expect("the play");
    hands.send(Msg::Coach(CoachMsg::Hint));
    hands.send(Msg::Coach(CoachMsg::Hint));
    answer(&mut hands, |one| one.choice == Choice::Play(play));
    hands.send(Msg::Coach(CoachMsg::ShowChoices));
    let steps = play.steps().collect::<Vec<_>>();
    for made in 1..=2 {
        let drawn = board_advice(&hands.model, false).map(|advice| advice.arrows.len());
        assert_eq!(drawn, Some(3 - made), "the moves still to make");
        hands.send(Msg::Input(Input::Tap(Place::Point(point))));
        let draft = hands.model.session().draft().expect("a turn");
        let played = draft.steps().iter().map(|made| made.step);
        assert_eq!(played.collect::<Vec<_>>(), steps[..made]);
    }
    hands.send(Msg::Input(Input::Tap(Place::Point(point))));
    let complete = |hands: &Hands| hands.model.session().draft().map(rules::Draft::is_complete);
    assert_eq!(complete(&hands), Some(true), "a second tap undoes nothing");
    assert_eq!(told(&hands), Some(hands.model.words().no_all_played()));
    hands.send(Msg::Input(Input::Do(Action::UndoTurn)));
    assert_eq!(board_advice(&hands.model, false), None);
}

/// Returns the text of the notice on display.
fn told(hands: &Hands) -> Option<String> {
    notice(&hands.model).map(|strip| strip.text)
}

/// Returns a play that brings two checkers to one point, and the point; `None` if there is none.
fn best_pair(hands: &Hands) -> Option<(Play, u8)> {
    let decision = hands.model.session().decision()?;
    let plays = legal_plays(decision.board(), decision.roll()?).into_iter();
    plays.map(|legal| legal.play).find_map(|play| {
        let [first, second] = play.steps().collect::<Vec<_>>()[..] else {
            return None;
        };
        let to = first.to().number();
        (to > 0 && second.to() == first.to()).then_some((play, to))
    })
}
