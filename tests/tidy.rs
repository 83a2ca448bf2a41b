//! House rules that the compiler does not check, applied to every tracked file.

use std::{fs, path::Path, process::Command};

/// House rule: its text, the files it applies to, and its check.
struct Rule {
    words: &'static str,
    about: fn(&str) -> bool,
    breaks: fn(&str) -> Option<String>,
}

/// Limits whose violations are only printed, because whether to split a file or function is for a person to decide.
const LIMITS: [Rule; 3] = [
    Rule {
        words: "files have some 400 lines at most",
        about: |path| is_source(path),
        breaks: |text| {
            let lines = text.lines().count();
            (lines > 400).then(|| format!("{lines} lines"))
        },
    },
    Rule {
        words: "a function fits on a screen: some 60 lines at most",
        about: |path| has_extension(path, "rs"),
        breaks: long_function,
    },
    Rule {
        words: "a lib.rs is a table of contents of at most 100 lines",
        about: |path| path.ends_with("lib.rs") && path != "src/dice/lib.rs",
        breaks: |text| {
            let lines = text.lines().count();
            (lines > 100).then(|| format!("{lines} lines"))
        },
    },
];

const RULES: [Rule; 12] = [
    Rule {
        words: "work left open has the number of an issue",
        about: |path| is_source(path) && path != "tests/tidy.rs",
        breaks: |text| line_with(text, &["TODO", "FIXME", "XXX"]),
    },
    Rule {
        words: "lints are expected with a reason, never allowed",
        about: |path| has_extension(path, "rs") && path != "tests/tidy.rs",
        breaks: |text| line_with(text, &["#[allow(", "#![allow(", "#[ignore"]),
    },
    Rule {
        words: "colours are tokens",
        about: |path| {
            has_extension(path, "css")
                && !path.ends_with("tokens.css")
                && !path.ends_with("themes.css")
        },
        breaks: |text| {
            text.lines()
                .find(|line| names_a_colour(line))
                .map(str::to_owned)
        },
    },
    Rule {
        words: "style is settled by layers, never by force",
        about: |path| has_extension(path, "css"),
        breaks: |text| line_with(text, &["!important"]),
    },
    Rule {
        words: "only the engine's kernel may be unsafe",
        about: |path| {
            has_extension(path, "rs")
                && !path.starts_with("src/engine/kernel")
                && path != "tests/tidy.rs"
        },
        breaks: |text| {
            line_with(
                text,
                &["unsafe {", "unsafe fn", "unsafe impl", "unsafe_code"],
            )
        },
    },
    Rule {
        words: "a limit is called MAX or MIN",
        about: |path| has_extension(path, "rs") && path != "tests/tidy.rs",
        breaks: |text| {
            let names = ["MOST", "LEAST", "LONGEST", "FEWEST", "DEEPEST", "WIDEST"];
            let mut lines = text.lines().filter(|line| line.contains("const "));
            let is_bad = |line: &&str| names.iter().any(|name| line.contains(name));
            lines.find(is_bad).map(|line| line.trim().to_owned())
        },
    },
    Rule {
        words: "tests wait for what the page shows and never sleep",
        about: |path| path.starts_with("tests/browser/") && has_extension(path, "ts"),
        breaks: |text| line_with(text, &["waitForTimeout", "setTimeout", ".only(", ".skip("]),
    },
    Rule {
        words: "apostrophes are straight in English texts",
        about: |path| is_of_language(path, "en"),
        breaks: |text| line_with(text, &["’"]),
    },
    Rule {
        words: "apostrophes are curly in the texts of other languages",
        about: |path| has_extension(path, "ftl") && !is_of_language(path, "en"),
        breaks: |text| {
            let mut texts = text.lines().filter(|line| !line.starts_with('#'));
            texts.find(|line| line.contains('\'')).map(str::to_owned)
        },
    },
    Rule {
        words: "the page asks no other origin for anything",
        about: |path| {
            path == "index.html"
                || ((path.starts_with("src/") || path.starts_with("tests/browser/"))
                    && is_source(path)
                    // A manifest contains the addresses of registry pages, which the page never requests.
                    && !path.ends_with("Cargo.toml"))
                || path.starts_with("style/")
        },
        breaks: |text| line_with(text, &["http://", "https://"]),
    },
    Rule {
        words: "actions and base images are pinned by commit and digest",
        about: |path| path.starts_with(".github/workflows/") || path == "Containerfile",
        breaks: |text| {
            text.lines()
                .find(|line| is_unpinned(line))
                .map(str::to_owned)
        },
    },
    Rule {
        words: "what npm installs is locked with its hashes",
        about: |path| path.ends_with("package-lock.json"),
        breaks: |text| {
            let packages = text.matches("\"node_modules/").count();
            let hashes = text.matches("\"integrity\": \"sha512-").count();
            (packages != hashes).then(|| format!("{packages} packages, {hashes} hashes"))
        },
    },
];

/// Returns `true` if a line in a workflow or Containerfile refers to code that others can replace later.
fn is_unpinned(line: &str) -> bool {
    let line = line.trim().trim_start_matches("- ");
    let is_hex = |hash: &str, length| {
        hash.len() == length && hash.chars().all(|digit| digit.is_ascii_hexdigit())
    };
    if let Some(action) = line.strip_prefix("uses: ") {
        let commit = action.split(['@', ' ']).nth(1).unwrap_or_default();
        return !is_hex(commit, 40);
    }
    if let Some(image) = line.strip_prefix("FROM ") {
        let digest = image.split(['@', ' ']).nth(1).unwrap_or_default();
        return !is_hex(digest.trim_start_matches("sha256:"), 64);
    }
    line.contains("cargo install") && !line.contains("--version ")
}

/// Returns the first function of more than 60 lines, from its `fn` to the closing bracket at the same depth.
fn long_function(text: &str) -> Option<String> {
    let lines: Vec<&str> = text.lines().collect();
    let is_start = |line: &str| {
        let before = line.split("fn ").next().unwrap_or_default().trim();
        let words = [
            "",
            "pub",
            "pub(crate)",
            "pub(super)",
            "async",
            "const",
            "unsafe",
        ];
        line.contains("fn ") && before.split(' ').all(|word| words.contains(&word))
    };
    let starts = (0..lines.len()).filter(|&at| is_start(lines[at]));
    let mut long = starts.filter(|&at| {
        let depth = lines[at].len() - lines[at].trim_start().len();
        let closing = format!("{}}}", " ".repeat(depth));
        let is_end = |line: &&str| **line == closing || line.ends_with("{}") || line.ends_with(';');
        let signature = lines[at..]
            .iter()
            .position(|line| line.ends_with(['{', '}', ';']));
        let body = at + signature.unwrap_or_default();
        if is_end(&lines[body]) {
            return false;
        }
        let end = lines[body..].iter().position(|line| *line == closing);
        end.is_some_and(|end| body + end - at + 1 > 60)
    });
    long.next().map(|at| lines[at].trim().to_owned())
}

/// Returns `true` if a line in a style sheet contains a colour value instead of a token.
fn names_a_colour(line: &str) -> bool {
    let functions = ["rgb(", "rgba(", "hsl(", "hsla(", "hwb(", "lab(", "lch("];
    let is_hex = |after: &str| {
        let word = after
            .find(|c: char| !c.is_ascii_alphanumeric() && c != '-' && c != '_')
            .map_or(after, |end| &after[..end]);
        [3, 4, 6, 8].contains(&word.len()) && word.chars().all(|c| c.is_ascii_hexdigit())
    };
    functions.iter().any(|function| line.contains(function)) || line.split('#').skip(1).any(is_hex)
}

fn has_extension(path: &str, extension: &str) -> bool {
    Path::new(path)
        .extension()
        .is_some_and(|found| found == extension)
}

fn is_source(path: &str) -> bool {
    ["rs", "ts", "css", "html", "toml"]
        .iter()
        .any(|extension| has_extension(path, extension))
}

/// Returns `true` for a file with the page's texts in a language: `en.ftl`, `en.study.ftl`.
fn is_of_language(path: &str, language: &str) -> bool {
    let name = path.rsplit('/').next().unwrap_or(path);
    has_extension(path, "ftl") && name.split('.').next() == Some(language)
}

fn line_with(text: &str, words: &[&str]) -> Option<String> {
    let bad = |line: &&str| words.iter().any(|word| line.contains(word));
    text.lines().find(bad).map(|line| line.trim().to_owned())
}

fn tracked_files() -> Vec<String> {
    let root = env!("CARGO_MANIFEST_DIR");
    let listed = Command::new("git")
        .args(["ls-files"])
        .current_dir(root)
        .output();
    let listed = listed.expect("git lists the files of the house");
    String::from_utf8_lossy(&listed.stdout)
        .lines()
        .map(str::to_owned)
        .collect()
}

#[test]
fn every_file_follows_the_house_rules() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let files = tracked_files();
    assert!(files.len() > 50, "only {} files were found", files.len());
    let broken = |rules: &[Rule]| {
        let mut broken = Vec::new();
        for path in &files {
            for rule in rules.iter().filter(|rule| (rule.about)(path)) {
                let text = fs::read_to_string(root.join(path)).unwrap_or_default();
                if let Some(why) = (rule.breaks)(&text) {
                    broken.push(format!("{path}: {}: {why}", rule.words));
                }
            }
        }
        broken.join("\n")
    };
    println!("{}", broken(&LIMITS));
    let broken = broken(&RULES);
    assert!(broken.is_empty(), "\n{broken}");
}

#[test]
fn every_check_can_fail() {
    let body = "    go();\n".repeat(59);
    let long_body = format!("pub(crate) const fn run(\n    at: u8,\n) -> u8 {{\n{body}}}\n");
    let in_impl = format!("impl A {{\n    fn run() {{\n{body}    }}\n}}\n");
    let (long, long_contents) = ("\n".repeat(401), "\n".repeat(101));
    let bad: [&[&str]; LIMITS.len() + RULES.len()] = [
        &[&long],
        &[&long_body, &in_impl],
        &[&long_contents],
        &["// TODO", "// FIXME later"],
        &["#[allow(dead_code)]", "#![allow(dead_code)]", "#[ignore]"],
        &[
            "color: #123456;",
            "color: #fff;",
            "a { color:#ABC }",
            "background: hsl(0 0% 0%);",
            "fill: oklch(0.5 0.1 90);",
        ],
        &["color: var(--ink) !important;"],
        &[
            "unsafe { go() }",
            "unsafe fn go() {}",
            "#[expect(unsafe_code)]",
        ],
        &["const MOST_FILES: usize = 1;", "pub const LEAST: u8 = 2;"],
        &["await page.waitForTimeout(1)", "test.only('it', go)"],
        &["review-you = You’re right"],
        &["review-you = C'est juste"],
        &["https://example.org", "fetch('http://example.org')"],
        &[
            "      - uses: actions/checkout@v4",
            "        uses: actions/deploy-pages@main",
            "FROM nginx:1.28-alpine",
            "      - run: cargo install --locked cargo-fuzz",
        ],
        &["\"node_modules/esbuild\": {\n  \"version\": \"0.28.2\"\n}"],
    ];
    for (rule, texts) in LIMITS.iter().chain(&RULES).zip(bad) {
        for text in texts {
            assert!((rule.breaks)(text).is_some(), "{}: {text}", rule.words);
        }
        assert_eq!((rule.breaks)("a quiet line\n"), None, "{}", rule.words);
    }
    assert!(!names_a_colour("#crash-reason { color: var(--ink); }"));
}
