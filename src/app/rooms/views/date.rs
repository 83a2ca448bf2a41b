//! Days, as the language of the page writes them: "24 Nov 2026".

use record::plain_text;
use web_sys::js_sys::{Date, Object, Reflect};
use words::Words;

use crate::browser::IS_NATIVE;

/// Writes a day that is stored as `2026-11-24`; any other text is returned as it is.
pub(in crate::rooms) fn day(words: &Words, stored: &str) -> String {
    if IS_NATIVE {
        return native(stored).unwrap_or_else(|| plain_text(stored));
    }
    let date = Date::new(&stored.into());
    if date.get_time().is_nan() {
        return plain_text(stored);
    }
    // A day without a time is read as one of Greenwich.
    written(words, &date, Some("UTC"))
}

/// Writes the day of a time in milliseconds since 1970, where the reader is.
pub(in crate::rooms) fn day_of(words: &Words, at: u64) -> String {
    if IS_NATIVE {
        return (at / 86_400_000).to_string();
    }
    written(words, &Date::new(&(at as f64).into()), None)
}

fn written(words: &Words, date: &Date, time_zone: Option<&str>) -> String {
    let options = Object::new();
    let zone = time_zone.map(|zone| ("timeZone", zone));
    let parts = [("day", "numeric"), ("month", "short"), ("year", "numeric")];
    for (name, value) in parts.into_iter().chain(zone) {
        // A plain object takes every value.
        let _set = Reflect::set(&options, &name.into(), &value.into());
    }
    let tag = words.language().tag();
    date.to_locale_date_string(tag, &options).into()
}

/// Writes a day natively, where there is no browser to ask: in English.
fn native(stored: &str) -> Option<String> {
    const MONTHS: [&str; 12] = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ];
    let mut parts = stored.split('-').map(str::parse::<u16>);
    let (Some(Ok(year)), Some(Ok(month)), Some(Ok(day)), None) =
        (parts.next(), parts.next(), parts.next(), parts.next())
    else {
        return None;
    };
    let month = MONTHS.get(usize::from(month).checked_sub(1)?)?;
    Some(format!("{day} {month} {year}"))
}
