//! Canonical encoding and decoding of message bytes.

use record::PlayerName;

/// Error for a name that is not in canonical form.
#[derive(Debug)]
pub(crate) struct InvalidName;

/// Reader for values at the front of a byte slice. Methods return `None` for missing or non-canonical values.
#[derive(Debug)]
pub(crate) struct Reader<'a>(pub(crate) &'a [u8]);

impl Reader<'_> {
    pub(crate) fn array<const N: usize>(&mut self) -> Option<[u8; N]> {
        let (array, rest) = self.0.split_first_chunk()?;
        self.0 = rest;
        Some(*array)
    }

    pub(crate) fn byte(&mut self) -> Option<u8> {
        let [byte] = self.array()?;
        Some(byte)
    }

    /// Reads a byte; `None` at the end, or if the byte is not below `radix`.
    pub(crate) fn below(&mut self, radix: u8) -> Option<u8> {
        self.byte().filter(|&byte| byte < radix)
    }

    /// Reads an index, and returns that element of `all`; `None` at the end, or if the index is out of range.
    pub(crate) fn one_of<T: Copy>(&mut self, all: &[T]) -> Option<T> {
        let place = self.byte()?;
        all.get(usize::from(place)).copied()
    }

    /// Reads a name; `None` if it is empty.
    ///
    /// # Errors
    /// Returns [`InvalidName`] if the name is missing or non-canonical.
    pub(crate) fn name(&mut self) -> Result<Option<PlayerName>, InvalidName> {
        let length = usize::from(self.byte().ok_or(InvalidName)?);
        let (bytes, rest) = self.0.split_at_checked(length).ok_or(InvalidName)?;
        self.0 = rest;
        if bytes.is_empty() {
            return Ok(None);
        }
        let text = std::str::from_utf8(bytes).map_err(|_| InvalidName)?;
        let name = PlayerName::new(text).filter(|name| name.as_str() == text);
        name.map(Some).ok_or(InvalidName)
    }

    /// Returns `true` if no bytes are left.
    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

/// Writes the index of `value` in `all`, which must contain the value.
pub(crate) fn put_place<T: PartialEq>(bytes: &mut Vec<u8>, all: &[T], value: &T) {
    let mut places = all.iter().zip(0..);
    let place = places.find(|(one, _)| *one == value);
    bytes.push(place.map_or(0, |(_, place)| place));
}

/// Writes the length of a name in bytes, followed by the name, which has at most 160 bytes. `None` has length 0.
pub(crate) fn put_name(bytes: &mut Vec<u8>, name: Option<&PlayerName>) {
    let name = name.map_or("", PlayerName::as_str).as_bytes();
    bytes.push(u8::try_from(name.len()).unwrap_or(u8::MAX));
    bytes.extend(name);
}
