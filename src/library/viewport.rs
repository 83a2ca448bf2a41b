//! List virtualisation: only the visible lines of a long list are drawn.

use std::ops::Range;

/// Number of lines drawn above and below the visible ones, so that a quick scroll and the next Tab find them.
const OVERSCAN_LINES: usize = 8;

/// The scrolled view of the list, in CSS pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Viewport {
    /// The scroll position, from the top of the list.
    pub top: f64,
    /// The height of the view.
    pub height: f64,
    /// The height of a line.
    pub line: f64,
}

/// The drawn part of a list.
#[derive(Clone, Debug, PartialEq)]
pub struct VisibleRange {
    /// The drawn lines, counted from 0.
    pub lines: Range<usize>,
    /// The height of all lines above them, in CSS pixels.
    pub above: f64,
    /// The height of all lines below them.
    pub below: f64,
}

impl Default for Viewport {
    fn default() -> Self {
        Self {
            top: 0.0,
            height: 600.0,
            line: 60.0,
        }
    }
}

impl Viewport {
    /// Returns the part to be drawn of a list with `count` lines.
    pub fn visible(&self, count: usize) -> VisibleRange {
        // A browser may scroll beyond either end, and before layout the heights are 0.
        let line = self.line.max(1.0);
        let lines = |pixels: f64| (pixels.max(0.0) / line) as usize;
        let shown = lines(self.height) + 2;
        let first = lines(self.top).min(count.saturating_sub(shown));
        let lines = first.saturating_sub(OVERSCAN_LINES)
            ..(first + shown).saturating_add(OVERSCAN_LINES).min(count);
        VisibleRange {
            above: lines.start as f64 * line,
            below: (count - lines.end) as f64 * line,
            lines,
        }
    }

    /// Returns the scroll position that brings line `nth` into view; `None` if it is visible.
    pub fn scroll_to(&self, nth: usize) -> Option<f64> {
        let top = nth as f64 * self.line;
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
    fn ten_thousand_lines_draw_only_what_is_seen() {
        let viewport = Viewport {
            top: 300_000.0,
            height: 640.0,
            line: 60.0,
        };
        let seen = viewport.visible(10_000);
        assert_eq!(seen.lines, 4_992..5_020);
        assert_eq!((seen.above, seen.below), (299_520.0, 298_800.0));
    }

    #[test]
    fn scrolls_no_further_than_needed() {
        let viewport = Viewport {
            top: 600.0,
            height: 300.0,
            line: 60.0,
        };
        assert_eq!(viewport.scroll_to(10), None);
        assert_eq!(viewport.scroll_to(9), Some(540.0));
        assert_eq!(viewport.scroll_to(20), Some(960.0));
    }

    proptest! {
        #[test]
        fn all_visible_lines_are_drawn_at_a_constant_total_height(
            top in -100.0..1e7_f64,
            height in 0.0..3_000.0_f64,
            line in 0.0..200.0_f64,
            count in 0..12_000_usize,
        ) {
            let viewport = Viewport { top, height, line };
            let seen = viewport.visible(count);
            let line = line.max(1.0);
            let drawn = seen.lines.len() as f64 * line;
            prop_assert!((seen.above + drawn + seen.below - count as f64 * line).abs() < 1e-3);
            let all = count as f64 * line;
            let visible = |y: f64| (0.0..all).contains(&y);
            for y in [top, top + height].into_iter().filter(|&y| visible(y)) {
                prop_assert!(seen.lines.contains(&((y / line) as usize)));
            }
            prop_assert!(seen.lines.len() as f64 <= height / line + 20.0);
        }
    }
}
