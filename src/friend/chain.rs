//! A player's secrets: hash chains derived from 32 random bytes.
//!
//! The last entry in a chain is a hash of the random bytes, and each other entry is the hash of the entry after it.
//! Entry 0, the head, is revealed before play starts. With the head, every later entry can be verified, but no later
//! entry can be computed from an earlier one.

use std::fmt;

use rules::Player;

use crate::hash::Hash;

/// Random bytes from which all of a player's secrets in one game are derived. They never leave the device, and differ
/// from game to game.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Root(pub [u8; 32]);

impl fmt::Debug for Root {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Root(..)")
    }
}

/// A player's secret for one roll, which is an entry in that player's chain.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Secret(pub [u8; 32]);

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(..)")
    }
}

/// Secrets for one or more rolls. Hashing the latest secret in a chain yields the earlier ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Secrets {
    /// No secret.
    None,
    /// All secrets up to and including this one.
    Latest(Secret),
    /// Last secrets in one chain and first secrets in the next.
    Across {
        /// Last secret in the old chain.
        end: Secret,
        /// Latest secret in the new chain.
        latest: Secret,
    },
}

/// Salt in an invitation or acceptance, which binds a player's chains to this game.
pub(crate) type Salt = [u8; 16];

/// Number of rolls covered by a chain, which is a power of two from 8 to 4,096.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChainLength(u8);

impl ChainLength {
    /// Length used in normal games: 4,096 rolls. Shorter chains are for tests.
    pub const DEFAULT: Self = Self(12);

    /// Creates a length of 2 to the power of `power` rolls; `None` unless `power` is 3 to 12.
    pub const fn new(power: u8) -> Option<Self> {
        if matches!(power, 3..=12) {
            Some(Self(power))
        } else {
            None
        }
    }

    /// Returns the exponent, 3 to 12.
    pub const fn power(self) -> u8 {
        self.0
    }

    /// Returns the number of rolls covered by a chain.
    pub const fn rolls(self) -> u32 {
        1 << self.0
    }
}

/// Number of rolls left in a chain below which the head of the next chain is revealed. No message reveals more secrets
/// than this number.
pub(crate) const MARGIN: u32 = 4;

/// Hash domain for a player's chains.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Owner {
    pub(crate) player: Player,
    pub(crate) salt: Salt,
    pub(crate) length: ChainLength,
}

impl Owner {
    /// Returns entry `index` of chain number `chain`, computed from the next entry `after`.
    pub(crate) fn before(&self, chain: u32, index: u32, after: &Secret) -> Secret {
        let number = chain * (self.length.rolls() + 1) + index;
        let player = match self.player {
            Player::White => 0,
            Player::Black => 1,
        };
        let domain = b"backgammon chain 1";
        let parts: [&[u8]; 5] = [
            domain,
            &self.salt,
            &[player],
            &number.to_be_bytes(),
            &after.0,
        ];
        Secret(Hash::of(&parts).0)
    }
}

/// This player's chains, one of which is precomputed.
#[derive(Clone, Debug)]
pub(crate) struct OwnChain {
    root: Root,
    owner: Owner,
    /// Number and entries of the precomputed chain.
    computed: (u32, Vec<Secret>),
}

impl PartialEq for OwnChain {
    fn eq(&self, other: &Self) -> bool {
        (self.root, self.owner) == (other.root, other.owner)
    }
}

impl OwnChain {
    pub(crate) fn new(root: Root, player: Player, length: ChainLength) -> Self {
        let salt = Hash::of(&[b"backgammon salt 1", &root.0]).first();
        let owner = Owner {
            player,
            salt,
            length,
        };
        Self {
            root,
            owner,
            computed: (0, entries(&root, &owner, 0)),
        }
    }

    pub(crate) const fn root(&self) -> Root {
        self.root
    }

    pub(crate) const fn owner(&self) -> &Owner {
        &self.owner
    }

    /// Returns the head of chain number `chain`.
    pub(crate) fn head(&self, chain: u32) -> Hash {
        Hash(self.entry(chain, 0).0)
    }

    /// Returns the secret for roll number `roll`, counted from 0.
    pub(crate) fn secret(&self, roll: u32) -> Secret {
        let rolls = self.owner.length.rolls();
        self.entry(roll / rolls, roll % rolls + 1)
    }

    /// Returns the secrets that reveal exactly the rolls `from..to`.
    pub(crate) fn secrets(&self, from: u32, to: u32) -> Secrets {
        let rolls = self.owner.length.rolls();
        let Some(last) = to.checked_sub(1).filter(|_| to > from) else {
            return Secrets::None;
        };
        let first_chain = from / rolls;
        if first_chain == last / rolls {
            Secrets::Latest(self.secret(last))
        } else {
            Secrets::Across {
                end: self.secret((first_chain + 1) * rolls - 1),
                latest: self.secret(last),
            }
        }
    }

    /// Precomputes the chain that covers roll number `roll`.
    pub(crate) fn advance_to(&mut self, roll: u32) {
        let chain = roll / self.owner.length.rolls();
        if self.computed.0 != chain {
            self.computed = (chain, entries(&self.root, &self.owner, chain));
        }
    }

    /// Returns an entry in a chain; `index` is at most the number of rolls covered by a chain.
    fn entry(&self, chain: u32, index: u32) -> Secret {
        if self.computed.0 == chain {
            return self.computed.1[index as usize];
        }
        entries(&self.root, &self.owner, chain)[index as usize]
    }
}

/// Returns all entries in a chain, starting with the head.
fn entries(root: &Root, owner: &Owner, chain: u32) -> Vec<Secret> {
    let seed = Hash::of(&[b"backgammon seed 1", &root.0, &chain.to_be_bytes()]);
    let mut entries = vec![Secret(seed.0)];
    let mut last = Secret(seed.0);
    for index in (0..owner.length.rolls()).rev() {
        last = owner.before(chain, index, &last);
        entries.push(last);
    }
    entries.reverse();
    entries
}
