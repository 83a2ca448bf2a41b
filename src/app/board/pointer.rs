//! Pointer input on the board: pressing and releasing at the same place is a tap, and moving while pressed drags a
//! checker.

use board::{Input, Manner, Mark, Motion, Place, Speed, View, Xy, step};
use leptos::{ev, prelude::*, svg};
use web_sys::PointerEvent;

use super::{
    BoardKind, Handlers, Line,
    animation::animate_motion,
    stage::{Key, Stage},
};
/// Distance in CSS pixels beyond which a tap becomes a drag.
const SLIP: f64 = 8.0;
/// Maximum interval between the two taps of a double tap, in milliseconds.
const TWICE: f64 = 300.0;

/// Checker that is being dragged.
#[derive(Clone, Copy, PartialEq)]
pub(super) struct Drag {
    pub(super) key: Key,
    /// Position in drawing units.
    pub(super) at: Xy,
}

/// Pointer state for one board.
#[derive(Clone, Copy)]
pub(super) struct Pointer {
    kind: BoardKind,
    handlers: Option<Handlers>,
    speed: Signal<Speed>,
    board: NodeRef<svg::Svg>,
    stage: Memo<Stage>,
    /// Place and screen position of the press.
    pressed: StoredValue<Option<(Place, Xy)>>,
    /// Last tapped place, and the time of that tap, in milliseconds.
    tapped: StoredValue<Option<(Place, f64)>>,
    pub(super) drag: RwSignal<Option<Drag>>,
    /// Checker that has just been dropped and needs no further motion.
    put_down: StoredValue<Option<Key>>,
}

impl Pointer {
    pub(super) fn new(
        kind: BoardKind,
        handlers: Option<Handlers>,
        speed: Signal<Speed>,
        board: NodeRef<svg::Svg>,
        stage: Memo<Stage>,
    ) -> Self {
        Self {
            kind,
            handlers,
            speed,
            board,
            stage,
            pressed: StoredValue::new(None),
            tapped: StoredValue::new(None),
            drag: RwSignal::new(None),
            put_down: StoredValue::new(None),
        }
    }

    /// Cancels the drag when Escape is pressed or the window is resized.
    pub(super) fn watch(self) {
        let resized = window_event_listener(ev::resize, move |_| self.cancel());
        let escaped = window_event_listener(ev::keydown, move |event| {
            if event.key() == "Escape" {
                self.cancel();
            }
        });
        on_cleanup(move || {
            resized.remove();
            escaped.remove();
        });
    }

    pub(super) fn down(self, event: &PointerEvent) {
        if event.button() != 0 || !event.is_primary() || self.handlers.is_none() {
            return;
        }
        let place = self.place_at(event);
        self.pressed
            .set_value(place.map(|place| (place, on_screen(event))));
        if let Some(board) = self.board.get_untracked() {
            // Capture fails if the pointer is already gone, in which case there is nothing to drag.
            let _gone = board.set_pointer_capture(event.pointer_id());
        }
    }

    pub(super) fn moved(self, event: &PointerEvent) {
        let Some((place, from)) = self.pressed.get_value().filter(|_| event.is_primary()) else {
            return;
        };
        let Some(at) = self.in_drawing(event) else {
            return;
        };
        if let Some(drag) = self.drag.get_untracked() {
            self.drag.set(Some(Drag { at, ..drag }));
            return;
        }
        let now = on_screen(event);
        if (now.x - from.x).hypot(now.y - from.y) < SLIP {
            return;
        }
        if let Some(line) = self.line() {
            return line.set(Some((place, self.view().place_at(at))));
        }
        self.send(Input::Lift(place));
        match self.lifted() {
            Some(key) => self.drag.set(Some(Drag { key, at })),
            // There is no checker to lift, and a press that has moved no longer counts as a tap.
            None => self.pressed.set_value(None),
        }
    }

    pub(super) fn up(self, event: &PointerEvent) {
        if !event.is_primary() {
            return;
        }
        let pressed = self.pressed.get_value();
        self.pressed.set_value(None);
        let line = self
            .line()
            .and_then(|line| line.try_update(Option::take).flatten());
        if let Some((from, _)) = line {
            self.send(Input::Lift(from));
            self.send(Input::DropOn(self.place_at(event)));
        } else if self.drag.with_untracked(Option::is_some) {
            self.let_go(self.place_at(event));
        } else if let Some((place, _)) = pressed
            && !self.is_over(event)
        {
            self.tap(place, event.time_stamp());
        }
    }

    /// Passes a tap to the handler for objects drawn over the board; returns `true` if the tap hit one.
    fn is_over(self, event: &PointerEvent) -> bool {
        let over = self
            .handlers
            .and_then(|handlers| handlers.over?.get_value());
        over.zip(self.in_drawing(event))
            .is_some_and(|(over, at)| over.run(at))
    }

    fn tap(self, place: Place, now: f64) {
        let last = self.tapped.get_value();
        let is_double = last.is_some_and(|(last, then)| last == place && now - then < TWICE);
        // In a series of quick taps, every second tap completes a double tap.
        self.tapped.set_value((!is_double).then_some((place, now)));
        self.send(if is_double {
            Input::DoubleTap(place)
        } else {
            Input::Tap(place)
        });
    }

    fn send(self, input: Input) {
        if let Some(handlers) = self.handlers {
            handlers.input.run(input);
        }
    }

    /// Returns the pen line; `None` on a board where checkers are dragged instead.
    fn line(self) -> Option<RwSignal<Option<Line>>> {
        self.handlers?.line
    }

    /// Cancels the press; a dragged checker returns to its place.
    pub(super) fn cancel(self) {
        self.pressed.set_value(None);
        if let Some(line) = self.line() {
            line.set(None);
        }
        self.let_go(None);
    }

    /// Drops the dragged checker, which then glides from the pointer to its new place.
    fn let_go(self, place: Option<Place>) {
        let Some(drag) = self.drag.get_untracked() else {
            return;
        };
        let standing = || {
            self.stage
                .with_untracked(|stage| stage.checker(drag.key).map(|checker| checker.at))
        };
        let before = standing();
        self.drag.set(None);
        self.send(Input::DropOn(place));
        let after = standing();
        if after != before {
            self.put_down.set_value(Some(drag.key));
        }
        if let Some(to) = after {
            let motion = Motion {
                what: drag.key.mover(),
                manner: Manner::Arc,
                from: drag.at,
                to,
                delay: 0.0,
                lasts: step(drag.at, to, &self.view()),
            };
            animate_motion(self.kind, self.speed.get_untracked(), motion);
        }
    }

    /// Takes the checker that was last dropped by hand.
    pub(super) fn take_put_down(self) -> Option<Key> {
        self.put_down.try_update_value(Option::take).flatten()
    }

    fn lifted(self) -> Option<Key> {
        self.stage.with_untracked(|stage| {
            let mut checkers = stage.scene.checkers.iter();
            let lifted = checkers.find(|checker| checker.mark == Mark::Lifted);
            lifted.map(Key::of)
        })
    }

    fn view(self) -> View {
        self.stage.with_untracked(|stage| stage.scene.view)
    }

    fn place_at(self, event: &PointerEvent) -> Option<Place> {
        let at = self.in_drawing(event)?;
        self.view().place_at(at)
    }

    /// Converts the pointer's position to drawing units. The drawing is centred in its element and has a fixed aspect
    /// ratio.
    fn in_drawing(self, event: &PointerEvent) -> Option<Xy> {
        let bounds = self.board.get_untracked()?.get_bounding_client_rect();
        let (width, height) = self.view().size();
        let scale = (bounds.width() / width).min(bounds.height() / height);
        let at = on_screen(event);
        Some(Xy {
            x: (at.x - bounds.x() - (bounds.width() - width * scale) / 2.0) / scale,
            y: (at.y - bounds.y() - (bounds.height() - height * scale) / 2.0) / scale,
        })
    }
}

fn on_screen(event: &PointerEvent) -> Xy {
    Xy {
        x: f64::from(event.client_x()),
        y: f64::from(event.client_y()),
    }
}
