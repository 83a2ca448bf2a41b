//! A board for a session that is kept elsewhere: hands prepare a play on it, and what comes of the play is for others
//! to say.

use board::Input;
use dice::{DiceStream, Seed};
use record::{GameSeed, Saved, Seat};
use rules::{ByPlayer, Player, Session};
use words::Words;

use super::input;
use crate::{Effect, EndOfTurn, Model, Notice, Settings};

/// The level of an opponent who sits at another device: no hand at this board moves that side.
const AWAY: &str = "away";

impl Model {
    /// A board for `session`, in which `me` sits at the bottom and the opponent somewhere else; without `me` both do, and
    /// nothing on it can be pressed. Nothing on it goes by itself, and nothing of it is stored.
    pub fn of_session(
        session: Session,
        me: Option<Player>,
        settings: Settings,
        words: Words,
    ) -> Self {
        let away = Seat::Computer(AWAY.to_owned());
        let seed = Seed([0; 32]);
        let saved = Saved {
            session,
            seats: ByPlayer::new(|player| {
                if me == Some(player) {
                    Seat::Person
                } else {
                    away.clone()
                }
            }),
            names: ByPlayer::default(),
            start: None,
            seeds: vec![GameSeed::new(seed)],
        };
        Self::with(saved, DiceStream::new(seed), by_hand(settings), words)
    }

    /// Puts `session` on the board; the checkers that have moved keep what they are, so that they are seen to move.
    pub fn show_session(&mut self, session: Session) {
        self.saved.session = session;
        self.stacks
            .arrange(&self.saved.session.board_of(Player::White));
        self.lifted = None;
        self.timing.lower_die_first = false;
    }

    /// Does what the player asks for on this board, and returns the announcements and sounds, and why nothing was moved.
    pub fn input(&mut self, input: Input) -> (Vec<Effect>, Option<String>) {
        self.refused = None;
        let mut effects = input::handle(self, input);
        effects.retain(|effect| matches!(effect, Effect::Announce(_) | Effect::Cue(_)));
        // Automatic actions are left out here.
        self.wait = None;
        self.asked = None;
        let refused = match &self.refused {
            Some(Notice::Refused(why)) => Some(why.clone()),
            _ => None,
        };
        (effects, refused)
    }

    /// Follows settings that have changed.
    pub fn follow_settings(&mut self, settings: Settings) {
        self.settings = by_hand(settings);
    }
}

/// The player's settings without the automatic actions.
const fn by_hand(settings: Settings) -> Settings {
    Settings {
        end_of_turn: EndOfTurn::ByHand,
        auto_forced: false,
        auto_bear_off: false,
        auto_roll: false,
        show_dead_cube: false,
        ..settings
    }
}
