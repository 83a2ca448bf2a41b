//! Bars that visualise numbers also shown as text.

/// Bar with its label and its value as text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bar {
    /// Label of the bar.
    pub name: String,
    /// Value of the bar as text.
    pub value: String,
    /// Filled parts: start and end, each in thousandths of the bar's length.
    pub parts: Vec<(u32, u32)>,
}

/// Returns the filled part of a bar centred on zero, in thousandths of its length. `most` is the value at the right end
/// and `-most` the value at the left end; larger values are clamped.
pub(crate) fn around_zero(value: i64, most: i64) -> (u32, u32) {
    let end = (500 + 500 * value / most.max(1)).clamp(0, 1000) as u32;
    (end.min(500), end.max(500))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn positive_luck_extends_right_of_the_middle_and_negative_luck_left() {
        assert_eq!(around_zero(0, 100), (500, 500));
        assert_eq!(around_zero(50, 100), (500, 750));
        assert_eq!(around_zero(-100, 100), (0, 500));
        assert_eq!(around_zero(-900, 100), (0, 500));
        assert_eq!(around_zero(7, 0), (500, 1000));
    }
}
