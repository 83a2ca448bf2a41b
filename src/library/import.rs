//! Files on their way into the library: read one after the other, reported, and kept only when the player agrees.

use std::collections::BTreeSet;

use crate::{Entry, EntryId, FileRemark, ReadFile, Refusal, Shelf};

/// The most files that are read at once.
pub const MOST_FILES: usize = 10_000;

/// The most bytes of stored matches that are held until the player agrees.
const MOST_HELD: usize = 256 << 20;

/// An entry with its match, as it is stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Item {
    /// The entry.
    pub entry: Entry,
    /// The match, in the entry's form.
    pub body: Vec<u8>,
}

/// What came of one file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FileReport {
    /// Its name; none if the text was pasted.
    pub name: Option<String>,
    /// How many entries it brings.
    pub new: usize,
    /// How many of its entries the library has already.
    pub known: usize,
    /// Everything unusual.
    pub remarks: Vec<FileRemark>,
    /// Why nothing was read.
    pub refusal: Option<Refusal>,
}

/// How far an import has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ImportStep {
    /// Files are being read.
    Reading,
    /// The player is asked whether the entries are to be kept.
    Asking,
    /// They are being kept.
    Keeping,
}

/// Files on their way into the library.
#[derive(Clone, Debug, PartialEq)]
pub struct Import {
    names: Vec<Option<String>>,
    /// How many files were left out, because there were too many.
    pub left_out: usize,
    /// How far it has come.
    pub step: ImportStep,
    /// What came of the files that have been read, in their order.
    pub reports: Vec<FileReport>,
    items: Vec<Item>,
    held: usize,
}

impl Import {
    /// An import of files with these names; pasted texts have none.
    pub(crate) fn new(mut names: Vec<Option<String>>) -> Self {
        let left_out = names.len().saturating_sub(MOST_FILES);
        names.truncate(MOST_FILES);
        Self {
            step: if names.is_empty() {
                ImportStep::Asking
            } else {
                ImportStep::Reading
            },
            names,
            left_out,
            reports: Vec::new(),
            items: Vec::new(),
            held: 0,
        }
    }

    /// How many files there are.
    pub fn files(&self) -> usize {
        self.names.len()
    }

    /// How many entries it brings.
    pub fn new_entries(&self) -> usize {
        self.reports.iter().map(|report| report.new).sum()
    }

    /// The file that is to be read now: its place among the files.
    pub(crate) fn next(&self) -> Option<usize> {
        (self.step == ImportStep::Reading).then_some(self.reports.len())
    }

    /// Takes in what came of the file that is being read.
    pub(crate) fn take(
        &mut self,
        read: Result<ReadFile, Refusal>,
        bodies: Vec<Vec<u8>>,
        library: &Shelf,
    ) {
        let size: usize = bodies.iter().map(Vec::len).sum();
        let read = if self.held + size > MOST_HELD {
            Err(Refusal::TooLarge(MOST_HELD))
        } else {
            read
        };
        let mut report = FileReport {
            name: self.names.get(self.reports.len()).cloned().flatten(),
            new: 0,
            known: 0,
            remarks: Vec::new(),
            refusal: None,
        };
        match read {
            Ok(read) => {
                report.remarks = read.remarks;
                let mut here: BTreeSet<EntryId> = self
                    .items
                    .iter()
                    .map(|item| item.entry.id.clone())
                    .collect();
                for (entry, body) in read.entries.into_iter().zip(bodies) {
                    let kept = library
                        .get(&entry.id)
                        .is_some_and(|kept| kept.deleted.is_none());
                    if kept || !here.insert(entry.id.clone()) {
                        report.known += 1;
                    } else {
                        report.new += 1;
                        self.held += body.len();
                        self.items.push(Item { entry, body });
                    }
                }
            }
            Err(refusal) => report.refusal = Some(refusal),
        }
        self.reports.push(report);
        if self.reports.len() == self.names.len() {
            self.step = ImportStep::Asking;
        }
    }

    /// The entries, once the player has agreed; they are handed out once.
    pub(crate) fn agree(&mut self) -> Vec<Item> {
        if self.step != ImportStep::Asking {
            return Vec::new();
        }
        self.step = ImportStep::Keeping;
        std::mem::take(&mut self.items)
    }
}
