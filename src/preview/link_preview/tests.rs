use std::collections::BTreeSet;

use record::{Linked, match_link, read_link};

use super::*;

/// Two games of a 3-point match between Ann and Bob.
const MATCH: &str = "g=ASMAAwAVCcNKSwrGTScHMAAAAAAAUglDl8i3YkM0AxCPfmEVoApfKEY";
/// Starting position, with 6-6 to play.
const POSITION: &str = "p=ARMAAAAAqBBoA4P2F64vVNBfIQU-BBjRYQ";

fn link(link: &str) -> Link<'_> {
    Link {
        fragment: link,
        note: "",
        theme: "",
        home_left: false,
    }
}

/// Returns a text without the invisible marks that isolate names.
fn read(text: &str) -> String {
    text.replace(['\u{2068}', '\u{2069}'], "")
}

#[test]
fn position_has_board_turn_and_figures() {
    let shown = link(POSITION).preview(&Words::english());
    assert_eq!(shown.title, "Position · Money game · Backgammon");
    assert_eq!(shown.theme, Theme::Felt);
    let room = read(&shown.room);
    for part in [
        "<h1 tabindex='-1' dir='auto'>Position</h1><p class='room-fact'>Money game</p>",
        "<p class='what'>White to play 6-6</p>",
        "<span role='cell' class='pips'>167 pips</span>",
        "class='points'>Score 0</span>",
        "<a class='way-back' href='#/library'>",
        "Home board&#58; five on 6.",
    ] {
        assert!(room.contains(part), "{part}: {room}");
    }
    assert_eq!(room.matches("class='checker ").count(), 30);
    assert_eq!(room.matches("class='die ").count(), 4);
    let announcement = read(&shown.announcement);
    assert!(
        announcement.starts_with("Position · Money game. White to play 6-6. Cube 64"),
        "{announcement}"
    );
}

#[test]
fn match_opens_at_the_stored_position() {
    let note = study::to_note((1, 0), MATCH);
    let at = |note| {
        let shown = Link {
            note,
            ..link(MATCH)
        }
        .preview(&Words::english());
        shown.title
    };
    assert!(at("").contains("game 1 of 2"));
    assert!(at(&note).contains("game 2 of 2"));
    assert!(at("1 0 another match").contains("game 1 of 2"));
}

#[test]
fn truncated_link_is_explained() {
    let shown = link(&POSITION[..20]).preview(&Words::english());
    let why = "The end of this link is missing.";
    assert!(
        shown.announcement.starts_with(why),
        "{}",
        shown.announcement
    );
    assert!(shown.room.contains(&format!("<p role='alert'>{why}")));
    assert_eq!(shown.title, "Study · Backgammon");
}

#[test]
fn theme_and_sides_follow_the_settings() {
    let chosen = Link {
        theme: "walnut",
        home_left: true,
        ..link(POSITION)
    };
    let shown = chosen.preview(&Words::english());
    assert_eq!(shown.theme, Theme::Walnut);
    assert!(shown.room.contains("<svg class='board home-left' "));
    let other = Link {
        theme: "'><script>",
        ..link(POSITION)
    };
    assert_eq!(other.preview(&Words::english()).theme, Theme::Felt);
}

#[test]
fn uses_the_language_or_english_if_the_file_belongs_to_another_build() {
    let mut rooms = BTreeSet::new();
    for language in Language::ALL {
        let file = words::compiled(language).unwrap_or_default().to_owned();
        let shown = link(POSITION).preview(&super::words(language.tag(), file));
        assert_eq!(shown.language, language);
        rooms.insert(shown.room);
        let english = super::words(language.tag(), "another build's".to_owned());
        assert_eq!(english.language(), Language::English);
    }
    assert_eq!(rooms.len(), Language::ALL.len());
    assert_eq!(
        super::words("tlh", String::new()).language(),
        Language::English
    );
}

#[test]
fn player_names_are_escaped() {
    let Ok(Linked::Match(mut record)) = read_link(MATCH) else {
        panic!("it is a match");
    };
    let name = "</span><img src=x onerror='alert(1)'> javascript:";
    record.players.white.name = name.to_owned();
    let named = match_link(&record, true).expect("short enough");
    let shown = link(named.trim_start_matches('#')).preview(&Words::english());
    let announcement = read(&shown.announcement);
    assert!(announcement.contains("alert(1)"), "{announcement}");
    for part in ["<img", "onerror=", "javascript:"] {
        assert!(!shown.room.contains(part), "{part}");
    }
    // The markup has as many elements as that of the same match without names.
    let elements = |room: &str| room.matches('<').count();
    let unnamed = link(MATCH).preview(&Words::english());
    assert_eq!(elements(&shown.room), elements(&unnamed.room));
}
