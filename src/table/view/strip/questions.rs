//! Strips in the middle of the board for questions that must be answered before the game continues.

use board::Input;
use rules::{Act, Action, Die, Offer, Phase, Player, Session, Win};
use words::{Words, arg};

use super::{
    content::{Question, Strip, plain_strip},
    offer::{why, why_button},
    stakes::{stakes, stakes_of_double, stakes_of_drop, stakes_of_resigning},
};
use crate::{Control, Dialog, DiceMsg, Model, Msg, Panel, texts::speech};

/// Returns the strip for a question that the player has opened, about doubling, dropping or resigning; `None` if no
/// question is open.
pub(super) fn dialog_strip(model: &Model) -> Option<Strip> {
    let (session, words) = (model.session(), &model.words);
    let cancel = || Control::new(words.cancel(), Msg::CloseDialog);
    let (text, detail, controls) = match &model.dialog {
        Dialog::Double => {
            let double =
                Control::new(words.double(), Msg::Input(Input::Do(Action::Double))).primary();
            let stakes = stakes_of_double(model);
            (words.ask_double(), stakes, vec![double, cancel()])
        }
        Dialog::Drop => {
            let drop = Control::new(words.drop(), Msg::Input(Input::Do(Action::Drop)));
            let stakes = stakes_of_drop(model);
            (words.ask_drop(), stakes, vec![drop, cancel()])
        }
        Dialog::Resign => {
            let wins = resignations(session);
            let resign = |label: String, win: Win| {
                Control::new(label, Msg::Input(Input::Do(Action::Resign(win))))
            };
            if let Some(win) = plain_resignation(model, wins.clone()) {
                let stakes = stakes_of_resigning(model, std::iter::once(win));
                let controls = vec![resign(words.ask_resign(), win), cancel()];
                (words.ask_give_up(board::win(win)), Some(stakes), controls)
            } else {
                let all = wins.clone();
                let all = all.map(|win| resign(words.win_button(board::win(win)), win));
                let controls = all.chain([cancel()]).collect();
                let stakes = stakes_of_resigning(model, wins);
                (words.ask_resign(), Some(stakes), controls)
            }
        }
        _ => return None,
    };
    let doubled = || session.cube().value.doubled().map(rules::CubeValue::points);
    Some(Strip {
        cube: (model.dialog == Dialog::Double).then(doubled).flatten(),
        is_over_board: true,
        detail,
        controls,
        question: Question::Own,
        ..plain_strip(text)
    })
}

/// Returns the win that a beginner is asked to concede to the computer: the smallest one that the computer has not just
/// declined. `None` for other players, who choose.
fn plain_resignation(model: &Model, mut wins: impl Iterator<Item = Win> + Clone) -> Option<Win> {
    model.person().filter(|_| model.is_beginner())?;
    let declined = match model.session().record().last().map(|turn| turn.act) {
        Some(Act::ResignDeclined(win)) => win.factor(),
        _ => 0,
    };
    let largest = wins.clone().last();
    wins.find(|win| win.factor() > declined).or(largest)
}

/// Returns the wins that can be conceded; in a match, none larger than the smallest win that decides the match.
fn resignations(session: &Session) -> impl Iterator<Item = Win> + Clone {
    let cube = session.cube().value.points();
    let needed = session.ruleset().playing_match().map(|played| {
        let winner = session.decides().map(Player::opponent);
        let score = winner.map_or(0, |winner| session.score()[winner]);
        u32::from(played.length.points()).saturating_sub(score)
    });
    let smaller = move |win: &Win| match win {
        Win::Single => 0,
        Win::Gammon => cube * Win::Single.factor(),
        Win::Backgammon | Win::Quadruple => cube * Win::Gammon.factor(),
    };
    let wins = [Win::Single, Win::Gammon, Win::Backgammon].into_iter();
    wins.filter(move |win| needed.is_none_or(|needed| smaller(win) < needed))
        .filter(|win| session.counted(*win) == *win)
        .filter(|win| session.allows(Action::Resign(*win)).is_ok())
}

/// Returns the strip for the opponent's offer, or for the dice to enter; `None` in other phases.
pub(super) fn phase_strip(model: &Model) -> Option<Strip> {
    let (session, words) = (model.session(), &model.words);
    let person = model.person_decides();
    let question = if person {
        Question::Opponents
    } else {
        Question::None
    };
    match session.phase() {
        Phase::Opening | Phase::ToRoll => manual_dice(model),
        Phase::Doubled { offer, value } => Some(Strip {
            detail: stakes(model).filter(|_| person),
            advice: why(model),
            is_over_board: person,
            cube: person.then(|| value.points()),
            controls: answers(
                model,
                [
                    (words.take(), Action::Take),
                    (words.drop(), Action::Drop),
                    (redouble(words, *offer), Action::Beaver),
                ],
            ),
            question,
            ..plain_strip(speech::offer(model)?)
        }),
        Phase::ResignationOffered { .. } => Some(Strip {
            is_over_board: person,
            advice: why(model),
            controls: answers(
                model,
                [
                    (words.accept(), Action::AcceptResignation),
                    (words.decline(), Action::DeclineResignation),
                ],
            ),
            question,
            ..plain_strip(speech::offer(model)?)
        }),
        // The ending card covers finished games: see `ending`.
        Phase::Moving(_) | Phase::GameOver(_) | Phase::MatchOver(_) => None,
    }
}

/// Returns the answers to an offer, and the button that explains it.
fn answers<const N: usize>(model: &Model, all: [(String, Action); N]) -> Vec<Control> {
    // An offer to the computer is shown without answers.
    let person = model.person_decides();
    let possible = all
        .into_iter()
        .filter(|(_, action)| person && model.session().allows(*action).is_ok());
    let control = |(label, action)| {
        let msg = match action {
            Action::Drop => Msg::Open(Panel::Drop),
            action => Msg::Input(Input::Do(action)),
        };
        Control::new(label, msg)
    };
    let mut controls: Vec<Control> = possible.map(control).collect();
    if let Some(first) = controls.first_mut() {
        first.primary = true;
    }
    controls.extend(why_button(model));
    controls
}

/// Returns the label for an immediate redouble in answer to this offer (R72).
fn redouble(words: &Words, offer: Offer) -> String {
    match offer {
        Offer::Double | Offer::Raccoon => words.beaver(),
        Offer::Beaver => words.raccoon(),
    }
}

/// Returns the strip with six dice to choose from while the players have to enter their rolls (O12); `None` otherwise.
fn manual_dice(model: &Model) -> Option<Strip> {
    let wanted = speech::dice_wanted(model)?;
    let text = match model.tie().filter(|_| model.first_die().is_none()) {
        Some(die) => model
            .words
            .tie_then(arg::Die(die.pips()), arg::Question(wanted)),
        None => wanted,
    };
    let die = |die: Die| Control::new(die.pips().to_string(), Msg::Dice(DiceMsg::Enter(die)));
    let mut controls: Vec<Control> = Die::ALL.into_iter().map(die).collect();
    if model.first_die().is_some() {
        controls.push(Control::new(
            model.words.back(),
            Msg::Dice(DiceMsg::ClearFirst),
        ));
    }
    Some(Strip {
        controls,
        ..plain_strip(text)
    })
}
