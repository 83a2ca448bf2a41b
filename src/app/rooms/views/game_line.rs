//! The line of a game from its picture in the library.

use ::progress::{Picture, PictureMark};
use board::{GameLine, LineDegree, LineMark, LineSubject};

/// The line of the game in a picture; `None` without a review.
pub(crate) fn game_line(picture: &Picture) -> Option<GameLine> {
    let chances = picture.line.iter().map(|&chance| f64::from(chance) / 100.0);
    let mark = |mark: &PictureMark| LineMark {
        step: mark.step,
        degree: if mark.is_blunder {
            LineDegree::Blunder
        } else {
            LineDegree::Error
        },
        subject: if mark.is_cube {
            LineSubject::Cube
        } else {
            LineSubject::Checkers
        },
        cost: f64::from(mark.cost),
    };
    let line = GameLine::new(picture.bottom, chances)?;
    Some(line.with_marks(picture.marks.iter().map(mark)))
}
