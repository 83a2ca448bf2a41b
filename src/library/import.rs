//! Importing files: they are read one after the other, reported, and stored only when the player agrees.

use std::collections::BTreeSet;

use crate::{
    Analysis, ArchiveNumber, BackupPart, Entry, EntryId, EntryList, FileRemark, OtherParts,
    ReadFile, Refusal, archive_number::are_all,
};

/// The most files of one import.
pub const MAX_FILES: usize = 10_000;

/// Maximum number of cards of one file.
const MAX_CARDS_PER_FILE: usize = 50_000;

/// Maximum length of a card, in bytes.
const MAX_CARD_BYTES: usize = 2_000;

/// The most remarks that one import holds; further ones are only counted.
const MAX_HELD_REMARKS: usize = 5_000;

/// The most bytes of matches that one import holds until the player agrees.
const MAX_HELD_BYTES: usize = 256 << 20;

/// An entry with its stored match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Item {
    /// The entry.
    pub entry: Entry,
    /// The match, in the entry's form.
    pub body: Vec<u8>,
}

/// The report on one file of an import.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FileReport {
    /// The name of the file; `None` for a pasted text.
    pub name: Option<String>,
    /// Number of new entries in the file.
    pub new: usize,
    /// Number of entries that the library, or an earlier file of the import, has already.
    pub known: usize,
    /// Number of entries with a match that is known already from another file or format; they are kept with it.
    pub formats: usize,
    /// Number of cards of the drills in the file.
    pub cards: usize,
    /// The first remarks on everything unusual.
    pub remarks: Vec<FileRemark>,
    /// Number of remarks beyond these.
    pub more_remarks: usize,
    /// Number of remarks, of all, that say that something is missing or may be wrong.
    pub losses: usize,
    /// Number of plays that could not be followed.
    pub unfollowed: usize,
    /// Number of matches that were left out, because the file has too many.
    pub left_out: usize,
    /// Why the file was not read; `None` if it was.
    pub refusal: Option<Refusal>,
}

impl FileReport {
    fn new(name: Option<String>) -> Self {
        Self {
            name,
            ..Self::default()
        }
    }

    /// Number of remarks on the file.
    pub const fn all_remarks(&self) -> usize {
        self.remarks.len() + self.more_remarks
    }

    /// Whether something of the file is missing from what was read, or may be wrong.
    pub const fn is_damaged(&self) -> bool {
        let is_short = self.unfollowed > 0 || self.left_out > 0;
        self.refusal.is_some() || is_short || self.losses > 0
    }
}

/// The stage of an import.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ImportStep {
    /// Files are being read.
    Reading,
    /// The player is asked whether to add the entries.
    Asking,
    /// The entries are being stored.
    Keeping,
}

/// An import of files into the library.
#[derive(Clone, Debug, PartialEq)]
pub struct Import {
    /// The number under which the page has the files.
    pub number: u32,
    names: Vec<Option<String>>,
    /// Number of files beyond [`MAX_FILES`], which are not read.
    pub left_out: usize,
    /// The stage of the import.
    pub step: ImportStep,
    /// The reports on the files that have been read, in their order.
    pub reports: Vec<FileReport>,
    items: Vec<Item>,
    /// The indices of the new entries among the items.
    new_items: Vec<usize>,
    /// The entries in all files so far.
    seen: BTreeSet<EntryId>,
    /// The matches in all files so far.
    matches: BTreeSet<EntryId>,
    analyses: Vec<(EntryId, Analysis)>,
    cards: Vec<String>,
    held: usize,
    held_remarks: usize,
    formats: usize,
    others: OtherParts,
    /// The archives of backups of everything.
    archives: Vec<ArchiveNumber>,
    /// Whether a file is no such archive, or something of one is missing: then nothing is replaced.
    is_incomplete: bool,
}

/// What an import adds to the library, and to the drills.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Added {
    /// New entries with their stored matches.
    pub items: Vec<Item>,
    /// Their analyses.
    pub analyses: Vec<(EntryId, Analysis)>,
    /// The stored lines of cards, new or not, which the drills read.
    pub cards: Vec<String>,
    /// The other parts of a backup of everything.
    pub others: OtherParts,
    /// Whether all that is stored here is deleted first.
    pub replaces: bool,
}

impl Added {
    /// Whether nothing is added.
    pub fn is_empty(&self) -> bool {
        self.items.is_empty() && self.cards.is_empty() && self.others == OtherParts::default()
    }
}

impl Import {
    /// Starts the import of the files with this number and these names; `None` for a pasted text.
    pub(crate) fn new(number: u32, mut names: Vec<Option<String>>) -> Self {
        let left_out = names.len().saturating_sub(MAX_FILES);
        names.truncate(MAX_FILES);
        Self {
            number,
            step: if names.is_empty() {
                ImportStep::Asking
            } else {
                ImportStep::Reading
            },
            names,
            left_out,
            reports: Vec::new(),
            items: Vec::new(),
            new_items: Vec::new(),
            seen: BTreeSet::new(),
            matches: BTreeSet::new(),
            analyses: Vec::new(),
            cards: Vec::new(),
            held: 0,
            held_remarks: 0,
            formats: 0,
            others: OtherParts::default(),
            archives: Vec::new(),
            is_incomplete: left_out > 0,
        }
    }

    /// Number of files to read.
    pub fn files(&self) -> usize {
        self.names.len()
    }

    /// Number of new entries in all files so far.
    pub fn new_entries(&self) -> usize {
        self.new_items.len()
    }

    /// Returns the new entries in all files so far, with their stored matches, until they are added.
    pub fn new_items(&self) -> impl Iterator<Item = &Item> {
        let items = self.new_items.iter();
        items.filter_map(|nth| self.items.get(*nth))
    }

    /// Number of entries in all files so far whose matches are known from other files or formats.
    pub const fn formats(&self) -> usize {
        self.formats
    }

    /// Number of cards of the drills in all files so far.
    pub const fn cards(&self) -> usize {
        self.cards.len()
    }

    /// The other parts of a backup of everything; `None` if there is none among the files.
    pub fn others(&self) -> Option<&OtherParts> {
        (self.others != OtherParts::default()).then_some(&self.others)
    }

    /// Whether what is stored may be replaced: the files are all archives of one backup of everything, and nothing of them
    /// is missing.
    pub fn may_replace(&self) -> bool {
        self.step == ImportStep::Asking && !self.is_incomplete && are_all(&self.archives)
    }

    /// Number of plays that could not be followed in all files so far.
    pub fn unfollowed(&self) -> usize {
        self.reports.iter().map(|report| report.unfollowed).sum()
    }

    /// The index of the file to be read next; `None` unless files are being read.
    pub(crate) fn next(&self) -> Option<usize> {
        (self.step == ImportStep::Reading).then_some(self.reports.len())
    }

    /// Adds the result of the file that is being read.
    pub(crate) fn add_file(
        &mut self,
        read: Result<ReadFile, Refusal>,
        bodies: Vec<Vec<u8>>,
        library: &EntryList,
    ) {
        let size: usize = bodies.iter().map(Vec::len).sum();
        let read = if self.held + size > MAX_HELD_BYTES {
            Err(Refusal::TooLarge(MAX_HELD_BYTES))
        } else {
            read
        };
        let name = self.names.get(self.reports.len()).cloned().flatten();
        let mut report = FileReport::new(name);
        match read {
            Ok(read) => self.add_contents(&mut report, read, bodies, library),
            Err(refusal) => {
                report.refusal = Some(refusal);
                self.is_incomplete = true;
            }
        }
        self.formats += report.formats;
        self.reports.push(report);
        if self.reports.len() == self.names.len() {
            self.step = ImportStep::Asking;
        }
    }

    fn add_contents(
        &mut self,
        report: &mut FileReport,
        read: ReadFile,
        mut bodies: Vec<Vec<u8>>,
        library: &EntryList,
    ) {
        // A backup has no remarks but those on what is missing.
        let is_whole = read.remarks.is_empty() && read.more_remarks == 0 && read.left_out == 0;
        self.is_incomplete |= !is_whole || lacks_parts(&read);
        self.add_remarks(report, read.remarks, read.more_remarks);
        report.losses = read.losses;
        report.unfollowed = read.unfollowed;
        report.left_out = read.left_out;
        let others = bodies.split_off(bodies.len().saturating_sub(read.parts.len()));
        let is_archive = read.archive.is_some();
        self.archives.extend(read.archive);
        for (part, text) in read.parts.into_iter().zip(others) {
            self.held += self.others.add(part, text);
        }
        if read.cards {
            report.cards = self.add_cards(bodies.pop());
        }
        let texts = bodies.split_off(read.entries.len().min(bodies.len()));
        let mut held = BTreeSet::new();
        for (entry, body) in read.entries.into_iter().zip(bodies) {
            let stored = library.get(&entry.id);
            let kept = stored.is_some_and(|stored| stored.deleted.is_none());
            let repeated = !self.seen.insert(entry.id.clone());
            let is_known_match = entry.match_id.as_ref().is_some_and(|match_id| {
                !self.matches.insert(match_id.clone()) || library.has_match(match_id)
            });
            if kept || repeated {
                report.known += 1;
            } else if is_known_match {
                report.formats += 1;
            } else {
                report.new += 1;
                self.new_items.push(self.items.len());
            }
            // A backup of everything may replace what is stored, known entries too, whichever archive has them.
            if !repeated && (is_archive || !kept) {
                self.held += body.len();
                held.insert(entry.id.clone());
                self.items.push(Item { entry, body });
            }
        }
        // Analyses that cannot be read or belong to another match are dropped: the match can be analysed again.
        for (id, text) in read.analyses.into_iter().zip(texts) {
            let stored = String::from_utf8(text).ok();
            let stored = stored.and_then(|text| Analysis::from_text(&text));
            if let Some(analysis) = stored.filter(|_| held.contains(&id)) {
                self.held += analysis.text.len();
                self.analyses.push((id, analysis));
            }
        }
    }

    /// Adds remarks to the report, as long as the import holds no more than [`MAX_HELD_REMARKS`].
    fn add_remarks(&mut self, report: &mut FileReport, mut remarks: Vec<FileRemark>, more: usize) {
        let room = MAX_HELD_REMARKS - self.held_remarks;
        report.more_remarks = more + remarks.len().saturating_sub(room);
        remarks.truncate(room);
        self.held_remarks += remarks.len();
        report.remarks = remarks;
    }

    /// Adds the lines of a text with cards; returns how many.
    fn add_cards(&mut self, text: Option<Vec<u8>>) -> usize {
        let text = text.and_then(|text| String::from_utf8(text).ok());
        let before = self.cards.len();
        let lines = text.iter().flat_map(|text| text.lines());
        let lines = lines.filter(|line| !line.is_empty() && line.len() <= MAX_CARD_BYTES);
        self.cards
            .extend(lines.take(MAX_CARDS_PER_FILE).map(str::to_owned));
        let taken = &self.cards[before..];
        self.held += taken.iter().map(String::len).sum::<usize>();
        taken.len()
    }

    /// Confirms the import: returns what to add, once. `replaces` only has a meaning if the import may replace.
    pub(crate) fn agree(&mut self, replaces: bool) -> Added {
        if self.step != ImportStep::Asking {
            return Added::default();
        }
        let replaces = replaces && self.may_replace();
        self.step = ImportStep::Keeping;
        Added {
            items: std::mem::take(&mut self.items),
            analyses: std::mem::take(&mut self.analyses),
            cards: std::mem::take(&mut self.cards),
            others: std::mem::take(&mut self.others),
            replaces,
        }
    }
}

/// Whether a file is no archive of a backup of everything, or the first one without a part that it should have.
fn lacks_parts(read: &ReadFile) -> bool {
    let has = |part| read.parts.contains(part);
    let is_complete = |archive: &ArchiveNumber| archive.nth > 1 || BackupPart::ALL.iter().all(has);
    !read.archive.as_ref().is_some_and(is_complete)
}

#[cfg(test)]
mod tests {
    use std::time::{Duration, Instant};

    use super::*;
    use crate::summary::tests::entry;

    #[test]
    fn a_file_is_damaged_by_a_loss_that_no_report_has_room_for() {
        let mut import = Import::new(1, vec![None; 2]);
        for losses in [0, 1] {
            let read = ReadFile {
                more_remarks: 9,
                losses,
                ..ReadFile::default()
            };
            import.add_file(Ok(read), Vec::new(), &EntryList::default());
        }
        let damaged = import.reports.iter().map(FileReport::is_damaged);
        assert_eq!(damaged.collect::<Vec<_>>(), [false, true]);
    }

    #[test]
    fn takes_ten_thousand_files_within_seconds_and_an_entry_once() {
        let template = entry("Anna", "Ben", 7);
        let library = EntryList::default();
        let mut import = Import::new(1, vec![None; MAX_FILES]);
        let begun = Instant::now();
        for nth in 0..MAX_FILES {
            // The last file has the entry of the first.
            let id = EntryId::of(&[&(nth % (MAX_FILES - 1)).to_le_bytes()]);
            let read = ReadFile {
                entries: vec![Entry {
                    match_id: Some(id.clone()),
                    id,
                    ..template.clone()
                }],
                ..ReadFile::default()
            };
            import.add_file(Ok(read), vec![Vec::new()], &library);
        }
        assert!(begun.elapsed() < Duration::from_secs(5));
        assert_eq!(import.new_entries(), MAX_FILES - 1);
        assert_eq!(import.reports[MAX_FILES - 1].known, 1);
    }
}
