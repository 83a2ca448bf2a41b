//! Share sheet dialog: the extent (position, game or match), the link and its QR code, IDs, texts, pictures and files.

mod copy_button;
mod link;
mod state;

use board::{
    GameLine, Scene, SpeechContext, View,
    draw::{self, LittleSill, Picture, Shape, markup},
    list,
};
use leptos::{html, prelude::*};
use library::share::{Extent, FileKind, Model, Msg, omission_key};
use rules::{Decision, Score};
use study::StudyContent;
use words::arg;

pub(crate) use self::link::qr;
use self::{copy_button::CopyTool, link::Link, state::SheetState};
use super::{canvas, copy};
use crate::{
    board::LittleBoard,
    browser::{file::download_blob, timer},
    parts::{Icon, Segment, icon, segments},
    store::Store,
};

/// Draws the sheet, which opens automatically.
#[component]
pub(super) fn Sheet(store: Store, model: Model, close: Callback<()>) -> impl IntoView {
    let sheet = SheetState {
        store,
        model: RwSignal::new(model),
        words: StoredValue::new(store.words()),
        copied: RwSignal::new(None),
        refused: RwSignal::new(None),
        announcement: RwSignal::new(String::new()),
    };
    let words = store.words();
    let node = NodeRef::<html::Dialog>::new();
    Effect::new(move |_| {
        if let Some(dialog) = node.get() {
            timer::after(0, move || {
                let _shown = dialog.show_modal();
            });
        }
    });
    let dismiss = move |_| {
        if let Some(dialog) = node.get_untracked() {
            dialog.close();
        }
    };
    let tab = Memo::new(move |_| sheet.model.with(Model::extent));
    // Keys in the sheet must not reach the room below: Escape closes only the sheet.
    view! {
        <dialog node_ref=node class="modal share" aria-label=words.share() on:keydown=|event| event.stop_propagation() on:close=move |_| close.run(())>
            <div class="modal-head">
                <h2 tabindex="-1" autofocus=true>{words.share()}</h2>
                <button class="icon" aria-label=words.close() title=words.close() on:click=dismiss>{icon(Icon::Close)}</button>
            </div>
            <Tabs sheet tab/>
            <div class="share-body">
                {move || (tab.get() == Extent::Position).then(|| view! { <Seen sheet/> })}
                <Link sheet/>
            </div>
            {move || match tab.get() {
                Extent::Position => view! { <div class="share-tools"><Pictures sheet/><Ids sheet/></div> }.into_any(),
                Extent::Game | Extent::Match => view! { <Files sheet/> }.into_any(),
            }}
            {move || sheet.refused.get().map(|text| view! { <code class="share-refused" dir="ltr" tabindex="0">{text}</code> })}
            <p class="unseen" role="status">{sheet.announcement}</p>
        </dialog>
    }
}

/// Draws the control that selects the extent.
#[component]
fn Tabs(sheet: SheetState, tab: Memo<Extent>) -> impl IntoView {
    let words = sheet.words.read_value();
    let one = |is: Extent| {
        let label = match is {
            Extent::Position => words.share_position(),
            Extent::Game => words.share_game(),
            Extent::Match => words.share_match(),
        };
        let choose = move || {
            sheet.copied.set(None);
            sheet.refused.set(None);
            sheet.model.update(|model| model.update(Msg::Show(is)));
        };
        Segment::new(label, move || tab.get() == is, choose)
    };
    let tabs = sheet.model.with_untracked(Model::extents);
    segments(
        "share",
        words.share_what(),
        None,
        tabs.into_iter().map(one).collect(),
    )
}

/// Draws the position that the recipient sees first, with its best play and its game's line if they are known.
#[component]
fn Seen(sheet: SheetState) -> impl IntoView {
    let decision = sheet
        .model
        .with_untracked(|model| model.position().copied());
    let settings = sheet.store.model.with_untracked(table::Model::settings);
    let picture = move |decision: Decision| {
        let view = View {
            turned: false,
            home_left: settings.home_left,
            bottom: decision.player(),
        };
        let over = Signal::derive(move || markup(&drawing(sheet, &decision, view)));
        let (scene, line) = sheet.model.with_untracked(|model| {
            let line = GameLine::new(view.bottom, model.chances().iter().copied());
            (Scene::with_best(&decision, model.best(), view), line)
        });
        view! {
            <figure class="share-seen">
                <LittleBoard scene line=line.map_or(LittleSill::None, LittleSill::Line) over/>
                <figcaption>{sheet.words.read_value().share_seen()}</figcaption>
            </figure>
        }
    };
    decision.map(picture)
}

/// Draws the position as text for a forum, and its IDs.
#[component]
fn Ids(sheet: SheetState) -> impl IntoView {
    let words = sheet.words.read_value();
    let (ids, text) = sheet
        .model
        .with_untracked(|model| (model.ids(), model.text()));
    let text = text.map(|text| {
        view! { <CopyTool sheet name=words.share_text() label=words.share_copy_text() text/> }
    });
    let id = |(name, text): (&'static str, String)| {
        view! { <CopyTool sheet name=name.to_owned() label=name.to_owned() text/> }
    };
    view! {
        {text}
        {ids.into_iter().flatten().map(id).collect_view()}
    }
}

/// Draws the position as a picture in the current theme.
#[component]
fn Pictures(sheet: SheetState) -> impl IntoView {
    let words = sheet.words;
    let name = sheet.model.with_untracked(Model::file_name);
    let saved = move |saved: Option<()>, file: String| {
        let words = words.read_value();
        sheet.say(match saved {
            Some(()) => words.share_saved(file),
            None => words.share_not_drawn(),
        });
    };
    let (png_name, svg_name) = (format!("{name}.png"), format!("{name}.svg"));
    let png = move |_| {
        let name = png_name.clone();
        let started = pictured(sheet)
            .zip(canvas::palette())
            .and_then(|((picture, _), palette)| {
                let name = name.clone();
                let then = move |blob: Option<web_sys::Blob>| {
                    let saved_blob = blob.and_then(|blob| download_blob(&name, &blob));
                    saved(saved_blob, name.clone());
                };
                canvas::png(&picture, &palette, then)
            });
        if started.is_none() {
            saved(None, name);
        }
    };
    let svg = move |_| {
        let content = pictured(sheet).zip(canvas::palette());
        let text = content.map(|((picture, title), palette)| picture.svg(&palette, &title));
        let saved_blob = text.and_then(|text| copy::save_text(&svg_name, &text, "image/svg+xml"));
        saved(saved_blob, svg_name.clone());
    };
    view! {
        <button class="act" on:click=png>{icon(Icon::Image)}{words.read_value().share_png()}</button>
        <button class="act" on:click=svg>{icon(Icon::Edit)}{words.read_value().share_svg()}</button>
    }
}

/// Returns the position's board with its caption, and the question about the position.
fn pictured(sheet: SheetState) -> Option<(Picture, String)> {
    let decision = sheet
        .model
        .with_untracked(|model| model.position().copied())?;
    let settings = sheet.store.model.with_untracked(table::Model::settings);
    let words = sheet.words.read_value();
    let context = SpeechContext {
        words: &words,
        theme: settings.theme,
    };
    let position = study::Model::new(StudyContent::Position(decision));
    let view = View {
        turned: false,
        home_left: settings.home_left,
        bottom: decision.player(),
    };
    let question = study::moment(&position, context);
    let lines = [
        list(&words, stakes(&decision, &position, context)),
        question.clone(),
        record::xgid(&decision),
    ];
    let caption = lines.map(|line| line.replace(['\u{2068}', '\u{2069}'], ""));
    let best = sheet.model.with_untracked(Model::best);
    let board = Picture::new(&Scene::with_best(&decision, best, view), &caption);
    Some((board.with(drawing(sheet, &decision, view)), question))
}

/// Returns the shapes of the drawing in the position's note; empty if the notes are omitted.
fn drawing(sheet: SheetState, decision: &Decision, view: View) -> Vec<Shape> {
    sheet.model.with(|model| {
        let drawing = model.note().map(|note| &note.drawing);
        drawing.map_or_else(Vec::new, |drawing| {
            draw::drawing(drawing, decision.player(), view)
        })
    })
}

/// Returns the stakes of the game and, in a match, the score.
fn stakes(decision: &Decision, shown: &study::Model, context: SpeechContext) -> Vec<String> {
    let Score::Match { length, points, .. } = decision.score() else {
        let (cubeless, money) = (context.words.cubeless_title(), context.words.money_title());
        return vec![decision.cube().map_or(cubeless, |_| money)];
    };
    let names = study::names(shown, context);
    let [white, black] = [(names.white, points.white), (names.black, points.black)]
        .map(|(name, points)| format!("{name} {points}"));
    vec![context.words.match_title(length.points()), white, black]
}

/// Draws the buttons that download the match as a file.
#[component]
fn Files(sheet: SheetState) -> impl IntoView {
    let words = sheet.words;
    let button = move |kind: FileKind| {
        let save = move |_| {
            let (file, name) = sheet
                .model
                .with_untracked(|model| (model.file(kind), model.file_name()));
            let name = name + kind.extension();
            let saved = file.and_then(|file| copy::save_text(&name, &file.text, "text/plain"));
            if saved.is_some() {
                sheet.say(words.read_value().share_saved(name));
            }
        };
        view! {
            <button class="act" on:click=save>
                {icon(Icon::File)}
                {words.read_value().share_file(kind.extension())}
            </button>
        }
    };
    let lost = move |kind: FileKind| {
        move || {
            let words = words.read_value();
            let lost = sheet.model.with(|model| model.lost(kind));
            let lost = list(
                &words,
                lost.into_iter().map(|loss| words.loss(omission_key(loss))),
            );
            (!lost.is_empty()).then(|| {
                view! { <p class="hint">{words.share_lost(arg::File(kind.extension()), arg::What(lost))}</p> }
            })
        }
    };
    let kinds = [FileKind::Mat, FileKind::Sgf];
    view! {
        <div class="share-tools">{kinds.map(button).collect_view()}</div>
        {kinds.map(lost).collect_view()}
    }
}
