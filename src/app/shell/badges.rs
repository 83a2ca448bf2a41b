//! Counts of pending items, shown beside the places in the navigation.

use leptos::prelude::*;

use crate::{
    browser::{database, friends, spawn_local, unix_ms},
    store::Store,
};

/// Counts of pending items. Copies refer to the same counts.
#[derive(Clone, Copy)]
pub(crate) struct Badges {
    /// Number of cards that are due in the drills.
    pub(crate) due: RwSignal<u32>,
    /// Number of games with friends in which it is the player's turn.
    pub(crate) friends: RwSignal<u32>,
}

impl Badges {
    /// Counts the pending items now, and again whenever another page is shown.
    pub(crate) fn watch(store: Store) -> Self {
        let badges = Self {
            due: RwSignal::new(0),
            friends: RwSignal::new(mine()),
        };
        Effect::new(move |_| {
            store.navigation.route.track();
            badges.friends.set(mine());
            spawn_local(async move {
                let now = unix_ms();
                let lines = database::cards().await.unwrap_or_default();
                let due = lines.iter().filter_map(|line| drill::due_of_line(line));
                // The page may have been rebuilt in the meantime.
                let _gone = badges
                    .due
                    .try_set(due.filter(|due| *due <= now).count() as u32);
            });
        });
        badges
    }
}

/// Returns the number of games with friends in which it is the player's turn.
fn mine() -> u32 {
    friends::running().map_or(0, |(_, mine)| mine)
}
