//! The command-line tool `bg`: answers requests line by line, and says what one core does.

mod bench;
mod duel;
mod external;
mod fair;
mod files;
mod json;
mod reference;
mod review;
mod rollout;

use std::{
    env,
    io::{self, Write as _},
    process::ExitCode,
};

use engine::{Judge, Level};

/// The nets that are shipped with the game.
const NETS: &[u8] = include_bytes!("../worker/nets/nets.bin");
const QUICK: &[u8] = include_bytes!("../worker/nets/quick.bin");

const USAGE: &str = "\
bg json     read one JSON request per line, answer each with one JSON line
bg bench    measure what one core does and print it as JSON
bg bench review FILE    measure how long one core takes to answer all requests in a file
bg check FILE            print what is in a match file of any program, and every remark on it; - is standard input
bg convert FILE --to mat|sgf|json|xgid|link|svg|text    print it in another format
bg review FILES [--ply N] [--json|--csv]    analyse every decision of match files and folders, 2 plies unless said:
            PR, error rates, luck, and each error; one JSON object a match, or one CSV line a decision
bg dice SEED [COUNT]    print the fingerprint of a game's seed and its dice
bg dice FILE [FINGERPRINT]    check the dice of every game of a file that the page has saved
bg duel A B PAIRS    let two play pairs of games with the same dice, seats exchanged: what A wins a game;
            each is a level (beginner, casual, normal, strong, expert), a number of plies, or FILE:PLIES
            with other nets
bg reference COUNT [PLIES]    print so many positions of each theme from play against itself for the drills, judged so deep;
            2 plies unless said
bg external PORT [PLIES]    play GNU Backgammon, which connects to this port of this machine; 2 plies unless said
bg rollout POSITION_ID TRIALS [PLIES [ROLLS]]    play a position out, without the luck; cut off after ROLLS if given
bg rollout  read rollout requests, one JSON object per line, answer each on one core
bg rollout split PARTS    divide a request into so many
bg rollout merge    make the answers to its parts the answer to the whole, to the digit";

fn main() -> ExitCode {
    let words: Vec<String> = env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match words.as_slice() {
        ["check", file] => return files::check(file),
        ["convert", file, "--to", format] | ["convert", "--to", format, file] => {
            return files::convert(file, format);
        }
        _ => {}
    }
    let judge = match Judge::from_bytes(NETS).and_then(|judge| judge.with_quick(QUICK)) {
        Ok(judge) => judge,
        Err(error) => {
            eprintln!("bg: {error}");
            return ExitCode::FAILURE;
        }
    };
    if let ["review", rest @ ..] = words.as_slice() {
        return review::run(&judge, rest);
    }
    let done = match words.as_slice() {
        ["json"] => json::serve(&judge, io::stdin().lock(), io::stdout().lock()),
        ["bench"] => writeln!(io::stdout(), "{}", bench::run(&judge)),
        ["bench", "review", file] => {
            bench::review(&judge, file).and_then(|measured| writeln!(io::stdout(), "{measured}"))
        }
        ["dice", rest @ ..] => match fair::run(rest) {
            Ok(told) => writeln!(io::stdout(), "{told}"),
            Err(error) => Err(io::Error::other(error)),
        },
        ["duel", a, b, pairs] => match duel::run(&judge, [a, b], pairs) {
            Ok(result) => writeln!(io::stdout(), "{result}"),
            Err(error) => Err(io::Error::other(error)),
        },
        ["reference", count] => reference::print(&judge, count, "2"),
        ["reference", count, plies] => reference::print(&judge, count, plies),
        ["external", port] => external::listen(&judge, port, "2"),
        ["external", port, plies] => external::listen(&judge, port, plies),
        ["rollout", rest @ ..] => {
            rollout::run(&judge, rest, io::stdin().lock(), io::stdout().lock())
        }
        _ => {
            eprintln!("{USAGE}");
            return ExitCode::from(2);
        }
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever reads the answers has gone: there is nobody left to tell.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("bg: {error}");
            ExitCode::FAILURE
        }
    }
}

/// The level with this name.
fn level(name: &str) -> Option<Level> {
    Level::ALL
        .into_iter()
        .find(|level| format!("{level:?}").eq_ignore_ascii_case(name))
}
