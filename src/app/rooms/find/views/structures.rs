//! Rows for the structures in the query, each with its side; the last row is empty.

use ::progress::find::{Structure, Whose};
use leptos::prelude::*;
use words::Words;

use super::pick::pick;
use crate::{form_fields::list, rooms::find::state::Find};

/// Maximum number of structures in a query.
const MAX: usize = 4;

/// Draws a row for each structure in the query, and an empty row.
pub(crate) fn structures(find: Find) -> AnyView {
    let count = Memo::new(move |_| find.query.with(|query| query.structures.len()));
    let rows = move || {
        (0..MAX.min(count.get() + 1))
            .map(|nth| row(find, nth))
            .collect_view()
    };
    view! { <div class="find-structures">{rows}</div> }.into_any()
}

fn row(find: Find, nth: usize) -> AnyView {
    let words = find.words.get_value();
    let name = |structure: Structure| (structure, words.find_structure_of(structure.key()));
    let structure = pick(
        find,
        words.find_structure(),
        Structure::ALL.map(name),
        move |query| query.structures.get(nth).map(|(_, structure)| *structure),
        move |query, structure| match (structure, nth < query.structures.len()) {
            (Some(structure), true) => query.structures[nth].1 = structure,
            (Some(structure), false) => query.structures.push((Whose::default(), structure)),
            (None, true) => drop(query.structures.remove(nth)),
            (None, false) => {}
        },
    );
    let is_set = find
        .query
        .with_untracked(|query| nth < query.structures.len());
    let whose = is_set.then(|| {
        let chosen = Memo::new(move |_| {
            let whose = find.query.with(|query| Some(query.structures.get(nth)?.0));
            Whose::ALL.iter().position(|one| Some(*one) == whose)
        });
        let names = Whose::ALL.map(|whose| words.find_whose_of(whose.key()));
        list(
            "choice-row",
            find.text(Words::find_whose),
            move || names.to_vec(),
            chosen,
            move |side| {
                find.change(|query| {
                    if let (Some(row), Some(whose)) =
                        (query.structures.get_mut(nth), Whose::ALL.get(side))
                    {
                        row.0 = *whose;
                    }
                });
            },
        )
    });
    view! { {structure} {whose} }.into_any()
}
