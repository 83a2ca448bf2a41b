//! Drill cards and sheets in the database.

use library::room::StoreError;

use super::{
    lines::{Change, change_line, change_lines, lines},
    open::CARDS,
};

/// Returns the lines of all drill cards and sheets.
pub(crate) async fn cards() -> Result<Vec<String>, StoreError> {
    let cards = lines(CARDS).await?;
    Ok(cards.into_iter().map(|(_, line)| line).collect())
}

/// Writes all or none of the cards that `change` computes from the stored lines, as pairs of key and line. Returns the
/// number of cards written.
pub(crate) async fn change_cards(
    change: impl FnOnce(&[String]) -> Vec<(String, String)>,
) -> Result<usize, StoreError> {
    change_lines(CARDS, change).await
}

/// Removes the line of a card or a sheet.
pub(crate) async fn remove_card(key: &str) -> Result<(), StoreError> {
    let remove = |_: Option<&str>| Ok(Some(Change::Remove));
    change_line(CARDS, key, remove, &[]).await.map(|_| ())
}

/// Replaces a card's line with the result of `change`; `None` leaves the line unchanged.
pub(crate) async fn change_card(
    key: &str,
    change: impl FnOnce(Option<&str>) -> Option<String>,
) -> Result<(), StoreError> {
    let change = |stored: Option<&str>| Ok(change(stored).map(Change::Put));
    change_line(CARDS, key, change, &[]).await.map(|_| ())
}
