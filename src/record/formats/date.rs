//! Days as files write them.

/// `2024-05-11` for `2024.05.11`, `2024/5/11` and `11.05.2024`; anything else as it is.
pub(super) fn from_text(text: &str) -> String {
    let parts: Vec<&str> = text.split(['.', '-', '/']).map(str::trim).collect();
    let number = |text: &str| text.parse::<u32>().ok();
    let [a, b, c] = parts.as_slice() else {
        return text.to_owned();
    };
    let ordered = match (number(a), number(b), number(c)) {
        (Some(year), Some(month), Some(day)) if a.len() == 4 => Some((year, month, day)),
        (Some(day), Some(month), Some(year)) if c.len() == 4 => Some((year, month, day)),
        _ => None,
    };
    match ordered {
        Some((year, month @ 1..=12, day @ 1..=31)) => format!("{year:04}-{month:02}-{day:02}"),
        _ => text.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn knows_a_day_in_any_usual_order() {
        for text in ["2024.05.11", "2024-5-11", "2024/05/11", "11.05.2024"] {
            assert_eq!(from_text(text), "2024-05-11", "{text}");
        }
        for text in ["????.??.??", "May 2024", "2024.13.40", ""] {
            assert_eq!(from_text(text), text);
        }
    }
}
