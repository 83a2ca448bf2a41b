//! The remarks on a file while it is read.

use super::remark::{Place, Remark, RemarkKind};

/// Maximum number of remarks that are kept; further ones are only counted, so that a file of nonsense takes no memory.
const MAX_REMARKS: usize = 1000;

/// The first remarks on a file, and the numbers of all others and of those on losses.
#[derive(Debug, Default)]
pub(super) struct Remarks {
    kept: Vec<Remark>,
    more: usize,
    losses: usize,
}

impl Remarks {
    /// Adds a remark; beyond [`MAX_REMARKS`] it is only counted.
    pub(super) fn push(&mut self, remark: Remark) {
        self.losses += usize::from(remark.kind.is_loss());
        self.keep(remark);
    }

    fn keep(&mut self, remark: Remark) {
        if self.kept.len() < MAX_REMARKS {
            self.kept.push(remark);
        } else {
            self.more += 1;
        }
    }

    /// Adds a remark on the file as a whole.
    pub(super) fn push_on_file(&mut self, kind: RemarkKind) {
        let place = Place::File;
        self.push(Remark { place, kind });
    }

    /// Takes the last remark of this kind back, if there is one. Remarks that were only counted have no kind; the remark
    /// is taken to be one of them if there are any.
    pub(super) fn take_back(&mut self, kind: &RemarkKind) {
        if let Some(nth) = self.kept.iter().rposition(|remark| remark.kind == *kind) {
            self.kept.remove(nth);
        } else if self.more > 0 {
            self.more -= 1;
        } else {
            return;
        }
        self.losses = self.losses.saturating_sub(kind.is_loss().into());
    }

    /// Adds the remarks of a part of the file.
    pub(super) fn append(&mut self, part: Self) {
        self.more += part.more;
        self.losses += part.losses;
        for remark in part.kept {
            self.keep(remark);
        }
    }

    /// Number of remarks on something that is missing or may be wrong, of all.
    pub(super) const fn losses(&self) -> usize {
        self.losses
    }

    /// Returns the remarks that were kept, in the order of the file, and the number of all others.
    pub(super) fn into_parts(mut self) -> (Vec<Remark>, usize) {
        self.kept.sort_by_key(|remark| remark.place);
        (self.kept, self.more)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_remark_is_taken_back_only_if_there_is_one() {
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
