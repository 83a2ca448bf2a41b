//! Symbols for exercises that are not illustrated by a position: dice, a cube, checkers and numbers on the felt.

use board::draw::{little_cube, little_die};
use drill::Kind;
use rules::Player;

/// SVG view box of the symbols, with the aspect ratio of half a board.
pub(super) const SYMBOL_BOX: &str = "-36.75 -15.5 73.5 31";
/// Light checker with a shadow.
const CHECKER: &str = "<path class='lb-cast' d='M-4.5 1.2a5 4.9 0 1 0 10 0a5 4.9 0 1 0-10 0Z'/>\
    <circle class='lb-light' r='5'/><circle class='lb-light-ring' r='3.5'/>";
/// Win, gammon and backgammon as bars.
const BARS: &str = "<rect class='lb-light' x='-20' y='-8' width='10' height='17' rx='1.2'/>\
    <rect class='lb-dark' x='-5' y='-1' width='10' height='10' rx='1.2'/>\
    <rect class='lb-odd' x='10' y='5' width='10' height='4' rx='1.2'/>";
/// Pip counts of both players, in the colours of their dice.
const RACE: &str = "<rect class='lb-cast' x='-23' y='-5.6' width='22' height='13' rx='2.6'/>\
    <rect class='lb-die-light' x='-24' y='-6.5' width='22' height='13' rx='2.4'/>\
    <text class='lb-pip-light' x='-13' y='2.7'>108</text>\
    <rect class='lb-cast' x='3' y='-5.6' width='22' height='13' rx='2.6'/>\
    <rect class='lb-die-dark' x='2' y='-6.5' width='22' height='13' rx='2.4'/>\
    <text class='lb-pip-dark' x='13' y='2.7'>117</text>";

/// Match score, in the colours of the players' dice.
const SCORE: &str = "<rect class='lb-die-light' x='-16' y='-6.5' width='14' height='13' rx='2.4'/>\
    <text class='lb-pip-light' x='-9' y='2.7'>3</text>\
    <rect class='lb-die-dark' x='2' y='-6.5' width='14' height='13' rx='2.4'/>\
    <text class='lb-pip-dark' x='9' y='2.7'>5</text>";
/// Neil's numbers for 3, 4 and 5 points.
const NUMBERS: &str = "<rect class='lb-die-light' x='-24' y='-6.5' width='48' height='13' rx='2.4'/>\
    <text class='lb-pip-light' x='-14' y='2.7'>10</text><text class='lb-pip-light' x='2' y='2.7'>9</text>\
    <text class='lb-pip-light' x='16' y='2.7'>8</text>";

/// Returns the markup of an exercise's symbol; `None` if a board illustrates the exercise.
pub(super) fn symbol(kind: Kind) -> Option<String> {
    let die =
        |player, pips, x, degrees, scale| placed(&little_die(player, pips), x, degrees, scale);
    Some(match kind {
        Kind::Opening => {
            die(Player::White, 3, -8.5, -5.0, 1.3) + &die(Player::White, 1, 8.5, 4.0, 1.3)
        }
        Kind::OpeningReply => [
            die(Player::Black, 4, -23.0, -3.0, 0.8),
            die(Player::Black, 3, -12.5, 4.0, 0.8),
            die(Player::White, 6, 4.5, -5.0, 1.3),
            die(Player::White, 2, 21.0, 4.0, 1.3),
        ]
        .concat(),
        Kind::ThirdRoll => [
            die(Player::White, 3, -23.0, -3.0, 0.8),
            die(Player::Black, 5, -10.5, 4.0, 0.8),
            die(Player::White, 6, 5.5, -5.0, 1.3),
            die(Player::White, 4, 22.0, 4.0, 1.3),
        ]
        .concat(),
        Kind::TakePoint => placed(&little_cube(2), 0.0, -5.0, 1.5),
        Kind::BearOffCube => [
            placed(CHECKER, -20.0, 0.0, 1.2),
            placed(CHECKER, -6.5, 0.0, 1.2),
            placed(&little_cube(2), 14.0, -5.0, 1.4),
        ]
        .concat(),
        Kind::GammonValue => BARS.to_owned(),
        Kind::RaceCube => RACE.to_owned(),
        Kind::MatchEquity => SCORE.to_owned(),
        Kind::NeilsNumber => NUMBERS.to_owned(),
        Kind::Pips | Kind::BearOff | Kind::Shots | Kind::Entering | Kind::EffectivePips => {
            return None;
        }
    })
}

fn placed(markup: &str, x: f64, degrees: f64, scale: f64) -> String {
    format!("<g transform='translate({x} 0) rotate({degrees}) scale({scale})'>{markup}</g>")
}
