//! Sheet opened from a link: the text and drawing of each item, and the answers to send back after the last one.

use ::board::{Scene, draw};
use drill::{Model, Msg, State};
use leptos::{html, prelude::*};
use record::{LinkError, Sheet, answers_link};
use words::{Words, arg, decimal};

use crate::{
    browser::timer,
    rooms::{
        drill::{state::Drill, views::lines::Lines},
        views::{
            add_to_sheet::unread_text, drawing_tool::drawing_text, head::RoomHead, link::Link,
        },
    },
    sharing::copy,
};

/// Returns the sheet's title, or the room's name if the sheet has none.
pub(in crate::rooms::drill) fn title(words: &Words, model: &Model) -> String {
    let title = model.sheet().map(|session| session.sheet().title.clone());
    let title = title.filter(|title| !title.is_empty());
    title.unwrap_or_else(|| words.place_sheets())
}

/// Returns the markup of the current item's drawing; empty while a variation is shown, because the drawing belongs to
/// the item's own position.
pub(super) fn drawn(drill: Drill, scene: Memo<Scene>) -> Memo<String> {
    Memo::new(move |_| {
        let view = scene.with(|scene| scene.view);
        drill.model.with(|model| {
            let is_in_line = model
                .sheet()
                .is_some_and(|session| session.line().is_some());
            let item = model.disclosed_item().filter(|_| !is_in_line);
            item.map_or_else(String::new, |item| {
                let player = item.decision.player();
                draw::markup(&draw::drawing(&item.note.drawing, player, view))
            })
        })
    })
}

/// Draws the item's number and text, and the button that returns to the previous item.
#[component]
pub(crate) fn ItemText(drill: Drill) -> impl IntoView {
    let place = drill.slice(|model| {
        let session = model.sheet()?;
        Some((session.at(), session.sheet().items.len()))
    });
    let text = drill.slice(move |model| {
        let note = &model.disclosed_item()?.note;
        let is_in_line = model.sheet()?.line().is_some();
        let drawing = drawing_text(&drill.words.read_value(), &note.drawing);
        Some((note.comment.clone(), drawing.filter(|_| !is_in_line)))
    });
    let number = move || {
        let is_placed = |(at, all): &(usize, usize)| at < all && drill.speaks.get();
        let (at, all) = place.get().filter(is_placed)?;
        let words = drill.words.read_value();
        let number = words.sheet_number(arg::All(all as u32), arg::Number(at as u32 + 1));
        Some(view! { <p class="which sheet-number">{number}</p> })
    };
    let comment = move || {
        let (comment, drawing) = text.get()?;
        Some(view! {
            {comment.map(|text| view! { <p class="comment" dir="auto">{text}</p> })}
            {drawing.map(|drawing| view! { <p class="unseen">{drawing}</p> })}
        })
    };
    let back = move || {
        place
            .get()
            .filter(|(at, _)| *at > 0 && drill.speaks.get())?;
        let label = drill.words.read_value().sheet_previous();
        Some(view! {
            <div class="drill-quiet">
                <button class="button quiet" on:click=move |_| drill.send(Msg::Previous)>{label}</button>
            </div>
        })
    };
    view! {
        {comment}
        <Lines drill/>
        {number}
        {back}
    }
}

/// Draws the result after the last item, and the link that returns the answers to the author.
#[component]
pub(crate) fn Finished(drill: Drill) -> impl IntoView {
    let is_over = drill.slice(|model| model.state == State::Finished);
    move || is_over.get().then(|| finished(drill))
}

fn finished(drill: Drill) -> AnyView {
    let words = drill.words.get_value();
    let heading = NodeRef::<html::H2>::new();
    Effect::new(move |_| {
        // The button that led here has disappeared.
        if let Some(heading) = heading.get() {
            timer::after(0, move || {
                let _taken = heading.focus();
            });
        }
    });
    let answered = drill.model.with_untracked(|model| model.answered_sheet(""));
    let figures = answered.filter(|all| all.sheet.asked() > 0).map(|all| {
        let right = all
            .given()
            .filter(|given| drill::is_right(f32::from(given.loss) / 1000.0));
        let score = words.drill_tally(
            arg::All(all.sheet.asked() as u32),
            arg::Right(right.count() as u32),
        );
        let seconds = all.seconds();
        let time = format!("{}:{:02}", seconds / 60, seconds % 60);
        let loss = decimal(&words, all.mean_loss().unwrap_or_default(), 3);
        let figures = words.sheet_figures(arg::Loss(loss), arg::Time(time));
        view! { <p class="drill-lead">{score}</p><p>{figures}</p>{send(drill)} }
    });
    let again = move |_| {
        let sheet = drill
            .model
            .with_untracked(|model| Some(model.sheet()?.sheet().clone()));
        if let Some(sheet) = sheet {
            drill.send(Msg::OpenSheet(Box::new(sheet)));
        }
    };
    view! {
        <h2 node_ref=heading tabindex="-1">{words.sheet_done()}</h2>
        {figures}
        <button class="button" on:click=again>{words.sheet_start_again()}</button>
    }
    .into_any()
}

/// Draws the name field, and the link that contains the answers.
fn send(drill: Drill) -> AnyView {
    let words = drill.words.get_value();
    let name = drill.name;
    let link = Memo::new(move |_| {
        let name = name.get();
        let answered = drill.model.with(|model| model.answered_sheet(&name))?;
        Some(format!("{}#{}", copy::address()?, answers_link(&answered)?))
    });
    let label = words.sheet_answers_link();
    let shown = move || {
        let link = link.get()?;
        Some(view! { <Link shell=drill.shell name=label.clone() link scans=false/> })
    };
    view! {
        <p>{words.sheet_send()}</p>
        <label class="field">
            <span>{words.sheet_name()}</span>
            <input
                dir="auto"
                maxlength=Sheet::MAX_TITLE.to_string()
                autocomplete="name"
                prop:value=name
                on:input=move |event| name.set(event_target_value(&event))
            />
        </label>
        {shown}
    }
    .into_any()
}

/// Explains why the sheet's link cannot be read.
#[component]
pub(crate) fn Unreadable(drill: Drill, why: LinkError) -> impl IntoView {
    let title = drill.text(Words::place_sheets);
    let problem = move || {
        drill.speaks.get().then(|| {
            let text = drill.text(|words| unread_text(words, why));
            view! { <p class="problem">{text}</p> }
        })
    };
    view! {
        <main class="room home">
            <RoomHead shell=drill.shell title/>
            <div class="room-body"><div role="alert">{problem}</div></div>
        </main>
    }
}
