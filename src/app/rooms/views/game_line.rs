//! Chart line of a game or a match, taken from the picture stored with its library entry.

use ::progress::{Picture, PictureMark};
use board::{GameLine, LineDegree, LineGame, LineMark, LineSubject};
use rules::Player;

/// Returns the colour of the player at the bottom of a picture. The reader is always light, so all of the reader's
/// games look alike.
pub(crate) const fn shown_bottom(picture: &Picture) -> Player {
    if picture.is_own {
        Player::White
    } else {
        picture.bottom
    }
}

/// Returns the line of the game or the match in a picture, with the game numbers; `None` if there is no review.
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
    let games = picture
        .starts
        .iter()
        .zip(1..)
        .map(|(&first, nth)| LineGame {
            first,
            caption: nth.to_string(),
        });
    let line = GameLine::new(shown_bottom(picture), chances)?.with_games(games);
    Some(line.with_marks(picture.marks.iter().map(mark)))
}
