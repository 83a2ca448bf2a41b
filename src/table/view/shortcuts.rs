//! The page's keyboard shortcuts, in a single table for the key handler and the list of shortcuts.

use board::{Heading, Input};
use rules::{Action, Die};
use words::Words;

use crate::{Dialog, DiceMsg, LessonMsg, LookBack, Model, Msg, Panel, controls, hint_button};

/// Action of a keyboard shortcut anywhere on the page.
#[derive(Clone, Copy, Debug)]
pub enum Shortcut {
    /// Presses the button for the expected action: roll, or end the turn.
    Expected,
    /// Moves the focus across the board, or to the board.
    Walk(Heading),
    /// Enters this die while dice are entered manually; on a focused point, moves a checker by the die instead.
    Die,
    /// Sends this message.
    Message(fn() -> Msg),
    /// Requests a hint, if hints are available.
    Hint,
    /// Replays the last play.
    Replay,
    /// Closes the dialog, puts down the lifted checker, or leaves the lesson.
    Escape,
}

/// Line in the list of shortcuts.
#[derive(Clone, Copy, Debug)]
pub struct ShortcutLine {
    /// Key labels as printed on a keyboard.
    pub label: &'static str,
    /// Description of the action.
    pub text: fn(&Words) -> String,
    /// Browser key names (`KeyboardEvent.key`) and their actions; empty if the focused element handles the key.
    keys: &'static [(&'static str, Shortcut)],
}

const fn line(
    label: &'static str,
    text: fn(&Words) -> String,
    keys: &'static [(&'static str, Shortcut)],
) -> ShortcutLine {
    ShortcutLine { label, text, keys }
}

use Shortcut::{Escape, Expected, Message, Replay, Walk};

/// All shortcuts, in list order.
pub const SHORTCUTS: [ShortcutLine; 19] = [
    line("Space", Words::key_space, &[(" ", Expected)]),
    line(
        "← → ↑ ↓",
        Words::key_arrows,
        &[
            ("ArrowLeft", Walk(Heading::Left)),
            ("ArrowRight", Walk(Heading::Right)),
            ("ArrowUp", Walk(Heading::Up)),
            ("ArrowDown", Walk(Heading::Down)),
        ],
    ),
    line("Home End", Words::key_home, &[]),
    line("Enter", Words::key_enter, &[]),
    line(
        "1 – 6",
        Words::key_digits,
        &[
            ("1", Shortcut::Die),
            ("2", Shortcut::Die),
            ("3", Shortcut::Die),
            ("4", Shortcut::Die),
            ("5", Shortcut::Die),
            ("6", Shortcut::Die),
        ],
    ),
    line(
        "/",
        Words::key_type,
        &[("/", Message(|| Msg::Open(Panel::TypePlay)))],
    ),
    line(
        "x",
        Words::key_swap,
        &[("x", Message(|| Msg::Input(Input::TapDice)))],
    ),
    line("h", Words::key_hint, &[("h", Shortcut::Hint)]),
    line(
        "u",
        Words::key_undo,
        &[("u", Message(|| Msg::Input(Input::Do(Action::Undo))))],
    ),
    line(
        "U",
        Words::key_undo_turn,
        &[("U", Message(|| Msg::Input(Input::Do(Action::UndoTurn))))],
    ),
    line(
        "d",
        Words::key_double,
        &[("d", Message(|| Msg::Input(Input::OfferDouble)))],
    ),
    line(
        "t",
        Words::key_take,
        &[("t", Message(|| Msg::Input(Input::Do(Action::Take))))],
    ),
    line(
        "p",
        Words::key_drop,
        &[("p", Message(|| Msg::Open(Panel::Drop)))],
    ),
    line("r", Words::key_replay, &[("r", Replay)]),
    line(
        ", .",
        Words::key_look,
        &[
            (",", Message(|| Msg::LookBack(LookBack::Back))),
            (".", Message(|| Msg::LookBack(LookBack::Forward))),
        ],
    ),
    line(
        "b",
        Words::key_words,
        &[("b", Message(|| Msg::Open(Panel::Position)))],
    ),
    line(
        "?",
        Words::key_list,
        &[("?", Message(|| Msg::Open(Panel::Keys)))],
    ),
    line("Esc", Words::key_escape, &[("Escape", Escape)]),
    line("Tab", Words::key_tab, &[]),
];

/// Study room shortcuts; the study room handles its own keys.
pub const STUDY_SHORTCUTS: [ShortcutLine; 7] = [
    line("← → , .", Words::key_look, &[]),
    line("Home", Words::study_first, &[]),
    line("End", Words::study_last, &[]),
    line("n PgUp", Words::review_next_error, &[]),
    line("N PgDn", Words::review_previous_error, &[]),
    line("?", Words::key_list, &[]),
    line("Esc", Words::close, &[]),
];

/// Returns the shortcut name for a pressed key (`KeyboardEvent.key` and `code`).
///
/// A key without a Latin letter, digit or symbol, as on Greek and Arabic layouts, counts as the key in the same
/// position on a US layout. Caps Lock is ignored: only Shift produces capitals.
pub fn shortcut_key(key: &str, code: &str, shift: bool, caps_lock: bool) -> String {
    let mut characters = key.chars();
    let (Some(character), None) = (characters.next(), characters.next()) else {
        return key.to_owned();
    };
    let with_shift = |letter: char| {
        if shift {
            letter.to_ascii_uppercase()
        } else {
            letter.to_ascii_lowercase()
        }
    };
    let known = match character {
        letter if letter.is_ascii_alphabetic() && caps_lock => with_shift(letter),
        character if character.is_ascii() => character,
        character => us_character(code, shift).map_or(character, with_shift),
    };
    known.to_string()
}

/// Returns the character for this key code on a US layout; letters are always uppercase. `None` if no shortcut uses the
/// key.
fn us_character(code: &str, shift: bool) -> Option<char> {
    let name = ["Key", "Digit", "Numpad"]
        .iter()
        .find_map(|kind| code.strip_prefix(kind));
    match (name, code) {
        (Some(name), _) => name.parse().ok().filter(char::is_ascii_alphanumeric),
        (None, "Comma") => Some(','),
        (None, "Period") => Some('.'),
        (None, "Slash") => Some(if shift { '?' } else { '/' }),
        (None, _) => None,
    }
}

impl Shortcut {
    /// Returns the shortcut for the key with this name; `None` if the key is not a shortcut.
    pub fn of(key: &str) -> Option<Self> {
        let mut keys = SHORTCUTS.iter().flat_map(|line| line.keys);
        keys.find(|(name, _)| *name == key).map(|(_, does)| *does)
    }

    /// Returns the message that the key currently sends; `None` if it only moves the focus or replays a play.
    pub fn message(self, key: &str, model: &Model) -> Option<Msg> {
        match self {
            // A disabled button also sends its message, which then shows the reason.
            Self::Expected => {
                let mut buttons = controls(model).into_iter();
                let expected = buttons.find(|button| button.primary);
                expected.map(|button| button.msg)
            }
            Self::Die => {
                let die = key.parse().ok().and_then(Die::new)?;
                Some(Msg::Dice(DiceMsg::Enter(die)))
            }
            Self::Message(message) => Some(message()),
            Self::Hint => hint_button(model).map(|hint| hint.msg),
            Self::Escape => Some(escape(model)),
            Self::Walk(_) | Self::Replay => None,
        }
    }
}

/// Returns the message of the primary button; `None` if the button is disabled.
pub fn expected(model: &Model) -> Option<Msg> {
    let mut buttons = controls(model).into_iter();
    let expected = buttons.find(|button| button.primary && button.enabled);
    expected.map(|button| button.msg)
}

fn escape(model: &Model) -> Msg {
    if *model.dialog() != Dialog::None {
        Msg::CloseDialog
    } else if model.is_lesson() && !model.is_lifted() {
        Msg::Lesson(LessonMsg::Leave)
    } else {
        Msg::Input(Input::DropOn(None))
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn keys_on_other_layouts_count_as_the_us_keys_in_the_same_position() {
        let cases = [
            (("θ", "KeyU", false, false), "u"),
            (("Θ", "KeyU", true, false), "U"),
            (("υ", "KeyU", false, false), "u"),
            (("ع", "KeyU", false, false), "u"),
            (("ш", "KeyI", false, false), "i"),
            (("٣", "Digit3", false, false), "3"),
            (("é", "Digit2", false, false), "2"),
            (("۶", "Numpad6", false, false), "6"),
            (("و", "Comma", false, false), ","),
            (("ز", "Period", false, false), "."),
            (("ظ", "Slash", false, false), "/"),
            (("؟", "Slash", true, false), "?"),
            (("Θ", "KeyU", false, true), "u"),
        ];
        for ((key, code, shift, caps_lock), known) in cases {
            assert_eq!(shortcut_key(key, code, shift, caps_lock), known, "{key}");
        }
    }

    #[test]
    fn caps_lock_does_not_produce_capitals() {
        assert_eq!(shortcut_key("U", "KeyU", false, true), "u");
        assert_eq!(shortcut_key("u", "KeyU", true, true), "U");
        assert_eq!(shortcut_key("U", "KeyU", true, false), "U");
    }

    #[test]
    fn latin_keys_produce_their_characters_on_other_layouts() {
        // On a Dvorak layout, `u` is in the position of the US `f`; a German layout has `ö`, which is not a shortcut.
        assert_eq!(shortcut_key("u", "KeyF", false, false), "u");
        assert_eq!(shortcut_key("ö", "Semicolon", false, false), "ö");
        for named in ["ArrowLeft", "Escape", "Enter", "Dead", "", " "] {
            assert_eq!(shortcut_key(named, "KeyU", false, true), named);
        }
    }

    #[test]
    fn each_key_has_exactly_one_action() {
        let mut seen = HashSet::new();
        for (name, _) in SHORTCUTS.iter().flat_map(|line| line.keys) {
            assert!(seen.insert(name), "{name} stands twice");
        }
    }

    #[test]
    fn shortcut_list_shows_every_character_key() {
        for line in SHORTCUTS {
            for (name, _) in line.keys {
                let is_digit = name.parse::<u8>().is_ok();
                let is_written = line.label.split(' ').any(|label| label == *name);
                let is_named = name.chars().count() > 1 || *name == " ";
                assert!(is_digit || is_written || is_named, "{name}");
            }
        }
    }
}
