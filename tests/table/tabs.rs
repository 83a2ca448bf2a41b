//! Several pages in one browser: one of them plays, and the others show its game.

use board::{Input, Speed, Theme};
use dice::Commitment;
use record::LoadError;
use rules::{Action, Phase};
use table::{
    AfterSetAside, BackupMsg, DiceMsg, Effect, Msg, NewGameMsg, Notice, PageMsg, Panel, Settings,
    SettingsMsg, StoreMsg, StoredGame, StoredItem, TabsMsg, controls, dice_sheet, next_dice,
    notice, open, open_elsewhere, stored_book, stored_settings, update,
};
use terms::{Form, Opponent};
use words::Language;

use crate::hands::{Hands, hot_seat, seed, started};
/// Returns a page that shows another page's game.
fn watching(stored: Option<&str>) -> Hands {
    let words = words::Words::english();
    let (model, effects) = open(
        stored.map(StoredGame::read),
        Settings::default(),
        seed(50),
        words,
    );
    let mut hands = Hands::new(model, effects);
    hands.send(Msg::Tabs(TabsMsg::OtherTabPlays));
    hands
}

#[test]
fn a_watching_page_shows_the_game_and_ignores_input() {
    let mut player = hot_seat(Form::default(), seed(4));
    let mut watcher = watching(player.stored.as_deref());
    for _ in 0..150 {
        player.do_something();
        let stored = player.stored.clone().expect("stored");
        watcher.send(Msg::Tabs(TabsMsg::GameSaved(StoredGame::read(&stored))));
        assert_eq!(watcher.model.session(), player.model.session());
        assert_eq!(watcher.model.notice(), Some(&Notice::Elsewhere));
        let before = watcher.model.session().clone();
        let may = controls(&watcher.model)
            .into_iter()
            .map(|control| control.msg);
        let all = [
            Msg::Input(Input::Do(Action::Roll)),
            Msg::Input(Input::Do(Action::PickUp)),
            Msg::Input(Input::Do(Action::NextGame)),
            Msg::NewGame(NewGameMsg::Start),
            Msg::TimerFired(1),
            Msg::Input(Input::TapDice),
            Msg::Page(PageMsg::Hidden),
        ];
        for msg in may.chain(all).collect::<Vec<_>>() {
            let effects = update(&mut watcher.model, msg.clone());
            assert!(effects.is_empty(), "{msg:?}: {effects:?}");
        }
        assert_eq!(*watcher.model.session(), before);
        if matches!(player.model.session().phase(), Phase::GameOver(_)) {
            break;
        }
    }
    assert_eq!(watcher.stored, None);
}

#[test]
fn a_page_opened_while_another_page_plays_does_not_store() {
    let newer = "{\"version\":9}";
    for stored in [None, Some("{"), Some(newer)] {
        let read = stored.map(StoredGame::read);
        let words = words::Words::english();
        let (mut model, effects) = open_elsewhere(read, Settings::default(), seed(2), words);
        let text = |effect: &Effect| matches!(effect, Effect::Cancel | Effect::Announce(_));
        assert!(effects.iter().all(text), "{effects:?}");
        assert_eq!(model.notice(), Some(&Notice::Elsewhere));
        let damaged = Msg::Store(StoreMsg::Unreadable(StoredItem::Book, "{".to_owned()));
        for msg in [
            Msg::Dice(DiceMsg::FingerprintShown),
            damaged,
            Msg::Input(Input::Do(Action::RollOpening)),
        ] {
            assert_eq!(update(&mut model, msg), []);
        }
        let settings = Msg::Store(StoreMsg::Unreadable(StoredItem::Settings, "{".to_owned()));
        let copy = Effect::SetAside(vec!["{".to_owned()], AfterSetAside::Nothing);
        let effects = update(&mut model, settings);
        let message = table::notice(&model).expect("a strip").text;
        let message = Effect::Announce(message);
        assert_eq!(effects, [copy, message], "a copy and a message");
        assert_eq!(model.notice(), Some(&Notice::OthersUnreadable));
        update(&mut model, Msg::DismissNotice);
        assert_eq!(model.notice(), Some(&Notice::Elsewhere));
        // The watching page has no spare seed yet.
        let effects = update(&mut model, Msg::Tabs(TabsMsg::TakenOver(None)));
        assert!(effects.contains(&Effect::DrawSeed(2, None)), "{effects:?}");
    }
}

#[test]
fn a_page_that_takes_over_uses_the_stored_next_seed() {
    let mut player = hot_seat(Form::default(), seed(4));
    let mut watcher = watching(None);
    let stored = player.stored.as_deref().map(StoredGame::read);
    let next = seed(77).to_string();
    watcher.send(Msg::Tabs(TabsMsg::TakenOver(
        stored.map(|stored| stored.with_next_seed(Some(&next))),
    )));
    watcher.send(Msg::Open(Panel::NewGame));
    let text = next_dice(&watcher.model).expect("a seed waits");
    assert!(text.ends_with(&Commitment::of(&seed(77)).to_string()));
    // The other page has begun a game with the seed that this page holds.
    player.send(Msg::Dice(DiceMsg::SeedDrawn(seed(77), None)));
    player.send(Msg::Open(Panel::NewGame));
    player.send(Msg::NewGame(NewGameMsg::Start));
    watcher.send(Msg::Tabs(TabsMsg::OtherTabPlays));
    let stored = player.stored.as_deref().map(StoredGame::read);
    watcher.send(Msg::Tabs(TabsMsg::TakenOver(stored)));
    assert_ne!(next_dice(&watcher.model), Some(text));
}

#[test]
fn a_page_that_takes_over_continues_and_stores_the_game_again() {
    let form = Form {
        opponent: Opponent::Computer,
        ..Form::default()
    };
    let mut player = started(form, seed(6));
    player.play_until_asked();
    let mut watcher = watching(None);
    let strip = notice(&watcher.model).expect("it says so");
    let [here, _close] = strip.controls.as_slice() else {
        panic!("{strip:?}");
    };
    assert_eq!(
        update(&mut watcher.model, here.msg.clone()),
        [Effect::TakeOver]
    );
    player.send(Msg::Tabs(TabsMsg::OtherTabPlays));
    assert!(!player.model.is_thinking());
    let stored = player.stored.as_deref().map(StoredGame::read);
    let effects = update(&mut watcher.model, Msg::Tabs(TabsMsg::TakenOver(stored)));
    let saves = |effect: &Effect| matches!(effect, Effect::Save(text) if Some(text) == player.stored.as_ref());
    assert!(effects.iter().any(saves), "{effects:?}");
    let asks = |effect: &Effect| matches!(effect, Effect::Ask(..));
    assert!(effects.iter().any(asks), "the computer's turn goes on here");
    assert_eq!(watcher.model.notice(), None);
    assert_eq!(
        update(&mut watcher.model, Msg::Tabs(TabsMsg::TakenOver(None))),
        []
    );
}

#[test]
fn an_unreadable_save_from_the_playing_page_is_ignored() {
    let mut player = hot_seat(Form::default(), seed(4));
    player.send(Msg::Input(Input::Do(Action::RollOpening)));
    let mut watcher = watching(player.stored.as_deref());
    let before = watcher.model.session().clone();
    watcher.send(Msg::Tabs(TabsMsg::GameSaved(StoredGame::read(
        "{\"version\":9}",
    ))));
    assert_eq!(*watcher.model.session(), before);
}

#[test]
fn a_game_from_a_newer_release_is_never_overwritten() {
    let mut player = hot_seat(Form::default(), seed(4));
    player.send(Msg::Input(Input::Do(Action::RollOpening)));
    let mut watcher = watching(player.stored.as_deref());
    let newer = Some(StoredGame::read("{\"version\":9}"));
    // The other page was closed and this page holds the lock; the newer release continues its game.
    let effects = update(&mut watcher.model, Msg::Tabs(TabsMsg::TakenOver(newer)));
    assert_eq!(effects, [Effect::Restart]);
    assert_eq!(
        update(&mut watcher.model, Msg::Input(Input::Do(Action::Roll))),
        []
    );
    assert_eq!(watcher.model.notice(), Some(&Notice::Elsewhere));
}

#[test]
fn a_damaged_save_is_set_aside_and_the_displayed_game_continues() {
    let mut player = hot_seat(Form::default(), seed(4));
    player.send(Msg::Input(Input::Do(Action::RollOpening)));
    for room in [true, false] {
        let mut watcher = watching(player.stored.as_deref());
        let effects = update(
            &mut watcher.model,
            Msg::Tabs(TabsMsg::TakenOver(Some(StoredGame::read("{")))),
        );
        let message = table::notice(&watcher.model).expect("a strip").text;
        assert_eq!(
            effects,
            [
                Effect::SetAsideUnreadable(StoredItem::Game, "{".to_owned()),
                Effect::Announce(message)
            ],
            "the save is not overwritten before it is set aside"
        );
        let damaged = LoadError::Damaged;
        let message = if room {
            Notice::Unreadable(damaged)
        } else {
            watcher.send(Msg::Store(StoreMsg::UnreadableNotSetAside));
            Notice::NoRoom(damaged)
        };
        assert_eq!(watcher.model.notice(), Some(&message));
        assert_eq!(watcher.model.session(), player.model.session());
        watcher.send(Msg::DismissNotice);
        watcher.do_something();
        assert_eq!(watcher.stored.is_some(), room);
    }
}

#[test]
fn settings_are_shared_between_pages() {
    let mut player = hot_seat(Form::default(), seed(4));
    let mut watcher = watching(player.stored.as_deref());
    let felt = Settings {
        theme: Theme::Felt,
        ..Settings::default()
    };
    let effects = update(&mut watcher.model, Msg::Settings(SettingsMsg::Change(felt)));
    assert_eq!(effects, [Effect::SaveSettings(felt)]);
    let effects = update(&mut player.model, stored_settings(felt.to_text()));
    assert_eq!(effects, [], "it is stored already");
    let quick = Settings {
        motion: Speed::Quick,
        language: Some(Language::German),
        ..player.model.settings()
    };
    assert_eq!(quick.theme, Theme::Felt);
    player.send(Msg::Settings(SettingsMsg::Change(quick)));
    let effects = update(&mut watcher.model, stored_settings(quick.to_text()));
    assert_eq!(effects, [Effect::Translate(Some(Language::German))]);
    assert_eq!(watcher.model.settings(), quick);
}

#[test]
fn settings_from_another_version_are_set_aside_before_they_are_overwritten() {
    let newer = r#"{"version":99}"#;
    let settings = Settings::default();
    let player = hot_seat(Form::default(), seed(4));
    let opened = || watching(player.stored.as_deref());
    for mut page in [opened(), hot_seat(Form::default(), seed(4))] {
        let before = page.model.clone();
        assert_eq!(
            update(&mut page.model, stored_settings(newer.to_owned())),
            []
        );
        assert_eq!(
            page.model.notice(),
            before.notice(),
            "it is the other page's"
        );
        page.send(Msg::Open(Panel::Settings));
        let aside = Effect::SetAsideUnreadable(StoredItem::Settings, newer.to_owned());
        let store = Effect::SaveSettings(settings);
        let effects = update(
            &mut page.model,
            Msg::Settings(SettingsMsg::Change(settings)),
        );
        let message = table::notice(&page.model).expect("a strip").text;
        assert_eq!(effects, [aside, store.clone(), Effect::Announce(message)]);
        assert_eq!(page.model.notice(), Some(&Notice::OthersUnreadable));
        assert_eq!(
            update(
                &mut page.model,
                Msg::Settings(SettingsMsg::Change(settings))
            ),
            [store],
            "once"
        );
    }
    let mut watcher = opened();
    watcher.send(Msg::Store(StoreMsg::Unreadable(
        StoredItem::Settings,
        newer.to_owned(),
    )));
    watcher.send(Msg::DismissNotice);
    // The same applies to settings found when the page opened, even after another game has been loaded.
    let stored = player.stored.as_deref().map(StoredGame::read);
    watcher.send(Msg::Tabs(TabsMsg::GameSaved(stored.expect("stored"))));
    let effects = update(
        &mut watcher.model,
        Msg::Settings(SettingsMsg::Change(settings)),
    );
    let aside = Effect::SetAsideUnreadable(StoredItem::Settings, newer.to_owned());
    let message = table::notice(&watcher.model).expect("a strip").text;
    let store = Effect::SaveSettings(settings);
    assert_eq!(effects, [aside, store, Effect::Announce(message)]);
}

#[test]
fn a_watching_page_shows_the_statistics_without_counting() {
    let mut player = hot_seat(Form::default(), seed(4));
    player.play_until(|phase| matches!(phase, Phase::GameOver(_)));
    let mut watcher = watching(player.stored.as_deref());
    let all = |hands: &Hands| dice_sheet(&hands.model).counts[1].clone();
    assert_eq!(all(&watcher).heading, "All games: 0");
    let effects = update(&mut player.model, Msg::Backup(BackupMsg::Export));
    let [Effect::Export(backup)] = effects.as_slice() else {
        panic!("{effects:?}");
    };
    let book = stored_book(backup.dice.clone());
    assert_eq!(update(&mut watcher.model, book), []);
    assert_eq!(all(&watcher), all(&player));
    assert_eq!(all(&watcher).heading, "All games: 1");
}
