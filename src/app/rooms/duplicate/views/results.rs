//! Table of results, with import and export.

use ::duplicate::{Msg, Row, csv, rows, study_link, text};
use leptos::prelude::*;
use words::{Words, isolated};

use super::list::Paste;
use crate::{
    browser::{address, file, spawn_local},
    parts::chip,
    rooms::duplicate::state::Duplicates,
    sharing::copy::copy,
};

/// Catalogue keys of the columns.
const COLUMNS: [&str; 6] = ["place", "player", "opponent", "score", "pr", "luck"];

/// Draws the table of results; draws nothing before the first result.
#[component]
pub(crate) fn Results(room: Duplicates) -> impl IntoView {
    let all = room.slice(|model| {
        let shown = model.shown();
        shown.map_or_else(Vec::new, |shown| rows(shown, model.words()))
    });
    let any = Memo::new(move |_| all.with(|all| !all.is_empty()));
    let words = room.words.get_value();
    let heads = COLUMNS.map(|key| (key, words.duplicate_head(key)));
    let head = |(key, label): (&'static str, String)| view! { <th scope="col" class=format!("of-{key}")>{label}</th> };
    let remove = words.duplicate_remove_head();
    let table = move || {
        view! {
            <div class="duplicate-table" tabindex="0">
                <table>
                    <thead>
                        <tr>
                            {heads.clone().map(head).collect_view()}
                            <th class="of-remove"><span class="unseen">{remove.clone()}</span></th>
                        </tr>
                    </thead>
                    <tbody>{move || all.get().into_iter().map(|one| row(room, one)).collect_view()}</tbody>
                </table>
            </div>
            <p class="hint">{room.text(Words::duplicate_judged)}</p>
            {ways(room)}
        }
    };
    move || {
        any.get().then(|| {
            view! {
                <section class="duplicate-part duplicate-results" aria-labelledby="duplicate-results">
                    <h2 id="duplicate-results">{room.text(Words::duplicate_results)}</h2>
                    {table()}
                </section>
            }
        })
    }
}

/// Draws the field for adding other players' results.
#[component]
pub(crate) fn MoreResults(room: Duplicates) -> impl IntoView {
    let none = room.slice(|model| {
        let shown = model.shown();
        shown.is_none_or(|shown| shown.standings.is_empty())
    });
    let words = room.words.get_value();
    let hint = move || {
        let hint = room.text(Words::duplicate_no_results);
        none.get().then(|| view! { <p class="hint">{hint}</p> })
    };
    view! {
        <div class="duplicate-part">
            {hint}
            <Paste room label=words.duplicate_paste_results() button=words.duplicate_add()/>
        </div>
    }
}

fn row(room: Duplicates, row: Row) -> AnyView {
    let Row {
        result,
        place,
        name,
        remark,
        opponent,
        score,
        pr,
        luck,
        opponent_pr,
    } = row;
    let chip = chip(result.player);
    let called = isolated(&name);
    let label = room.text(|words| words.duplicate_remove(called.clone()));
    let open = room.text(|words| words.duplicate_review(called));
    let study = {
        let result = result.clone();
        move |_| {
            let link = room
                .model
                .with_untracked(|model| study_link(model.shown()?, &result));
            match link {
                Some(link) => address::go(&format!("#{link}")),
                None => room.shell.say(&room.text(Words::duplicate_no_link)),
            }
        }
    };
    // The space separates the name from the PR.
    let opponent_pr =
        (opponent_pr != "–").then(|| view! { " "<small dir="ltr">"PR "{opponent_pr}</small> });
    let remove = move |_| room.send(Msg::RemoveResult(Box::new(result.clone())));
    view! {
        <tr>
            <td class="of-place">{place}</td>
            <th scope="row" class="of-player">
                <div>
                    <span class=chip aria-hidden="true"></span>
                    <span>
                        <button class="card-study" dir="auto" title=open on:click=study>{name}</button>
                        {remark.map(|remark| view! { " "<small>{remark}</small> })}
                    </span>
                </div>
            </th>
            <td class="of-opponent"><span dir="auto">{opponent}</span>{opponent_pr}</td>
            <td class="of-score" dir="ltr">{score}</td>
            <td class="of-pr" dir="ltr">{pr}</td>
            <td class="of-luck" dir="ltr">{luck}</td>
            <td class="of-remove">
                <button class="icon" aria-label=label.clone() title=label on:click=remove>
                    <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M6 6l12 12M18 6 6 18"/></svg>
                </button>
            </td>
        </tr>
    }
    .into_any()
}

/// Draws the buttons for exporting the table.
fn ways(room: Duplicates) -> AnyView {
    let copied = RwSignal::new(false);
    let table = move |form: fn(&::duplicate::ShownDuplicate, &Words) -> String| {
        room.model.with_untracked(|model| {
            let shown = model.shown();
            shown
                .map(|shown| form(shown, model.words()))
                .unwrap_or_default()
        })
    };
    let copy_it = move |_| {
        let text = table(text);
        spawn_local(async move {
            let is_copied = copy(&text).await;
            let _gone = copied.try_set(is_copied);
            room.shell.say(&room.text(|words| {
                if is_copied {
                    words.share_copied()
                } else {
                    words.share_not_copied()
                }
            }));
        });
    };
    let label = move || {
        room.text(|words| {
            if copied.get() {
                words.share_copied()
            } else {
                words.duplicate_copy()
            }
        })
    };
    let save = move |_| file::download_bytes("backgammon-duplicate.csv", table(csv).as_bytes());
    let print = move |_| {
        // Browsers that cannot print ignore the call.
        let _printed = window().print();
    };
    view! {
        <div class="room-buttons">
            <button class="button" on:click=copy_it>{label}</button>
            <button class="button" on:click=save>{room.text(Words::duplicate_csv)}</button>
            <button class="button" on:click=print>{room.text(Words::duplicate_print)}</button>
        </div>
    }
    .into_any()
}
