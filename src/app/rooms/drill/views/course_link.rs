//! Link to the course, showing the player's next step.

use leptos::prelude::*;
use table::Route;
use words::arg;

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
    let next = move || {
        let words = drill.words.read_value();
        let tag = words.language().tag();
        let outline = drill.outline.read();
        let (finished, _) = progress.with_value(|progress| outline.finished(progress));
        if finished == 0 {
            return words.course_about().into_any();
        }
        let next = progress.with_value(|progress| {
            let (step, number) = outline.next(progress)?;
            let foreign = Some(outline.language(step).to_owned()).filter(|own| own != tag);
            Some((
                words.course_step(number as u32),
                outline.title(step),
                foreign,
            ))
        });
        let next = next.map(|(number, title, foreign)| {
            view! { {number}" · "<span lang=foreign dir="auto">{title}</span> }
        });
        next.into_any()
    };
    let count = move || {
        let (finished, all) =
            progress.with_value(|progress| drill.outline.read().finished(progress));
        let text = |words: &words::Words| {
            words.course_progress(arg::All(all as u32), arg::Done(finished as u32))
        };
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
