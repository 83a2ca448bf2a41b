//! Search results as boards, each of which links to its decision in the study room.

use ::progress::find::{FindOrder, FoundDecision};
use leptos::prelude::*;
use library::EntryId;
use record::{Note, Sheet, SheetItem, plain_text, read_position_link};
use rules::Player;
use study::{Kind, MIN_SHOWN_LOSS};
use table::{Route, StudySource};
use words::{Words, decimal};

use super::chips::Chips;
use crate::{
    board::LittleBoard,
    parts::{Segment, segments},
    rooms::{
        decision_index,
        find::{
            effects,
            state::{Find, Stage},
        },
        last_place,
        views::{
            add_to_sheet::{AddToSheet, SheetSource},
            date,
            decision_board::decision_board,
        },
    },
};

/// Numbers of results offered for a sheet instead of all results.
const FEW: [usize; 2] = [5, 10];

/// Draws the number of results, the sort order, and the results.
#[component]
pub(crate) fn Results(find: Find) -> impl IntoView {
    let words = find.words.get_value();
    let count = Memo::new(move |_| {
        find.found
            .with(|found| found.as_ref().map(|found| found.total as u32))
    });
    let is_read = Memo::new(move |_| find.stage.get() == Stage::Read);
    let status = move || {
        let count = count.get().filter(|count| *count > 0 || is_read.get())?;
        Some(find.text(|words| words.find_matching(count)))
    };
    let is_like = find.is_like();
    let order = move |order: FindOrder, key: &'static str| {
        Segment::new(
            find.text(|words| words.find_order_by(key)),
            move || find.query.with(|query| query.order == order),
            move || find.change(|query| query.order = order),
        )
    };
    let sort = words.library_sort();
    let orders = move || {
        let first = if is_like.get() { "nearest" } else { "newest" };
        let orders = vec![
            order(FindOrder::Newest, first),
            order(FindOrder::Costliest, "costliest"),
        ];
        segments("find-order", sort.clone(), None, orders)
    };
    let found = move || {
        let decisions = find.found.with(|found| {
            found
                .as_ref()
                .map_or_else(Vec::new, |found| found.decisions.clone())
        });
        decisions.into_iter().enumerate().collect::<Vec<_>>()
    };
    let is_none = Memo::new(move |_| count.get() == Some(0) && is_read.get());
    let none = words.find_none_about();
    view! {
        <section class="find-results" aria-label=words.library_find()>
            <div class="find-head">
                <p role="status">{status}</p>
                {orders}
                {move || count.get().filter(|count| *count > 0).map(|_| add(find))}
            </div>
            <Chips find/>
            {move || is_none.get().then(|| view! { <p class="hint">{none.clone()}</p> })}
            <ul class="find-list">
                <For
                    each=found
                    key=|(_, one)| (one.id.clone(), one.game, one.nth, one.kind)
                    children=move |(_, one)| hit(find, one)
                />
            </ul>
            <Show when=move || effects::has_more(find)>
                <button class="button" on:click=move |_| effects::search_more(find)>
                    {find.text(Words::find_more)}
                </button>
            </Show>
        </section>
    }
}

/// Draws the button for adding the shown results to a sheet.
fn add(find: Find) -> AnyView {
    let sources = Memo::new(move |_| {
        let count = find
            .found
            .with(|found| found.as_ref().map_or(0, |found| found.decisions.len()));
        sources(count.min(Sheet::MAX_ITEMS))
    });
    let items = Callback::new(move |source: SheetSource| {
        let count = match source {
            SheetSource::First(count) => count,
            _ => Sheet::MAX_ITEMS,
        };
        find.found.with_untracked(|found| {
            let decisions = found.iter().flat_map(|found| &found.decisions);
            let items = decisions.filter_map(|one| {
                let decision = read_position_link(&one.position).ok()?;
                Some(SheetItem::new(decision, Note::default()).with_figures(one.figures.clone()))
            });
            items.take(count).collect()
        })
    });
    view! { <AddToSheet shell=find.shell sources items/> }.into_any()
}

/// Returns the sets of results that can be added when `count` results are shown.
fn sources(count: usize) -> Vec<(SheetSource, usize)> {
    let few = FEW.into_iter().filter(|few| *few < count);
    few.map(|few| (SheetSource::First(few), few))
        .chain([(SheetSource::Found, count)])
        .collect()
}

/// Draws a result: its board, the roll or the type of decision, the loss, the players and the date.
fn hit(find: Find, one: FoundDecision) -> AnyView {
    let Ok(id) = EntryId::try_from(one.id.clone()) else {
        return ().into_any();
    };
    let words = find.words.get_value();
    let scene = decision_board(&one.position);
    let decision = read_position_link(&one.position).ok();
    let roll = decision.and_then(|decision| decision.roll());
    let label = roll.map(|roll| words::left_to_right(&words, roll.to_string()));
    let decision_type = || {
        words.find_result(match one.kind {
            Kind::Checker => "checker",
            Kind::Double => "double",
            Kind::Answer => "answer",
        })
    };
    let label = label.unwrap_or_else(decision_type);
    let loss = one.loss.filter(|loss| *loss >= MIN_SHOWN_LOSS);
    let loss = loss.map(|loss| words.find_loses(decimal(&words, f64::from(loss), 3)));
    let names = [one.player, one.player.opponent()].map(|player| {
        let name = plain_text(&one.names[player]);
        format!("\u{2068}{name}\u{2069}")
    });
    let is_named = Player::BOTH
        .iter()
        .any(|player| !one.names[*player].is_empty());
    let names = if is_named {
        names.join(" – ")
    } else {
        words.library_position()
    };
    let day = date::day(&words, &one.day);
    let route = Route::Study(StudySource::Library(id.clone()));
    let press = move |_| {
        last_place::save(&one.id, (one.game, one.nth));
        decision_index::forget(&id);
    };
    view! {
        <li class="find-hit">
            <a href=route.to_string() on:click=press>
                <span class="thumb"><LittleBoard scene/></span>
                <span class="find-line">
                    <b>{label}</b>
                    {loss.map(|loss| view! { <b class="find-loss">{loss}</b> })}
                </span>
                <span class="find-line"><span>{names}</span><small>{day}</small></span>
            </a>
        </li>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn few_of_many_results_can_be_added() {
        let few = [5, 10].map(|few| (SheetSource::First(few), few));
        assert_eq!(sources(48), [few[0], few[1], (SheetSource::Found, 48)]);
        assert_eq!(sources(7), [few[0], (SheetSource::Found, 7)]);
        assert_eq!(sources(5), [(SheetSource::Found, 5)]);
    }
}
