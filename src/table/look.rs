//! Looking back at an earlier play of the running game, which goes on as it was.

use rules::{Act, Board, Play, Player, Roll};

use crate::{
    Model, Scene, Stacks,
    movelist::notation,
    scene::{checkers, ends, played_dice},
    speech::who,
};

/// Which play of the running game to show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Look {
    /// The one that the list of plays shows for this turn, from 0.
    At(usize),
    /// The one before.
    Back,
    /// The next one; after the last one the game as it stands.
    Forward,
    /// The game as it stands.
    Now,
}

/// A position after an earlier play.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Past {
    /// Number of its turn in the record, from 0.
    pub(crate) turn: usize,
    player: Player,
    roll: Roll,
    before: Board,
    play: Play,
    /// The position after the play, seen by White.
    board: Board,
    stacks: Stacks,
}

impl Past {
    /// The position after the turn with this number, if a play was made in it.
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

/// Changes which play is shown. Where there is none to go to, the one that is shown stays.
pub(crate) fn look(model: &mut Model, at: Look) -> Option<String> {
    let shown = model.past.as_ref().map(|past| past.turn);
    let turns = model.session().record().len();
    let after = |turn| Past::after(model, turn);
    let past = match (at, shown) {
        (Look::Now, _) | (Look::Forward, None) => None,
        (Look::At(turn), _) => after(turn),
        (Look::Back, shown) => {
            // While nothing is moved on the table, what the last play has led to is already to be seen.
            let draft = model.session().draft();
            let settled = draft.is_none_or(|draft| draft.steps().is_empty());
            let end = shown.unwrap_or(turns.saturating_sub(usize::from(settled)));
            let earlier = (0..end).rev().find_map(after);
            earlier.or_else(|| model.past.clone())
        }
        (Look::Forward, Some(shown)) => (shown + 1..turns).find_map(after),
    };
    model.past = past;
    told(model)
}

/// Which play is shown, for the pill on the board and the live region: "You: 31: 8/5 6/5".
pub(crate) fn told(model: &Model) -> Option<String> {
    let Past {
        player,
        roll,
        before,
        play,
        ..
    } = model.past.as_ref()?;
    let text = notation(*roll, before, play);
    Some(model.words.played(who(model, *player), text))
}

/// The scene of the play that is shown, made from that of the game as it stands.
pub(crate) fn scene(model: &Model, past: &Past, now: Scene) -> Scene {
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
    /// The checkers as they are shown: those of an earlier play while one is looked at.
    pub(crate) fn shown_stacks(&self) -> &Stacks {
        self.past.as_ref().map_or(&self.stacks, |past| &past.stacks)
    }

    /// The position as it is shown, seen by White.
    pub(crate) fn shown_board(&self) -> Board {
        let now = || self.session().board_of(Player::White);
        self.past.as_ref().map_or_else(now, |past| past.board)
    }

    /// The number of the turn that is looked at, if an earlier one is.
    pub fn looks_at(&self) -> Option<usize> {
        self.past.as_ref().map(|past| past.turn)
    }
}
