//! Tests that a game suspended by a lesson resumes unchanged.

use super::{Learner, english};
use analyst::Query;

use crate::hands::{answer, hot_seat, seed, started};
use rules::{Delay, MatchLength, Phase, Player};
use table::{
    CoachSettings, Effect, LessonMsg, Msg, Settings, SettingsMsg, StoreMsg, TabsMsg, TakeBackLimit,
    lesson_card, start, update,
};
use terms::Form;

#[test]
fn a_game_is_unchanged_after_a_lesson() {
    let mut hands = hot_seat(Form::default(), seed(5));
    while hands.model.session().record().len() < 6 {
        hands.do_something();
    }
    let game = hands.model;
    for taps in [0, 3, 7, 10] {
        let mut learner = Learner::at(game.clone());
        for _ in 0..taps {
            learner.tap();
        }
        let playing = learner.card().play;
        assert_eq!(
            playing.as_deref(),
            (taps == 10).then_some("Back to your game")
        );
        learner.send(Msg::Lesson(LessonMsg::Leave));
        let mut after = learner.model;
        if taps == 10 {
            let settings = Settings {
                lesson_done: true,
                ..game.settings()
            };
            assert_eq!(learner.others, [Effect::SaveSettings(settings)]);
            // Only the settings differ.
            assert_eq!(after.settings(), settings);
            update(
                &mut after,
                Msg::Settings(SettingsMsg::Change(game.settings())),
            );
        } else {
            assert_eq!(learner.others, []);
        }
        assert_eq!(after, game, "after {taps} taps");
        assert_eq!(lesson_card(&after), None);
    }
}

#[test]
fn a_completed_lesson_is_remembered() {
    let mut learner = english();
    learner.go_to(11);
    let stored = learner.others.iter().find_map(|effect| match effect {
        Effect::SaveSettings(settings) => Some(settings.to_text()),
        _ => None,
    });
    let stored = stored.expect("the settings are stored before the lesson is left");
    assert_eq!(
        Settings::from_text(&stored),
        Some(Settings {
            lesson_done: true,
            ..Settings::default()
        })
    );
    // Earlier releases stored the settings without this one.
    let older = stored.replace("\"lesson-done\":true,", "");
    assert_eq!(Settings::from_text(&older), Some(Settings::default()));
    learner.send(Msg::Lesson(LessonMsg::Leave));
    learner.send(Msg::Settings(SettingsMsg::Reset));
    assert!(learner.model.settings().lesson_done);
}

#[test]
fn the_computers_turn_restarts_after_a_lesson() {
    let mut hands = started(Form::default(), seed(3));
    let request_before = hands.play_until_asked();
    let game = hands.model;
    let mut learner = Learner::at(game.clone());
    learner.tap();
    // A reply that arrives during the lesson is dropped as stale.
    learner.send(Msg::Engine(answer(&request_before)));
    learner.send(Msg::Lesson(LessonMsg::Leave));
    assert_eq!(learner.model.session(), game.session());
    let again =
        |effect: &Effect| matches!(effect, Effect::Ask(_, query) if *query == request_before.1);
    assert!(learner.others.iter().any(again), "{:?}", learner.others);
}

#[test]
fn reports_about_the_page_reach_the_suspended_game() {
    let mut learner = english();
    learner.go_to(3);
    let settings = Settings {
        home_left: true,
        show_targets: false,
        ..Settings::default()
    };
    learner.send(Msg::Tabs(TabsMsg::SettingsSaved(Ok(settings))));
    learner.send(Msg::Store(StoreMsg::SaveFailed));
    learner.send(Msg::Tabs(TabsMsg::OtherTabPlays));
    assert!(learner.model.is_elsewhere());
    assert_eq!(learner.card().step, 3);
    // The lesson adopts the game's appearance, but still marks the requested checker.
    assert!(learner.model.settings().home_left && learner.model.settings().show_targets);
    learner.send(Msg::Lesson(LessonMsg::Leave));
    assert_eq!(learner.model.settings(), settings);
    assert!(learner.model.is_elsewhere() && learner.model.notice().is_some());
}

#[test]
fn the_first_game_begins_only_after_a_completed_lesson() {
    let mut learner = english();
    learner.go_to(4);
    learner.send(Msg::Lesson(LessonMsg::Leave));
    assert!(start(&learner.model).is_some());
    let mut learner = english();
    learner.go_to(11);
    let play = learner.card().play.expect("a way on");
    assert_eq!(play, "Play your first game");
    learner.send(Msg::Lesson(LessonMsg::Leave));
    assert_eq!(start(&learner.model), None);
    assert_eq!(*learner.model.session().phase(), Phase::Opening);
}

#[test]
fn a_lesson_is_rejected_while_a_clock_is_running() {
    let mut form = Form {
        length: MatchLength::new(3),
        ..Form::default()
    };
    form.clock.kind = Some(Delay::Simple);
    let mut hands = hot_seat(form, seed(5));
    hands.play_until(|phase| matches!(phase, Phase::Moving(..)));
    hands.send(Msg::Lesson(LessonMsg::Start));
    assert_eq!(lesson_card(&hands.model), None);
    assert!(hands.model.notice().is_some());
}

#[test]
fn advice_is_requested_again_after_a_lesson() {
    let mut hands = started(Form::first(), seed(4));
    hands.has_finished_game();
    hands.play_until_moves(Player::White, true);
    hands.advice_requests = Some(Vec::new());
    hands.send(Msg::Settings(SettingsMsg::Change(Settings {
        coach: CoachSettings {
            limit: Some(TakeBackLimit::Mistakes),
            ..CoachSettings::default()
        },
        ..hands.model.settings()
    })));
    let request_before = hands.advice_requests.iter().flatten().next().copied();
    let (job, decision, _) = request_before.expect("the engine judges the turn");
    let mut learner = Learner::at(hands.model);
    // A message to the suspended game sends no request to the engine.
    learner.send(Msg::Store(StoreMsg::SaveFailed));
    assert_eq!(learner.others, []);
    learner.send(Msg::Lesson(LessonMsg::Leave));
    let again: Vec<_> = learner
        .others
        .iter()
        .filter_map(|effect| match effect {
            Effect::Ask(job, Query::Analyse { decision, .. }) => Some((*job, *decision)),
            _ => None,
        })
        .collect();
    assert!(
        matches!(again[..], [(new, same)] if new != job && same == decision),
        "{again:?}"
    );
}
