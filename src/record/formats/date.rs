//! Parser for dates in match files.

/// Converts dates such as `2024.05.11`, `2024/5/11`, `11.05.2024` and `May 11, 2024` to `2024-05-11`, and `5/24/2024`
/// to `2024-05-24`. Any other text is returned unchanged.
pub(super) fn from_text(text: &str) -> String {
    let parts: Vec<&str> = text.split(['.', '-', '/']).map(str::trim).collect();
    let number = |text: &str| text.parse::<u32>().ok();
    let [a, b, c] = parts.as_slice() else {
        return from_words(text).unwrap_or_else(|| text.to_owned());
    };
    let ordered = match (number(a), number(b), number(c)) {
        (Some(year), Some(month), Some(day)) if a.len() == 4 => Some((year, month, day)),
        (Some(month), Some(day @ 13..), Some(year)) if c.len() == 4 => Some((year, month, day)),
        (Some(day), Some(month), Some(year)) if c.len() == 4 => Some((year, month, day)),
        _ => None,
    };
    match ordered {
        Some((year, month @ 1..=12, day @ 1..=31)) => format!("{year:04}-{month:02}-{day:02}"),
        _ => text.to_owned(),
    }
}

/// Parses dates such as `Nov 2, 2025`, in which the English name of the month may be abbreviated to its first three
/// letters.
fn from_words(text: &str) -> Option<String> {
    const MONTHS: [&str; 12] = [
        "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
    ];
    let mut words = text.split([' ', ',']).filter(|word| !word.is_empty());
    let name = words.next()?.to_ascii_lowercase();
    let month = 1 + MONTHS.iter().position(|month| name.starts_with(month))?;
    let day: u32 = words.next()?.parse().ok()?;
    let year: u32 = words.next()?.parse().ok()?;
    let sane = (1..=31).contains(&day) && (1000..10_000).contains(&year);
    sane.then(|| format!("{year:04}-{month:02}-{day:02}"))
}

/// Returns the date `days` days after 1899-12-30; `None` for dates outside 1899-12-31 to 2201-03-01.
pub(super) fn from_days(days: f64) -> Option<String> {
    // Days since 0000-03-01; with years starting in March, a Gregorian cycle begins on this date.
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "the range is checked"
    )]
    let days = (1.0..110_000.0).contains(&days).then_some(days as u32)?;
    let days = days + 693_899;
    let era = days / 146_097;
    let day = days % 146_097;
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let day_of_month = day - (153 * month + 2) / 5 + 1;
    let (month, next) = if month < 10 {
        (month + 3, 0)
    } else {
        (month - 9, 1)
    };
    let year = era * 400 + year + next;
    Some(format!("{year:04}-{month:02}-{day_of_month:02}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_days_from_1899_12_30() {
        let days = [
            (1.0, "1899-12-31"),
            (2.5, "1900-01-01"),
            (60.0, "1900-02-28"),
            (61.0, "1900-03-01"),
            (36_526.0, "2000-01-01"),
            (36_585.0, "2000-02-29"),
            (36_586.0, "2000-03-01"),
            (45_657.0, "2024-12-31"),
            (45_717.0, "2025-03-01"),
            (45_969.02, "2025-11-08"),
            (73_109.0, "2100-02-28"),
            (73_110.0, "2100-03-01"),
            (109_999.9, "2201-03-01"),
        ];
        for (days, text) in days {
            assert_eq!(from_days(days).as_deref(), Some(text));
        }
        for days in [f64::NAN, f64::INFINITY, -5.0, 0.9, 110_000.0] {
            assert_eq!(from_days(days), None, "{days}");
        }
    }

    #[test]
    fn reads_dates_in_all_common_formats() {
        for text in [
            "2024.05.11",
            "2024-5-11",
            "2024/05/11",
            "11.05.2024",
            "May 11, 2024",
        ] {
            assert_eq!(from_text(text), "2024-05-11", "{text}");
        }
        assert_eq!(from_text("5/24/2024"), "2024-05-24");
        for text in ["????.??.??", "May 2024", "2024.13.40", "11.05.24", ""] {
            assert_eq!(from_text(text), text);
        }
    }
}
