//! Typesetting of a language's messages.

use fluent_syntax::ast::{Expression, Pattern, PatternElement};

use super::typography;

/// Typesets a message's texts.
pub(crate) fn typeset(tag: &str, pattern: &mut Pattern<String>) {
    for element in &mut pattern.elements {
        match element {
            PatternElement::TextElement { value } => {
                *value = typography::typeset(tag, value);
            }
            PatternElement::Placeable {
                expression: Expression::Select { variants, .. },
            } => {
                for variant in variants {
                    typeset(tag, &mut variant.value);
                }
            }
            PatternElement::Placeable {
                expression: Expression::Inline(_),
            } => {}
        }
    }
}
