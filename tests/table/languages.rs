//! Games in every language: no text is missing.

use crate::hands::{Hands, hot_seat, seed};
use rules::{Act, Phase};
use table::{
    Effect, LookBack, Model, Msg, Settings, SettingsMsg, controls, open, player_line, rows, scene,
    strip, title, update,
};
use terms::Form;
use words::{Language, Words, compiled};

fn words(language: Language) -> Words {
    let read = |file: &str| Words::read(language, file.to_owned()).expect("its own build's");
    compiled(language).map_or_else(Words::english, read)
}

/// Returns all texts currently shown or announced on the page.
fn all_texts(model: &Model) -> Vec<String> {
    let scene = scene(model, false);
    let mut texts: Vec<String> = scene.spots.into_iter().map(|spot| spot.name).collect();
    texts.extend(scene.dice_name);
    texts.extend(scene.cube.map(|cube| cube.name));
    texts.extend(controls(model).into_iter().map(|control| control.label));
    if let Some(strip) = strip(model) {
        texts.push(strip.text);
        texts.extend(strip.controls.into_iter().map(|control| control.label));
    }
    let rows = rows(model).into_iter();
    let entries = rows.flat_map(|row| row.left.into_iter().chain(row.right));
    texts.extend(entries.map(|entry| entry.text));
    texts.push(title(model));
    texts.push(player_line(model, model.bottom()).name);
    texts
}

#[test]
fn a_whole_game_has_words_in_every_language() {
    for (number, language) in (60..).zip(Language::ALL) {
        let mut hands = hot_seat(Form::default(), seed(number));
        hands.send(Msg::Settings(SettingsMsg::WordsLoaded(words(language))));
        for _ in 0..300 {
            if matches!(hands.model.session().phase(), Phase::GameOver(_)) {
                break;
            }
            hands.do_something();
            for text in all_texts(&hands.model) {
                let bad = text.is_empty() || text.chars().any(char::is_control);
                assert!(!bad, "{language:?}: {text:?}");
            }
        }
    }
}

#[test]
fn a_turn_without_a_legal_move_is_listed_in_every_language() {
    let mut hands = hot_seat(Form::default(), seed(60));
    let lost = |hands: &Hands| {
        let record = hands.model.session().record();
        let is_lost = |act: &Act| matches!(act, Act::Play { play, .. } if play.is_empty());
        record.iter().position(|turn| is_lost(&turn.act))
    };
    while lost(&hands).is_none() {
        hands.do_something();
    }
    let lost = lost(&hands).expect("a lost turn");
    let names = |hands: &mut Hands| {
        hands.send(Msg::LookBack(LookBack::At(lost)));
        let entries = rows(&hands.model).into_iter();
        let mut entries = entries.flat_map(|row| [row.left, row.right]).flatten();
        let listed = entries.find(|entry| entry.turn == Some(lost));
        let shown = strip(&hands.model).expect("its name").text;
        (listed.expect("an entry").text, shown)
    };
    let (english, _) = names(&mut hands);
    assert_eq!(english, "no play");
    for language in Language::ALL
        .into_iter()
        .filter(|one| *one != Language::English)
    {
        hands.send(Msg::Settings(SettingsMsg::WordsLoaded(words(language))));
        let (listed, shown) = names(&mut hands);
        assert!(!listed.contains(&english), "{language:?}: {listed}");
        assert!(shown.contains(&listed), "{language:?}: {shown}");
    }
}

#[test]
fn the_chosen_language_is_fetched_and_used_once_loaded() {
    let (mut model, _) = open(None, Settings::default(), seed(1), Words::english());
    let chosen = Some(Language::German);
    let settings = Settings {
        language: chosen,
        ..Settings::default()
    };
    let effects = update(&mut model, Msg::Settings(SettingsMsg::Change(settings)));
    assert!(effects.contains(&Effect::Translate(chosen)));
    let expected = |model: &Model| {
        let expected = controls(model).into_iter().find(|control| control.primary);
        expected.map(|control| control.label)
    };
    assert_eq!(expected(&model).as_deref(), Some("Roll"));
    update(
        &mut model,
        Msg::Settings(SettingsMsg::WordsLoaded(words(Language::German))),
    );
    assert_eq!(expected(&model).as_deref(), Some("Würfeln"));
    let again = update(&mut model, Msg::Settings(SettingsMsg::Change(settings)));
    assert!(!again.contains(&Effect::Translate(chosen)));
}
