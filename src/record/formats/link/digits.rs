//! Mixed-radix numbers, which store values of different ranges as the digits of one large number without wasting any
//! bits.

/// Maximum total number of legal plays generated for one link, which is ten times the number for a long match. Doubles
/// can have 2,000 legal plays in a set-up position; generating those for every digit would block the page for seconds.
const MAX_PLAYS: usize = 250_000;

/// Writer for the content of a link, as digits that are read in the order in which they were written.
///
/// ```
/// use record::{LinkReader, LinkWriter};
///
/// let mut writer = LinkWriter::default();
/// writer.put(4, 5);
/// writer.put_text("Ann", 40);
/// let bytes = writer.into_bytes(100).expect("short enough");
/// let mut reader = LinkReader::new(&bytes);
/// assert_eq!((reader.take(5), reader.take_text(40).as_deref()), (4, Some("Ann")));
/// assert!(reader.is_empty());
/// ```
#[derive(Debug, Default)]
pub struct Writer {
    digits: Vec<(u32, u32)>,
    /// `true` after a digit that was too large for its radix.
    is_out_of_range: bool,
    /// Number of legal plays generated so far.
    plays: usize,
}

impl Writer {
    /// Appends `digit`. If it is not below `radix`, [`Self::into_bytes`] will fail.
    pub fn put(&mut self, digit: u32, radix: u32) {
        self.is_out_of_range |= digit >= radix;
        self.digits.push((digit, radix));
    }

    /// Appends an item count as a digit.
    pub fn put_count(&mut self, count: usize, radix: u32) {
        self.put(u32::try_from(count).unwrap_or(u32::MAX), radix);
    }

    /// Adds to the number of legal plays generated.
    pub(super) const fn listed(&mut self, plays: usize) {
        self.plays = self.plays.saturating_add(plays);
    }

    /// Returns the number as little-endian bytes; `None` if it needs more than `most_bytes` bytes, if a digit was out
    /// of range, or if more plays were generated than readers of links accept.
    pub fn into_bytes(self, most_bytes: usize) -> Option<Vec<u8>> {
        let mut number: Vec<u8> = Vec::new();
        if self.is_out_of_range || self.plays > MAX_PLAYS {
            return None;
        }
        for (digit, radix) in self.digits.into_iter().rev() {
            // The number only grows, and each digit requires a pass over all bytes.
            if number.len() > most_bytes {
                return None;
            }
            let mut carry = u64::from(digit);
            for byte in &mut number {
                carry += u64::from(*byte) * u64::from(radix);
                [*byte, ..] = carry.to_le_bytes();
                carry >>= 8;
            }
            while carry > 0 {
                number.push(carry.to_le_bytes()[0]);
                carry >>= 8;
            }
        }
        (number.len() <= most_bytes).then_some(number)
    }
}

/// Reader for the content of a link; all digits after the last one are 0.
#[derive(Debug)]
pub struct Reader {
    number: Vec<u8>,
    /// Number of legal plays that may still be generated.
    plays_left: usize,
}

impl Reader {
    /// Creates a reader for bytes returned by [`Writer::into_bytes`].
    pub fn new(bytes: &[u8]) -> Self {
        Self {
            number: bytes.to_vec(),
            plays_left: MAX_PLAYS,
        }
    }

    /// Subtracts from the number of legal plays that may still be generated; `None` if the total exceeds [`MAX_PLAYS`].
    pub(super) fn listed(&mut self, plays: usize) -> Option<()> {
        self.plays_left = self.plays_left.checked_sub(plays)?;
        Some(())
    }

    /// Reads the next digit, which is below `radix`; 0 if `radix` is 0.
    pub fn take(&mut self, radix: u32) -> u32 {
        let radix = radix.max(1);
        let mut rest = 0_u64;
        for byte in self.number.iter_mut().rev() {
            rest = (rest << 8) + u64::from(*byte);
            [*byte, ..] = (rest / u64::from(radix)).to_le_bytes();
            rest %= u64::from(radix);
        }
        while self.number.last() == Some(&0) {
            self.number.pop();
        }
        u32::try_from(rest).unwrap_or_default()
    }

    /// Reads the next digit, which is below `radix`; `radix` is at most 256.
    pub fn take_byte(&mut self, radix: u32) -> u8 {
        u8::try_from(self.take(radix)).unwrap_or_default()
    }

    /// Returns `true` if only zeros remain.
    pub fn is_empty(&self) -> bool {
        self.number.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_with_any_radix_survive_a_round_trip() {
        proptest::proptest!(|(pairs: Vec<(u32, u32)>)| {
            let pairs: Vec<_> = pairs.into_iter().map(|(digit, radix)| {
                let radix = radix % 70_000 + 1;
                (digit % radix, radix)
            }).collect();
            let mut writer = Writer::default();
            for &(digit, radix) in &pairs {
                writer.put(digit, radix);
            }
            let number = writer.into_bytes(usize::MAX).expect("digits in their ranges");
            let mut reader = Reader::new(&number);
            for &(digit, radix) in &pairs {
                proptest::prop_assert_eq!(reader.take(radix), digit);
            }
            proptest::prop_assert!(reader.is_empty());
        });
    }

    #[test]
    fn rejects_an_out_of_range_digit_and_an_overlong_number() {
        let number = |digit, most_bytes| {
            let mut writer = Writer::default();
            writer.put(digit, 1_000);
            writer.into_bytes(most_bytes)
        };
        assert_eq!(number(999, 2), Some(vec![0xe7, 0x03]));
        assert_eq!(number(1_000, 2), None);
        assert_eq!(number(999, 1), None);
    }
}
