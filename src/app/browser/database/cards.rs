//! The drill cards in the database.

use idb::{ObjectStore, Transaction, TransactionMode};
use room::StoreError;
use wasm_bindgen::JsValue;

use super::{CARDS, Open, finished, get, get_all, why};

/// Returns the lines of all drill cards.
pub(crate) async fn cards() -> Result<Vec<String>, StoreError> {
    let open = Open::new().await?;
    let (transaction, cards) = open.read(CARDS)?;
    let lines = get_all(&cards, None).await?;
    drop(transaction);
    Ok(lines.iter().filter_map(JsValue::as_string).collect())
}

/// Writes the cards that `change` computes from the stored lines (key and line each), all or none, in one transaction, so
/// that no other tab interleaves. Returns their number.
pub(crate) async fn change_cards(
    change: impl FnOnce(&[String]) -> Vec<(String, String)>,
) -> Result<usize, StoreError> {
    let open = Open::new().await?;
    let (transaction, all) = open.write_cards()?;
    let lines = get_all(&all, None).await?;
    let lines: Vec<String> = lines.iter().filter_map(JsValue::as_string).collect();
    let cards = change(&lines);
    for (key, line) in &cards {
        all.put(&line.into(), Some(&key.into())).map_err(why)?;
    }
    finished(transaction, &all).await?;
    Ok(cards.len())
}

/// Replaces a card's line by what `change` returns for it, in one transaction; `None` leaves it.
pub(crate) async fn change_card(
    key: &str,
    change: impl FnOnce(Option<&str>) -> Option<String>,
) -> Result<(), StoreError> {
    let open = Open::new().await?;
    let (transaction, all) = open.write_cards()?;
    let key = JsValue::from(key);
    let stored = get(&all, key.clone()).await?;
    let stored = stored.and_then(|line| line.as_string());
    if let Some(line) = change(stored.as_deref()) {
        all.put(&line.into(), Some(&key)).map_err(why)?;
    }
    finished(transaction, &all).await
}

impl Open {
    fn write_cards(&self) -> Result<(Transaction, ObjectStore), StoreError> {
        let begun = self.0.transaction(&[CARDS], TransactionMode::ReadWrite);
        let transaction = begun.map_err(why)?;
        let all = transaction.object_store(CARDS).map_err(why)?;
        Ok((transaction, all))
    }
}
