//! Native replacements for browser APIs in component tests: stores in memory.

mod storage;
