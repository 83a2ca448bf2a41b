//! Observer who reads all messages and also knows one player's secrets, and who checks which secrets can be computed at
//! what time.
//!
//! The observer follows the description in `src/friend/README.md`; from the crate, it uses only the message format.

use std::collections::BTreeMap;

use dice::{DiceStream, Seed};
use friend::{Act, Game, Message, Mode, Secrets, Starter};
use rules::{ByPlayer, DiceSource as _, Phase, Player};
use sha2::{Digest as _, Sha256};

type Bytes = [u8; 32];

/// One player's revealed secrets.
struct Shown {
    salt: [u8; 16],
    rolls: u32,
    chain: u32,
    /// Latest entry, and its index in the chain.
    latest: (u32, Bytes),
    next: Option<Bytes>,
    secrets: BTreeMap<u32, Bytes>,
    /// Number of the message that revealed each head.
    heads: Vec<usize>,
    /// Number of the message that revealed the secret for each roll, keyed by roll.
    when: BTreeMap<u32, usize>,
}

pub struct Observer {
    game: Bytes,
    shown: ByPlayer<Shown>,
    messages: usize,
    game_number: u32,
    /// For each opening after the first: its index among the rolls, and the number of rolls whose secrets had been
    /// revealed before the message that ended the previous game.
    openings: Vec<(usize, u32)>,
}

fn hash(parts: &[&[u8]]) -> Bytes {
    Sha256::digest(parts.concat()).into()
}

impl Shown {
    fn new(head: Bytes, salt: [u8; 16], rolls: u32, at: usize) -> Self {
        Self {
            salt,
            rolls,
            chain: 0,
            latest: (0, head),
            next: None,
            secrets: BTreeMap::new(),
            heads: vec![at],
            when: BTreeMap::new(),
        }
    }

    fn count(&self) -> u32 {
        self.chain * self.rolls + self.latest.0
    }

    fn show(&mut self, player: Player, secret: Bytes, at: usize) {
        if self.latest.0 == self.rolls {
            self.chain += 1;
            self.latest = (0, self.next.take().expect("a head"));
        }
        let (from, last) = self.latest;
        let found = (from + 1..=self.rolls).find(|&entry| {
            let mut walked = secret;
            let mut found = vec![(entry, secret)];
            for index in (from..entry).rev() {
                let number = self.chain * (self.rolls + 1) + index;
                let side = [u8::from(player == Player::Black)];
                let domain = b"backgammon chain 1";
                walked = hash(&[domain, &self.salt, &side, &number.to_be_bytes(), &walked]);
                found.push((index, walked));
            }
            if walked == last {
                for (index, secret) in found.into_iter().filter(|(index, _)| *index > from) {
                    let roll = self.chain * self.rolls + index - 1;
                    self.secrets.insert(roll, secret);
                    self.when.insert(roll, at);
                }
            }
            walked == last
        });
        let entry = found.expect("a secret of the chain");
        assert!(entry - from <= 4, "{} secrets at once", entry - from);
        self.latest = (entry, secret);
    }
}

impl Observer {
    pub fn new(game: &Game) -> Self {
        let [invitation, acceptance] = [0, 1].map(|nth| game.messages()[nth].message.clone());
        let (Message::Invitation(invitation), Message::Acceptance(acceptance)) =
            (invitation, acceptance)
        else {
            panic!("no game");
        };
        let rolls = invitation.terms.chain.rolls();
        let encoded = Message::Acceptance(acceptance.clone()).encode();
        // The slice omits the version, the length, the checksum and the secret.
        let bound = &encoded[3..encoded.len() - 3 - 32];
        let mut black = Shown::new(acceptance.head.0, acceptance.salt, rolls, 1);
        black.show(Player::Black, acceptance.opening.0, 1);
        let rerolls = invitation.terms.ruleset().starter_rerolls();
        let inviter_rerolls = rerolls && invitation.terms.starter == Starter::Inviter;
        assert_eq!(black.count(), 1 + u32::from(inviter_rerolls));
        Self {
            game: hash(&[b"backgammon game 1", bound]),
            shown: ByPlayer {
                white: Shown::new(invitation.head.0, invitation.salt, rolls, 0),
                black,
            },
            messages: 2,
            game_number: 1,
            openings: Vec::new(),
        }
    }

    /// Returns `true` if `player` can compute roll number `roll`, whatever program that player uses.
    fn can_know(&self, player: Player, roll: u32) -> bool {
        self.shown[player.opponent()].count() > roll
    }

    /// Checks that `by` had no forbidden knowledge when sending `message`, which `other` has not received yet.
    pub fn check(&self, other: &Game, by: Player, message: &Message) {
        let Message::Turn(turn) = message else {
            return;
        };
        let mut turns = other.messages().iter().rev();
        // The last message that ended a turn says whether the secret for this turn was held back.
        let held = turns.find_map(|logged| match &logged.message {
            Message::Turn(turn) if matches!(turn.act, Act::Play { .. } | Act::Pass) => {
                Some(turn.reveal.held)
            }
            _ => None,
        });
        let session = other.session();
        let next = other.rolls().last().map_or(0, |roll| roll.number + 1);
        let strict = other.terms().mode == Mode::Strict || held == Some(true);
        match turn.act {
            Act::Roll | Act::Double if strict => {
                assert!(!self.can_know(by, next), "he knows what he rolls");
                assert!(!self.can_know(by.opponent(), next), "the other knows it");
            }
            Act::Take | Act::Drop | Act::Beaver => {
                let phase = session.phase();
                let doubled =
                    session.on_roll() != Some(by) && matches!(phase, Phase::Doubled { .. });
                if doubled || strict {
                    assert!(
                        !self.can_know(by, next),
                        "he knows the roll before he answers"
                    );
                }
            }
            Act::Accept | Act::Decline if session.on_roll() != Some(by) => {
                assert!(!self.can_know(by, next) || session.draft().is_some());
            }
            Act::Play { .. } => {
                // The player cannot know the next roll.
                let own = match session.phase() {
                    Phase::Moving(_) => next,
                    Phase::Opening => {
                        let shown = self.shown.white.count().max(self.shown.black.count());
                        shown.max(next + 1)
                    }
                    _ => next + 1,
                };
                assert!(!self.can_know(by, own), "he knows the next roll");
            }
            Act::Pass => assert!(!self.can_know(by, next), "he knows the other's roll"),
            _ => {}
        }
    }

    /// Processes a message that led to `game`.
    pub fn follow(&mut self, game: &Game, by: Player, message: &Message) {
        let Message::Turn(turn) = message else {
            return;
        };
        let at = self.messages;
        self.messages += 1;
        if game.session().game_number() > self.game_number {
            self.game_number = game.session().game_number();
            let most = self.shown.white.count().max(self.shown.black.count());
            self.openings.push((game.rolls().len(), most));
        }
        let shown = &mut self.shown[by];
        match turn.reveal.secrets {
            Secrets::None => {}
            Secrets::Latest(latest) => shown.show(by, latest.0, at),
            Secrets::Across { end, latest } => {
                shown.show(by, end.0, at);
                assert_eq!(shown.latest.0, shown.rolls, "the end of the chain");
                shown.show(by, latest.0, at);
            }
        }
        if let Some(head) = turn.reveal.head {
            assert_eq!(shown.next.replace(head.0), None);
            shown.heads.push(at);
        }
    }

    /// Checks every roll in the game, and that each player had committed to the secret before the opponent revealed
    /// theirs.
    pub fn check_dice(&self, game: &Game) {
        let mut last = None;
        for roll in game.rolls() {
            assert!(last < Some(roll.number), "a roll that comes twice");
            last = Some(roll.number);
            let secret = |player: Player| self.shown[player].secrets[&roll.number];
            let key = hash(&[
                b"backgammon roll 1",
                &self.game,
                &roll.number.to_be_bytes(),
                &secret(Player::White),
                &secret(Player::Black),
            ]);
            let mut dice = DiceStream::new(Seed(key));
            for die in &roll.dice {
                assert_eq!(dice.die(), *die);
            }
            for player in Player::BOTH {
                let shown = &self.shown[player];
                let bound = shown.heads[(roll.number / shown.rolls) as usize];
                let other = self.shown[player.opponent()].when[&roll.number];
                assert!(bound < other, "the head came too late");
            }
        }
        for &(place, known) in &self.openings {
            let number = game.rolls().get(place).map(|roll| roll.number);
            assert!(
                number.is_none_or(|number| number >= known),
                "an opening known before"
            );
        }
        let inviter_starts = game.terms().starter == Starter::Inviter;
        let rolled = game.rolls().iter().flat_map(|roll| {
            let mut dice = roll.dice.clone();
            if inviter_starts && roll.number == 0 {
                for pair in dice.chunks_mut(2) {
                    pair.sort_by(|one, other| other.cmp(one));
                }
            }
            dice
        });
        let played = game.session().log().iter().flat_map(|entry| &entry.dice);
        assert!(rolled.eq(played.copied()), "other dice were played");
    }
}
