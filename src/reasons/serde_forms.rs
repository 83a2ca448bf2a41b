//! The plain forms of checked numbers, for serde: what is read is checked as it is made.

use crate::{Rolls, Share};

impl TryFrom<u8> for Rolls {
    type Error = String;

    fn try_from(count: u8) -> Result<Self, String> {
        Self::new(count).ok_or_else(|| format!("{count} rolls of 36"))
    }
}

impl From<Rolls> for u8 {
    fn from(rolls: Rolls) -> Self {
        rolls.count()
    }
}

impl TryFrom<u16> for Share {
    type Error = String;

    fn try_from(thousandths: u16) -> Result<Self, String> {
        if thousandths <= 1000 {
            Ok(Self::of(f32::from(thousandths) / 1000.0))
        } else {
            Err(format!("{thousandths} thousandths are no chance"))
        }
    }
}

impl From<Share> for u16 {
    fn from(share: Share) -> Self {
        share.thousandths()
    }
}
