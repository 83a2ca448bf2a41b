//! One player's revealed secrets, which are verified against the heads of that player's chains.

use std::collections::BTreeMap;

use crate::{
    chain::{MARGIN, OwnChain, Owner, Secret, Secrets},
    fault::Refused,
    hash::Hash,
    message::Reveal,
};

/// A player's revealed secrets, each of which hashes to the one before it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Reveals {
    owner: Owner,
    /// Number of the current chain; `shown` counts its revealed entries after the head.
    chain: u32,
    shown: u32,
    last: Secret,
    /// Head of the next chain; `None` until it is revealed.
    next: Option<Hash>,
    /// Secrets of future rolls by roll number.
    pending: BTreeMap<u32, Secret>,
}

impl Reveals {
    pub(crate) fn new(owner: Owner, head: Hash) -> Self {
        Self {
            owner,
            chain: 0,
            shown: 0,
            last: Secret(head.0),
            next: None,
            pending: BTreeMap::new(),
        }
    }

    /// Returns the number of rolls, counted from the first one, whose secrets have been revealed.
    pub(crate) const fn count(&self) -> u32 {
        self.chain * self.owner.length.rolls() + self.shown
    }

    /// Returns the secret for roll number `roll`; `None` if the secret is unknown or the roll has already been made.
    pub(crate) fn secret(&self, roll: u32) -> Option<&Secret> {
        self.pending.get(&roll)
    }

    /// Adds an unrevealed secret of the owner, to compute a roll that only the owner can know.
    pub(crate) fn add_own_secret(&mut self, roll: u32, secret: Secret) {
        self.pending.entry(roll).or_insert(secret);
    }

    /// Discards the secrets for rolls before `roll`.
    pub(crate) fn forget_before(&mut self, roll: u32) {
        self.pending = self.pending.split_off(&roll);
    }

    /// Verifies the secrets revealed by a message, and adds them.
    pub(crate) fn add(&mut self, reveal: &Reveal) -> Result<(), Refused> {
        match &reveal.secrets {
            Secrets::None => {}
            Secrets::Latest(latest) => self.reveal(latest)?,
            Secrets::Across { end, latest } => {
                self.reveal(end)?;
                if self.shown != self.owner.length.rolls() {
                    return Err(Refused::WrongReveal);
                }
                self.reveal(latest)?;
            }
        }
        if let Some(head) = reveal.head
            && self.next.replace(head).is_some()
        {
            return Err(Refused::WrongReveal);
        }
        let left = (self.chain + 1) * self.owner.length.rolls() - self.count();
        if self.next.is_some() != (left < MARGIN) {
            return Err(Refused::WrongReveal);
        }
        Ok(())
    }

    /// Adds a later secret and all secrets before it if hashing leads from it to the last known secret.
    fn reveal(&mut self, latest: &Secret) -> Result<(), Refused> {
        let rolls = self.owner.length.rolls();
        let (chain, shown, last) = match self.next {
            Some(head) if self.shown == rolls => (self.chain + 1, 0, Secret(head.0)),
            _ => (self.chain, self.shown, self.last),
        };
        let most = (shown + MARGIN).min(rolls);
        for entry in shown + 1..=most {
            let mut entries = vec![*latest];
            let mut secret = *latest;
            for index in (shown..entry).rev() {
                secret = self.owner.before(chain, index, &secret);
                entries.push(secret);
            }
            if secret != last {
                continue;
            }
            for (index, secret) in (shown..=entry)
                .rev()
                .zip(entries)
                .filter(|(i, _)| *i > shown)
            {
                self.pending.insert(chain * rolls + index - 1, secret);
            }
            if chain != self.chain {
                self.next = None;
            }
            (self.chain, self.shown, self.last) = (chain, entry, *latest);
            return Ok(());
        }
        Err(Refused::FalseSecret)
    }

    /// Returns the reveal that contains the secrets from `own` for the rolls before roll `to`.
    pub(crate) fn next_reveal(&self, own: &OwnChain, to: u32) -> Reveal {
        let rolls = self.owner.length.rolls();
        let secrets = own.secrets(self.count(), to);
        let chain = to.checked_sub(1).map_or(0, |last| last / rolls);
        let due = (chain + 1) * rolls - to < MARGIN;
        let known = self.next.is_some() && chain == self.chain;
        let head = (due && !known).then(|| own.head(chain + 1));
        Reveal {
            secrets,
            head,
            held: false,
        }
    }
}
