//! Pictures of the questions shown over the board, in every language.

use leptos::prelude::*;
use rules::{Action, MatchLength, Phase};
use table::{CoachMsg, Msg, Panel};
use terms::Form;
use words::Language;

use super::{hands::Hands, pictures::write, stage::Stage};

/// Renders the questions shown over the board, whose texts differ in length, and writes them to files if pictures are
/// requested.
#[test]
fn renders_pictures_of_questions_in_every_language() {
    let form = || Form {
        length: MatchLength::new(7),
        ..Form::default()
    };
    for language in Language::ALL {
        let mut hands = Hands::start(language, form());
        hands.doubles = true;
        let mut resigns = Hands::start(language, form());
        resigns.play_until(|model| {
            model.person_decides() && model.session().allows(Action::Double).is_ok()
        });
        let mut doubles = copy_of(&resigns);
        resigns.send(Msg::Open(Panel::Resign));
        doubles.send(Msg::Input(board::Input::OfferDouble));
        hands.play_until(|model| matches!(model.session().phase(), Phase::Doubled { .. }));
        let mut verdict = copy_of(&hands);
        // The first press asks whether the game may be marked as assisted.
        verdict.send(Msg::Coach(CoachMsg::Why));
        verdict.send(Msg::Coach(CoachMsg::Why));
        verdict.judge();
        let all = vec![
            ("offer", hands),
            ("verdict", verdict),
            ("resign", resigns),
            ("double", doubles),
        ];
        for (name, hands) in all {
            let stage = Stage::with(language, hands.model);
            let html = stage.html(|store| view! { <crate::page::Page store/> });
            write(&format!("{name}-{}", language.tag()), language, &html);
        }
    }
}

/// Returns a copy of the game, so that it can be continued in two ways.
fn copy_of(hands: &Hands) -> Hands {
    Hands::with(hands.model.clone())
}
