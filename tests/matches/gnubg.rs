//! Checks that GNU Backgammon loads this program's files and counts the same decisions; skipped if GNU Backgammon is
//! not installed.

use std::{
    env, fs,
    io::Write as _,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

use dice::{DiceStream, Seed};
use record::{MatchRecord, write_mat, write_sgf};
use rules::{Ruleset, Session, Stakes, Variant};

use crate::{
    own_games::{Luck, content_of},
    read, sample,
};

fn gnubg() -> Option<PathBuf> {
    let path = env::var_os("PATH").unwrap_or_default();
    let folders = env::split_paths(&path).chain([PathBuf::from("/usr/games")]);
    folders
        .map(|folder| folder.join("gnubg"))
        .find(|program| program.exists())
}

/// Returns the match that GNU Backgammon writes after loading one of this program's files.
fn through_gnubg(program: &Path, name: &str, text: &str, load: &str) -> MatchRecord {
    let folder = env::temp_dir().join(format!("bg-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("a folder");
    let (ours, theirs) = (folder.join(name), folder.join(format!("{name}.out")));
    fs::write(&ours, text).expect("a file");
    let mut child = Command::new(program)
        .args(["-t", "-q", "-r"])
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .expect("it starts");
    let mut commands = child.stdin.take().expect("a pipe");
    writeln!(commands, "{load} \"{}\"", ours.display()).expect("it listens");
    writeln!(commands, "export match mat \"{}\"", theirs.display()).expect("it listens");
    drop(commands);
    child.wait().expect("it ends");
    let written = fs::read(&theirs).unwrap_or_else(|why| panic!("{name} was not loaded: {why}"));
    fs::remove_dir_all(&folder).expect("our own folder");
    read(&written).matches.remove(0)
}

fn agrees(program: &Path, name: &str, record: &MatchRecord) {
    let files = [
        (format!("{name}.mat"), write_mat(record).text, "import mat"),
        (format!("{name}.sgf"), write_sgf(record).text, "load match"),
    ];
    for (name, text, load) in files {
        let again = through_gnubg(program, &name, &text, load);
        assert_eq!(
            content_of(&again)[1..],
            content_of(record)[1..],
            "{name}\n{text}"
        );
    }
}

#[test]
fn gnu_backgammon_reads_the_same_match_from_our_files() {
    let Some(program) = gnubg() else {
        println!("SKIPPED: gnubg is not installed");
        return;
    };
    for name in ["seven-points.mat", "galaxy-2.txt", "galaxy-1.txt"] {
        agrees(&program, name, &read(&sample(name)).matches[0]);
    }
    let mut luck = Luck(DiceStream::new(Seed([8; 32])));
    let mut games = 0;
    while games < 15 {
        let session = luck.session(3);
        if known_to_gnubg(session.ruleset()) {
            let record = MatchRecord::from_session(&session);
            games += record.games.len();
            agrees(&program, &format!("own-{games}"), &record);
        }
    }
}

/// Returns `true` for standard matches with the Crawford rule, the only rules that the formats can express without this
/// program's tags.
fn known_to_gnubg(ruleset: &Ruleset) -> bool {
    matches!(ruleset.stakes, Stakes::Match(played) if played.crawford)
        && ruleset.variant == Variant::Standard
        && ruleset.cube
        && Session::new(*ruleset).score().white == 0
}
