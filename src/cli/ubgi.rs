//! `bg ubgi` command: the Universal Backgammon Interface, draft 0.01 by Øystein Schønning-Johansen.
//!
//! A user interface starts the engine and writes one command per line: `ubgi` initialises the engine, a position (a
//! FIBS board string or an XGID) requests the best choice, and `quit` ends the engine. The engine answers `sorry` to
//! commands that it cannot carry out.

use std::io::{self, BufRead, Write};

use engine::Judge;
use record::decision_from_xgid;
use rules::{Board, Destination, Origin, Play};

use crate::{
    external::{Question, respond},
    input::read_line,
};

/// Answer to commands that are unknown or cannot be carried out.
const SORRY: &str = "sorry";

/// Answers line by line until the input ends or contains `quit`. The nets are loaded on the `ubgi` command, as the
/// protocol requires.
///
/// # Errors
/// Returns an error if reading or writing fails, or if a line is too long.
pub(crate) fn serve(
    load: impl Fn() -> io::Result<Judge>,
    plies: u8,
    mut input: impl BufRead,
    mut output: impl Write,
) -> io::Result<()> {
    let mut judge = None;
    while let Some(line) = read_line(&mut input)? {
        match (line.as_str(), &judge) {
            ("quit", _) => break,
            // Each answer is complete before the next line is read, so there is never a search to stop.
            ("" | "stop", _) => {}
            ("ubgi", _) => match load() {
                Ok(loaded) => {
                    judge = Some(loaded);
                    write!(output, "{}", introduction())?;
                }
                Err(error) => {
                    eprintln!("bg: {error}");
                    writeln!(output, "{SORRY}")?;
                }
            },
            (position, Some(judge)) => {
                let question = parse(position);
                let answer =
                    question.map(|question| respond(judge, plies, &question, format_steps));
                writeln!(output, "{}", answer.as_deref().unwrap_or(SORRY))?;
            }
            (_, None) => writeln!(output, "{SORRY}")?,
        }
        output.flush()?;
    }
    Ok(())
}

/// Returns the engine's identification and the ready message.
fn introduction() -> String {
    let version = env!("CARGO_PKG_VERSION");
    format!("id name bg\nid author the authors of bg\nid version {version}\nreadyok\n")
}

/// Parses a position; `None` if the text is neither a board string nor an XGID, or if it contains no decision.
fn parse(text: &str) -> Option<Question> {
    if text.starts_with("board:") {
        Question::parse(text).ok()
    } else {
        Question::of_decision(&decision_from_xgid(text)?)
    }
}

/// Returns a play's moves as `from/to`, separated by spaces; hits are not marked with `*`, and moves are neither
/// combined nor abbreviated with `(2)`.
fn format_steps(_: &Board, play: &Play) -> String {
    let step = |step: rules::Step| {
        let from = match step.from {
            Origin::Bar => "bar".to_owned(),
            Origin::Point(point) => point.number().to_string(),
        };
        match step.to() {
            Destination::Off => format!("{from}/off"),
            Destination::Point(point) => format!("{from}/{}", point.number()),
        }
    };
    let steps: Vec<String> = play.steps().map(step).collect();
    steps.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn answers(input: &str) -> Vec<String> {
        let mut output = Vec::new();
        let load = || Ok(Judge::without_nets());
        serve(load, 0, input.as_bytes(), &mut output).expect("memory can be read and written");
        let text = String::from_utf8(output).expect("text");
        text.lines().map(str::to_owned).collect()
    }

    const START: &str = "XGID=-b----E-C---eE---c-e----B-:0:0:1";

    #[test]
    fn introduces_itself_before_answering() {
        let early = answers(&format!("{START}:31:0:0:0:0:10\nubgi\nstop\nquit\nubgi\n"));
        assert_eq!(early[0], SORRY, "nothing is loaded yet");
        assert_eq!(early[1], "id name bg");
        assert_eq!(early.last().map(String::as_str), Some("readyok"));
        assert_eq!(early.len(), 5, "nothing after quit");
    }

    #[test]
    fn answers_each_type_of_position() {
        let one_checker_each = "XGID=-A----------------------a-:0:0:1:00:0:0:0:0:10";
        let doubled = "XGID=-A----------------------a-:0:0:1:D:0:0:0:0:10";
        let dance = "XGID=-bbbbbb------------------A-A:0:0:1";
        let lines = [
            format!("{START}:00:0:0:0:0:10"),
            one_checker_each.to_owned(),
            doubled.to_owned(),
            "XGID=-A----------------------a-:0:0:1:65:0:0:0:0:10".to_owned(),
            format!("{dance}:66:0:0:0:0:10"),
            "XGID=-b----E-C---eE---c-e----B-:0:0:1:33:0:0:0:0:10".to_owned(),
        ];
        let all = answers(&format!("ubgi\n{}\n", lines.join("\n")));
        assert_eq!(all[4..8], ["roll", "double", "drop", "1/off"]);
        let moves: Vec<&str> = all[9].split(' ').collect();
        assert_eq!(
            moves.len(),
            4,
            "each move of a double by itself: {}",
            all[9]
        );
    }

    #[test]
    fn answers_sorry_to_unknown_commands() {
        let all = answers("ubgi\nanalyse\nboard:\nXGID=nonsense\nrollout 7\n\n");
        assert_eq!(all[4..], [SORRY; 4]);
    }
}
