//! File import. Files are read and reported in order; their contents are stored only with the user's consent.

use std::collections::BTreeSet;

use record::Sheet;

use crate::{
    Analysis, ArchiveNumber, BackupPart, Entry, EntryId, EntryList, FileRemark, OtherParts,
    ReadFile, Refusal, archive_number::are_all,
};

/// Maximum number of files in an import.
pub const MAX_FILES: usize = 10_000;

/// Maximum number of lesson and quiz sheets in a file. Sheets are stored as lines among the drill cards.
const MAX_SHEETS_PER_FILE: usize = 200;

/// Maximum number of drill cards in a file.
const MAX_CARDS_PER_FILE: usize = 50_000;

/// Maximum length of a card, in bytes.
const MAX_CARD_BYTES: usize = 2_000;

/// Maximum number of remarks retained per import. Further remarks are only counted.
const MAX_HELD_REMARKS: usize = 5_000;

/// Maximum total size, in bytes, of the matches that an import holds in memory until the user consents.
const MAX_HELD_BYTES: usize = 256 << 20;

/// Entry and its stored match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Item {
    /// Library entry of the match.
    pub entry: Entry,
    /// Stored match, in the entry's format.
    pub body: Vec<u8>,
}

/// Report on one file in an import.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FileReport {
    /// Name of the file; `None` for pasted text.
    pub name: Option<String>,
    /// Number of new entries in the file.
    pub new: usize,
    /// Number of entries that are already in the library or in an earlier file of the import.
    pub known: usize,
    /// Number of entries whose match is already known from another file or format; they are stored alongside the known
    /// entry.
    pub formats: usize,
    /// Number of drill cards in the file.
    pub cards: usize,
    /// First remarks on unusual content.
    pub remarks: Vec<FileRemark>,
    /// Number of further remarks.
    pub more_remarks: usize,
    /// Total number of remarks about content that is missing or may be wrong.
    pub losses: usize,
    /// Number of illegal or unknown plays.
    pub unfollowed: usize,
    /// Number of matches omitted because the file contains too many.
    pub left_out: usize,
    /// Reason why the file could not be read.
    pub refusal: Option<Refusal>,
}

impl FileReport {
    fn new(name: Option<String>) -> Self {
        Self {
            name,
            ..Self::default()
        }
    }

    /// Returns the total number of remarks on the file.
    pub const fn all_remarks(&self) -> usize {
        self.remarks.len() + self.more_remarks
    }

    /// Returns `true` if content of the file is missing or may be wrong.
    pub const fn is_damaged(&self) -> bool {
        let is_short = self.unfollowed > 0 || self.left_out > 0;
        self.refusal.is_some() || is_short || self.losses > 0
    }
}

/// Stage of an import.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ImportStep {
    /// The files are being read.
    Reading,
    /// The user is being asked whether to add the entries.
    Asking,
    /// The entries are being stored.
    Keeping,
}

/// Import of files into the library.
#[derive(Clone, Debug, PartialEq)]
pub struct Import {
    /// Number by which the page identifies the files of this import.
    pub number: u32,
    names: Vec<Option<String>>,
    /// Number of files beyond [`MAX_FILES`], which are not read.
    pub left_out: usize,
    /// Stage of the import.
    pub step: ImportStep,
    /// Reports on the files read so far, in order.
    pub reports: Vec<FileReport>,
    items: Vec<Item>,
    /// Indices of the new entries in `items`.
    new_items: Vec<usize>,
    /// IDs of all entries found so far, in any file.
    seen: BTreeSet<EntryId>,
    /// IDs of all matches found so far, in any file.
    matches: BTreeSet<EntryId>,
    analyses: Vec<(EntryId, Analysis)>,
    cards: Vec<String>,
    held: usize,
    held_remarks: usize,
    formats: usize,
    others: OtherParts,
    /// Numbers of the full-backup archives read so far.
    archives: Vec<ArchiveNumber>,
    /// `true` if a file is not an archive of a full backup or lacks content, in which case the stored data must not be
    /// replaced.
    is_incomplete: bool,
}

/// Data that an import adds to the library, the drills and the other stores.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Added {
    /// New entries with their stored matches.
    pub items: Vec<Item>,
    /// Analyses of the new entries.
    pub analyses: Vec<(EntryId, Analysis)>,
    /// Drill-card lines, including cards that are already known.
    pub cards: Vec<String>,
    /// Other parts of a full backup.
    pub others: OtherParts,
    /// `true` if all stored data must be deleted first.
    pub replaces: bool,
}

impl Added {
    /// Returns `true` if there is nothing to add.
    pub fn is_empty(&self) -> bool {
        self.items.is_empty() && self.cards.is_empty() && self.others == OtherParts::default()
    }
}

impl Import {
    /// Creates an import with this number for the files with these names; the name of pasted text is `None`.
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

    /// Returns the number of files to read.
    pub fn files(&self) -> usize {
        self.names.len()
    }

    /// Returns the number of new entries found so far, in any file.
    pub fn new_entries(&self) -> usize {
        self.new_items.len()
    }

    /// Returns the new entries found so far, in any file, with their stored matches; empty once they have been added.
    pub fn new_items(&self) -> impl Iterator<Item = &Item> {
        let items = self.new_items.iter();
        items.filter_map(|nth| self.items.get(*nth))
    }

    /// Returns the number of entries found so far whose match is already known from another file or format.
    pub const fn formats(&self) -> usize {
        self.formats
    }

    /// Returns the number of drill cards found so far, in any file.
    pub const fn cards(&self) -> usize {
        self.cards.len()
    }

    /// Returns the other parts of a full backup; `None` if the files contain none.
    pub fn others(&self) -> Option<&OtherParts> {
        (self.others != OtherParts::default()).then_some(&self.others)
    }

    /// Returns `true` if the stored data may be replaced: the files are exactly the archives of one full backup, and
    /// nothing in them is missing.
    pub fn may_replace(&self) -> bool {
        self.step == ImportStep::Asking && !self.is_incomplete && are_all(&self.archives)
    }

    /// Returns the number of illegal or unknown plays found so far, in any file.
    pub fn unfollowed(&self) -> usize {
        self.reports.iter().map(|report| report.unfollowed).sum()
    }

    /// Returns the index of the next file to read; `None` unless files are being read.
    pub(crate) fn next(&self) -> Option<usize> {
        (self.step == ImportStep::Reading).then_some(self.reports.len())
    }

    /// Adds the result of reading the current file to the import.
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
        // Every warning about a backup concerns missing content.
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
            let is_present = stored.is_some_and(|stored| stored.deleted.is_none());
            let repeated = !self.seen.insert(entry.id.clone());
            let is_known_match = entry.match_id.as_ref().is_some_and(|match_id| {
                !self.matches.insert(match_id.clone()) || library.has_match(match_id)
            });
            if is_present || repeated {
                report.known += 1;
            } else if is_known_match {
                report.formats += 1;
            } else {
                report.new += 1;
                self.new_items.push(self.items.len());
            }
            // A full backup may replace the stored data, so known entries are needed too, whichever archive they are
            // in.
            if !repeated && (is_archive || !is_present) {
                self.held += body.len();
                held.insert(entry.id.clone());
                self.items.push(Item { entry, body });
            }
        }
        // Analyses that cannot be parsed or that belong to another match are dropped; the match can be analysed again.
        for (id, text) in read.analyses.into_iter().zip(texts) {
            let stored = String::from_utf8(text).ok();
            let stored = stored.and_then(|text| Analysis::from_text(&text));
            if let Some(analysis) = stored.filter(|_| held.contains(&id)) {
                self.held += analysis.text.len();
                self.analyses.push((id, analysis));
            }
        }
    }

    /// Adds remarks to the report, up to [`MAX_HELD_REMARKS`] per import.
    fn add_remarks(&mut self, report: &mut FileReport, mut remarks: Vec<FileRemark>, more: usize) {
        let room = MAX_HELD_REMARKS - self.held_remarks;
        report.more_remarks = more + remarks.len().saturating_sub(room);
        remarks.truncate(room);
        self.held_remarks += remarks.len();
        report.remarks = remarks;
    }

    /// Adds the lines of a drill-card text, and returns the number of lines added.
    fn add_cards(&mut self, text: Option<Vec<u8>>) -> usize {
        let text = text.and_then(|text| String::from_utf8(text).ok());
        let before = self.cards.len();
        let lines = text.iter().flat_map(|text| text.lines());
        let mut sheets = 0;
        let lines = lines.filter(|line| {
            let is_sheet = line.starts_with(Sheet::LINE);
            sheets += usize::from(is_sheet);
            if is_sheet {
                sheets <= MAX_SHEETS_PER_FILE && line.len() <= Sheet::MAX_LINE
            } else {
                !line.is_empty() && line.len() <= MAX_CARD_BYTES
            }
        });
        self.cards
            .extend(lines.take(MAX_CARDS_PER_FILE).map(str::to_owned));
        let taken = &self.cards[before..];
        self.held += taken.iter().map(String::len).sum::<usize>();
        taken.len()
    }

    /// Confirms the import, and returns the data to add; empty after the first call. `replaces` is ignored unless the
    /// stored data may be replaced.
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

/// Returns `true` if a file is not a full-backup archive, or if it is the first archive but lacks a required part.
fn lacks_parts(read: &ReadFile) -> bool {
    let has = |part: &BackupPart| read.parts.contains(part);
    let mut required = BackupPart::ALL
        .into_iter()
        .filter(|part| part.is_required());
    let mut is_complete =
        |archive: &ArchiveNumber| archive.nth > 1 || required.all(|part| has(&part));
    !read.archive.as_ref().is_some_and(&mut is_complete)
}

#[cfg(test)]
mod tests {
    use std::time::{Duration, Instant};

    use super::*;
    use crate::summary::tests::entry;

    #[test]
    fn an_unreported_loss_marks_a_file_as_damaged() {
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
    fn imports_each_entry_of_ten_thousand_files_once_within_seconds() {
        let template = entry("Anna", "Ben", 7);
        let library = EntryList::default();
        let mut import = Import::new(1, vec![None; MAX_FILES]);
        let begun = Instant::now();
        for nth in 0..MAX_FILES {
            // The last file contains the same entry as the first one.
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
