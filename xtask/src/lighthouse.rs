//! Lighthouse scores of the shipped page, on the desktop and on a simulated phone with slow 4G.

use std::{fs, path::Path};

use anyhow::{Context as _, Result};
use serde_json::Value;

use crate::{
    browser,
    shell::{self, command, say},
    tools,
};

const LIGHTHOUSE: &str = "lighthouse@13.5.0";
/// The score categories, each up to 100.
const SCORES: [&str; 4] = ["performance", "accessibility", "best-practices", "seo"];
/// The timings, by Lighthouse's audit names.
const TIMES: [&str; 5] = [
    "first-contentful-paint",
    "largest-contentful-paint",
    "interactive",
    "total-blocking-time",
    "cumulative-layout-shift",
];

/// Prints the scores and timings of the page at `url`, and the audits that lowered a score.
///
/// # Errors
/// If Lighthouse cannot be fetched or fails.
pub fn run(url: &str, chromium: Option<&str>) -> Result<()> {
    let dir = shell::tools_dir().join("lighthouse");
    let program = dir.join("node_modules/lighthouse/cli/index.js");
    if !program.exists() {
        say("Fetching Lighthouse (some seconds)");
        fs::create_dir_all(&dir)?;
        let words = [
            "install",
            "--no-save",
            "--no-audit",
            "--no-fund",
            "--silent",
        ];
        let mut install = tools::npm(&words)?;
        shell::run(install.arg("--prefix").arg(&dir).arg(LIGHTHOUSE))?;
    }
    for (name, options) in [
        ("desktop", &["--preset=desktop"][..]),
        ("slow 4G phone", &[]),
    ] {
        let report_path = dir.join("report.json");
        judge(&program, url, chromium, options, &report_path)?;
        let report: Value = serde_json::from_slice(&fs::read(&report_path)?)?;
        println!("{name}\n{}", summary(&report));
    }
    Ok(())
}

fn judge(
    program: &Path,
    url: &str,
    chromium: Option<&str>,
    options: &[&str],
    report_path: &Path,
) -> Result<()> {
    let mut lighthouse = command("node");
    let sandbox = if browser::is_root() {
        " --no-sandbox"
    } else {
        ""
    };
    lighthouse
        .arg(program)
        .args([url, "--quiet", "--output=json", "--output-path"])
        .arg(report_path)
        .arg(format!("--chrome-flags=--headless=new{sandbox}"))
        .args(options);
    if let Some(chromium) = chromium {
        lighthouse.env("CHROME_PATH", chromium);
    }
    shell::run(&mut lighthouse).context("Lighthouse has broken off")
}

/// Formats the scores, the timings, and the audits that cost points.
fn summary(report: &Value) -> String {
    let mut lines = Vec::new();
    for name in SCORES {
        let category = &report["categories"][name];
        let score = category["score"].as_f64().unwrap_or_default();
        lines.push(format!("{:>8.0}  {name}", 100.0 * score));
        let weighed = category["auditRefs"].as_array().into_iter().flatten();
        for audit in weighed.filter(|audit| audit["weight"].as_f64() > Some(0.0)) {
            let id = audit["id"].as_str().unwrap_or_default();
            let audit = &report["audits"][id];
            if audit["score"].as_f64().is_some_and(|score| score < 0.9) {
                let value = audit["displayValue"].as_str().unwrap_or_default();
                lines.push(format!("          below: {id} {value}"));
            }
        }
    }
    for id in TIMES {
        let value = report["audits"][id]["displayValue"].as_str();
        lines.push(format!("{:>8}  {id}", value.unwrap_or("?")));
    }
    lines.join("\n")
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn names_the_audits_that_cost_points() {
        let report = json!({
            "categories": {"seo": {"score": 0.92, "auditRefs": [
                {"id": "document-title", "weight": 1}, {"id": "is-crawlable", "weight": 1}, {"id": "hint", "weight": 0},
            ]}},
            "audits": {
                "document-title": {"score": 1}, "is-crawlable": {"score": 0, "displayValue": "1 page"},
                "hint": {"score": 0}, "interactive": {"displayValue": "0.9 s"},
            },
        });
        let summary = summary(&report);
        assert!(summary.contains("      92  seo\n          below: is-crawlable 1 page\n"));
        assert!(summary.contains("   0.9 s  interactive"));
        assert!(!summary.contains("document-title") && !summary.contains("hint"));
    }
}
