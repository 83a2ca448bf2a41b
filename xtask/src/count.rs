//! How many tests have passed and failed, read from what the test runners print.

use std::sync::{Mutex, MutexGuard, PoisonError};

use anyhow::Error;

/// The count of a whole run, shared by the phases that run at the same time.
#[derive(Default)]
pub struct Tally(Mutex<Count>);

#[derive(Default)]
struct Count {
    passed: u32,
    failed: u32,
    /// What failed, by name: a log that keeps only its end still says what to look at.
    names: Vec<String>,
    /// What could not be run here, and why: said at the end, and never taken for passed.
    skipped: Vec<String>,
}

impl Tally {
    /// Adds a line such as `test result: ok. 8 passed; 0 failed; 0 ignored; ...`.
    pub fn cargo(&self, line: &str) {
        if let Some(test) = line
            .strip_prefix("test ")
            .and_then(|line| line.strip_suffix(" ... FAILED"))
        {
            self.count().names.push(test.to_owned());
        }
        if let Some(result) = line.trim_start().strip_prefix("test result: ") {
            let mut count = self.count();
            result
                .split([';', '.'])
                .for_each(|part| count.add(part, &[]));
        }
    }

    /// Adds a line of Playwright's closing summary, such as `  12 passed (30.1s)` or `  1 failed`.
    ///
    /// A test that passed only when it was retried is flaky, and a flaky test has failed.
    pub fn playwright(&self, line: &str) {
        let mut count = self.count();
        if let Some(test) = line.strip_prefix("    [") {
            count.names.push(format!("[{}", test.trim_end()));
        }
        count.add(line, &["flaky", "interrupted", "did not run"]);
    }

    /// Notes what could not be run here, and why.
    pub fn skip(&self, what: &str) {
        eprintln!("warning: SKIPPED: {what}");
        self.count().skipped.push(what.to_owned());
    }

    /// Prints an error; the run has failed even if no test has.
    pub fn fail(&self, error: &Error) {
        eprintln!("error: {error:#}");
        let mut count = self.count();
        count.failed = count.failed.max(1);
        count.names.push(format!("{error:#}"));
    }

    /// Whether anything has failed.
    pub fn has_failed(&self) -> bool {
        self.count().failed > 0
    }

    /// The last lines of a run: what failed and what was skipped, then `N passed, N failed` alone on its line.
    pub fn summary(&self) -> String {
        let count = self.count();
        let failed = count.names.iter().map(|name| format!("FAILED: {name}\n"));
        let skipped = count
            .skipped
            .iter()
            .map(|what| format!("SKIPPED: {what}\n"));
        let listed: String = failed.chain(skipped).collect();
        let result = format!("{} passed, {} failed", count.passed, count.failed);
        match count.skipped.len() {
            0 => listed + &result,
            number => format!("{listed}{result}, {number} SKIPPED"),
        }
    }

    fn count(&self) -> MutexGuard<'_, Count> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Count {
    /// Adds `8 passed` or `1 failed`; the words of `failures` count as failed too.
    fn add(&mut self, part: &str, failures: &[&str]) {
        let (number, kind) = part.trim().split_once(' ').unwrap_or_default();
        let Ok(number) = number.parse::<u32>() else {
            return;
        };
        let is = |word: &str| kind == word || kind.starts_with(&format!("{word} "));
        if is("passed") {
            self.passed += number;
        } else if is("failed") || failures.iter().any(|word| is(word)) {
            self.failed += number;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cargos_and_playwrights_results_are_added_up() {
        let tally = Tally::default();
        tally.cargo("test result: ok. 8 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out; finished in 8s");
        tally.cargo("test result: FAILED. 3 passed; 2 failed; 0 ignored; 0 measured");
        tally.cargo("test rules::passed ... ok");
        tally.playwright("  12 passed (30.1s)");
        tally.playwright("  1 failed");
        assert_eq!(tally.summary(), "23 passed, 3 failed");
    }

    #[test]
    fn a_flaky_test_has_failed() {
        let tally = Tally::default();
        tally.playwright("  12 passed (30.1s)");
        assert!(!tally.has_failed());
        tally.playwright("  1 flaky");
        assert!(tally.has_failed());
        tally.playwright("  2 did not run");
        assert_eq!(tally.summary(), "12 passed, 3 failed");
    }

    #[test]
    fn an_error_fails_a_run_without_failed_tests() {
        let tally = Tally::default();
        tally.fail(&Error::msg("does not compile"));
        assert_eq!(
            tally.summary(),
            "FAILED: does not compile\n0 passed, 1 failed"
        );
    }

    #[test]
    fn what_failed_is_named_at_the_end() {
        let tally = Tally::default();
        tally.cargo("test rules::passed ... ok");
        tally.cargo("test rules::broken ... FAILED");
        tally.playwright("  1 flaky");
        tally.playwright("    [desktop] › turn.spec.ts:5:1 › a turn ─────");
        let summary = tally.summary();
        assert!(summary.starts_with("FAILED: rules::broken\nFAILED: [desktop] › turn.spec.ts:5:1"));
    }

    #[test]
    fn what_was_skipped_is_said_before_the_count() {
        let tally = Tally::default();
        tally.skip("Firefox");
        assert_eq!(
            tally.summary(),
            "SKIPPED: Firefox\n0 passed, 0 failed, 1 SKIPPED"
        );
    }
}
