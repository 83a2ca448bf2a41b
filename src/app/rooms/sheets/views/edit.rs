//! Page for editing a sheet: its title, its positions, and the ways to send it.

use ::drill::{StoredSheet, is_right};
use leptos::prelude::*;
use record::{AnsweredSheet, Sheet, SheetAnswer, SheetItem, answers_link, sheet_link};
use rules::Decision;
use table::Route;
use words::{Words, arg, decimal};

use super::{item::item, paper::paper};
use crate::{
    browser::window,
    parts::{Icon, icon},
    rooms::{
        sheets::{effects, state::Sheets},
        views::{add_to_sheet::sheet_title, link::Link, more_menu::MoreMenu},
    },
    sharing::copy,
};

/// Draws the link that shows the sheet as its readers see it, and the menu with the other actions on the whole sheet.
pub(crate) fn actions(room: Sheets) -> AnyView {
    let is_there = move || room.stored.with(|all| !all.is_empty());
    let href = move || {
        let link = room.sheet.with(effects::link_of);
        link.map(|link| Route::SheetLink(link).to_string())
    };
    let has_items = move || room.sheet.with(|sheet| !sheet.items.is_empty());
    let link = move || {
        (is_there() && has_items()).then(
            || view! { <a class="button" href=href>{icon(Icon::Eye)}<span>{room.text(Words::sheet_try)}</span></a> },
        )
    };
    let menu = move || {
        is_there().then(|| {
            view! {
                <MoreMenu label=room.text(Words::more)>
                    {move || has_items().then(|| view! { {save(room)}{print(room)}{ask_all(room)} })}
                    {delete(room)}
                </MoreMenu>
            }
        })
    };
    view! { {link}{menu} }.into_any()
}

/// Draws the sheet: its title as a field, its positions, and beside them a card with its link.
pub(crate) fn body(room: Sheets) -> AnyView {
    let Some(stored) = room.stored.with_untracked(|all| all.first().cloned()) else {
        return ().into_any();
    };
    // The items are redrawn only if their positions or their order change.
    let order = Memo::new(move |_| {
        let decisions = |sheet: &Sheet| sheet.items.iter().map(|item| item.decision).collect();
        (
            room.moves.get(),
            room.sheet.with::<Vec<Decision>>(decisions),
        )
    });
    let items = move || {
        let count = order.get().1.len();
        effects::find_best(room, &room.sheet.get_untracked());
        (0..count).map(|nth| item(room, nth)).collect_view()
    };
    let count =
        move || room.text(|words| words.sheet_count(order.with(|(_, all)| all.len() as u32)));
    let is_empty = Memo::new(move |_| order.with(|(_, decisions)| decisions.is_empty()));
    let retitle = move |event| {
        let title = Sheet::plain_title(&event_target_value(&event));
        effects::edit(room, |sheet| sheet.title = title);
    };
    let title = stored.sheet.title.clone();
    let tell = move |text: fn(&Words) -> String| room.text(text);
    view! {
        // The field takes the place of the page's heading, which only screen readers find.
        <label class="sheet-name">
            <span class="unseen">{tell(Words::sheet_title)}</span>
            <input
                dir="auto"
                maxlength=Sheet::MAX_TITLE.to_string()
                autocomplete="off"
                placeholder=tell(Words::sheet_untitled)
                value=title
                on:input=retitle
            />
            {icon(Icon::Edit)}
        </label>
        <div class="sheet-edit">
            {move || (!is_empty.get()).then(|| view! { <div class="surface sheet-card">{link(room)}</div> })}
            <div class="sheet-main">
                {move || {
                    (!is_empty.get()).then(|| view! {
                        <h2 class="sheet-count">{count}</h2>
                        <ol class="sheet-items">{items}</ol>
                    })
                }}
                {add(room, is_empty)}
                {replies(room, &stored)}
            </div>
        </div>
        {paper(room)}
    }
    .into_any()
}

/// Draws the tile with the ways to another position, which are the page's primary action while the sheet is empty.
fn add(room: Sheets, is_empty: Memo<bool>) -> AnyView {
    view! {
        <section class="sheet-add" aria-labelledby="sheet-add">
            <div>
                <h2 id="sheet-add">{room.text(Words::sheet_add_position)}</h2>
                <p>{room.text(Words::sheet_add_where)}</p>
            </div>
            <a class="button" href=Route::Library.to_string()>{room.text(Words::place_games)}</a>
            <a class="button" class:primary=is_empty href=Route::Find.to_string()>
                {icon(Icon::Search)}{room.text(Words::library_find)}
            </a>
        </section>
    }
    .into_any()
}

/// Draws the button that turns all positions into questions, or none.
fn ask_all(room: Sheets) -> impl IntoView {
    let can_ask = |item: &SheetItem| SheetItem::can_ask(&item.decision);
    let asks_all = Memo::new(move |_| {
        room.sheet
            .with(|sheet| sheet.items.iter().all(|item| item.asks || !can_ask(item)))
    });
    let press = move |_| {
        let asks = !asks_all.get_untracked();
        effects::edit(room, |sheet| {
            for item in &mut sheet.items {
                item.asks = asks && can_ask(item);
            }
        });
    };
    let label = move || {
        room.text(|words| {
            if asks_all.get() {
                words.sheet_ask_none()
            } else {
                words.sheet_ask_all()
            }
        })
    };
    view! { <button class="more-item" on:click=press>{icon(Icon::Help)}{label}</button> }
}

/// Draws the link to the sheet.
fn link(room: Sheets) -> impl IntoView {
    let link = Memo::new(move |_| {
        let link = room.sheet.with(sheet_link)?;
        Some(format!("{}#{link}", copy::address()?))
    });
    let name = room.text(Words::sheet_link);
    move || match link.get() {
        Some(link) => {
            view! { <Link shell=room.shell name=name.clone() link scans=false labelled=true/> }
                .into_any()
        }
        None => view! { <p class="hint">{room.text(Words::sheet_too_long)}</p> }.into_any(),
    }
}

/// Draws the button that saves the sheet's link in a file.
fn save(room: Sheets) -> impl IntoView {
    let save = move |_| {
        let sheet = room.sheet.get_untracked();
        let Some(code) = effects::link_of(&sheet) else {
            return;
        };
        let title = room.text(|words| sheet_title(words, &sheet.title));
        let plain = |c: char| {
            if c.is_alphanumeric() || " -_".contains(c) {
                c
            } else {
                '_'
            }
        };
        let file: String = title.chars().map(plain).collect();
        let address = copy::address().unwrap_or_default();
        let text = format!("{title}\n\n{address}#{code}\n");
        // A browser that cannot download ignores the request.
        let _saved = copy::save_text(&format!("{file}.txt"), &text, "text/plain");
    };
    view! { <button class="more-item" on:click=save>{icon(Icon::File)}{room.text(Words::sheet_save)}</button> }
}

/// Draws the button that prints the sheet.
fn print(room: Sheets) -> impl IntoView {
    let print = move |_| {
        // A browser without printing ignores the call.
        let _printed = window().map(|window| window.print());
    };
    view! { <button class="more-item" on:click=print>{icon(Icon::Print)}{room.text(Words::sheet_print)}</button> }
}

/// Draws the returned answers, each with a link to its page.
fn replies(room: Sheets, stored: &StoredSheet) -> impl IntoView + use<> {
    let row = move |reply: &AnsweredSheet| {
        let href = answers_link(reply).map(|link| Route::SheetLink(link).to_string());
        let name = room.text(|words| {
            if reply.name.is_empty() {
                words.sheet_answers()
            } else {
                reply.name.clone()
            }
        });
        let figures = figures(room, reply);
        view! {
            <li><a class="li" href=href><span class="li-text"><b class="n" dir="auto">{name}</b><span class="s">{figures}</span></span></a></li>
        }
    };
    let rows: Vec<_> = stored.replies.iter().rev().map(row).collect();
    (!rows.is_empty()).then(|| {
        view! {
            <section aria-labelledby="sheet-replies">
                <h2 class="gh" id="sheet-replies">{room.text(Words::sheet_came_back)}</h2>
                <ul class="group sheets-list">{rows}</ul>
            </section>
        }
    })
}

/// Returns a summary of a reader's answers: the number of right ones, the mean loss and the time.
pub(super) fn figures(room: Sheets, reply: &AnsweredSheet) -> String {
    let is_right = |given: &SheetAnswer| is_right(f32::from(given.loss) / 1000.0);
    let right = reply.given().filter(is_right).count();
    let loss = reply.mean_loss().unwrap_or_default();
    let seconds = reply.seconds();
    room.text(|words| {
        let score = words.drill_tally(
            arg::All(reply.sheet.asked() as u32),
            arg::Right(right as u32),
        );
        let loss = decimal(words, loss, 3);
        let time = format!("{}:{:02}", seconds / 60, seconds % 60);
        format!(
            "{score} · {}",
            words.sheet_figures(arg::Loss(loss), arg::Time(time))
        )
    })
}

/// Draws the button that deletes the sheet after a second press.
fn delete(room: Sheets) -> impl IntoView {
    let is_sure = RwSignal::new(false);
    let press = move |event: leptos::ev::MouseEvent| {
        if is_sure.get_untracked() {
            effects::remove(room);
        } else {
            // The menu stays open for the second press.
            event.stop_propagation();
            is_sure.set(true);
        }
    };
    let label = move || {
        room.text(|words| {
            if is_sure.get() {
                words.sheet_delete_sure()
            } else {
                words.sheet_delete()
            }
        })
    };
    view! { <button class="more-item danger" on:click=press>{icon(Icon::Clear)}{label}</button> }
}
