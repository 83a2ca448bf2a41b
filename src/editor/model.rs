//! Editor state and messages.

use board::{Place, Stacks};
use rules::{Player, Setup, Variant};
use terms::Change;

use crate::{
    paste::{PasteError, Pasted, pasted},
    sketch::{Sketch, SketchQuestion},
};

/// Maximum number of undo steps.
const MAX_UNDO_STEPS: usize = 100;

/// Effect of tapping a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tool {
    /// Adds one of this player's checkers, taken from the tray.
    Add(Player),
    /// Removes a checker.
    Remove,
    /// Marks a point as one that must be empty in a pattern, or removes the mark.
    KeepEmpty,
}

/// Editor message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Msg {
    /// Selects the effect of taps.
    Use(Tool),
    /// Taps a place.
    Tap(Place),
    /// Removes one checker from a place.
    TakeFrom(Place),
    /// Lifts the top checker at a place.
    Lift(Place),
    /// Drops the lifted checker on a place; `None` is a drop outside all places.
    DropOn(Option<Place>),
    /// Sets the number of this player's checkers on a place, in that player's numbering: 1 to 24 are the points, 25 is
    /// the bar.
    Count(Player, u8, u8),
    /// Removes all checkers.
    Clear,
    /// Sets up the variant's starting position.
    Start,
    /// Swaps the colours.
    Mirror,
    /// Undoes the last edit.
    Undo,
    /// Sets the player on roll.
    OnRoll(Player),
    /// Sets the decision to be made.
    Ask(SketchQuestion),
    /// Changes the stakes or the variant.
    Change(Change),
    /// Sets the number of points that a player has won.
    Points(Player, u8),
    /// Sets whether this is the Crawford game.
    Crawford(bool),
    /// Sets the cube's value, 0 for no cube, and its owner.
    Cube(u32, Option<Player>),
    /// Sets up the first position found in this text.
    Paste(String),
}

/// Editor state.
#[derive(Clone, Debug, PartialEq)]
pub struct Model {
    pub(crate) sketch: Sketch,
    pub(crate) stacks: Stacks,
    pub(crate) tool: Tool,
    pub(crate) lifted: Option<Place>,
    undo_stack: Vec<Sketch>,
    pasted: Option<Result<Pasted, PasteError>>,
}

impl Model {
    /// Creates an editor for a sketch.
    pub fn new(sketch: Sketch) -> Self {
        Self {
            sketch,
            stacks: Stacks::from_setup(sketch.board()),
            tool: Tool::Add(Player::White),
            lifted: None,
            undo_stack: Vec::new(),
            pasted: None,
        }
    }

    /// Returns the position being edited.
    pub const fn sketch(&self) -> &Sketch {
        &self.sketch
    }

    /// Returns the selected tool, which determines the effect of taps.
    pub const fn tool(&self) -> Tool {
        self.tool
    }

    /// Returns `true` if there is an edit to undo.
    pub const fn can_undo(&self) -> bool {
        !self.undo_stack.is_empty()
    }

    /// Returns the result of the last paste until the next message is handled.
    pub const fn pasted(&self) -> Option<Result<Pasted, PasteError>> {
        self.pasted
    }

    /// Handles a message. Impossible positions are allowed; messages that do not apply are ignored.
    pub fn update(&mut self, msg: Msg) {
        let before = self.sketch;
        self.pasted = None;
        match msg {
            Msg::Undo => {
                if let Some(sketch) = self.undo_stack.pop() {
                    self.sketch = sketch;
                    self.stacks.arrange_setup(self.sketch.board());
                }
                return;
            }
            Msg::Use(tool) => self.tool = tool,
            Msg::Lift(place) => self.lifted = self.owner(place).map(|_| place),
            Msg::Paste(text) => self.paste(&text),
            Msg::Change(change) => {
                let form = self.sketch.form().with(change);
                self.sketch.set_stakes(&form);
                if form.variant != self.sketch.variant {
                    self.set_variant(form.variant);
                }
            }
            msg => self.change(&msg),
        }
        if self.sketch != before {
            if self.undo_stack.len() == MAX_UNDO_STEPS {
                self.undo_stack.remove(0);
            }
            self.undo_stack.push(before);
            self.stacks.arrange_setup(self.sketch.board());
        }
    }

    fn paste(&mut self, text: &str) {
        let read = pasted(text);
        self.pasted = Some(read);
        if let Ok(pasted) = read {
            self.sketch = Sketch::of(&pasted.decision);
        }
    }

    fn change(&mut self, msg: &Msg) {
        let sketch = &mut self.sketch;
        match *msg {
            Msg::Tap(place) => self.tap(place),
            Msg::TakeFrom(place) => self.take_from(place),
            Msg::DropOn(place) => {
                if let Some((from, to)) = self.lifted.take().zip(place) {
                    self.move_checker(from, to);
                }
            }
            Msg::Count(player, number, count) => self.set_count(player, number, count),
            Msg::Clear => {
                let each = sketch.variant.checkers();
                sketch.board = Setup {
                    own: off(each),
                    opponent: off(each),
                };
                sketch.empty = 0;
            }
            Msg::Start => (sketch.board, sketch.empty) = (sketch.variant.setup(), 0),
            Msg::Mirror => *sketch = sketch.mirrored(),
            Msg::OnRoll(player) => sketch.on_roll = player,
            Msg::Ask(question) => sketch.asked = question,
            Msg::Points(player, points) => sketch.points[player] = points,
            Msg::Crawford(crawford) => sketch.crawford = crawford,
            Msg::Cube(value, owner) => (sketch.cube, sketch.owner) = (value, owner),
            Msg::Use(_) | Msg::Lift(_) | Msg::Undo | Msg::Change(_) | Msg::Paste(_) => {}
        }
    }

    /// Changes the variant without moving checkers on the board; adjusts the number of borne-off checkers.
    fn set_variant(&mut self, variant: Variant) {
        self.sketch.variant = variant;
        for player in Player::BOTH {
            let side = self.sketch.side_mut(player);
            let standing: u8 = side.iter().skip(1).sum();
            if let Some(off) = side.first_mut() {
                *off = variant.checkers().saturating_sub(standing);
            }
        }
    }

    /// Returns the player with checkers on a place; White if both players have checkers there.
    pub(crate) fn owner(&self, place: Place) -> Option<Player> {
        let has_checkers = |player: &Player| {
            number(place, *player).is_some_and(|number| self.checkers_at(*player, number) > 0)
        };
        Player::BOTH.into_iter().find(has_checkers)
    }

    pub(crate) fn checkers_at(&self, player: Player, number: u8) -> u8 {
        self.sketch
            .side(player)
            .get(usize::from(number))
            .copied()
            .unwrap_or(0)
    }

    fn tap(&mut self, place: Place) {
        match (self.tool, place) {
            // Tapping a tray selects that player's checkers for the next taps.
            (_, Place::Tray(player)) => self.tool = Tool::Add(player),
            (Tool::Add(_), Place::Bar(player)) => self.add_checker(player, 25),
            (Tool::Add(player), place) => {
                if let Some(number) = number(place, player) {
                    self.add_checker(player, number);
                }
            }
            (Tool::Remove, place) => self.take_from(place),
            (Tool::KeepEmpty, Place::Point(white)) => self.toggle_empty(white),
            (Tool::KeepEmpty, Place::Bar(_)) => {}
        }
    }

    /// Marks a point as one that must be empty and removes its checkers, or removes the mark.
    fn toggle_empty(&mut self, white: u8) {
        for player in Player::BOTH {
            if let Some(number) = number(Place::Point(white), player) {
                self.set_count(player, number, 0);
            }
        }
        self.sketch.empty ^= point_bit(white);
    }

    fn add_checker(&mut self, player: Player, number: u8) {
        let count = self.checkers_at(player, number);
        self.set_count(player, number, count.saturating_add(1));
    }

    fn take_from(&mut self, place: Place) {
        if let Some(player) = self.owner(place)
            && let Some(number) = number(place, player)
        {
            let count = self.checkers_at(player, number);
            self.set_count(player, number, count.saturating_sub(1));
        } else if let Place::Point(white) = place {
            self.sketch.empty &= !point_bit(white);
        }
    }

    fn move_checker(&mut self, from: Place, to: Place) {
        let Some(player) = self.owner(from) else {
            return;
        };
        let (Some(from), Some(to)) = (number(from, player), number(to, player)) else {
            return;
        };
        if from == to {
            return;
        }
        if from > 0 {
            let count = self.checkers_at(player, from);
            self.set_count(player, from, count.saturating_sub(1));
        }
        if to > 0 {
            self.add_checker(player, to);
        }
    }

    /// Sets the number of checkers on a place, capped at the number available. The opponent's checkers are removed from
    /// the place.
    fn set_count(&mut self, player: Player, number: u8, count: u8) {
        let there = self.checkers_at(player, number);
        let left = self.checkers_at(player, 0);
        let count = count.min(there.saturating_add(left));
        let side = self.sketch.side_mut(player);
        if let Some(place) = side.get_mut(usize::from(number)).filter(|_| number > 0) {
            *place = count;
            if let Some(off) = side.first_mut() {
                *off = left + there - count;
            }
        }
        if count > 0 && (1..=24).contains(&number) {
            let white = match player {
                Player::White => number,
                Player::Black => 25 - number,
            };
            self.sketch.empty &= !point_bit(white);
        }
        if count > 0
            && (1..=24).contains(&number)
            && self.checkers_at(player.opponent(), 25 - number) > 0
        {
            self.set_count(player.opponent(), 25 - number, 0);
        }
    }
}

/// Returns a place's number in `player`'s numbering; `None` for the opponent's bar and tray.
pub(crate) fn number(place: Place, player: Player) -> Option<u8> {
    match place {
        Place::Point(white) => Some(match player {
            Player::White => white,
            Player::Black => 25 - white,
        }),
        Place::Bar(whose) => (whose == player).then_some(25),
        Place::Tray(whose) => (whose == player).then_some(0),
    }
}

/// Returns the bit for a point in White's numbering, from 1 to 24; 0 for other numbers.
const fn point_bit(white: u8) -> u32 {
    match white {
        1..=24 => 1 << white,
        _ => 0,
    }
}

const fn off(count: u8) -> [u8; 26] {
    let mut side = [0; 26];
    side[0] = count;
    side
}
