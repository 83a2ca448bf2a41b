//! Buttons below the board, and other actions available for a game.

use board::notation;
use friend::{Act, ClaimTime, Hash, Message, Next};
use rules::{Phase, Win};

use crate::{
    Model, Playing, Press, Question, clock::may_claim_on_time, names::named, speech::time_left,
};

/// Button in the room.
#[derive(Clone, Debug, PartialEq)]
pub struct Button {
    /// Button label.
    pub label: String,
    /// Action performed by a press.
    pub action: Press,
    /// `true` for the expected action.
    pub primary: bool,
    /// `true` if the button can be pressed.
    pub enabled: bool,
}

/// Wins that a player may concede when resigning.
const RESIGNATIONS: [Win; 4] = [Win::Single, Win::Gammon, Win::Backgammon, Win::Quadruple];

fn button(label: String, action: Press) -> Button {
    Button {
        label,
        action,
        primary: false,
        enabled: true,
    }
}

fn primary(label: String, action: Press) -> Button {
    Button {
        primary: true,
        ..button(label, action)
    }
}

/// Returns the buttons for the action that the player has to take, or for the open question.
pub fn buttons(model: &Model, playing: &Playing) -> Vec<Button> {
    let words = model.words();
    if let Some(question) = playing.question() {
        return question_buttons(model, playing, question);
    }
    match playing.next() {
        Some(Next::Wait) if may_claim_on_time(model, playing) => {
            vec![primary(words.friend_claim(), Press::Act(Act::ClaimOnTime))]
        }
        None | Some(Next::Wait | Next::TwoVersions | Next::Over(_)) => Vec::new(),
        Some(Next::Reveal) => vec![
            primary(words.next_game(), Press::Act(Act::Reveal)),
            button(words.friend_stop(), Press::Ask(Some(Question::Stop))),
        ],
        Some(Next::Cube { .. }) => {
            vec![double(model), primary(words.roll(), Press::Act(Act::Roll))]
        }
        Some(Next::Play { .. }) => play_buttons(model, playing),
        Some(Next::Pass { may_double }) => {
            let mut all = vec![primary(words.pass(), Press::Act(Act::Pass))];
            if may_double {
                all.insert(0, double(model));
            }
            all
        }
        Some(Next::Answer { may_beaver, .. }) => {
            let mut all = vec![
                button(words.drop(), Press::Ask(Some(Question::Drop))),
                primary(words.take(), Press::Act(Act::Take)),
            ];
            if may_beaver {
                all.push(button(words.beaver(), Press::Act(Act::Beaver)));
            }
            all
        }
        Some(Next::Resignation(_)) => vec![
            button(words.decline(), Press::Act(Act::Decline)),
            primary(words.accept(), Press::Act(Act::Accept)),
        ],
    }
}

/// Returns the button that doubles, or that asks for confirmation first if the preferences require it.
fn double(model: &Model) -> Button {
    let action = if model.preferences().confirm_double {
        Press::Ask(Some(Question::Double))
    } else {
        Press::Act(Act::Double)
    };
    button(model.words().double(), action)
}

/// Returns the buttons for a play: undo, and send.
fn play_buttons(model: &Model, playing: &Playing) -> Vec<Button> {
    let words = model.words();
    let send = if model.is_live() {
        words.live_send()
    } else {
        words.friend_make_link()
    };
    vec![
        Button {
            enabled: playing.may_undo(),
            ..button(words.undo(), Press::Undo)
        },
        Button {
            enabled: playing.prepared().is_some(),
            ..primary(send, Press::Send)
        },
    ]
}

fn question_buttons(model: &Model, playing: &Playing, question: Question) -> Vec<Button> {
    let words = model.words();
    let mut all = vec![button(words.cancel(), Press::Ask(None))];
    match question {
        Question::Double => all.push(primary(words.double(), Press::Act(Act::Double))),
        Question::Drop => all.push(primary(words.drop(), Press::Act(Act::Drop))),
        Question::Claim => all.push(primary(words.friend_claim(), Press::Act(Act::Claim))),
        Question::Stop => all.push(primary(words.friend_stop(), Press::Act(Act::Stop))),
        Question::Delete => all.push(primary(words.friend_delete(), Press::Delete)),
        Question::Resign => {
            let allowed = |win: &Win| playing.game().is_some_and(|game| game.may_resign(*win));
            let one = |win| {
                button(
                    words.win_button(board::win(win)),
                    Press::Act(Act::Resign(win)),
                )
            };
            all.extend(RESIGNATIONS.into_iter().filter(allowed).map(one));
        }
    }
    all
}

/// Returns the additional buttons, and the text with the friend's time limit.
pub fn more_buttons(model: &Model, playing: &Playing) -> (Vec<Button>, Option<String>) {
    let words = model.words();
    let ask = |label, question| button(label, Press::Ask(Some(question)));
    let mut all = Vec::new();
    let Some(game) = playing.game() else {
        return (vec![ask(words.friend_delete(), Question::Delete)], None);
    };
    let session = game.session();
    let due = matches!(
        playing.next(),
        Some(Next::Cube { .. } | Next::Play { .. } | Next::Pass { .. })
    );
    if due && RESIGNATIONS.into_iter().any(|win| game.may_resign(win)) {
        all.push(ask(words.resign(), Question::Resign));
    }
    let between = *session.phase() == Phase::Opening && session.game_number() > 1;
    if due && between && game.terms().ruleset().money().is_some() {
        all.push(ask(words.friend_stop(), Question::Stop));
    }
    if let (ClaimTime::From(from), false) = (game.claim_time(), playing.is_moved()) {
        let enabled = from.saturating_mul(1000) <= model.now();
        all.push(Button {
            enabled,
            ..ask(words.friend_claim(), Question::Claim)
        });
    }
    if game.ended().is_some() {
        all.push(ask(words.friend_delete(), Question::Delete));
    }
    let time = (!playing.is_moved()).then(|| time_left(model, playing));
    (all, time.flatten())
}

/// Version of a message that exists in two versions: its action, its hash, and the button that chooses it.
#[derive(Clone, Debug, PartialEq)]
pub struct Version {
    /// Description of the action in the message.
    pub what: String,
    /// Prefix of the hash, which the two players can compare.
    pub hash: String,
    /// Button that chooses this version.
    pub choose: Button,
}

/// Returns the two versions between which the player has to choose; `None` if there is no conflict.
pub fn versions(model: &Model, playing: &Playing) -> Option<[Version; 2]> {
    let both = playing.game()?.two_versions()?;
    let words = model.words();
    let version = |message: &Message, label: String| {
        let hash: Hash = message.hash();
        Version {
            what: sent_text(model, playing, message),
            hash: hash.to_string().chars().take(16).collect(),
            choose: button(label, Press::Choose(hash)),
        }
    };
    Some([
        version(&both.first.1, words.friend_keep_first()),
        version(&both.second.1, words.friend_take_second()),
    ])
}

/// Describes the action in a message as precisely as possible without the position before it.
fn sent_text(model: &Model, playing: &Playing, message: &Message) -> String {
    let Message::Turn(turn) = message else {
        return String::new();
    };
    let words = model.words();
    match turn.act {
        Act::Play { play, .. } => {
            let before = playing.game().and_then(|game| {
                let mut turns = game.session().record().into_iter().rev();
                turns.find_map(|turn| match turn.act {
                    rules::Act::Play { before, .. } => Some(before),
                    _ => None,
                })
            });
            before.map_or_else(String::new, |before| notation(words, &before, &play))
        }
        Act::Double => words.double(),
        Act::Take => words.take(),
        Act::Drop => words.drop(),
        Act::Beaver => words.beaver(),
        Act::Resign(_) => words.resign(),
        Act::Accept => words.accept(),
        Act::Decline => words.decline(),
        Act::Pass => words.pass(),
        Act::Roll => words.roll(),
        Act::Claim | Act::ClaimOnTime => words.friend_claim(),
        Act::Stop => words.friend_stop(),
        Act::Reveal => named(words, &playing.entry.summary),
    }
}
