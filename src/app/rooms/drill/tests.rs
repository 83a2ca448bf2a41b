//! A drill as a player sees it: the question, the ways to answer, and what came of the answer.

use dice::Seed;
use drill::{GivenAnswer, Kind, Model, Msg, Topic};
use words::Language;

use super::*;
use crate::tests::Stage;

/// Shows the first question of a kind, with exercises that are the same each time.
fn asked(stage: &Stage, kind: Kind) -> Drill {
    let drill = stage.within(|store| Drill::new(Shell::new(store)));
    drill.model.set(Model::new(Seed([3; 32])));
    drill.send(Msg::Choose(Topic::Kind(kind)));
    drill
}

#[test]
fn every_kind_asks_a_question_that_can_be_answered() {
    for language in [Language::English, Language::Arabic] {
        for kind in Kind::ALL {
            let stage = Stage::open(language);
            let drill = asked(&stage, kind);
            let page = stage.render(|_| view! { <main><DrillBoard drill/><Panel drill/></main> });
            let words = stage.store.words();
            assert_eq!(page.names("heading"), [words.drill_kind(kind.key())]);
            let panel = page.get("region", &words.drill());
            let answers = panel.names("button").len() + panel.names("textbox").len();
            assert!(answers >= 2, "{kind:?}: {}", panel.text());
        }
    }
}

#[test]
fn a_wrong_number_shows_the_exact_one_and_the_tally() {
    let stage = Stage::open(Language::English);
    let drill = asked(&stage, Kind::Pips);
    drill.send(Msg::Submit(GivenAnswer::Number(1.0)));
    let page = stage.render(|_| view! { <main><Panel drill/></main> });
    let words = stage.store.words();
    assert_eq!(
        page.names("heading"),
        [words.drill_kind("pips"), words.drill_result("wrong")]
    );
    assert!(page.find("button", &words.drill_check()).is_none());
    assert!(
        page.names("button").contains(&words.drill_next()),
        "{:?}",
        page.names("button")
    );
}
