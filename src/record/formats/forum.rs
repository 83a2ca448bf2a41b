//! Position as plain text for forums and e-mail: an ASCII board, the score, and IDs that other programs can read.

use rules::{Board, Crawford, Decision, Pending, Player, Score, Side};

use super::position::{gnu_ids, pending, xgid};

/// Number of rows in each half of the board. The row nearest the middle shows the number of checkers in a taller stack.
const ROWS: u8 = 5;

/// Formats the position from the perspective of the player on roll, whose checkers are `X` and whose home board is at
/// the lower right.
///
/// The text is plain ASCII, in lines of at most 60 characters.
///
/// ```
/// use record::{decision_from_xgid, forum_text};
///
/// let decision = decision_from_xgid("XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10").unwrap();
/// assert!(forum_text(&decision).contains("X to play 3-1"));
/// ```
pub fn forum_text(decision: &Decision) -> String {
    let board = decision.board();
    let mut lines = vec![
        heading(
            'O',
            board.opponent(),
            decision,
            decision.on_roll().opponent(),
        ),
        " +13-14-15-16-17-18------19-20-21-22-23-24-+".to_owned(),
    ];
    lines.extend((0..ROWS).map(|row| half(board, true, row)));
    lines.push(" |                  |BAR|                  |".to_owned());
    lines.extend((0..ROWS).rev().map(|row| half(board, false, row)));
    lines.push(" +12-11-10--9--8--7-------6--5--4--3--2--1-+".to_owned());
    lines.push(heading('X', board.own(), decision, decision.on_roll()));
    lines.push(cube(decision));
    lines.push(pending_decision(decision));
    lines.push(xgid(decision));
    lines.push(gnu_ids(decision));
    lines.join("\n") + "\n"
}

/// Returns the line that describes a player: letter, pip count, borne-off checkers and score.
fn heading(letter: char, side: &Side, decision: &Decision, player: Player) -> String {
    let off = match side.off() {
        0 => String::new(),
        off => format!(", {off} off"),
    };
    let score = match decision.score() {
        Score::Money { .. } => String::new(),
        Score::Match { length, points, .. } => {
            format!(", {} of {}", points[player], length.points())
        }
    };
    format!(" {letter}: {} pips{off}{score}", side.pips())
}

/// Returns a row of the upper or lower half; row 0 is at the outer edge.
fn half(board: &Board, upper: bool, row: u8) -> String {
    let point = |nth: u8| if upper { 13 + nth } else { 12 - nth };
    let outer: String = (0..6).map(|nth| on_point(board, point(nth), row)).collect();
    let home: String = (6..12)
        .map(|nth| on_point(board, point(nth), row))
        .collect();
    // The checkers of the player on roll enter in the upper half.
    let (letter, side) = if upper {
        ('X', board.own())
    } else {
        ('O', board.opponent())
    };
    let bar = shown(letter, side.bar(), row);
    format!(" |{outer}|{bar}|{home}|")
}

/// Returns the three characters shown for a point in this row; the point is numbered for the player on roll.
fn on_point(board: &Board, point: u8, row: u8) -> String {
    match (board.own().at(point), board.opponent().at(25 - point)) {
        (0, count) => shown('O', count, row),
        (count, _) => shown('X', count, row),
    }
}

fn shown(letter: char, count: u8, row: u8) -> String {
    match (row + 1).cmp(&ROWS) {
        std::cmp::Ordering::Equal if count > ROWS => format!("{count:^3}"),
        _ if row < count => format!(" {letter} "),
        _ => "   ".to_owned(),
    }
}

fn cube(decision: &Decision) -> String {
    let cube = decision.cube().map_or_else(
        || "no cube".to_owned(),
        |cube| {
            let owner = match cube.owner {
                None => "in the centre",
                Some(owner) if owner == decision.on_roll() => "owned by X",
                Some(_) => "owned by O",
            };
            format!("cube at {}, {owner}", cube.value.points())
        },
    );
    let played = match decision.score() {
        Score::Money { jacoby: true, .. } => "money game with Jacoby".to_owned(),
        Score::Money { .. } => "money game".to_owned(),
        Score::Match {
            length, crawford, ..
        } => {
            let crawford = match crawford {
                Crawford::Now => ", Crawford",
                Crawford::Ahead | Crawford::Over => "",
            };
            format!("match to {}{crawford}", length.points())
        }
    };
    format!(" {cube}; {played}")
}

fn pending_decision(decision: &Decision) -> String {
    match pending(decision) {
        Pending::Roll | Pending::Double => " X on roll".to_owned(),
        Pending::Play(roll) => {
            let (high, low) = (roll.high().pips(), roll.low().pips());
            format!(" X to play {high}-{low}")
        }
        Pending::Answer { value, .. } => format!(" the cube is offered at {}", value.points()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::decision_from_xgid;

    #[test]
    fn the_starting_position_has_the_usual_diagram() {
        let id = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:2:4:0:7:10";
        let decision = decision_from_xgid(id).expect("the start");
        let drawn = " O: 167 pips, 4 of 7
 +13-14-15-16-17-18------19-20-21-22-23-24-+
 | X           O    |   | O              X |
 | X           O    |   | O              X |
 | X           O    |   | O                |
 | X                |   | O                |
 | X                |   | O                |
 |                  |BAR|                  |
 | O                |   | X                |
 | O                |   | X                |
 | O           X    |   | X                |
 | O           X    |   | X              O |
 | O           X    |   | X              O |
 +12-11-10--9--8--7-------6--5--4--3--2--1-+
 X: 167 pips, 2 of 7
 cube at 1, in the centre; match to 7
 X to play 3-1
";
        let text = forum_text(&decision);
        assert!(text.starts_with(drawn), "{text}");
        assert!(text.contains(id));
    }

    #[test]
    fn shows_tall_stacks_the_bar_and_borne_off_checkers() {
        // The opponent has a checker on the bar, and each player has a stack of more than five.
        let id = "XGID=aG--------------------h---:1:-1:1:00:0:0:1:0:10";
        let text = forum_text(&decision_from_xgid(id).expect("a position"));
        for part in [
            " 7 ",
            " 8 ",
            "8 off",
            "6 off",
            "owned by O",
            "with Jacoby",
            "X on roll",
        ] {
            assert!(text.contains(part), "{part}: {text}");
        }
        let lower_bar = text.lines().filter(|line| line.contains("| O |")).count();
        assert_eq!(lower_bar, 1, "{text}");
    }

    #[test]
    fn x_is_always_the_player_on_roll() {
        let white = decision_from_xgid("XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10");
        let black = decision_from_xgid("XGID=-b----E-C---eE---c-e----B-:0:0:-1:31:0:0:0:0:10");
        let drawn = |text: String| text.lines().take(14).collect::<Vec<_>>().join("\n");
        let [white, black] =
            [white, black].map(|found| drawn(forum_text(&found.expect("a start"))));
        assert_eq!(white, black);
    }
}
