//! Remarks collected while a file is read.

use super::remark::{Place, Remark, RemarkKind};

/// Maximum number of remarks stored, which limits memory use for corrupt files; further remarks are only counted.
const MAX_REMARKS: usize = 1000;

/// First remarks on a file, the number of further remarks, and the total number of losses.
#[derive(Debug, Default)]
pub(super) struct Remarks {
    retained: Vec<Remark>,
    more: usize,
    losses: usize,
}

impl Remarks {
    /// Adds a remark, which is only counted if [`MAX_REMARKS`] have already been stored.
    pub(super) fn push(&mut self, remark: Remark) {
        self.losses += usize::from(remark.kind.is_loss());
        self.keep(remark);
    }

    fn keep(&mut self, remark: Remark) {
        if self.retained.len() < MAX_REMARKS {
            self.retained.push(remark);
        } else {
            self.more += 1;
        }
    }

    /// Adds a remark about the file as a whole.
    pub(super) fn push_on_file(&mut self, kind: RemarkKind) {
        let place = Place::File;
        self.push(Remark { place, kind });
    }

    /// Removes the last remark of this kind, if any. If none has been stored, assumes that one of the remarks that were
    /// only counted is of this kind.
    pub(super) fn take_back(&mut self, kind: &RemarkKind) {
        if let Some(nth) = self
            .retained
            .iter()
            .rposition(|remark| remark.kind == *kind)
        {
            self.retained.remove(nth);
        } else if self.more > 0 {
            self.more -= 1;
        } else {
            return;
        }
        self.losses = self.losses.saturating_sub(kind.is_loss().into());
    }

    /// Adds the remarks on another part of the file.
    pub(super) fn append(&mut self, part: Self) {
        self.more += part.more;
        self.losses += part.losses;
        for remark in part.retained {
            self.keep(remark);
        }
    }

    /// Returns the total number of remarks about information that is missing or doubtful.
    pub(super) const fn losses(&self) -> usize {
        self.losses
    }

    /// Returns the stored remarks in file order, and the number of further remarks.
    pub(super) fn into_parts(mut self) -> (Vec<Remark>, usize) {
        self.retained.sort_by_key(|remark| remark.place);
        (self.retained, self.more)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn removes_a_remark_only_if_it_exists() {
        let mut remarks = Remarks::default();
        remarks.push_on_file(RemarkKind::StatedPosition);
        remarks.take_back(&RemarkKind::Unfinished);
        assert_eq!(remarks.losses(), 1);
        remarks.take_back(&RemarkKind::StatedPosition);
        remarks.take_back(&RemarkKind::StatedPosition);
        assert_eq!(
            (remarks.losses(), remarks.into_parts()),
            (0, (Vec::new(), 0))
        );
    }
}
