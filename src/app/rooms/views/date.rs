//! Dates in the format of the page's language: "24 Nov 2026".

use record::plain_text;
use web_sys::js_sys::{Date, Object, Reflect};
use words::{Language, Words};

use crate::browser::IS_NATIVE;

/// Formats an ISO 8601 date, such as `2026-11-24`; returns other text unchanged.
pub(in crate::rooms) fn day(words: &Words, stored: &str) -> String {
    // The browser would also accept other texts as dates, and parse them in the reader's time zone and in American date
    // order.
    let Some(english) = in_english(stored) else {
        return plain_text(stored);
    };
    if IS_NATIVE {
        return english;
    }
    // A date without a time is parsed as UTC.
    formatted(words, &Date::new(&stored.into()), Some("UTC"))
}

/// Formats the date of `at`, a Unix time in milliseconds, in the reader's time zone.
pub(in crate::rooms) fn day_of(words: &Words, at: u64) -> String {
    if IS_NATIVE {
        return (at / 86_400_000).to_string();
    }
    formatted(words, &Date::new(&(at as f64).into()), None)
}

fn formatted(words: &Words, date: &Date, time_zone: Option<&str>) -> String {
    let options = Object::new();
    let zone = time_zone.map(|zone| ("timeZone", zone));
    let parts = [
        ("day", "numeric"),
        ("month", "short"),
        ("year", "numeric"),
        ("numberingSystem", "latn"),
    ];
    for (name, value) in parts.into_iter().chain(zone) {
        // Setting a property on a plain object cannot fail.
        let _set = Reflect::set(&options, &name.into(), &value.into());
    }
    let tag = match words.language() {
        Language::English => "en-GB",
        language => language.tag(),
    };
    date.to_locale_date_string(tag, &options).into()
}

/// Formats an ISO 8601 date in English; `None` if the text is not a date.
fn in_english(stored: &str) -> Option<String> {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn formats_an_iso_date_and_returns_other_text_unchanged() {
        let words = Words::english();
        assert_eq!(day(&words, "2025-11-08"), "8 Nov 2025");
        assert_eq!(day(&words, "11/24/2025"), "11/24/2025");
        assert_eq!(day(&words, "last summer"), "last summer");
    }
}
