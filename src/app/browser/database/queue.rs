//! Analysis queue: a single text, which any tab may change.

use library::room::StoreError;

use super::{
    lines::{Change, change_line, lines},
    open::QUEUE,
};

/// Key under which the queue is stored.
const KEY: &str = "queue";

/// Returns the stored queue; `None` if nothing has ever been queued.
pub(crate) async fn queue() -> Result<Option<String>, StoreError> {
    let lines = lines(QUEUE).await?;
    Ok(lines
        .into_iter()
        .find(|(key, _)| key == KEY)
        .map(|(_, text)| text))
}

/// Replaces the stored queue with the result of `change`, in one transaction, so that no other tab can interleave.
pub(crate) async fn change_queue(
    change: impl FnOnce(Option<&str>) -> String,
) -> Result<(), StoreError> {
    let change = |stored: Option<&str>| Ok(Some(Change::Put(change(stored))));
    change_line(QUEUE, KEY, change, &[]).await.map(|_| ())
}
