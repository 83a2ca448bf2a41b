//! The opening roll in words: who starts, and with which dice.

use friend::Starter;
use rules::{Phase, Player};
use words::arg;

use crate::{Model, Playing, names::who};

/// Says who won the opening roll and with which dice, until the first play; `None` later, and where the inviter starts
/// without winning it.
pub(crate) fn opening(model: &Model, playing: &Playing) -> Option<String> {
    let view = playing.game()?.view();
    if !is_first_turn(playing) || starts_as_agreed(playing) {
        return None;
    }
    let starter = view.decides()?;
    let dice = board::opening_dice(&view)?;
    let [white, black] = Player::BOTH.map(|player| who(model, playing, player));
    let said = model.words().rolled_first(
        arg::Black(dice.black.pips()),
        arg::First(white),
        arg::Second(black),
        arg::White(dice.white.pips()),
        arg::Who(who(model, playing, starter)),
    );
    Some(said)
}

/// Whether the player starts the first game because the invitation says so, and has not played yet.
pub(crate) fn starts_as_agreed(playing: &Playing) -> bool {
    let Some(game) = playing.game() else {
        return false;
    };
    let is_first_game = game.session().game_number() == 1;
    is_first_turn(playing) && is_first_game && game.terms().starter == Starter::Inviter
}

/// Returns the player who has the opening roll of the shown game because the invitation says so; `None` once it has been
/// followed by another one, and where both players have rolled for it.
pub(crate) fn agreed_starter(playing: &Playing) -> Option<Player> {
    let game = playing.game()?;
    let is_agreed = game.session().game_number() == 1 && game.terms().starter == Starter::Inviter;
    board::opening_dice(&game.view()).filter(|_| is_agreed)?;
    // The inviter plays White.
    Some(Player::White)
}

/// Whether the opening roll of the game is known and has not been played.
fn is_first_turn(playing: &Playing) -> bool {
    playing.game().is_some_and(|game| {
        let view = game.view();
        matches!(view.phase(), Phase::Moving(_) | Phase::ToRoll) && view.record().is_empty()
    })
}
