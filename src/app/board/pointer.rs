//! Hands on the board: a press and a release at one place is a tap, a press that moves drags the checker.

use leptos::{prelude::*, svg};
use table::{Msg, Place, Scene, Xy};
use web_sys::PointerEvent;

use crate::store::Store;

/// How far a finger may slip, in CSS pixels, before a tap becomes a drag.
const SLIP: f64 = 8.0;

/// What the pointer is doing on the board.
#[derive(Clone, Copy)]
pub(super) struct Pointer {
    store: Store,
    board: NodeRef<svg::Svg>,
    scene: Memo<Scene>,
    /// Where it went down: the place, and the position on the screen.
    pressed: RwSignal<Option<(Option<Place>, Xy)>>,
    /// Where the dragged checker is, in the drawing.
    pub(super) drag: RwSignal<Option<Xy>>,
}

impl Pointer {
    pub(super) fn new(store: Store, board: NodeRef<svg::Svg>, scene: Memo<Scene>) -> Self {
        Self {
            store,
            board,
            scene,
            pressed: RwSignal::new(None),
            drag: RwSignal::new(None),
        }
    }

    pub(super) fn down(self, event: &PointerEvent) {
        if event.button() != 0 || !event.is_primary() {
            return;
        }
        let at = self.in_drawing(event);
        let place = at.and_then(|at| self.scene.with_untracked(|scene| scene.view.place_at(at)));
        self.pressed.set(Some((place, on_screen(event))));
        if let Some(board) = self.board.get_untracked() {
            // A pointer that is gone already cannot be held: then there is nothing to drag either.
            let _gone = board.set_pointer_capture(event.pointer_id());
        }
    }

    pub(super) fn moved(self, event: &PointerEvent) {
        let Some((Some(place), from)) = self.pressed.get_untracked() else {
            return;
        };
        let now = on_screen(event);
        if self.drag.with_untracked(Option::is_none) {
            if (now.x - from.x).hypot(now.y - from.y) < SLIP {
                return;
            }
            self.store.send(Msg::Lift(place));
        }
        self.drag.set(self.in_drawing(event));
    }

    pub(super) fn up(self, event: &PointerEvent) {
        let pressed = self.pressed.get_untracked();
        self.pressed.set(None);
        let place = self
            .in_drawing(event)
            .and_then(|at| self.scene.with_untracked(|scene| scene.view.place_at(at)));
        if self.drag.with_untracked(Option::is_some) {
            self.store.send(Msg::DropOn(place));
            self.drag.set(None);
        } else if let Some((Some(place), _)) = pressed {
            self.store.send(Msg::Tap(place));
        }
    }

    pub(super) fn cancel(self) {
        self.pressed.set(None);
        if self.drag.with_untracked(Option::is_some) {
            self.drag.set(None);
            self.store.send(Msg::DropOn(None));
        }
    }

    /// The pointer in the drawing's units: the drawing is centred in its element and keeps its shape.
    fn in_drawing(self, event: &PointerEvent) -> Option<Xy> {
        let bounds = self.board.get_untracked()?.get_bounding_client_rect();
        let (width, height) = self.scene.with_untracked(|scene| scene.view.size());
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
