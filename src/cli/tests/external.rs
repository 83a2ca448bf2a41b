//! Tests for the compiled `bg external` over a socket, with lines in the form sent by GNU Backgammon.

use std::{
    io::{BufRead as _, BufReader, Read as _, Write as _},
    net::TcpStream,
    process::{Child, Command, Stdio},
};

/// Running `bg external` process, which is killed on drop.
struct Server {
    process: Child,
    address: String,
}

impl Server {
    fn start() -> Self {
        let mut process = Command::new(env!("CARGO_BIN_EXE_bg"))
            .args(["external", "0", "0"])
            .stdout(Stdio::piped())
            .spawn()
            .expect("bg starts");
        let mut line = String::new();
        let output = process.stdout.take().expect("a pipe");
        BufReader::new(output)
            .read_line(&mut line)
            .expect("the address");
        let address = line.trim().rsplit(' ').next().expect("an address");
        Self {
            process,
            address: address.to_owned(),
        }
    }

    fn connect(&self) -> TcpStream {
        TcpStream::connect(&self.address).expect("a connection")
    }

    /// Sends these lines; returns one answer per line.
    fn ask(&self, lines: &[&str]) -> Vec<String> {
        let mut stream = self.connect();
        let mut answers = BufReader::new(stream.try_clone().expect("a socket"));
        let ask = |line: &&str| {
            // GNU Backgammon sends a zero byte after each line.
            let sent = stream.write_all(format!("{line}\n\0").as_bytes());
            sent.expect("bg reads");
            let mut answer = String::new();
            answers.read_line(&mut answer).expect("bg answers");
            answer.trim_end_matches('\n').to_owned()
        };
        lines.iter().map(ask).collect()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ended = self.process.kill();
        let _waited = self.process.wait();
    }
}

const POINTS: &str = "0:-2:0:0:0:0:5:0:3:0:0:0:-5:5:0:0:0:-3:0:-5:0:0:0:0:2:0";
const REST: &str = "1:-1:0:25:0:0:0:0:0:0:0:1";

#[test]
fn answers_plays_and_cube_decisions() {
    let line = |points: &str, dice: &str, cube: &str| {
        format!("board:a:b:0:0:0:{points}:1:{dice}:{cube}:{REST}")
    };
    let server = Server::start();
    let lines = [
        line(POINTS, "3:1:0:0", "1:1:1:0"),
        line(POINTS, "0:0:0:0", "1:1:1:0"),
        // One position has two checkers left against nine, and the other the reverse.
        line(
            "0:0:0:0:0:0:2:0:0:0:0:0:0:0:0:0:0:0:0:-9:0:0:0:0:0:0",
            "0:0:0:0",
            "1:1:1:0",
        ),
        line(
            "0:0:0:0:0:0:9:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:-2:0",
            "0:0:0:0",
            "1:1:0:1",
        ),
        line(POINTS, "0:0:0:0", "1:1:0:1"),
        // The player on roll dances against a closed board.
        line(
            "0:0:0:0:0:0:2:0:0:0:0:0:0:0:0:0:0:0:0:-2:-2:-2:-2:-2:-3:1",
            "6:1:0:0",
            "1:1:1:0",
        ),
    ];
    let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
    let answers = server.ask(&lines);
    assert_eq!(answers, ["8/5 6/5", "roll", "double", "drop", "take", ""]);
}

#[test]
fn answers_malformed_lines_with_errors() {
    let server = Server::start();
    let good = format!("board:a:b:0:0:0:{POINTS}:1:3:1:0:0:1:1:1:0:{REST}");
    let bad = [
        "hello",
        "board:",
        "board:a:b:0:0:0",
        "board:a:b:0:0:0:x:y",
        &good.replace(":5:", ":99999999999999999999:"),
        &good.replace("-5", "-2147483648"),
        &good.replace(":3:1:", ":7:1:"),
    ];
    for answer in server.ask(&bad) {
        assert!(answer.starts_with("Error: "), "{answer}");
    }
    // Invalid UTF-8, then an endless line, after which the connection is closed.
    let mut stream = server.connect();
    let sent = stream
        .write_all(b"\xff\xfe\xfd\n")
        .and_then(|()| stream.write_all(&[b'b'; 5_000]));
    sent.expect("bg reads");
    let mut answers = String::new();
    // Unread data may cause the connection to be reset.
    let _closed = stream.read_to_string(&mut answers);
    assert!(
        answers.lines().all(|line| line.starts_with("Error: ")),
        "{answers}"
    );
    drop(stream);
    assert_eq!(server.ask(&[good.as_str()]), ["8/5 6/5"]);
}

#[test]
fn an_idle_client_does_not_block_the_others() {
    let server = Server::start();
    let idle = server.connect();
    let question = format!("board:a:b:0:0:0:{POINTS}:1:3:1:0:0:1:1:1:0:{REST}");
    assert_eq!(server.ask(&[&question]), ["8/5 6/5"]);
    drop(idle);
}
