//! The game in words: who is who, names of places, dice and cube, what is asked and what is told in the middle.

use board::{Place, choice, colour, list, own_number, taken_back_by, win};
use record::Seat;
use rules::{Action, CubeValue, EndedBy, Offer, Outcome, Phase, Player, Step, insertion_sort};
use words::{Arg, isolated};

use crate::{LostTurn, Model, WantedDice, refusals};

/// A player for a sentence: you and the computer, the names that two people entered, or the colours. An entered name is
/// isolated (U+2068 to U+2069), so that its script does not turn the sentence around it.
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

/// What a player is called, to be joined with other text.
pub(crate) fn name(model: &Model, player: Player) -> String {
    match who(model, player) {
        Arg::Named { name, .. } => name.into_owned(),
        Arg::Number(_) | Arg::Text(_) => String::new(),
    }
}

/// What a player is called, in an element of its own.
pub(crate) fn name_alone(model: &Model, player: Player) -> String {
    name(model, player).replace(['\u{2068}', '\u{2069}'], "")
}

/// The computer's level, beside its name.
pub(crate) fn level_name(model: &Model, player: Player) -> Option<String> {
    match &model.seats()[player] {
        Seat::Computer(level) => Some(terms::level_name(&model.words, level)),
        Seat::Person => None,
    }
}

/// Whose dice are to be entered, as a question.
pub(crate) fn dice_wanted(model: &Model) -> Option<String> {
    let words = &model.words;
    let who = |player| who(model, player);
    Some(match (model.wanted_dice()?, model.first_die()) {
        (WantedDice::Opening, None) => words.ask_die(who(Player::White)),
        (WantedDice::Opening, Some(_)) => words.ask_die(who(Player::Black)),
        (WantedDice::Roll(player), None) => words.ask_dice(who(player)),
        (WantedDice::Roll(player), Some(first)) => words.ask_second_die(who(player), first.pips()),
    })
}

/// Where the lifted checker may go, the nearest place first.
pub(crate) fn lifted(model: &Model) -> Option<String> {
    let (from, draft) = (model.lifted?, model.session().draft()?);
    let words = &model.words;
    let number = |number: u8| match number {
        0 => words.to_off(),
        25 => words.to_bar(),
        point => point.to_string(),
    };
    // In a lesson the one that is asked for: any other would be refused.
    let mut targets: Vec<u8> = model
        .ringed_targets(draft, from)
        .iter()
        .map(|target| target.to.number())
        .collect();
    insertion_sort(&mut targets, |number| std::cmp::Reverse(*number));
    targets.dedup();
    let targets = choice(words, targets.into_iter().map(number));
    Some(words.lifted(number(from.number()), targets))
}

/// The name of a place in the numbering of `mover`, with the moves allowed there.
pub(crate) fn place_name(model: &Model, place: Place, mover: Player, options: &[Step]) -> String {
    let words = &model.words;
    let (head, owner, number) = match place {
        Place::Point(white) => {
            let number = own_number(white, mover);
            let own = model.shown_stacks().at(mover, number);
            let owner = if own.is_empty() {
                mover.opponent()
            } else {
                mover
            };
            (words.place_point(number), owner, own_number(white, owner))
        }
        Place::Bar(player) => (words.place_bar(), player, 25),
        Place::Tray(player) => (words.place_off(), player, 0),
    };
    let count = model.shown_stacks().at(owner, number).len() as u32;
    let standing = match (place, count) {
        (Place::Point(_), 0) => words.standing_empty(),
        _ => words.standing(count, colour(model.settings.theme, owner)),
    };
    let origin = place.origin(mover);
    let mut dice: Vec<String> = options
        .iter()
        .filter(|step| Some(step.from) == origin)
        .map(|step| step.die.pips().to_string())
        .collect();
    dice.dedup();
    let takes_back = model
        .session()
        .draft()
        .is_some_and(|draft| taken_back_by(draft, mover, place).is_some());
    let mut parts = vec![head, standing];
    if !dice.is_empty() {
        parts.push(words.can_move(choice(words, dice)));
    }
    if takes_back && model.person_decides() {
        parts.push(words.takes_back());
    }
    list(words, parts)
}

pub(crate) fn cube_name(model: &Model, can_double: bool) -> String {
    let words = &model.words;
    let cube = model.session().cube();
    let owner = match cube.owner {
        None => words.cube_middle(),
        Some(owner) => words.cube_owner(who(model, owner)),
    };
    let value = cube.value.points();
    if can_double {
        words.cube_can_double(value, owner)
    } else {
        words.cube_name(value, owner)
    }
}

/// Why a cube at 1 shows 64.
pub(crate) fn cube_about(model: &Model) -> Option<String> {
    let one = model.session().cube().value == CubeValue::ONE;
    one.then(|| model.words.cube_shows_64())
}

/// Why the cube shows what it shows, and why it cannot be offered now.
pub(crate) fn cube_explained(model: &Model) -> String {
    let session = model.session();
    let in_turn = matches!(session.phase(), Phase::ToRoll | Phase::Moving(_));
    let why = in_turn.then(|| match session.allows(Action::Double) {
        Err(refusal) => refusals::sentence(&model.words, refusal),
        Ok(()) => model.words.no_computers_turn(),
    });
    let parts: Vec<String> = cube_about(model).into_iter().chain(why).collect();
    if parts.is_empty() {
        return cube_name(model, false);
    }
    parts.join(" ")
}

/// Returns the catalogue key of an offer.
pub(crate) const fn offer_key(offer: Offer) -> &'static str {
    match offer {
        Offer::Double => "double",
        Offer::Beaver => "beaver",
        Offer::Raccoon => "raccoon",
    }
}

/// "You win a gammon: 4 points.", or whose time has run out.
pub(crate) fn result(model: &Model, outcome: &Outcome) -> String {
    let words = &model.words;
    if outcome.by == EndedBy::Time {
        return words.out_of_time(who(model, outcome.winner.opponent()));
    }
    words.wins(
        who(model, outcome.winner),
        words.win_object(win(outcome.win)),
        outcome.points(),
    )
}

/// The result of the last game of a match.
pub(crate) fn match_result(model: &Model, outcome: &Outcome) -> String {
    let won = model.words.match_won(who(model, outcome.winner));
    format!("{} {won}", result(model, outcome))
}

/// The words of the pill in the middle while a lost turn is shown, or while a closed-out person may still double.
pub(crate) fn lost_turn(model: &Model) -> Option<String> {
    let words = &model.words;
    let player = model.session().decides()?;
    match model.lost_turn() {
        Some(LostTurn::NoMove(rolled)) => Some(words.no_legal_move(rolled.to_string())),
        Some(LostTurn::ClosedOut) => Some(words.closed_out(who(model, player))),
        None if model.person_decides() && model.session().allows(Action::Pass).is_ok() => {
            Some(words.closed_out_choice(who(model, player)))
        }
        None => None,
    }
}

/// What is offered, for the strip in the middle: the sentence of a double or a resignation.
pub(crate) fn offer(model: &Model) -> Option<String> {
    let words = &model.words;
    let by = || Some(who(model, model.session().decides()?.opponent()));
    match model.session().phase() {
        Phase::Doubled { offer, value } => {
            Some(words.offered_to(offer_key(*offer), by()?, value.points()))
        }
        Phase::ResignationOffered { win: lost, .. } => {
            Some(words.resigns(by()?, words.win_object(win(*lost))))
        }
        _ => None,
    }
}
