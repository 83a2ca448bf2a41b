//! Animates the changes between two scenes of a board, and replays the last play on request.

use ::board::{Motion, Speed, replay_motions};
use leptos::prelude::*;

use super::{
    BoardKind,
    animation::animate_motion,
    pointer::Pointer,
    stage::{Key, Stage},
};
use crate::store::Store;

/// Animates every change to the board, except the move of a checker that the player has just dropped.
pub(super) fn follow(kind: BoardKind, speed: Signal<Speed>, stage: Memo<Stage>, pointer: Pointer) {
    Effect::new(move |last_count: Option<u32>| {
        stage.with(|stage| {
            if last_count.is_some_and(|last_count| last_count != stage.count) {
                show(
                    kind,
                    speed.get_untracked(),
                    &stage.motions,
                    pointer.take_put_down(),
                );
            }
            stage.count
        })
    });
}

fn show(kind: BoardKind, speed: Speed, motions: &[Motion], carried: Option<Key>) {
    if speed == Speed::Off {
        return;
    }
    let is_carried = |motion: &&Motion| carried.is_some_and(|key| motion.what == key.mover());
    // The dragged checker is already at its destination, so the other motions do not wait for it.
    let early = motions.iter().find(is_carried).map_or(0.0, Motion::ends);
    let mut others: Vec<Motion> = motions.to_vec();
    others.retain(|motion| !is_carried(&motion));
    for motion in &mut others {
        motion.delay = (motion.delay - early).max(0.0);
    }
    // The dice and the cube are redrawn when they change, so their motions start after the redraw.
    request_animation_frame(move || {
        for motion in others {
            animate_motion(kind, speed, motion);
        }
    });
}

/// Replays the last play, one checker at a time.
pub(crate) fn replay(store: Store) {
    let turned = store.turned.get_untracked();
    let motions = store.model.with_untracked(|model| {
        let paths = model.last_paths(turned);
        replay_motions(&paths, &model.view(turned))
    });
    let speed = store.model.with_untracked(|model| model.settings().motion);
    for motion in motions {
        animate_motion(BoardKind::Table, speed, motion);
    }
}
