//! Pictures of the end of a game and of the lesson, with upright and turned boards.

use leptos::prelude::*;
use rules::Action;
use table::{LessonMsg, Model, Msg};
use terms::Form;
use words::Language;

use super::{against_computer, folder, write};
use crate::tests::{endings::lost, hands::Hands, stage::Stage, stored};

/// Writes the game's page with an upright and with a turned board, after `prepare` has stored its data.
fn both_ways(name: &str, language: Language, model: &Model, prepare: fn(&Stage)) {
    for (suffix, turned) in [("", false), ("-turned", true)] {
        let stage = Stage::with(language, model.clone());
        prepare(&stage);
        stage.store.turned.set(turned);
        let html = stage.html(|store| view! { <crate::page::Page store/> });
        write(&format!("{name}{suffix}"), language, &html);
    }
}

#[test]
fn writes_a_lost_game() {
    if folder().is_none() {
        return;
    }
    for (name, language) in [
        ("lost-line", Language::English),
        ("lost-line-ar", Language::Arabic),
    ] {
        let model = lost(language, 24).model;
        both_ways(name, language, &model, stored::reviewed_table);
    }
}

#[test]
fn writes_a_won_game() {
    if folder().is_none() {
        return;
    }
    let mut hands = against_computer(16);
    hands.doubles = true;
    hands.play_until(|model| {
        model.person_decides() && model.session().allows(Action::Double).is_ok()
    });
    hands.act(Action::Double);
    hands.play_until(|model| table::ending(model).is_some());
    let language = Language::English;
    both_ways("won-line", language, &hands.model, stored::reviewed_table);
}

#[test]
fn writes_the_lesson() {
    if folder().is_none() {
        return;
    }
    for language in [Language::English, Language::Greek] {
        for (name, steps) in [
            ("lesson", 0),
            ("lesson-done", 3),
            ("lesson-bar", 4),
            ("lesson-hit", 5),
            ("lesson-off", 8),
            ("lesson-won", 10),
        ] {
            let mut hands = Hands::hot_seat(language, Form::default());
            hands.send(Msg::Lesson(LessonMsg::Start));
            for _ in 0..steps {
                hands.follow_lesson();
            }
            let name = format!("{name}-{}", language.tag());
            both_ways(&name, language, &hands.model, |_| {});
        }
    }
}
