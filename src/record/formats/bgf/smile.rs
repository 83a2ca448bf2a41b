//! Decoder for Smile, a binary encoding of JSON, which retains the known fields and stops at the first damaged byte.
//!
//! Follows version 1.0 of the specification by `FasterXML`. Unlike a general-purpose decoder, it retains the values
//! before a damaged byte and drops unknown fields, which can make up most of a file.

use super::value::{Budget, Decoded, Value, known_name};

/// Maximum nesting depth.
const MAX_DEPTH: usize = 24;
/// Maximum number of shared names or texts; the list is cleared when it is full.
const MAX_SHARED: usize = 1024;

const END_OF_TEXT: u8 = 0xfc;
const START_ARRAY: u8 = 0xf8;
const END_ARRAY: u8 = 0xf9;
const START_OBJECT: u8 = 0xfa;
const END_OBJECT: u8 = 0xfb;

/// Placeholder for the name of an unknown field.
const IGNORED: &str = "";

/// Decodes a document; `None` if it is not Smile. Values before an error or the end of input are retained.
pub(super) fn decode(bytes: &[u8]) -> Option<Decoded> {
    let (head, _) = bytes.split_first_chunk::<4>()?;
    if !head.starts_with(b":)\n") || head[3] >> 4 != 0 {
        return None;
    }
    let mut decoder = Decoder {
        bytes,
        at: 4,
        shares_names: head[3] & 1 != 0,
        shares_texts: head[3] & 2 != 0,
        names: Vec::new(),
        texts: Vec::new(),
        budget: Budget::default(),
    };
    let mut value = Value::Null;
    let complete = decoder.value(&mut value, 0, true).is_some();
    Some(Decoded { value, complete })
}

struct Decoder<'a> {
    bytes: &'a [u8],
    at: usize,
    shares_names: bool,
    shares_texts: bool,
    /// Shared names, with [`IGNORED`] for unknown fields.
    names: Vec<&'static str>,
    texts: Vec<String>,
    budget: Budget,
}

impl<'a> Decoder<'a> {
    fn byte(&mut self) -> Option<u8> {
        let byte = *self.bytes.get(self.at)?;
        self.at += 1;
        Some(byte)
    }

    fn take(&mut self, count: usize) -> Option<&'a [u8]> {
        let taken = self.bytes.get(self.at..)?.get(..count)?;
        self.at += count;
        Some(taken)
    }

    /// Reads a long text up to its end marker.
    fn long(&mut self) -> Option<&'a [u8]> {
        let rest = self.bytes.get(self.at..)?;
        let end = rest.iter().position(|&byte| byte == END_OF_TEXT)?;
        self.at += end + 1;
        Some(&rest[..end])
    }

    /// Reads an unsigned number with seven bits per byte, and six in the last byte, whose highest bit is set.
    fn vint(&mut self) -> Option<u64> {
        let mut number = 0_u64;
        for _ in 0..10 {
            let byte = self.byte()?;
            if byte & 0x80 != 0 {
                return Some(number << 6 | u64::from(byte & 0x3f));
            }
            number = number << 7 | u64::from(byte);
        }
        None
    }

    /// Reads an integer stored in `count` bytes of seven bits each.
    fn seven_bit_integer(&mut self, count: usize) -> Option<u64> {
        let bytes = self.take(count)?.iter();
        Some(bytes.fold(0, |bits, byte| bits << 7 | u64::from(byte & 0x7f)))
    }

    /// Skips a block in 7-bit encoding.
    fn skip_7bit_block(&mut self) -> Option<()> {
        let length = usize::try_from(self.vint()?).ok()?;
        self.take(length.checked_mul(8)?.div_ceil(7)).map(|_| ())
    }

    /// Reads a value, and stores it in `into` if it is `wanted`. Arrays and objects are filled in place, so that `into`
    /// retains all values before an error.
    fn value(&mut self, into: &mut Value, depth: usize, wanted: bool) -> Option<()> {
        let token = self.byte()?;
        self.value_of_token(token, into, depth, wanted)
    }

    fn value_of_token(
        &mut self,
        token: u8,
        into: &mut Value,
        depth: usize,
        wanted: bool,
    ) -> Option<()> {
        *into = match token {
            START_ARRAY => {
                *into = Value::List(Vec::new());
                return self.array(into, depth, wanted);
            }
            START_OBJECT => {
                let place = u32::try_from(self.at - 1).unwrap_or(u32::MAX);
                *into = Value::Object(place, Vec::new());
                return self.object(into, depth, wanted);
            }
            0x01..=0x1f => self.shared(usize::from(token) - 1, wanted)?,
            0xec..=0xef => {
                let low = usize::from(self.byte()?);
                self.shared(usize::from(token & 3) << 8 | low, wanted)?
            }
            0x20 => Value::Text(String::new()),
            0x21 => Value::Null,
            0x22 | 0x23 => Value::Flag(token == 0x23),
            0x24 | 0x25 => Value::of_integer(zigzag(self.vint()?).into()),
            0x28 => {
                Value::Number(f32::from_bits(self.seven_bit_integer(5)?.try_into().ok()?).into())
            }
            0x29 => Value::Number(f64::from_bits(self.seven_bit_integer(10)?)),
            0x2a => {
                self.vint()?;
                self.skip_7bit_block()?;
                Value::Null
            }
            0x40..=0x5f => self.short(usize::from(token - 0x40) + 1, wanted)?,
            0x60..=0x7f => self.short(usize::from(token - 0x60) + 33, wanted)?,
            0x80..=0x9f => self.short(usize::from(token - 0x80) + 2, wanted)?,
            0xa0..=0xbf => self.short(usize::from(token - 0xa0) + 34, wanted)?,
            0xc0..=0xdf => Value::of_integer(zigzag(u64::from(token & 0x1f)).into()),
            0xe0..=0xe7 => {
                let text = self.long()?;
                self.text(text, wanted)?
            }
            0x26 | 0xe8..=0xeb => {
                self.skip_7bit_block()?;
                Value::Null
            }
            0xfd => {
                let length = usize::try_from(self.vint()?).ok()?;
                self.take(length)?;
                Value::Null
            }
            _ => return None,
        };
        Some(())
    }

    fn array(&mut self, into: &mut Value, depth: usize, wanted: bool) -> Option<()> {
        if depth == MAX_DEPTH {
            return None;
        }
        loop {
            let token = self.byte()?;
            if token == END_ARRAY {
                return Some(());
            }
            let Value::List(values) = &mut *into else {
                return None;
            };
            if wanted {
                self.budget.charge(1)?;
                values.push(Value::Null);
            }
            let mut ignored = Value::Null;
            let place = values.last_mut().filter(|_| wanted);
            self.value_of_token(token, place.unwrap_or(&mut ignored), depth + 1, wanted)?;
        }
    }

    fn object(&mut self, into: &mut Value, depth: usize, wanted: bool) -> Option<()> {
        if depth == MAX_DEPTH {
            return None;
        }
        loop {
            let token = self.byte()?;
            if token == END_OBJECT {
                return Some(());
            }
            let name = Some(self.name(token)?).filter(|name| wanted && *name != IGNORED);
            let Value::Object(_, fields) = &mut *into else {
                return None;
            };
            let mut ignored = Value::Null;
            let place = match name {
                None => &mut ignored,
                Some(name) => {
                    self.budget.charge(1)?;
                    fields.push((name, Value::Null));
                    fields.last_mut().map_or(&mut ignored, |(_, value)| value)
                }
            };
            self.value(place, depth + 1, name.is_some())?;
        }
    }

    /// Reads a field name; [`IGNORED`] for unknown fields.
    fn name(&mut self, token: u8) -> Option<&'static str> {
        let length = match token {
            0x20 => return Some(IGNORED),
            0x30..=0x33 => {
                let low = usize::from(self.byte()?);
                return self.names.get(usize::from(token & 3) << 8 | low).copied();
            }
            0x34 => {
                let name = self.long()?;
                return Some(known(name));
            }
            0x40..=0x7f => return self.names.get(usize::from(token - 0x40)).copied(),
            0x80..=0xbf => usize::from(token - 0x80) + 1,
            0xc0..=0xf7 => usize::from(token - 0xc0) + 2,
            _ => return None,
        };
        let name = known(self.take(length)?);
        if self.shares_names {
            if self.names.len() == MAX_SHARED {
                self.names.clear();
            }
            self.names.push(name);
        }
        Some(name)
    }

    /// Reads a text of `length` bytes, to which later back-references may point.
    fn short(&mut self, length: usize, wanted: bool) -> Option<Value> {
        let text = self.take(length)?;
        if self.shares_texts {
            if self.texts.len() == MAX_SHARED {
                self.texts.clear();
            }
            self.texts.push(String::from_utf8_lossy(text).into_owned());
        }
        self.text(text, wanted)
    }

    fn shared(&mut self, nth: usize, wanted: bool) -> Option<Value> {
        let text = self.texts.get(nth)?;
        if !wanted {
            return Some(Value::Null);
        }
        let value = Value::Text(text.clone());
        let length = text.len();
        self.budget.charge_text(length)?;
        Some(value)
    }

    fn text(&mut self, text: &[u8], wanted: bool) -> Option<Value> {
        if !wanted {
            return Some(Value::Null);
        }
        self.budget.charge_text(text.len())?;
        Some(Value::Text(String::from_utf8_lossy(text).into_owned()))
    }
}

/// Decodes a signed number whose lowest bit contains the sign.
const fn zigzag(bits: u64) -> i64 {
    (bits >> 1).cast_signed() ^ -(bits & 1).cast_signed()
}

fn known(name: &[u8]) -> &'static str {
    str::from_utf8(name)
        .ok()
        .and_then(known_name)
        .unwrap_or(IGNORED)
}
