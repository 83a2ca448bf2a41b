//! Dialog with the names of all players in the library: which names refer to the same player, and which to the reader.

use std::collections::BTreeMap;

use leptos::{html, prelude::*};
use library::{Entry, People};
use rules::Player;
use words::{Words, isolated};

use crate::{
    browser::{database, own_side, spawn_local},
    parts::show_while,
    rooms::progress::Progress,
};

/// Maximum number of players listed; those with the most matches come first.
const MAX_LISTED: usize = 300;

/// Player, with the number of matches.
#[derive(Clone, PartialEq)]
struct Listed {
    /// Displayed name.
    name: String,
    /// Other names for the same player.
    others: Vec<String>,
    matches: u32,
    is_reader: bool,
}

/// Draws the dialog, which opens with `progress.naming`. When the dialog is closed after a change, the statistics are
/// reread.
pub(crate) fn dialog(progress: Progress) -> AnyView {
    let node = NodeRef::<html::Dialog>::new();
    show_while(node, move || progress.naming.get());
    let title = progress.tell(Words::progress_names);
    let counts = RwSignal::new(BTreeMap::<String, u32>::new());
    let version = RwSignal::new(0_u32);
    Effect::new(move |_| {
        if progress.naming.get() {
            spawn_local(async move {
                let entries = database::entries().await.unwrap_or_default();
                // The room may have been closed in the meantime.
                let _gone = counts.try_set(count(&entries));
            });
        }
    });
    let close = move || {
        progress.naming.set(false);
        if version.get_untracked() > 0 {
            version.set(0);
            progress.read_again();
        }
    };
    let players = Memo::new(move |_| {
        version.get();
        counts.with(|counts| listed(counts, &own_side::people(), &own_side::names()))
    });
    let rows = move || {
        let all = players.get();
        let names: Vec<String> = all.iter().map(|player| player.name.clone()).collect();
        let row = |player: Listed| row(progress, version, &names, player);
        all.iter().take(MAX_LISTED).cloned().map(row).collect_view()
    };
    let label = title.clone();
    view! {
        <dialog node_ref=node class="modal you-names" aria-label=title on:close=move |_| close()>
            {move || progress.naming.get().then(|| view! {
                <h2>{label.clone()}</h2>
                <p class="hint">{progress.tell(Words::progress_names_about)}</p>
                <ul class="group">{rows}</ul>
                <div class="modal-buttons">
                    <button class="button primary" on:click=move |_| close()>{progress.tell(Words::close)}</button>
                </div>
            })}
        </dialog>
    }
    .into_any()
}

/// Draws a player: the names, a list for choosing another player who is the same person, and the switch that marks the
/// player as the reader.
fn row(
    progress: Progress,
    version: RwSignal<u32>,
    names: &[String],
    player: Listed,
) -> impl IntoView + use<> {
    let Listed {
        name,
        others,
        matches,
        is_reader,
    } = player;
    let changed = move |is_stored: bool| {
        if is_stored {
            version.update(|version| *version += 1);
        }
    };
    let is_merged = !others.is_empty();
    let alias = |alias: String| {
        let label = progress.tell(|words| words.progress_separate(isolated(&alias)));
        let shown = alias.clone();
        let press = move |_| {
            let mut people = own_side::people();
            people.separate(&alias);
            changed(own_side::set_people(&people));
        };
        view! {
            <button class="button" aria-label=label.clone() title=label on:click=press><bdi>{shown}</bdi>" ×"</button>
        }
    };
    let options = names.iter().filter(|other| **other != name);
    let options: Vec<_> = options
        .take(MAX_LISTED)
        .map(|other| view! { <option value=other.clone()>{other.clone()}</option> })
        .collect();
    let own = name.clone();
    let choose = move |event| {
        let mut people = own_side::people();
        if people.merge(&own, &event_target_value(&event)) {
            changed(own_side::set_people(&people));
        }
    };
    let of_reader = name.clone();
    let toggle = move |_| changed(own_side::set_own(&of_reader, !is_reader));
    let heading = progress.tell(|words| {
        words.progress_name_matches(
            words::arg::Count(matches),
            words::arg::Name(isolated(&name)),
        )
    });
    view! {
        <li>
            <p class="n">{heading}</p>
            {is_merged.then(|| view! {
                <div class="more-actions">{others.into_iter().map(alias).collect_view()}</div>
            })}
            <label class="field">
                {progress.tell(Words::progress_same)}
                <select on:change=choose><option value="">"–"</option>{options}</select>
            </label>
            <button class="button" aria-pressed=is_reader.to_string() on:click=toggle>
                {progress.tell(Words::progress_this_is_me)}
            </button>
        </li>
    }
}

/// Returns the number of imported matches for each name, as written.
fn count(entries: &[Entry]) -> BTreeMap<String, u32> {
    let mut counts = BTreeMap::new();
    let imported = entries
        .iter()
        .filter(|entry| entry.deleted.is_none() && entry.is_imported());
    for entry in imported {
        for player in Player::BOTH {
            let name = record::plain_text(entry.players[player].trim());
            if !name.trim().is_empty() {
                *counts.entry(name).or_insert(0) += 1;
            }
        }
    }
    counts
}

/// Returns the players, the reader first, then in descending order of matches.
fn listed(counts: &BTreeMap<String, u32>, people: &People, own: &[String]) -> Vec<Listed> {
    let mut players: BTreeMap<String, Listed> = BTreeMap::new();
    for (name, matches) in counts {
        let main = people.main(name);
        let player = players
            .entry(own_side::plain(main))
            .or_insert_with(|| Listed {
                name: main.to_owned(),
                others: people.others(main).map(str::to_owned).collect(),
                matches: 0,
                is_reader: own
                    .iter()
                    .any(|own| own_side::plain(own) == own_side::plain(main)),
            });
        player.matches += matches;
    }
    let mut players: Vec<Listed> = players.into_values().collect();
    players.sort_by_key(|player| (!player.is_reader, std::cmp::Reverse(player.matches)));
    players
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_the_reader_first_and_merged_names_once() {
        let counts = [("Ann Lee", 2), ("ann77", 3), ("Bob", 9), ("bob", 1)];
        let counts = counts
            .map(|(name, matches)| (name.to_owned(), matches))
            .into();
        let mut people = People::default();
        assert!(people.merge("Ann Lee", "ann77"));
        let own = ["ann lee".to_owned(), "ann77".to_owned()];
        let all = listed(&counts, &people, &own);
        let short: Vec<_> = all
            .iter()
            .map(|one| (one.name.as_str(), one.matches, one.is_reader))
            .collect();
        assert_eq!(short, [("Ann Lee", 5, true), ("Bob", 10, false)]);
        assert_eq!(all[0].others, ["ann77"]);
    }
}
