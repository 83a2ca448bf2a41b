//! Recorded actions in notation.

use board::{notation, win};
use record::{Played, RecordedAction, Situation};
use rules::{Offer, Player, Roll};
use words::{Words, arg};

use crate::moments::Moment;

/// Returns a moment's action in notation; `None` at the end.
pub(crate) fn text(moment: &Moment, words: &Words) -> Option<String> {
    let made = moment.made.as_ref()?;
    Some(match &made.action {
        RecordedAction::Play { .. } => {
            let (_, dice, play) = rolled(moment, words)?;
            format!("{dice}: {play}")
        }
        RecordedAction::ClosedOut => words.entry_closed_out(),
        RecordedAction::Double => offer(Offer::Double, &moment.situation, words),
        RecordedAction::Beaver => offer(Offer::Beaver, &moment.situation, words),
        RecordedAction::Take => words.entry_take(),
        RecordedAction::Drop => words.entry_drop(),
        RecordedAction::Resign(lost) => words.entry_resign(win(*lost)),
        RecordedAction::Decline => words.study_declines(),
        RecordedAction::SetUp(_) | RecordedAction::SetCube(_) => return None,
    })
}

/// Returns a moment's player, dice and play, in notation; `None` for other actions.
pub(crate) fn rolled(moment: &Moment, words: &Words) -> Option<(Player, String, String)> {
    let (roll, play) = play(moment, words)?;
    Some((moment.made.as_ref()?.player, roll.to_string(), play))
}

/// Returns a moment's dice, and its play in notation; `None` for other actions.
pub(crate) fn play(moment: &Moment, words: &Words) -> Option<(Roll, String)> {
    let made = moment.made.as_ref()?;
    let RecordedAction::Play { roll, played } = &made.action else {
        return None;
    };
    let play = match (played, moment.situation.board(made.player)) {
        (Played::Legal(play), Some(board)) => notation(words, &board, play),
        (Played::Forbidden(ways), _) => words.study_forbidden(written(ways)),
        (Played::Legal(_) | Played::Unknown, _) => words.study_unknown_play(),
    };
    Some((*roll, play))
}

/// Formats moves in standard notation, where 25 is the bar and 0 is off.
pub(crate) fn written(ways: &[[u8; 2]]) -> String {
    let place = |number: u8| match number {
        0 => "off".to_owned(),
        25 => "bar".to_owned(),
        point => point.to_string(),
    };
    let way = |&[from, to]: &[u8; 2]| format!("{}/{}", place(from), place(to));
    let ways: Vec<String> = ways.iter().map(way).collect();
    ways.join(" ")
}

fn offer(offer: Offer, situation: &Situation, words: &Words) -> String {
    let before = situation
        .offer()
        .map_or(situation.cube().value, |(_, value)| value);
    let value = before.doubled().unwrap_or(before);
    let key = match offer {
        Offer::Double => "double",
        Offer::Beaver => "beaver",
        Offer::Raccoon => "raccoon",
    };
    words.entry_offer(arg::Offer(key), arg::Value(value.points()))
}
