//! Matches and positions found by an import, as rows with a small board.

use board::{Scene, Stacks, StaticBoard, View};
use leptos::prelude::*;
use library::{Import, Item, Kind};
use record::MatchRecord;
use rules::{ByPlayer, Player};
use words::Words;

use crate::{board::LittleBoard, rooms::views::label};

/// Maximum number of rows; an extra row shows the number of omitted items.
const LISTED: usize = 24;

/// Draws the new matches and positions of an import, one per row.
pub(super) fn found(words: &Words, import: &Import) -> Option<AnyView> {
    let rows: Vec<AnyView> = import
        .new_items()
        .take(LISTED)
        .map(|item| row(words, item))
        .collect();
    let more = import.new_items().count().saturating_sub(LISTED);
    let more = (more > 0)
        .then(|| view! { <li class="li"><span class="s">{format!("+ {more}")}</span></li> });
    // A list that may scroll must be reachable with the Tab key.
    let may_scroll = (rows.len() > 2).then_some("0");
    let any = !rows.is_empty();
    any.then(|| {
        view! { <ul class="group import-found" tabindex=may_scroll>{rows}{more}</ul> }.into_any()
    })
}

/// Returns the catalogue key for the type of the new entries.
pub(super) fn kind_key(import: &Import) -> &'static str {
    let mut kinds = import.new_items().map(|item| item.entry.kind);
    let Some(first) = kinds.next() else {
        return "mixed";
    };
    if kinds.any(|kind| kind != first) {
        return "mixed";
    }
    match first {
        Kind::Match => "match",
        Kind::Money => "money",
        Kind::Position => "position",
    }
}

/// Draws an item: its board, players, terms, number of games and date.
fn row(words: &Words, item: &Item) -> AnyView {
    let Item { entry, body } = item;
    let record = entry.record(body).ok();
    let is_game = entry.kind != Kind::Position;
    let games = record.as_ref().filter(|_| is_game).map(|record| {
        let count = u32::try_from(record.games.len()).unwrap_or(u32::MAX);
        words.library_games(count)
    });
    let parts = [
        Some(label::terms(words, entry)),
        games,
        entry.date.is_some().then(|| label::day(words, entry)),
    ];
    let parts = parts.into_iter().flatten().filter(|part| !part.is_empty());
    let about = parts.collect::<Vec<_>>().join(" · ");
    let scene = match (item.position(), record) {
        (Some(decision), _) => Scene::of_decision(&decision, view_of(decision.player())),
        (None, Some(record)) => middle(&record),
        (None, None) => board::picture("", "", "", ""),
    };
    view! {
        <li class="li">
            <span class="thumb"><LittleBoard scene/></span>
            <span class="li-text">
                <span class="n" dir="auto">{label::name(words, entry, None)}</span>
                <span class="s">{about}</span>
            </span>
            <b class="game-result" dir="ltr">{label::result(words, entry, None)}</b>
        </li>
    }
    .into_any()
}

const fn view_of(bottom: Player) -> View {
    View {
        turned: false,
        home_left: false,
        bottom,
    }
}

/// Returns the position halfway through the longest game.
fn middle(record: &MatchRecord) -> Scene {
    let longest = record.games.iter().max_by_key(|game| game.moves.len());
    let stacks = longest.and_then(|game| {
        let mut moments = game.replay(&record.terms);
        let (situation, _) = moments.nth(game.moves.len() / 2)?;
        Some(Stacks::from_setup(&situation.setup(Player::White)))
    });
    let still = StaticBoard {
        dice: None,
        cube: None,
        offered: None,
        score: ByPlayer::default(),
        arrows: Vec::new(),
    };
    match stacks {
        Some(stacks) => still.scene(&stacks, view_of(Player::White)),
        None => board::picture("", "", "", ""),
    }
}
