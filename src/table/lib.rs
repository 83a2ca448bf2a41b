//! The page without a browser: one model, one message enum, one pure update.
