//! Parser for decimal numbers. Using `str::parse` would add 10 KB of incompressible power-of-five tables to each
//! program.

/// Maximum number of significant digits read; further digits are beyond `f64` precision.
const DIGITS: usize = 17;
/// Largest power of ten that an `f64` represents exactly; with up to 15 digits, the result is then exact as well.
const EXACT: i32 = 22;

/// Parses a number with an optional sign, at most one decimal point and an optional exponent (`-0.25`, `1e-5`).
///
/// For numbers with up to 15 digits and 22 decimal places, the result is bit-for-bit identical to that of `str::parse`.
/// Returns `None` for any other text and for numbers too large for a finite `f64`.
///
/// ```
/// use record::decimal;
///
/// assert_eq!(decimal("-0.25"), Some(-0.25));
/// assert_eq!(decimal("1e999"), None);
/// ```
pub fn decimal(text: &str) -> Option<f64> {
    let (negative, text) = match text.strip_prefix('-') {
        Some(rest) => (true, rest),
        None => (false, text.strip_prefix('+').unwrap_or(text)),
    };
    let (digits, exponent) = match text.split_once(['e', 'E']) {
        Some((digits, exponent)) => (digits, exponent.parse::<i16>().ok()?),
        None => (text, 0),
    };
    let (whole, part) = digits.split_once('.').unwrap_or((digits, ""));
    let all = || whole.bytes().chain(part.bytes());
    if all().next().is_none() || !all().all(|digit| digit.is_ascii_digit()) {
        return None;
    }
    let zeros = all().take_while(|&digit| digit == b'0').count();
    let significant = all().skip(zeros);
    let read = significant.clone().take(DIGITS);
    let mantissa = read.fold(0_u64, |number, digit| number * 10 + u64::from(digit - b'0'));
    let left_out = significant.count().saturating_sub(DIGITS);
    let places = i32::try_from(part.len()).ok()? - i32::try_from(left_out).ok()?;
    #[expect(clippy::cast_precision_loss, reason = "rounds to the nearest")]
    let value = scaled(mantissa as f64, i32::from(exponent) - places);
    value
        .is_finite()
        .then_some(if negative { -value } else { value })
}

/// Returns `number` multiplied by ten to the given power.
fn scaled(number: f64, power: i32) -> f64 {
    let mut value = number;
    let mut left = power.saturating_abs().min(400);
    while left > 0 {
        let step = left.min(EXACT);
        let ten = 10_f64.powi(step);
        value = if power < 0 { value / ten } else { value * ten };
        left -= step;
    }
    value
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn agrees_with_the_standard_library(
            mantissa in 0_u64..1_000_000_000_000_000, places in 0_usize..16, negative: bool,
        ) {
            let digits = format!("{mantissa:016}");
            let (whole, part) = digits.split_at(digits.len() - places);
            let text = format!("{}{whole}.{part}", if negative { "-" } else { "" });
            prop_assert_eq!(decimal(&text), text.parse().ok());
        }

        #[test]
        fn rejects_the_same_texts_as_the_standard_library(text in "[-+.0-9eE x]{0,8}") {
            let known: Option<f64> = text.parse().ok().filter(|number: &f64| number.is_finite());
            match (decimal(&text), known) {
                (Some(ours), Some(known)) => prop_assert!((ours - known).abs() <= known.abs() * 1e-15),
                (ours, known) => prop_assert_eq!(ours, known),
            }
        }
    }

    #[test]
    fn reads_exponents_and_long_numbers() {
        for text in [
            "1e-05",
            "2.5E+3",
            "0.333333333333333333333333",
            "00012",
            "5.",
            ".5",
            "1e-400",
        ] {
            let known: f64 = text.parse().expect("a number");
            let ours = decimal(text).expect("a number");
            assert!(
                (ours - known).abs() <= known.abs() * 1e-15,
                "{text}: {ours}"
            );
        }
        for text in [
            "", "-", ".", "e5", "1e", "nan", "inf", "1e999", "1.2.3", "١",
        ] {
            assert_eq!(decimal(text), None, "{text}");
        }
    }
}
