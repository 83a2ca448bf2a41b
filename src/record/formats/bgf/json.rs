//! JSON decoder that retains the known fields and stops at the first damaged byte.

use std::{cell::Cell, fmt, io};

use serde::de::{DeserializeSeed, Deserializer, Error, IgnoredAny, MapAccess, SeqAccess, Visitor};

use super::value::{Budget, Decoded, Value, known_name};

/// Decodes a document; `None` if it is not a JSON object. Values before an error or the end of input are retained.
pub(super) fn decode(bytes: &[u8]) -> Option<Decoded> {
    let read = Cell::new(0);
    let mut deserializer = serde_json::Deserializer::from_reader(Counted { bytes, read: &read });
    let mut decoded = Decoded {
        value: Value::Null,
        complete: false,
    };
    let mut budget = Budget::default();
    let document = Wanted {
        into: &mut decoded.value,
        budget: &mut budget,
        read: &read,
    };
    decoded.complete = document.deserialize(&mut deserializer).is_ok();
    matches!(decoded.value, Value::Object(..)).then_some(decoded)
}

/// Input that counts the bytes read from it.
struct Counted<'a> {
    bytes: &'a [u8],
    read: &'a Cell<usize>,
}

impl io::Read for Counted<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let count = self.bytes.read(buffer)?;
        self.read.set(self.read.get() + count);
        Ok(count)
    }
}

/// Visitor that decodes a value in place, so that arrays and objects left incomplete by an error are retained.
struct Wanted<'a> {
    into: &'a mut Value,
    budget: &'a mut Budget,
    read: &'a Cell<usize>,
}

impl<'de> DeserializeSeed<'de> for Wanted<'_> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<(), D::Error> {
        deserializer.deserialize_any(self)
    }
}

fn full<E: Error>() -> E {
    E::custom("too many values")
}

impl<'de> Visitor<'de> for Wanted<'_> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a value")
    }

    fn visit_unit<E: Error>(self) -> Result<(), E> {
        Ok(())
    }

    fn visit_bool<E: Error>(self, flag: bool) -> Result<(), E> {
        *self.into = Value::Flag(flag);
        Ok(())
    }

    fn visit_i64<E: Error>(self, number: i64) -> Result<(), E> {
        *self.into = Value::of_integer(number.into());
        Ok(())
    }

    fn visit_u64<E: Error>(self, number: u64) -> Result<(), E> {
        *self.into = Value::of_integer(number.into());
        Ok(())
    }

    fn visit_f64<E: Error>(self, number: f64) -> Result<(), E> {
        *self.into = Value::Number(number);
        Ok(())
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<(), E> {
        self.budget.charge_text(text.len()).ok_or_else(full)?;
        *self.into = Value::Text(text.to_owned());
        Ok(())
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut array: A) -> Result<(), A::Error> {
        *self.into = Value::List(Vec::new());
        let Value::List(values) = self.into else {
            return Ok(());
        };
        loop {
            self.budget.charge(1).ok_or_else(full)?;
            let into = values.push_mut(Value::Null);
            let element = Wanted {
                into,
                budget: self.budget,
                read: self.read,
            };
            if array.next_element_seed(element)?.is_none() {
                values.pop();
                return Ok(());
            }
        }
    }

    fn visit_map<A: MapAccess<'de>>(self, mut object: A) -> Result<(), A::Error> {
        let place = u32::try_from(self.read.get().saturating_sub(1)).unwrap_or(u32::MAX);
        *self.into = Value::Object(place, Vec::new());
        let Value::Object(_, fields) = self.into else {
            return Ok(());
        };
        while let Some(name) = object.next_key::<String>()? {
            let Some(name) = known_name(&name) else {
                object.next_value::<IgnoredAny>()?;
                continue;
            };
            self.budget.charge(1).ok_or_else(full)?;
            fields.push((name, Value::Null));
            if let Some((_, into)) = fields.last_mut() {
                object.next_value_seed(Wanted {
                    into,
                    budget: self.budget,
                    read: self.read,
                })?;
            }
        }
        Ok(())
    }
}
