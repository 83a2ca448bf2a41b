//! Recorded games, whose links must remain readable forever; a program in another language must compute the same dice.

use std::{
    fmt::Write as _,
    fs,
    io::Write as _,
    path::PathBuf,
    process::{Command, Stdio},
};

use friend::{
    ChainLength, Game, Invited, Message, Mode, Received, Starter, StoredGame, Terms, TimeControl,
    read_link,
};
use rules::{ByPlayer, Choice, Delay, Die, MatchLength, Player};

use crate::players::{Luck, Way, play_by};

const PAGE: &str = include_str!("../../src/friend/README.md");

/// Games by mode. The game with a clock was played alternately through links and over a direct connection, and the last
/// game was started by the inviter. Each file contains White's stored invitation, Black's stored game after accepting
/// it, the links, and finally the score and the dice.
const GAMES: [(&str, Mode, u8, bool); 5] = [
    ("friendly", Mode::Friendly, 12, false),
    ("strict", Mode::Strict, 5, false),
    ("no-cube", Mode::NoCube, 12, false),
    ("clock", Mode::Friendly, 12, true),
    ("inviter", Mode::Friendly, 12, false),
];

fn file(name: &str) -> PathBuf {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    root.join("tests/data/friend")
        .join(name)
        .with_extension("txt")
}

fn dice(game: &Game) -> String {
    let digit = |die: &Die| die.pips().to_string();
    let roll = |roll: &friend::Rolled| {
        let dice: String = roll.dice.iter().map(digit).collect();
        format!("{}:{dice}", roll.number)
    };
    let rolls: Vec<_> = game.rolls().iter().map(roll).collect();
    rolls.join(" ")
}

fn points(game: &Game) -> String {
    let points = game.session().score();
    format!("{}-{}", points.white, points.black)
}

/// Writes any missing files if the variable `GOLDEN` is set.
#[test]
fn writes_the_recorded_games_on_demand() {
    if std::env::var("GOLDEN").is_err() {
        return;
    }
    for (name, mode, power, timed) in GAMES {
        if file(name).exists() {
            continue;
        }
        let starter = match name {
            "inviter" => Starter::Inviter,
            _ => Starter::OpeningRoll,
        };
        let terms = Terms {
            mode,
            starter,
            chain: ChainLength::new(power).expect("3 to 12"),
            ..Terms::match_to(MatchLength::new(3).expect("1 to 25"))
        };
        for seed in 0.. {
            let mut luck = Luck::new(seed);
            let clock = TimeControl::new(Delay::Bronstein, 3, 8).filter(|_| timed);
            let mut games = luck.timed_game(terms, clock);
            let accepted = games.clone();
            play_by(
                if timed { Way::Both } else { Way::Links },
                &mut games,
                &mut luck,
            );
            let mut choices: Vec<_> = games.white.session().decisions().collect();
            choices.retain(|made| matches!(made.choice, Choice::Take | Choice::Drop));
            let with = |choice| choices.iter().any(|made| made.choice == choice);
            if mode != Mode::NoCube && !(with(Choice::Take) && with(Choice::Drop)) {
                continue;
            }
            let stored = |game: &Game| StoredGame::Game(Box::new(game.clone())).to_text();
            let mut text = format!("{}\n{}\n", stored(&accepted.white), stored(&accepted.black));
            for logged in games.white.messages() {
                let _ = writeln!(text, "{}", friend::print_link([&logged.message]));
            }
            let _ = writeln!(text, "{}\n{}", points(&games.white), dice(&games.white));
            fs::write(file(name), text).expect("a file");
            break;
        }
    }
}

/// Returns both sides of a recorded game after its last message, and the lines in its file.
fn replayed(name: &str) -> (ByPlayer<Game>, Vec<String>) {
    let text = fs::read_to_string(file(name)).expect("a file");
    let lines: Vec<_> = text.lines().map(str::to_owned).collect();
    let stored = |line: &String| match StoredGame::from_text(line) {
        Ok(StoredGame::Game(game)) => *game,
        other => panic!("{other:?}"),
    };
    let mut games = ByPlayer {
        white: stored(&lines[0]),
        black: stored(&lines[1]),
    };
    for link in &lines[4..lines.len() - 2] {
        for message in read_link(link).expect("an old link") {
            assert_eq!(friend::print_link([&message]), *link);
            // Each side creates its own messages again, and they must be the same.
            let sender = Player::BOTH.into_iter().find(|&player| {
                let due = games[player].next();
                !matches!(due, friend::Next::Wait | friend::Next::Over(_))
            });
            let sender = sender.expect("who is due");
            let Message::Turn(turn) = &message else {
                panic!("no turn");
            };
            let sent = if turn.reveal.held {
                games[sender].send_live(turn.act, 0)
            } else {
                games[sender].send(turn.act, 0)
            };
            assert_eq!(sent, Ok(&message));
            let other = games[sender.opponent()].receive(&message, 0);
            assert_eq!(other, Ok(Received::Moved(1)));
        }
    }
    (games, lines)
}

#[test]
fn old_games_open_and_have_the_same_dice() {
    for (name, ..) in GAMES {
        let (games, lines) = replayed(name);
        for player in Player::BOTH {
            assert!(games[player].ended().is_some(), "{name}");
            assert_eq!(points(&games[player]), lines[lines.len() - 2], "{name}");
            assert_eq!(dice(&games[player]), lines[lines.len() - 1], "{name}");
        }
        let Message::Invitation(_) = read_link(&lines[2]).expect("an old link").remove(0) else {
            panic!("{name}: no invitation");
        };
    }
}

/// Checks that the Python program in the README computes the same dice; without Python, the test above still checks the
/// dice.
#[test]
fn the_python_program_in_the_readme_computes_the_same_dice() {
    let (_, rest) = PAGE.split_once("```python\n").expect("Python");
    let (program, _) = rest.split_once("```").expect("its end");
    let lines = program.lines().filter(|line| !line.is_empty());
    let code = lines.filter(|line| !line.starts_with('#')).count();
    assert_eq!(code, 30, "as many lines as the page says");
    for (name, ..) in GAMES {
        let (games, lines) = replayed(name);
        let codes = lines[2..lines.len() - 2].iter().map(|link| &link[2..]);
        let messages = codes.collect::<Vec<_>>().join("\n");
        let python = Command::new("python3")
            .args(["-c", program])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn();
        let Ok(mut python) = python else {
            println!("python3 is not here");
            return;
        };
        let mut input = python.stdin.take().expect("its input");
        input.write_all(messages.as_bytes()).expect("it reads");
        drop(input);
        let printed = python.wait_with_output().expect("its output");
        assert!(printed.status.success(), "{name}");
        let printed = String::from_utf8_lossy(&printed.stdout);
        let printed: Vec<Vec<_>> = printed
            .lines()
            .map(|line| line.split(' ').collect())
            .collect();
        assert!(!games.white.rolls().is_empty());
        for roll in games.white.rolls() {
            let line = &printed[roll.number as usize];
            let dice: String = roll.dice.iter().map(|die| die.pips().to_string()).collect();
            assert_eq!(line[0], roll.number.to_string());
            assert!(line[3].starts_with(&dice), "{name}: {line:?} {dice}");
        }
    }
}

#[test]
fn an_invitation_and_a_turn_are_short() {
    let mut luck = Luck::new(1);
    let terms = Terms::match_to(MatchLength::new(7).expect("1 to 25"));
    let invited = Invited::new(terms, None, luck.root());
    assert!(invited.link().len() < 100, "{}", invited.link());
    let (games, _) = replayed("friendly");
    for logged in &games.white.messages()[2..] {
        let link = friend::print_link([&logged.message]);
        assert!(link.len() <= 100, "{}: {link}", link.len());
    }
}
