//! Facts of a session that a board shows: whose turn it is, its rolls, its last play, and why a turn is lost.

use rules::{
    Act, Action, Board, ByPlayer, Choice, Decision, Die, Entry, Phase, Play, Player, Roll, Session,
};

/// Why a turn is lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LostTurn {
    /// This roll cannot be played (R31).
    NoMove(Roll),
    /// No roll could (R42).
    ClosedOut,
}

/// Returns why the player on roll loses the turn; `None` if the turn is not lost.
pub fn lost_turn(session: &Session) -> Option<LostTurn> {
    match session.phase() {
        Phase::ToRoll if session.must_pass() => Some(LostTurn::ClosedOut),
        Phase::Moving(draft) if !draft.has_moves() => Some(LostTurn::NoMove(draft.roll())),
        _ => None,
    }
}

/// Returns the player whose turn it is, also while a resignation in that turn waits for its answer.
pub fn on_turn(session: &Session) -> Option<Player> {
    let decides = session.decides()?;
    match session.phase() {
        Phase::ResignationOffered { .. } => Some(decides.opponent()),
        _ => Some(decides),
    }
}

/// Returns the player of the last whole play in this game, the position before it as that player saw it, and the play.
pub fn last_play(session: &Session) -> Option<(Player, Board, Play)> {
    let mut plays = session.record().into_iter().rev();
    plays.find_map(|turn| match turn.act {
        Act::Play { before, play, .. } => Some((turn.player, before, play)),
        _ => None,
    })
}

/// Returns how often dice have been rolled or entered in this session.
pub fn count_rolls(session: &Session) -> usize {
    let log = session.log().iter();
    log.filter(|entry| is_roll(entry)).count()
}

/// Whether dice were rolled or entered by this action.
fn is_roll(entry: &Entry) -> bool {
    let entered = matches!(entry.action, Action::EnterOpening(_) | Action::EnterRoll(_));
    entered || !entry.dice.is_empty()
}

/// Returns the dice of the opening roll, if no others have been rolled since in this game.
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

/// Returns the decisions how to play the rolls of this game, in their order; the first is the opening roll where that is
/// played. The roll on the board is one of them.
pub fn game_rolls(session: &Session) -> Vec<(Decision, Roll)> {
    let past = session.game().decisions.into_iter();
    let played = past.filter(|past| matches!(past.choice, Choice::Play(_)));
    let decisions = played.map(|past| past.decision).chain(session.decision());
    // A roll that lay there when the session began was never rolled in it.
    let began = game_start(session).and_then(Decision::roll);
    decisions
        .skip(usize::from(began.is_some()))
        .filter_map(|decision| Some((decision, decision.roll()?)))
        .collect()
}

/// Returns the decision with which this game began, if that was no opening roll.
pub fn game_start(session: &Session) -> Option<&Decision> {
    session.start().filter(|_| session.game_number() == 1)
}

/// Returns the points won so far, as they are shown: at most the length of the match.
pub fn score(session: &Session) -> ByPlayer<u32> {
    let won = session.score();
    let length = session.ruleset().playing_match();
    let shown = |won: u32| length.map_or(won, |played| won.min(played.length.points().into()));
    ByPlayer {
        white: shown(won.white),
        black: shown(won.black),
    }
}
