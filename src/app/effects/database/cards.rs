//! The cards of the drills.

use library::StoreError;
use wasm_bindgen::JsValue;

use super::{CARDS, Open, why};

/// The lines of all cards of the drills.
pub(crate) async fn cards() -> Result<Vec<String>, StoreError> {
    let open = Open::new().await?;
    let (transaction, cards) = open.read(CARDS)?;
    let lines = cards.get_all(None, None).map_err(why)?.await.map_err(why)?;
    drop(transaction);
    Ok(lines.iter().filter_map(JsValue::as_string).collect())
}

/// Writes cards, each the key and its line, all or none.
pub(crate) async fn store_cards(cards: &[(String, String)]) -> Result<(), StoreError> {
    let open = Open::new().await?;
    open.change_in(&[CARDS], |transaction| {
        let store = transaction.object_store(CARDS)?;
        for (key, line) in cards {
            store.put(&line.into(), Some(&key.into()))?;
        }
        Ok(())
    })
    .await
}
