//! Scene together with its most recent motions.

use board::{Checker, Manner, Motion, Mover, Scene, motions};
use rules::{Player, insertion_sort};

/// Identity of a checker.
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

    /// Returns the name of the checker's SVG element.
    pub(super) fn element(self) -> String {
        board::draw::checker_piece(self.player, self.id)
    }

    /// Returns the checker's identity in a motion.
    pub(super) const fn mover(self) -> Mover {
        Mover::Checker(self.player, self.id)
    }
}

/// Scene, and the motions that led to it.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Stage {
    pub(super) scene: Scene,
    /// Most recent motions, retained until the next ones because moved pieces are drawn on top.
    pub(super) motions: Vec<Motion>,
    /// Number of stages with motions so far, so that each stage is animated once.
    pub(super) count: u32,
}

impl Stage {
    /// Returns the stage that follows `before`.
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

    /// Returns all checkers in drawing order: lower checkers first, the most recently moved ones on top. Among the
    /// moved checkers, each precedes any that lands on it later.
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
