//! Study room: the board with its players, and the panel beside it.

use board::{Scene, SpeechContext, Speed, View};
use leptos::prelude::*;
use rules::Choice;
use study::{Kind, Model, Msg, cube_name, moment, names, position, verdicts};
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
    board::{Arrows, Board, BoardKind, Drawn},
    browser::{focus, spawn_local, timer},
    rooms::{
        Shell, part_files,
        study::{
            effects::ReviewJob,
            entry::{Found, Linked},
            input,
            notes::NoteEditor,
            opening::{Opened, PlaceName, open},
            state::{OwnQuestion, Page, Reviewed, mark_name},
            storage::ReviewSource,
        },
        views::head::Inner,
    },
    staged_build::StagedBuild,
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
    let is_step = StoredValue::new(false);
    let tour = RwSignal::new(opened == Opened::Mistake);
    let picked = RwSignal::new(None);
    let pointed = RwSignal::new(None);
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
        is_step.set_value(matches!(msg, Msg::Next | Msg::Previous));
        // Any other step ends the tour; the mistakes are then visited in game order.
        tour.set(false);
        model.update(|model| model.update(msg));
        let place = model.with_untracked(Model::place);
        if place != before {
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
        scene: drawn(shell, model, review_job, words, (picked, pointed)),
        picked,
        pointed,
        game: Memo::new(move |_| model.with(Model::game_shown)),
        words,
        // Memoised so that views that show a name are not rebuilt at every step.
        names: Memo::new(move |_| in_words(shell, words, model, names)),
        send,
        own,
        unread,
        question,
        tour,
        is_late: RwSignal::new(opened == Opened::Unreviewed),
        page: shown_page,
        inner: inner(shell, shown_page),
        with_numbers: RwSignal::new(false),
        with_rolls: RwSignal::new(false),
        notes,
        explained: RwSignal::new(None),
    };
    input::listen(shell, reviewed);
    drills::keep_mistakes(reviewed);
    let turns = page == Page::Decision && comes_from_turned_board(shell);
    pages(shell, reviewed, description, is_step, turns)
}

/// Draws the current page: the match summary, or the board with its panel. `turns` is `true` if the board rotates to
/// the upright position when first shown.
fn pages(
    shell: Shell,
    reviewed: Reviewed,
    description: Memo<String>,
    is_step: StoredValue<bool>,
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
    move || {
        if is_summary.get() {
            let summary = move || views.get().map(|views| (views.summary)(reviewed));
            return view! { <main class="room match">{summary}</main> }.into_any();
        }
        view! {
            <main class="room study" class:from-table=turns.try_update_value(std::mem::take) == Some(true)>
                <Head shell reviewed/>
                {board(shell, reviewed, is_step)}
                <Panel shell description reviewed views board_drawn/>
            </main>
        }
        .into_any()
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

/// Draws the board with the game line below it; `is_step` is `true` if the last message stepped to the next or previous
/// moment.
fn board(shell: Shell, reviewed: Reviewed, is_step: StoredValue<bool>) -> impl IntoView {
    let Reviewed {
        model,
        scene,
        words,
        send,
        ..
    } = reviewed;
    // No play connects two distant moments, so animating all the checkers across the board would be misleading.
    let speed = Signal::derive(move || match is_step.try_get_value() {
        Some(true) => shell.settings().get().motion,
        _ => Speed::Off,
    });
    let step =
        Callback::new(move |forward| send.run(if forward { Msg::Next } else { Msg::Previous }));
    let tool = notes::drawing_tool(reviewed);
    let markup = tool.drawn(scene);
    let is_drawing = Memo::new(move |_| reviewed.notes.pen.with(Option::is_some));
    let over = move || ViewFn::from(move || view! { <Arrows scene/><Drawn markup/> });
    let label = move || words.read_value().board();
    let page_build = StagedBuild::finished();
    let drawable = move || {
        let handlers = tool.handlers(shell, scene);
        let scene = tool.scene(shell, scene);
        view! {
            <div class="room-board drawing">
                <Board scene kind=BoardKind::Room label=label() speed page_build handlers over=over()/>
            </div>
        }
    };
    let pictured = move || {
        view! {
            <Swiped class="room-board" go=step by_mouse=true>
                <Board scene kind=BoardKind::Room label=label() speed page_build over=over()/>
            </Swiped>
        }
    };
    view! {
        <div class="study-stage">
            {move || if is_drawing.get() { drawable().into_any() } else { pictured().into_any() }}
            // Descriptions of the position and the drawing for screen readers.
            <p class="unseen">{move || in_words(shell, words, model, position)}" "{move || tool.in_words()}</p>
            <div class="study-sill"><GameSill reviewed/></div>
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

/// Returns the scene of the current move, with the arrows from its review, or those of the choice that is picked or
/// pointed at.
fn drawn(
    shell: Shell,
    model: RwSignal<Model>,
    review_job: ReviewJob,
    words: StoredValue<Words>,
    (picked, pointed): (RwSignal<Option<Choice>>, RwSignal<Option<Choice>>),
) -> Memo<Scene> {
    let play = Memo::new(move |_| {
        let (game, nth) = model.with(Model::place);
        review_job.review.with(|review| {
            let mut judged = review.of_move(game, nth).map(|(_, judged)| judged);
            judged.find(|judged| judged.kind == Kind::Checker).cloned()
        })
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
            let choice = pointed.get().or(picked.get());
            play.with(|play| model.scene(view, play.as_ref(), choice, cube_name))
        })
    })
}
