//! Sill: the strip in the frame below a board, which shows the game's line.

use board::{
    GameLine,
    draw::{line_marks, stretched_line},
};
use leptos::{ev, html, prelude::*};
use table::Rolls;
use wasm_bindgen::JsCast;
use web_sys::Element;

use super::rolls::roll_bars;
use crate::browser::key_press::is_chord;

/// Maximum distance between a press and the mark that it selects, in CSS pixels.
const REACH: f64 = 22.0;

/// Content of the sill.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) enum SillState {
    /// Empty tray, where there can be no line.
    #[default]
    Blank,
    /// Dotted tray, shown until the line is available.
    Empty,
    /// Empty tray with text, shown on a first visit.
    Words(String),
    /// Rolls of a running game.
    Rolls(Rolls),
    /// Line of a game or a match.
    Line(GameLine),
    /// Line of the race with its caption, until a review finds the winning chances.
    Race(GameLine, String),
}

impl SillState {
    const fn line(&self) -> Option<&GameLine> {
        match self {
            Self::Line(line) | Self::Race(line, _) => Some(line),
            Self::Blank | Self::Empty | Self::Words(_) | Self::Rolls(_) => None,
        }
    }

    /// Returns the accessible name of a sill that shows rolls, which replaces the line's label; `None` for other
    /// content.
    fn rolls_name(&self) -> Option<String> {
        match self {
            Self::Rolls(rolls) => Some(format!("{}: {}", rolls.caption, rolls.means.join(" · "))),
            _ => None,
        }
    }

    /// Returns the sill's CSS classes.
    fn class(&self) -> &'static str {
        match self {
            Self::Empty => "sill dotted",
            Self::Race(line, _) if !line.games().is_empty() => "sill of-race of-match",
            Self::Race(..) => "sill of-race",
            Self::Line(line) if !line.games().is_empty() => "sill of-match",
            Self::Blank | Self::Words(_) | Self::Rolls(_) | Self::Line(_) => "sill",
        }
    }
}

/// Draws the sill. With `on_seek`, the sill is a slider over the decisions of its line; otherwise it is an image named
/// by `label`.
#[component]
pub(crate) fn Sill(
    /// Content of the sill.
    #[prop(into)]
    line: Signal<SillState>,
    /// Accessible name.
    #[prop(into)]
    label: Signal<String>,
    /// Current step.
    #[prop(optional, into)]
    cursor: MaybeProp<usize>,
    /// Callback that selects a step of the line.
    #[prop(optional, into)]
    on_seek: Option<Callback<usize>>,
    /// Callback that opens a step when the pointer is released or Enter is pressed; needed only if moving over the
    /// steps does not show them.
    #[prop(optional, into)]
    on_open: Option<Callback<usize>>,
    /// Callback that returns a step's description, for the tooltip of its mark.
    #[prop(optional, into)]
    tell: Option<Callback<usize, String>>,
    /// Current step in words, such as "Roll 13 of 28, you 51 %, blunder".
    #[prop(optional, into)]
    value_text: MaybeProp<String>,
    /// `true` to animate the drawing of the line, once, at the end of a game.
    #[prop(optional, into)]
    draws: Signal<bool>,
) -> impl IntoView {
    let slider = Slider {
        line,
        cursor,
        on_seek,
        on_open,
        tray: NodeRef::new(),
        pressed: RwSignal::new(false),
        under: RwSignal::new(None),
    };
    let rolls = Memo::new(move |_| line.with(SillState::rolls_name));
    let title = move || rolls.get().or_else(|| Some(tell?.run(slider.under.get()?)));
    let name = move || rolls.get().unwrap_or_else(|| label.get());
    let role = Memo::new(move |_| slider.role());
    let seeks = move || role.get() == Some("slider");
    view! {
        <div
            class=move || line.with(SillState::class)
            class:draws=move || draws.get()
            class:pressed=move || slider.pressed.get()
            dir="ltr"
            role=role
            tabindex=move || seeks().then_some("0")
            title=title
            aria-label=move || role.get().map(|_| name())
            aria-valuemin=move || seeks().then_some("0")
            aria-valuemax=move || slider.last().filter(|_| seeks())
            aria-valuenow=move || cursor.get().filter(|_| seeks()).map(|step| step.to_string())
            aria-valuetext=move || value_text.get().filter(|_| seeks())
            on:keydown=move |event| slider.key(&event)
            on:pointerdown=move |event| slider.down(&event)
            on:pointermove=move |event| slider.moved(&event)
            on:pointerup=move |_| slider.up()
            on:pointerleave=move |_| slider.under.set(None)
            on:pointercancel=move |_| slider.pressed.set(false)
        >
            {move || line.with(captions)}
            <div class="sill-tray" node_ref=slider.tray>
                {move || line.with(content)}
                {move || slider.place().map(|place| view! { <i class="sill-cursor" style:transform=place></i> })}
            </div>
        </div>
    }
}

/// Returns the captions of a match's games, or just the game numbers if space is short.
fn captions(line: &SillState) -> Option<AnyView> {
    let line = line.line().filter(|line| !line.games().is_empty())?;
    let starts = line.games().iter().map(|game| line.share(game.first));
    let ends = starts.clone().skip(1).chain([1.0]);
    let games = line.games().iter().zip(starts.zip(ends)).enumerate();
    let games = games.map(|(nth, (game, (start, end)))| {
        let caption = game.caption.clone();
        let share = |share: f64| format!("{}%", board::units(100.0 * share));
        view! { <span style:left=share(start) style:width=share(end - start)><b>{nth + 1}</b><em>{caption}</em></span> }
    });
    let games = games.collect_view();
    Some(view! { <div class="sill-games" aria-hidden="true">{games}</div> }.into_any())
}

/// Returns the view inside the tray; `None` for an empty tray.
fn content(line: &SillState) -> Option<AnyView> {
    match line {
        SillState::Blank | SillState::Empty => None,
        SillState::Words(words) => {
            Some(view! { <p class="sill-words" dir="auto">{words.clone()}</p> }.into_any())
        }
        SillState::Rolls(rolls) => Some(roll_bars(rolls)),
        SillState::Line(line) => {
            let marks = line_marks(line);
            Some(
                view! { {course(line)}<svg class="sill-marks" aria-hidden="true" inner_html=marks></svg> }.into_any(),
            )
        }
        SillState::Race(line, caption) => {
            let caption = caption.clone();
            Some(
                view! { {course(line)}<small class="sill-caption" dir="auto" aria-hidden="true">{caption}</small> }
                    .into_any(),
            )
        }
    }
}

/// Draws a line across the tray.
fn course(line: &GameLine) -> impl IntoView + use<> {
    let drawn = stretched_line(line);
    view! {
        <svg class="sill-course" viewBox="0 0 1000 100" preserveAspectRatio="none" aria-hidden="true" inner_html=drawn></svg>
    }
}

/// Input handler for a sill.
#[derive(Clone, Copy)]
struct Slider {
    line: Signal<SillState>,
    cursor: MaybeProp<usize>,
    on_seek: Option<Callback<usize>>,
    on_open: Option<Callback<usize>>,
    tray: NodeRef<html::Div>,
    /// `true` while a pointer is down.
    pressed: RwSignal<bool>,
    /// Step of the mark under the pointer.
    under: RwSignal<Option<usize>>,
}

impl Slider {
    /// Returns the ARIA role of the sill; `None` if the sill can only contain text.
    fn role(self) -> Option<&'static str> {
        let is_slider = self.on_seek.is_some();
        self.line.with(|line| match line {
            SillState::Rolls(_) => Some("img"),
            _ if line.line().is_none() => None,
            _ => Some(if is_slider { "slider" } else { "img" }),
        })
    }

    /// Returns the number of the last step, as an attribute value.
    fn last(self) -> Option<String> {
        self.line.with(|line| Some(line.line()?.last().to_string()))
    }

    /// Returns the cursor's CSS transform. The cursor element is as wide as the tray.
    fn place(self) -> Option<String> {
        let step = self.cursor.get()?;
        let share = self.line.with(|line| Some(line.line()?.share(step)))?;
        Some(format!("translateX({}%)", board::units(100.0 * share)))
    }

    fn key(self, event: &ev::KeyboardEvent) {
        if is_chord(event) {
            return;
        }
        let at = self.cursor.get_untracked().unwrap_or_default();
        if let Some(open) = self.on_open.filter(|_| event.key() == "Enter") {
            event.prevent_default();
            open.run(at);
            return;
        }
        let step = self
            .line
            .with_untracked(|line| line.line()?.step_by_key(at, &event.key()));
        if let Some((step, seek)) = step.zip(self.on_seek) {
            event.prevent_default();
            seek.run(step);
        }
    }

    fn down(self, event: &ev::PointerEvent) {
        if event.button() != 0 || !event.is_primary() || self.on_seek.is_none() {
            return;
        }
        let sill = event.current_target();
        if let Some(sill) = sill.and_then(|sill| sill.dyn_into::<Element>().ok()) {
            // Capture fails if the pointer is already gone, in which case there is nothing to drag.
            let _gone = sill.set_pointer_capture(event.pointer_id());
        }
        self.pressed.set(true);
        self.seek(event, REACH);
    }

    fn moved(self, event: &ev::PointerEvent) {
        if self.pressed.get_untracked() && event.is_primary() {
            self.seek(event, 0.0);
        } else {
            self.find_mark(event);
        }
    }

    /// Opens the step at which the pointer was released.
    fn up(self) {
        let was_pressed = self.pressed.get_untracked();
        self.pressed.set(false);
        let step = self.cursor.get_untracked().filter(|_| was_pressed);
        if let Some((step, open)) = step.zip(self.on_open) {
            open.run(step);
        }
    }

    /// Stores the mark under the pointer.
    fn find_mark(self, event: &ev::PointerEvent) {
        let found = self.step_under(event, REACH).filter(|&step| {
            let line = self.line.read_untracked();
            let marks = line.line().map(GameLine::marks).unwrap_or_default();
            marks.iter().any(|mark| mark.step == step)
        });
        if self.under.get_untracked() != found {
            self.under.set(found);
        }
    }

    /// Returns the step under the pointer, or the step of a mark at most `reach` CSS pixels away; `None` if there is no
    /// line.
    fn step_under(self, event: &ev::PointerEvent, reach: f64) -> Option<usize> {
        let tray = self.tray.get_untracked()?.get_bounding_client_rect();
        let width = tray.width().max(1.0);
        let share = (f64::from(event.client_x()) - tray.left()) / width;
        self.line
            .with_untracked(|line| Some(line.line()?.step_at(share, reach / width)))
    }

    /// Selects the step under the pointer, or a mark at most `reach` CSS pixels away.
    fn seek(self, event: &ev::PointerEvent, reach: f64) {
        let step = self.step_under(event, reach);
        let step = step.filter(|&step| self.cursor.get_untracked() != Some(step));
        if let Some((step, seek)) = step.zip(self.on_seek) {
            seek.run(step);
        }
    }
}
