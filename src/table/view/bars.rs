//! Numbers as bars, beside the words that say the same.

/// A bar with its name and its value in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bar {
    /// Its label.
    pub name: String,
    /// Its value as text.
    pub value: String,
    /// Its filled parts: start and end, each in thousandths of its length.
    pub parts: Vec<(u32, u32)>,
}

/// Returns the filled part of a bar whose middle is zero, in thousandths of its length. `most` is the value at the right
/// end and `-most` at the left; larger values are clamped.
pub(crate) fn around_zero(value: i64, most: i64) -> (u32, u32) {
    let end = (500 + 500 * value / most.max(1)).clamp(0, 1000) as u32;
    (end.min(500), end.max(500))
}

/// Returns the parts of the strength bar of the computer's level with this stored name: one for each named level up to
/// it. A target PR counts as the named level with the nearest measured PR.
pub fn strength_parts(level: &str) -> Vec<(u32, u32)> {
    let levels: Vec<_> = terms::levels().collect();
    let fixed = levels.iter().position(|known| *known == level);
    // A target PR: the level with the nearest measured PR.
    let own = terms::target_pr(level).map(|target_pr| match target_pr.pr() {
        24.. => 0,
        12.. => 1,
        5.. => 2,
        _ => 3,
    });
    let index = fixed.or(own);
    let width = 1000 / levels.len().max(1) as u32;
    let parts = (0..=index.unwrap_or_default() as u32).map(|nth| (nth * width, (nth + 1) * width));
    parts.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn positive_luck_is_right_of_the_middle_and_negative_left() {
        assert_eq!(around_zero(0, 100), (500, 500));
        assert_eq!(around_zero(50, 100), (500, 750));
        assert_eq!(around_zero(-100, 100), (0, 500));
        assert_eq!(around_zero(-900, 100), (0, 500));
        assert_eq!(around_zero(7, 0), (500, 1000));
    }

    #[test]
    fn each_level_has_a_part_more_than_the_one_before() {
        let parts: Vec<usize> = terms::levels()
            .map(|level| strength_parts(level).len())
            .collect();
        assert_eq!(parts, [1, 2, 3, 4, 5]);
        assert_eq!(strength_parts("PR 15"), strength_parts("casual"));
        assert_eq!(strength_parts("expert").last(), Some(&(800, 1000)));
    }
}
