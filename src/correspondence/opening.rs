//! Texts about the opening roll: the dice, and the player who starts.

use friend::Starter;
use rules::{Phase, Player};
use words::arg;

use crate::{Model, Playing, names::who};

/// Describes the dice and the winner of the opening roll until the first play; `None` afterwards, or if the terms say
/// that the inviter starts.
pub(crate) fn opening(model: &Model, playing: &Playing) -> Option<String> {
    let view = playing.game()?.view();
    if !is_first_turn(playing) || starts_as_agreed(playing) {
        return None;
    }
    let starter = view.decides()?;
    let dice = board::opening_dice(&view)?;
    let [white, black] = Player::BOTH.map(|player| who(model, playing, player));
    let text = model.words().rolled_first(
        arg::Black(dice.black.pips()),
        arg::First(white),
        arg::Second(black),
        arg::White(dice.white.pips()),
        arg::Who(who(model, playing, starter)),
    );
    Some(text)
}

/// Returns `true` until the first play in a first game that the inviter starts by agreement.
pub(crate) fn starts_as_agreed(playing: &Playing) -> bool {
    let Some(game) = playing.game() else {
        return false;
    };
    let is_first_game = game.session().game_number() == 1;
    is_first_turn(playing) && is_first_game && game.terms().starter == Starter::Inviter
}

/// Returns the player who starts if the invitation determines this and the opening roll is on display; `None` after
/// another roll, or if both players have rolled for the start.
pub(crate) fn agreed_starter(playing: &Playing) -> Option<Player> {
    let game = playing.game()?;
    let is_agreed = game.session().game_number() == 1 && game.terms().starter == Starter::Inviter;
    board::opening_dice(&game.view()).filter(|_| is_agreed)?;
    // The inviter plays White.
    Some(Player::White)
}

/// Returns `true` if the game's opening roll is known but has not been played.
fn is_first_turn(playing: &Playing) -> bool {
    playing.game().is_some_and(|game| {
        let view = game.view();
        matches!(view.phase(), Phase::Moving(_) | Phase::ToRoll) && view.record().is_empty()
    })
}
