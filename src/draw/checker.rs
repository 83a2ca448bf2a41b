//! A checker, upright or borne off.

use rules::Player;
use table::{Checker, Rect, View, units};

use crate::background::rect;

/// Appearance of a checker besides its colour and place.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Look {
    /// Whether it is borne off and lies on its edge.
    pub lying: bool,
    /// The number of checkers in the stack, on its top checker.
    pub count: Option<usize>,
    /// Whether the last play brought it here.
    pub moved: bool,
}

impl Look {
    /// Returns the appearance of a checker of a scene.
    pub const fn of(checker: &Checker) -> Self {
        Self {
            lying: checker.lying,
            count: checker.count,
            moved: checker.moved,
        }
    }
}

/// Returns the CSS class of a side's colours.
pub const fn colour_class(player: Player) -> &'static str {
    match player {
        Player::White => "light",
        Player::Black => "dark",
    }
}

/// Draws a checker with its centre at the origin.
pub fn checker(view: View, player: Player, look: Look) -> String {
    if look.lying {
        let (w, h) = view.lying();
        let (x, y) = (-w / 2.0, -h / 2.0);
        return rect("edge", Rect { x, y, w, h }, 0.5 * view.unit());
    }
    upright(view.radius(), player, look)
}

/// Draws a checker that lies flat: shadow, body, concave face, ring and highlight, lit from above left. In flat themes
/// Black has a second ring, so that colour is not the only difference.
fn upright(radius: f64, player: Player, look: Look) -> String {
    let second = match player {
        Player::Black => "<circle class='second' r='0.42'/>",
        Player::White => "",
    };
    // The last play: a ring on the dish, and a notch at its upper rim for eyes that do not tell colours apart.
    let moved = if look.moved {
        "<circle class='moved' r='0.6'/><path class='notch' d='M-.17-.8H.17L0-.5Z'/>"
    } else {
        ""
    };
    let count = look.count.map_or_else(String::new, |count| {
        format!("<text class='count' y='0.24'>{count}</text>")
    });
    format!(
        "<g transform='scale({})'><circle class='shadow' cx='0.15' cy='0.32' r='1.2'/><circle class='body' r='1'/>\
         <circle class='face' r='0.77'/>{second}<path class='glint' d='M-.77-.51A.93.93 0 0 1 .28-.89'/>{moved}{count}\
         <circle class='mark-edge' r='1.1'/><circle class='mark' r='1.1'/></g>",
        units(radius)
    )
}
