//! Tests for the openings: the rolls, the plays for a roll, their statistics, and the replies.

use ::drill::{BookScore, Openings, OpeningsMsg};
use table::Route;
use words::Language;

use super::{state::Opened, *};
use crate::tests::Stage;

/// Opens the page with the built-in book.
fn open(stage: &Stage) -> Opened {
    let book = book::load_for_test();
    let room =
        stage.within(|store| Opened::new(RoomState::new(Shell::new(store), Openings::default())));
    room.send(OpeningsMsg::Book(book));
    room
}

#[test]
fn shows_fifteen_named_rolls_in_every_language() {
    for language in Language::ALL {
        let stage = Stage::open(language);
        let room = open(&stage);
        let page = stage.render(|_| view! { <main>{body(room)}</main> });
        let tiles = page.names("button");
        assert_eq!(tiles.len(), 15, "{language:?}");
        let words = stage.store.words();
        let point = words.book_name(words::arg::Name("point"), words::arg::Point(5_u8));
        let made = tiles.iter().find(|tile| tile.starts_with("3-1"));
        let made = made.expect("a tile for 3-1");
        assert!(made.contains(&point) && made.contains("8/5 6/5"), "{made}");
        assert_eq!(page.names("radio").len(), 4);
    }
}

#[test]
fn roll_page_lists_plays_statistics_and_replies() {
    let stage = Stage::open(Language::English);
    let room = open(&stage);
    let roll = |text: &str| {
        let all = room.model.with_untracked(Openings::next);
        let found = all.into_iter().find(|entry| entry.roll.to_string() == text);
        found.expect("a roll of the book").roll
    };
    room.send(OpeningsMsg::Open(roll("2-1")));
    let page = || stage.render(|_| view! { <main>{body(room)}</main> });
    let names = page().names("button");
    let has = |part: &str| names.iter().any(|name| name.contains(part));
    assert!(
        has("Slot the 5 point 13/11 6/5") && has("Split 24/23 13/11"),
        "{names:?}"
    );
    assert_eq!(page().all("table").len(), 0);
    room.has_figures.set(true);
    assert_eq!(page().all("table").len(), 1);
    let replies = page().names("heading");
    assert!(replies[0].starts_with("Replies to "), "{replies:?}");
    assert!(
        page()
            .names("button")
            .iter()
            .any(|name| name.starts_with("6-4 ")),
        "a reply"
    );
    room.send(OpeningsMsg::Score(BookScore::DoubleMatchPoint));
    assert!(page().text().contains("both players need one point"));
}

#[test]
fn third_rolls_follow_the_best_reply() {
    let stage = Stage::open(Language::English);
    let room = open(&stage);
    let page = || stage.render(|_| view! { <main>{body(room)}</main> });
    let rolls = || room.model.with_untracked(Openings::next);
    let opening = rolls().into_iter().find(|entry| {
        room.send(OpeningsMsg::Back(None));
        room.send(OpeningsMsg::Open(entry.roll));
        let reply = rolls().into_iter().find(|reply| {
            room.send(OpeningsMsg::Back(Some(0)));
            room.send(OpeningsMsg::Open(reply.roll));
            !rolls().is_empty()
        });
        reply.is_some()
    });
    let opening = opening.expect("a line with third rolls");
    let (reply, third) = (
        room.model
            .with_untracked(|model| model.trail()[1].entry.roll),
        rolls(),
    );
    let tiles = page().names("button");
    for entry in &third {
        let roll = format!("{} ", entry.roll);
        assert!(tiles.iter().any(|name| name.starts_with(&roll)), "{roll}");
    }
    room.send(OpeningsMsg::Open(third[0].roll));
    let page = page();
    let line = page.get("navigation", &stage.store.words().place_openings());
    let line = line.names("button");
    let (name, notation) = room.named(&opening, &opening.plays[0]);
    assert_eq!(line[1], format!("{} {name} {notation}", opening.roll));
    assert!(line[2].starts_with(&format!("{reply} ")), "{line:?}");
    assert!(page.text().contains(&room.text(Words::book_none)));
}

#[test]
fn page_is_reached_from_practice() {
    let stage = Stage::open(Language::English);
    let page = stage.room(Route::Openings);
    let words = stage.store.words();
    assert_eq!(page.names("heading"), [words.place_openings()]);
    assert!(
        page.find("link", &words.place_practice()).is_some(),
        "the way back"
    );
}
