//! Insertion sort for short lists. The standard library's sort adds 2 KB to the download for each sorted type.

/// Sorts a short list by insertion. The sort is stable. Its quadratic time is irrelevant for the few elements of a
/// board.
///
/// ```
/// use rules::insertion_sort;
///
/// let mut points = [13, 24, 6, 8];
/// insertion_sort(&mut points, |point| std::cmp::Reverse(*point));
/// assert_eq!(points, [24, 13, 8, 6]);
/// ```
pub fn insertion_sort<T, K: Ord>(items: &mut [T], key: impl Fn(&T) -> K) {
    for sorted in 1..items.len() {
        let mut at = sorted;
        while at > 0 && key(&items[at - 1]) > key(&items[at]) {
            items.swap(at - 1, at);
            at -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sorts_by_key_and_keeps_equal_elements_in_order() {
        let mut items = [(3, 'a'), (1, 'b'), (3, 'c'), (2, 'd'), (1, 'e')];
        insertion_sort(&mut items, |(number, _)| *number);
        assert_eq!(items, [(1, 'b'), (1, 'e'), (2, 'd'), (3, 'a'), (3, 'c')]);
        insertion_sort(&mut items[..0], |(number, _)| *number);
    }
}
