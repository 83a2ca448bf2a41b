//! Descriptions of the edited position, and explanations for impossible positions and failed pastes.

use board::{Place, SpeechContext, colour, list};
use rules::{BoardError, Cube, DecisionError, Player, Refusal};
use words::{Arg, Words, arg};

use crate::{model::number, paste::PasteError, sketch::Sketch};

/// Six times the mean pips per roll, which is 8 1/6.
const PIPS_IN_SIX_ROLLS: u32 = 49;

/// Returns the name of the colour of a player's checkers.
pub fn colour_name(context: SpeechContext, player: Player) -> String {
    context.words.name_colour(colour(context.theme, player))
}

fn who(context: SpeechContext, player: Player) -> Arg<'static> {
    Arg::Named {
        key: colour(context.theme, player),
        name: colour_name(context, player).into(),
    }
}

/// Returns a place's name with its checkers, such as "6 point, five white".
pub fn place_name(sketch: &Sketch, place: Place, context: SpeechContext) -> String {
    let words = context.words;
    let count = |player: Player| {
        let number = number(place, player)?;
        sketch.side(player).get(usize::from(number)).copied()
    };
    let standing: Vec<String> = Player::BOTH
        .into_iter()
        .filter_map(|player| Some((player, count(player)?)))
        .filter(|(_, count)| *count > 0 || !matches!(place, Place::Point(_)))
        .map(|(player, count)| {
            words.standing(
                arg::Count(count),
                arg::Player(colour(context.theme, player)),
            )
        })
        .collect();
    let head = match place {
        Place::Point(_) => words.place_point(number(place, sketch.on_roll).unwrap_or_default()),
        Place::Bar(_) => words.place_bar(),
        Place::Tray(_) => words.place_off(),
    };
    if let Place::Point(white) = place
        && sketch.must_be_empty(white)
    {
        return list(words, [head, words.find_kept_empty()]);
    }
    if standing.is_empty() {
        return list(words, [head, words.standing_empty()]);
    }
    list(words, std::iter::once(head).chain(standing))
}

pub(crate) fn cube_name(cube: Cube, context: SpeechContext) -> String {
    let words = context.words;
    let owner = match cube.owner {
        None => words.cube_middle(),
        Some(owner) => words.cube_owner(who(context, owner)),
    };
    words.cube_name(arg::Owner(owner), arg::Value(cube.value.points()))
}

/// Returns a text with a side's pip count and the equivalent number of average rolls, rounded up.
pub fn remaining(sketch: &Sketch, player: Player, context: SpeechContext) -> String {
    let pips = sketch.pips(player);
    let rolls = (u32::from(pips) * 6).div_ceil(PIPS_IN_SIX_ROLLS);
    context.words.editor_remaining(
        arg::Pips(pips),
        arg::Rolls(rolls),
        arg::Who(who(context, player)),
    )
}

/// Returns the reason why the position cannot occur in a game; `None` if it can.
pub fn problem(sketch: &Sketch, context: SpeechContext) -> Option<String> {
    sketch
        .decision()
        .err()
        .map(|why| explain(why, sketch, context))
}

fn explain(why: DecisionError, sketch: &Sketch, context: SpeechContext) -> String {
    let words = context.words;
    match why {
        DecisionError::Board(why) => explain_board_error(why, sketch, context),
        DecisionError::Checkers { each, variant } => words.editor_checkers(
            arg::Count(variant.checkers()),
            arg::Each(each),
            arg::Variant(variant_name(words, variant)),
        ),
        DecisionError::GameOver => words.editor_game_over(),
        DecisionError::MatchLength(_) => words.editor_length_limit(rules::MatchLength::MAX),
        DecisionError::MatchOver(player) => words.editor_match_over(who(context, player)),
        DecisionError::ScoreInMoneyPlay => words.editor_money_score(),
        DecisionError::NotCrawford => words.editor_not_crawford(),
        DecisionError::CrawfordMissed => words.editor_crawford_missed(),
        DecisionError::MoneyOption => words.editor_money_option(),
        DecisionError::CubeValue(_) => words.editor_cube_value(),
        DecisionError::NoCube => words.no_cube(),
        DecisionError::CubeInCrawford => words.editor_cube_crawford(),
        DecisionError::OwnedUnturned => words.editor_owned_unturned(),
        DecisionError::CentredAbove(_) => words.editor_centred_above(),
        DecisionError::Die(_) => words.editor_die(),
        DecisionError::Cube(why) => explain_double_refusal(why, words),
        DecisionError::OfferedValue(_) => words.editor_offer(),
        DecisionError::NoSuchWin => words.no_such_win(),
    }
}

fn explain_board_error(why: BoardError, sketch: &Sketch, context: SpeechContext) -> String {
    let words = context.words;
    match why {
        BoardError::CheckerCount { .. } => {
            let [white, black] = Player::BOTH.map(|player| {
                let count = sketch.side(player).iter().sum::<u8>();
                words.standing(
                    arg::Count(count),
                    arg::Player(colour(context.theme, player)),
                )
            });
            words.editor_count(arg::First(white), arg::Second(black))
        }
        BoardError::SharedPoint(point) => words.editor_shared(point),
        BoardError::BothOff => words.editor_both_off(),
        BoardError::BothClosedOut => words.editor_both_closed_out(),
    }
}

/// Returns the reason why a double is refused; other refusals cannot result from a position.
fn explain_double_refusal(why: Refusal, words: &Words) -> String {
    match why {
        Refusal::NoCube => words.no_cube(),
        Refusal::NotYourCube => words.editor_not_their_cube(),
        Refusal::DeadCube => words.editor_dead_cube(),
        Refusal::Crawford => words.no_crawford(),
        Refusal::CubeLimit => words.no_cube_limit(),
        _ => words.no_not_now(),
    }
}

fn variant_name(words: &Words, variant: rules::Variant) -> String {
    words.variant_name(terms::variant_key(variant))
}

/// Explains why no position could be read from pasted text.
pub fn paste_error(why: PasteError, words: &Words) -> String {
    match why {
        PasteError::Nothing => words.editor_paste_nothing(),
        PasteError::Match => words.editor_paste_match(),
        PasteError::Link(why) => match why {
            record::LinkError::NotALink => words.link_none(),
            record::LinkError::Cut => words.link_cut(),
            record::LinkError::Damaged => words.link_damaged(),
            record::LinkError::OtherVersion(_) => words.link_newer(),
        },
    }
}
