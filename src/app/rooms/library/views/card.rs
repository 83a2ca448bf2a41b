//! Card for an entry: its board with the game line, and its description.

use ::progress::Picture;
use board::{Scene, View, draw::LittleSill};
use leptos::{ev, prelude::*};
use library::{Entry, Kind, Msg};
use record::read_position_link;
use rules::Player;
use table::{Route, StudySource};

use super::left;
use crate::{
    board::LittleBoard,
    parts::{Icon, chip, icon},
    rooms::{
        last_place,
        library::state::Library,
        views::{
            facts::facts,
            game_line::{game_line, shown_bottom},
            label,
        },
    },
};

/// Draws entry `nth` of `count` as a card that links to the entry.
#[component]
pub(crate) fn Card(library: Library, entry: Entry, nth: usize, count: usize) -> impl IntoView {
    let words = library.words.get_value();
    let title = label::title(&words, &entry);
    let id = entry.id.clone();
    let route = Route::Study(StudySource::Library(id.clone()));
    let entry = StoredValue::new(entry);
    let is_selecting = library.slice(|model| model.is_selecting);
    let press = {
        let id = id.clone();
        move |event: ev::MouseEvent| {
            if is_selecting.get_untracked() {
                event.prevent_default();
                library.send(Msg::Tick(id.clone()));
            } else {
                left::note(id.clone());
                last_place::forget();
            }
        }
    };
    let about = words.library_about(&title);
    let more = words.library_more();
    let open = move |_| library.open.set(Some(id.clone()));
    view! {
        <li class="game" data-nth=nth aria-posinset=nth + 1 aria-setsize=count>
            <a class="game-link" href=route.to_string() on:click=press>
                <Face library entry/>
            </a>
            <Tick library entry title/>
            <button class="button game-more" aria-label=about.clone() title=more on:click=open>
                {icon(Icon::More)}
            </button>
        </li>
    }
}

/// Draws an entry's picture and description.
#[component]
fn Face(library: Library, entry: StoredValue<Entry>) -> impl IntoView {
    let id = entry.with_value(|entry| entry.id.clone());
    let picture = {
        let id = id.clone();
        Memo::new(move |_| library.pictures.with(|all| all.get(&id).cloned()))
    };
    let is_reviewed = library.slice(move |model| model.entry_list.is_reviewed(&id));
    let own = move || {
        let reviewed = picture.get().filter(|picture| picture.is_own);
        reviewed.map(|picture| picture.bottom)
    };
    let tell = move |text: fn(&words::Words, &Entry, Option<Player>) -> String| {
        entry.with_value(|entry| library.text(|words| text(words, entry, own())))
    };
    // The colours in the picture tell whose the names and the numbers are.
    let of = move |nth: usize| {
        let bottom = picture
            .get()
            .map_or(Player::White, |picture| shown_bottom(&picture));
        let player = if nth == 0 { bottom } else { bottom.opponent() };
        view! { <i class=chip(player) aria-hidden="true"></i> }
    };
    let names = move || {
        let both =
            entry.with_value(|entry| library.text(|words| label::players(words, entry, own())));
        match both {
            Some([first, second]) => view! {
                <span class="game-side">{of(0)}{first}</span>
                " – "
                <span class="game-side">{of(1)}{second}</span>
            }
            .into_any(),
            None => tell(label::name).into_any(),
        }
    };
    let rate = move || {
        let picture = picture.get()?;
        let (both, text) = entry.with_value(|entry| {
            library.text(|words| {
                let rates = label::rates(words, entry, &picture);
                (rates, label::rate(words, entry, &picture))
            })
        });
        Some(match both {
            [Some(first), Some(second)] => {
                let first = library.text(|words| words.library_pr(&first));
                view! { <span>{of(0)}{first}</span>" "<span>{of(1)}{second}</span> }.into_any()
            }
            _ => text?.into_any(),
        })
    };
    let (terms, day) = entry.with_value(|entry| {
        library.text(|words| (label::term_list(words, entry), label::day(words, entry)))
    });
    let is_game = entry.with_value(|entry| entry.kind != Kind::Position);
    let unreviewed = move || {
        let is_told = is_game && !is_reviewed.get();
        is_told.then(|| library.text(words::Words::library_unreviewed))
    };
    view! {
        <span class="thumb">
            <LittleBoard
                scene=Signal::derive(move || scene(picture.get().as_deref()))
                line=Signal::derive(move || sill(picture.get().as_deref()))
            />
        </span>
        <span class="game-title">
            <span class="game-names" dir="auto">{names}</span>
            <b class="game-result" dir="ltr">{move || tell(label::result)}</b>
        </span>
        {facts(terms)}
        <span class="game-about">
            <span>{day}</span>
            {move || match rate() {
                Some(rate) => Some(view! { <b class="game-rate">{rate}</b> }.into_any()),
                None => unreviewed().map(|text| view! { <span>{text}</span> }.into_any()),
            }}
        </span>
    }
}

/// Draws a card's checkbox while entries are being selected.
#[component]
fn Tick(library: Library, entry: StoredValue<Entry>, title: String) -> impl IntoView {
    let id = StoredValue::new(entry.with_value(|entry| entry.id.clone()));
    let is_selecting = library.slice(|model| model.is_selecting);
    let ticked = library.slice(move |model| id.with_value(|id| model.selected.contains(id)));
    let label = StoredValue::new(library.text(|words| words.library_select(&title)));
    view! {
        <Show when=move || is_selecting.get()>
            <label class="game-tick">
                <input
                    type="checkbox"
                    aria-label=label.get_value()
                    prop:checked=move || ticked.get()
                    on:change=move |_| library.send(Msg::Tick(id.get_value()))
                />
            </label>
        </Show>
    }
}

/// Returns the board of a picture, or an empty board if there is no picture.
pub(crate) fn scene(picture: Option<&Picture>) -> Scene {
    let drawing = picture.and_then(|picture| {
        let decision = read_position_link(&picture.position).ok()?;
        let bottom = shown_bottom(picture);
        let view = View {
            turned: false,
            home_left: false,
            bottom,
        };
        let decision = if bottom == picture.bottom {
            decision
        } else {
            decision.exchanged()
        };
        Some(Scene::of_decision(&decision, view))
    });
    drawing.unwrap_or_else(|| board::picture("", "", "", ""))
}

/// Returns the game line of a picture, or a dotted line if there is no picture.
fn sill(picture: Option<&Picture>) -> LittleSill {
    let line = picture.and_then(game_line);
    line.map_or(LittleSill::Empty, LittleSill::Line)
}

#[cfg(test)]
mod tests {
    use rules::{Board, Decision, DecisionError, Variant};

    use super::*;

    #[test]
    fn reader_is_at_the_bottom_with_light_checkers() -> Result<(), DecisionError> {
        let roll = Decision::builder(Board::start(Variant::Standard)).play(3, 1);
        let as_white = Picture::of_position(&roll.on_roll(Player::White).build()?);
        let as_black = Picture::of_position(&roll.on_roll(Player::Black).build()?);
        let own = Picture {
            is_own: true,
            ..as_black.clone()
        };
        assert_eq!(scene(Some(&own)), scene(Some(&as_white)));
        assert_ne!(scene(Some(&as_black)), scene(Some(&as_white)));
        Ok(())
    }
}
