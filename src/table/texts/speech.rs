//! Texts about the game: the players, the cube, and the sentences in the middle of the board.

use std::ops::RangeInclusive;

use board::{LostTurn, colour, cube_about, offer_key, refusal_text, win};
use record::{LoadError, Seat};
use rules::{Action, ByPlayer, EndedBy, Phase, Player, Roll};
use words::{Arg, Words, arg, isolated};

use crate::{Model, WantedDice, state::model::LastAnswer};

/// Returns a player as a message argument: "you" or the computer, a name entered for a game between two people, or a
/// colour. Entered names are wrapped in bidirectional isolates (U+2068 and U+2069), so that their script does not
/// change the direction of the sentence.
pub(crate) fn who(model: &Model, player: Player) -> Arg<'static> {
    let words = &model.words;
    let (key, name) = match (model.person(), model.entered_name(player)) {
        (Some(person), _) if player == person => ("you", words.name_you()),
        (Some(_), _) => ("computer", words.name_computer()),
        (None, Some(name)) => ("named", isolated(name.as_str())),
        (None, None) => {
            let colour = colour(model.settings.theme, player);
            (colour, words.name_colour(colour))
        }
    };
    let name = name.into();
    Arg::Named { key, name }
}

/// Returns both players as message arguments.
pub(crate) fn names(model: &Model) -> ByPlayer<Arg<'static>> {
    ByPlayer::new(|player| who(model, player))
}

/// Returns a player's name, to be joined with other text.
pub(crate) fn name(model: &Model, player: Player) -> String {
    match who(model, player) {
        Arg::Named { name, .. } => name.into_owned(),
        Arg::Number(_) | Arg::Text(_) => String::new(),
    }
}

/// Returns a player's name for a separate element, without bidirectional isolates.
pub(crate) fn name_alone(model: &Model, player: Player) -> String {
    name(model, player).replace(['\u{2068}', '\u{2069}'], "")
}

/// Returns the name of the computer's level; `None` for a person.
pub(crate) fn level_name(model: &Model, player: Player) -> Option<String> {
    match &model.seats()[player] {
        Seat::Computer(level) => Some(terms::level_name(&model.words, level)),
        Seat::Person => None,
    }
}

/// Returns the prompt for the dice to be entered; `None` if no dice are due.
pub(crate) fn dice_wanted(model: &Model) -> Option<String> {
    let words = &model.words;
    let who = |player| who(model, player);
    Some(match (model.wanted_dice()?, model.first_die()) {
        (WantedDice::Opening, None) => words.ask_die(who(Player::White)),
        (WantedDice::Opening, Some(_)) => words.ask_die(who(Player::Black)),
        (WantedDice::Roll(player), None) => words.ask_dice(who(player)),
        (WantedDice::Roll(player), Some(first)) => {
            words.ask_second_die(arg::First(first.pips()), arg::Who(who(player)))
        }
    })
}

/// Returns the cube's name, with its value and owner.
pub(crate) fn cube_name(model: &Model) -> String {
    let cube = model.session().cube();
    let owner = cube.owner.map(|owner| who(model, owner));
    board::cube_name(&model.words, cube.value, owner, false)
}

/// Explains the cube's value, and why the cube cannot be offered now.
pub(crate) fn cube_explained(model: &Model) -> String {
    let session = model.session();
    let in_turn = matches!(session.phase(), Phase::ToRoll | Phase::Moving(_));
    let why = in_turn.then(|| match session.allows(Action::Double) {
        Err(refusal) => refusal_text(&model.words, refusal),
        Ok(()) => model.words.no_computers_turn(),
    });
    let about = cube_about(&model.words, session.cube().value);
    let parts: Vec<String> = about.into_iter().chain(why).collect();
    if parts.is_empty() {
        return cube_name(model);
    }
    parts.join(" ")
}

/// Returns the text shown in the middle of the board for a lost turn, or for a closed-out person who may still double;
/// `None` otherwise.
pub(crate) fn lost_turn(model: &Model) -> Option<String> {
    let words = &model.words;
    let player = model.session().decides()?;
    let explained = |text: String| match why_lost(model) {
        Some(why) => format!("{} {why}", words.sentence(text)),
        None => text,
    };
    match model.lost_turn() {
        Some(LostTurn::NoMove(rolled)) => Some(explained(words.no_legal_move(rolled.to_string()))),
        Some(LostTurn::ClosedOut) => Some(explained(words.closed_out(who(model, player)))),
        None if model.person_decides() && model.session().allows(Action::Pass).is_ok() => {
            Some(words.closed_out_choice(who(model, player)))
        }
        None => None,
    }
}

/// Returns the reason why the turn is lost, for a beginner; `None` for other players, or if the turn is not lost.
pub(crate) fn why_lost(model: &Model) -> Option<String> {
    let lost = model.lost_turn().filter(|_| model.is_beginner())?;
    let player = model.session().decides()?;
    let board = model.session().board_of(player);
    let is_on_bar = board.own().at(25) > 0;
    // Until all checkers are home, none is borne off.
    let may_not_bear_off = |roll: Roll| {
        let has = |mut points: RangeInclusive<u8>| points.any(|point| board.own().at(point) > 0);
        has(7..=24) && has(1..=roll.high().pips())
    };
    let why = match lost {
        LostTurn::ClosedOut => "all",
        LostTurn::NoMove(roll) if !is_on_bar && may_not_bear_off(roll) => "off",
        LostTurn::NoMove(_) if !is_on_bar => "reach",
        LostTurn::NoMove(roll) if roll.is_double() => "single",
        LostTurn::NoMove(_) => "both",
    };
    Some(model.words.lost_turn_why(why))
}

/// Returns a sentence about the opening roll if the computer won it and has not moved yet; `None` otherwise.
pub(crate) fn begins(model: &Model) -> Option<String> {
    let dice = model.computer_begins()?;
    let starter = model.session().decides()?;
    let (first, second) = (who(model, Player::White), who(model, Player::Black));
    let (white, black) = (dice.white.pips(), dice.black.pips());
    let sentence = model.words.rolled_first(
        arg::Black(black),
        arg::First(first),
        arg::Second(second),
        arg::White(white),
        arg::Who(who(model, starter)),
    );
    Some(sentence.trim_end_matches('.').to_owned())
}

/// Returns the opponent's answer to the last offer until the game continues, or the computer's drop until the result is
/// shown; `None` otherwise.
pub(crate) fn answered(model: &Model) -> Option<String> {
    let words = &model.words;
    if let Phase::GameOver(outcome) | Phase::MatchOver(outcome) = model.session().phase() {
        let drops = outcome.by == EndedBy::Drop && !model.is_result_shown();
        return drops.then(|| words.end_drop(who(model, outcome.winner.opponent())));
    }
    let (player, answer) = model.last_answer()?;
    Some(match answer {
        LastAnswer::Take(value) => {
            words.taken(arg::Value(value.points()), arg::Who(who(model, player)))
        }
        LastAnswer::Decline => words.declined(who(model, player)),
    })
}

/// Returns `true` if the board shows an offer to the computer or an answer to an offer.
pub(crate) fn is_about_offer(model: &Model) -> bool {
    let phase = model.session().phase();
    let offered = matches!(
        phase,
        Phase::Doubled { .. } | Phase::ResignationOffered { .. }
    );
    (offered && !model.person_decides()) || answered(model).is_some()
}

/// Returns the sentence that announces an offered double or resignation, if any.
pub(crate) fn offer(model: &Model) -> Option<String> {
    let words = &model.words;
    let by = || Some(who(model, model.session().decides()?.opponent()));
    match model.session().phase() {
        Phase::Doubled { offer, value } => Some(words.offered_to(
            arg::Offer(offer_key(*offer)),
            arg::Value(value.points()),
            arg::Who(by()?),
        )),
        Phase::ResignationOffered { win: lost, .. } => {
            Some(words.resigns(arg::Who(by()?), arg::Win(words.win_object(win(*lost)))))
        }
        _ => None,
    }
}

/// Returns the reason why a stored game could not be read, as part of a sentence.
pub(crate) fn load_error(words: &Words, error: &LoadError) -> String {
    match error {
        LoadError::Damaged => words.why_damaged(),
        LoadError::Newer(version) => words.why_newer(*version),
        LoadError::UnknownEntry(entry) => words.why_unknown(entry),
        LoadError::Illegal(refusal) => words.why_illegal(refusal_text(words, *refusal)),
        LoadError::WrongDice => words.why_dice(),
        LoadError::TooLarge => words.why_too_large(),
    }
}
