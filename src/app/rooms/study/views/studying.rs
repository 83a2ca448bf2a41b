//! Study room: the board with its players, and the panel beside it.

use board::{Scene, SpeechContext, View};
use leptos::prelude::*;
use rules::Choice;
use study::{Model, Msg, TriedLine, cube_name, moment, names, position, verdicts};
use table::Route;
use words::{Words, arg};

use super::{
    drills,
    head::Head,
    notes,
    panel::Panel,
    review::{self, ReviewViews},
    sill::GameSill,
    swipe::Swiped,
};
use crate::{
    browser::{focus, spawn_local, timer},
    rooms::{
        Shell, part_files,
        study::{
            effects::ReviewJob,
            entry::{Found, Linked},
            input,
            leaving::Leaving,
            notes::NoteEditor,
            opening::{Opened, PlaceName, open},
            state::{OwnQuestion, Page, Reviewed, mark_name},
            storage::ReviewSource,
            trying,
        },
        views::{head::Inner, playing_board::PlayingBoard},
    },
};

/// Draws the study room for a match or a position.
#[component]
pub(crate) fn Studying(
    shell: Shell,
    found: Found,
    source: Option<ReviewSource>,
    at_once: bool,
    /// Callback that receives the reader's choice of their own side; `None` if the room does not ask.
    question: Option<OwnQuestion>,
) -> impl IntoView {
    let words = StoredValue::new(shell.words());
    let Found {
        model,
        own,
        page,
        opening,
        analyses,
        linked,
        unread,
        ..
    } = found;
    let linked = match linked {
        Some(Linked::Position(review)) => Some(*review),
        _ => None,
    };
    let mut model = model.with_own_side(own);
    let name = PlaceName::of(shell, source.as_ref());
    let note_source = source.clone();
    let review_job = ReviewJob::new(shell, &model, source, at_once, own, analyses, linked);
    let opened = open(&mut model, &name, review_job, opening, at_once);
    let page = page.unwrap_or_else(|| first_page(&model, opened));
    let model = RwSignal::new(model);
    let name = StoredValue::new(name);
    let description = Memo::new(move |_| in_words(shell, words, model, moment));
    // No play connects two distant moments, so animating all the checkers across the board would be misleading.
    let jumps = StoredValue::new(true);
    let tour = RwSignal::new(opened == Opened::Mistake);
    let choices = ShownChoices::default();
    let ShownChoices {
        picked,
        pointed,
        tried,
    } = choices;
    // The move is announced only after the board has been drawn.
    let announce = move || {
        let place = model.with_untracked(Model::place);
        timer::after_frame(move || {
            let is_shown = model.try_with_untracked(|model| model.place() == place);
            if is_shown == Some(true) {
                shell.say(&move_announcement(description, model, review_job, words));
            }
        });
    };
    let notes = NoteEditor::new(model, note_source);
    let send = Callback::new(move |msg| {
        let before = model.with_untracked(Model::place);
        jumps.set_value(!matches!(msg, Msg::Next | Msg::Previous));
        // Any other step ends the tour; the mistakes are then visited in game order.
        tour.set(false);
        model.update(|model| model.update(msg));
        let place = model.with_untracked(Model::place);
        if place != before {
            tried.set(None);
            picked.set(None);
            notes.leave_decision();
            pointed.set(None);
            name.with_value(|name| name.note(place));
            announce();
        }
    });
    if page == Page::Decision && matches!(opened, Opened::Mistake | Opened::Clean) {
        announce();
    }
    shell.entitle(&model.with_untracked(|model| study::heading(model, &words.read_value())));
    let shown_page = RwSignal::new(page);
    let reviewed = Reviewed {
        review_job,
        model,
        scene: drawn(shell, model, review_job, words, choices),
        picked,
        pointed,
        tried,
        jumps,
        game: Memo::new(move |_| model.with(Model::game_shown)),
        words,
        // Memoised so that views that show a name are not rebuilt at every step.
        names: Memo::new(move |_| in_words(shell, words, model, names)),
        send,
        own,
        unread,
        question,
        tour,
        is_late: RwSignal::new(opened == Opened::Unreviewed || page == Page::Summary),
        page: shown_page,
        inner: inner(shell, shown_page),
        with_numbers: RwSignal::new(false),
        with_rolls: RwSignal::new(false),
        notes,
        leaving: Leaving::new(shell, notes),
        explained: RwSignal::new(None),
    };
    input::listen(shell, reviewed);
    drills::keep_mistakes(reviewed);
    let turns = page == Page::Decision && comes_from_turned_board(shell);
    pages(shell, reviewed, description, turns)
}

/// Draws the current page: the match summary, or the board with its panel. `turns` is `true` if the board rotates to
/// the upright position when first shown.
fn pages(
    shell: Shell,
    reviewed: Reviewed,
    description: Memo<String>,
    turns: bool,
) -> impl IntoView {
    // The first frame shows the board; the review follows in later frames.
    let board_drawn = RwSignal::new(false);
    timer::after_frame(move || {
        let _gone = board_drawn.try_set(true);
    });
    let views = review_views(reviewed, board_drawn);
    let is_summary = Memo::new(move |_| reviewed.page.get() == Page::Summary);
    // A stored match and its summary are drawn only once they have been read and their chunk has loaded.
    Effect::new(move |_| {
        if !is_summary.get() || views.with(Option::is_some) {
            timer::after_frame(focus::late_heading);
        }
    });
    let turns = StoredValue::new(turns);
    let page = move || {
        if is_summary.get() {
            let summary = move || views.get().map(|views| (views.summary)(reviewed));
            return view! { <main class="room match">{summary}</main> }.into_any();
        }
        view! {
            <main class="room study" class:from-table=turns.try_update_value(std::mem::take) == Some(true)>
                <Head shell reviewed/>
                {board(shell, reviewed, views)}
                <Panel shell description reviewed views board_drawn/>
            </main>
        }
        .into_any()
    };
    view! {
        {page}
        {move || views.get().map(|views| (views.unsaved)(reviewed))}
    }
}

/// Returns `true` if the reader came from the table and its board is rotated on this screen.
fn comes_from_turned_board(shell: Shell) -> bool {
    let from = untrack(|| shell.navigation().way_back());
    shell.turned().get_untracked() && from == Some(Route::Play)
}

/// Returns the page on which the room opens: the summary for a finished match of several games, unless the room opened
/// at the reader's last place.
fn first_page(model: &Model, opened: Opened) -> Page {
    if model.is_finished_match() && opened != Opened::Noted {
        Page::Summary
    } else {
        Page::Decision
    }
}

/// Returns the pages after the summary, from which Back leads to the summary; `None` if the room opened elsewhere, such
/// as at a decision that was searched for.
fn inner(shell: Shell, page: RwSignal<Page>) -> Option<Inner> {
    let route = shell.route();
    (page.get_untracked() == Page::Summary).then(|| {
        let is_shown = Signal::derive(move || page.get() != Page::Summary);
        let leave = Callback::new(move |()| page.set(Page::Summary));
        Inner::new(route, is_shown, leave)
            .named(shell.words().study_back())
            .with_history(shell)
    })
}

/// Returns the views of the review, once their chunk and its texts have loaded. A failed load has already been
/// reported.
fn review_views(reviewed: Reviewed, is_due: RwSignal<bool>) -> RwSignal<Option<ReviewViews>> {
    let views = RwSignal::new(None);
    let words = reviewed.words.get_value();
    let is_requested = Memo::new(move |_| is_due.get());
    let request = move || {
        let words = words.clone();
        spawn_local(async move {
            if let Ok(found) = review::entry().await {
                part_files::load_texts(&words, words::Part::Review).await;
                // The room may have been closed in the meantime.
                let _gone = views.try_set(Some(found));
            }
        });
    };
    if is_requested.get_untracked() {
        request();
    } else {
        Effect::new(move |before: Option<bool>| {
            let now = is_requested.get();
            if now && before != Some(true) {
                request();
            }
            now
        });
    }
    views
}

/// Draws the board with the game line below it or, while the reader tries a line by hand, the bar for that line.
fn board(shell: Shell, reviewed: Reviewed, views: RwSignal<Option<ReviewViews>>) -> impl IntoView {
    let Reviewed {
        model,
        scene,
        words,
        send,
        tried,
        jumps,
        ..
    } = reviewed;
    let step =
        Callback::new(move |forward| send.run(if forward { Msg::Next } else { Msg::Previous }));
    let tool = notes::drawing_tool(reviewed);
    let markup = tool.drawn(scene);
    let is_drawing = Memo::new(move |_| reviewed.notes.pen.with(Option::is_some));
    // The pen draws on the decision itself.
    Effect::new(move |_| {
        if is_drawing.get() {
            tried.set(None);
        }
    });
    let drawable = move || {
        let handlers = tool.handlers(shell, scene);
        let scene = tool.scene(shell, scene);
        view! {
            <div class="room-board drawing">
                <PlayingBoard shell scene handlers jumps drawn=markup/>
            </div>
        }
    };
    let is_begun =
        Signal::derive(move || tried.with(|line| line.as_ref().is_some_and(TriedLine::is_begun)));
    let playable = move || {
        let handlers = trying::handlers(reviewed);
        view! {
            <Swiped class="room-board" go=step by_mouse=true is_taken=is_begun>
                <PlayingBoard shell scene handlers jumps drawn=markup/>
            </Swiped>
        }
    };
    let is_trying = Memo::new(move |_| tried.with(Option::is_some));
    let below = move || match views.get().filter(|_| is_trying.get()) {
        Some(views) => (views.tried)(reviewed),
        None => view! { <GameSill reviewed/> }.into_any(),
    };
    view! {
        <div class="study-stage">
            {move || if is_drawing.get() { drawable().into_any() } else { playable().into_any() }}
            // Descriptions of the position and the drawing for screen readers.
            <p class="unseen">{move || in_words(shell, words, model, position)}" "{move || tool.in_words()}</p>
            <div class="study-sill">{below}</div>
        </div>
    }
}

/// Derives a text from the model with the page's words and the theme's colour names.
fn in_words<T>(
    shell: Shell,
    words: StoredValue<Words>,
    model: RwSignal<Model>,
    say: fn(&Model, SpeechContext<'_>) -> T,
) -> T {
    let (words, theme) = (words.read_value(), shell.settings().get().theme);
    let context = SpeechContext {
        words: &words,
        theme,
    };
    model.with(|model| say(model, context))
}

/// Returns the announcement of a move for screen readers: the action and any errors.
fn move_announcement(
    description: Memo<String>,
    model: RwSignal<Model>,
    review_job: ReviewJob,
    words: StoredValue<Words>,
) -> String {
    let words = words.read_value();
    let review = review_job.review.read_untracked();
    let mut announcement = description.get_untracked();
    for verdict in model.with_untracked(|model| verdicts(model, &review, &words)) {
        if let Some(mistake) = verdict.mistake {
            let word = mark_name(&words, mistake.into());
            let marked =
                words.sentence(words.labelled(arg::Label(word), arg::Value(verdict.title)));
            announcement = format!("{announcement} {marked}");
        }
    }
    announcement
}

/// Choices that determine what the board shows.
#[derive(Clone, Copy, Default)]
struct ShownChoices {
    picked: RwSignal<Option<Choice>>,
    pointed: RwSignal<Option<Choice>>,
    tried: RwSignal<Option<TriedLine>>,
}

/// Returns the scene of the current move, with the arrows from its review, or those of the choice that is picked or
/// pointed at; while the reader tries a line by hand, returns the scene of that line.
fn drawn(
    shell: Shell,
    model: RwSignal<Model>,
    review_job: ReviewJob,
    words: StoredValue<Words>,
    choices: ShownChoices,
) -> Memo<Scene> {
    let play = Memo::new(move |_| {
        let place = model.with(Model::place);
        review_job.review.with(|review| review.play_at(place))
    });
    Memo::new(move |_| {
        let settings = shell.settings().get();
        let view = View {
            turned: false,
            home_left: settings.home_left,
            bottom: model.with(Model::bottom),
        };
        let words = words.read_value();
        let context = SpeechContext {
            words: &words,
            theme: settings.theme,
        };
        model.with(|model| {
            let cube_name = |cube| cube_name(model, context, cube);
            let pointed = choices.pointed.get();
            let choice = pointed.or(choices.picked.get());
            let scene = play.with(|play| model.scene(view, play.as_ref(), choice, cube_name));
            let of_line = choices.tried.with(|line| {
                let line = line.as_ref().filter(|_| pointed.is_none())?;
                Some(line.scene(&scene, settings.look(), &words))
            });
            of_line.unwrap_or_else(|| {
                let player = model.on_roll().unwrap_or(view.bottom);
                scene.with_named_places(player, context)
            })
        })
    })
}
