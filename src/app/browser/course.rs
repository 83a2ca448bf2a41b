//! Stored progress of the course.

use drill::CourseProgress;
use record::{Backup, KeyValueStore as _};

use super::storage::{Browser, COURSE};

/// Returns the stored progress.
pub(crate) fn progress() -> CourseProgress {
    CourseProgress::read(&Browser.get(COURSE).unwrap_or_default())
}

/// Adds these steps to the stored progress, which another tab may have extended.
pub(crate) fn add(finished: &CourseProgress) {
    let mut all = progress();
    all.merge(finished);
    // If this fails, the next visit shows the earlier progress.
    let _stored = Browser.set(COURSE, &all.to_text());
}

/// Adds the finished steps of a backup; does nothing if the text is no backup.
pub(crate) fn restore(text: &str) {
    if let Ok(backup) = Backup::from_text(text)
        && !backup.course.is_empty()
    {
        add(&CourseProgress::read(&backup.course));
    }
}
