//! List of values for a condition; the first option is "Any".

use ::progress::find::FindQuery;
use leptos::prelude::*;
use words::Words;

use crate::{form_fields::list, rooms::find::state::Find};

/// Draws the list of values for a condition, with their names; `part` reads the condition, and `set` changes it.
pub(crate) fn pick<T: Clone + PartialEq + Send + Sync + 'static>(
    find: Find,
    label: String,
    choices: impl IntoIterator<Item = (T, String)>,
    part: impl Fn(&FindQuery) -> Option<T> + Send + Sync + 'static,
    set: impl Fn(&mut FindQuery, Option<T>) + 'static,
) -> AnyView {
    let (values, mut labels): (Vec<T>, Vec<String>) = choices.into_iter().unzip();
    labels.insert(0, find.text(Words::find_any));
    let values = StoredValue::new(values);
    let chosen = Memo::new(move |_| {
        let value = find.query.with(&part);
        let nth =
            |value: &T| values.with_value(|values| values.iter().position(|one| one == value));
        value.map_or(Some(0), |value| nth(&value).map(|nth| nth + 1))
    });
    let choose = move |nth: usize| {
        let value = nth.checked_sub(1);
        let value = value.and_then(|nth| values.with_value(|values| values.get(nth).cloned()));
        find.change(|query| set(query, value));
    };
    list("choice-row", label, move || labels.clone(), chosen, choose)
}
