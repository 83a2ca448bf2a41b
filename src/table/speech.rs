//! The game in words: names of places, announcements for the live region, results.

use record::{Seat, print_play};
use rules::{Act, Action, Draft, EndedBy, Event, Offer, Outcome, Player, Roll, Step, Turn, Win};

use crate::{
    Model, Passing, Place, WantedDice, form::level_words, place::own_number, update::taken_back_by,
};

const NUMBERS: [&str; 16] = [
    "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
    "twelve", "thirteen", "fourteen", "fifteen",
];

/// The colour of a player's checkers.
pub const fn colour(player: Player) -> &'static str {
    match player {
        Player::White => "white",
        Player::Black => "black",
    }
}

/// What a player is called: you and the computer, or the colours.
pub fn name(model: &Model, player: Player) -> &'static str {
    match (model.person(), player) {
        (Some(person), player) if player == person => "You",
        (Some(_), _) => "Computer",
        (None, Player::White) => "White",
        (None, Player::Black) => "Black",
    }
}

/// The computer's level, beside its name.
pub fn level_name(model: &Model, player: Player) -> Option<String> {
    match &model.seats()[player] {
        Seat::Computer(level) => Some(format!("{} level", level_words(level))),
        Seat::Person => None,
    }
}

/// "You roll" or "Computer rolls".
fn does(model: &Model, player: Player, verb: &str) -> String {
    let name = name(model, player);
    if name == "You" {
        format!("You {verb}")
    } else {
        format!("{name} {verb}s")
    }
}

/// Whose dice are to be entered, as a question.
pub(crate) fn dice_wanted(model: &Model) -> Option<String> {
    let whose = |player| match name(model, player) {
        "You" => "Your".to_owned(),
        other => format!("{other}'s"),
    };
    let first = model.first_die();
    Some(match (model.wanted_dice()?, first) {
        (WantedDice::Opening, None) => format!("{} die?", whose(Player::White)),
        (WantedDice::Opening, Some(_)) => format!("{} die?", whose(Player::Black)),
        (WantedDice::Roll(player), None) => format!("{} dice?", whose(player)),
        (WantedDice::Roll(player), Some(first)) => {
            format!("{} dice: {} and?", whose(player), first.pips())
        }
    })
}

/// Where the lifted checker may go, the nearest place first.
pub(crate) fn lifted(model: &Model) -> Option<String> {
    let (from, draft) = (model.lifted?, model.session().draft()?);
    let number = |number: u8| match number {
        0 => "off".to_owned(),
        25 => "the bar".to_owned(),
        point => point.to_string(),
    };
    let mut targets: Vec<u8> = draft
        .targets(from)
        .iter()
        .map(|target| target.to.number())
        .collect();
    targets.sort_unstable_by(|a, b| b.cmp(a));
    targets.dedup();
    let targets: Vec<String> = targets.into_iter().map(number).collect();
    Some(format!(
        "Lifted from {}. To {}.",
        number(from.number()),
        targets.join(" or ")
    ))
}

/// The name of a place as a player says it, with what may be done there.
pub(crate) fn place_name(model: &Model, place: Place, mover: Player, options: &[Step]) -> String {
    let (head, owner, number) = match place {
        Place::Point(white) => {
            let number = own_number(white, mover);
            let own = model.stacks.at(mover, number);
            let owner = if own.is_empty() {
                mover.opponent()
            } else {
                mover
            };
            (format!("{number} point"), owner, own_number(white, owner))
        }
        Place::Bar(player) => ("Bar".to_owned(), player, 25),
        Place::Tray(player) => ("Off".to_owned(), player, 0),
    };
    let count = model.stacks.at(owner, number).len();
    let standing = match (place, count) {
        (Place::Point(_), 0) => "empty".to_owned(),
        _ => format!(
            "{} {}",
            NUMBERS.get(count).unwrap_or(&"many"),
            colour(owner)
        ),
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
        parts.push(format!("can move with {}", dice.join(" or ")));
    }
    if takes_back && model.person_decides() {
        parts.push("a tap takes it back".to_owned());
    }
    parts.join(", ")
}

pub(crate) fn dice_name(draft: &Draft) -> String {
    let dice: Vec<String> = draft
        .dice()
        .iter()
        .map(|shown| shown.die.pips().to_string())
        .collect();
    let act = if draft.is_complete() {
        ", pick up"
    } else if draft.may_swap().is_ok() {
        ", swap"
    } else {
        ""
    };
    format!("Dice {}{act}", dice.join(" "))
}

pub(crate) fn cube_name(model: &Model, can_double: bool) -> String {
    let cube = model.session().cube();
    let owner = match cube.owner {
        None => "in the middle".to_owned(),
        Some(owner) => match name(model, owner) {
            "You" => "yours".to_owned(),
            other => format!("owned by {other}"),
        },
    };
    let offer = if can_double { ", offer a double" } else { "" };
    format!("Cube {}, {owner}{offer}", cube.value)
}

/// A roll as players say it.
fn roll(roll: Roll) -> String {
    format!("{} {}", roll.high().pips(), roll.low().pips())
}

/// What is said when a new session begins.
pub(crate) fn new_game(model: &Model) -> String {
    format!("New game: {}.", crate::title(model))
}

/// What is said about an event, if anything.
pub(crate) fn event(model: &Model, event: &Event) -> Option<String> {
    Some(match event {
        Event::OpeningThrown {
            dice,
            starter,
            doubled,
        } => {
            let thrown = format!(
                "White throws {}, Black throws {}",
                dice.white.pips(),
                dice.black.pips()
            );
            match (starter, doubled) {
                (Some(starter), _) => format!("{thrown}. {}.", does(model, *starter, "begin")),
                (None, Some(value)) => format!("{thrown}: the cube goes to {value}. Throw again."),
                (None, None) => format!("{thrown}. Throw again."),
            }
        }
        Event::Rolled {
            player,
            roll: thrown,
        } => {
            let blocked = match model.passing() {
                Some(Passing::NoMove(_)) => " No legal move.",
                _ => "",
            };
            format!(
                "{} {}.{blocked}",
                does(model, *player, "roll"),
                roll(*thrown)
            )
        }
        Event::Stepped {
            player,
            step,
            hit: true,
        } => hit(model, *player, *step),
        Event::TurnEnded(turn) => turn_ended(model, turn)?,
        Event::Doubled { by, offer, value } => {
            let verb = match offer {
                Offer::Double => "double",
                Offer::Beaver => "beaver",
                Offer::Raccoon => "raccoon",
            };
            format!("{} to {value}. Take or drop?", does(model, *by, verb))
        }
        Event::Taken { by, value } => {
            format!("{}. The cube is at {value}.", does(model, *by, "take"))
        }
        Event::ResignationOffered { by, win } => {
            format!(
                "{} {}. Accept or decline?",
                does(model, *by, "resign"),
                win_words(*win)
            )
        }
        Event::ResignationDeclined(by) => {
            format!(
                "{}: the game goes on.",
                does(model, by.opponent(), "decline")
            )
        }
        Event::GameOver(outcome) => result(model, outcome),
        Event::MatchOver(outcome) => {
            format!(
                "{} {}.",
                result(model, outcome),
                match_won(model, outcome.winner)
            )
        }
        Event::GameStarted(number) => format!("Game {number}."),
        Event::PlayTakenBack(player) => {
            format!("Taken back. {} again.", does(model, *player, "play"))
        }
        Event::Undone(_) | Event::TurnUndone => "Taken back.".to_owned(),
        Event::Cocked(_) => "Cocked dice: throw again.".to_owned(),
        Event::ClockStarted => "The clock is on.".to_owned(),
        Event::Stepped { .. } | Event::DiceSwapped | Event::Spent(_) => return None,
    })
}

fn hit(model: &Model, player: Player, step: Step) -> String {
    let victim = player.opponent();
    let point = 25 - step.to().number();
    match name(model, victim) {
        "You" => format!("Hit on your {point} point."),
        other => format!("{other} is hit on the {point} point."),
    }
}

fn turn_ended(model: &Model, turn: &Turn) -> Option<String> {
    match &turn.act {
        // A person's own play need not be read to him; the turn that follows is.
        Act::Play { .. } if model.person() == Some(turn.player) => None,
        Act::Play { play, .. } if play.is_empty() => {
            Some(format!("{}.", passes(model, turn.player)))
        }
        Act::Play { before, play, .. } => {
            let text = spoken_play(&print_play(before, play));
            Some(format!("{}: {text}.", name(model, turn.player)))
        }
        Act::ClosedOut => Some(format!("Closed out: {}.", passes(model, turn.player))),
        _ => None,
    }
}

fn passes(model: &Model, player: Player) -> String {
    match name(model, player) {
        "You" => "You pass".to_owned(),
        other => format!("{other} passes"),
    }
}

/// `8/5 6/5*` as "8 to 5, 6 to 5 hitting".
fn spoken_play(notation: &str) -> String {
    let spoken = |part: &str| part.replace('/', " to ").replace('*', " hitting");
    notation
        .split(' ')
        .map(spoken)
        .collect::<Vec<_>>()
        .join(", ")
}

const fn win_words(win: Win) -> &'static str {
    match win {
        Win::Single => "a single game",
        Win::Gammon => "a gammon",
        Win::Backgammon => "a backgammon",
        Win::Quadruple => "a quadruple game",
    }
}

/// "You win a gammon: 4 points.", or whose time has run out.
pub fn result(model: &Model, outcome: &Outcome) -> String {
    if outcome.by == EndedBy::Time {
        return match name(model, outcome.winner.opponent()) {
            "You" => "You have run out of time.".to_owned(),
            other => format!("{other} has run out of time."),
        };
    }
    let points = outcome.points();
    let unit = if points == 1 { "point" } else { "points" };
    let how = does(model, outcome.winner, "win");
    format!("{how} {}: {points} {unit}.", win_words(outcome.win))
}

/// Whose clock it is.
pub(crate) fn clock(model: &Model, player: Player) -> String {
    match name(model, player) {
        "You" => "Your clock".to_owned(),
        other => format!("{other}'s clock"),
    }
}

/// A warning for the player whose reserve runs out.
pub(crate) fn last_seconds(model: &Model, player: Player) -> String {
    format!("{}: ten seconds left.", clock(model, player))
}

/// "You win the match".
pub fn match_won(model: &Model, winner: Player) -> String {
    format!("{} the match", does(model, winner, "win"))
}

/// The words of the pill in the middle while a lost turn is shown, or while a closed-out person may still double.
pub fn passing(model: &Model) -> Option<String> {
    let player = model.session().decides()?;
    let closed_out = match name(model, player) {
        "You" => "You are closed out".to_owned(),
        other => format!("{other} is closed out"),
    };
    match model.passing() {
        Some(Passing::NoMove(thrown)) => Some(format!("No legal move: {thrown}")),
        Some(Passing::ClosedOut) => Some(closed_out),
        None if model.person_decides() && model.session().allows(Action::Pass).is_ok() => {
            Some(format!("{closed_out}: double or pass"))
        }
        None => None,
    }
}

/// What is offered, for the strip in the middle: the sentence of a double or a resignation.
pub fn offer(model: &Model) -> Option<String> {
    match model.session().phase() {
        rules::Phase::Doubled { by, offer, .. } => {
            let verb = match offer {
                Offer::Double => "double",
                Offer::Beaver => "beaver",
                Offer::Raccoon => "raccoon",
            };
            Some(does(model, *by, verb))
        }
        rules::Phase::ResignationOffered { by, win, .. } => Some(format!(
            "{} {}",
            does(model, *by, "resign"),
            win_words(*win)
        )),
        _ => None,
    }
}
