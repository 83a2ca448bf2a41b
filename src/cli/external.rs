//! `bg external` command: an external player for GNU Backgammon, which sends FIBS board strings over a local socket.
//!
//! Each line is answered with one line: a play (`24/18 13/10`), `roll`, `double`, `take`, `drop`, or `Error: ` followed
//! by the reason. The sources are the documentation of the board string used by FIBS (First Internet Backgammon
//! Server), and the lines that GNU Backgammon was observed to send after `set player 1 external localhost:PORT`.

mod board;

use std::{
    io::{self, BufReader, ErrorKind, Write},
    net::{Ipv4Addr, TcpListener, TcpStream},
    thread,
    time::Duration,
};

use engine::{Judge, Response, Search, decide_ahead, play_ahead, respond_ahead};
use record::print_play;
use rules::{Board, Choice, Offer, Play};

use crate::input::read_line;

use board::Request;

pub(crate) use board::Question;

/// Pause after a failure to accept or serve a connection.
const RETRY_DELAY: Duration = Duration::from_millis(100);

/// Listens on `port` on this machine (any free port if 0), and plays against every client that connects.
///
/// # Errors
/// Returns an error if the port cannot be bound. An error on a connection ends only that connection.
pub(crate) fn listen(judge: &Judge, port: u16, plies: u8) -> io::Result<()> {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port))?;
    writeln!(io::stdout(), "listening on {}", listener.local_addr()?)?;
    thread::scope(|scope| {
        for stream in listener.incoming() {
            // Each client has its own thread, so that an idle client does not block the others.
            let started = stream.and_then(|stream| {
                thread::Builder::new().spawn_scoped(scope, move || {
                    if let Err(error) = converse(judge, plies, &stream) {
                        eprintln!("bg: {error}");
                    }
                })
            });
            if let Err(error) = started {
                eprintln!("bg: {error}");
                // The cause, such as too many open files, may persist, so the loop waits before its next attempt.
                thread::sleep(RETRY_DELAY);
            }
        }
    });
    Ok(())
}

/// Answers line by line until the client closes the connection or sends `exit`.
fn converse(judge: &Judge, plies: u8, stream: &TcpStream) -> io::Result<()> {
    let mut input = BufReader::new(stream);
    let mut output = stream;
    loop {
        let line = match read_line(&mut input) {
            Err(error) if error.kind() == ErrorKind::InvalidData => {
                return output.write_all(format!("Error: {error}\n").as_bytes());
            }
            read => read?,
        };
        match line.as_deref() {
            None | Some("exit" | "quit") => return Ok(()),
            Some("") => {}
            Some(question) => {
                let answer = match Question::parse(question) {
                    Ok(question) => respond(judge, plies, &question, print_play),
                    Err(why) => format!("Error: {why}"),
                };
                output.write_all(format!("{answer}\n").as_bytes())?;
            }
        }
    }
}

/// Returns the best choice: a play formatted by `print`, an empty string for a dance, `roll`, `double`, `take` or
/// `drop`.
pub(crate) fn respond(
    judge: &Judge,
    plies: u8,
    question: &Question,
    print: impl FnOnce(&Board, &Play) -> String,
) -> String {
    let Question {
        board,
        context,
        request,
    } = question;
    let search = Search::new(judge, plies);
    match *request {
        Request::Play(roll) => {
            let best = play_ahead(&search, board, roll, context);
            best.map_or(String::new(), |best| match best.choice {
                Choice::Play(play) => print(board, &play),
                _ => String::new(),
            })
        }
        Request::DoubleOrRoll if decide_ahead(&search, board, context).doubles() => {
            "double".to_owned()
        }
        Request::DoubleOrRoll => "roll".to_owned(),
        Request::Respond(value) => {
            match respond_ahead(&search, board, context, Offer::Double, value, false) {
                Response::Take | Response::Redouble => "take".to_owned(),
                Response::Drop => "drop".to_owned(),
            }
        }
    }
}
