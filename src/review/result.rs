//! Match result so far, from which the luck-adjusted result is computed.

use engine::{Away, MatchScore, Met};
use record::MatchRecord;
use rules::{ByPlayer, Crawford, Player};

/// Returns `true` if the game at this index contributes to the record's result ([`final_result`]): in a match, every
/// game up to the last finished one; in money play, every finished game. Luck in any other game has not affected the
/// result.
pub fn is_in_result(record: &MatchRecord, game: usize) -> bool {
    let rest = record.games.get(game..).unwrap_or_default();
    let mut counted = rest.iter();
    if record.terms.length == 0 {
        return counted.next().is_some_and(|game| game.result.is_some());
    }
    counted.any(|game| game.result.is_some())
}

/// Returns a record's result: in a match, each player's match-winning chance after the last finished game (1 or 0 once
/// the match is over); in money play, the points won minus the points lost. `None` if no game is finished or the match
/// is too long.
pub fn final_result(record: &MatchRecord) -> Option<ByPlayer<f64>> {
    if record.terms.length == 0 {
        let finished = record.games.iter().filter_map(|game| game.result);
        let signed = |player| {
            let points = finished.clone().map(|result| {
                let points = f64::from(result.points);
                if result.winner == player {
                    points
                } else {
                    -points
                }
            });
            points.sum()
        };
        let any = finished.clone().next().is_some();
        return any.then(|| ByPlayer::new(signed));
    }
    let game = record
        .games
        .iter()
        .rev()
        .find(|game| game.result.is_some())?;
    let result = game.result?;
    let away = |player: Player| {
        let left = u32::from(record.terms.length).checked_sub(game.score[player])?;
        Away::new(u8::try_from(left).ok()?)
    };
    let score = MatchScore {
        own: away(result.winner)?,
        opponent: away(result.winner.opponent())?,
        crawford: match game.crawford {
            true => Crawford::Now,
            false if record.terms.crawford => Crawford::Ahead,
            false => Crawford::Over,
        },
        met: Met::default(),
    };
    let won = f64::from(score.after_win(result.points).0);
    Some(ByPlayer::new(|player| {
        if player == result.winner {
            won
        } else {
            1.0 - won
        }
    }))
}
