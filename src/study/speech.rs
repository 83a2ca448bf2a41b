//! Texts in the study room.

use board::{SpeechContext, colour, standing};
use record::{LinkError, PlayerInfo, RecordedAction, Undecided, plain_text};
use review::SkipReason;
use rules::{ByPlayer, Cube, Decision, Player, Question, Score};
use words::{Arg, Words, arg, isolated, left_to_right};

use crate::{
    Model, StudyContent,
    notation::{rolled, text},
};

/// Returns the players' names: the user is "You", and the other player in a position from one of the user's games is
/// the opponent.
pub fn names(model: &Model, context: SpeechContext) -> ByPlayer<String> {
    let known = match &model.opened {
        StudyContent::Match(record) => record.players.clone(),
        StudyContent::Position(_) => ByPlayer::default(),
    };
    let name = |player: Player, info: &PlayerInfo| {
        if model.own_side() == Some(player) {
            return context.words.name_you();
        }
        let written = plain_text(info.name.trim());
        if model.record().is_none() && model.own_side().is_some() {
            context.words.opponent()
        } else if written.is_empty() {
            context.words.name_colour(colour(context.theme, player))
        } else {
            written
        }
    };
    ByPlayer {
        white: name(Player::White, &known.white),
        black: name(Player::Black, &known.black),
    }
}

/// Returns a player as a message argument; the user is "you". A name is wrapped in bidirectional isolates (U+2068 and
/// U+2069), so that its script does not change the direction of the sentence.
fn who(model: &Model, context: SpeechContext, player: Player) -> Arg<'static> {
    if model.own_side() == Some(player) {
        return Arg::Named {
            key: "you",
            name: context.words.name_you().into(),
        };
    }
    Arg::Named {
        key: "named",
        name: isolated(&names(model, context)[player]).into(),
    }
}

/// Returns the type of match: "7-point match".
fn kind(length: u16, cube: bool, words: &Words) -> String {
    match length {
        0 if !cube => words.cubeless_title(),
        0 => words.money_title(),
        length => words.match_title(length),
    }
}

/// Returns the type of match from which a position comes.
fn kind_of_position(decision: &Decision, words: &Words) -> String {
    let length = match decision.score() {
        Score::Match { length, .. } => u16::from(length.points()),
        Score::Money { .. } => 0,
    };
    kind(length, true, words)
}

/// Returns a description of the content: "7-point match, game 3 of 5", or "Position · 7-point match".
pub fn heading(model: &Model, words: &Words) -> String {
    match &model.opened {
        StudyContent::Position(decision) => {
            let what = kind_of_position(decision, words);
            format!("{} · {what}", words.study_position())
        }
        StudyContent::Match(record) => {
            let what = kind(record.terms.length, record.terms.cube, words);
            let number = model.game_shown() as u32 + 1;
            words.study_game(
                arg::Count(record.games.len() as u32),
                arg::Number(number),
                arg::What(what),
            )
        }
    }
}

/// Returns a short title for the content, and a detail: "Game 3 of 5" and "7-point match · 2–1", or "Position" and
/// "7-point match · 5–3". The detail of a match of one game is its score; it is empty at the start of a match.
pub fn title(model: &Model, words: &Words) -> (String, String) {
    match &model.opened {
        StudyContent::Position(decision) => {
            let what = kind_of_position(decision, words);
            let detail = match decision.score() {
                Score::Match { length, .. } if length.points() > 1 => {
                    with_score(&what, model, words)
                }
                _ => what,
            };
            (words.study_position(), detail)
        }
        StudyContent::Match(record) => {
            let what = kind(record.terms.length, record.terms.cube, words);
            if record.games.len() < 2 {
                let is_scored = model.score() != ByPlayer::default();
                let score = is_scored.then(|| score_text(model, words));
                return (what, score.unwrap_or_default());
            }
            let number = model.game_shown() as u32 + 1;
            (
                words.study_game_of(arg::Count(record.games.len() as u32), arg::Number(number)),
                with_score(&what, model, words),
            )
        }
    }
}

/// Returns the type of a match with its score: "7-point match · 2–1".
fn with_score(what: &str, model: &Model, words: &Words) -> String {
    format!("{what} · {}", score_text(model, words))
}

/// Returns the score, with the Crawford game marked.
fn score_text(model: &Model, words: &Words) -> String {
    let score = model.score();
    let score = left_to_right(words, format!("{}–{}", score.white, score.black));
    if model.is_crawford() {
        format!("{score} · {}", words.crawford_mark())
    } else {
        score
    }
}

/// Returns a sentence about the current moment: "Mira rolled 3-1: 8/5 6/5", the result of the game, or the pending
/// decision.
pub fn moment(model: &Model, context: SpeechContext) -> String {
    let words = context.words;
    if let StudyContent::Position(decision) = &model.opened {
        return question_text(decision, who(model, context, decision.player()), words);
    }
    let Some(shown) = model.shown() else {
        return words.study_no_games();
    };
    let who = |player| who(model, context, player);
    if let Some((player, dice, play)) = rolled(shown, words) {
        return words.study_rolled(arg::Dice(dice), arg::Play(play), arg::Who(who(player)));
    }
    if let Some((text, player)) = text(shown, words).zip(shown.player()) {
        return words.played(arg::Play(text), arg::Who(who(player)));
    }
    ended(model, context)
}

/// Returns the name of the cube: "Cube 2, owned by White".
pub fn cube_name(model: &Model, context: SpeechContext, cube: Cube) -> String {
    let words = context.words;
    let owner = match cube.owner {
        None => words.cube_middle(),
        Some(owner) => words.cube_owner(names(model, context)[owner].as_str()),
    };
    words.cube_name(arg::Owner(owner), arg::Value(cube.value.shown()))
}

/// Returns the player on roll and the decision, without the actual choice: "White: to play 31".
pub fn turn(model: &Model, context: SpeechContext) -> String {
    let words = context.words;
    let who = |player| who(model, context, player);
    match (&model.opened, model.shown()) {
        (StudyContent::Position(decision), _) => {
            question_text(decision, who(decision.player()), words)
        }
        (StudyContent::Match(_), Some(shown)) => match (&shown.made, shown.situation.offer()) {
            (None, _) => ended(model, context),
            (Some(made), Some((_, value))) => {
                words.study_to_answer(arg::Value(value.points()), arg::Who(who(made.player)))
            }
            (Some(made), None) => match made.action {
                RecordedAction::Play { roll, .. } => {
                    words.study_to_play(arg::Dice(roll.to_string()), arg::Who(who(made.player)))
                }
                _ => words.study_to_roll(who(made.player)),
            },
        },
        (StudyContent::Match(_), None) => words.study_no_games(),
    }
}

/// Returns a position's decision in words.
fn question_text(decision: &Decision, who: Arg<'static>, words: &Words) -> String {
    match decision.question() {
        Question::Roll | Question::Double => words.study_to_roll(who),
        Question::Play(roll) => words.study_to_play(arg::Dice(roll.to_string()), arg::Who(who)),
        Question::Answer { value, .. } => {
            words.study_to_answer(arg::Value(value.points()), arg::Who(who))
        }
        Question::Resignation { win, .. } => {
            words.study_resigned(arg::Who(who), arg::Win(board::win(win)))
        }
    }
}

/// Returns the result of the game, or the decision that the game is waiting for.
fn ended(model: &Model, context: SpeechContext) -> String {
    let words = context.words;
    if let Some(decision) = model.shown().and_then(|shown| shown.awaited.as_ref()) {
        return question_text(decision, who(model, context, decision.player()), words);
    }
    result(model, context, model.game_shown())
}

/// Returns the result of the game at this index: "You win 2 points".
pub fn result(model: &Model, context: SpeechContext, game: usize) -> String {
    match model.games().get(game).and_then(|game| game.result) {
        Some(result) => context.words.study_won(
            arg::Points(result.points),
            arg::Who(who(model, context, result.winner)),
        ),
        None => context.words.study_unfinished(),
    }
}

/// Returns praise for a player who has made no mistakes in the game at this index, or in the whole match if `None`.
pub fn clean(model: &Model, context: SpeechContext, player: Player, game: Option<usize>) -> String {
    let who = who(model, context, player);
    if game.is_some() || model.games().len() < 2 {
        context.words.study_clean_game(who)
    } else {
        context.words.study_clean_match(who)
    }
}

/// Returns a description of the board for screen readers: the content, the turn, the cube, and both players' pip counts
/// and scores.
pub fn announcement(model: &Model, context: SpeechContext) -> String {
    let words = context.words;
    let cube = model.cube().map(|cube| cube_name(model, context, cube));
    let (names, score) = (names(model, context), model.score());
    let player = |player| {
        let (pips, points) = (model.pips(player), score[player]);
        format!(
            "{}: {}, {}",
            isolated(&names[player]),
            words.pips(pips),
            words.score(points)
        )
    };
    let parts = [heading(model, words), turn(model, context)];
    let parts = parts
        .into_iter()
        .chain(cube)
        .chain(Player::BOTH.map(player));
    let sentence = |part: String| part.trim_end_matches('.').to_owned() + ". ";
    parts.map(sentence).collect()
}

/// Returns the locations of both players' checkers for screen readers, in the board's point numbering.
pub fn position(model: &Model, context: SpeechContext) -> String {
    let words = context.words;
    let listener = match &model.opened {
        StudyContent::Match(_) => model.bottom(),
        StudyContent::Position(decision) => decision.player(),
    };
    let side = |player| {
        let heading = words.position_pips(
            arg::Pips(model.pips(player)),
            arg::Who(who(model, context, player)),
        );
        let rows = standing(words, &model.stacks, player, listener);
        format!("{} {}", words.sentence(heading), rows.join(" "))
    };
    Player::BOTH.map(side).join(" ")
}

/// Returns a message that explains why a link's content cannot be shown, and suggests a remedy.
pub fn link_error(why: LinkError, words: &Words) -> String {
    match why {
        LinkError::NotALink => words.link_none(),
        LinkError::Cut => words.link_cut(),
        LinkError::Damaged => words.link_damaged(),
        LinkError::OtherVersion(_) => words.link_newer(),
    }
}

/// Returns the catalogue key of the reason why a decision cannot be evaluated.
pub const fn skip_key(why: SkipReason) -> &'static str {
    match why {
        SkipReason::Cut => "cut",
        SkipReason::Variant(_) => "variant",
        SkipReason::Undecided(Undecided::Forbidden) => "forbidden",
        SkipReason::Undecided(Undecided::Unknown) => "unknown",
        SkipReason::Undecided(Undecided::LostTrack) => "lost",
        SkipReason::Undecided(Undecided::NoOffer) => "no-offer",
        SkipReason::Undecided(Undecided::LongMatch) => "long",
        SkipReason::Undecided(Undecided::Impossible(_)) => "impossible",
    }
}
