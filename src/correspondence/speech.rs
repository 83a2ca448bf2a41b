//! Texts in the room.

use board::{ClockFace, notation_for, offer_key, race_lead};
use friend::{Act, ClaimTime, Ended, Game, LinkFault, Message, Next, NotAMessage, Refused};
use record::PlayerName;
use rules::{Board, Draft, Play, Player, Roll};
use words::{Arg, Words, arg, isolated};

use crate::{
    Due, Model, Notice, Page, Playing, Question,
    clock::{self, may_claim_on_time},
    names::{self, friend_name, who},
    opening::{opening, starts_as_agreed},
};

const MINUTE: u64 = 60_000;
const HOUR: u64 = 60 * MINUTE;
const DAY: u64 = 24 * HOUR;

/// Player shown beside the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seat {
    /// Name; "You" for the reader.
    pub name: String,
    /// Pip count.
    pub pips: u16,
    /// Points won; `None` in a single game before it ends.
    pub points: Option<u32>,
    /// Points needed to win a match, such as "4 away".
    pub away: Option<String>,
    /// Lead in the race; `None` if the pip counts are equal.
    pub lead: Option<String>,
    /// Score in words; in a match, including the points needed.
    pub score: String,
    /// Clock; `None` if the game has no time control.
    pub clock: Option<ClockFace>,
    /// `true` if this player has to act.
    pub due: bool,
}

/// Capitalises the first letter, for sentences that start with the words for a friend without a name.
pub fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next();
    let first = first.into_iter().flat_map(char::to_uppercase);
    first.chain(letters).collect()
}

/// Returns the player to show beside the board; `None` before the invitation is accepted.
pub fn seat(model: &Model, player: Player) -> Option<Seat> {
    let playing = model.playing()?;
    let session = playing.board()?.session();
    let mine = player == playing.me();
    let name = if mine {
        model.words().name_you()
    } else {
        let name = playing.entry.summary.names[player].clone();
        name.unwrap_or_else(|| capitalised(&model.words().friend_nameless()))
    };
    let due = match playing.entry.summary.due {
        Due::Mine => mine,
        Due::Theirs | Due::Invited => !mine,
        Due::Nobody | Due::Moved => false,
    };
    let clock = playing.times().map(|(left, delay)| {
        let whose = model.words().clock_of(who(model, playing, player));
        clock::face(whose, player, &left, delay)
    });
    let (words, points) = (model.words(), session.score()[player]);
    let length = playing.entry.summary.length;
    let needed = length.map(|length| u32::from(length).saturating_sub(points));
    // In a single game, both players are always one point away.
    let away = needed.filter(|needed| *needed > 0 && length != Some(1));
    let away = away.map(|needed| words.away(needed));
    let score = match &away {
        None => words.score(points),
        Some(away) => words.list_comma(arg::List(words.score(points)), arg::Next(away)),
    };
    let [pips, theirs] =
        [player, player.opponent()].map(|player| session.board_of(player).own().pips());
    let lead = race_lead(words, i32::from(theirs) - i32::from(pips));
    Some(Seat {
        name,
        pips,
        points: (length != Some(1) || points > 0).then_some(points),
        away,
        lead,
        score,
        clock,
        due,
    })
}

/// Returns the page heading.
pub fn heading(model: &Model) -> String {
    let words = model.words();
    match model.page() {
        Page::List => words.friend(),
        Page::New(_) => words.friend_invite(),
        Page::Offered(message, _) => {
            let name = match &**message {
                Message::Invitation(invitation) => invitation.name.as_ref(),
                Message::Acceptance(_) | Message::Turn(_) => None,
            };
            let who = names::friend(words, name.map(PlayerName::as_str));
            capitalised(&words.friend_offered(who))
        }
        Page::Game(playing) if playing.game().is_none() => words.friend_invite(),
        Page::Game(playing) => words.friend_with(friend_name(model, playing)),
    }
}

/// Formats an age in milliseconds, such as "3 hours ago".
pub fn ago(words: &Words, past: u64) -> String {
    let count = |unit: u64| u32::try_from(past / unit).unwrap_or(u32::MAX);
    match past {
        0..MINUTE => words.friend_just_now(),
        MINUTE..HOUR => words.friend_minutes_ago(count(MINUTE)),
        HOUR..DAY => words.friend_hours_ago(count(HOUR)),
        _ => words.friend_days_ago(count(DAY)),
    }
}

/// Returns a description of the player's next task; before the first play, preceded by the result of the opening roll.
pub fn next(model: &Model, playing: &Playing) -> String {
    let due = capitalised(&due(model, playing));
    match opening(model, playing).filter(|_| playing.next().is_some()) {
        Some(opening) => format!("{} {due}", capitalised(&opening)),
        None => due,
    }
}

fn due(model: &Model, playing: &Playing) -> String {
    let words = model.words();
    let friend = friend_name(model, playing);
    let opponent = || who(model, playing, playing.me().opponent());
    let Some(game) = playing.game() else {
        return words.friend_next_invited();
    };
    if playing.is_moved() {
        return words.friend_next_moved();
    }
    let Some(next) = playing.next() else {
        return arrived(model, playing).unwrap_or_default();
    };
    match next {
        Next::Wait if may_claim_on_time(model, playing) => words.out_of_time(opponent()),
        Next::Wait if playing.drafted().is_some() => moving(model, playing).unwrap_or_default(),
        Next::Wait if model.is_live() => words.live_next_wait(friend),
        Next::Wait if playing.is_sent() && playing.link().is_some() => {
            words.friend_next_sent(friend)
        }
        Next::Wait if opening(model, playing).is_some() && playing.link().is_some() => {
            words.friend_send_now(friend)
        }
        Next::Wait => sent(model, playing).unwrap_or_else(|| words.friend_next_wait(friend)),
        Next::Reveal => words.friend_next_between(),
        Next::Cube { waits } if !waits || model.is_live() => words.friend_next_cube(),
        Next::Cube { .. } => words.friend_next_cube_strict(friend),
        Next::Play { roll, .. } if playing.has_no_move() => {
            words.friend_next_no_move(roll.to_string())
        }
        Next::Play { .. } if playing.prepared().is_some() && model.is_live() => {
            words.live_next_send()
        }
        Next::Play { .. } if playing.prepared().is_some() => words.friend_next_send(),
        Next::Play { roll, .. } if starts_as_agreed(playing) => {
            words.friend_next_start(roll.to_string())
        }
        Next::Play { roll, .. } => words.friend_next_play(roll.to_string()),
        Next::Pass { .. } => words.friend_next_pass(),
        Next::Answer { offer, value, .. } => words.friend_next_answer(
            arg::Offer(offer_key(offer)),
            arg::Value(value),
            arg::Who(opponent()),
        ),
        Next::Resignation(win) => words.resigns_said(
            arg::Who(opponent()),
            arg::Win(words.win_object(board::win(win))),
        ),
        Next::TwoVersions => words.friend_next_versions(),
        Next::Over(ended) => over(model, playing, game, ended),
    }
}

/// Returns a tip for the first tap, until the player has started the play; `None` if the settings hide the rings around
/// the checkers.
pub fn tip(model: &Model, playing: &Playing) -> Option<String> {
    let is_begun = playing.may_undo() || playing.prepared().is_some();
    let is_due = matches!(playing.next(), Some(Next::Play { .. })) && !playing.has_no_move();
    let has_rings = model.preferences().look.show_targets;
    (is_due && !is_begun && has_rings).then(|| model.words().next_move())
}

/// Returns a sentence about how the game ended, with a request to send the last link if the friend has not received it.
fn over(model: &Model, playing: &Playing, game: &Game, ended: Ended) -> String {
    let words = model.words();
    let over = match ended {
        Ended::Played => {
            let score = game.session().score();
            let winner = if score.white > score.black {
                Player::White
            } else {
                Player::Black
            };
            words.match_won(who(model, playing, winner))
        }
        Ended::Claimed { by } => words.friend_claimed(who(model, playing, by)),
        Ended::OnTime { by } => words.out_of_time(who(model, playing, by.opponent())),
        Ended::Stopped { by } => words.friend_stopped(who(model, playing, by)),
    };
    let mine = game
        .messages()
        .last()
        .is_some_and(|last| last.by == game.me());
    if mine && !model.is_live() && !playing.is_sent() {
        return format!(
            "{over} {}",
            words.friend_send_last(friend_name(model, playing))
        );
    }
    over
}

/// Describes the friend's draft; `None` if there is no draft.
fn moving(model: &Model, playing: &Playing) -> Option<String> {
    let (roll, play) = playing.drafted()?;
    let before = playing.game()?.session().board_of(playing.me().opponent());
    let name = friend_name(model, playing);
    let me = playing.me();
    Some(draft(
        model.words(),
        name,
        &before,
        *roll,
        play,
        [me.opponent(), me],
    ))
}

/// Describes the draft of the first player in the numbers of the second, or a roll without a legal move; `before` is
/// the board from the first player's view.
pub fn draft(
    words: &Words,
    who: Arg,
    before: &Board,
    roll: Roll,
    play: &Play,
    players: [Player; 2],
) -> String {
    let shown = isolated(&roll.to_string());
    if !Draft::new(*before, roll).has_moves() {
        return words.rolled_nothing(arg::Dice(shown), arg::Who(who));
    }
    let rolled = words.live_rolled(arg::Roll(shown), arg::Who(who));
    if play.is_empty() {
        return rolled;
    }
    let moved = words.live_draft(isolated(&notation_for(words, before, play, players)));
    format!("{rolled} {moved}")
}

/// Describes the friend's newly arrived play; `None` if the last turn was not a play.
fn arrived(model: &Model, playing: &Playing) -> Option<String> {
    let turn = playing.game()?.session().record().pop()?;
    let player = who(model, playing, turn.player);
    match turn.act {
        rules::Act::Play { before, play, .. } => {
            let words = model.words();
            let players = [turn.player, playing.me()];
            let play = notation_for(words, &before, &play, players);
            Some(words.played(arg::Play(play), arg::Who(player)))
        }
        _ => None,
    }
}

/// Returns the player's last action and the request to send its link, while it is the friend's turn.
fn sent(model: &Model, playing: &Playing) -> Option<String> {
    let game = playing.game()?;
    let last = game.messages().last().filter(|last| last.by == game.me())?;
    let act = match &last.message {
        Message::Turn(turn) => match turn.act {
            Act::Double => "double",
            Act::Take => "take",
            Act::Beaver => "beaver",
            Act::Roll => "roll",
            Act::Reveal => "reveal",
            Act::Pass => "pass",
            Act::Resign(_) => "resign",
            Act::Decline => "decline",
            _ => "play",
        },
        Message::Acceptance(_) => "accept",
        Message::Invitation(_) => "play",
    };
    Some(
        model
            .words()
            .friend_sent(arg::Act(act), arg::Who(friend_name(model, playing))),
    )
}

/// Returns the friend's remaining time in words; `None` if there is no time limit or the player is not waiting.
pub(crate) fn time_left(model: &Model, playing: &Playing) -> Option<String> {
    let ClaimTime::From(from) = playing.game()?.claim_time() else {
        return None;
    };
    let left = from.saturating_mul(1000).saturating_sub(model.now());
    let words = model.words();
    let text = match left {
        0 => words.friend_time_over(friend_name(model, playing)),
        left => {
            let hours = u32::try_from(left.div_ceil(HOUR)).unwrap_or(u32::MAX);
            words.friend_time_left(arg::Hours(hours), arg::Who(friend_name(model, playing)))
        }
    };
    Some(capitalised(&text))
}

/// Returns the text of a question.
pub fn question(words: &Words, question: Question) -> String {
    match question {
        Question::Double => words.ask_double(),
        Question::Drop => words.ask_drop(),
        Question::Resign => words.ask_resign(),
        Question::Claim => words.friend_ask_claim(),
        Question::Stop => words.friend_ask_stop(),
        Question::Delete => words.friend_ask_delete(),
    }
}

/// Returns the text of a notice.
pub fn notice(model: &Model, notice: &Notice) -> String {
    let words = model.words();
    let key = match notice {
        Notice::Move(why) => return why.clone(),
        Notice::Link(fault) => return link_fault(words, *fault),
        Notice::Problem(problem) => {
            return problem.text(words, |words, why| words.friend_not_stored(why.key()));
        }
        Notice::GameWon(outcome) => {
            let Some(playing) = model.playing() else {
                return String::new();
            };
            let winner = who(model, playing, outcome.winner);
            let won = words.win_object(board::win(outcome.win));
            return capitalised(&words.wins(
                arg::Points(outcome.points()),
                arg::Who(winner),
                arg::Win(won),
            ));
        }
        Notice::UnknownGame => "unknown",
        Notice::OwnInvitation => "own-invitation",
        Notice::OwnMessage => "own-message",
        Notice::Repeated => "repeated",
        Notice::Ahead => "ahead",
        Notice::TakenAlready => "taken",
        Notice::OtherTab => "other-tab",
        Notice::Unreadable => "unreadable",
        Notice::Moved => "moved",
        Notice::TakenBack => "taken-back",
        Notice::Busy => "busy",
        Notice::FileTooLarge => "file-too-large",
        Notice::File(NotAMessage::OtherVersion(_)) => "file-newer",
        Notice::File(NotAMessage::Cut | NotAMessage::Damaged) => "file-damaged",
        Notice::Refused(why) => refusal_key(why),
    };
    words.friend_notice(key)
}

const fn refusal_key(why: &Refused) -> &'static str {
    match why {
        Refused::FalseSecret => "false-secret",
        Refused::OtherPast => "other-past",
        Refused::Forbidden(_) => "forbidden",
        Refused::TooEarly(_) => "too-early",
        Refused::Over => "over",
        Refused::Stopped => "stopped",
        Refused::TooFarAhead => "far",
        _ => "misfit",
    }
}

fn link_fault(words: &Words, fault: LinkFault) -> String {
    match fault {
        LinkFault::NotALink | LinkFault::TooMany => words.friend_no_link(),
        LinkFault::OtherKind => words.friend_other_link(),
        LinkFault::Message(NotAMessage::Cut) => words.link_cut(),
        LinkFault::Message(NotAMessage::Damaged) => words.link_damaged(),
        LinkFault::Message(NotAMessage::OtherVersion(_)) | LinkFault::UnknownRules => {
            words.link_newer()
        }
    }
}
