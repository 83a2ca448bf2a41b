//! Which lines of a long list are seen: only those are drawn.

use std::ops::Range;

/// Lines above and below the visible ones that are drawn too, so that a quick scroll and the next Tab find them.
const SPARE: usize = 8;

/// How the list is scrolled, in CSS pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Window {
    /// How far down it is scrolled.
    pub top: f64,
    /// The height of what is seen.
    pub height: f64,
    /// The height of a line.
    pub line: f64,
}

/// What is drawn of a list.
#[derive(Clone, Debug, PartialEq)]
pub struct Seen {
    /// The lines, from 0.
    pub lines: Range<usize>,
    /// The height of all lines above them, in CSS pixels.
    pub above: f64,
    /// The height of all lines below them.
    pub below: f64,
}

impl Default for Window {
    fn default() -> Self {
        Self {
            top: 0.0,
            height: 600.0,
            line: 60.0,
        }
    }
}

impl Window {
    /// What is drawn of a list with so many lines.
    pub fn seen(&self, count: usize) -> Seen {
        // A browser may scroll beyond either end, and a list that is not laid out has no heights.
        let line = self.line.max(1.0);
        let lines = |pixels: f64| (pixels.max(0.0) / line) as usize;
        let shown = lines(self.height) + 2;
        let first = lines(self.top).min(count.saturating_sub(shown));
        let lines = first.saturating_sub(SPARE)..(first + shown).saturating_add(SPARE).min(count);
        Seen {
            above: lines.start as f64 * line,
            below: (count - lines.end) as f64 * line,
            lines,
        }
    }

    /// How far down the list has to be scrolled for this line to be seen; nothing if it is.
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
        let window = Window {
            top: 300_000.0,
            height: 640.0,
            line: 60.0,
        };
        let seen = window.seen(10_000);
        assert_eq!(seen.lines, 4_992..5_020);
        assert_eq!((seen.above, seen.below), (299_520.0, 298_800.0));
    }

    #[test]
    fn scrolls_no_further_than_needed() {
        let window = Window {
            top: 600.0,
            height: 300.0,
            line: 60.0,
        };
        assert_eq!(window.scroll_to(10), None);
        assert_eq!(window.scroll_to(9), Some(540.0));
        assert_eq!(window.scroll_to(20), Some(960.0));
    }

    proptest! {
        #[test]
        fn every_visible_line_is_drawn_and_the_height_never_changes(
            top in -100.0..1e7_f64,
            height in 0.0..3_000.0_f64,
            line in 0.0..200.0_f64,
            count in 0..12_000_usize,
        ) {
            let window = Window { top, height, line };
            let seen = window.seen(count);
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
