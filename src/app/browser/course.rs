//! Stored course progress.

use drill::CourseProgress;
use record::{Backup, KeyValueStore as _};

use super::storage::{Browser, COURSE};

/// Returns the stored progress.
pub(crate) fn progress() -> CourseProgress {
    CourseProgress::read(&Browser.get(COURSE).unwrap_or_default())
}

/// Adds the finished steps to the stored progress, which another tab may have extended.
pub(crate) fn add(finished: &CourseProgress) {
    let mut all = progress();
    all.merge(finished);
    // If this fails, the next visit shows the earlier progress.
    let _stored = Browser.set(COURSE, &all.to_text());
}

/// Adds a backup's finished steps to the stored progress; does nothing if `text` is not a backup.
pub(crate) fn restore(text: &str) {
    if let Ok(backup) = Backup::from_text(text)
        && !backup.course.is_empty()
    {
        add(&CourseProgress::read(&backup.course));
    }
}
