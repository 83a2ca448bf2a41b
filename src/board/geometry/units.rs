//! Formatting of lengths in the drawing.

/// Formats a length or an angle in degrees for SVG and CSS, with at most three decimals.
///
/// The standard library's exact float formatting would account for a fortieth of the size of the page's program.
pub fn units(length: f64) -> String {
    let thousandths = (length * 1000.0).round() as i64;
    let sign = if thousandths < 0 { "-" } else { "" };
    let (whole, part) = (
        thousandths.unsigned_abs() / 1000,
        thousandths.unsigned_abs() % 1000,
    );
    if part == 0 {
        return format!("{sign}{whole}");
    }
    let text = format!("{sign}{whole}.{part:03}");
    text.trim_end_matches('0').to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn writes_at_most_three_decimals() {
        let written = [0.0, -0.0001, 10.0, 4.55, -0.5, 1.0004, -12.0306, 0.9999].map(units);
        assert_eq!(
            written,
            ["0", "0", "10", "4.55", "-0.5", "1", "-12.031", "1"]
        );
    }
}
