//! Tests of those pages of the duplicate room that have no address.

use words::Language;

use super::*;
use crate::tests::{Stage, pictures, shell::beside_rail, stored};

/// Opens the room with the form for a new duplicate.
fn form(stage: &Stage) -> Duplicates {
    let room = stage.within(|store| {
        let shell = Shell::new(store);
        let model = Model::new(shell.words(), None, "");
        let job = effects::judging::stop_on_leaving(shell);
        Duplicates::new(RoomState::new(shell, model), job)
    });
    room.send(Msg::Loaded(
        Ok(Vec::new()),
        ::duplicate::TableSession::default(),
        1,
    ));
    room.send(Msg::ShowForm);
    room
}

#[test]
fn shows_an_explanation_beside_the_new_duplicate_form() {
    let stage = Stage::open(Language::English);
    let room = form(&stage);
    let page = stage.render(|_| view! { <New room/> }.into_any());
    let words = stage.store.words();
    assert!(page.names("group").contains(&words.length()));
    page.get("button", &words.duplicate_create());
    assert!(page.text().contains(&words.duplicate_dice()));
    let html = stage.html(|_| {
        view! {
            <main class="room duplicate-room">
                <header class="room-head"><h1>{words.duplicate_new()}</h1></header>
                <div class="room-body"><New room/></div>
            </main>
        }
        .into_any()
    });
    pictures::write("duplicate-form", Language::English, &html);
}

#[test]
fn draws_duplicates() {
    if pictures::folder().is_none() {
        return;
    }
    for name in ["duplicate-empty", "duplicate", "duplicate-page"] {
        let stage = Stage::open(Language::English);
        let mut route = Route::Duplicate(None);
        if name != "duplicate-empty" {
            let own = stored::duplicate(stage.store.words());
            if name == "duplicate-page" {
                route = own;
            }
        }
        let html = stage.html(|page| beside_rail(page, route));
        pictures::write(name, Language::English, &html);
    }
}
