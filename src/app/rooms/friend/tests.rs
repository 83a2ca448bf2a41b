//! Tests of those pages of the friend room that have no address.

use ::friend::Root;
use correspondence::{Effect, update};
use words::Language;

use super::*;
use crate::tests::{Document, Stage, pictures, stored};

mod drawn;

#[test]
fn invitation_form_offers_length_cube_clock_and_pace() {
    for language in [Language::English, Language::Arabic] {
        let stage = Stage::open(language);
        let room = stage.within(|store| friend(Shell::new(store)));
        room.send(Msg::ShowForm);
        let page = stage.render(|_| body(room, Shown::New));
        let words = stage.store.words();
        for group in [words.length(), words.friend_cube()] {
            let group = page.get("group", &group);
            assert!(group.names("radio").len() > 1, "{}", group.text());
        }
        let starter = page.get("group", &words.friend_starter());
        let choices = ["inviter", "roll"].map(|key| words.friend_starter_choice(key));
        assert_eq!(starter.names("radio"), choices);
        assert!(page.text().contains(&words.friend_starter_hint("inviter")));
        assert_eq!(page.names("textbox"), [words.friend_name()]);
        page.get("button", &words.friend_new_link());
    }
}

/// Opens the player's own invitation, created with one press.
fn invited(stage: &Stage) -> Friend {
    let room = stage.within(|store| friend(Shell::new(store)));
    invite_at_once(room);
    room
}

#[test]
fn sent_invitation_shows_its_link_and_length_and_is_editable() {
    for language in [Language::English, Language::Arabic] {
        let stage = Stage::open(language);
        let room = invited(&stage);
        let content = room.model.with_untracked(shown_page);
        assert!(matches!(content, Shown::Invited(_)));
        let page = stage.render(|_| body(room, content));
        let words = stage.store.words();
        assert!(
            page.text().contains(&words.cubeless_title()),
            "{}",
            page.text()
        );
        page.get("button", &words.friend_change());
        assert!(page.text().contains(&words.fair_how()));
    }
}

#[test]
fn games_are_boards_grouped_by_turn() {
    let stage = Stage::open(Language::English);
    let room = invited(&stage);
    room.send(Msg::ShowList);
    let page = stage.render(|_| body(room, Shown::List));
    let words = stage.store.words();
    let games = page.get("region", &words.friend_games());
    assert_eq!(games.names("heading"), [words.friend_waiting()]);
    let game = &games.names("link")[0];
    for text in [words.friend_due("invited"), words.cubeless_title()] {
        assert!(game.contains(&text), "{game}");
    }
    let together = page.get("region", &words.friend_together());
    let duplicate = words.friend_duplicate();
    let link = together.names("link");
    assert!(
        link.iter().any(|name| name.contains(&duplicate)),
        "{link:?}"
    );
}

/// Simulated device with its stored lines.
struct Device {
    model: Model,
    lines: Vec<(String, String)>,
}

impl Device {
    fn new() -> Self {
        let mut device = Self {
            model: Model::new(Words::english(), Preferences::default(), None),
            lines: Vec::new(),
        };
        device.send(Msg::Loaded(Ok(Vec::new()), 0));
        device
    }

    fn send(&mut self, msg: Msg) {
        for effect in update(&mut self.model, msg) {
            match effect {
                Effect::Store { key, line, .. } => {
                    self.lines.retain(|(at, _)| at != key.as_str());
                    self.lines.push((key.as_str().to_owned(), line));
                    self.send(Msg::Stored(key, Ok(true)));
                }
                Effect::Later(_, msg) => self.send(*msg),
                _ => {}
            }
        }
    }

    fn link(&self) -> String {
        self.model.link().expect("a link to be sent")
    }
}

/// Returns the lines of `count` games that Ann has started with Bob.
fn started_games(count: u8) -> Vec<(String, String)> {
    let mut ann = Device::new();
    for number in 1..=count {
        ann.send(Msg::InviteAtOnce(Root([number; 32]), 1));
        let mut bob = Device::new();
        bob.send(Msg::OpenLink(ann.link(), 1));
        bob.send(Msg::Name("Bob".to_owned()));
        bob.send(Msg::Accept(Root([number + 100; 32]), 1));
        ann.send(Msg::OpenLink(bob.link(), 1));
    }
    if count > 3 {
        ann.send(Msg::InviteAtOnce(Root([9; 32]), 1));
    }
    ann.lines
}

/// Opens the room with no games.
fn empty(stage: &Stage) -> Friend {
    let room = stage.within(|store| friend(Shell::new(store)));
    room.send(Msg::Loaded(Ok(Vec::new()), 7_200_000));
    room
}

#[test]
fn empty_home_explains_the_steps_above_one_primary_button() {
    for language in [Language::English, Language::Arabic] {
        let stage = Stage::open(language);
        let room = empty(&stage);
        let rendered = stage.render(|_| page(room));
        let words = stage.store.words();
        let begin = rendered.get("region", &words.friend_begin());
        assert_eq!(begin.names("listitem").len(), 3, "the steps");
        assert_eq!(begin.names("textbox"), [words.friend_name()]);
        let invite = |name: &&String| **name == words.friend_invite();
        assert_eq!(rendered.names("button").iter().filter(invite).count(), 1);
        room.send(Msg::OwnName("Ann".to_owned()));
        invite_at_once(room);
        let name = room.model.with_untracked(correspondence::Model::own_name);
        assert_eq!(name, "Ann");
    }
}

#[test]
fn invitation_marks_the_current_step() {
    let stage = Stage::open(Language::English);
    let room = invited(&stage);
    let words = stage.store.words();
    let rendered = || stage.render(|_| body(room, room.model.with_untracked(shown_page)));
    let page = rendered();
    assert!(page.names("textbox").contains(&words.friend_paste_field()));
    let current = |page: &Document| {
        let all = page.elements().into_iter();
        let mut current =
            all.filter(|one| one.attribute("aria-current").as_deref() == Some("step"));
        let text = current.next().map(|one| one.text());
        assert!(current.next().is_none());
        text.unwrap_or_default()
    };
    assert!(current(&page).contains(&words.friend_step("send")));
    room.send(Msg::LinkSent);
    assert!(current(&rendered()).contains(&words.friend_step("wait")));
}

/// Opens the room with `count` started games.
fn with_games(stage: &Stage, count: u8) -> Friend {
    let room = stage.within(|store| friend(Shell::new(store)));
    room.send(Msg::Loaded(Ok(started_games(count)), 7_200_000));
    room
}

/// Opens the room's only game, connected directly if `live`.
fn with_game(stage: &Stage, live: bool) -> Friend {
    let room = with_games(stage, 1);
    let key = room
        .model
        .with_untracked(|model| model.entries()[0].key.clone());
    room.send(Msg::Open(key));
    if live {
        // Without a browser, the chunk would report that there is no connection.
        room.line.set(None);
        room.send(Msg::Live(correspondence::Live { open: true }));
    }
    room
}

#[test]
fn single_game_is_continued_from_its_card() {
    let stage = Stage::open(Language::English);
    let words = stage.store.words();
    let page = stage.render(|_| body(with_games(&stage, 1), Shown::List));
    let game = &page.names("link")[0];
    assert!(game.contains(&words.go_on()), "{game}");
}

#[test]
fn button_in_the_header_opens_the_more_panel() {
    let stage = Stage::open(Language::English);
    let words = stage.store.words();
    let room = with_game(&stage, false);
    let is_shown = || {
        let rendered = stage.render(|_| page(room));
        let more = rendered.find("region", &words.friend_more());
        more.is_some_and(|more| !more.is_hidden())
    };
    assert!(!is_shown());
    room.more.set(true);
    assert!(is_shown());
    let rendered = stage.render(|_| page(room));
    let more = rendered.get("region", &words.friend_more());
    assert!(more.names("button").contains(&words.friend_export()));
    room.send(Msg::ShowList);
    room.send(Msg::ShowForm);
    let rendered = stage.render(|_| page(room));
    assert!(!rendered.names("button").contains(&words.friend_more()));
}

#[test]
fn header_button_opens_the_link_field() {
    let stage = Stage::open(Language::English);
    let words = stage.store.words();
    let room = with_games(&stage, 1);
    let rendered = stage.render(|_| page(room));
    assert!(rendered.names("textbox").is_empty());
    rendered.get("button", &words.friend_paste());
    room.more.set(true);
    let rendered = stage.render(|_| page(room));
    assert_eq!(rendered.names("textbox"), [words.friend_paste_field()]);
    let together = rendered.get("region", &words.friend_together());
    let names = together.names("button");
    for text in [words.friend_live(), words.friend_import()] {
        assert!(names.iter().any(|name| name.contains(&text)), "{names:?}");
    }
}

#[test]
fn pages_without_a_board_scroll_below_their_header() {
    let stage = Stage::open(Language::English);
    let scrolls = |room: Friend| {
        let rendered = stage.render(|_| page(room));
        let is_body =
            |one: &crate::tests::Element| one.attribute("class").as_deref() == Some("room-body");
        let body = rendered.elements().into_iter().find(is_body);
        body.is_some_and(|body| body.inside().iter().all(|one| one.tag() != "h1"))
    };
    assert!(scrolls(with_games(&stage, 2)), "list");
    let invitation = invited(&stage);
    assert!(scrolls(invitation), "own invitation");
    invitation.send(Msg::ChangeInvitation);
    assert!(scrolls(invitation), "form");
    assert!(!scrolls(with_game(&stage, false)), "board");
}

#[test]
fn game_lists_its_plays_between_the_players() {
    let stage = Stage::open(Language::English);
    let words = stage.store.words();
    let room = with_game(&stage, true);
    let page = stage.render(|_| page(room));
    assert_eq!(page.names("heading")[0], "One game, no cube");
    let images = page.names("img");
    let is_rolls = |name: &String| name.starts_with("Rolls, in pips: You ");
    assert!(images.iter().any(is_rolls), "{images:?}");
    let plays = page.get("table", &words.plays());
    assert_eq!(plays.names("columnheader"), ["#", "You", "Bob"]);
    assert!(plays.text().contains(&words.entry_to_play()));
    let game = page.get("region", &words.game_region());
    assert!(game.names("button").contains(&words.live_send()));
}

#[test]
fn direct_connection_is_marked_beside_the_friends_pips() {
    for (live, count) in [(true, 1), (false, 0)] {
        let stage = Stage::open(Language::English);
        let room = with_game(&stage, live);
        let html = stage.html(|_| page(room));
        assert_eq!(html.matches("friend-on").count(), count);
    }
}

#[test]
fn turn_starts_with_an_instruction() {
    let stage = Stage::open(Language::English);
    let room = with_game(&stage, true);
    let page = stage.render(|_| page(room));
    let words = stage.store.words();
    let game = page.get("region", &words.game_region());
    assert!(game.text().contains(&words.next_move()), "{}", game.text());
}

#[test]
fn invitation_shows_the_copy_button_before_its_qr_code() {
    let stage = Stage::open(Language::English);
    let room = invited(&stage);
    let words = stage.store.words();
    let html = stage.html(|_| body(room, room.model.with_untracked(shown_page)));
    assert_eq!(html.matches("class=\"qr\"").count(), 1);
    let (copy, code) = (
        html.find(&words.share_copy_link()),
        html.find("class=\"qr\""),
    );
    assert!(copy < code);
}

#[test]
fn invitation_explains_the_next_step_before_its_button() {
    let stage = Stage::open(Language::English);
    let route = stored::received_invitation(stage.store.words());
    let page = stage.render(|store| crate::rooms::build(store, route));
    let words = stage.store.words();
    assert!(
        page.text().contains(&words.friend_then()),
        "{}",
        page.text()
    );
    let buttons = page.names("button");
    let at = |name: String| buttons.iter().position(|one| *one == name);
    assert!(
        at(words.friend_accept()) < at(words.friend_not_now()),
        "{buttons:?}"
    );
}

/// Opens the room of a player who has just accepted an invitation.
fn accepted(stage: &Stage) -> Friend {
    let mut ann = Device::new();
    ann.send(Msg::OwnName("Ann".to_owned()));
    ann.send(Msg::InviteAtOnce(Root([1; 32]), 1));
    let room = empty(stage);
    room.send(Msg::OpenLink(ann.link(), 1));
    room.send(Msg::Accept(Root([2; 32]), 1));
    room
}

#[test]
fn sent_link_names_the_next_player() {
    let stage = Stage::open(Language::English);
    let room = accepted(&stage);
    let words = stage.store.words();
    let rendered = || {
        let page = stage.render(|_| page(room));
        page.get("region", &words.game_region()).text()
    };
    assert!(rendered().contains("You've accepted. Now send this link to"));
    room.send(Msg::LinkSent);
    let text = rendered();
    assert!(text.contains("Sent? Then"), "{text}");
    assert!(text.contains(&words.share_copy_link()), "{text}");
}

#[test]
fn agreed_opening_dice_belong_to_the_starting_player() {
    let stage = Stage::open(Language::English);
    let room = with_game(&stage, false);
    let scene = room
        .model
        .with_untracked(|model| correspondence::scene(model, false));
    let dice = scene.expect("a board").dice;
    assert_eq!(dice.len(), 2);
    assert!(dice.iter().all(|die| die.player == rules::Player::White));
}

#[test]
fn started_game_shows_friend_and_score() {
    let stage = Stage::open(Language::English);
    let room = with_games(&stage, 4);
    let page = stage.render(|_| body(room, Shown::List));
    let words = stage.store.words();
    let games = page.get("region", &words.friend_games());
    let names = games.names("link");
    assert_eq!(names.len(), 5);
    assert!(names[0].contains("Bob"), "{names:?}");
}
