//! A player's own secrets: chains of hashes that all follow from 32 random bytes.
//!
//! The last entry of a chain is a hash of the random bytes; each entry before it is the hash of the one after it, and
//! entry 0, the head, is shown before anything is played. So who knows the head can check every later entry, and nobody
//! can find a later entry from an earlier one.

use std::fmt;

use rules::Player;

use crate::hash::Hash;

/// 32 random bytes, from which all secrets of one player in one game follow. They never leave the device, and no two
/// games have the same.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Root(pub [u8; 32]);

impl fmt::Debug for Root {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Root(..)")
    }
}

/// A player's secret for one roll, an entry of that player's chain.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Secret(pub [u8; 32]);

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(..)")
    }
}

/// Secrets for one or more rolls; hashing the latest one of a chain gives the earlier ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Secrets {
    /// No secret.
    None,
    /// All secrets up to this one.
    Latest(Secret),
    /// The last secrets of a chain and the first ones of the next.
    Across {
        /// The last secret of the old chain.
        end: Secret,
        /// The latest secret of the new chain.
        latest: Secret,
    },
}

/// What tells a player's chains from all others: 16 bytes of the invitation or the acceptance.
pub(crate) type Salt = [u8; 16];

/// How many rolls a chain covers, as a power of two: 8 to 4,096.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChainLength(u8);

impl ChainLength {
    /// The length of every honest game: 4,096 rolls.
    pub const DEFAULT: Self = Self(12);

    /// A chain for 2 to the power of `power` rolls, if that is 3 to 12.
    pub const fn new(power: u8) -> Option<Self> {
        if matches!(power, 3..=12) {
            Some(Self(power))
        } else {
            None
        }
    }

    /// 3 to 12.
    pub const fn power(self) -> u8 {
        self.0
    }

    /// The number of rolls that a chain covers.
    pub const fn rolls(self) -> u32 {
        1 << self.0
    }
}

/// A new head is shown as soon as fewer rolls are left in a chain. No message reveals more secrets than this.
pub(crate) const MARGIN: u32 = 4;

/// What the entries of a player's chains are bound to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Owner {
    pub(crate) player: Player,
    pub(crate) salt: Salt,
    pub(crate) length: ChainLength,
}

impl Owner {
    /// Entry `index` of chain number `chain`, from the one after it.
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

/// A player's own chains, one of them computed in advance.
#[derive(Clone, Debug)]
pub(crate) struct OwnChain {
    root: Root,
    owner: Owner,
    /// The number of the chain, and its entries.
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

    /// The head of chain number `chain`.
    pub(crate) fn head(&self, chain: u32) -> Hash {
        Hash(self.entry(chain, 0).0)
    }

    /// The secret for roll number `roll`, from 0.
    pub(crate) fn secret(&self, roll: u32) -> Secret {
        let rolls = self.owner.length.rolls();
        self.entry(roll / rolls, roll % rolls + 1)
    }

    /// What shows the secrets for the rolls `from..to` and no other.
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

    /// Computes the chain that covers roll number `roll` and keeps it.
    pub(crate) fn go_on_to(&mut self, roll: u32) {
        let chain = roll / self.owner.length.rolls();
        if self.computed.0 != chain {
            self.computed = (chain, entries(&self.root, &self.owner, chain));
        }
    }

    /// `index` is at most the number of rolls.
    fn entry(&self, chain: u32, index: u32) -> Secret {
        if self.computed.0 == chain {
            return self.computed.1[index as usize];
        }
        entries(&self.root, &self.owner, chain)[index as usize]
    }
}

/// All entries of a chain, the head first.
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
