//! Data derived from a session for display: the player on turn, the rolls, the last play, and the reason for a lost
//! turn.

use rules::{
    Act, Action, Board, ByPlayer, Choice, Decision, Die, Entry, Phase, Play, Player, Roll, Session,
};

/// Reason why a turn is lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LostTurn {
    /// No move is legal with this roll (R31).
    NoMove(Roll),
    /// No move is legal with any roll (R42).
    ClosedOut,
}

/// Returns the reason why the player on roll loses the turn; `None` if the turn is not lost.
pub fn lost_turn(session: &Session) -> Option<LostTurn> {
    match session.phase() {
        Phase::ToRoll if session.must_pass() => Some(LostTurn::ClosedOut),
        Phase::Moving(draft) if !draft.has_moves() => Some(LostTurn::NoMove(draft.roll())),
        _ => None,
    }
}

/// Returns the player whose turn it is, including while a resignation in that turn awaits its answer; `None` if no
/// decision is due.
pub fn on_turn(session: &Session) -> Option<Player> {
    let decides = session.decides()?;
    match session.phase() {
        Phase::ResignationOffered { .. } => Some(decides.opponent()),
        _ => Some(decides),
    }
}

/// Returns the last complete play in this game, preceded by its player and the position before it from that player's
/// view; `None` if no play has been made.
pub fn last_play(session: &Session) -> Option<(Player, Board, Play)> {
    let mut plays = session.record().into_iter().rev();
    plays.find_map(|turn| match turn.act {
        Act::Play { before, play, .. } => Some((turn.player, before, play)),
        _ => None,
    })
}

/// Returns the number of rolls in this session, generated or entered.
pub fn count_rolls(session: &Session) -> usize {
    let log = session.log().iter();
    log.filter(|entry| is_roll(entry)).count()
}

/// Returns `true` if this action generated or entered dice.
fn is_roll(entry: &Entry) -> bool {
    let entered = matches!(entry.action, Action::EnterOpening(_) | Action::EnterRoll(_));
    entered || !entry.dice.is_empty()
}

/// Returns the opening dice if the opening roll is this game's last roll; `None` otherwise.
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

/// Returns this game's checker decisions with their rolls, in order and including the roll on the board; if the opening
/// roll is played, it comes first.
pub fn game_rolls(session: &Session) -> Vec<(Decision, Roll)> {
    let past = session.game().decisions.into_iter();
    let played = past.filter(|past| matches!(past.choice, Choice::Play(_)));
    let decisions = played.map(|past| past.decision).chain(session.decision());
    // A roll that was on the board when the session began was not rolled in this session.
    let began = game_start(session).and_then(Decision::roll);
    decisions
        .skip(usize::from(began.is_some()))
        .filter_map(|decision| Some((decision, decision.roll()?)))
        .collect()
}

/// Returns the decision with which this game began; `None` after an opening roll.
pub fn game_start(session: &Session) -> Option<&Decision> {
    session.start().filter(|_| session.game_number() == 1)
}

/// Returns the displayed score: the points won so far, capped at the match length.
pub fn score(session: &Session) -> ByPlayer<u32> {
    let won = session.score();
    let length = session.ruleset().playing_match();
    let shown = |won: u32| length.map_or(won, |played| won.min(played.length.points().into()));
    ByPlayer {
        white: shown(won.white),
        black: shown(won.black),
    }
}
