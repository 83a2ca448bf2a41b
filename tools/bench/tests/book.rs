//! Tests for the `bench book` command.

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::{self, Command, Output},
};

fn run(file: &Path, arguments: &[&str]) -> Output {
    let mut bench = Command::new(env!("CARGO_BIN_EXE_bench"));
    let command = bench.arg("book").arg(file).args(arguments);
    command.output().expect("bench runs")
}

/// Returns the path of a nonexistent file in the folder for temporary files.
fn new_file(name: &str) -> PathBuf {
    let file = env::temp_dir().join(format!("bg-book-{name}-{}.txt", process::id()));
    // An earlier run that failed may have left this file behind.
    let _removed = fs::remove_file(&file);
    file
}

#[test]
fn an_interrupted_book_resumes_and_is_exported_sorted() {
    let (whole, parts, exported) = (new_file("whole"), new_file("parts"), new_file("exported"));
    assert_eq!(run(&whole, &["--decisions", "3"]).status.code(), Some(0));
    let made = fs::read_to_string(&whole).expect("the book");
    assert_eq!(made.lines().count(), 1 + 2 * 3, "{made}");
    assert_eq!(run(&parts, &["--decisions", "1"]).status.code(), Some(0));
    // The process was killed while writing the second decision.
    let (begun, _) = made.split_at(made.len() - 20);
    fs::write(&parts, begun).expect("a file");
    assert_eq!(run(&parts, &["--decisions", "1"]).status.code(), Some(0));
    let export = |from: &Path| {
        let to = exported.to_str().expect("a path in UTF-8");
        assert_eq!(run(from, &["--export", to]).status.code(), Some(0));
        fs::read_to_string(&exported).expect("the exported book")
    };
    let text = export(&parts);
    assert_eq!(text, export(&whole));
    assert_eq!(text.lines().count(), 1 + 1 + 3, "one position: {text}");
    for file in [&whole, &parts, &exported] {
        fs::remove_file(file).expect("the file is there");
    }
}

#[test]
fn rejects_a_book_for_other_nets() {
    let file = new_file("other");
    fs::write(&file, "book 1, nets 0123456789abcdef, trials of 7 rolls\n").expect("a file");
    let refused = run(&file, &["--decisions", "1"]);
    assert_eq!(refused.status.code(), Some(1));
    let error = String::from_utf8_lossy(&refused.stderr);
    assert!(error.contains("begin another file"), "{error}");
    fs::remove_file(&file).expect("the file is there");
}
