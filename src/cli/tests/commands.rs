//! Tests for the compiled `bg` as used in a shell: help, exit codes, man pages, completions, and argument forms.

mod bg;

use std::{env, fs, path::Path, process};

use bg::{ask, run};
use serde_json::Value;

const START: &str = "4HPwATDgc/ABMA";
const SAMPLE: &str = concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/../../tests/data/matches/studio-1.txt"
);
const SAVED: &str = concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/../../tests/data/saved_v2.jsonl"
);

/// Commands, each with the arguments that its help must mention.
const COMMANDS: [(&[&str], &[&str]); 14] = [
    (&["review"], &["<FILE>...", "--ply", "--json", "--csv"]),
    (&["check"], &["<FILE>"]),
    (&["convert"], &["<FILE>", "--to", "mat", "svg", "xgid"]),
    (&["rollout"], &["POSITION_ID", "TRIALS", "PLIES", "ROLLS"]),
    (&["rollout", "split"], &["<PARTS>"]),
    (&["rollout", "merge"], &[]),
    (&["json"], &["analyse", "rollout"]),
    (&["external"], &["<PORT>", "[PLIES]"]),
    (&["ubgi"], &["[PLIES]", "XGID"]),
    (&["dice"], &["<SEED|FILE>", "[COUNT|FINGERPRINT]"]),
    (&["duel"], &["<A>", "<B>", "<PAIRS>"]),
    (&["bench"], &["fingerprint"]),
    (&["completions"], &["bash", "powershell"]),
    (&["man"], &["[COMMAND]...", "--output"]),
];

/// Returns the standard output of a successful run of `bg`.
fn printed(arguments: &[&str], input: &str) -> String {
    let output = run(arguments, input.as_bytes());
    let errors = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(0), "{arguments:?}: {errors}");
    String::from_utf8(output.stdout).expect("text")
}

#[test]
fn each_help_text_names_its_arguments_and_has_an_example() {
    for (command, arguments) in COMMANDS {
        let help = printed(&[command, &["--help"]].concat(), "");
        for part in arguments {
            assert!(help.contains(part), "{command:?}: {part} in {help}");
        }
        let (_, examples) = help.split_once("Examples:").expect("examples");
        assert!(examples.contains(&format!("bg {}", command.join(" "))));
        assert!(!help.contains('\u{1b}'), "no colour without a terminal");
    }
}

#[test]
fn the_help_lists_commands_and_exit_codes() {
    let help = printed(&["--help"], "");
    for (command, _) in COMMANDS {
        assert!(help.contains(&format!("\n  {} ", command[0])), "{help}");
    }
    for code in ["  0  success", "  1  failure", "  2  usage error"] {
        assert!(help.contains(code), "{help}");
    }
    let version = printed(&["--version"], "");
    assert_eq!(version.trim(), concat!("bg ", env!("CARGO_PKG_VERSION")));
}

#[test]
fn usage_errors_exit_with_2_and_print_nothing() {
    let seed = "0".repeat(64);
    let cases: [&[&str]; 31] = [
        &[],
        &["fly"],
        &["--fly"],
        &["json", "now"],
        &["check"],
        &["check", SAMPLE, SAMPLE],
        &["convert", SAMPLE],
        &["convert", "--to", "mat"],
        &["convert", SAMPLE, "--to", "doc"],
        &["review"],
        &["review", SAMPLE, "--ply", "4"],
        &["review", SAMPLE, "--ply", "-1"],
        &["review", SAMPLE, "--deep"],
        &["dice"],
        &["dice", &seed, "many"],
        &["dice", &seed, "1000001"],
        &["dice", &seed, &seed],
        &["dice", SAVED, "5"],
        &["duel", "0", "0"],
        &["duel", "0", "4", "3"],
        &["duel", "grandmaster", "0", "3"],
        &["duel", "0", "0", "1"],
        &["external", "65536"],
        &["external", "0", "4"],
        &["rollout", START],
        &["rollout", START, "0"],
        &["rollout", START, "36", "4"],
        &["rollout", "//////////////", "36"],
        &["rollout", "split", "0"],
        &["completions", "ksh"],
        &["man", "rollout", "fly"],
    ];
    for case in cases {
        let output = run(case, b"");
        assert_eq!(output.status.code(), Some(2), "{case:?}");
        assert!(output.stdout.is_empty(), "{case:?}");
        assert!(!output.stderr.is_empty(), "{case:?}");
    }
}

#[test]
fn failures_exit_with_1_and_name_their_cause() {
    let cases: [(&[&str], &str); 6] = [
        (&["check", "no such file"], "no such file"),
        (&["convert", "-", "--to", "mat"], "-: the file is empty"),
        (&["dice", "no such file"], "no such file"),
        (&["duel", "0", "no-nets:0", "2"], "no-nets"),
        (&["rollout", "merge"], "nothing to merge"),
        (&["rollout", "split", "2"], "no request"),
    ];
    for (case, cause) in cases {
        let output = run(case, b"");
        let errors = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(1), "{case:?}");
        assert!(output.stdout.is_empty(), "{case:?}");
        assert!(errors.starts_with("bg: ") && errors.contains(cause));
    }
}

#[test]
fn completions_name_every_command() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let script = printed(&["completions", shell], "");
        for (command, _) in COMMANDS {
            for word in command {
                assert!(script.contains(word), "{shell}: {word}");
            }
        }
        assert!(script.contains("csv"), "{shell}");
    }
}

#[test]
fn man_pages_name_every_command_and_its_arguments() {
    let main_page = printed(&["man"], "");
    let folder = env::temp_dir().join(format!("bg-man-{}", process::id()));
    let name = folder.display().to_string();
    assert_eq!(printed(&["man", "--output", &name], ""), "");
    for (command, _) in COMMANDS {
        let title = format!("bg-{}", command.join("-"));
        let page = printed(&[&["man"], command].concat(), "");
        assert!(page.contains(&format!(".TH {title} 1")), "{page}");
        assert!(page.contains(".SH EXAMPLES"), "{page}");
        let file = fs::read_to_string(folder.join(format!("{title}.1")));
        assert_eq!(file.expect("a page"), page);
        assert!(main_page.contains(&format!("bg\\-{}(1)", command[0])));
    }
    assert!(main_page.contains("EXIT CODES"), "{main_page}");
    fs::remove_dir_all(&folder).expect("our own folder");
}

#[test]
fn convert_reads_files_and_standard_input_in_either_order() {
    let text = fs::read_to_string(SAMPLE).expect("the sample");
    let sgf = printed(&["convert", SAMPLE, "--to", "sgf"], "");
    assert!(sgf.starts_with("(;"));
    assert_eq!(printed(&["convert", "--to", "sgf", SAMPLE], ""), sgf);
    assert_eq!(printed(&["convert", "-", "--to", "sgf"], &text), sgf);
    assert_eq!(printed(&["convert", "--to", "sgf", "-"], &text), sgf);
    let contents = printed(&["check", SAMPLE], "");
    assert!(contents.contains("MrPurple - Lasse, match to 3"));
    assert_eq!(printed(&["check", "-"], &text), contents);
}

#[test]
fn a_position_as_json_has_its_id_and_an_unsupported_format_fails() {
    let position = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10";
    let text = printed(
        &["convert", "-", "--to", "json"],
        &format!("What now? {position}."),
    );
    let object: Value = serde_json::from_str(&text).expect("an object");
    assert_eq!(object["xgid"], position);
    let waiting = serde_json::json!([
        {"player": 0, "dice": [3, 1], "play": null, "position_id": "4HPwATDgc/ABMA"}
    ]);
    assert_eq!(object["games"][0]["moves"], waiting);
    let without_decision = b" 1 point match\n\n Game 1\n ann : 0    bob : 0\n      Wins 1 point\n";
    let output = run(&["convert", "-", "--to", "svg"], without_decision);
    assert_eq!(output.status.code(), Some(1));
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(errors.contains("nothing of it can be written"), "{errors}");
}

#[test]
fn rollout_survives_invalid_requests() {
    let good = r#"{"position_id":"4HPwATDgc/ABMA","trials":1}"#;
    let output = run(&["rollout"], &[b"\xff\n{}\n", good.as_bytes()].concat());
    assert_eq!(output.status.code(), Some(0));
    let text = String::from_utf8(output.stdout).expect("text");
    let errors: Vec<bool> = text
        .lines()
        .map(|line| line.contains("error\":\""))
        .collect();
    assert_eq!(errors, [true, true, false], "{text}");
    let part = text.lines().last().expect("an answer");
    let mut part: Value = serde_json::from_str(part).expect("an object");
    part["candidates"] = serde_json::json!(vec![0; 100_000]);
    let output = run(&["rollout", "merge"], part.to_string().as_bytes());
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(errors.contains("more candidates than sums"), "{errors}");
}

#[test]
fn the_last_occurrence_of_a_repeated_review_option_counts() {
    let json = printed(&["review", "--ply", "0", "--json", SAMPLE], "");
    let repeated = [
        "review", "--csv", SAMPLE, "--ply", "1", "--json", "--ply", "0",
    ];
    assert_eq!(printed(&repeated, ""), json);
    let csv = printed(&["review", "--ply", "0", "--json", "--csv", SAMPLE], "");
    assert!(csv.starts_with("file,game,move"));
}

#[test]
fn dice_duel_and_rollout_accept_their_short_forms() {
    let seed = "0".repeat(64);
    let dice = |arguments: &[&str]| printed(&[&["dice"], arguments].concat(), "");
    assert!(dice(&[&seed, "10"]).ends_with("\n5536522154\n"));
    assert!(dice(&[&seed]).starts_with(dice(&[&seed, "10"]).trim_end()));
    assert!(dice(&[SAVED]).starts_with("game 1: fingerprint 72cd6e84"));
    let duel = printed(&["duel", "0", "Strong", "2"], "");
    assert!(duel.contains("\"points_per_game\":0.0"), "{duel}");
    let rollout = printed(&["rollout", START, "36", "0", "3"], "");
    assert!(rollout.contains("\"trials\":36") && !rollout.contains("sums"));
    assert_eq!(printed(&["rollout"], ""), "");
    let request = format!(r#"{{"cmd":"eval","position_id":"{START}"}}"#);
    assert!(ask(&[request])[0]["equity"].is_number());
}

#[test]
fn reads_other_nets_named_by_the_environment_variable() {
    let nets = |file: &str| {
        Path::new(env!("CARGO_MANIFEST_DIR"))
            .join("../worker/nets")
            .join(file)
    };
    let roll_out = |nets: &Path| {
        process::Command::new(env!("CARGO_BIN_EXE_bg"))
            .args(["rollout", START, "36", "0", "3"])
            .env("BG_NETS", nets)
            .output()
            .expect("bg runs")
    };
    let shipped = printed(&["rollout", START, "36", "0", "3"], "");
    let output = roll_out(&nets("nets.bin"));
    assert_eq!(String::from_utf8_lossy(&output.stdout), shipped);
    // The small net cannot be used as the main nets, and the last file does not exist.
    for refused in ["quick.bin", "none.bin"] {
        let output = roll_out(&nets(refused));
        assert_eq!(output.status.code(), Some(1), "{refused}");
        let errors = String::from_utf8_lossy(&output.stderr);
        assert!(
            errors.contains("BG_NETS=") && errors.contains(refused),
            "{errors}"
        );
    }
}

#[test]
fn a_closed_pipe_is_not_a_failure() {
    let mut bg = process::Command::new(env!("CARGO_BIN_EXE_bg"))
        .args(["convert", SAMPLE, "--to", "text"])
        .stdout(process::Stdio::piped())
        .stderr(process::Stdio::piped())
        .spawn()
        .expect("bg starts");
    drop(bg.stdout.take());
    let output = bg.wait_with_output().expect("bg ends");
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success() && !errors.contains("bg:"));
}

#[test]
fn the_dice_in_a_session_are_verified_from_standard_input() {
    let session = fs::read_to_string(SAVED).expect("the session");
    assert_eq!(
        printed(&["dice", "-"], &session),
        printed(&["dice", SAVED], "")
    );
}

#[test]
fn reads_the_links_it_writes() {
    let links = printed(&["convert", SAMPLE, "--to", "link"], "");
    let text = printed(&["convert", "-", "--to", "mat"], &links);
    assert!(text.contains(" Game 1"), "{text}");
    assert!(printed(&["check", "-"], &links).starts_with("text with links\n"));
    let cut = &links[..links.len() / 2];
    let refused = run(&["check", "-"], cut.as_bytes());
    let why = String::from_utf8(refused.stderr).expect("text");
    assert!(why.contains("the end of the link is missing"), "{why}");
}

#[test]
fn check_lists_positions_and_exits_with_code_0() {
    let text = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10\n";
    let listed = printed(&["check", "-"], text);
    assert!(listed.contains("-b----E-C---eE---c-e----B-"), "{listed}");
    assert!(listed.contains("writer: eXtreme Gammon\n"), "{listed}");
    assert_eq!(run(&["check", "-"], b"hello").status.code(), Some(1));
}

#[test]
fn check_lists_the_writing_program_and_the_illegal_or_unknown_plays() {
    let text = "; [Site \"BackgammonGalaxy\"]\n3 point match\n\n Game 1\n Ann : 0        : 0\n  \
        1) 31: 8/5 6/4      42: 8/4 6/4\n  2) 63: ????\n      Wins 1 point\n";
    let listed = printed(&["check", "-"], text);
    for line in [
        "writer: Backgammon Galaxy",
        "Ann - player 2, match to 3, games: 1",
        "plays that could not be followed: 2 (line 6, line 7)",
    ] {
        assert!(listed.lines().any(|one| one == line), "{listed}");
    }
    let clean = printed(&["check", SAMPLE], "");
    assert!(clean.contains("\nwriter: Backgammon Studio\n"), "{clean}");
}

#[test]
fn does_not_print_control_characters_from_a_file() {
    let text = "3 point match\n\n Game 1\n A\u{1b}[2J\u{202e}nn : 0        B\u{7}ob : 0\n  \
        1) 31: 8/5 6/5      42: 8/4 6/4\n\u{1b}[31m zzz\u{9b}\n";
    for arguments in [&["check", "-"][..], &["review", "--ply", "0", "-"]] {
        let shown = printed(arguments, text);
        assert!(shown.contains("A[2Jnn - Bob"), "{shown}");
        let unwanted = |c: char| c != '\n' && c.is_control() || c == '\u{202e}';
        assert!(!shown.contains(unwanted), "{shown:?}");
    }
}
