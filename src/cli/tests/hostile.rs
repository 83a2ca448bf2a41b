//! Tests with malicious input for every subcommand of the compiled `bg`, each of which must return a typed error or an
//! answer in bounded time and memory.
#![cfg(target_os = "linux")]

mod bg;

use std::{ffi::OsString, os::unix::ffi::OsStringExt as _, path::Path, process::Command};

/// Shell command that limits a run to 20 seconds of processor time and 256 MiB of memory, which is enough for the nets
/// and several copies of the largest input. A run that exceeds either limit is killed by a signal.
const LIMITED: &str = r#"ulimit -t 20; ulimit -d 262144; exec "$0" "$@""#;

/// Type of input that a subcommand reads.
enum Input {
    /// File read in full from standard input.
    File,
    /// Like [`Input::File`], but an earlier row already reads the same format, so only inputs that contain a match are
    /// worth repeating.
    Match,
    /// Lines read from standard input, each of which is answered.
    Lines,
    /// No input, although the arguments may be malicious.
    Arguments,
}
use Input::{Arguments, File, Lines, Match};

/// Every subcommand with valid arguments, and the type of input that it then reads.
const ROWS: [(&[&str], Input); 22] = [
    (&["check", "-"], File),
    (&["review", "--ply", "0", "-"], File),
    (&["review", "--ply", "0", "--json", "-"], Match),
    (&["review", "--ply", "0", "--csv", "-"], Match),
    (&["convert", "-", "--to", "mat"], Match),
    (&["convert", "-", "--to", "sgf"], Match),
    (&["convert", "-", "--to", "json"], Match),
    (&["convert", "-", "--to", "link"], Match),
    (&["convert", "-", "--to", "xgid"], Match),
    (&["convert", "-", "--to", "svg"], Match),
    (&["convert", "-", "--to", "text"], Match),
    (&["dice", "-"], File),
    (&["rollout", "split", "16384"], File),
    (&["rollout", "merge"], File),
    (&["rollout"], Lines),
    (&["json"], Lines),
    (&["ubgi", "0"], Lines),
    (&["external"], Arguments),
    (&["duel"], Arguments),
    (&["bench"], Arguments),
    (&["completions"], Arguments),
    (&["man"], Arguments),
];

/// Returns arguments that no subcommand accepts; each is used in place of the first argument.
fn hostile_arguments() -> Vec<OsString> {
    let texts = [
        "",
        "-1",
        "1e309",
        "NaN",
        "18446744073709551616",
        "/dev/zero",
        "\u{1b}[2J",
        "--=",
    ];
    let long = "9".repeat(100_000);
    let mut arguments: Vec<OsString> = texts.map(OsString::from).to_vec();
    arguments.push(long.into());
    arguments.push(OsString::from_vec(vec![0xff, 0xfe]));
    arguments
}

/// First line of an uncompressed .bgf file.
const BGF_HEADER: &[u8] =
    b"{\"version\":\"1.0\",\"compression\":\"none\",\"encoding\":\"smile\"}\n";

/// Returns truncated files in every supported format.
fn truncated() -> impl Iterator<Item = Vec<u8>> {
    let samples = [
        "data/matches/seven-points.mat",
        "data/matches/seven-points.sgf",
        "data/matches/seven-points.xg",
        "data/matches/galaxy-1.txt",
        "data/matches/links-v1.txt",
        "data/matches/stored-v1.bgm",
        "data/saved_v2.jsonl",
        "data/saved_v1.json",
    ];
    let tests = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests");
    let read = move |name| std::fs::read(tests.join(name)).expect("a sample");
    // The .bgf files in the corpus lack the first line.
    let bgf = [BGF_HEADER.to_vec(), read("fuzz/corpora/bgf/game")].concat();
    let files = samples.into_iter().map(read).chain([bgf]);
    files.map(|mut file| {
        file.truncate(file.len() * 2 / 3);
        file
    })
}

/// Returns bytes that do not follow any format and are the same in every run.
fn random_bytes(count: usize) -> Vec<u8> {
    let mut state = 1_u64;
    let next = || {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        state.to_be_bytes()[0]
    };
    std::iter::repeat_with(next).take(count).collect()
}

/// Texts in every format, with numbers beyond all limits.
const ABSURD: [&str; 16] = [
    r#"{"cmd":"eval","position_id":"4HPwATDgc/ABMA","ply":18446744073709551616}"#,
    r#"{"cmd":"best","position_id":"4HPwATDgc/ABMA","dice":[-1,1e308],"ply":0}"#,
    r#"{"cmd":"cube","position_id":"4HPwATDgc/ABMA","match":{"length":4294967296,"score":[-9,1e99]},"cube":{"value":0,"owner":"x"}}"#,
    r#"{"cmd":"analyse","position_id":"4HPwATDgc/ABMA","dice":[3,1],"limit":-1,"played":"99/98 98/97"}"#,
    r#"{"cmd":"rollout","position_id":"4HPwATDgc/ABMA","trials":18446744073709551615,"first":18446744073709551615,"ply":255}"#,
    r#"{"position_id":"4HPwATDgc/ABMA","trials":18446744073709551615,"first":18446744073709551615,"truncate":-1}"#,
    r#"{"position_id":"4HPwATDgc/ABMA","trials":0,"first":-1}"#,
    r#"{"candidates":[1],"sums":{"of":"x","trials":[[0,18446744073709551615]],"equities":["0"],"chances":[["1","0","0","1","0","0"]],"products":["0"]}}"#,
    r#"{"version":2,"white":"person","black":"person","rules":{"stakes":{"match":{"length":999,"crawford":true}}}}"#,
    r#"{"version":4294967296}"#,
    "XGID=-b----E-C---eE---c-e----B-:99999999999:9:9:99:4294967296:-1:0:99999:99",
    "ubgi\nXGID=zzzzzzzzzzzzzzzzzzzzzzzzzz:0:0:1:31:0:0:0:0:10\nboard:a:b:99999999999:0:0:-99:0:0:0:0",
    "99999999999999999999 point match\n\n Game 99999999999999999999\n a : 99999999999 b : -1\n  1) 99: 99/98 77/66(99999999999)\n      Wins 4294967296 points\n",
    "3 point match\n\n Game 1\n a : 2147483647 b : 2147483647\n  1) 31: 8/5 6/5  42: 8/4 6/4\n      Wins 4294967295 points\n",
    "(;FF[4]GM[6]MI[length:99999999999][ws:4294967295][bs:-7]CV[1048576];AE[a:y]AW[a][a][a][a][a][a][a][a][a][a][a][a][a][a][a][a];B[66zzzzzzzz])",
    "#m999999999999999999999999999999999999999999",
];

/// Returns files with almost no content or far too much of it.
fn senseless_files() -> Vec<Vec<u8>> {
    vec![
        Vec::new(),
        b"\n \r\n\t".to_vec(),
        b"\xef\xbb\xbf".to_vec(),
        random_bytes(1 << 16),
        vec![0; 1 << 20],
        vec![b'9'; 2 << 20],
        b"[".repeat(1 << 20),
        b"(;".repeat(1 << 19),
        b"{\"a\":".repeat(1 << 17),
        b"x\n".repeat(1 << 16),
        b" 1 point match\n\n Game 1\n a : 0 b : 0\n".repeat(1 << 12),
    ]
}

/// Returns malicious lines for the subcommands that answer line by line.
fn hostile_lines() -> Vec<Vec<u8>> {
    let lines = ABSURD.join("\n").into_bytes();
    let cut = &ABSURD[0].as_bytes()[..40];
    vec![
        Vec::new(),
        [&lines, &b"\n"[..], cut].concat(),
        random_bytes(1 << 16),
        [vec![b'9'; 3 << 20], b"\n".to_vec(), b"[".repeat(1 << 19)].concat(),
        b"\0\n".repeat(1 << 12),
    ]
}

/// Asserts that a run exited by itself, either successfully or with a typed error.
fn check(arguments: &[OsString], input: &[u8]) {
    let mut limited = Command::new("sh");
    let bg = env!("CARGO_BIN_EXE_bg");
    let output = bg::output(limited.args(["-c", LIMITED, bg]).args(arguments), input);
    let errors = String::from_utf8_lossy(&output.stderr);
    let start = String::from_utf8_lossy(&input[..input.len().min(80)]);
    let errors = &errors[..errors.floor_char_boundary(400)];
    let what = format!("{arguments:?} with {start:?}: {:?} {errors}", output.status);
    let what = &what[..what.floor_char_boundary(2_000)];
    let has_failed = ["panicked", "out of memory"].map(|fault| errors.contains(fault));
    assert_eq!(has_failed, [false; 2], "{what}");
    match output.status.code() {
        Some(0) => {}
        Some(1) => assert!(errors.contains("bg: "), "{what}"),
        Some(2) => {
            let is_usage_error = errors.starts_with("error: ") && output.stdout.is_empty();
            assert!(is_usage_error, "{what}");
        }
        _ => panic!("{what}"),
    }
}

#[test]
fn malicious_input_leads_to_a_typed_error_in_bounded_time_and_memory() {
    for (row, input) in ROWS {
        let row: Vec<OsString> = row.iter().map(OsString::from).collect();
        match input {
            File | Match => {
                for file in truncated().chain(ABSURD.map(|text| text.as_bytes().to_vec())) {
                    check(&row, &file);
                }
            }
            Lines => {
                for lines in hostile_lines() {
                    check(&row, &lines);
                }
            }
            Arguments => {}
        }
        if let File = input {
            for file in senseless_files() {
                check(&row, &file);
            }
        }
        for argument in hostile_arguments() {
            check(&[row[0].clone(), argument], b"");
        }
    }
}

#[test]
fn every_subcommand_has_a_row() {
    let help = String::from_utf8(bg::run(&["--help"], b"").stdout).expect("text");
    let (_, commands) = help.split_once("Commands:\n").expect("commands");
    let lines = commands.lines().take_while(|line| !line.is_empty());
    for line in lines.filter(|line| !line.starts_with("   ")) {
        let name = line.split_whitespace().next().expect("a name");
        let has_row = ROWS.iter().any(|(row, _)| row[0] == name);
        assert!(has_row || name == "help", "{name}");
    }
}

#[test]
fn a_valid_request_after_malicious_ones_is_answered() {
    let mut lines: Vec<String> = ABSURD.map(|text| text.replace('\n', " ")).to_vec();
    lines.push(r#"{"cmd":"eval","position_id":"4HPwATDgc/ABMA"}"#.to_owned());
    let answers = bg::ask(&lines);
    let (last, hostile) = answers.split_last().expect("answers");
    assert!(last["equity"].is_number(), "{last}");
    let errors = hostile.iter().filter(|answer| answer["error"].is_string());
    assert_eq!(errors.count(), ABSURD.len());
}
