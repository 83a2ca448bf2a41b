//! Sound and vibration cues, one for each event on the board.

use crate::hands::{hot_seat, seed};
use board::{Cue, Input, Speed};
use rules::{Action, Phase};
use table::{Effect, Msg, Settings, open, update};
use terms::Form;
use words::Words;

fn cues(effects: &[Effect]) -> Vec<Cue> {
    let cue = |effect: &Effect| match effect {
        Effect::Cue(cue) => Some(*cue),
        _ => None,
    };
    effects.iter().filter_map(cue).collect()
}

#[test]
fn rolls_steps_and_game_ends_have_cues() {
    let mut hands = hot_seat(Form::default(), seed(1));
    let roll = update(
        &mut hands.model.clone(),
        Msg::Input(Input::Do(Action::RollOpening)),
    );
    assert_eq!(cues(&roll), [Cue::Roll]);
    hands.play_until(|phase| matches!(phase, Phase::Moving(draft) if draft.has_moves()));
    let step = hands.model.session().draft().expect("a turn").options()[0];
    let stepped = update(
        &mut hands.model.clone(),
        Msg::Input(Input::Do(Action::Step(step))),
    );
    assert!(matches!(cues(&stepped)[..], [Cue::Step(_) | Cue::Hit]));
    hands.play_until(|phase| matches!(phase, Phase::ToRoll));
    hands.send(Msg::Input(Input::Do(Action::Resign(rules::Win::Single))));
    let over = update(
        &mut hands.model.clone(),
        Msg::Input(Input::Do(Action::AcceptResignation)),
    );
    assert_eq!(cues(&over), [Cue::Win]);
}

#[test]
fn the_speed_setting_scales_the_duration_of_the_computers_play() {
    let waits = |motion| {
        let settings = Settings {
            motion,
            ..Settings::default()
        };
        let (model, effects) = open(None, settings, seed(3), Words::english());
        let mut hands = crate::hands::Hands::new(model, effects);
        let request = loop {
            let request = hands.play_until_asked();
            if crate::hands::asks_for_play(&request) {
                break request;
            }
            hands.send(Msg::Engine(crate::hands::answer(&request)));
        };
        let effects = update(
            &mut hands.model,
            Msg::Engine(crate::hands::answer(&request)),
        );
        let wait = effects.iter().find_map(|effect| match effect {
            Effect::Wait { ms, .. } => Some(*ms),
            _ => None,
        });
        wait.expect("its first checker waits")
    };
    assert_eq!(Speed::ALL.map(waits), [332, 498, 830, 1_494]);
}
