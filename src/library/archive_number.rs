//! Position of an archive within a full backup. A backup can replace the stored data only if none of its archives is
//! missing.

use serde::{Deserialize, Serialize};

use crate::EntryId;

/// Position of an archive within a full backup.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ArchiveNumber {
    /// ID of the backup, shared by all of its archives.
    pub backup: EntryId,
    /// Number of this archive, starting at 1.
    pub nth: usize,
    /// Number of archives in the backup.
    pub count: usize,
}

impl ArchiveNumber {
    /// Name of the file inside the archive that contains the number.
    pub const FILE_NAME: &str = "archive.txt";

    /// Returns the number for an archive from an earlier release, which contains no number. The archive is treated as
    /// the only one in its backup, unless its file name follows the pattern of [`part_names`](crate::part_names).
    pub fn of_unnumbered(name: Option<&str>) -> Self {
        Self {
            backup: EntryId::of(&[]),
            nth: 1,
            count: name.and_then(count_in_name).unwrap_or(1),
        }
    }

    /// Formats the number as text.
    pub fn to_text(&self) -> String {
        format!("{} of {} {}", self.nth, self.count, self.backup.as_str())
    }

    /// Parses the text returned by [`Self::to_text`]; `None` if it is damaged.
    pub fn from_text(text: &str) -> Option<Self> {
        let (nth, rest) = text.split_once(" of ")?;
        let (count, backup) = rest.split_once(' ')?;
        let number = Self {
            backup: EntryId::try_from(backup.to_owned()).ok()?,
            nth: nth.parse().ok()?,
            count: count.parse().ok()?,
        };
        (1..=number.count).contains(&number.nth).then_some(number)
    }
}

fn count_in_name(name: &str) -> Option<usize> {
    let (stem, _) = name.rsplit_once('.')?;
    let (nth, count) = stem.rsplit_once(' ')?.1.split_once('-')?;
    let (nth, count): (usize, usize) = (nth.parse().ok()?, count.parse().ok()?);
    (1..=count).contains(&nth).then_some(count)
}

/// Returns `true` if these are all of the archives of one backup, in any order.
pub(crate) fn are_all(archives: &[ArchiveNumber]) -> bool {
    let Some(first) = archives.first() else {
        return false;
    };
    let same =
        |number: &ArchiveNumber| (&number.backup, number.count) == (&first.backup, first.count);
    let mut numbers: Vec<usize> = archives.iter().map(|number| number.nth).collect();
    numbers.sort_unstable();
    archives.iter().all(same) && numbers.into_iter().eq(1..=first.count)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn number(backup: &[u8], nth: usize, count: usize) -> ArchiveNumber {
        ArchiveNumber {
            backup: EntryId::of(&[backup]),
            nth,
            count,
        }
    }

    #[test]
    fn a_number_survives_a_round_trip_and_invalid_texts_are_rejected() {
        let two = number(b"a", 2, 3);
        assert_eq!(ArchiveNumber::from_text(&two.to_text()), Some(two.clone()));
        let id = two.backup.as_str();
        for text in [
            "",
            "2 of 3",
            &format!("0 of 3 {id}"),
            &format!("4 of 3 {id}"),
        ] {
            assert_eq!(ArchiveNumber::from_text(text), None, "{text}");
        }
    }

    #[test]
    fn an_unnumbered_archive_has_a_count_of_1_unless_its_name_states_a_count() {
        for (name, count) in [("backgammon 2026-11-25.zip", 1), ("a.zip", 1), ("1-2", 1)] {
            assert_eq!(ArchiveNumber::of_unnumbered(Some(name)).count, count);
        }
        for name in crate::part_names("backgammon 2026-11-25.zip", 2) {
            assert_eq!(ArchiveNumber::of_unnumbered(Some(&name)).count, 2);
        }
    }

    #[test]
    fn a_backup_is_complete_only_with_all_of_its_archives() {
        let [one, two, other] =
            [(b"a", 1), (b"a", 2), (b"b", 2)].map(|(id, nth)| number(id, nth, 2));
        assert!(are_all(&[ArchiveNumber::of_unnumbered(None)]));
        assert!(are_all(&[two.clone(), one.clone()]));
        assert!(!are_all(&[]));
        assert!(!are_all(std::slice::from_ref(&one)));
        assert!(!are_all(&[one.clone(), one.clone()]));
        assert!(!are_all(&[one.clone(), other]));
        assert!(!are_all(&[one.clone(), two, one]));
    }
}
