//! Shows an earlier play of the running game; the game itself stays as it is.

use record::print_roll;
use rules::{Act, Board, Play, Player, Roll};

use crate::{
    Heading, Model, Scene, Stacks,
    movelist::notation,
    scene::{checkers, ends, played_dice},
    speech::who,
};

/// Selects the play of the running game to show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LookBack {
    /// The play of this turn, counted from 0 as in the list of plays.
    At(usize),
    /// The play before the one shown.
    Back,
    /// The play after the one shown; after the last play, the current position.
    Forward,
    /// The current position.
    Now,
}

impl LookBack {
    /// What an arrow key in the list of plays shows: the plays stand one below the other, and in each line side by side.
    pub const fn towards(heading: Heading) -> Self {
        match heading {
            Heading::Left | Heading::Up => Self::Back,
            Heading::Right | Heading::Down => Self::Forward,
        }
    }
}

/// A position after an earlier play.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct PastPlay {
    /// Index of the play's turn in the session's record, from 0.
    pub(crate) turn: usize,
    player: Player,
    roll: Roll,
    before: Board,
    play: Play,
    /// The position after the play, seen by White.
    board: Board,
    stacks: Stacks,
}

impl PastPlay {
    /// Returns the position after turn `turn`; `None` if no play was made in that turn.
    fn after(model: &Model, turn: usize) -> Option<Self> {
        let made = model.session().record().get(turn).copied()?;
        let Act::Play { roll, before, play } = made.act else {
            return None;
        };
        let mut board = before;
        for step in play.steps() {
            board = board.step(step).ok()?.board;
        }
        if made.player == Player::Black {
            board = board.flipped();
        }
        let mut stacks = model.stacks.clone();
        stacks.arrange(&board);
        Some(Self {
            turn,
            player: made.player,
            roll,
            before,
            play,
            board,
            stacks,
        })
    }
}

/// Changes which play is shown and returns its announcement. If there is no play to go to, the one shown stays.
pub(crate) fn look_back(model: &mut Model, at: LookBack) -> Option<String> {
    let shown = model.past.as_ref().map(|past| past.turn);
    let turns = model.session().record().len();
    let after = |turn| PastPlay::after(model, turn);
    let past = match (at, shown) {
        (LookBack::Now, _) | (LookBack::Forward, None) => None,
        (LookBack::At(turn), _) => after(turn),
        (LookBack::Back, shown) => {
            // Until a checker is moved, the board already shows the last play, so that going back skips it.
            let draft = model.session().draft();
            let settled = draft.is_none_or(|draft| draft.steps().is_empty());
            let end = shown.unwrap_or(turns.saturating_sub(usize::from(settled)));
            let earlier = (0..end).rev().find_map(after);
            earlier.or_else(|| model.past.clone())
        }
        (LookBack::Forward, Some(shown)) => (shown + 1..turns).find_map(after),
    };
    model.past = past;
    shown_play_name(model)
}

/// Names the play that is shown, for the label on the board and the live region: "You: 31 8/5 6/5".
pub(crate) fn shown_play_name(model: &Model) -> Option<String> {
    let PastPlay {
        player,
        roll,
        before,
        play,
        ..
    } = model.past.as_ref()?;
    let words = &model.words;
    let text = format!("{} {}", print_roll(*roll), notation(words, before, play));
    Some(words.played(who(model, *player), text))
}

/// Returns the scene of the earlier play, derived from the current scene `now`.
pub(crate) fn scene(model: &Model, past: &PastPlay, now: Scene) -> Scene {
    let view = now.view;
    let last = Some((past.player, past.before));
    Scene {
        checkers: checkers(model, &past.stacks, &view, last, None),
        dice: played_dice(&view, past.player, past.roll),
        dice_name: None,
        targets: Vec::new(),
        last: ends(past.player, past.play),
        ..now
    }
}

impl Model {
    /// Returns the checkers on the screen: those of the earlier play while one is shown.
    pub(crate) fn shown_stacks(&self) -> &Stacks {
        self.past.as_ref().map_or(&self.stacks, |past| &past.stacks)
    }

    /// Returns the position on the screen, seen by White.
    pub(crate) fn shown_board(&self) -> Board {
        let now = || self.session().board_of(Player::White);
        self.past.as_ref().map_or_else(now, |past| past.board)
    }

    /// Returns the index of the earlier turn that is shown, from 0; `None` while the current position is shown.
    pub fn looks_at(&self) -> Option<usize> {
        self.past.as_ref().map(|past| past.turn)
    }
}
