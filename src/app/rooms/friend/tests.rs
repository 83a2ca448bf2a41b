//! The pages of the room that no address opens.

use words::Language;

use super::*;
use crate::tests::Stage;

#[test]
fn an_invitation_chooses_length_cube_clock_and_pace() {
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
        assert_eq!(page.names("textbox"), [words.friend_name()]);
        page.get("button", &words.friend_make_link());
    }
}
