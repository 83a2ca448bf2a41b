//! Dice in the game's scene.

use rules::{DiceBy, Phase, Player, Roll};

use super::{context::SceneContext, items::SceneDie, still::roll_pips};
use crate::{Hand, View, Xy, game_rolls, on_turn, opening_dice};

/// Returns the current turn's dice, or else the previous turn's. In an opening roll that is still undecided, each die
/// lies on the side of the player who rolled it.
pub(super) fn dice(hand: &Hand, context: &SceneContext<'_>) -> Vec<SceneDie> {
    let (session, view) = (context.turn.session, &context.view);
    let opening = opening_dice(session);
    let own_side = |player: Player| view.dice(player, 1)[0];
    let Some(draft) = session.draft() else {
        let Some(rolled) = opening.filter(|_| session.record().is_empty()) else {
            return lying(hand, context);
        };
        let die = |player: Player| SceneDie {
            at: own_side(player),
            landed: own_side(player),
            pips: rolled[player].pips(),
            player,
            used: true,
        };
        return Player::BOTH.map(die).to_vec();
    };
    let player = on_turn(session).unwrap_or(view.bottom);
    let shown = draft.dice();
    let lost = !draft.has_moves();
    let places = view.dice(player, shown.len());
    let die = |(at, shown): (Xy, rules::DraftDie)| {
        let is_of = |player: &Player| opening.is_some_and(|dice| dice[*player] == shown.die);
        let roller = Player::BOTH.into_iter().find(is_of);
        SceneDie {
            at,
            landed: roller.map_or(at, own_side),
            pips: shown.die.pips(),
            player: roller.unwrap_or(player),
            used: shown.used || lost,
        }
    };
    places.into_iter().zip(shown).map(die).collect()
}

/// Returns the last turn's dice, which remain until the next roll.
fn lying(hand: &Hand, context: &SceneContext<'_>) -> Vec<SceneDie> {
    let session = context.turn.session;
    let seen = match session.phase() {
        Phase::ToRoll => session.ruleset().dice != DiceBy::Hand,
        Phase::GameOver(_) | Phase::MatchOver(_) => context.hides_result,
        _ => false,
    };
    let rolled = game_rolls(session).pop().filter(|_| seen);
    let Some((decision, roll)) = rolled else {
        return Vec::new();
    };
    let mut dice = played_dice(&context.view, decision.on_roll(), roll);
    if let ([first, second], true) = (&mut dice[..], hand.is_lower_die_first()) {
        std::mem::swap(&mut first.pips, &mut second.pips);
    }
    // Opening dice keep the colours of the players who rolled them.
    if let Some(opening) = opening_dice(session) {
        for die in &mut dice {
            let is_of = |player: &Player| opening[*player].pips() == die.pips;
            let owner = Player::BOTH.into_iter().find(is_of);
            die.player = owner.unwrap_or(die.player);
        }
    }
    dice
}

/// Returns the dice of a finished turn, dimmed, on `player`'s side of the board.
pub(super) fn played_dice(view: &View, player: Player, roll: Roll) -> Vec<SceneDie> {
    let dice = roll_pips(roll);
    let lies = |(at, pips): (Xy, u8)| SceneDie {
        at,
        landed: at,
        pips,
        player,
        used: true,
    };
    let places = view.dice(player, dice.len());
    places.into_iter().zip(dice).map(lies).collect()
}
