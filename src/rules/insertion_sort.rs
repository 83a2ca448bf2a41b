//! Insertion sort for short lists. The standard library's sort adds two kilobytes to the page's program for each type
//! that is sorted.

/// Sorts a short list by insertion; elements with equal keys keep their order. Quadratic time, which is nothing for the
/// thirty checkers of a board.
///
/// ```
/// use rules::sort_few;
///
/// let mut points = [13, 24, 6, 8];
/// sort_few(&mut points, |point| std::cmp::Reverse(*point));
/// assert_eq!(points, [24, 13, 8, 6]);
/// ```
pub fn sort_few<T, K: Ord>(few: &mut [T], key: impl Fn(&T) -> K) {
    for sorted in 1..few.len() {
        let mut at = sorted;
        while at > 0 && key(&few[at - 1]) > key(&few[at]) {
            few.swap(at - 1, at);
            at -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sorts_by_key_and_keeps_the_order_of_equal_elements() {
        let mut few = [(3, 'a'), (1, 'b'), (3, 'c'), (2, 'd'), (1, 'e')];
        sort_few(&mut few, |(number, _)| *number);
        assert_eq!(few, [(1, 'b'), (1, 'e'), (2, 'd'), (3, 'a'), (3, 'c')]);
        sort_few(&mut few[..0], |(number, _)| *number);
    }
}
