//! Numbers of passed and failed tests, parsed from the test runners' output.

use std::sync::{Mutex, MutexGuard, PoisonError};

use anyhow::Result;

/// Test count of a whole run, shared by the phases that run in parallel.
#[derive(Default)]
pub struct Tally(Mutex<Count>);

#[derive(Default)]
struct Count {
    passed: u32,
    failed: u32,
    skipped: u32,
    /// Names of failed tests, and skipped runs with the reasons, repeated at the end so that even a truncated log
    /// contains them.
    notes: Vec<String>,
}

impl Tally {
    /// Parses a line of output from cargo, such as `test result: ok. 8 passed; 0 failed; ...`, or from Playwright's
    /// closing summary, such as `  12 passed (30.1s)`.
    ///
    /// A test that passed only on a retry is flaky, and flaky tests count as failed.
    pub fn read(&self, line: &str) {
        const FAILURES: [&str; 4] = ["failed", "flaky", "interrupted", "did not run"];
        let mut count = self.count();
        let failed = line.strip_suffix(" ... FAILED");
        let failed = failed.and_then(|line| line.strip_prefix("test "));
        let listed = line.strip_prefix("    ");
        let listed = listed.filter(|name| name.starts_with('['));
        let failure = failed.or(listed).map(|name| format!("FAILED: {name}"));
        count.notes.extend(failure);
        for part in line.split([';', '.']) {
            let (number, kind) = part.trim().split_once(' ').unwrap_or_default();
            let number: u32 = number.parse().unwrap_or_default();
            if kind.starts_with("passed") {
                count.passed += number;
            } else if FAILURES.iter().any(|word| kind.starts_with(word)) {
                count.failed += number;
            }
        }
    }

    /// Records a skipped run and the reason.
    pub fn skip(&self, what: &str) {
        eprintln!("warning: SKIPPED: {what}");
        let mut count = self.count();
        count.skipped += 1;
        count.notes.push(format!("SKIPPED: {what}"));
    }

    /// Prints a phase's error, if any; the run then counts as failed even if no test has failed.
    pub fn note(&self, result: Result<()>) {
        if let Err(error) = result {
            eprintln!("error: {error:#}");
            let mut count = self.count();
            count.failed = count.failed.max(1);
            count.notes.push(format!("FAILED: {error:#}"));
        }
    }

    /// Returns `true` if anything has failed.
    pub fn has_failed(&self) -> bool {
        self.count().failed > 0
    }

    /// Returns the closing summary of a run: failures and skipped runs, followed by a separate line with `N passed, N
    /// failed`.
    pub fn summary(&self) -> String {
        let mut count = self.count();
        count.notes.sort();
        let mut lines = count.notes.clone();
        let mut last = format!("{} passed, {} failed", count.passed, count.failed);
        if count.skipped > 0 {
            last = format!("{last}, {} SKIPPED", count.skipped);
        }
        lines.push(last);
        lines.join("\n")
    }

    fn count(&self) -> MutexGuard<'_, Count> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the tally after parsing these lines.
    fn tally(lines: &[&str]) -> Tally {
        let tally = Tally::default();
        for line in lines {
            tally.read(line);
        }
        tally
    }

    #[test]
    fn results_of_cargo_and_playwright_are_added_up() {
        let tally = tally(&[
            "test result: ok. 8 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out; finished in 8s",
            "test result: FAILED. 3 passed; 2 failed; 0 ignored; 0 measured",
            "test rules::passed ... ok",
            "  12 passed (30.1s)",
            "  1 failed",
        ]);
        assert_eq!(tally.summary(), "23 passed, 3 failed");
    }

    #[test]
    fn a_flaky_test_counts_as_failed() {
        assert!(!tally(&["  12 passed (30.1s)"]).has_failed());
        let flaky = tally(&["  12 passed (30.1s)", "  1 flaky", "  2 did not run"]);
        assert!(flaky.has_failed());
        assert_eq!(flaky.summary(), "12 passed, 3 failed");
    }

    #[test]
    fn an_error_fails_a_run_without_failed_tests() {
        let tally = Tally::default();
        tally.note(Err(anyhow::Error::msg("does not compile")));
        assert_eq!(
            tally.summary(),
            "FAILED: does not compile\n0 passed, 1 failed"
        );
    }

    #[test]
    fn failures_are_named_at_the_end() {
        let tally = tally(&[
            "test rules::passed ... ok",
            "test rules::broken ... FAILED",
            "  1 flaky",
            "    [desktop] › turn.spec.ts:5:1 › a turn ─────",
        ]);
        let summary = tally.summary();
        assert!(summary.contains("\nFAILED: rules::broken\n"));
        assert!(summary.starts_with("FAILED: [desktop] › turn.spec.ts:5:1"));
    }

    #[test]
    fn skipped_runs_are_named_before_the_count() {
        let tally = Tally::default();
        tally.skip("Firefox");
        assert_eq!(
            tally.summary(),
            "SKIPPED: Firefox\n0 passed, 0 failed, 1 SKIPPED"
        );
    }
}
