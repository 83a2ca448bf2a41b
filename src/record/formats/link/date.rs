//! Date of a match as mixed-radix digits.

use super::digits::{Reader, Writer};

/// Year, month and day.
type Date = [u32; 3];

/// Exclusive upper bounds for the year, month and day.
const BOUNDS: Date = [10_000, 13, 32];

/// Parses a date such as `2024-05-11`; `None` for any other text.
pub(super) fn of(text: &str) -> Option<Date> {
    let parts: Option<Vec<u32>> = text.split('-').map(|part| part.parse().ok()).collect();
    let date: Date = parts?.try_into().ok()?;
    (is_valid(date) && in_words(date) == text).then_some(date)
}

pub(super) fn write(date: Date, writer: &mut Writer) {
    for (part, bound) in date.into_iter().zip(BOUNDS) {
        writer.put(part, bound);
    }
}

/// Reads a date; `None` if it is damaged.
pub(super) fn read(reader: &mut Reader) -> Option<String> {
    let date = BOUNDS.map(|bound| reader.take(bound));
    is_valid(date).then(|| in_words(date))
}

fn is_valid([year, month, day]: Date) -> bool {
    year > 0
        && month > 0
        && day > 0
        && [year, month, day]
            .into_iter()
            .zip(BOUNDS)
            .all(|(part, bound)| part < bound)
}

fn in_words([year, month, day]: Date) -> String {
    format!("{year:04}-{month:02}-{day:02}")
}

#[cfg(test)]
mod tests {
    use super::super::{Linked, annotated_match_link, dated_match_link, read_link};
    use super::*;
    use crate::read_file;

    #[test]
    fn a_shared_match_keeps_its_date() {
        let text = "3 point match\n\n Game 1\n Ann : 0        Bob : 0\n  1) 31: 8/5 6/5      42: 8/4 6/4\n";
        let mut record = read_file(text.as_bytes())
            .expect("a match")
            .matches
            .remove(0);
        record.event.date = Some("2025-11-08".to_owned());
        for link in [annotated_match_link, dated_match_link] {
            let link = link(&record, true).expect("short enough");
            assert_eq!(
                read_link(&link),
                Ok(Linked::Match(Box::new(record.clone())))
            );
        }
        record.event.date = Some("autumn".to_owned());
        let Ok(Linked::Match(read)) = read_link(&dated_match_link(&record, true).expect("short"))
        else {
            panic!("a match");
        };
        assert_eq!(read.event.date, None);
    }

    #[test]
    fn only_complete_dates_are_written() {
        assert_eq!(of("2024-05-11"), Some([2024, 5, 11]));
        for wrong in [
            "",
            "2024",
            "2024-5-11",
            "2024-13-01",
            "0000-01-01",
            "11.5.2024",
        ] {
            assert_eq!(of(wrong), None, "{wrong}");
        }
    }
}
