//! Native replacements for browser APIs in component tests: in-memory stores.

mod storage;
