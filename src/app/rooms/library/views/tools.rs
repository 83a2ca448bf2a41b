//! Filters, search and sort order of the list, and actions for the selection.

use leptos::{ev, prelude::*};
use library::{EntryId, FileKind, Filter, Msg, SortBy};
use table::Route;

use crate::{
    browser::unix_ms,
    parts::{Icon, Segment, icon, segments},
    rooms::library::{effects::reviews, state::Library},
};

const fn filter_key(filter: Filter) -> &'static str {
    match filter {
        Filter::All => "all",
        Filter::Matches => "matches",
        Filter::Money => "money",
        Filter::Positions => "positions",
        Filter::Imported => "imported",
        Filter::Collected => "collected",
    }
}

/// Returns the catalogue key of a sort order.
pub(crate) const fn sort_key(sort: SortBy) -> &'static str {
    match sort {
        SortBy::Newest => "newest",
        SortBy::Oldest => "oldest",
        SortBy::Name => "name",
        SortBy::Length => "length",
        SortBy::Result => "result",
        SortBy::Pr => "pr",
        SortBy::OtherPr => "other-pr",
        SortBy::Luck => "luck",
        SortBy::Event => "event",
        SortBy::Review => "review",
    }
}

/// Draws the filters, the search field and the other tools, which a narrow window shows only on request.
#[component]
pub(crate) fn Tools(library: Library) -> impl IntoView {
    let words = library.words.get_value();
    let search = library.slice(|model| model.entry_list.query().search.clone());
    let searched = move |event: ev::Event| library.send(Msg::Search(event_target_value(&event)));
    let filter = |filter: Filter| {
        let chosen = library.slice(move |model| model.entry_list.query().filter == filter);
        Segment::new(
            words.library_filter(filter_key(filter)),
            move || chosen.get(),
            move || library.send(Msg::Filter(filter)),
        )
    };
    let filters = Filter::ALL.map(filter).into_iter().collect();
    let is_selecting = library.slice(|model| model.is_selecting);
    let is_any = library.slice(|model| model.entry_list.totals().0 > 0);
    let is_folded = RwSignal::new(true);
    view! {
        <div class="games-tools" class:unused=move || !is_any.get() class:folded=move || is_folded.get()>
            {segments("library-filter", words.library_show(), None, filters)}
            <label class="games-search">
                {icon(Icon::Search)}
                <input
                    type="search"
                    aria-label=words.library_search()
                    placeholder=words.library_search()
                    prop:value=move || search.get()
                    on:input=searched
                />
            </label>
            <Fold library is_folded/>
            <a class="icon games-find" href=Route::Find.to_string() title=words.library_find()>
                {icon(Icon::Filter)}
                <span>{words.library_find()}</span>
            </a>
            <Order library/>
            <button class="button games-queue" on:click=move |_| reviews::open(library, Vec::new())>
                {icon(Icon::You)}
                <span>{words.review()}</span>
            </button>
            <button
                class="icon games-columns"
                aria-label=words.library_columns()
                title=words.library_columns()
                aria-pressed=move || library.has_columns.get().to_string()
                on:click=move |_| library.has_columns.update(|shown| *shown = !*shown)
            >
                {icon(Icon::List)}
            </button>
            <button
                class="button games-select"
                aria-pressed=move || is_selecting.get().to_string()
                on:click=move |_| library.send(Msg::Select(!is_selecting.get_untracked()))
            >
                {icon(Icon::Check)}
                <span>{words.library_choose()}</span>
            </button>
        </div>
    }
}

/// Draws the button that shows or hides the tools in a narrow window, with the number of tools whose value is not the
/// default.
#[component]
fn Fold(library: Library, is_folded: RwSignal<bool>) -> impl IntoView {
    let more = library.text(words::Words::library_more);
    let changed = library.slice(|model| {
        let query = model.entry_list.query();
        usize::from(query.sort != SortBy::default()) + usize::from(RARE.contains(&query.filter))
    });
    let label = move || match changed.get() {
        0 => more.clone(),
        count => format!("{more} ({count})"),
    };
    let count = move || {
        let count = changed.get();
        (count > 0).then(|| view! { <b>{count}</b> })
    };
    view! {
        <button
            class="icon games-fold"
            aria-label=label
            aria-expanded=move || (!is_folded.get()).to_string()
            on:click=move |_| is_folded.update(|folded| *folded = !*folded)
        >
            {icon(Icon::Filter)}
            {count}
        </button>
    }
}

/// Filters offered in the list of sort orders.
const RARE: [Filter; 2] = [Filter::Imported, Filter::Collected];

/// Draws the list of sort orders and less common filters.
#[component]
fn Order(library: Library) -> impl IntoView {
    let words = library.words.get_value();
    let sorted = move |event: ev::Event| {
        let field: web_sys::HtmlSelectElement = event_target(&event);
        let key = field.value();
        if let Some(order) = SortBy::ALL.into_iter().find(|sort| sort_key(*sort) == key) {
            return library.send(Msg::Sort(order));
        }
        if let Some(filter) = RARE.into_iter().find(|filter| filter_key(*filter) == key) {
            library.send(Msg::Filter(filter));
        }
        // The field must continue to show the sort order.
        let order = library
            .model
            .with_untracked(|model| model.entry_list.query().sort);
        field.set_value(sort_key(order));
    };
    let order = |sort| {
        let name = words.library_sort_by(sort_key(sort));
        view! { <option value=sort_key(sort)>{name}</option> }
    };
    let rare = |filter| {
        let name = words.library_filter(filter_key(filter));
        view! { <option value=filter_key(filter)>{name}</option> }
    };
    view! {
        <label class="games-sort button">
            {icon(Icon::Filter)}
            <select aria-label=words.library_sort() on:change=sorted>
                <optgroup label=words.library_sort()>{SortBy::ALL.map(order).collect_view()}</optgroup>
                <optgroup label=words.library_show()>{RARE.map(rare).collect_view()}</optgroup>
            </select>
        </label>
    }
}

/// Draws the bar with the actions for the selected entries and the result of the last action.
#[component]
pub(crate) fn Bar(library: Library) -> impl IntoView {
    let words = library.words;
    let listed = library.slice(|model| model.entry_list.listed().len());
    let ticked = library.slice(|model| model.selected.len());
    let deleted = library.slice(|model| model.deleted_count);
    let is_selecting = library.slice(|model| model.is_selecting);
    let all = move || listed.get() > 0 && ticked.get() == listed.get();
    view! {
        <Show when=move || is_selecting.get()>
            <div class="notice games-ticked" role="group" aria-label=words.with_value(words::Words::library_choose)>
                <label class="games-all">
                    <input
                        type="checkbox"
                        prop:checked=all
                        on:change=move |event| library.send(Msg::TickAll(event_target_checked(&event)))
                    />
                    {words.with_value(words::Words::library_all)}
                </label>
                <span aria-live="polite">
                    {move || words.with_value(|words| words.library_selected(count(ticked.get())))}
                </span>
                <Show when=move || { ticked.get() > 0 }><Ways library/></Show>
                <button class="button quiet" on:click=move |_| library.send(Msg::Select(false))>
                    {words.with_value(words::Words::cancel)}
                </button>
            </div>
        </Show>
        <Show when=move || { deleted.get() > 0 }>
            <div class="notice">
                <span>{move || words.with_value(|words| words.library_deleted(count(deleted.get())))}</span>
                <button class="button quiet" on:click=move |_| library.send(Msg::Undo)>
                    {words.with_value(words::Words::undo)}
                </button>
            </div>
        </Show>
        {lost_in_export(library)}
    }
}

/// Draws the buttons for exporting, collecting, reviewing and deleting the selected entries.
#[component]
fn Ways(library: Library) -> impl IntoView {
    let words = library.words;
    let export = move |kind: FileKind, key: &'static str| {
        let name = words.with_value(|words| words.library_export(key));
        view! {
            <button class="button" on:click=move |_| library.send(Msg::Export(None, kind))>{name}</button>
        }
    };
    let delete = move |_| {
        let chosen = library.model.with_untracked(|model| {
            model
                .ticked_entries()
                .into_iter()
                .map(|entry| entry.id.clone())
                .collect::<Vec<EntryId>>()
        });
        let deleted = count(chosen.len());
        library.send(Msg::Delete(chosen, unix_ms()));
        library.say(|words| words.library_deleted(deleted));
    };
    let only = library.slice(|model| {
        let entries = model.ticked_entries();
        let [entry] = entries.as_slice() else {
            return None;
        };
        Some(entry.id.clone())
    });
    let more = move || {
        only.get().map(|id| {
            let open = move |_| library.open.set(Some(id.clone()));
            view! { <button class="button" on:click=open>{words.with_value(words::Words::library_more)}</button> }
        })
    };
    let is_collection = library.slice(|model| model.entry_list.query().filter == Filter::Collected);
    let collect = move || {
        words.with_value(|words| {
            if is_collection.get() {
                words.library_uncollect()
            } else {
                words.library_collect()
            }
        })
    };
    view! {
        <button class="button" on:click=move |_| reviews::open_for_selection(library)>{words.with_value(words::Words::review)}</button>
        <button class="button" on:click=move |_| library.send(Msg::Collect(!is_collection.get_untracked()))>
            {collect}
        </button>
        {export(FileKind::Mat, "mat")}
        {export(FileKind::Backup, "backup")}
        {more}
        <button class="button danger" on:click=delete>{words.with_value(words::Words::kept_remove)}</button>
    }
}

fn count(length: usize) -> u32 {
    u32::try_from(length).unwrap_or(u32::MAX)
}

/// Draws a list of the data that was lost because the last exported file's format cannot contain it.
fn lost_in_export(library: Library) -> impl IntoView {
    let words = library.words;
    let lost = library.slice(|model| model.lost.clone());
    view! {
        <Show when=move || lost.with(|lost| !lost.is_empty())>
            <div role="status" class="notice">
                <p>{words.with_value(words::Words::library_lost)}</p>
                <ul>
                    {move || {
                        let text = |loss| words.with_value(|words| words.loss(library::share::omission_key(loss)));
                        lost.get().into_iter().map(|loss| view! { <li>{text(loss)}</li> }).collect_view()
                    }}
                </ul>
            </div>
        </Show>
    }
}
