//! Texts and buttons around the board: the title, the money account, the players and the controls.

use board::{Input, LostTurn, score};
use rules::{Action, ClockRules, Phase, Player, Refusal};
use words::arg;

use crate::{
    Control, Model, Msg, Panel, PlayMsg,
    state::{fair, model::Pending},
    texts::speech,
    view::{
        coach::{ComputerPlay, computer_play, hint_button, take_backs_left},
        pace,
        scene::{offers_double, pips},
    },
};

/// A player's line in the panel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerLine {
    /// Player that the line describes.
    pub player: Player,
    /// Name of the player.
    pub name: String,
    /// Catalogue key for the colour of the player's checkers.
    pub colour: &'static str,
    /// The computer's level, or the person's remaining take-backs.
    pub level: Option<String>,
    /// Pip count, and the pip lead over the opponent, which is negative if the player is behind; `None` while a
    /// beginner does not know pips yet.
    pub pips: Option<(u16, i32)>,
    /// Cube value if the player owns the cube; 0 otherwise.
    pub cube: u32,
    /// Points won so far; points beyond the match length do not count (R74).
    pub score: u32,
    /// Line below the score: "4 away" or the Crawford mark in a match, otherwise a label for the score.
    pub away: Option<String>,
    /// Expected action in a few words: to roll, to move with the dice, or to answer; `None` while the opponent decides.
    pub turn: Option<String>,
    /// Delay before `turn` appears, in milliseconds: the time until the opening dice, which decide who starts, have
    /// landed.
    pub turn_after_ms: u32,
    /// `true` if the player is the computer and is thinking.
    pub thinking: bool,
    /// Computer's play that this line refers to during the person's turn: the earlier play on display, or the last
    /// play.
    pub play: Option<ComputerPlay>,
}

/// Returns the panel line for `player`.
pub fn player_line(model: &Model, player: Player) -> PlayerLine {
    let decides = model.session().decides() == Some(player);
    let (pips, score) = (pips(model), score(model.session())[player]);
    let cube = model.session().cube();
    PlayerLine {
        player,
        name: speech::name_alone(model, player),
        colour: board::colour(model.settings.theme, player),
        level: speech::level_name(model, player).or_else(|| take_backs(model, player)),
        pips: model.shows_pips().then(|| {
            let lead = i32::from(pips[player.opponent()]) - i32::from(pips[player]);
            (pips[player], lead)
        }),
        cube: if cube.owner == Some(player) {
            cube.value.points()
        } else {
            0
        },
        score,
        away: away(model, score),
        turn: decides.then(|| turn(model, player)),
        turn_after_ms: turn_after_ms(model),
        thinking: decides && model.is_thinking(),
        play: model
            .is_computer(player)
            .then(|| computer_play(model))
            .flatten(),
    }
}

/// Returns the number of take-backs that `player` has left, if the number is limited.
fn take_backs(model: &Model, player: Player) -> Option<String> {
    let left = take_backs_left(model).filter(|_| model.person() == Some(player))?;
    hint_button(model)?;
    Some(model.words.take_backs_left(left as i64))
}

/// Returns the time, in milliseconds, until the opening dice, which decide who starts, have landed; 0 at any other
/// time.
fn turn_after_ms(model: &Model) -> u32 {
    let draft = model.session().draft();
    let untouched = draft.is_some_and(|draft| draft.steps().is_empty());
    let opening = untouched && board::opening_dice(model.session()).is_some();
    if opening { pace::landing_ms(model) } else { 0 }
}

/// Returns what the player who decides has to do, with the dice to play.
fn turn(model: &Model, player: Player) -> String {
    let (session, words) = (model.session(), &model.words);
    let who = arg::Who(speech::who(model, player));
    match (session.phase(), model.lost_turn()) {
        (_, Some(LostTurn::NoMove(_))) => words.entry_no_play(),
        (_, Some(LostTurn::ClosedOut)) => words.entry_closed_out(),
        (Phase::Moving(draft), _) => words.to_move(arg::Dice(draft.roll().to_string()), who),
        (Phase::Doubled { .. } | Phase::ResignationOffered { .. }, _) => words.to_answer(who.0),
        _ if session.allows(Action::Pass).is_ok() => words.entry_closed_out(),
        _ => words.to_roll(who.0),
    }
}

/// Returns the number of points that a player with this score needs to win the match, or the Crawford mark for the
/// leader in a Crawford game. Outside a match, returns a label for the score.
fn away(model: &Model, score: u32) -> Option<String> {
    let session = model.session();
    let Some(played) = session.ruleset().playing_match() else {
        return Some(model.words.score_label());
    };
    let length = u32::from(played.length.points());
    match length.saturating_sub(score) {
        0 => None,
        1 if session.is_crawford() => Some(model.words.crawford_mark()),
        points => Some(model.words.away(points)),
    }
}

/// Returns "7-point match", "Money game" or, without a cube, "Cubeless game".
pub(crate) fn kind_of_game(model: &Model) -> String {
    let (rules, words) = (model.session().ruleset(), &model.words);
    match rules.playing_match() {
        Some(played) => words.match_title(played.length.points()),
        None if rules.uses_cube() => words.money_title(),
        None => words.cubeless_title(),
    }
}

/// Returns "Game 4 of a 7-point match", with the Crawford game marked, or "Game 1" without a match and a cube.
pub fn title(model: &Model) -> String {
    let (session, words) = (model.session(), &model.words);
    let rules = session.ruleset();
    let number = session.game_number();
    let title = match match_game(model) {
        Some(title) => title,
        None if rules.uses_cube() => {
            words.title(arg::Number(number), arg::What(kind_of_game(model)))
        }
        None => words.game_title(number),
    };
    board::list(words, std::iter::once(title).chain(marks(model)))
}

/// Returns "Game 4 of a 7-point match"; `None` outside a match.
pub(crate) fn match_game(model: &Model) -> Option<String> {
    let session = model.session();
    let played = session.ruleset().playing_match()?;
    let number = arg::Number(session.game_number());
    let points = arg::Points(played.length.points());
    Some(model.words.match_game(number, points))
}

/// Returns the marks for the game: variant, Crawford game, practice, known dice, and assistance.
fn marks(model: &Model) -> Vec<String> {
    let (session, words) = (model.session(), &model.words);
    let rules = session.ruleset();
    let variant = match rules.variant {
        rules::Variant::Standard => None,
        other => Some(words.variant_name(terms::variant_key(other))),
    };
    let practice = match rules.money() {
        Some(money) if !session.is_rated() && money.practice => Some(words.unrated_mark()),
        Some(money) if money.practice => Some(words.practice_mark()),
        _ => None,
    };
    let crawford = session.is_crawford().then(|| words.crawford_mark());
    let known = fair::is_again(model).then(|| words.known_mark());
    let assisted = session.is_assisted().then(|| words.assisted_mark());
    let all = [variant, crawford, practice, known, assisted];
    all.into_iter().flatten().collect()
}

/// Panel header.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PanelHead {
    /// Type of game: a match, a money game or a cubeless game.
    pub title: String,
    /// Number of the game, the score with the bottom player's points first, and the marks for the game.
    pub about: String,
}

/// Returns the panel header in two lines, so that no line wraps.
pub fn panel_head(model: &Model) -> PanelHead {
    let (session, words) = (model.session(), &model.words);
    let rules = session.ruleset();
    let number = session.game_number();
    let first = model.bottom();
    let score = score(session);
    let is_match = rules.playing_match().is_some();
    let game = words.game_title(number);
    let points = is_match.then(|| format!("{}\u{2013}{}", score[first], score[first.opponent()]));
    let parts = std::iter::once(game).chain(points);
    let parts: Vec<String> = parts.chain(marks(model)).collect();
    PanelHead {
        title: kind_of_game(model),
        about: parts.join(" \u{b7} "),
    }
}

/// Returns the row of buttons under the board, with the button for the expected action in the middle.
pub fn controls(model: &Model) -> Vec<Control> {
    let (session, words) = (model.session(), &model.words);
    let person = model.person_decides() && !model.is_led();
    match session.phase() {
        Phase::Opening => {
            let roll = Control::of(words.roll(), Action::RollOpening).primary();
            let roll = roll.enabled(!model.dice_by_hand());
            in_row(model, double_or_undo(model), roll)
        }
        Phase::ToRoll => before_roll(model, person),
        Phase::GameOver(_) if !model.is_last_game() => {
            let next = Control::of(words.next_game(), Action::NextGame).primary();
            vec![next.enabled(model.is_result_shown())]
        }
        Phase::GameOver(_) => {
            vec![Control::new(words.new_game(), Msg::Open(Panel::NewGame)).primary()]
        }
        Phase::MatchOver(_) => {
            vec![Control::new(words.new_match(), Msg::Open(Panel::NewGame)).primary()]
        }
        _ => in_turn(model, person),
    }
}

/// Returns the buttons shown before a roll; `person` is `true` if a person decides.
fn before_roll(model: &Model, person: bool) -> Vec<Control> {
    let (session, words) = (model.session(), &model.words);
    let can = |action| person && model.lost_turn().is_none() && session.allows(action).is_ok();
    // A closed-out player who may double chooses between a double and a pass (R42).
    let (expected, action) = match session.allows(Action::Pass) {
        Ok(()) => (words.pass(), Action::Pass),
        Err(_) => (words.roll(), Action::Roll),
    };
    let expected = Control::of(expected, action).primary().enabled(can(action));
    in_row(model, double_or_undo(model), expected)
}

/// Returns the button beside the roll button.
fn double_or_undo(model: &Model) -> Control {
    let words = &model.words;
    if model.session().ruleset().uses_cube() {
        let double = Control::new(words.double(), Msg::Input(Input::OfferDouble));
        double.enabled(offers_double(model))
    } else {
        Control::of(words.undo(), Action::Undo).enabled(false)
    }
}

/// Returns a game's row of buttons; the expected button is always in the same place.
fn in_row(model: &Model, first: Control, expected: Control) -> Vec<Control> {
    let row = [first, expected].into_iter();
    row.chain(hint_button(model)).collect()
}

/// Returns the buttons shown while checkers are being moved or an offer awaits an answer; `person` is `true` if a
/// person decides.
fn in_turn(model: &Model, person: bool) -> Vec<Control> {
    let (session, words) = (model.session(), &model.words);
    let draft = session.draft().filter(|_| person);
    let undo = draft.is_some_and(|draft| !draft.steps().is_empty());
    let done = draft.is_some_and(|draft| draft.is_complete() && draft.has_moves());
    let moving = matches!(session.phase(), Phase::Moving(_));
    let take_back = if !undo && session.allows(Action::Cocked).is_ok() {
        Control::of(words.cocked(), Action::Cocked)
    } else {
        Control::of(words.undo(), Action::Undo).enabled(undo && moving)
    };
    let wait = model.wait.map(|wait| wait.then);
    let soon = done && wait == Some(Pending::Do(Action::PickUp));
    let done = Control {
        soon,
        ..Control::of(words.done(), Action::PickUp)
            .primary()
            .enabled(done && moving)
    };
    in_row(model, take_back, done)
}

/// Returns the button that adds a clock for the rest of the match; `None` if the rules do not allow one now (R88).
pub fn clock_offer(model: &Model) -> Option<Control> {
    let clock = Action::StartClock(ClockRules::default());
    let over = matches!(model.session().phase(), Phase::GameOver(_)) && !model.is_last_game();
    let may = model.session().allows(clock) != Err(Refusal::ClockThere)
        && model.session().ruleset().playing_match().is_some()
        && !model.is_duplicate();
    (over && may).then(|| Control::new(model.words.add_clock(), Msg::Open(Panel::Clock)))
}

/// Returns the button that takes back the last play; `None` if plays are final (R56).
pub fn take_back(model: &Model) -> Option<Control> {
    let money = model.session().ruleset().money()?;
    // Searching for that play replays a copy of the session, so the search is skipped when plays are final.
    money.practice.then(|| {
        let possible = model.plays_to_take_back().is_ok();
        Control::new(model.words.take_back_play(), Msg::Play(PlayMsg::TakeBack)).enabled(possible)
    })
}

/// Returns the amounts won or lost in money play, at the agreed stake (R63), which sum to zero; `None` in a match.
pub fn account(model: &Model) -> Option<String> {
    let session = model.session();
    let stake = i64::from(session.ruleset().money()?.stake.get());
    let points = session.score();
    let won = stake * (i64::from(points.white) - i64::from(points.black));
    let line = |player, won: i64| {
        let amount = won.unsigned_abs().to_string();
        let amount = words::with_sign(&model.words, won < 0, &amount);
        format!("{} {amount}", speech::name(model, player))
    };
    (stake > 1 || session.game_number() > 1 || won != 0).then(|| {
        let lines = [line(Player::White, won), line(Player::Black, -won)];
        match (stake, lines) {
            (1, lines) => board::list(&model.words, lines),
            (stake, [white, black]) => {
                model
                    .words
                    .account(arg::First(white), arg::Second(black), arg::Stake(stake))
            }
        }
    })
}
