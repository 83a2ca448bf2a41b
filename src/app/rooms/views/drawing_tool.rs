//! Tool that draws arrows and rings on the board of a decision, for notes and for sheets.

use ::board::{Input, Pen, Place, Scene, SpeechContext, draw};
use leptos::prelude::*;
use record::{Drawing, Sign, Stroke};
use rules::Player;
use words::{Words, left_to_right};

use crate::{
    board::{Handlers, Line},
    rooms::Shell,
};

/// Pen with the drawing that it changes. Copies refer to the same pen.
#[derive(Clone, Copy)]
pub(in crate::rooms) struct DrawingTool {
    pub(in crate::rooms) words: StoredValue<Words>,
    /// Pen while it is on.
    pub(in crate::rooms) pen: RwSignal<Option<Pen>>,
    /// Line that is being drawn.
    pub(in crate::rooms) line: RwSignal<Option<Line>>,
    /// Drawing on the board.
    pub(in crate::rooms) drawing: Signal<Drawing>,
    /// Player who decides, from whose view the places of the drawing are; `None` if nothing can be drawn.
    pub(in crate::rooms) player: Signal<Option<Player>>,
    /// Replaces the drawing.
    pub(in crate::rooms) change: Callback<Drawing>,
    /// Reports that the drawing has no room for another sign.
    pub(in crate::rooms) full: Callback<()>,
}

impl DrawingTool {
    fn tell(self, text: impl FnOnce(&Words) -> String) -> String {
        self.words.with_value(text)
    }

    /// Draws the button that starts and ends drawing, and the tools of the pen.
    pub(in crate::rooms) fn tools(self) -> AnyView {
        let pen = self.pen;
        let is_on = Memo::new(move |_| pen.with(Option::is_some));
        let toggle = move |_| pen.update(|pen| *pen = pen.is_none().then(Pen::default));
        let is_empty = Memo::new(move |_| self.drawing.with(Drawing::is_empty));
        let clear = move |_| self.change.run(Drawing::default());
        let stroke = move |label: String, stroke: Stroke| {
            let is_chosen = move || pen.with(|pen| pen.is_some_and(|pen| pen.stroke == stroke));
            let press = move |_| pen.set(Some(Pen { stroke, from: None }));
            view! { <button aria-pressed=move || is_chosen().to_string() on:click=press>{label}</button> }
        };
        let tools = move || {
            is_on.get().then(|| {
                view! {
                    <div class="segments" role="group" aria-label=self.tell(Words::notes_stroke)>
                        {stroke(self.tell(Words::notes_solid), Stroke::Solid)}
                        {stroke(self.tell(Words::notes_dashed), Stroke::Dashed)}
                    </div>
                    <p class="review-note">{self.tell(Words::notes_how)}</p>
                }
            })
        };
        let erase = move || {
            (!is_empty.get()).then(|| {
                view! { <button class="button" on:click=clear>{self.tell(Words::notes_clear)}</button> }
            })
        };
        view! {
            <div class="more-actions">
                <button class="button" aria-pressed=move || is_on.get().to_string() on:click=toggle>
                    {self.tell(Words::notes_draw)}
                </button>
                {erase}
            </div>
            {tools}
        }
        .into_any()
    }

    /// Returns the markup of the drawing on a board, with the sign that the pen is drawing.
    pub(in crate::rooms) fn drawn(self, scene: Memo<Scene>) -> Memo<String> {
        Memo::new(move |_| {
            let view = scene.with(|scene| scene.view);
            let Some(player) = self.player.get() else {
                return String::new();
            };
            let mut drawing = self.drawing.get();
            let (pen, line) = (self.pen.get(), self.line.get());
            let from = line.map(|(from, _)| from).or(pen.and_then(|pen| pen.from));
            if let (Some(pen), Some(from)) = (pen, from) {
                let to = line.and_then(|(_, to)| to).unwrap_or(from);
                let next = Sign::between(from.drawn(player), to.drawn(player));
                if !drawing.signs().any(|(sign, _)| sign == next) {
                    drawing.toggle(next, pen.stroke);
                }
            }
            draw::markup(&draw::drawing(&drawing, player, view))
        })
    }

    /// Returns the signs of the drawing in words, for screen readers; `None` if nothing is drawn.
    pub(in crate::rooms) fn in_words(self) -> Option<String> {
        self.drawing
            .with(|drawing| drawing_text(&self.words.read_value(), drawing))
    }

    /// Returns the board for the pen, with all places and their names.
    pub(in crate::rooms) fn scene(self, shell: Shell, scene: Memo<Scene>) -> Memo<Scene> {
        Memo::new(move |_| {
            let words = self.words.read_value();
            let context = SpeechContext {
                words: &words,
                theme: shell.settings().get().theme,
            };
            let scene = scene.get();
            let player = self.player.get().unwrap_or(scene.view.bottom);
            scene.with_named_places(player, context)
        })
    }

    /// Connects the board to the pen.
    pub(in crate::rooms) fn handlers(self, shell: Shell, scene: Memo<Scene>) -> Handlers {
        let focused = RwSignal::new(None);
        let mover = Signal::derive(move || {
            let bottom = scene.with(|scene| scene.view.bottom);
            self.player.get().unwrap_or(bottom)
        });
        let draw = move |input: Input| self.draw(shell, input);
        let key = move |(place, key): (Place, String)| {
            let is_used = matches!(key.as_str(), "Enter" | " ");
            if is_used {
                draw(Input::PickOrPlace(place));
            }
            is_used
        };
        Handlers {
            input: Callback::new(draw),
            key: Callback::new(key),
            over: None,
            explain_cube: None,
            focused,
            stop: Signal::derive(move || {
                focused.get().unwrap_or_else(|| Place::of(mover.get(), 6))
            }),
            mover: Some(mover),
            is_blocked: false.into(),
            line: Some(self.line),
        }
    }

    /// Passes an input to the pen, and draws or erases the sign that it completes.
    fn draw(self, shell: Shell, input: Input) {
        let player = self.player.get_untracked();
        let (Some(player), Some(mut pen)) = (player, self.pen.get_untracked()) else {
            return;
        };
        let sign = pen.input(input, player);
        self.pen.set(Some(pen));
        let Some(sign) = sign else {
            return;
        };
        let mut drawing = self.drawing.get_untracked();
        let fits = drawing.toggle(sign, pen.stroke);
        self.change.run(drawing);
        if !fits {
            self.full.run(());
        }
        if let Some(text) = untrack(|| self.in_words()) {
            shell.say(&text);
        }
    }
}

/// Returns the signs of a drawing in words, for screen readers; `None` if nothing is drawn.
pub(in crate::rooms) fn drawing_text(words: &Words, drawing: &Drawing) -> Option<String> {
    let signs: Vec<String> = drawing.signs().map(|(sign, _)| sign.to_string()).collect();
    (!signs.is_empty()).then(|| words.notes_drawing(left_to_right(words, signs.join(" "))))
}
