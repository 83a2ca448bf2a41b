//! Texts about the board: sides, colours, dice, plays, and the checkers' places.

use record::{print_opponent_play, print_play};
use rules::{
    Board, ByPlayer, CubeValue, Draft, EndedBy, Origin, Outcome, Play, Player, Step, Win,
    insertion_sort,
};
use words::{Arg, Words, arg};

use crate::{Place, Stacks, Theme, Turn, own_number};
/// Page texts, and the theme, which determines the names of the checkers' colours.
#[derive(Clone, Copy, Debug)]
pub struct SpeechContext<'a> {
    /// Texts in the page language.
    pub words: &'a Words,
    /// Board theme.
    pub theme: Theme,
}

/// Returns the catalogue key for a player's side.
pub const fn side(player: Player) -> &'static str {
    match player {
        Player::White => "white",
        Player::Black => "black",
    }
}

/// Returns the catalogue key for the colour of a player's checkers; the dark colour depends on the theme.
pub const fn colour(theme: Theme, player: Player) -> &'static str {
    match (player, theme) {
        (Player::White, _) => "white",
        (Player::Black, Theme::Midnight) => "orange",
        (Player::Black, Theme::Flat) => "teal",
        (Player::Black, Theme::Felt | Theme::Walnut | Theme::Paper) => "black",
    }
}

/// Returns a text about a player's lead or deficit in the race; `lead` is in pips, negative if the player is behind.
/// `None` if the pip counts are equal.
pub fn race_lead(words: &Words, lead: i32) -> Option<String> {
    match lead {
        0 => None,
        1.. => Some(words.ahead(lead.unsigned_abs())),
        _ => Some(words.behind(lead.unsigned_abs())),
    }
}

/// Joins parts into a list, with the language's separator.
pub fn list(words: &Words, parts: impl IntoIterator<Item = String>) -> String {
    let parts = parts.into_iter();
    let listed = parts.reduce(|list, next| words.list_comma(arg::List(list), arg::Next(next)));
    listed.unwrap_or_default()
}

/// Joins parts into a list of alternatives.
pub fn choice(words: &Words, parts: impl IntoIterator<Item = String>) -> String {
    let parts = parts.into_iter();
    let listed = parts.reduce(|list, next| words.list_or(arg::List(list), arg::Next(next)));
    listed.unwrap_or_default()
}

/// Returns the name of a turn's dice, with the effect of tapping them.
pub fn dice_name(words: &Words, draft: &Draft) -> String {
    // The dice are named in the order shown on the board; a double is named as two dice, although four moves are
    // played.
    let dice = draft.dice();
    let dice = dice
        .iter()
        .take(2)
        .map(|shown| shown.die.pips().to_string());
    let dice = dice.collect::<Vec<_>>().join("-");
    if draft.is_complete() {
        words.dice_pick_up(dice)
    } else if draft.may_swap().is_ok() {
        words.dice_swap(dice)
    } else {
        words.dice_name(dice)
    }
}

/// Returns the announcement for a lifted checker with its destinations, highest number first; `None` if no checker is
/// lifted.
pub(crate) fn lifted_text(lifted: Option<Origin>, turn: &Turn<'_>) -> Option<String> {
    let (from, draft) = (lifted?, turn.session.draft()?);
    let words = turn.words;
    let number = |number: u8| match number {
        0 => words.to_off(),
        25 => words.to_bar(),
        point => point.to_string(),
    };
    // In a lesson, only the requested destination is named, since any other would be refused.
    let mut targets: Vec<u8> = turn
        .targets(draft, from)
        .iter()
        .map(|target| target.to.number())
        .collect();
    insertion_sort(&mut targets, |number| std::cmp::Reverse(*number));
    targets.dedup();
    let targets = choice(words, targets.into_iter().map(number));
    Some(words.lifted(arg::From(number(from.number())), arg::Targets(targets)))
}

/// Returns the name of a place in `listener`'s numbering, with the moves that `mover` may make there.
pub(crate) fn place_name(
    turn: &Turn<'_>,
    theme: Theme,
    stacks: &Stacks,
    place: Place,
    [mover, listener]: [Player; 2],
    options: &[Step],
) -> String {
    let words = turn.words;
    let (head, owner, number) = match place {
        Place::Point(white) => {
            let number = own_number(white, mover);
            let owner = if stacks.at(mover, number).is_empty() {
                mover.opponent()
            } else {
                mover
            };
            let heard = own_number(white, listener);
            (words.place_point(heard), owner, own_number(white, owner))
        }
        Place::Bar(player) => (words.place_bar(), player, 25),
        Place::Tray(player) => (words.place_off(), player, 0),
    };
    let count = stacks.at(owner, number).len() as u32;
    let standing = match (place, count) {
        (Place::Point(_), 0) => words.standing_empty(),
        _ => words.standing(arg::Count(count), arg::Player(colour(theme, owner))),
    };
    let origin = place.origin(mover);
    let mut dice: Vec<String> = options
        .iter()
        .filter(|step| Some(step.from) == origin)
        .map(|step| step.die.pips().to_string())
        .collect();
    dice.dedup();
    let mut parts = vec![head, standing];
    if !dice.is_empty() {
        parts.push(words.can_move(choice(words, dice)));
    }
    let draft = turn.draft().map(|(_, draft)| draft);
    if draft.is_some_and(|draft| turn.taken_back_by(mover, draft, place).is_some()) {
        parts.push(words.takes_back());
    }
    list(words, parts)
}

/// Returns the name of the cube; `owner` is `None` while the cube is centred.
pub fn cube_name(
    words: &Words,
    value: CubeValue,
    owner: Option<Arg<'_>>,
    can_double: bool,
) -> String {
    let owner = match owner {
        None => words.cube_middle(),
        Some(owner) => words.cube_owner(owner),
    };
    let value = value.points();
    if can_double {
        words.cube_can_double(arg::Owner(owner), arg::Value(value))
    } else {
        words.cube_name(arg::Owner(owner), arg::Value(value))
    }
}

/// Returns the explanation of why a cube at 1 shows 64; `None` at other values.
pub fn cube_about(words: &Words, value: CubeValue) -> Option<String> {
    (value == CubeValue::ONE).then(|| words.cube_shows_64())
}

/// Returns the result of a game, such as "You win a gammon: 4 points.", or the player whose time has expired.
pub fn result(words: &Words, names: &ByPlayer<Arg<'static>>, outcome: &Outcome) -> String {
    if outcome.by == EndedBy::Time {
        return words.out_of_time(names[outcome.winner.opponent()].clone());
    }
    words.wins(
        arg::Points(outcome.points()),
        arg::Who(names[outcome.winner].clone()),
        arg::Win(words.win_object(win(outcome.win))),
    )
}

/// Returns the result of a game and of the match that ends with it.
pub fn match_result(words: &Words, names: &ByPlayer<Arg<'static>>, outcome: &Outcome) -> String {
    let won = words.match_won(names[outcome.winner].clone());
    format!("{} {won}", result(words, names, outcome))
}

/// Returns a play in notation, or the text for a turn without a legal move (R86).
pub fn notation(words: &Words, before: &Board, play: &Play) -> String {
    if play.is_empty() {
        words.entry_no_play()
    } else {
        print_play(before, play)
    }
}

/// Returns `mover`'s play in notation with the points numbered as on the board of `reader`, or the text for a turn
/// without a legal move. Records and analyses keep the mover's numbers: see [`notation`].
pub fn notation_for(
    words: &Words,
    before: &Board,
    play: &Play,
    [mover, reader]: [Player; 2],
) -> String {
    if play.is_empty() || mover == reader {
        notation(words, before, play)
    } else {
        print_opponent_play(before, play)
    }
}

/// Returns the catalogue key for a type of win.
pub const fn win(win: Win) -> &'static str {
    match win {
        Win::Single => "single",
        Win::Gammon => "gammon",
        Win::Backgammon => "backgammon",
        Win::Quadruple => "quadruple",
    }
}

/// Catalogue keys for the four quadrants of the board, with their points in the listener's numbering; the listener's
/// home board comes first.
const QUARTERS: [(&str, std::ops::RangeInclusive<u8>); 4] = [
    ("home", 1..=6),
    ("outer", 7..=12),
    ("far", 13..=18),
    ("start", 19..=24),
];

/// Describes where a player's checkers are: one sentence for each quadrant, in `listener`'s numbering, followed by the
/// checkers on the bar and those borne off.
pub fn standing(words: &Words, stacks: &Stacks, player: Player, listener: Player) -> Vec<String> {
    let standing = |number: u8| stacks.at(player, number).len() as u32;
    let number = |point: u8| {
        if player == listener {
            point
        } else {
            25 - point
        }
    };
    let count = |point: u8| standing(number(point));
    let quarter = |(name, points): (&'static str, std::ops::RangeInclusive<u8>)| {
        let held = points.rev().filter(|point| count(*point) > 0);
        let points =
            held.map(|point| words.position_point(arg::Count(count(point)), arg::Point(point)));
        let points = list(words, points);
        words.position_row(arg::Points(or_nothing(words, points)), arg::Quarter(name))
    };
    let mut rows: Vec<String> = QUARTERS.map(quarter).into();
    if standing(25) > 0 {
        rows.push(words.position_bar(standing(25)));
    }
    if standing(0) > 0 {
        rows.push(words.position_off(standing(0)));
    }
    rows
}

fn or_nothing(words: &Words, text: String) -> String {
    if text.is_empty() {
        words.position_nothing()
    } else {
        text
    }
}
