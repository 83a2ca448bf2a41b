//! The cards of the drills.

use idb::{ObjectStore, Transaction, TransactionMode};
use library::StoreError;
use wasm_bindgen::JsValue;

use super::{CARDS, Open, finished, get, get_all, why};

/// The lines of all cards of the drills.
pub(crate) async fn cards() -> Result<Vec<String>, StoreError> {
    let open = Open::new().await?;
    let (transaction, cards) = open.read(CARDS)?;
    let lines = get_all(&cards, None).await?;
    drop(transaction);
    Ok(lines.iter().filter_map(JsValue::as_string).collect())
}

/// Writes the cards that `change` makes of the stored lines, each its key and its line, all or none, in one transaction: no
/// other tab comes between. Returns how many these are.
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

/// Changes the line of a card to what `change` makes of it, in one transaction: no other tab comes between.
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
