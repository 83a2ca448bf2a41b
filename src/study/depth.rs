//! Depth and progress of a whole review.

use review::Scope;

use crate::{Review, reviewing::PASSES};

impl Review {
    /// Returns the completed share of all passes, from 0 to 1. Each pass has the same weight.
    pub fn fraction(&self) -> f64 {
        let (_, done, total) = self.counts();
        let of_pass = done as f64 / total.max(1) as f64;
        ((self.pass as f64 + of_pass) / PASSES.len() as f64).min(1.0)
    }

    /// Returns the depth in plies to which every decision has been evaluated; `None` before the first pass is over.
    pub fn depth(&self) -> Option<u8> {
        let mut over = PASSES.iter().take(self.pass);
        let pass = over.rfind(|pass| pass.scope == Scope::All)?;
        Some(pass.plies)
    }
}
