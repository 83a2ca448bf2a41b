//! Pictures of the room in various states, for visual inspection.

use super::*;

#[test]
fn draws_games_with_friends() {
    if pictures::folder().is_none() {
        return;
    }
    for (name, language, count) in [
        ("friends", Language::English, 4),
        ("friends-one", Language::English, 1),
        ("friends-two", Language::English, 2),
        ("friends-one-ar", Language::Arabic, 1),
        ("friends-empty", Language::English, 0),
    ] {
        let stage = Stage::open(language);
        let room = with_games(&stage, count);
        let html = stage.html(|_| page(room));
        pictures::write(name, language, &html);
    }
    for (name, language, msg) in [
        (
            "friend-form",
            Language::English,
            Some(Msg::ChangeInvitation),
        ),
        ("friend-invited", Language::English, None),
        ("friend-sent", Language::English, Some(Msg::LinkSent)),
        ("friend-invited-ar", Language::Arabic, None),
        ("friend-invited-de", Language::German, None),
    ] {
        let stage = Stage::open(language);
        let room = invited(&stage);
        if let Some(msg) = msg {
            room.send(msg);
        }
        let html = stage.html(|_| page(room));
        pictures::write(name, language, &html);
    }
}

#[test]
fn draws_boards_of_games_with_friends() {
    if pictures::folder().is_none() {
        return;
    }
    for (name, language, turned, live) in [
        ("friend-game", Language::English, false, false),
        ("friend-live", Language::English, false, true),
        ("friend-live-turned", Language::English, true, true),
        ("friend-live-de", Language::German, true, true),
        ("friend-live-ar", Language::Arabic, false, true),
    ] {
        let stage = Stage::open(language);
        stage.store.turned.set(turned);
        let room = with_game(&stage, live);
        let html = stage.html(|_| page(room));
        pictures::write(name, language, &html);
    }
    let stage = Stage::open(Language::English);
    let room = accepted(&stage);
    let html = stage.html(|_| page(room));
    pictures::write("friend-accepted", Language::English, &html);
    for (name, language) in [
        ("friend-offered", Language::English),
        ("friend-offered-ar", Language::Arabic),
    ] {
        let stage = Stage::open(language);
        let html = stage.html(|store| {
            let words = store.words();
            let route = stored::received_invitation(words);
            crate::rooms::build(store, route)
        });
        pictures::write(name, language, &html);
    }
}
