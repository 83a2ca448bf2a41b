//! The values of a document, as far as anybody asks for them.

/// A value of a document.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) enum Value {
    /// Nothing, or of a kind that no match has.
    #[default]
    Null,
    Flag(bool),
    Number(f64),
    Text(String),
    List(Vec<Value>),
    /// Its place in the document, and its fields in their order.
    Object(u32, Vec<(&'static str, Value)>),
}

static NULL: Value = Value::Null;

impl Value {
    /// The field of an object; nothing of what has no such field.
    pub(super) fn get(&self, name: &str) -> &Self {
        let fields = match self {
            Self::Object(_, fields) => fields.as_slice(),
            _ => &[],
        };
        let field = fields.iter().find(|(known, _)| *known == name);
        field.map_or(&NULL, |(_, value)| value)
    }

    pub(super) fn number(&self) -> Option<f64> {
        match self {
            Self::Number(number) if number.is_finite() => Some(*number),
            _ => None,
        }
    }

    pub(super) fn int(&self) -> Option<i32> {
        let number = self.number()?;
        let fits = number.fract() == 0.0 && number.abs() <= f64::from(i32::MAX);
        fits.then_some(number as i32)
    }

    pub(super) fn flag(&self) -> Option<bool> {
        match self {
            Self::Flag(flag) => Some(*flag),
            _ => None,
        }
    }

    /// A text that says something.
    pub(super) fn text(&self) -> Option<&str> {
        match self {
            Self::Text(text) => Some(text.trim()).filter(|text| !text.is_empty()),
            _ => None,
        }
    }

    pub(super) fn list(&self) -> &[Self] {
        match self {
            Self::List(values) => values,
            _ => &[],
        }
    }

    /// Where an object stands in the document.
    pub(super) const fn place(&self) -> u32 {
        match self {
            Self::Object(place, _) => *place,
            _ => 0,
        }
    }
}
