//! Short event announcements for the live region.

use board::{LostTurn, notation_for, offer_key, win};
use rules::{Act, ByPlayer, CubeValue, Die, Event, Player, Step, Turn};
use words::arg;

use crate::{
    Model,
    texts::{
        speech::{names, who, why_lost},
        spoken_play::spoken_play,
    },
    view::strip::stakes,
};

/// Returns the announcement of a new session.
pub(crate) fn new_game(model: &Model) -> String {
    model.words.new_game_said(crate::title(model))
}

/// Returns the announcement of an event, if any.
pub(crate) fn event(model: &Model, event: &Event) -> Option<String> {
    let words = &model.words;
    Some(match event {
        Event::OpeningRolled {
            dice,
            starter,
            doubled,
        } => rolled(model, *dice, *starter, *doubled),
        Event::Rolled { player, roll } => {
            let (who, dice) = (who(model, *player), roll.to_string());
            match model.lost_turn() {
                Some(LostTurn::NoMove(_)) => {
                    let lost = words.rolled_nothing(arg::Dice(dice), arg::Who(who));
                    match why_lost(model) {
                        Some(why) => format!("{lost} {why}"),
                        None => lost,
                    }
                }
                _ => words.rolled(arg::Dice(dice), arg::Who(who)),
            }
        }
        Event::Stepped { player, step, hit } if !model.is_computer(*player) => {
            board::announcement(model.session(), words, &names(model), event)?
        }
        Event::Stepped {
            player,
            step,
            hit: true,
        } => hit(model, *player, *step),
        Event::TurnEnded(turn) => turn_ended(model, turn)?,
        Event::Doubled { by, offer, value } => {
            let offered = words.offered_to(
                arg::Offer(offer_key(*offer)),
                arg::Value(value.points()),
                arg::Who(who(model, *by)),
            );
            match stakes(model).filter(|_| model.person_decides()) {
                Some(stakes) => format!("{} {stakes}", words.sentence(offered)),
                None => offered,
            }
        }
        Event::Taken { by, value } => {
            words.taken(arg::Value(value.points()), arg::Who(who(model, *by)))
        }
        Event::ResignationOffered { by, win: lost } => words.resigns_said(
            arg::Who(who(model, *by)),
            arg::Win(words.win_object(win(*lost))),
        ),
        Event::ResignationDeclined(by) => words.declined(who(model, by.opponent())),
        Event::GameOver(_) | Event::MatchOver(_) | Event::Undone(_) | Event::TurnUndone => {
            board::announcement(model.session(), words, &names(model), event)?
        }
        Event::GameStarted(_) => new_game(model),
        Event::PlayTakenBack(player) => words.play_taken_back(who(model, *player)),
        Event::Cocked(_) => words.cocked_said(),
        Event::ClockStarted => words.clock_started(),
        Event::Stepped { .. } | Event::DiceSwapped | Event::Spent(_) | Event::Advised(_) => {
            return None;
        }
    })
}

/// Returns the announcement for an opening roll and its outcome.
fn rolled(
    model: &Model,
    dice: ByPlayer<Die>,
    starter: Option<Player>,
    doubled: Option<CubeValue>,
) -> String {
    let words = &model.words;
    let (white, black) = (dice.white.pips(), dice.black.pips());
    let (first, second) = (who(model, Player::White), who(model, Player::Black));
    match (starter, doubled) {
        (Some(starter), _) => words.rolled_first(
            arg::Black(black),
            arg::First(first),
            arg::Second(second),
            arg::White(white),
            arg::Who(who(model, starter)),
        ),
        (None, Some(value)) => words.rolled_doubled(
            arg::Black(black),
            arg::First(first),
            arg::Second(second),
            arg::Value(value.points()),
            arg::White(white),
        ),
        (None, None) => words.rolled_tie(
            arg::Black(black),
            arg::First(first),
            arg::Second(second),
            arg::White(white),
        ),
    }
}

/// Returns the announcement for a hit by the computer; the point is numbered from the view of the player who was hit.
fn hit(model: &Model, player: Player, step: Step) -> String {
    let point = 25 - step.to().number();
    model
        .words
        .hit(arg::Point(point), arg::Who(who(model, player.opponent())))
}

fn turn_ended(model: &Model, turn: &Turn) -> Option<String> {
    let words = &model.words;
    match &turn.act {
        // A person's own play is not announced; only the following turn is.
        Act::Play { .. } if model.person() == Some(turn.player) => None,
        Act::Play { play, .. } if play.is_empty() => Some(words.passes(who(model, turn.player))),
        Act::Play { before, play, .. } => {
            let listener = model.person().unwrap_or(turn.player);
            let play = notation_for(words, before, play, [turn.player, listener]);
            let text = spoken_play(words, &play);
            Some(words.played(arg::Play(text), arg::Who(who(model, turn.player))))
        }
        Act::ClosedOut => Some(words.passes_closed_out(who(model, turn.player))),
        _ => None,
    }
}
