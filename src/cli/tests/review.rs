//! Tests for the compiled `bg review`, run on the sample matches.

use std::{
    env, fs,
    io::Write as _,
    path::PathBuf,
    process::{self, Command, Output, Stdio},
};

use serde_json::Value;

fn sample(name: &str) -> String {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/data/matches/");
    format!("{folder}{name}")
}

fn review(arguments: &[&str], threads: &str, input: &[u8]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_bg"))
        .arg("review")
        .args(arguments)
        .env("RAYON_NUM_THREADS", threads)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("bg starts");
    // A command that rejects its arguments exits without reading any input.
    let _ = child.stdin.take().expect("a pipe").write_all(input);
    child.wait_with_output().expect("bg ends")
}

fn json(output: &Output) -> Vec<Value> {
    let text = String::from_utf8_lossy(&output.stdout);
    let lines = text.lines().map(serde_json::from_str);
    lines.map(|line| line.expect("an object")).collect()
}

#[test]
fn json_output_does_not_depend_on_threads_or_stdin() {
    let file = sample("studio-1.txt");
    let arguments = ["--json", "--ply", "1", &file];
    let one = review(&arguments, "1", b"");
    assert!(one.status.success());
    let bytes = fs::read(&file).expect("the sample");
    let other = review(&["--ply", "1", "-", "--json"], "3", &bytes);
    assert_eq!(one.stdout, other.stdout);
    assert!(one.stderr.is_empty(), "no progress bar without a terminal");
}

#[test]
fn a_review_has_the_fields_of_the_protocol() {
    let reviewed = json(&review(
        &["--json", "--ply", "0", &sample("studio-1.txt")],
        "1",
        b"",
    ));
    let [reviewed] = &reviewed[..] else {
        panic!("one match, one object");
    };
    assert_eq!(
        reviewed["players"],
        serde_json::json!(["MrPurple", "Lasse"])
    );
    assert_eq!(
        (&reviewed["length"], &reviewed["ply"]),
        (&3.into(), &0.into())
    );
    let game = &reviewed["games"][0];
    assert_eq!(game["players"][0]["checker"]["total"], 11);
    assert_eq!(game["players"][1]["cube"]["doubles"], 1);
    let decisions = game["decisions"].as_array().expect("decisions");
    let kinds = ["checker", "double", "answer"];
    for kind in kinds {
        assert!(decisions.iter().any(|one| one["kind"] == kind), "{kind}");
    }
    for decision in decisions {
        assert!(decision["loss"].as_f64().is_some_and(|loss| loss >= 0.0));
        let best = &decision["candidates"][0];
        let word = if decision["kind"] == "checker" {
            "play"
        } else {
            "action"
        };
        assert_eq!(decision["best"], best[word]);
    }
    for field in [
        "pr",
        "gnu_rate",
        "snowie_rate",
        "luck",
        "luck_adjusted_result",
    ] {
        assert!(reviewed["total"][1][field].is_f64(), "{field}");
    }
}

/// Match text in which Bob doubles and Ann drops.
const DROPPED: &str = " 3 point match\n\n Game 1\n Ann : 0                        Bob : 0\n  \
                1) 31: 8/5 6/5                 Doubles => 2\n  2)  Drops\n      Wins 1 point\n\n";

#[test]
fn a_champion_review_has_the_number_of_trials_for_each_decision() {
    let decisions = |ply| reviewed_at(ply, DROPPED)["games"][0]["decisions"].clone();
    let (searched, champion) = (decisions("0"), decisions("champion"));
    let searched = searched.as_array().expect("decisions");
    assert!(searched.iter().all(|one| one["trials"].is_null()));
    for one in champion.as_array().expect("decisions") {
        assert_eq!(
            (&one["trials"], &one["ply"]),
            (&0.into(), &2.into()),
            "clear at once: {one}"
        );
        assert_eq!(one["candidates"][0]["trials"], 0);
    }
}

/// Returns the review of a match as JSON.
fn reviewed(text: &str) -> Value {
    reviewed_at("0", text)
}

fn reviewed_at(ply: &str, text: &str) -> Value {
    let mut objects = json(&review(
        &["--json", "--ply", ply, "-"],
        "1",
        text.as_bytes(),
    ));
    objects.pop().expect("a match")
}

#[test]
fn unfinished_games_do_not_change_the_luck_adjusted_result() {
    let begun = "Game 2\n Ann : 0                        Bob : 1\n  \
                 1) 31: 8/5 6/5                66: 24/18(2) 13/7(2)\n";
    let (one, two) = (reviewed(DROPPED), reviewed(&format!("{DROPPED}{begun}")));
    let adjusted = |review: &Value| review["total"][0]["luck_adjusted_result"].as_f64();
    assert!(adjusted(&one).is_some());
    assert_eq!(adjusted(&one), adjusted(&two));
    assert_ne!(one["total"][0]["luck"], two["total"][0]["luck"]);
}

#[test]
fn answers_show_the_position_from_the_perspective_of_the_player_on_roll() {
    let reviewed = reviewed(DROPPED);
    let decisions = reviewed["games"][0]["decisions"]
        .as_array()
        .expect("decisions");
    let of = |kind: &str| {
        decisions
            .iter()
            .find(|one| one["kind"] == kind)
            .expect(kind)
    };
    // Bob offers the double and is on roll until it is taken.
    assert_eq!(of("answer")["position_id"], of("double")["position_id"]);
}

#[test]
fn reviews_a_folder_and_skips_other_files() {
    let folder: PathBuf = env::temp_dir().join(format!("bg-review-{}", process::id()));
    fs::create_dir_all(folder.join("inner")).expect("a folder");
    fs::copy(sample("studio-1.txt"), folder.join("b.txt")).expect("a copy");
    fs::copy(sample("galaxy-2.txt"), folder.join("inner/a.txt")).expect("a copy");
    fs::write(folder.join("a-note.md"), "not a match").expect("a file");
    let name = folder.display().to_string();
    let output = review(&["--json", "--ply", "0", &name], "2", b"");
    let csv = review(&["--csv", "--ply", "0", &name], "2", b"");
    fs::remove_dir_all(&folder).expect("our own folder");
    assert!(output.status.success());
    let files: Vec<Value> = json(&output)
        .iter()
        .map(|one| one["file"].clone())
        .collect();
    let expected = [folder.join("b.txt"), folder.join("inner/a.txt")];
    assert_eq!(files, expected.map(|path| path.display().to_string()));
    let csv = String::from_utf8_lossy(&csv.stdout).into_owned();
    let columns = |line: &str| line.split(',').count();
    let header = csv.lines().next().map(columns);
    assert!(csv.lines().all(|line| Some(columns(line)) == header));
    assert_eq!(csv.matches("file,game").count(), 1);
}

#[test]
fn exit_codes_distinguish_failures_from_usage_errors() {
    let code = |arguments: &[&str], input: &[u8]| review(arguments, "1", input).status.code();
    assert_eq!(code(&["--ply", "0", "-"], b"nothing to see"), Some(1));
    assert_eq!(code(&["no such file"], b""), Some(1));
    assert_eq!(code(&["-", "--ply", "9"], b""), Some(2));
    assert_eq!(code(&[], b""), Some(2));
    let position = b"XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10\n";
    assert_eq!(code(&["-"], position), Some(1), "a position is no match");
}

#[test]
fn the_report_shows_the_players_names_and_scales() {
    let output = review(&["--ply", "0", &sample("galaxy-2.txt")], "1", b"");
    let text = String::from_utf8_lossy(&output.stdout);
    for part in [
        "pmachado",
        "PR (XG's scale)",
        "GNU Backgammon's error rate",
        "instead of",
    ] {
        assert!(text.contains(part), "{part}: {text}");
    }
}

#[cfg(unix)]
#[test]
fn file_names_are_printed_without_control_characters() {
    let folder: PathBuf = env::temp_dir().join(format!("bg-names-{}", process::id()));
    fs::create_dir_all(&folder).expect("a folder");
    fs::write(folder.join("bad\nname\u{1b}[31m.mat"), "not a match").expect("a file");
    let path = folder.to_str().expect("text");
    let output = review(&["--ply", "0", path], "1", b"");
    let said = String::from_utf8(output.stderr).expect("text");
    fs::remove_dir_all(&folder).expect("removed");
    assert!(said.contains("bad name[31m.mat"), "{said:?}");
    assert!(!said.contains('\u{1b}'), "{said:?}");
}
