//! The keys of the page, in one table: what the keyboard does and what the list of keys says are read from it.

use board::{Heading, Input};
use rules::{Action, Die};
use words::Words;

use crate::{Dialog, DiceMsg, LessonMsg, LookBack, Model, Msg, Panel, controls, hint_button};

/// What a key does anywhere on the page.
#[derive(Clone, Copy, Debug)]
pub enum Shortcut {
    /// Presses the button that is expected next: roll, or end the turn.
    Expected,
    /// Moves the focus over the board, or to it.
    Walk(Heading),
    /// Rolls this die where dice are entered by hand. On a point that has the focus it moves a checker by it instead.
    Die,
    /// Sends this message.
    Message(fn() -> Msg),
    /// Asks for a hint, where one can be had.
    Hint,
    /// Shows the last play again.
    Replay,
    /// Closes the dialog, puts the lifted checker down, or leaves the lesson.
    Escape,
}

/// A line of the list of keys.
#[derive(Clone, Copy, Debug)]
pub struct ShortcutLine {
    /// The keys as they are written on a keyboard.
    pub label: &'static str,
    /// What they do, in words.
    pub text: fn(&Words) -> String,
    /// The names of the keys in a browser (`KeyboardEvent.key`) and what each does; none where the element that has the
    /// focus takes the key.
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

/// All keys, in the order of their list.
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

/// Returns the name under which the shortcuts know a key that went down (`KeyboardEvent.key` and `code`).
///
/// A key without a Latin letter, digit or sign, as on Greek and Arabic layouts, counts as the one that a US layout has in
/// its place. Caps Lock does not count: only Shift makes a capital.
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

/// Returns the character of the key with this code on a US layout, for letters in either case; `None` if no shortcut uses it.
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
    /// What the key with this name does, if the page listens to it.
    pub fn of(key: &str) -> Option<Self> {
        let mut keys = SHORTCUTS.iter().flat_map(|line| line.keys);
        keys.find(|(name, _)| *name == key).map(|(_, does)| *does)
    }

    /// The message that the key sends now, if it sends one: what moves the focus or the picture sends none.
    pub fn message(self, key: &str, model: &Model) -> Option<Msg> {
        match self {
            // One that cannot be pressed now says why.
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

/// Returns the message of the primary button, if it is enabled: the expected next input.
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
    fn keys_of_other_layouts_count_as_those_in_their_place() {
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
    fn caps_lock_makes_no_capitals() {
        assert_eq!(shortcut_key("U", "KeyU", false, true), "u");
        assert_eq!(shortcut_key("u", "KeyU", true, true), "U");
        assert_eq!(shortcut_key("U", "KeyU", true, false), "U");
    }

    #[test]
    fn keys_of_the_own_layout_keep_their_characters() {
        // A Dvorak layout has `u` where a US one has `f`; a German one has `ö` where no shortcut is.
        assert_eq!(shortcut_key("u", "KeyF", false, false), "u");
        assert_eq!(shortcut_key("ö", "Semicolon", false, false), "ö");
        for named in ["ArrowLeft", "Escape", "Enter", "Dead", "", " "] {
            assert_eq!(shortcut_key(named, "KeyU", false, true), named);
        }
    }

    #[test]
    fn no_key_does_two_things() {
        let mut seen = HashSet::new();
        for (name, _) in SHORTCUTS.iter().flat_map(|line| line.keys) {
            assert!(seen.insert(name), "{name} stands twice");
        }
    }

    #[test]
    fn the_list_writes_every_key_that_is_a_character() {
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
