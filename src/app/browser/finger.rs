//! Where a finger touches the window.

use wasm_bindgen::JsValue;
use web_sys::{TouchEvent, js_sys::Reflect};

/// Returns the distance of the first finger from the top of the window, in CSS pixels; `None` with more than one finger, or
/// none.
pub(crate) fn height(event: &TouchEvent) -> Option<f64> {
    let part = |of: &JsValue, name: &str| Reflect::get(of, &name.into()).ok();
    let touches = part(event, "touches")?;
    let is_one = part(&touches, "length")?.as_f64()? == 1.0;
    let first = Reflect::get_u32(&touches, 0).ok().filter(|_| is_one)?;
    part(&first, "clientY")?.as_f64()
}
