//! Tests for the `bench reference` command.

use std::{
    env, fs,
    process::{self, Command, Output},
};

fn run(arguments: &[&str]) -> Output {
    let mut bench = Command::new(env!("CARGO_BIN_EXE_bench"));
    bench.args(arguments).output().expect("bench runs")
}

fn printed(arguments: &[&str]) -> String {
    let output = run(arguments);
    assert_eq!(output.status.code(), Some(0), "{arguments:?}");
    String::from_utf8(output.stdout).expect("text")
}

#[test]
fn rejects_invalid_arguments_and_missing_files() {
    for wrong in [&["reference", "many"][..], &["reference", "1", "4"]] {
        assert_eq!(run(wrong).status.code(), Some(2), "{wrong:?}");
    }
    let missing = run(&["reference", "1", "0", "--earlier", "no such file"]);
    assert_eq!(missing.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&missing.stderr).contains("no such file"));
}

#[test]
fn an_interrupted_search_for_reference_positions_resumes() {
    let whole = printed(&["reference", "1", "0"]);
    let lines: Vec<&str> = whole.lines().collect();
    assert_eq!(lines.len(), 7, "the plies, and one position of each theme");
    let file = env::temp_dir().join(format!("bg-reference-{}.txt", process::id()));
    let with_earlier = |earlier: &str| {
        fs::write(&file, earlier).expect("a file");
        let file = file.to_str().expect("a path in UTF-8");
        printed(&["reference", "1", "0", "--earlier", file])
    };
    // The changed loss proves that the evaluation was reused and not recomputed.
    let changed = lines[1].replacen("=54;", "=55;", 1);
    assert_ne!(changed, lines[1]);
    let earlier = format!("{}\n{changed}\n", lines[0]);
    assert_eq!(with_earlier(&earlier), whole.replace(lines[1], &changed));
    // Evaluations at another depth are not reused.
    assert_eq!(with_earlier(&earlier.replace("plies 0", "plies 1")), whole);
    fs::remove_file(&file).expect("the file is there");
}
