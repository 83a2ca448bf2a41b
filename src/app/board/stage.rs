//! The scene together with what has just moved in it.

use rules::Player;
use table::{Checker, Scene, Xy};

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

    /// The id of its element.
    pub(super) fn element(self) -> String {
        format!("{}-{}", table::side(self.player), self.id)
    }
}

/// One checker's way.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Travel {
    pub(super) key: Key,
    pub(super) from: Xy,
    pub(super) to: Xy,
}

/// A scene, and the ways of the checkers that moved last.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Stage {
    pub(super) scene: Scene,
    /// Kept until something else moves, because what travels lies over the rest.
    pub(super) moved: Vec<Travel>,
    /// Counts the motions, so that each is shown once.
    pub(super) motion: u32,
}

impl Stage {
    /// The next stage: what stands elsewhere than before has moved, unless the board is looked at in another way.
    pub(super) fn after(before: Option<&Self>, scene: Scene) -> Self {
        let Some(before) = before.filter(|before| before.scene.view == scene.view) else {
            let motion = before.map_or(0, |before| before.motion);
            return Self {
                scene,
                moved: Vec::new(),
                motion,
            };
        };
        let moved = travels(&before.scene, &scene);
        if moved.is_empty() {
            return Self {
                scene,
                ..before.clone()
            };
        }
        Self {
            scene,
            moved,
            motion: before.motion.wrapping_add(1),
        }
    }

    pub(super) fn checker(&self, key: Key) -> Option<&Checker> {
        let mut checkers = self.scene.checkers.iter();
        checkers.find(|checker| Key::of(checker) == key)
    }

    /// All checkers in the order in which they are drawn: lower ones first, what has just moved last.
    pub(super) fn order(&self) -> Vec<Key> {
        let mut order: Vec<(bool, usize, Key)> = self
            .scene
            .checkers
            .iter()
            .map(|checker| {
                let key = Key::of(checker);
                let moved = self.moved.iter().any(|travel| travel.key == key);
                (moved, checker.height, key)
            })
            .collect();
        order.sort_by_key(|(moved, height, _)| (*moved, *height));
        order.into_iter().map(|(.., key)| key).collect()
    }
}

fn travels(before: &Scene, after: &Scene) -> Vec<Travel> {
    let same = |a: &Checker, b: &Checker| Key::of(a) == Key::of(b);
    let way = |new: &Checker| {
        let old = before.checkers.iter().find(|old| same(old, new))?;
        (old.at != new.at).then_some(Travel {
            key: Key::of(new),
            from: old.at,
            to: new.at,
        })
    };
    after.checkers.iter().filter_map(way).collect()
}
