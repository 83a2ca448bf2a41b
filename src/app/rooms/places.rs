//! Where one was in what was studied last, for as long as the tab lives: the study room opens there again after a reload.

/// The key in the tab's own store.
const KEY: &str = "backgammon.place";

/// The place of a game in its match, and of a move in its game.
pub(super) type Place = (usize, usize);

/// Notes where one is in the match with this name.
pub(super) fn note(name: &str, (game, nth): Place) {
    if let Some(store) = store() {
        // Where there is no room, the room opens at the beginning.
        let _full = store.set_item(KEY, &format!("{game} {nth} {name}"));
    }
}

/// Returns where one was in the match with this name, if it was the last.
pub(super) fn noted(name: &str) -> Option<Place> {
    let text = store()?.get_item(KEY).ok()??;
    let mut words = text.splitn(3, ' ');
    let (game, nth) = (words.next()?.parse().ok()?, words.next()?.parse().ok()?);
    (words.next()? == name).then_some((game, nth))
}

fn store() -> Option<web_sys::Storage> {
    web_sys::window()?.session_storage().ok()?
}
