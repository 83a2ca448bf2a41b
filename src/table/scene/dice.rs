//! The dice of the game in its scene.

use rules::{Action, ByPlayer, Die, Entry, Phase, Player, Roll, Session};

use super::{SceneDie, still::roll_pips};
use crate::{Model, View, Xy, fair};

/// The dice of the turn, or else those of the one before it; those of an opening roll that gives nobody a turn lie each
/// on its own side.
pub(super) fn dice(model: &Model, view: &View) -> Vec<SceneDie> {
    let opening = opening_dice(model.session());
    let own_side = |player: Player| view.dice(player, 1)[0];
    let Some(draft) = model.session().draft() else {
        let Some(rolled) = opening.filter(|_| model.session().record().is_empty()) else {
            return lying(model, view);
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
    let player = model.on_turn().unwrap_or(model.bottom());
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

/// The dice of the last turn, which stay until the next roll.
fn lying(model: &Model, view: &View) -> Vec<SceneDie> {
    let session = model.session();
    let seen = match session.phase() {
        Phase::ToRoll => !model.dice_by_hand(),
        Phase::GameOver(_) | Phase::MatchOver(_) => !model.is_result_shown(),
        _ => false,
    };
    let rolled = fair::rolls(model).pop().filter(|_| seen);
    let Some((decision, roll)) = rolled else {
        return Vec::new();
    };
    let mut dice = played_dice(view, decision.on_roll(), roll);
    if let ([first, second], true) = (&mut dice[..], model.timing.lower_die_first) {
        std::mem::swap(&mut first.pips, &mut second.pips);
    }
    dice
}

/// The dice of a turn that has been played, dimmed on its player's side.
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

/// How often dice have been rolled or entered in this session.
pub(super) fn rolls(model: &Model) -> usize {
    let log = model.session().log().iter();
    log.filter(|entry| is_roll(entry)).count()
}

/// Whether dice were rolled or entered by this action.
fn is_roll(entry: &Entry) -> bool {
    let entered = matches!(entry.action, Action::EnterOpening(_) | Action::EnterRoll(_));
    entered || !entry.dice.is_empty()
}

/// The dice of the opening roll, if no others have been rolled since in this game.
pub(crate) fn opening_dice(session: &Session) -> Option<ByPlayer<Die>> {
    let of_game = |entry: &&Entry| !matches!(entry.action, Action::NextGame | Action::Cocked);
    let mut log = session.log().iter().rev().take_while(of_game);
    let last = log.find(|entry| is_roll(entry))?;
    match (last.action, &last.dice[..]) {
        (Action::EnterOpening(dice), _) => Some(dice),
        (Action::RollOpening, &[white, black]) => Some(ByPlayer { white, black }),
        _ => None,
    }
}
