//! Facts of a session that a board shows: its rolls and its last play.

use rules::{Act, Action, Board, ByPlayer, Die, Entry, Play, Player, Session};

/// Who made the last whole play in this game, the position before it as he saw it, and what it was.
pub fn last_play(session: &Session) -> Option<(Player, Board, Play)> {
    let mut plays = session.record().into_iter().rev();
    plays.find_map(|turn| match turn.act {
        Act::Play { before, play, .. } => Some((turn.player, before, play)),
        _ => None,
    })
}

/// How often dice have been rolled or entered in this session.
pub fn count_rolls(session: &Session) -> usize {
    let log = session.log().iter();
    log.filter(|entry| is_roll(entry)).count()
}

/// Whether dice were rolled or entered by this action.
fn is_roll(entry: &Entry) -> bool {
    let entered = matches!(entry.action, Action::EnterOpening(_) | Action::EnterRoll(_));
    entered || !entry.dice.is_empty()
}

/// The dice of the opening roll, if no others have been rolled since in this game.
pub fn opening_dice(session: &Session) -> Option<ByPlayer<Die>> {
    let of_game = |entry: &&Entry| !matches!(entry.action, Action::NextGame | Action::Cocked);
    let mut log = session.log().iter().rev().take_while(of_game);
    let last = log.find(|entry| is_roll(entry))?;
    match (last.action, &last.dice[..]) {
        (Action::EnterOpening(dice), _) => Some(dice),
        (Action::RollOpening, &[white, black]) => Some(ByPlayer { white, black }),
        _ => None,
    }
}
