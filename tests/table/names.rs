//! Player names: entered for two people, otherwise derived from the colours of the checkers.

use crate::hands::{Hands, hot_seat, seed, started};
use board::{Input, Theme};
use rules::{Action, ByPlayer, Phase, Player};
use table::{
    Dialog, Effect, Model, Msg, NewSession, Panel, Settings, SettingsMsg, StoredGame, columns,
    open, player_line, position, scene, update,
};
use terms::{Form, Opponent};

fn named(white: &str, black: &str) -> Form {
    Form {
        opponent: Opponent::Person,
        names: ByPlayer {
            white: white.to_owned(),
            black: black.to_owned(),
        },
        ..Form::default()
    }
}

fn cards(model: &Model) -> [String; 2] {
    Player::BOTH.map(|player| player_line(model, player).name)
}

fn in_theme(theme: Theme) -> Msg {
    Msg::Settings(SettingsMsg::Change(Settings {
        theme,
        ..Settings::default()
    }))
}

/// Rolls until a player begins, and returns the announcement.
fn opening(hands: &mut Hands) -> String {
    while *hands.model.session().phase() == Phase::Opening {
        let effects = update(&mut hands.model, Msg::Input(Input::Do(Action::RollOpening)));
        let announcement = effects.into_iter().find_map(|effect| match effect {
            Effect::Announce(words) => Some(words),
            _ => None,
        });
        if *hands.model.session().phase() != Phase::Opening {
            return announcement.expect("an announcement");
        }
    }
    panic!("the game has begun");
}

#[test]
fn entered_names_are_shown_and_survive_a_reload() {
    let mut hands = hot_seat(named(" Ελένη ", "ليلى"), seed(4));
    assert_eq!(cards(&hands.model), ["Ελένη", "ليلى"]);
    let mut heads = columns(&hands.model);
    heads.sort();
    assert_eq!(heads, ["Ελένη", "ليلى"]);
    let announcement = opening(&mut hands);
    assert!(
        announcement.starts_with("\u{2068}Ελένη\u{2069} rolls "),
        "{announcement}"
    );
    assert!(
        announcement.ends_with("\u{2069} goes first."),
        "{announcement}"
    );
    hands.do_something();
    let stored = StoredGame::read(hands.stored.as_deref().expect("stored"));
    let words = words::Words::english();
    let (again, _) = open(Some(stored), Settings::default(), seed(0), words);
    assert_eq!(cards(&again), ["Ελένη", "ليلى"]);
}

#[test]
fn names_are_sanitised_and_limited_to_40_characters() {
    let hostile = format!("\u{202e}{{ $who }}</bdi><b>\n{}", "x".repeat(500));
    let hands = hot_seat(named(&hostile, "\u{2069}\u{200b}"), seed(4));
    let [white, black] = cards(&hands.model);
    assert_eq!(white.chars().count(), 40);
    assert!(white.starts_with("{ $who }</bdi><b> x"), "{white}");
    assert_eq!(black, "Black", "nothing of the other name shows");
}

#[test]
fn the_next_game_keeps_the_names_and_the_computer_has_none() {
    let mut hands = hot_seat(named("Ann", "Bob"), seed(4));
    hands.send(Msg::Open(Panel::NewGame));
    let Dialog::NewGame(NewSession { form, .. }) = hands.model.dialog().clone() else {
        panic!("no form");
    };
    assert_eq!(
        (form.names.white.as_str(), form.names.black.as_str()),
        ("Ann", "Bob")
    );
    let form = Form {
        opponent: Opponent::Computer,
        ..form
    };
    let hands = started(form, seed(5));
    assert_eq!(cards(&hands.model), ["You", "Computer"]);
}

#[test]
fn unnamed_players_are_named_after_their_colours() {
    let mut hands = hot_seat(Form::default(), seed(4));
    for (theme, dark) in [
        (Theme::Felt, "Black"),
        (Theme::Walnut, "Black"),
        (Theme::Paper, "Black"),
        (Theme::Midnight, "Orange"),
        (Theme::Flat, "Teal"),
    ] {
        hands.send(in_theme(theme));
        assert_eq!(cards(&hands.model), ["White", dark]);
        let (_, sides) = position(&hands.model);
        assert!(sides[1].heading.starts_with(dark), "{}", sides[1].heading);
        let spots = scene(&hands.model, false).spots;
        let standing = format!("two {}", dark.to_lowercase());
        assert!(spots.iter().any(|spot| spot.name.contains(&standing)));
    }
}

#[test]
fn the_board_turns_to_the_player_on_roll_if_the_setting_is_on() {
    let mut hands = hot_seat(Form::default(), seed(4));
    let turning = Settings {
        turn_board: true,
        ..Settings::default()
    };
    assert_eq!(hands.model.bottom(), Player::White, "nobody is on roll yet");
    hands.send(Msg::Settings(SettingsMsg::Change(turning)));
    let mut seen = Vec::new();
    for _ in 0..40 {
        hands.do_something();
        if let Some(player) = hands.model.session().decides() {
            assert_eq!(hands.model.bottom(), player);
            seen.push(player);
        }
    }
    assert!(Player::BOTH.iter().all(|player| seen.contains(player)));
    let mut hands = started(Form::default(), seed(5));
    hands.send(Msg::Settings(SettingsMsg::Change(turning)));
    hands.play_until_on_roll(Player::Black);
    assert_eq!(
        hands.model.bottom(),
        Player::White,
        "a person stays at the bottom"
    );
}
