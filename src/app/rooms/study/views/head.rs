//! Header of the study room: the back link, the title with the game picker, Share and More.

use leptos::prelude::*;
use library::share::{ShareFigures, ShareSubject};
use study::{Model, Msg, title};
use words::arg;

use super::icons::{DOTS, icon};
use crate::{
    rooms::{
        Shell,
        study::state::{Page, Reviewed},
        views::head::RoomHead,
    },
    sharing::SHARE,
};

/// Draws the panel's header, which is the first element of the room.
#[component]
pub(crate) fn Head(shell: Shell, reviewed: Reviewed) -> impl IntoView {
    let Reviewed {
        model,
        words,
        send,
        page,
        ..
    } = reviewed;
    let both = Memo::new(move |_| model.with(|model| title(model, &words.read_value())));
    let title = Signal::derive(move || both.get().0);
    let subtitle = Signal::derive(move || both.get().1);
    let more = words.read_value().study_more();
    let is_more = move || (page.get() == Page::More).to_string();
    let turn_page = move |_| {
        page.update(|page| {
            *page = match page {
                Page::More => Page::Decision,
                Page::Decision | Page::Summary => Page::More,
            };
        });
    };
    view! {
        <RoomHead shell title subtitle inner=reviewed.inner>
            <Games shell model send/>
            {share_button(shell, reviewed)}
            <button class="icon" aria-label=more.clone() title=more aria-expanded=is_more on:click=turn_page>
                {icon(DOTS)}
            </button>
        </RoomHead>
    }
}

/// Draws the button that opens the share sheet.
pub(super) fn share_button(shell: Shell, all: Reviewed) -> impl IntoView {
    let share = all.words.read_value().share();
    let open_sheet = move |_| {
        shell.share(all.model.with_untracked(|model| subject(model, all)));
    };
    view! {
        <button class="icon" aria-label=share.clone() title=share on:click=open_sheet>
            <svg viewBox="0 0 24 24" aria-hidden="true"><path d=SHARE/></svg>
        </button>
    }
}

/// Returns the share sheet's subject: the match with its review, and the current moment with its best choice and the
/// line of its game.
fn subject(model: &Model, all: Reviewed) -> ShareSubject {
    let position = model.decision();
    let (game, nth) = model.place();
    let review = all.review_job.review;
    review.with_untracked(|review| {
        let mut judged = review
            .of_move(game, nth)
            .filter(|(item, _)| Some(item.decided.decision) == position);
        let best = judged.find_map(|(_, judged)| judged.candidates.first().map(|best| best.choice));
        let is_match = model.record().is_some();
        let course = position
            .filter(|_| is_match)
            .map(|one| review.course(Some(game), one.player()));
        let points = course.map(|course| course.points).unwrap_or_default();
        ShareSubject {
            position,
            record: model.annotated_record(),
            game,
            is_match_first: is_match,
            note: model.note().into_owned(),
            figures: ShareFigures {
                position: position
                    .and_then(|decision| review.decision_figures((game, nth), &decision)),
                game: is_match.then(|| review.figures(Some(game))).flatten(),
                whole: is_match.then(|| review.figures(None)).flatten(),
            },
            best,
            chances: points.iter().map(|point| point.chance.into()).collect(),
        }
    })
}

/// Draws the game picker if the match has more than one game.
#[component]
fn Games(shell: Shell, model: RwSignal<Model>, send: Callback<Msg>) -> impl IntoView {
    let words = StoredValue::new(shell.words());
    let options = move || {
        model.with_untracked(|model| {
            let words = words.read_value();
            let shown = model.game_shown();
            let option = |(nth, game): (usize, &record::GameRecord)| {
                let score = game.score;
                let label = words.study_nth_game(
                    arg::First(score.white),
                    arg::Number(nth as u32 + 1),
                    arg::Second(score.black),
                );
                view! { <option value=nth.to_string() selected=nth == shown>{label}</option> }
            };
            model.games().iter().enumerate().map(option).collect_view()
        })
    };
    let chosen = move |event| {
        if let Ok(game) = event_target_value(&event).parse() {
            send.run(Msg::Game(game));
        }
    };
    let several = model.with_untracked(|model| model.games().len() > 1);
    several.then(|| {
        view! {
            <label class="study-choose">
                <span class="unseen">{words.read_value().study_choose_game()}</span>
                <select on:change=chosen prop:value=move || model.with(Model::game_shown).to_string()>{options()}</select>
            </label>
        }
    })
}
