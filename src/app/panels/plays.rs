//! The list of plays.

use leptos::{html, prelude::*};
use table::{Row, columns, rows};

use crate::store::Store;

/// The list, scrolled to its end.
#[component]
pub(crate) fn Plays(store: Store) -> impl IntoView {
    let words = store.words();
    let names = store.slice(columns);
    let lines = store.slice(rows);
    let list = NodeRef::<html::Div>::new();
    Effect::new(move |_| {
        lines.track();
        if let Some(list) = list.get() {
            list.set_scroll_top(list.scroll_height());
        }
    });
    let line = |row: Row| {
        view! {
            <tr class:now=row.current>
                <th scope="row">{row.number}</th>
                <td dir="auto">{row.left}</td>
                <td dir="auto">{row.right}</td>
            </tr>
        }
    };
    view! {
        <div class="plays" node_ref=list tabindex="0" role="region" aria-label=words.plays_region()>
            <table aria-label=words.plays()>
                <thead>
                    <tr>
                        <th scope="col">"#"</th>
                        <th scope="col">{move || names.get()[0].clone()}</th>
                        <th scope="col">{move || names.get()[1].clone()}</th>
                    </tr>
                </thead>
                <tbody>{move || lines.get().into_iter().map(line).collect_view()}</tbody>
            </table>
        </div>
    }
}
