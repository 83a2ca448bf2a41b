//! List virtualisation: only the visible lines of a long list are rendered. A line may contain several cards.

use std::ops::Range;

/// Number of lines rendered above and below the visible ones, to allow fast scrolling and moving the focus to the next
/// entry with Tab.
const OVERSCAN_LINES: usize = 2;

/// Scrolled viewport of the list, in CSS pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Viewport {
    /// Scroll position, measured from the top of the list.
    pub top: f64,
    /// Height of the viewport.
    pub height: f64,
    /// Height of a line.
    pub line: f64,
    /// Number of entries per line.
    pub columns: usize,
}

/// Part of the list that is rendered.
#[derive(Clone, Debug, PartialEq)]
pub struct VisibleRange {
    /// Indices of the rendered entries, counted from 0.
    pub entries: Range<usize>,
    /// Total height of the lines above the rendered ones, in CSS pixels.
    pub above: f64,
    /// Total height of the lines below the rendered ones, in CSS pixels.
    pub below: f64,
}

impl Default for Viewport {
    fn default() -> Self {
        Self {
            top: 0.0,
            height: 600.0,
            line: 150.0,
            columns: 1,
        }
    }
}

impl Viewport {
    /// Returns the part to render of a list with `count` entries.
    pub fn visible(&self, count: usize) -> VisibleRange {
        // A browser may scroll beyond either end, and the heights are 0 before the first layout.
        let (line, columns) = (self.line.max(1.0), self.columns.max(1));
        let all = count.div_ceil(columns);
        let lines = |pixels: f64| (pixels.max(0.0) / line) as usize;
        let shown = lines(self.height) + 2;
        let first = lines(self.top).min(all.saturating_sub(shown));
        let lines = first.saturating_sub(OVERSCAN_LINES)
            ..(first + shown).saturating_add(OVERSCAN_LINES).min(all);
        VisibleRange {
            above: lines.start as f64 * line,
            below: (all - lines.end) as f64 * line,
            entries: lines.start * columns..(lines.end * columns).min(count),
        }
    }

    /// Returns the scroll position that brings an entry into view; `None` if the entry is already visible.
    pub fn scroll_to(&self, nth: usize) -> Option<f64> {
        let top = (nth / self.columns.max(1)) as f64 * self.line;
        if top < self.top {
            return Some(top);
        }
        let bottom = top + self.line - self.height;
        (bottom > self.top).then_some(bottom)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn draws_only_the_visible_ones_of_ten_thousand_cards() {
        let viewport = Viewport {
            top: 300_000.0,
            height: 640.0,
            line: 400.0,
            columns: 4,
        };
        let seen = viewport.visible(10_000);
        assert_eq!(seen.entries, 2_992..3_020);
        assert_eq!((seen.above, seen.below), (299_200.0, 698_000.0));
    }

    #[test]
    fn scrolls_no_further_than_needed() {
        let viewport = Viewport {
            top: 600.0,
            height: 300.0,
            line: 60.0,
            columns: 1,
        };
        assert_eq!(viewport.scroll_to(10), None);
        assert_eq!(viewport.scroll_to(9), Some(540.0));
        assert_eq!(viewport.scroll_to(20), Some(960.0));
        let cards = Viewport {
            columns: 4,
            ..viewport
        };
        assert_eq!(cards.scroll_to(43), None);
        assert_eq!(cards.scroll_to(39), Some(540.0));
    }

    proptest! {
        #[test]
        fn all_visible_entries_are_drawn_at_a_constant_total_height(
            top in -100.0..1e7_f64,
            height in 0.0..3_000.0_f64,
            line in 0.0..400.0_f64,
            columns in 0..7_usize,
            count in 0..12_000_usize,
        ) {
            let viewport = Viewport { top, height, line, columns };
            let seen = viewport.visible(count);
            let (line, columns) = (line.max(1.0), columns.max(1));
            let all = count.div_ceil(columns) as f64 * line;
            let drawn = seen.entries.len().div_ceil(columns) as f64 * line;
            prop_assert!((seen.above + drawn + seen.below - all).abs() < 1e-3);
            let visible = |y: f64| (0.0..all).contains(&y);
            for y in [top, top + height].into_iter().filter(|&y| visible(y)) {
                prop_assert!(seen.entries.contains(&((y / line) as usize * columns)));
            }
            prop_assert!(seen.entries.len().div_ceil(columns) as f64 <= height / line + 8.0);
        }
    }
}
