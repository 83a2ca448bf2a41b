//! Link to the course, showing the player's next step.

use leptos::prelude::*;
use table::Route;
use words::{Words, arg};

use crate::{
    browser::practice,
    parts::{Icon, icon, onward},
    rooms::drill::state::Drill,
};

/// Draws the link to the course map: with the next step and the number of completed steps or, before the first
/// completed step, with a description.
#[component]
pub(crate) fn CourseLink(drill: Drill) -> impl IntoView {
    let words = drill.words.read_value();
    let progress = StoredValue::new(practice::course());
    let finished = move || progress.with_value(|progress| drill.outline.read().finished(progress));
    let next = move || {
        let words = drill.words.read_value();
        if finished().0 == 0 {
            return words.course_about().into_any();
        }
        let tag = words.language().tag();
        let outline = drill.outline.read();
        let next = progress.with_value(|progress| outline.next(progress));
        let next = next.map(|(step, number)| {
            let foreign = Some(outline.language(step).to_owned()).filter(|own| own != tag);
            let (number, title) = (words.course_step(number as u32), outline.title(step));
            view! { {number}" · "<span lang=foreign dir="auto">{title}</span> }
        });
        next.into_any()
    };
    let count = move || {
        let (finished, all) = finished();
        let text =
            |words: &Words| words.course_progress(arg::All(all as u32), arg::Done(finished as u32));
        (finished > 0).then(|| view! { <span class="s">{drill.text(text)}</span> })
    };
    view! {
        <a class="li" href=Route::Course(None).link()>
            {icon(Icon::Book)}
            <span class="li-text">
                <b class="n">{words.place_course()}</b>
                <span class="s">{next}</span>
                {count}
            </span>
            {onward()}
        </a>
    }
}
