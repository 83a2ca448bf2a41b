//! Positions given in a file in addition to its moves, which are compared with the positions that result from the
//! moves.

use rules::{Cube, Play, Player, Roll, Setup, legal_plays};

use super::GameBuilder;
use crate::formats::{
    arrangement::Arrangement,
    model::{Played, RecordedAction, RecordedMove},
    play_text::{Way, WrittenPlay, resolve},
    remark::{RemarkKind, excerpt},
};

/// Play as given in a file: its moves and the resulting position.
#[derive(Debug)]
pub(in crate::formats) struct StatedPlay {
    /// Moves as `[from, to]`, as numbered for the player who makes the play.
    pub(in crate::formats) moves: Vec<[u8; 2]>,
    /// Moves of the play if it is illegal, possibly more than a legal play can have.
    pub(in crate::formats) illegal_moves: Vec<[u8; 2]>,
    /// Position after the play.
    pub(in crate::formats) after: Option<Arrangement>,
    /// Position before the next move.
    pub(in crate::formats) next: Option<Arrangement>,
}

impl StatedPlay {
    fn written(&self) -> WrittenPlay {
        let way = |&[from, to]: &[u8; 2]| Way { from, to: vec![to] };
        WrittenPlay {
            ways: self.moves.iter().map(way).collect(),
            stars: 0,
        }
    }

    fn text(moves: &[[u8; 2]]) -> String {
        let ways = moves.iter().map(|[from, to]| format!("{from}/{to}"));
        ways.collect::<Vec<_>>().join(" ")
    }
}

impl GameBuilder {
    /// Returns `true` if the game contains any actions other than set-ups.
    pub(in crate::formats) fn has_begun(&self) -> bool {
        let is_set_up = |made: &RecordedMove| made.action.is_set_up();
        self.waiting.is_some() || !self.game.moves.iter().all(is_set_up)
    }

    /// Continues from `setup`, which is from `player`'s perspective; adds a remark if the moves lead to a different
    /// position.
    pub(in crate::formats) fn stated_position(
        &mut self,
        player: Player,
        setup: Setup,
        remark: &mut dyn FnMut(RemarkKind),
    ) {
        let leads_there = self.state.arrangement == Arrangement::from_setup(player, setup);
        if leads_there && !self.lost_track {
            return;
        }
        if self.has_begun() && !self.lost_track {
            remark(RemarkKind::StatedPosition);
        }
        self.other(player, RecordedAction::SetUp(Box::new(setup)));
    }

    /// Adds a play. If the moves do not lead to the position in the file, they are replaced with a legal play that
    /// does, if there is one.
    pub(in crate::formats) fn stated(
        &mut self,
        player: Player,
        roll: Roll,
        stated: &StatedPlay,
        remark: &mut dyn FnMut(RemarkKind),
    ) {
        let written = stated.written();
        let text = StatedPlay::text(&stated.moves);
        let before = self.state.arrangement;
        let board = before.board(player).ok();
        let after_play = |played: &Played| {
            let mut after = before;
            after.play(player, played);
            after
        };
        let reached = after_play(&resolve(board.as_ref(), roll, &written).played);
        let Some(after) = stated.after.filter(|after| *after != reached) else {
            return self.written(player, roll, &written, &text, remark);
        };
        // The next record shows whether the moves or the position after them are wrong.
        let after = stated.next.unwrap_or(after);
        if after == reached {
            return self.written(player, roll, &written, &text, remark);
        }
        let legal = board.and_then(|board| {
            let plays = legal_plays(&board, roll);
            let after = after.board(player.opponent()).ok()?;
            plays.into_iter().find(|play| play.after == after)
        });
        let illegal = Played::Forbidden(stated.illegal_moves.clone());
        if let Some(legal) = legal {
            self.take_turn(player, remark);
            remark(RemarkKind::StatedPosition);
            self.push_play(player, roll, Played::Legal(legal.play));
        } else if after == after_play(&illegal) {
            self.take_turn(player, remark);
            let text = excerpt(&StatedPlay::text(&stated.illegal_moves));
            remark(RemarkKind::ForbiddenPlay { player, roll, text });
            self.push_play(player, roll, illegal);
        } else {
            self.written(player, roll, &written, &text, remark);
        }
    }

    /// Adds a play that is legal in the current position.
    pub(in crate::formats) fn legal(
        &mut self,
        player: Player,
        roll: Roll,
        play: Play,
        remark: &mut dyn FnMut(RemarkKind),
    ) {
        self.take_turn(player, remark);
        self.push_play(player, roll, Played::Legal(play));
    }

    /// Adds the turn of a player who is closed out and therefore does not roll.
    pub(in crate::formats) fn closed_out(
        &mut self,
        player: Player,
        remark: &mut dyn FnMut(RemarkKind),
    ) {
        self.take_turn(player, remark);
        self.push(player, RecordedAction::ClosedOut);
    }

    /// Adds a roll for which the file contains no play.
    pub(in crate::formats) fn unplayed(
        &mut self,
        player: Player,
        roll: Roll,
        remark: &mut dyn FnMut(RemarkKind),
    ) {
        remark(RemarkKind::HiddenPlay(roll));
        self.unknown(player, roll, remark);
    }

    /// Sets the cube to the state given in the file.
    pub(in crate::formats) fn stated_cube(
        &mut self,
        player: Player,
        cube: Cube,
        remark: &mut dyn FnMut(RemarkKind),
    ) {
        let known = self.state.cube;
        if self.state.offer.is_some() || known == cube {
            return;
        }
        if self.has_begun() {
            let (expected, found) = (known.value.points(), cube.value.points());
            remark(RemarkKind::CubeValue { expected, found });
        }
        self.other(player, RecordedAction::SetCube(cube));
    }

    /// Adds the drop that ended the game if a double by the winner is pending.
    pub(in crate::formats) fn dropped_by(
        &mut self,
        loser: Player,
        remark: &mut dyn FnMut(RemarkKind),
    ) {
        let doubled = self.state.offer.is_some_and(|(by, _)| by != loser);
        if doubled && self.ended().is_none() {
            self.answer(loser, RecordedAction::Drop, remark);
        }
    }
}
