//! How deep a whole match has been judged.

use review::Scope;

use crate::{Review, reviewing::PASSES};

impl Review {
    /// Returns how deep in plies every decision has been judged; `None` before the first pass is over.
    pub fn depth(&self) -> Option<u8> {
        let mut over = PASSES.iter().take(self.pass);
        let pass = over.rfind(|pass| pass.scope == Scope::All)?;
        Some(pass.plies)
    }
}
