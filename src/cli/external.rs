//! An external player for GNU Backgammon: it connects to a socket of this machine and asks with FIBS board strings.
//!
//! Each line in gets one line out: a play (`24/18 13/10`), `roll`, `double`, `take`, `drop`, or `Error: ` and why.
//! *Where this comes from*: the board string is documented for FIBS, the First Internet Backgammon Server; the rest
//! was seen in what GNU Backgammon sends. `set player 1 external localhost:PORT` there, `bg external PORT` here.

mod board;

use std::{
    io::{self, BufRead, BufReader, Read as _, Write},
    net::{Ipv4Addr, TcpListener, TcpStream},
    thread,
    time::Duration,
};

use engine::{DEEPEST, Judge, Response, Search, decide_ahead, respond_ahead};
use record::print_play;
use rules::Offer;

use board::{Asked, Question};

/// Lines are shorter than this; who sends more is not listened to any longer.
const LONGEST: u64 = 4_096;
/// Before the next connection is looked for when one could not be served.
const PAUSE: Duration = Duration::from_millis(100);

/// Listens at `port` of this machine, any free one if it is 0, and plays with all who connect.
///
/// # Errors
/// If the port cannot be had. What goes wrong with one connection ends that connection alone.
pub fn listen(judge: &Judge, port: &str, plies: &str) -> io::Result<()> {
    let port: u16 = port.parse().map_err(io::Error::other)?;
    let plies: u8 = plies.parse().map_err(io::Error::other)?;
    if plies > DEEPEST {
        return Err(io::Error::other(format!("at most {DEEPEST} plies")));
    }
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port))?;
    writeln!(io::stdout(), "listening on {}", listener.local_addr()?)?;
    thread::scope(|scope| {
        for stream in listener.incoming() {
            // Who connects and says nothing keeps nobody else from an answer.
            let started = stream.and_then(|stream| {
                thread::Builder::new().spawn_scoped(scope, move || {
                    if let Err(error) = converse(judge, plies, &stream) {
                        eprintln!("bg: {error}");
                    }
                })
            });
            if let Err(error) = started {
                eprintln!("bg: {error}");
                // What is wrong now, such as too many open files, will still be in a moment.
                thread::sleep(PAUSE);
            }
        }
    });
    Ok(())
}

/// Answers line by line until the other side has enough.
fn converse(judge: &Judge, plies: u8, stream: &TcpStream) -> io::Result<()> {
    let mut input = BufReader::new(stream);
    let mut output = stream;
    let mut line = Vec::new();
    loop {
        line.clear();
        let length = (&mut input).take(LONGEST).read_until(b'\n', &mut line)?;
        if length as u64 == LONGEST && !line.ends_with(b"\n") {
            return output.write_all(b"Error: the line is too long\n");
        }
        // GNU Backgammon ends what it sends with a zero byte, which stands before the next line then.
        let text = String::from_utf8_lossy(&line);
        let text = text.trim_matches(|c: char| c == '\0' || c.is_whitespace());
        match text {
            "" if length == 0 => return Ok(()),
            "" => {}
            "exit" | "quit" => return Ok(()),
            question => {
                let answer =
                    answer(judge, plies, question).unwrap_or_else(|why| format!("Error: {why}"));
                output.write_all(format!("{answer}\n").as_bytes())?;
            }
        }
    }
}

fn answer(judge: &Judge, plies: u8, text: &str) -> Result<String, String> {
    let Question {
        board,
        context,
        asked,
    } = Question::parse(text)?;
    let search = Search::new(judge, plies);
    Ok(match asked {
        Asked::Play(roll) => {
            let best = search.choose(&board, roll, &context);
            best.map_or(String::new(), |best| print_play(&board, &best.play))
        }
        Asked::Offer if decide_ahead(&search, &board, &context).doubles() => "double".to_owned(),
        Asked::Offer => "roll".to_owned(),
        Asked::Respond(value) => {
            let answer = respond_ahead(&search, &board, &context, Offer::Double, value, false);
            match answer {
                Response::Take | Response::Redouble => "take".to_owned(),
                Response::Drop => "drop".to_owned(),
            }
        }
    })
}
