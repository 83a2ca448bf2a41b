//! Default evaluator, which uses exact results where available and nets elsewhere.

use rules::Board;

use crate::limits::limit_to_possible;
use crate::training::{QuantisedLayeredNet, QuantisedNets, Quick};
use crate::{
    Evaluator, Fnv, Handcrafted, IndexSet, LoadError, Outcomes, Payoffs, bearoff, effort,
    final_outcomes, layered, net_file,
};

/// Number of checkers per side in the games used to train the nets.
///
/// With three checkers, as in Hypergammon, the nets lose 0.38 ± 0.06 points per game to the hand-written evaluator.
const TRAINED: u8 = 15;

/// Best available evaluator for each position.
///
/// ```
/// use engine::{Evaluator, Judge};
/// use rules::{Board, Variant};
///
/// // `Judge::from_bytes` reads nets, which play far better.
/// let judge = Judge::without_nets();
/// let chances = judge.evaluate(&Board::start(Variant::Standard));
/// assert!((0.45..0.6).contains(&chances.win()));
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Judge {
    /// Nets; `None` if only the hand-written evaluator is used.
    nets: Option<Nets>,
    /// Small pruning net; `None` if the full nets evaluate every reply.
    quick: Option<Quick>,
    fingerprint: u64,
}

/// Nets, in either version of the file format.
#[derive(Clone, Debug, PartialEq)]
enum Nets {
    /// Separate nets, one per phase.
    Separate(QuantisedNets),
    /// Single net that covers all phases.
    Layered(Box<QuantisedLayeredNet>),
}

impl Nets {
    fn from_bytes(bytes: &[u8]) -> Result<Self, LoadError> {
        match net_file::version(bytes) {
            Some(layered::VERSION) => QuantisedLayeredNet::from_bytes(bytes)
                .map(Box::new)
                .map(Self::Layered),
            _ => QuantisedNets::from_bytes(bytes).map(Self::Separate),
        }
    }

    fn estimate(&self, board: &Board) -> Outcomes {
        match self {
            Self::Separate(nets) => nets.estimate(board),
            Self::Layered(net) => net.estimate(board),
        }
    }

    fn judge_all(
        &self,
        boards: &[Board],
        known: &dyn Fn(&Board) -> Option<Outcomes>,
        into: &mut Vec<Outcomes>,
    ) {
        match self {
            Self::Separate(nets) => nets.judge_all(boards, known, into),
            Self::Layered(net) => net.judge_all(boards, known, into),
        }
    }
}

impl Judge {
    /// Creates a judge with the nets in this file. The nets are not part of this crate; they are in
    /// `src/worker/nets/nets.bin` in the repository, next to `quick.bin`, which is for [`Judge::with_quick`].
    ///
    /// # Errors
    /// Returns an error if the file cannot be used. Callers can fall back to [`Judge::without_nets`].
    ///
    /// ```
    /// use engine::{Judge, LoadError};
    ///
    /// assert_eq!(Judge::from_bytes(b"something else"), Err(LoadError::Kind));
    /// ```
    ///
    /// ```no_run
    /// use engine::Judge;
    ///
    /// let judge = Judge::from_bytes(&std::fs::read("nets.bin")?)?;
    /// let judge = judge.with_quick(&std::fs::read("quick.bin")?)?;
    /// assert!(judge.has_nets());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, LoadError> {
        Ok(Self {
            nets: Some(Nets::from_bytes(bytes)?),
            quick: None,
            fingerprint: Fnv::of(bytes),
        })
    }

    /// Adds the small net in this file, which prunes replies during a search.
    ///
    /// # Errors
    /// Returns an error if the file cannot be used.
    pub fn with_quick(self, bytes: &[u8]) -> Result<Self, LoadError> {
        let quick = Some(Quick::from_bytes(bytes)?);
        Ok(Self { quick, ..self })
    }

    /// Creates a judge that uses only the hand-written evaluator.
    pub const fn without_nets() -> Self {
        Self {
            nets: None,
            quick: None,
            fingerprint: 0,
        }
    }

    /// Returns the small net if it may prune these replies, that is, if all of them are contact positions, which it was
    /// trained on; `None` otherwise.
    fn quick_for(&self, replies: &[Board]) -> Option<&Quick> {
        let is_known = |board: &Board| board.has_contact() && board.own().checkers() == TRAINED;
        self.quick
            .as_ref()
            .filter(|_| replies.first().is_some_and(is_known))
    }

    /// Returns `true` if these replies are race positions that need a net. Replies with an exact evaluation are
    /// excluded, since evaluating them is as fast as pruning them.
    fn is_race(&self, replies: &[Board]) -> bool {
        let is_race = |board: &Board| {
            let trained = board.own().checkers() == TRAINED;
            trained && !board.has_contact() && !bearoff::has_outcomes(board)
        };
        self.quick.is_some() && replies.first().is_some_and(is_race)
    }

    /// Returns `true` if the bear-off tables cover `board`, that is, if all checkers are home.
    pub fn is_bearoff(board: &Board) -> bool {
        bearoff::has_outcomes(board)
    }

    /// Returns the fingerprint of the nets; 0 without nets.
    pub const fn fingerprint(&self) -> u64 {
        self.fingerprint
    }

    /// Returns `true` if the judge has nets.
    pub const fn has_nets(&self) -> bool {
        self.nets.is_some()
    }
}

impl Evaluator for Judge {
    fn estimate(&self, board: &Board) -> Outcomes {
        bearoff::outcomes(board).unwrap_or_else(|| match &self.nets {
            Some(nets) if board.own().checkers() == TRAINED => nets.estimate(board),
            _ => Handcrafted.estimate(board),
        })
    }

    fn evaluate_all(&self, boards: &[Board], into: &mut Vec<Outcomes>) {
        let known = |board: &Board| {
            let exact = final_outcomes(board).or_else(|| bearoff::outcomes(board));
            exact.or_else(|| {
                let unlearnt = board.own().checkers() != TRAINED;
                unlearnt.then(|| limit_to_possible(board, Handcrafted.estimate(board)))
            })
        };
        if let Some(nets) = &self.nets {
            nets.judge_all(boards, &known, into);
        } else {
            into.clear();
            into.extend(boards.iter().map(|board| self.evaluate(board)));
        }
    }

    fn shortlist(&self, boards: &mut Vec<Board>, payoffs: &Payoffs) {
        if let Some(quick) = self.quick_for(boards) {
            quick.prune(boards, payoffs);
        } else if self.is_race(boards) {
            effort::prune(boards);
        }
    }

    fn shortlists(
        &self,
        boards: &mut Vec<Board>,
        payoffs: &[Payoffs],
        wanted: IndexSet,
        lists: &mut Vec<IndexSet>,
    ) {
        if let Some(quick) = self.quick_for(boards) {
            quick.prune_for_each(boards, payoffs, wanted, lists);
            return;
        }
        if self.is_race(boards) {
            effort::prune(boards);
        }
        lists.clear();
        lists.resize(boards.len(), wanted);
    }

    fn is_exact(&self, board: &Board) -> bool {
        bearoff::is_exact(board)
    }
}
