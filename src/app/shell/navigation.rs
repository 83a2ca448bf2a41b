//! Navigation: the current page, which the address names, and the back link's target.

use leptos::prelude::*;
use table::Route;

use super::place::Place;
use crate::browser::address;

/// Prefix of the note in a history entry for a page inside a room, which has no address of its own.
const INNER: &str = "inner:";

/// Current page, and the page from which it was opened. Copies refer to the same navigation.
#[derive(Clone, Copy)]
pub(crate) struct Navigation {
    /// Page that is shown or loading.
    pub(crate) route: RwSignal<Route>,
    /// Page to which the browser's back button leads; `None` if it is not a page of this product.
    from: RwSignal<Option<Route>>,
    /// Page that the player left by going back to the current page.
    left: StoredValue<Option<Route>>,
    /// Callback that returns `true` to stay on the current page although the address has changed to this one's.
    guard: StoredValue<Option<Callback<Route, bool>>>,
}

impl Navigation {
    /// Returns the initial navigation, at the table.
    pub(crate) fn new() -> Self {
        Self {
            route: RwSignal::new(Route::Play),
            from: RwSignal::new(None),
            left: StoredValue::new(None),
            guard: StoredValue::new(None),
        }
    }

    /// Sets the callback that decides whether the player stays on the current page until the current reactive owner is
    /// cleaned up.
    pub(crate) fn guard_with(self, guard: Callback<Route, bool>) {
        self.guard.set_value(Some(guard));
        on_cleanup(move || {
            // The page may also have been disposed of.
            let _gone = self.guard.try_set_value(None);
        });
    }

    /// Shows the page that the new address names; `is_changed` is `false` for the address with which the program was
    /// opened.
    ///
    /// Each browser history entry has a note that names the page from which it was opened, so the way back survives a
    /// reload. The first entry's note is empty.
    pub(crate) fn arrive(self, route: Route, is_changed: bool) {
        let before = self.route.get_untracked();
        let guard = self.guard.get_value().filter(|_| is_changed);
        if guard.is_some_and(|guard| guard.run(route.clone())) {
            return;
        }
        if route == Route::Play && !address::fragment().is_empty() {
            address::replace("");
        }
        let noted = address::note();
        let opener = is_changed.then(|| before.clone());
        if noted.is_none() {
            address::set_note(&opener.as_ref().map(Route::link).unwrap_or_default());
        }
        let is_return = is_changed && noted.is_some() && before != Route::Play;
        self.left.set_value(is_return.then(|| before.clone()));
        let from = match noted {
            Some(note) => origin(&note),
            None => opener,
        };
        self.from.set(from.filter(|from| *from != route));
        if route != before {
            self.route.set(route);
        }
    }

    /// Shows `route` instead of the page in the address. The back link does not change.
    pub(crate) fn replace(self, route: Route) {
        address::replace(&route.to_string());
        self.route.set(route);
    }

    /// Changes the address of the current page without changing the page itself.
    ///
    /// A page that was opened inside a list gets a separate entry in the browser's history, from which Back leads to
    /// the list. If the address changes back to the list's, that entry becomes a page inside the list.
    pub(crate) fn rename(self, route: Route) {
        let before = self.route.get_untracked();
        let is_of_list = list_of(&route).as_ref() == Some(&before);
        let returns = list_of(&before).as_ref() == Some(&route);
        if is_of_list {
            if Self::is_inner() {
                address::set_note(&before.link());
            } else {
                address::push_note(&before.link());
            }
        } else if returns && self.from.get_untracked().as_ref() == Some(&route) {
            address::set_note(&format!("{INNER}{}", route.link()));
        }
        address::replace(&route.to_string());
        self.route.update_untracked(|shown| *shown = route);
        if is_of_list {
            self.from.set(Some(before));
        }
    }

    /// Returns the page that the player left by going back to the current page; `None` if the player arrived in another
    /// way.
    pub(crate) fn left(self) -> Option<Route> {
        self.left.get_value()
    }

    /// Returns the target of the back link: the page from which the current page was opened or, if there is none, the
    /// home page of its place. `None` on the home page of a place and at the table.
    pub(crate) fn way_back(self) -> Option<Route> {
        let route = self.route.get();
        let place = Place::of(&route);
        if route == Route::Play || place.is_some_and(|place| place.home() == route) {
            return None;
        }
        let home = || match route {
            Route::Course(Some(_)) => Route::Course(None),
            _ => place.unwrap_or(Place::You).home(),
        };
        let from = self.from.get();
        let from = from.filter(|from| !is_from_same_list(from, &route));
        Some(from.unwrap_or_else(home))
    }

    /// Returns the place that the rail marks: that of the back link's target or, on a page without one, that of the
    /// page; `None` for a page without a place.
    pub(crate) fn place(self) -> Option<Place> {
        let own = self.route.with(Place::of)?;
        let target = self.way_back();
        Some(target.as_ref().and_then(Place::of).unwrap_or(own))
    }

    /// Navigates to a page; Back returns to the current page.
    pub(crate) fn go(target: &Route) {
        address::go(&target.link());
    }

    /// Navigates to `target`: back in the browser's history if the page was opened from `target`, otherwise to its
    /// address.
    pub(crate) fn go_back(self, target: &Route) {
        if self.from.get_untracked().as_ref() == Some(target) {
            address::back();
        } else {
            Self::go(target);
        }
    }

    /// Leaves the table, back to the page from which it was opened; does nothing if it was not opened from a page.
    pub(crate) fn leave_table(self) {
        let is_table = self.route.with_untracked(|route| *route == Route::Play);
        if is_table && self.from.with_untracked(Option::is_some) {
            address::back();
        }
    }

    /// Adds an entry to the browser's history for a page inside the room, so that Back leads to the room's first page.
    pub(crate) fn enter_inner() {
        let note = address::note().unwrap_or_default();
        if !note.starts_with(INNER) {
            address::push_note(&format!("{INNER}{note}"));
        }
    }

    /// Returns `true` if the current history entry was added by [`Self::enter_inner`].
    pub(crate) fn is_inner() -> bool {
        address::note().is_some_and(|note| note.starts_with(INNER))
    }

    /// Follows the current page's back link; the home page of a place leads to the table.
    pub(crate) fn leave(self) {
        let target = untrack(|| self.way_back()).unwrap_or_default();
        self.go_back(&target);
    }
}

/// Returns the page that a history entry's note names; `None` if the entry was not opened from a page.
fn origin(note: &str) -> Option<Route> {
    let link = note.strip_prefix(INNER).unwrap_or(note);
    (!link.is_empty()).then(|| Route::read(link)).flatten()
}

/// Returns the list in which a page can be opened; `None` for pages outside lists.
const fn list_of(route: &Route) -> Option<Route> {
    match route {
        Route::Friend(Some(_)) => Some(Route::Friend(None)),
        Route::Duplicate(Some(_)) => Some(Route::Duplicate(None)),
        Route::Sheets(Some(_)) => Some(Route::Sheets(None)),
        _ => None,
    }
}

/// Returns `true` if `from` is an item of the list to which `page` belongs, such as a game with a friend: the back link
/// of another item leads to the list, and that of the list itself leads out of it.
const fn is_from_same_list(from: &Route, page: &Route) -> bool {
    match from {
        Route::Friend(Some(_)) | Route::FriendLink(_) => {
            matches!(page, Route::Friend(_) | Route::FriendLink(_))
        }
        Route::Duplicate(Some(_)) | Route::DuplicateLink(_) => {
            matches!(page, Route::Duplicate(_) | Route::DuplicateLink(_))
        }
        Route::Sheets(Some(_)) | Route::SheetLink(_) => {
            matches!(page, Route::Sheets(_) | Route::SheetLink(_))
        }
        Route::Course(Some(_)) => matches!(page, Route::Course(_)),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn back_link_skips_items_of_the_same_list() {
        let link = |text: &str| Route::FriendLink(text.to_owned());
        assert!(is_from_same_list(&link("t=1"), &link("t=2")));
        assert!(!is_from_same_list(&Route::Friend(None), &link("t=1")));
        assert!(!is_from_same_list(&link("t=1"), &Route::Duplicate(None)));
        assert!(!is_from_same_list(&Route::Library, &Route::Library));
    }

    #[test]
    fn course_map_returns_to_practice_after_a_step() {
        Owner::new().with(|| {
            let navigation = Navigation::new();
            navigation
                .from
                .set(Some(Route::Course(Some("hitting".to_owned()))));
            navigation.route.set(Route::Course(None));
            assert_eq!(navigation.way_back(), Some(Route::Drill));
        });
    }

    #[test]
    fn guard_keeps_the_current_page() {
        Owner::new().with(|| {
            let navigation = Navigation::new();
            navigation.arrive(Route::Library, true);
            let room = Owner::new();
            room.with(|| navigation.guard_with(Callback::new(|route| route == Route::Drill)));
            navigation.arrive(Route::Drill, true);
            assert_eq!(navigation.route.get_untracked(), Route::Library);
            navigation.arrive(Route::Find, true);
            assert_eq!(navigation.route.get_untracked(), Route::Find);
            room.cleanup();
            navigation.arrive(Route::Drill, true);
            assert_eq!(navigation.route.get_untracked(), Route::Drill);
        });
    }

    #[test]
    fn first_entry_of_the_history_has_no_origin() {
        assert_eq!(origin(""), None);
        assert_eq!(origin(INNER), None);
        assert_eq!(origin("inner:#/"), Some(Route::Play));
        assert_eq!(origin(&Route::Library.link()), Some(Route::Library));
    }

    #[test]
    fn page_opened_from_a_list_returns_to_the_list() {
        let owner = Owner::new();
        owner.with(|| {
            let key = library::EntryId::of(&[b"game"]);
            let navigation = Navigation::new();
            navigation.arrive(Route::Friend(None), true);
            navigation.rename(Route::Friend(Some(key.clone())));
            assert_eq!(navigation.way_back(), Some(Route::Friend(None)));
            navigation.rename(Route::Friend(None));
            assert_eq!(navigation.way_back(), None);
            // A page opened by a link from outside the program has no list before it in the history.
            navigation.arrive(Route::FriendLink("t=1".to_owned()), true);
            navigation.rename(Route::Friend(Some(key)));
            assert_eq!(navigation.way_back(), Some(Route::Friend(None)));
        });
    }
}
