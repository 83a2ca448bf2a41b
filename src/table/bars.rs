//! Numbers as bars, beside the words that say the same.

/// A bar with its name and its value in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bar {
    /// What or whose it is.
    pub name: String,
    /// What it says.
    pub value: String,
    /// Its filled parts, each from where to where in thousandths of its length.
    pub parts: Vec<(u32, u32)>,
}

/// The part of a bar around zero, which lies in its middle, for `value` where the ends stand for `most`; neither more
/// nor less is drawn.
pub(crate) fn around_zero(value: i64, most: i64) -> (u32, u32) {
    let end = (500 + 500 * value / most.max(1)).clamp(0, 1000) as u32;
    (end.min(500), end.max(500))
}

/// The bar of strength of the computer's level with this stored name: a part for each level up to it.
pub fn strength(level: &str) -> Vec<(u32, u32)> {
    let levels: Vec<_> = crate::levels().collect();
    let fixed = levels.iter().position(|known| *known == level);
    // Beside the levels whose measured PR is nearest.
    let own = crate::target_pr(level).map(|target_pr| match target_pr.pr() {
        24.. => 0,
        12.. => 1,
        5.. => 2,
        _ => 3,
    });
    let of = fixed.or(own);
    let width = 1000 / levels.len().max(1) as u32;
    let parts = (0..=of.unwrap_or_default() as u32).map(|nth| (nth * width, (nth + 1) * width));
    parts.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn luck_goes_to_the_right_and_bad_luck_to_the_left_of_the_middle() {
        assert_eq!(around_zero(0, 100), (500, 500));
        assert_eq!(around_zero(50, 100), (500, 750));
        assert_eq!(around_zero(-100, 100), (0, 500));
        assert_eq!(around_zero(-900, 100), (0, 500));
        assert_eq!(around_zero(7, 0), (500, 1000));
    }

    #[test]
    fn each_level_has_a_part_more_than_the_one_before() {
        let parts: Vec<usize> = crate::levels().map(|level| strength(level).len()).collect();
        assert_eq!(parts, [1, 2, 3, 4, 5]);
        assert_eq!(strength("PR 15"), strength("casual"));
        assert_eq!(strength("expert").last(), Some(&(800, 1000)));
    }
}
