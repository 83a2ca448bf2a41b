//! The scene together with what has just moved in it.

use board::{Checker, Manner, Motion, Mover, Scene, motions};
use rules::{Player, insertion_sort};

/// A checker's identity.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Key {
    pub(super) player: Player,
    pub(super) id: u8,
}

impl Key {
    pub(super) const fn of(checker: &Checker) -> Self {
        Self {
            player: checker.player,
            id: checker.id,
        }
    }

    /// What its element is called.
    pub(super) fn element(self) -> String {
        board::draw::checker_piece(self.player, self.id)
    }

    /// What it is called in a motion.
    pub(super) const fn mover(self) -> Mover {
        Mover::Checker(self.player, self.id)
    }
}

/// A scene, and the motions that have led to it.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Stage {
    pub(super) scene: Scene,
    /// Kept until something else moves, because what travels lies over the rest.
    pub(super) motions: Vec<Motion>,
    /// Counts the times that something moved, so that each is shown once.
    pub(super) count: u32,
}

impl Stage {
    /// The next stage.
    pub(super) fn after(before: Option<&Self>, scene: Scene) -> Self {
        let (mut moved, count) = before.map_or((Vec::new(), 0), |before| {
            (motions(&before.scene, &scene), before.count)
        });
        if !moved.is_empty() {
            return Self {
                scene,
                motions: moved,
                count: count.wrapping_add(1),
            };
        }
        if let Some(before) = before.filter(|before| before.scene.view == scene.view) {
            moved.clone_from(&before.motions);
        }
        Self {
            scene,
            motions: moved,
            count,
        }
    }

    pub(super) fn checker(&self, key: Key) -> Option<&Checker> {
        let mut checkers = self.scene.checkers.iter();
        checkers.find(|checker| Key::of(checker) == key)
    }

    /// All checkers in the order in which they are drawn: lower ones first, what has just moved last, and of that
    /// what waits for another to land below the one that lands on it.
    pub(super) fn order(&self) -> Vec<Key> {
        let travels = |key: Key| {
            let mut motions = self.motions.iter();
            let motion = motions.find(|motion| motion.what == key.mover())?;
            (motion.manner == Manner::Arc).then_some(-motion.delay as i64)
        };
        let mut order: Vec<(Option<i64>, usize, Key)> = self
            .scene
            .checkers
            .iter()
            .map(|checker| (travels(Key::of(checker)), checker.height, Key::of(checker)))
            .collect();
        insertion_sort(&mut order, |(travels, height, _)| (*travels, *height));
        order.into_iter().map(|(.., key)| key).collect()
    }
}
