//! Bytes of a message, written and read in one canonical form.

use record::PlayerName;

/// A name that is not written in its canonical form.
#[derive(Debug)]
pub(crate) struct NoName;

/// Takes values from the front of some bytes; every method returns `None` if they are not there or not canonical.
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

    /// A byte that is below `radix`.
    pub(crate) fn below(&mut self, radix: u8) -> Option<u8> {
        self.byte().filter(|&byte| byte < radix)
    }

    /// One of `all`, by its place.
    pub(crate) fn one_of<T: Copy>(&mut self, all: &[T]) -> Option<T> {
        let place = self.byte()?;
        all.get(usize::from(place)).copied()
    }

    /// A name, or none.
    ///
    /// # Errors
    /// [`NoName`].
    pub(crate) fn name(&mut self) -> Result<Option<PlayerName>, NoName> {
        let length = usize::from(self.byte().ok_or(NoName)?);
        let (bytes, rest) = self.0.split_at_checked(length).ok_or(NoName)?;
        self.0 = rest;
        if bytes.is_empty() {
            return Ok(None);
        }
        let text = std::str::from_utf8(bytes).map_err(|_| NoName)?;
        let name = PlayerName::new(text).filter(|name| name.as_str() == text);
        name.map(Some).ok_or(NoName)
    }

    /// Whether everything has been taken.
    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

/// Writes the place of `value` in `all`, of which it is one.
pub(crate) fn put_place<T: PartialEq>(bytes: &mut Vec<u8>, all: &[T], value: &T) {
    let place = all.iter().position(|one| one == value).unwrap_or_default();
    bytes.push(place as u8);
}

/// Writes a name, of at most 160 bytes, after its length in bytes; nothing has the length 0.
pub(crate) fn put_name(bytes: &mut Vec<u8>, name: Option<&PlayerName>) {
    let name = name.map_or("", PlayerName::as_str).as_bytes();
    bytes.push(name.len() as u8);
    bytes.extend(name);
}
